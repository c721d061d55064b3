// Headers -> Caller. Runs before a tenant is known, hence by lookups.
import { findApiKey, findStoredSecret, noteKeyUsed, sessionLives } from "@/db/lookups";
import type { Caller } from "@/lib/core/caller";
import { hashApiKey, replayKeyOf } from "@/lib/core/credentials";
import { decryptSecret } from "@/lib/core/encryption";
import { AppError } from "@/lib/core/errors";
import type { OwnLimits, TenantMode } from "@/lib/core/policy";
import { partnerOfToken, verifySessionToken } from "@/lib/domain/session/token";

const LONGEST_CREDENTIAL = 4096;
/** How exact "last used" is: a write per request would cost more than it tells. */
const LAST_USED_MS = 60_000;

/** Who is acting by a key or token, and in which kind of tenant. People come by a session (`people/`). */
export interface Authenticated {
  readonly caller: Exclude<Caller, { kind: "system" | "user" | "helper" | "visitor" }>;
  readonly mode: TenantMode;
  /** What was set for the partner alone. */
  readonly limits: OwnLimits;
}

/**
 * Who makes a request. MISSING_CREDENTIALS where there are none; INVALID_CREDENTIALS, one message,
 * for an unknown, expired, revoked or malformed one; PARTNER_SUSPENDED for a suspended partner.
 */
export async function authenticate(headers: Headers): Promise<Authenticated> {
  const apiKey = headers.get("x-api-key") ?? bearerOf(headers);
  if (apiKey) return callerOfKey(apiKey);
  const token = headers.get("x-session-token");
  if (token) return callerOfToken(token);
  throw new AppError("MISSING_CREDENTIALS");
}

function bearerOf(headers: Headers): string | null {
  const match = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "");
  return match?.[1] ?? null;
}

async function callerOfKey(apiKey: string): Promise<Authenticated> {
  if (apiKey.length > LONGEST_CREDENTIAL) throw new AppError("INVALID_CREDENTIALS");
  const found = await findApiKey(hashApiKey(apiKey));
  if (!found) throw new AppError("INVALID_CREDENTIALS");
  if (found.status !== "active") throw new AppError("PARTNER_SUSPENDED");
  const { partnerId, keyId, standing, mode, limits, lastUsedAt } = found;
  if (Date.now() - (lastUsedAt?.getTime() ?? 0) > LAST_USED_MS) await noteKeyUsed(partnerId, keyId);
  const replayKey = replayKeyOf(apiKey);
  const caller = { kind: "partner" as const, partnerId, keyId, keyStanding: standing, replayKey };
  return { caller, mode, limits };
}

async function callerOfToken(token: string): Promise<Authenticated> {
  const partnerId = token.length > LONGEST_CREDENTIAL ? null : partnerOfToken(token);
  const partner = partnerId && (await findPartnerSecret(partnerId));
  const claims = partner && (await verifySessionToken(token, partner.secret, new Date()));
  if (!partnerId || !claims) throw new AppError("INVALID_CREDENTIALS");
  const { by } = claims;
  if (by && !(await sessionLives(by.partnerId, by.sessionId))) {
    throw new AppError("INVALID_CREDENTIALS");
  }
  if (partner.status !== "active") throw new AppError("PARTNER_SUSPENDED");
  const { sub, jti, use, first: sessionStart } = claims;
  const replayKey = replayKeyOf(token);
  const own = { partnerId, merchantId: sub, tokenId: jti, use, sessionStart, replayKey };
  const { mode, limits } = partner;
  return { caller: { kind: "merchant", ...own }, mode, limits };
}

/** The secret that a partner's session tokens are derived from; null where there is no such partner. */
export async function secretOfPartner(partnerId: string): Promise<string | null> {
  return (await findPartnerSecret(partnerId))?.secret ?? null;
}

/** The same with what the partner is and may do; null where there is none. */
export async function findPartnerSecret(partnerId: string) {
  const found = await findStoredSecret(partnerId);
  return found && { ...found, secret: decryptSecret(found.secret, partnerId) };
}
