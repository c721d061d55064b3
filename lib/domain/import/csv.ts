// The same import from a CSV text with a header row: one merchant per line, at most one payment method.
import { parse } from "csv-parse/sync";
import { type Issue, validationError } from "@/lib/core/errors";

const MERCHANT = ["name", "email", "externalMerchantId", "website"] as const;
const METHOD = {
  paymentMethodName: "name",
  paymentMethodDescription: "description",
  paymentMethodChannel: "channel",
  paymentMethodVendor: "vendor",
} as const;
const KNOWN: readonly string[] = [...MERCHANT, ...Object.keys(METHOD)];

/** The import that a CSV text and the query string stand for. */
export function readImportCsv(text: string, query: URLSearchParams): Record<string, unknown> {
  const [header = [], ...lines] = recordsOf(text);
  const names = header.map((name) => name.trim());
  const issues = headerIssues(names);
  if (issues.length > 0) throw validationError(issues);
  return {
    merchants: lines.map((cells) => entryOf(names, cells)),
    ...flag(query, "sendInvites"),
    ...flag(query, "dryRun"),
  };
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: [",", ";", "\t"],
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    const message = `This is not CSV: ${(error as Error).message}`;
    throw validationError([{ path: "", message }]);
  }
}

function headerIssues(names: readonly string[]): Issue[] {
  const unknown = names.filter((name) => !KNOWN.includes(name));
  const issues = unknown.map((name) => ({
    path: name,
    message: `There is no such column. The columns are ${KNOWN.join(", ")}.`,
  }));
  if (!names.includes("name")) {
    issues.push({ path: "name", message: "The first line must name the columns; name is needed." });
  }
  return issues;
}

/** An empty cell is a member that is left out. */
function entryOf(names: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const merchant: Record<string, unknown> = {};
  const method: Record<string, string> = {};
  names.forEach((name, index) => {
    const cell = cells[index]?.trim() ?? "";
    if (cell === "") return;
    if (name in METHOD) method[METHOD[name as keyof typeof METHOD]] = cell;
    else merchant[name] = cell;
  });
  if (Object.keys(method).length > 0) merchant.paymentMethods = [method];
  return merchant;
}

function flag(query: URLSearchParams, name: string): Record<string, unknown> {
  const value = query.get(name);
  if (value === null) return {};
  // Anything but true and false goes on as it is, and is refused by the import's own shape.
  return { [name]: value === "true" || value === "1" ? true : value === "false" ? false : value };
}
