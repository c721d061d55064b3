// Every book is counted anew once a day: counters that triggers keep must never be believed for ever.
import { allPartners } from "@/db/housekeeping";
import type { Caller } from "@/lib/core/caller";
import { log } from "@/lib/core/log";
import type { Run } from "@/lib/core/run";
import type { Drift } from "@/lib/domain/portfolio/counters";
import { recountPortfolio } from "@/lib/domain/portfolio/system";

/** Queue of the recount, and when it runs: at night, away from the sweep. */
export const RECOUNT = { queue: "recount", cron: "37 3 * * *" } as const;

/** What a recount found in one book. */
export interface BookDrift {
  readonly partnerId: string;
  readonly drift: readonly Drift[];
}

/** Counts every partner's book; answers those whose counters differed, which are right now. */
export async function recountBooks(run: Run): Promise<BookDrift[]> {
  const found: BookDrift[] = [];
  for (const partnerId of await allPartners()) {
    const caller: Caller = { kind: "system", partnerId, job: RECOUNT.queue };
    const { output } = await run(recountPortfolio, caller, {});
    if (output.drift.length === 0) continue;
    log().error({ partnerId, drift: output.drift }, "counters differed from the book");
    found.push({ partnerId, drift: output.drift });
  }
  return found;
}
