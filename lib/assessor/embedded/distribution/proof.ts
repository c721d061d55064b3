// What a finding proves: the stance of its clauses, its negations and its numbers are weighed here.
import type { Clause } from "@/lib/assessor/embedded/text/clauses";
import {
  type Answer,
  type Hit,
  isDenied,
  isDeniedAfter,
  isDeniedInPart,
  isProtected,
  isTakenBack,
} from "./answer";
import { DROPPED, LAPSED, LAPSED_SINCE, LEFT_OUT, NOT_APPLICABLE } from "./data/stance-words";
import type { Signal } from "./pattern";
import type { Stance } from "./stance";

/** What a finding proves about what the signal says. */
export type Proof = "affirmed" | "denied" | "planned" | "missed" | "partial";

/** A duty done "sometimes" is not done; a bad habit kept "sometimes" is kept. */
export type Habit = "duty" | "bad";

/** A number that misses its limit. */
export interface Amount {
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

/** One finding of one signal. */
export interface Finding {
  readonly proof: Proof;
  readonly literal: boolean;
  /** Denied because it has ended; what is done today says more. */
  readonly lapsed?: boolean;
  /** Range of the normalised text, for the quote. */
  readonly start: number;
  readonly end: number;
  readonly clauses: readonly Clause[];
  /** The merchant's number, where it misses the limit. */
  readonly amount?: Amount;
}

/** The numbers of a finding: where they stand, and the first that misses its limit. */
export interface Measured {
  readonly missed?: Amount;
  readonly clauses: readonly Clause[];
  readonly start: number;
  readonly end: number;
}

/** What the places found prove together; undefined where they prove nothing. */
export function proveFinding(
  answer: Answer,
  signal: Signal,
  hits: readonly Hit[],
  measured: Measured,
  habit: Habit,
): Finding | undefined {
  const clauses = [...new Set([...hits.map((hit) => hit.clause), ...measured.clauses])];
  const deniedAfter = isDeniedBehind(answer, hits, clauses);
  const ownWords = habit === "bad" && signal.literal;
  const stances = clauses.map((clause) => answer.stances[clause.index] ?? "stated");
  const range = {
    literal: signal.literal,
    start: Math.min(measured.start, ...hits.map((hit) => hit.start)),
    end: Math.max(measured.end, ...hits.map((hit) => hit.end)),
    clauses,
  };
  if (habit === "duty" && !signal.literal && hasLapsed(answer, hits, stances)) {
    return { proof: "denied", lapsed: true, ...range };
  }
  const settled = stances.filter((stance) => counts(answer, hits, stance, ownWords, deniedAfter));
  // A duty done now and then misses its rhythm, and is more than nothing.
  const asked = measured.missed === undefined ? habit : "bad";
  if (provesNothing(settled, asked) || (ownWords && isAnyTakenBack(answer, hits))) return undefined;
  if (stances.includes("planned")) return { proof: "planned", ...range };
  if (signal.literal) return { ...range, ...affirmation(answer, signal, clauses, measured.missed) };
  if (deniedAfter || isDenied(answer, hits)) {
    return isElsewhere(answer, signal, hits, habit === "duty" && !deniedAfter)
      ? undefined
      : { proof: "denied", ...range };
  }
  if (isDismissed(hits)) return undefined;
  return { ...range, ...affirmation(answer, signal, clauses, measured.missed) };
}

/** Whether the words are denied by what stands behind them. */
function isDeniedBehind(answer: Answer, hits: readonly Hit[], clauses: readonly Clause[]): boolean {
  const denied = clauses.filter((clause) => isDeniedAfter(answer, clause));
  if (denied.some((clause) => !standsBefore(hits, clause))) return true;
  return hits.slice(0, 1).some(isDeniedInPart);
}

/** "We share a login, and reviews are not done": the end of the clause speaks of something else. */
function standsBefore(hits: readonly Hit[], clause: Clause): boolean {
  const turn = Math.max(...[", and ", ", but "].map((word) => clause.text.lastIndexOf(word)));
  const own = hits.filter((hit) => hit.clause === clause);
  return own.length > 0 && own.every((hit) => hit.end - clause.start <= turn);
}

/** "We used to look every week, since she left nobody does": what has ended is not done today. */
function hasLapsed(answer: Answer, hits: readonly Hit[], stances: readonly Stance[]): boolean {
  const anchor = hits[0];
  if (!anchor || !stances.every((stance) => stance === "over" || stance === "stated")) return false;
  if (new Set(hits.map((hit) => hit.clause.sentence)).size > 1) return false;
  const { sentences } = answer.reading;
  const own = sentences[anchor.clause.sentence]?.text ?? "";
  const next = sentences[anchor.clause.sentence + 1]?.text ?? "";
  if (!stances.includes("over")) return DROPPED.test(next);
  return LAPSED.test(own) || LAPSED_SINCE.test(next);
}

/** What words prove that nothing denies: all of it, a part of it, or too small a number. */
function affirmation(
  answer: Answer,
  signal: Signal,
  clauses: readonly Clause[],
  missed: Amount | undefined,
): Pick<Finding, "proof" | "amount"> {
  if (missed) return { proof: "missed", amount: missed };
  const partial = !signal.literal && clauses.some((clause) => isLeftOut(answer, clause));
  return { proof: partial ? "partial" : "affirmed" };
}

/** Whether a denial hits something else than what the signal says. */
function isElsewhere(
  answer: Answer,
  signal: Signal,
  hits: readonly Hit[],
  shieldable: boolean,
): boolean {
  return signal.oneSided || isContrasted(answer, hits) || (shieldable && isProtected(hits));
}

function isAnyTakenBack(answer: Answer, hits: readonly Hit[]): boolean {
  return hits.some((hit) => isTakenBack(answer, hit));
}

/** Whether a stance that proves nothing still counts against the finding. */
function counts(
  answer: Answer,
  hits: readonly Hit[],
  stance: Stance,
  ownWords: boolean,
  deniedAfter: boolean,
): boolean {
  if (stance === "over") return !(ownWords && namesLastTime(answer, hits));
  if (stance === "doubted") return !(ownWords && namesDoubt(answer, hits));
  return stance === "due" ? !ownWords && !deniedAfter : true;
}

const NEVER_PROOF: readonly Stance[] = ["ignored", "over", "doubted", "due"];
const NO_DUTY: readonly Stance[] = ["imagined", "rare"];

function provesNothing(stances: readonly Stance[], habit: Habit): boolean {
  if (stances.some((stance) => NEVER_PROOF.includes(stance))) return true;
  if (stances.length > 0 && stances.every((stance) => stance === "condition")) return true;
  return habit === "duty" && stances.some((stance) => NO_DUTY.includes(stance));
}

/** "So shredding is not applicable": the words name a duty and claim nothing of it. */
function isDismissed(hits: readonly Hit[]): boolean {
  return hits.some((hit) => NOT_APPLICABLE.test(hit.clause.text.slice(hit.end - hit.clause.start)));
}

/** "Asked once, in 2019, and never again": that it is over is what breaks the control. */
function namesLastTime(answer: Answer, hits: readonly Hit[]): boolean {
  return hits.some((hit) =>
    /\b(?:once|one time|last|latest|since|again|stopped|years ago)\b/.test(
      answer.reading.text.slice(hit.start, hit.end),
    ),
  );
}

/** "We do not know which scripts run": the ignorance itself is what breaks the control. */
function namesDoubt(answer: Answer, hits: readonly Hit[]): boolean {
  return hits.some((hit) => /\b(?:know|idea)/.test(answer.reading.text.slice(hit.start, hit.end)));
}

/** "They were told, but nobody checks": the denial after "but" is of something else. */
function isContrasted(answer: Answer, hits: readonly Hit[]): boolean {
  const anchor = hits[0];
  if (!anchor || isDenied(answer, [anchor])) return false;
  return hits.some(
    (hit) =>
      hit.clause !== anchor.clause &&
      /^(?:but|whereas|while|although|though|however|only)\b/.test(hit.clause.text),
  );
}

// "Antivirus on the laptops, not on the server."
const NOT_THERE =
  /^(?:but |and |only |while |whereas |yet )?(?:not (?:on|for|in|at|with) (?:the|our|my|his|her|one|two|all)\b|(?:on|in|at|for) (?:the|our|my|one|two|some) (?:\w+ ){1,3}(?:it|they|this|that|there) (?:is|are|does|do|has|have) (?:not|none|no|nothing)\b|(?:the )?(?:others?|rest|other ones?|old(?:er)? ones?) (?:(?:still|is|are|has|have|do|does) ){1,8}(?:not(?! (?:need|have access|get|see|come|reach|allowed|able|know))|none|no|missing|open|unchanged|without)\b)/;
const ALL = /\b(?:all|every\w*|each|both|always|whole|entire)\b/;

function isLeftOut(answer: Answer, clause: Clause): boolean {
  const takenBack = answer.takenBack.some(
    (range) => range.start < clause.end && clause.start < range.end,
  );
  if (takenBack) return false;
  const next = answer.reading.clauses[clause.index + 1];
  if (next && next.sentence === clause.sentence && NOT_THERE.test(next.text)) return true;
  if (!ALL.test(clause.text))
    return /\b(?:not (?:all|every\w*)|only (?:some|part|half|a few))\b/.test(clause.text);
  if (LEFT_OUT.test(clause.text)) return true;
  return (
    next !== undefined &&
    next.sentence === clause.sentence &&
    /^(?:except|apart from|but not|other than)\b/.test(next.text) &&
    LEFT_OUT.test(next.text)
  );
}
