import { type Caller, SERVICE_TENANT } from "@/lib/core/caller";
import { deleteSlice, finishDeletion, loadDeletion } from "@/lib/domain/closing/system";
import type { Job } from "./job";

/**
 * Deletes a closed partner and its sandbox, in slices: a crash loses one of them, and the next run goes on behind it. The
 * database takes none that two operators did not agree on.
 */
export const deletePartnerJob: Job = {
  name: "delete-partner",
  async work({ run, caller }) {
    const { output: deletion } = await run(loadDeletion, caller, {});
    if (!deletion) return;
    for (const partnerId of deletion.tenants) {
      const owner: Caller = { kind: "system", partnerId, job: "delete-partner" };
      while ((await run(deleteSlice, owner, {})).output > 0);
    }
    const service: Caller = { kind: "system", partnerId: SERVICE_TENANT, job: "delete-partner" };
    await run(finishDeletion, service, { partnerId: caller.partnerId });
  },
};
