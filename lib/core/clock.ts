import { UTCDate } from "@date-fns/utc";
import { addYears, differenceInCalendarDays } from "date-fns";

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
