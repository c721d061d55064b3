import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";
import { type PortalLink, portalMail } from "./portal-mail";
import { wordsOf } from "./words";

/** What an invitation says. */
export interface InvitationMail extends PortalLink {
  /** It was sent before. */
  readonly again: boolean;
}

/** Invites a merchant to its self-assessment. */
export function invitationMail(
  mail: InvitationMail,
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const t = wordsOf(language, "invitation");
  const merchant = mail.merchantName;
  const words = {
    subject: t(mail.again ? "subjectAgain" : "subject", { merchant }),
    preview: t("preview"),
    title: t("title"),
    paragraphs: [t("why", { merchant, partner: brand.partnerName }), t("how")],
    action: t("action"),
  };
  return portalMail(words, mail, brand, language);
}

/** Invites several merchants with one address: one message, and a link for each. */
export function invitationsMail(
  mails: readonly InvitationMail[],
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const t = wordsOf(language, "invitations");
  const count = mails.length;
  return writeMessage(
    {
      subject: t("subject", { count }),
      preview: t("preview"),
      title: t("title"),
      paragraphs: [t("why", { count, partner: brand.partnerName }), t("how")],
      links: mails.map(({ merchantName, url }) => ({ label: merchantName, url })),
      note: t("note", { until: day(mails[0]?.linkExpiresAt ?? "", language) }),
    },
    brand,
    language,
  );
}
