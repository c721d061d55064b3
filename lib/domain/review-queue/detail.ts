// What a reviewer looks at: the sealed record, beside the record that it renews. Pure.
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { RecordControl, SealedRecord } from "@/lib/domain/record/shape";
import type { ReviewRow } from "./queries";

/** A review as the queue shows it. */
export function toQueued(review: ReviewRow, attempt: AttemptRow, merchantName: string) {
  const { attemptId, merchantId, paymentMethodId, state, remarks } = review;
  const { decidedAt, decidedBy, renewalId, createdAt: sealedAt } = review;
  return {
    ...{ attemptId, merchantId, merchantName, paymentMethodId, state, sealedAt },
    ...{ decidedAt, decidedBy, renewalId },
    remarks: [...remarks],
    saqType: attempt.saqType,
    renewedFrom: attempt.renewedFrom,
  };
}

/** A control with the words that it was answered with: its own, else those of its section. */
interface Told {
  readonly control: RecordControl;
  readonly topLevel: string;
  readonly answer: string | null;
}

function controlsOf({ sections }: SealedRecord): Told[] {
  return sections.flatMap(({ topLevel, answer, controls }) =>
    controls.map((control) => {
      const told = control.status !== "empty" && !control.inherited ? answer : null;
      return { control, topLevel, answer: control.answer ?? told };
    }),
  );
}

/** The controls of a record with what a reviewer looks at; `former`: the record that it renews. */
export function reviewedControls(
  review: ReviewRow,
  record: SealedRecord,
  former: SealedRecord | null,
) {
  const before = new Map(
    (former ? controlsOf(former) : []).map((told) => [told.control.controlId, told]),
  );
  const returned = new Map(review.reasons.map(({ controlId, reason }) => [controlId, reason]));
  return controlsOf(record).map(({ control, topLevel, answer }) => {
    const { controlId, title, requirement, status, quote, origin } = control;
    const { inherited, notSure, worksheet, plan, planDate } = control;
    const was = before.get(controlId);
    return {
      ...{ controlId, topLevel, title, requirement, status, answer, quote, origin },
      ...{ inherited, notSure, worksheet, plan, planDate },
      remarks: review.remarks
        .filter(({ controlIds }) => controlIds.includes(controlId))
        .map(({ kind }) => kind),
      before: was ? { status: was.control.status, answer: was.answer } : null,
      returned: returned.get(controlId) ?? null,
    };
  });
}
