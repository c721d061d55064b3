// The orders of a book, and where a page of each goes on.
import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { Keyset } from "@/db/keyset";
import { merchantActivity, merchants } from "@/db/schema";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";
import type { BookSort } from "./shape";

/** The values of a row that an order can rest on. */
export interface OrderedRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly searchText: string | null;
  readonly expiresAt: Date | null;
  readonly lastActivityAt: Date | null;
}

interface Order {
  readonly by: SQL;
  readonly direction: "asc" | "desc";
  /** The row's place as the token keeps it. */
  readonly keyOf: (row: OrderedRow) => string;
  readonly isKey: (key: string) => boolean;
  /** The token's place as the database reads it. */
  readonly placeOf: (key: string) => SQL;
}

const NONE = "none";

/** Only what toISOString wrote: Date reads forms that PostgreSQL refuses. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return moment.getTime() >= 0 && /^\d{4}-/.test(text) && moment.toISOString() === text;
}

/** By a moment; rows without one stand where `none` does. */
function byMoment(
  by: SQL,
  direction: Order["direction"],
  keyOf: (row: OrderedRow) => Date | null,
  none: "infinity" | "-infinity",
): Order {
  return {
    by: sql`coalesce(${by}, ${sql.raw(`'${none}'`)}::timestamptz)`,
    direction,
    keyOf: (row) => keyOf(row)?.toISOString() ?? NONE,
    isKey: (key) => key === NONE || isMoment(key),
    placeOf: (key) => sql`${key === NONE ? none : key}::timestamptz`,
  };
}

function byCreation(direction: Order["direction"]): Order {
  return {
    by: sql`${merchants.createdAt}`,
    direction,
    keyOf: (row) => row.createdAt.toISOString(),
    isKey: isMoment,
    placeOf: (key) => sql`${key}::timestamptz`,
  };
}

function byName(direction: Order["direction"]): Order {
  return {
    by: sql`${merchants.searchText}`,
    direction,
    keyOf: (row) => row.searchText ?? "",
    isKey: () => true,
    placeOf: (key) => sql`${key}`,
  };
}

const expiry = sql`${merchants.expiresAt}`;
const activity = sql`${merchantActivity.lastActivityAt}`;

const ORDERS: Readonly<Record<BookSort, Order>> = {
  newest: byCreation("desc"),
  oldest: byCreation("asc"),
  name: byName("asc"),
  name_desc: byName("desc"),
  expires: byMoment(expiry, "asc", (row) => row.expiresAt, "infinity"),
  expires_desc: byMoment(expiry, "desc", (row) => row.expiresAt, "-infinity"),
  quietest: byMoment(activity, "asc", (row) => row.lastActivityAt, "-infinity"),
  busiest: byMoment(activity, "desc", (row) => row.lastActivityAt, "-infinity"),
};

/** The terms of an order. */
export function orderTerms(sort: BookSort): readonly SQL[] {
  const { by, direction } = ORDERS[sort];
  return direction === "asc" ? [asc(by), asc(merchants.id)] : [desc(by), desc(merchants.id)];
}

/** Whether an order rests on `merchant_activity`. */
export function readsActivity(sort: BookSort): boolean {
  return sort === "quietest" || sort === "busiest";
}

/** The rows that come after the token's; all where there is none. A bad token is a VALIDATION_ERROR. */
export function beyond(sort: BookSort, { mark, token }: Keyset): SQL | undefined {
  if (!token) return undefined;
  const [key = "", id] = decodeCursor(mark, token, 2);
  const { by, direction, isKey, placeOf } = ORDERS[sort];
  if (!isKey(key)) decodeCursor(mark, "", 2);
  const sign = sql.raw(direction === "asc" ? ">" : "<");
  return sql`(${by}, ${merchants.id}) ${sign} (${placeOf(key)}, ${id})`;
}

/** The token that continues after a row. */
export function tokenAfter(sort: BookSort, { mark }: Keyset, row: OrderedRow): string {
  return encodeCursor(mark, [ORDERS[sort].keyOf(row), row.id]);
}
