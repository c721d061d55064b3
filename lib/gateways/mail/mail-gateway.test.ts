import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { createMailGateway, type Outgoing } from "./mail-gateway";

const FROM = "Sealwright <documents@sealwright.example>";
const MAIL: Outgoing = {
  messageId: "msg_example",
  to: "owner@quayside.example",
  fromName: null,
  replyTo: null,
  subject: "Your SAQ A documents",
  text: "Two documents are attached.",
  html: "<p>Two documents are attached.</p>",
  attachments: [{ filename: "questionnaire.pdf", content: Buffer.from("%PDF-1.7 example") }],
};
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function settings(part: { resendApiKey?: string; resendBaseUrl?: string; smtpUrl?: string }) {
  return {
    from: FROM,
    resendApiKey: undefined,
    resendBaseUrl: undefined,
    smtpUrl: undefined,
    ...part,
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function smtpSink(): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

test("without a mail service a message stays in the outbox", async () => {
  const gateway = createMailGateway(settings({}));
  expect(await gateway.send(MAIL)).toEqual({ state: "outbox", providerId: null });
});

test("with SMTP_URL a message arrives with its text, HTML and attachment, under a stable id", async () => {
  const sink = await smtpSink();
  const gateway = createMailGateway(settings({ smtpUrl: sink.url }));
  expect(await gateway.send(MAIL)).toMatchObject({ state: "sent" });
  const [message = ""] = sink.received;
  expect(message).toContain("Message-ID: <msg_example@sealwright>");
  expect(message).toContain("To: owner@quayside.example");
  expect(message).toContain("Content-Type: text/plain");
  expect(message).toContain("Content-Type: text/html");
  expect(message).toContain("filename=questionnaire.pdf");
});

test("a partner's message carries its name before our address, and its own address for answers", async () => {
  const sink = await smtpSink();
  const gateway = createMailGateway(settings({ smtpUrl: sink.url }));
  const replyTo = "help@bank.example";
  await gateway.send({ ...MAIL, fromName: 'Harbor "Bank"\r\nBcc: x@y.example', replyTo });
  const [message = ""] = sink.received;
  expect(message).toMatch(/^From: .*Harbor {2}Bank.*<documents@sealwright\.example>/m);
  expect(message).toContain("Reply-To: help@bank.example");
  expect(message).not.toMatch(/^Bcc:/m);
});

test("an SMTP server that cannot be reached makes the job fail, so that it is tried again", async () => {
  const gateway = createMailGateway(settings({ smtpUrl: "smtp://127.0.0.1:1" }));
  await expect(gateway.send(MAIL)).rejects.toThrow();
});

test("with a Resend key a message is handed over once per id", async () => {
  const seen: { key: string | undefined; body: Record<string, unknown> }[] = [];
  const url = await listen(
    createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const key = request.headers["idempotency-key"] as string | undefined;
      seen.push({ key, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.setHeader("Content-Type", "application/json").end('{"id":"re_example"}');
    }),
  );
  const gateway = createMailGateway(settings({ resendApiKey: "re_key", resendBaseUrl: url }));
  expect(await gateway.send(MAIL)).toEqual({ state: "sent", providerId: "re_example" });
  expect(seen[0]).toMatchObject({
    key: "msg_example",
    body: { from: FROM, to: MAIL.to, subject: MAIL.subject, text: MAIL.text, html: MAIL.html },
  });
  expect(JSON.stringify(seen[0]?.body)).toContain("questionnaire.pdf");
});

test("a refusal by Resend makes the job fail and does not repeat the message", async () => {
  const url = await listen(
    createServer((_, response) => {
      response.statusCode = 422;
      response.setHeader("Content-Type", "application/json");
      response.end('{"name":"validation_error","message":"owner@quayside.example is not valid"}');
    }),
  );
  const gateway = createMailGateway(settings({ resendApiKey: "re_key", resendBaseUrl: url }));
  await expect(gateway.send(MAIL)).rejects.toThrow(
    /^The mail service did not take it: validation_error\.$/,
  );
});
