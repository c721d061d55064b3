// A stand-in for Authorize.Net on loopback: it speaks the real wire format, with its byte order mark,
// its lists and its insistence on order, and answers from accounts that the tests know all about.
import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { changeEnvironment } from "@/lib/core/config";
import { type Answer, answerTo, refusal } from "./authorize-net-answers";

/** A transaction as the gateway lists it. */
export interface StandInTransaction {
  readonly accountType?: string;
  readonly marketType?: string;
  readonly product?: string;
  readonly mobileDeviceId?: string;
  readonly subscription?: { readonly id: string; readonly payNum: number };
}

/** Transactions that were settled together. */
export interface StandInBatch {
  readonly daysAgo: number;
  readonly marketType?: string;
  readonly product?: string;
  readonly paymentMethod?: string;
  readonly transactions: readonly StandInTransaction[];
}

/** What goes wrong, once per entry and call. */
export type Fault =
  | "busy"
  | "throttled"
  | "throttled for an hour"
  | "down"
  | "cut-off"
  | "slow"
  | "hang-up";

/** An account and everything that is true of it. */
export interface StandInAccount {
  readonly merchantName: string;
  readonly marketTypes: readonly string[];
  readonly productCodes: readonly string[];
  readonly batches: readonly StandInBatch[];
  readonly unsettled: readonly StandInTransaction[];
  /** Means of payment of each active subscription. */
  readonly subscriptions: readonly ("creditCard" | "eCheck")[];
  readonly inactive: boolean;
  /** "off": E00011 to everything that lists transactions. */
  readonly transactionDetails: "on" | "off";
  /** Real answers flatten lists; the official library wraps them again. */
  readonly lists: "flat" | "wrapped";
  /** Whether answers count the whole result. */
  readonly counted: boolean;
}

/** One request as it arrived. */
export interface StandInCall {
  readonly name: string;
  readonly raw: string;
  readonly fields: StandInFields;
}

/** The members of a request. */
export type StandInFields = Readonly<Record<string, unknown>> & {
  readonly merchantAuthentication?: { readonly name?: string; readonly transactionKey?: string };
};

/** An account that the stand-in serves. */
export interface ServedAccount {
  readonly credentials: { readonly apiLoginId: string; readonly transactionKey: string };
  readonly truth: StandInAccount;
  readonly calls: readonly StandInCall[];
  /** How the next calls go wrong; the rest go well. */
  faults: Fault[];
}

interface Served extends ServedAccount {
  readonly calls: StandInCall[];
}

interface StandIn {
  readonly url: string;
  readonly accounts: Map<string, Served>;
}

/** How long a slow answer takes: longer than any test waits. */
const SLOW_MS = 600_000;

let running: Promise<StandIn> | undefined;

/** Serves an account of one's own, at the address that this process takes for the gateway's. */
export async function aGatewayAccount(
  truth: Partial<StandInAccount> = {},
): Promise<ServedAccount & { url: string }> {
  running ??= startStandIn();
  const { url, accounts } = await running;
  const credentials = {
    apiLoginId: `shop${randomBytes(5).toString("hex")}`,
    transactionKey: `k${randomBytes(7).toString("hex")}`,
  };
  const served: Served = { credentials, truth: { ...EMPTY, ...truth }, calls: [], faults: [] };
  accounts.set(credentials.apiLoginId, served);
  return Object.assign(served, { url });
}

const EMPTY: StandInAccount = {
  merchantName: "Quayside Candles",
  marketTypes: [],
  productCodes: [],
  batches: [],
  unsettled: [],
  subscriptions: [],
  inactive: false,
  transactionDetails: "on",
  lists: "flat",
  counted: true,
};

/** So many equal transactions. */
export function sales(count: number, each: StandInTransaction): StandInTransaction[] {
  return Array.from({ length: count }, () => each);
}

/** What a sale of a channel looks like to the gateway. */
export const SALES = {
  web: { accountType: "Visa", marketType: "eCommerce", product: "Card Not Present" },
  order: { accountType: "MasterCard", marketType: "MOTO", product: "Card Not Present" },
  counter: { accountType: "Visa", marketType: "Retail", product: "Card Present" },
  mobile: {
    accountType: "Discover",
    marketType: "Retail",
    product: "Card Present",
    mobileDeviceId: "dev-8821",
  },
  recurring: {
    accountType: "Visa",
    marketType: "eCommerce",
    product: "Card Not Present",
    subscription: { id: "5512", payNum: 4 },
  },
  eCheck: { accountType: "eCheck", marketType: "eCommerce", product: "Card Not Present" },
} as const satisfies Record<string, StandInTransaction>;

async function startStandIn(): Promise<StandIn> {
  const accounts = new Map<string, Served>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    respond(accounts, Buffer.concat(chunks).toString(), response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/xml/v1/request.api`;
  changeEnvironment({ AUTHORIZE_NET_PRODUCTION_URL: url, AUTHORIZE_NET_SANDBOX_URL: url });
  return { url, accounts };
}

function respond(accounts: Map<string, Served>, raw: string, response: ServerResponse): void {
  const [[name, fields] = ["", {}]] = Object.entries<StandInFields>(JSON.parse(raw));
  const { name: login = "", transactionKey } = fields.merchantAuthentication ?? {};
  const served = accounts.get(login);
  served?.calls.push({ name, raw, fields });
  const fault = served?.faults.shift();
  if (fault) {
    goWrong(fault, response);
    return;
  }
  const known = served?.credentials.transactionKey === transactionKey ? served?.truth : null;
  const answer = answerTo(known ?? null, name, fields);
  send(response, answer);
}

/** The mark comes first and the messages last; the answer has no name. */
function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" });
  response.end(`\ufeff${JSON.stringify(answer)}`);
}

function goWrong(fault: Fault, response: ServerResponse): void {
  switch (fault) {
    case "busy":
      send(response, refusal("E00001", "An error occurred during processing. Please try again."));
      return;
    case "throttled":
    case "throttled for an hour":
      response.writeHead(429, {
        "Retry-After": fault === "throttled" ? "1" : "3600",
        "Content-Type": "text/plain",
      });
      response.end("Too many requests");
      return;
    case "down":
      response.writeHead(503, { "Content-Type": "text/html" });
      response.end("<html><body><h1>Service Unavailable</h1></body></html>");
      return;
    case "cut-off":
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end('\ufeff{"isTestMode":false,"merchantName":"Quays');
      return;
    case "hang-up":
      response.destroy();
      return;
    case "slow":
      setTimeout(() => response.destroy(), SLOW_MS).unref();
  }
}
