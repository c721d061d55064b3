import { z } from "zod";
import { config } from "@/lib/core/config";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { requireSecrets } from "@/lib/domain/partner/queries";
import { Moment } from "@/lib/domain/text";
import { mintSessionToken } from "./token";

/** Long enough to look, too short to be kept. */
const VIEW_SECONDS = 30 * 60;

export const createViewLink = operation({
  name: "session_tokens.view_link",
  summary: "Get a link that shows the portal as the merchant sees it",
  description:
    "It reads and changes nothing: every command answers 403 `VIEW_ONLY`. It works for 30 minutes, no longer than the session of the person who asked for it, is not renewed, and the audit log has it as `session_token.minted` with `use: view`.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/view-link",
  actors: ["partner", "user"],
  input: MerchantRef,
  output: z
    .object({ merchantId: z.string(), url: z.string(), expiresAt: Moment })
    .meta({ id: "ViewLink" }),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { merchantId }) {
    await requireMerchant(ctx, merchantId);
    const { webhookSecret } = await requireSecrets(ctx);
    const { caller } = ctx;
    const by =
      caller.kind === "user"
        ? { partnerId: caller.homePartnerId, sessionId: caller.sessionId }
        : undefined;
    const grant = { partnerId: caller.partnerId, merchantId, use: "view" as const, by };
    const minted = await mintSessionToken(webhookSecret, grant, ctx.now, VIEW_SECONDS);
    const { token, tokenId, expiresAt } = minted;
    ctx.emit(
      "session_token.minted",
      { id: merchantId, merchantId },
      { tokenId, use: "view", expiresAt: expiresAt.toISOString() },
    );
    const query = new URLSearchParams({ sessionToken: token, merchantId });
    return { merchantId, url: `${config().baseUrl}/portal?${query}`, expiresAt };
  },
});
