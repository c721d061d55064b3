// Hands messages to an SMTP server, and tells its refusals apart: those of a message and those of us.
import { PassThrough } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import { MailFailure } from "./failure";

const CONNECT_MS = 20_000;
/** After the whole message a server may think for a while; giving up early makes its answer unknown. */
const SILENCE_MS = 120_000;

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Sends one message; answers the server's id of it, or throws a MailFailure. */
export type SmtpSend = (
  message: SendMailOptions & { readonly messageId: string },
) => Promise<string>;

/** Sends by the server at an `smtp:` or `smtps:` address. */
export function smtpSender(smtpUrl: string): SmtpSend {
  const handedOver = new Set<unknown>();
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  transport.use("stream", (mail, done) => {
    const { messageId } = mail.data;
    mail.message.transform(() => new PassThrough().once("end", () => handedOver.add(messageId)));
    done();
  });
  return async (message) => {
    try {
      return (await transport.sendMail(message)).messageId;
    } catch (error) {
      throw failureOf(error as SmtpError, handedOver.has(message.messageId));
    } finally {
      handedOver.delete(message.messageId);
    }
  };
}

/** Steps at which a server speaks of the message; before them it speaks of us. */
const ABOUT_MESSAGE: ReadonlySet<string | undefined> = new Set([
  "MAIL FROM",
  "RCPT TO",
  "DATA",
  "API",
]);
/** Sign-in wanted or failed: for the operator to mend, not for the message to end. */
const ABOUT_SIGN_IN: ReadonlySet<number> = new Set([530, 534, 535, 538]);

function failureOf(error: SmtpError, handedOver: boolean): MailFailure {
  const { code = "unknown", command, responseCode } = error;
  if (responseCode === undefined && handedOver) {
    return new MailFailure("uncertain", "The mail server gave no answer. It may have arrived.");
  }
  const said = responseCode === undefined ? code : String(responseCode);
  const refused =
    ABOUT_MESSAGE.has(command) &&
    (responseCode === undefined
      ? code === "EENVELOPE" || code === "EMESSAGE"
      : responseCode >= 500 && !ABOUT_SIGN_IN.has(responseCode));
  const reason = `The mail server did not take it: ${said}.`;
  return new MailFailure(refused ? "refused" : "unreached", reason);
}
