// An answer read once for all controls: its clauses, how each is meant, its numbers, and a memory of
// where each pattern was found, since many rules share their words.

import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";
import type { Span } from "@/lib/assessor/embedded/text/canonical";
import {
  type Clause,
  clauseAt,
  type Reading,
  readText,
} from "@/lib/assessor/embedded/text/clauses";
import { NEGATORS } from "@/lib/assessor/embedded/text/data/modality-words";
import { BARE_NO, DENIED_AT_END, IDLE, PROTECTIVE, TURNED_OFF } from "./data/stance-words";
import { hasOwnNo } from "./pattern";
import { type Quantity, readQuantities } from "./quantities";
import { readStances, type Stance, takenBackRanges } from "./stance";

/** One place where a pattern was found. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly clause: Clause;
  /** The pattern names a negation and the words found hold it: it denies nothing here. */
  readonly ownNo: boolean;
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

// A verb that denies what follows it denies nothing of the words it stands in: "the day she stopped".
const VERB_NEGATOR = /^(?:stop|ceas|quit|g[ai]ve|got|get|done|refus|avoid|lack|free)/;
// "It denies attacks on the spot": what is fended off denies nothing of the fence.
const FENDS_OFF = /^den(?:y|ies|ying) (?:attacks?|requests?|everything|all|any|whatever|what)\b/;
// "Serial no." is short for a number and denies nothing.
const NUMBER_SIGN =
  /\b(?:serial|ser|model|part|phone|telephone|inventory|id|order|ref|asset|item) no\b/;
// The reach of "keep nothing" begins at its verb, a few letters before the "no" itself.
const VERB_WIDTH = 12;
const ADVICE =
  /^(?:not|never) (?:to )?(?:swap|give|let|share|open|click|hand|leave|accept|install|replace|return|trust|plug|reuse|tell|touch|send back|write)\b/;
// "No unauthorized person", "no other unsafe service": what is left is what was said before.
const NARROW =
  /^(?:no|not any|there (?:is|are) no) (?:other|further|spare|unauthori[sz]ed|unapproved|additional|extra|exceptions?|second|foreign|stranger|outsider|truncated|default|factory|gaps?|loopholes?|one else|unneeded|unnecessary|insecure|unsafe|weak)\b/;
const NO_OBJECT =
  /^\w{0,3} nothing(?: (?:special|at all|about|on|for|of|in particular|extra|specific|whatsoever)\b|\s*(?:[.,;!?]|$))/;
// "Is", "has been" and the like may stand between a thing and its being turned off.
const AUXILIARY_WIDTH = 12;
const TURNS_OFF = /^(?:switch|turn|shut|disabl|deactivat|remov|delet|off|lock|clos|block|gone)/;
const SUBORDINATE =
  /^(?:and |but |so |then )?(?:when|once|if|as soon as|whenever|whatever|what|everything|anything|papers?|slips?|receipts?|forms?|things|those|old|accounts?|users?|someone|who|whoever|services?|programs?|software|functions?)\b/;
const MAIN_CLAUSE =
  /\s(?:they|it|we|i|he|she|these|those|goes|go|is|are|gets?|has|have|must|has to|get|was|were)\s/;
const NEGATOR = boundedPattern(`(?<![a-z])(?:${NEGATORS})(?![a-z])`);

