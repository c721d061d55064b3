import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import type { Brand, MailContent } from "./message";
import { type PortalLink, portalMail } from "./portal-mail";
import { wordsOf } from "./words";

/** Brings a merchant back whose link had ended. */
export function freshLinkMail(
  mail: PortalLink,
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const t = wordsOf(language, "freshLink");
  const merchant = mail.merchantName;
  const words = {
    subject: t("subject", { merchant }),
    preview: t("preview"),
    title: t("title"),
    paragraphs: [t("why", { merchant, partner: brand.partnerName }), t("how")],
    ...{ action: t("action"), note: t("note") },
  };
  return portalMail(words, mail, brand, language);
}
