import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";

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
export function documentsMail(mail: DocumentsMail, brand: Brand): Promise<MailContent> {
  const { merchantName, saqType, signed, sealedAt, expiresAt } = mail;
  const standing = signed
    ? `It was sealed on ${day(sealedAt)} and is valid until ${day(expiresAt)}.`
    : `It was submitted on ${day(sealedAt)} without a signature. Until it is signed, it does not count as an attestation.`;
  return writeMessage(
    {
      subject: `Your ${saqType} documents: ${merchantName}`,
      preview: `${saqType} and attestation of compliance of ${merchantName}`,
      title: "Your card security documents",
      paragraphs: [
        `The ${saqType} self-assessment of ${merchantName} is complete. ${standing}`,
        "Two documents are attached: the questionnaire with every answer, and the attestation of compliance.",
        `Keep both. ${brand.partnerName} has received them, so you need not send them on.`,
        "If your way of taking cards changes, tell us: the questionnaire may change with it.",
      ],
    },
    brand,
  );
}
