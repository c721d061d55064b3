// The model behind the port. Its failure is never the merchant's: the embedded assessor answers, and
// the result says so.

import type { Assessed, Assessor } from "@/lib/assessor/port";
import { hashOfInput } from "@/lib/assessor/provenance";
import { log } from "@/lib/core/log";
import { ThreadLimitError } from "@/lib/core/thread";
import { analyzeByModel } from "./analyze";
import { ModelFailure, type ModelSettings } from "./ask";
import { composeByModel } from "./compose";
import { determineByModel } from "./determine";
import { narrateByModel } from "./narrate";
import { type PromptName, promptOf } from "./prompts";
import type { Rules } from "./rules";

type Work<I, R> = (settings: ModelSettings, input: I, rules: Rules) => Promise<R>;

/** An assessor on a language model, checked by rules and falling back to them. */
export function createModelAssessor(settings: ModelSettings, rules: Rules): Assessor {
  async function written<I, R extends object>(
    prompt: PromptName,
    work: Work<I, R>,
    input: I,
  ): Promise<Assessed<R>> {
    const started = performance.now();
    const result = await work(settings, input, rules);
    return {
      ...result,
      provenance: {
        assessor: "model",
        model: settings.model,
        promptVersion: promptOf(prompt).version,
        inputHash: hashOfInput(input),
        durationMs: Math.round(performance.now() - started),
      },
    };
  }
  function withFallback<I, R extends object>(
    prompt: PromptName,
    work: Work<I, R>,
    instead: (input: I) => Promise<Assessed<R>>,
  ) {
    return async (input: I): Promise<Assessed<R>> => {
      try {
        return await written(prompt, work, input);
      } catch (error) {
        // The rules would be at it for as long once more.
        if (error instanceof ThreadLimitError) throw error;
        const fallbackReason = error instanceof ModelFailure ? error.message : "it failed";
        log().warn(
          { prompt, fallbackReason },
          "the model did not answer; the embedded assessor does",
        );
        const result = await instead(input);
        return { ...result, provenance: { ...result.provenance, fallbackReason } };
      }
    };
  }
  return {
    determine: withFallback("determine", determineByModel, rules.determine),
    compose: withFallback("compose", composeByModel, rules.compose),
    analyze: withFallback("analyze", analyzeByModel, rules.analyze),
    narrate: (input) =>
      written("narrate", narrateByModel, input).catch((error) => {
        const reason = error instanceof ModelFailure ? error.message : "it failed";
        log().warn({ reason }, "the model wrote no narrative; the documents do without");
        return null;
      }),
    compare: rules.compare,
  };
}
