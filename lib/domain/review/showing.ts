// The review groups of an attempt as they are shown: question, answer and fields.
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { MerchantRow } from "@/lib/domain/merchant/queries";
import type { Ctx } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import type { AnswerRow } from "@/lib/domain/question/queries";
import { findRecord, readRecord } from "@/lib/domain/record/queries";
import { fieldsWith, type GroupValues } from "./fields";
import { groupsFor } from "./groups";
import { knownValues, type Sources } from "./known";
import { isAnythingPlanned, planRows } from "./plans";
import type { ReviewRow, reviewAnswersOf } from "./queries";
import type { ReviewGroupId } from "./shape";

/** What the groups are shown from. */
export interface ReviewState {
  readonly attempt: AttemptRow;
  readonly rows: readonly ReviewRow[];
  readonly answers: readonly AnswerRow[];
  /** The controls that are Not In Place. */
  readonly gaps: readonly AnswerRow[];
  readonly reviewAnswers: ReturnType<typeof reviewAnswersOf>;
  /** Null where nothing is proposed. */
  readonly sources: Sources | null;
}

/** The groups that an attempt asks, in the order of the form. */
export function groupsShown(state: ReviewState) {
  return groupsFor(state.gaps.length > 0).map((group) => ({
    ...group,
    ...answerOf(state, group.groupId),
    fields: fieldsWith(group.groupId, state.attempt.saqType, valuesOf(state, group.groupId)),
  }));
}

function answerOf({ rows, reviewAnswers }: ReviewState, groupId: ReviewGroupId) {
  const answer = reviewAnswers.find((row) => row.groupId === groupId)?.answer ?? null;
  const stored = rows.find((row) => row.groupId === groupId);
  return { answer, composed: stored?.composed ?? answer !== null };
}

function valuesOf(state: ReviewState, groupId: ReviewGroupId): GroupValues {
  if (groupId === "remediation") return planValues(state.gaps);
  const { attempt, answers, rows, sources } = state;
  const controls = new Map(answers.map(({ controlId, status }) => [controlId, status]));
  const form = { groupId, saqType: attempt.saqType, controls };
  return {
    given: rows.find((row) => row.groupId === groupId)?.fields ?? {},
    known: sources ? knownValues(form, sources) : {},
  };
}

/** Which controls need a plan is known; a plan is given. */
function planValues(gaps: readonly AnswerRow[]): GroupValues {
  const plans = { plans: planRows(gaps) };
  return isAnythingPlanned(gaps) ? { given: plans, known: {} } : { given: {}, known: plans };
}

/** Reads where the proposals of an open attempt come from. */
export async function sourcesOf(
  ctx: Ctx,
  attempt: AttemptRow,
  merchant: MerchantRow,
): Promise<Sources> {
  const row = attempt.renewedFrom ? await findRecord(ctx, attempt.renewedFrom) : null;
  const before = row ? readRecord(row).review : [];
  return {
    merchant,
    partner: await requirePartner(ctx),
    method: await requirePaymentMethod(ctx, attempt.merchantId, attempt.paymentMethodId),
    lastYear: new Map(before.map(({ groupId, fields }) => [groupId, fields])),
  };
}
