// A merchant is written to when somebody whom it asked has answered.
import { type MerchantRow, requireMerchant } from "@/lib/domain/merchant/queries";
import type { Ctx } from "@/lib/domain/operation";
import { claimMail } from "./claims";
import { findEventPayload } from "./queries";
import { type MerchantMail, mailToMerchant } from "./to-merchant";

/** Whether the merchant is written to: it has an address, and did not get enough of this today. */
export async function claimAnnouncement(
  ctx: Ctx,
  { id: merchantId, email }: MerchantRow,
): Promise<boolean> {
  if (email === null) return false;
  const claim = { purpose: "asked_answered" as const, address: email, merchantId };
  return (await claimMail(ctx, claim)) === 0;
}

/** The message on an answer, and the attempt that it belongs to. */
export type Announcement<Said extends object> = MerchantMail<Said> & { readonly attemptId: string };

/** What is said of an answer, and to whom; null where the event claimed no message or the address is gone. */
export async function loadAnnouncement<Said extends object>(
  ctx: Ctx,
  eventId: string,
  { merchantId, attemptId }: { readonly merchantId: string; readonly attemptId: string },
  said: Said,
): Promise<Announcement<Said> | null> {
  const event = await findEventPayload(ctx, eventId);
  if (event?.announced !== true) return null;
  const mail = await mailToMerchant(ctx, await requireMerchant(ctx, merchantId), said);
  return mail && { ...mail, attemptId };
}
