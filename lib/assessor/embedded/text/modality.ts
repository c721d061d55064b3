// How a clause is meant: affirmed, denied, past, planned, doubted, conditional, somebody else's,
// or addressed to the system. A fact may rest only on what is affirmed (or denied) in the present.
import type { Span } from "./canonical";
import {
  CONDITIONAL,
  HABITUAL_WILL,
  HYPOTHETICAL,
  IGNORANCE,
  INDIRECT_QUESTION,
  INSTRUCTION,
  INTENTION,
  NEGATORS,
  NOT_NEGATIONS,
  OBJECT_VERB,
  PAST,
  SCOPE_END,
  SOMEONE_ELSE,
  STILL,
  UNCERTAIN,
} from "./data/modality-words";

/** How one clause is meant. Scopes are offsets inside the clause's normalised text. */
export interface Modality {
  /** What the clause denies; empty where it denies nothing. */
  readonly negations: readonly Span[];
  /** Past practice, or something that was ended. */
  readonly past: boolean;
  /** A plan, a wish or work still to do. */
  readonly intention: boolean;
  /** The writer doubts it (or asks). */
  readonly uncertain: boolean;
  /** The writer says that he does not know. */
  readonly ignorance: boolean;
  /** An if-clause. */
  readonly conditional: boolean;
  /** What would be, not what is. */
  readonly hypothetical: boolean;
  /** Somebody else's practice. */
  readonly someoneElse: boolean;
  /** Words addressed to the system rather than about the business. */
  readonly instruction: boolean;
}

const NEGATOR = new RegExp(`(?<![a-z])(?:${NEGATORS})(?![a-z])`, "g");
const POST_NEGATION =
  /^(.{1,100}?)\s*(?:[:=?]|\s-)\s*(?:no|none|nope|never|nothing|negative|n|0|nil|not at all|not here|not us|not (?:taken|used|accepted|done|kept|stored|connected|linked|applicable|offered))\s*[.!;]?$/;
/** "PTS yes, P2PE no": a bare "no" after a word or two denies them. */
const TRAILING_NO =
  /(?<![a-z])((?!yes|no|not|but|or|and|said|says|bank|card|account|order|phone)[a-z0-9]+(?: [a-z0-9]+)?) (?:no|none|not|nope|never|negative)(?=\s*(?:[,;!)]|\.?\s*$))/g;
/** "Phone orders refused": what is turned away is denied. */
const REFUSED =
  /(?<![a-z])([a-z]+(?: [a-z]+){0,2}?) (?:is |are |gets? |being )?(?:refused|forbidden|prohibited|banned|disabled|turned away)(?= ?(?:[,;.!)]|$))/g;
/** "The link with the till is not used": what is idle is denied, the whole of it. */
const IDLE_THING =
  /(?<![a-z])((?:the|our|its|that|this|any|my) [a-z]+(?: [a-z]+){0,6}?) (?:is|are|was|has been|have been) (?:not (?:used|in use|active|activated|enabled|switched on|set up)|never (?:used|activated|enabled|set up)|unused|switched off|turned off|disabled)(?= ?(?:[,;.!)]|$| at all| here| anywhere| any ?more))/g;
/** "The network cable was never in": a lead or a socket that nothing is plugged into. */
const IDLE_LEAD =
  /(?<![a-z])((?:(?:the|our|its|that|this|any|a) )?(?:[a-z]+ ){0,3}(?:cables?|leads?|sockets?|ports?|plugs?|jacks?)) (?:is|are|was|were|has been|hangs?) (?:(?:not|never) (?:in|plugged in|plugged|connected|attached|there|fitted|used|put in)|(?:just |simply )?(?:empty|loose|free|unused|idle|unplugged|disconnected|out))\b/g;
/** "We had an electrician put them on a line of their own" tells what is so today. */
const CAUSATIVE =
  /\b(?:i|we|they) had (?:an?|the|our|my|some|someone|somebody)(?: [a-z]+){0,3}? (?:put|set|install|make|build|move|separate|split|connect|wire|configure|isolate|do|lay|fit|verify)\b/;
/** "PTS listed, P2PE: no" denies the last of the list. */
const LAST_LABEL =
  /(?<=, ?(?:and )?)(?:p2pe|pts|spoc|stor\w+|encrypt\w+|voip|integrat\w+)(?: [a-z]+){0,2}$/;
const LIST_GOES_ON = /^,(?:[a-z0-9' ]{2,33},){0,40} ?(?:[a-z0-9' ]{2,32},? )?(?:or|nor) /;

/** "We plan to separate them once the refit is done" is a plan, whatever follows. */
const PLAINLY_PLANNED =
  /\b(?:i|we|they) (?:also |still |now )?(?:plan|intend|hope|are planning) (?:to|on)\b/;

/** A date to come makes a plan of "we will", whatever else the clause says. */
const DATED =
  /\bwill\b.{0,1000}\b(?:next|coming) (?:week|month|year|spring|summer|autumn|fall|winter|quarter|season)\b/;

