// What a partner has to its credit: set off against the next invoices, every coin once, whatever workers do.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { readPdfText } from "@/lib/render/fixtures/pdf-text";
import { expectStatus, send } from "./api";
import { aPayingPartner, sayWhoBills, sealedAt, sweepAt } from "./billing";
import { crediting } from "./crediting";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import type { TestPartner } from "./world";

const database = testDatabase();
const { open, credited, paid, accountOf } = crediting(database);
let worker: Worker;

beforeAll(async () => {
  await sayWhoBills(database);
  // Its own sweep, which may come at any minute of a test, finds nothing due.
  worker = await startWorker({ clock: { now: () => new Date("2025-01-01T00:00:00Z") } });
});

afterAll(() => worker.stop());

test("what was paid beyond becomes credit, which both sides see and the next invoice uses once", async () => {
  const owing = await aPayingPartner(database, "2026-09-01T00:00:00Z", { unitPrice: 300 });
  const { partnerId } = owing;
  const ref = await open({}, partnerId);
  await paid(ref, 800);
  expect(await credited(ref, 1000)).toMatchObject({ amount: 1083, open: 0, kept: 800 });
  expect((await accountOf(partnerId)).credit).toEqual([{ currency: "EUR", amount: 800 }]);
  const billing = async () =>
    (await expectStatus(200, "GET", "/v1/partner/billing", { as: owing.as })).body;
  expect((await billing()).credit).toEqual([{ currency: "EUR", amountCents: 800 }]);

  // 600 in September and October each: all of the first, and 200 of the second.
  await sealedAt(database, owing, ["2026-09-05T00:00:00Z", "2026-09-06T00:00:00Z"]);
  await sealedAt(database, owing, ["2026-10-05T00:00:00Z", "2026-10-06T00:00:00Z"]);
  const moment = "2026-11-01T00:07:00Z";
  await Promise.all([sweepAt(moment), sweepAt(moment), sweepAt(moment)]);
  await sweepAt("2026-11-01T01:07:00Z");
  const after = await billing();
  expect(after.credit).toEqual([]);
  const issued = after.invoices.filter(({ number }: { number: string }) => number.includes("-0"));
  expect(issued.map(({ status }: { status: string }) => status)).toEqual(["open", "paid"]);
  const { rows } = await database.pool.query(
    `select p.amount::int from payments p join invoices i on i.id = p.invoice_id
     where p.partner_id = $1 and p.kind = 'credit' and i.id <> $2 order by i.cycle_start`,
    [partnerId, ref.invoiceId],
  );
  expect(rows.map(({ amount }) => amount)).toEqual([600, 200]);
  const told = await database.pool.query(
    "select payload->>'amount' as amount from events where type = 'invoice.credit_set_off' and partner_id = $1 order by id",
    [partnerId],
  );
  expect(told.rows.map(({ amount }) => amount)).toEqual(["600", "200"]);

  // The second invoice says so, on paper and by mail.
  const [second] = issued;
  const file = await eventually("the PDF", async () => {
    const answer = await send("GET", new URL(second.url).pathname, { as: owing.as });
    return answer.status === 200 ? answer : null;
  });
  const text = readPdfText(file.bytes).flat().join(" ").replace(/\s+/g, " ");
  for (const said of ["Sum of the invoice", "EUR -2.00", "EUR 4.00"]) expect(text).toContain(said);
});

test("attestations that were billed by mistake stay counted: no later invoice has them again", async () => {
  const owing = await aPayingPartner(database, "2026-06-01T00:00:00Z", { unitPrice: 300 });
  await sealedAt(database, owing, ["2026-06-05T00:00:00Z"]);
  await sweepAt("2026-07-01T00:07:00Z");
  const { invoices } = await accountOf(owing.partnerId);
  const invoiceId = invoices[0]?.id ?? "";
  await credited({ partnerId: owing.partnerId, invoiceId }, 300);
  await sweepAt("2026-09-01T00:07:00Z");
  expect((await accountOf(owing.partnerId)).invoices).toHaveLength(1);
});

interface Billed {
  readonly amount: number;
  readonly used: number;
  readonly status: string;
}

async function billedIn2027(partnerId: string): Promise<Billed[]> {
  const { rows } = await database.pool.query<Billed>(
    `select amount_cents::int as amount, status, (select coalesce(sum(p.amount), 0)::int from payments p
       where p.invoice_id = i.id and p.kind = 'credit') as used
     from invoices i where partner_id = $1 and cycle_start >= '2027-01-01' order by cycle_start`,
    [partnerId],
  );
  return rows;
}

interface Month {
  readonly sealed: number;
  readonly kept: number;
  readonly workers: number;
}

/** A month of 2027: a credit note for what was paid, sealed attestations, and its end; answers what was credited. */
async function live(owing: TestPartner, at: number, { sealed, kept, workers }: Month) {
  const plain = { tax: 0, amount: 1000, taxBasisPoints: 0 };
  const ref = await open({ ...plain, net: 1000 }, owing.partnerId);
  await paid(ref, 1000);
  const given = kept > 0 ? (await credited(ref, kept)).kept : 0;
  const day = new Date(Date.UTC(2027, at, 5)).toISOString();
  if (sealed > 0) await sealedAt(database, owing, Array(sealed).fill(day));
  const sweptAt = new Date(Date.UTC(2027, at + 1, 1, 0, 7)).toISOString();
  await Promise.all(Array.from({ length: workers }, () => sweepAt(sweptAt)));
  return given;
}

test("whatever is credited, and however often workers issue at once, each coin of credit is used once", async () => {
  const month = fc.record({
    sealed: fc.integer({ min: 0, max: 3 }),
    kept: fc.integer({ min: 0, max: 1000 }),
    workers: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(month, { minLength: 1, maxLength: 4 }), async (months) => {
      const owing = await aPayingPartner(database, "2027-01-01T00:00:00Z", { unitPrice: 333 });
      const { partnerId } = owing;
      let given = 0;
      for (const [at, each] of months.entries()) given += await live(owing, at, each);
      const rows = await billedIn2027(partnerId);
      const used = rows.reduce((sum, row) => sum + row.used, 0);
      const left = (await accountOf(partnerId)).credit.reduce((sum, { amount }) => sum + amount, 0);
      expect(used + left).toBe(given);
      for (const { used: taken, amount, status } of rows) {
        expect([taken <= amount, status]).toEqual([true, taken === amount ? "paid" : "open"]);
      }
      // Nothing is kept back from an invoice that is issued after the last credit note.
      const billedLast = (months.at(-1)?.sealed ?? 0) > 0;
      if (left > 0 && billedLast) expect(rows.at(-1)?.status).toBe("paid");
    }),
    { numRuns: 10 },
  );
});
