// Sends one webhook: a signed POST to a receiver of the open internet, and to nothing else.
import type { IncomingMessage } from "node:http";
import { Webhook } from "standardwebhooks";
import { RefusedAddress } from "@/lib/gateways/lookup";
import { type OpenRequest, type OpenSettings, openRequests } from "@/lib/gateways/open-request";

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

/** The gateway. */
export function createWebhookGateway(settings: OpenSettings): WebhookGateway {
  const open = openRequests(settings);
  return {
    async send(webhook) {
      const started = new Date();
      const clock = performance.now();
      const outcome = await post(webhook, started, open).catch((error: Error) => ({
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
  open: OpenRequest,
): Promise<Answered> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: "POST",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
        "User-Agent": "Sealwright-Webhooks/1.0",
        "webhook-id": id,
        "webhook-timestamp": Math.floor(at.getTime() / 1000),
        "webhook-signature": signatures.join(" "),
      },
    });
    request.on("response", (response) => readAnswer(response).then(resolve, reject));
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
      if (size > ANSWER_MAX_BYTES) break;
    }
  } catch {
    // The status came, and it alone decides: a body that breaks off or never ends changes nothing.
  }
  const statusCode = response.statusCode ?? null;
  return { statusCode, error: null, answer: keptAnswer(Buffer.concat(chunks)) };
}

/** The first 4 KiB as text. A number that the cut goes through is left out: half a card number is one. */
function keptAnswer(bytes: Buffer): string {
  const text = bytes.subarray(0, ANSWER_MAX_BYTES).toString("utf8").replaceAll("\u0000", "");
  if (bytes.length <= ANSWER_MAX_BYTES) return text;
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function reasonOf(error: Error & { code?: string }): string {
  if (error instanceof RefusedAddress) return error.message;
  if (error.name === "TimeoutError" || error.name === "AbortError") {
    return `No answer within ${TIMEOUT_MS / 1000} seconds.`;
  }
  return `The connection failed: ${error.code ?? error.name}.`;
}
