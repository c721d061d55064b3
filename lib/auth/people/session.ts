// A session's token -> its person, as they are at this moment: a role that was taken away, or a person who
// was removed, counts from the next request on.
import { createHash, randomBytes } from "node:crypto";
import { type FoundSession, findSessionByToken, noteSessionSeen } from "@/db/lookups";
import type { UserCaller } from "@/lib/core/caller";
import { replayKeyOf } from "@/lib/core/credentials";

const TOKEN = /^[\w-]{43}$/;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a session goes on that nobody uses. */
const IDLE_MS = 12 * HOUR_MS;
/** How long one lasts in all. */
export const MOST_MS = 7 * 24 * HOUR_MS;

/** A new token: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: SHA-256, hex. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Somebody who is signed in, or half way through it. */
export interface SignedIn {
  readonly caller: UserCaller;
  readonly email: string;
  readonly name: string;
  /** The partner at whose book the session looks; null: an operator of the service. */
  readonly partner: {
    readonly name: string;
    readonly mode: "sandbox" | "live";
    readonly status: "active" | "suspended" | "closed";
  } | null;
  /** Whether the person's partner has a sandbox twin to switch to and from. */
  readonly hasSandbox: boolean;
  /** An operator of the service looks at the book for this reason, until then; null: nobody does. */
  readonly support: { readonly reason: string; readonly until: Date } | null;
  readonly expiresAt: Date;
}

/** Whose session a token is; null for every other text. */
export async function sessionOfToken(token: string | undefined): Promise<SignedIn | null> {
  if (!token || !TOKEN.test(token)) return null;
  const found = await findSessionByToken(tokenHash(token));
  if (!found) return null;
  await keepGoing(found);
  return signedIn(found, token);
}

/** One write a minute at the most. A session that waits for its code gets no more time. */
async function keepGoing(found: FoundSession): Promise<void> {
  const now = Date.now();
  if (found.stage === "code" || now - found.lastSeenAt.getTime() < MINUTE_MS) return;
  const until = Math.min(now + IDLE_MS, found.createdAt.getTime() + MOST_MS);
  await noteSessionSeen(found.partnerId, found.sessionId, new Date(until));
}

function signedIn(found: FoundSession, token: string): SignedIn {
  const { partnerId: homePartnerId, bookId, sessionId, userId, role, stage, twoFactor } = found;
  const { email, name, partnerName, mode, status, unlockedUntil, hasSandbox, expiresAt } = found;
  const replayKey = replayKeyOf(token);
  const partner =
    partnerName !== null && mode && status ? { name: partnerName, mode, status } : null;
  const person = { userId, role, sessionId, stage, twoFactor, unlockedUntil, replayKey };
  const support = supportIn(found);
  const looks = support ? { support: { accessId: support.accessId, until: support.until } } : {};
  const caller: UserCaller = {
    kind: "user",
    partnerId: bookId,
    homePartnerId,
    ...person,
    ...looks,
  };
  return { caller, email, name, partner, hasSandbox, support, expiresAt };
}

function supportIn({ supportId, supportReason, supportUntil }: FoundSession) {
  if (supportId === null || supportReason === null || supportUntil === null) return null;
  return { accessId: supportId, reason: supportReason, until: supportUntil };
}
