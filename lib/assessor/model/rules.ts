// What stands between a language model and its result: rules that check its output against the merchant's words.
// They run where the embedded assessor runs, which is no place for a caller to be.
import { z } from "zod";
import type {
  Analysis,
  AnalysisInput,
  Assessor,
  Determination,
  DeterminationInput,
  DeterminationRound,
} from "@/lib/assessor/port";
import { CONTROL_STATUSES } from "@/lib/pci/response";

/** What a model read out of a thread. */
export const ReadStatements = z.object({
  statements: z.array(
    z.object({
      slot: z.string(),
      value: z.string(),
      certainty: z.enum(["certain", "implied", "doubtful"]),
      text: z.int().min(0),
      quote: z.string(),
    }),
  ),
});

/** One statement that a model read. */
export type ReadStatement = z.output<typeof ReadStatements>["statements"][number];

/** What a model made of an answer. */
export const ReadStatuses = z.object({
  controls: z.array(
    z.object({
      controlId: z.string(),
      status: z.enum(CONTROL_STATUSES),
      quote: z.string().nullable(),
      reason: z.string(),
      suggestion: z.string(),
      contradictory: z.boolean(),
    }),
  ),
});

/** What a model made of an answer for one control. */
export type ReadStatus = z.output<typeof ReadStatuses>["controls"][number];

/** A thread with what a model read in it. */
export interface ReadThread {
  readonly input: DeterminationInput;
  readonly statements: readonly ReadStatement[];
}

/** An answer with what a model made of it. */
export interface ReadAnswer {
  readonly input: AnalysisInput;
  readonly controls: readonly ReadStatus[];
}

/** The embedded assessor, and what checks a model by the same rules. */
export interface Rules extends Assessor {
  /** Per round what the answer offered is called that was chosen; null for words of the merchant's own. */
  chosenLabels(rounds: readonly DeterminationRound[]): Promise<(string | null)[]>;
  /** What keeps the statements from being used; empty where nothing does. */
  problemsOfStatements(read: ReadThread): Promise<string[]>;
  /** What the decision table makes of the statements that the words bear out. */
  determineFromStatements(read: ReadThread): Promise<Determination>;
  /** What keeps the statuses from being used; empty where nothing does. */
  problemsOfStatuses(read: ReadAnswer): Promise<string[]>;
  /** The statuses that the words bear out. */
  analysisFromStatuses(read: ReadAnswer): Promise<Analysis>;
}
