// Who is reminded, and of what: of an attestation that ends, or of an invitation that was not taken up.

import { utcDaysBetween } from "@/lib/core/clock";
import { MAIL_LIMITS } from "@/lib/core/policy";
import { findEndingFirst } from "@/lib/domain/attestation/queries";
import { askForInvites, type Wanted } from "@/lib/domain/invitation/asking";
import { findStandings, type Standing } from "@/lib/domain/invitation/queries";
import {
  addClaims,
  addressSubject,
  awaitMailTurn,
  type Claimed,
  claimsOf,
  merchantSubject,
  waitOf,
} from "@/lib/domain/mail/claims";
import { type EffectiveStatus, effectiveStatusOf } from "@/lib/domain/merchant/machine";
import type { Ctx } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import type { BulkOutcome } from "./queries";
import type { BulkReason } from "./shape";

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDING: readonly EffectiveStatus[] = ["expiring_soon", "expired"];

/** A merchant to remind, of what it may be reminded, and what it was sent. */
interface Reminded {
  readonly merchantId: string;
  readonly address: string;
  readonly of: "renewal" | "invitation";
}

function skipped(reason: BulkReason): BulkOutcome {
  return { outcome: "skipped", reason };
}

/** What keeps a merchant from being reminded whatever the limits say; else of what it is reminded. */
function sortOut(
  { status, expiresAt, invitedAt }: Standing,
  claims: readonly Claimed[],
  now: Date,
  windowDays: number,
): BulkReason | Reminded["of"] {
  const effective = effectiveStatusOf({ status, expiresAt }, now, windowDays);
  if (effective === "compliant") return "nothing_to_do";
  const day = now.getTime() - DAY_MS;
  const sent = claims.filter(({ purpose }) => purpose === "invitation" || purpose === "reminder");
  if (sent.some(({ createdAt }) => createdAt.getTime() > day)) return "reminded_recently";
  if ((invitedAt?.getTime() ?? 0) > day) return "reminded_recently";
  if (ENDING.includes(effective)) return "renewal";
  return invitedAt || sent.length > 0 ? "invitation" : "never_invited";
}

/** Reminds merchants; with `dryRun` it says what would happen, and changes nothing. */
export async function remind(
  ctx: Ctx,
  wanted: readonly (Wanted & { readonly merchantId: string })[],
  { dryRun }: { readonly dryRun: boolean },
): Promise<BulkOutcome[]> {
  if (!dryRun) await awaitMailTurn(ctx);
  const { expiringWindowDays } = await requirePartner(ctx);
  const ids = wanted.map(({ merchantId }) => merchantId);
  const standings = await findStandings(ctx, ids);
  const claims = await claimsFor(ctx, wanted);
  const outcomes = new Map<string, BulkOutcome>();
  const reminded: Reminded[] = [];
  for (const { merchantId, address } of wanted) {
    const standing = standings.get(merchantId);
    if (!address || !standing) {
      outcomes.set(merchantId, skipped("no_address"));
      continue;
    }
    const own = claims.get(merchantSubject(merchantId)) ?? [];
    const found = sortOut(standing, own, ctx.now, expiringWindowDays);
    if (found === "renewal" || found === "invitation") {
      reminded.push({ merchantId, address, of: found });
    } else outcomes.set(merchantId, skipped(found));
  }
  await remindOfRenewals(ctx, reminded, { claims, outcomes, dryRun });
  await remindOfInvitations(ctx, reminded, { outcomes, dryRun });
  return ids.map((id) => outcomes.get(id) ?? skipped("nothing_to_do"));
}

async function claimsFor(ctx: Ctx, wanted: readonly Wanted[]): Promise<Map<string, Claimed[]>> {
  const subjects = wanted.flatMap(({ merchantId, address }) => [
    ...(merchantId ? [merchantSubject(merchantId)] : []),
    ...(address ? [addressSubject(address)] : []),
  ]);
  return claimsOf(ctx, [...new Set(subjects)], MAIL_LIMITS.daysBetweenInvitations);
}

interface Reminding {
  readonly outcomes: Map<string, BulkOutcome>;
  readonly dryRun: boolean;
}

/** A message for each: it names the attestation that ends. */
async function remindOfRenewals(
  ctx: Ctx,
  reminded: readonly Reminded[],
  { claims, outcomes, dryRun }: Reminding & { readonly claims: Map<string, Claimed[]> },
): Promise<void> {
  const renewals = reminded.filter(({ of }) => of === "renewal");
  const ending = await findEndingFirst(
    ctx,
    renewals.map(({ merchantId }) => merchantId),
  );
  const claimed: string[] = [];
  for (const merchant of renewals) {
    const { merchantId } = merchant;
    const attestation = ending.get(merchantId);
    const reason = attestation ? limitOn(merchant, claims, ctx.now) : "nothing_to_do";
    if (!attestation || reason) {
      outcomes.set(merchantId, skipped(reason ?? "nothing_to_do"));
      continue;
    }
    claimed.push(...claim(merchant, claims, ctx.now));
    outcomes.set(merchantId, { outcome: "queued", reason: null });
    if (!dryRun) askForRenewal(ctx, attestation);
  }
  if (!dryRun) await addClaims(ctx, claimed, "reminder");
}

/** The limit that a message about this merchant would go beyond, or null. */
function limitOn(
  { merchantId, address }: Reminded,
  claims: ReadonlyMap<string, readonly Claimed[]>,
  now: Date,
): BulkReason | null {
  const ofMerchant = claims.get(merchantSubject(merchantId)) ?? [];
  const ofAddress = claims.get(addressSubject(address)) ?? [];
  if (waitOf(ofMerchant, "reminder", "perMerchant", now) > 0) return "merchant_limit";
  return waitOf(ofAddress, "reminder", "perAddress", now) > 0 ? "address_limit" : null;
}

/** Counts a message among those of its merchant and its address, the newest first; answers these subjects. */
function claim(
  { merchantId, address }: Reminded,
  claims: Map<string, Claimed[]>,
  now: Date,
): string[] {
  const subjects = [merchantSubject(merchantId), addressSubject(address)];
  for (const subject of subjects) {
    const before = claims.get(subject) ?? [];
    claims.set(subject, [{ purpose: "reminder", createdAt: now }, ...before]);
  }
  return subjects;
}

function askForRenewal(
  ctx: Ctx,
  {
    attemptId,
    merchantId,
    saqType,
    expiresAt,
  }: {
    readonly attemptId: string;
    readonly merchantId: string;
    readonly saqType: string;
    readonly expiresAt: Date;
  },
): void {
  const daysUntilExpiry = expiresAt <= ctx.now ? -1 : utcDaysBetween(ctx.now, expiresAt);
  ctx.emit(
    "attestation.reminder_requested",
    { id: attemptId, merchantId, attemptId },
    { saqType, expiresAt: expiresAt.toISOString(), daysUntilExpiry },
  );
}

/** Their link again, one message to an address. */
async function remindOfInvitations(
  ctx: Ctx,
  reminded: readonly Reminded[],
  { outcomes, dryRun }: Reminding,
): Promise<void> {
  const invited = reminded.filter(({ of }) => of === "invitation");
  const asked = await askForInvites(ctx, invited, { resend: true, dryRun });
  for (const [place, { merchantId }] of invited.entries()) {
    const outcome = asked.outcomes[place];
    if (outcome) outcomes.set(merchantId, outcome);
  }
}
