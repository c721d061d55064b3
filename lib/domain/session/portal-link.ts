import { z } from "zod";
import { config } from "@/lib/core/config";
import { returnRefusal } from "@/lib/core/embedding";
import { AppError } from "@/lib/core/errors";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { requirePartner, requireSecrets } from "@/lib/domain/partner/queries";
import { Moment } from "@/lib/domain/text";
import { ttlSeconds } from "./shape";
import { mintSessionToken } from "./token";

/** Where a merchant reaches its portal, in the three ways of the contract. */
const PortalLink = z
  .object({
    merchantId: z.string(),
    merchantName: z.string(),
    embedUrl: z.string().meta({ description: "For an iframe." }),
    standalonePortalUrl: z.string().meta({ description: "For a new tab or an e-mail." }),
    handoffUrl: z
      .string()
      .nullable()
      .meta({ description: "For a full-page redirect that comes back to returnUrl." }),
    sessionToken: z.string().nullable(),
    expiresAt: Moment,
    ttlSeconds: z.int(),
    authMode: z.enum(["session-token", "api-key"]),
  })
  .meta({ id: "PortalLink" });

const returnUrl = z
  .url({ protocol: /^https?$/, error: "Use a web address that starts with https://." })
  .max(2048)
  .optional()
  .meta({ description: "Its host must be on the partner's allow-list." });

export const createPortalLink = operation({
  name: "session_tokens.portal_link",
  summary: "Get the links to a merchant's portal",
  description:
    "Each link carries a session token that reaches this merchant alone. With `returnUrl` the merchant comes back there with `status`, `attemptId` and `saqType`.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/portal-link",
  actors: ["partner"],
  input: MerchantRef.extend({ returnUrl, ttlSeconds }),
  output: PortalLink,
  errors: ["MERCHANT_NOT_FOUND", "RETURN_URL_NOT_ALLOWED"],
  async handler(ctx, input) {
    const { merchantId, ttlSeconds } = input;
    const merchant = await requireMerchant(ctx, merchantId);
    const partner = await requirePartner(ctx);
    const message = input.returnUrl ? returnRefusal(input.returnUrl, partner) : null;
    if (message) throw new AppError("RETURN_URL_NOT_ALLOWED", { message });
    const { webhookSecret } = await requireSecrets(ctx);
    const grant = { partnerId: ctx.caller.partnerId, merchantId, use: "portal" as const };
    const minted = await mintSessionToken(webhookSecret, grant, ctx.now, ttlSeconds);
    const { token, tokenId, expiresAt } = minted;
    ctx.emit(
      "session_token.minted",
      { id: merchantId, merchantId },
      { tokenId, use: "portal", expiresAt: expiresAt.toISOString() },
    );
    const address = (path: string, more: Record<string, string> = {}) =>
      `${config().baseUrl}${path}?${new URLSearchParams({ sessionToken: token, merchantId, ...more })}`;
    return {
      merchantId,
      merchantName: merchant.name,
      embedUrl: address("/portal/embed"),
      standalonePortalUrl: address("/portal"),
      handoffUrl: input.returnUrl
        ? address("/portal/handoff", { returnUrl: input.returnUrl })
        : null,
      sessionToken: token,
      expiresAt,
      ttlSeconds,
      authMode: "session-token" as const,
    };
  },
});
