import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { attemptReviews, attempts, expiryNotices, records } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";
import type { SaqType } from "@/lib/pci/saq-type";

/** The current attestation of a payment method that is near its end or past it. */
export interface DueAttestation {
  readonly attemptId: string;
  readonly merchantId: string;
  readonly saqType: SaqType;
  readonly expiresAt: Date;
}

/** The last seal of each payment method counts; a renewal that was sealed takes its place. */
function isCurrent(): SQL {
  return sql`not exists (select 1 from attempts newer where newer.partner_id = ${attempts.partnerId}
    and newer.payment_method_id = ${attempts.paymentMethodId} and newer.sealed_at > ${attempts.sealedAt})`;
}

/** A questionnaire that was sealed without attesting compliance, or was sent back, is nothing that could run out. */
function attestsCompliance(): SQL {
  return sql`exists (select 1 from ${records} where ${records.partnerId} = ${attempts.partnerId}
    and ${records.attemptId} = ${attempts.id} and ${records.compliant})
    and not exists (select 1 from ${attemptReviews} where ${attemptReviews.partnerId} = ${attempts.partnerId}
    and ${attemptReviews.attemptId} = ${attempts.id} and ${attemptReviews.state} = 'sent_back')`;
}

/** The smallest threshold that the days left have reached, in SQL: `thresholdOf` beside the rows. */
function dueThreshold(now: Date, reminderDays: readonly number[]): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const days = sql`((${attempts.expiresAt} at time zone 'UTC')::date - (${moment} at time zone 'UTC')::date)`;
  const steps = [...reminderDays]
    .sort((a, b) => a - b)
    .map((step) => sql`when ${days} <= ${step} then ${step}::int`);
  return sql`case when ${attempts.expiresAt} <= ${moment} then -1 ${sql.join(steps, sql` `)} end`;
}

/** Attestations whose present threshold was not told yet, the most urgent first. */
export async function listDueAttestations(
  ctx: Ctx,
  reminderDays: readonly number[],
  limit: number,
): Promise<DueAttestation[]> {
  const first = Math.max(0, ...reminderDays);
  const soon = new Date(ctx.now.getTime() + (first + 1) * 24 * 60 * 60 * 1000);
  const due = dueThreshold(ctx.now, reminderDays);
  const rows = await ctx.db
    .select({
      attemptId: attempts.id,
      merchantId: attempts.merchantId,
      saqType: attempts.saqType,
      expiresAt: attempts.expiresAt,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        isNotNull(attempts.sealedAt),
        sql`${attempts.expiresAt} <= ${soon.toISOString()}::timestamptz`,
        isCurrent(),
        attestsCompliance(),
        sql`${due} is not null`,
        sql`not exists (select 1 from ${expiryNotices} where ${expiryNotices.partnerId} = ${attempts.partnerId}
          and ${expiryNotices.attemptId} = ${attempts.id} and ${expiryNotices.daysBefore} <= ${due})`,
      ),
    )
    .orderBy(asc(attempts.expiresAt), asc(attempts.id))
    .limit(limit);
  return rows.flatMap(({ expiresAt, ...row }) => (expiresAt ? [{ ...row, expiresAt }] : []));
}

const MERCHANTS_AT_ONCE = 1000;

/** The attestation of each merchant that ends first, by merchant; those without one are left out. */
export async function findEndingFirst(
  ctx: Ctx,
  merchantIds: readonly string[],
): Promise<Map<string, DueAttestation>> {
  const found = new Map<string, DueAttestation>();
  for (let at = 0; at < merchantIds.length; at += MERCHANTS_AT_ONCE) {
    const rows = await attestationsOf(ctx, merchantIds.slice(at, at + MERCHANTS_AT_ONCE));
    for (const { expiresAt, ...row } of rows) {
      if (expiresAt && !found.has(row.merchantId)) found.set(row.merchantId, { ...row, expiresAt });
    }
  }
  return found;
}

/** The current attestations of merchants, those that end first before the others. */
function attestationsOf(ctx: Ctx, merchantIds: readonly string[]) {
  const { id: attemptId, merchantId, saqType, expiresAt } = attempts;
  return ctx.db
    .select({ attemptId, merchantId, saqType, expiresAt })
    .from(attempts)
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        inArray(attempts.merchantId, [...merchantIds]),
        isNotNull(attempts.sealedAt),
        isCurrent(),
        attestsCompliance(),
      ),
    )
    .orderBy(asc(attempts.expiresAt), asc(attempts.id));
}

/** Takes a notice for oneself; false where another run has told it. */
export async function claimNotice(
  ctx: Ctx,
  attemptId: string,
  daysBefore: number,
): Promise<boolean> {
  const { partnerId } = ctx.caller;
  const claimed = await ctx.db
    .insert(expiryNotices)
    .values({ partnerId, attemptId, daysBefore, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ attemptId: expiryNotices.attemptId });
  return claimed.length > 0;
}
