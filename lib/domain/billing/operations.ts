import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
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
    const rows = await listInvoices(ctx);
    return {
      status: partner.billingStatus,
      plan: partner.tier,
      currency: partner.currency,
      pendingUsage: { ...usage, amountCents: usage.sealedAttestations * partner.priceCents },
      invoices: rows.map(({ id, number, issuedAt, dueAt, amountCents, currency, status, url }) => ({
        id,
        number,
        issuedAt,
        dueAt,
        amountCents,
        currency,
        status,
        url,
      })),
      portalUrl: null,
    };
  },
});
