import { z } from "zod";
import { actorName } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { lockOpenAttempt, requireAttempt } from "@/lib/domain/attempt/queries";
import { languageOf } from "@/lib/domain/language/shape";
import { claimAnnouncement } from "@/lib/domain/mail/announcing";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { requireAsked } from "@/lib/domain/part/requiring";
import {
  endQuestion,
  insertQuestion,
  listOpenParts,
  listReceived,
  questionSubject,
  requireReceived,
  toPartnerQuestion,
  toReceived,
} from "./queries";
import {
  NewPartnerQuestion,
  OPEN_QUESTIONS_MAX,
  PartnerAnswer,
  PartnerQuestion,
  PartnerQuestionList,
  PartnerQuestionRef,
  ReceivedQuestion,
} from "./shape";

const BASE = "/v1/merchants/{merchantId}/attempts/{attemptId}/partner-questions";

export const askPartner = operation({
  name: "partner_questions.ask",
  summary: "Put one question of an attempt to the partner",
  description:
    "It stands on the partner's dashboard and in `GET /v1/partner-questions`. What the partner says comes by mail and in `asked` of the attempt: it is advice, and answers nothing by itself.",
  kind: "command",
  rest: `POST ${BASE}`,
  actors: ["partner", "merchant", "user"],
  input: NewPartnerQuestion,
  output: PartnerQuestion,
  status: 201,
  errors: [
    "MERCHANT_NOT_FOUND",
    "ATTEMPT_NOT_FOUND",
    "ALREADY_SEALED",
    "PARTNER_QUESTION_OPEN",
    "ASKED_LIMIT",
  ],
  async handler(ctx, input) {
    const merchant = await requireMerchant(ctx, input.merchantId);
    const attempt = await lockOpenAttempt(ctx, input);
    const { note = null, partId } = input;
    const wanted = input.language ?? languageOf(merchant.locale);
    const { question, language, topLevel } = await requireAsked(ctx, attempt, partId, wanted);
    const open = await listOpenParts(ctx, attempt.id);
    if (open.includes(partId)) throw new AppError("PARTNER_QUESTION_OPEN");
    if (open.length >= OPEN_QUESTIONS_MAX) {
      throw new AppError("ASKED_LIMIT", { details: { most: OPEN_QUESTIONS_MAX } });
    }
    const row = await insertQuestion(ctx, {
      ...{ id: newId("pqn"), merchantId: merchant.id, attemptId: attempt.id, topLevel, partId },
      ...{ question, language, note },
    });
    ctx.emit("partner_question.asked", questionSubject(row), { partId });
    return toPartnerQuestion(row);
  },
});

export const withdrawQuestion = operation({
  name: "partner_questions.withdraw",
  summary: "Withdraw a question to the partner",
  description: "It leaves the partner's list. Put it again to ask it anew.",
  kind: "command",
  rest: `DELETE ${BASE}/{questionId}`,
  actors: ["partner", "merchant", "user"],
  input: PartnerQuestionRef,
  output: PartnerQuestion,
  errors: [
    "MERCHANT_NOT_FOUND",
    "ATTEMPT_NOT_FOUND",
    "PARTNER_QUESTION_NOT_FOUND",
    "PARTNER_QUESTION_ENDED",
  ],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    await requireAttempt(ctx, input);
    const row = await endQuestion(ctx, input, { withdrawnAt: ctx.now });
    ctx.emit("partner_question.withdrawn", questionSubject(row), { partId: row.partId });
    return toPartnerQuestion(row);
  },
});

export const listPartnerQuestions = operation({
  name: "partner_questions.list",
  summary: "List the questions that merchants put to you",
  description:
    "Those that wait, the longest first; with `state=answered`, those that you answered, newest first. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/partner-questions",
  actors: ["partner", "user"],
  input: PartnerQuestionList,
  output: z.object({ items: z.array(ReceivedQuestion), nextToken: z.string().nullable() }),
  errors: [],
  async handler(ctx, input) {
    const { rows, nextToken } = await listReceived(ctx, input);
    const items = rows.map(({ row, attempt, merchantName }) =>
      toReceived(row, attempt, merchantName),
    );
    return { items, nextToken };
  },
});

export const answerQuestion = operation({
  name: "partner_questions.answer",
  summary: "Answer a merchant's question",
  description:
    "The merchant gets it by mail, where it has an address, and reads it beside the question. It stays the merchant who answers the questionnaire.",
  kind: "command",
  rest: "POST /v1/partner-questions/{questionId}/answer",
  actors: ["partner", "user"],
  input: PartnerAnswer,
  output: ReceivedQuestion,
  errors: ["PARTNER_QUESTION_NOT_FOUND", "PARTNER_QUESTION_ENDED"],
  async handler(ctx, { questionId, answer }) {
    const said = { answer, answeredAt: ctx.now, answeredBy: actorName(ctx.caller) };
    const row = await endQuestion(ctx, { questionId }, said);
    const { merchantName, attempt } = await requireReceived(ctx, questionId);
    const announced = await claimAnnouncement(ctx, await requireMerchant(ctx, row.merchantId));
    const told = { partId: row.partId, announced };
    ctx.emit("partner_question.answered", questionSubject(row), told);
    return toReceived(row, attempt, merchantName);
  },
});
