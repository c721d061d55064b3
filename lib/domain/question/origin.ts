// Where answers come from: pure rules over rows, for the API and for the check before the signature.
import type { ControlStatus } from "@/lib/pci/response";
import { ANSWER_ORIGINS, type AnswerOrigin, type SuggestedAnswer } from "./shape";

/** One control, as far as its origin depends on it. */
export interface OriginState {
  readonly status: ControlStatus;
  readonly inherited: boolean;
  readonly unconfirmed: boolean;
  readonly origin: AnswerOrigin | null;
}

/** Where the answer of a control comes from; null where it has none. */
export function originOf(row: OriginState): AnswerOrigin | null {
  if (row.status === "empty") return null;
  if (row.inherited) return "inherited";
  if (row.unconfirmed && row.origin !== "preset") return "carried";
  return row.origin ?? "words";
}

/** The origin of an answer that is analysed now. */
export function originOfWords(
  words: string,
  suggestions: readonly SuggestedAnswer[] | null,
): "words" | "suggestion" {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  const accepted = suggestions?.some(({ answer }) => plain(answer) === plain(words));
  return accepted ? "suggestion" : "words";
}

/** The controls of each origin, origins without any left out. */
export interface OriginGroup {
  readonly origin: AnswerOrigin;
  readonly controlIds: string[];
}

/**
 * Where all answers come from as they would be sealed now: `passedOn` names the controls that would
 * take over their section's answer.
 */
export function groupByOrigin(
  rows: readonly (OriginState & { readonly controlId: string })[],
  passedOn: ReadonlySet<string>,
): OriginGroup[] {
  const originNow = (row: (typeof rows)[number]) =>
    passedOn.has(row.controlId) ? "inherited" : originOf(row);
  return ANSWER_ORIGINS.map((origin) => ({
    origin,
    controlIds: rows.filter((row) => originNow(row) === origin).map((row) => row.controlId),
  })).filter(({ controlIds }) => controlIds.length > 0);
}
