// Somebody else is asked about one question: what a link shows and takes, and what becomes of
// the words.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { partsOf } from "@/lib/pci/parts";
import { readPdfText } from "@/lib/render/fixtures/pdf-text";
import { renderDocument } from "@/lib/render/render";
import { expectStatus, jobEnd, send, withKey, withToken } from "./api";
import { answerAs, askedIn, askSomebody, readAs } from "./asking";
import { testDatabase } from "./database";
import { controlIn, eventsOf, finish, recordOf } from "./sealed";
import {
  aMerchant,
  anAttempt,
  aPartner,
  type TestAttempt,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
let partner: TestPartner;
let worker: Worker;

beforeAll(async () => {
  worker = await startWorker();
  partner = await aPartner(database);
});

afterAll(() => worker.stop());

const TERMINALS = "9-terminal-list";
const terminal = async () => anAttempt(await aMerchant(partner), "SAQ B-IP");
const partOf = (partId: string) => partsOf("SAQ B-IP").find((part) => part.partId === partId);

async function sectionOf(attempt: TestAttempt, topLevel: string) {
  const { body } = await expectStatus(200, "GET", `${attempt.path}/sections`, { as: partner.as });
  return body.items.find((each: { topLevel: string }) => each.topLevel === topLevel);
}

async function controlOf(attempt: TestAttempt, controlId: string) {
  const section = await sectionOf(attempt, controlId.split(".")[0] ?? "");
  return section.controls.find((each: { controlId: string }) => each.controlId === controlId);
}

describe("the page of a link", () => {
  test("shows the question with its help, the names and the note, and nothing else", async () => {
    const attempt = await terminal();
    const { token } = await askSomebody(attempt, TERMINALS, { name: "Sam", note: "The red ones." });
    const { page } = await readAs(token);
    const text = partOf(TERMINALS);
    expect(Object.keys(page ?? {}).sort()).toEqual(
      ["state", "merchantName", "brand", "language", "texts", "name", "note", "expiresAt"].sort(),
    );
    expect(page).toMatchObject({
      ...{ state: "open", merchantName: "Quayside Candles", name: "Sam", note: "The red ones." },
      brand: { partnerName: "Test Acquiring sandbox", logo: null, color: null },
    });
    expect(page?.texts).toEqual(
      (["en", "es", "fr"] as const).map((language) => ({
        language,
        question: text?.[language].question,
        help: text?.[language].help,
      })),
    );
  });

  test("is no key to anything: neither to the API nor to another question", async () => {
    const attempt = await terminal();
    const { token } = await askSomebody(attempt, TERMINALS);
    for (const as of [withToken(token), withKey(token)]) {
      expect((await send("GET", attempt.path, { as })).status).toBe(401);
    }
    const other = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const guessed of ["not-a-token", other]) {
      expect(await readAs(guessed)).toEqual({ page: null, refusal: null });
      expect(await answerAs(guessed, { name: "Sam", choice: "yes" })).toMatchObject({
        ...{ status: 404, body: { code: "HELPER_LINK_NOT_FOUND" } },
      });
    }
  });

  test("keeps its token as a hash alone, of at least 128 bits", async () => {
    const { id, token } = await askSomebody(await terminal(), TERMINALS);
    expect(token).toMatch(/^[\w-]{22,}$/);
    const found = "select to_jsonb(h)::text as row from helper_links h where id = $1";
    const { rows } = await database.pool.query(found, [id]);
    expect(rows[0].row).not.toContain(token);
    expect(JSON.parse(rows[0].row).token_hash).toMatch(/^[0-9a-f]{64}$/);
    const kept = "select count(*)::int as n from events where payload::text like '%' || $1 || '%'";
    expect((await database.pool.query(kept, [token])).rows[0].n).toBe(0);
  });
});

