import type { PartnerRow } from "./queries";

/** How a partner's messages look, and where answers to them go. */
export interface PartnerBrand {
  readonly partnerName: string;
  readonly logoUrl: string | null;
  readonly color: string | null;
  readonly replyTo: string | null;
}

/** The brand of a partner. */
export function brandOf({ name, logoUrl, brandColor, replyTo }: PartnerRow): PartnerBrand {
  return { partnerName: name, logoUrl, color: brandColor, replyTo };
}

/** What messages of the service itself look like: to people who belong to no partner. */
export function brandOfService(): PartnerBrand {
  return { partnerName: "Sealwright", logoUrl: null, color: null, replyTo: null };
}
