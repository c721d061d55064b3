// A partner's name for a merchant is not its legal name. Each is printed as what it is.
import type { SealedRecord } from "@/lib/domain/record/shape";

/** What a merchant is called. */
export interface MerchantNames {
  /** The legal name where it was given, else the name in the partner's records. */
  readonly shown: string;
  /** Null where it was not given. */
  readonly legal: string | null;
  /** The shown name, and where it comes from. */
  readonly both: string;
}

/** The merchant's legal name as far as it was given, and the name that the partner keeps. */
export function merchantNames({ review, merchant, partner }: SealedRecord): MerchantNames {
  const value = review.find(({ groupId }) => groupId === "company_info")?.fields.legalName;
  const legal = typeof value === "string" && value !== "" ? value : null;
  return {
    shown: legal ?? merchant.name,
    legal,
    both: legal ?? `${merchant.name} (its name in the records of ${partner.name})`,
  };
}
