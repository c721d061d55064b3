// Finds the signals of a rule in an answer: an anchor, its companions in reach, and the numbers.
import type { Span } from "@/lib/assessor/embedded/text/canonical";
import type { Clause } from "@/lib/assessor/embedded/text/clauses";
import { type Answer, type Hit, hitsOf } from "./answer";
import { type Group, type Measure, type Signal, signalOf } from "./pattern";
import { type Finding, type Habit, type Measured, proveFinding } from "./proof";
import type { Quantity } from "./quantities";

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

/** Whether the words of the signal stand in one of these clauses, however they are meant. */
export function isNamedIn(answer: Answer, line: string, clauses: ReadonlySet<Clause>): boolean {
  const signal = signalOf(line);
  return hitsOf(answer, signal.anchor).some((anchor) => {
    if (!clauses.has(anchor.clause)) return false;
    const hits = placesAt(answer, signal, anchor, false);
    return hits?.every((hit) => clauses.has(hit.clause)) ?? false;
  });
}

function findingAt(
  answer: Answer,
  signal: Signal,
  anchor: Hit,
  alone: boolean,
  habit: Habit,
): Finding | undefined {
  const hits = placesAt(answer, signal, anchor, alone);
  if (hits === undefined || holdsAbsent(answer, signal, hits)) return undefined;
  const measured = measure(answer, signal, anchor, hits);
  if (measured === undefined) return undefined;
  return proveFinding(answer, signal, hits, measured, habit);
}

/** The anchor with its companions; undefined where one that must be there is out of reach. */
function placesAt(answer: Answer, signal: Signal, anchor: Hit, alone: boolean): Hit[] | undefined {
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
  return hits;
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

/** "Last done two years ago" misses a yearly rhythm; "last month" alone does not prove one. */
function isTooLongAgo(quantity: Quantity, wanted: Measure): boolean {
  return wanted.unit === "every" && quantity.unit === "ago" && quantity.value > wanted.limit;
}

function nearestQuantity(answer: Answer, wanted: Measure, hits: readonly Hit[]) {
  const sentence = hits[0]?.clause.sentence;
  const near = answer.quantities.filter((quantity) => quantity.clause.sentence === sentence);
  const told = near.filter(
    (quantity) => quantity.unit === wanted.unit && (wanted.atMost || quantity.value > 0),
  );
  const own = told.length > 0 ? told : near.filter((quantity) => isTooLongAgo(quantity, wanted));
  const distance = (at: { start: number; clause: Clause }) =>
    Math.min(
      ...hits.map(
        (hit) =>
          Math.abs(hit.clause.index - at.clause.index) * 1000 + Math.abs(hit.start - at.start),
      ),
    );
  return own.sort((a, b) => distance(a) - distance(b) || b.end - b.start - (a.end - a.start))[0];
}
