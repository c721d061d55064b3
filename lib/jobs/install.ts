// Sets up the queue's own schema: tables, queues, and what the application role may do with them.
import { StartupError } from "@/lib/core/errors";
import { JOB_NAMES } from "@/lib/reactions";
import { createWorkerBoss, DEAD_LETTERS, LEASE_SETTINGS, QUEUE_SETTINGS } from "./queue";
import { RECOUNT } from "./recount";
import { SWEEP } from "./sweep";

const GRANTS = [
  "grant usage on schema pgboss to sealwright_app",
  "grant select, insert on all tables in schema pgboss to sealwright_app",
  "grant execute on all functions in schema pgboss to sealwright_app",
];

/** Installs or updates the queues. Safe to repeat, and to run from several processes at once. */
export async function installQueues(databaseUrl: string): Promise<void> {
  const boss = createWorkerBoss(databaseUrl);
  try {
    await boss.start();
    await boss.createQueue(DEAD_LETTERS, LEASE_SETTINGS);
    for (const name of [...JOB_NAMES, RECOUNT.queue, SWEEP.queue]) {
      await boss.createQueue(name, QUEUE_SETTINGS);
      await boss.updateQueue(name, QUEUE_SETTINGS);
    }
    for (const statement of GRANTS) await boss.getDb().executeSql(statement);
  } catch (error) {
    throw new StartupError(`The job queue cannot be set up: ${(error as Error).message}`);
  } finally {
    await boss.stop({ graceful: false }).catch(() => undefined);
  }
}
