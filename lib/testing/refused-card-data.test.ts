// Card data in every text member of every operation: refused before it is stored, logged or answered.
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { AnyOperation } from "@/lib/core/operation";
import { PUBLIC, type PublicName } from "@/lib/registry";
import { queryMembers } from "@/lib/transports/input";
import { addressOf, matchPath } from "@/lib/transports/path";
import { type Reply, send } from "./api";
import { testDatabase } from "./database";
import { EXAMPLES, type Example } from "./examples";
import { captureLog, contentOf, expectRefusal, refuse } from "./refusal";
import { definitionOf } from "./schema-definition";
import { aMerchant, aPartner, type TestMerchant, type TestPartner } from "./world";

const log = captureLog();
const database = testDatabase();
let partner: TestPartner;
let shop: TestMerchant;

beforeAll(async () => {
  partner = await aPartner(database);
  shop = await aMerchant(partner);
});

const NUMBER = "4111 1111 1111 1111";
const CARD = `Please charge ${NUMBER}.`;
const CODE = "The security code is 737.";

/** The paths of every text that an input takes. A kind of member that it does not know is an error. */
function textMembers(schema: z.ZodType, path: readonly string[] = []): string[][] {
  const def = definitionOf(schema);
  switch (def.type) {
    case "string":
      return [[...path]];
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return textMembers(def.innerType, path);
    case "pipe":
      return textMembers(def.in, path);
    case "array":
      return textMembers(def.element, [...path, "0"]);
    case "record":
      return textMembers(def.valueType, [...path, "any"]);
    case "union":
      return def.options.flatMap((option) => textMembers(option, path));
    case "object":
      return Object.entries(def.shape).flatMap(([name, member]) =>
        textMembers(member, [...path, name]),
      );
    case "enum":
    case "literal":
    case "number":
    case "boolean":
    case "null":
    // Rows of a bulk import, which its handler guards one by one: lib/domain/import/import.test.ts.
    case "unknown":
      return [];
    default:
      throw new Error(`say how a member of type ${def.type} can hold text`);
  }
}

/** `body` with a text at a path, the way there made where it is missing. */
function withText(body: unknown, [name = "", ...rest]: readonly string[], text: string): unknown {
  const value = typeof body === "object" && body !== null ? body : {};
  const inner = (value as Record<string, unknown>)[name];
  const changed = { ...value, [name]: rest.length === 0 ? text : withText(inner, rest, text) };
  return /^\d+$/.test(name) ? Object.values(changed) : changed;
}

/** The example's request with a text put into one member, wherever that member travels. */
function requestWith(operation: AnyOperation, example: Example, member: string[], text: string) {
  const { method, template } = addressOf(operation);
  const [pathname = "", search = ""] = example.path.split("?");
  const params = matchPath(template, pathname) ?? {};
  const query = new URLSearchParams(search);
  const [name = ""] = member;
  if (name in params) {
    const changed: Record<string, string> = { ...params, [name]: text };
    const address = template.replace(/\{(\w+)\}/g, (_, key) =>
      encodeURIComponent(changed[key] ?? ""),
    );
    return { method, path: `${address}?${query}`, body: example.body };
  }
  if (queryMembers(operation, params).includes(name)) {
    query.set(name, text);
    return { method, path: `${pathname}?${query}`, body: example.body };
  }
  return { method, path: example.path, body: withText(example.body, member, text) };
}

function expectSilence(reply: Reply): void {
  const said = JSON.stringify(reply.body);
  for (const secret of [NUMBER, NUMBER.replaceAll(" ", ""), "1111", "737"]) {
    expect(said).not.toContain(secret);
    expect(log.text()).not.toContain(` ${secret}`);
  }
}

const names = Object.keys(PUBLIC) as PublicName[];

describe.each(names)("%s", (name) => {
  const operation: AnyOperation = PUBLIC[name];
  const members = textMembers(operation.input);

  test("refuses it in each of its texts", async () => {
    const example = await EXAMPLES[name](database, partner);
    const before = await contentOf(database);
    for (const member of members) {
      for (const text of [CARD, CODE]) {
        const { method, path, body } = requestWith(operation, example, member, text);
        const reply = await send(method, path, { as: partner.as, body });
        expectRefusal(reply, "CARD_DATA_REFUSED");
        expect(reply.body.details.issues).toMatchObject([{ path: member.join(".") }]);
        expectSilence(reply);
      }
    }
    expect(await contentOf(database)).toEqual(before);
  });
});

