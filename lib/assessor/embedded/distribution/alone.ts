// One control asked alone: the answer is read as being about it, and the merchant may have chosen
// the status itself. Its choice stands unless its own words speak against it or say nothing.

import { plainOf } from "@/lib/assessor/embedded/questions/plain";
import { quoteOf } from "@/lib/assessor/embedded/text/clauses";
import type { AnalysisInput, ControlAnalysis } from "@/lib/assessor/port";
import { statedAbsences } from "./absence";
import { type Answer, readAnswer } from "./answer";
import { findCompensations, namesSubstitute } from "./compensation";
import { RULES } from "./data/rules";
import { ASSURANCE } from "./data/stance-words";
import { weigh } from "./judge";
import { signalOf } from "./pattern";
import { inPlace, notApplicable, statusOf } from "./status";
import { substitutes } from "./substitute";
import { keepWorksheet, nextStep, reasonNotInPlace } from "./wording";

const REASON_GIVEN =
  /\b(?:because|since|as we|as i|do not|does not|no|never|nobody|without|none|only|not)\b/;
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
  if (input.declaredStatus === undefined || input.declaredStatus === "empty") {
    return words.complianceStatus === "empty" ? plainYes(answer, words) : words;
  }
  return declared(input, answer, words);
}

function declared(input: AnalysisInput, answer: Answer, words: ControlAnalysis): ControlAnalysis {
  const { controlId } = words;
  const chosen = input.declaredStatus ?? "empty";
  if (words.complianceStatus === chosen) return words;
  if (words.complianceStatus !== "empty") return mismatch(chosen, words);
  if (chosen === "Not In Place") return admitted(input, answer, words);
  const quote = substance(answer);
  if (quote === null) return words;
  if (chosen === "In Place") {
    return answer.stances.includes("planned")
      ? unproven(chosen, words, quote)
      : inPlace(controlId, quote);
  }
  if (chosen === "Not Applicable") {
    if (!REASON_GIVEN.test(answer.reading.text)) return words;
    return notApplicable(controlId, quote, `${plainOf(controlId).phrase} does not concern you`);
  }
  if (!namesSubstitute(answer)) return unproven(chosen, words, quote);
  return {
    ...words,
    complianceStatus: chosen,
    reason: "You cannot do this the usual way and tell what you do instead.",
    suggestion: keepWorksheet(controlId),
    quote,
  };
}

/** Nobody has to prove that something is missing: the choice stands on any words. */
function admitted(input: AnalysisInput, answer: Answer, words: ControlAnalysis): ControlAnalysis {
  return {
    ...words,
    complianceStatus: "Not In Place",
    reason: "You chose Not In Place, and nothing in your words speaks against it.",
    suggestion: nextStep(words.controlId),
    quote: substance(answer) ?? input.answer.trim(),
  };
}

/** The words say another status than the one chosen: the words count, and somebody must look. */
function mismatch(chosen: string, words: ControlAnalysis): ControlAnalysis {
  const against = chosen === "Not In Place" || words.complianceStatus === "Not In Place";
  return {
    ...words,
    complianceStatus: against ? "Not In Place" : words.complianceStatus,
    reason: `You chose ${chosen}, but your words say otherwise. ${words.reason}`,
    suggestion: `Choose the status that fits what you do today, or explain more. ${nextStep(words.controlId)}`,
    contradictory: true,
  };
}

/** A chosen status that the words do not carry: a plan, or an excuse without a substitute. */
function unproven(chosen: string, words: ControlAnalysis, quote: string): ControlAnalysis {
  const lack = chosen === "In Place" ? "speak of a plan" : "do not say what is done instead";
  return {
    ...words,
    complianceStatus: "Not In Place",
    reason: `You chose ${chosen}, but your words ${lack}.`,
    suggestion: nextStep(words.controlId),
    quote,
    contradictory: true,
  };
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
