import { requireAttempt } from "@/lib/domain/attempt/queries";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { listLinks, toHelperLink } from "@/lib/domain/helper-link/queries";
import { stateOfLink } from "@/lib/domain/helper-link/standing";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { listPartRows } from "@/lib/domain/part/queries";
import { listQuestionsOf, toPartnerQuestion } from "@/lib/domain/partner-question/queries";
import { Asked } from "./shape";

export const listAsked = operation({
  name: "asked.list",
  summary: "List whom the merchant asked in an attempt, and what they said",
  description:
    "Helpers with their proposals, which wait until they are taken or dismissed, and what was put to the partner with what it said.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/attempts/{attemptId}/asked",
  actors: ["partner", "merchant", "user"],
  input: AttemptRef,
  output: Asked,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await requireAttempt(ctx, input);
    const parts = await listPartRows(ctx, attempt.id);
    const links = await listLinks(ctx, attempt.id);
    const questions = await listQuestionsOf(ctx, attempt.id);
    return {
      helpers: links.map(({ link, mail }) =>
        toHelperLink(link, stateOfLink(link, attempt, parts, ctx.now), mail),
      ),
      partner: questions.map(toPartnerQuestion),
    };
  },
});
