// Sends one webhook: a signed POST to a receiver of the open internet, and to nothing else. Where the
// name leads is checked at connect time, so that a name that changes its mind cannot get behind it.
import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Webhook } from "standardwebhooks";

const TIMEOUT_MS = 15_000;
const ANSWER_MAX_BYTES = 4096;

/** One webhook to send. */
export interface OutgoingWebhook {
  readonly url: string;
  /** The `webhook-id`: the same on every try, so that a receiver can drop repeats. */
  readonly id: string;
  /** The JSON text that is signed and sent as it is. */
  readonly body: string;
  /** Signing secrets, the current one first. */
  readonly secrets: readonly string[];
}

/** What became of one try. */
export interface WebhookOutcome {
  readonly at: string;
  readonly durationMs: number;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly answer: string | null;
}

/** Sends webhooks; never throws: a failure is an outcome. */
export interface WebhookGateway {
  send(webhook: OutgoingWebhook): Promise<WebhookOutcome>;
}

/** How the gateway finds and trusts addresses. */
export interface WebhookSettings {
  /** Development and tests: private addresses and plain http are fine. */
  readonly allowPrivate: boolean;
  readonly lookup?: typeof systemLookup;
}

/** The gateway. */
export function createWebhookGateway(settings: WebhookSettings): WebhookGateway {
  return {
    async send(webhook) {
      const started = new Date();
      const clock = performance.now();
      const outcome = await post(webhook, started, settings).catch((error: Error) => ({
        statusCode: null,
        error: reasonOf(error),
        answer: null,
      }));
      const durationMs = Math.round(performance.now() - clock);
      return { at: started.toISOString(), durationMs, ...outcome };
    },
  };
}

type Answered = Pick<WebhookOutcome, "statusCode" | "error" | "answer">;

async function post(
  { url, id, body, secrets }: OutgoingWebhook,
  at: Date,
  settings: WebhookSettings,
): Promise<Answered> {
  const address = new URL(url);
  requireAllowed(address, settings);
  const send = address.protocol === "https:" ? httpsRequest : httpRequest;
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
  return new Promise((resolve, reject) => {
    const request = send(
      address,
      {
        method: "POST",
        lookup: guardedLookup(settings),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          "User-Agent": "Sealwright-Webhooks/1.0",
          "webhook-id": id,
          "webhook-timestamp": Math.floor(at.getTime() / 1000),
          "webhook-signature": signatures.join(" "),
        },
      },
      (response) => readAnswer(response).then(resolve, reject),
    );
    request.on("error", reject);
    request.end(body);
  });
}

async function readAnswer(response: IncomingMessage): Promise<Answered> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= ANSWER_MAX_BYTES) break;
    }
  } catch {
    // The status came, and it alone decides: a body that breaks off or never ends changes nothing.
  }
  const statusCode = response.statusCode ?? null;
  const answer = Buffer.concat(chunks).subarray(0, ANSWER_MAX_BYTES).toString("utf8");
  return { statusCode, error: null, answer: answer.replaceAll("\u0000", "") };
}

class RefusedAddress extends Error {}

/** What can be told from the address alone; names are checked when they are looked up. */
function requireAllowed(address: URL, { allowPrivate }: WebhookSettings): void {
  if (allowPrivate) return;
  if (address.protocol !== "https:") throw new RefusedAddress("The address is not https.");
  const host = address.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublic(host)) throw new RefusedAddress(PRIVATE);
}

const PRIVATE = "The name leads to a private, loopback or link-local address.";

/** Whether an address is of the open internet. IPv4 in IPv6's clothes counts as what it is. */
export function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === "unicast";
}

/** Looks a name up for the connection itself, and lets public addresses through only. */
function guardedLookup({
  allowPrivate,
  lookup = systemLookup,
}: WebhookSettings): LookupFunction | undefined {
  if (allowPrivate) return undefined;
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses = found as LookupAddress[];
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address))) {
        return callback(new RefusedAddress(PRIVATE), []);
      }
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function reasonOf(error: Error & { code?: string }): string {
  if (error instanceof RefusedAddress) return error.message;
  if (error.name === "TimeoutError" || error.name === "AbortError") {
    return `No answer within ${TIMEOUT_MS / 1000} seconds.`;
  }
  return `The connection failed: ${error.code ?? error.name}.`;
}
