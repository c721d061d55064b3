// Another questionnaire for an open attempt: what both ask for stays, the rest is asked, nothing is guessed.
import { beforeAll, expect, test } from "vitest";
import { editionOf, sectionsOf } from "@/lib/pci/questionnaires";
import type { SaqType } from "@/lib/pci/saq-type";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import {
  aMerchant,
  anAttempt,
  answerReview,
  aPartner,
  aSealedAttempt,
  fillAnswers,
  sign,
  type TestAttempt,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

function change(attempt: TestAttempt, saqType: string, as = partner.as) {
  return send("PUT", `${attempt.path}/type`, { as, body: { saqType } });
}

async function read(attempt: TestAttempt, tail: string) {
  return (await expectStatus(200, "GET", `${attempt.path}${tail}`, { as: partner.as })).body;
}

/** The controls of a questionnaire in the order of its form. */
function controlsOf(saqType: SaqType): string[] {
  return sectionsOf(editionOf(saqType)).flatMap(({ controls }) => controls.map(({ id }) => id));
}

interface Control {
  readonly controlId: string;
  readonly status: string;
  readonly answer: string | null;
}

test("answers to controls of both stay, the others are empty, and the order is the form's", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  await fillAnswers(database, attempt);
  const before: Control[] = (await read(attempt, "/questions")).questions;
  const reply = await change(attempt, "SAQ D");
  expect(reply).toMatchObject({
    status: 200,
    body: { id: attempt.attemptId, saqType: "SAQ D", status: "Step_2_Started" },
  });
  const after: Control[] = (await read(attempt, "/questions")).questions;
  expect(after.map(({ controlId }) => controlId)).toEqual(controlsOf("SAQ D"));
  const had = new Set(before.map(({ controlId }) => controlId));
  const kept = after.filter(({ controlId }) => had.has(controlId));
  expect(kept).toHaveLength(before.length);
  expect(new Set(kept.map(({ status }) => status))).toEqual(new Set(["In Place"]));
  const added = after.filter(({ controlId }) => !had.has(controlId));
  expect(new Set(added.map(({ status }) => status))).toEqual(new Set(["empty"]));
  expect(new Set(added.map(({ answer }) => answer))).toEqual(new Set([null]));
});

test("a section with other controls is asked anew, and nothing in it inherits", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  await fillAnswers(database, attempt);
  await change(attempt, "SAQ A-EP");
  const { items } = await read(attempt, "/sections");
  const grown = items.find(({ topLevel }: { topLevel: string }) => topLevel === "8");
  expect(grown).toMatchObject({ complete: false, overall: null, combinedQuestion: null });
  const { preview } = await read(attempt, "/review");
  expect(preview.some(({ inherited }: { inherited: boolean }) => inherited)).toBe(false);
});

test("a smaller questionnaire drops what it does not ask, with its sections", async () => {
  const attempt = await anAttempt(await aMerchant(partner), "SAQ D");
  await change(attempt, "SAQ B");
  const { items } = await read(attempt, "/sections");
  const controls = items.flatMap((section: { controls: Control[] }) => section.controls);
  expect(controls.map(({ controlId }: Control) => controlId)).toEqual(controlsOf("SAQ B"));
});

test("a signature on the old questionnaire is taken away and told of", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  await fillAnswers(database, attempt);
  await answerReview(attempt);
  await sign(attempt);
  expect(await read(attempt, "/review")).toMatchObject({ signed: true, voidedSignature: null });
  await change(attempt, "SAQ D");
  const { signed, voidedSignature } = await read(attempt, "/review");
  expect(signed).toBe(false);
  expect(voidedSignature).toMatchObject({ signatoryName: expect.any(String) });
});

test("details that the new form does not take are dropped, the others stay", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  const channel = (name: string) => ({ channel: name, handling: "On the provider's page." });
  const groups = [
    {
      groupId: "business_description",
      fields: { channels: [channel("ecommerce")], environment: "One web shop.", listed: false },
    },
  ];
  await expectStatus(200, "PUT", `${attempt.path}/review`, { as: partner.as, body: { groups } });
  await change(attempt, "SAQ P2PE");
  const { groups: after } = await read(attempt, "/review");
  const group = after.find(
    ({ groupId }: { groupId: string }) => groupId === "business_description",
  );
  const given = group.fields.filter(({ source }: { source: string }) => source === "given");
  expect(given.map(({ id }: { id: string }) => id)).toEqual(["environment"]);
  expect(group.answer).not.toContain("On the web");
});

test("the merchant's own token takes the determined type alone", async () => {
  const merchant = await aMerchant(partner);
  const attempt = await anAttempt(merchant);
  expect(await change(attempt, "SAQ D", await tokenFor(merchant))).toMatchObject({
    status: 409,
    body: { code: "SAQ_TYPE_MISMATCH" },
  });
  expect(await read(attempt, "")).toMatchObject({ saqType: "SAQ A" });
});

test("what is sealed keeps its type, and tells whether it attests compliance", async () => {
  const signed = await aSealedAttempt(database, partner);
  expect(await change(signed, "SAQ D")).toMatchObject({
    status: 409,
    body: { code: "ALREADY_SEALED" },
  });
  expect((await read(signed, "")).documentKeys).toMatchObject({ compliant: true });
  const unsigned = await anAttempt(await aMerchant(partner));
  await fillAnswers(database, unsigned);
  await expectStatus(200, "POST", `${unsigned.path}/submit`, { as: partner.as });
  expect((await read(unsigned, "")).documentKeys).toMatchObject({ compliant: false });
});
