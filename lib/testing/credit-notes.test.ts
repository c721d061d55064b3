// Credit notes: whatever is credited, paid, sent twice or at once, an invoice never gives back more than it asked for,
// and what a partner has to its credit is set off once.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { OPERATING } from "@/lib/registry";
import { readPdfText } from "@/lib/render/fixtures/pdf-text";
import { run, runnerOn } from "@/lib/runtime";
import { expectStatus, send } from "./api";
import { crediting } from "./crediting";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aSession, aUser } from "./people";
import { aPartner } from "./world";

const database = testDatabase();
const { made, open, credited, paid, accountOf } = crediting(database);
let worker: Worker;

beforeAll(async () => {
  // Its own sweep, which may come at any minute of a test, finds nothing due.
  worker = await startWorker({ clock: { now: () => new Date("2025-01-01T00:00:00Z") } });
});

afterAll(() => worker.stop());

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
    at(OPERATING.creditInvoice, made.operator, { ...ref, net: 1000, reason: "Wrong" });
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
  await run(OPERATING.writeOffInvoice, made.operator, { ...written, reason: "Insolvent" });
  const byHand = await open({ planId: null, seller: null, buyer: null });
  for (const ref of [written, byHand]) {
    expect(await refusalOf(credited(ref, 100))).toEqual(["INVOICE_NOT_CREDITABLE"]);
  }
  const nobodys = { partnerId: made.partner.partnerId, invoiceId: "ivc_none" };
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
  const refusal = await refusalOf(run(OPERATING.creditInvoice, made.operator, input));
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
  const locked = { ...made.operator, unlockedUntil: null };
  expect(await refusalOf(run(OPERATING.creditInvoice, current.caller, input))).toEqual([
    "ROLE_NOT_ALLOWED",
  ]);
  expect(await refusalOf(run(OPERATING.creditInvoice, locked, input))).toEqual(["UNLOCK_REQUIRED"]);
  const { output } = await run(OPERATING.creditInvoice, made.operator, input);
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
  expect((await send("GET", path, { as: made.partner.as })).body.code).toBe(
    "CREDIT_NOTE_NOT_FOUND",
  );
  const any = { partnerId, creditNoteId };
  const seen = await run(OPERATING.downloadAnyCreditNote, made.operator, any);
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
