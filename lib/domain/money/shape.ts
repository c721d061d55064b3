// Amounts of money as people read and type them. Inside they are whole numbers of the currency's smallest unit.

/**
 * The currencies that a plan may have. Each has none or two decimal places, by the bank's count and by every
 * payment service's.
 */
export const CURRENCIES = [
  ...["USD", "EUR", "GBP", "CHF", "CAD", "AUD", "NZD", "SEK", "NOK", "DKK", "PLN", "CZK", "RON"],
  ...["MXN", "BRL", "COP", "PEN", "ZAR", "AED", "SAR", "ILS", "SGD", "HKD", "INR", "MYR", "THB"],
  ...["JPY", "KRW", "CLP", "VND"],
] as const;

/** The most that one amount may be that somebody types. */
export const AMOUNT_MAX = 100_000_000_000;

/** Decimal places of a currency. */
export function placesOf(currency: string): number {
  const options = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return options.maximumFractionDigits ?? 2;
}

/** An amount as a plain decimal: `1234` of USD as "12.34". */
export function decimalOf(amount: number, currency: string): string {
  const places = placesOf(currency);
  const digits = String(Math.abs(amount)).padStart(places + 1, "0");
  const cut = digits.length - places;
  const sign = amount < 0 ? "-" : "";
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

const GROUPED = new Intl.NumberFormat("en-US");

/** An amount as it is shown, in digits that are never rounded. */
export function moneyText(amount: number, currency: string): string {
  const [whole = "", rest] = decimalOf(Math.abs(amount), currency).split(".");
  const grouped = GROUPED.format(BigInt(whole));
  const sign = amount < 0 ? "-" : "";
  return `${currency}\u00A0${sign}${grouped}${rest === undefined ? "" : `.${rest}`}`;
}

/** What somebody typed as an amount ("12", "12.5", "1,234.50"); null where it is none of this currency. */
export function amountOf(text: string, currency: string): number | null {
  const places = placesOf(currency);
  const plain = text
    .trim()
    .replace(/^(\d{1,3})((?:,\d{3})+)(?=\.|$)/, (all) => all.replaceAll(",", ""));
  const [, whole = "", rest = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === "" || rest.length > places) return null;
  const amount = Number(whole + rest.padEnd(places, "0"));
  return amount <= AMOUNT_MAX ? amount : null;
}

/** Hundredths of a percent as people write them: 825 as "8.25". */
export function percentText(basisPoints: number): string {
  return String(basisPoints / 100);
}
