// Who is invited by e-mail and who is not, and the limits that keep us from filling a mailbox: one real
// mail server, one real worker.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAIL_LIMITS } from "@/lib/core/policy";
import { createMailGateway } from "@/lib/gateways/mail/mail-gateway";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aMailSink, type MailSink } from "./mail-sink";
import { aMerchant, aPartner, aSealedAttempt, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
const FROM = "Sealwright <documents@sealwright.example>";
const NO_RESEND = { resendApiKey: undefined, resendBaseUrl: undefined };
let worker: Worker;
let sink: MailSink;
let partner: TestPartner;

beforeAll(async () => {
  sink = await aMailSink();
  const mail = createMailGateway({ from: FROM, smtpUrl: sink.url, ...NO_RESEND });
  worker = await startWorker({ mail });
});

beforeEach(async () => {
  sink.manner = "takes";
  partner = await aPartner(database, "live");
});

afterAll(async () => {
  await worker.stop();
  await sink.close();
});

let people = 0;
/** An address that no other test writes to. */
function anAddress(): string {
  people += 1;
  return `owner-${people}@quayside.example`;
}

interface Row {
  readonly name: string;
  readonly email?: string;
  readonly externalMerchantId?: string;
}

async function importing(merchants: readonly Row[], more: Record<string, unknown> = {}) {
  const body = { sendInvites: true, merchants, ...more };
  return (await expectStatus(200, "POST", "/v1/merchants/import", { as: partner.as, body })).body;
}

const invitesOf = (body: { items: { invite?: unknown }[] }) =>
  body.items.map(({ invite }) => invite);
const skipped = (reason: string) => ({ outcome: "skipped", reason });
const QUEUED = { outcome: "queued", reason: null };
const COMBINED = { outcome: "combined", reason: null };

const arrivedAt = (address: string) => sink.arrived.filter(({ to }) => to === address);

async function arrives(address: string, times = 1) {
  return eventually(`${times} messages to ${address}`, async () => {
    const found = arrivedAt(address);
    return found.length >= times ? found : null;
  });
}

/** Waits until nothing is left to be sent. */
async function quiet(): Promise<void> {
  await eventually("all messages to be sent", async () => {
    const { rows } = await database.pool.query(
      `select (select count(*) from pgboss.job where name in ('send-invite', 'send-mail') and state < 'completed')
            + (select count(*) from mail_messages where status in ('queued', 'sending')) as left`,
    );
    return Number(rows[0].left) === 0 ? true : null;
  });
}

async function invite(merchantId: string, body: Record<string, unknown> = {}) {
  return send("POST", `/v1/merchants/${merchantId}/invite`, { as: partner.as, body });
}

/** Moves what was asked for so far into the past. */
async function later(days: number): Promise<void> {
  await database.pool.query(
    "update mail_claims set created_at = created_at - make_interval(days => $2) where partner_id = $1",
    [partner.partnerId, days],
  );
  await database.pool.query(
    "update merchants set invited_at = invited_at - make_interval(days => $2) where partner_id = $1",
    [partner.partnerId, days],
  );
}

describe("an import with invitations", () => {
  test("sends one address one message, with a link for each of its merchants", async () => {
    const address = anAddress();
    const upper = address.toUpperCase();
    const body = await importing([
      { name: "Quayside Candles", email: address },
      { name: "Juniper Soap", email: upper },
      { name: "Harbor Tea", email: address },
      { name: "Someone Else", email: anAddress() },
    ]);
    expect(invitesOf(body)).toEqual([QUEUED, COMBINED, COMBINED, QUEUED]);
    expect(body.summary.invited).toBe(4);
    const [message] = await arrives(address);
    await quiet();
    expect([...arrivedAt(address), ...arrivedAt(upper)]).toHaveLength(1);
    const links = (message?.text ?? "").match(/https?:\/\/\S+\/portal\?\S+/g) ?? [];
    expect(links).toHaveLength(3);
    for (const [index, link] of links.entries()) {
      const { merchantId } = body.items[index];
      const token = new URL(link).searchParams.get("sessionToken") ?? "";
      const as = { "X-Session-Token": token };
      const own = await expectStatus(200, "GET", `/v1/merchants/${merchantId}`, { as });
      expect(own.body.invite).toMatchObject({ count: 1 });
      expect(message?.text).toContain(own.body.name);
    }
  });

  test("sends 100 rows with one address one message, and says which rows it does not name", async () => {
    const address = anAddress();
    const rows = Array.from({ length: 100 }, (_, i) => ({ name: `Shop ${i}`, email: address }));
    const body = await importing(rows);
    const most = MAIL_LIMITS.merchantsPerInvitation;
    expect(body.summary.invited).toBe(most);
    expect(body.items[most].invite).toEqual(skipped("message_full"));
    await arrives(address);
    await quiet();
    expect(arrivedAt(address)).toHaveLength(1);
  });

  test("skips who has no address, nothing to do, or was invited in the last 7 days", async () => {
    const rows = ["busy", "done", "mute"].map((id) => ({
      name: id,
      externalMerchantId: id,
      ...(id === "mute" ? {} : { email: anAddress() }),
    }));
    await importing(rows, { sendInvites: false });
    await database.pool.query(
      "update merchants set compliance_status = 'compliant', expires_at = now() + interval '200 days' where partner_id = $1 and external_merchant_id = 'done'",
      [partner.partnerId],
    );
    const expected = [QUEUED, skipped("nothing_to_do"), skipped("no_address")];
    expect(invitesOf(await importing(rows, { dryRun: true }))).toEqual(expected);
    expect(invitesOf(await importing(rows))).toEqual(expected);
    const [busy] = invitesOf(await importing(rows));
    expect(busy).toEqual(skipped("invited_recently"));
    expect(invitesOf(await importing(rows, { resend: true }))[0]).toEqual(QUEUED);
    await quiet();
    expect(invitesOf(await importing(rows))[0]).toEqual(skipped("invited_recently"));
    await later(8);
    expect(invitesOf(await importing(rows))[0]).toEqual(QUEUED);
  });

  test("invites who is compliant for a few days more only", async () => {
    const rows = [{ name: "Soon over", externalMerchantId: "soon", email: anAddress() }];
    await importing(rows, { sendInvites: false });
    await database.pool.query(
      "update merchants set compliance_status = 'compliant', expires_at = now() + interval '9 days' where partner_id = $1",
      [partner.partnerId],
    );
    expect(invitesOf(await importing(rows))).toEqual([QUEUED]);
  });

  test("says nothing of invitations where none were asked for, nor of a row that failed", async () => {
    const plain = await importing([{ name: "A", email: anAddress() }], { sendInvites: false });
    expect(invitesOf(plain)).toEqual([undefined]);
    expect(invitesOf(await importing([{ name: "" }]))).toEqual([undefined]);
  });

  test("takes resend in the query string of a CSV", async () => {
    const address = anAddress();
    const text = `name,email,externalMerchantId\nSoap,${address},S-1\n`;
    const headers = { "Content-Type": "text/csv" };
    const post = (query: string) =>
      expectStatus(200, "POST", `/v1/merchants/import?sendInvites=true${query}`, {
        as: partner.as,
        body: text,
        headers,
      });
    expect(invitesOf((await post("")).body)).toEqual([QUEUED]);
    expect(invitesOf((await post("")).body)).toEqual([skipped("invited_recently")]);
    expect(invitesOf((await post("&resend=true")).body)).toEqual([QUEUED]);
  });
});

describe("inviting one merchant", () => {
  test("mails it its link, and tells what became of it", async () => {
    const { merchantId, base } = await aMerchant(partner);
    const address = anAddress();
    await expectStatus(200, "PUT", base, { as: partner.as, body: { email: address } });
    const reply = await invite(merchantId);
    expect(reply).toMatchObject({ status: 200, body: { merchantId, invite: QUEUED } });
    const [message] = await arrives(address);
    expect(message?.text).toMatch(/\/portal\?sessionToken=/);
    const again = await invite(merchantId);
    expect(again.body.invite).toEqual(skipped("invited_recently"));
  });

  test("without an address is skipped, and says so", async () => {
    const { merchantId, base } = await aMerchant(partner);
    await expectStatus(200, "PUT", base, { as: partner.as, body: { email: null } });
    expect((await invite(merchantId)).body.invite).toEqual(skipped("no_address"));
  });

  test("can be done again at once where the message was refused", async () => {
    const { merchantId, base } = await aMerchant(partner);
    const address = anAddress();
    await expectStatus(200, "PUT", base, { as: partner.as, body: { email: address } });
    sink.manner = { recipient: 550 };
    await invite(merchantId);
    const path = `/v1/audit?merchantId=${merchantId}&eventType=invite.failed`;
    await eventually("the failure", async () => {
      const { body } = await expectStatus(200, "GET", path, { as: partner.as });
      return body.items[0] ?? null;
    });
    sink.manner = "takes";
    expect((await invite(merchantId)).body.invite).toEqual(QUEUED);
    await arrives(address);
  });
});

describe("the limits on mail", () => {
  const resend = { resend: true };

  test("stop the sixth message of a day about one merchant, with the time to wait", async () => {
    const { merchantId } = await aMerchant(partner);
    for (let time = 0; time < MAIL_LIMITS.perMerchantPerDay; time += 1) {
      expect((await invite(merchantId, resend)).status).toBe(200);
    }
    const reply = await invite(merchantId, resend);
    expect(reply).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    const wait = Number(reply.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(23 * 3600);
    expect(wait).toBeLessThanOrEqual(24 * 3600);
    await later(1);
    expect((await invite(merchantId, resend)).status).toBe(200);
  });

  test("hold for requests at once, and for invitations and documents together", async () => {
    const attempt = await aSealedAttempt(database, partner);
    const { merchantId, path } = attempt;
    await database.pool.query(
      "update merchants set compliance_status = 'questions_in_progress' where id = $1",
      [merchantId],
    );
    const most = MAIL_LIMITS.perMerchantPerDay;
    const replies = await Promise.all([
      ...Array.from({ length: most }, () => invite(merchantId, resend)),
      ...Array.from({ length: most }, () => send("POST", `${path}/seal`, { as: partner.as })),
    ]);
    const taken = replies.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(most);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(most);
  });

  test("hold for a session token that asks for its documents again and again", async () => {
    const attempt = await aSealedAttempt(database, partner);
    const as = await tokenFor(attempt);
    const replies = [];
    for (let time = 0; time < 8; time += 1) {
      replies.push(await send("POST", `${attempt.path}/seal`, { as }));
    }
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test("stop the eleventh message of a day to one address, over all merchants and imports", async () => {
    const address = anAddress();
    const outcomes = [];
    for (let time = 0; time < 12; time += 1) {
      const row = { name: `Shop ${time}`, email: address, externalMerchantId: `S-${time}` };
      outcomes.push(invitesOf(await importing([row]))[0]);
    }
    const most = MAIL_LIMITS.perAddressPerDay;
    expect(outcomes.slice(0, most)).toEqual(Array(most).fill(QUEUED));
    expect(outcomes.slice(most)).toEqual([skipped("address_limit"), skipped("address_limit")]);
    const attempt = await aSealedAttempt(database, partner);
    await database.pool.query("update attempts set delivery_email = $2 where id = $1", [
      attempt.attemptId,
      address,
    ]);
    const seal = await send("POST", `${attempt.path}/seal`, { as: partner.as });
    expect(seal).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
    await quiet();
    expect(arrivedAt(address)).toHaveLength(most);
  });

  test("stop notices of keys that are rotated again and again", async () => {
    const address = anAddress();
    await database.pool.query("update partners set reply_to = $2 where id = $1", [
      partner.partnerId,
      address,
    ]);
    for (let time = 0; time < 8; time += 1) {
      const reply = await send("POST", "/v1/partner/rotate-key", { as: partner.as });
      if (reply.status !== 200) break;
    }
    await arrives(address);
    await eventually("every notice's end", async () => {
      const { rows } = await database.pool.query(
        "select count(*)::int as ended from mail_messages where partner_id = $1 and status in ('sent', 'failed')",
        [partner.partnerId],
      );
      return rows[0].ended >= 1 ? true : null;
    });
    await quiet();
    expect(arrivedAt(address).length).toBeLessThanOrEqual(MAIL_LIMITS.noticesPerAddressPerDay);
  });

  test("tell nobody's address: what they count is kept as hashes", async () => {
    const address = anAddress();
    const { items } = await importing([{ name: "Hidden", email: address }]);
    const { rows } = await database.pool.query("select mail_claims::text as row from mail_claims");
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    expect(text).not.toContain(address);
    expect(text).not.toContain(items[0].merchantId);
  });
});
