import type { Determination, DeterminationInput } from "@/lib/assessor/port";
import { ask, type ModelSettings, type Turn } from "./ask";
import { promptOf } from "./prompts";
import { ReadStatements, type Rules } from "./rules";

/**
 * Lets the model read the words; the same table as always decides. A statement counts only with words that stand in
 * the text it names and speak of its topic, and only with values that the table knows.
 */
export async function determineByModel(
  settings: ModelSettings,
  input: DeterminationInput,
  rules: Rules,
): Promise<Determination> {
  const { statements } = await ask(settings, {
    name: "statements",
    instructions: promptOf("determine").text,
    turns: turnsOf(input, await rules.chosenLabels(input.rounds)),
    schema: ReadStatements,
    check: ({ statements }) => rules.problemsOfStatements({ input, statements }),
  });
  return rules.determineFromStatements({ input, statements });
}

/** The thread as a conversation, so that the model sees each answer behind its question. */
function turnsOf(input: DeterminationInput, labels: readonly (string | null)[]): Turn[] {
  const { description, channel, vendor } = input;
  const turns: Turn[] = [
    { role: "user", content: JSON.stringify({ description, channel, vendor }) },
  ];
  for (const [at, { question, answer }] of input.rounds.entries()) {
    const chosen = labels[at] ?? null;
    const content = chosen === null ? answer : JSON.stringify({ chosen });
    turns.push({ role: "assistant", content: question }, { role: "user", content });
  }
  return turns;
}
