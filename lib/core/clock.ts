import { UTCDate } from "@date-fns/utc";
import { addMonths } from "date-fns/addMonths";
import { addYears } from "date-fns/addYears";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { startOfMonth } from "date-fns/startOfMonth";

/** Where "now" comes from. Tests move it; everything else takes the system's. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** One calendar year later in UTC; 29 February ends on 28 February. */
export function oneYearAfter(date: Date): Date {
  return new Date(addYears(new UTCDate(date), 1).getTime());
}

/** Whole UTC calendar days from `from` to `to`; negative once `to` is past. */
export function utcDaysBetween(from: Date, to: Date): number {
  return differenceInCalendarDays(new UTCDate(to), new UTCDate(from));
}

/** The billing cycle that a moment lies in: a calendar month in UTC, [start, end). */
export function cycleOf(moment: Date): { start: Date; end: Date } {
  const start = startOfMonth(new UTCDate(moment));
  return { start: new Date(start), end: new Date(addMonths(start, 1)) };
}
