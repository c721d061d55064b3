// Cells of CSV files (RFC 4180) that the database writes, so that a file of any length is read page by page.
import { type SQL, sql } from "drizzle-orm";

// Spreadsheets run a cell that begins with one of these, half as wide or full, and pass over white space and
// characters that nobody sees before it.
const UNSEEN =
  "\\s\\u0001-\\u001f\\u007f-\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\u3000\\ufeff";
const SIGNS = "-=+@\\u2212\\ufe62\\ufe63\\ufe66\\ufe6b\\uff0b\\uff0d\\uff1d\\uff20";
const FORMULA = `^([${UNSEEN}]*[${SIGNS}]|[\\t\\r\\n])`;

/** A text in quotes, with quotes doubled; what a spreadsheet would run as a formula gets an apostrophe. */
export function textCell(value: SQL): SQL {
  const safe = sql`case when ${value} ~ ${FORMULA} then chr(39) || ${value} else ${value} end`;
  return sql`coalesce('"' || replace(${safe}, '"', '""') || '"', '')`;
}

/** A moment, ISO 8601 with milliseconds. */
export function momentCell(value: SQL): SQL {
  return sql`coalesce(to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`;
}

/** A number; empty where there is none. */
export function numberCell(value: SQL): SQL {
  return sql`coalesce(${value}::text, '')`;
}
