import type { Config } from "@/lib/core/config";
import { createModelAssessor } from "./model/assessor";
import type { Assessor } from "./port";
import { rulesInThread } from "./rules-in-thread";

/** The assessor that the configuration asks for: a model where there is a key, else the embedded one. */
export function createAssessor(model: Config["model"]): Assessor {
  const rules = rulesInThread();
  return model ? createModelAssessor(model, rules) : rules;
}
