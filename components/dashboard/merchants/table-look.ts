// Which columns a person wants to see, and how dense: kept in this browser, and read by the server before it
// makes the table. Pure.

/** Columns that can be left out; the merchant and the status always stand. */
export const COLUMNS = ["questionnaire", "ends", "invitation", "activity", "mail"] as const;

/** A column that can be left out. */
export type Column = (typeof COLUMNS)[number];

/** Columns, as their heads name them. */
export const COLUMN_WORDS: Readonly<Record<Column, string>> = {
  questionnaire: "Questionnaire",
  ends: "Ends",
  invitation: "Invitation",
  activity: "Last activity",
  mail: "Mail",
};

/** The look of the table. */
export interface TableLook {
  readonly compact: boolean;
  readonly columns: readonly Column[];
}

/** The cookie that keeps it. */
export const LOOK_COOKIE = "sealwright-table";

/** What the cookie says; everything where it says nothing. */
export function readLook(text: string | undefined): TableLook {
  const words = (text ?? "").split(".");
  return {
    compact: words.includes("compact"),
    columns: COLUMNS.filter((column) => !words.includes(`no-${column}`)),
  };
}

/** The cookie's text for a look. */
export function writeLook({ compact, columns }: TableLook): string {
  const left = COLUMNS.filter((column) => !columns.includes(column));
  return [...(compact ? ["compact"] : []), ...left.map((column) => `no-${column}`)].join(".");
}
