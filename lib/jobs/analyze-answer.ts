import type { AnalysisInput, Assessor } from "@/lib/assessor/port";
import type { WordsOfPart } from "@/lib/domain/part/queries";
import type { PartReading } from "@/lib/domain/part/store";
import { loadParts, loadQuestion, loadTexts, recordAnalysis } from "@/lib/domain/question/system";
import type { Job } from "./job";

export const analyzeAnswerJob: Job = {
  name: "analyze-answer",
  async work({ payload, run, caller, assessor }) {
    const jobId = payload.resourceId;
    const { output: input } = await run(loadQuestion, caller, { jobId });
    if (!input) return;
    const { output: parts } = await run(loadParts, caller, { jobId });
    const analysis = input.answer === "" ? null : await assessor.analyze(input);
    const readings = await readParts(assessor, input, parts);
    const { output: texts } = await run(loadTexts, caller, { jobId });
    const contradictions = await assessor.compare({ saqType: input.saqType, texts });
    const { editionId } = input;
    await run(recordAnalysis, caller, { jobId, editionId, analysis, readings, contradictions });
  },
};

/** Reads the words of each short answer in view of its question. */
async function readParts(
  assessor: Assessor,
  input: AnalysisInput,
  parts: readonly WordsOfPart[],
): Promise<PartReading[]> {
  const readings: PartReading[] = [];
  for (const { partId, question: shortQuestion, controlIds, words: answer } of parts) {
    const read = await assessor.analyze({ ...input, controlIds, shortQuestion, answer });
    readings.push({ partId, controls: read.controls, provenance: read.provenance });
  }
  return readings;
}
