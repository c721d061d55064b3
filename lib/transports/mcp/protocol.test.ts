// The address itself: revisions, credentials, limits, and everything that is no proper message.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DELETE, GET, PATCH, POST, PUT } from "@/app/mcp/route";
import { BODY_MAX_BYTES, IMPORT_MAX_BYTES } from "@/lib/core/policy";
import { send, withToken } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { connect, type Listening, listen, REVISIONS } from "@/lib/testing/mcp-client";
import { aMerchant, aPartner, type TestPartner, tokenFor } from "@/lib/testing/world";

const database = testDatabase();
let listening: Listening;
let partner: TestPartner;

beforeAll(async () => {
  listening = await listen();
});

beforeEach(async () => {
  partner = await aPartner(database);
});

afterAll(() => listening.stop());

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

function rpc(body: unknown, headers: Record<string, string> = {}) {
  return send("POST", "/mcp", { as: partner.as, body, headers });
}

test.each(REVISIONS)("a client of revision %s connects, and learns how to begin", async (at) => {
  const client = await connect(listening.url, partner.as, at);
  expect(client.getNegotiatedProtocolVersion()).toBe(at);
  expect(client.getServerVersion()).toMatchObject({ name: "sealwright" });
  expect(client.getInstructions()).toContain("payment_methods_determine");
  const quiet = { listChanged: false };
  expect(client.getServerCapabilities()).toMatchObject({
    tools: quiet,
    resources: quiet,
    prompts: quiet,
  });
});

