// Statements of account: the sums hold for every period, the page and the files say the same, and each file goes to
// whom it belongs.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prune } from "@/db/housekeeping";
import type { Caller } from "@/lib/core/caller";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { OPERATING, OWN } from "@/lib/registry";
import { readPdfText } from "@/lib/render/fixtures/pdf-text";
import { run } from "@/lib/runtime";
import { anInvoice } from "./billing";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { aSession, aUser } from "./people";
import { aPartner } from "./world";

const database = testDatabase();
let operator: Caller & { kind: "user" };
let worker: Worker;

beforeAll(async () => {
  operator = (await anOperator(database)).caller;
  worker = await startWorker({ clock: { now: () => new Date("2025-01-01T00:00:00Z") } });
});

afterAll(() => worker.stop());

/** Until long after whatever a test writes today. */
const PERIOD = { from: "2026-01-01", to: "2199-12-31" };
const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);
const dayAt = (place: number) => new Date(START + place * DAY_MS).toISOString().slice(0, 10);

const statementOf = async (partnerId: string, from: string, to: string) =>
  (await run(OPERATING.getAccountStatement, operator, { partnerId, from, to })).output;

interface Billed {
  /** Days after the first of the year. */
  readonly at: number;
  readonly amount: number;
  readonly currency: string;
  readonly acts: readonly {
    readonly act: string;
    readonly share: number;
    readonly after: number;
  }[];
}

const billed: fc.Arbitrary<Billed> = fc.record({
  at: fc.integer({ min: 0, max: 200 }),
  amount: fc.integer({ min: 10, max: 100_000 }),
  currency: fc.constantFrom("EUR", "JPY"),
  acts: fc.array(
    fc.record({
      act: fc.constantFrom("pay", "credit", "write off"),
      share: fc.integer({ min: 1, max: 100 }),
      after: fc.integer({ min: 0, max: 60 }),
    }),
    { maxLength: 3 },
  ),
});

/** An invoice of a day, and what became of it; what it does not take is left out. */
async function enter(partnerId: string, { at, amount, currency, acts }: Billed): Promise<void> {
  const issuedAt = new Date(START + at * DAY_MS);
  const sums = { net: amount, amount, currency };
  const invoiceId = await anInvoice(database, partnerId, { issuedAt, ...sums });
  const ref = { partnerId, invoiceId };
  for (const { act, share, after } of acts) {
    const part = Math.max(1, Math.floor((amount * share) / 100));
    const paid = { ...ref, amount: part, day: dayAt(at + after), note: "Transfer" };
    const made = {
      pay: () => run(OPERATING.recordPayment, operator, paid),
      credit: () => run(OPERATING.creditInvoice, operator, { ...ref, net: part, reason: "Wrong" }),
      "write off": () => run(OPERATING.writeOffInvoice, operator, { ...ref, reason: "Given up" }),
    }[act];
    await made?.().catch(() => undefined);
  }
}

type Statement = Awaited<ReturnType<typeof statementOf>>;
type Sums = Statement["sums"][number];

function sumsIn({ sums }: Statement, currency: string): Sums {
  const none = { opening: 0, invoiced: 0, credited: 0, paid: 0, writtenOff: 0, closing: 0 };
  return sums.find((each) => each.currency === currency) ?? { currency, ...none };
}

function expectIdentity({ opening, invoiced, credited, paid, writtenOff, closing }: Sums): void {
  expect(opening + invoiced - credited - paid - writtenOff).toBe(closing);
}

/** Two periods that follow each other come to the one of both. */
function expectSplit(all: Sums, before: Sums, after: Sums): void {
  expect([after.opening, after.closing]).toEqual([before.closing, all.closing]);
  for (const kind of ["invoiced", "credited", "paid", "writtenOff"] as const) {
    expect(before[kind] + after[kind]).toBe(all[kind]);
  }
}

