// Credit notes: whatever is credited, paid, sent twice or at once, an invoice never gives back more than it asked for,
// and what a partner has to its credit is set off once.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "@/lib/core/caller";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { OPERATING } from "@/lib/registry";
import { readPdfText } from "@/lib/render/fixtures/pdf-text";
import { run, runnerOn } from "@/lib/runtime";
import { expectStatus, send } from "./api";
import { anInvoice, aPayingPartner, sayWhoBills, sealedAt, sweepAt } from "./billing";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { anOperator } from "./operating";
import { aSession, aUser } from "./people";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
const TERMS = { taxName: "VAT", taxBasisPoints: 825 };
let operator: Caller & { kind: "user" };
let partner: TestPartner;
let worker: Worker;

beforeAll(async () => {
  operator = (await anOperator(database)).caller;
  partner = await aPartner(database, "live");
  await sayWhoBills(database);
  // Its own sweep, which may come at any minute of a test, finds nothing due.
  worker = await startWorker({ clock: { now: () => new Date("2025-01-01T00:00:00Z") } });
});

afterAll(() => worker.stop());

let cycle = 0;

/** An open invoice over 1,000 coins and 83 of tax, of a cycle of its own. */
async function open(change: Parameters<typeof anInvoice>[2] = {}, partnerId = partner.partnerId) {
  cycle += 1;
  const cycleStart = new Date(Date.UTC(1980, cycle, 1));
  const sums = { net: 1000, tax: 83, amount: 1083, ...TERMS };
  const invoiceId = await anInvoice(database, partnerId, { cycleStart, ...sums, ...change });
  return { partnerId, invoiceId };
}

const credited = async (ref: object, net: number, key?: string) =>
  (
    await run(
      OPERATING.creditInvoice,
      operator,
      { ...ref, net, reason: "Billed by mistake" },
      key ? { idempotencyKey: key } : {},
    )
  ).output;

const paid = (ref: object, amount: number) =>
  run(OPERATING.recordPayment, operator, { ...ref, amount, day: "2026-03-01", note: "Transfer" });

const accountOf = async (partnerId: string) =>
  (await run(OPERATING.getBillingAccount, operator, { partnerId })).output;

const refusalOf = (made: Promise<unknown>) =>
  made.then(
    () => null,
    (error) => [error.code, error.details?.issues?.[0]?.path].filter(Boolean),
  );

interface Standing {
  readonly status: string;
  readonly credited: number;
  readonly open: number;
}

async function standingOf(invoiceId: string): Promise<Standing> {
  const { rows } = await database.pool.query<Standing>(
    `select status, (select coalesce(sum(amount), 0)::int from credit_notes where invoice_id = i.id) as credited,
       (amount_cents - (select coalesce(sum(amount), 0) from payments where invoice_id = i.id))::int as open
     from invoices i where id = $1`,
    [invoiceId],
  );
  if (!rows[0]) throw new Error("there is no such invoice");
  return rows[0];
}

test("a credit over the whole equals the invoice to the coin and closes it, with its lines", async () => {
  const lines = [{ kind: "units" as const, quantity: 4, unitPrice: 250, amount: 1000 }];
  const ref = await open({ lines });
  expect(await credited(ref, 1000)).toMatchObject({ amount: 1083, open: 0, kept: 0 });
  expect(await standingOf(ref.invoiceId)).toEqual({ status: "credited", credited: 1083, open: 0 });
  const { rows } = await database.pool.query(
    "select lines, tax::int, reason from credit_notes where invoice_id = $1",
    [ref.invoiceId],
  );
  expect(rows).toEqual([{ lines, tax: 83, reason: "Billed by mistake" }]);
  expect(await refusalOf(credited(ref, 1))).toEqual(["INVOICE_NOT_CREDITABLE"]);
});

test("a part leaves the rest open; more than is left is refused, and nothing is written", async () => {
  const ref = await open();
  expect(await credited(ref, 400)).toMatchObject({ amount: 433, open: 650, kept: 0 });
  expect(await refusalOf(credited(ref, 601))).toEqual(["VALIDATION_ERROR", "net"]);
  expect(await standingOf(ref.invoiceId)).toEqual({ status: "open", credited: 433, open: 650 });
  await paid(ref, 650);
  expect((await standingOf(ref.invoiceId)).status).toBe("paid");
});

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

