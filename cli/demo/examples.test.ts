// The shipped examples are the first thing that a visitor sees sealed: each has to hold what a bank expects
// in an attestation, with the assessor and the forms as they are now.
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { determine } from "@/lib/assessor/embedded/determination/determine";
import { analyze } from "@/lib/assessor/embedded/distribution/analyze";
import type { ControlAnalysis, Determination, DeterminationRound } from "@/lib/assessor/port";
import { readFields } from "@/lib/domain/review/field-values";
import { REVIEW_GROUP_IDS, type SentFields } from "@/lib/domain/review/shape";
import { statementsOf } from "@/lib/domain/statement/compose";
import { isAsked } from "@/lib/pci/asked";
import { fieldsOfGroup } from "@/lib/pci/attestation-fields";
import { editionOf, sectionsOf } from "@/lib/pci/questionnaires";
import type { ControlStatus } from "@/lib/pci/response";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import { type DemoMerchant, readMerchantFile } from "./merchant-file";

const FOLDER = "examples";
/** Sealed with plans, on purpose; all others are compliant. */
const NOT_COMPLIANT = "not-compliant-yet.json";

const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".json"));
const files = await Promise.all(
  names.map(async (name) => ({ name, file: await readMerchantFile(`${FOLDER}/${name}`) })),
);

function determination({ paymentMethod, followUpAnswers }: DemoMerchant): Determination {
  const { description, channel = null, vendor = null } = paymentMethod;
  const rounds: DeterminationRound[] = [];
  for (const answer of [...followUpAnswers, ""]) {
    const found = determine({ description, channel, vendor, rounds });
    if (found.status === "determined") return found;
    const { followUpQuestion, followUpTopic } = found;
    rounds.push({ question: followUpQuestion ?? "", topic: followUpTopic ?? "", answer });
  }
  throw new Error("the follow-up answers do not lead to a type");
}

/** What the answers of a file come to, control by control; a later answer adds to an earlier one. */
function finalControls(file: DemoMerchant): Map<string, ControlAnalysis | null> {
  const saqType = file.expectedSaqType;
  const edition = editionOf(saqType);
  const { description } = file.paymentMethod;
  const controls = new Map<string, ControlAnalysis | null>();
  for (const section of sectionsOf(edition)) {
    const { topLevel } = section;
    const ids = section.controls.map(({ id }) => id);
    for (const id of ids) controls.set(id, null);
    const answers = [file.answers[topLevel] ?? "", ...(file.sectionFollowUps[topLevel] ?? [])];
    const sent = [
      ...answers.map((answer) => ({ answer, controlIds: ids })),
      ...ids.flatMap((id) => {
        const own = file.controlAnswers[id];
        return own ? [{ answer: own.answer, controlIds: [id] }] : [];
      }),
    ];
    for (const each of sent) {
      const input = { saqType, editionId: edition.id, topLevel, description, ...each };
      for (const found of analyze(input).controls) {
        if (found.complianceStatus !== "empty") controls.set(found.controlId, found);
      }
    }
  }
  return controls;
}

test("there is an example for each questionnaire", () => {
  const compliant = files.filter(({ name }) => name !== NOT_COMPLIANT);
  const types = compliant.map(({ file }) => file.expectedSaqType);
  expect(types.sort()).toEqual([...SAQ_TYPES].sort());
});

test.each(files)("$name is determined as it says, by what it says", ({ file }) => {
  expect(determination(file).saqType).toBe(file.expectedSaqType);
});

test.each(files)("$name answers every control by its own words", ({ name, file }) => {
  const controls = finalControls(file);
  const gaps = new Set<string>();
  for (const [id, found] of controls) {
    expect(found, id).not.toBeNull();
    expect(found?.contradictory, id).toBe(false);
    if (found?.complianceStatus === "Not In Place") gaps.add(id);
    const compensating = found?.complianceStatus === "In Place with Compensating Control";
    expect(file.worksheets[id] !== undefined, `worksheet of ${id}`).toBe(compensating);
  }
  expect(gaps.size > 0).toBe(name === NOT_COMPLIANT);
  const plans = (file.review.remediation?.plans ?? []) as { controlId: string }[];
  expect(plans.map(({ controlId }) => controlId).sort()).toEqual([...gaps].sort());
});

test.each(files)("$name gives every field that a bank expects", ({ name, file }) => {
  const saqType = file.expectedSaqType;
  const controls = new Map<string, ControlStatus>(
    [...finalControls(file)].map(([id, found]) => [id, found?.complianceStatus ?? "empty"]),
  );
  const groups = REVIEW_GROUP_IDS.filter((id) => id !== "remediation" || name === NOT_COMPLIANT);
  for (const groupId of groups) {
    const sent = (file.review[groupId] ?? {}) as SentFields;
    const { values, issues } = readFields({ groupId, saqType, controls }, sent, groupId);
    expect(issues).toEqual([]);
    const missing = fieldsOfGroup(groupId, saqType)
      .filter((field) => field.required && isAsked(field, values))
      .filter(({ id }) => values[id] === undefined);
    expect(missing.map(({ id }) => `${groupId}.${id}`)).toEqual([]);
  }
});

test.each(files)("$name confirms every statement that concerns it, and no other", ({ file }) => {
  const { facts } = determination(file);
  const methodChannel = file.paymentMethod.channel ?? null;
  const statements = statementsOf({
    saqType: file.expectedSaqType,
    ...{ facts, methodChannel, merchantTexts: null, decisions: [] },
  });
  expect(statements.filter(({ basis }) => basis === "not_met")).toEqual([]);
  const concerned = statements.filter(({ basis }) => basis !== "not_applicable");
  const confirmed = concerned.map(({ id }) => ({ statementId: id, confirmed: true }));
  expect(file.signature.confirmations).toEqual(confirmed);
});
