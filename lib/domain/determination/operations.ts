import { z } from "zod";
import { AppError, validationError } from "@/lib/core/errors";
import { changedMembers } from "@/lib/domain/change";
import { determineJobAck } from "@/lib/domain/job/ack";
import { insertJob, listJobsAtWork, requireJob, toJobStatus } from "@/lib/domain/job/queries";
import { JobAck, jobStatus } from "@/lib/domain/job/shape";
import { DEFAULT_LANGUAGE, languageOf } from "@/lib/domain/language/shape";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { describeAgain } from "@/lib/domain/payment-method/product";
import {
  type PaymentMethodRow,
  requirePaymentMethod,
  updatePaymentMethodRow,
} from "@/lib/domain/payment-method/queries";
import { voidChangedOf } from "@/lib/domain/signature/standing";
import { pathId } from "@/lib/domain/text";
import {
  findLatestThread,
  insertThread,
  isMethodOutdated,
  merchantTextsOf,
  shownChoice,
  toFact,
  toResult,
  updateThread,
} from "./queries";
import {
  DeterminationRef,
  DeterminationResult,
  DeterminationThread,
  Determine,
  DetermineAnswer,
  FollowUp,
} from "./shape";

/** The contract's bound on `wait=1`. */
const WAIT_MS = 27_000;

/** Looks whether a determination job has ended well; a failed one is left to the polling endpoint. */
async function finishedResult(ctx: Ctx, jobId: string) {
  const job = await requireJob(ctx, jobId, ["determine"]);
  return job.status === "COMPLETED" ? { status: 200, answer: job.result } : null;
}

export const determine = operation({
  name: "payment_methods.determine",
  summary: "Determine the SAQ type of a payment method",
  description:
    "The description sent becomes the payment method's description. Poll the job every 2 to 3 seconds, or send `wait=1`. When the result asks a follow-up question, answer it at `followup`.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/payment-methods/{pmId}/determine",
  query: ["wait"],
  actors: ["partner", "merchant", "user"],
  input: Determine,
  output: DetermineAnswer,
  answers: { 200: DeterminationResult, 202: JobAck },
  status: 202,
  errors: ["MERCHANT_NOT_FOUND", "PAYMENT_METHOD_NOT_FOUND"],
  awaits: {
    boundMs: WAIT_MS,
    when: (input) => input.wait !== undefined,
    poll: async (ctx, _input, answer) =>
      "jobId" in answer ? finishedResult(ctx, answer.jobId) : null,
  },
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const found = await requirePaymentMethod(ctx, input.merchantId, input.pmId);
    const method = await describedAs(ctx, found, input.description);
    const thread = await insertThread(ctx, method);
    const job = await insertJob(ctx, {
      merchantId: method.merchantId,
      kind: "determine",
      paymentMethodId: method.id,
      threadId: thread.id,
      input: {},
    });
    ctx.emit(
      "determination.requested",
      { id: job.id, merchantId: method.merchantId },
      { paymentMethodId: method.id, threadId: thread.id },
    );
    return determineJobAck(job);
  },
});

async function describedAs(ctx: Ctx, method: PaymentMethodRow, description: string) {
  if (method.description === description) return method;
  const said = await describeAgain(ctx, method, description);
  const row = await updatePaymentMethodRow(ctx, method.id, said);
  const subject = { id: method.id, merchantId: method.merchantId };
  ctx.emit("payment_method.updated", subject, {
    changed: Object.keys(changedMembers(method, said)),
  });
  await voidChangedOf(ctx, [method.merchantId]);
  return row;
}

