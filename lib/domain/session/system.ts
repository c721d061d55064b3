// What a renewed portal session leaves behind.
import { z } from "zod";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";

export const recordRenewal = operation({
  name: "session_tokens.renew",
  summary: "Record that a portal session was renewed",
  kind: "command",
  actors: ["system"],
  input: MerchantRef.extend({
    renewed: z.string(),
    tokenId: z.string(),
    expiresAt: z.string(),
  }),
  output: z.null(),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { merchantId, ...tokens }) {
    await requireMerchant(ctx, merchantId);
    ctx.emit("session_token.renewed", { id: merchantId, merchantId }, tokens);
    return null;
  },
});
