import s01 from "./data/sections/01.json" with { type: "json" };
import s02 from "./data/sections/02.json" with { type: "json" };
import s03 from "./data/sections/03.json" with { type: "json" };
import s04 from "./data/sections/04.json" with { type: "json" };
import s05 from "./data/sections/05.json" with { type: "json" };
import s06 from "./data/sections/06.json" with { type: "json" };
import s07 from "./data/sections/07.json" with { type: "json" };
import s08 from "./data/sections/08.json" with { type: "json" };
import s09 from "./data/sections/09.json" with { type: "json" };
import s10 from "./data/sections/10.json" with { type: "json" };
import s11 from "./data/sections/11.json" with { type: "json" };
import s12 from "./data/sections/12.json" with { type: "json" };

/** The title and the opening words of one top-level requirement. */
export interface SectionText {
  /** "1" to "12". */
  readonly topLevel: string;
  readonly title: string;
  readonly intro: string;
}

/** The twelve top-level requirements, in order. */
export const SECTIONS: readonly SectionText[] = [
  s01,
  s02,
  s03,
  s04,
  s05,
  s06,
  s07,
  s08,
  s09,
  s10,
  s11,
  s12,
];

const byTopLevel: ReadonlyMap<string, SectionText> = new Map(
  SECTIONS.map((section) => [section.topLevel, section]),
);

/** The text of a top-level requirement, or null for anything but "1" to "12". */
export function findSectionText(topLevel: string): SectionText | null {
  return byTopLevel.get(topLevel) ?? null;
}
