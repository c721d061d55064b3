import { z } from "zod";
import { determineFrom } from "@/lib/assessor/embedded/determination/determine";
import type { Evidence } from "@/lib/assessor/embedded/determination/evidence";
import type { Slot } from "@/lib/assessor/embedded/determination/signal";
import { SIGNALS } from "@/lib/assessor/embedded/determination/signals";
import type { Statements } from "@/lib/assessor/embedded/determination/statements";
import { readThread } from "@/lib/assessor/embedded/determination/thread";
import type { Determination, DeterminationInput } from "@/lib/assessor/port";
import { ask, type ModelSettings, type Turn } from "./ask";
import { promptOf } from "./prompts";

const Read = z.object({
  statements: z.array(
    z.object({
      slot: z.string(),
      value: z.string(),
      certainty: z.enum(["certain", "implied", "doubtful"]),
      text: z.int().min(0),
      quote: z.string(),
    }),
  ),
});

type ReadStatement = z.output<typeof Read>["statements"][number];

/** Every value that the rules know for a slot: a model may use no other. */
const VALUES: ReadonlyMap<string, ReadonlySet<string>> = SIGNALS.reduce((map, signal) => {
  const values = map.get(signal.slot) ?? new Set<string>();
  for (const value of [signal.value, signal.denied, signal.planned]) if (value) values.add(value);
  return map.set(signal.slot, values);
}, new Map<string, Set<string>>());

/** Points on which the rules' own reading always counts: missing one could shrink the questionnaire. */
const GUARDED: readonly (readonly [Slot, string])[] = [
  ["storage", "yes"],
  ["storage", "maybe"],
  ["received", "email"],
  ["received", "faxElectronic"],
  ["recording", "withCard"],
  ["web", "serverReceivesCardData"],
  ["selfAssessment", "no"],
];

/**
 * Lets the model read the words; the same table as always decides. A statement counts only with words
 * that stand in the text it names, and only with values that the table knows.
 */
export async function determineByModel(
  settings: ModelSettings,
  input: DeterminationInput,
): Promise<Determination> {
  const texts = [input.description, ...input.rounds.map((round) => round.answer)];
  const { statements } = await ask(settings, {
    name: "statements",
    instructions: promptOf("determine").text,
    turns: turnsOf(input),
    schema: Read,
    check: (output) => problemsOf(output.statements, texts),
  });
  return determineFrom(merge(readThread(input), statements), input);
}

/** The thread as a conversation, so that the model sees each answer behind its question. */
function turnsOf(input: DeterminationInput): Turn[] {
  const { description, channel, vendor } = input;
  const turns: Turn[] = [
    { role: "user", content: JSON.stringify({ description, channel, vendor }) },
  ];
  for (const { question, answer } of input.rounds) {
    turns.push({ role: "assistant", content: question }, { role: "user", content: answer });
  }
  return turns;
}

function problemsOf(statements: readonly ReadStatement[], texts: readonly string[]): string[] {
  return statements.flatMap(({ slot, value, text, quote }) => {
    if (!VALUES.get(slot)?.has(value)) return [`${slot}=${value} is not in the list.`];
    const words = quote.trim();
    if (words === "" || !texts[text]?.includes(words)) {
      return [`${slot}=${value}: quote must be copied exactly from text ${text}.`];
    }
    return [];
  });
}

function merge(read: Statements, statements: readonly ReadStatement[]): Statements {
  const kept = read.evidence.filter(
    ({ slot, value, source }) =>
      source < 0 || GUARDED.some(([name, guarded]) => name === slot && guarded === value),
  );
  return { ...read, evidence: [...kept, ...statements.map((each) => asEvidence(read, each))] };
}

function asEvidence(read: Statements, statement: ReadStatement): Evidence {
  const quote = statement.quote.trim();
  const source = read.sources.find(({ number }) => number === statement.text);
  const clause = source?.reading.clauses.find(
    ({ verbatim }) => quote.includes(verbatim) || verbatim.includes(quote),
  );
  return {
    slot: statement.slot as Slot,
    value: statement.value,
    firmness: statement.certainty,
    quote,
    source: statement.text,
    sentence: clause?.sentence ?? 0,
    clause: clause?.index ?? 0,
    text: clause?.text ?? quote.toLowerCase(),
    start: clause?.start ?? 0,
    end: clause?.end ?? quote.length,
  };
}
