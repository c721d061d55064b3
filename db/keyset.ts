// Keyset lists, newest first: where a page goes on, and what its token is. One place for every list.
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { sha256, sortedJson } from "@/lib/core/canonical";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";

interface Dated {
  readonly createdAt: SQLWrapper;
  readonly id: SQLWrapper;
}

/** One page of one list: what selects its rows, how many at once, and where it goes on. */
export interface Keyset {
  /** A token goes on with the list and the filters that it came from, and with no other. */
  readonly mark: string;
  readonly limit: number;
  readonly token: string | undefined;
}

const MARK_LENGTH = 16;

/** The page that a request asks of a list; every other member of the request selects rows. */
export function keysetOf(
  list: string,
  request: { readonly limit: number; readonly nextToken?: string | undefined },
): Keyset {
  const { limit, nextToken: token, ...filter } = request;
  return { mark: sha256(sortedJson([list, filter])).slice(0, MARK_LENGTH), limit, token };
}

/** The rows that come after the token's; all where there is none. A bad token is a VALIDATION_ERROR. */
export function olderThan(table: Dated, { mark, token }: Keyset): SQL | undefined {
  if (!token) return undefined;
  const [createdAt = "", id = ""] = decodeCursor(mark, token, 2);
  if (!isMoment(createdAt)) decodeCursor(mark, "", 2);
  return sql`(${table.createdAt}, ${table.id}) < (${createdAt}::timestamptz, ${id})`;
}

/** Whether a part of a token is what encodeCursor was given: Date reads forms that PostgreSQL refuses, such as a bare "1". */
export function isMoment(text: string): boolean {
  const moment = new Date(text);
  return moment.getTime() >= 0 && /^\d{4}-/.test(text) && moment.toISOString() === text;
}

/** A page out of rows that were read one beyond it, and the token of the next one or null. */
export function pageOf<R extends { readonly createdAt: Date; readonly id: string }>(
  rows: readonly R[],
  { mark, limit }: Keyset,
): { rows: readonly R[]; nextToken: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    rows: page,
    nextToken: more ? encodeCursor(mark, [last.createdAt.toISOString(), last.id]) : null,
  };
}
