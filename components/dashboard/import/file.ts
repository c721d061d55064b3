// A CSV file, or a text that was pasted -> rows; rows with their problems -> a CSV file. In the browser alone.

/** The most rows of one file. */
export const ROWS_MAX = 100_000;
const BYTES_MAX = 50 * 1024 * 1024;
const COLUMNS_MAX = 64;

/** A list that was read. */
export interface Sheet {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A list, or why it is none. */
export type SheetRead =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly problem: string };

const ZIP = [0x50, 0x4b];

/** The text of a file. Spreadsheets also write the character set of old Windows. */
export async function textOf(file: File): Promise<string | null> {
  if (file.size > BYTES_MAX) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (ZIP.every((byte, at) => bytes[at] === byte)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** What parts the cells: what parts the names of the first line. */
function delimiterOf(text: string): string {
  const first = text.split(/[\r\n]+/, 50).find((line) => line.trim() !== "") ?? "";
  const uses = (mark: string) => first.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (uses(mark) > uses(best) ? mark : best));
}

/** Reads a list. Its first line names the columns. */
export async function readSheet(text: string): Promise<SheetRead> {
  const { parse } = await import("csv-parse/browser/esm/sync");
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      to: ROWS_MAX + 2,
    });
  } catch {
    return refused(
      "This is no CSV: a quote is out of place. Save the list as CSV in your spreadsheet, then choose it again.",
    );
  }
  const [header = [], ...rows] = records.map((cells) => cells.map(withoutGuard));
  if (rows.length === 0) {
    return refused("There are no rows: the first line names the columns, merchants follow below.");
  }
  if (rows.length > ROWS_MAX) return refused("These are more than 100,000 rows. Split the file.");
  if (header.length > COLUMNS_MAX) {
    return refused(
      `These are more than ${COLUMNS_MAX} columns. Leave out those that are not needed.`,
    );
  }
  return { ok: true, sheet: { header: header.map((name) => name.trim()), rows } };
}

function refused(problem: string): SheetRead {
  return { ok: false, problem };
}

// What a spreadsheet would run begins with one of these, maybe behind characters that nobody sees.
const FORMULA =
  /^[\s\p{Cc}\p{Cf}]{0,99}[-=+@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]/u;

/** What would run as a formula gets an apostrophe; a list that is read loses it again. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell as it was before a file of ours kept it from running as a formula. */
function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

/** The rows that failed, as they came, with what is wrong with each, so that they can be mended and sent again. */
export function problemsCsv(
  { header, rows }: Sheet,
  problems: ReadonlyMap<number, string>,
): string {
  const lines = [[...header, "Problem"]];
  for (const [index, problem] of problems) {
    const cells = header.map((_, at) => rows[index]?.[at] ?? "");
    lines.push([...cells, problem]);
  }
  return lines.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}
