// When attestations run out, and when assessments were sealed.
import { merchantsLink } from "@/components/dashboard/merchants/address";
import { type Book, completionFinding, expiryFinding } from "./findings";
import { TimeChart, type TimeSeries } from "./time-chart";
import { dayText, merchantsText, monthText, shortMonthText, weekText } from "./words";

type SpanCount = Book["completion"][number];

const endsIn = ({ from, before }: SpanCount) =>
  merchantsLink({ endsFrom: from, endsBefore: before, sort: "expires" });

const sealedIn = ({ from, before }: SpanCount) =>
  merchantsLink({ sealedFrom: from, sealedBefore: before });

/** When the attestations that merchants hold run out. */
export function ExpiryCalendar({ book }: { readonly book: Book }) {
  const { weeks, months } = book.expiries;
  const byWeek: TimeSeries = {
    ...{ key: "weeks", name: "Weeks", axis: "Week from" },
    title: expiryFinding(weeks, "week"),
    bars: weeks.map((span) => ({
      ...{ key: span.from, tick: dayText(span.from), label: weekText(span) },
      ...{ merchants: span.merchants, href: endsIn(span) },
    })),
  };
  const byMonth: TimeSeries = {
    ...{ key: "months", name: "Months", axis: "Month" },
    title: expiryFinding(months, "month"),
    bars: months.map((span) => ({
      ...{ key: span.from, tick: shortMonthText(span), label: monthText(span) },
      ...{ merchants: span.merchants, href: endsIn(span) },
    })),
  };
  return (
    <TimeChart
      lead="By the day (UTC) on which the attestation that a merchant holds ends."
      series={[byWeek, byMonth]}
    />
  );
}

/** How many merchants sealed an assessment, month by month. */
export function Completion({ book }: { readonly book: Book }) {
  const { completion } = book;
  const present = completion.at(-1);
  const series: TimeSeries = {
    ...{ key: "months", name: "Months", axis: "Month" },
    title: completionFinding(completion),
    bars: completion.map((span) => ({
      ...{ key: span.from, tick: shortMonthText(span), label: monthText(span) },
      ...{ merchants: span.merchants, href: sealedIn(span) },
    })),
  };
  const soFar = present
    ? ` ${monthText(present)} is not over: ${merchantsText(present.merchants)} so far.`
    : "";
  return (
    <TimeChart
      lead={`Merchants that sealed an assessment, compliant or not.${soFar}`}
      series={[series]}
    />
  );
}
