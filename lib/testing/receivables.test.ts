// Receivables: the ledger is the truth, whatever is sent twice or at once; who may write in it; what is exported.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Caller } from "@/lib/core/caller";
import { ageOf, reminderDue } from "@/lib/domain/receivable/shape";
import { OPERATING } from "@/lib/registry";
import { run, runnerOn } from "@/lib/runtime";
import { anInvoice, givePlan } from "./billing";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { aSession, aUser } from "./people";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
let operator: Caller & { kind: "user" };
let partner: TestPartner;

beforeAll(async () => {
  operator = (await anOperator(database)).caller;
  partner = await aPartner(database, "live");
});

let cycle = 0;

/** An open invoice over 12.00 EUR, of a cycle of its own. */
async function open(change: Parameters<typeof anInvoice>[2] = {}) {
  cycle += 1;
  const cycleStart = new Date(Date.UTC(1990, cycle, 1));
  const invoiceId = await anInvoice(database, partner.partnerId, { cycleStart, ...change });
  return { partnerId: partner.partnerId, invoiceId };
}

const paid = (ref: object, amount: number, key?: string) =>
  run(
    OPERATING.recordPayment,
    operator,
    { ...ref, amount, day: "2026-03-01", note: "Transfer" },
    key ? { idempotencyKey: key } : {},
  );

async function standingOf(invoiceId: string) {
  const { rows } = await database.pool.query(
    `select status, (select coalesce(sum(amount), 0)::int from payments where invoice_id = i.id) as settled
     from invoices i where id = $1`,
    [invoiceId],
  );
  return rows[0];
}

const refusalOf = (made: Promise<unknown>) =>
  made.then(
    () => null,
    (error) => [error.code, error.details?.issues?.[0]?.path].filter(Boolean),
  );

test("parts are taken until nothing is open; more than is open is refused, and nothing after that", async () => {
  const ref = await open();
  expect((await paid(ref, 500)).output).toEqual({ open: 700 });
  expect(await refusalOf(paid(ref, 701))).toEqual(["VALIDATION_ERROR", "amount"]);
  expect(await standingOf(ref.invoiceId)).toEqual({ status: "open", settled: 500 });
  expect((await paid(ref, 700)).output).toEqual({ open: 0 });
  expect(await standingOf(ref.invoiceId)).toEqual({ status: "paid", settled: 1200 });
  expect(await refusalOf(paid(ref, 1))).toEqual(["INVOICE_SETTLED"]);
});

test("the same form sent twice, or ten times at once, is one payment", async () => {
  const ref = await open();
  await paid(ref, 500, "form-one-of-this-test");
  await paid(ref, 500, "form-one-of-this-test");
  await Promise.allSettled(
    Array.from({ length: 10 }, () => paid(ref, 300, "form-two-of-this-test")),
  );
  expect(await standingOf(ref.invoiceId)).toEqual({ status: "open", settled: 800 });
});

test("payments of many at once never take more than was open", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 2, maxLength: 6 }),
      async (amounts) => {
        const ref = await open();
        const results = await Promise.allSettled(amounts.map((amount) => paid(ref, amount)));
        const taken = amounts.filter((_, at) => results[at]?.status === "fulfilled");
        const settled = taken.reduce((sum, amount) => sum + amount, 0);
        expect(settled).toBeLessThanOrEqual(1200);
        const status = settled === 1200 ? "paid" : "open";
        expect(await standingOf(ref.invoiceId)).toEqual({ status, settled });
      },
    ),
    { numRuns: 10 },
  );
});

