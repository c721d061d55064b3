// Merchant session tokens: HS256 JWTs whose key is derived from the partner's webhook secret, so that
// a rotation of that secret ends them all.
import { hkdfSync, randomUUID } from "node:crypto";
import { decodeJwt, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { isId } from "@/lib/core/ids";

const ISSUER = "sealwright";
const HKDF_INFO = "sealwright session token v1";

/** What a session token may be used for, from the contract. */
export const SESSION_USES = ["portal", "chat", "rest"] as const;

/** The same, and `view`: it reads what the merchant sees, and nothing that it is sent with is written. */
const TOKEN_USES = [...SESSION_USES, "view"] as const;

const Claims = z.object({
  sub: z.string(),
  pid: z.string(),
  jti: z.string(),
  iat: z.number(),
  use: z.enum(TOKEN_USES),
  /** When the first token of this session was minted, in seconds: renewals keep it. */
  first: z.number(),
  /** The session of the person who looks, and the partner that the person belongs to: it ends with that. */
  by: z.object({ partnerId: z.string(), sessionId: z.string() }).optional(),
});

/** The verified content of a session token. */
export type SessionClaims = z.output<typeof Claims>;

function keyFrom(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", HKDF_INFO, 32));
}

/** Mints a token for one merchant. `now` and the lifetime decide its end. */
export async function mintSessionToken(
  secret: string,
  grant: {
    partnerId: string;
    merchantId: string;
    use: SessionClaims["use"];
    /** Where it renews a session: when that began, in seconds. */
    first?: number;
    by?: SessionClaims["by"];
  },
  now: Date,
  ttlSeconds: number,
): Promise<{ token: string; tokenId: string; expiresAt: Date }> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const tokenId = randomUUID();
  const token = await new SignJWT({
    pid: grant.partnerId,
    use: grant.use,
    first: grant.first ?? issuedAt,
    ...(grant.by ? { by: grant.by } : {}),
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(ISSUER)
    .setSubject(grant.merchantId)
    .setJti(tokenId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ttlSeconds)
    .sign(keyFrom(secret));
  return { token, tokenId, expiresAt: new Date((issuedAt + ttlSeconds) * 1000) };
}

/** The partner a token says that it is of, unverified; null for anything that is no token. */
export function partnerOfToken(token: string): string | null {
  try {
    const { pid } = decodeJwt(token);
    return typeof pid === "string" && isId(pid) ? pid : null;
  } catch {
    return null;
  }
}

const DAY_SECONDS = 24 * 60 * 60;
/** A year and a reminder or two: whoever comes later than that asks the partner. */
const OLDEST_SECONDS = 400 * DAY_SECONDS;

/** Verifies a token whose time may be over, for at most 400 days since it was minted; null as below. */
export async function verifyEndedToken(
  token: string,
  secret: string,
  now: Date,
): Promise<SessionClaims | null> {
  const claims = await verifySessionToken(token, secret, now, OLDEST_SECONDS);
  if (!claims) return null;
  return now.getTime() / 1000 - claims.iat <= OLDEST_SECONDS ? claims : null;
}

/** Verifies a token against its partner's secret; null where it is forged, expired or malformed. */
export async function verifySessionToken(
  token: string,
  secret: string,
  now: Date,
  toleranceSeconds = 0,
): Promise<SessionClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyFrom(secret), {
      algorithms: ["HS256"],
      issuer: ISSUER,
      currentDate: now,
      clockTolerance: toleranceSeconds,
    });
    return Claims.parse(payload);
  } catch {
    return null;
  }
}