export const answerFollowUp = operation({
  name: "payment_methods.followup",
  summary: "Answer the follow-up question of a determination",
  description:
    "`threadId` is the one of the result that asked. Poll the job: it ends in a type or in the next question.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/payment-methods/{pmId}/followup",
  actors: ["partner", "merchant", "user"],
  input: FollowUp,
  output: JobAck,
  status: 202,
  errors: ["MERCHANT_NOT_FOUND", "PAYMENT_METHOD_NOT_FOUND", "ANSWERED_MEANWHILE"],
  async handler(ctx, input) {
    const merchant = await requireMerchant(ctx, input.merchantId);
    const method = await requirePaymentMethod(ctx, input.merchantId, input.pmId);
    // Locked: of two answers at once, the second finds the question answered.
    const thread = await findLatestThread(ctx, method.id, "lock");
    const asked = thread?.record.conclusion;
    refuseLate(thread, input);
    if (thread?.id !== input.threadId || thread.status !== "needs-followup" || !asked) {
      throw validationError([
        {
          path: "threadId",
          code: "not_found",
          message: "No question is open in this thread. Determine again.",
        },
      ]);
    }
    const question = asked.followUpQuestion ?? "";
    const shown = shownChoice(asked, input.answer, languageOf(merchant.locale));
    const round = {
      ...{ question, topic: asked.followUpTopic ?? "", answer: input.answer },
      ...(shown ? { shown } : {}),
    };
    const record = {
      ...thread.record,
      rounds: [...thread.record.rounds, round],
      conclusion: null,
    };
    await updateThread(ctx, thread.id, { status: "pending", record });
    const job = await insertJob(ctx, {
      merchantId: method.merchantId,
      kind: "determine",
      paymentMethodId: method.id,
      threadId: thread.id,
      input: {},
    });
    ctx.emit(
      "determination.answered",
      { id: job.id, merchantId: method.merchantId },
      { paymentMethodId: method.id, threadId: thread.id },
    );
    return determineJobAck(job);
  },
});

/** Refuses the answer to a question that was answered meanwhile: it would be taken for one to the next. */
function refuseLate(
  thread: Awaited<ReturnType<typeof findLatestThread>>,
  { threadId, round }: z.output<typeof FollowUp>,
): void {
  if (!thread || round === undefined) return;
  const same = thread.id === threadId && thread.record.rounds.length === round;
  if (!same) throw new AppError("ANSWERED_MEANWHILE");
}

export const getDetermineJob = operation({
  name: "jobs.determine",
  summary: "Poll a determination",
  description:
    "Every 2 to 3 seconds. `result.status` is `determined`, or `needs-followup` with a question to answer at `followup`.",
  kind: "query",
  rest: "GET /v1/jobs/determine/{jobId}",
  actors: ["partner", "merchant", "user"],
  input: z.strictObject({
    jobId: pathId("The job's id.", "0b1f2c5e-6a0d-4d7e-9a51-3f6f0a3c9d10"),
  }),
  output: jobStatus(DeterminationResult, "DetermineJobStatus"),
  errors: ["JOB_NOT_FOUND"],
  async handler(ctx, input) {
    const job = await requireJob(ctx, input.jobId, ["determine"]);
    return toJobStatus<z.input<typeof DeterminationResult>>(job);
  },
});

export const getDetermination = operation({
  name: "payment_methods.determination",
  summary: "Get how the determination of a payment method stands",
  description:
    "What was said so far, and the conclusion or the open question. `result` is null where none was asked for yet, or where one is being worked on.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/payment-methods/{pmId}/determination",
  actors: ["partner", "merchant", "user"],
  query: ["language"],
  input: DeterminationRef,
  output: DeterminationThread,
  errors: ["MERCHANT_NOT_FOUND", "PAYMENT_METHOD_NOT_FOUND"],
  async handler(ctx, { merchantId, pmId, language }) {
    const merchant = await requireMerchant(ctx, merchantId);
    const method = await requirePaymentMethod(ctx, merchantId, pmId);
    const thread = await findLatestThread(ctx, method.id);
    const { rounds, conclusion } = thread?.record ?? { rounds: [], conclusion: null };
    const { descriptionOrigin } = thread?.record.told ?? {};
    const merchantTexts = merchantTextsOf({ descriptionOrigin, rounds });
    const showing = {
      ...{ merchantTexts, rounds, threadId: thread?.id ?? "" },
      language: language ?? languageOf(merchant.locale),
      textLanguage: language ?? DEFAULT_LANGUAGE,
    };
    const working = await listJobsAtWork(ctx, merchantId);
    const job = working.findLast(({ threadId }) => thread && threadId === thread.id);
    return {
      description: thread?.description ?? null,
      rounds: rounds.map((round) => {
        const { question, answer } = round.shown ?? round;
        return { question, answer };
      }),
      result: conclusion ? toResult(conclusion, showing) : null,
      facts: (conclusion?.facts ?? []).map((fact) => toFact(fact, showing)),
      outdated: await isMethodOutdated(ctx, method),
      pendingJob: job ? determineJobAck(job) : null,
    };
  },
});
