import { and, asc, eq, type SQL } from "drizzle-orm";
import { paymentMethods } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/operation";

/** A payment method's row. */
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** A payment method as the contract shows it, from its row. */
export function toPaymentMethod(row: PaymentMethodRow, determinationOutdated: boolean) {
  return {
    id: row.id,
    merchantId: row.merchantId,
    partnerId: row.partnerId,
    name: row.name,
    description: row.description,
    descriptionOrigin: row.descriptionOrigin,
    presetId: row.presetId ?? undefined,
    presetRevision: row.presetRevision ?? undefined,
    channel: row.channel ?? undefined,
    vendor: row.vendor ?? undefined,
    saqType: row.saqType ?? undefined,
    determinationOutdated,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function ofMerchant(ctx: Ctx, merchantId: string): SQL | undefined {
  return and(
    eq(paymentMethods.partnerId, ctx.caller.partnerId),
    eq(paymentMethods.merchantId, merchantId),
  );
}

/** The payment method of a path, or PAYMENT_METHOD_NOT_FOUND. */
export async function requirePaymentMethod(
  ctx: Ctx,
  merchantId: string,
  pmId: string,
): Promise<PaymentMethodRow> {
  const [row] = await ctx.db
    .select()
    .from(paymentMethods)
    .where(and(ofMerchant(ctx, merchantId), eq(paymentMethods.id, pmId)));
  if (!row) throw new AppError("PAYMENT_METHOD_NOT_FOUND");
  return row;
}

/** Every payment method of a merchant, oldest first. */
export async function listPaymentMethodRows(
  ctx: Ctx,
  merchantId: string,
): Promise<PaymentMethodRow[]> {
  return ctx.db
    .select()
    .from(paymentMethods)
    .where(ofMerchant(ctx, merchantId))
    .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id));
}

/** What every payment method of a merchant was determined to be; null: nothing yet. */
export async function listMethodTypes(
  ctx: Ctx,
  merchantId: string,
): Promise<Pick<PaymentMethodRow, "id" | "saqType">[]> {
  return ctx.db
    .select({ id: paymentMethods.id, saqType: paymentMethods.saqType })
    .from(paymentMethods)
    .where(ofMerchant(ctx, merchantId));
}

/** Inserts a payment method. */
export async function insertPaymentMethod(
  ctx: Ctx,
  values: Omit<typeof paymentMethods.$inferInsert, "partnerId" | "createdAt" | "updatedAt">,
): Promise<PaymentMethodRow> {
  const own = { partnerId: ctx.caller.partnerId, createdAt: ctx.now, updatedAt: ctx.now };
  const [row] = await ctx.db
    .insert(paymentMethods)
    .values({ ...values, ...own })
    .returning();
  if (!row) throw new Error("the payment method was not inserted");
  return row;
}

/** Writes changed members of a payment method. */
export async function updatePaymentMethodRow(
  ctx: Ctx,
  pmId: string,
  change: Partial<typeof paymentMethods.$inferInsert>,
): Promise<PaymentMethodRow> {
  const [row] = await ctx.db
    .update(paymentMethods)
    .set({ ...change, updatedAt: ctx.now })
    .where(and(eq(paymentMethods.partnerId, ctx.caller.partnerId), eq(paymentMethods.id, pmId)))
    .returning();
  if (!row) throw new AppError("PAYMENT_METHOD_NOT_FOUND");
  return row;
}
