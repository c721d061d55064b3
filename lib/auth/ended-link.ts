// Whose a portal link was whose time is over: enough to send the same merchant another one, and for
// nothing else.
import { partnerOfToken, verifyEndedToken } from "@/lib/domain/session/token";
import { findPartnerSecret } from "./authenticate";

const LONGEST_TOKEN = 4096;

/** The merchant of a link that has ended. */
export interface EndedLink {
  readonly partnerId: string;
  readonly merchantId: string;
  readonly tokenId: string;
}

/** Whose link it is, or was, where its partner is suspended; null for every other one. */
export async function readPausedLink(
  token: unknown,
  now: Date,
): Promise<Omit<EndedLink, "tokenId"> | null> {
  if (typeof token !== "string" || token.length > LONGEST_TOKEN) return null;
  const partnerId = partnerOfToken(token);
  const partner = partnerId && (await findPartnerSecret(partnerId));
  if (!partnerId || !partner || partner.status !== "suspended") return null;
  const claims = await verifyEndedToken(token, partner.secret, now);
  return claims && { partnerId, merchantId: claims.sub };
}

/**
 * Whose link it was; null where it was never ours, was ended by a rotation of the partner's secret, is
 * older than 400 days, only looked, or where the partner is suspended.
 */
export async function readEndedLink(token: unknown, now: Date): Promise<EndedLink | null> {
  if (typeof token !== "string" || token.length > LONGEST_TOKEN) return null;
  const partnerId = partnerOfToken(token);
  const partner = partnerId && (await findPartnerSecret(partnerId));
  if (!partner || partner.status === "suspended") return null;
  const claims = await verifyEndedToken(token, partner.secret, now);
  if (claims?.use === "view") return null;
  return claims && { partnerId, merchantId: claims.sub, tokenId: claims.jti };
}
