// How what is heard stands to what else is heard and said: said before, or told otherwise and more plainly.
import { ENOUGH } from "./data/certainty";
import type { Heard } from "./heard";
import { isSameSentence, type Statements } from "./statements";

/** What was not said yet, and nothing likelier was heard about. A short answer must tell it plainly. */
export function unsaid(statements: Statements, heard: readonly Heard[]): Heard[] {
  return heard.filter(
    (each) =>
      (each.evidence.source === 0 || (each.plain && each.score > ENOUGH.news)) &&
      !isSaid(statements, each) &&
      !(each.score > ENOUGH.opposed ? isSettled(each, heard) : isOpposed(each, heard)),
  );
}

/** Something likelier was heard about it, anywhere. */
export function isOpposed(each: Heard, heard: readonly Heard[]): boolean {
  return heard.some((other) => isLikelier(other, each));
}

/** Opposed by the same sentence, or by one of another text: question and answer do not contradict each other. */
function isSettled(each: Heard, heard: readonly Heard[]): boolean {
  const { source } = each.evidence;
  return heard
    .filter(
      (other) => other.evidence.source !== source || isSameSentence(other.evidence, each.evidence),
    )
    .some((other) => isLikelier(other, each));
}

/** Opposed by the same sentence. */
export function isOutspoken(each: Heard, heard: readonly Heard[]): boolean {
  return heard.some(
    (other) => isSameSentence(other.evidence, each.evidence) && isLikelier(other, each),
  );
}

/** The same point, told more plainly in another way. */
function isLikelier(other: Heard, each: Heard): boolean {
  const same = other.evidence.slot === each.evidence.slot;
  return same && other.evidence.value !== each.evidence.value && other.score > each.score;
}

/** Said before, in as new a text and as firmly. */
export function isSaid({ evidence }: Statements, { evidence: own }: Heard): boolean {
  return evidence.some(
    ({ slot, value, source, firmness }) =>
      slot === own.slot &&
      value === own.value &&
      source >= own.source &&
      (firmness === "certain" || (firmness === "implied" && own.firmness === "implied")),
  );
}
