// A mail server on loopback: a real SMTP server that keeps what it gets, or refuses it as it is told.
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** One message as it arrived. */
export interface ArrivedMail {
  readonly to: string;
  readonly raw: string;
  /** The plain text, decoded. */
  readonly text: string;
}

/** How the server takes the next messages. */
export type SinkManner =
  | "takes"
  /** It reads the whole message and hangs up without an answer. */
  | "hangs up"
  /** It answers the recipient with this code. */
  | { readonly recipient: number }
  /** It answers the whole message with this code. */
  | { readonly message: number }
  /** It answers the sign-in with this code. */
  | { readonly signIn: number };

/** A running mail server. */
export interface MailSink {
  readonly url: string;
  readonly arrived: readonly ArrivedMail[];
  /** How often somebody tried to hand a message over. */
  tries: number;
  manner: SinkManner;
  close(): Promise<void>;
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error("refused by the sink"), { responseCode });
}

/** Starts a mail server that takes everything until told otherwise. */
export async function aMailSink(): Promise<MailSink> {
  const arrived: ArrivedMail[] = [];
  const state: { manner: SinkManner; tries: number } = { manner: "takes", tries: 0 };
  const sockets = new Set<Socket>();
  const codeOf = (step: "recipient" | "message" | "signIn") =>
    typeof state.manner === "object" && step in state.manner
      ? (state.manner as Record<string, number>)[step]
      : undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      const code = codeOf("signIn");
      if (!code) return done(null, { user: "sink" });
      state.tries += 1;
      return done(refusal(code));
    },
    onRcptTo(_address, _session, done) {
      state.tries += 1;
      const code = codeOf("recipient");
      done(code ? refusal(code) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const code = codeOf("message");
        if (code) return done(refusal(code));
        const raw = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address).join(", ");
        arrived.push({ to, raw, text: plainText(raw) });
        if (state.manner !== "hangs up") return done();
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return Object.assign(state, { url: `smtp://127.0.0.1:${port}`, arrived, close });
}

/** The plain text of a message: its first text part, out of quoted-printable. */
function plainText(raw: string): string {
  const start = raw.indexOf("Content-Type: text/plain");
  const part = raw.slice(raw.indexOf("\r\n\r\n", start) + 4);
  const end = part.indexOf("\r\n--");
  const text = end < 0 ? part : part.slice(0, end);
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
