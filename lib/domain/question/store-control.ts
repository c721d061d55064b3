// Writes what was read in the words about one control that was answered by itself.
import type { Analysis, Assessed, ControlAnalysis, Provenance } from "@/lib/assessor/port";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import { jobRefs, jobSubject } from "@/lib/domain/job/ack";
import { completeJob, type JobRow } from "@/lib/domain/job/queries";
import type { Ctx } from "@/lib/domain/operation";
import { listSectionRows, updateSection } from "@/lib/domain/section/queries";
import type { AnsweredStatus, ControlStatus } from "@/lib/pci/response";
import { originOfWords } from "./origin";
import { passedOn } from "./overall";
import {
  type AnswerRow,
  analysed,
  type GivenAnswer,
  landAnswer,
  listAnswers,
  planless,
  requireAnswer,
} from "./queries";
import { giverOfJob, type SentAnswer } from "./sent";
import type { AnswerOrigin } from "./shape";

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

/** What the assessor reads, beside a status that was stated. */
export function opinionOn(status: ControlStatus, { complianceStatus, reason }: ControlAnalysis) {
  const disagrees = complianceStatus !== "empty" && complianceStatus !== status;
  return { status: complianceStatus, reason, disagrees };
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
