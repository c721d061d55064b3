// The embedded assessor's second task: spreads one answer over the controls of a section. A status
// rests on the merchant's own words or is not given.
import { normalisedText } from "@/lib/assessor/embedded/text/normalise";
import type { Analysis, AnalysisInput, ControlAnalysis } from "@/lib/assessor/port";
import { overallOf } from "@/lib/pci/response";
import { statedAbsences } from "./absence";
import { analyzeAlone } from "./alone";
import { type Answer, readAnswer } from "./answer";
import { afterArbitration } from "./arbitration";
import { findCompensations } from "./compensation";
import { unknownIn } from "./ignorance";
import { type Verdict, weighAll } from "./judge";
import { residualLacks } from "./residual";
import { empty, inPlace, statusOf } from "./status";
import { substitutes } from "./substitute";
import { followUpOf } from "./wording";

// Controls that are no more than the sum of the controls below them, and those of which each must be told.
const SUMS: ReadonlySet<string> = new Set(["3.3.1", "9.5.1"]);
const TOLD_IN_PARTS: ReadonlySet<string> = new Set(["9.5.1"]);

/** Spreads the merchant's words over the controls asked for. Pure; never throws on any words. */
export function analyze(input: AnalysisInput): Analysis {
  const alone = input.controlIds.length === 1 || input.shortQuestion !== undefined;
  const controls = alone ? input.controlIds.map((id) => oneOf(input, id)) : analyzeSection(input);
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

/** Words that answer a short question are read as being about each of its controls. */
function oneOf(input: AnalysisInput, controlId: string): ControlAnalysis {
  return analyzeAlone({ ...input, controlIds: [controlId] });
}

function analyzeSection(input: AnalysisInput): ControlAnalysis[] {
  const answer = readAnswer(input.answer);
  const { statuses, measured, unknown } = byRules(answer, input);
  const again = afterArbitration(answer, statuses, measured);
  return again
    .map((one) => (isUnknown(one) ? { ...empty(one.controlId, true), notSure: true } : one))
    .map((one) => summedUp(one, again))
    .map((one) =>
      one.complianceStatus === "empty" && unknown.has(one.controlId)
        ? { ...one, notSure: true }
        : one,
    );
}

/** Whether the words quoted only say that the writer does not know. */
function isUnknown({ complianceStatus, quote }: ControlAnalysis): boolean {
  return (
    complianceStatus === "Not In Place" && quote !== null && UNKNOWING.test(normalisedText(quote))
  );
}

const UNKNOWING =
  /^(?:(?:sorry|hm+|well|i|we),? )?(?:do not|dont) (?:really )?know(?=$|[.,;]| (?:how|if|whether|when|who|ask)\b)|^no idea\b/;

/** What the rules alone make of an answer. */
interface ByRules {
  readonly statuses: readonly ControlAnalysis[];
  /** Controls against which a number speaks that misses its limit. */
  readonly measured: ReadonlySet<string>;
  /** Controls of which the words say that nobody knows. */
  readonly unknown: ReadonlySet<string>;
}

function byRules(answer: Answer, input: Pick<AnalysisInput, "editionId" | "controlIds">): ByRules {
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
  const statuses = [...verdicts].map(([controlId, verdict]) =>
    statusOf(answer, controlId, {
      verdict,
      absence: absences.get(controlId),
      compensation: instead.get(controlId),
    }),
  );
  return { statuses, measured: missingLimits(verdicts), unknown: unknownIn(answer, verdicts) };
}

function missingLimits(verdicts: ReadonlyMap<string, Verdict>): Set<string> {
  return new Set(
    [...verdicts]
      .filter(([, { against }]) => against.some(({ finding }) => finding.amount !== undefined))
      .map(([controlId]) => controlId),
  );
}

/** Words for a whole do not stand where one of its parts is missing; all parts together are the whole. */
function summedUp(whole: ControlAnalysis, all: readonly ControlAnalysis[]): ControlAnalysis {
  if (!SUMS.has(whole.controlId)) return whole;
  const parts = all.filter(({ controlId }) => controlId.startsWith(`${whole.controlId}.`));
  const [first] = parts;
  const isTold = TOLD_IN_PARTS.has(whole.controlId);
  const isIn = (part: ControlAnalysis) => part.complianceStatus === "In Place";
  if (whole.complianceStatus === "In Place") {
    const isBelied = parts.some(({ complianceStatus }) => complianceStatus === "Not In Place");
    return isBelied || (isTold && !parts.every(isIn)) ? empty(whole.controlId, true) : whole;
  }
  if (whole.complianceStatus !== "empty" || !isTold || !first?.quote) return whole;
  return parts.every(isIn) ? inPlace(whole.controlId, first.quote) : whole;
}
