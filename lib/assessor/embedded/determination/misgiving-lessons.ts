// What to have misgivings about, from descriptions whose right questionnaire is known: what the readers
// took for a smaller questionnaire although the labels lead to a larger one, or to a question.
import type { DeterminationHearing } from "@/lib/assessor/embedded/hearing/determination";
import type { Lesson } from "@/lib/assessor/embedded/hearing/learn";
import type { Described } from "@/lib/assessor/embedded/hearing/statements";
import type { Determination, DeterminationInput } from "@/lib/assessor/port";
import { MEANINGS } from "./data/meanings";
import { ASSURANCES, CHANNELS_OF, OVERLOOKED, TOPIC_DOUBTS } from "./data/misgivings";
import { determineFrom, determineHeard, hearThread } from "./determine";
import type { Evidence } from "./evidence";
import { misgivingMarks, OTHERWISE } from "./misgivings";
import type { Slot } from "./signal";
import { isQuestionnaire, sizeOf } from "./size";
import type { Statements } from "./statements";

/**
 * What a description teaches, if the readers would give a smaller questionnaire than SAQ D. Where its labels do
 * not lead to what is right they are not complete, and it teaches nothing.
 */
export function misgivingLessons(described: Described, hearing: DeterminationHearing): Lesson[] {
  const input = inputOf(described);
  const thread = hearThread(input, hearing);
  const right = rightOutcome(described, input, thread.statements);
  if ((right.saqType ?? "?") !== described[0]) return [];
  const given = determineHeard(thread, input, hearing).saqType;
  if (given === null || given === "SAQ D") return [];
  const made = overlooked(described, right, sizeOf(given));
  // Silence is no ground for misgivings: the same without the assurances teaches the same.
  return ASSURANCES.map((leftOut) => {
    const heard = thread.heard.filter(({ label }) => !leftOut.has(label));
    return { marks: misgivingMarks(given, heard), made };
  });
}

function labelsOf([, ...sentences]: Described): string[] {
  return sentences.flatMap(([, made]) => made.split(" ").filter(Boolean));
}

function inputOf(described: Described): DeterminationInput {
  const labels = new Set(labelsOf(described));
  const [, ...sentences] = described;
  return {
    description: sentences.map(([text]) => text).join(" "),
    channel:
      CHANNELS_OF.find(([, telling]) => telling.some((label) => labels.has(label)))?.[0] ??
      "countertop",
    vendor: null,
    rounds: [],
  };
}

/** What the decision table makes of the labels. */
function rightOutcome(
  described: Described,
  input: DeterminationInput,
  { sources }: Statements,
): Determination {
  const evidence = labelsOf(described).flatMap((label, at) => evidenceOf(label, at));
  return determineFrom(
    { sources: sources.map((source) => ({ ...source, evidence })), evidence },
    input,
  );
}

function evidenceOf(label: string, at: number): Evidence[] {
  const [slot, value] = MEANINGS[label]?.[0].split(".") ?? [];
  if (!slot || !value) return [];
  return [
    {
      ...{ slot: slot as Slot, value, firmness: "certain", quote: label, source: 0 },
      ...{ sentence: at, clause: at, text: label, start: 0, end: label.length },
    },
  ];
}

/** The doubts that should have been raised. */
function overlooked(described: Described, right: Determination, given: number): string[] {
  if (right.saqType === null) return [TOPIC_DOUBTS[right.followUpTopic ?? ""] ?? OTHERWISE];
  if (!isQuestionnaire(right.saqType) || sizeOf(right.saqType) <= given) return [];
  const doubts = new Set(labelsOf(described).flatMap((label) => OVERLOOKED[label] ?? []));
  return doubts.size > 0 ? [...doubts] : [OTHERWISE];
}
