// What happens by itself: attestations that run out, use that is counted when its month is over, and
// rows that have served their time.
import { countCycle, partnersWithDueAttestations, prune } from "@/db/housekeeping";
import { type Caller, SERVICE_TENANT } from "@/lib/core/caller";
import { type Clock, cycleOf } from "@/lib/core/clock";
import { log } from "@/lib/core/log";
import type { Run } from "@/lib/core/run";
import { sweepApplications } from "@/lib/domain/application/system";
import { sweepAttestations } from "@/lib/domain/attestation/system";

/** Queue of the sweep, and when it runs: hourly, so that "today" begins soon after midnight UTC. */
export const SWEEP = { queue: "sweep", cron: "7 * * * *" } as const;

/** One sweep over all partners. Safe to run twice, and beside another one. */
export async function sweep(run: Run, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const partnerId of await partnersWithDueAttestations(now)) {
    await sweepPartner(run, partnerId);
  }
  await run(sweepApplications, sweeperOf(SERVICE_TENANT), {});
  await countCycle(cycleOf(new Date(cycleOf(now).start.getTime() - 1)), now);
  await prune(now);
}

const sweeperOf = (partnerId: string): Caller => ({ kind: "system", partnerId, job: SWEEP.queue });

async function sweepPartner(run: Run, partnerId: string): Promise<void> {
  const caller = sweeperOf(partnerId);
  for (;;) {
    const { output } = await run(sweepAttestations, caller, {});
    if (output.told === 0) return;
    log().info({ partnerId, told: output.told }, "attestations told of");
  }
}
