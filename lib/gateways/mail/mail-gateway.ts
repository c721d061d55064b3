// One face for three ways of sending: Resend with a key, SMTP with an address, else the outbox.
import { Resend } from "resend";
import type { Config } from "@/lib/core/config";
import { MailFailure } from "./failure";
import { smtpSender } from "./smtp";

/** A message to hand over. */
export interface Outgoing {
  /** Ours; also the idempotency key, so that a repeated hand-over is one message. */
  readonly messageId: string;
  readonly to: string;
  /** The partner's name before the service's own address, and where answers go. */
  readonly fromName: string | null;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string; readonly content: Buffer }[];
}

/** What became of a message. */
export interface HandedOver {
  /** `outbox`: kept in the database, because no mail service is set. */
  readonly state: "sent" | "outbox";
  readonly providerId: string | null;
}

/** Sends messages; throws a MailFailure that says whether another try makes sense. */
export interface MailGateway {
  /** Whether a message that is handed over twice arrives once. */
  readonly repeatsAreDropped: boolean;
  send(mail: Outgoing): Promise<HandedOver>;
}

/** `Name <address>` with the partner's name; the address stays the service's own (SPF, DKIM). */
function senderOf(from: string, name: string | null): string {
  if (!name) return from;
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  return `"${name.replace(/["\\\r\n]/g, " ").trim()}" <${address}>`;
}

/** The gateway that the configuration asks for. */
export function createMailGateway(mail: Config["mail"]): MailGateway {
  if (mail.resendApiKey) return resendGateway(mail.from, mail.resendApiKey, mail.resendBaseUrl);
  if (mail.smtpUrl) return smtpGateway(mail.from, mail.smtpUrl);
  return {
    repeatsAreDropped: true,
    send: async () => ({ state: "outbox", providerId: null }),
  };
}

/** Answers that are about this message: it is refused each time. All others may pass. */
const RESEND_REFUSES: ReadonlySet<number | null> = new Set([400, 413, 422]);
const SAME_KEY_OTHER_MESSAGE = "invalid_idempotent_request";

function resendGateway(from: string, apiKey: string, baseUrl: string | undefined): MailGateway {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : {});
  return {
    repeatsAreDropped: true,
    async send({ messageId, fromName, replyTo, ...mail }) {
      const attachments = mail.attachments.map(({ filename, content }) => ({ filename, content }));
      const answers = replyTo ? { replyTo } : {};
      const message = { ...mail, ...answers, from: senderOf(from, fromName), attachments };
      // Resend never throws: an unreachable host comes back as an error, too.
      const { data, error } = await resend.emails.send(message, { idempotencyKey: messageId });
      if (!error) return { state: "sent", providerId: data?.id ?? null };
      const refused = RESEND_REFUSES.has(error.statusCode) || error.name === SAME_KEY_OTHER_MESSAGE;
      const reason = `The mail service did not take it: ${error.name}.`;
      throw new MailFailure(refused ? "refused" : "unreached", reason);
    },
  };
}

function smtpGateway(from: string, smtpUrl: string): MailGateway {
  const send = smtpSender(smtpUrl);
  return {
    repeatsAreDropped: false,
    async send({ messageId, fromName, replyTo, ...mail }) {
      const attachments = mail.attachments.map(({ filename, content }) => ({ filename, content }));
      const providerId = await send({
        ...mail,
        ...(replyTo ? { replyTo } : {}),
        from: senderOf(from, fromName),
        attachments,
        // The same id on every try: a receiving server can drop a repeated message.
        messageId: `<${messageId}@sealwright>`,
      });
      return { state: "sent", providerId };
    },
  };
}
