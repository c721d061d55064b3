// A merchant is written to when somebody whom it asked has answered.
import type { MerchantRow } from "@/lib/domain/merchant/queries";
import type { Ctx } from "@/lib/domain/operation";
import { claimMail } from "./claims";

/** Whether the merchant is written to: it has an address, and did not get enough of this today. */
export async function claimAnnouncement(
  ctx: Ctx,
  { id: merchantId, email }: MerchantRow,
): Promise<boolean> {
  if (email === null) return false;
  const claim = { purpose: "asked_answered" as const, address: email, merchantId };
  return (await claimMail(ctx, claim)) === 0;
}
