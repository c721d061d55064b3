import { z } from "zod";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { requireSecrets } from "@/lib/domain/partner/queries";
import { Moment } from "@/lib/domain/text";
import { ttlSeconds } from "./shape";
import { mintSessionToken, SESSION_USES } from "./token";

export const mintToken = operation({
  name: "session_tokens.mint",
  summary: "Mint a session token for one merchant",
  description: "Send it as X-Session-Token. It reaches this merchant alone and ends by itself.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/session-token",
  actors: ["partner", "user"],
  input: MerchantRef.extend({ ttlSeconds, use: z.enum(SESSION_USES).default("portal") }),
  output: z
    .object({
      sessionToken: z.string(),
      expiresAt: Moment,
      ttlSeconds: z.int(),
      merchantId: z.string(),
      use: z.enum(SESSION_USES),
    })
    .meta({ id: "SessionToken" }),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, input) {
    const { merchantId, use, ttlSeconds } = input;
    await requireMerchant(ctx, merchantId);
    const { webhookSecret } = await requireSecrets(ctx);
    const grant = { partnerId: ctx.caller.partnerId, merchantId, use };
    const minted = await mintSessionToken(webhookSecret, grant, ctx.now, ttlSeconds);
    const { token, tokenId, expiresAt } = minted;
    ctx.emit(
      "session_token.minted",
      { id: merchantId, merchantId },
      { tokenId, use, expiresAt: expiresAt.toISOString() },
    );
    return { sessionToken: token, expiresAt, ttlSeconds, merchantId, use };
  },
});

export { createPortalLink } from "./portal-link";
export { createViewLink } from "./view-link";
