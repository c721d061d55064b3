// Filters in the address of a page: those that are known and not empty.

type Params = Record<string, string | string[] | undefined>;

/** The longest value that any filter takes. */
const LONGEST = 500;

/** The named members of an address; what is empty, repeated or too long to be one is left out. */
export function queryOf<Name extends string>(
  params: Params,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const entries = names.flatMap((name) => {
    const value = params[name];
    const text = typeof value === "string" ? value.trim() : "";
    return text && text.length <= LONGEST ? [[name, text] as const] : [];
  });
  return Object.fromEntries(entries) as Partial<Record<Name, string>>;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string | undefined): text is string {
  return text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text));
}

/** The beginning of a day in UTC, as operations take it. */
export function sinceOf(day: string | undefined): { readonly since?: string } {
  return isDay(day) ? { since: `${day}T00:00:00.000Z` } : {};
}

/** The end of a day in UTC, as operations take it. */
export function untilOf(day: string | undefined): { readonly until?: string } {
  return isDay(day) ? { until: `${day}T23:59:59.999Z` } : {};
}