test("the loop above reaches the texts that merchants write", () => {
  const reached = names.flatMap((name) =>
    textMembers(PUBLIC[name].input).map((member) => `${name}.${member.join(".")}`),
  );
  expect(reached).toEqual(
    expect.arrayContaining([
      "createMerchant.name",
      "listMerchants.search",
      "updatePaymentMethod.description",
      "determine.description",
      "answerFollowUp.answer",
      "openAttempt.overrideReason",
      "analyzeSection.answer",
      "analyzeControl.remediationPlan",
      "answerReview.answer",
      "answerReview.fields.any",
      "answerReview.fields.any.0.any",
      "saveReview.groups.0.fields.any.0.any",
      "signAttempt.acknowledgement",
      "finalizeAttempt.deliveryEmail",
    ]),
  );
});

describe("it is refused and not repeated, wherever it hides", () => {
  test.each<[string, unknown]>([
    ["in an unknown member", { name: "Shop", note: CARD }],
    ["in a member's name", { name: "Shop", [NUMBER]: true }],
    ["in the name of a member around another", { name: "Shop", [NUMBER]: { x: CARD } }],
    ["deep in what should be a text", { name: { first: [{ last: CARD }] } }],
    ["in a list", { name: ["Shop", CARD] }],
    ["beside other issues", { name: CARD, email: "nobody", extra: 1 }],
    ["split over lines", { name: "4111 1111\n1111 1111" }],
    ["in full-width digits", { name: "４１１１１１１１１１１１１１１１" }],
    ["escaped", '{"name":"\\u0034111 1111 1111 1111"}'],
  ])("%s", async (_, body) => {
    const request = { as: partner.as, body };
    expectSilence(await refuse(database, "CARD_DATA_REFUSED", "POST", "/v1/merchants", request));
  });

  test("in an Idempotency-Key", async () => {
    const headers = { "Idempotency-Key": NUMBER };
    const request = { as: partner.as, headers, body: { name: "Shop" } };
    const reply = await refuse(database, "CARD_DATA_REFUSED", "POST", "/v1/merchants", request);
    expectSilence(reply);
  });

  test("a uuid whose digits could be a card's by chance passes", async () => {
    const uuid = "71d8b2fb-aec4-4065-8102-1397318013a4";
    const body = { name: "Shop", externalMerchantId: uuid };
    const request = { as: partner.as, headers: { "Idempotency-Key": uuid }, body };
    expect((await send("POST", "/v1/merchants", request)).status).toBe(201);
    const text = { as: partner.as, body: { name: `It is ${uuid}` } };
    expect((await send("POST", "/v1/merchants", text)).status).toBe(201);
  });

  test.each([
    "mrc_01jd9x0e5k4111111111111111",
    "41111111-1111-1111-0000-000000000000",
    "41111111-1111-1111-a716-446655440000",
    "00000000-4111-1111-1111-111100000000",
  ])("in what looks like an id: %s", async (id) => {
    const request = { as: partner.as, body: { name: "Shop", externalMerchantId: id } };
    expectSilence(await refuse(database, "CARD_DATA_REFUSED", "POST", "/v1/merchants", request));
    const headers = { "Idempotency-Key": id };
    const keyed = { as: partner.as, headers, body: { name: "Shop" } };
    await refuse(database, "CARD_DATA_REFUSED", "POST", "/v1/merchants", keyed);
    const path = `/v1/merchants/${id}`;
    await refuse(database, "CARD_DATA_REFUSED", "GET", path, { as: partner.as });
  });

  test("in every place at once: each is named", async () => {
    const body = { name: CARD, email: CARD, website: CODE };
    const request = { as: partner.as, body };
    const reply = await refuse(database, "CARD_DATA_REFUSED", "PUT", shop.base, request);
    const paths = reply.body.details.issues.map((issue: { path: string }) => issue.path).sort();
    expect(paths).toEqual(["email", "name", "website"]);
  });

  test("in a number, which no member takes", async () => {
    const body = { name: Number(NUMBER.replaceAll(" ", "")) };
    const request = { as: partner.as, body };
    expectSilence(await refuse(database, "VALIDATION_ERROR", "POST", "/v1/merchants", request));
  });

  test("in a query that no operation reads, it is not logged", async () => {
    const path = `${shop.base}?note=${encodeURIComponent(CARD)}`;
    expect((await send("GET", path, { as: partner.as })).status).toBe(400);
    expect(decodeURIComponent(log.text())).not.toContain(NUMBER);
  });
});
