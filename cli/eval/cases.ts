// The example files of the assessor, as `npm run eval` reads them from any path.
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { StartupError } from "@/lib/core/errors";
import { CONTROL_STATUSES } from "@/lib/pci/response";
import { SAQ_TYPES } from "@/lib/pci/saq-type";

const Outcome = z.object({
  status: z.enum(["determined", "needs-followup", "refused"]),
  saqType: z.enum(SAQ_TYPES).optional(),
});

const DeterminationCase = z.object({
  id: z.string(),
  channel: z.string().nullish(),
  vendor: z.string().nullish(),
  description: z.string(),
  expected: Outcome.extend({
    /** Topics, any of which is the right one to ask about. */
    missing: z.array(z.string()).default([]),
    followups: z
      .array(z.object({ answer: z.string(), saqType: z.enum(SAQ_TYPES).nullish() }))
      .default([]),
  }),
  acceptable: z.array(Outcome).default([]),
  confidence: z.string().optional(),
});

/** One description with the right outcome. */
export type DeterminationCase = z.output<typeof DeterminationCase>;

const JourneyCase = z.object({
  id: z.string(),
  description: z.string(),
  /** Every way of taking cards that the words mention, with all its facts and the type that they make. */
  ways: z.array(
    z.object({
      name: z.string(),
      truth: z.partialRecord(z.string(), z.string()),
      saqType: z.string(),
    }),
  ),
});

/** One description of a business whose truth is known. */
export type JourneyCase = z.output<typeof JourneyCase>;

const Status = z.enum(CONTROL_STATUSES);

const DistributionCase = z.object({
  id: z.string(),
  saqType: z.enum(SAQ_TYPES),
  topLevel: z.string(),
  combinedAnswer: z.string(),
  expected: z.record(z.string(), Status).default({}),
  mustNot: z.record(z.string(), z.array(Status)).default({}),
});

/** One combined answer with the right and the forbidden statuses. */
export type DistributionCase = z.output<typeof DistributionCase>;

async function readCases<T>(file: string, shape: z.ZodType<T>): Promise<T[]> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new StartupError(`The example file cannot be read: ${error.message}.`);
  });
  try {
    return z.array(shape).parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new StartupError(
      `${file} is not an example file: ${why.split("\n").slice(0, 4).join(" ")}`,
    );
  }
}

/** Reads descriptions of businesses whose truth is known. */
export function readJourneyCases(file: string): Promise<JourneyCase[]> {
  return readCases(file, JourneyCase);
}

/** Reads determination examples. */
export function readDeterminationCases(file: string): Promise<DeterminationCase[]> {
  return readCases(file, DeterminationCase);
}

/** Reads distribution examples. */
export function readDistributionCases(file: string): Promise<DistributionCase[]> {
  return readCases(file, DistributionCase);
}