test("what is written off closes the invoice, with its reason in the ledger and in both logs", async () => {
  const ref = await open();
  await paid(ref, 200);
  await run(OPERATING.writeOffInvoice, operator, { ...ref, reason: "Insolvent" });
  expect(await standingOf(ref.invoiceId)).toEqual({ status: "written_off", settled: 1200 });
  const { rows } = await database.pool.query(
    "select kind, amount::int, note, recorded_by from payments where invoice_id = $1 order by created_at",
    [ref.invoiceId],
  );
  const recorded_by = `user:${operator.userId}`;
  expect(rows).toEqual([
    { kind: "payment", amount: 200, note: "Transfer", recorded_by },
    { kind: "write_off", amount: 1000, note: "Insolvent", recorded_by },
  ]);
  const logs = await database.pool.query(
    "select partner_id from events where type = 'invoice.written_off' and resource_id = $1 order by 1",
    [ref.invoiceId],
  );
  expect(logs.rows.map((row) => row.partner_id)).toEqual([partner.partnerId, "service"].sort());
});

test("the partner's standing follows: past due until the overdue invoice is paid", async () => {
  const owing = await aPartner(database, "live");
  const { partnerId } = owing;
  const invoiceId = await anInvoice(database, partnerId, { number: "S-1" });
  await database.pool.query("update partners set billing_status = 'past_due' where id = $1", [
    partnerId,
  ]);
  const standing = async () => {
    const { output } = await run(OPERATING.getBillingAccount, operator, { partnerId });
    return [output.billingStatus, output.balances];
  };
  await paid({ partnerId, invoiceId }, 1199);
  expect(await standing()).toEqual(["past_due", [{ currency: "EUR", open: 1 }]]);
  await paid({ partnerId, invoiceId }, 1);
  expect(await standing()).toEqual(["active", []]);
});

test.each([
  ["amount", { amount: 0 }],
  ["amount", { amount: 1.5 }],
  ["day", { day: "2026-02-30" }],
  ["day", { day: "2999-01-01" }],
  ["note", { note: " " }],
  ["note", { note: "4111 1111 1111 1111" }],
])("a payment with a %s that is not right is refused", async (path, change) => {
  const ref = await open();
  const input = { ...ref, amount: 100, day: "2026-03-01", note: "Transfer", ...change };
  const refusal = await refusalOf(run(OPERATING.recordPayment, operator, input));
  expect(refusal?.[1]).toBe(path);
  expect((await standingOf(ref.invoiceId)).settled).toBe(0);
});

test("nobody but an operator reads receivables, and only an unlocked one writes", async () => {
  const ref = await open();
  const { current } = await aSession(await aUser(database, partner.partnerId));
  const locked = { ...operator, unlockedUntil: null };
  const writing = [
    "recordPayment",
    "writeOffInvoice",
    "changeBillingAccount",
    "givePlan",
    "setSeller",
  ] as const;
  const reading = [
    "listReceivables",
    "exportReceivables",
    "downloadAnyInvoice",
    "getBillingAccount",
  ] as const;
  for (const name of [...writing, ...reading]) {
    const made = run(OPERATING[name], current.caller, ref);
    expect([name, await refusalOf(made)]).toEqual([name, ["ROLE_NOT_ALLOWED"]]);
  }
  for (const name of writing) {
    const made = run(OPERATING[name], locked, ref);
    expect([name, await refusalOf(made)]).toEqual([name, ["UNLOCK_REQUIRED"]]);
  }
  const pdf = await run(OPERATING.downloadAnyInvoice, locked, ref);
  expect(Buffer.from(pdf.output.bytes ?? []).toString()).toBe("%PDF");
});

