// Renews a portal session while the merchant works: the same merchant, a new hour, a day at the most.
import { AppError } from "@/lib/core/errors";
import { mintSessionToken } from "@/lib/domain/session/token";
import { type Authenticated, secretOfPartner } from "./authenticate";

const DAY_SECONDS = 24 * 60 * 60;
const RENEWED_SECONDS = 3600;

/** A renewed session. */
export interface RenewedSession {
  readonly caller: Extract<Authenticated["caller"], { kind: "merchant" }>;
  readonly token: string;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

/**
 * A new token for the session of a caller. INVALID_CREDENTIALS where it has none, where it
 * only looks, or where it began more than a day ago: then a fresh link is needed.
 */
export async function renewSession(
  caller: Authenticated["caller"],
  now: Date,
): Promise<RenewedSession> {
  if (caller.kind !== "merchant" || caller.use === "view")
    throw new AppError("INVALID_CREDENTIALS");
  const age = now.getTime() / 1000 - caller.sessionStart;
  const secret = await secretOfPartner(caller.partnerId);
  if (age > DAY_SECONDS || !secret) throw new AppError("INVALID_CREDENTIALS");
  const { partnerId, merchantId, use, sessionStart } = caller;
  const grant = { partnerId, merchantId, use, first: sessionStart };
  return { caller, ...(await mintSessionToken(secret, grant, now, RENEWED_SECONDS)) };
}
