// What an address of the merchants table says. Whatever is no value of a filter is left out.
import { BOOK_SORTS, BookFilter } from "@/lib/domain/book/shape";
import { type FilterName, type Filters, hrefOf, type Place, type TableAddress } from "./address";

export { EXPORT_NAMED_MAX } from "@/lib/domain/portfolio/shape";

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
    ...(place ? { place, passed: /^\d{1,7}$/.test(passed) ? Number(passed) : 0 } : { passed: 0 }),
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
