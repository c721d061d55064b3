// What a suspended partner has coming: webhooks and mails wait, but for those about its own accounts and bills.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partnersWithDueAttestations, prune } from "@/db/housekeeping";
import { createMailGateway } from "@/lib/gateways/mail/mail-gateway";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { expectStatus } from "./api";
import { anInvoice, sweepAt } from "./billing";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aMailSink, type MailSink } from "./mail-sink";
import { aUser } from "./people";
import { aReceiver } from "./receiver";
import { REASON, suspending } from "./suspending";
import { aPartner, aSealedAttempt, type TestPartner } from "./world";

const database = testDatabase();
const { suspend, reactivate, tiedTwin } = suspending(database);
const DAY_MS = 24 * 3_600_000;
const FROM = "Sealwright <documents@sealwright.example>";
let worker: Worker;
let sink: MailSink;

beforeAll(async () => {
  sink = await aMailSink();
  const smtpUrl = sink.url.replace("smtp://", "smtp://user:secret@");
  const mail = { from: FROM, smtpUrl, resendApiKey: undefined, resendBaseUrl: undefined };
  worker = await startWorker({ mail: createMailGateway(mail) });
});

afterAll(async () => {
  await worker.stop();
  await sink.close();
});

async function eventTypesOf(partnerId: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select type from events where partner_id = $1 and type like 'partner.%suspended' or partner_id = $1 and type like 'partner.%reactivated' order by created_at, id",
    [partnerId],
  );
  return rows.map(({ type }) => type);
}

describe("by mail", () => {
  const told = ({ partnerId }: TestPartner, kind: string, many: number) =>
    eventually(`${many} messages ${kind}`, async () => {
      const { rows } = await database.pool.query(
        "select to_address, subject, text_body from mail_messages where partner_id = $1 and kind = $2 and status = 'sent' order by to_address, created_at",
        [partnerId, kind],
      );
      return rows.length >= many ? rows : null;
    });
  const people = async ({ partnerId }: TestPartner) => {
    const [owner, admin] = [
      await aUser(database, partnerId, "owner"),
      await aUser(database, partnerId, "admin"),
    ];
    await aUser(database, partnerId, "member");
    return [owner.email, admin.email].sort();
  };

  test("owners and admins are told why and what stops while all other mail waits, and that it is over", async () => {
    const partner = await aPartner(database, "live");
    const addresses = await people(partner);
    await suspend(partner);
    const mails = await told(partner, "partner_suspended", 2);
    expect(mails.map(({ to_address }) => to_address)).toEqual(addresses);
    for (const { text_body } of mails) {
      expect(text_body).toContain(REASON);
      expect(text_body).toMatch(/What stops.*API keys/);
    }
    await reactivate(partner);
    const after = await told(partner, "partner_reopened", 2);
    expect(after.map(({ to_address }) => to_address)).toEqual(addresses);
    expect(after[0].subject).toMatch(/is open again/);
    // They waited for nothing: who releases what waited leaves them to their own jobs.
    const { rows } = await database.pool.query(
      "select id from events where partner_id = $1 and type in ('mail.retry_scheduled', 'mail.failed')",
      [partner.partnerId],
    );
    expect(rows).toEqual([]);
  });

  test("of a sandbox that is suspended alone the people of its live partner are told, once", async () => {
    const live = await aPartner(database, "live");
    const twin = await tiedTwin(live);
    const addresses = await people(live);
    await suspend(twin);
    const mails = await told(live, "partner_suspended", 2);
    expect(mails.map(({ to_address }) => to_address)).toEqual(addresses);
    expect(mails[0].subject).toMatch(/^The sandbox of .* is suspended$/);
    await reactivate(twin);
    await told(live, "partner_reopened", 2);
    const types = await eventTypesOf(live.partnerId);
    expect(types).toEqual(["partner.sandbox_suspended", "partner.sandbox_reactivated"]);
    // Gone along with its live partner, it is not told of by itself.
    await suspend(live);
    const all = await told(live, "partner_suspended", 4);
    expect(all).toHaveLength(4);
    expect(await eventTypesOf(live.partnerId)).toEqual([...types, "partner.suspended"]);
  });
});

