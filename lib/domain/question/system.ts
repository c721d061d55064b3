// What the question and analysis jobs read and write, for sections and for single controls.
import { z } from "zod";
import type {
  Analysis,
  AnalysisInput,
  Assessed,
  CombinedQuestion,
  Contradiction,
  ControlAnalysis,
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
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import {
  listSectionRows,
  refreshAttemptProgress,
  requireSection,
  updateSection,
} from "@/lib/domain/section/queries";
import { standingOf, standOrVoid, voidIfChanged } from "@/lib/domain/signature/standing";
import { type AnsweredStatus, type ControlStatus, overallOf } from "@/lib/pci/response";
import { originOfWords } from "./origin";
import { analysed, listAnswers, planless, requireAnswer, updateAnswer } from "./queries";
import type { GivenBy } from "./shape";
import { listTexts } from "./texts";

const JobRef = z.strictObject({ jobId: z.string() });
const SEALED_MEANWHILE = "The attempt was sealed before this was done.";

/** What a merchant sent with an answer, as the job keeps it. */
interface SentAnswer {
  readonly answer?: string;
  readonly status?: AnsweredStatus;
  readonly remediationPlan?: string;
  readonly remediationTargetDate?: string;
  /** Left out by jobs that were written before it was kept. */
  readonly givenBy?: GivenBy;
}

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
    const text = (job.input as SentAnswer).answer ?? "";
    return listTexts(ctx, attempt, { place: { topLevel: job.topLevel }, text });
  },
});

async function controlsOf(ctx: Ctx, job: JobRow): Promise<string[]> {
  if (job.controlId) return [job.controlId];
  const answers = await listAnswers(ctx, job.attemptId ?? "");
  return answers.filter((row) => row.topLevel === job.topLevel).map((row) => row.controlId);
}

/** Takes a job and its attempt for writing; a job whose attempt was sealed meanwhile fails. */
async function takeForWriting(
  ctx: Ctx,
  jobId: string,
): Promise<{ job: JobRow; attempt: AttemptRow } | null> {
  const job = await takeOpenJob(ctx, jobId);
  const attempt = job && (await findAttempt(ctx, job.attemptId ?? "", "lock"));
  if (!job || !attempt) return null;
  if (!isSealed(attempt.status)) return { job, attempt };
  await failJob(ctx, job.id, SEALED_MEANWHILE);
  ctx.emit("job.failed", jobSubject(job), { job: job.kind, reason: SEALED_MEANWHILE });
  return null;
}

export const recordQuestion = operation({
  name: "questions.record",
  summary: "Store a composed question",
  kind: "command",
  actors: ["system"],
  input: JobRef.extend({ composed: z.custom<Assessed<CombinedQuestion>>() }),
  output: z.null(),
  errors: [],
  async handler(ctx, input) {
    const taken = await takeForWriting(ctx, input.jobId);
    if (!taken) return null;
    const { job, attempt } = taken;
    const { combinedQuestion, provenance } = input.composed;
    const suggestedAnswers = [...input.composed.suggestedAnswers];
    const question = { combinedQuestion, suggestedAnswers };
    if (job.controlId) await updateAnswer(ctx, attempt.id, job.controlId, question);
    else await updateSection(ctx, attempt.id, job.topLevel ?? "", question);
    await completeJob(ctx, job.id, { ...question, assessor: provenance.assessor });
    await voidIfChanged(ctx, attempt);
    const type = job.controlId ? "control.question_composed" : "section.question_composed";
    ctx.emit(type, jobSubject(job), jobRefs(job));
    return null;
  },
});

