// What every operation that starts asynchronous work says about its job.
import type { JobRow } from "./queries";

/** The subject of an event about a job. */
export function jobSubject(job: JobRow) {
  return { id: job.id, merchantId: job.merchantId, attemptId: job.attemptId };
}

/** What a job of a section or a control is about, as its events tell it. */
export function jobRefs(job: JobRow) {
  return { kind: job.kind, topLevel: job.topLevel, controlId: job.controlId };
}

/** The contract's JobAck of a section's or a control's job, with the address to poll. */
export function questionJobAck(job: JobRow, kind: "combined" | "analyze") {
  const attemptId = job.attemptId ?? "";
  const [endpoint, about] = job.controlId
    ? (["saq-control", { controlId: job.controlId }] as const)
    : (["section", { topLevel: job.topLevel ?? "" }] as const);
  const query = new URLSearchParams({ attemptId, ...about, kind });
  return {
    jobId: job.id,
    pollUrl: `/v1/jobs/${endpoint}/${job.id}?${query}`,
    status: "PROCESSING" as const,
    kind,
    attemptId,
    controlId: job.controlId ?? undefined,
  };
}
