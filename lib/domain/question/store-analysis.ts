// Writes what an analysis read in the merchant's words to the controls that it is about.
import type { Analysis, Assessed, ControlAnalysis, Provenance } from "@/lib/assessor/port";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import { jobRefs, jobSubject } from "@/lib/domain/job/ack";
import { completeJob, type JobRow, sentAgainAt } from "@/lib/domain/job/queries";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/shape";
import type { Ctx } from "@/lib/domain/operation";
import { showParts } from "@/lib/domain/part/showing";
import { isDone, type PartStanding, stateOf } from "@/lib/domain/part/standing";
import { type PartReading, storeParts } from "@/lib/domain/part/store";
import { isAnswered } from "@/lib/domain/section/completeness";
import {
  listSectionRows,
  requireSection,
  type SectionRow,
  updateSection,
} from "@/lib/domain/section/queries";
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
  /** The short questions that were answered; what was answered to them stands in their rows. */
  readonly partIds?: readonly string[];
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
  analysis: Assessed<Analysis> | null,
) {
  const [found] = analysis?.controls ?? [];
  if (!analysis || !found || !job.controlId)
    throw new Error("a control's analysis holds that one control");
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

/**
 * What a section passes on to controls that nobody answered: nothing where only its short questions were
 * answered, since each of those names its controls.
 */
function passedOn(section: SectionRow | undefined, own: readonly AnswerRow[]) {
  return section?.combinedAnswer ? overallSaid(own) : null;
}

/** What uncovered controls inherit must follow a control that was answered on its own afterwards. */
async function refreshOverall(ctx: Ctx, attemptId: string, topLevel: string): Promise<void> {
  const sections = await listSectionRows(ctx, attemptId);
  const section = sections.find((each) => each.topLevel === topLevel);
  if (!section?.analyzedAt) return;
  const rows = await listAnswers(ctx, attemptId);
  const own = rows.filter((row) => row.topLevel === topLevel);
  await updateSection(ctx, attemptId, topLevel, { overall: passedOn(section, own) });
}

/** Statuses that were stated or chosen: what is read in the words of a section overrules none of them. */
async function listBinding(ctx: Ctx, attempt: AttemptRow): Promise<Map<string, ControlStatus>> {
  const rows = await listAnswers(ctx, attempt.id);
  return new Map(
    rows.flatMap(({ controlId, origin, partId, status }) =>
      (origin === "stated" || partId) && status !== "empty" ? [[controlId, status]] : [],
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

/** What was read in one answer to a section: in its text, and in the words of its short questions. */
export interface SectionReading {
  readonly analysis: Assessed<Analysis> | null;
  readonly readings: readonly PartReading[];
}

/** The short questions that a job's answer is about. */
export const partIdsOf = (job: JobRow) => (job.input as SentAnswer).partIds ?? [];

/**
 * Writes a section's analysis. Silence erases nothing: a control that this answer leaves empty keeps
 * what the merchant said before, so that a follow-up need not repeat the whole answer.
 */
export async function storeSection(
  ctx: Ctx,
  job: JobRow,
  attempt: AttemptRow,
  { analysis, readings }: SectionReading,
) {
  const topLevel = job.topLevel ?? "";
  if (analysis) await landSection(ctx, job, attempt, analysis);
  const late = analysis !== null && (await sentAgainAt(ctx, job, "landed")) !== null;
  const partIds = partIdsOf(job);
  const sent = { partIds, sentAt: job.createdAt, readings };
  const stored = partIds.length > 0 ? await storeParts(ctx, attempt, sent) : null;
  const standings = stored?.standings ?? null;
  for (const other of stored?.topLevels ?? []) {
    if (other !== topLevel) await concludeSection(ctx, attempt, other, null, standings);
  }
  await concludeSection(ctx, attempt, topLevel, late ? null : analysis, standings);
  const result = await resultOf(ctx, attempt, topLevel, analysis, standings);
  const assessor = (analysis ?? readings[0])?.provenance.assessor ?? "embedded";
  await completeJob(ctx, job.id, { ...result, ...(late ? { superseded: true } : {}), assessor });
  const { overall, uncovered } = result;
  const outcome = { overall, uncovered: uncovered.length, assessor, superseded: late };
  ctx.emit("section.analyzed", jobSubject(job), { ...jobRefs(job), ...outcome });
  return !late;
}

/** What the job answers: what was read in its text, or how the section stands where it had parts. */
async function resultOf(
  ctx: Ctx,
  attempt: AttemptRow,
  topLevel: string,
  analysis: Analysis | null,
  standings: readonly PartStanding[] | null,
) {
  if (analysis && !standings) {
    const { overall, controls, uncovered, followUp } = analysis;
    return { overall, controls: [...controls], uncovered, followUp };
  }
  const rows = await listAnswers(ctx, attempt.id);
  const own = rows.filter((row) => row.topLevel === topLevel);
  const answered = new Set(own.filter(isAnswered).map(({ controlId }) => controlId));
  const uncovered = own.filter(({ status }) => status === "empty").map((row) => row.controlId);
  return {
    overall: overallSaid(own),
    controls: own.map(controlNow),
    uncovered,
    followUp: openQuestions(standings ?? [], topLevel),
    parts: showParts(standings ?? [], topLevel, answered, DEFAULT_LANGUAGE),
  };
}

function controlNow(row: AnswerRow) {
  const { controlId, status, reason, suggestion, quote, contradictory } = row;
  const said = { reason: reason ?? "", suggestion: suggestion ?? "", quote, contradictory };
  return { controlId, complianceStatus: status, ...said };
}

/** The follow-ups of a section that nobody answered yet, as one text; null: there are none. */
function openQuestions(standings: readonly PartStanding[], topLevel: string): string | null {
  const open = standings
    .filter(({ part, closedBy }) => part.topLevel === topLevel && !closedBy)
    .flatMap(({ followUps }) => followUps.filter(({ sentAt }) => sentAt === null));
  return open.map(({ question }) => question).join("\n") || null;
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

/**
 * What a section comes to now; `latest`: what the latest answer as one text adds, where this is it;
 * `standings`: how its short questions stand, where some were answered.
 */
async function concludeSection(
  ctx: Ctx,
  attempt: AttemptRow,
  topLevel: string,
  latest: Pick<Assessed<Analysis>, "followUp" | "provenance"> | null,
  standings: readonly PartStanding[] | null,
): Promise<void> {
  const rows = await listAnswers(ctx, attempt.id);
  const own = rows.filter((row) => row.topLevel === topLevel);
  const open = own.some((row) => row.status === "empty");
  const section = await requireSection(ctx, attempt, topLevel);
  const followUp = standings ? openQuestions(standings, topLevel) : latest?.followUp;
  const read = latest ? { provenance: latest.provenance, analyzedAt: ctx.now } : {};
  await updateSection(ctx, attempt.id, topLevel, {
    ...read,
    ...(standings && allDone(standings, topLevel, own) ? { analyzedAt: ctx.now } : {}),
    overall: passedOn(section, own),
    ...(followUp === undefined ? {} : { followUp }),
    ...(open ? {} : { followUp: null }),
  });
}

/** Whether every short question of a section was answered, as far as the merchant can. */
function allDone(
  standings: readonly PartStanding[],
  topLevel: string,
  own: readonly AnswerRow[],
): boolean {
  const answered = new Set(own.filter(isAnswered).map(({ controlId }) => controlId));
  const asked = standings.filter(({ part }) => part.topLevel === topLevel);
  return asked.every((standing) => isDone(standing, stateOf(standing, answered)));
}
