import { z } from "zod";
import { LANGUAGE_CODES, spokenTag } from "@/lib/domain/language/shape";
import { line, Moment, pathId, SaqTypeShape } from "@/lib/domain/text";
import { COMPLIANCE_STATUSES } from "./machine";

export type { ComplianceStatus } from "./machine";

/** An e-mail address that somebody types. */
export const email = z.email("Use an e-mail address such as name@example.com.").max(254);
/** A web address that somebody types. */
export const website = z
  .url({ protocol: /^https?$/, error: "Use a web address that starts with https://." })
  .max(2048);

const LANGUAGE_LIST = LANGUAGE_CODES.join(", ");
const locale = z
  .string()
  .max(35)
  .refine(
    (text) => spokenTag(text) !== null,
    `Use one of ${LANGUAGE_LIST}, with a region if you like, for example es-MX.`,
  )
  .overwrite((text) => spokenTag(text)?.tag ?? text)
  .meta({
    description: `The merchant's language (BCP 47): that of its e-mails, and of its portal where the link names none. One of ${LANGUAGE_LIST}, also with a region. English where it is not set.`,
    example: "es",
  });

/** A merchant as the contract shows it, with the derived values of the dashboard. */
export const Merchant = z
  .object({
    id: z.string().meta({ example: "mrc_01jd9x0e5kf7tr5v8kxgk3s9qa" }),
    partnerId: z.string(),
    externalMerchantId: z.string().optional(),
    name: z.string(),
    email: z.string().optional(),
    website: z.string().optional(),
    locale: z.string().optional().meta({
      description: "The merchant's language (BCP 47).",
      example: "es",
    }),
    complianceStatus: z.enum(COMPLIANCE_STATUSES),
    createdAt: Moment,
    updatedAt: Moment,
    effectiveStatus: z.enum([...COMPLIANCE_STATUSES, "expiring_soon"]).meta({
      description: "The status with today's date taken into account.",
    }),
    lastSaqType: SaqTypeShape.nullable().meta({ description: "Of the attempt sealed last." }),
    compliantAt: Moment.nullable().meta({
      description:
        "When the latest attestation of compliance was sealed, whatever the status is now: a new payment method changes that, not this.",
    }),
    expiresAt: Moment.nullable().meta({
      description: "When the first of the current attestations runs out.",
    }),
    daysUntilExpiry: z
      .int()
      .nullable()
      .meta({ description: "0 on its last day in UTC, negative after that." }),
    invite: z
      .object({ sentAt: Moment, count: z.int(), linkExpiresAt: Moment })
      .nullable()
      .meta({ description: "The last invitation by e-mail, and how many there were." }),
  })
  .meta({ id: "Merchant", description: "A merchant of a partner." });

/** What creates a merchant. */
export const NewMerchant = z.strictObject({
  name: line().meta({ description: "Trading name.", example: "Juniper Street Candles" }),
  email: email.optional().meta({ description: "Where sealed documents go unless told otherwise." }),
  externalMerchantId: line(100).optional().meta({ description: "The partner's own identifier." }),
  website: website.optional(),
  locale: locale.optional(),
});

/** Names one merchant. */
export const MerchantRef = z.strictObject({
  merchantId: pathId("The merchant's id.", "mrc_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** What changes a merchant: only the members sent change; null clears. */
export const MerchantChange = z.strictObject({
  name: NewMerchant.shape.name.optional(),
  email: email.nullish(),
  externalMerchantId: line(100).nullish(),
  website: website.nullish(),
  locale: locale.nullish(),
});

/** A page of a list, newest first. */
export const MerchantList = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional().meta({ description: "Continues an earlier list." }),
  status: z.enum([...COMPLIANCE_STATUSES, "expiring_soon"]).optional(),
  externalMerchantId: line(100).optional().meta({
    description: "The partner's own identifier, as it was given: at most one merchant has it.",
  }),
  search: z.string().trim().max(200).optional().meta({
    description: "Part of the name, the e-mail address or the external id.",
  }),
});

/** What a deletion took with it. */
export const MerchantDeletion = z.object({
  deleted: z.literal(true),
  merchantId: z.string(),
  counts: z.object({
    paymentMethods: z.int(),
    attempts: z.int(),
    answers: z.int(),
    documents: z.int(),
    jobs: z.int(),
  }),
});
