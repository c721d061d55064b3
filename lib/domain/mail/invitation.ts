// Invitations of merchants: the link they carry, and the count of them on the merchant.
import { config } from "@/lib/core/config";
import { lockMerchant, updateMerchantRow } from "@/lib/domain/merchant/queries";
import type { Ctx } from "@/lib/domain/operation";
import { requireSecrets } from "@/lib/domain/partner/queries";
import { mintSessionToken } from "@/lib/domain/session/token";

/** How long the link of a message works: people read mail late. */
export const LINK_DAYS = 14;
const LINK_SECONDS = LINK_DAYS * 24 * 60 * 60;

/** A link to a merchant's portal for a message, and when it ends. */
export async function portalLinkFor(
  ctx: Ctx,
  merchantId: string,
): Promise<{ url: string; linkExpiresAt: Date }> {
  const { webhookSecret } = await requireSecrets(ctx);
  const grant = { partnerId: ctx.caller.partnerId, merchantId, use: "portal" as const };
  const { token, expiresAt } = await mintSessionToken(webhookSecret, grant, ctx.now, LINK_SECONDS);
  const query = new URLSearchParams({ sessionToken: token, merchantId });
  return { url: `${config().baseUrl}/portal?${query}`, linkExpiresAt: expiresAt };
}

/** Counts an invitation that was handed over, and tells of it. */
export async function recordInvitation(ctx: Ctx, merchantId: string): Promise<void> {
  const merchant = await lockMerchant(ctx, merchantId);
  const count = merchant.inviteCount + 1;
  const linkExpiresAt = new Date(ctx.now.getTime() + LINK_SECONDS * 1000);
  await updateMerchantRow(ctx, merchantId, {
    invitedAt: ctx.now,
    inviteCount: count,
    inviteLinkExpiresAt: linkExpiresAt,
  });
  ctx.emit(
    "invite.sent",
    { id: merchantId, merchantId },
    { count, linkExpiresAt: linkExpiresAt.toISOString() },
  );
}
