// Writes what an analysis read in the merchant's words to the controls that it is about.
import type { Analysis, Assessed, ControlAnalysis, Provenance } from "@/lib/assessor/port";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import { jobRefs, jobSubject } from "@/lib/domain/job/ack";
import { completeJob, type JobRow, sentAgainAt } from "@/lib/domain/job/queries";
import type { Ctx } from "@/lib/domain/operation";
import { listSectionRows, requireSection, updateSection } from "@/lib/domain/section/queries";
import { type AnsweredStatus, type ControlStatus, overallOf } from "@/lib/pci/response";
import { originOfWords } from "./origin";
import {
  type AnswerRow,
  analysed,
  type GivenAnswer,
  landAnswer,
  listAnswers,
  planless,
  requireAnswer,
} from "./queries";
import type { AnswerOrigin, GivenBy } from "./shape";

/** What a merchant sent with an answer, as the job keeps it. */
export interface SentAnswer {
  readonly answer?: string;
  readonly status?: AnsweredStatus;
  readonly remediationPlan?: string;
  readonly remediationTargetDate?: string;
  /** Left out by jobs that were written before it was kept. */
  readonly givenBy?: GivenBy;
}

/** Writes the analysis of one control that was answered by itself, unless a newer answer landed before. */
export async function storeControl(
  ctx: Ctx,
  job: JobRow,
  attempt: AttemptRow,
  analysis: Assessed<Analysis>,
) {
  const [found] = analysis.controls;
  if (!found || !job.controlId) throw new Error("a control's analysis holds that one control");
  const sent = job.input as SentAnswer;
  const { assessor } = analysis.provenance;
  const row = await requireAnswer(ctx, attempt, job.controlId);
  const status = sent.status ?? found.complianceStatus;
  const place = { attemptId: attempt.id, controlId: job.controlId };
  const change = changeOfControl(job, row, found, analysis.provenance);
  const landed = await landAnswer(ctx, place, job.createdAt, change, sent.status !== undefined);
  if (landed) await refreshOverall(ctx, attempt.id, job.topLevel ?? "");
  const bound = sent.status
    ? { reason: reasonOfStated(sent.status, found), opinion: opinionOn(sent.status, found) }
    : {};
  const late = landed ? {} : { superseded: true };
  const result = { ...found, complianceStatus: status, ...bound, ...late, assessor };
  await completeJob(ctx, job.id, result);
  const outcome = { status, assessor, superseded: !landed };
  ctx.emit("control.analyzed", jobSubject(job), { ...jobRefs(job), ...outcome });
  return landed;
}

/** What the analysis of a control makes of its row. */
function changeOfControl(
  job: JobRow,
  row: AnswerRow,
  found: ControlAnalysis,
  provenance: Provenance,
) {
  const sent = job.input as SentAnswer;
  const words = sent.answer ?? "";
  const origin: AnswerOrigin = sent.status ? "stated" : originOfWords(words, row.suggestedAnswers);
  const given: GivenAnswer = {
    ...{ words, origin, givenBy: giverOfJob(sent), sentAt: job.createdAt },
    answeredIn: "control",
  };
  return {
    ...analysed(found, given, provenance),
    ...(sent.status ? stated(sent.status, found) : {}),
    // Asked by itself and left open: that is not silence, so it never inherits.
    ...(!sent.status && found.complianceStatus === "empty" ? { parked: true } : {}),
    remediationPlan: sent.remediationPlan ?? row.remediationPlan,
    remediationTargetDate: sent.remediationTargetDate ?? row.remediationTargetDate,
    remediationBy: row.remediationBy,
    ...planless(sent.status ?? found.complianceStatus),
  };
}

const giverOfJob = ({ givenBy }: SentAnswer): GivenBy => givenBy ?? "partner";

/** A stated status binds; what the assessor reads in the words stands beside it and closes nothing. */
function stated(status: AnsweredStatus, found: ControlAnalysis) {
  return {
    status,
    parked: false,
    contradictory: false,
    quote: found.complianceStatus === status ? found.quote : null,
    reason: reasonOfStated(status, found),
    opinion: opinionOn(status, found),
  };
}

/** What the assessor reads explains a status only where it reads the same. */
function reasonOfStated(status: AnsweredStatus, found: ControlAnalysis): string {
  return found.complianceStatus === status ? found.reason : "The status came with the answer.";
}

function opinionOn(status: ControlStatus, { complianceStatus, reason }: ControlAnalysis) {
  const disagrees = complianceStatus !== "empty" && complianceStatus !== status;
  return { status: complianceStatus, reason, disagrees };
}

