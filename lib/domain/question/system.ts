// What the question and analysis jobs read and write, for sections and for single controls.
import { z } from "zod";
import type {
  Analysis,
  AnalysisInput,
  Assessed,
  CombinedQuestion,
  Contradiction,
  ToldText,
} from "@/lib/assessor/port";
import { isSealed } from "@/lib/domain/attempt/machine";
import { type AttemptRow, findAttempt, updateContradictions } from "@/lib/domain/attempt/queries";
import { jobRefs, jobSubject } from "@/lib/domain/job/ack";
import {
  completeJob,
  failJob,
  type JobRow,
  requireJob,
  sentAgainAt,
  takeOpenJob,
} from "@/lib/domain/job/queries";
import { languageOf } from "@/lib/domain/language/shape";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { listWordsOfParts, type WordsOfPart } from "@/lib/domain/part/queries";
import { askParts } from "@/lib/domain/part/showing";
import type { PartReading } from "@/lib/domain/part/store";
import { requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import { refreshAttemptProgress, updateSection } from "@/lib/domain/section/queries";
import { standingOf, standOrVoid, voidIfChanged } from "@/lib/domain/signature/standing";
import { withBlanks } from "./blanks";
import { listAnswers, updateAnswer } from "./queries";
import { partIdsOf, type SentAnswer } from "./sent";
import { storeControl } from "./store-control";
import { storeSection } from "./store-section";
import { listTexts } from "./texts";

const JobRef = z.strictObject({ jobId: z.string() });
/** The work of a job, and the edition of the questionnaire that it was done for. */
const WorkRef = JobRef.extend({ editionId: z.string() });
const SEALED_MEANWHILE = "The attempt was sealed before this was done.";
const CHANGED_MEANWHILE = "The questionnaire was changed before this was done. Answer again.";

export const loadQuestion = operation({
  name: "questions.load",
  summary: "What a question or analysis job has to work on; null when it ended",
  kind: "query",
  actors: ["system"],
  input: JobRef,
  output: z.custom<AnalysisInput>().nullable(),
  errors: ["JOB_NOT_FOUND"],
  async handler(ctx, input) {
    const job = await requireJob(ctx, input.jobId, [
      "section.combined",
      "section.analyze",
      "control.combined",
      "control.analyze",
    ]);
    const attempt = await findAttempt(ctx, job.attemptId ?? "");
    if (job.status !== "PROCESSING" || !attempt) return null;
    const method = await requirePaymentMethod(ctx, job.merchantId, attempt.paymentMethodId);
    const sent = job.input as SentAnswer;
    return {
      saqType: attempt.saqType,
      editionId: attempt.edition,
      topLevel: job.topLevel ?? "",
      controlIds: await controlsOf(ctx, job),
      description: method.description,
      answer: sent.answer ?? "",
    };
  },
});

export const loadParts = operation({
  name: "parts.load",
  summary: "The short questions of an analysis job whose answers have words to read",
  kind: "query",
  actors: ["system"],
  input: JobRef,
  output: z.custom<readonly WordsOfPart[]>(),
  errors: ["JOB_NOT_FOUND"],
  async handler(ctx, input) {
    const job = await requireJob(ctx, input.jobId, ["section.analyze", "control.analyze"]);
    return listWordsOfParts(ctx, job.attemptId ?? "", partIdsOf(job));
  },
});

export const loadTexts = operation({
  name: "questions.load_texts",
  summary: "Everything said in the attempt of an analysis job, for the comparison",
  kind: "query",
  actors: ["system"],
  input: JobRef,
  output: z.custom<readonly ToldText[]>(),
  errors: ["JOB_NOT_FOUND"],
  async handler(ctx, input) {
    const job = await requireJob(ctx, input.jobId, ["section.analyze", "control.analyze"]);
    const attempt = await findAttempt(ctx, job.attemptId ?? "");
    if (!attempt) return [];
    const parts = await listWordsOfParts(ctx, attempt.id, partIdsOf(job));
    const { answer } = job.input as SentAnswer;
    const texts = [...(answer ? [answer] : []), ...parts.map(({ words }) => words)];
    const place = { topLevel: job.topLevel };
    return listTexts(
      ctx,
      attempt,
      texts.map((text) => ({ place, text })),
    );
  },
});

async function controlsOf(ctx: Ctx, job: JobRow): Promise<string[]> {
  if (job.controlId) return [job.controlId];
  const answers = await listAnswers(ctx, job.attemptId ?? "");
  return answers.filter((row) => row.topLevel === job.topLevel).map((row) => row.controlId);
}

/** Takes a job and its attempt for writing; one whose attempt was sealed or is another now fails. */
async function takeForWriting(
  ctx: Ctx,
  { jobId, editionId }: { readonly jobId: string; readonly editionId: string },
): Promise<{ job: JobRow; attempt: AttemptRow } | null> {
  const job = await takeOpenJob(ctx, jobId);
  const attempt = job && (await findAttempt(ctx, job.attemptId ?? "", "lock"));
  if (!job || !attempt) return null;
  const sealed = isSealed(attempt.status);
  if (!sealed && attempt.edition === editionId) return { job, attempt };
  const reason = sealed ? SEALED_MEANWHILE : CHANGED_MEANWHILE;
  await failJob(ctx, job.id, reason);
  ctx.emit("job.failed", jobSubject(job), { job: job.kind, reason });
  return null;
}

export const recordQuestion = operation({
  name: "questions.record",
  summary: "Store a composed question",
  kind: "command",
  actors: ["system"],
  input: WorkRef.extend({ composed: z.custom<Assessed<CombinedQuestion>>() }),
  output: z.null(),
  errors: [],
  async handler(ctx, input) {
    const taken = await takeForWriting(ctx, input);
    if (!taken) return null;
    const { job, attempt } = taken;
    const { combinedQuestion, provenance } = input.composed;
    const suggestedAnswers = [...input.composed.suggestedAnswers];
    const question = { combinedQuestion, suggestedAnswers };
    if (job.controlId) await updateAnswer(ctx, attempt.id, job.controlId, question);
    else await updateSection(ctx, attempt.id, job.topLevel ?? "", question);
    const parts = job.controlId ? {} : { parts: await partsOf(ctx, job, attempt) };
    await completeJob(ctx, job.id, { ...question, ...parts, assessor: provenance.assessor });
    await voidIfChanged(ctx, attempt);
    const type = job.controlId ? "control.question_composed" : "section.question_composed";
    ctx.emit(type, jobSubject(job), jobRefs(job));
    return null;
  },
});

async function partsOf(ctx: Ctx, job: JobRow, attempt: AttemptRow) {
  const { locale } = await requireMerchant(ctx, job.merchantId);
  return askParts(attempt.saqType, job.topLevel ?? "", languageOf(locale));
}

export const recordAnalysis = operation({
  name: "questions.record_analysis",
  summary: "Store what the merchant's words say about the controls",
  kind: "command",
  actors: ["system"],
  input: WorkRef.extend({
    /** What was read in an answer as one text; null: there was none. */
    analysis: z.custom<Assessed<Analysis>>().nullable(),
    readings: z.custom<readonly PartReading[]>(),
    contradictions: z.custom<readonly Contradiction[]>(),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, input) {
    const taken = await takeForWriting(ctx, input);
    if (!taken) return null;
    const { job, attempt } = taken;
    const standing = await standingOf(ctx, attempt);
    const { answer = "" } = job.input as SentAnswer;
    const analysis = input.analysis && withBlanks(input.analysis, answer);
    const latest = job.controlId
      ? await storeControl(ctx, job, attempt, analysis)
      : await storeSection(ctx, job, attempt, { ...input, analysis });
    if (latest) await updateContradictions(ctx, attempt, input.contradictions);
    if (standing) {
      const times = { sentAt: job.createdAt, answeredAgainAt: await sentAgainAt(ctx, job) };
      await standOrVoid(ctx, attempt, standing, { topLevel: job.topLevel ?? "", ...times });
    }
    await refreshAttemptProgress(ctx, attempt);
    await refreshCompliance(ctx, attempt.merchantId);
    return null;
  },
});
