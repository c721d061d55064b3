import { z } from "zod";
import type { CombinedQuestion, QuestionInput } from "@/lib/assessor/port";
import { findControl } from "@/lib/pci/controls";
import { sectionQuestion } from "@/lib/pci/parts";
import { ask, type ModelSettings } from "./ask";
import { promptOf } from "./prompts";

const Composed = z.object({
  combinedQuestion: z.string(),
  inPlace: z.string(),
  compensating: z.string(),
  notApplicable: z.string(),
});

const WORDS_MIN = 5;
const WORDS_MAX = 180;

/** The controls of an input with what each asks, as prompts show them. */
export function controlsOf(input: QuestionInput) {
  return input.controlIds.map((controlId) => ({
    controlId,
    asks: findControl(controlId)?.requirement ?? "",
  }));
}

/** Lets the model write the combined question with its three answers to start from. */
export async function composeByModel(
  settings: ModelSettings,
  input: QuestionInput,
): Promise<CombinedQuestion> {
  const { saqType, topLevel, description } = input;
  const question = { saqType, topLevel, controls: controlsOf(input), description };
  const composed = await ask(settings, {
    name: "question",
    instructions: promptOf("compose").text,
    turns: [{ role: "user", content: JSON.stringify(question) }],
    schema: Composed,
    check: problemsOf,
  });
  const whole = input.controlIds.length > 1;
  return {
    // A section is asked in the catalogue's short questions, whichever assessor runs.
    combinedQuestion: whole ? sectionQuestion(saqType, topLevel) : composed.combinedQuestion,
    suggestedAnswers: [
      { answer: composed.inPlace, type: "In Place" },
      { answer: composed.compensating, type: "In Place with Compensating Control" },
      { answer: composed.notApplicable, type: "Not Applicable" },
    ],
  };
}

function problemsOf(composed: z.output<typeof Composed>): string[] {
  const empty = Object.entries(composed).filter(([, text]) => text.trim() === "");
  const words = composed.combinedQuestion.trim().split(/\s+/).length;
  const length = words < WORDS_MIN || words > WORDS_MAX;
  return [
    ...empty.map(([member]) => `${member} is empty.`),
    ...(length ? [`combinedQuestion has ${words} words; use 20 to 120.`] : []),
  ];
}
