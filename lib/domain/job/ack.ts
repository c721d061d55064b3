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

/** The jobs of one section of an attempt that are being worked on, those of its controls among them. */
export function jobsOfSection(working: readonly JobRow[], attemptId: string, topLevel: string) {
  return working
    .filter((job) => job.attemptId === attemptId && job.topLevel === topLevel)
    .map((job) => questionJobAck(job, job.kind.endsWith(".combined") ? "combined" : "analyze"));
}

/** The contract's JobAck of a determination. */
export function determineJobAck(job: JobRow) {
  const pollUrl = `/v1/jobs/determine/${job.id}`;
  return { jobId: job.id, pollUrl, status: "PROCESSING" as const };
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
