// Which questionnaires remain possible, and which single distinction would separate them.
import { type Outcome, outcomes } from "./decision-table";
import type { Conflict, Findings, Scenario, ScenarioLabel } from "./scenario";

/** What one question can separate: kinds of payment, or the values of one fact. */
export interface Distinction {
  readonly topic: string;
  /** Groups of scenarios that the answer tells apart. */
  readonly kinds?: readonly (readonly ScenarioLabel[])[];
  /** The fact that the answer settles, for scenarios of these kinds (all where not given). */
  readonly fact?: string;
  readonly only?: readonly ScenarioLabel[];
  /** The contradiction that is asked about instead where the words disagree. */
  readonly conflict?: Conflict["about"];
}

/** The questionnaires that the findings still allow. */
export function remaining(scenarios: readonly Scenario[]): ReadonlySet<Outcome> {
  const all = new Set<Outcome>();
  for (const scenario of scenarios) for (const each of outcomes(scenario.domains)) all.add(each);
  return all;
}

/** The distinctions, most telling first, whose answer can change the questionnaire. */
export function openDistinctions(
  findings: Findings,
  distinctions: readonly Distinction[],
): Distinction[] {
  return distinctions.filter((distinction) => separates(findings.scenarios, distinction));
}

function separates(scenarios: readonly Scenario[], distinction: Distinction): boolean {
  const groups = groupsOf(scenarios, distinction);
  if (groups.length < 2) return false;
  const ends = groups.map((group) => [...remaining(group)].sort().join());
  return ends.some((end) => end !== ends[0]);
}

/** The scenarios as an answer would leave them: one group per possible answer. */
export function groupsOf(
  scenarios: readonly Scenario[],
  distinction: Distinction,
): readonly (readonly Scenario[])[] {
  const { kinds, fact, only } = distinction;
  if (kinds) {
    return kinds
      .map((labels) => scenarios.filter(({ label }) => labels.includes(label)))
      .filter((group) => group.length > 0);
  }
  const concerned = scenarios.filter(({ label }) => !only || only.includes(label));
  if (fact === undefined || concerned.length === 0) return [];
  const values = new Set(concerned.flatMap(({ domains }) => domains[fact] ?? []));
  return [...values].map((value) =>
    concerned
      .filter(({ domains }) => domains[fact]?.includes(value))
      .map((scenario) => ({ ...scenario, domains: { ...scenario.domains, [fact]: [value] } })),
  );
}

/** The scenarios after a distinction that stays unknown is settled for the larger questionnaire. */
export function assumeLarger(
  scenarios: readonly Scenario[],
  distinction: Distinction,
  size: (outcome: Outcome) => number,
): readonly Scenario[] {
  const groups = groupsOf(scenarios, distinction);
  // By the smallest end of each group: the safe side is where even the best case is larger.
  const sizes = (group: readonly Scenario[]) => [...remaining(group)].map((end) => size(end));
  const least = (group: readonly Scenario[]) => Math.min(...sizes(group));
  const most = (group: readonly Scenario[]) => Math.max(...sizes(group));
  const sorted = [...groups].sort((a, b) => least(b) - least(a) || most(b) - most(a));
  const chosen = sorted[0] ?? scenarios;
  const kept = distinction.kinds
    ? []
    : scenarios.filter(({ label }) => distinction.only && !distinction.only.includes(label));
  return [...chosen, ...kept];
}
