import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";

/** What a reminder of an attestation's end says. */
export interface ExpiryReminderMail {
  readonly merchantName: string;
  readonly saqType: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
  /** 0: today; negative: it has run out. */
  readonly daysUntilExpiry: number;
  readonly url: string;
  readonly linkExpiresAt: string;
}

/** Reminds a merchant to renew before (or after) its attestation ends. */
export function expiryReminderMail(mail: ExpiryReminderMail, brand: Brand): Promise<MailContent> {
  const { merchantName, saqType, expiresAt, daysUntilExpiry, url, linkExpiresAt } = mail;
  const when = whenIt(daysUntilExpiry);
  const over = daysUntilExpiry < 0;
  return writeMessage(
    {
      subject: `Your ${saqType} attestation ${when}: ${merchantName}`,
      preview: `${over ? "It ended" : "It ends"} on ${day(expiresAt)}. Renewing starts from last year's answers.`,
      title: over ? "Your attestation has run out" : `Your attestation ${when}`,
      paragraphs: [
        over
          ? `The ${saqType} attestation of ${merchantName} ended on ${day(expiresAt)}. Until it is renewed, ${brand.partnerName} cannot count you as compliant.`
          : `The ${saqType} attestation of ${merchantName} is valid until ${day(expiresAt)}.`,
        "Renewing is shorter than the first time: last year's answers are there already. You look through them, change what is different now, and sign.",
      ],
      action: { label: "Renew now", url },
      note: `The link is for ${merchantName} only and works until ${day(linkExpiresAt)}.`,
    },
    brand,
  );
}

function whenIt(days: number): string {
  if (days < 0) return "has run out";
  if (days === 0) return "ends today";
  return days === 1 ? "ends tomorrow" : `ends in ${days} days`;
}
