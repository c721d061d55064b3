import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { planAt } from "@/lib/domain/plan/queries";
import { charge } from "./charge";
import { listInvoices, pendingUsage } from "./queries";
import { Billing } from "./shape";

export const getBilling = operation({
  name: "partner.billing",
  summary: "Get what was used in this cycle, and recent invoices",
  description: "The unit of use is the sealed attestation. API calls and tokens are never metered.",
  kind: "query",
  rest: "GET /v1/partner/billing",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: Billing,
  errors: [],
  async handler(ctx) {
    const partner = await requirePartner(ctx);
    const usage = await pendingUsage(ctx);
    const plan = await planAt(ctx, ctx.now);
    const rows = await listInvoices(ctx);
    return {
      status: partner.billingStatus,
      plan: plan.name,
      currency: plan.currency,
      pendingUsage: { ...usage, amountCents: charge(plan, usage.sealedAttestations).amount },
      invoices: rows.map(({ id, number, issuedAt, dueAt, amount, currency, status, url }) => ({
        id,
        number,
        issuedAt,
        dueAt,
        amountCents: amount,
        currency,
        status,
        url,
      })),
      portalUrl: null,
    };
  },
});
