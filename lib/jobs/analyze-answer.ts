import { loadQuestion, recordAnalysis } from "@/lib/domain/question/system";
import type { Job } from "./job";

export const analyzeAnswerJob: Job = {
  name: "analyze-answer",
  async work({ payload, run, caller, assessor }) {
    const jobId = payload.resourceId;
    const { output: input } = await run(loadQuestion, caller, { jobId });
    if (!input) return;
    const analysis = await assessor.analyze(input);
    await run(recordAnalysis, caller, { jobId, analysis });
  },
};
