import type { z } from "zod";
import {
  type AttemptRow,
  attemptSubject,
  lockOpenAttempt,
  requireAttempt,
} from "@/lib/domain/attempt/queries";
import { renewalOf } from "@/lib/domain/attempt/renewal";
import { jobRefs, jobSubject, questionJobAck } from "@/lib/domain/job/ack";
import { insertJob, listJobsAtWork, requireJob, toJobStatus } from "@/lib/domain/job/queries";
import { JobAck } from "@/lib/domain/job/shape";
import { languageOf } from "@/lib/domain/language/shape";
import { type MerchantRow, requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { giveParts } from "@/lib/domain/part/given";
import { listPartRows } from "@/lib/domain/part/queries";
import { standingsOf } from "@/lib/domain/part/standing";
import { confirmDrafts, listAnswers } from "@/lib/domain/question/queries";
import { findSealedControls } from "@/lib/domain/record/queries";
import { returnedTo } from "@/lib/domain/review-queue/queries";
import { voidIfChanged } from "@/lib/domain/signature/standing";
import { requireEdition } from "@/lib/pci/questionnaires";
import { startAnalysis } from "./answering";
import { confirmInherited } from "./inherited";
import {
  listSectionRows,
  refreshAttemptProgress,
  requireSection,
  toSectionDetail,
  updateSection,
} from "./queries";
import {
  ConfirmSection,
  type SectionAnalyzeResult,
  SectionAnswer,
  type SectionCombinedResult,
  SectionConfirmation,
  SectionJobRef,
  SectionJobStatus,
  SectionList,
  SectionRef,
  SectionsRef,
} from "./shape";

const BASE = "/v1/merchants/{merchantId}/attempts/{attemptId}/sections";

export const listSections = operation({
  name: "sections.list",
  summary: "List the sections that apply, with their controls and progress",
  description:
    "Work through them in this order. `uncovered` and `contradictory` name the controls that still need an answer, `followUp` asks for it.",
  kind: "query",
  rest: `GET ${BASE}`,
  actors: ["partner", "merchant", "user"],
  input: SectionsRef,
  output: SectionList,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND"],
  async handler(ctx, input) {
    const merchant = await requireMerchant(ctx, input.merchantId);
    const attempt = await requireAttempt(ctx, input);
    const rows = await listSectionRows(ctx, attempt.id);
    const parts = standingsOf(attempt.saqType, await listPartRows(ctx, attempt.id));
    const language = input.language ?? languageOf(merchant.locale);
    const answers = await listAnswers(ctx, attempt.id);
    const working = await listJobsAtWork(ctx, input.merchantId);
    const former = attempt.renewedFrom ? await findSealedControls(ctx, attempt.renewedFrom) : null;
    const changes = former && renewalOf(former, requireEdition(attempt.edition).controlIds);
    const sentBack = await returnedTo(ctx, attempt);
    const newControls = changes?.newControls ?? [];
    const state = { answers, working, newControls, sentBack, parts, language };
    return {
      items: rows.map((row) => toSectionDetail(row, state)),
      droppedControls: (former ?? [])
        .filter(({ controlId }) => changes?.droppedControls.includes(controlId))
        .map(({ controlId, topLevel, title }) => ({ controlId, topLevel, title })),
    };
  },
});

export const composeSection = operation({
  name: "sections.combined",
  summary: "Compose the one question of a section",
  description:
    "Poll the job: its result is the question to show, with three answers to start from.",
  kind: "command",
  rest: `POST ${BASE}/{topLevel}/combined`,
  actors: ["partner", "merchant", "user"],
  input: SectionRef,
  output: JobAck,
  status: 202,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "SECTION_NOT_APPLICABLE", "ALREADY_SEALED"],
  async handler(ctx, input) {
    const { attempt, topLevel } = await openSection(ctx, input);
    const job = await insertJob(ctx, {
      merchantId: attempt.merchantId,
      kind: "section.combined",
      attemptId: attempt.id,
      topLevel,
      input: {},
    });
    ctx.emit("section.question_requested", jobSubject(job), jobRefs(job));
    return questionJobAck(job, "combined");
  },
});

