// The compensating control worksheet, asked one part at a time in plain words.
import type { AnsweredStatus } from "@/lib/pci/response";
import type { Worksheet } from "./shape";

/** One part of the worksheet as it is asked. */
export interface WorksheetQuestion {
  readonly part: keyof Worksheet;
  readonly question: string;
}

const PARTS: readonly WorksheetQuestion[] = [
  {
    part: "objective",
    question: "What is this rule meant to protect you from?",
  },
  {
    part: "constraint",
    question: "What stops you from following it the usual way: the equipment, the maker, the law?",
  },
  {
    part: "risk",
    question: "What could go wrong because the rule itself is not followed?",
  },
  {
    part: "definition",
    question: "What do you do instead, and how does it protect you just as well?",
  },
  {
    part: "validation",
    question: "Who checked that it works, how, and when?",
  },
  {
    part: "maintenance",
    question: "Who looks after it from now on, and how often is it looked at again?",
  },
];

/** The questions of the worksheet for a control that needs one; null for every other control. */
export function worksheetQuestions(status: AnsweredStatus | "empty"): WorksheetQuestion[] | null {
  return status === "In Place with Compensating Control" ? [...PARTS] : null;
}

/** The controls that need a worksheet and have none yet. */
export function openWorksheets(
  rows: readonly {
    readonly controlId: string;
    readonly status: AnsweredStatus | "empty";
    readonly worksheet: Worksheet | null;
  }[],
): string[] {
  return rows
    .filter((row) => worksheetQuestions(row.status) !== null && row.worksheet === null)
    .map((row) => row.controlId);
}
