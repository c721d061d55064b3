// A model's reading of an answer, control by control. A status counts only for a control that was asked for, and with
// words of the merchant that speak of that control.
import { analyze } from "@/lib/assessor/embedded/distribution/analyze";
import { isInstruction } from "@/lib/assessor/embedded/text/modality";
import { normalisedText } from "@/lib/assessor/embedded/text/normalise";
import type { Analysis, AnalysisInput, ControlAnalysis } from "@/lib/assessor/port";
import { overallOf } from "@/lib/pci/response";
import type { ReadAnswer, ReadStatus } from "./rules";
import { speaksOfControl } from "./topics";

const LONGEST = 1000;

/** What keeps the statuses from being used. */
export function problemsOfStatuses({ input, controls }: ReadAnswer): string[] {
  const known = new Set(input.controlIds);
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const control of controls) {
    const { controlId, reason, suggestion } = control;
    if (!known.has(controlId)) problems.push(`${controlId} is not among the controls.`);
    if (seen.has(controlId)) problems.push(`${controlId} appears twice.`);
    seen.add(controlId);
    if (reason.length > LONGEST || suggestion.length > LONGEST) {
      problems.push(`${controlId}: use at most ${LONGEST} characters.`);
    }
    problems.push(...problemsOfQuote(control, input));
  }
  const missing = input.controlIds.filter((controlId) => !seen.has(controlId));
  if (missing.length > 0) problems.push(`These controls are missing: ${missing.join(", ")}.`);
  return problems;
}

function problemsOfQuote({ controlId, status, quote }: ReadStatus, input: AnalysisInput): string[] {
  const quoted = quote !== null && quote.trim() !== "" && input.answer.includes(quote);
  if (status !== "empty" && !quoted) {
    return [`${controlId}: quote must be copied exactly from the answer.`];
  }
  if (quoted && isInstruction(normalisedText(quote))) {
    return [`${controlId}: an instruction in the answer is no evidence.`];
  }
  return [];
}

/**
 * The statuses that stand: on words about the control, and where the embedded rules do not find it denied (a number
 * that misses its threshold, a plain no).
 */
export function analysisFromStatuses({ input, controls }: ReadAnswer): Analysis {
  const rules = analyze(input);
  const strict = new Map(rules.controls.map((control) => [control.controlId, control]));
  const byId = new Map(controls.map((control) => [control.controlId, control]));
  const results = input.controlIds.map((controlId) =>
    merged(input, byId.get(controlId), strict.get(controlId)),
  );
  const uncovered = results.filter((control) => control.complianceStatus === "empty");
  return {
    overall: overallOf(results.map((control) => control.complianceStatus)),
    controls: results,
    uncovered: uncovered.map((control) => control.controlId),
    followUp: uncovered.length > 0 ? rules.followUp : null,
  };
}

function merged(
  { answer }: AnalysisInput,
  found: ReadStatus | undefined,
  rule: ControlAnalysis | undefined,
): ControlAnalysis {
  if (!found || !rule) throw new Error("a control was not analysed");
  const denied = rule.complianceStatus === "Not In Place";
  if (found.status === "In Place" && denied) return { ...rule, contradictory: true };
  const isBorneOut =
    found.status === "empty" ||
    (found.quote !== null && speaksOfControl(found.quote, answer, found.controlId));
  // What the rules find in other words stands; else the control is open.
  if (!isBorneOut) return rule;
  return {
    controlId: found.controlId,
    complianceStatus: found.status,
    reason: found.reason,
    suggestion: found.suggestion || rule.suggestion,
    quote: found.status === "empty" ? null : found.quote,
    contradictory: found.contradictory,
  };
}
