import { UTCDate } from "@date-fns/utc";
import { format } from "date-fns";

/** A moment (ISO 8601) as a day in words, for example `20 November 2026`. */
export function day(iso: string): string {
  return format(new UTCDate(iso), "d MMMM yyyy");
}
