import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, isNull, type SQL } from "drizzle-orm";
import { jobs } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/operation";
import { type JobKind, jobMachine } from "./machine";

/** A job's row. */
export type JobRow = typeof jobs.$inferSelect;

/** What a job is about. */
export interface NewJob {
  readonly merchantId: string;
  readonly kind: JobKind;
  readonly paymentMethodId?: string;
  readonly threadId?: string;
  readonly attemptId?: string;
  readonly topLevel?: string;
  readonly controlId?: string;
  readonly input: Record<string, unknown>;
}

/** Records a job as PROCESSING; the reaction to the event that names it enqueues the work. */
export async function insertJob(ctx: Ctx, job: NewJob): Promise<JobRow> {
  const [row] = await ctx.db
    .insert(jobs)
    .values({
      ...job,
      partnerId: ctx.caller.partnerId,
      id: randomUUID(),
      status: "PROCESSING",
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the job was not inserted");
  return row;
}

function isJob(ctx: Ctx, jobId: string): SQL | undefined {
  return and(eq(jobs.partnerId, ctx.caller.partnerId), eq(jobs.id, jobId));
}

/** Members of a job that a poller may name beside its id; one that differs is not found. */
export type JobFilter = Partial<Record<"attemptId" | "topLevel" | "controlId" | "kind", string>>;

/** The job of a path among the given kinds, or JOB_NOT_FOUND. */
export async function requireJob(
  ctx: Ctx,
  jobId: string,
  kinds: readonly JobKind[],
  filter: JobFilter = {},
): Promise<JobRow> {
  const [row] = await ctx.db.select().from(jobs).where(isJob(ctx, jobId));
  if (!row || !kinds.includes(row.kind)) throw new AppError("JOB_NOT_FOUND");
  const wanted = Object.entries(filter) as [keyof JobFilter, string | undefined][];
  const differs = wanted.some(([member, value]) => value !== undefined && row[member] !== value);
  if (differs) throw new AppError("JOB_NOT_FOUND");
  return row;
}

/** The jobs of a merchant that are being worked on, oldest first. */
export async function listJobsAtWork(ctx: Ctx, merchantId: string): Promise<JobRow[]> {
  return ctx.db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.partnerId, ctx.caller.partnerId),
        eq(jobs.merchantId, merchantId),
        eq(jobs.status, "PROCESSING"),
      ),
    )
    .orderBy(asc(jobs.createdAt), asc(jobs.id));
}

/** The analyses of an attempt that are being worked on, oldest first. */
export async function listAnalysesAtWork(
  ctx: Ctx,
  { id, merchantId }: { readonly id: string; readonly merchantId: string },
): Promise<JobRow[]> {
  const working = await listJobsAtWork(ctx, merchantId);
  return working.filter((job) => job.attemptId === id && job.kind.endsWith(".analyze"));
}

/**
 * When the latest job was sent that is about the very same thing as this one; null: this is the latest.
 * `landed`: among those that have ended well.
 */
export async function sentAgainAt(
  ctx: Ctx,
  job: JobRow,
  among: "all" | "landed" = "all",
): Promise<Date | null> {
  const { attemptId, kind, topLevel, controlId } = job;
  const [row] = await ctx.db
    .select({ createdAt: jobs.createdAt })
    .from(jobs)
    .where(
      and(
        eq(jobs.partnerId, ctx.caller.partnerId),
        eq(jobs.merchantId, job.merchantId),
        eq(jobs.attemptId, attemptId ?? ""),
        eq(jobs.kind, kind),
        eq(jobs.topLevel, topLevel ?? ""),
        controlId === null ? isNull(jobs.controlId) : eq(jobs.controlId, controlId),
        gt(jobs.createdAt, job.createdAt),
        among === "landed" ? eq(jobs.status, "COMPLETED") : undefined,
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

/**
 * Takes a job for finishing: locks its row and returns it, or null where it ended before. Two workers
 * with the same job meet here, and the second one finds it done.
 */
export async function takeOpenJob(ctx: Ctx, jobId: string): Promise<JobRow | null> {
  const [row] = await ctx.db.select().from(jobs).where(isJob(ctx, jobId)).for("update");
  return row?.status === "PROCESSING" ? row : null;
}

/** Ends a job with its result. */
export async function completeJob(ctx: Ctx, jobId: string, result: object): Promise<void> {
  await endJob(ctx, jobId, "complete", { result: { ...result } });
}

/** Ends a job as failed. */
export async function failJob(ctx: Ctx, jobId: string, errorMessage: string): Promise<void> {
  await endJob(ctx, jobId, "fail", { errorMessage });
}

async function endJob(
  ctx: Ctx,
  jobId: string,
  act: "complete" | "fail",
  end: Partial<JobRow>,
): Promise<void> {
  const status = jobMachine.next("PROCESSING", act);
  if (!status) throw new Error(`a job at work cannot ${act}`);
  await ctx.db
    .update(jobs)
    .set({ ...end, status, finishedAt: ctx.now })
    .where(and(isJob(ctx, jobId), eq(jobs.status, "PROCESSING")));
}

/** A job as its polling endpoint shows it. `R`: what a completed job of this kind holds. */
export function toJobStatus<R>(row: JobRow) {
  return {
    status: row.status,
    ...(row.result ? { result: row.result as R } : {}),
    ...(row.errorMessage ? { errorMessage: row.errorMessage } : {}),
  };
}
