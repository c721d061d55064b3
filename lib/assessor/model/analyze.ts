import type { Analysis, AnalysisInput } from "@/lib/assessor/port";
import { ask, type ModelSettings } from "./ask";
import { controlsOf } from "./compose";
import { promptOf } from "./prompts";
import { ReadStatuses, type Rules } from "./rules";

/**
 * Lets the model spread the answer over the controls. What it says is checked against the control list
 * and the merchant's own words; where the embedded rules find the control denied (a number that misses
 * its threshold, a plain no), an In Place of the model does not stand.
 */
export async function analyzeByModel(
  settings: ModelSettings,
  input: AnalysisInput,
  rules: Rules,
): Promise<Analysis> {
  const { saqType, topLevel, description, answer, shortQuestion } = input;
  const about = { saqType, topLevel, controls: controlsOf(input), description };
  const question = { ...about, shortQuestion, answer };
  const { controls } = await ask(settings, {
    name: "analysis",
    instructions: promptOf("analyze").text,
    turns: [{ role: "user", content: JSON.stringify(question) }],
    schema: ReadStatuses,
    check: ({ controls }) => rules.problemsOfStatuses({ input, controls }),
  });
  return rules.analysisFromStatuses({ input, controls });
}
