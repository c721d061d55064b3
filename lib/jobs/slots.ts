// Works on one queue in slots of its own, each job by itself: one that waits for somebody else's server
// holds up no other. pg-boss's own loop waits for the slowest job of a batch before it takes the next.
import { setTimeout as sleep } from "node:timers/promises";
import type { Job as Claimed, PgBoss } from "pg-boss";
import { log } from "@/lib/core/log";
import { failureOf } from "./failure";

/** How many jobs of a queue run at once. */
export interface Slots {
  /** In one worker process. */
  readonly atOnce: number;
  /** Of one partner, in all processes; one once half of the slots are taken, so that many share them. */
  readonly perPartner: number;
}

/** Runs one job; answers why it failed, or null. */
export type Attempt<P> = (payload: P) => Promise<Error | null>;

/** A queue that is being worked on. */
export interface SlotWork {
  /** Takes no more; resolves when what runs has ended, or when the time is over. */
  stop(withinMs: number): Promise<void>;
}

const TAKEN_AT_ONCE = 25;
/** How soon a new job is seen: jobs of a queue without pg-boss's own loop are not announced to us. */
const LOOK_MS = 200;
const AFTER_ERROR_MS = 1_000;
/** Well within the lease (see docs/decisions/0002). */
const LEASE_RENEWED_MS = 3_000;

/** Starts to work on a queue. */
export function workInSlots<P extends object>(
  boss: PgBoss,
  queue: string,
  slots: Slots,
  attempt: Attempt<P>,
): SlotWork {
  const running = new Map<Claimed<P>, Promise<void>>();
  let stopping = false;
  let wake = new AbortController();

  async function run(job: Claimed<P>): Promise<void> {
    const failure = await attempt(job.data);
    try {
      if (failure) await boss.fail(queue, job, failureOf(failure));
      else await boss.complete(queue, job);
    } catch (error) {
      // Its lease runs out, and it is done again.
      log().error({ job: queue, err: error }, "a job's end could not be recorded");
    }
  }

  function start(job: Claimed<P>): void {
    const done = run(job).finally(() => {
      running.delete(job);
      wake.abort();
    });
    running.set(job, done);
  }

  async function take(): Promise<number> {
    const free = Math.min(slots.atOnce - running.size, TAKEN_AT_ONCE);
    if (free < 1) return 0;
    const crowded = running.size * 2 >= slots.atOnce;
    const groupConcurrency = crowded ? 1 : slots.perPartner;
    const options = { batchSize: free, groupConcurrency };
    const jobs = await boss.fetch<P>(queue, options);
    for (const job of jobs) start(job);
    return jobs.length;
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: wake.signal }).catch(() => undefined);
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      wake = new AbortController();
      try {
        if ((await take()) === 0) await pause(LOOK_MS);
      } catch (error) {
        log().error({ job: queue, err: error }, "queue error");
        await sleep(AFTER_ERROR_MS);
      }
    }
  }

  const lease = setInterval(() => {
    if (running.size === 0) return;
    boss
      .touch(queue, [...running.keys()])
      .catch((error) => log().error({ job: queue, err: error }, "queue error"));
  }, LEASE_RENEWED_MS);
  const looping = loop();
  return {
    async stop(withinMs) {
      stopping = true;
      wake.abort();
      await looping;
      await Promise.race([
        Promise.all(running.values()),
        sleep(withinMs, undefined, { ref: false }),
      ]);
      clearInterval(lease);
    },
  };
}
