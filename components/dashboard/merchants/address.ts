// The address of the merchants table: its filters and order, by the names that GET /v1/portfolio/merchants
// gives them, and the place in the list. It is written in the browser, too, and so brings no shapes along.
import type { z } from "zod";
import type { BookFilter, BookSort } from "@/lib/domain/book/shape";

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
