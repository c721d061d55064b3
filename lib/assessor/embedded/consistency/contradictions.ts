// What a merchant says in two places and cannot both be so: the description against the answers, and
// the answers against each other. Only words that are certain count, and both sides are quoted.
import { type Evidence, readSource } from "@/lib/assessor/embedded/determination/evidence";
import type {
  ConsistencyInput,
  Contradiction,
  StatementPlace,
  ToldText,
} from "@/lib/assessor/port";
import type { SaqType } from "@/lib/pci/saq-type";
import { MATTERS, type Matter } from "./matters";

interface Told {
  readonly place: StatementPlace;
  readonly evidence: readonly Evidence[];
}

/**
 * Every contradiction in the words of one attempt, worst first: between two texts, or between a text
 * and the questionnaire itself. Pure; never throws on any words.
 */
export function contradictions({ saqType, texts }: ConsistencyInput): Contradiction[] {
  const told = texts.filter(({ place }) => isTelling(place)).map(readTold);
  return MATTERS.flatMap((matter) => contradictionOf(matter, saqType, told));
}

function readTold({ place, text }: ToldText, index: number): Told {
  const { evidence } = readSource(text, index);
  return { place, evidence: evidence.filter(({ firmness }) => firmness === "certain") };
}

function contradictionOf(matter: Matter, saqType: SaqType, told: readonly Told[]): Contradiction[] {
  const { about, question } = matter;
  const one = firstSaying(matter, told, matter.one, matter.other);
  const other = firstSaying(matter, told, matter.other, matter.one);
  if (one && other) return [{ about, question, statements: [one, other] }];
  // Only the full questionnaire allows it, so the words speak against the one that was chosen.
  if (one && matter.onlyFull && saqType !== "SAQ D")
    return [{ about, question, statements: [one] }];
  return [];
}

/** The first text that says only one side: one that says both is its own section's contradiction. */
function firstSaying(
  matter: Matter,
  told: readonly Told[],
  values: readonly string[],
  opposite: readonly string[],
): Contradiction["statements"][number] | undefined {
  for (const { place, evidence } of told) {
    if (!speaksOf(matter, place)) continue;
    const own = evidence.filter(({ slot }) => slot === matter.slot);
    if (own.some(({ value }) => opposite.includes(value))) continue;
    const words = own.find(({ value }) => values.includes(value));
    if (words) return { ...place, quote: words.quote };
  }
  return undefined;
}

/** Most requirements ask nothing that could contradict: their answers need not be read. */
function isTelling(place: StatementPlace): boolean {
  return MATTERS.some((matter) => speaksOf(matter, place));
}

function speaksOf({ topLevels }: Matter, { topLevel }: StatementPlace): boolean {
  return topLevel === null || topLevels.includes(topLevel);
}
