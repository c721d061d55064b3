// Totals, a confusion matrix and every miss, and the thresholds that decide the exit code.
import { controlCountOf } from "@/lib/pci/questionnaires";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import type { DeterminationVerdict } from "./determination";
import type { DistributionMiss, DistributionVerdict } from "./distribution";
import type { JourneyVerdict } from "./journey";

/** The figures of one kind of examples, and whether they are good enough. */
export interface Score {
  readonly kind: "determination" | "journeys" | "distribution";
  readonly figures: Record<string, number>;
  readonly passed: boolean;
}

const DETERMINED_MIN = 0.9;
const TOPIC_MIN = 0.85;
const AFTER_ANSWER_MIN = 0.9;
const EXPECTED_STATUS_MIN = 0.85;

function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

const JOURNEY_MIN = 0.92;

/** The topics that are asked most, with how often. */
function askedMost(verdicts: readonly JourneyVerdict[]): string {
  const times = new Map<string, number>();
  for (const asked of verdicts.flatMap(({ topics }) => topics)) {
    const [topic = ""] = asked.split("=");
    times.set(topic, (times.get(topic) ?? 0) + 1);
  }
  const most = [...times].sort(([, a], [, b]) => b - a).slice(0, 8);
  return most.map(([topic, count]) => `${topic} ${count}`).join(", ");
}

/** Prints where the journeys of merchants ended who answered by choices, and how much they were asked. */
export function printJourneys(verdicts: readonly JourneyVerdict[]): Score {
  const right = share(verdicts.filter((each) => each.right).length, verdicts.length);
  const unsafe = verdicts.filter((each) => each.unsafe);
  const asked = verdicts.reduce((sum, { topics }) => sum + topics.length, 0);
  const questions = asked / Math.max(1, verdicts.length);
  say(`Journeys: ${verdicts.length}`);
  say(`  right type at the end          ${percent(right)}`);
  say(`  questions per determination    ${questions.toFixed(2)}`);
  say(`  unsafe                         ${unsafe.length}`);
  say(`  asked most                     ${askedMost(verdicts)}`);
  for (const { id, wanted, got, topics } of unsafe) {
    say(`  UNSAFE ${id}: wanted ${wanted}, got ${got} (${topics.join(", ")})`);
  }
  for (const each of verdicts.filter((v) => !v.right && !v.unsafe)) {
    say(`  miss   ${each.id}: wanted ${each.wanted}, got ${each.got} (${each.topics.join(", ")})`);
  }
  const passed = unsafe.length === 0 && right >= JOURNEY_MIN;
  return { kind: "journeys", figures: { right, questions, unsafe: unsafe.length }, passed };
}

/** Prints how the determinations went. */
export function printDetermination(verdicts: readonly DeterminationVerdict[]): Score {
  const of = (kind: DeterminationVerdict["kind"]) => verdicts.filter((v) => v.kind === kind);
  const rightShare = (list: readonly { right: boolean }[]) =>
    share(list.filter((v) => v.right).length, list.length);
  const determined = rightShare(of("determined"));
  const topic = rightShare(of("needs-followup"));
  const refused = rightShare(of("refused"));
  const afterAnswer = rightShare(of("needs-followup").flatMap((v) => v.followUps));
  const unsafe = verdicts.filter((v) => v.unsafe);
  const needless = verdicts.filter((v) => v.needlessFollowUp);
  say(`Determination: ${verdicts.length} cases`);
  say(`  right type, determined cases   ${percent(determined)} of ${of("determined").length}`);
  say(`  right topic, follow-up cases   ${percent(topic)} of ${of("needs-followup").length}`);
  say(`  right type after the answer    ${percent(afterAnswer)}`);
  say(`  refused where due              ${percent(refused)} of ${of("refused").length}`);
  say(`  unsafe                         ${unsafe.length}`);
  say(`  needless follow-ups            ${needless.length}`);
  printMatrix(of("determined"));
  for (const v of unsafe) say(`  UNSAFE ${v.id}: wanted ${v.wanted}, got ${v.got}`);
  for (const v of verdicts.filter((each) => !each.right && !each.unsafe)) {
    say(`  miss   ${v.id}: wanted ${v.wanted}, got ${v.got}`);
  }
  for (const v of verdicts) {
    for (const f of v.followUps.filter((each) => v.kind === "needs-followup" && !each.right)) {
      say(`  after  ${v.id}: wanted ${f.wanted}, got ${f.got}`);
    }
  }
  const passed =
    unsafe.length === 0 &&
    determined >= DETERMINED_MIN &&
    topic >= TOPIC_MIN &&
    afterAnswer >= AFTER_ANSWER_MIN &&
    refused === 1;
  const figures = {
    determined,
    topic,
    afterAnswer,
    refused,
    unsafe: unsafe.length,
    needless: needless.length,
  };
  return { kind: "determination", figures, passed };
}

function printMatrix(verdicts: readonly DeterminationVerdict[]): void {
  const bySize = [...SAQ_TYPES].sort((a, b) => controlCountOf(a) - controlCountOf(b));
  const columns = [...bySize.map((type) => type.slice(4)), "ask", "refused"];
  const columnOf = (got: string) => (got.startsWith("ask") ? "ask" : got.replace("SAQ ", ""));
  const width = 8;
  say(`\n  ${"wanted \\ got".padEnd(14)}${columns.map((c) => c.padStart(width)).join("")}`);
  for (const type of bySize) {
    const own = verdicts.filter((v) => v.wanted === type);
    const cells = columns.map((column) => {
      const n = own.filter((v) => columnOf(v.got) === column).length;
      return (n === 0 ? "·" : String(n)).padStart(width);
    });
    say(`  ${type.padEnd(14)}${cells.join("")}`);
  }
  say();
}

/** Prints how the distributions went. */
export function printDistribution(verdicts: readonly DistributionVerdict[]): Score {
  const sum = (pick: (v: DistributionVerdict) => number) =>
    verdicts.reduce((total, v) => total + pick(v), 0);
  const reached = share(
    sum((v) => v.reached),
    sum((v) => v.expected),
  );
  const forbidden = verdicts.flatMap((v) => v.forbidden);
  const unquoted = verdicts.flatMap((v) => v.unquoted);
  say(`Distribution: ${verdicts.length} answers, ${sum((v) => v.expected)} expected statuses`);
  say(`  expected statuses reached      ${percent(reached)}`);
  say(`  forbidden statuses             ${forbidden.length}`);
  say(`  statuses without words         ${unquoted.length}`);
  const line = (mark: string) => (m: DistributionMiss) =>
    say(
      `  ${mark} ${m.id} ${m.controlId}: wanted ${m.wanted}, got ${m.got}${m.quote ? ` on “${m.quote}”` : ""}`,
    );
  unquoted.forEach(line("UNSAFE"));
  forbidden.forEach(line("FORBID"));
  verdicts.flatMap((v) => v.missed).forEach(line("miss  "));
  const passed = forbidden.length === 0 && unquoted.length === 0 && reached >= EXPECTED_STATUS_MIN;
  const figures = { reached, forbidden: forbidden.length, unquoted: unquoted.length };
  return { kind: "distribution", figures, passed };
}
