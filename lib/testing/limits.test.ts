// How much one caller may ask for, whichever way it comes in and however many credentials it makes.
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { seedApiKey } from "@/db/seed/partner";
import { clientKey } from "@/lib/auth/address-limits";
import { answerAskHandler } from "@/lib/transports/ask";
import { embedSessionHandler } from "@/lib/transports/embed";
import { askForLinkHandler, offerLinkHandler } from "@/lib/transports/fresh-link";
import { mailEventsHandler } from "@/lib/transports/mail-events";
import { preparePage } from "@/lib/transports/page-request";
import { renewSessionHandler } from "@/lib/transports/session";
import { type Credentials, send, withKey, withToken } from "./api";
import { testDatabase } from "./database";
import { aMerchant, aPartner, type TestMerchant, type TestPartner, tokenFor } from "./world";

// Set up at leisure; each test then moves into a window of its own with little room.
process.env.LIVE_REQUESTS_PER_SECOND = "2";
process.env.OPEN_REQUESTS_PER_MINUTE = "8";
process.env.WRONG_CREDENTIALS_PER_MINUTE = "5";
process.env.LOOKUPS_PER_MINUTE = "6";

const BURST = 4;
const database = testDatabase();
let merchant: TestMerchant;
let token: Credentials;
let suspended: TestPartner;

beforeAll(async () => {
  // Only `Date` stands still: windows end when a test says so.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  merchant = await aMerchant(await aPartner(database, "live"));
  token = await tokenFor(merchant);
  suspended = await aPartner(database, "live", "suspended");
});

beforeEach(() => {
  nextWindow();
});

/** Forgets every bucket of this process, as another process would know nothing of them. */
function nextWindow(): void {
  delete (globalThis as { sealwrightBuckets?: unknown }).sealwrightBuckets;
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
}

/** Sends until something is refused; what was served before, and the refusal. */
async function untilRefused(ask: () => Promise<Reply>): Promise<{ served: number; reply: Reply }> {
  for (let served = 0; served <= 200; served += 1) {
    const reply = await ask();
    if (reply.status === 429) return { served, reply };
  }
  throw new Error("nothing was refused");
}

function expectLimited({ headers }: Reply, name: string): void {
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(headers.get("ratelimit-policy")).toContain(`"${name}";q=`);
  expect(headers.get("ratelimit")).toContain(`"${name}";r=0;t=`);
  expect(headers.get("x-request-id")).toMatch(/^req_/);
}

const partnerCall = (as: Credentials) => () => send("GET", "/v1/partner", { as });
const merchantCall = (as: Credentials) => () => send("GET", merchant.base, { as });

function request(path: string, init: RequestInit = {}): Request {
  return new Request(`http://127.0.0.1${path}`, init);
}

async function page(path: string, address?: string): Promise<Reply> {
  const headers = address ? { "X-Forwarded-For": address } : undefined;
  const { refusal } = await preparePage(request(path, headers ? { headers } : {}));
  return refusal ?? new Response(null);
}

const post = (path: string, headers: Record<string, string>, body?: string) =>
  request(path, { method: "POST", headers, ...(body === undefined ? {} : { body }) });

const tokenText = () => token["X-Session-Token"] ?? "";
const keyed = () => ({ merchantId: merchant.merchantId, apiKey: merchant.partner.apiKey });
const query = (members: Record<string, string>) => String(new URLSearchParams(members));

describe("one bucket per partner", () => {
  test("is shared by all of its keys", async () => {
    const { partnerId, as } = merchant.partner;
    const other = withKey(await seedApiKey(database.db, partnerId, "live", new Date()));
    const { served, reply } = await untilRefused(partnerCall(as));
    expect(served).toBe(BURST);
    expectLimited(reply, "rate");
    expect((await partnerCall(other)()).status).toBe(429);
  });

  const ENTRIES: Record<string, () => Promise<Reply>> = {
    MCP: () =>
      send("POST", "/mcp", {
        as: merchant.partner.as,
        body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
      }),
    "an embed's address": () => page(`/portal/embed?${query(keyed())}`),
    "an embed's message": () => {
      const { apiKey, merchantId } = keyed();
      const body = JSON.stringify({ merchantId, origin: "https://bank.example" });
      const headers = { "X-API-Key": apiKey, "Content-Type": "application/json" };
      return embedSessionHandler(post("/api/embed-session", headers, body));
    },
  };

  test.each(Object.entries(ENTRIES))("counts %s", async (_, ask) => {
    await partnerCall(merchant.partner.as)();
    const { served, reply } = await untilRefused(ask);
    expect(served).toBe(BURST - 1);
    expectLimited(reply, "rate");
  });
});

