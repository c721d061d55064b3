import { loadQuestion, loadTexts, recordAnalysis } from "@/lib/domain/question/system";
import type { Job } from "./job";

export const analyzeAnswerJob: Job = {
  name: "analyze-answer",
  async work({ payload, run, caller, assessor }) {
    const jobId = payload.resourceId;
    const { output: input } = await run(loadQuestion, caller, { jobId });
    if (!input) return;
    const analysis = await assessor.analyze(input);
    const { output: texts } = await run(loadTexts, caller, { jobId });
    const contradictions = await assessor.compare({ saqType: input.saqType, texts });
    await run(recordAnalysis, caller, {
      jobId,
      editionId: input.editionId,
      analysis,
      contradictions,
    });
  },
};
