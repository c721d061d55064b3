// The embedded assessor's first task: one question in everyday words for a set of controls, with
// three answers to start from. Built from the catalogue; nothing here judges.
import { coveredBy } from "@/lib/assessor/embedded/distribution/absence";
import { FACTS } from "@/lib/assessor/embedded/distribution/data/facts";
import type { CombinedQuestion, QuestionInput } from "@/lib/assessor/port";
import { findControl } from "@/lib/pci/controls";
import { sectionQuestion } from "@/lib/pci/parts";
import { requireEdition } from "@/lib/pci/questionnaires";
import { NOT_CONCERNED, SUBSTITUTES, WRITTEN_UP } from "./data/substitutes";
import { plainOf } from "./plain";

const FACTS_MAX = 3;

/** The question for exactly these controls, with its three suggested answers. */
export function compose(input: QuestionInput): CombinedQuestion {
  return {
    combinedQuestion: questionFor(input),
    suggestedAnswers: [
      { type: "In Place", answer: inPlaceAnswer(input.controlIds) },
      { type: "In Place with Compensating Control", answer: compensatingAnswer(input) },
      { type: "Not Applicable", answer: notApplicableAnswer(input) },
    ],
  };
}

function questionFor(input: QuestionInput): string {
  const [only, ...others] = input.controlIds;
  if (only === undefined || others.length > 0)
    return sectionQuestion(input.saqType, input.topLevel);
  return findControl(only)?.question ?? `How do you take care of ${plainOf(only).phrase}?`;
}

function inPlaceAnswer(controlIds: readonly string[]): string {
  return controlIds.map((id) => plainOf(id).answer).join(" ");
}

function compensatingAnswer(input: QuestionInput): string {
  const known = input.controlIds.find((id) => SUBSTITUTES[id] !== undefined);
  const text = known === undefined ? generalSubstitute(input) : (SUBSTITUTES[known] ?? "");
  return `${text} ${WRITTEN_UP}`;
}

function generalSubstitute(input: QuestionInput): string {
  const { fix } = plainOf(input.controlIds[0] ?? input.topLevel);
  return `We cannot ${fix}, because [reason]. Instead, we limit the use of [which system] to [who] in a locked room, and [who] checks the records every [week].`;
}

function notApplicableAnswer(input: QuestionInput): string {
  const groups = requireEdition(input.editionId).conditionalGroups;
  const asked = new Set(input.controlIds);
  const named = new Set(groups.map((group) => group.appliesWhen));
  const fitting = FACTS.map((fact) => {
    const covered = coveredBy(fact, groups).filter((id) => asked.has(id));
    const conditional = fact.appliesWhen !== null && named.has(fact.appliesWhen);
    return { fact, covered: covered.length, conditional };
  }).filter(({ covered }) => covered > 0);
  const conditional = fitting.filter((item) => item.conditional);
  const chosen = conditional.length > 0 ? conditional : mostCovering(fitting);
  if (chosen.length === 0) return NOT_CONCERNED[input.topLevel] ?? "";
  return chosen.map(({ fact }) => fact.sentence).join(" ");
}

function mostCovering<T extends { readonly covered: number }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => b.covered - a.covered).slice(0, FACTS_MAX);
}
