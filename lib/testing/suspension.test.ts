// A suspended partner: nothing goes in or out from the next call on, nothing is lost, and it goes on where it stopped.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partnersWithDueAttestations, prune } from "@/db/housekeeping";
import { createMailGateway } from "@/lib/gateways/mail/mail-gateway";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { OPERATING, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { openEmbed } from "@/lib/transports/embed";
import { personReading } from "@/lib/transports/people/reading";
import { type Credentials, expectStatus, send } from "./api";
import { anInvoice, sweepAt } from "./billing";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aMailSink, type MailSink } from "./mail-sink";
import { anOperator } from "./operating";
import { aSession, aUser, sessionOf } from "./people";
import { aReceiver } from "./receiver";
import { aMerchant, aPartner, aSealedAttempt, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
const REASON = "The invoices of three months are open.";
const DAY_MS = 24 * 3_600_000;
const SUSPENDED = { status: 403, body: { code: "PARTNER_SUSPENDED" } };
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

async function suspend({ partnerId }: TestPartner) {
  const caller = await (await anOperator(database)).now();
  await run(OPERATING.suspendPartner, caller, { partnerId, reason: REASON });
}

async function reactivate({ partnerId }: TestPartner) {
  const caller = await (await anOperator(database)).now();
  await run(OPERATING.reactivatePartner, caller, { partnerId });
}

async function tiedTwin(live: TestPartner): Promise<TestPartner> {
  const twin = await aPartner(database, "sandbox");
  await database.pool.query("update partners set sandbox_of = $1 where id = $2", [
    live.partnerId,
    twin.partnerId,
  ]);
  return twin;
}

async function statusOf({ partnerId }: TestPartner): Promise<string> {
  const { rows } = await database.pool.query("select status from partners where id = $1", [
    partnerId,
  ]);
  return rows[0].status;
}

function overMcp(as: Credentials) {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  return send("POST", "/mcp", { as, body });
}

function cookieRequest(token: string): Request {
  const headers = { cookie: `sealwright-session=${token}`, "sec-fetch-site": "same-origin" };
  return new Request("http://127.0.0.1/v1/merchants", { headers });
}

describe("a suspension", () => {
  test("refuses keys, tokens, agents, embeds and sessions from the next call on, and a reactivation lets them go on", async () => {
    const partner = await aPartner(database, "live");
    const merchant = await aMerchant(partner);
    const { base } = merchant;
    const token = await tokenFor(merchant);
    const sessionToken = token["X-Session-Token"] ?? "";
    const { token: cookie } = await aSession(await aUser(database, partner.partnerId));
    const draft = { as: token, body: { value: "Half a sentence", version: 0 } };
    const draftPath = `${base}/drafts/method.description`;
    await expectStatus(200, "PUT", draftPath, draft);

    await suspend(partner);
    expect(await send("GET", base, { as: partner.as })).toMatchObject(SUSPENDED);
    expect(await send("GET", base, { as: token })).toMatchObject(SUSPENDED);
    const late = { as: token, body: { value: "Half a sentence, and more", version: 1 } };
    expect(await send("PUT", draftPath, late)).toMatchObject(SUSPENDED);
    expect(await overMcp(partner.as)).toMatchObject(SUSPENDED);
    expect(await overMcp(token)).toMatchObject(SUSPENDED);
    expect(await openEmbed({ sessionToken })).toBe("PARTNER_SUSPENDED");
    await expect(personReading(cookieRequest(cookie))).rejects.toMatchObject({
      code: "PARTNER_SUSPENDED",
    });
    expect((await sessionOf(cookie)).partner?.status).toBe("suspended");

    await reactivate(partner);
    await expectStatus(200, "GET", base, { as: partner.as });
    // The merchant's own visit goes on, and so does what was typed.
    const { body } = await expectStatus(200, "PUT", draftPath, late);
    expect(body.version).toBe(2);
    expect(await personReading(cookieRequest(cookie))).not.toBeNull();
    expect(await overMcp(partner.as)).toMatchObject({ status: 200 });
  });

  test("lets no request in that comes while many are in flight, once it is done", async () => {
    const partner = await aPartner(database, "live");
    const { base } = await aMerchant(partner);
    const asking = () => send("GET", base, { as: partner.as }).then(({ status }) => status);
    const before = Promise.all(Array.from({ length: 10 }, asking));
    await suspend(partner);
    const after = await Promise.all(Array.from({ length: 10 }, asking));
    expect(new Set(after)).toEqual(new Set([403]));
    for (const status of await before) expect([200, 403]).toContain(status);
  });

  test("is done once where two operators press at once, and told with its reason in both logs", async () => {
    const partner = await aPartner(database, "live");
    const { partnerId } = partner;
    const one = await anOperator(database);
    const two = await anOperator(database);
    const acts = [one, two].map(async (operator) =>
      run(OPERATING.suspendPartner, await operator.now(), { partnerId, reason: REASON }),
    );
    const done = await Promise.allSettled(acts);
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = done.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: "PARTNER_STANDING" });
    const { rows } = await database.pool.query(
      "select partner_id, payload from events where type = 'partner.suspended' and resource_id = $1",
      [partnerId],
    );
    expect(rows.map(({ partner_id }) => partner_id).sort()).toEqual([partnerId, "service"].sort());
    expect(rows[0].payload).toEqual({ reason: REASON });
    await reactivate(partner);
    await expect(reactivate(partner)).rejects.toMatchObject({ code: "PARTNER_STANDING" });
  });

  test("asks for a reason of its own words", async () => {
    const { partnerId } = await aPartner(database, "live");
    const caller = await (await anOperator(database)).now();
    for (const reason of ["", "too short", "x".repeat(501)]) {
      const refused = run(OPERATING.suspendPartner, caller, { partnerId, reason });
      await expect(refused).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    }
  });
});

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

async function eventTypesOf(partnerId: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select type from events where partner_id = $1 and type like 'partner.%suspended' or partner_id = $1 and type like 'partner.%reactivated' order by created_at, id",
    [partnerId],
  );
  return rows.map(({ type }) => type);
}

describe("the sandbox twin", () => {
  test("goes along with its live partner, and comes back with it", async () => {
    const live = await aPartner(database, "live");
    const twin = await tiedTwin(live);
    await suspend(live);
    expect(await statusOf(twin)).toBe("suspended");
    await expect(reactivate(twin)).rejects.toMatchObject({ code: "LIVE_SUSPENDED" });
    await reactivate(live);
    expect([await statusOf(live), await statusOf(twin)]).toEqual(["active", "active"]);
  });

  test("is suspended alone, and then stays so when its live partner comes back", async () => {
    const live = await aPartner(database, "live");
    const twin = await tiedTwin(live);
    await suspend(twin);
    expect(await statusOf(live)).toBe("active");
    await expectStatus(200, "GET", "/v1/partner", { as: live.as });
    await suspend(live);
    await reactivate(live);
    expect([await statusOf(live), await statusOf(twin)]).toEqual(["active", "suspended"]);
    await reactivate(twin);
    expect(await statusOf(twin)).toBe("active");
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
