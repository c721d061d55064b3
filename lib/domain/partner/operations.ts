import { z } from "zod";
import { config } from "@/lib/core/config";
import { validationError } from "@/lib/core/errors";
import { policyOf } from "@/lib/core/policy";
import { pendingUsage } from "@/lib/domain/billing/queries";
import { operation } from "@/lib/domain/operation";
import {
  listKeys,
  replaceKey,
  replaceSecret,
  requirePartner,
  requireSecrets,
  updatePartner,
} from "./queries";
import { PartnerProfile, RotatedKey, RotatedSecret, WebhookAddress } from "./shape";

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
    const { logoUrl, brandColor, replyTo } = partner;
    return {
      id: partner.id,
      name: partner.name,
      tier: partner.tier,
      testMode: partner.mode === "sandbox",
      status: partner.status,
      expiringSoonWindowDays: partner.expiringWindowDays,
      limits: policyOf(partner.mode),
      webhook: { url: partner.webhookUrl, secretRotatedAt: updatedAt },
      apiKeys: keys.map(({ id, prefix, createdAt, lastUsedAt, expiresAt }) => ({
        id,
        prefix,
        createdAt,
        lastUsedAt,
        expiresAt,
      })),
      embedOrigins: partner.embedOrigins,
      returnHosts: partner.returnHosts,
      branding: { logoUrl, color: brandColor, replyTo },
      billing: {
        status: partner.billingStatus,
        plan: partner.tier,
        sealedAttestationsThisCycle: usage.sealedAttestations,
      },
      createdAt: partner.createdAt,
    };
  },
});

export const setWebhook = operation({
  name: "partner.set_webhook",
  summary: "Set or clear the address that receives webhooks",
  description: "Next: `POST /v1/partner/webhook-test` sends a signed ping to it.",
  kind: "command",
  rest: "PUT /v1/partner/webhook",
  actors: ["partner", "user"],
  input: WebhookAddress,
  output: z.object({ webhookUrl: z.string().nullable() }),
  errors: [],
  async handler(ctx, { webhookUrl }) {
    if (webhookUrl?.startsWith("http:") && !config().allowPrivateWebhooks) {
      throw validationError([{ path: "webhookUrl", message: "Use an https:// address." }]);
    }
    await updatePartner(ctx, { webhookUrl });
    ctx.emit("partner.webhook_set", { id: ctx.caller.partnerId }, { set: webhookUrl !== null });
    return { webhookUrl };
  },
});

export const rotateSecret = operation({
  name: "partner.rotate_secret",
  summary: "Replace the webhook secret",
  description:
    "The new secret is shown once. Every outstanding session token ends. For 24 hours webhooks carry a second signature by the old secret.",
  kind: "command",
  rest: "POST /v1/partner/webhook/rotate-secret",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: RotatedSecret,
  errors: [],
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

export const rotateKey = operation({
  name: "partner.rotate_key",
  summary: "Replace the API key",
  description: "The new key is shown once. The old one works for 24 hours more.",
  kind: "command",
  rest: "POST /v1/partner/rotate-key",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: RotatedKey,
  errors: [],
  async handler(ctx) {
    const partner = await requirePartner(ctx);
    const { keyId, apiKey, previousUntil } = await replaceKey(ctx, partner.mode);
    ctx.emit(
      "partner.key_rotated",
      { id: ctx.caller.partnerId },
      { keyId, previousUntil: previousUntil.toISOString() },
    );
    return { apiKey, keyId, previousKeyExpiresAt: previousUntil };
  },
});

export { getBrand } from "./branding";
