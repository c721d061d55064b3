// From findings to a verdict on one control. A finding for a control and one against it at once is
// a contradiction, unless both rest on the same few words: then the more telling one counts.
import type { Span } from "@/lib/assessor/embedded/text/canonical";
import type { Answer } from "./answer";
import { RULES } from "./data/rules";
import { STALE } from "./data/shortfall-words";
import { findSignal } from "./match";
import { namingLines } from "./naming";
import type { Finding } from "./proof";
import type { Rule } from "./rule";
import { shortfallOf } from "./shortfall";

/** Why a finding speaks against a control. */
export type Objection = "denied" | "planned" | "missed" | "partial" | "broken";

/** One finding that speaks for or against a control, or only touches it. */
export interface Evidence {
  readonly side: "for" | "against" | "touch";
  readonly objection: Objection | null;
  /** Weak evidence is a plain denial, which a stated fact or a fuller finding outweighs. */
  readonly weak: boolean;
  /** Rests on words that only name the control, not on words that would fulfil it. */
  readonly naming: boolean;
  /** Rests on the control's everyday name alone. */
  readonly named?: boolean;
  /** The words that take a part of the finding back. */
  readonly tail?: Span;
  readonly finding: Finding;
}

/** Whether words that take something back speak of another control. */
type Claim = (tail: Span) => boolean;

/** Words that a control stands on, or that make it not applicable. */
interface Use {
  readonly id: string;
  readonly finding: Finding;
}

/** Everything an answer says about one control. */
export interface Verdict {
  readonly favour: readonly Evidence[];
  readonly against: readonly Evidence[];
  /** What fuller words made moot; a substitute for it may still be told. */
  readonly outweighed: readonly Evidence[];
  readonly touched: boolean;
}

/** Gathers and weighs what the answer says about a control. */
export function weigh(
  answer: Answer,
  controlId: string,
  alone: boolean,
  isClaimed: Claim = () => false,
): Verdict {
  const rule = RULES.get(controlId);
  if (!rule) return { favour: [], against: [], outweighed: [], touched: false };
  const evidence = gather(answer, rule, namingLines(controlId), alone, isClaimed);
  const favour = evidence.filter((item) => item.side === "for");
  const against = evidence.filter((item) => item.side === "against");
  const keptAgainst = against.filter(
    (item) =>
      !favour.some((other) => outweighs(other, item)) && !(favour.length > 0 && isVague(item)),
  );
  const keptFavour = favour.filter((item) => !keptAgainst.some((other) => outweighs(other, item)));
  const outweighed = against.filter((item) => !keptAgainst.includes(item));
  return { favour: keptFavour, against: keptAgainst, outweighed, touched: evidence.length > 0 };
}

/**
 * Weighs the controls of a section. "All are listed, but their compliance we never check": what
 * takes something back is read as being about another control where one is denied by those words.
 */
export function weighAll(
  answer: Answer,
  controlIds: readonly string[],
  absences: readonly Use[] = [],
): Map<string, Verdict> {
  const verdicts = new Map(controlIds.map((id) => [id, weigh(answer, id, false)] as const));
  for (const [id, verdict] of verdicts) {
    const tails = verdict.against.filter((item) => item.tail !== undefined);
    if (tails.length === 0) continue;
    const others = [...verdicts].filter(([other]) => other !== id).map(([, one]) => one);
    const denials = others.flatMap((other) => other.against.filter((item) => !item.tail));
    const isClaimed = (tail: Span) =>
      denials.some(({ finding }) => tail.start < finding.end && finding.end <= tail.end);
    if (tails.some((item) => item.tail && isClaimed(item.tail))) {
      verdicts.set(id, weigh(answer, id, false, isClaimed));
    }
  }
  dropUsed(verdicts, absences);
  return verdicts;
}

/**
 * "The card store is not reachable from outside": a "not" that fulfils one control denies no other.
 * Words put together from several clauses are too loose where another control stands on them.
 */
function dropUsed(verdicts: Map<string, Verdict>, absences: readonly Use[]): void {
  const favours = [...verdicts].flatMap(([id, { favour }]) =>
    favour.map(({ finding }) => ({ id, finding })),
  );
  for (const [id, verdict] of verdicts) {
    const against = verdict.against.filter(
      (item) =>
        !item.weak ||
        item.objection !== "denied" ||
        !(
          favours.some((one) => one.id !== id && takes(one.finding, item.finding)) ||
          isAbsent(id, item.finding, absences)
        ),
    );
    if (against.length < verdict.against.length) verdicts.set(id, { ...verdict, against });
  }
}

