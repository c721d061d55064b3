// Keyset lists, newest first: where a page goes on, and what its token is. One place for every list.
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";

interface Dated {
  readonly createdAt: PgColumn;
  readonly id: PgColumn;
}

/** The rows that come after the token's; all where there is none. A bad token is a VALIDATION_ERROR. */
export function olderThan(table: Dated, token: string | undefined): SQL | undefined {
  if (!token) return undefined;
  const [createdAt = "", id = ""] = decodeCursor(token, 2);
  if (!isMoment(createdAt)) decodeCursor("", 2);
  return sql`(${table.createdAt}, ${table.id}) < (${createdAt}::timestamptz, ${id})`;
}

/** Only what encodeCursor was given: Date reads forms that PostgreSQL refuses, such as a bare "1". */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return moment.getTime() >= 0 && /^\d{4}-/.test(text) && moment.toISOString() === text;
}

/** A page out of rows that were read one beyond it, and the token of the next one or null. */
export function pageOf<R extends { readonly createdAt: Date; readonly id: string }>(
  rows: readonly R[],
  limit: number,
): { rows: readonly R[]; nextToken: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    rows: page,
    nextToken: more ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}
