// A worker whose messages go to a mail server on loopback, both for as long as the tests of a file run.
import { afterAll, beforeAll } from "vitest";
import { createMailGateway } from "@/lib/gateways/mail/mail-gateway";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { eventually } from "./eventually";
import { type ArrivedMail, aMailSink, type MailSink } from "./mail-sink";

/** The sender of every message of a test. */
export const MAIL_FROM = "Sealwright <documents@sealwright.example>";

/** What arrives of what a worker sends. */
export interface MailWorker {
  /** The server that the messages go to. */
  readonly sink: MailSink;
  /** What has arrived at an address by now. */
  arrivedAt(address: string): ArrivedMail[];
  /** Waits for so many messages to an address; answers all that have arrived there. */
  messagesTo(address: string, times?: number): Promise<[ArrivedMail, ...ArrivedMail[]]>;
}

/** Starts both before the tests of a file, on its database. The worker signs in at the server where it is told to. */
export function mailWorker({ signsIn = false } = {}): MailWorker {
  let sink: MailSink | undefined;
  let worker: Worker | undefined;
  const started = (): MailSink => {
    if (!sink) throw new Error("the mail server has not started");
    return sink;
  };
  const arrivedAt = (address: string) => started().arrived.filter(({ to }) => to === address);
  beforeAll(async () => {
    sink = await aMailSink();
    const smtpUrl = signsIn ? sink.url.replace("smtp://", "smtp://user:secret@") : sink.url;
    const noResend = { resendApiKey: undefined, resendBaseUrl: undefined };
    const mail = createMailGateway({ from: MAIL_FROM, smtpUrl, ...noResend });
    worker = await startWorker({ mail });
  });
  afterAll(async () => {
    await worker?.stop();
    await sink?.close();
  });
  return {
    get sink() {
      return started();
    },
    arrivedAt,
    messagesTo: (address, times = 1) =>
      eventually(`${times} messages to ${address}`, async () => {
        const [first, ...more] = arrivedAt(address);
        return first && more.length + 1 >= times ? [first, ...more] : null;
      }),
  };
}
