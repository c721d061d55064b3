// Reads the decision table of the eligibility file as data: per payment channel, the first matching
// row wins. Facts that are not known yet are sets of possible values, so that the outcomes that
// remain can be computed instead of guessed.
import eligibility from "@/lib/pci/data/eligibility.json";
import { SAQ_TYPES, type SaqType } from "@/lib/pci/saq-type";

/** The values that each fact may still have. A fact that is known has exactly one. */
export type Domains = Readonly<Record<string, readonly string[]>>;

/** A questionnaire, or one of the two ends at which no merchant questionnaire fits. */
export type Outcome = SaqType | "assessor report" | "service provider";

/** Where the table ends for one combination of values. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly rowId: string;
}

interface Row {
  readonly id: string;
  readonly when: Readonly<Record<string, readonly string[] | undefined>>;
  readonly result: string;
  readonly fallback?: string;
}

const ROWS: readonly Row[] = eligibility.decisionTable.rows;
const LARGEST: SaqType = "SAQ D";

/** Every value that a fact can have, as the eligibility file lists them. */
export const FACT_VALUES: Domains = eligibility.facts;

/** Every end of the table that the possible values still allow. */
export function verdicts(domains: Domains): readonly Verdict[] {
  const found = new Map<string, Verdict>();
  walk(0, domains, found);
  return [...found.values()];
}

/** The facts that a row of the table looks at. */
export function factsOfRow(rowId: string): readonly string[] {
  return Object.keys(ROWS.find(({ id }) => id === rowId)?.when ?? {});
}

/** The outcomes that the possible values still allow. */
export function outcomes(domains: Domains): ReadonlySet<Outcome> {
  return new Set(verdicts(domains).map((verdict) => verdict.outcome));
}

function walk(index: number, domains: Domains, found: Map<string, Verdict>): void {
  const row = ROWS[index];
  if (!row) return;
  const split = firstSplit(row, domains);
  if (split === "never") {
    walk(index + 1, domains, found);
    return;
  }
  if (split === "always") {
    const outcome = outcomeOf(row, domains);
    found.set(`${row.id}:${outcome}`, { outcome, rowId: row.id });
    return;
  }
  walk(index, { ...domains, [split.fact]: split.inside }, found);
  walk(index + 1, { ...domains, [split.fact]: split.outside }, found);
}

/** Whether the row matches, cannot match, or which fact still decides it. */
function firstSplit(row: Row, domains: Domains) {
  let split: { fact: string; inside: string[]; outside: string[] } | undefined;
  for (const [fact, wanted] of Object.entries(row.when)) {
    if (!wanted) continue;
    const possible = domains[fact] ?? FACT_VALUES[fact] ?? [];
    const inside = possible.filter((value) => wanted.includes(value));
    if (inside.length === 0) return "never";
    const outside = possible.filter((value) => !wanted.includes(value));
    if (outside.length > 0) split ??= { fact, inside, outside };
  }
  return split ?? "always";
}

/** A row's result as an outcome. A result that hangs on somebody's consent falls back without it. */
function outcomeOf(row: Row, domains: Domains): Outcome {
  if (isSaqType(row.result)) return row.result;
  if (row.result.startsWith("ROC")) return "assessor report";
  if (row.result.includes("Service Provider")) return "service provider";
  const agreed = domains.acquirerAgrees?.join() === "yes";
  const named = SAQ_TYPES.find((type) => row.result.startsWith(`${type} only if`));
  if (named && agreed) return named;
  return row.fallback !== undefined && isSaqType(row.fallback) ? row.fallback : LARGEST;
}

function isSaqType(text: string): text is SaqType {
  return (SAQ_TYPES as readonly string[]).includes(text);
}