export const analyzeSection = operation({
  name: "sections.analyze",
  summary: "Answer a section: the words are spread over its controls",
  description:
    "As one text, or in `parts`: a `yes` to a part is the merchant's own statement that each of its controls is in place as asked. Poll the job: each other control gets a status only on words of the answer, quoted. Answer again to add what `followUp` asks for.",
  kind: "command",
  rest: `POST ${BASE}/{topLevel}/analyze`,
  actors: ["partner", "merchant", "user"],
  input: SectionAnswer,
  output: JobAck,
  status: 202,
  errors: [
    "MERCHANT_NOT_FOUND",
    "ATTEMPT_NOT_FOUND",
    "SECTION_NOT_APPLICABLE",
    "ALREADY_SEALED",
    "ANSWERED_MEANWHILE",
  ],
  async handler(ctx, input) {
    const { merchant, attempt, topLevel } = await openSection(ctx, input);
    const { answer, parts } = input;
    if (parts) {
      const language = input.language ?? languageOf(merchant.locale);
      await giveParts(ctx, { attempt, topLevel, language }, parts);
    }
    if (answer) await updateSection(ctx, attempt.id, topLevel, { combinedAnswer: answer });
    const partIds = parts?.map(({ partId }) => partId);
    const job = await startAnalysis(ctx, attempt, topLevel, {
      ...(answer ? { answer } : {}),
      ...(partIds ? { partIds } : {}),
    });
    return questionJobAck(job, "analyze");
  },
});

export const confirmSection = operation({
  name: "sections.confirm",
  summary: "Confirm a section's drafts without changing them",
  description:
    "Last year's answers: nothing has changed here since. The partner's answers for a payment product: the merchant was shown each, and it is so. Those of parked controls stay unconfirmed. With `inherited`: the named controls, which nobody answered by themselves, were shown with the status that they would take over, and it is so.",
  kind: "command",
  rest: `POST ${BASE}/{topLevel}/confirm`,
  actors: ["partner", "merchant", "user"],
  input: ConfirmSection,
  output: SectionConfirmation,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "SECTION_NOT_APPLICABLE", "ALREADY_SEALED"],
  async handler(ctx, input) {
    const { attempt, topLevel } = await openSection(ctx, input);
    const inherited = await confirmInherited(ctx, attempt, topLevel, input.inherited ?? []);
    const confirmed = await confirmDrafts(ctx, attempt.id, topLevel);
    await updateSection(ctx, attempt.id, topLevel, { confirmedAt: ctx.now });
    const answers = await listAnswers(ctx, attempt.id);
    ctx.emit("section.confirmed", attemptSubject(attempt), {
      topLevel,
      confirmed: confirmed.length,
      inherited: inherited.length,
    });
    await voidIfChanged(ctx, attempt);
    await refreshAttemptProgress(ctx, attempt);
    const remaining = answers.filter((answer) => answer.unconfirmed).length;
    return { topLevel, confirmed, inherited, remaining };
  },
});

async function openSection(
  ctx: Ctx,
  input: { merchantId: string; attemptId: string; topLevel: string },
): Promise<{ merchant: MerchantRow; attempt: AttemptRow; topLevel: string }> {
  const merchant = await requireMerchant(ctx, input.merchantId);
  const attempt = await lockOpenAttempt(ctx, input);
  const section = await requireSection(ctx, attempt, input.topLevel);
  return { merchant, attempt, topLevel: section.topLevel };
}

export const getSectionJob = operation({
  name: "jobs.section",
  summary: "Poll a section's job",
  description: "Every 2 to 3 seconds, until `status` is COMPLETED or FAILED.",
  kind: "query",
  rest: "GET /v1/jobs/section/{jobId}",
  actors: ["partner", "merchant", "user"],
  input: SectionJobRef,
  output: SectionJobStatus,
  errors: ["JOB_NOT_FOUND"],
  async handler(ctx, input) {
    const job = await requireJob(ctx, input.jobId, ["section.combined", "section.analyze"], {
      attemptId: input.attemptId,
      topLevel: input.topLevel,
      kind: input.kind && `section.${input.kind}`,
    });
    return toJobStatus<
      z.input<typeof SectionCombinedResult> | z.input<typeof SectionAnalyzeResult>
    >(job);
  },
});
