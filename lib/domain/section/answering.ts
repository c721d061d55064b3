// Starts the analysis of an answer to a section, whoever wrote it.
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import { jobRefs, jobSubject } from "@/lib/domain/job/ack";
import { insertJob, type JobRow } from "@/lib/domain/job/queries";
import type { Ctx } from "@/lib/domain/operation";
import { giverOf } from "@/lib/domain/question/queries";
import type { SentAnswer } from "@/lib/domain/question/sent";
import { voidIfChanged } from "@/lib/domain/signature/standing";

/** Records the job that reads an answer. What is answered in parts stands in their rows by now. */
export async function startAnalysis(
  ctx: Ctx,
  attempt: AttemptRow,
  topLevel: string,
  { answer, partIds }: Pick<SentAnswer, "answer" | "partIds">,
): Promise<JobRow> {
  const job = await insertJob(ctx, {
    merchantId: attempt.merchantId,
    kind: "section.analyze",
    attemptId: attempt.id,
    topLevel,
    input: { answer, partIds, givenBy: giverOf(ctx) },
  });
  ctx.emit("section.answered", jobSubject(job), jobRefs(job));
  await voidIfChanged(ctx, attempt);
  return job;
}
