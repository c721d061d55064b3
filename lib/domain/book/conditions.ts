// What each filter of a book means in the database. Pages and charts that count merchants use the same
// conditions, so that a count and the list behind it agree.
import { and, eq, gt, gte, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import {
  attempts,
  determinations,
  merchantActivity,
  merchants,
  paymentMethods,
  records,
} from "@/db/schema";
import { matches } from "@/lib/domain/merchant/queries";
import { hasEffectiveStatus } from "@/lib/domain/merchant/standing";
import type { Ctx } from "@/lib/domain/operation";
import type { BookFilterValues, BookStage } from "./shape";

/** Whether a merchant is in a stage: what the funnel counts, and where its segments lead. */
export function isInStage(stage: BookStage, now: Date, windowDays: number): SQL {
  const { complianceStatus: status, inviteCount } = merchants;
  switch (stage) {
    case "not_started":
      return sql`${status} = 'not_started'`;
    case "never_invited":
      return sql`(${status} = 'not_started' and ${inviteCount} = 0)`;
    case "invited":
      return sql`(${status} = 'not_started' and ${inviteCount} > 0)`;
    case "started":
      return sql`${status} in ('payment_methods_added', 'saq_determined')`;
    case "in_progress":
      return sql`${status} in ('questions_in_progress', 'review_in_progress')`;
    case "under_way":
      return sql`${status} in ('payment_methods_added', 'saq_determined', 'questions_in_progress', 'review_in_progress')`;
    default:
      return hasEffectiveStatus(stage, now, windowDays);
  }
}

/** Whether something is noted of the merchant: a condition on `merchant_activity`. */
function isNoted(condition: SQL): SQL {
  return sql`exists (select 1 from ${merchantActivity}
    where ${merchantActivity.partnerId} = ${merchants.partnerId}
      and ${merchantActivity.merchantId} = ${merchants.id} and ${condition})`;
}

/** The newest message to the merchant did not arrive, or was not wanted; on `merchant_activity`. */
export const isMailTrouble = sql`${merchantActivity.mailState} in ('failed', 'bounced', 'complained')`;

/** Sealed attempts whose newest record does not attest compliance, and that no later attempt replaced. */
function notCompliantMerchants(ctx: Ctx): SQL {
  return sql`select r.merchant_id from ${records} r
    join ${attempts} a on a.partner_id = r.partner_id and a.id = r.attempt_id
    where r.partner_id = ${ctx.caller.partnerId} and not r.compliant
      and not exists (select 1 from ${records} n
        where n.partner_id = r.partner_id and n.attempt_id = r.attempt_id and n.version > r.version)
      and not exists (select 1 from ${attempts} b
        where b.partner_id = a.partner_id and b.merchant_id = a.merchant_id
          and b.payment_method_id = a.payment_method_id and b.created_at > a.created_at)`;
}

/** Sealed, not compliant by it, and nobody is at it again. */
export function isSealedNotCompliant(ctx: Ctx): SQL {
  return sql`(${merchants.complianceStatus} = 'review_in_progress' and ${merchants.id} in (${notCompliantMerchants(ctx)}))`;
}

/** Merchants whose determination waits for an answer, as a query of their ids. */
export function askedInDetermination(ctx: Ctx): SQL {
  return sql`select d.merchant_id from ${determinations} d
    join ${paymentMethods} p on p.partner_id = d.partner_id and p.id = d.payment_method_id
    where d.partner_id = ${ctx.caller.partnerId} and d.status = 'needs-followup' and p.saq_type is null
      and not exists (select 1 from ${determinations} n
        where n.partner_id = d.partner_id and n.payment_method_id = d.payment_method_id
          and n.created_at > d.created_at)`;
}

function isStuck(ctx: Ctx, { stuck, followUp }: BookFilterValues): SQL | undefined {
  if (!stuck && !followUp) return undefined;
  const { partnerId } = ctx.caller;
  const asking = followUp ? sql`and a.follow_up_open` : sql``;
  const place = !stuck
    ? sql``
    : stuck === "review"
      ? sql`and a.open_section is null`
      : sql`and a.open_section = ${stuck}`;
  if (stuck === "determination") return sql`${merchants.id} in (${askedInDetermination(ctx)})`;
  return sql`${merchants.id} in (select a.merchant_id from ${attempts} a
    where a.partner_id = ${partnerId} and a.sealed_at is null ${place} ${asking})`;
}

function wasSealed(ctx: Ctx, { sealedFrom, sealedBefore }: BookFilterValues): SQL | undefined {
  if (!sealedFrom && !sealedBefore) return undefined;
  const inside = and(
    eq(attempts.partnerId, ctx.caller.partnerId),
    isNotNull(attempts.sealedAt),
    sealedFrom && gte(attempts.sealedAt, sealedFrom),
    sealedBefore && lt(attempts.sealedAt, sealedBefore),
  );
  return sql`${merchants.id} in (select ${attempts.merchantId} from ${attempts} where ${inside})`;
}

/** As the counters of days count: stored as compliant, whether or not its last day has begun. */
function ends({ endsFrom, endsBefore }: BookFilterValues): SQL | undefined {
  if (!endsFrom && !endsBefore) return undefined;
  return and(
    eq(merchants.complianceStatus, "compliant"),
    endsFrom && gte(merchants.expiresAt, endsFrom),
    endsBefore && lt(merchants.expiresAt, endsBefore),
  );
}

function isInvited({ invitation }: BookFilterValues, now: Date): SQL | undefined {
  switch (invitation) {
    case "never":
      return eq(merchants.inviteCount, 0);
    case "sent":
      return gt(merchants.inviteCount, 0);
    case "link_ended":
      return lte(merchants.inviteLinkExpiresAt, now);
    default:
      return undefined;
  }
}

function moved({ activeSince, quietSince }: BookFilterValues): SQL | undefined {
  const movedSince = (moment: Date) => isNoted(gte(merchantActivity.lastActivityAt, moment));
  return and(
    activeSince && movedSince(activeSince),
    quietSince && sql`not ${movedSince(quietSince)}`,
  );
}

/** Whether a filter says anything but the stage: only then are merchants counted one by one. */
export function narrows({ stage: _, ...rest }: BookFilterValues): boolean {
  return Object.values(rest).some((value) => value !== undefined && value !== "");
}

/** The merchants that a filter leaves, its `stage` aside. Reads `merchants` alone. */
export function selects(ctx: Ctx, filter: BookFilterValues, windowDays: number): SQL | undefined {
  const { status, questionnaire } = filter;
  return and(
    eq(merchants.partnerId, ctx.caller.partnerId),
    matches(filter.search),
    status && hasEffectiveStatus(status, ctx.now, windowDays),
    questionnaire && eq(merchants.lastSaqType, questionnaire),
    ends(filter),
    wasSealed(ctx, filter),
    isInvited(filter, ctx.now),
    moved(filter),
    filter.mail && isNoted(isMailTrouble),
    filter.outcome && isSealedNotCompliant(ctx),
    isStuck(ctx, filter),
  );
}
