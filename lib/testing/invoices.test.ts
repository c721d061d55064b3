// An issued invoice on its way: rendered once, mailed to those who run the account, downloaded by its partner alone;
// reminders at their days, each once. With the real worker.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { INTERNAL } from "@/lib/registry";
import { readPdfText } from "@/lib/render/fixtures/pdf-text";
import { runnerOn } from "@/lib/runtime";
import { expectStatus, send } from "./api";
import { anInvoice, aPayingPartner, sayWhoBills, sealedAt, sweepAt } from "./billing";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aUser } from "./people";
import type { TestPartner } from "./world";
import { aPartner } from "./world";

const database = testDatabase();
let worker: Worker;

beforeAll(async () => {
  await sayWhoBills(database);
  // Its own sweep, which may come at any minute of a test, finds nothing due.
  worker = await startWorker({ clock: { now: () => new Date("2026-01-01T00:00:00Z") } });
});

afterAll(() => worker.stop());

interface Message {
  readonly kind: string;
  readonly to_address: string;
  readonly subject: string;
}

async function mailsTo({ partnerId }: TestPartner): Promise<Message[]> {
  const { rows } = await database.pool.query<Message>(
    "select kind, to_address, subject, attachments from mail_messages where partner_id = $1 order by id",
    [partnerId],
  );
  return rows;
}

test("an invoice is rendered once, mailed to owners and admins, and downloaded by its own partner", async () => {
  const partner = await aPayingPartner(database, "2026-09-01T00:00:00Z");
  const owner = await aUser(database, partner.partnerId, "owner");
  const admin = await aUser(database, partner.partnerId, "admin");
  await aUser(database, partner.partnerId, "viewer");
  await sealedAt(database, partner, Array(4).fill("2026-09-09T00:00:00Z"));
  await sweepAt("2026-10-01T00:07:00Z");
  const mails = await eventually("two messages", async () => {
    const found = await mailsTo(partner);
    return found.length === 2 ? found : null;
  });
  expect(mails.map(({ to_address }) => to_address).sort()).toEqual(
    [owner.email, admin.email].sort(),
  );
  const { body } = await expectStatus(200, "GET", "/v1/partner/billing", { as: partner.as });
  const [invoice] = body.invoices;
  expect(invoice).toMatchObject({ amountCents: 1200, currency: "EUR", status: "open" });
  expect(mails[0]).toMatchObject({
    ...{ kind: "invoice", subject: `Invoice ${invoice.number}: EUR\u00A012.00` },
    attachments: [{ filename: `invoice-${invoice.number}.pdf`, invoiceId: invoice.id }],
  });
  const path = new URL(invoice.url).pathname;
  const file = await expectStatus(200, "GET", path, { as: partner.as });
  expect(readPdfText(file.bytes).flat().join(" ")).toContain(invoice.number);
  const other = await aPartner(database, "live");
  expect((await send("GET", path, { as: other.as })).body.code).toBe("INVOICE_NOT_FOUND");

  // Twice at once, as a job may run: nothing is made or sent again.
  const caller = { kind: "system", partnerId: partner.partnerId, job: "render-invoice" } as const;
  const run = runnerOn({ now: () => new Date() });
  const load = await run(INTERNAL.loadInvoice, caller, { invoiceId: invoice.id });
  expect(load.output).toBeNull();
  const rendered = { bytes: Buffer.from("other"), sha256: "other", pages: 1 };
  await run(INTERNAL.recordInvoicePdf, caller, { invoiceId: invoice.id, rendered });
  const same = await expectStatus(200, "GET", path, { as: partner.as });
  expect(Buffer.from(same.bytes).equals(Buffer.from(file.bytes))).toBe(true);
  expect(await mailsTo(partner)).toHaveLength(2);
});

test("reminders go out at 7, 21 and 35 days overdue, each once, and none once it is paid", async () => {
  const partner = await aPartner(database, "live");
  await aUser(database, partner.partnerId, "owner");
  const invoiceId = await anInvoice(database, partner.partnerId, { number: "R-1" });
  const reminded = async () => {
    const { rows } = await database.pool.query(
      "select payload->>'daysOverdue' as days from events where type = 'invoice.reminder_due' and resource_id = $1 order by created_at",
      [invoiceId],
    );
    return rows.map(({ days }) => days);
  };
  const standing = async () =>
    (
      await database.pool.query("select billing_status from partners where id = $1", [
        partner.partnerId,
      ])
    ).rows[0].billing_status;
  await sweepAt("2026-03-02T00:07:00Z");
  expect([await standing(), await reminded()]).toEqual(["active", []]);
  // Due on 3 March.
  await sweepAt("2026-03-09T12:07:00Z");
  expect([await standing(), await reminded()]).toEqual(["past_due", []]);
  for (const moment of ["2026-03-10T00:07:00Z", "2026-03-10T01:07:00Z", "2026-03-23T00:07:00Z"]) {
    await sweepAt(moment);
  }
  expect(await reminded()).toEqual(["7"]);
  // Away over the second one, and a clock that goes back: the third alone.
  await sweepAt("2026-04-08T00:07:00Z");
  await sweepAt("2026-03-25T00:07:00Z");
  await sweepAt("2026-06-01T00:07:00Z");
  expect(await reminded()).toEqual(["7", "35"]);
  const mails = await eventually("two messages", async () => {
    const found = await mailsTo(partner);
    return found.length === 2 ? found : null;
  });
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ...[1, 2].map(() => ["invoice_reminder", "Invoice R-1 is overdue: EUR\u00A012.00"]),
  ]);
});

test("a partner that is not to be reminded is not", async () => {
  const partner = await aPartner(database, "live");
  const invoiceId = await anInvoice(database, partner.partnerId, { number: "R-2" });
  await database.pool.query(
    "insert into billing_accounts (partner_id, name, reminders, updated_at) values ($1, 'Quiet', false, now())",
    [partner.partnerId],
  );
  await sweepAt("2026-04-08T00:07:00Z");
  const { rows } = await database.pool.query(
    "select 1 from invoice_reminders where invoice_id = $1",
    [invoiceId],
  );
  expect(rows).toEqual([]);
});

test.each(["invoices", "invoice_documents", "payments", "usage_cycles", "counted_attestations"])(
  "%s are added and read: no role of the application changes or removes one",
  async (table) => {
    const { rows } = await database.pool.query(
      `select r.role, p.privilege from unnest(array['sealwright_app', 'sealwright_operator', 'sealwright_web', 'sealwright_worker']) as r(role),
         unnest(array['update', 'delete', 'truncate']) as p(privilege)
       where has_table_privilege(r.role, $1, p.privilege)`,
      [table],
    );
    expect(rows).toEqual([]);
    const columns = await database.pool.query(
      `select distinct column_name from information_schema.column_privileges
       where table_name = $1 and privilege_type = 'UPDATE' and grantee in ('sealwright_app', 'sealwright_operator', 'sealwright_web', 'sealwright_worker')`,
      [table],
    );
    const movable = table === "invoices" ? ["status"] : [];
    expect(columns.rows.map((row) => row.column_name)).toEqual(movable);
  },
);
