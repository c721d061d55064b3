import { UTCDate } from "@date-fns/utc";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { useTranslations } from "use-intl";
import { LocalTime } from "@/components/ui/local-time";

/** Whether a moment has passed. */
export function isPast(moment: string | undefined, now: Date): boolean {
  return moment !== undefined && new Date(moment) <= now;
}

/** An end date with the days that are left until it, or that have gone by since. */
export function Validity({ until, now }: { readonly until: string; readonly now: Date }) {
  const t = useTranslations("answers");
  const days = differenceInCalendarDays(new UTCDate(until), new UTCDate(now));
  const away = days > 0 ? t("daysLeft", { days }) : t("daysAgo", { days: -days });
  return (
    <>
      <LocalTime value={until} show="day" />
      <span className="figures block font-normal text-soft">{days === 0 ? t("today") : away}</span>
    </>
  );
}
