import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";
import { wordsOf } from "./words";

/** What the message with the sealed documents says. */
export interface DocumentsMail {
  readonly merchantName: string;
  readonly saqType: string;
  readonly signed: boolean;
  /** Whether it attests compliance, and so is valid for a year. */
  readonly compliant: boolean;
  /** ISO 8601, UTC. */
  readonly sealedAt: string;
  readonly expiresAt: string;
}

function standingOf({ signed, compliant }: DocumentsMail): "signed" | "open" | "unsigned" {
  if (!signed) return "unsigned";
  return compliant ? "signed" : "open";
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
        t(standingOf(mail), { ...names, sealed, until }),
        t("attached"),
        t("keep", { partner: brand.partnerName }),
        t("change", { partner: brand.partnerName }),
      ],
    },
    brand,
    language,
  );
}
