// Messages from the event that asks for them to what the mail service says of them: a real SMTP sink,
// a real worker.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { beforeAll, describe, expect, test } from "vitest";
import { embeddedAssessor } from "@/lib/assessor/assessor";
import { newId } from "@/lib/core/ids";
import { createLogoGateway } from "@/lib/gateways/logo/logo-gateway";
import { createMailGateway, type Outgoing } from "@/lib/gateways/mail/mail-gateway";
import { createWebhookGateway } from "@/lib/gateways/webhook/webhook-gateway";
import { sendMailJob } from "@/lib/jobs/send-mail";
import { INTERNAL, OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { mailEventsHandler } from "@/lib/transports/mail-events";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { MAIL_FROM, mailWorker } from "./mail-worker";
import { aSession, aUser } from "./people";
import { aMerchant, aPartner, type TestPartner } from "./world";

const SECRET = `whsec_${Buffer.from("a secret of the mail service").toString("base64")}`;
process.env.RESEND_WEBHOOK_SECRET = SECRET;

const database = testDatabase();
const delivery = mailWorker();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database, "live");
  await database.pool.query(
    "update partners set name = 'Harbor Bank', reply_to = 'help@harbor.example', brand_color = '#7a1fa2' where id = $1",
    [partner.partnerId],
  );
});

async function invited(email: string) {
  const body = { sendInvites: true, merchants: [{ name: "Quayside Candles", email }] };
  const { items } = (
    await expectStatus(200, "POST", "/v1/merchants/import", { as: partner.as, body })
  ).body;
  const [message] = await delivery.messagesTo(email);
  return { merchantId: items[0].merchantId as string, message };
}

async function messageRow(merchantId: string) {
  const { rows } = await database.pool.query(
    "select id, status, provider_id from mail_messages where merchant_id = $1",
    [merchantId],
  );
  return rows[0];
}

describe("an invitation", () => {
  test("arrives under the partner's name with a link that opens the merchant's portal", async () => {
    const { merchantId, message } = await invited("owner@quayside.example");
    expect(message.raw).toMatch(/^From: "?Harbor Bank"? <documents@sealwright\.example>/m);
    expect(message.raw).toContain("Reply-To: help@harbor.example");
    expect(message.raw).toContain("Content-Type: text/plain");
    expect(message.raw).toContain("Content-Type: text/html");
    const url = new URL(/https?:\/\/\S+\/portal\?\S+/.exec(message.text)?.[0] ?? "");
    const as = { "X-Session-Token": url.searchParams.get("sessionToken") ?? "" };
    expect((await send("GET", `/v1/merchants/${merchantId}`, { as })).status).toBe(200);
  });

  test("is counted on the merchant, with the end of its link", async () => {
    const { merchantId } = await invited("counted@quayside.example");
    const invite = await eventually("the count", async () => {
      const path = `/v1/merchants/${merchantId}`;
      return (await expectStatus(200, "GET", path, { as: partner.as })).body.invite;
    });
    expect(invite).toMatchObject({ count: 1 });
    const days = (Date.parse(invite.linkExpiresAt) - Date.parse(invite.sentAt)) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    const { body } = await expectStatus(200, "GET", "/v1/portfolio", { as: partner.as });
    expect(body.funnel.invited).toBeGreaterThan(0);
  });
});

test("invitations that are handed over at once are all counted", async () => {
  const { merchantId } = await aMerchant(await aPartner(database, "live"));
  const { rows } = await database.pool.query(
    `insert into mail_messages (partner_id, id, merchant_id, kind, dedupe_key, to_address, subject, text_body, html_body, attachments, status, created_at)
     select partner_id, 'msg_' || n, id, 'invitation', n, email, 's', 't', 'h', '[]', 'sending', now()
     from merchants, generate_series(1, 6) n where id = $1 returning partner_id, id`,
    [merchantId],
  );
  const caller = { kind: "system" as const, partnerId: rows[0].partner_id, job: "send-mail" };
  const handedOver = { state: "sent" as const, providerId: null };
  await Promise.all(
    rows.map(({ id }) => run(INTERNAL.recordMailSent, caller, { messageId: id, ...handedOver })),
  );
  const counted = await database.pool.query("select invite_count from merchants where id = $1", [
    merchantId,
  ]);
  expect(counted.rows[0].invite_count).toBe(6);
});

