// How the overview writes numbers, shares, days and places.
const counts = new Intl.NumberFormat("en-GB");
const shares = new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 0 });
const UTC = { timeZone: "UTC" } as const;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", ...UTC });
const dayOfYear = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", ...UTC });
const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "2-digit", ...UTC });
const monthOfYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", ...UTC });

/** `1,204`. */
export function countText(count: number): string {
  return counts.format(count);
}

/** `1 merchant`, `2 merchants`. */
export function merchantsText(count: number): string {
  return `${countText(count)} ${count === 1 ? "merchant" : "merchants"}`;
}

/** A share in whole percent that is never rounded to none or to all. */
export function shareText(share: number): string {
  if (share > 0 && share < 0.01) return "less than 1%";
  if (share < 1 && share > 0.99) return "more than 99%";
  return shares.format(share);
}

/** A stretch of time; its end is not part of it. */
interface Span {
  readonly from: string;
  readonly before: string;
}

/** `4 Jan`. */
export function dayText(moment: string): string {
  return day.format(new Date(moment));
}

/** `4 Jan 2027`. */
export function fullDayText(moment: string): string {
  return dayOfYear.format(new Date(moment));
}

/** `4 to 10 Jan 2027`. */
export function weekText({ from, before }: Span): string {
  const range = dayOfYear.formatRange(new Date(from), new Date(Date.parse(before) - 1));
  return range.replace(/\s*–\s*/u, " to ");
}

/** `Jan 27`. */
export function shortMonthText({ from }: Span): string {
  return month.format(new Date(from));
}

/** `January 2027`. */
export function monthText({ from }: Span): string {
  return monthOfYear.format(new Date(from));
}

/** Where open work goes on, inside of a sentence. */
export function placeName(place: string): string {
  if (place === "determination") return "the choice of the questionnaire";
  return place === "review" ? "review and signature" : `requirement ${place}`;
}

/** With a capital letter at its beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
