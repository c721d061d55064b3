import { loadQuestion, recordQuestion } from "@/lib/domain/question/system";
import type { Job } from "./job";

export const composeQuestionJob: Job = {
  name: "compose-question",
  async work({ payload, run, caller, assessor }) {
    const jobId = payload.resourceId;
    const { output: input } = await run(loadQuestion, caller, { jobId });
    if (!input) return;
    const composed = await assessor.compose(input);
    await run(recordQuestion, caller, { jobId, editionId: input.editionId, composed });
  },
};
