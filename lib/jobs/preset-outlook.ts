import { loadOpenOutlooks, recordPresetOutlook } from "@/lib/domain/preset/system";
import type { Job } from "./job";

/** Works out where presets' descriptions lead by themselves; what is changed meanwhile has its own run. */
export const presetOutlookJob: Job = {
  name: "preset-outlook",
  async work({ run, caller, assessor }) {
    const { output: open } = await run(loadOpenOutlooks, caller, {});
    for (const { presetId, said } of open) {
      const conclusion = await assessor.determine(said);
      await run(recordPresetOutlook, caller, { presetId, said, conclusion });
    }
  },
};
