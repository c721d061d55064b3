import { machine } from "@/lib/core/machine";

/** What a job does. The endpoint that polls it is decided by its kind. */
export const JOB_KINDS = [
  "determine",
  "section.combined",
  "section.analyze",
  "control.combined",
  "control.analyze",
] as const;

/** What a job does. */
export type JobKind = (typeof JOB_KINDS)[number];

/** States of a job, from the contract. */
export type JobState = "PROCESSING" | "COMPLETED" | "FAILED";

/** A job ends once: the loser of a race finds it ended. */
export const jobMachine = machine<JobState, "complete" | "fail">({
  PROCESSING: { complete: "COMPLETED", fail: "FAILED" },
  COMPLETED: {},
  FAILED: {},
});
