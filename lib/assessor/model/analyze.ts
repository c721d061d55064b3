import { z } from "zod";
import { analyze as analyzeEmbedded } from "@/lib/assessor/embedded/distribution/analyze";
import { isInstruction } from "@/lib/assessor/embedded/text/modality";
import { normalisedText } from "@/lib/assessor/embedded/text/normalise";
import type { Analysis, AnalysisInput, ControlAnalysis } from "@/lib/assessor/port";
import { CONTROL_STATUSES, overallOf } from "@/lib/pci/response";
import { ask, type ModelSettings } from "./ask";
import { controlsOf } from "./compose";
import { promptOf } from "./prompts";

const Analysed = z.object({
  controls: z.array(
    z.object({
      controlId: z.string(),
      status: z.enum(CONTROL_STATUSES),
      quote: z.string().nullable(),
      reason: z.string(),
      suggestion: z.string(),
      contradictory: z.boolean(),
    }),
  ),
});

type AnalysedControl = z.output<typeof Analysed>["controls"][number];

/**
 * Lets the model spread the answer over the controls. What it says is checked against the control list
 * and the merchant's own words; where the embedded rules find the control denied (a number that misses
 * its threshold, a plain no), an In Place of the model does not stand.
 */
export async function analyzeByModel(
  settings: ModelSettings,
  input: AnalysisInput,
): Promise<Analysis> {
  const { saqType, topLevel, description, answer } = input;
  const controls = controlsOf(input);
  const question = { saqType, topLevel, controls, description, answer };
  const analysed = await ask(settings, {
    name: "analysis",
    instructions: promptOf("analyze").text,
    turns: [{ role: "user", content: JSON.stringify(question) }],
    schema: Analysed,
    check: (output) => problemsOf(output.controls, input),
  });
  const rules = analyzeEmbedded(input);
  const strict = new Map(rules.controls.map((control) => [control.controlId, control]));
  const byId = new Map(analysed.controls.map((control) => [control.controlId, control]));
  const results = input.controlIds.map((controlId) =>
    merged(controlId, byId.get(controlId), strict.get(controlId)),
  );
  const uncovered = results.filter((control) => control.complianceStatus === "empty");
  return {
    overall: overallOf(results.map((control) => control.complianceStatus)),
    controls: results,
    uncovered: uncovered.map((control) => control.controlId),
    followUp: uncovered.length > 0 ? rules.followUp : null,
  };
}

function problemsOf(controls: readonly AnalysedControl[], input: AnalysisInput): string[] {
  const known = new Set(input.controlIds);
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const { controlId, status, quote } of controls) {
    if (!known.has(controlId)) problems.push(`${controlId} is not among the controls.`);
    if (seen.has(controlId)) problems.push(`${controlId} appears twice.`);
    seen.add(controlId);
    const quoted = quote !== null && quote.trim() !== "" && input.answer.includes(quote);
    if (status !== "empty" && !quoted) {
      problems.push(`${controlId}: quote must be copied exactly from the answer.`);
    }
    if (quoted && isInstruction(normalisedText(quote))) {
      problems.push(`${controlId}: an instruction in the answer is no evidence.`);
    }
  }
  const missing = input.controlIds.filter((controlId) => !seen.has(controlId));
  if (missing.length > 0) problems.push(`These controls are missing: ${missing.join(", ")}.`);
  return problems;
}

function merged(
  controlId: string,
  found: AnalysedControl | undefined,
  rule: ControlAnalysis | undefined,
): ControlAnalysis {
  if (!found || !rule) throw new Error(`control ${controlId} was not analysed`);
  const denied = rule.complianceStatus === "Not In Place";
  if (found.status === "In Place" && denied) return { ...rule, contradictory: true };
  return {
    controlId,
    complianceStatus: found.status,
    reason: found.reason,
    suggestion: found.suggestion || rule.suggestion,
    quote: found.status === "empty" ? null : found.quote,
    contradictory: found.contradictory,
  };
}
