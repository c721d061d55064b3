// A questionnaire that is about to be given may be too small: nothing in the words says so plainly, but all
// that was heard, plainly and faintly, looks like descriptions in which something had been overlooked. What that
// was is learned from descriptions whose right questionnaire is known (see misgiving-lessons.ts).
import type { Hear } from "@/lib/assessor/embedded/hearing/hearing";
import { passed } from "@/lib/assessor/embedded/hearing/together";
import type { SaqType } from "@/lib/pci/saq-type";
import { DOUBTS, MEANINGS } from "./data/meanings";
import type { Heard } from "./heard";
import type { Slot } from "./signal";

/** How likely it must be that something was overlooked. */
const ENOUGH = 0.3;
/** Not worth a question of its own. */
const WORTH_ASKING = 0.02;
const STEPS = [-3.5, -2, -1, 0, 1];
/** What was overlooked cannot be asked about as a doubt. */
export const OTHERWISE = "otherwise";

/** What the readers go by: the questionnaire, and how likely each statement is anywhere in the description. */
export function misgivingMarks(saqType: SaqType, heard: readonly Heard[]): string[] {
  const most = new Map<string, number>();
  for (const { label, score, evidence } of heard) {
    if (evidence.source !== 0) continue;
    most.set(label, Math.max(most.get(label) ?? Number.NEGATIVE_INFINITY, score));
  }
  return [saqType, ...[...most].flatMap(([label, score]) => passed(label, score, STEPS))];
}

/**
 * The doubts that are raised before the questionnaire is given, the likeliest first, each with the sentence
 * that comes nearest to it; none where it is likely enough that nothing was overlooked.
 */
export function misgivingsAbout(
  saqType: SaqType,
  heard: readonly Heard[],
  misgivings: Hear,
): Heard[] {
  const chances = [...misgivings(misgivingMarks(saqType, heard))];
  const together = chances.reduce((sum, [, chance]) => sum + chance, 0);
  if (together < ENOUGH) return [];
  return chances
    .filter(([label, chance]) => DOUBTS.has(label) && chance > WORTH_ASKING)
    .sort(([, a], [, b]) => b - a)
    .flatMap(([label]) => raised(label, heard) ?? []);
}

/** The doubt, quoting the sentence in which most was heard on its point. */
function raised(label: string, heard: readonly Heard[]): Heard | undefined {
  const [slot = "", value = ""] = (MEANINGS[label]?.[0] ?? "").split(".");
  const [nearest] = heard
    .filter(({ evidence }) => evidence.source === 0)
    .sort(
      (a, b) =>
        Number(b.evidence.slot === slot) - Number(a.evidence.slot === slot) || b.score - a.score,
    );
  if (!nearest) return undefined;
  const evidence = { ...nearest.evidence, slot: slot as Slot, value, firmness: "certain" as const };
  return { ...nearest, label, evidence };
}
