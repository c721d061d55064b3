// A partner's account, and the lists over all partners. Operators' own database role reads them.
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { isMoment, type Keyset, keysetOf, olderThan, pageOf } from "@/db/keyset";
import {
  billingAccounts,
  billingSettings,
  formerPlans,
  invoiceDocuments,
  invoices,
  partners,
  payments,
} from "@/db/schema";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";
import type { Ctx } from "@/lib/domain/operation";
import { AGES, type Age } from "./shape";

/** Whether the caller's partner is reminded of invoices; so it is where nobody said otherwise. */
export async function wantsReminders(ctx: Ctx): Promise<boolean> {
  const [row] = await ctx.db
    .select({ reminders: billingAccounts.reminders })
    .from(billingAccounts)
    .where(eq(billingAccounts.partnerId, ctx.caller.partnerId));
  return row?.reminders ?? true;
}

/** What is open of an invoice, as the ledger says. */
export const OPEN_AMOUNT =
  sql<number>`(${invoices.amount} - coalesce((select sum(${payments.amount}) from ${payments}
  where ${payments.partnerId} = ${invoices.partnerId} and ${payments.invoiceId} = ${invoices.id}), 0))::bigint`.mapWith(
    Number,
  );

/** Whole days in UTC since an invoice was due; 0 or less: it is not overdue. */
export function daysOverdue(ctx: Ctx): SQL<number> {
  const today = sql`(${ctx.now.toISOString()}::timestamptz at time zone 'UTC')::date`;
  return sql<number>`(${today} - (${invoices.dueAt} at time zone 'UTC')::date)`;
}

/** The age of an invoice; the same as `ageOf`. */
function ageIn(ctx: Ctx): SQL<Age> {
  const days = daysOverdue(ctx);
  return sql<Age>`case when ${days} <= 0 then 'current' when ${days} <= 30 then '1-30' when ${days} <= 60 then '31-60'
    when ${days} <= 90 then '61-90' else '90+' end`;
}

interface Filter {
  readonly age?: Age | undefined;
  readonly currency?: string | undefined;
}

/** The open invoices that a filter selects. */
export function receivables(ctx: Ctx, { age, currency }: Filter): SQL | undefined {
  return and(
    eq(invoices.status, "open"),
    age ? sql`${ageIn(ctx)} = ${age}` : undefined,
    currency ? eq(invoices.currency, currency) : undefined,
  );
}

