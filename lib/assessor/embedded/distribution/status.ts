// The status of one control with its reason, its next step and the words it rests on.
import { quoteOf } from "@/lib/assessor/embedded/text/clauses";
import type { ControlAnalysis } from "@/lib/assessor/port";
import type { StatedAbsence } from "./absence";
import type { Answer } from "./answer";
import type { Compensation } from "./compensation";
import type { Evidence, Verdict } from "./judge";
import type { Finding } from "./proof";
import {
  clearUp,
  keepProof,
  keepReason,
  keepWorksheet,
  nextStep,
  reasonCompensated,
  reasonContradictory,
  reasonEmpty,
  reasonInPlace,
  reasonNotApplicable,
  reasonNotInPlace,
  tellUs,
} from "./wording";

/** What one answer says about one control, all told. */
export interface Findings {
  readonly verdict: Verdict;
  readonly absence: StatedAbsence | undefined;
  readonly compensation: Compensation | undefined;
}

/** The status of a control. */
export function statusOf(answer: Answer, controlId: string, findings: Findings): ControlAnalysis {
  const { verdict, absence, compensation } = findings;
  const against = strongest(verdict.against);
  if (compensation) return compensated(answer, controlId, compensation);
  const favour = strongest(verdict.favour);
  if (favour && against) return contradictory(answer, controlId, favour, against);
  if (against && !(against.weak && absence)) return notInPlace(answer, controlId, against);
  if (favour) return inPlace(controlId, quoteFor(answer, favour.finding));
  if (absence) {
    const quote = quoteFor(answer, absence.finding);
    return notApplicable(controlId, quote, absence.fact.because);
  }
  return empty(controlId, verdict.touched);
}

/** In Place on these words. */
export function inPlace(controlId: string, quote: string): ControlAnalysis {
  return {
    controlId,
    complianceStatus: "In Place",
    reason: reasonInPlace(controlId),
    suggestion: keepProof(controlId),
    quote,
    contradictory: false,
  };
}

/** Not Applicable on these words. */
export function notApplicable(controlId: string, quote: string, because: string): ControlAnalysis {
  return {
    controlId,
    complianceStatus: "Not Applicable",
    reason: reasonNotApplicable(because),
    suggestion: keepReason(because, controlId),
    quote,
    contradictory: false,
  };
}

/** Nothing definite is said. */
export function empty(controlId: string, touched: boolean): ControlAnalysis {
  return {
    controlId,
    complianceStatus: "empty",
    reason: reasonEmpty(controlId, touched),
    suggestion: tellUs(controlId),
    quote: null,
    contradictory: false,
  };
}

function notInPlace(answer: Answer, controlId: string, evidence: Evidence): ControlAnalysis {
  const { finding, objection } = evidence;
  const quote = quoteFor(answer, finding);
  const amount = finding.amount
    ? quoteOf(answer.reading, finding.amount.start, finding.amount.end)
    : null;
  return {
    controlId,
    complianceStatus: "Not In Place",
    reason: reasonNotInPlace(controlId, quote, objection ?? "denied", amount),
    suggestion: nextStep(controlId),
    quote,
    contradictory: false,
  };
}

/** Not In Place on these words. */
export function lacking(controlId: string, quote: string): ControlAnalysis {
  return {
    controlId,
    complianceStatus: "Not In Place",
    reason: reasonNotInPlace(controlId, quote, "denied", null),
    suggestion: nextStep(controlId),
    quote,
    contradictory: false,
  };
}

function contradictory(
  answer: Answer,
  controlId: string,
  favour: Evidence,
  against: Evidence,
): ControlAnalysis {
  const words = [favour, against].map(({ finding }) => quoteFor(answer, finding));
  return contradicted(controlId, words[0] ?? "", words[1] ?? "");
}

/** Words for it and words against it. */
export function contradicted(controlId: string, favour: string, against: string): ControlAnalysis {
  return {
    controlId,
    complianceStatus: "Not In Place",
    reason: reasonContradictory(controlId, favour, against),
    suggestion: clearUp(controlId),
    quote: against,
    contradictory: true,
  };
}

function compensated(
  answer: Answer,
  controlId: string,
  compensation: Compensation,
): ControlAnalysis {
  const quote = quoteOf(answer.reading, compensation.start, compensation.end);
  return {
    controlId,
    complianceStatus: "In Place with Compensating Control",
    reason: reasonCompensated(controlId),
    suggestion: keepWorksheet(controlId),
    quote,
    contradictory: false,
  };
}

/** Strong before weak, then the shortest words, which point at the matter best. */
function strongest(evidence: readonly Evidence[]): Evidence | undefined {
  return [...evidence].sort(
    (a, b) =>
      Number(a.weak) - Number(b.weak) ||
      a.finding.end - a.finding.start - (b.finding.end - b.finding.start),
  )[0];
}

// Whole clauses, so that the merchant recognises its own words.
function quoteFor(answer: Answer, finding: Finding): string {
  const start = Math.min(finding.start, ...finding.clauses.map((clause) => clause.start));
  const end = Math.max(finding.end, ...finding.clauses.map((clause) => clause.end));
  return quoteOf(answer.reading, start, end);
}
