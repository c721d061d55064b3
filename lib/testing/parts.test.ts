// Short questions: a section answered by choices and a few words, gates, follow-ups, and what is refused.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { partsOf } from "@/lib/pci/parts";
import { expectStatus, jobEnd, send } from "./api";
import { testDatabase } from "./database";
import { finish, recordOf } from "./sealed";
import { aMerchant, anAttempt, aPartner, type TestAttempt, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;
let worker: Worker;

beforeAll(async () => {
  partner = await aPartner(database);
  worker = await startWorker();
});

afterAll(() => worker.stop());

interface Given {
  readonly partId: string;
  readonly choice?: string;
  readonly value?: string;
  readonly answer?: string;
}

/** Answers short questions of a section; the job's result. */
async function give(attempt: TestAttempt, topLevel: string, parts: readonly Given[], more = {}) {
  const path = `${attempt.path}/sections/${topLevel}/analyze`;
  const ack = await expectStatus(202, "POST", path, { as: partner.as, body: { parts, ...more } });
  const end = await jobEnd(ack.body.pollUrl, partner.as);
  expect(end).toMatchObject({ status: "COMPLETED" });
  return end.result;
}

async function sectionOf(attempt: TestAttempt, topLevel: string, query = "") {
  const path = `${attempt.path}/sections${query}`;
  const { body } = await expectStatus(200, "GET", path, { as: partner.as });
  return body.items.find((each: { topLevel: string }) => each.topLevel === topLevel);
}

// biome-ignore lint/suspicious/noExplicitAny: answers of the API
const partIn = (section: any, partId: string) =>
  section.parts.find((each: { partId: string }) => each.partId === partId);

// biome-ignore lint/suspicious/noExplicitAny: answers of the API
const controlIn = (section: any, controlId: string) =>
  section.controls.find((each: { controlId: string }) => each.controlId === controlId);

const terminal = async () => anAttempt(await aMerchant(partner), "SAQ B-IP");

describe("a choice", () => {
  test("yes, no and not sure are statements of the merchant, kept with the question", async () => {
    const attempt = await terminal();
    await give(attempt, "12", [
      { partId: "12-training", choice: "yes" },
      { partId: "12-provider-contracts", choice: "no" },
      { partId: "12-incident-plan", choice: "not_sure" },
    ]);
    const section = await sectionOf(attempt, "12");
    const { question } = partIn(section, "12-training");
    expect(controlIn(section, "12.6.1")).toMatchObject({ status: "In Place", origin: "confirmed" });
    expect(controlIn(section, "12.6.1").answer).toBe(`Asked: “${question}”\nAnswered: Yes.`);
    expect(controlIn(section, "12.8.2")).toMatchObject({
      status: "Not In Place",
      origin: "stated",
    });
    expect(controlIn(section, "12.10.1")).toMatchObject({ status: "empty", parked: true });
    const states = ["12-training", "12-incident-plan", "12-policy"].map(
      (id) => partIn(section, id).state,
    );
    expect(states).toEqual(["answered", "notSure", "open"]);
    expect(section.parked).toEqual(["12.10.1"]);
  });

  test("passes on nothing to the controls of other questions", async () => {
    const attempt = await terminal();
    await give(attempt, "12", [{ partId: "12-training", choice: "yes" }]);
    const section = await sectionOf(attempt, "12");
    expect(section).toMatchObject({ overall: null, complete: false });
    const { body } = await expectStatus(200, "GET", `${attempt.path}/review`, { as: partner.as });
    expect(body.preview.filter(({ inherited }: { inherited: boolean }) => inherited)).toEqual([]);
  });

  test("a question is asked and kept in the language that was wanted", async () => {
    const attempt = await terminal();
    await give(attempt, "12", [{ partId: "12-training", choice: "yes" }], { language: "es" });
    const section = await sectionOf(attempt, "12", "?language=fr");
    const part = partsOf("SAQ B-IP").find(({ partId }) => partId === "12-training");
    expect(partIn(section, "12-training").question).toBe(part?.fr.question);
    expect(controlIn(section, "12.6.1").answer).toBe(
      `Pregunta: “${part?.es.question}”\nRespuesta: Sí.`,
    );
  });
});

describe("a gate", () => {
  test("its no makes what it gates Not Applicable, in other sections, too, with itself as the reason", async () => {
    const attempt = await terminal();
    await give(attempt, "3", [{ partId: "3-paper-kept", choice: "no" }]);
    const nine = await sectionOf(attempt, "9");
    expect(partIn(nine, "9-paper-safe").state).toBe("closed");
    for (const controlId of ["9.4.1", "9.4.3", "9.4.6"]) {
      const control = controlIn(nine, controlId);
      expect(control).toMatchObject({ status: "Not Applicable", origin: "stated" });
      expect(control.answer).toMatch(/^Asked: “Do you ever have .*”\nAnswered: No\.$/);
    }
    const three = await sectionOf(attempt, "3");
    expect(three).toMatchObject({ complete: true, uncovered: [] });
  });

  test("its yes opens them again, with what was answered to them before", async () => {
    const attempt = await terminal();
    await give(attempt, "9", [{ partId: "9-paper-safe", choice: "yes" }]);
    await give(attempt, "3", [{ partId: "3-paper-kept", choice: "no" }]);
    await give(attempt, "3", [{ partId: "3-paper-kept", choice: "yes" }]);
    const nine = await sectionOf(attempt, "9");
    expect(controlIn(nine, "9.4.1")).toMatchObject({ status: "In Place", origin: "confirmed" });
    expect(controlIn(nine, "9.4.3")).toMatchObject({ status: "empty", answer: null, origin: null });
    expect(partIn(nine, "9-paper-leaves").state).toBe("open");
  });
});

describe("words", () => {
  test("beside a yes that they contradict are asked about once, and the later answer counts", async () => {
    const attempt = await terminal();
    const answer = "We do not keep a list of our terminals.";
    const result = await give(attempt, "9", [{ partId: "9-terminal-list", choice: "yes", answer }]);
    expect(result.followUp).toContain(answer.slice(0, 20));
    let section = await sectionOf(attempt, "9");
    expect(partIn(section, "9-terminal-list").state).toBe("contradictory");
    expect(controlIn(section, "9.5.1.1")).toMatchObject({ status: "empty", contradictory: true });
    const followUp = section.parts.find(
      ({ followUpOf }: { followUpOf: string | null }) => followUpOf === "9-terminal-list",
    );
    expect(followUp).toMatchObject({ state: "open", controlIds: ["9.5.1.1"] });
    await give(attempt, "9", [{ partId: followUp.partId, choice: "no" }]);
    section = await sectionOf(attempt, "9");
    expect(controlIn(section, "9.5.1.1")).toMatchObject({
      ...{ status: "Not In Place", contradictory: false, origin: "stated" },
    });
    expect(section.followUp).toBeNull();
  });

  test("that settle nothing bring one question more, and then stay open", async () => {
    const attempt = await terminal();
    const [vague, again] = ["Ana is really careful.", "As I said."];
    await give(attempt, "9", [{ partId: "9-terminal-list", answer: vague }]);
    let section = await sectionOf(attempt, "9");
    expect(partIn(section, "9-terminal-list").state).toBe("unclear");
    await give(attempt, "9", [{ partId: "9-terminal-list.more", answer: again }]);
    section = await sectionOf(attempt, "9");
    expect(controlIn(section, "9.5.1.1")).toMatchObject({ status: "empty", parked: true });
    expect(section.parts.filter((part: { followUpOf: string }) => part.followUpOf)).toHaveLength(1);
  });

  test("that begin with yes or no count as the choice", async () => {
    const attempt = await terminal();
    await give(attempt, "12", [
      { partId: "12-training", answer: "yep, Sam does it every spring" },
      { partId: "12-provider-contracts", answer: "dont know" },
    ]);
    const section = await sectionOf(attempt, "12");
    expect(controlIn(section, "12.6.1")).toMatchObject({ status: "In Place", origin: "confirmed" });
    expect(controlIn(section, "12.8.2")).toMatchObject({ status: "empty", parked: true });
  });
});

describe("a new answer", () => {
  test("takes the place of the old one and of the question that came of it", async () => {
    const attempt = await terminal();
    const answer = "We do not keep a list of our terminals.";
    await give(attempt, "9", [{ partId: "9-terminal-list", choice: "yes", answer }]);
    await give(attempt, "9", [{ partId: "9-terminal-list", choice: "yes" }]);
    const section = await sectionOf(attempt, "9");
    expect(section.parts.filter((part: { followUpOf: string }) => part.followUpOf)).toEqual([]);
    expect(controlIn(section, "9.5.1.1")).toMatchObject({
      status: "In Place",
      contradictory: false,
    });
  });

  test("as one text does not overrule what was chosen", async () => {
    const attempt = await terminal();
    await give(attempt, "9", [{ partId: "9-terminal-list", choice: "no" }]);
    const path = `${attempt.path}/sections/9/analyze`;
    const body = {
      answer: "We keep a list of all terminals with make, model, serial number and place.",
    };
    const ack = await expectStatus(202, "POST", path, { as: partner.as, body });
    await jobEnd(ack.body.pollUrl, partner.as);
    const section = await sectionOf(attempt, "9");
    expect(controlIn(section, "9.5.1.1").status).toBe("Not In Place");
  });
});

test.each([
  ["a part of another section", [{ partId: "12-training", choice: "yes" }], "not_found"],
  ["a part that does not exist", [{ partId: "9-nothing", choice: "yes" }], "not_found"],
  ["nothing", [{ partId: "9-terminal-list" }], "required"],
  ["no reason", [{ partId: "9-terminal-list", choice: "not_applicable" }], "required"],
  [
    "no reason but the word",
    [{ partId: "9-terminal-list", choice: "not_applicable", answer: "n/a" }],
    "required",
  ],
  [
    "the same part twice",
    [
      { partId: "9-terminal-list", choice: "yes" },
      { partId: "9-terminal-list", choice: "no" },
    ],
    "repeated",
  ],
  [
    "a gate that does not apply",
    [{ partId: "9-paper-leaves", choice: "not_applicable", answer: "there is no paper here" }],
    "not_allowed",
  ],
  [
    "a card number",
    [{ partId: "9-terminal-list", choice: "yes", answer: "it says 4111 1111 1111 1111" }],
    "card_data",
  ],
])("%s is refused, and nothing is kept", async (_name, parts, code) => {
  const attempt = await terminal();
  const path = `${attempt.path}/sections/9/analyze`;
  const reply = await send("POST", path, { as: partner.as, body: { parts } });
  expect(reply.status).toBe(400);
  expect(reply.body.details.issues).toContainEqual(expect.objectContaining({ code }));
  const section = await sectionOf(attempt, "9");
  expect(section.parts.filter(({ given }: { given: unknown }) => given)).toEqual([]);
});

test("a questionnaire answered by taps alone is sealed compliant, with each question in the record", async () => {
  const attempt = await anAttempt(await aMerchant(partner), "SAQ P2PE");
  for (const topLevel of attempt.topLevels) {
    const section = await sectionOf(attempt, topLevel);
    const parts = section.parts.map(({ partId }: { partId: string }) => ({
      partId,
      choice: "yes",
    }));
    await give(attempt, topLevel, parts);
  }
  const { body } = await expectStatus(200, "GET", `${attempt.path}/sections`, { as: partner.as });
  expect(body.items.every(({ complete }: { complete: boolean }) => complete)).toBe(true);
  await finish(attempt);
  const { record } = await recordOf(attempt);
  for (const { controls } of record.sections) {
    for (const control of controls) {
      expect(control).toMatchObject({ status: "In Place", origin: "confirmed", inherited: false });
      expect(control.answer).toMatch(/^Asked: “.*”\nAnswered: Yes\.$/);
    }
  }
});
