import { loadLogoAddress, recordLogo } from "@/lib/domain/logo/system";
import type { Job } from "./job";

export const fetchLogoJob: Job = {
  name: "fetch-logo",
  // It waits for somebody else's server, which may keep silent for ten seconds.
  slots: { atOnce: 32, perPartner: 2 },
  async work({ run, caller, logos }) {
    const { output: address } = await run(loadLogoAddress, caller, {});
    if (address === null) return;
    const fetched = await logos.fetch(address);
    await run(recordLogo, caller, { address, fetched });
  },
};
