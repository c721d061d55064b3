// Addresses, query strings and headers that are not right: what is refused, and in which words.
import { beforeAll, describe, expect, test } from "vitest";
import { keysetOf } from "@/db/keyset";
import { PUBLIC, type PublicName, REST_OPERATIONS } from "@/lib/registry";
import { addressOf } from "@/lib/transports/path";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { expectRefusal, refuse } from "./refusal";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
const MERCHANTS = "/v1/merchants";
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

/** The paths of the issues that a request is refused for. */
async function invalid(method: string, path: string, body?: unknown, headers = {}) {
  const request = { as: partner.as, body, headers };
  const reply = await refuse(database, "VALIDATION_ERROR", method, path, request);
  return reply.body.details.issues.map((issue: { path: string }) => issue.path);
}

describe("query strings and headers", () => {
  const { mark } = keysetOf("merchants", { limit: 50 });
  const token = (...parts: unknown[]) =>
    Buffer.from(JSON.stringify([mark, ...parts])).toString("base64url");
  const since = "2026-11-20T09:30:00.000Z";

  test.each([
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=ten", "limit"],
    ["limit=1.5", "limit"],
    ["status=happy", "status"],
    [`search=${"x".repeat(201)}`, "search"],
    ["nextToken=x", "nextToken"],
    [`nextToken=${token(since)}`, "nextToken"],
    [`nextToken=${token("1", "mrc_1")}`, "nextToken"],
    [`nextToken=${token("yesterday", "mrc_1")}`, "nextToken"],
    [`nextToken=${token("+275760-09-13T00:00:00.000Z", "mrc_1")}`, "nextToken"],
    [`nextToken=${token(since, "mrc_\u0000")}`, "nextToken"],
  ])("%s is refused", async (query, path) => {
    expect(await invalid("GET", `${MERCHANTS}?${query}`)).toEqual([path]);
  });

  test.each(Object.keys(PUBLIC) as PublicName[])(
    "%s refuses a query parameter that it does not know",
    async (name) => {
      const { method, template } = addressOf(PUBLIC[name]);
      const path = `${template.replace(/\{\w+\}/g, "x")}?colour=red`;
      const reply = await refuse(database, "VALIDATION_ERROR", method, path, { as: partner.as });
      expect(reply.body.details.issues).toContainEqual({
        path: "colour",
        code: "unknown",
        message: "This is not known here. Remove it.",
      });
    },
  );

  test.each([
    ["a member of the body", "POST", `${MERCHANTS}?name=x`, { name: "x" }, "misplaced"],
    ["dryRun of an import in JSON", "POST", `${MERCHANTS}/import?dryRun=true`, {}, "misplaced"],
    ["what the path says", "GET", `${MERCHANTS}/mrc_1?merchantId=mrc_2`, undefined, "misplaced"],
    ["one that comes twice", "GET", `${MERCHANTS}?limit=1&limit=2`, undefined, "repeated"],
    ["a prototype", "GET", `${MERCHANTS}?__proto__=1`, undefined, "unknown"],
    ["an object's own method", "GET", `${MERCHANTS}?toString=1`, undefined, "unknown"],
  ])("%s is refused in the query string", async (_, method, path, body, code) => {
    const request = { as: partner.as, body };
    const reply = await refuse(database, "VALIDATION_ERROR", method, path, request);
    const codes = reply.body.details.issues.map((issue: { code: string }) => issue.code);
    expect(codes).toContain(code);
  });

  test("what is wrong with the query string, the header and the body is named at once", async () => {
    const headers = { "Idempotency-Key": "k".repeat(256) };
    const paths = await invalid("POST", `${MERCHANTS}?colour=red`, { email: "nobody" }, headers);
    expect(paths.sort()).toEqual(["Idempotency-Key", "colour", "email", "name"]);
  });

  test("a card number in the name or the value of an unknown parameter is refused as such", async () => {
    const number = "4111111111111111";
    for (const query of [`${number}=1`, `colour=${number}`]) {
      const path = `${MERCHANTS}?${query}`;
      const reply = await refuse(database, "CARD_DATA_REFUSED", "GET", path, { as: partner.as });
      expect(JSON.stringify(reply.body)).not.toContain(number);
    }
  });

  test.each([
    ["empty", ""],
    ["of 256 characters", "k".repeat(256)],
  ])("an Idempotency-Key that is %s is refused", async (_, key) => {
    const headers = { "Idempotency-Key": key };
    expect(await invalid("POST", MERCHANTS, { name: "x" }, headers)).toEqual(["Idempotency-Key"]);
  });

  test("a refusal is not kept for its Idempotency-Key: the corrected request goes through", async () => {
    const headers = { "Idempotency-Key": "corrected" };
    await invalid("POST", MERCHANTS, { name: "" }, headers);
    await expectStatus(201, "POST", MERCHANTS, { as: partner.as, headers, body: { name: "x" } });
  });
});

describe("addresses", () => {
  test.each(["/", "/v1", "/v1/nothing", "/v2/merchants", "/v1/merchants/a/b"])(
    "%s is ROUTE_NOT_FOUND",
    async (path) => {
      await refuse(database, "ROUTE_NOT_FOUND", "GET", path, { as: partner.as });
    },
  );

  test.each([
    "/v1/merchants/%E0%A4%A",
    "/v1/merchants/%",
    "/v1/%zz",
    "/%",
    "/v1/merchants/mrc_%00",
  ])("%s cannot be read, and is a VALIDATION_ERROR to whoever asks", async (path) => {
    const reply = await refuse(database, "VALIDATION_ERROR", "GET", path);
    expect(reply.body.details.issues).toMatchObject([{ path: "", code: "invalid_format" }]);
  });

  test.each([
    ["TRACE", "/v1/merchants", "METHOD_NOT_ALLOWED", "POST, GET"],
    ["PURGE", "/mcp", "METHOD_NOT_ALLOWED", "POST"],
    ["PROPFIND", "/portal", "METHOD_NOT_ALLOWED", "GET, HEAD"],
    ["GET", "/v1/merchants/%", "VALIDATION_ERROR", null],
    ["OPTIONS", "*", "VALIDATION_ERROR", null],
  ] as const)("%s %s is refused where Next would fail", async (method, path, code, allow) => {
    const query = new URLSearchParams({ method, path });
    const reply = await refuse(database, code, "GET", `/api/refused?${query}`);
    expect(reply.headers.get("allow")).toBe(allow);
  });

  const templates = [...new Set(REST_OPERATIONS.map((operation) => addressOf(operation).template))];

  test.each(templates)("%s names the methods that it takes", async (template) => {
    const own = REST_OPERATIONS.map(addressOf).filter((address) => address.template === template);
    const allowed = own.map((address) => address.method);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if (allowed.some((taken) => taken === method)) continue;
      const reply = await send(method, template.replace(/\{\w+\}/g, "x"), { as: partner.as });
      expectRefusal(reply, "METHOD_NOT_ALLOWED");
      expect(reply.headers.get("allow")?.split(", ").sort()).toEqual([...allowed].sort());
    }
  });

  test.each(["/health", "/openapi.json", MERCHANTS])("%s names its request", async (path) => {
    const reply = await send("GET", path, { as: partner.as });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("x-request-id")).toMatch(/^req_[0-9a-z]{26}$/);
  });
});