export const recordAnalysis = operation({
  name: "questions.record_analysis",
  summary: "Store what the merchant's words say about the controls",
  kind: "command",
  actors: ["system"],
  input: JobRef.extend({
    analysis: z.custom<Assessed<Analysis>>(),
    contradictions: z.custom<readonly Contradiction[]>(),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, input) {
    const taken = await takeForWriting(ctx, input.jobId);
    if (!taken) return null;
    const { job, attempt } = taken;
    const standing = await standingOf(ctx, attempt);
    if (job.controlId) await storeControl(ctx, job, attempt, input.analysis);
    else await storeSection(ctx, job, attempt, input.analysis);
    await updateContradictions(ctx, attempt, input.contradictions);
    if (standing) {
      const times = { sentAt: job.createdAt, answeredAgainAt: await sentAgainAt(ctx, job) };
      await standOrVoid(ctx, attempt, standing, { topLevel: job.topLevel ?? "", ...times });
    }
    await refreshAttemptProgress(ctx, attempt);
    await refreshCompliance(ctx, attempt.merchantId);
    return null;
  },
});

async function storeControl(
  ctx: Ctx,
  job: JobRow,
  attempt: AttemptRow,
  analysis: Assessed<Analysis>,
) {
  const [found] = analysis.controls;
  if (!found || !job.controlId) throw new Error("a control's analysis holds that one control");
  const sent = job.input as SentAnswer;
  const { assessor } = analysis.provenance;
  const words = sent.answer ?? "";
  const row = await requireAnswer(ctx, attempt, job.controlId);
  const origin = sent.status ? "stated" : originOfWords(words, row.suggestedAnswers);
  const given = { words, origin, givenBy: giverOfJob(sent), answeredIn: "control" } as const;
  const status = sent.status ?? found.complianceStatus;
  await updateAnswer(ctx, attempt.id, job.controlId, {
    ...analysed(found, given, analysis.provenance),
    ...(sent.status ? stated(sent.status, found) : {}),
    // Asked by itself and left open: that is not silence, so it never inherits.
    ...(!sent.status && found.complianceStatus === "empty" ? { parked: true } : {}),
    remediationPlan: sent.remediationPlan ?? row.remediationPlan,
    remediationTargetDate: sent.remediationTargetDate ?? row.remediationTargetDate,
    remediationBy: row.remediationBy,
    ...planless(status),
  });
  await refreshOverall(ctx, attempt.id, job.topLevel ?? "");
  await completeJob(ctx, job.id, { ...found, complianceStatus: status, assessor });
  const outcome = { status, assessor };
  ctx.emit("control.analyzed", jobSubject(job), { ...jobRefs(job), ...outcome });
}

const giverOfJob = ({ givenBy }: SentAnswer): GivenBy => givenBy ?? "partner";

/** A stated status binds; what the assessor reads in the words stands beside it and closes nothing. */
function stated(status: AnsweredStatus, found: ControlAnalysis) {
  return {
    status,
    parked: false,
    contradictory: false,
    quote: found.complianceStatus === status ? found.quote : null,
    opinion: opinionOn(status, found),
  };
}

function opinionOn(status: ControlStatus, { complianceStatus, reason }: ControlAnalysis) {
  const disagrees = complianceStatus !== "empty" && complianceStatus !== status;
  return { status: complianceStatus, reason, disagrees };
}

/** What uncovered controls inherit must follow a control that was answered on its own afterwards. */
async function refreshOverall(ctx: Ctx, attemptId: string, topLevel: string): Promise<void> {
  const sections = await listSectionRows(ctx, attemptId);
  if (!sections.find((section) => section.topLevel === topLevel)?.analyzedAt) return;
  const rows = await listAnswers(ctx, attemptId);
  const own = rows.filter((row) => row.topLevel === topLevel);
  await updateSection(ctx, attemptId, topLevel, {
    overall: overallOf(own.map((row) => row.status)),
  });
}

/** Statuses that a caller stated: what is read in the words of a section overrules none of them. */
async function listBinding(ctx: Ctx, attempt: AttemptRow): Promise<Map<string, ControlStatus>> {
  const rows = await listAnswers(ctx, attempt.id);
  return new Map(
    rows.flatMap(({ controlId, origin, status }) =>
      origin === "stated" && status !== "empty" ? [[controlId, status]] : [],
    ),
  );
}

/**
 * Writes a section's analysis. Silence erases nothing: a control that this answer leaves empty keeps
 * what the merchant said before, so that a follow-up need not repeat the whole answer.
 */
async function storeSection(
  ctx: Ctx,
  job: JobRow,
  attempt: AttemptRow,
  analysis: Assessed<Analysis>,
) {
  const { provenance, uncovered, followUp } = analysis;
  const topLevel = job.topLevel ?? "";
  const words = (job.input as SentAnswer).answer ?? "";
  const { suggestedAnswers } = await requireSection(ctx, attempt, topLevel);
  const answer = {
    words,
    origin: originOfWords(words, suggestedAnswers),
    givenBy: giverOfJob(job.input),
    answeredIn: "section" as const,
  };
  const binding = await listBinding(ctx, attempt);
  for (const found of analysis.controls) {
    if (found.complianceStatus === "empty") continue;
    const status = binding.get(found.controlId);
    const written = status
      ? { opinion: opinionOn(status, found) }
      : analysed(found, answer, provenance);
    await updateAnswer(ctx, attempt.id, found.controlId, written);
  }
  const rows = await listAnswers(ctx, attempt.id);
  const own = rows.filter((row) => row.topLevel === topLevel);
  const overall = overallOf(own.map((row) => row.status));
  const open = own.some((row) => row.status === "empty") ? followUp : null;
  const change = { overall, followUp: open, provenance, analyzedAt: ctx.now };
  await updateSection(ctx, attempt.id, topLevel, change);
  const { assessor } = provenance;
  const controls = [...analysis.controls];
  await completeJob(ctx, job.id, {
    overall: analysis.overall,
    controls,
    uncovered,
    followUp,
    assessor,
  });
  const outcome = { overall, uncovered: uncovered.length, assessor };
  ctx.emit("section.analyzed", jobSubject(job), { ...jobRefs(job), ...outcome });
}
