// How a determination stands, in the language that a page asks for: the question, what is known, and what was chosen.
import { beforeAll, expect, test } from "vitest";
import { determineJob } from "@/lib/jobs/determine";
import { expectStatus } from "./api";
import { perform, start } from "./by-hand";
import { testDatabase } from "./database";
import { aMerchant, aPartner, type TestMerchant, type TestPartner } from "./world";

const database = testDatabase();
const CAFE = "I run a small café. We have a normal card machine from the bank.";

let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

async function describedCafe(): Promise<{ merchant: TestMerchant; path: string }> {
  const merchant = await aMerchant(partner, CAFE);
  const path = `${merchant.base}/payment-methods/${merchant.pmId}`;
  await work(`${path}/determine`, { description: CAFE });
  return { merchant, path };
}

async function work(path: string, body: Record<string, unknown>): Promise<void> {
  await perform(determineJob, partner.partnerId, await start(path, partner.as, body));
}

async function thread(path: string, language: string) {
  const address = `${path}/determination?language=${language}`;
  return (await expectStatus(200, "GET", address, { as: partner.as })).body;
}

interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: string | null;
  readonly basis: string;
  readonly quote: string | null;
}

const chosenFacts = (facts: readonly Fact[]) => facts.filter(({ basis }) => basis === "chosen");

test("the question and what is known are told in the language asked for", async () => {
  const { path } = await describedCafe();
  const english = await thread(path, "en");
  const french = await thread(path, "fr");
  expect(french.result.followUpQuestion).not.toBe(english.result.followUpQuestion);
  expect(french.result.followUpChoices.at(-1)).toMatchObject({
    value: "unknown",
    label: "Je ne sais pas",
  });
  const labels = (facts: readonly Fact[]) => facts.map(({ label }) => label);
  expect(labels(english.facts)).toContain("Where cards are taken");
  expect(labels(french.facts)).toContain("Où les cartes sont acceptées");
  expect(labels(french.result.facts)).toEqual(labels(french.facts));
  expect(french.facts.map(({ id }: Fact) => id)).toEqual(english.facts.map(({ id }: Fact) => id));
});

test("what was chosen is quoted as the merchant saw it", async () => {
  const { merchant, path } = await describedCafe();
  await expectStatus(200, "PUT", merchant.base, { as: partner.as, body: { locale: "es" } });
  const { result } = await thread(path, "es");
  const choice = result.followUpChoices[0];
  await work(`${path}/followup`, { answer: choice.value, threadId: result.threadId });
  const after = await thread(path, "es");
  expect(after.rounds).toEqual([{ question: result.followUpQuestion, answer: choice.label }]);
  const chosen = chosenFacts(after.facts);
  expect(chosen.length).toBeGreaterThan(0);
  for (const { quote } of chosen) expect(quote).toBe(choice.label);
});