describe("a helper's words", () => {
  test("are a proposal: no answer before the merchant takes them, then with origin helper", async () => {
    const attempt = await terminal();
    const visit = await tokenFor(attempt);
    const { id, token, path } = await askSomebody(attempt, TERMINALS, { name: "Sam" }, visit);
    const answer = "Yes, the list is on the office wall.";
    const answered = await answerAs(token, { name: "Sam Byrne", choice: "yes", answer });
    expect(answered).toMatchObject({ status: 200, body: { state: "answered" } });
    expect(await controlOf(attempt, "9.5.1.1")).toMatchObject({ status: "empty", answer: null });
    const { helpers } = await askedIn(attempt, visit);
    expect(helpers).toMatchObject([
      { id, state: "answered", proposal: { helperName: "Sam Byrne", choice: "yes", answer } },
    ]);
    const ack = await expectStatus(202, "POST", `${path}/take`, { as: visit });
    expect(await jobEnd(ack.body.pollUrl, visit)).toMatchObject({ status: "COMPLETED" });
    const control = await controlOf(attempt, "9.5.1.1");
    expect(control).toMatchObject({ status: "In Place", origin: "helper", givenBy: "merchant" });
    expect(control.answer).toContain(
      `In the words of Sam Byrne, taken over by the merchant: Yes. ${answer}`,
    );
    expect((await askedIn(attempt, visit)).helpers[0].state).toBe("taken");
    const { parts } = await sectionOf(attempt, "9");
    const part = parts.find(({ partId }: { partId: string }) => partId === TERMINALS);
    expect(part.given).toMatchObject({ origin: "helper", helperName: "Sam Byrne" });
  });

  test("stand in the sealed record as theirs", async () => {
    const attempt = await anAttempt(await aMerchant(partner), "SAQ P2PE");
    const partId = "9-terminal-list";
    for (const topLevel of attempt.topLevels) {
      const { parts } = await sectionOf(attempt, topLevel);
      const given = parts.map((part: { partId: string }) => ({
        partId: part.partId,
        choice: "yes",
      }));
      const body = { parts: given };
      const path = `${attempt.path}/sections/${topLevel}/analyze`;
      const ack = await expectStatus(202, "POST", path, { as: partner.as, body });
      await jobEnd(ack.body.pollUrl, partner.as);
    }
    const { token, path } = await askSomebody(attempt, partId);
    await answerAs(token, { name: "Sam Byrne", choice: "yes" });
    const ack = await expectStatus(202, "POST", `${path}/take`, { as: await tokenFor(attempt) });
    await jobEnd(ack.body.pollUrl, partner.as);
    await finish(attempt);
    const { record } = await recordOf(attempt);
    const control = controlIn(record, "9.5.1.1");
    expect(control).toMatchObject({ status: "In Place", origin: "helper", givenBy: "merchant" });
    const told = "In the words of Sam Byrne, taken over by the merchant: Yes.";
    expect(control.answer).toContain(told);
    const theirs = record.sections.flatMap(({ controls }) =>
      controls.filter(({ origin, answer }) => origin === "helper" || answer?.includes("Sam Byrne")),
    );
    expect(theirs.map(({ controlId }) => controlId)).toEqual(["9.5.1.1"]);
    const { bytes } = await renderDocument("saq", { record, narrative: null });
    const printed = readPdfText(bytes).flat().join(" ").replace(/\s+/g, " ");
    expect(printed).toContain("9.5.1.1 In Place \u00B7 a helper’s words, taken over");
    expect(printed).toContain(told);
  });

  test("that the merchant puts aside, or replaces by its own, leave no trace in its answer", async () => {
    const attempt = await terminal();
    const first = await askSomebody(attempt, TERMINALS);
    await answerAs(first.token, { name: "Sam Byrne", choice: "no" });
    await expectStatus(200, "POST", `${first.path}/dismiss`, { as: partner.as });
    expect(await controlOf(attempt, "9.5.1.1")).toMatchObject({ status: "empty", origin: null });
    const late = await send("POST", `${first.path}/take`, { as: partner.as });
    expect(late).toMatchObject({ status: 409, body: { code: "HELPER_LINK_ENDED" } });
    const second = await askSomebody(attempt, TERMINALS);
    await answerAs(second.token, { name: "Sam Byrne", choice: "no" });
    const taken = await expectStatus(202, "POST", `${second.path}/take`, { as: partner.as });
    await jobEnd(taken.body.pollUrl, partner.as);
    const body = { parts: [{ partId: TERMINALS, choice: "yes" }] };
    const path = `${attempt.path}/sections/9/analyze`;
    const own = await expectStatus(202, "POST", path, { as: partner.as, body });
    await jobEnd(own.body.pollUrl, partner.as);
    const control = await controlOf(attempt, "9.5.1.1");
    expect(control).toMatchObject({ status: "In Place", origin: "confirmed" });
    expect(control.answer).not.toContain("Sam Byrne");
  });

  test("are kept in the language in which they answered", async () => {
    const attempt = await terminal();
    const { token, path } = await askSomebody(attempt, TERMINALS);
    await answerAs(token, { name: "Samuel", choice: "yes", language: "es" });
    const ack = await expectStatus(202, "POST", `${path}/take`, { as: partner.as });
    await jobEnd(ack.body.pollUrl, partner.as);
    expect((await controlOf(attempt, "9.5.1.1")).answer).toBe(
      `Pregunta: “${partOf(TERMINALS)?.es.question}”\nEn palabras de Samuel, que el comercio hizo suyas: Sí.`,
    );
  });

  test("can answer a follow-up, too", async () => {
    const attempt = await terminal();
    const body = { parts: [{ partId: TERMINALS, answer: "Ana is really careful." }] };
    const path = `${attempt.path}/sections/9/analyze`;
    const vague = await expectStatus(202, "POST", path, { as: partner.as, body });
    await jobEnd(vague.body.pollUrl, partner.as);
    const link = await askSomebody(attempt, `${TERMINALS}.more`);
    const { page } = await readAs(link.token);
    expect(page?.texts).toEqual([
      {
        language: "en",
        question: expect.stringContaining("Ana is really careful."),
        help: partOf(TERMINALS)?.en.question,
      },
    ]);
    await answerAs(link.token, { name: "Ana", choice: "yes" });
    const ack = await expectStatus(202, "POST", `${link.path}/take`, { as: partner.as });
    await jobEnd(ack.body.pollUrl, partner.as);
    expect(await controlOf(attempt, "9.5.1.1")).toMatchObject({
      ...{ status: "In Place", origin: "helper" },
    });
  });

  test("are audited as theirs, by the name that they gave", async () => {
    const attempt = await terminal();
    const { id, token } = await askSomebody(attempt, TERMINALS, { name: "Sam" });
    await answerAs(token, { name: "Sam Byrne", choice: "not_sure" });
    const [event] = await eventsOf(database, attempt, "helper.answered");
    expect(event).toMatchObject({
      ...{ actor: `helper:${id}`, merchant_id: attempt.merchantId },
      payload: { helperName: "Sam Byrne", partId: TERMINALS },
    });
  });

  test.each([
    ["a card number", { answer: "it says 4111 1111 1111 1111" }, "CARD_DATA_REFUSED"],
    ["a card number as a name", { name: "4111 1111 1111 1111" }, "CARD_DATA_REFUSED"],
    ["nothing", {}, "VALIDATION_ERROR"],
    ["too much", { answer: "a".repeat(3001) }, "VALIDATION_ERROR"],
    ["no name", { name: " ", choice: "yes" }, "VALIDATION_ERROR"],
    ["a choice that is the merchant's", { choice: "not_applicable" }, "VALIDATION_ERROR"],
  ])("with %s are refused, and the link works on", async (_name, answer, code) => {
    const attempt = await terminal();
    const { token } = await askSomebody(attempt, TERMINALS);
    const refused = await answerAs(token, { name: "Sam Byrne", ...answer });
    expect(refused).toMatchObject({ status: 400, body: { code } });
    expect(JSON.stringify(refused.body)).not.toContain("4111");
    expect((await askedIn(attempt)).helpers).toMatchObject([{ state: "open", proposal: null }]);
  });
});
