// The short questions that a section of a questionnaire is asked in, worded for the businesses that use it, so
// that a plain "yes" says each of its controls is in place as required.

import saqA from "./data/parts/saq-a.json" with { type: "json" };
import saqAep from "./data/parts/saq-a-ep.json" with { type: "json" };
import saqB from "./data/parts/saq-b.json" with { type: "json" };
import saqBip from "./data/parts/saq-b-ip.json" with { type: "json" };
import saqC from "./data/parts/saq-c.json" with { type: "json" };
import saqCvt from "./data/parts/saq-c-vt.json" with { type: "json" };
import saqD from "./data/parts/saq-d.json" with { type: "json" };
import saqP2pe from "./data/parts/saq-p2pe.json" with { type: "json" };
import saqSpoc from "./data/parts/saq-spoc.json" with { type: "json" };
import type { SaqType } from "./saq-type";

/** The languages that parts are worded in. */
export const PART_LANGUAGES = ["en", "es", "fr"] as const;

/** A part's words in one language. */
export interface PartText {
  readonly question: string;
  /** What counts as a yes, how to find out, and who knows. */
  readonly help: string;
  /** An answer in a shop owner's words, with a blank `[…]` for each fact of the business. */
  readonly example: string | null;
}

/** One short question. */
export interface Part extends Readonly<Record<(typeof PART_LANGUAGES)[number], PartText>> {
  /** Unique in its questionnaire, for example `9-paper-safe`. */
  readonly partId: string;
  readonly controlIds: readonly string[];
  readonly kind: string;
  /** A gate has no controls of its own: its "no" makes those of these parts Not Applicable. */
  readonly gates?: readonly string[];
}

/** The parts of one top-level requirement, in the order in which they are asked. */
export interface PartSection {
  readonly topLevel: string;
  readonly parts: readonly Part[];
}

const SECTIONS: Readonly<Record<SaqType, readonly PartSection[]>> = {
  "SAQ A": saqA.sections,
  "SAQ A-EP": saqAep.sections,
  "SAQ B": saqB.sections,
  "SAQ B-IP": saqBip.sections,
  "SAQ C-VT": saqCvt.sections,
  "SAQ C": saqC.sections,
  "SAQ P2PE": saqP2pe.sections,
  "SAQ SPoC": saqSpoc.sections,
  "SAQ D": saqD.sections,
};

/** The parts that a questionnaire is asked in, section by section. */
export function partSectionsOf(saqType: SaqType): readonly PartSection[] {
  return SECTIONS[saqType];
}

/** Every part of a questionnaire with the requirement that it belongs to, in the order in which they are asked. */
export function partsOf(saqType: SaqType): readonly (Part & { readonly topLevel: string })[] {
  return SECTIONS[saqType].flatMap(({ topLevel, parts }) =>
    parts.map((part) => ({ ...part, topLevel })),
  );
}

/** The short questions of a section as one text, for those who answer it as a whole. */
export function sectionQuestion(saqType: SaqType, topLevel: string): string {
  const section = SECTIONS[saqType].find((each) => each.topLevel === topLevel);
  return (section?.parts ?? []).map(({ en }, index) => `${index + 1}. ${en.question}`).join("\n");
}
