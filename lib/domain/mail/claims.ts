// The limits on mail that somebody can ask for: each message claims its place first, per address and per
// merchant, in the transaction that asks for it. Counted in the database, so for all processes together.
import { createHash } from "node:crypto";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { mailClaims } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { MAIL_LIMITS } from "@/lib/core/policy";
import type { Ctx } from "@/lib/domain/operation";
import type { MailPurpose } from "./shape";

const DAY_MS = 24 * 60 * 60 * 1000;
const ROWS_AT_ONCE = 1000;

/** Purposes that share one limit, and how many of them a day let through. */
interface Limit {
  readonly purposes: readonly MailPurpose[];
  readonly perAddress: number;
  readonly perMerchant: number | null;
  /** Over all addresses of the partner; null: as many as it likes. */
  readonly inAll: number | null;
}

const ASKED_FOR: Limit = {
  purposes: ["invitation", "reminder", "fresh_link", "documents_again"],
  perAddress: MAIL_LIMITS.perAddressPerDay,
  perMerchant: MAIL_LIMITS.perMerchantPerDay,
  inAll: null,
};
const LIMITS: Record<MailPurpose, Limit> = {
  invitation: ASKED_FOR,
  reminder: ASKED_FOR,
  fresh_link: ASKED_FOR,
  documents_again: ASKED_FOR,
  documents_sealed: {
    purposes: ["documents_sealed"],
    perAddress: MAIL_LIMITS.sealedPerAddressPerDay,
    perMerchant: null,
    inAll: null,
  },
  team_invitation: {
    purposes: ["team_invitation"],
    perAddress: MAIL_LIMITS.teamInvitationsPerAddressPerDay,
    perMerchant: null,
    inAll: MAIL_LIMITS.teamInvitationsPerDay,
  },
  account_changed: {
    purposes: ["account_changed"],
    perAddress: MAIL_LIMITS.accountNoticesPerAddressPerDay,
    perMerchant: null,
    inAll: null,
  },
  application: {
    purposes: ["application"],
    perAddress: MAIL_LIMITS.applicationsPerAddressPerDay,
    perMerchant: null,
    inAll: null,
  },
  helper_asked: {
    purposes: ["helper_asked"],
    perAddress: MAIL_LIMITS.helperPerAddressPerDay,
    perMerchant: MAIL_LIMITS.helperPerMerchantPerDay,
    inAll: null,
  },
  asked_answered: {
    purposes: ["asked_answered"],
    perAddress: MAIL_LIMITS.answersPerAddressPerDay,
    perMerchant: null,
    inAll: null,
  },
  notice: {
    purposes: ["notice"],
    perAddress: MAIL_LIMITS.noticesPerAddressPerDay,
    perMerchant: null,
    inAll: null,
  },
};

/** One earlier claim. */
export interface Claimed {
  readonly purpose: MailPurpose;
  readonly createdAt: Date;
}

/** Whom mail is counted for, as the table knows them. */
export const addressSubject = (address: string) => hashOf(`address ${address.toLowerCase()}`);
/** The same for a merchant. */
export const merchantSubject = (merchantId: string) => hashOf(`merchant ${merchantId}`);

