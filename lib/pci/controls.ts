// The catalogue: every control a merchant questionnaire asks about, in our own plain words.
import s01 from "./data/controls/01.json" with { type: "json" };
import s02 from "./data/controls/02.json" with { type: "json" };
import s03 from "./data/controls/03.json" with { type: "json" };
import s04 from "./data/controls/04.json" with { type: "json" };
import s05 from "./data/controls/05.json" with { type: "json" };
import s06 from "./data/controls/06.json" with { type: "json" };
import s07 from "./data/controls/07.json" with { type: "json" };
import s08 from "./data/controls/08.json" with { type: "json" };
import s09 from "./data/controls/09.json" with { type: "json" };
import s10 from "./data/controls/10.json" with { type: "json" };
import s11 from "./data/controls/11.json" with { type: "json" };
import s12 from "./data/controls/12.json" with { type: "json" };

/** The merchant-facing texts of one control, as written in `data/controls`. */
export interface Control {
  /** PCI DSS v4.0.1 number, for example `"8.3.6"` or `"A2.1.1"`. */
  readonly id: string;
  readonly title: string;
  /** What must be true, in plain words, with every testable element. */
  readonly requirement: string;
  readonly guidance: string;
  readonly applicabilityNote: string;
  readonly evidence: string;
  /** One short everyday question. */
  readonly question: string;
}

const all: readonly Control[] = [
  ...s01,
  ...s02,
  ...s03,
  ...s04,
  ...s05,
  ...s06,
  ...s07,
  ...s08,
  ...s09,
  ...s10,
  ...s11,
  ...s12,
];

const byId: ReadonlyMap<string, Control> = new Map(all.map((control) => [control.id, control]));

/** Every control of the catalogue in natural order. */
export function allControls(): readonly Control[] {
  return all;
}

/** The control with this number, or null. */
export function findControl(controlId: string): Control | null {
  return byId.get(controlId) ?? null;
}

/**
 * The top-level requirement, "1" to "12", that a control is listed under.
 * Appendix A2 is listed under "4" so that `topLevel` stays within the contract's range.
 */
export function topLevelOf(controlId: string): string {
  return controlId.startsWith("A2.") ? "4" : (controlId.split(".", 1)[0] ?? controlId);
}

/** The family a document prints a control under: "1" to "12", or "A2". */
export function printedFamilyOf(controlId: string): string {
  return controlId.split(".", 1)[0] ?? controlId;
}
