// Which pages of other sites may call the API: any, with a session token, and none with an API key.
import { beforeAll, expect, test } from "vitest";
import { type Credentials, send } from "./api";
import { testDatabase } from "./database";
import { aMerchant, aPartner, type TestMerchant, tokenFor } from "./world";

const database = testDatabase();
const ORIGIN = { Origin: "https://shop.example" };
let merchant: TestMerchant;
let token: Credentials;

beforeAll(async () => {
  merchant = await aMerchant(await aPartner(database, "live"));
  token = await tokenFor(merchant);
});

function listed(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? "").toLowerCase().split(", ").sort();
}

test("a browser is told that any page may call with a token, and with no key or cookie", async () => {
  const headers = { ...ORIGIN, "Access-Control-Request-Method": "PUT" };
  const reply = await send("OPTIONS", merchant.base, { headers });
  expect(reply.status).toBe(204);
  expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
  expect(listed(reply.headers, "access-control-allow-methods")).toEqual(["delete", "get", "put"]);
  expect(listed(reply.headers, "access-control-allow-headers")).toEqual([
    "content-type",
    "idempotency-key",
    "x-session-token",
  ]);
  expect(reply.headers.get("x-request-id")).toMatch(/^req_/);
});

test.each([
  ["an answer", "GET", () => merchant.base, 200],
  ["a refusal", "GET", () => "/v1/merchants/mrc_nobody", 404],
  ["another method's", "PATCH", () => merchant.base, 405],
  ["no address at all", "GET", () => "/v1/nothing", 404],
])("a page reads what it is told: %s", async (_, method, path, status) => {
  const reply = await send(method, path(), { as: token, headers: ORIGIN });
  expect(reply.status).toBe(status);
  expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
  expect(listed(reply.headers, "access-control-expose-headers")).toEqual([
    "idempotent-replayed",
    "location",
    "ratelimit",
    "ratelimit-policy",
    "retry-after",
    "x-request-id",
  ]);
});

test("no page reads an answer to an API key, however it was sent", async () => {
  const { as, apiKey } = merchant.partner;
  for (const credentials of [as, { Authorization: `Bearer ${apiKey}` }]) {
    const reply = await send("GET", merchant.base, { as: credentials, headers: ORIGIN });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("access-control-allow-origin")).toBeNull();
  }
});

test("no page of another site calls MCP", async () => {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const reply = await send("POST", "/mcp", { as: token, body, headers: ORIGIN });
  expect(reply.status).toBe(403);
  expect(reply.headers.get("access-control-allow-origin")).toBeNull();
});
