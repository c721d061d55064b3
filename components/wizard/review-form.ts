// The fields of a review group while they are filled in: as they are typed, as a draft keeps them, and as
// they are sent.
import type { FieldValue, ReviewField } from "@/lib/domain/review/shape";
import { isAsked } from "@/lib/pci/asked";

/** One row of a field that takes rows, by column, as it is typed. */
export type TypedRow = Readonly<Record<string, string>>;

/** What stands in a field: text, `true` or `false` as text, or rows; empty: nothing. */
export type Typed = string | readonly TypedRow[];

/** What stands in the fields of a group, by id. */
export type TypedFields = Readonly<Record<string, Typed>>;

/** What a draft holds of a field that was emptied: an empty draft is one that nobody typed. */
const EMPTIED = " ";

/** What a field shows before anything is typed. */
export function typedOf({ type, value }: Pick<ReviewField, "type" | "value">): Typed {
  if (type !== "rows") return value === null ? "" : String(value);
  if (!Array.isArray(value)) return [];
  return value.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, String(cell)])),
  );
}

/**
 * The draft of a field. Lines of text stay lines: a card number that is parted by one must still be seen
 * by those who guard drafts.
 */
export function draftOf(field: Pick<ReviewField, "type" | "value">, typed: Typed): string {
  if (typeof typed === "string") return typed === "" && typedOf(field) !== "" ? EMPTIED : typed;
  return JSON.stringify(typed).replaceAll("\\n", "\n");
}

/** What a draft says that stands in a field; null: nothing was typed, or it cannot be read. */
export function readDraft({ type }: Pick<ReviewField, "type">, draft: string): Typed | null {
  if (draft === "") return null;
  if (type !== "rows") return draft === EMPTIED ? "" : draft;
  try {
    const rows: unknown = JSON.parse(draft.replaceAll("\n", "\\n"));
    return Array.isArray(rows) ? rows : null;
  } catch {
    return null;
  }
}

/** A text that is sent as a number where it is one; what is wrong with others is told by the API. */
function cellOf(type: string, typed: string): string | number | null {
  const text = typed.trim();
  if (text === "") return null;
  return type === "integer" && /^\d+$/.test(text) ? Number(text) : text;
}

type SentField = string | number | boolean | null | Record<string, string | number | null>[];

function sentOf({ type, columns }: ReviewField, typed: Typed): SentField {
  if (typeof typed !== "string") {
    return typed.map((row) =>
      Object.fromEntries(
        (columns ?? []).map((column) => [column.id, cellOf(column.type, row[column.id] ?? "")]),
      ),
    );
  }
  if (type === "yesno") return typed === "" ? null : typed === "true";
  return cellOf(type, typed);
}

/** The fields that are asked, by what stands in those before them. */
export function askedFields(
  fields: readonly ReviewField[],
  typed: TypedFields,
): readonly ReviewField[] {
  const values: Record<string, SentField> = {};
  return fields.filter((field) => {
    if (!isAsked(field, values)) return false;
    values[field.id] = sentOf(field, typed[field.id] ?? "");
    return true;
  });
}

/** What is sent for a group: every field that is asked, in the rows as they are shown. */
export function sentFields(
  fields: readonly ReviewField[],
  typed: TypedFields,
): Record<string, SentField> {
  return Object.fromEntries(
    askedFields(fields, typed).map((field) => [field.id, sentOf(field, typed[field.id] ?? "")]),
  );
}

function given(value: FieldValue | null): boolean {
  return value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}

/** How many details that a bank expects are not given in a group. */
export function missingOf(fields: readonly ReviewField[]): number {
  const typed = Object.fromEntries(
    fields.map((field) => [field.id, field.source === "given" ? typedOf(field) : ""]),
  );
  return askedFields(fields, typed).filter(
    ({ required, source, value }) => required && !(source === "given" && given(value)),
  ).length;
}

/** A draft of rows as people can read it. */
export function readableRows(draft: string): string {
  const rows = readDraft({ type: "rows" }, draft) ?? [];
  if (typeof rows === "string") return rows;
  return rows
    .map((row) =>
      Object.values(row)
        .filter((cell) => cell.trim() !== "")
        .join(", "),
    )
    .join("\n");
}
