// The questionnaire, answered as a merchant answers it: a question for each requirement, more where the
// service asks on, controls by themselves, and the worksheet of a compensating control.
import { StartupError } from "@/lib/core/errors";
import type { ApiClient } from "./client";
import type { DemoMerchant } from "./merchant-file";
import { counted, detail, step } from "./progress";

/** One requirement of an opened attempt. */
export interface DemoSection {
  readonly topLevel: string;
  readonly title: string;
  readonly childCount: number;
}

/** Answers every requirement of the attempt at `at`. */
export async function answerQuestionnaire(
  api: ApiClient,
  at: string,
  sections: readonly DemoSection[],
  file: DemoMerchant,
): Promise<void> {
  for (const section of sections) await answerSection(api, at, section, file);
  for (const [controlId, answer] of Object.entries(file.controlAnswers)) {
    await answerControl(api, at, controlId, answer);
  }
  await fillWorksheets(api, at, file);
}

async function answerSection(
  api: ApiClient,
  at: string,
  section: DemoSection,
  file: DemoMerchant,
): Promise<void> {
  const { topLevel, title } = section;
  const answer = file.answers[topLevel];
  if (!answer) {
    throw new StartupError(`The merchant file has no answer for requirement ${topLevel}.`);
  }
  const path = `${at}/sections/${topLevel}`;
  const asked = await step(`Requirement ${topLevel}, ${title}: question composed`, async () =>
    api.result(await api.send("POST", `${path}/combined`)),
  );
  detail("Asked:", asked.combinedQuestion, 3);
  detail("Answered:", answer, 3);
  const analysis = await step(
    `Requirement ${topLevel}: answer spread over ${section.childCount} controls`,
    async () => api.result(await api.send("POST", `${path}/analyze`, { answer })),
    ({ controls }) => tally(controls),
  );
  if (analysis.followUp) await answerOn(api, at, topLevel, file.sectionFollowUps[topLevel] ?? []);
}

/** Adds to a section's answer as long as the service asks on and the file has more to say. */
async function answerOn(
  api: ApiClient,
  at: string,
  topLevel: string,
  more: readonly string[],
): Promise<void> {
  let section = await sectionNow(api, at, topLevel);
  for (const answer of more) {
    if (!section.followUp) break;
    detail("Asked on:", section.followUp, 3);
    detail("Answered:", answer, 3);
    section = await step(
      `Requirement ${topLevel}: answer completed`,
      async () => {
        const path = `${at}/sections/${topLevel}/analyze`;
        await api.result(await api.send("POST", path, { answer }));
        return sectionNow(api, at, topLevel);
      },
      ({ answered, total }) => `${answered} of ${total} controls answered`,
    );
  }
  if (section.uncovered.length > 0) detail("Left open:", section.uncovered.join(", "));
}

async function sectionNow(api: ApiClient, at: string, topLevel: string) {
  const { items } = await api.send("GET", `${at}/sections`);
  return items.find((item: { topLevel: string }) => item.topLevel === topLevel);
}

async function answerControl(
  api: ApiClient,
  at: string,
  controlId: string,
  sent: DemoMerchant["controlAnswers"][string],
): Promise<void> {
  await step(
    `Control ${controlId} answered by itself`,
    async () => api.result(await api.send("POST", `${at}/questions/${controlId}/analyze`, sent)),
    ({ complianceStatus }) => complianceStatus,
  );
  detail("Answered:", sent.answer, 3);
}

async function fillWorksheets(api: ApiClient, at: string, file: DemoMerchant): Promise<void> {
  const { openWorksheets } = await api.send("GET", `${at}/review`);
  for (const controlId of openWorksheets as string[]) {
    const worksheet = file.worksheets[controlId];
    if (!worksheet) {
      detail("No worksheet:", `${controlId} has a compensating control and no worksheet.`);
      continue;
    }
    await step(`Control ${controlId}: compensating control worksheet filled in`, () =>
      api.send("PUT", `${at}/questions/${controlId}/worksheet`, worksheet),
    );
    detail("Instead:", worksheet.definition, 3);
  }
}

/** How many controls have which status. */
function tally(controls: readonly { complianceStatus: string }[]): string {
  return counted(
    controls.map(({ complianceStatus }) =>
      complianceStatus === "empty" ? "not covered" : complianceStatus,
    ),
  );
}
