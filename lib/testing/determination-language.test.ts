// How a determination stands, in the language that a page asks for: the question, what is known, what was chosen, and
// why it came to its questionnaire.
import { beforeAll, expect, test } from "vitest";
import { determineJob } from "@/lib/jobs/determine";
import { expectStatus } from "./api";
import { perform, start } from "./by-hand";
import { testDatabase } from "./database";
import { aMerchant, aPartner, REDIRECT_SHOP, type TestMerchant, type TestPartner } from "./world";

const database = testDatabase();
const CAFE = "I run a small café. We have a normal card machine from the bank.";

const LAPSED =
  "Our web shop sends every customer to the payment provider's own page to pay. The payment provider is not PCI DSS compliant. We never see or keep card numbers.";

let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

async function described(
  description: string,
): Promise<{ readonly merchant: TestMerchant; readonly path: string }> {
  const merchant = await aMerchant(partner, description);
  const path = `${merchant.base}/payment-methods/${merchant.pmId}`;
  await work(`${path}/determine`, { description });
  return { merchant, path };
}

async function work(path: string, body: Record<string, unknown>): Promise<void> {
  await perform(determineJob, partner.partnerId, await start(path, partner.as, body));
}

async function thread(path: string, language?: string) {
  const address = `${path}/determination${language ? `?language=${language}` : ""}`;
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
  const { path } = await described(CAFE);
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
  const { merchant, path } = await described(CAFE);
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

/** Answers whatever is asked with its first choice, as the portal sends it. */
async function tapToEnd(path: string): Promise<void> {
  for (;;) {
    const { result } = await thread(path, "es");
    if (result.followUpQuestion === null) return;
    const answer = result.followUpChoices[0].value;
    await work(`${path}/followup`, { answer, threadId: result.threadId });
  }
}

interface Told {
  readonly reason: string;
  readonly qualifications: readonly {
    readonly question: string;
    readonly explanation: string;
    readonly pciReference: string;
    readonly meetsQualification: boolean | null;
  }[];
}

const standing = ({ qualifications }: Told) =>
  qualifications.map(({ pciReference, meetsQualification }) => ({
    pciReference,
    meetsQualification,
  }));

test("reason and criteria are told in the language asked for, with the merchant's own words", async () => {
  const { path } = await described(REDIRECT_SHOP);
  await tapToEnd(path);
  const english = (await thread(path, "en")).result;
  const spanish = (await thread(path, "es")).result;
  const french = (await thread(path, "fr")).result;
  expect([english, spanish, french].map(({ textLanguage }) => textLanguage)).toEqual([
    ...["en", "es", "fr"],
  ]);
  expect(english.reason).toMatch(/^SAQ A applies because .*You wrote: "Our web shop sends/);
  expect(spanish.reason).toMatch(/^Corresponde SAQ A porque .*Usted escribió: «Our web shop sends/);
  expect(french.reason).toMatch(
    /^SAQ A s’applique, car .*Vous avez écrit\s: «\sOur web shop sends/,
  );
  for (const told of [spanish, french]) {
    expect(standing(told)).toEqual(standing(english));
    for (const [at, { question, explanation }] of (told as Told).qualifications.entries()) {
      expect(question).not.toBe(english.qualifications[at].question);
      expect(explanation).not.toBe(english.qualifications[at].explanation);
    }
  }
});

test("an answer that was tapped is quoted as it is called in the language", async () => {
  const { path } = await described(CAFE);
  await tapToEnd(path);
  expect((await thread(path, "es")).result.reason).toContain("Usted eligió: «Solo con un cable");
  expect((await thread(path, "en")).result.reason).toContain('You chose: "Only by a cable');
});

test("who asks for no language gets English reasons, whatever the merchant's language is", async () => {
  const { merchant, path } = await described(REDIRECT_SHOP);
  await expectStatus(200, "PUT", merchant.base, { as: partner.as, body: { locale: "es" } });
  await tapToEnd(path);
  const { result } = await thread(path);
  expect(result.reason).toContain("applies because");
  expect(result.textLanguage).toBe("en");
});

test("a result from before its sentences were kept in other languages is told in English", async () => {
  const { merchant, path } = await described(REDIRECT_SHOP);
  await tapToEnd(path);
  const english = (await thread(path, "en")).result;
  await database.pool.query(
    `update determinations set record = record #- '{conclusion,textsIn}' where merchant_id = $1`,
    [merchant.merchantId],
  );
  expect((await thread(path, "es")).result).toMatchObject({
    ...{ reason: english.reason, qualifications: english.qualifications, textLanguage: "en" },
  });
});

test("what the partner has decided is told in the language asked for", async () => {
  const decided = await aPartner(database);
  const acquirerChoices = { lapsedProvider: "accept" };
  await expectStatus(200, "PUT", "/v1/partner/settings", {
    ...{ as: decided.as, body: { acquirerChoices } },
  });
  const merchant = await aMerchant(decided, LAPSED);
  const path = `${merchant.base}/payment-methods/${merchant.pmId}`;
  const job = await start(`${path}/determine`, decided.as, { description: LAPSED });
  await perform(determineJob, decided.partnerId, job);
  const at = (language: string) => `${path}/determination?language=${language}`;
  const told = async (language: string) =>
    (await expectStatus(200, "GET", at(language), { as: decided.as })).body.result;
  const [english, spanish] = [await told("en"), await told("es")];
  expect(english.partnerDecisions[0].text).toMatch(/ accepts a payment company whose compliance/);
  expect(spanish.partnerDecisions[0].text).toMatch(/ acepta una empresa de pagos que ha dejado/);
  expect(spanish.reason).toContain(spanish.partnerDecisions[0].text);
});
