// Reads the decision table of the eligibility file as data: per payment channel, the first matching
// row wins. Facts that are not known yet are sets of possible values, so that the outcomes that
// remain can be computed instead of guessed.
import { ACQUIRER_CHOICES, type AcquirerChoices, choiceValue } from "@/lib/pci/acquirer-choices";
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
  for (const judged of byChoices(domains)) walk(0, judged, found);
  return [...found.values()];
}

/** What the acquirer has decided, as known facts beside the others. */
export function choiceFacts(choices: Partial<AcquirerChoices>): Domains {
  return Object.fromEntries(
    Object.entries(choices).map(([name, value]) => [factOf(name), [value]]),
  );
}

function factOf(choice: string): string {
  return `acquirer.${choice}`;
}

/** The facts as the acquirer's choices have them judged: the table itself knows no acquirer. */
function byChoices(domains: Domains): readonly Domains[] {
  return ACQUIRER_CHOICES.reduce<readonly Domains[]>(
    (all, choice) => {
      const [value] = domains[factOf(choice)] ?? [];
      const { when = {}, judgeAs } = (value && choiceValue(choice, value)) || {};
      return judgeAs ? all.flatMap((each) => replaced(each, when, judgeAs)) : all;
    },
    [domains],
  );
}

type Conditions = Row["when"];
type Replacements = Readonly<Record<string, Readonly<Record<string, string>>>>;

function replaced(domains: Domains, when: Conditions, judgeAs: Replacements): Domains[] {
  const split = firstSplit({ when }, domains);
  if (split === "never") return [domains];
  if (split === "always") return [{ ...domains, ...judgedValues(domains, judgeAs) }];
  const { fact, inside, outside } = split;
  const met = { ...domains, [fact]: inside };
  return [...replaced(met, when, judgeAs), { ...domains, [fact]: outside }];
}

function judgedValues(domains: Domains, judgeAs: Replacements): Domains {
  return Object.fromEntries(
    Object.entries(judgeAs).map(([fact, values]) => {
      const own = domains[fact] ?? FACT_VALUES[fact] ?? [];
      return [fact, [...new Set(own.map((value) => values[value] ?? value))]];
    }),
  );
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
function firstSplit(row: Pick<Row, "when">, domains: Domains) {
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
