// An answer read once for all controls: its clauses, how each is meant, its numbers, and a memory of
// where each pattern was found, since many rules share their words.
import { type Clause, clauseAt, type Reading, readText } from "@/lib/assessor/embedded/text/clauses";
import { NEGATORS } from "@/lib/assessor/embedded/text/data/modality-words";
import { type Quantity, readQuantities } from "./quantities";
import { type Stance, stanceOf, takenBackRanges } from "./stance";
import { BARE_NO } from "./data/stance-words";

/** One place where a pattern was found. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly clause: Clause;
}

/** An answer, read. Offsets are those of the normalised text. */
export interface Answer {
  readonly reading: Reading;
  /** Per clause. */
  readonly stances: readonly Stance[];
  /** Clauses that are nothing but "none" or "no" and deny what stands before them. */
  readonly bareNo: readonly boolean[];
  readonly quantities: readonly (Quantity & { readonly clause: Clause })[];
  readonly takenBack: readonly { readonly start: number; readonly end: number }[];
  readonly found: Map<RegExp, readonly Hit[]>;
}

const STARTS_WITH_NEGATOR = new RegExp(`^(?:${NEGATORS})\\b`);

/** Reads an answer. */
export function readAnswer(text: string): Answer {
  const reading = readText(text);
  return {
    reading,
    stances: reading.clauses.map((clause) =>
      stanceOf(clause, reading.sentences[clause.sentence]?.text ?? clause.text),
    ),
    bareNo: reading.clauses.map((clause) => BARE_NO.test(clause.text.trim())),
    quantities: readQuantities(reading.text).flatMap((quantity) => {
      const clause = clauseAt(reading, quantity.start);
      return clause ? [{ ...quantity, clause }] : [];
    }),
    takenBack: takenBackRanges(reading.text),
    found: new Map(),
  };
}

/** Every place where the pattern is found; looked up once per answer. */
export function hitsOf(answer: Answer, pattern: RegExp): readonly Hit[] {
  const known = answer.found.get(pattern);
  if (known) return known;
  const hits: Hit[] = [];
  for (const match of answer.reading.text.matchAll(pattern)) {
    const clause = clauseAt(answer.reading, match.index);
    if (clause && match[0] !== "") {
      hits.push({ start: match.index, end: match.index + match[0].length, clause });
    }
  }
  answer.found.set(pattern, hits);
  return hits;
}

/** Whether the words found stand in the reach of a negation that nothing takes back. */
export function isDenied(answer: Answer, hit: Hit): boolean {
  if (answer.takenBack.some((range) => range.start <= hit.start && hit.start < range.end)) {
    return false;
  }
  const from = hit.start - hit.clause.start;
  const to = hit.end - hit.clause.start;
  const ownNegator = STARTS_WITH_NEGATOR.test(answer.reading.text.slice(hit.start, hit.end));
  return hit.clause.modality.negations.some(
    (scope) => scope.start < to && from < scope.end && (scope.start < from || !ownNegator),
  );
}

/** Whether a bare "none" or "no" right after the clause, in its sentence, denies it. */
export function isDeniedAfter(answer: Answer, clause: Clause): boolean {
  const next = answer.reading.clauses[clause.index + 1];
  return (
    next !== undefined && next.sentence === clause.sentence && (answer.bareNo[next.index] ?? false)
  );
}
