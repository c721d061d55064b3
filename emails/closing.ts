// Tells the people who run a partner's account that its contract comes to its end, or that this was called off.
import { type Brand, type MailContent, writeMessage } from "./message";

/** What the message about a closing says. */
export interface ClosingMail {
  readonly partnerName: string;
  /** null: it was called off. */
  readonly begun: { readonly reason: string; readonly lastDay: string } | null;
  /** Called off: whether the partner is open again. */
  readonly open: boolean;
  /** Where one signs in. */
  readonly url: string;
}

/** Tells what happens to a partner's data, and until when it can be taken. */
export function closingMail(mail: ClosingMail, brand: Brand): Promise<MailContent> {
  const { partnerName, begun, open, url } = mail;
  if (!begun) return calledOffMail(partnerName, open, url, brand);
  return writeMessage(
    {
      subject: `The contract of ${partnerName} ends: take your data`,
      preview: `Last day: ${begun.lastDay}. Sign in to take an archive of everything.`,
      title: "Your contract ends: take your data",
      paragraphs: [
        `The operator of this service is closing ${partnerName}. The contract's last day is ${begun.lastDay}. API keys, merchants' links and the dashboard work no more from now on.`,
        `The reason given: ${begun.reason}`,
        "Sign in as an owner or admin and take the archive: one ZIP file with your merchants, sealed records, documents and the whole audit log. It asks for a code of your authenticator.",
        `You can take it until your data is deleted. That is not before ${begun.lastDay}, not before somebody took the archive in full, and only when two operators agree. The audit log and invoices are kept for seven years after the last day, as the contract says.`,
      ],
      action: { label: "Sign in", url },
    },
    brand,
  );
}

function calledOffMail(name: string, open: boolean, url: string, brand: Brand) {
  const now = open
    ? "Keys, merchants' links and the dashboard work again."
    : "It stays suspended, as it was before.";
  return writeMessage(
    {
      subject: `${name} is not closed after all`,
      preview: `The operator called it off. ${now}`,
      title: "The closing was called off",
      paragraphs: [`The operator of this service called the closing of ${name} off. ${now}`],
      action: { label: "Sign in", url },
    },
    brand,
  );
}
