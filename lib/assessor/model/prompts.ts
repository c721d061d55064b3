import { readFileSync } from "node:fs";
import path from "node:path";

/** The prompts, by task. A changed prompt is a new file with the next number, never an edit. */
const VERSIONS = {
  determine: "determine-v2",
  compose: "compose-v2",
  analyze: "analyze-v2",
  narrate: "narrate-v1",
} as const;

/** A task of the model. */
export type PromptName = keyof typeof VERSIONS;

/** A prompt with the version that is kept beside its results. */
export interface Prompt {
  readonly version: string;
  readonly text: string;
}

const read = new Map<PromptName, Prompt>();

/** The current prompt of a task. */
export function promptOf(name: PromptName): Prompt {
  let prompt = read.get(name);
  if (!prompt) {
    const version = VERSIONS[name];
    const file = path.join(import.meta.dirname, "prompts", `${version}.md`);
    prompt = { version, text: readFileSync(file, "utf8") };
    read.set(name, prompt);
  }
  return prompt;
}