describe("one bucket per merchant", () => {
  test("is shared by all of its tokens, renewed and minted anew", async () => {
    const other = await tokenFor(merchant);
    nextWindow();
    const renewal = await renewSessionHandler(post("/api/session", token));
    const renewed = withToken((await renewal.json()).sessionToken);
    const { served } = await untilRefused(merchantCall(renewed));
    expect(served).toBe(BURST - 1);
    for (const as of [token, other]) expect((await merchantCall(as)()).status).toBe(429);
    const again = await renewSessionHandler(post("/api/session", renewed));
    expect(again.status).toBe(429);
    expectLimited(again, "rate");
  });

  test("is not the partner's: a merchant that asks too much stops nobody else", async () => {
    await untilRefused(merchantCall(token));
    expect((await partnerCall(merchant.partner.as)()).status).toBe(200);
    nextWindow();
    const neighbour = await aMerchant(merchant.partner);
    const as = await tokenFor(neighbour);
    await untilRefused(merchantCall(token));
    expect((await send("GET", neighbour.base, { as })).status).toBe(200);
  });

  const ENTRIES: Record<string, () => Promise<Reply>> = {
    "its portal": () => page(`/portal?${query({ sessionToken: tokenText() })}`),
    "its portal in a frame": () => page(`/portal/embed?${query({ sessionToken: tokenText() })}`),
    "its hand-off": () => page(`/portal/handoff?${query({ sessionToken: tokenText() })}`),
    "the renewal of its session": () => renewSessionHandler(post("/api/session", token)),
    "an embed's message": () =>
      embedSessionHandler(post("/api/embed-session", { ...token, "Content-Type": "text/plain" })),
  };

  test.each(Object.entries(ENTRIES))("counts %s", async (_, ask) => {
    await merchantCall(token)();
    const { served, reply } = await untilRefused(ask);
    expect(served).toBe(BURST - 1);
    expectLimited(reply, "rate");
  });

  test("adds up to a bound of all merchants of a partner together", async () => {
    const merchants: [TestMerchant, Credentials][] = [];
    for (let index = 0; index < 6; index += 1) {
      const one = await aMerchant(merchant.partner);
      merchants.push([one, await tokenFor(one)]);
      nextWindow();
    }
    const replies: Reply[] = [];
    for (const [{ base }, as] of merchants) {
      for (let asked = 0; asked < BURST; asked += 1) {
        replies.push(await send("GET", base, { as }));
      }
    }
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5 * BURST);
    expectLimited(replies.at(-1) as Reply, "merchants");
    expect((await partnerCall(merchant.partner.as)()).status).toBe(200);
  });
});

