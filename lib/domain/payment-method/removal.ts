// Removes a payment method with all that hangs on it, while nothing of it is sealed.
import { and, asc, count, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { answers, attempts, drafts, jobs, paymentMethods } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/operation";
import type { PaymentMethodRow } from "./queries";

type Ref = Pick<PaymentMethodRow, "id" | "merchantId">;

/** Its attempts, locked before they are looked at: one that is being sealed is sealed, or gone. */
async function lockUnsealed(ctx: Ctx, { id, merchantId }: Ref): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: attempts.id, sealedAt: attempts.sealedAt })
    .from(attempts)
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        eq(attempts.merchantId, merchantId),
        eq(attempts.paymentMethodId, id),
      ),
    )
    .orderBy(asc(attempts.id))
    .for("update");
  if (rows.some(({ sealedAt }) => sealedAt !== null)) throw new AppError("PAYMENT_METHOD_SEALED");
  return rows.map((row) => row.id);
}

async function countAnswers(ctx: Ctx, attemptIds: string[]): Promise<number> {
  const own = eq(answers.partnerId, ctx.caller.partnerId);
  const [row] = await ctx.db
    .select({ value: count() })
    .from(answers)
    .where(and(own, inArray(answers.attemptId, attemptIds), ne(answers.status, "empty")));
  return row?.value ?? 0;
}

/** What no key of the database leads away with it: work that was asked for, and what was typed. */
async function deleteAround(ctx: Ctx, { id, merchantId }: Ref, attemptIds: string[]) {
  const { partnerId } = ctx.caller;
  const ofMerchant = (table: typeof drafts | typeof jobs): SQL | undefined =>
    and(eq(table.partnerId, partnerId), eq(table.merchantId, merchantId));
  // A draft's key begins with the id of what it belongs to.
  const subject = sql<string>`split_part(${drafts.key}, '.', 1)`;
  const typed = await ctx.db
    .delete(drafts)
    .where(and(ofMerchant(drafts), inArray(subject, [id, ...attemptIds])))
    .returning({ key: drafts.key });
  const about = or(eq(jobs.paymentMethodId, id), inArray(jobs.attemptId, attemptIds));
  const asked = await ctx.db
    .delete(jobs)
    .where(and(ofMerchant(jobs), about))
    .returning({ id: jobs.id });
  return { drafts: typed.length, jobs: asked.length };
}

/** Removes it; tells what went with it. PAYMENT_METHOD_SEALED where something of it is sealed. */
export async function removePaymentMethod(ctx: Ctx, method: PaymentMethodRow) {
  const attemptIds = await lockUnsealed(ctx, method);
  const given = await countAnswers(ctx, attemptIds);
  const around = await deleteAround(ctx, method, attemptIds);
  // Its determinations and attempts go with it.
  await ctx.db
    .delete(paymentMethods)
    .where(
      and(eq(paymentMethods.partnerId, ctx.caller.partnerId), eq(paymentMethods.id, method.id)),
    );
  return { attempts: attemptIds.length, answers: given, ...around };
}
