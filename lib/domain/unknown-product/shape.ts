import { z } from "zod";
import { Moment } from "@/lib/domain/text";

/** The most names that are kept for a partner: those that were named last. */
export const UNKNOWN_PRODUCTS_MAX = 500;

/** Which names are listed. */
export const UnknownProductList = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional().meta({ description: "Continues an earlier list." }),
});

/** A payment product that merchants name and that no table knows. */
export const UnknownProduct = z
  .object({
    name: z.string().meta({
      description: "As a merchant wrote it last; capitals, accents and hyphens make no other name.",
      example: "Quaypay Go",
    }),
    merchants: z.int().meta({ description: "How many merchants named it." }),
    firstSeenAt: Moment,
    lastSeenAt: Moment,
    lastMerchant: z
      .object({ id: z.string(), name: z.string() })
      .meta({ description: "The merchant that named it last." }),
    presetId: z.string().nullable().meta({
      description: "What you say of a product of this name, published or not; null: nothing yet.",
    }),
  })
  .meta({ id: "UnknownProduct" });
