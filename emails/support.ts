// Tells the people who run a partner's account that an operator of the service may look at it.
import { type Brand, type MailContent, writeMessage } from "./message";

/** What the message about a support access says. */
export interface SupportOpenedMail {
  readonly operator: string;
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly until: string;
  readonly of: "live" | "sandbox";
  /** Where it is seen and ended. */
  readonly url: string;
}

/** Tells of a support access, why it was opened, and how to end it. */
export function supportOpenedMail(mail: SupportOpenedMail, brand: Brand): Promise<MailContent> {
  const until = `${mail.until.slice(0, 16).replace("T", " ")} UTC`;
  const book = mail.of === "live" ? "dashboard" : "sandbox";
  const where =
    mail.of === "live" ? "The page below" : "Switch to the sandbox: there the page below";
  return writeMessage(
    {
      subject: `Support may look at the ${book} of ${brand.partnerName}`,
      preview: `Until ${until}: ${mail.reason}`,
      title: "A support access was opened",
      paragraphs: [
        `${mail.operator}, an operator of the service, may look at the ${book} of ${brand.partnerName} until ${until}. Nothing can be changed that way.`,
        `The reason given: ${mail.reason}`,
        `You need to do nothing. ${where} shows every access, and ends it at once if you do not want it.`,
      ],
      action: { label: "See the access", url: mail.url },
    },
    brand,
  );
}
