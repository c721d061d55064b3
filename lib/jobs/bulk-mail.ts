import { workOnBulk } from "@/lib/domain/bulk/system";
import type { Job } from "./job";

/** Goes through an act on many merchants slice by slice; a repeated run goes on where the last one ended. */
export const bulkMailJob: Job = {
  name: "bulk-mail",
  async work({ payload, run, caller }) {
    for (;;) {
      const { output } = await run(workOnBulk, caller, { bulkId: payload.resourceId });
      if (!output.more) return;
    }
  },
};