describe("a client address", () => {
  const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
  const wrong = (address: string) => () =>
    send("GET", "/v1/partner", { as: withKey("sk_live_wrong"), ...from(address) });

  test("sends few wrong credentials, however many processes take them", async () => {
    const address = "203.0.113.1";
    const ask = wrong(address);
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask()).status).toBe(401);
      nextWindow();
    }
    const refused = await ask();
    expect(refused.status).toBe(429);
    expectLimited(refused, "wrong");
    expect((await wrong("203.0.113.2")()).status).toBe(401);
  });

  test("that has sent too many is still served with valid ones", async () => {
    const address = "203.0.113.3";
    await untilRefused(wrong(address));
    const served = await send("GET", "/v1/partner", { as: merchant.partner.as, ...from(address) });
    expect(served.status).toBe(200);
  });

  test("of IPv6 is the network that one subscriber has", () => {
    const own = clientKey("2001:db8:1:2:3:4:5:6");
    expect(own).toBe(clientKey("2001:db8:1:2:ffff::9"));
    expect(own).not.toBe(clientKey("2001:db8:1:3:3:4:5:6"));
    expect(clientKey("::ffff:203.0.113.9")).toBe("203.0.113.9");
    expect(clientKey(null)).toBe(clientKey("nonsense"));
  });

  let last = 0;
  /** An address that no other case has used. */
  const fresh = () => {
    last += 1;
    return `198.51.100.${last}`;
  };
  const WRONG = { "X-Session-Token": "a.b.c" };

  const WRONG_ONES: Record<string, (address: string) => Promise<Reply>> = {
    MCP: (address) => send("POST", "/mcp", { as: WRONG, body: {}, ...from(address) }),
    "a portal link": (address) => page("/portal?sessionToken=a.b.c", address),
    "an embed's address": (address) => page("/portal/embed?apiKey=sk_live_wrong", address),
    "the renewal of a session": (address) =>
      renewSessionHandler(post("/api/session", { ...WRONG, "X-Forwarded-For": address })),
    "an embed's message": (address) =>
      embedSessionHandler(post("/api/embed-session", { ...WRONG, "X-Forwarded-For": address })),
    "a report of the mail service": (address) =>
      mailEventsHandler(post("/api/mail-events", { "X-Forwarded-For": address }, "{}")),
  };

  test.each(Object.entries(WRONG_ONES))(
    "is counted where credentials are wrong: %s",
    async (_, ask) => {
      const address = fresh();
      const { served, reply } = await untilRefused(() => ask(address));
      expect(served).toBe(5);
      expectLimited(reply, "wrong");
    },
  );

  const OPEN: Record<string, (address: string) => Promise<Reply>> = {
    "a page": (address) => page("/", address),
    "a page that does not exist": (address) => page("/nothing", address),
    "a portal without a link": (address) => page("/portal", address),
    "the API's description": (address) => send("GET", "/openapi.json", from(address)),
    "the API for a suspended partner": (address) =>
      send("GET", "/v1/partner", { as: suspended.as, ...from(address) }),
    "the API without credentials": (address) => send("GET", "/v1/merchants", from(address)),
  };

  test.each(Object.entries(OPEN))("is counted where anybody may look: %s", async (_, ask) => {
    const address = fresh();
    const { served, reply } = await untilRefused(() => ask(address));
    expect(served).toBe(8);
    expectLimited(reply, "address");
  });

  const LOOKUPS: Record<string, (address: string) => Promise<Reply>> = {
    "a code of an attestation": (address) => page("/verify/0123456789ABCDEFGHJKMNPQRS", address),
    "the offer of a fresh link": (address) =>
      offerLinkHandler(request("/api/fresh-link", { headers: { "X-Forwarded-For": address } })),
    "a link to a helper": (address) => page("/ask", address),
    "what a helper answers": (address) =>
      answerAskHandler(post("/api/ask", { "X-Forwarded-For": address })),
    "a fresh link": (address) =>
      askForLinkHandler(post("/api/fresh-link", { "X-Forwarded-For": address })),
  };

  test.each(Object.entries(LOOKUPS))("is counted where it looks up %s", async (_, ask) => {
    const address = fresh();
    const { served, reply } = await untilRefused(() => ask(address));
    expect(served).toBe(6);
    expectLimited(reply, "lookup");
  });
});

describe("a body", () => {
  test.each([
    ["an embed's message", embedSessionHandler, 16 * 1024],
    ["a report of the mail service", mailEventsHandler, 1024 * 1024],
  ])("of %s has a limit, and is not read beyond it", async (_, handler, limit) => {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        read += 4096;
        controller.enqueue(new Uint8Array(4096).fill(32));
      },
    });
    const headers = { ...token, "Content-Type": "application/json" };
    const endless = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const reply = await handler(request("/api/any", endless));
    expect(reply.status).toBe(413);
    expect(read).toBeLessThanOrEqual(limit + 3 * 4096);
  });
});