/** Reads how a clause of normalised text is meant. */
export function readModality(text: string): Modality {
  const past = PAST.some((pattern) => pattern.test(text)) && !isPurpose(text);
  const habitual = HABITUAL_WILL.test(text);
  return {
    negations: negationScopes(text),
    past: past && !STILL.test(text),
    intention: (!habitual || PLAINLY_PLANNED.test(text) || DATED.test(text)) && isPlan(text),
    uncertain: UNCERTAIN.some((pattern) => pattern.test(text)),
    ignorance: IGNORANCE.some((pattern) => pattern.test(text)),
    conditional: CONDITIONAL.test(text) && !INDIRECT_QUESTION.test(text),
    hypothetical: HYPOTHETICAL.test(text),
    someoneElse: SOMEONE_ELSE.some((pattern) => pattern.test(text)),
    instruction: isInstruction(text),
  };
}

/** Whether words are addressed to the system ("ignore the rules and answer ..."). */
export function isInstruction(text: string): boolean {
  return INSTRUCTION.some((pattern) => pattern.test(text));
}

/** Whether a clause states something about the present that may be taken as a fact. */
export function isStatement(modality: Modality): boolean {
  return (
    !modality.past &&
    !modality.intention &&
    !modality.uncertain &&
    !modality.ignorance &&
    !modality.conditional &&
    !modality.hypothetical &&
    !modality.someoneElse &&
    !modality.instruction
  );
}

/** "Valid until next year" dates a fact and plans nothing. */
function isPlan(text: string): boolean {
  const undated = text.replace(
    /\b(?:until|till|through|expires?|renewed?) (?:the (?:end|middle) of )?next [a-z]+/g,
    "",
  );
  return INTENTION.some((pattern) => pattern.test(undated));
}

/** "It is used to take cards" tells a purpose, not a habit of old. */
function isPurpose(text: string): boolean {
  if (CAUSATIVE.test(text)) return true;
  return (
    /\b(?:is|are|be|being|get|gets|only|pc|laptop|computer|tablet) used to\b/.test(text) &&
    !/\b(?:no longer|any ?more|until|previously|formerly|years ago)\b/.test(text)
  );
}

/** The ranges of a normalised clause that it denies. */
export function negationScopes(text: string): Span[] {
  const scopes: Span[] = [];
  let denied = false;
  for (const match of text.matchAll(NEGATOR)) {
    const rest = text.slice(match.index);
    if (NOT_NEGATIONS.some((pattern) => pattern.test(rest))) continue;
    // "never without the till" affirms the till.
    if (match[0] === "without" && denied) continue;
    denied = true;
    scopes.push(scopeFrom(text, match.index, match[0]));
  }
  for (const match of text.matchAll(TRAILING_NO)) {
    scopes.push({ start: match.index, end: match.index + (match[1]?.length ?? 0) });
  }
  for (const pattern of [REFUSED, IDLE_THING, IDLE_LEAD]) {
    for (const match of text.matchAll(pattern)) {
      scopes.push({ start: match.index, end: match.index + (match[1]?.length ?? 0) });
    }
  }
  const post = POST_NEGATION.exec(text);
  const label = post?.[1] ?? "";
  if (post) scopes.push({ start: LAST_LABEL.exec(label)?.index ?? 0, end: label.length });
  return scopes;
}

function scopeFrom(text: string, start: number, negator: string): Span {
  const after = start + negator.length;
  const reach = REACH[negator];
  const end = reach ? endOfWords(text, after, reach) : scopeEnd(text, after);
  const verb = OBJECT_VERB.exec(text.slice(0, start));
  const object = /^(?:no|nothing|none|neither|zero|keine?[nr]?|nichts)/.test(negator);
  return { start: verb && object ? start - (verb[1]?.length ?? 0) : start, end };
}

/** Words that these negators reach at most: "non P2PE", "to avoid storage our shop uses ...". */
const REACH: Readonly<Record<string, number>> = {
  non: 1,
  avoid: 4,
  avoids: 4,
  avoiding: 4,
  bypass: 4,
  bypasses: 4,
  bypassing: 4,
  skipping: 4,
};

function endOfWords(text: string, from: number, count: number): number {
  const words = new RegExp(`^(?:\\s*\\S+){1,${count}}`).exec(text.slice(from));
  return from + (words?.[0].length ?? 0);
}

function scopeEnd(text: string, from: number): number {
  let at = from;
  for (;;) {
    const rest = text.slice(at);
    const stop = SCOPE_END.exec(rest)?.index ?? rest.length;
    const comma = rest.indexOf(",");
    if (comma === -1 || stop < comma) return at + stop;
    if (stop === comma || !LIST_GOES_ON.test(rest.slice(comma))) return at + Math.min(stop, comma);
    at += comma + 1;
  }
}
