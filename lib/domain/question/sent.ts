// What a merchant sent with an answer, as the job of its analysis keeps it.
import type { JobRow } from "@/lib/domain/job/queries";
import type { AnsweredStatus } from "@/lib/pci/response";
import type { GivenBy } from "./shape";

/** What a merchant sent with an answer, as the job keeps it. */
export interface SentAnswer {
  readonly answer?: string;
  /** The short questions that were answered; what was answered to them stands in their rows. */
  readonly partIds?: readonly string[];
  readonly status?: AnsweredStatus;
  readonly remediationPlan?: string;
  readonly remediationTargetDate?: string;
  /** Left out by jobs that were written before it was kept. */
  readonly givenBy?: GivenBy;
}

/** With whose credential a job's answer came. */
export const giverOfJob = ({ givenBy }: SentAnswer): GivenBy => givenBy ?? "partner";

/** The short questions that a job's answer is about. */
export const partIdsOf = (job: JobRow) => (job.input as SentAnswer).partIds ?? [];
