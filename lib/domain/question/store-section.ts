// Writes what was read in an answer to a section to the controls that it is about.
import type { Analysis, Assessed } from "@/lib/assessor/port";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import { jobRefs, jobSubject } from "@/lib/domain/job/ack";
import { completeJob, type JobRow, sentAgainAt } from "@/lib/domain/job/queries";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/shape";
import type { Ctx } from "@/lib/domain/operation";
import { showParts } from "@/lib/domain/part/showing";
import { isDone, type PartStanding, stateOf } from "@/lib/domain/part/standing";
import { type PartReading, storeParts } from "@/lib/domain/part/store";
import { isAnswered } from "@/lib/domain/section/completeness";
import { requireSection, updateSection } from "@/lib/domain/section/queries";
import type { ControlStatus } from "@/lib/pci/response";
import { originOfWords } from "./origin";
import { overallSaid, passedOn } from "./overall";
import { type AnswerRow, analysed, landAnswer, listAnswers } from "./queries";
import { giverOfJob, partIdsOf, type SentAnswer } from "./sent";
import { opinionOn } from "./store-control";

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
