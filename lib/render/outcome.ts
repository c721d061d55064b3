// The figures and the result that both documents print, counted from the answers they list, so
// that a total can never disagree with the rows under it.
import { printedFamilyOf } from "@/lib/pci/controls";
import type { ControlStatus } from "@/lib/pci/response";
import type { DocumentControl, DocumentModel, DocumentSection } from "./model";

/** How often each answer was given. */
export type Tally = Readonly<Record<ControlStatus, number>>;

/** One requirement family as the documents print it: "1" to "12", or "A2". */
export interface Family {
  readonly id: string;
  readonly title: string;
  /** The section the family was answered with; A2 was answered with requirement 4. */
  readonly section: DocumentSection;
  readonly controls: readonly DocumentControl[];
  readonly tally: Tally;
}

/** The result by the rule of the attestation form. */
export interface Outcome {
  readonly compliant: boolean;
  readonly word: "Compliant" | "Non-compliant";
  readonly sentence: string;
}

const LEGACY_TERMINALS = "Outdated encryption (SSL and early TLS) on payment terminals";

/** Counts the answers of these controls. */
export function tallyOf(controls: readonly DocumentControl[]): Tally {
  const count = (status: ControlStatus) =>
    controls.reduce((sum, control) => sum + (control.status === status ? 1 : 0), 0);
  return {
    "In Place": count("In Place"),
    "In Place with Compensating Control": count("In Place with Compensating Control"),
    "Not Applicable": count("Not Applicable"),
    "Not In Place": count("Not In Place"),
    empty: count("empty"),
  };
}

/** Every control of the model, in printing order. */
export function controlsOf(model: DocumentModel): readonly DocumentControl[] {
  return familiesOf(model).flatMap((family) => family.controls);
}

/** The families of the questionnaire: the requirements in order, then A2. */
export function familiesOf(model: DocumentModel): readonly Family[] {
  return model.sections
    .flatMap((section) => familiesOfSection(section))
    .sort((a, b) => orderOf(a.id) - orderOf(b.id));
}

function familiesOfSection(section: DocumentSection): Family[] {
  const ids = new Set(section.controls.map((control) => printedFamilyOf(control.controlId)));
  return [...ids].map((id) => {
    const controls = section.controls.filter((each) => printedFamilyOf(each.controlId) === id);
    const title = id === section.topLevel ? section.title : LEGACY_TERMINALS;
    return { id, title, section, controls, tally: tallyOf(controls) };
  });
}

function orderOf(familyId: string): number {
  const number = Number(familyId);
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : number;
}

/** "1 control", "3 controls". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Compliant only when everything is answered and nothing is Not In Place. */
export function outcomeOf(model: DocumentModel): Outcome {
  const controls = controlsOf(model);
  const tally = tallyOf(controls);
  const gaps = tally["Not In Place"];
  if (controls.length > 0 && gaps === 0 && tally.empty === 0) {
    const answered = `${controls.length} of ${controls.length}`;
    const sentence = `Every control is answered (${answered}), and none is Not In Place.`;
    return { compliant: true, word: "Compliant", sentence };
  }
  const reasons = [
    gaps > 0 ? `${countOf(gaps, "control")} ${gaps === 1 ? "is" : "are"} Not In Place` : null,
    tally.empty > 0
      ? `${countOf(tally.empty, "control")} ${tally.empty === 1 ? "has" : "have"} no answer`
      : null,
    controls.length === 0 ? "no control was answered" : null,
  ].filter((reason) => reason !== null);
  const sentence = `Of ${countOf(controls.length, "control")}, ${reasons.join(" and ")}.`;
  return { compliant: false, word: "Non-compliant", sentence };
}
