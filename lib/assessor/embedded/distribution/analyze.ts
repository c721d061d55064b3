// The embedded assessor's second task: spreads one answer over the controls of a section. A status
// rests on the merchant's own words or is not given.
import type { Analysis, AnalysisInput, ControlAnalysis } from "@/lib/assessor/port";
import { overallOf } from "@/lib/pci/response";
import { statedAbsences } from "./absence";
import { analyzeAlone } from "./alone";
import { type Answer, readAnswer } from "./answer";
import { findCompensations } from "./compensation";
import { weighAll } from "./judge";
import { residualLacks } from "./residual";
import { afterSecondHearing } from "./second-hearing";
import { empty, statusOf } from "./status";
import { substitutes } from "./substitute";
import { followUpOf } from "./wording";

// Controls that are no more than the sum of the controls below them.
const SUMS: ReadonlySet<string> = new Set(["3.3.1", "9.5.1"]);

/** Spreads the merchant's words over the controls asked for. Pure; never throws on any words. */
export function analyze(input: AnalysisInput): Analysis {
  const controls = input.controlIds.length === 1 ? [analyzeAlone(input)] : analyzeSection(input);
  const uncovered = controls
    .filter((control) => control.complianceStatus === "empty")
    .map((control) => control.controlId);
  return {
    overall: overallOf(controls.map((control) => control.complianceStatus)),
    controls,
    uncovered,
    followUp: followUpOf(uncovered),
  };
}

function analyzeSection(input: AnalysisInput): ControlAnalysis[] {
  const answer = readAnswer(input.answer);
  const again = afterSecondHearing(answer, byRules(answer, input));
  return again.map((one) => (isBelied(one, again) ? empty(one.controlId, true) : one));
}

/** What the rules alone make of an answer. */
export function byRules(
  answer: Answer,
  input: Pick<AnalysisInput, "editionId" | "controlIds">,
): ControlAnalysis[] {
  const absences = statedAbsences(answer, input.editionId, input.controlIds);
  const compensations = findCompensations(answer);
  const verdicts = weighAll(
    answer,
    input.controlIds,
    [...absences].map(([id, { finding }]) => ({ id, finding })),
  );
  for (const [id, lack] of residualLacks(answer, verdicts)) {
    const verdict = verdicts.get(id);
    if (verdict) verdicts.set(id, { ...verdict, against: [...verdict.against, lack] });
  }
  const instead = substitutes(answer, compensations, verdicts);
  return [...verdicts].map(([controlId, verdict]) =>
    statusOf(answer, controlId, {
      verdict,
      absence: absences.get(controlId),
      compensation: instead.get(controlId),
    }),
  );
}

/** Words for a whole do not stand where one of its parts is missing. */
function isBelied(whole: ControlAnalysis, all: readonly ControlAnalysis[]): boolean {
  if (!SUMS.has(whole.controlId) || whole.complianceStatus !== "In Place") return false;
  return all.some(
    (part) =>
      part.controlId.startsWith(`${whole.controlId}.`) && part.complianceStatus === "Not In Place",
  );
}
