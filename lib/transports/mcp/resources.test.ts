// Resources and prompts: the catalogue for everybody, records for those who may read them, and words that
// name only what exists.
import { afterAll, beforeAll, expect, test } from "vitest";
import { findControl } from "@/lib/pci/controls";
import { controlCountOf } from "@/lib/pci/questionnaires";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import { PUBLIC } from "@/lib/registry";
import { type Credentials, expectStatus } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { connect, type Listening, listen, REVISIONS } from "@/lib/testing/mcp-client";
import {
  aMerchant,
  anAttempt,
  aPartner,
  type TestAttempt,
  type TestPartner,
  tokenFor,
} from "@/lib/testing/world";
import { toolName } from "./tools";

const database = testDatabase();
let listening: Listening;
let partner: TestPartner;
let attempt: TestAttempt;
let token: Credentials;

beforeAll(async () => {
  listening = await listen();
  partner = await aPartner(database);
  attempt = await anAttempt(await aMerchant(partner));
  token = await tokenFor(attempt);
});

afterAll(() => listening.stop());

async function read(uri: string, as = partner.as) {
  const client = await connect(listening.url, as);
  const { contents } = await client.readResource({ uri });
  const [content] = contents as { uri: string; mimeType: string; text: string }[];
  expect(content).toMatchObject({ uri, mimeType: "application/json" });
  return JSON.parse(content?.text ?? "");
}

async function prompt(name: string, args: Record<string, string>, as = partner.as) {
  const client = await connect(listening.url, as);
  const { messages } = await client.getPrompt({ name, arguments: args });
  const [message] = messages as { content: { text: string } }[];
  return message?.content.text ?? "";
}

test.each(REVISIONS)("revision %s lists four templates and the nine questionnaires", async (at) => {
  const client = await connect(listening.url, partner.as, at);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    "sealwright://controls/{controlId}",
    "sealwright://questionnaires/{saqType}",
    "sealwright://merchants/{merchantId}",
    "sealwright://merchants/{merchantId}/attempts/{attemptId}",
  ]);
  const { resources } = await client.listResources();
  expect(resources.map(({ name }) => name)).toEqual(SAQ_TYPES);
});

test("every listed resource can be read, a session token's own merchant among them", async () => {
  const client = await connect(listening.url, token);
  const { resources } = await client.listResources();
  expect(resources).toHaveLength(SAQ_TYPES.length + 1);
  const [own] = resources;
  expect((await read(own?.uri ?? "", token)).id).toBe(attempt.merchantId);
  for (const { uri, name } of resources.slice(1)) {
    const questionnaire = await read(uri);
    const count = controlCountOf(name as (typeof SAQ_TYPES)[number]);
    const asked = questionnaire.sections.flatMap((s: { controls: object[] }) => s.controls);
    expect([name, questionnaire.controls, asked.length]).toEqual([name, count, count]);
  }
});

test("a control is told with the questionnaires that ask it", async () => {
  const control = await read("sealwright://controls/8.3.6");
  expect(control).toMatchObject({ ...findControl("8.3.6"), topLevel: "8" });
  expect(control.askedBy).toContain("SAQ D");
});

test("a merchant and an attempt are what the operations answer", async () => {
  const { base, path, merchantId, attemptId } = attempt;
  const merchant = (await expectStatus(200, "GET", base, { as: partner.as })).body;
  expect(await read(`sealwright://merchants/${merchantId}`)).toEqual(merchant);
  const opened = (await expectStatus(200, "GET", path, { as: partner.as })).body;
  const uri = `sealwright://merchants/${merchantId}/attempts/${attemptId}`;
  expect(await read(uri)).toEqual(opened);
  expect(await read(uri, token)).toEqual(opened);
});

test("what is missing, foreign or unknown is refused without repeating the address", async () => {
  const other = await aMerchant(await aPartner(database));
  for (const [uri, data] of [
    [`sealwright://merchants/${other.merchantId}`, { code: "MERCHANT_NOT_FOUND" }],
    ["sealwright://merchants/4111111111111111", { code: "CARD_DATA_REFUSED" }],
    ["sealwright://controls/99.9", undefined],
    ["sealwright://questionnaires/SAQ%20Z", undefined],
    ["sealwright://questionnaires/%E0%A4%A", undefined],
    ["file:///etc/passwd", undefined],
  ] as const) {
    const refused = await read(uri).catch((error) => error);
    expect(refused).toMatchObject({ code: -32602 });
    if (data) expect(refused.data).toMatchObject(data);
    expect(`${refused.message} ${JSON.stringify(refused.data)}`).not.toContain(uri);
    expect(`${refused.message} ${JSON.stringify(refused.data)}`).not.toContain("4111");
  }
});

test("each caller is offered its own prompts", async () => {
  const offered = async (as: Credentials) => {
    const { prompts } = await (await connect(listening.url, as)).listPrompts();
    return prompts.map(({ name }) => name);
  };
  expect(await offered(partner.as)).toEqual([
    "run_assessment",
    "explain_control",
    "review_portfolio",
  ]);
  expect(await offered(token)).toEqual(["run_assessment", "explain_control"]);
  await expect(prompt("review_portfolio", {}, token)).rejects.toMatchObject({ code: -32602 });
});

test("prompts hold their arguments and name only tools that exist", async () => {
  const { merchantId, pmId } = attempt;
  const assessment = await prompt("run_assessment", { merchantId, paymentMethodId: pmId });
  expect(assessment).toContain(merchantId);
  expect(assessment).toContain(pmId);
  expect(await prompt("run_assessment", {}, token)).toContain(merchantId);
  const explained = await prompt("explain_control", { controlId: "8.3.6", saqType: "SAQ D" });
  expect(explained).toContain(findControl("8.3.6")?.requirement);
  const known = new Set(Object.values(PUBLIC).map(toolName));
  const texts = [
    assessment,
    await prompt("run_assessment", {}),
    ...(await Promise.all(
      ["everything", "expiring", "stalled", "not_started"].map((focus) =>
        prompt("review_portfolio", { focus }),
      ),
    )),
  ];
  for (const text of texts) {
    const named = [...text.matchAll(/`([a-z]+_[a-z_]+)`/g)].map((match) => match[1] ?? "");
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  }
});

test("a prompt's argument that is no id and no name of the catalogue is refused unrepeated", async () => {
  for (const [name, args] of [
    ["run_assessment", { merchantId: "4111 1111 1111 1111" }],
    ["explain_control", { controlId: "4111111111111111" }],
    ["explain_control", { controlId: "8.3.6", saqType: "SAQ 4111" }],
    ["explain_control", {}],
    ["review_portfolio", { focus: "4111" }],
    ["4111", {}],
  ] as const) {
    const refused = await prompt(name, args).catch((error) => error);
    expect(refused).toMatchObject({ code: -32602 });
    expect(`${refused.message} ${JSON.stringify(refused.data)}`).not.toContain("4111");
  }
});
