// Where the questionnaire of an attempt comes from: the determination, or the partner's own choice.
import { AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import { restsOnToday } from "@/lib/domain/determination/outdated";
import {
  basisOf,
  findLatestThread,
  isMethodOutdated,
  todayOf,
} from "@/lib/domain/determination/queries";
import type { Ctx } from "@/lib/domain/operation";
import { type PaymentMethodRow, requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import type { SaqType } from "@/lib/pci/saq-type";

/**
 * Where the type comes from. A session token must match a determination of what is said now, so that
 * nobody picks a smaller questionnaire by editing it afterwards.
 */
export async function sourceOfType(
  ctx: Ctx,
  method: PaymentMethodRow,
  saqType: SaqType,
  formerThreadId: string | null = null,
) {
  const thread = await findLatestThread(ctx, method.id);
  const today = await todayOf(ctx, method.merchantId);
  const concluded = thread?.record.conclusion?.saqType;
  const matches = method.saqType === saqType && concluded === saqType;
  const current = thread !== null && restsOnToday(basisOf(thread), method, today);
  if (ctx.caller.kind === "merchant" && !(matches && current)) {
    throw typeMismatch(current ? (concluded ?? null) : null, thread !== null && !current);
  }
  const typeSource = matches ? ("determination" as const) : ("partner" as const);
  return { typeSource, threadId: thread?.id ?? formerThreadId ?? newId("thr") };
}

function typeMismatch(determined: SaqType | null, outdated: boolean): AppError {
  if (!outdated) return new AppError("SAQ_TYPE_MISMATCH", { details: { determined } });
  const message =
    "What is said of this payment method, or what your acquirer decides about it, has changed since its questionnaire was determined. Determine it again.";
  return new AppError("SAQ_TYPE_MISMATCH", { message, details: { determined, outdated } });
}

/**
 * A session token renews a determined type only while it is the one that follows from what is said
 * today; what the partner chose, the partner's merchants may renew.
 */
export async function requireRenewableType(ctx: Ctx, source: AttemptRow): Promise<void> {
  if (ctx.caller.kind !== "merchant" || source.typeSource !== "determination") return;
  const method = await requirePaymentMethod(ctx, source.merchantId, source.paymentMethodId);
  const outdated = await isMethodOutdated(ctx, method);
  const other = method.saqType !== null && method.saqType !== source.saqType;
  if (outdated || other) throw typeMismatch(outdated ? null : method.saqType, outdated);
}

/** A reason belongs to a choice of the partner's own. */
export function refuseNeedlessReason(
  source: "determination" | "partner",
  reason: string | undefined,
): void {
  if (source === "partner" || reason === undefined) return;
  throw validationError([
    {
      path: "overrideReason",
      code: "not_applicable",
      message: "This is the determined type: there is nothing to override. Leave it out.",
    },
  ]);
}
