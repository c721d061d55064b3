// Keeps the stored stage of a merchant true after every change that can move it.
import { and, eq, sql } from "drizzle-orm";
import { attemptReviews, attempts, records } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";
import { listMethodTypes } from "@/lib/domain/payment-method/queries";
import { attestsNow, type Compliance, complianceOf, type PaymentMethodStanding } from "./machine";
import { lockMerchant, updateMerchantRow } from "./queries";

/** How every payment method of a merchant stands. */
async function standingsOf(ctx: Ctx, merchantId: string) {
  const methods = await listMethodTypes(ctx, merchantId);
  const rows = await attemptStandings(ctx, merchantId);
  return methods.map((method) => {
    const own = rows.filter((row) => row.paymentMethodId === method.id);
    const open = own.find((row) => row.sealedAt === null);
    return {
      id: method.id,
      determined: method.saqType !== null,
      openAttempt: (open?.status ?? null) as PaymentMethodStanding["openAttempt"],
      sealed: own.flatMap(({ sealedAt, expiresAt, attests, sentBack }) =>
        sealedAt && expiresAt ? [{ sealedAt, expiresAt, attests, sentBack }] : [],
      ),
    };
  });
}

async function attemptStandings(ctx: Ctx, merchantId: string) {
  const attests = sql<boolean>`exists (select 1 from ${records} where ${records.partnerId} = ${attempts.partnerId} and ${records.attemptId} = ${attempts.id} and ${records.compliant})`;
  const sentBack = sql<boolean>`exists (select 1 from ${attemptReviews} where ${attemptReviews.partnerId} = ${attempts.partnerId} and ${attemptReviews.attemptId} = ${attempts.id} and ${attemptReviews.state} = 'sent_back')`;
  return ctx.db
    .select({
      paymentMethodId: attempts.paymentMethodId,
      status: attempts.status,
      sealedAt: attempts.sealedAt,
      expiresAt: attempts.expiresAt,
      attests,
      sentBack,
    })
    .from(attempts)
    .where(and(eq(attempts.partnerId, ctx.caller.partnerId), eq(attempts.merchantId, merchantId)));
}

/** Whether another payment method than this one lacks an attestation of compliance. */
export async function anotherLacks(
  ctx: Ctx,
  merchantId: string,
  paymentMethodId: string,
): Promise<boolean> {
  const standings = await standingsOf(ctx, merchantId);
  return standings.some((method) => method.id !== paymentMethodId && !attestsNow(method, ctx.now));
}

/**
 * Works the merchant's stage out anew, stores it where it changed, and emits the change. Call it last
 * in a command that adds a payment method, determines, opens, answers, seals, signs or renews.
 */
export async function refreshCompliance(ctx: Ctx, merchantId: string): Promise<Compliance> {
  const before = await lockMerchant(ctx, merchantId);
  const now = complianceOf(await standingsOf(ctx, merchantId), ctx.now);
  const same =
    before.complianceStatus === now.status &&
    before.compliantAt?.getTime() === now.compliantAt?.getTime() &&
    before.expiresAt?.getTime() === now.expiresAt?.getTime();
  if (same) return now;
  await updateMerchantRow(ctx, merchantId, {
    complianceStatus: now.status,
    compliantAt: now.compliantAt,
    expiresAt: now.expiresAt,
  });
  if (before.complianceStatus !== now.status) {
    ctx.emit(
      "merchant.compliance_changed",
      { id: merchantId, merchantId },
      { from: before.complianceStatus, to: now.status },
    );
  }
  return now;
}
