import { z } from "zod";
import { ENDING_KEYS } from "@/lib/core/caller";
import { policyOf } from "@/lib/core/policy";
import { pendingUsage } from "@/lib/domain/billing/queries";
import { operation } from "@/lib/domain/operation";
import { planAt } from "@/lib/domain/plan/queries";
import { forgetReceiver } from "@/lib/domain/webhook/queries";
import { listKeys } from "./key-queries";
import { refusePrivate } from "./public-address";
import { replaceSecret, requirePartner, requireSecrets, updatePartner } from "./queries";
import { PartnerProfile, RotatedSecret, toKeyInfo, WebhookAddress } from "./shape";

export const getPartner = operation({
  name: "partner.get",
  summary: "Get your own profile",
  description:
    "Limits, keys by their first characters, embed origins and return hosts. No secret is in it.",
  kind: "query",
  rest: "GET /v1/partner",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: PartnerProfile,
  errors: [],
  async handler(ctx) {
    const partner = await requirePartner(ctx);
    const { updatedAt } = await requireSecrets(ctx);
    const keys = await listKeys(ctx);
    const usage = await pendingUsage(ctx);
    const plan = await planAt(ctx, ctx.now);
    const { logoUrl, brandColor, replyTo } = partner;
    return {
      id: partner.id,
      name: partner.name,
      tier: plan.name,
      testMode: partner.mode === "sandbox",
      // Whoever asks here is of a partner that is not closed.
      status: partner.status === "active" ? ("active" as const) : ("suspended" as const),
      expiringSoonWindowDays: partner.expiringWindowDays,
      limits: policyOf(partner.mode, partner.limits),
      webhook: { url: partner.webhookUrl, secretRotatedAt: updatedAt },
      apiKeys: keys.map(toKeyInfo),
      embedOrigins: partner.embedOrigins,
      returnHosts: partner.returnHosts,
      branding: { logoUrl, color: brandColor, replyTo },
      billing: {
        status: partner.billingStatus,
        plan: plan.name,
        sealedAttestationsThisCycle: usage.sealedAttestations,
      },
      createdAt: partner.createdAt,
    };
  },
});

export const setWebhook = operation({
  name: "partner.set_webhook",
  summary: "Set or clear the address that receives webhooks",
  description:
    "It must be https and of the open internet. What still waits for its next try goes to the new address; with null it is given up. Next: `POST /v1/partner/webhook-test` sends a signed ping to it.",
  kind: "command",
  rest: "PUT /v1/partner/webhook",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: WebhookAddress,
  output: z.object({ webhookUrl: z.string().nullable() }),
  errors: ["KEY_ENDING"],
  async handler(ctx, { webhookUrl }) {
    if (webhookUrl !== null) refusePrivate(webhookUrl, "webhookUrl");
    await updatePartner(ctx, { webhookUrl });
    await forgetReceiver(ctx);
    ctx.emit("partner.webhook_set", { id: ctx.caller.partnerId }, { set: webhookUrl !== null });
    return { webhookUrl };
  },
});

export const rotateSecret = operation({
  name: "partner.rotate_secret",
  summary: "Replace the webhook secret",
  description:
    "The new secret is shown once. Every outstanding session token ends. For 24 hours webhooks carry a second signature by the old secret; another rotation within them adds a signature and takes none away.",
  kind: "command",
  rest: "POST /v1/partner/webhook/rotate-secret",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: z.strictObject({}),
  output: RotatedSecret,
  errors: ["KEY_ENDING"],
  async handler(ctx) {
    const { secret, previousUntil } = await replaceSecret(ctx);
    ctx.emit(
      "partner.secret_rotated",
      { id: ctx.caller.partnerId },
      { previousUntil: previousUntil.toISOString() },
    );
    return { webhookSecret: secret, previousSecretSignsUntil: previousUntil };
  },
});

export { getBrand } from "./branding";
export { createKey } from "./further-key";
export { listApiKeys, revokeKey, rotateKey } from "./keys";
export { getSettings, updateSettings } from "./settings";
