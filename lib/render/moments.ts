// Dates are written out by hand in UTC: the documents must not depend on the time zone or the
// locale of the machine that renders them.
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const two = (value: number): string => String(value).padStart(2, "0");

function dayOf(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `2026-11-20T10:15:42Z` as "20 November 2026, 10:15:42 UTC"; a text that is no time stays. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(":");
  return `${dayOf(date)}, ${time} UTC`;
}

/** `2027-03-31` as "31 March 2027"; a text that is no date stays as it is. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : dayOf(date);
}
