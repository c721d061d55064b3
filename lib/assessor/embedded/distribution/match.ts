// Finds the signals of a rule in an answer and says what each finding proves.
import type { Span } from "@/lib/assessor/embedded/text/canonical";
import type { Clause } from "@/lib/assessor/embedded/text/clauses";
import { type Answer, type Hit, hitsOf, isDenied, isDeniedAfter, isTakenBack } from "./answer";
import { LEFT_OUT } from "./data/stance-words";
import { type Group, type Measure, type Signal, signalOf } from "./pattern";

/** What a finding proves about what the signal says. */
export type Proof = "affirmed" | "denied" | "planned" | "missed" | "partial";

/** A duty done "sometimes" is not done; a bad habit kept "sometimes" is kept. */
export type Habit = "duty" | "bad";

/** One finding of one signal. */
export interface Finding {
  readonly proof: Proof;
  readonly literal: boolean;
  /** Range of the normalised text, for the quote. */
  readonly start: number;
  readonly end: number;
  readonly clauses: readonly Clause[];
  /** The merchant's number, where it misses the limit. */
  readonly amount?: { readonly start: number; readonly end: number };
}

/** Finds the signal. `alone`: one control was asked, so its topic need not be named. */
export function findSignal(
  answer: Answer,
  line: string,
  alone: boolean,
  habit: Habit = "duty",
): Finding[] {
  const signal = signalOf(line);
  const findings: Finding[] = [];
  for (const anchor of hitsOf(answer, signal.anchor)) {
    const finding = findingAt(answer, signal, anchor, alone, habit);
    if (finding) findings.push(finding);
  }
  return findings;
}

function findingAt(
  answer: Answer,
  signal: Signal,
  anchor: Hit,
  alone: boolean,
  habit: Habit,
): Finding | undefined {
  const hits: Hit[] = [anchor];
  for (const group of signal.groups) {
    const hit = reach(answer, group, anchor);
    if (group.reach === "absent") continue;
    if (hit) {
      if (group.reach === "sentence" || group.reach === "clause") hits.push(hit);
    } else if (!alone || group.reach === "sentence" || group.reach === "clause") {
      return undefined;
    }
  }
  if (holdsAbsent(answer, signal, hits)) return undefined;
  const measured = measure(answer, signal, anchor, hits);
  if (measured === undefined) return undefined;
  return judge(answer, signal, hits, measured, habit);
}

/** Words that take a signal away count in the parts, between commas, that the findings run over. */
function holdsAbsent(answer: Answer, signal: Signal, hits: readonly Hit[]): boolean {
  const absent = signal.groups.filter((group) => group.reach === "absent");
  if (absent.length === 0) return false;
  const parts = partsOver(hits);
  return absent.some((group) =>
    hitsOf(answer, group.pattern).some((hit) =>
      parts.some((part) => part.start < hit.end && hit.start < part.end),
    ),
  );
}

/** The parts of the clauses, between commas, that the findings run over. */
export function partsOver(hits: readonly Omit<Hit, "ownNo">[]): Span[] {
  const parts: Span[] = [];
  for (const clause of new Set(hits.map((hit) => hit.clause))) {
    const own = hits.filter((hit) => hit.clause === clause);
    const first = Math.min(...own.map((hit) => hit.start)) - clause.start;
    const last = Math.max(...own.map((hit) => hit.end)) - clause.start;
    const comma = clause.text.indexOf(",", last);
    parts.push({
      start: clause.start + Math.max(0, clause.text.lastIndexOf(",", first)),
      end: comma === -1 ? clause.end : clause.start + comma,
    });
  }
  return parts;
}

function reach(answer: Answer, group: Group, anchor: Hit): Hit | undefined {
  const { clause } = anchor;
  let best: Hit | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const hit of hitsOf(answer, group.pattern)) {
    const sentences = hit.clause.sentence - clause.sentence;
    if (group.reach === "nearby" && (sentences < -3 || sentences > 1)) continue;
    if ((group.reach === "sentence" || group.reach === "topic") && sentences !== 0) continue;
    if (group.reach === "clause" && hit.clause !== clause) continue;
    const distance =
      Math.abs(hit.clause.index - clause.index) * 1000 + Math.abs(hit.start - anchor.start);
    if (distance < bestDistance) [best, bestDistance] = [hit, distance];
  }
  return best;
}

interface Measured {
  readonly missed?: { readonly start: number; readonly end: number };
  readonly clauses: readonly Clause[];
  readonly end: number;
  readonly start: number;
}

