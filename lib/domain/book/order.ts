// The orders of a book, and where a page of each goes on.
import { and, asc, desc, type SQL, sql } from "drizzle-orm";
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
  /** Where the rows stand that have no value to go by; undefined where every row has one. */
  readonly none?: { readonly stands: "first" | "last"; readonly condition: SQL };
  readonly onActivity?: boolean;
}

const NONE = "none";

/** Only what toISOString wrote: Date reads forms that PostgreSQL refuses. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return moment.getTime() >= 0 && /^\d{4}-/.test(text) && moment.toISOString() === text;
}

const atMoment = { isKey: isMoment, placeOf: (key: string) => sql`${key}::timestamptz` };

function byCreation(direction: Order["direction"]): Order {
  const keyOf = (row: OrderedRow) => row.createdAt.toISOString();
  return { by: sql`${merchants.createdAt}`, direction, keyOf, ...atMoment };
}

function byName(direction: Order["direction"]): Order {
  const keyOf = (row: OrderedRow) => row.searchText ?? "";
  const by = sql`${merchants.searchText}`;
  return { by, direction, keyOf, isKey: () => true, placeOf: (key) => sql`${key}` };
}

function byExpiry(direction: Order["direction"]): Order {
  const by = sql`${merchants.expiresAt}`;
  const keyOf = (row: OrderedRow) => row.expiresAt?.toISOString() ?? NONE;
  const none = { stands: "last", condition: sql`${merchants.expiresAt} is null` } as const;
  return { by, direction, keyOf, ...atMoment, none };
}

function byActivity(direction: Order["direction"]): Order {
  const by = sql`${merchantActivity.lastActivityAt}`;
  const keyOf = (row: OrderedRow) => row.lastActivityAt?.toISOString() ?? NONE;
  const condition = sql`not exists (select 1 from ${merchantActivity}
    where ${merchantActivity.partnerId} = ${merchants.partnerId}
      and ${merchantActivity.merchantId} = ${merchants.id}
      and ${merchantActivity.lastActivityAt} is not null)`;
  const none = { stands: direction === "asc" ? "first" : "last", condition } as const;
  return { by, direction, keyOf, ...atMoment, none, onActivity: true };
}

const ORDERS: Readonly<Record<BookSort, Order>> = {
  newest: byCreation("desc"),
  oldest: byCreation("asc"),
  name: byName("asc"),
  name_desc: byName("desc"),
  expires: byExpiry("asc"),
  expires_desc: byExpiry("desc"),
  quietest: byActivity("asc"),
  busiest: byActivity("desc"),
};

/**
 * A part of an order that one index goes through: the rows that have its value, or those that have none. A
 * single query for both would sort the whole book.
 */
export interface Stretch {
  readonly where: SQL | undefined;
  readonly terms: readonly SQL[];
  /** Whether it goes through `merchant_activity`. */
  readonly onActivity: boolean;
}

/** The same order from its end to its beginning. */
function reversed(order: Order): Order {
  const { direction, none } = order;
  const stands = none?.stands === "first" ? "last" : "first";
  return {
    ...order,
    direction: direction === "asc" ? "desc" : "asc",
    ...(none ? { none: { ...none, stands } } : {}),
  };
}

/**
 * What is left of an order behind the token, or `back` from it to the beginning, stretch by stretch; all of it where
 * there is none. A bad token is a VALIDATION_ERROR.
 */
export function stretchesOf(sort: BookSort, keyset: Keyset, back = false): Stretch[] {
  const order = back ? reversed(ORDERS[sort]) : ORDERS[sort];
  const { none } = order;
  const place = placeOf(order, keyset, back ? "previousToken" : "nextToken");
  const reached = place && (place.key === NONE ? "none" : "valued");
  const valued = valuedStretch(order, reached === "valued" ? place : null);
  if (!none) return [valued];
  const without = noneStretch(order, none.condition, reached === "none" ? place : null);
  const both = none.stands === "first" ? [without, valued] : [valued, without];
  const begun = both.indexOf(reached === "none" ? without : valued);
  return reached ? both.slice(begun) : both;
}

interface Place {
  readonly key: string;
  readonly id: string;
}

function placeOf(
  { isKey, none }: Order,
  { mark, token }: Keyset,
  path: "nextToken" | "previousToken",
): Place | null {
  if (!token) return null;
  const [key = "", id = ""] = decodeCursor(mark, token, 2, path);
  if (!isKey(key) && !(none && key === NONE)) decodeCursor(mark, "", 2, path);
  return { key, id };
}

const SIGN = { asc: sql.raw(">"), desc: sql.raw("<") } as const;
const SORTED = { asc, desc } as const;

function valuedStretch(order: Order, after: Place | null): Stretch {
  const { by, direction, none, onActivity = false } = order;
  const id = onActivity ? merchantActivity.merchantId : merchants.id;
  return {
    where: and(
      none && sql`${by} is not null`,
      after
        ? sql`(${by}, ${id}) ${SIGN[direction]} (${order.placeOf(after.key)}, ${after.id})`
        : undefined,
    ),
    terms: [SORTED[direction](by), SORTED[direction](id)],
    onActivity,
  };
}

function noneStretch({ direction }: Order, condition: SQL, after: Place | null): Stretch {
  const { id } = merchants;
  return {
    where: and(condition, after ? sql`${id} ${SIGN[direction]} ${after.id}` : undefined),
    terms: [SORTED[direction](id)],
    onActivity: false,
  };
}

/** The token that continues after a row, or goes back from it. */
export function tokenOf(sort: BookSort, { mark }: Keyset, row: OrderedRow): string {
  return encodeCursor(mark, [ORDERS[sort].keyOf(row), row.id]);
}
