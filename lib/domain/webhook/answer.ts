import type { Ctx } from "@/lib/domain/operation";
import type { DeliveryAttempt } from "./shape";

const NOT_KEPT = "Not kept: the answer looked like card data.";

/** A try as it may be kept: what a receiver answers is a text from outside, and can hold card data. */
export function withoutCardData(ctx: Ctx, attempt: DeliveryAttempt): DeliveryAttempt {
  if (attempt.answer === null || ctx.cardDataIn(attempt.answer).length === 0) return attempt;
  return { ...attempt, answer: NOT_KEPT };
}