test("the same form sent twice, or ten times at once, is one credit note", async () => {
  const ref = await open();
  const first = await credited(ref, 100, "credit-form-one");
  expect(await credited(ref, 100, "credit-form-one")).toEqual(first);
  await Promise.allSettled(Array.from({ length: 10 }, () => credited(ref, 200, "credit-form-two")));
  expect(await standingOf(ref.invoiceId)).toMatchObject({ credited: 325, open: 758 });
});

test("whatever is paid and credited in which order and at once, no coin is made or lost", async () => {
  const step = fc.record({
    act: fc.constantFrom("pay", "credit"),
    amount: fc.integer({ min: 1, max: 700 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
      async (rounds) => {
        const { partnerId } = await aPartner(database, "live");
        const ref = await open({}, partnerId);
        for (const round of rounds) {
          const acts = round.map(({ act, amount }) =>
            act === "pay" ? paid(ref, amount) : credited(ref, amount),
          );
          await Promise.allSettled(acts);
        }
        const { rows } = await database.pool.query<Record<"paid" | "net" | "credited", number>>(
          `select (select coalesce(sum(amount), 0)::int from payments where invoice_id = $1 and kind = 'payment') as paid,
             (select coalesce(sum(net), 0)::int from credit_notes where invoice_id = $1) as net,
             (select coalesce(sum(amount), 0)::int from credit_notes where invoice_id = $1) as credited`,
          [ref.invoiceId],
        );
        const { paid: came = 0, net = 0, credited: taken = 0 } = rows[0] ?? {};
        expect(net).toBeLessThanOrEqual(1000);
        expect(taken).toBe(net + Math.floor((net * 825 + 5000) / 10_000));
        const { status, open: left } = await standingOf(ref.invoiceId);
        expect(left).toBe(Math.max(0, 1083 - came - taken));
        expect(status).toBe(net === 1000 ? "credited" : left === 0 ? "paid" : "open");
        const kept = Math.max(0, came + taken - 1083);
        const { credit } = await accountOf(partnerId);
        expect(credit).toEqual(kept > 0 ? [{ currency: "EUR", amount: kept }] : []);
      },
    ),
    { numRuns: 12 },
  );
});

test("numbers have no gaps, whatever fails in between", async () => {
  const at = runnerOn({ now: () => new Date("2020-05-05T00:00:00Z") });
  const refs = await Promise.all([open(), open(), open(), open()]);
  const written = await open({ status: "written_off" });
  const issue = (ref: object) =>
    at(OPERATING.creditInvoice, operator, { ...ref, net: 1000, reason: "Wrong" });
  const results = await Promise.allSettled([...refs, written].map(issue));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  const { rows } = await database.pool.query(
    "select number from credit_notes where number like 'CN-2020-%' order by 1",
  );
  expect(rows.map(({ number }) => number)).toEqual(
    [1, 2, 3, 4].map((place) => `CN-2020-00000${place}`),
  );
});

test("what was written off, or issued by hand, is not credited", async () => {
  const written = await open();
  await run(OPERATING.writeOffInvoice, operator, { ...written, reason: "Insolvent" });
  const byHand = await open({ planId: null, seller: null, buyer: null });
  for (const ref of [written, byHand]) {
    expect(await refusalOf(credited(ref, 100))).toEqual(["INVOICE_NOT_CREDITABLE"]);
  }
  const nobodys = { partnerId: partner.partnerId, invoiceId: "ivc_none" };
  expect(await refusalOf(credited(nobodys, 100))).toEqual(["INVOICE_NOT_FOUND"]);
});

test.each([
  ["net", { net: 0 }],
  ["net", { net: 1.5 }],
  ["reason", { reason: " " }],
  ["reason", { reason: "4111 1111 1111 1111" }],
])("a credit note with a %s that is not right is refused", async (path, change) => {
  const ref = await open();
  const input = { ...ref, net: 100, reason: "Wrong", ...change };
  const refusal = await refusalOf(run(OPERATING.creditInvoice, operator, input));
  expect(refusal?.[1]).toBe(path);
  expect(await standingOf(ref.invoiceId)).toMatchObject({ credited: 0, open: 1083 });
});

test("nobody but an unlocked operator issues one; the standing follows; both logs tell of it", async () => {
  const { partnerId } = await aPartner(database, "live");
  const ref = await open({}, partnerId);
  await database.pool.query("update partners set billing_status = 'past_due' where id = $1", [
    partnerId,
  ]);
  const { current } = await aSession(await aUser(database, partnerId));
  const input = { ...ref, net: 1000, reason: "Wrong" };
  const locked = { ...operator, unlockedUntil: null };
  expect(await refusalOf(run(OPERATING.creditInvoice, current.caller, input))).toEqual([
    "ROLE_NOT_ALLOWED",
  ]);
  expect(await refusalOf(run(OPERATING.creditInvoice, locked, input))).toEqual(["UNLOCK_REQUIRED"]);
  const { output } = await run(OPERATING.creditInvoice, operator, input);
  expect((await accountOf(partnerId)).billingStatus).toBe("active");
  const { rows } = await database.pool.query(
    "select partner_id from events where type = 'credit_note.issued' and resource_id = $1 order by 1",
    [output.creditNoteId],
  );
  expect(rows.map((row) => row.partner_id)).toEqual([partnerId, "service"].sort());
});

test("it is rendered once, mailed to owners and admins, and downloaded by its own partner", async () => {
  const owing = await aPartner(database, "live");
  const { partnerId } = owing;
  const owner = await aUser(database, partnerId, "owner");
  await aUser(database, partnerId, "viewer");
  const ref = await open({ number: "I-77" }, partnerId);
  await paid(ref, 1000);
  const { creditNoteId, number } = await credited(ref, 500);
  const mails = await eventually("the message", async () => {
    const { rows } = await database.pool.query(
      "select to_address, subject, text_body, attachments from mail_messages where partner_id = $1 and kind = 'credit_note'",
      [partnerId],
    );
    return rows.length > 0 ? rows : null;
  });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    ...{ to_address: owner.email, subject: `Credit note ${number}: EUR\u00A05.41` },
    attachments: [{ filename: `credit-note-${number}.pdf`, creditNoteId }],
  });
  for (const said of [
    "I-77",
    "Nothing of the invoice is open",
    "EUR\u00A04.58",
    "Billed by mistake",
  ]) {
    expect(mails[0].text_body.replace(/[\n\r]+/g, " ")).toContain(said);
  }
  const path = `/v1/partner/credit-notes/${creditNoteId}.pdf`;
  const file = await expectStatus(200, "GET", path, { as: owing.as });
  const text = readPdfText(file.bytes).flat().join(" ").replace(/\s+/g, " ");
  for (const said of [number, "I-77", "VAT, 8.25%", "EUR 0.41", "EUR 5.41", "Billed by mistake"]) {
    expect(text).toContain(said);
  }
  expect((await send("GET", path, { as: partner.as })).body.code).toBe("CREDIT_NOTE_NOT_FOUND");
  const any = { partnerId, creditNoteId };
  const seen = await run(OPERATING.downloadAnyCreditNote, operator, any);
  expect(Buffer.from(seen.output.bytes ?? []).equals(Buffer.from(file.bytes))).toBe(true);
});

test.each(["credit_notes", "credit_note_documents"])(
  "%s are added and read: no role of the application changes or removes one",
  async (table) => {
    const { rows } = await database.pool.query(
      `select r.role, p.privilege from unnest(array['sealwright_app', 'sealwright_operator', 'sealwright_web', 'sealwright_worker']) as r(role),
         unnest(array['update', 'delete', 'truncate']) as p(privilege)
       where has_table_privilege(r.role, $1, p.privilege) or (p.privilege = 'update' and has_any_column_privilege(r.role, $1, 'update'))`,
      [table],
    );
    expect(rows).toEqual([]);
  },
);
