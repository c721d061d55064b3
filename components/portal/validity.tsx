import { UTCDate } from "@date-fns/utc";
import { differenceInCalendarDays } from "date-fns";
import { LocalTime } from "@/components/ui/local-time";

/** Whether a moment has passed. */
export function isPast(moment: string | undefined, now: Date): boolean {
  return moment !== undefined && new Date(moment) <= now;
}

/** What an end date is called. */
export function validityLabel(until: string, now: Date): string {
  return isPast(until, now) ? "Was valid until" : "Valid until";
}

function remaining(days: number): string {
  if (days === 0) return "today";
  const count = Math.abs(days);
  return `${count} ${count === 1 ? "day" : "days"} ${days > 0 ? "left" : "ago"}`;
}

/** An end date with the days that are left until it, or that have gone by since. */
export function Validity({ until, now }: { readonly until: string; readonly now: Date }) {
  const days = differenceInCalendarDays(new UTCDate(until), new UTCDate(now));
  return (
    <>
      <LocalTime value={until} show="day" />
      <span className="figures block font-normal text-soft">{remaining(days)}</span>
    </>
  );
}
