// The same import from a CSV text with a header row: one merchant per line, at most one payment method.
import { parse } from "csv-parse/sync";
import { validationError } from "@/lib/core/errors";
import type { Issue } from "@/lib/core/issue";
import { IMPORT_MAX } from "./shape";

const MERCHANT = ["name", "email", "externalMerchantId", "website", "locale"] as const;
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
    ...flag(query, "resend"),
    ...flag(query, "dryRun"),
  };
}

/** The header line, and as many lines as tell that there are too many. */
const MOST_RECORDS = IMPORT_MAX + 2;

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_RECORDS,
    });
  } catch (error) {
    // The parser's own message quotes the cell, which can hold anything.
    const { lines } = error as { lines?: number };
    const where = lines === undefined ? "" : ` in line ${lines}`;
    const message = `This is not CSV: a quote is out of place${where}. Put a cell that holds quotes into quotes, and double those inside.`;
    throw validationError([{ path: "", code: "invalid_format", message }]);
  }
}

/** What parts the names of the first line: no name holds any of these, while a cell may. */
function delimiterOf(text: string): string {
  const [first = ""] = /^.*\S.*$/m.exec(text) ?? [];
  const uses = (mark: string) => first.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (uses(mark) > uses(best) ? mark : best));
}

function headerIssues(names: readonly string[]): Issue[] {
  const issues = names.flatMap((name, index): Issue[] => {
    if (!KNOWN.includes(name)) {
      const message = `There is no such column. The columns are ${KNOWN.join(", ")}.`;
      return [{ path: tellableName(name, index), code: "unknown", message }];
    }
    const twice = names.indexOf(name) < index;
    if (!twice) return [];
    return [{ path: name, code: "repeated", message: "Two columns have this name. Keep one." }];
  });
  if (!names.includes("name")) {
    const message = "The first line must name the columns; name is needed.";
    issues.push({ path: "name", code: "required", message });
  }
  return issues;
}

/** Without a header line these are the cells of a merchant: digits can be a card number. */
function tellableName(name: string, index: number): string {
  return /\p{N}/u.test(name) ? columnName(index) : name;
}

function columnName(index: number): string {
  return `column ${index + 1}`;
}

/** An empty cell is a member that is left out; one beyond the header is a member nobody knows. */
function entryOf(names: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const merchant: Record<string, unknown> = {};
  const method: Record<string, string> = {};
  cells.forEach((text, index) => {
    const cell = text.trim();
    if (cell === "") return;
    const name = names[index] ?? columnName(index);
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
