// The address of the merchants table: its filters and order, by the names that GET /v1/portfolio/merchants
// gives them, and the place in the list. Whatever is no value is left out.
import type { z } from "zod";
import { BOOK_SORTS, BookFilter, type BookSort } from "@/lib/domain/book/shape";

export { EXPORT_NAMED_MAX } from "@/lib/domain/portfolio/shape";

/** The page of the table. */
export const MERCHANTS = "/dashboard/merchants";

/** Rows of one page of the table. */
export const PAGE_SIZE = 50;

/** Names of the filters. */
export type FilterName = keyof typeof BookFilter.shape;

/** The filters of an address, as they stand in it. */
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

/** A page that is not the first, as the list names it. */
export type Place = { readonly nextToken: string } | { readonly previousToken: string };

/** What an address of the table says. */
export interface TableAddress {
  readonly filters: Filters;
  readonly sort: BookSort;
  /** Where the page stands: after the one that gave the token, or before it. Undefined: at the first row. */
  readonly place?: Place | undefined;
  /** Rows before this page, for showing where one is. */
  readonly passed: number;
}

/** The query of a page, as Next gives it. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

const DAY_MS = 24 * 60 * 60 * 1000;
const FILTER_NAMES = Object.keys(BookFilter.shape) as FilterName[];
const MOST_DAYS = 3650;

/** The UTC day that many days from today, at its begin. */
export function dayFrom(now: Date, days: number): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(today + days * DAY_MS).toISOString();
}

function isDays(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) <= MOST_DAYS;
}

/**
 * What the form of the filters sends beside filters: windows counted from today. An address names moments, so
 * that it shows the same rows to whoever it is sent to.
 */
function windowsOf(query: Readonly<Record<string, string>>, now: Date): Filters {
  const { endsWithin = "", quietFor = "" } = query;
  return {
    ...(isDays(endsWithin)
      ? { endsFrom: dayFrom(now, 0), endsBefore: dayFrom(now, Number(endsWithin) + 1) }
      : {}),
    ...(endsWithin === "over" ? { endsBefore: dayFrom(now, 0) } : {}),
    ...(isDays(quietFor) ? { quietSince: dayFrom(now, -Number(quietFor)) } : {}),
  };
}

function filtersOf(query: Readonly<Record<string, string>>): Filters {
  const found: Partial<Record<FilterName, string>> = {};
  for (const name of FILTER_NAMES) {
    const value = query[name]?.trim();
    if (value && BookFilter.shape[name].safeParse(value).success) found[name] = value;
  }
  return found;
}

/** Reads the query of the page; `hrefOf` of the answer is the address in its short form. */
export function readAddress(query: PageQuery, now: Date): TableAddress {
  const texts = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : (value ?? "")),
    ]),
  );
  const { sort, passed = "" } = texts;
  const place = placeIn(texts);
  return {
    filters: { ...filtersOf(texts), ...windowsOf(texts, now) },
    sort: BOOK_SORTS.find((name) => name === sort) ?? "newest",
    ...(place
      ? { place, passed: /^\d{1,7}$/.test(passed) ? Number(passed) : 0 }
      : { passed: 0 }),
  };
}

function placeIn({ nextToken, previousToken }: Readonly<Record<string, string>>): Place | null {
  if (nextToken) return { nextToken };
  return previousToken ? { previousToken } : null;
}

/** Whether a query holds what its short form leaves out: then the page leads there. */
export function isLong(query: PageQuery, address: TableAddress): boolean {
  const short = new URL(hrefOf(address), "http://page").searchParams;
  const names = Object.keys(query);
  return names.length !== short.size || names.some((name) => !short.has(name));
}

/** The parameters of the filters and the order alone. */
export function paramsOf({
  filters,
  sort,
}: Pick<TableAddress, "filters" | "sort">): URLSearchParams {
  const params = new URLSearchParams(filters as Record<string, string>);
  if (sort !== "newest") params.set("sort", sort);
  return params;
}

/** The address of a page of the table. */
export function hrefOf(address: TableAddress): string {
  const params = paramsOf(address);
  if (address.place) {
    for (const [name, token] of Object.entries(address.place)) params.set(name, token);
    params.set("passed", String(address.passed));
  }
  return params.size > 0 ? `${MERCHANTS}?${params}` : MERCHANTS;
}

/** Filters and order, with values of the operation's own types. */
export type MerchantsQuery = z.input<typeof BookFilter> & { readonly sort?: BookSort };

/** The address of the merchants that filters leave, from the first row. */
export function merchantsLink({ sort = "newest", ...filters }: MerchantsQuery = {}): string {
  const given = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return hrefOf({ filters: Object.fromEntries(given), sort, passed: 0 });
}

/** The ways from a page of the list to the pages around it; null where there is none. */
export function waysFrom(
  address: TableAddress,
  page: {
    readonly items: readonly unknown[];
    readonly nextToken: string | null;
    readonly previousToken: string | null;
  },
): { readonly next: string | null; readonly previous: string | null; readonly first: string } {
  const { passed } = address;
  const { items, nextToken, previousToken } = page;
  const before = Math.max(0, passed - PAGE_SIZE);
  const first = hrefOf({ ...address, place: undefined, passed: 0 });
  const back = previousToken && before > 0;
  return {
    first,
    next: nextToken && hrefOf({ ...address, place: { nextToken }, passed: passed + items.length }),
    previous: back
      ? hrefOf({ ...address, place: { previousToken }, passed: before })
      : previousToken && first,
  };
}

/** The same table with other filters, from its first row; undefined takes a filter away. */
export function filteredHref(
  { filters, sort }: TableAddress,
  change: Partial<Record<FilterName, string | undefined>>,
): string {
  const left = Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined);
  return hrefOf({ filters: Object.fromEntries(left), sort, passed: 0 });
}

/** The same rows in another order, from the first. */
export function sortedHref({ filters }: TableAddress, sort: BookSort): string {
  return hrefOf({ filters, sort, passed: 0 });
}
