import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import type { Brand, MailContent } from "./message";
import { type PortalLink, portalMail } from "./portal-mail";
import { wordsOf } from "./words";

/** What the message on a returned questionnaire says. */
export interface SentBackMail extends PortalLink {
  readonly saqType: string;
  /** How many points are asked anew. */
  readonly controls: number;
}

/** Tells a merchant that the partner's reviewers ask for more. The reasons stand in the portal alone. */
export function sentBackMail(
  mail: SentBackMail,
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const t = wordsOf(language, "sentBack");
  const values = {
    merchant: mail.merchantName,
    type: mail.saqType,
    partner: brand.partnerName,
    count: mail.controls,
  };
  const words = {
    subject: t("subject", values),
    preview: t("preview", values),
    title: t("title"),
    paragraphs: [t("why", values), t("how", values), t("record")],
    action: t("action"),
  };
  return portalMail(words, mail, brand, language);
}
