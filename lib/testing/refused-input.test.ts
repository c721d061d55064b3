// What is sent: bodies and members that are not right. All issues are named at once, nothing is
// written, and our own defects say nothing but where to look.
import { beforeAll, describe, expect, test } from "vitest";
import { BODY_MAX_BYTES } from "@/lib/core/policy";
import { front } from "@/lib/transports/front";
import { expectStatus, type Reply, send } from "./api";
import { testDatabase } from "./database";
import { captureLog, contentOf, expectRefusal, MARKER, refuse } from "./refusal";
import { aMerchant, anAttempt, aPartner, type TestAttempt, type TestPartner } from "./world";

const log = captureLog();
const database = testDatabase();
const MERCHANTS = "/v1/merchants";
let partner: TestPartner;
let attempt: TestAttempt;

beforeAll(async () => {
  partner = await aPartner(database);
  attempt = await anAttempt(await aMerchant(partner));
});

function pathsOf(reply: Reply): string[] {
  return reply.body.details.issues.map((issue: { path: string }) => issue.path).sort();
}

async function invalid(method: string, path: string, body?: unknown, headers = {}) {
  const request = { as: partner.as, body, headers };
  return pathsOf(await refuse(database, "VALIDATION_ERROR", method, path, request));
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("a body that is no JSON object", () => {
  test.each([
    ["cut off", '{"name": "x"'],
    ["a trailing comma", '{"name": "x",}'],
    ["single quotes", "{'name': 'x'}"],
    ["two values", '{"name": "x"} {}'],
    ["a bare word", MARKER],
    ["not a number", '{"ttlSeconds": NaN}'],
    ["only white space", "   "],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ])("is MALFORMED_JSON: %s", async (_, body) => {
    await refuse(database, "MALFORMED_JSON", "POST", MERCHANTS, { as: partner.as, body });
  });

  test.each(["[]", '[{"name": "x"}]', '"name"', "7", "null", "true"])(
    "is invalid: %s",
    async (body) => {
      expect(await invalid("POST", MERCHANTS, body)).toEqual([""]);
    },
  );

  test.each([
    "text/plain",
    "text/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
  ])("is UNSUPPORTED_MEDIA_TYPE: %s", async (type) => {
    const request = { as: partner.as, body: { name: MARKER }, headers: { "Content-Type": type } };
    await refuse(database, "UNSUPPORTED_MEDIA_TYPE", "POST", MERCHANTS, request);
  });

  test("is UNSUPPORTED_MEDIA_TYPE: no content type at all", async () => {
    const body = bytesOf('{"name": "x"}');
    const init = { method: "POST", headers: partner.as, body };
    const response = await front(new Request(`http://127.0.0.1${MERCHANTS}`, init));
    expect([response.status, (await response.json()).code]).toEqual([
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ]);
  });

  test.each(["application/json; charset=utf-8", "Application/JSON"])("is not: %s", async (type) => {
    const headers = { "Content-Type": type };
    await expectStatus(201, "POST", MERCHANTS, { as: partner.as, body: { name: "x" }, headers });
  });
});

describe("a body over 1 MiB is PAYLOAD_TOO_LARGE", () => {
  test("where its length is declared, before it is read", async () => {
    const headers = { "Content-Length": String(BODY_MAX_BYTES + 1) };
    const request = { as: partner.as, body: "{}", headers };
    const reply = await refuse(database, "PAYLOAD_TOO_LARGE", "POST", MERCHANTS, request);
    expect(reply.body.details).toEqual({ maxBytes: BODY_MAX_BYTES });
  });

  test("where it is not, without reading on", async () => {
    let pulled = 0;
    const chunk = bytesOf("x".repeat(64 * 1024));
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        if (pulled > 200) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const headers = { ...partner.as, "Content-Type": "application/json" };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const response = await front(new Request(`http://127.0.0.1${MERCHANTS}`, init));
    expect([response.status, (await response.json()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(pulled).toBeLessThan(25);
  });

  test("one of exactly 1 MiB is read, and its member refused for its length", async () => {
    const frame = '{"name":""}';
    const name = "x".repeat(BODY_MAX_BYTES - frame.length);
    expect(await invalid("POST", MERCHANTS, `{"name":"${name}"}`)).toEqual(["name"]);
  });
});

describe("members", () => {
  test("every issue is named at once", async () => {
    const body = {
      name: " ",
      email: "nobody",
      website: "ftp://x.example",
      id: "mrc_1",
      mode: "live",
    };
    expect(await invalid("POST", MERCHANTS, body)).toEqual([
      "email",
      "id",
      "mode",
      "name",
      "website",
    ]);
  });

  test.each<[string, string, string, unknown, string[]]>([
    ["a missing one", "POST", MERCHANTS, {}, ["name"]],
    ["an unknown one", "PUT", "{base}", { complianceStatus: "compliant" }, ["complianceStatus"]],
    ["another merchant's id in the body", "PUT", "{base}", { merchantId: "mrc_1" }, ["merchantId"]],
    ["a prototype", "POST", MERCHANTS, '{"name":"x","__proto__":{"a":1}}', ["__proto__"]],
    ["an object's own method", "POST", MERCHANTS, { name: "x", toString: 1 }, ["toString"]],
    ["a number for a text", "POST", MERCHANTS, { name: 7 }, ["name"]],
    ["two lines for a name", "POST", MERCHANTS, { name: "a\nb" }, ["name"]],
    ["a description of 9", "PUT", "{pm}", { description: "123 56 89" }, ["description"]],
    ["a description of 3,001", "PUT", "{pm}", { description: "x".repeat(3001) }, ["description"]],
    [
      "white space for a description",
      "PUT",
      "{pm}",
      { description: " ".repeat(40) },
      ["description"],
    ],
    ["no channel", "PUT", "{pm}", { channel: "pigeon" }, ["channel"]],
    [
      "a determination of 9",
      "POST",
      "{pm}/determine",
      { description: "too short" },
      ["description"],
    ],
    [
      "a wait in the body",
      "POST",
      "{pm}/determine",
      { description: "x".repeat(20), wait: "1" },
      ["wait"],
    ],
    ["a wait of 2", "POST", "{pm}/determine?wait=2", { description: "x".repeat(20) }, ["wait"]],
    ["no thread", "POST", "{pm}/followup", { answer: "Yes.", threadId: "thr_1" }, ["threadId"]],
    ["no type", "POST", "{base}/attempts", { paymentMethodId: "pm_1", saqType: "A" }, ["saqType"]],
    ["a token of 59 seconds", "POST", "{base}/session-token", { ttlSeconds: 59 }, ["ttlSeconds"]],
    ["a token of two days", "POST", "{base}/session-token", { ttlSeconds: 172800 }, ["ttlSeconds"]],
    ["a lifetime as text", "POST", "{base}/session-token", { ttlSeconds: "600" }, ["ttlSeconds"]],
    ["an empty answer", "POST", "{path}/sections/8/analyze", { answer: " " }, ["answer"]],
    [
      "an answer of 10,001",
      "POST",
      "{path}/sections/8/analyze",
      { answer: "x".repeat(10001) },
      ["answer"],
    ],
    [
      "the status empty",
      "POST",
      "{path}/questions/8.3.6/analyze",
      { answer: "x", status: "empty" },
      ["status"],
    ],
    [
      "a day that is none",
      "POST",
      "{path}/questions/8.3.6/analyze",
      { answer: "x", remediationTargetDate: "2027-02-30" },
      ["remediationTargetDate"],
    ],
    ["no group", "POST", "{path}/review", { groupId: "weather", answer: "x" }, ["groupId"]],
    [
      "remediation where nothing is Not In Place",
      "POST",
      "{path}/review",
      { groupId: "remediation", answer: "x" },
      ["groupId"],
    ],
    [
      "a signature without words",
      "POST",
      "{path}/sign",
      {},
      ["acknowledgement", "signatoryName", "signatoryTitle"],
    ],
    [
      "a delivery to nobody",
      "POST",
      "{path}/finalize",
      { deliveryEmail: "nobody" },
      ["deliveryEmail"],
    ],
    ["a flag as text", "POST", "{path}/finalize", { allowIncomplete: "true" }, ["allowIncomplete"]],
    ["a body where none is taken", "POST", "{path}/renew", { force: true }, ["force"]],
    ["NUL", "POST", MERCHANTS, '{"name":"a\\u0000b"}', ["name"]],
    [
      "a broken surrogate",
      "POST",
      "{path}/review",
      '{"groupId":"acquirer","answer":"\\ud800"}',
      ["answer"],
    ],
    ["NUL in the address", "GET", `${MERCHANTS}/mrc_%00`, undefined, [""]],
    ["NUL in the query", "GET", `${MERCHANTS}?search=%00`, undefined, ["search"]],
  ])("refused: %s", async (_, method, template, body, paths) => {
    const { base, path, pmId } = attempt;
    const address = template
      .replace("{base}", base)
      .replace("{path}", path)
      .replace("{pm}", `${base}/payment-methods/${pmId}`);
    expect(await invalid(method, address, body)).toEqual(paths);
  });

  test.each([
    ["arrays", "[", "]"],
    ["objects", '{"a":', "}"],
  ])("%s a hundred thousand deep end in a refusal, not in a crash", async (_, start, end) => {
    const deep = `${start.repeat(100_000)}1${end.repeat(100_000)}`;
    expect(await invalid("POST", MERCHANTS, `{"name": ${deep}}`)).toEqual([""]);
  });

  test("an external id that another merchant has", async () => {
    const request = (name: string, externalMerchantId: string) => ({
      as: partner.as,
      body: { name, externalMerchantId },
    });
    await expectStatus(201, "POST", MERCHANTS, request("First", "ext-1"));
    expect(
      await invalid("POST", MERCHANTS, { name: "Second", externalMerchantId: "ext-1" }),
    ).toEqual(["externalMerchantId"]);
    expect(await invalid("PUT", attempt.base, { externalMerchantId: "ext-1" })).toEqual([
      "externalMerchantId",
    ]);
  });

  test("of merchants that take one external id at once one gets it, the rest are refused", async () => {
    const shops = await Promise.all([1, 2, 3, 4].map(() => aMerchant(partner)));
    const request = { as: partner.as, body: { externalMerchantId: "at-once" } };
    const replies = await Promise.all(shops.map(({ base }) => send("PUT", base, request)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400, 400, 400]);
    for (const reply of replies.filter(({ status }) => status === 400))
      expectRefusal(reply, "VALIDATION_ERROR");
  });
});

test("our own defect is INTERNAL: it names the request and keeps the merchant's words", async () => {
  const body = { groupId: "acquirer", answer: MARKER };
  const before = await contentOf(database);
  await database.pool.query("alter table review_answers rename to review_answers_gone");
  const reply = await send("POST", `${attempt.path}/review`, { as: partner.as, body });
  await database.pool.query("alter table review_answers_gone rename to review_answers");
  expectRefusal(reply, "INTERNAL");
  expect(Object.keys(reply.body)).toEqual(["code", "message"]);
  expect(reply.body.message).toContain(reply.headers.get("x-request-id"));
  expect(reply.body.message).not.toMatch(/review_answers|relation|select/i);
  expect(await contentOf(database)).toEqual(before);
  expect(log.text()).toContain(`"requestId":"${reply.headers.get("x-request-id")}"`);
});

test("nothing of what was sent is in the log", () => {
  expect(log.text()).toContain('"operation":"merchants.create"');
  expect(log.text()).not.toContain(MARKER);
});
