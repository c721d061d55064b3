// What each chart of the overview says, as its title: true for none, for one and for many.
import type { z } from "zod";
import type { Overview } from "@/lib/domain/overview/shape";
import {
  capitalized,
  countText,
  merchantsText,
  monthText,
  placeName,
  shareText,
  weekText,
} from "./words";

/** The figures of the overview. */
export type Book = z.output<typeof Overview>;

type SpanCount = Book["completion"][number];

const sum = (spans: readonly SpanCount[]) =>
  spans.reduce((total, { merchants }) => total + merchants, 0);

/** How much of the book is compliant. */
export function complianceFinding({ totals, complianceRate }: Book): string {
  const compliant = totals.compliant + totals.expiringSoon;
  if (compliant === 0) return "No merchant is compliant yet";
  if (totals.merchants === 1) return "Your one merchant is compliant";
  if (compliant === totals.merchants) return `All ${merchantsText(compliant)} are compliant`;
  const are = compliant === 1 ? "is" : "are";
  const share = shareText(complianceRate);
  return `${countText(compliant)} of ${merchantsText(totals.merchants)} ${are} compliant (${share})`;
}

/** Which questionnaire is the most common one. */
export function questionnaireFinding({ saqTypeBreakdown }: Book): string {
  const types = Object.entries(saqTypeBreakdown).filter(([, merchants]) => merchants > 0);
  const all = types.reduce((total, [, merchants]) => total + merchants, 0);
  const most = Math.max(0, ...types.map(([, merchants]) => merchants));
  const top = types.filter(([, merchants]) => merchants === most).map(([type]) => type);
  if (all === 0) return "No questionnaire is sealed yet";
  if (all === 1) return `One merchant sealed a questionnaire: ${top[0]}`;
  if (types.length === 1) return `All ${merchantsText(all)} that sealed one have ${top[0]}`;
  if (top.length === 1) {
    return `${top[0]} is the most common questionnaire: ${countText(most)} of ${merchantsText(all)}`;
  }
  if (top.length === 2) {
    return `${top[0]} and ${top[1]} are the most common questionnaires: ${countText(most)} each of ${merchantsText(all)}`;
  }
  return `${top.length} questionnaires are equally common: ${countText(most)} each of ${merchantsText(all)}`;
}

/** When attestations run out. */
export function expiryFinding(spans: readonly SpanCount[], unit: "week" | "month"): string {
  const ahead = `in the next ${spans.length} ${unit}s`;
  const total = sum(spans);
  if (total === 0) return `No attestation runs out ${ahead}`;
  const most = Math.max(...spans.map(({ merchants }) => merchants));
  const peaks = spans.filter(({ merchants }) => merchants === most);
  const [peak] = peaks;
  const when = peak && (unit === "week" ? `the week of ${weekText(peak)}` : monthText(peak));
  if (total === 1) return `One merchant’s attestation runs out ${ahead}, in ${when}`;
  const subject = `${countText(total)} merchants’ attestations run out ${ahead}`;
  if (most === total) return `${subject}, all of them in ${when}`;
  if (peaks.length > 1) return `${subject}, at most ${countText(most)} in one ${unit}`;
  return `${subject}, the most in ${when}: ${countText(most)}`;
}

/** How many sealed an attempt in the last whole month, beside the one before. */
export function completionFinding(months: readonly SpanCount[]): string {
  const [before, last, present] = months.slice(-3);
  if (!before || !last || !present || sum(months) === 0) {
    return `No merchant sealed an assessment in the last ${months.length} months`;
  }
  if (sum(months) === present.merchants) {
    return `${merchantsText(present.merchants)} sealed an assessment in ${monthText(present)} so far, nobody in the ${months.length - 1} months before`;
  }
  if (last.merchants === 0 && before.merchants === 0) {
    return `No merchant sealed an assessment in the two months before ${monthText(present)}`;
  }
  const subject = last.merchants === 0 ? "No merchant" : merchantsText(last.merchants);
  return `${subject} sealed an assessment in ${monthText(last)}, ${compared(last, before)}`;
}

function compared(last: SpanCount, before: SpanCount): string {
  const more = last.merchants - before.merchants;
  if (more === 0) return `as many as in ${monthText(before)}`;
  return `${countText(Math.abs(more))} ${more > 0 ? "more" : "fewer"} than in ${monthText(before)}`;
}

/** Where the most open work is. */
export function stuckFinding({ stuck }: Book): string {
  const most = Math.max(0, ...stuck.map(({ merchants }) => merchants));
  const [top, ...others] = stuck.filter(({ merchants }) => merchants === most);
  if (!top) return "No assessment is open";
  if (others.length > 0) {
    return `Open work is spread over ${countText(stuck.length)} places, at most ${merchantsText(most)} at one`;
  }
  const quiet = top.quiet === 0 ? "" : `, ${quietOf(top.merchants, top.quiet)}`;
  const place = placeName(top.place);
  if (stuck.length === 1)
    return `All open work is at one place, ${place}: ${merchantsText(most)}${quiet}`;
  return `${capitalized(place)} has the most open work: ${merchantsText(most)}${quiet}`;
}

function quietOf(merchants: number, quiet: number): string {
  if (merchants === 1) return "quiet for a week";
  if (merchants === quiet) return "all of them quiet for a week";
  return `${countText(quiet)} of them quiet for a week`;
}
