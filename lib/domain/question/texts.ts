// Everything that was said in one attempt, for the comparison of its statements.
import type { ToldText } from "@/lib/assessor/port";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import { findThread } from "@/lib/domain/determination/queries";
import type { Ctx } from "@/lib/domain/operation";
import { requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import { listSectionRows } from "@/lib/domain/section/queries";
import { listAnswers } from "./queries";

/**
 * Every text of an attempt, those of the job that is being worked on among them. Of answers that
 * newer ones replaced, only the words count on which a status still rests.
 */
export async function listTexts(
  ctx: Ctx,
  attempt: AttemptRow,
  own: readonly ToldText[],
): Promise<ToldText[]> {
  const described = await descriptionOf(ctx, attempt);
  const sections = await listSectionRows(ctx, attempt.id);
  const combined = sections.map((row) => row.combinedAnswer);
  const answers = await listAnswers(ctx, attempt.id);
  return [
    ...described.map((text) => ({ place: { topLevel: null }, text })),
    ...sections.flatMap(({ topLevel, combinedAnswer }) => toldText(topLevel, combinedAnswer)),
    ...answers
      .filter(({ answer }) => !combined.includes(answer))
      .flatMap(({ topLevel, quote }) => toldText(topLevel, quote)),
    ...own.filter(({ text }) => !combined.includes(text)),
  ];
}

/** What the questionnaire was chosen on; an attempt opened by the acquirer has no thread of its own. */
async function descriptionOf(ctx: Ctx, attempt: AttemptRow): Promise<string[]> {
  const thread = await findThread(ctx, attempt.threadId);
  if (thread) return [thread.description, ...thread.record.rounds.map((round) => round.answer)];
  const method = await requirePaymentMethod(ctx, attempt.merchantId, attempt.paymentMethodId);
  return [method.description];
}

function toldText(topLevel: string, text: string | null): ToldText[] {
  return text === null ? [] : [{ place: { topLevel }, text }];
}
