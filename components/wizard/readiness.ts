// What is done of the sections and what was left for later, for every page of the wizard that asks.
import type { ControlData, SectionData } from "./data";

/** Whether a section has nothing left to do before the check. */
export function isReady({ complete, unconfirmed, parked }: SectionData): boolean {
  return complete && unconfirmed.length === 0 && parked.length === 0;
}

/** Whether all that is left of a section are the points that the merchant comes back to. */
export function isWorkedThrough({ complete, controls }: SectionData): boolean {
  const open = controls.filter(
    ({ status, contradictory, carriedForward }) =>
      contradictory || carriedForward || (status === "empty" && !complete),
  );
  return open.every(({ parked }) => parked);
}

/** The points of all areas that are parked, in their order. */
export function parkedOf(sections: readonly SectionData[]): readonly ControlData[] {
  return sections.flatMap(({ controls }) => controls.filter(({ parked }) => parked));
}