/** The same for everybody that a partner writes to for one purpose. */
const purposeSubject = (purpose: MailPurpose) => hashOf(`purpose ${purpose}`);

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** One asker of a partner at a time: two at once would each count before the other's claim is there. */
export async function awaitMailTurn(ctx: Ctx): Promise<void> {
  const name = `mail ${ctx.caller.partnerId}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The claims of subjects in the last days, newest first. */
export async function claimsOf(
  ctx: Ctx,
  subjects: readonly string[],
  days: number,
): Promise<Map<string, Claimed[]>> {
  const since = new Date(ctx.now.getTime() - days * DAY_MS);
  const found = new Map<string, Claimed[]>();
  for (let at = 0; at < subjects.length; at += ROWS_AT_ONCE) {
    const rows = await ctx.db
      .select()
      .from(mailClaims)
      .where(
        and(
          eq(mailClaims.partnerId, ctx.caller.partnerId),
          inArray(mailClaims.subject, subjects.slice(at, at + ROWS_AT_ONCE)),
          gt(mailClaims.createdAt, since),
        ),
      )
      .orderBy(desc(mailClaims.createdAt));
    for (const { subject, purpose, createdAt } of rows) {
      const own = found.get(subject) ?? [];
      own.push({ purpose, createdAt });
      found.set(subject, own);
    }
  }
  return found;
}

/** What a limit counts by. */
type Counted = "perAddress" | "perMerchant" | "inAll";

/** Milliseconds until one more of a purpose is let through; 0: now. */
export function waitOf(
  claims: readonly Claimed[],
  purpose: MailPurpose,
  whom: Counted,
  now: Date,
): number {
  const limit = LIMITS[purpose];
  const most = limit[whom];
  if (most === null) return 0;
  const today = claims.filter(
    (claim) =>
      limit.purposes.includes(claim.purpose) && now.getTime() - claim.createdAt.getTime() < DAY_MS,
  );
  const oldestThatCounts = today[most - 1];
  return oldestThatCounts ? oldestThatCounts.createdAt.getTime() + DAY_MS - now.getTime() : 0;
}

/** Writes claims. */
export async function addClaims(
  ctx: Ctx,
  subjects: readonly string[],
  purpose: MailPurpose,
): Promise<void> {
  const { partnerId } = ctx.caller;
  for (let at = 0; at < subjects.length; at += ROWS_AT_ONCE) {
    const batch = subjects.slice(at, at + ROWS_AT_ONCE);
    await ctx.db.insert(mailClaims).values(
      batch.map((subject) => ({
        partnerId,
        subject,
        createdAt: ctx.now,
        id: newId("msg"),
        purpose,
      })),
    );
  }
}

/** A message that is to be let through. */
export interface MailClaim {
  readonly purpose: MailPurpose;
  readonly address: string;
  readonly merchantId: string | null;
}

/** Claims a place for a message; answers 0, or the milliseconds to wait where the limits are reached. */
export async function claimMail(ctx: Ctx, claim: MailClaim): Promise<number> {
  const { purpose, address, merchantId } = claim;
  await awaitMailTurn(ctx);
  const counted = new Map([["perAddress", addressSubject(address)]] as [Counted, string][]);
  if (merchantId !== null) counted.set("perMerchant", merchantSubject(merchantId));
  if (LIMITS[purpose].inAll !== null) counted.set("inAll", purposeSubject(purpose));
  const subjects = [...counted.values()];
  const claims = await claimsOf(ctx, subjects, 1);
  const waits = [...counted].map(([whom, subject]) =>
    waitOf(claims.get(subject) ?? [], purpose, whom, ctx.now),
  );
  const wait = Math.max(...waits);
  if (wait === 0) await addClaims(ctx, subjects, purpose);
  return wait;
}

/** Claims a place for a message, or refuses with RATE_LIMITED. */
export async function requireMailClaim(ctx: Ctx, claim: MailClaim): Promise<void> {
  const wait = await claimMail(ctx, claim);
  if (wait === 0) return;
  const message =
    claim.merchantId === null
      ? "Enough invitations went out for a day. Wait as Retry-After says."
      : "Enough messages went to this merchant for a day. Wait as Retry-After says.";
  throw new AppError("RATE_LIMITED", { message, retryAfterSeconds: Math.ceil(wait / 1000) });
}

/** An invitation did not arrive: the merchant may be invited again at once. */
export async function takeBackInvitations(ctx: Ctx, merchantIds: readonly string[]): Promise<void> {
  if (merchantIds.length === 0) return;
  await ctx.db
    .delete(mailClaims)
    .where(
      and(
        eq(mailClaims.partnerId, ctx.caller.partnerId),
        inArray(mailClaims.subject, merchantIds.map(merchantSubject)),
        eq(mailClaims.purpose, "invitation"),
      ),
    );
}
