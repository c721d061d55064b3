// What happens by itself: attestations that run out, use that is counted when its month is over, and
// rows that have served their time.
import {
  partnersWithDueAttestations,
  partnersWithOpenCycles,
  partnersWithReceivables,
  prune,
} from "@/db/housekeeping";
import { type Caller, SERVICE_TENANT } from "@/lib/core/caller";
import { type Clock, cycleOf } from "@/lib/core/clock";
import { log } from "@/lib/core/log";
import type { Run } from "@/lib/core/run";
import { sweepApplications } from "@/lib/domain/application/system";
import { sweepAttestations } from "@/lib/domain/attestation/system";
import { closeCycle } from "@/lib/domain/billing/system";
import { removeOutlived } from "@/lib/domain/closing/system";
import { sweepReceivables } from "@/lib/domain/receivable/system";

/** Queue of the sweep, and when it runs: hourly, so that "today" begins soon after midnight UTC. */
export const SWEEP = { queue: "sweep", cron: "7 * * * *" } as const;

/** One sweep over all partners. Safe to run twice, and beside another one. */
export async function sweep(run: Run, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const partnerId of await partnersWithDueAttestations(now)) {
    await sweepPartner(run, partnerId);
  }
  for (const partnerId of await partnersWithOpenCycles(cycleOf(now).start)) {
    await withoutHarm(partnerId, () => closeCycles(run, partnerId));
  }
  for (const partnerId of await partnersWithReceivables(now)) {
    await withoutHarm(partnerId, () => run(sweepReceivables, callerFor(partnerId), {}));
  }
  await run(sweepApplications, callerFor(SERVICE_TENANT), {});
  await removeAllOutlived(run);
  await prune(now);
}

/** What was kept for seven years after a contract, in slices. */
async function removeAllOutlived(run: Run): Promise<void> {
  const service = callerFor(SERVICE_TENANT);
  while ((await run(removeOutlived, service, {})).output) log().info({}, "outlived rows removed");
}

function callerFor(partnerId: string): Caller {
  return { kind: "system", partnerId, job: SWEEP.queue };
}

async function sweepPartner(run: Run, partnerId: string): Promise<void> {
  const caller = callerFor(partnerId);
  for (;;) {
    const { output } = await run(sweepAttestations, caller, {});
    if (output.told === 0) return;
    log().info({ partnerId, told: output.told }, "attestations told of");
  }
}

/** Closes the cycles of a partner that are over, one by one. */
async function closeCycles(run: Run, partnerId: string): Promise<void> {
  for (;;) {
    const { output } = await run(closeCycle, callerFor(partnerId), {});
    if (output === "waiting") log().warn({ partnerId }, "billing waits for who issues invoices");
    if (output !== "closed") return;
  }
}

/** What goes wrong with the bills of one partner keeps no other from theirs; the next sweep tries it again. */
async function withoutHarm(partnerId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log().error({ partnerId, err: error }, "the bills of a partner were not looked after");
  }
}
