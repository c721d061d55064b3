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

/** Names one payment method of a merchant. */
export const PaymentMethodRef = MerchantRef.extend({
  pmId: pathId("The payment method's id.", "pm_01jd9x0e5kf7tr5v8kxgk3s9qb"),
});

/** What changes a payment method: only the members sent change; null clears. */
export const PaymentMethodChange = z.strictObject({
  name: NewPaymentMethod.shape.name.optional(),
  description: Description.optional(),
  channel: z.enum(CHANNELS).nullish(),
  vendor: line().nullish(),
});