/** What is open by currency and age, over all partners. */
export async function sumByAge(ctx: Ctx) {
  const each = ctx.db
    .select({
      currency: invoices.currency,
      age: ageIn(ctx).as("age"),
      open: sql<number>`${OPEN_AMOUNT}`.as("open"),
    })
    .from(invoices)
    .where(eq(invoices.status, "open"))
    .as("each");
  const rows = await ctx.db
    .select({
      currency: each.currency,
      age: each.age,
      invoices: sql<number>`count(*)::int`,
      open: sql<number>`sum(${each.open})::bigint`.mapWith(Number),
    })
    .from(each)
    .groupBy(each.currency, each.age);
  const place = ({ currency, age }: { currency: string; age: Age }) =>
    `${currency} ${AGES.indexOf(age)}`;
  return rows.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** A page of open invoices, the one that was due first at the top. */
export async function listReceivableRows(
  ctx: Ctx,
  query: Filter & { readonly limit: number; readonly nextToken?: string | undefined },
) {
  const page = keysetOf("receivables", query);
  const { partnerId, id, number, issuedAt, dueAt, amount, currency } = invoices;
  const rows = await ctx.db
    .select({
      ...{ partnerId, number, issuedAt, dueAt, amount, currency },
      invoiceId: id,
      partnerName: partners.name,
      open: OPEN_AMOUNT,
      age: ageIn(ctx),
      daysOverdue: daysOverdue(ctx),
    })
    .from(invoices)
    .innerJoin(partners, eq(partners.id, invoices.partnerId))
    .where(and(receivables(ctx, query), dueAfter(page)))
    .orderBy(asc(invoices.dueAt), asc(invoices.id))
    .limit(query.limit + 1);
  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  const more = rows.length > query.limit && last !== undefined;
  const nextToken = more
    ? encodeCursor(page.mark, [last.dueAt.toISOString(), last.invoiceId])
    : null;
  return { items, nextToken };
}

/** The invoices that come after a page's token; a bad one is a VALIDATION_ERROR. */
function dueAfter({ mark, token }: Keyset): SQL | undefined {
  if (!token) return undefined;
  const [due = "", id = ""] = decodeCursor(mark, token, 2);
  if (!isMoment(due)) decodeCursor(mark, "", 2);
  return sql`(${invoices.dueAt}, ${invoices.id}) > (${due}::timestamptz, ${id})`;
}

/** A partner as its account needs it; locked, its plan and address change by nobody else meanwhile. */
export async function findAccountPartner(
  ctx: Ctx,
  partnerId: string,
  mode: "read" | "lock" = "read",
) {
  const { id, name, mode: kind, billingStatus, planId } = partners;
  const query = ctx.db
    .select({ id, name, mode: kind, billingStatus, planId })
    .from(partners)
    .where(eq(partners.id, partnerId));
  const [row] = await (mode === "lock" ? query.for("no key update") : query);
  return row ?? null;
}

/** How a partner is billed, where somebody said it. */
export async function findBilledTo(ctx: Ctx, partnerId: string) {
  const { name, address, country, taxNumber, reminders } = billingAccounts;
  const [row] = await ctx.db
    .select({ name, address, country, taxNumber, reminders })
    .from(billingAccounts)
    .where(eq(billingAccounts.partnerId, partnerId));
  return row ?? null;
}

/** Says how a partner is billed from now on. */
export async function saveBilledTo(
  ctx: Ctx,
  account: Omit<typeof billingAccounts.$inferInsert, "updatedAt">,
): Promise<void> {
  const row = { ...account, updatedAt: ctx.now };
  await ctx.db
    .insert(billingAccounts)
    .values(row)
    .onConflictDoUpdate({ target: billingAccounts.partnerId, set: row });
}

/** Gives a partner another plan; which one it had until now stays known. */
export async function changePlanOf(
  ctx: Ctx,
  partnerId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const former = { partnerId, until: ctx.now, planId: from };
  await ctx.db.insert(formerPlans).values(former).onConflictDoNothing();
  await ctx.db.update(partners).set({ planId: to }).where(eq(partners.id, partnerId));
}

/** One page of a partner's invoices, newest first. */
export async function listAccountInvoices(
  ctx: Ctx,
  filter: {
    readonly partnerId: string;
    readonly limit: number;
    readonly nextToken?: string | undefined;
  },
) {
  const page = keysetOf("account_invoices", filter);
  const { id, number, issuedAt, dueAt, net, amount, currency, status, seller, buyer } = invoices;
  const rows = await ctx.db
    .select({
      ...{ id, number, issuedAt, dueAt, net, amount, currency, status },
      // Those by hand name nobody who issued them.
      issuedByPlan: sql<boolean>`${seller} is not null and ${buyer} is not null`,
      open: OPEN_AMOUNT,
      pdf: sql<boolean>`${invoiceDocuments.invoiceId} is not null`,
      createdAt: issuedAt,
    })
    .from(invoices)
    .leftJoin(
      invoiceDocuments,
      and(
        eq(invoiceDocuments.partnerId, invoices.partnerId),
        eq(invoiceDocuments.invoiceId, invoices.id),
      ),
    )
    .where(
      and(eq(invoices.partnerId, filter.partnerId), olderThan({ createdAt: issuedAt, id }, page)),
    )
    .orderBy(desc(issuedAt), desc(id))
    .limit(filter.limit + 1);
  return pageOf(rows, page);
}

/** What is open of a partner's invoices, per currency. */
export async function balancesOf(ctx: Ctx, partnerId: string) {
  const each = ctx.db
    .select({ currency: invoices.currency, open: sql<number>`${OPEN_AMOUNT}`.as("open") })
    .from(invoices)
    .where(and(eq(invoices.partnerId, partnerId), eq(invoices.status, "open")))
    .as("each");
  return ctx.db
    .select({
      currency: each.currency,
      open: sql<number>`sum(${each.open})::bigint`.mapWith(Number),
    })
    .from(each)
    .groupBy(each.currency)
    .orderBy(each.currency);
}

/** The PDF of an invoice of any partner, or null. */
export async function findAnyInvoicePdf(
  ctx: Ctx,
  ref: { readonly partnerId: string; readonly invoiceId: string },
): Promise<Buffer | null> {
  const [row] = await ctx.db
    .select({ content: invoiceDocuments.content })
    .from(invoiceDocuments)
    .where(
      and(
        eq(invoiceDocuments.partnerId, ref.partnerId),
        eq(invoiceDocuments.invoiceId, ref.invoiceId),
      ),
    );
  return row?.content ?? null;
}

/** Who issues invoices, as operators set it. */
export async function findSellerRow(ctx: Ctx) {
  const { name, address, country, taxNumber, payTo } = billingSettings;
  const [row] = await ctx.db
    .select({ name, address, country, taxNumber, payTo })
    .from(billingSettings)
    .where(eq(billingSettings.partnerId, SERVICE_TENANT));
  return row ?? null;
}

/** Says who issues invoices from now on. */
export async function saveSeller(
  ctx: Ctx,
  seller: Omit<typeof billingSettings.$inferInsert, "partnerId" | "updatedAt">,
): Promise<void> {
  const row = { ...seller, partnerId: SERVICE_TENANT, updatedAt: ctx.now };
  await ctx.db
    .insert(billingSettings)
    .values(row)
    .onConflictDoUpdate({ target: billingSettings.partnerId, set: row });
}
