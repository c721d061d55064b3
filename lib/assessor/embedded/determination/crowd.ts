// Several ways of taking cards in one sentence: "a till in the shop, a link for the orders, and on the phone we type".
// Heard as a whole each of them is hard to hear; its own clause tells it.
import type { Hear } from "@/lib/assessor/embedded/hearing/hearing";
import { oddsOf } from "@/lib/assessor/embedded/hearing/together";
import type { Clause, Sentence } from "@/lib/assessor/embedded/text/clauses";
import { WAY_OF } from "./data/meanings";
import { isPlainlyMeant, type Source, toldByClause } from "./evidence";
import type { Heard } from "./heard";
import { markedWords } from "./marked";
import type { Slot } from "./signal";

/** Up to which score a way that the signals found may be drowned by others, and from which on its clause tells it. */
const DROWNED = { score: -2, inClause: 6 };
/** From which score on a sentence tells a way, and from which on one of its clauses tells another. */
const TOLD = { score: 1, inClause: 4 };
/** A clause of fewer words names a thing rather than a way. */
const FEWEST_WORDS = 4;
const WAY = "way.";

/** What is heard in a sentence, with the ways of taking cards that only its clauses tell. */
export function inCrowd(
  source: Source,
  sentence: Sentence,
  heard: readonly Heard[],
  alone: Hear,
): Heard[] {
  if (sentence.clauses.length < 2) return [...heard];
  const told = heard.map((each) => (isDrowned(each, source, alone) ? { ...each, score: 0 } : each));
  return [...told, ...otherWays(source, sentence, told, alone)];
}

/** Found by the signals, not heard in the sentence, but plainly in its own clause. */
function isDrowned({ label, score, signals }: Heard, source: Source, alone: Hear): boolean {
  if (!label.startsWith(WAY) || score > DROWNED.score) return false;
  const byClause = new Map(signals.map((each) => [each.clause, each]));
  return [...byClause.values()].some((each) => {
    const own = alone(markedWords(source, each)).get(label) ?? 0;
    return oddsOf(own) > DROWNED.inClause;
  });
}

/** The ways that clauses tell which the signals have not found, beside another one in the sentence. */
function otherWays(
  source: Source,
  sentence: Sentence,
  heard: readonly Heard[],
  alone: Hear,
): Heard[] {
  const found = heard.filter(({ label }) => label.startsWith(WAY));
  const ways = new Set(
    found
      .filter(({ score, signals }) => signals.length > 0 || score > TOLD.score)
      .map(({ label }) => WAY_OF[label]),
  );
  if (ways.size === 0) return [];
  const signals = found.flatMap((each) => each.signals);
  return sentence.clauses
    .filter((clause) => isTelling(clause))
    .filter(({ start, end }) => !signals.some((each) => each.start < end && start < each.end))
    .flatMap((clause) =>
      [...alone(markedWords(source, clause))]
        .map(([label, chance]) => ({ label, score: oddsOf(chance) }))
        .filter(({ label, score }) => isOther(label, ways) && score > TOLD.inClause)
        .map((each) => toldIn(clause, source, each)),
    );
}

function isOther(label: string, ways: ReadonlySet<string | undefined>): boolean {
  return label.startsWith(WAY) && WAY_OF[label] !== undefined && !ways.has(WAY_OF[label]);
}

/** Long enough to tell a way, plainly meant and neither asked nor denied. */
function isTelling(clause: Clause): boolean {
  const { text, modality } = clause;
  if (modality.negations.length > 0 || text.includes("?")) return false;
  return text.split(" ").length >= FEWEST_WORDS && isPlainlyMeant(clause);
}

function toldIn(
  clause: Clause,
  source: Source,
  { label, score }: { readonly label: string; readonly score: number },
): Heard {
  const [slot = "", value = ""] = label.split(".");
  const evidence = toldByClause(clause, source, [slot as Slot, value]);
  return { label, score, evidence, signals: [], plain: true };
}
