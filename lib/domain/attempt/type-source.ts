// Where the questionnaire of an attempt comes from: the determination, or the partner's own choice.
import { AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { findLatestThread } from "@/lib/domain/determination/queries";
import type { Ctx } from "@/lib/domain/operation";
import type { PaymentMethodRow } from "@/lib/domain/payment-method/queries";
import type { SaqType } from "@/lib/pci/saq-type";

/**
 * Where the type comes from. A session token must match a determination of the description as it is
 * now, so that nobody picks a smaller questionnaire by editing the text afterwards.
 */
export async function sourceOfType(ctx: Ctx, method: PaymentMethodRow, saqType: SaqType) {
  const thread = await findLatestThread(ctx, method.id);
  const concluded = thread?.record.conclusion?.saqType;
  const matches = method.saqType === saqType && concluded === saqType;
  const current = thread?.description === method.description;
  if (ctx.caller.kind === "merchant" && !(matches && current)) {
    throw new AppError("SAQ_TYPE_MISMATCH", {
      details: { determined: current ? (concluded ?? null) : null },
    });
  }
  const typeSource = matches ? ("determination" as const) : ("partner" as const);
  return { typeSource, threadId: thread?.id ?? newId("thr") };
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