test("opening, invoices, credits, payments and write-offs come to the closing balance, wherever the period is split", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(billed, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 300 }),
      async (invoices, split) => {
        const { partnerId } = await aPartner(database, "live");
        for (const each of invoices) await enter(partnerId, each);
        const end = PERIOD.to;
        const [whole, before, after] = await Promise.all([
          statementOf(partnerId, dayAt(0), end),
          statementOf(partnerId, dayAt(0), dayAt(split)),
          statementOf(partnerId, dayAt(split + 1), end),
        ]);
        for (const { sums } of [whole, before, after]) sums.forEach(expectIdentity);
        for (const all of whole.sums) {
          expectSplit(all, sumsIn(before, all.currency), sumsIn(after, all.currency));
          const last = whole.entries.findLast(({ currency }) => currency === all.currency);
          expect(last?.balance).toBe(all.closing);
        }
        // What is open, less what the partner has to its credit, is what it owes.
        const { output } = await run(OPERATING.getBillingAccount, operator, { partnerId });
        for (const { currency, closing } of whole.sums) {
          const open = output.balances.find((each) => each.currency === currency)?.open ?? 0;
          const credit = output.credit.find((each) => each.currency === currency)?.amount ?? 0;
          expect(open - credit).toBe(closing);
        }
      },
    ),
    { numRuns: 12 },
  );
});

let accounts = 0;

/** A partner with an invoice, a payment with a reference that a spreadsheet would run, and a credit note. */
async function anAccount() {
  const { partnerId } = await aPartner(database, "live");
  const issuedAt = new Date("2026-02-01T23:59:59.999Z");
  accounts += 1;
  const invoice = `I-${accounts}`;
  const invoiceId = await anInvoice(database, partnerId, { number: invoice, issuedAt });
  const ref = { partnerId, invoiceId };
  const note = '=HYPERLINK("http://x.example")';
  await run(OPERATING.recordPayment, operator, { ...ref, amount: 1000, day: "2026-03-01", note });
  const credit = { ...ref, net: 600, reason: "Wrong" };
  const { output } = await run(OPERATING.creditInvoice, operator, credit);
  return { partnerId, invoice, number: output.number };
}

test("the CSV has the entries of the page with both balances, and no cell that a spreadsheet would run", async () => {
  const { partnerId, invoice, number } = await anAccount();
  const asked = { partnerId, ...PERIOD };
  const { stream, output } = await run(OPERATING.exportAccountStatement, operator, asked);
  expect(output.filename).toBe("statement-2026-01-01-to-2199-12-31.csv");
  const lines = (await new Response(stream).text()).trimEnd().split("\r\n");
  const today = new Date().toISOString().slice(0, 10);
  expect(lines).toEqual([
    "day,entry,number,about,currency,amountMinor,balanceMinor",
    '"2026-01-01","Opening balance",,,"EUR",,0',
    `"2026-02-01","Invoice","${invoice}","","EUR",1200,1200`,
    `"2026-03-01","Payment","${invoice}","'=HYPERLINK(""http://x.example"")","EUR",-1000,200`,
    `"${today}","Credit note","${number}","${invoice}","EUR",-600,-400`,
    '"2199-12-31","Closing balance",,,"EUR",,-400',
  ]);
  const { entries } = await statementOf(partnerId, PERIOD.from, PERIOD.to);
  expect(entries.map(({ amount, balance }) => [amount, balance])).toEqual([
    ...[
      [1200, 1200],
      [-1000, 200],
      [-600, -400],
    ],
  ]);
});

