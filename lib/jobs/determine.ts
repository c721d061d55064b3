import { loadDetermination, recordDetermination } from "@/lib/domain/determination/system";
import type { Job } from "./job";

export const determineJob: Job = {
  name: "determine",
  async work({ payload, run, caller, assessor }) {
    const jobId = payload.resourceId;
    const { output: input } = await run(loadDetermination, caller, { jobId });
    if (!input) return;
    const conclusion = await assessor.determine(input);
    await run(recordDetermination, caller, { jobId, conclusion });
  },
};
