// What is done of the sections and what was left for later, for every page of the wizard that asks.
import type { ControlData, SectionData } from "./data";

/** Whether a section has nothing left to do before the check: nothing in it is empty or in doubt. */
export function isReady(section: SectionData): boolean {
  const { complete, uncovered, unconfirmed, parked } = section;
  return complete && uncovered.length === 0 && unconfirmed.length === 0 && parked.length === 0;
}

/** Whether all that is left of a section are the points that the merchant comes back to. */
export function isWorkedThrough({ controls }: SectionData): boolean {
  const open = controls.filter(
    ({ status, contradictory, unconfirmed }) => contradictory || unconfirmed || status === "empty",
  );
  return open.every(({ parked }) => parked);
}

/** The points that an answer to the section said nothing about, and nobody was asked about or put aside. */
export function silentOf({ combinedAnswer, controls, parts }: SectionData): readonly ControlData[] {
  if (combinedAnswer === null) return [];
  const asked = new Set(parts.flatMap(({ given, controlIds }) => (given ? controlIds : [])));
  return controls.filter(
    ({ controlId, status, parked }) => status === "empty" && !parked && !asked.has(controlId),
  );
}

/** Whether a point would take over the answer of its section at sealing. */
export function inheritsFrom({ overall }: SectionData): boolean {
  return overall !== null && overall !== "empty";
}

/** The points of all areas that are parked, in their order. */
export function parkedOf(sections: readonly SectionData[]): readonly ControlData[] {
  return sections.flatMap(({ controls }) => controls.filter(({ parked }) => parked));
}
