// Days -> weeks and months of a chart. Pure.
import { UTCDate } from "@date-fns/utc";
import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { startOfDay } from "date-fns/startOfDay";
import { startOfMonth } from "date-fns/startOfMonth";
import type { SpanCount } from "./shape";

/** A stretch of time, its end not included. */
export interface Span {
  readonly from: Date;
  readonly before: Date;
}

/** How many weeks and months a chart shows. */
export const SPANS = 13;

function chained(starts: readonly Date[]): Span[] {
  return starts.slice(1).map((before, index) => ({
    from: new Date(starts[index] ?? before),
    before: new Date(before),
  }));
}

/** Weeks from today on. */
export function weeksFrom(now: Date): Span[] {
  const today = startOfDay(new UTCDate(now));
  return chained(Array.from({ length: SPANS + 1 }, (_, index) => addDays(today, 7 * index)));
}

/** Calendar months, the first one from today on. */
export function monthsFrom(now: Date): Span[] {
  const today = startOfDay(new UTCDate(now));
  const first = startOfMonth(today);
  const later = Array.from({ length: SPANS }, (_, index) => addMonths(first, index + 1));
  return chained([today, ...later]);
}

/** Calendar months up to the present one, the whole of it. */
export function monthsUntil(now: Date): Span[] {
  const next = addMonths(startOfMonth(new UTCDate(now)), 1);
  return chained(Array.from({ length: SPANS + 1 }, (_, index) => addMonths(next, index - SPANS)));
}

/** The counts of days, added up by span. */
export function addUp(
  spans: readonly Span[],
  days: readonly { readonly day: string; readonly merchants: number }[],
): SpanCount[] {
  return spans.map((span) => {
    const own = days.filter(({ day }) => {
      const start = new Date(`${day}T00:00:00.000Z`);
      return start >= span.from && start < span.before;
    });
    return { ...span, merchants: own.reduce((sum, { merchants }) => sum + merchants, 0) };
  });
}
