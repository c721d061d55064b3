// Prices, counted cycles and invoices that were there before there were plans: nobody pays anything else, nothing is
// counted again, and numbers go on where they were.
import { expect, test } from "vitest";
import { migrated } from "@/lib/testing/migrations";

const BEFORE = `
  insert into partners (id, name, mode, tier, price_cents, currency, created_at) values
    ('prt_1', 'One', 'live', 'large', 250, 'EUR', now()), ('prt_2', 'Two', 'live', 'large', 250, 'EUR', now()),
    ('prt_3', 'Three', 'live', 'large', 300, 'EUR', now()), ('prt_4', 'Four', 'live', 'standard', 0, 'USD', now());
  insert into merchants (partner_id, id, name, email, created_at, updated_at)
    values ('prt_1', 'mrc_1', 'Any', 'm@shop.example', now(), now());
  insert into payment_methods (partner_id, id, merchant_id, name, description, created_at, updated_at)
    values ('prt_1', 'pm_1', 'mrc_1', 'Any', 'Any', now(), now());
  insert into attempts (partner_id, id, merchant_id, payment_method_id, saq_type, edition, type_source, status, thread_id, sealed_at, created_at, updated_at)
    select 'prt_1', 'att_' || day, 'mrc_1', 'pm_1', 'SAQ A', '1', 'determined', 'sealed', 't', day::timestamptz, now(), now()
    from unnest(array['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01']) day;
  insert into usage_cycles (partner_id, cycle_start, cycle_end, sealed_attestations, price_cents, currency, counted_at)
    values ('prt_1', '2026-10-01T00:00Z', '2026-11-01T00:00Z', 2, 250, 'EUR', now());
  insert into invoices (partner_id, id, number, cycle_start, cycle_end, sealed_attestations, amount_cents, currency, status, issued_at, due_at)
    values ('prt_1', 'by-hand', '2026-000041', '2026-10-01T00:00Z', '2026-11-01T00:00Z', 2, 500, 'EUR', 'open', now(), now()),
      ('prt_2', 'by-hand', '2026-000041', '2026-10-01T00:00Z', '2026-11-01T00:00Z', 2, 500, 'EUR', 'open', now(), now());`;

test("what was agreed, counted and issued before stays as it was", async () => {
  await migrated("0034_billing.sql", BEFORE, async (client) => {
    const rowsOf = async (text: string) => (await client.query(text)).rows;
    expect(
      await rowsOf(
        `select p.id, v.name, v.currency, v.unit_price::int as price, v.minimum::int as minimum, v.tax_basis_points as tax
         from partners p join plans v on v.id = p.plan_id order by 1`,
      ),
    ).toEqual([
      { id: "prt_1", name: "large", currency: "EUR", price: 250, minimum: 0, tax: 0 },
      { id: "prt_2", name: "large", currency: "EUR", price: 250, minimum: 0, tax: 0 },
      { id: "prt_3", name: "large", currency: "EUR", price: 300, minimum: 0, tax: 0 },
      { id: "prt_4", name: "standard", currency: "USD", price: 0, minimum: 0, tax: 0 },
    ]);
    expect(await rowsOf("select count(*)::int as plans from plans")).toEqual([{ plans: 3 }]);
    expect(await rowsOf("select attempt_id as id from counted_attestations order by 1")).toEqual([
      ...[{ id: "att_2026-10-01" }, { id: "att_2026-10-31" }],
    ]);
    expect(await rowsOf("select amount::int as amount from usage_cycles")).toEqual([
      { amount: 500 },
    ]);
    expect(await rowsOf("select net::int, amount_cents::int as amount from invoices")).toEqual([
      ...[1, 2].map(() => ({ net: 500, amount: 500 })),
    ]);
    expect(await rowsOf("select service.next_invoice_number(2026) as next")).toEqual([
      { next: 42 },
    ]);
    expect(await rowsOf("select service.next_invoice_number(2027) as next")).toEqual([{ next: 1 }]);
  });
});