/** "No test systems, so no roles to split": what is absent for one control denies no other. */
function isAbsent(id: string, denial: Finding, absences: readonly Use[]): boolean {
  if (absences.some((one) => one.id === id)) return false;
  return absences.some(({ finding }) => finding.start < denial.end && denial.start < finding.end);
}

function takes(favour: Finding, denial: Finding): boolean {
  const overlaps = favour.start < denial.end && denial.start < favour.end;
  if (!overlaps) return false;
  if (favour.start <= denial.start && denial.end <= favour.end) return true;
  return favour.literal || denial.clauses.length > 1;
}

function gather(
  answer: Answer,
  rule: Rule,
  names: readonly string[],
  alone: boolean,
  isClaimed: Claim,
): Evidence[] {
  const evidence: Evidence[] = [];
  for (const line of rule.met) {
    for (const finding of findSignal(answer, line, alone))
      evidence.push(readMet(answer, finding, isClaimed));
  }
  for (const line of rule.unmet ?? []) {
    for (const finding of findSignal(answer, line, alone, "bad")) evidence.push(readUnmet(finding));
  }
  for (const line of rule.about ?? []) {
    for (const finding of findSignal(answer, line, alone)) evidence.push(readAbout(finding));
  }
  for (const line of names) {
    for (const finding of findSignal(answer, line, alone)) {
      evidence.push({ ...readAbout(finding), named: true });
    }
  }
  return evidence;
}

function readMet(answer: Answer, finding: Finding, isClaimed: Claim): Evidence {
  if (finding.proof === "affirmed") {
    const tail = shortfallOf(answer, finding.start, finding.end);
    if (tail && (isStale(answer, tail) || !isClaimed(tail))) {
      return { side: "against", objection: "partial", weak: false, naming: false, tail, finding };
    }
    return { side: "for", objection: null, weak: false, naming: false, finding };
  }
  const weak = finding.proof === "denied";
  return { side: "against", objection: finding.proof, weak, naming: false, finding };
}

function isStale(answer: Answer, tail: Span): boolean {
  return STALE.test(answer.reading.text.slice(tail.start, tail.end));
}

function readUnmet(finding: Finding): Evidence {
  if (finding.proof === "denied") return touch(finding);
  const objection = finding.proof === "planned" ? "planned" : "broken";
  return { side: "against", objection, weak: false, naming: false, finding };
}

function readAbout(finding: Finding): Evidence {
  const { proof } = finding;
  if (proof === "denied" || proof === "planned" || proof === "missed") {
    return { side: "against", objection: proof, weak: proof === "denied", naming: true, finding };
  }
  return touch(finding);
}

function touch(finding: Finding): Evidence {
  return { side: "touch", objection: null, weak: true, naming: true, finding };
}

/** "No Wi-Fi at the till, and the office Wi-Fi is cut off": the words within say more. */
function holds(outer: Finding, inner: Finding): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** A plain denial put together from several clauses is too vague to speak against clear words. */
function isVague(item: Evidence): boolean {
  if (item.tail || item.finding.lapsed) return true;
  return item.weak && (item.named || item.finding.clauses.length > 1);
}

/** Whether one finding makes the other moot, because both rest on the same clauses. */
function outweighs(strong: Evidence, item: Evidence): boolean {
  const shared = item.finding.clauses.every((clause) => strong.finding.clauses.includes(clause));
  const sameSentence = item.finding.clauses.some((clause) =>
    strong.finding.clauses.some((other) => other.sentence === clause.sentence),
  );
  if (item.objection === "missed" && strong.side === "for") {
    return sameSentence || (item.finding.amount?.unit === "every" && !strong.naming);
  }
  if (strong.side === "for" && item.weak && holds(item.finding, strong.finding)) return true;
  const overlaps = item.finding.clauses.some((clause) => strong.finding.clauses.includes(clause));
  const telling = strong.finding.literal || item.finding.clauses.length > 1;
  if (strong.side === "for" && telling) return overlaps && item.weak;
  if (strong.side === "for") return shared && item.weak && item.naming;
  return shared && !item.finding.literal && (strong.finding.literal || !strong.weak);
}
