// A partner's account: its plan, whom its invoices are for, and all of them with what came in; and who issues them.
import { z } from "zod";
import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import type { InvoiceStatus } from "@/lib/domain/billing/shape";
import { listCredit, listCreditNotesOf } from "@/lib/domain/credit-note/queries";
import { operation } from "@/lib/domain/operation";
import { findPlan } from "@/lib/domain/plan/queries";
import {
  balancesOf,
  changePlanOf,
  findAccountPartner,
  findBilledTo,
  findSellerRow,
  listAccountInvoices,
  saveBilledTo,
  saveSeller,
} from "@/lib/domain/receivable/account-queries";
import { listSettlements } from "@/lib/domain/receivable/queries";
import {
  Account,
  AccountChange,
  AccountQuery,
  PlanChoice,
  Seller,
} from "@/lib/domain/receivable/shape";

import { listPushes } from "@/lib/domain/stripe/queries";

const Done = z.object({ done: z.literal(true) });
const DONE = { done: true as const };

export const getBillingAccount = operation({
  name: "accounts.get",
  summary: "A partner's account: how it is billed, and its invoices with what came in for each",
  kind: "query",
  actors: ["user"],
  input: AccountQuery,
  output: Account,
  errors: ["PARTNER_NOT_FOUND"],
  async handler(ctx, query) {
    const { partnerId } = query;
    const partner = await findAccountPartner(ctx, partnerId);
    if (!partner) throw new AppError("PARTNER_NOT_FOUND");
    const { rows, nextToken } = await listAccountInvoices(ctx, query);
    const ids = rows.map(({ id }) => id);
    const ledger = Map.groupBy(await listSettlements(ctx, partnerId, ids), (row) => row.invoiceId);
    const notes = Map.groupBy(
      await listCreditNotesOf(ctx, partnerId, ids),
      (note) => note.invoiceId,
    );
    const atStripe = new Map(
      (await listPushes(ctx, partnerId, ids)).map((row) => [row.invoiceId, row]),
    );
    const { id: _, ...facts } = partner;
    return {
      ...{ ...facts, partnerId, nextToken },
      billedTo: await findBilledTo(ctx, partnerId),
      balances: await balancesOf(ctx, partnerId),
      credit: await listCredit(ctx, partnerId),
      stripeConnected: config().stripe !== undefined,
      invoices: rows.map((row) => ({
        ...{ ...row, settlements: ledger.get(row.id) ?? [], stripe: atStripe.get(row.id) ?? null },
        ...creditable(row, notes.get(row.id) ?? []),
      })),
    };
  },
});

/** What credited an invoice, and what of it can be credited still, before tax. */
function creditable<N extends { readonly net: number }>(
  row: { readonly net: number; readonly issuedByPlan: boolean; readonly status: InvoiceStatus },
  creditNotes: readonly N[],
) {
  const left = creditNotes.reduce((rest, { net }) => rest - net, row.net);
  const none = !row.issuedByPlan || row.status === "written_off";
  return { creditNotes: [...creditNotes], creditableNet: none ? 0 : left };
}

export const changeBillingAccount = operation({
  name: "accounts.change",
  summary: "Say whom a partner's invoices are for from now on, and whether it is reminded",
  kind: "command",
  actors: ["user"],
  input: AccountChange,
  output: Done,
  errors: ["PARTNER_NOT_FOUND"],
  async handler(ctx, account) {
    const { partnerId, reminders } = account;
    if (!(await findAccountPartner(ctx, partnerId))) throw new AppError("PARTNER_NOT_FOUND");
    await saveBilledTo(ctx, account);
    ctx.emit("partner.billing_account_changed", { id: partnerId, partnerId }, { reminders });
    return DONE;
  },
});

export const givePlan = operation({
  name: "accounts.give_plan",
  summary: "Give a partner another plan, which counts from the cycle that runs now on",
  kind: "command",
  actors: ["user"],
  input: PlanChoice,
  output: Done,
  errors: ["PARTNER_NOT_FOUND", "PLAN_NOT_FOUND"],
  mayChangeNothing: () => true,
  async handler(ctx, { partnerId, planId }) {
    const partner = await findAccountPartner(ctx, partnerId, "lock");
    if (!partner) throw new AppError("PARTNER_NOT_FOUND");
    const from = partner.planId;
    if (from === planId) return DONE;
    const plan = await findPlan(ctx, planId);
    if (!plan?.active) throw new AppError("PLAN_NOT_FOUND");
    await changePlanOf(ctx, partnerId, { from, to: planId });
    const told = { from, to: planId, plan: plan.name };
    ctx.emit("partner.plan_changed", { id: partnerId, partnerId }, told);
    return DONE;
  },
});

export const getSeller = operation({
  name: "billing.get_seller",
  summary: "Who issues invoices; null where nobody has said it",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: Seller.nullable(),
  errors: [],
  handler: findSellerRow,
});

export const setSeller = operation({
  name: "billing.set_seller",
  summary: "Say who issues invoices from now on",
  kind: "command",
  actors: ["user"],
  input: Seller,
  output: Done,
  errors: [],
  async handler(ctx, seller) {
    await saveSeller(ctx, seller);
    ctx.emit("billing.seller_changed", { id: ctx.caller.partnerId }, { name: seller.name });
    return DONE;
  },
});
