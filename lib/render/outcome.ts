// The figures that both documents print, counted from the answers they list, so that a total can never
// disagree with the rows under it; and the sealed result in words.
import type { Reason, RecordControl, RecordSection, SealedRecord } from "@/lib/domain/record/shape";
import { printedFamilyOf } from "@/lib/pci/controls";
import { isExplained } from "@/lib/pci/not-applicable";
import type { ControlStatus } from "@/lib/pci/response";

/** How often each answer was given. */
export type Tally = Readonly<Record<ControlStatus, number>>;

/** One requirement family as the documents print it: "1" to "12", or "A2". */
export interface Family {
  readonly id: string;
  readonly title: string;
  /** The section the family was answered with; A2 was answered with requirement 4. */
  readonly section: RecordSection;
  readonly controls: readonly RecordControl[];
  readonly tally: Tally;
}

/** The result as it was sealed. */
export interface Outcome {
  readonly result: SealedRecord["evidence"]["result"];
  readonly word: string;
  /** What the result rests on, one sentence each. */
  readonly sentences: readonly string[];
  /** Signed and compliant: the one case that has a term of validity and carries the seal. */
  readonly attested: boolean;
}

const LEGACY_TERMINALS = "Outdated encryption (SSL and early TLS) on payment terminals";

/** Counts the answers of these controls. */
export function tallyOf(controls: readonly RecordControl[]): Tally {
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

/** Every control of the record, in printing order. */
export function controlsOf(record: SealedRecord): readonly RecordControl[] {
  return familiesOf(record).flatMap((family) => family.controls);
}

/** The families of the questionnaire: the requirements in order, then A2. */
export function familiesOf(record: SealedRecord): readonly Family[] {
  return record.sections
    .flatMap((section) => familiesOfSection(section))
    .sort((a, b) => orderOf(a.id) - orderOf(b.id));
}

function familiesOfSection(section: RecordSection): Family[] {
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

const WORDS: Readonly<Record<Outcome["result"], string>> = {
  compliant: "Compliant",
  non_compliant: "Non-compliant",
  legal_exception: "Compliant but with legal exception",
};

const LAW_SENTENCE =
  "For each control that is Not In Place the merchant names a law that forbids it. Whoever asked " +
  "for this attestation has to review that.";

function sentenceOf(reason: Reason, record: SealedRecord, tally: Tally): string {
  const controls = controlsOf(record);
  const are = (count: number) => `${countOf(count, "control")} ${count === 1 ? "is" : "are"}`;
  const compensating = controls.filter(
    ({ status, worksheet }) =>
      status === "In Place with Compensating Control" && worksheet === null,
  );
  const unexplained = record.sections.flatMap(({ answer, controls: own }) =>
    own.filter((each) => each.status === "Not Applicable" && !isExplained(each, answer)),
  );
  const sentences: Readonly<Record<Reason, string>> = {
    not_in_place: `${are(tally["Not In Place"])} Not In Place.`,
    unanswered: `${are(tally.empty)} without an answer.`,
    worksheet_missing: `${are(compensating.length)} met by a compensating control that has no worksheet.`,
    reason_missing: `${are(unexplained.length)} Not Applicable without a reason.`,
    not_eligible: "By what was said, a condition for the use of this questionnaire is not met.",
    attestation_declined: "The signatory declined a statement of the attestation.",
    unsigned: "Nobody has signed it.",
    other_payment_method: "Another payment method of the merchant stands against it.",
  };
  return sentences[reason];
}

/** The sealed result in words. */
export function outcomeOf(record: SealedRecord): Outcome {
  const { result, reasons } = record.evidence;
  const controls = controlsOf(record);
  const tally = tallyOf(controls);
  const sentences = [
    ...(result === "legal_exception" ? [LAW_SENTENCE] : []),
    ...reasons.map((reason) => sentenceOf(reason, record, tally)),
  ];
  const attested = result === "compliant" && record.signature !== null;
  const clear = `All ${countOf(controls.length, "control")} are answered, and none is Not In Place.`;
  return {
    result,
    word: WORDS[result],
    sentences: sentences.length > 0 ? sentences : [clear],
    attested,
  };
}
