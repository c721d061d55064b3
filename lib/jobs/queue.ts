// pg-boss behind one small face: how jobs are put into a transaction, and how lag is measured.
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Db } from "@/db/client";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
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

const holder = globalThis as { sealwrightSender?: Promise<PgBoss> };

async function startSender(): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: config().databaseUrl ?? "",
    application_name: "sealwright-sender",
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on("error", (error) => log().error({ err: error }, "queue error"));
  await boss.start();
  return boss;
}

/**
 * The sending half, one per process; it supervises nothing. It has a connection of its own: callers wait
 * for it inside their transactions, and these can be all that the process's pool has to give.
 */
function sender(): Promise<PgBoss> {
  holder.sealwrightSender ??= startSender().catch((error) => {
    holder.sealwrightSender = undefined;
    throw error;
  });
  return holder.sealwrightSender;
}

/** A job to enqueue; `notBefore`: not to be started earlier. */
export interface QueuedJob {
  readonly payload: JobPayload;
  readonly notBefore: Date | null;
}

const JOBS_AT_ONCE = 1000;

/** Enqueues jobs in the transaction of `db`: they exist if and only if that commits. */
export async function enqueue(db: Db, name: JobName, jobs: readonly QueuedJob[]): Promise<void> {
  const boss = await sender();
  for (let at = 0; at < jobs.length; at += JOBS_AT_ONCE) {
    const batch = jobs.slice(at, at + JOBS_AT_ONCE).map(({ payload, notBefore }) => ({
      data: payload,
      // Jobs are shared out by partner, see `places.ts`.
      group: { id: payload.partnerId },
      ...(notBefore ? { startAfter: notBefore.toISOString() } : {}),
    }));
    await boss.insert(name, batch, { db: fromDrizzle(db, sql) });
  }
}

/** Stops the sending half of this process, if it was started. */
export async function stopSender(): Promise<void> {
  const boss = await holder.sealwrightSender;
  holder.sealwrightSender = undefined;
  await boss?.stop({ graceful: false });
}

/** A pg-boss that works, supervises and migrates: one per worker process. */
export function createWorkerBoss(databaseUrl = config().databaseUrl): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl ?? "",
    application_name: "sealwright-worker",
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: 10,
  });
  boss.on("error", (error) => log().error({ err: error }, "queue error"));
  return boss;
}
