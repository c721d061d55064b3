import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";
import { wordsOf } from "./words";

/** What the message on a returned questionnaire says. */
export interface SentBackMail {
  readonly merchantName: string;
  readonly saqType: string;
  /** How many points are asked anew. */
  readonly controls: number;
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly linkExpiresAt: string;
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
    until: day(mail.linkExpiresAt, language),
  };
  return writeMessage(
    {
      subject: t("subject", values),
      preview: t("preview", values),
      title: t("title"),
      paragraphs: [t("why", values), t("how", values), t("record")],
      action: { label: t("action"), url: mail.url },
      note: t("note", values),
    },
    brand,
    language,
  );
}
