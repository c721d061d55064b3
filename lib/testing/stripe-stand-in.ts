// A stand-in of Stripe on loopback: a real HTTP server that speaks its wire format, so that the official client is what
// talks to it. It honours Idempotency-Key as Stripe says it does, and fails in the ways that are asked for.
import { createHash, createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ApiRefusal, type Params, StripeStore, type Thing } from "./stripe-store";

/** How one request goes wrong. `lost`: it is done, and the answer does not arrive. */
export type StripeFault = "429" | "500" | "402" | "401" | "hangs" | "cut" | "lost";

/** A request as it arrived. */
export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly version: string | null;
  readonly params: Params;
}

/** A running stand-in. It keeps no process alive. */
export interface StripeStandIn {
  readonly settings: { secretKey: string; webhookSecret: string; apiBase: string };
  readonly store: StripeStore;
  readonly requests: StripeRequest[];
  /** What goes wrong with the next requests that this selects; it is asked for each one. */
  fault: (request: StripeRequest) => StripeFault | null;
  /** The invoice at Stripe of one of ours; fails where there is not exactly one. */
  invoiceOf(invoiceId: string): Thing;
}

/** The secret that messages of a stand-in are signed with. */
const WEBHOOK_SECRET = "whsec_of_the_stand_in";
const SECRET_KEY = "sk_test_of_the_stand_in";

/** Starts a stand-in. */
export async function aStripe(): Promise<StripeStandIn> {
  const store = new StripeStore();
  const requests: StripeRequest[] = [];
  const kept = new Map<string, { said: string; status: number; body: string }>();
  const state = { fault: (_: StripeRequest): StripeFault | null => null };
  const server = createServer(async (message, response) => {
    const request = await readRequest(message);
    requests.push(request);
    const fault = state.fault(request);
    if (fault && fault !== "lost" && fault !== "500") return goWrong(fault, response);
    const { status, body } = answerOf(store, kept, request, message, fault === "500");
    if (fault === "lost") return void response.destroy();
    respond(response, status, body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  const apiBase = `http://127.0.0.1:${port}`;
  return Object.assign(state, {
    ...{ store, requests },
    settings: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase },
    invoiceOf: (invoiceId: string) => {
      const found = store
        .ofKind("invoice")
        .filter(({ metadata }) => (metadata as Params).invoiceId === invoiceId);
      if (found.length !== 1) throw new Error(`${found.length} invoices for ${invoiceId}`);
      return found[0] as Thing;
    },
  });
}

async function readRequest(message: IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const url = new URL(message.url ?? "/", "http://stripe");
  const text = chunks.length > 0 ? Buffer.concat(chunks).toString() : url.search.slice(1);
  const one = (name: string) => (message.headers[name] as string | undefined) ?? null;
  return {
    ...{ method: message.method ?? "", path: url.pathname, params: paramsOf(text) },
    ...{ key: one("idempotency-key"), version: one("stripe-version") },
  };
}

/** `metadata[partnerId]=…` as members in members. */
function paramsOf(text: string): Params {
  const all: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let at = all;
    for (const part of path) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return all as Params;
}

type Kept = Map<string, { said: string; status: number; body: string }>;

/** A key that was used before is answered as it was then; with other parameters it is refused. */
function answerOf(
  store: StripeStore,
  kept: Kept,
  request: StripeRequest,
  message: IncomingMessage,
  breaks: boolean,
) {
  const { method, path, key, params } = request;
  if (message.headers.authorization !== `Bearer ${SECRET_KEY}`) {
    return { status: 401, body: errorBody("invalid_request_error", "api_key_invalid") };
  }
  const said = createHash("sha256")
    .update(JSON.stringify([method, path, params]))
    .digest("hex");
  const before = key ? kept.get(key) : undefined;
  if (before && before.said !== said) {
    return { status: 400, body: errorBody("idempotency_error", "idempotency_key_in_use") };
  }
  if (before) return before;
  const answer = breaks
    ? { status: 500, body: errorBody("api_error", "internal") }
    : tried(() => store.answer(method, path, params));
  // What was refused for its shape is not kept; what broke inside is.
  if (key && method === "POST" && (answer.status < 400 || answer.status >= 500)) {
    kept.set(key, { ...answer, said });
  }
  return answer;
}

function tried(answer: () => unknown): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(answer()) };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return { status: error.status, body: errorBody(error.type, error.code) };
  }
}

const errorBody = (type: string, code: string) =>
  JSON.stringify({ error: { type, code, message: `A text that quotes: ${SECRET_KEY}` } });

function respond(response: ServerResponse, status: number, body: string): void {
  const headers = { "Content-Type": "application/json", "Request-Id": `req_${randomUUID()}` };
  response.writeHead(status, headers).end(body);
}

function goWrong(fault: Exclude<StripeFault, "lost" | "500">, response: ServerResponse): void {
  if (fault === "hangs") return;
  if (fault === "cut") {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "500" });
    response.write('{"id": "in_half');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  const types = { 429: "invalid_request_error", 402: "card_error", 401: "invalid_request_error" };
  const codes = { 429: "rate_limit", 402: "card_declined", 401: "api_key_expired" };
  respond(response, Number(fault), errorBody(types[fault], codes[fault]));
}

/** A message about an invoice as Stripe sends it: the body, and the header that signs it. */
export function stripeMessage(
  type: string,
  object: Record<string, unknown>,
  { id = `evt_${randomUUID().replaceAll("-", "")}`, secret = WEBHOOK_SECRET, ageSeconds = 0 } = {},
) {
  const created = Math.floor(Date.now() / 1000) - ageSeconds;
  const facts = { id, object: "event", api_version: "2026-10-28.endive", created, type };
  const body = JSON.stringify({ ...facts, livemode: false, data: { object } }, null, 2);
  const mac = createHmac("sha256", secret).update(`${created}.${body}`).digest("hex");
  return { id, body, headers: { "stripe-signature": `t=${created},v1=${mac},v0=00` } };
}
