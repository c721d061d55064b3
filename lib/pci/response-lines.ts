// The few requirements that the forms answer line by line. One status spans the lines of a control here.
import lines from "./data/response-lines.json" with { type: "json" };
import matrix from "./data/saq-matrix.json" with { type: "json" };
import type { SaqType } from "./saq-type";

const LINES: Readonly<Record<string, readonly string[]>> = lines;

/** The answer lines that a questionnaire's form has for a control; empty where it has just one. */
export function responseLinesOf(saqType: SaqType, controlId: string): readonly string[] {
  const multiLine: Readonly<Record<string, number>> =
    matrix.meta.types[saqType].multiLineRequirements;
  return controlId in multiLine ? (LINES[controlId] ?? []) : [];
}
