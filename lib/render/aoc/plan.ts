// What is open at the day of sealing, and what was given of the plan to close it.
import type { RecordControl, RecordSection, SealedRecord } from "@/lib/domain/record/shape";
import { isExplained } from "@/lib/pci/not-applicable";
import { formatDay } from "@/lib/render/moments";
import { countOf, type Family, familiesOf } from "@/lib/render/outcome";
import { type OtherPlan, otherPlans, planDaysOf } from "@/lib/render/plans";

/** A control that is open, and in which way. */
export interface Gap {
  readonly control: RecordControl;
  readonly state: string;
}

/** Why a control keeps its requirement from being met; null where it does not. */
function stateOf(control: RecordControl, { answer }: RecordSection): string | null {
  if (control.status === "Not In Place") return "Not In Place";
  if (control.status === "empty") return "Not answered";
  if (control.status === "In Place with Compensating Control" && control.worksheet === null) {
    return "Compensating control without a worksheet";
  }
  const unexplained = control.status === "Not Applicable" && !isExplained(control, answer);
  return unexplained ? "Not Applicable without a reason" : null;
}

/** The controls of a requirement that are open. */
export function gapsOf({ section, controls }: Family): readonly Gap[] {
  return controls.flatMap((control) => {
    const state = stateOf(control, section);
    return state === null ? [] : [{ control, state }];
  });
}

function allGapsOf(record: SealedRecord): readonly Gap[] {
  return familiesOf(record).flatMap(gapsOf);
}

/** The day by which the last gap is to be closed, and how many have none. */
export function targetWords(record: SealedRecord): string | null {
  const gaps = allGapsOf(record);
  const days = gaps.map(({ control }) => planDaysOf(record, control));
  const last = days.flat().toSorted().at(-1);
  const without = days.filter((each) => each.length === 0).length;
  if (gaps.length === 0) return "Not given: no control is open";
  if (!last) return `Not given for any of the ${countOf(gaps.length, "open control")}`;
  const others = without > 0 ? `; not given for ${countOf(without, "open control")}` : "";
  return formatDay(last) + others;
}

/** What the review's plan says of anything that is not open. */
export function plansOfNoGap(record: SealedRecord): readonly OtherPlan[] {
  const open = new Set(allGapsOf(record).map(({ control }) => control.controlId));
  return otherPlans(record).filter(({ controlId }) => !open.has(controlId ?? ""));
}
