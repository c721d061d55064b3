// What a section comes to as a whole, by what was answered in it.
import type { SectionRow } from "@/lib/domain/section/queries";
import { type ControlStatus, overallOf } from "@/lib/pci/response";
import type { AnswerRow } from "./queries";

/** What a section comes to by what the merchant said: a preset speaks for its own control alone. */
export function overallSaid(own: readonly AnswerRow[]): ControlStatus {
  return overallOf(own.filter(({ origin }) => origin !== "preset").map(({ status }) => status));
}

/**
 * What a section passes on to controls that nobody answered: nothing where only its short questions were
 * answered, since each of those names its controls.
 */
export function passedOn(section: SectionRow | undefined, own: readonly AnswerRow[]) {
  return section?.combinedAnswer ? overallSaid(own) : null;
}
