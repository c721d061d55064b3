// The same import from a CSV text with a header row: one merchant per line, at most one payment method.
import { finished } from "node:stream/promises";
import { parse } from "csv-parse";
import { validationError } from "@/lib/core/errors";
import type { Issue } from "@/lib/core/issue";
import { mapPaced, Pace } from "@/lib/core/pace";
import { IMPORT_MAX, ROW_MEMBERS_MAX } from "./shape";

const MERCHANT = ["name", "email", "externalMerchantId", "website", "locale"] as const;
const METHOD = {
  paymentMethodName: "name",
  paymentMethodDescription: "description",
  paymentMethodChannel: "channel",
  paymentMethodVendor: "vendor",
} as const;
const KNOWN: readonly string[] = [...MERCHANT, ...Object.keys(METHOD)];

/** The import that a CSV text (UTF-8) and the query string stand for. */
export async function readImportCsv(
  text: Uint8Array,
  query: URLSearchParams,
): Promise<Record<string, unknown>> {
  const [header = [], ...lines] = await recordsOf(text);
  if (header.length > ROW_MEMBERS_MAX) throw validationError([TOO_WIDE]);
  const names = header.map((name) => name.trim());
  const issues = headerIssues(names);
  if (issues.length > 0) throw validationError(issues);
  return {
    merchants: await mapPaced(lines, (cells) => entryOf(names, cells)),
    ...flag(query, "sendInvites"),
    ...flag(query, "resend"),
    ...flag(query, "dryRun"),
  };
}

const TOO_WIDE: Issue = {
  path: "",
  code: "too_long",
  message: `The first line has more than ${ROW_MEMBERS_MAX} columns. Name only those that there are.`,
};

/** The header line, and as many lines as tell that there are too many. */
const MOST_RECORDS = IMPORT_MAX + 2;
/** The longest line, and the longest cell in quotes; no row that can be imported is a tenth of it. */
const LONGEST_LINE = 64 * 1024;
/** What is parsed at once, in bytes. */
const SLICE = 32 * 1024;

/** The cells of each line; those of a line beyond what a row may have are left out. */
async function recordsOf(text: Uint8Array): Promise<string[][]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(Buffer.from(text.subarray(0, LONGEST_LINE)).toString("utf8")),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
    to: MOST_RECORDS,
  });
  const records: string[][] = [];
  parser.on("data", (cells: string[]) => records.push(cells.slice(0, ROW_MEMBERS_MAX + 1)));
  const ended = finished(parser, { writable: false });
  ended.catch(() => undefined);
  const lines = new LineLengths();
  const pace = new Pace();
  for (let at = 0; at < text.length && records.length < MOST_RECORDS; at += SLICE) {
    const slice = text.subarray(at, at + SLICE);
    lines.add(slice);
    parser.write(slice);
    if (parser.errored) break;
    if (pace.due) await pace.rest();
  }
  parser.end();
  await ended.catch((error) => {
    throw validationError([{ path: "", code: "invalid_format", message: wordsOf(error) }]);
  });
  return records;
}

/** The parser's own message quotes the cell, which can hold anything. */
function wordsOf(error: unknown): string {
  const { lines, code } = error as { lines?: number; code?: string };
  const where = lines === undefined ? "" : ` in line ${lines}`;
  return code === "CSV_MAX_RECORD_SIZE"
    ? `A row is longer than ${LONGEST_LINE} bytes${where}. Look for a quote that is not closed.`
    : `This is not CSV: a quote is out of place${where}. Put a cell that holds quotes into quotes, and double those inside.`;
}

/** Counts the lines of a text and refuses one that is too long; the parser would count its cells alone. */
class LineLengths {
  #line = 1;
  #length = 0;

  add(slice: Uint8Array): void {
    for (const byte of slice) {
      if (byte !== LINE_FEED && byte !== CARRIAGE_RETURN) {
        this.#length += 1;
        if (this.#length <= LONGEST_LINE) continue;
        const message = `Line ${this.#line} is longer than ${LONGEST_LINE} bytes. Send one merchant per line.`;
        throw validationError([{ path: "", code: "too_long", message }]);
      }
      if (byte === LINE_FEED) this.#line += 1;
      this.#length = 0;
    }
  }
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** What parts the names of the first line: no name holds any of these, while a cell may. */
function delimiterOf(text: string): string {
  const first = text.split(/[\r\n]/, MOST_EMPTY_LINES).find((line) => line.trim() !== "") ?? "";
  const uses = (mark: string) => first.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (uses(mark) > uses(best) ? mark : best));
}

/** Empty lines that are looked past in search of the header. */
const MOST_EMPTY_LINES = 1000;

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

/**
 * An empty cell is a member that is left out; one beyond the header is a member nobody knows. A line with
 * too many cells stays a list of them, which the row's check refuses.
 */
function entryOf(names: readonly string[], cells: readonly string[]): unknown {
  if (cells.length > ROW_MEMBERS_MAX) return cells;
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
