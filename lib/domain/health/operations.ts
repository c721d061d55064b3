// How the service does, for its operators: counts over all partners, and the jobs that were given up. What a job, a
// message or a delivery holds is nowhere among it.
import { z } from "zod";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { AppError, validationError } from "@/lib/core/errors";
import { type Ctx, operation } from "@/lib/domain/operation";
import { type DeadLetterRow, isJobId, listDeadLetterRows, readHealth, retryJobs } from "./queries";
import {
  DeadLetterPage,
  DeadLetterQuery,
  HealthFigures,
  RETRIED_AT_ONCE,
  RetryInput,
  TOLD_AS_FAILED,
} from "./shape";

export const showHealth = operation({
  name: "health.show",
  summary: "Tell how the service does, in counts",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: HealthFigures,
  errors: [],
  async handler(ctx) {
    return HealthFigures.parse(await readHealth(ctx));
  },
});

/** What is done instead of another try; null: it can be tried again. */
function insteadOf({ kind, partnerId, partnerName }: DeadLetterRow): string | null {
  const told = TOLD_AS_FAILED[kind];
  if (told) return told;
  return partnerName || partnerId === SERVICE_TENANT
    ? null
    : "There is no partner whose job it is.";
}

function deadLetterOf(row: DeadLetterRow) {
  const { id, kind, partnerId, partnerName, code, message, tries, madeAt, createdAt } = row;
  const partner = partnerId && partnerName ? { id: partnerId, name: partnerName } : null;
  const error = row.error ?? "Error";
  const told = { id, kind, partner, error, code, message, tries };
  return { ...told, createdAt: madeAt, failedAt: createdAt, instead: insteadOf(row) };
}

export const listDeadLetters = operation({
  name: "health.dead_letters",
  summary: "List the jobs that were given up, the latest first",
  kind: "query",
  actors: ["user"],
  input: DeadLetterQuery,
  output: DeadLetterPage,
  errors: [],
  async handler(ctx, input) {
    const { rows, nextToken } = await listDeadLetterRows(ctx, input);
    return { items: rows.map(deadLetterOf), nextToken };
  },
});

const NONE_LEFT =
  "There is nothing to try again: it is being tried already, was removed, or its partner is gone.";

/** One event for each partner whose jobs are tried again: each log tells of its own alone. */
function tellPartners(ctx: Ctx, kind: string, retried: Awaited<ReturnType<typeof retryJobs>>) {
  for (const [partnerId, jobs] of Map.groupBy(retried, (job) => job.partnerId)) {
    const id = jobs.length === 1 && jobs[0] ? jobs[0].id : kind;
    ctx.emit("job.retried", { id, partnerId }, { job: kind, jobs: jobs.length });
  }
}

export const retryDeadLetters = operation({
  name: "health.retry",
  summary: "Have jobs tried again that were given up: one, or all of a kind",
  description:
    "At most 200 at once, the oldest first. A job that is being tried again is not among them any more, so that a second act changes nothing.",
  kind: "command",
  actors: ["user"],
  input: RetryInput,
  output: z.object({ retried: z.int() }),
  errors: ["JOB_NOT_FOUND"],
  async handler(ctx, { kind, jobId }) {
    const instead = TOLD_AS_FAILED[kind];
    if (instead) {
      const message = `Jobs of this kind are not tried again. ${instead}`;
      throw validationError([{ path: "kind", code: "not_allowed", message }]);
    }
    const readable = jobId === undefined || isJobId(jobId);
    const retried = readable ? await retryJobs(ctx, { kind, jobId }, RETRIED_AT_ONCE) : [];
    if (retried.length === 0) throw new AppError("JOB_NOT_FOUND", { message: NONE_LEFT });
    tellPartners(ctx, kind, retried);
    return { retried: retried.length };
  },
});
