// Asking for invitations, one or ten thousand: the same rules, and the same limits on mail.
import { MAIL_LIMITS } from "@/lib/core/policy";
import {
  addClaims,
  addressSubject,
  awaitMailTurn,
  type Claimed,
  claimsOf,
  merchantSubject,
  waitOf,
} from "@/lib/domain/mail/claims";
import { effectiveStatusOf } from "@/lib/domain/merchant/machine";
import type { Ctx } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { type Candidate, type InvitePlan, planInvites } from "./plan";
import { findStandings, type Standing } from "./queries";
import type { InviteOutcome } from "./shape";

/** A merchant to invite at an address; without an id where a dry run asks for one that is not there yet. */
export interface Wanted {
  readonly merchantId: string | null;
  readonly address: string | null;
}

/** How to ask. */
export interface Asking {
  readonly resend: boolean;
  /** Say what would happen, and change nothing. */
  readonly dryRun: boolean;
}

/** What became of each, and how long those must wait that a limit stopped. */
export interface Asked {
  readonly outcomes: readonly InviteOutcome[];
  readonly waits: readonly number[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Asks for invitations: claims their places, and emits what makes the messages. */
export async function askForInvites(
  ctx: Ctx,
  wanted: readonly Wanted[],
  { resend, dryRun }: Asking,
): Promise<Asked> {
  if (!dryRun) await awaitMailTurn(ctx);
  const candidates = await candidatesOf(ctx, wanted);
  const plan = planInvites(candidates, resend);
  if (!dryRun) await carryOut(ctx, candidates, plan);
  const waits = candidates.map(({ merchantWait, addressWait }) =>
    Math.max(merchantWait, addressWait),
  );
  return { outcomes: plan.outcomes, waits };
}

async function candidatesOf(ctx: Ctx, wanted: readonly Wanted[]): Promise<Candidate[]> {
  const { expiringWindowDays } = await requirePartner(ctx);
  const ids = wanted.flatMap(({ merchantId }) => (merchantId ? [merchantId] : []));
  const addresses = wanted.flatMap(({ address }) => (address ? [addressSubject(address)] : []));
  const subjects = new Set([...addresses, ...ids.map(merchantSubject)]);
  const standings = await findStandings(ctx, ids);
  const claims = await claimsOf(ctx, [...subjects], MAIL_LIMITS.daysBetweenInvitations);
  return wanted.map(({ merchantId, address }) => {
    const standing = merchantId ? standings.get(merchantId) : undefined;
    const ofMerchant = (merchantId && claims.get(merchantSubject(merchantId))) || [];
    const ofAddress = (address && claims.get(addressSubject(address))) || [];
    return {
      merchantId,
      address,
      hasWork: !standing || hasWork(standing, ctx.now, expiringWindowDays),
      invitedRecently: wasInvited(standing, ofMerchant, ctx.now),
      merchantWait: waitOf(ofMerchant, "invitation", "perMerchant", ctx.now),
      addressWait: waitOf(ofAddress, "invitation", "perAddress", ctx.now),
    };
  });
}

function hasWork({ status, expiresAt }: Standing, now: Date, windowDays: number): boolean {
  return effectiveStatusOf({ status, expiresAt }, now, windowDays) !== "compliant";
}

/** A claim counts, too: its message may still be on its way. */
function wasInvited(
  standing: Standing | undefined,
  claims: readonly Claimed[],
  now: Date,
): boolean {
  if (claims.some(({ purpose }) => purpose === "invitation")) return true;
  const since = now.getTime() - MAIL_LIMITS.daysBetweenInvitations * DAY_MS;
  return (standing?.invitedAt?.getTime() ?? 0) > since;
}

async function carryOut(ctx: Ctx, candidates: readonly Candidate[], plan: InvitePlan) {
  const claimed: string[] = [];
  for (const { address, places } of plan.messages) {
    const merchants = places.flatMap((place) => candidates[place]?.merchantId ?? []);
    const [first, ...others] = merchants;
    if (!first) continue;
    claimed.push(addressSubject(address), ...merchants.map(merchantSubject));
    ctx.emit("invite.requested", { id: first, merchantId: first }, { to: address, merchants });
    for (const id of others) {
      ctx.emit("invite.combined", { id, merchantId: id }, { withMerchantId: first });
    }
  }
  await addClaims(ctx, claimed, "invitation");
}
