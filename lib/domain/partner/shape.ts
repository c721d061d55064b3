import { z } from "zod";
import type { OwnLimits } from "@/lib/core/policy";
import { Moment, pathId } from "@/lib/domain/text";
import { type AcquirerChoice, CHOICE_VALUES, choiceSpec } from "@/lib/pci/acquirer-choices";

/** An API key as it may be shown again. */
export const ApiKeyInfo = z
  .object({
    id: z.string().meta({ example: "key_01jd9x0e5kf7tr5v8kxgk3s9qa" }),
    name: z.string().nullable().meta({ description: "What it was called when it was made." }),
    prefix: z.string().meta({ description: "The first characters, to tell keys apart." }),
    createdAt: Moment,
    lastUsedAt: Moment.nullable(),
    expiresAt: Moment.nullable().meta({ description: "Set where a rotation replaced it." }),
  })
  .meta({ id: "ApiKey" });

/** An API key in the list of them. */
export const ListedKey = ApiKeyInfo.extend({
  own: z.boolean().meta({ description: "The key that this request was made with." }),
});

/** What may be shown of a key's row. */
export function toKeyInfo(row: z.input<typeof ApiKeyInfo>): z.input<typeof ApiKeyInfo> {
  const { id, name, prefix, createdAt, lastUsedAt, expiresAt } = row;
  return { id, name, prefix, createdAt, lastUsedAt, expiresAt };
}

/** One API key in an address. */
export const KeyRef = z.strictObject({
  keyId: pathId("The key's id, as the list shows it.", "key_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** What is set for one partner alone, as its row keeps it. */
export type PartnerLimits = OwnLimits;

/** A partner's own profile. It holds no secret. */
export const PartnerProfile = z
  .object({
    id: z.string().meta({ example: "prt_01jd9x0e5kf7tr5v8kxgk3s9qa" }),
    name: z.string(),
    tier: z.string().meta({ description: "The name of your plan, as on your bills." }),
    testMode: z.boolean().meta({ description: "A sandbox: for trying things out." }),
    status: z.enum(["active", "suspended"]),
    expiringSoonWindowDays: z.int(),
    limits: z.object({
      requestsPerSecond: z.int(),
      burst: z.int(),
      requestsPerDay: z.int().nullable(),
      merchantCap: z.int().nullable(),
    }),
    webhook: z.object({
      url: z.string().nullable(),
      secretRotatedAt: Moment,
    }),
    apiKeys: z.array(ApiKeyInfo),
    embedOrigins: z.array(z.string()),
    returnHosts: z.array(z.string()),
    branding: z.object({
      logoUrl: z.string().nullable(),
      color: z.string().nullable(),
      replyTo: z.string().nullable(),
    }),
    billing: z.object({
      status: z.enum(["active", "past_due"]),
      plan: z.string(),
      sealedAttestationsThisCycle: z.int(),
    }),
    createdAt: Moment,
  })
  .meta({ id: "PartnerProfile", description: "The partner itself, without any secret." });

/** A further API key. */
export const NewKey = z
  .object({
    apiKey: z.string().meta({ description: "Shown once. Keep it now." }),
    keyId: z.string(),
    name: z.string(),
  })
  .meta({ id: "NewApiKey" });

/** An API key in the place of another. */
export const RotatedKey = z
  .object({
    apiKey: z.string().meta({ description: "Shown once. Keep it now." }),
    keyId: z.string(),
    previousKeyExpiresAt: Moment.meta({ description: "Until then the old key works, too." }),
  })
  .meta({ id: "RotatedKey" });

/** A new webhook secret. */
export const RotatedSecret = z
  .object({
    webhookSecret: z.string().meta({ description: "Shown once. Keep it now." }),
    previousSecretSignsUntil: Moment.meta({
      description: "Until then webhooks carry a second signature by the old secret.",
    }),
  })
  .meta({ id: "RotatedWebhookSecret" });

const webhookUrl = z
  .url({ protocol: /^https?$/, error: "Use a web address that starts with https://." })
  .max(2048);

/** Where webhooks go. */
export const WebhookAddress = z.strictObject({
  webhookUrl: webhookUrl.nullable().meta({ description: "null: nowhere." }),
});

function choiceOf<C extends AcquirerChoice>(choice: C) {
  const { question, rows, cases, values } = choiceSpec(choice);
  const effects = Object.entries(values).map(([value, { effect }]) => `\`${value}\`: ${effect}`);
  const places = [...rows, ...cases].join(", ");
  return z.enum(CHOICE_VALUES[choice]).meta({
    description: `${question} ${effects.join(" ")} (${places} of the eligibility criteria.)`,
  });
}

/** What the eligibility criteria leave to the acquirer, choice by choice. */
export const CHOICES = {
  voipTelephone: choiceOf("voipTelephone"),
  expiredTerminal: choiceOf("expiredTerminal"),
  expiredSolution: choiceOf("expiredSolution"),
  tapOnPhone: choiceOf("tapOnPhone"),
  lapsedProvider: choiceOf("lapsedProvider"),
  severalMethods: choiceOf("severalMethods"),
} satisfies Record<AcquirerChoice, z.ZodType>;

/** What a partner has set. */
export const PartnerSettings = z
  .object({
    returnHosts: z.array(z.string()),
    embedOrigins: z.array(z.string()),
    brand: z.object({
      name: z.string(),
      color: z.string().nullable(),
      logo: z.string().nullable(),
    }),
    replyTo: z.string().nullable(),
    expiringWindowDays: z.int(),
    reminderDays: z.array(z.int()),
    requireReview: z.boolean(),
    acquirerChoices: z.object(CHOICES).meta({ id: "AcquirerChoices" }),
  })
  .meta({ id: "PartnerSettings" });
