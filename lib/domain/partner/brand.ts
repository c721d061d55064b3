import { findLogo } from "@/lib/domain/logo/queries";
import type { LogoPicture } from "@/lib/domain/logo/shape";
import type { Ctx } from "@/lib/domain/operation";
import { type PartnerRow, requirePartner } from "./queries";

/** How a partner's messages look, and where answers to them go. */
export interface PartnerBrand {
  readonly partnerName: string;
  /** The service's own copy of the logo; null: the name stands there. */
  readonly logo: LogoPicture | null;
  readonly color: string | null;
  readonly replyTo: string | null;
}

/** The brand of a partner. */
export async function brandOf(ctx: Ctx, row: PartnerRow): Promise<PartnerBrand> {
  const { name: partnerName, brandColor: color, replyTo } = row;
  return { partnerName, logo: await findLogo(ctx, row), color, replyTo };
}

/** The brand of the caller's partner. */
export async function ownBrand(ctx: Ctx): Promise<PartnerBrand> {
  return brandOf(ctx, await requirePartner(ctx));
}

/** What messages of the service itself look like: to people who belong to no partner. */
export function brandOfService(): PartnerBrand {
  return { partnerName: "Sealwright", logo: null, color: null, replyTo: null };
}
