import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";
import { wordsOf } from "./words";

/** What the message with the sealed documents says. */
export interface DocumentsMail {
  readonly merchantName: string;
  readonly saqType: string;
  readonly signed: boolean;
  /** ISO 8601, UTC. */
  readonly sealedAt: string;
  readonly expiresAt: string;
}

/** Brings the sealed documents, attached as PDFs. */
export function documentsMail(
  mail: DocumentsMail,
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const t = wordsOf(language, "documents");
  const names = { merchant: mail.merchantName, type: mail.saqType };
  const sealed = day(mail.sealedAt, language);
  const until = day(mail.expiresAt, language);
  return writeMessage(
    {
      subject: t("subject", names),
      preview: t("preview", names),
      title: t("title"),
      paragraphs: [
        mail.signed
          ? t("signed", { ...names, sealed, until })
          : t("unsigned", { ...names, sealed }),
        t("attached"),
        t("keep", { partner: brand.partnerName }),
        t("change"),
      ],
    },
    brand,
    language,
  );
}
