// Mail that cannot be handed over: how long it is tried, what ends it, and what is kept of a message.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { prune } from "@/db/housekeeping";
import { nextMailTryAt } from "@/lib/domain/mail/schedule";
import { createMailGateway } from "@/lib/gateways/mail/mail-gateway";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { MAIL_FROM, mailWorker } from "./mail-worker";
import { aReceiver, type Receiver } from "./receiver";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
const delivery = mailWorker({ signsIn: true });
let receiver: Receiver;
let partner: TestPartner;

beforeEach(async () => {
  delivery.sink.manner = "takes";
  delivery.sink.tries = 0;
  partner = await aPartner(database, "live");
  receiver = await aReceiver();
  const body = { webhookUrl: receiver.url };
  await expectStatus(200, "PUT", "/v1/partner/webhook", { as: partner.as, body });
});

let people = 0;

/** Invites a merchant; answers its id. */
async function invite(): Promise<string> {
  people += 1;
  const merchant = { name: "Quayside Candles", email: `owner${people}@quayside.example` };
  const body = { sendInvites: true, merchants: [merchant] };
  const path = "/v1/merchants/import";
  return (await expectStatus(200, "POST", path, { as: partner.as, body })).body.items[0].merchantId;
}

async function messageOf(merchantId: string) {
  const { rows } = await database.pool.query("select * from mail_messages where merchant_id = $1", [
    merchantId,
  ]);
  return rows[0];
}

async function inStatus(merchantId: string, status: string, tries = 0) {
  return eventually(`a message that is ${status}`, async () => {
    const row = await messageOf(merchantId);
    return row?.status === status && row.tries >= tries ? row : null;
  });
}

async function told(merchantId: string, eventType: string) {
  const path = `/v1/audit?merchantId=${merchantId}&eventType=${eventType}`;
  return (await expectStatus(200, "GET", path, { as: partner.as })).body.items;
}

/** Makes the next planned try due now. */
async function tryNow(): Promise<void> {
  await database.pool.query(
    "update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created' and data->>'partnerId' = $1",
    [partner.partnerId],
  );
}

test("a message is tried after 5 minutes, then each hour, then every 6 hours, for three days", () => {
  const written = new Date("2026-11-20T09:00:00.000Z");
  const hours: number[] = [];
  let now = written;
  for (let tries = 1; ; tries += 1) {
    const next = nextMailTryAt({ tries, createdAt: written, sendUntil: null }, now);
    if (!next) break;
    hours.push((next.getTime() - written.getTime()) / 3_600_000);
    now = next;
  }
  expect(hours.map((at) => Math.round(at * 100) / 100)).toEqual([
    0.08, 1.08, 2.08, 3.08, 4.08, 5.08, 6.08, 12.08, 18.08, 24.08, 30.08, 36.08, 42.08, 48.08,
    54.08, 60.08, 66.08, 72,
  ]);
});

describe("a message that the mail server does not take now", () => {
  test.each([
    ["a recipient that is deferred", { recipient: 451 }],
    ["a message that is deferred", { message: 452 }],
    ["a sign-in that fails, which is ours to mend", { signIn: 535 }],
  ] as const)("goes out later: %s", async (_, manner) => {
    delivery.sink.manner = manner;
    const merchantId = await invite();
    const waiting = await inStatus(merchantId, "queued", 1);
    expect(delivery.sink.tries).toBe(1);
    expect(waiting.error_message).toMatch(/^The mail server did not take it: /);
    const [planned] = await told(merchantId, "mail.retry_scheduled");
    const pause = Date.parse(planned.metadata.notBefore) - Date.parse(planned.timestamp);
    expect(pause).toBe(5 * 60_000);
    delivery.sink.manner = "takes";
    await tryNow();
    expect(await inStatus(merchantId, "sent")).toMatchObject({ tries: 2, error_message: null });
    expect(await told(merchantId, "mail.failed")).toEqual([]);
  });

  test("is given up after three days", async () => {
    delivery.sink.manner = { recipient: 451 };
    const merchantId = await invite();
    const { id } = await inStatus(merchantId, "queued", 1);
    await database.pool.query(
      "update mail_messages set created_at = created_at - interval '73 hours' where id = $1",
      [id],
    );
    await tryNow();
    await inStatus(merchantId, "failed");
    expect(await told(merchantId, "mail.failed")).toHaveLength(1);
  });
});