/** Reads an answer. */
export function readAnswer(text: string): Answer {
  const reading = readText(text);
  return {
    reading,
    stances: readStances(reading),
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
  const owning = hasOwnNo(pattern);
  for (const match of answer.reading.text.matchAll(pattern)) {
    const clause = clauseAt(answer.reading, match.index);
    if (clause && match[0] !== "") {
      const end = match.index + match[0].length;
      hits.push({ start: match.index, end, clause, ownNo: owning && NEGATOR.test(match[0]) });
    }
  }
  answer.found.set(pattern, hits);
  return hits;
}

/**
 * Whether one of the places found stands in the reach of a negation that nothing takes back. A
 * negation that one of the places names itself is used up by it.
 */
export function isDenied(answer: Answer, hits: readonly Hit[]): boolean {
  return hits.some((hit) => {
    if (isTakenBack(answer, hit)) return false;
    if (!hit.ownNo && takesNothing(hit)) return true;
    const scopes = scopesOver(answer, hit).filter((scope) => !isSubordinate(answer, hit, scope));
    return scopes.some(
      (scope) => !hits.some((other) => usesUp(other, scope) || turnsOff(answer, other, scope)),
    );
  });
}

/** Whether a "no" before these words is taken back by a later one, as in "none without a key". */
export function isTakenBack(answer: Answer, hit: Hit): boolean {
  return answer.takenBack.some((range) => range.start <= hit.start && hit.start < range.end);
}

/** "We ask nothing special": the object denies its verb. */
function takesNothing(hit: Hit): boolean {
  return NO_OBJECT.test(hit.clause.text.slice(hit.end - hit.clause.start));
}

/** The negations over a place, as ranges of the whole text; the place may run over clauses. */
function scopesOver(answer: Answer, hit: Hit): Span[] {
  const { clauses, text } = answer.reading;
  const last = clauses.findIndex((clause) => clause.start >= hit.end);
  return clauses
    .slice(hit.clause.index, last === -1 ? undefined : last)
    .flatMap(({ start, modality }) =>
      modality.negations.map((scope) => ({ start: scope.start + start, end: scope.end + start })),
    )
    .filter((scope) => scope.start < hit.end && hit.start < scope.end)
    .filter((scope) => scope.start < hit.start || !VERB_NEGATOR.test(text.slice(scope.start)))
    .filter((scope) => !text.startsWith("unlike", scope.start))
    .filter((scope) => !isGuidance(text, scope))
    .filter((scope) => !NARROW.test(text.slice(scope.start)))
    .filter((scope) => !NUMBER_SIGN.test(text.slice(scope.start, scope.end + 5)))
    .filter((scope) => !IDLE.test(text.slice(scope.start)))
    .filter((scope) => !FENDS_OFF.test(text.slice(scope.start)))
    .filter((scope) => !TURNED_OFF.test(text.slice(scope.end)));
}

/** "What not to write down": advice on what to leave undone denies nothing. */
function isGuidance(text: string, scope: Span): boolean {
  const before = text.slice(0, scope.start);
  const after = text.slice(scope.start);
  if (/\b(?:what|whom?|how|when|where) $/.test(before)) return /^(?:not|never) to\b/.test(after);
  return /(?:[,:;(] ?|\bto )(?:do )?$/.test(before) && ADVICE.test(after);
}

/** "Staff cannot switch it off": a "no" that protects denies nothing, and proves nothing either. */
export function isProtected(hits: readonly Hit[]): boolean {
  return hits.some((hit) => PROTECTIVE.test(hit.clause.text));
}

function usesUp(other: Hit, scope: Span): boolean {
  return other.ownNo && other.start - VERB_WIDTH <= scope.start && scope.start < other.end;
}

/** "The guest login is switched off": where turning off is what is looked for, it denies nothing. */
function turnsOff(answer: Answer, other: Hit, scope: Span): boolean {
  const isNext = scope.end <= other.start && other.start <= scope.end + AUXILIARY_WIDTH;
  return isNext && TURNS_OFF.test(answer.reading.text.slice(other.start, other.end));
}

/** "What we do not need any more is shredded": the "not" ends where the main clause begins. */
function isSubordinate(answer: Answer, hit: Hit, scope: Span): boolean {
  if (!SUBORDINATE.test(hit.clause.text) || scope.start >= hit.start) return false;
  return MAIN_CLAUSE.test(answer.reading.text.slice(scope.start, hit.start));
}

/** "A list we do not have, everyone knows it": the part up to the comma is denied at its end. */
export function isDeniedInPart(hit: Hit): boolean {
  const { start, text } = hit.clause;
  const comma = text.indexOf(",", hit.end - start);
  return comma !== -1 && DENIED_AT_END.test(text.slice(0, comma));
}

/** Whether the clause is denied at its end ("a list we do not have") or by a bare "none" after it. */
export function isDeniedAfter(answer: Answer, clause: Clause): boolean {
  if (DENIED_AT_END.test(clause.text)) return true;
  const next = answer.reading.clauses[clause.index + 1];
  if (next === undefined || !(answer.bareNo[next.index] ?? false)) return false;
  return next.sentence === clause.sentence || clause.text.endsWith("?");
}