test("the CSV is read page by page, and each entry comes once with its balance", async () => {
  const { partnerId } = await aPartner(database, "live");
  await database.pool.query(
    `insert into invoices (partner_id, id, number, cycle_start, cycle_end, sealed_attestations, net, amount_cents, currency, status, issued_at, due_at)
     select $1, 'ivc_' || n, 'H-' || n, '2026-01-01', '2026-02-01', 0, 1, 1, 'EUR', 'open',
       '2026-01-01'::timestamptz + (n % 50) * interval '1 day', '2026-03-01' from generate_series(1, 4500) n`,
    [partnerId],
  );
  const { stream } = await run(OPERATING.exportAccountStatement, operator, {
    ...{ partnerId, ...PERIOD },
  });
  const lines = (await new Response(stream).text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(4503);
  const entries = lines.slice(2, -1).map((line) => line.split(","));
  expect(new Set(entries.map(([, , number]) => number)).size).toBe(4500);
  expect(entries.map((cells) => Number(cells.at(-1)))).toEqual(entries.map((_, at) => at + 1));
  // It is too long for a document.
  const made = run(OPERATING.drawAccountStatement, operator, { partnerId, ...PERIOD });
  await expect(made).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
});

test("the PDF says the same, to the partner's admin and to operators, and is removed after a day", async () => {
  const { partnerId, invoice, number } = await anAccount();
  const { current } = await aSession(await aUser(database, partnerId, "admin"));
  const admin = { ...current.caller, unlockedUntil: new Date(Date.now() + 60_000) };
  const own = await run(OWN.drawStatement, { ...admin, twoFactor: true }, PERIOD);
  const overseen = await run(OPERATING.drawAccountStatement, operator, { partnerId, ...PERIOD });
  for (const { output } of [own, overseen]) {
    expect(output.filename).toBe("statement-2026-01-01-to-2199-12-31.pdf");
    const text = readPdfText(output.bytes ?? new Uint8Array())
      .flat()
      .join(" ")
      .replace(/\s+/g, " ");
    for (const said of [
      ...["1 January 2026 to 31 December 2199", `Invoice ${invoice}`, "EUR 12.00", "EUR -10.00"],
      ...[
        `Credit note ${number} for invoice ${invoice}`,
        "EUR -6.00",
        "In your favour",
        "EUR 4.00",
      ],
    ]) {
      expect(text).toContain(said);
    }
  }
  const rows = async () =>
    (await database.pool.query("select 1 from statement_files where partner_id = $1", [partnerId]))
      .rows.length;
  await prune(new Date());
  expect(await rows()).toBe(2);
  await prune(new Date(Date.now() + DAY_MS + 60_000));
  expect(await rows()).toBe(0);
});

test("a partner sees its own account alone, as an unlocked admin; why something was given up is not told", async () => {
  const { partnerId } = await aPartner(database, "live");
  const invoiceId = await anInvoice(database, partnerId, { number: "W-1" });
  const reason = "They would not pay";
  await run(OPERATING.writeOffInvoice, operator, { partnerId, invoiceId, reason });
  const { current } = await aSession(await aUser(database, partnerId, "admin"));
  const unlocked = {
    ...{ ...current.caller, twoFactor: true },
    unlockedUntil: new Date(Date.now() + 60_000),
  };
  const { output } = await run(OWN.getStatement, unlocked, PERIOD);
  expect(output.entries.map(({ kind, about }) => [kind, about])).toEqual([
    ...[
      ["invoice", ""],
      ["write_off", ""],
    ],
  ]);
  const locked = run(OWN.getStatement, { ...unlocked, unlockedUntil: null }, PERIOD);
  await expect(locked).rejects.toMatchObject({ code: "UNLOCK_REQUIRED" });
  for (const role of ["member", "viewer"] as const) {
    const refused = run(OWN.getStatement, { ...unlocked, role }, PERIOD);
    await expect(refused).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
  }
  const foreign = run(OPERATING.getAccountStatement, unlocked, { partnerId, ...PERIOD });
  await expect(foreign).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
});

test.each([
  ["from", { from: "2026-02-30" }],
  ["from", { from: "0000-01-01" }],
  ["to", { from: "2026-03-01", to: "2026-02-28" }],
  ["to", { to: "9999-12-31" }],
])("days that make no period are refused at %s", async (path, period) => {
  const { partnerId } = await aPartner(database, "live");
  const made = run(OPERATING.getAccountStatement, operator, { partnerId, ...period });
  await expect(made).rejects.toMatchObject({
    ...{ code: "VALIDATION_ERROR", details: { issues: [expect.objectContaining({ path })] } },
  });
});

test("nothing said is this year until today", async () => {
  const { partnerId } = await aPartner(database, "live");
  const { output } = await run(OPERATING.getAccountStatement, operator, { partnerId });
  const today = new Date().toISOString().slice(0, 10);
  expect([output.from, output.to]).toEqual([`${today.slice(0, 4)}-01-01`, today]);
  const nobody = run(OPERATING.getAccountStatement, operator, { partnerId: "prt_none" });
  await expect(nobody).rejects.toMatchObject({ code: "PARTNER_NOT_FOUND" });
});
