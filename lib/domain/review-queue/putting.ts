// What sealing does for the partner's reviewers.
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import type { AnswerRow } from "@/lib/domain/question/queries";
import type { RecordContent } from "@/lib/domain/record/shape";
import { insertReview, replaceWaiting } from "./queries";
import { remarksOf } from "./remarks";

/** Puts what was sealed before the reviewers where the partner has it so; it takes the place of what waited. */
export async function putBeforeReviewers(
  ctx: Ctx,
  attempt: AttemptRow,
  content: RecordContent,
  answers: readonly AnswerRow[],
): Promise<void> {
  await replaceWaiting(ctx, attempt);
  const { requireReview } = await requirePartner(ctx);
  if (!requireReview) return;
  const disagreeing = answers.filter(({ opinion }) => opinion?.disagrees);
  const remarks = remarksOf({
    content,
    contradictions: attempt.contradictions,
    disagreeing: disagreeing.map(({ controlId }) => controlId),
  });
  await insertReview(ctx, attempt, remarks);
}
