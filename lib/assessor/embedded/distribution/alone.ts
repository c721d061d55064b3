// One control asked alone: the answer is read as being about it. A status that the caller stated is not
// told to the assessor: its reading is an opinion of its own.

import { quoteOf } from "@/lib/assessor/embedded/text/clauses";
import type { AnalysisInput, ControlAnalysis } from "@/lib/assessor/port";
import { statedAbsences } from "./absence";
import { type Answer, readAnswer } from "./answer";
import { findCompensations } from "./compensation";
import { RULES } from "./data/rules";
import { ASSURANCE } from "./data/stance-words";
import { weigh } from "./judge";
import { signalOf } from "./pattern";
import { inPlace, statusOf } from "./status";
import { substitutes } from "./substitute";
import { nextStep, reasonNotInPlace } from "./wording";

const AFFIRMS = /^(?:yes|yep|yeah|sure|of course|absolutely|definitely|correct|indeed)\b/;

/** What the answer says about the one control. */
export function analyzeAlone(input: AnalysisInput): ControlAnalysis {
  const controlId = input.controlIds[0] ?? "";
  const answer = readAnswer(input.answer);
  const verdict = weigh(answer, controlId, true);
  const words = statusOf(answer, controlId, {
    verdict,
    absence: statedAbsences(answer, input.editionId, [controlId]).get(controlId),
    compensation: substitutes(
      answer,
      findCompensations(answer),
      new Map([[controlId, verdict]]),
    ).get(controlId),
  });
  return words.complianceStatus === "empty" ? plainYes(answer, words) : words;
}

/** "Yes, we change it every month" counts; a bare "yes" does not. */
function plainYes(answer: Answer, words: ControlAnalysis): ControlAnalysis {
  const told = answer.quantities.filter((quantity) => quantity.unit === "every");
  const denied = answer.reading.clauses.some((clause) => clause.modality.negations.length > 0);
  const quote = substance(answer);
  if (told.length === 0 || denied || quote === null) return words;
  if (!AFFIRMS.test(answer.reading.text.trim())) return words;
  if (answer.stances.some((stance) => stance !== "stated")) return words;
  const limit = slowestAllowed(words.controlId);
  if (told.every((quantity) => quantity.value <= limit)) return inPlace(words.controlId, quote);
  return {
    ...words,
    complianceStatus: "Not In Place",
    reason: reasonNotInPlace(words.controlId, quote, "missed", quote),
    suggestion: nextStep(words.controlId),
    quote,
  };
}

/** The slowest rhythm, in days, that the control's rule allows. */
function slowestAllowed(controlId: string): number {
  const limits = (RULES.get(controlId)?.met ?? [])
    .flatMap((line) => signalOf(line).measures)
    .filter((measure) => measure.unit === "every")
    .map((measure) => measure.limit);
  return limits.length > 0 ? Math.max(...limits) : Number.POSITIVE_INFINITY;
}

/** The words that say something definite, or null where there are only assurances and doubts. */
function substance(answer: Answer): string | null {
  const telling = answer.reading.clauses.filter((clause) => {
    const stance = answer.stances[clause.index];
    return stance === "stated" || stance === "planned" || stance === "condition";
  });
  const words = telling
    .map((clause) => clause.text.replace(ASSURANCE, " "))
    .join(" ")
    .match(/[a-z0-9]{2,}/g);
  const first = telling[0];
  const last = telling.at(-1);
  if (!first || !last || (words?.length ?? 0) < 2) return null;
  return quoteOf(answer.reading, first.start, last.end);
}
