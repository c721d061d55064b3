// A sandbox that has used up its day is told so once: its people see a notice on the dashboard.
import type { Caller } from "@/lib/core/caller";
import { log } from "@/lib/core/log";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";

const told = new Set<string>();
let day = "";

/** Notes that a partner's requests of today are used up; the request that is refused does not wait. */
export function noteQuotaReached(partnerId: string): void {
  const today = new Date().toISOString().slice(0, 10);
  if (day !== today) told.clear();
  day = today;
  if (told.has(partnerId)) return;
  told.add(partnerId);
  const caller: Caller = { kind: "system", partnerId, job: "request-quota" };
  run(INTERNAL.tellQuotaReached, caller, {}).catch((error: unknown) => {
    told.delete(partnerId);
    log().warn({ err: error }, "quota notice not written");
  });
}
