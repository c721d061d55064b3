import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";

/** What an invitation says. */
export interface InvitationMail {
  readonly merchantName: string;
  /** The portal, with a token that reaches this merchant alone. */
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly linkExpiresAt: string;
  /** It was sent before. */
  readonly again: boolean;
}

/** Invites a merchant to its self-assessment. */
export function invitationMail(mail: InvitationMail, brand: Brand): Promise<MailContent> {
  const { merchantName, url, linkExpiresAt, again } = mail;
  return writeMessage(
    {
      subject: `${again ? "Reminder: card" : "Card"} security check for ${merchantName}`,
      preview: "Plain questions, saved as you go. No login needed.",
      title: `Your yearly card security check`,
      paragraphs: [
        `Every business that takes card payments confirms once a year that it keeps card data safe. ${brand.partnerName} asks ${merchantName} to do so here.`,
        "You tell in your own words how you take cards. We find the right questionnaire, ask plain questions and write the documents for you. Everything is saved as you go: you can stop at any time and come back.",
      ],
      action: { label: "Start the check", url },
      note: `The link is for ${merchantName} only and works until ${day(linkExpiresAt)}. Do not pass it on.`,
    },
    brand,
  );
}
