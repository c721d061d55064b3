import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import { day } from "./day";
import type { Brand, MailContent } from "./message";
import { type PortalLink, portalMail } from "./portal-mail";
import { wordsOf } from "./words";

/** What a reminder of an attestation's end says. */
export interface ExpiryReminderMail extends PortalLink {
  readonly saqType: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  /** 0: today; negative: it has run out. */
  readonly daysUntilExpiry: number;
}

/** Reminds a merchant to renew before (or after) its attestation ends. */
export function expiryReminderMail(
  mail: ExpiryReminderMail,
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const t = wordsOf(language, "reminder");
  const values = {
    merchant: mail.merchantName,
    type: mail.saqType,
    partner: brand.partnerName,
    days: mail.daysUntilExpiry,
    until: day(mail.expiresAt, language),
  };
  const over = mail.daysUntilExpiry < 0;
  const words = {
    subject: t(over ? "subjectOver" : "subject", values),
    preview: t(over ? "previewOver" : "preview", values),
    title: t(over ? "titleOver" : "title", values),
    paragraphs: [t(over ? "standingOver" : "standing", values), t("renew")],
    action: t("action"),
  };
  return portalMail(words, mail, brand, language);
}
