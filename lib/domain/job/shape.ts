import { z } from "zod";

/** The answer to every request that starts asynchronous work. */
export const JobAck = z
  .object({
    jobId: z.uuid(),
    pollUrl: z.string().meta({ description: "Path to GET every 2 to 3 seconds." }),
    status: z.literal("PROCESSING"),
    kind: z.enum(["combined", "analyze"]).optional(),
    attemptId: z.string().optional(),
    controlId: z.string().optional(),
  })
  .meta({ id: "JobAck", description: "Work has started; poll `pollUrl`." });

/** A job as its polling endpoint shows it. */
export function jobStatus<R extends z.ZodType>(result: R, id: string) {
  return z
    .object({
      status: z.enum(["PROCESSING", "COMPLETED", "FAILED"]),
      result: result.optional().meta({ description: "Present once COMPLETED." }),
      errorMessage: z.string().optional().meta({ description: "Present once FAILED." }),
    })
    .meta({ id });
}
