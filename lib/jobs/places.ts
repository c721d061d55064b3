// The places of a queue: how many of its jobs this process works on at once, and how they are shared out. No partner
// has more than its share of them, so that however many jobs it has waiting, another partner's job finds a place.
import type { Job, JobResult, PgBoss } from "pg-boss";
import type { JobPayload } from "@/lib/reactions";

/** What became of a job. */
export type JobOutcome = Omit<JobResult, "id">;

/** Three partners can flood a queue at the same time and leave a share of the places to the others. */
const SHARES = 4;

/** How many places of a queue one partner can have. */
export function shareOf(places: number): number {
  return Math.ceil(places / SHARES);
}

/** The first places look for what nobody announces: retries, and the jobs of a worker that was killed. */
const FIRST_POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 } as const;
/** The others are woken as soon as a job is found. */
const POLLING = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 10 } as const;
/** Beside a long flood a look that finds nothing has much to pass over: idle places look no more often. */
const LOOK_AGAIN_MS = 500;

/** Works on a queue in so many places, one job each. */
export async function workInPlaces(
  boss: PgBoss,
  queue: string,
  places: number,
  work: (job: Job<JobPayload>) => Promise<JobOutcome>,
): Promise<void> {
  const share = shareOf(places);
  const shares: string[][] = [];
  const wake = (ids: readonly string[] = []) => {
    for (const id of ids) boss.notifyWorker(id);
  };
  let looked = Number.NEGATIVE_INFINITY;
  // Where there was one job there may be more: for its own place as soon as it is done, for the others now.
  const wakeAfter = (at: number) => {
    wake(shares[at]);
    if (performance.now() - looked < LOOK_AGAIN_MS) return;
    looked = performance.now();
    wake(shares.flat());
  };
  for (let at = 0; at * share < places; at += 1) {
    const options = {
      ...(at === 0 ? FIRST_POLLING : POLLING),
      batchSize: 1,
      perJobResults: true,
      localConcurrency: share,
      localGroupConcurrency: share,
    } as const;
    const first = await boss.work<JobPayload, unknown, typeof options>(queue, options, (batch) => {
      wakeAfter(at);
      return Promise.all(batch.map(async (job) => ({ id: job.id, ...(await work(job)) })));
    });
    shares.push(boss.getWipData().flatMap(({ id, workId }) => (workId === first ? id : [])));
  }
}
