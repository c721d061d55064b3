// Messages to a merchant with a link to its portal: who gets one, in which language, under whose brand.
import { type Language, languageOf } from "@/lib/domain/language/shape";
import type { MerchantRow } from "@/lib/domain/merchant/queries";
import type { Ctx } from "@/lib/domain/operation";
import { ownBrand, type PartnerBrand } from "@/lib/domain/partner/brand";
import { portalLinkFor } from "./invitation";

/** A message to a merchant: to whom it goes, and what it says beside what each of them says. */
export interface MerchantMail<Said extends object> {
  readonly to: string;
  readonly brand: PartnerBrand;
  readonly language: Language;
  readonly merchantId: string;
  readonly mail: Said & {
    readonly merchantName: string;
    readonly url: string;
    readonly linkExpiresAt: string;
  };
}

/** A message to a merchant, at another address where it has none itself; null where there is none either. */
export async function mailToMerchant<Said extends object>(
  ctx: Ctx,
  merchant: MerchantRow,
  said: Said,
  otherwiseTo: string | null = null,
): Promise<MerchantMail<Said> | null> {
  const to = merchant.email ?? otherwiseTo;
  if (!to) return null;
  const { url, linkExpiresAt } = await portalLinkFor(ctx, merchant.id);
  return {
    to,
    brand: await ownBrand(ctx),
    language: languageOf(merchant.locale),
    merchantId: merchant.id,
    mail: {
      ...said,
      merchantName: merchant.name,
      url,
      linkExpiresAt: linkExpiresAt.toISOString(),
    },
  };
}