describe("a message that is refused for good", () => {
  test.each([
    ["an address that does not exist", { recipient: 550 }],
    ["a message that is not wanted", { message: 554 }],
  ] as const)("is not tried again: %s", async (_, manner) => {
    delivery.sink.manner = manner;
    const merchantId = await invite();
    await inStatus(merchantId, "failed");
    expect(delivery.sink.tries).toBe(1);
    expect(await told(merchantId, "mail.retry_scheduled")).toEqual([]);
    expect(await told(merchantId, "invite.failed")).toHaveLength(1);
  });

  test("is told as mail.failed, without its body, a link or the whole address", async () => {
    delivery.sink.manner = { recipient: 550 };
    const merchantId = await invite();
    const sent = await eventually("the webhook", async () => {
      const bodies = receiver.received.map(({ body }) => JSON.parse(body));
      return bodies.find(({ type }) => type === "mail.failed") ?? null;
    });
    expect(sent.data).toMatchObject({
      merchantId,
      kind: "invitation",
      to: `o…@quayside.example`,
      reason: "The mail server did not take it: 550.",
    });
    expect(JSON.stringify(sent)).not.toMatch(/owner\d|http|token/);
  });

  test("is a notice to the partner", async () => {
    delivery.sink.manner = { recipient: 550 };
    const merchantId = await invite();
    await inStatus(merchantId, "failed");
    const { body } = await expectStatus(200, "GET", "/v1/partner/notices", { as: partner.as });
    expect(body.items).toMatchObject([
      { kind: "mail_failed", merchantId, message: expect.stringContaining("o…@quayside.example") },
    ]);
  });

  test("keeps no live link", async () => {
    delivery.sink.manner = { recipient: 550 };
    const row = await inStatus(await invite(), "failed");
    expect(`${row.text_body}${row.html_body}`).not.toMatch(/https?:|sessionToken/);
  });
});

test("a message that was handed over without an answer is not sent a second time", async () => {
  delivery.sink.manner = "hangs up";
  const before = delivery.sink.arrived.length;
  const merchantId = await invite();
  const row = await inStatus(merchantId, "failed");
  expect(row.error_message).toMatch(/may have arrived/);
  expect(delivery.sink.arrived.length).toBe(before + 1);
});

describe("what is kept of a message", () => {
  test("that was handed over are its words without its links", async () => {
    const merchantId = await invite();
    const row = await inStatus(merchantId, "sent");
    expect(row.text_body).toContain("Quayside Candles");
    expect(row.text_body).toContain("[link removed]");
    expect(`${row.text_body}${row.html_body}`).not.toMatch(/https?:|sessionToken/);
    expect(delivery.sink.arrived.at(-1)?.text).toMatch(/\/portal\?sessionToken=/);
  });

  test("in the outbox is all of it, until its link has ended", async () => {
    const outbox = async (days: number) => {
      const id = `msg_${days}`;
      await database.pool.query(
        `insert into mail_messages (partner_id, id, kind, dedupe_key, to_address, subject, text_body, html_body, attachments, status, created_at)
         values ($1, $2, 'invitation', $2, 'a@b.example', 's', 'Open\nhttps://pci.example/portal?sessionToken=x', '<a href="https://pci.example/portal?sessionToken=x">Open</a>', '[]', 'outbox', now() - make_interval(days => $3))`,
        [partner.partnerId, id, days],
      );
      return id;
    };
    const [fresh, old] = [await outbox(13), await outbox(16)];
    await prune(new Date());
    const { rows } = await database.pool.query(
      "select id, text_body, html_body from mail_messages where id = any($1) order by id",
      [[fresh, old]],
    );
    expect(rows[0].text_body).toContain("sessionToken");
    expect(rows[1]).toMatchObject({
      text_body: "Open\n[link removed]",
      html_body: '<a href="[link removed]">Open</a>',
    });
  });
});

describe("with Resend", () => {
  /** A stand-in that answers as told, and the gateway that speaks to it. */
  async function resend(status: number, name: string) {
    const server = createServer((request, response) => {
      request.resume().on("end", () => {
        response.writeHead(status, { "Content-Type": "application/json" });
        response.end(JSON.stringify({ statusCode: status, name, message: "x@y.example" }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    server.unref();
    const resendBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const resendApiKey = "re_x";
    return createMailGateway({ from: MAIL_FROM, resendApiKey, resendBaseUrl, smtpUrl: undefined });
  }
  const mail = { messageId: "msg_1", to: "a@b.example", subject: "s", text: "t", html: "h" };
  const whole = { ...mail, fromName: null, replyTo: null, attachments: [] };

  test.each([
    [422, "invalid_parameter", "refused"],
    [400, "validation_error", "refused"],
    [409, "invalid_idempotent_request", "refused"],
    [409, "concurrent_idempotent_requests", "unreached"],
    [429, "daily_quota_exceeded", "unreached"],
    [401, "missing_api_key", "unreached"],
    [403, "validation_error", "unreached"],
    [500, "internal_server_error", "unreached"],
  ])("%i %s is %s", async (status, name, kind) => {
    const gateway = await resend(status, name);
    await expect(gateway.send(whole)).rejects.toMatchObject({ kind });
  });
});
