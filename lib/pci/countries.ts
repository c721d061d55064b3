// The two-letter country codes of ISO 3166-1 that are officially assigned.
import codes from "./data/countries.json" with { type: "json" };

/** Every assigned code. */
export const COUNTRY_CODES: readonly string[] = codes;

const ASSIGNED: ReadonlySet<string> = new Set(codes);
const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** Whether a text is an assigned code, in capitals. */
export function isCountryCode(text: string): boolean {
  return ASSIGNED.has(text);
}

/** The English name of a country by its code. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