test("the list is aged by the day, summed by currency, and paged without a gap", async () => {
  await database.pool.query(
    "delete from payments; delete from invoice_documents; delete from invoices",
  );
  const due = (day: string) => ({ dueAt: new Date(day) });
  for (const day of [
    "2026-06-01",
    "2026-05-31",
    "2026-05-01",
    "2026-04-01",
    "2026-03-02",
    "2026-01-01",
  ]) {
    await open(due(`${day}T12:00:00Z`));
  }
  const yen = await open({
    ...due("2026-05-20T00:00:00Z"),
    currency: "JPY",
    net: 500,
    amount: 500,
  });
  await paid(yen, 100);
  const at = runnerOn({ now: () => new Date("2026-06-01T09:00:00Z") });
  const list = async (query: object) =>
    (await at(OPERATING.listReceivables, operator, query)).output;
  const { sums, items } = await list({});
  expect(sums.map(({ currency, age, open: sum }) => `${currency} ${age}: ${sum}`)).toEqual([
    ...["EUR current: 1200", "EUR 1-30: 1200", "EUR 31-60: 1200", "EUR 61-90: 1200"],
    ...["EUR 90+: 2400", "JPY 1-30: 400"],
  ]);
  for (const item of items) expect(item.age).toBe(ageOf(item.daysOverdue));
  const seen: string[] = [];
  let nextToken: string | undefined;
  do {
    const page = await list({ limit: 3, ...(nextToken ? { nextToken } : {}) });
    seen.push(...page.items.map(({ invoiceId }) => invoiceId));
    nextToken = page.nextToken ?? undefined;
  } while (nextToken);
  expect(seen).toEqual(items.map(({ invoiceId }) => invoiceId));
  const late = await list({ age: "1-30", currency: "JPY" });
  expect(late.items.map(({ open: rest }) => rest)).toEqual([400]);
  expect(await refusalOf(list({ nextToken: "wrong" }))).toEqual(["VALIDATION_ERROR", "nextToken"]);
});

test("the export has every open invoice, and no cell that a spreadsheet would run", async () => {
  await database.pool.query("update partners set name = '=cmd()' where id = $1", [
    partner.partnerId,
  ]);
  const { stream, output } = await run(OPERATING.exportReceivables, operator, { currency: "JPY" });
  expect(output.filename).toMatch(/^receivables-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, ...rows] = (await new Response(stream).text()).trimEnd().split("\r\n");
  expect(head).toBe(
    "number,partnerId,partner,issuedAt,dueAt,daysOverdue,currency,amountMinor,openMinor",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`"'=cmd()"`);
  expect(rows[0]?.endsWith('"JPY",500,400')).toBe(true);
});

test("an account is billed as operators say, from then on", async () => {
  const { partnerId } = partner;
  const other = await givePlan(database, (await aPartner(database, "live")).partnerId);
  await run(OPERATING.givePlan, operator, { partnerId, planId: other });
  await run(OPERATING.givePlan, operator, { partnerId, planId: other });
  const unknown = run(OPERATING.givePlan, operator, { partnerId, planId: "pln_none" });
  expect(await refusalOf(unknown)).toEqual(["PLAN_NOT_FOUND"]);
  const billed = { name: "Harbor B.V.", address: "2 Example Quay", country: "NL", taxNumber: null };
  const account = { partnerId, ...billed, reminders: false };
  await run(OPERATING.changeBillingAccount, operator, account);
  const { output } = await run(OPERATING.getBillingAccount, operator, { partnerId });
  expect(output).toMatchObject({ planId: other, billedTo: { ...billed, reminders: false } });
  const { rows } = await database.pool.query("select 1 from former_plans where partner_id = $1", [
    partnerId,
  ]);
  expect(rows).toHaveLength(1);
  const nobody = run(OPERATING.getBillingAccount, operator, { partnerId: "prt_none" });
  expect(await refusalOf(nobody)).toEqual(["PARTNER_NOT_FOUND"]);
  const seller = { ...billed, name: "Example Assurance Ltd", payTo: null };
  await run(OPERATING.setSeller, operator, seller);
  expect((await run(OPERATING.getSeller, operator, {})).output).toEqual(seller);
});

test("a reminder is the one that counts on the day", () => {
  const days = [-3, 0, 6, 7, 20, 21, 34, 35, 400];
  expect(days.map(reminderDue)).toEqual([null, null, null, 7, 7, 21, 21, 35, 35]);
});