/** Compares the numbers; undefined where one is asked for and none is told. */
function measure(
  answer: Answer,
  signal: Signal,
  anchor: Hit,
  hits: readonly Hit[],
): Measured | undefined {
  let result: Measured = { clauses: [], start: anchor.start, end: anchor.end };
  for (const wanted of signal.measures) {
    const quantity = nearestQuantity(answer, wanted, hits);
    if (!quantity) {
      if (wanted.optional) continue;
      return undefined;
    }
    const kept = wanted.atMost ? quantity.value <= wanted.limit : quantity.value >= wanted.limit;
    result = {
      missed: result.missed ?? (kept ? undefined : quantity),
      clauses: [...result.clauses, quantity.clause],
      start: Math.min(result.start, quantity.start),
      end: Math.max(result.end, quantity.end),
    };
  }
  return result;
}

function nearestQuantity(answer: Answer, wanted: Measure, hits: readonly Hit[]) {
  const sentence = hits[0]?.clause.sentence;
  const own = answer.quantities.filter(
    (quantity) =>
      quantity.unit === wanted.unit &&
      quantity.clause.sentence === sentence &&
      (wanted.atMost || quantity.value > 0),
  );
  const distance = (at: { start: number; clause: Clause }) =>
    Math.min(
      ...hits.map(
        (hit) => Math.abs(hit.clause.index - at.clause.index) * 1000 + Math.abs(hit.start - at.start),
      ),
    );
  return own.sort((a, b) => distance(a) - distance(b) || b.end - b.start - (a.end - a.start))[0];
}

function judge(
  answer: Answer,
  signal: Signal,
  hits: readonly Hit[],
  measured: Measured,
  habit: Habit,
): Finding | undefined {
  const clauses = [...new Set([...hits.map((hit) => hit.clause), ...measured.clauses])];
  const stances = clauses.map((clause) => answer.stances[clause.index] ?? "stated");
  if (habit === "bad" && signal.literal && hits.some((hit) => isTakenBack(answer, hit))) {
    return undefined;
  }
  if (stances.includes("ignored")) return undefined;
  if (stances.includes("doubted") && !ownsDoubt(answer, signal, hits, habit)) return undefined;
  const badWords = habit === "bad" && signal.literal;
  if (stances.includes("due") && !badWords && !clauses.some((clause) => isDeniedAfter(answer, clause))) {
    return undefined;
  }
  if (stances.includes("over")) return undefined;
  if (habit === "duty" && stances.includes("imagined")) return undefined;
  if (habit === "duty" && stances.includes("rare")) return undefined;
  if (stances.every((stance) => stance === "condition")) return undefined;
  const range = {
    literal: signal.literal,
    start: Math.min(measured.start, ...hits.map((hit) => hit.start)),
    end: Math.max(measured.end, ...hits.map((hit) => hit.end)),
    clauses,
  };
  if (stances.includes("planned")) return { proof: "planned", ...range };
  const denied =
    !signal.literal &&
    (isDenied(answer, hits) ||
      clauses.some((clause) => isDeniedAfter(answer, clause)));
  if (denied && (signal.oneSided || isContrasted(answer, hits))) return undefined;
  if (denied) return { proof: "denied", ...range };
  if (measured.missed) return { proof: "missed", ...range, amount: measured.missed };
  const partial = !signal.literal && clauses.some((clause) => isLeftOut(answer, clause));
  return { proof: partial ? "partial" : "affirmed", ...range };
}

/** "We do not know which scripts run": the ignorance itself is what breaks the control. */
function ownsDoubt(answer: Answer, signal: Signal, hits: readonly Hit[], habit: Habit): boolean {
  if (habit !== "bad" || !signal.literal) return false;
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
const NOT_THERE = /^(?:but |and |only )?not (?:on|for|in|at|with) (?:the|our|my|his|her|one|two|all)\b/;
const ALL = /\b(?:all|every\w*|each|both|always|whole|entire)\b/;

function isLeftOut(answer: Answer, clause: Clause): boolean {
  const takenBack = answer.takenBack.some(
    (range) => range.start < clause.end && clause.start < range.end,
  );
  if (takenBack) return false;
  const next = answer.reading.clauses[clause.index + 1];
  if (next && next.sentence === clause.sentence && NOT_THERE.test(next.text)) return true;
  if (!ALL.test(clause.text)) return /\b(?:not (?:all|every\w*)|only (?:some|part|half|a few))\b/.test(clause.text);
  if (LEFT_OUT.test(clause.text)) return true;
  return (
    next !== undefined &&
    next.sentence === clause.sentence &&
    /^(?:except|apart from|but not|other than)\b/.test(next.text) &&
    LEFT_OUT.test(next.text)
  );
}
