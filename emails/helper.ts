import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";
import { type PortalLink, portalMail } from "./portal-mail";
import { wordsOf } from "./words";

/** What the message to a helper says. */
export interface HelperAskedMail {
  readonly merchantName: string;
  /** As the merchant called them; null: it gave no name. */
  readonly name: string | null;
  readonly question: string;
  /** What the merchant added. */
  readonly note: string | null;
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** Asks somebody for help with one question. Nothing else of the merchant stands in it. */
export function helperAskedMail(
  { merchantName: merchant, name, question, note, url, expiresAt }: HelperAskedMail,
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const t = wordsOf(language, "helperAsked");
  const until = day(expiresAt, language);
  const words = {
    subject: t("subject", { merchant }),
    preview: t("preview"),
    title: name === null ? t("title", { merchant }) : t("titleNamed", { merchant, name }),
    paragraphs: [
      t("why", { merchant, partner: brand.partnerName }),
      t("question", { question }),
      ...(note === null ? [] : [t("note", { merchant, note })]),
      t("how"),
    ],
    action: { label: t("action"), url },
    note: t("until", { merchant, until }),
  };
  return writeMessage(words, brand, language);
}

/** What the message on a proposal says. */
export interface HelperAnsweredMail extends PortalLink {
  readonly helperName: string;
  readonly question: string;
}

/** Tells a merchant that somebody whom it asked has answered. The words stand in the portal alone. */
export function helperAnsweredMail(
  mail: HelperAnsweredMail,
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const t = wordsOf(language, "helperAnswered");
  const { helperName: name, question, merchantName: merchant } = mail;
  const words = {
    subject: t("subject", { name, merchant }),
    preview: t("preview"),
    title: t("title", { name }),
    paragraphs: [t("question", { question }), t("how", { name })],
    action: t("action"),
  };
  return portalMail(words, mail, brand, language);
}
