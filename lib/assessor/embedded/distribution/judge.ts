// From findings to a verdict on one control. A finding for a control and one against it at once is
// a contradiction, unless both rest on the same few words: then the more telling one counts.
import type { Answer } from "./answer";
import { RULES } from "./data/rules";
import { findSignal } from "./match";
import { namingLines } from "./naming";
import type { Finding } from "./proof";
import type { Rule } from "./rule";

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
export function weigh(answer: Answer, controlId: string, alone: boolean): Verdict {
  const rule = RULES.get(controlId);
  if (!rule) return { favour: [], against: [], outweighed: [], touched: false };
  const evidence = gather(answer, rule, namingLines(controlId), alone);
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

function gather(answer: Answer, rule: Rule, names: readonly string[], alone: boolean): Evidence[] {
  const evidence: Evidence[] = [];
  for (const line of rule.met) {
    for (const finding of findSignal(answer, line, alone)) evidence.push(readMet(finding));
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

function readMet(finding: Finding): Evidence {
  if (finding.proof === "affirmed") {
    return { side: "for", objection: null, weak: false, naming: false, finding };
  }
  const weak = finding.proof === "denied";
  return { side: "against", objection: finding.proof, weak, naming: false, finding };
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
