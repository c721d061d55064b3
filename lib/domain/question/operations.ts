import type { z } from "zod";
import { sortedJson } from "@/lib/core/canonical";
import { validationError } from "@/lib/core/errors";
import {
  type AttemptRow,
  attemptSubject,
  lockOpenAttempt,
  requireAttempt,
  toAttempt,
} from "@/lib/domain/attempt/queries";
import { sealedStates } from "@/lib/domain/attempt/sealed-queries";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { jobRefs, jobSubject, questionJobAck } from "@/lib/domain/job/ack";
import { insertJob, requireJob, toJobStatus } from "@/lib/domain/job/queries";
import { JobAck } from "@/lib/domain/job/shape";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { isAnswered } from "@/lib/domain/section/completeness";
import { listSectionRows, toSection } from "@/lib/domain/section/queries";
import { voidIfChanged } from "@/lib/domain/signature/standing";
import {
  type AnswerRow,
  giverOf,
  listAnswers,
  requireAnswer,
  toQuestion,
  updateAnswer,
} from "./queries";
import {
  type CombinedResult,
  type ControlAnalyzeResult,
  ControlAnswer,
  ControlJobRef,
  ControlJobStatus,
  ControlRef,
  ParkControl,
  Question,
  QuestionList,
  RecordWorksheet,
} from "./shape";

const BASE = "/v1/merchants/{merchantId}/attempts/{attemptId}/questions";

export const listQuestions = operation({
  name: "questions.list",
  summary: "List every control of an attempt with its answer and progress",
  description:
    "For work control by control; `sections` does the same with one question per requirement.",
  kind: "query",
  rest: `GET ${BASE}`,
  actors: ["partner", "merchant", "user"],
  input: AttemptRef,
  output: QuestionList,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await requireAttempt(ctx, input);
    const sealed = await sealedStates(ctx, input.merchantId);
    const answers = await listAnswers(ctx, attempt.id);
    const sections = await listSectionRows(ctx, attempt.id);
    const total = answers.length;
    const answered = answers.filter(isAnswered).length;
    return {
      attempt: toAttempt(attempt, sealed.get(attempt.id) ?? null),
      progress: { total, answered, percentage: Math.floor((answered / total) * 100) },
      sections: sections.map((row) => toSection(row, answers)),
      questions: answers.map(toQuestion),
    };
  },
});

export const composeControl = operation({
  name: "questions.combined",
  summary: "Compose the question of one control",
  description:
    "Poll the job: its result is the question to show, with three answers to start from.",
  kind: "command",
  rest: `POST ${BASE}/{controlId}/combined`,
  actors: ["partner", "merchant", "user"],
  input: ControlRef,
  output: JobAck,
  status: 202,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "CONTROL_NOT_FOUND", "ALREADY_SEALED"],
  async handler(ctx, input) {
    const { attempt, row } = await openControl(ctx, input);
    const job = await insertJob(ctx, {
      merchantId: attempt.merchantId,
      kind: "control.combined",
      attemptId: attempt.id,
      topLevel: row.topLevel,
      controlId: row.controlId,
      input: {},
    });
    ctx.emit("control.question_requested", jobSubject(job), jobRefs(job));
    return questionJobAck(job, "combined");
  },
});

export const analyzeControl = operation({
  name: "questions.analyze",
  summary: "Answer one control",
  description:
    "A `status` that is sent binds. What the assessor reads in the words is kept beside it as an opinion, and said where it disagrees.",
  kind: "command",
  rest: `POST ${BASE}/{controlId}/analyze`,
  actors: ["partner", "merchant", "user"],
  input: ControlAnswer,
  output: JobAck,
  status: 202,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "CONTROL_NOT_FOUND", "ALREADY_SEALED"],
  async handler(ctx, input) {
    const { attempt, row } = await openControl(ctx, input);
    const { answer, status, remediationPlan, remediationTargetDate } = input;
    const job = await insertJob(ctx, {
      merchantId: attempt.merchantId,
      kind: "control.analyze",
      attemptId: attempt.id,
      topLevel: row.topLevel,
      controlId: row.controlId,
      input: { answer, status, remediationPlan, remediationTargetDate, givenBy: giverOf(ctx) },
    });
    ctx.emit("control.answered", jobSubject(job), jobRefs(job));
    return questionJobAck(job, "analyze");
  },
});

