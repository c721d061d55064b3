// A model's reading of a thread. A statement counts only with values that the decision table knows, and with words
// of the merchant that speak of its topic: what somebody else is said to have confirmed, or what the words tell the
// reader to do, is no evidence.
import { determineFrom } from "@/lib/assessor/embedded/determination/determine";
import type { Evidence, Source } from "@/lib/assessor/embedded/determination/evidence";
import type { Slot } from "@/lib/assessor/embedded/determination/signal";
import { SIGNALS } from "@/lib/assessor/embedded/determination/signals";
import type { Statements } from "@/lib/assessor/embedded/determination/statements";
import { readThread } from "@/lib/assessor/embedded/determination/thread";
import type { Determination } from "@/lib/assessor/port";
import type { ReadStatement, ReadThread } from "./rules";
import { speaksOf } from "./topics";

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

/** Many times what the longest thread can say. */
const MOST_STATEMENTS = 400;

/** What keeps the statements from being used. */
export function problemsOfStatements({ input, statements }: ReadThread): string[] {
  if (statements.length > MOST_STATEMENTS) {
    return [`There are ${statements.length} statements: keep the ${MOST_STATEMENTS} that matter.`];
  }
  const texts = [input.description, ...input.rounds.map((round) => round.answer)];
  return statements.flatMap(({ slot, value, text, quote }) => {
    if (!VALUES.get(slot)?.has(value)) return [`${slot}=${value} is not in the list.`];
    const words = quote.trim();
    if (words === "" || !texts[text]?.includes(words)) {
      return [`${slot}=${value}: quote must be copied exactly from text ${text}.`];
    }
    return [];
  });
}

/** What the decision table makes of the statements whose words speak of their topic; the others are unknown. */
export function determineFromStatements({ input, statements }: ReadThread): Determination {
  const read = readThread(input);
  const chosen = new Set(read.sources.filter((each) => each.chosen).map(({ number }) => number));
  const borneOut = statements.filter(
    (statement) => !chosen.has(statement.text) && speaksOf(statement, read, input.rounds),
  );
  return determineFrom(merge(read, borneOut), input);
}

function merge(read: Statements, statements: readonly ReadStatement[]): Statements {
  const kept = read.evidence.filter(
    ({ slot, value, source, basis }) =>
      // What was chosen, and what products are known for, is not read from words.
      basis !== undefined ||
      // What no words speak of by themselves is told by the answer to its question alone.
      source < 0 ||
      !VALUES.has(slot) ||
      GUARDED.some(([name, guarded]) => name === slot && guarded === value),
  );
  return { ...read, evidence: [...kept, ...statements.map((each) => asEvidence(read, each))] };
}

function asEvidence(read: Statements, statement: ReadStatement): Evidence {
  const quote = statement.quote.trim();
  const source: Source | undefined = read.sources.find(({ number }) => number === statement.text);
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
