// What the merchant has said about each slot, newest words first: an answer wins over the
// description where they differ.
import type { Evidence, Source } from "./evidence";
import type { Slot } from "./signal";

/** The evidence of a whole thread. */
export interface Statements {
  readonly sources: readonly Source[];
  readonly evidence: readonly Evidence[];
}

/** Whether a slot is settled, and by which words. */
export interface Settled {
  /** Values said, strongest evidence of each. */
  readonly said: ReadonlyMap<string, Evidence>;
  /** The words are doubtful or absent. */
  readonly doubt: Evidence | undefined;
}

/** The evidence that counts for a slot: the newest text that speaks of it with certainty. */
export function latest(statements: Statements, slot: Slot): readonly Evidence[] {
  const own = statements.evidence.filter((evidence) => evidence.slot === slot);
  const sources = [...new Set(own.map((evidence) => evidence.source))].sort((a, b) => b - a);
  for (const source of sources) {
    const here = own.filter((evidence) => evidence.source === source);
    if (here.some((evidence) => evidence.firmness === "certain")) return here;
  }
  return own;
}

/** The values said about a slot in the newest text that speaks of it. */
export function settle(statements: Statements, slot: Slot): Settled {
  const said = new Map<string, Evidence>();
  let doubt: Evidence | undefined;
  for (const evidence of latest(statements, slot)) {
    if (evidence.firmness === "doubtful") {
      doubt ??= evidence;
      continue;
    }
    const known = said.get(evidence.value);
    if (!known || (known.firmness === "implied" && evidence.firmness === "certain")) {
      said.set(evidence.value, evidence);
    }
  }
  return { said, doubt };
}

/** The words that say the value (or one of the values) about the slot, if any do. */
export function said(
  statements: Statements,
  slot: Slot,
  ...values: readonly string[]
): Evidence | undefined {
  const settled = settle(statements, slot).said;
  for (const value of values) {
    const evidence = settled.get(value);
    if (evidence) return evidence;
  }
  return undefined;
}

/** As `said`, in any text of the thread, and only where the words are certain. */
export function everSaid(
  statements: Statements,
  slot: Slot,
  ...values: readonly string[]
): Evidence | undefined {
  return statements.evidence.find(
    (evidence) =>
      evidence.slot === slot && evidence.firmness !== "doubtful" && values.includes(evidence.value),
  );
}

/** The value of a slot that the words bring up and leave open: "the IT firm did something there". */
export const OPEN = "open";

/** A slot with two opposite values: one of them, both (a contradiction), or neither. */
export function decide(
  statements: Statements,
  slot: Slot,
  yes: readonly string[],
  no: readonly string[],
): "yes" | "no" | "both" | "unknown" {
  const settled = settle(statements, slot).said;
  const forIt = strongest(settled, yes);
  const against = strongest(settled, no);
  if ((!forIt && !against) || settled.has(OPEN)) return "unknown";
  if (!against) return "yes";
  if (!forIt) return "no";
  if (forIt.firmness !== against.firmness) return forIt.firmness === "certain" ? "yes" : "no";
  return "both";
}

function strongest(
  settled: ReadonlyMap<string, Evidence>,
  values: readonly string[],
): Evidence | undefined {
  const found = values.flatMap((value) => settled.get(value) ?? []);
  return found.find((evidence) => evidence.firmness === "certain") ?? found[0];
}

/** Where words stand in a thread. */
type Place = Pick<Evidence, "source" | "sentence">;

/** Whether two pieces of evidence come from the same clause of the same text. */
export function isSameClause(a: Evidence, b: Evidence): boolean {
  return a.source === b.source && a.clause === b.clause;
}

/** Said in one sentence. */
export function isSameSentence(one: Place, other: Place): boolean {
  return one.source === other.source && one.sentence === other.sentence;
}

/** The normalised sentence in which something was said. */
export function sentenceAround({ sources }: Statements, { source, sentence }: Evidence): string {
  return sources.find(({ number }) => number === source)?.reading.sentences[sentence]?.text ?? "";
}

/** The statements with more. */
export function plus({ sources, evidence }: Statements, more: readonly Evidence[]): Statements {
  return { sources, evidence: [...evidence, ...more] };
}

/** The statements without some. */
export function minus({ sources, evidence }: Statements, gone: readonly Evidence[]): Statements {
  const left = (all: readonly Evidence[]) => all.filter((each) => !gone.includes(each));
  return {
    sources: sources.map((source) => ({ ...source, evidence: left(source.evidence) })),
    evidence: left(evidence),
  };
}
