import type { Ctx } from "@/lib/domain/operation";
import { withoutLinks } from "./at-rest";
import { takeBackInvitations } from "./claims";
import { type MailRow, updateMail } from "./queries";

/** Marks a message as failed for good, and tells so; its invitations are told as failed, too. */
export async function giveUpMail(ctx: Ctx, row: MailRow, reason: string): Promise<void> {
  const { merchantId, attemptId, kind, toAddress } = row;
  const kept = { ...withoutLinks(row), errorMessage: reason };
  await updateMail(ctx, row.id, { status: "failed", ...kept });
  const subject = { id: row.id, merchantId, attemptId };
  ctx.emit("mail.failed", subject, { kind, to: maskedAddress(toAddress), reason });
  await failInvites(ctx, row, reason);
}

/** Tells of each merchant that a message was to invite; each may be invited again. */
export async function failInvites(ctx: Ctx, row: MailRow, reason: string): Promise<void> {
  await takeBackInvitations(ctx, invitedBy(row));
  for (const merchantId of invitedBy(row)) {
    ctx.emit("invite.failed", { id: merchantId, merchantId }, { reason });
  }
}

/** The merchants that a message invites; none where it is no invitation. */
export function invitedBy({ kind, merchantId, alsoFor }: MailRow): string[] {
  return kind === "invitation" && merchantId ? [merchantId, ...alsoFor] : [];
}

/** An address as it may be told: enough to know it again. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "…" : `${Array.from(address)[0]}…${address.slice(at)}`;
}
