// The embedded assessor's second task: spreads one answer over the controls of a section. A status
// rests on the merchant's own words or is not given.
import type { Analysis, AnalysisInput, ControlAnalysis } from "@/lib/assessor/port";
import { overallOf } from "@/lib/pci/response";
import { statedAbsences } from "./absence";
import { analyzeAlone } from "./alone";
import { readAnswer } from "./answer";
import { findCompensations } from "./compensation";
import { weigh } from "./judge";
import { statusOf } from "./status";
import { followUpOf } from "./wording";

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
  const absences = statedAbsences(answer, input.editionId, input.controlIds);
  const compensations = findCompensations(answer);
  return input.controlIds.map((controlId) =>
    statusOf(answer, controlId, {
      verdict: weigh(answer, controlId, false),
      absence: absences.get(controlId),
      compensations,
    }),
  );
}
