import { z } from "zod";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { line, Moment, pathId, SaqTypeShape } from "@/lib/domain/text";

/** The ways of taking cards that the contract names. */
export const CHANNELS = [
  "website",
  "countertop",
  "mobile",
  "mobileNoReader",
  "kiosk",
  "links",
  "phoneVT",
  "mailOrder",
  "recurring",
  "selfStore",
  "other",
] as const;

/** How a payment method takes cards. */
export type Channel = (typeof CHANNELS)[number];

/** Whose words a description is: the partner's of a payment product as they stand, or the merchant's. */
export const DESCRIPTION_ORIGINS = ["preset", "words"] as const;

/** Whose words a description is. */
export type DescriptionOrigin = (typeof DESCRIPTION_ORIGINS)[number];

/** How the merchant takes cards, in its own words: 10 to 3000 characters. */
export const Description = z
  .string()
  .trim()
  .min(10, "Use at least 10 characters: say who types the card number, and where.")
  .max(3000, "Use at most 3000 characters.");

/** A payment method as the contract shows it. */
export const PaymentMethod = z
  .object({
    id: z.string().meta({ example: "pm_01jd9x0e5kf7tr5v8kxgk3s9qb" }),
    merchantId: z.string(),
    partnerId: z.string(),
    name: z.string(),
    description: z.string(),
    descriptionOrigin: z.enum(DESCRIPTION_ORIGINS).meta({
      description:
        "`preset`: the partner's words about the payment product that was named, as they stand; `words`: the merchant's own. A change of them makes them the merchant's.",
    }),
    presetId: z.string().optional().meta({
      description: "The payment product that was named, where the partner has a preset of it.",
    }),
    presetRevision: z.int().optional().meta({ description: "Its revision when it was named." }),
    channel: z.enum(CHANNELS).optional(),
    vendor: z.string().optional(),
    saqType: SaqTypeShape.optional(),
    determinationOutdated: z.boolean().meta({
      description:
        "`saqType` was determined from another description, channel or vendor: determine again. Until then a session token cannot open an attempt.",
    }),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: "PaymentMethod", description: "One way in which a merchant takes cards." });

/** What creates a payment method. */
export const NewPaymentMethod = z.strictObject({
  name: line().meta({ example: "Web shop" }),
  description: Description.meta({
    example: "At checkout the customer leaves our site and pays on the bank's own page.",
  }),
  channel: z.enum(CHANNELS).optional(),
  vendor: line().optional().meta({ description: "Gateway or terminal maker." }),
});

const chosenPreset = z.string().trim().min(1).max(100);

/** What adds a payment method: as above, or by the payment product that it is. */
export const AddedPaymentMethod = NewPaymentMethod.extend({
  description: NewPaymentMethod.shape.description.optional().meta({
    description:
      "How the merchant takes cards. May be left out with `presetId`: then the product's description is taken, for the merchant to check.",
    example: "At checkout the customer leaves our site and pays on the bank's own page.",
  }),
  presetId: chosenPreset.optional().meta({
    description:
      "The payment product that the merchant says it uses: one of `GET /v1/merchants/{merchantId}/presets`.",
  }),
});

/** Names one payment method of a merchant. */
export const PaymentMethodRef = MerchantRef.extend({
  pmId: pathId("The payment method's id.", "pm_01jd9x0e5kf7tr5v8kxgk3s9qb"),
});

/** What went with a payment method that was removed. */
export const PaymentMethodDeletion = z.object({
  deleted: z.literal(true),
  merchantId: z.string(),
  paymentMethodId: z.string(),
  counts: z.object({
    attempts: z.int(),
    answers: z.int(),
    drafts: z.int(),
    jobs: z.int(),
  }),
});

/** What changes a payment method: only the members sent change; null clears. */
export const PaymentMethodChange = z.strictObject({
  name: NewPaymentMethod.shape.name.optional(),
  description: Description.optional(),
  channel: z.enum(CHANNELS).nullish(),
  vendor: line().nullish(),
  presetId: chosenPreset.nullish().meta({
    description:
      "The payment product that the merchant says it uses. Without `description`, the product's is taken. null: none of them; the description stays.",
  }),
});
