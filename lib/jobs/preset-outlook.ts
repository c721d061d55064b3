import { loadPresetDescription, recordPresetOutlook } from "@/lib/domain/preset/system";
import type { Job } from "./job";

/** Works out where a preset's description leads by itself; a description that was changed has its own run. */
export const presetOutlookJob: Job = {
  name: "preset-outlook",
  async work({ payload, run, caller, assessor }) {
    const presetId = payload.resourceId;
    const { output: description } = await run(loadPresetDescription, caller, { presetId });
    if (description === null) return;
    const said = { description, channel: null, vendor: null, rounds: [] };
    const conclusion = await assessor.determine(said);
    await run(recordPresetOutlook, caller, { presetId, description, conclusion });
  },
};