export const recordWorksheet = operation({
  name: "questions.worksheet",
  summary: "Fill in the worksheet of a compensating control",
  description:
    "For a control that is In Place with Compensating Control: six texts, printed in the SAQ's appendix B.",
  kind: "command",
  rest: `PUT ${BASE}/{controlId}/worksheet`,
  actors: ["partner", "merchant", "user"],
  input: RecordWorksheet,
  output: Question,
  // Where it is the same as before.
  mayChangeNothing: () => true,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "CONTROL_NOT_FOUND", "ALREADY_SEALED"],
  async handler(ctx, input) {
    const { attempt, row } = await openControl(ctx, input);
    if (row.status !== "In Place with Compensating Control") {
      const message = `This control is ${row.status}. A worksheet belongs to a compensating control.`;
      throw validationError([{ path: "controlId", code: "not_applicable", message }]);
    }
    const { constraint, objective, risk, definition, validation, maintenance } = input;
    const worksheet = { constraint, objective, risk, definition, validation, maintenance };
    if (sortedJson(worksheet) === sortedJson(row.worksheet)) return toQuestion(row);
    await updateAnswer(ctx, attempt.id, row.controlId, { worksheet });
    await voidIfChanged(ctx, attempt);
    ctx.emit("control.worksheet_recorded", attemptSubject(attempt), { controlId: row.controlId });
    return toQuestion({ ...row, worksheet });
  },
});

export const parkControl = operation({
  name: "questions.park",
  summary: "Park a control that the merchant is not sure of, or unpark it",
  description:
    "A parked control is no answer and changes nothing at sealing. An answer unparks it; `parked` of the sections lists what is left.",
  kind: "command",
  rest: `PUT ${BASE}/{controlId}/parked`,
  actors: ["partner", "merchant", "user"],
  input: ParkControl,
  output: Question,
  // Where it is parked, or is not, already.
  mayChangeNothing: () => true,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "CONTROL_NOT_FOUND", "ALREADY_SEALED"],
  async handler(ctx, input) {
    const { attempt, row } = await openControl(ctx, input);
    const { parked } = input;
    if (parked === row.parked) return toQuestion(row);
    await updateAnswer(ctx, attempt.id, row.controlId, { parked });
    await voidIfChanged(ctx, attempt);
    ctx.emit("control.parked", attemptSubject(attempt), { controlId: row.controlId, parked });
    return toQuestion({ ...row, parked });
  },
});

async function openControl(
  ctx: Ctx,
  input: { merchantId: string; attemptId: string; controlId: string },
): Promise<{ attempt: AttemptRow; row: AnswerRow }> {
  await requireMerchant(ctx, input.merchantId);
  const attempt = await lockOpenAttempt(ctx, input);
  return { attempt, row: await requireAnswer(ctx, attempt, input.controlId) };
}

export const getControlJob = operation({
  name: "jobs.saq_control",
  summary: "Poll a control's job",
  description: "Every 2 to 3 seconds, until `status` is COMPLETED or FAILED.",
  kind: "query",
  rest: "GET /v1/jobs/saq-control/{jobId}",
  actors: ["partner", "merchant", "user"],
  input: ControlJobRef,
  output: ControlJobStatus,
  errors: ["JOB_NOT_FOUND"],
  async handler(ctx, input) {
    const job = await requireJob(ctx, input.jobId, ["control.combined", "control.analyze"], {
      attemptId: input.attemptId,
      controlId: input.controlId,
      kind: input.kind && `control.${input.kind}`,
    });
    return toJobStatus<z.input<typeof CombinedResult> | z.input<typeof ControlAnalyzeResult>>(job);
  },
});
