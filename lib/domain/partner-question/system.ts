// What the message with the partner's answer says.
import { z } from "zod";
import { type Language, languageOf } from "@/lib/domain/language/shape";
import { portalLinkFor } from "@/lib/domain/mail/invitation";
import { findEventPayload } from "@/lib/domain/mail/queries";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { ownBrand, type PartnerBrand } from "@/lib/domain/partner/brand";
import { findQuestion } from "./queries";

/** What the message says, and to whom. */
export interface PartnerAnswerMailContent {
  readonly to: string;
  readonly brand: PartnerBrand;
  readonly language: Language;
  readonly merchantId: string;
  readonly attemptId: string;
  readonly mail: {
    readonly merchantName: string;
    readonly question: string;
    readonly answer: string;
    readonly url: string;
    readonly linkExpiresAt: string;
  };
}

export const loadPartnerAnswerMail = operation({
  name: "partner_questions.load_answer_mail",
  summary: "What the message with the partner's answer says; null where nobody is to get it",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ questionId: z.string(), eventId: z.string() }),
  output: z.custom<PartnerAnswerMailContent>().nullable(),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { questionId, eventId }) {
    const row = await findQuestion(ctx, questionId);
    const event = await findEventPayload(ctx, eventId);
    if (!row?.answer || event?.announced !== true) return null;
    const { merchantId, attemptId, question, answer } = row;
    const { email: to, name: merchantName, locale } = await requireMerchant(ctx, merchantId);
    if (to === null) return null;
    const { url, linkExpiresAt } = await portalLinkFor(ctx, merchantId);
    return {
      ...{ to, merchantId, attemptId },
      brand: await ownBrand(ctx),
      language: languageOf(locale),
      mail: {
        ...{ merchantName, question, answer, url },
        linkExpiresAt: linkExpiresAt.toISOString(),
      },
    };
  },
});
