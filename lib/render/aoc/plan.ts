// What is open at the day of sealing, and what was given of the plan to close it.
import type { RecordControl, SealedRecord } from "@/lib/domain/record/shape";
import { formatDay } from "@/lib/render/moments";
import { controlsOf, countOf, type Family, ownReasonOf } from "@/lib/render/outcome";
import { type OtherPlan, otherPlans, planDaysOf } from "@/lib/render/plans";

/** Why a control keeps its requirement from being met; null where it does not. */
export function gapOf(control: RecordControl): string | null {
  if (control.status === "Not In Place") return "Not In Place";
  if (control.status === "empty") return "Not answered";
  if (control.status === "In Place with Compensating Control" && control.worksheet === null) {
    return "Compensating control without a worksheet";
  }
  const unexplained = control.status === "Not Applicable" && ownReasonOf(control) === null;
  return unexplained ? "Not Applicable without a reason" : null;
}

/** The controls of a requirement that are open. */
export function gapsOf(family: Family): readonly RecordControl[] {
  return family.controls.filter((control) => gapOf(control) !== null);
}

/** The day by which the last gap is to be closed, and how many have none. */
export function targetWords(record: SealedRecord): string | null {
  const gaps = controlsOf(record).filter((control) => gapOf(control) !== null);
  const days = gaps.map((control) => planDaysOf(record, control));
  const last = days.flat().toSorted().at(-1);
  const without = days.filter((each) => each.length === 0).length;
  if (gaps.length === 0) return "Not given: no control is open";
  if (!last) return `Not given for any of the ${countOf(gaps.length, "open control")}`;
  const others = without > 0 ? `; not given for ${countOf(without, "open control")}` : "";
  return formatDay(last) + others;
}

/** What the review's plan says of anything that is not open. */
export function plansOfNoGap(record: SealedRecord): readonly OtherPlan[] {
  const open = new Set(
    controlsOf(record).flatMap((control) => (gapOf(control) === null ? [] : [control.controlId])),
  );
  return otherPlans(record).filter(({ controlId }) => !open.has(controlId ?? ""));
}
