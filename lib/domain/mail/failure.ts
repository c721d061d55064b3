import type { Ctx } from "@/lib/domain/operation";
import { type MailRow, updateMail } from "./queries";

/** Marks a message as failed for good, and tells so; an invitation is told as failed, too. */
export async function giveUpMail(ctx: Ctx, row: MailRow, reason: string): Promise<void> {
  const { merchantId, attemptId, kind } = row;
  await updateMail(ctx, row.id, { status: "failed", errorMessage: reason });
  ctx.emit("mail.failed", { id: row.id, merchantId, attemptId }, { kind, reason });
  if (kind !== "invitation" || !merchantId) return;
  ctx.emit("invite.failed", { id: merchantId, merchantId }, { reason });
}
