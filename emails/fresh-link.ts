import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";
import { wordsOf } from "./words";

/** What the message with a fresh link says. */
export interface FreshLinkMail {
  readonly merchantName: string;
  /** The portal, with a token that reaches this merchant alone. */
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly linkExpiresAt: string;
}

/** Brings a merchant back whose link had ended. */
export function freshLinkMail(
  mail: FreshLinkMail,
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const t = wordsOf(language, "freshLink");
  const merchant = mail.merchantName;
  return writeMessage(
    {
      subject: t("subject", { merchant }),
      preview: t("preview"),
      title: t("title"),
      paragraphs: [t("why", { merchant, partner: brand.partnerName }), t("how")],
      action: { label: t("action"), url: mail.url },
      note: t("note", { merchant, until: day(mail.linkExpiresAt, language) }),
    },
    brand,
    language,
  );
}