/** What a section comes to by what the merchant said: a preset speaks for its own control alone. */
function overallSaid(own: readonly AnswerRow[]): ControlStatus {
  return overallOf(own.filter(({ origin }) => origin !== "preset").map(({ status }) => status));
}

/** What uncovered controls inherit must follow a control that was answered on its own afterwards. */
async function refreshOverall(ctx: Ctx, attemptId: string, topLevel: string): Promise<void> {
  const sections = await listSectionRows(ctx, attemptId);
  if (!sections.find((section) => section.topLevel === topLevel)?.analyzedAt) return;
  const rows = await listAnswers(ctx, attemptId);
  const own = rows.filter((row) => row.topLevel === topLevel);
  await updateSection(ctx, attemptId, topLevel, {
    overall: overallSaid(own),
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

/** What the merchant said that it does not know is no silence: it is parked, and takes nothing over. */
async function parkUnknown(
  ctx: Ctx,
  attempt: AttemptRow,
  { controls }: Analysis,
  sentAt: Date,
): Promise<void> {
  const unknown = new Set(
    controls.filter(({ notSure }) => notSure).map(({ controlId }) => controlId),
  );
  if (unknown.size === 0) return;
  for (const { controlId, status } of await listAnswers(ctx, attempt.id)) {
    if (status !== "empty" || !unknown.has(controlId)) continue;
    await landAnswer(ctx, { attemptId: attempt.id, controlId }, sentAt, { parked: true });
  }
}

/**
 * Writes a section's analysis. Silence erases nothing: a control that this answer leaves empty keeps
 * what the merchant said before, so that a follow-up need not repeat the whole answer.
 */
export async function storeSection(
  ctx: Ctx,
  job: JobRow,
  attempt: AttemptRow,
  analysis: Assessed<Analysis>,
) {
  const { provenance, uncovered, followUp } = analysis;
  const topLevel = job.topLevel ?? "";
  await landSection(ctx, job, attempt, analysis);
  const late = (await sentAgainAt(ctx, job, "landed")) !== null;
  await concludeSection(ctx, attempt, topLevel, late ? null : { followUp, provenance });
  const { assessor } = provenance;
  await completeJob(ctx, job.id, {
    overall: analysis.overall,
    controls: [...analysis.controls],
    uncovered,
    followUp,
    ...(late ? { superseded: true } : {}),
    assessor,
  });
  const outcome = { overall: analysis.overall, uncovered: uncovered.length, assessor };
  ctx.emit("section.analyzed", jobSubject(job), {
    ...jobRefs(job),
    ...{ ...outcome, superseded: late },
  });
  return !late;
}

/** Writes what the words say of each control. A stated status stays; what is read stands beside it. */
async function landSection(
  ctx: Ctx,
  job: JobRow,
  attempt: AttemptRow,
  analysis: Assessed<Analysis>,
): Promise<void> {
  const words = (job.input as SentAnswer).answer ?? "";
  const { suggestedAnswers } = await requireSection(ctx, attempt, job.topLevel ?? "");
  const answer = {
    words,
    origin: originOfWords(words, suggestedAnswers),
    givenBy: giverOfJob(job.input),
    answeredIn: "section" as const,
    sentAt: job.createdAt,
  };
  const binding = await listBinding(ctx, attempt);
  for (const found of analysis.controls) {
    if (found.complianceStatus === "empty") continue;
    const status = binding.get(found.controlId);
    const written = status
      ? { opinion: opinionOn(status, found) }
      : analysed(found, answer, analysis.provenance);
    const place = { attemptId: attempt.id, controlId: found.controlId };
    await landAnswer(ctx, place, job.createdAt, written);
  }
  await parkUnknown(ctx, attempt, analysis, job.createdAt);
}

/** What a section comes to now; `latest`: what the latest answer adds, where this is it. */
async function concludeSection(
  ctx: Ctx,
  attempt: AttemptRow,
  topLevel: string,
  latest: { readonly followUp: string | null; readonly provenance: Provenance } | null,
): Promise<void> {
  const rows = await listAnswers(ctx, attempt.id);
  const own = rows.filter((row) => row.topLevel === topLevel);
  const overall = overallSaid(own);
  const open = own.some((row) => row.status === "empty");
  await updateSection(ctx, attempt.id, topLevel, {
    ...(latest ? { ...latest, analyzedAt: ctx.now } : {}),
    overall,
    ...(open ? {} : { followUp: null }),
  });
}
