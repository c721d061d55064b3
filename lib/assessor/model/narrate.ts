import { z } from "zod";
import { holdsCardData } from "@/lib/assessor/card-data";
import type { Narrative, NarrativeInput } from "@/lib/assessor/port";
import { ask, type ModelSettings } from "./ask";
import { promptOf } from "./prompts";

const Written = z.object({ roleWithCards: z.string(), environment: z.string() });
const LONGEST = 1500;

/** Lets the model write the narrative parts of the attestation. */
export async function narrateByModel(
  settings: ModelSettings,
  input: NarrativeInput,
): Promise<Narrative> {
  return ask(settings, {
    name: "narrative",
    instructions: promptOf("narrate").text,
    turns: [{ role: "user", content: JSON.stringify(input) }],
    schema: Written,
    check: (written) =>
      Object.entries(written).flatMap(([member, text]) => problemsOf(member, text)),
  });
}

function problemsOf(member: string, text: string): string[] {
  const problems: string[] = [];
  if (text.trim() === "") problems.push(`${member} is empty.`);
  if (text.length > LONGEST) problems.push(`${member} is longer than ${LONGEST} characters.`);
  if (holdsCardData(text)) problems.push(`${member} holds card data.`);
  if (/\bcompl(?:y|ies|iant|iance)\b/i.test(text)) {
    problems.push(`${member} must not speak of compliance.`);
  }
  return problems;
}