test("a client that negotiates by itself takes the newest revision", async () => {
  const { Client, StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
  const options = { versionNegotiation: { mode: "auto" } } as const;
  const client = new Client({ name: "test", version: "1" }, options);
  const requestInit = { headers: partner.as };
  await client.connect(new StreamableHTTPClientTransport(listening.url, { requestInit }));
  expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
});

test("a plain JSON request is answered in plain JSON, without a handshake", async () => {
  const { status, headers, body } = await rpc(LIST, { Accept: "application/json" });
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(headers.get("mcp-session-id")).toBeNull();
  expect(body).toMatchObject({ jsonrpc: "2.0", id: 1, result: { tools: expect.any(Array) } });
});

test("every way to authenticate works, and each refusal is the one of REST", async () => {
  const token = await tokenFor(await aMerchant(partner));
  const { apiKey } = partner;
  for (const as of [{ "X-API-Key": apiKey }, { Authorization: `Bearer ${apiKey}` }, token]) {
    expect((await send("POST", "/mcp", { as, body: LIST })).status).toBe(200);
  }
  const suspended = await aPartner(database, "live", "suspended");
  for (const [as, status, code] of [
    [{}, 401, "MISSING_CREDENTIALS"],
    [{ "X-API-Key": "sk_test_unknown" }, 401, "INVALID_CREDENTIALS"],
    [withToken("eyJ.x.y"), 401, "INVALID_CREDENTIALS"],
    [suspended.as, 403, "PARTNER_SUSPENDED"],
  ] as const) {
    const reply = await send("POST", "/mcp", { as, body: LIST });
    expect(reply).toMatchObject({ status, body: { code } });
    const challenge = reply.headers.get("www-authenticate");
    expect(challenge).toEqual(status === 401 ? expect.stringMatching(/^Bearer /) : null);
    expect(reply.headers.get("x-request-id")).toMatch(/^req_/);
  }
});

test("requests are counted and limited as over REST, with the same headers", async () => {
  const over = await rpc(LIST);
  const rest = await send("GET", "/v1/partner", { as: partner.as });
  for (const name of ["ratelimit", "ratelimit-policy"]) {
    expect(over.headers.get(name)).toMatch(/"rate"/);
  }
  expect(over.headers.get("ratelimit-policy")).toBe(rest.headers.get("ratelimit-policy"));
  const left = ({ headers }: { headers: Headers }) =>
    Number(/"day";r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
  expect(left(rest)).toBe(left(over) - 1);
  await database.pool.query("update usage_days set requests = 1000000 where partner_id = $1", [
    partner.partnerId,
  ]);
  const limited = await rpc(LIST);
  expect(limited).toMatchObject({ status: 429, body: { code: "SANDBOX_QUOTA_REACHED" } });
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("GET, DELETE and other methods answer 405 and open no stream", async () => {
  for (const method of ["GET", "DELETE", "PUT", "PATCH"] as const) {
    const reply = await send(method, "/mcp", { as: partner.as });
    expect(reply).toMatchObject({ status: 405, body: { code: "METHOD_NOT_ALLOWED" } });
    expect(reply.headers.get("allow")).toBe("POST");
  }
});

test("the route file serves the same handlers", async () => {
  const url = "http://127.0.0.1/mcp";
  const handlers = Object.entries({ GET, POST, PUT, PATCH, DELETE });
  for (const [method, handler] of handlers) {
    const { status } = await handler(new Request(url, { method }));
    expect([method, status]).toEqual([method, method === "POST" ? 401 : 405]);
  }
});

test("what is no JSON-RPC message is refused as JSON-RPC refuses it", async () => {
  const headers = { "Content-Type": "application/json" };
  for (const [body, code, id] of [
    ["{", -32700, null],
    ["", -32700, null],
    ["null", -32600, null],
    ['"text"', -32600, null],
    ["{}", -32600, null],
    [JSON.stringify([LIST, LIST]), -32600, null],
    [JSON.stringify({ ...LIST, jsonrpc: "1.0" }), -32600, 1],
    [JSON.stringify({ ...LIST, method: 7 }), -32600, 1],
    [JSON.stringify({ ...LIST, id: { a: 1 } }), -32600, null],
  ] as const) {
    const { status, body: answer } = await rpc(body, headers);
    const told = [status, answer.jsonrpc, answer.error?.code, answer.id];
    expect([body, ...told]).toEqual([body, 400, "2.0", code, id]);
  }
  const other = await rpc("name=x", { "Content-Type": "application/x-www-form-urlencoded" });
  expect(other).toMatchObject({ status: 415, body: { code: "UNSUPPORTED_MEDIA_TYPE" } });
});

test("an unknown method, an unknown tool and a subscription are protocol errors", async () => {
  const unknown = await rpc({ ...LIST, method: "tools/destroy" });
  expect(unknown.body).toMatchObject({ id: 1, error: { code: -32601 } });
  const listen = await rpc({ ...LIST, method: "subscriptions/listen" });
  expect(listen.body).toMatchObject({ id: 1, error: { code: -32601 } });
  for (const at of REVISIONS) {
    const client = await connect(listening.url, partner.as, at);
    const calling = client.callTool({ name: "merchants_destroy", arguments: {} });
    await expect(calling).rejects.toMatchObject({ code: -32602 });
  }
  const nameless = await rpc({ ...LIST, method: "tools/call", params: {} });
  expect(nameless.body).toMatchObject({ id: 1, error: { code: -32602 } });
});

test("a revision that is not served is refused and the served ones are named", async () => {
  const reply = await rpc(LIST, { "MCP-Protocol-Version": "1999-01-01" });
  expect(reply.status).toBe(400);
  expect(reply.body.error.message).toContain("2025-11-25");
});

test("a page of another site cannot call", async () => {
  const reply = await rpc(LIST, { Origin: "https://elsewhere.example" });
  expect(reply.status).toBe(403);
  expect((await rpc(LIST, { Origin: "http://localhost:3000" })).status).toBe(200);
});

test("a request holds 1 MiB, an import 10 MiB, and a session token's never more than 1", async () => {
  const call = (name: string, bytes: number) => ({
    ...LIST,
    method: "tools/call",
    params: { name, arguments: { merchants: [{ name: "x".repeat(bytes) }] } },
  });
  const refused = { status: 413, body: { code: "PAYLOAD_TOO_LARGE" } };
  expect(await rpc(call("merchants_create", BODY_MAX_BYTES))).toMatchObject(refused);
  expect(await rpc({ ...LIST, params: { cursor: "x".repeat(BODY_MAX_BYTES) } })).toMatchObject(
    refused,
  );
  const taken = await rpc(call("merchants_import", BODY_MAX_BYTES * 2));
  expect(taken.body.result.structuredContent.items[0]).toMatchObject({ outcome: "failed" });
  expect(await rpc(call("merchants_import", IMPORT_MAX_BYTES))).toMatchObject(refused);
  const as = await tokenFor(await aMerchant(partner));
  const body = call("merchants_import", BODY_MAX_BYTES);
  expect(await send("POST", "/mcp", { as, body })).toMatchObject(refused);
});

test("a notification is taken without an answer", async () => {
  const reply = await rpc({ jsonrpc: "2.0", method: "notifications/initialized" });
  expect([reply.status, reply.bytes.length]).toEqual([202, 0]);
});

test("a failure of ours says only where to look", async () => {
  const { PUBLIC } = await import("@/lib/registry");
  const broken = vi.spyOn(PUBLIC.getPartner, "handler").mockRejectedValue(new Error("db: secret"));
  const call = { ...LIST, method: "tools/call", params: { name: "partner_get", arguments: {} } };
  const { status, headers, body } = await rpc(call);
  broken.mockRestore();
  expect(status).toBe(200);
  expect(body.result).toMatchObject({ isError: true, structuredContent: { code: "INTERNAL" } });
  expect(body.result.structuredContent.message).toContain(headers.get("x-request-id"));
  expect(JSON.stringify(body)).not.toContain("secret");
});
