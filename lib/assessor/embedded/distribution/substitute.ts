// Which control a compensating control stands in for: the one denied by the excuse or, where nothing
// is denied in so many words, the one the excuse speaks of most.
import type { Clause } from "@/lib/assessor/embedded/text/clauses";
import type { Answer } from "./answer";
import type { Compensation } from "./compensation";
import { RULES } from "./data/rules";
import type { Evidence, Verdict } from "./judge";
import { isNamedIn } from "./match";
import { namingLines } from "./naming";

// What must never be kept after the payment has no substitute.
const NO_SUBSTITUTE = /^3\.3\.1/;

/** The compensating control of each control that has one. */
export function substitutes(
  answer: Answer,
  compensations: readonly Compensation[],
  verdicts: ReadonlyMap<string, Verdict>,
): Map<string, Compensation> {
  const found = new Map<string, Compensation>();
  for (const compensation of compensations) {
    const ids = [...verdicts.keys()].filter((id) => !NO_SUBSTITUTE.test(id));
    const denied = deniedBy(compensation, ids, verdicts);
    const meant =
      denied.length > 0 || !compensation.named
        ? denied
        : spokenOf(answer, compensation, verdicts, ids);
    for (const id of meant) if (!found.has(id)) found.set(id, compensation);
  }
  return found;
}

/** The controls the excuse itself denies, or else those denied in the sentence before it. */
function deniedBy(
  { firstSentence }: Compensation,
  ids: readonly string[],
  verdicts: ReadonlyMap<string, Verdict>,
): string[] {
  const own = ids.filter((id) => {
    const verdict = verdicts.get(id);
    return isAgainst([...(verdict?.against ?? []), ...(verdict?.outweighed ?? [])], firstSentence);
  });
  if (own.length > 0) return own;
  return ids.filter((id) => isAgainst(verdicts.get(id)?.against ?? [], firstSentence - 1));
}

function isAgainst(evidence: readonly Evidence[], sentence: number): boolean {
  return evidence.some((item) => item.finding.clauses.some((one) => one.sentence === sentence));
}

/** What the answer says is done, before the excuse begins, needs no substitute. */
function isDoneBefore({ firstSentence }: Compensation, verdict: Verdict | undefined): boolean {
  const kept = (verdict?.against ?? []).length === 0;
  return (verdict?.favour ?? []).some((item) =>
    item.finding.clauses.every(
      (clause) => clause.sentence < firstSentence || (kept && clause.sentence === firstSentence),
    ),
  );
}

/** The control that most signals find in the excuse, then around it, then where it is named. */
function spokenOf(
  answer: Answer,
  compensation: Compensation,
  verdicts: ReadonlyMap<string, Verdict>,
  candidates: readonly string[],
): string[] {
  const { firstSentence: first, namedSentence: named } = compensation;
  const ids = candidates.filter((id) => !isDoneBefore(compensation, verdicts.get(id)));
  for (const places of [[first], [first - 1, first], [first, first + 1], [named]]) {
    const clauses = new Set(
      places.flatMap((index) => answer.reading.sentences[index]?.clauses ?? []),
    );
    const scores = ids.map((id) => ({ id, score: scoreOf(answer, id, clauses) }));
    const most = Math.max(0, ...scores.map((item) => item.score));
    const best = scores.filter((item) => item.score === most).map((item) => item.id);
    const open = best.filter((id) => verdicts.get(id)?.favour.length === 0);
    const meant = best.length === 1 ? best : open;
    if (most > 0 && meant.length === 1) return meant;
  }
  return [];
}

function scoreOf(answer: Answer, controlId: string, clauses: ReadonlySet<Clause>): number {
  const rule = RULES.get(controlId);
  if (!rule) return 0;
  const lines = [...(rule.about ?? []), ...rule.met, ...(rule.unmet ?? [])];
  const named = namingLines(controlId).some((line) => isNamedIn(answer, line, clauses));
  return lines.filter((line) => isNamedIn(answer, line, clauses)).length + (named ? 2 : 0);
}
