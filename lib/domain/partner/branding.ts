import { z } from "zod";
import { LogoPicture } from "@/lib/domain/logo/shape";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { brandOf } from "./brand";
import { requirePartner } from "./queries";

/** How the partner of a merchant looks. */
const Brand = z
  .object({
    partnerName: z.string(),
    logoUrl: z.string().nullable().meta({ description: "The address that the partner set." }),
    logo: LogoPicture.nullable().meta({
      description: "The copy of it that the built-in portal shows. null: show the name.",
    }),
    color: z.string().nullable().meta({ description: "`#rrggbb`." }),
    replyTo: z.string().nullable().meta({ description: "Where questions go." }),
  })
  .meta({ id: "Brand" });

export const getBrand = operation({
  name: "brand.get",
  summary: "Get the name and look of a merchant's partner",
  description:
    "For a portal of your own that looks like the partner's; the built-in one uses it, too.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/brand",
  actors: ["partner", "merchant", "user"],
  input: MerchantRef,
  output: Brand,
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { merchantId }) {
    await requireMerchant(ctx, merchantId);
    const row = await requirePartner(ctx);
    return { ...(await brandOf(ctx, row)), logoUrl: row.logoUrl };
  },
});
