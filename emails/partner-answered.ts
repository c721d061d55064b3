import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import type { Brand, MailContent } from "./message";
import { type PortalLink, portalMail } from "./portal-mail";
import { wordsOf } from "./words";

/** What the message with the partner's answer says. */
export interface PartnerAnsweredMail extends PortalLink {
  readonly question: string;
  readonly answer: string;
}

/** Brings a merchant what its partner says about a question. It is advice: the merchant still answers. */
export function partnerAnsweredMail(
  mail: PartnerAnsweredMail,
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const t = wordsOf(language, "partnerAnswered");
  const { question, answer, merchantName: merchant } = mail;
  const { partnerName: partner } = brand;
  const words = {
    subject: t("subject", { partner, merchant }),
    preview: t("preview"),
    title: t("title", { partner }),
    paragraphs: [t("question", { question }), t("answer", { partner, answer }), t("how")],
    action: t("action"),
  };
  return portalMail(words, mail, brand, language);
}