test("webhooks and mails of a suspended partner wait, and go out once when it is opened again", async () => {
  const partner = await aPartner(database, "live");
  const { partnerId, as } = partner;
  const receiver = await aReceiver();
  await expectStatus(200, "PUT", "/v1/partner/webhook", { as, body: { webhookUrl: receiver.url } });
  const address = "owner@held.example";
  const merchants = [{ name: "Held Candles", email: address }];
  await suspend(partner);
  // What a job does that was under way: it acts for the tenant, without any of its credentials.
  const key = { kind: "partner", partnerId, keyId: "key_x", keyStanding: "current" } as const;
  const caller = { ...key, replayKey: "" };
  await run(PUBLIC.importMerchants, caller, { sendInvites: true, merchants });
  const rows = async (text: string) => (await database.pool.query(text, [partnerId])).rows;
  await eventually("a held webhook", async () => {
    const [row] = await rows("select status from webhook_deliveries where partner_id = $1");
    return row?.status === "paused" || null;
  });
  // However long it takes: other deliveries go after a month.
  const long =
    "update webhook_deliveries set created_at = now() - interval '40 days' where partner_id = $1";
  await rows(long);
  await prune(new Date());
  await eventually("a job that left the mail alone", async () => {
    const done = await rows(
      "select 1 from pgboss.job where name = 'send-mail' and data->>'partnerId' = $1 and state = 'completed'",
    );
    return done.length > 0 || null;
  });
  expect(receiver.received).toEqual([]);
  expect(sink.arrived.filter(({ to }) => to.includes(address))).toEqual([]);
  expect(await rows("select status from mail_messages where partner_id = $1")).toEqual([
    { status: "queued" },
  ]);

  await reactivate(partner);
  await eventually("the webhook", async () => receiver.received.length > 0 || null);
  await eventually("the mail", async () => {
    return sink.arrived.some(({ to }) => to.includes(address)) || null;
  });
  expect(sink.arrived.filter(({ to }) => to.includes(address))).toHaveLength(1);
  // What a partner is told of itself by its receiver is its own events alone.
  const types = receiver.received.map(({ body }) => JSON.parse(body).type);
  expect(types).not.toContain("partner.suspended");
});

test("mails about a person's own account go out all the same", async () => {
  const partner = await aPartner(database, "live");
  await suspend(partner);
  const { askForLink } = await import("./people");
  const user = await aUser(database, partner.partnerId);
  await askForLink(database, user, "sign_in");
  await eventually("the link", async () => {
    return sink.arrived.some(({ to }) => to.includes(user.email)) || null;
  });
});

test("what a partner owes it is told while it is suspended", async () => {
  const partner = await aPartner(database, "live");
  const { email } = await aUser(database, partner.partnerId, "owner");
  const issuedAt = new Date(Date.now() - 60 * DAY_MS);
  const dueAt = new Date(Date.now() - 7 * DAY_MS);
  await anInvoice(database, partner.partnerId, { issuedAt, dueAt });
  await suspend(partner);
  await sweepAt(new Date().toISOString());
  await eventually("the reminder", async () => {
    return sink.arrived.some(({ to, text }) => to.includes(email) && /open/.test(text)) || null;
  });
});

test("time reminds nobody's merchants while their partner is suspended", async () => {
  const partner = await aPartner(database, "live");
  await aSealedAttempt(database, partner);
  const later = new Date(Date.now() + 360 * 24 * 3_600_000);
  expect(await partnersWithDueAttestations(later)).toContain(partner.partnerId);
  await suspend(partner);
  expect(await partnersWithDueAttestations(later)).not.toContain(partner.partnerId);
  await reactivate(partner);
  expect(await partnersWithDueAttestations(later)).toContain(partner.partnerId);
});
