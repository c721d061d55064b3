// pg-boss behind one small face: how jobs are put into a transaction, and who takes them out.
import { sql } from "drizzle-orm";
import { type ConstructorOptions, PgBoss } from "pg-boss";
import type { Db } from "@/db/client";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { currentStep } from "@/lib/core/telemetry/trace";
import type { JobName, JobPayload } from "@/lib/reactions";

/** Where jobs go after their last try: their worker turns them into events. */
export const DEAD_LETTERS = "dead-letters";

/** Settings of every queue. A killed worker's job is taken up within seconds (see docs/decisions). */
export const LEASE_SETTINGS = {
  notify: true,
  heartbeatSeconds: 10,
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
} as const;

/** Settings of every queue of jobs: what fails for good becomes a dead letter. */
export const QUEUE_SETTINGS = { ...LEASE_SETTINGS, deadLetter: DEAD_LETTERS } as const;

/** A job to enqueue; `notBefore`: not to be started earlier. */
export interface QueuedJob {
  readonly payload: JobPayload;
  readonly notBefore: Date | null;
}

const JOBS_AT_ONCE = 1000;

/**
 * Enqueues jobs in the transaction of `db`: they exist if and only if that commits. The tenant's role
 * reaches the queue by this one function, which takes jobs of its own tenant alone (see install.ts).
 */
export async function enqueue(db: Db, name: JobName, jobs: readonly QueuedJob[]): Promise<void> {
  const traceparent = currentStep();
  for (let at = 0; at < jobs.length; at += JOBS_AT_ONCE) {
    const batch = jobs.slice(at, at + JOBS_AT_ONCE).map(({ payload, notBefore }) => ({
      // What is to be done at a later time is no step of what happens now.
      data: traceparent && !notBefore ? { ...payload, traceparent } : payload,
      // What limits and fairness go by: a partner's jobs are one group (see places.ts and slots.ts).
      groupId: payload.partnerId,
      ...(notBefore ? { startAfter: notBefore.toISOString() } : {}),
    }));
    await db.execute(sql`select service.enqueue_jobs(${name}, ${JSON.stringify(batch)})`);
  }
}

/** A pg-boss that works and supervises: one per worker process. It migrates nothing: its login may not. */
export function createWorkerBoss(): PgBoss {
  return createBoss(config().workerDatabaseUrl, { migrate: false });
}

/** A pg-boss of the owner of the database, who installs and updates the queue's schema. */
export function createOwnerBoss(ownerUrl: string): PgBoss {
  return createBoss(ownerUrl, { supervise: false, schedule: false });
}

function createBoss(connectionString = "", options: Partial<ConstructorOptions> = {}): PgBoss {
  const boss = new PgBoss({
    connectionString,
    application_name: "sealwright-worker",
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: 10,
    ...options,
  });
  boss.on("error", (error) => log().error({ err: error }, "queue error"));
  return boss;
}