describe("the mail service's report", () => {
  const report = (type: string, providerId: string, secret = SECRET) => {
    const body = JSON.stringify({ type, data: { email_id: providerId } });
    const id = "msg_report";
    const signature = new Webhook(secret).sign(id, new Date(), body);
    const headers = {
      "svix-id": id,
      "svix-timestamp": String(Math.floor(Date.now() / 1000)),
      "svix-signature": signature,
    };
    const request = new Request("http://127.0.0.1/api/mail-events", {
      method: "POST",
      headers,
      body,
    });
    return mailEventsHandler(request);
  };

  test("is kept on the message, and a bounced invitation is told as failed", async () => {
    const { merchantId } = await invited("bounces@quayside.example");
    const row = await eventually("the hand-over", async () => {
      const found = await messageRow(merchantId);
      return found?.status === "sent" ? found : null;
    });
    expect((await report("email.delivered", row.provider_id)).status).toBe(204);
    expect((await messageRow(merchantId)).status).toBe("delivered");
    await report("email.bounced", row.provider_id);
    await report("email.delivered", row.provider_id);
    expect((await messageRow(merchantId)).status).toBe("bounced");
    const failed = await expectStatus(
      200,
      "GET",
      `/v1/audit?merchantId=${merchantId}&eventType=invite.failed`,
      { as: partner.as },
    );
    expect(failed.body.items).toHaveLength(1);
  });

  test("with a wrong signature is refused, and one about something else changes nothing", async () => {
    const wrong = `whsec_${Buffer.from("another secret").toString("base64")}`;
    expect((await report("email.delivered", "x", wrong)).status).toBe(401);
    expect((await report("email.delivered", "unknown")).status).toBe(204);
    expect((await report("email.opened", "unknown")).status).toBe(204);
  });

  test("is not read on past the size of any body, signed or not", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const init = { method: "POST", body: endless, duplex: "half" } as RequestInit;
    const reply = await mailEventsHandler(new Request("http://127.0.0.1/api/mail-events", init));
    expect(reply.status).toBe(413);
    expect(sent).toBeLessThan(4 * 1024 * 1024);
  });
});

const noticeSaying = (words: string) =>
  eventually(`a notice: ${words}`, async () => {
    return delivery.sink.arrived.find(({ raw }) => raw.includes(words)) ?? null;
  });

test("a further API key is told to the partner's own address, by its name", async () => {
  const { current } = await aSession(await aUser(database, partner.partnerId, "admin"));
  const unlocked = { twoFactor: true, unlockedUntil: new Date(Date.now() + 3_600_000) };
  const caller = { ...current.caller, ...unlocked };
  await run(OWN.createKey, caller, { name: "Onboarding service" });
  const { raw, to } = await noticeSaying("An API key was made");
  expect(to).toBe("help@harbor.example");
  expect(raw).toContain("Onboarding service");
  expect(raw).not.toContain("sk_live_");
});

test("a replaced API key is told to the partner's own address", async () => {
  await expectStatus(200, "POST", "/v1/partner/rotate-key", { as: partner.as });
  const { raw, to } = await noticeSaying("Your API key was replaced");
  expect(to).toBe("help@harbor.example");
  expect(raw).not.toContain("sk_live_");
});

describe("a message that a dead worker had taken", () => {
  /** Writes a message, takes it as a worker does, and lets another worker come upon it. */
  async function takenOver(repeatsAreDropped: boolean) {
    const caller = { kind: "system" as const, partnerId: partner.partnerId, job: "send-mail" };
    const messageId = newId("msg");
    await database.pool.query(
      `insert into mail_messages (partner_id, id, kind, dedupe_key, to_address, subject, text_body, html_body, attachments, status, created_at)
       values ($1, $2, 'documents', $2, 'dead@quayside.example', 's', 't', 'h', '[]', 'queued', now())`,
      [partner.partnerId, messageId],
    );
    await run(INTERNAL.takeOutgoingMail, caller, { messageId, repeatsAreDropped });
    const sent: string[] = [];
    const mail = {
      repeatsAreDropped,
      send: async (outgoing: Outgoing) => {
        sent.push(outgoing.messageId);
        return { state: "sent" as const, providerId: "p" };
      },
    };
    const payload = {
      eventId: "evt_x",
      eventType: "mail.queued" as const,
      partnerId: partner.partnerId,
      merchantId: null,
      attemptId: null,
      resourceId: messageId,
    };
    const parts = {
      run,
      assessor: embeddedAssessor,
      webhooks: createWebhookGateway({ allowPrivate: true }),
      logos: createLogoGateway({ allowPrivate: true }),
      stripe: null,
    };
    await sendMailJob.work({ payload, caller, mail, ...parts });
    const { rows } = await database.pool.query("select status from mail_messages where id = $1", [
      messageId,
    ]);
    return { sent: sent.length, status: rows[0].status };
  }

  test("is sent again where the mail service drops repeats", async () => {
    expect(await takenOver(true)).toEqual({ sent: 1, status: "sent" });
  });

  test("is not sent twice where it does not, and says that it may have arrived", async () => {
    expect(await takenOver(false)).toEqual({ sent: 0, status: "failed" });
  });
});

test("a mail service that fails once gets the message again, under the same key", async () => {
  const keys: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers["idempotency-key"] as string | undefined);
    request.resume().on("end", () => {
      response.setHeader("Content-Type", "application/json");
      if (keys.length > 1) return response.end('{"id":"re_second_try"}');
      response.statusCode = 500;
      return response.end('{"name":"internal_server_error","message":"down"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const resendBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = createMailGateway({
    from: MAIL_FROM,
    resendApiKey: "re_x",
    resendBaseUrl,
    smtpUrl: undefined,
  });
  const mail = { messageId: "msg_1", to: "a@b.example", subject: "s", text: "t", html: "h" };
  const whole = { ...mail, fromName: null, replyTo: null, attachments: [] };
  await expect(gateway.send(whole)).rejects.toThrow();
  expect(await gateway.send(whole)).toEqual({ state: "sent", providerId: "re_second_try" });
  expect(keys).toEqual(["msg_1", "msg_1"]);
});
