// Messages about bills, to the people who run a partner's account.
import { moneyText } from "@/lib/domain/money/shape";
import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";

/** What the messages about an invoice say. */
export interface InvoiceMail {
  readonly number: string;
  /** Whom the invoice is for. */
  readonly buyer: string;
  readonly amount: number;
  /** What is still to be paid. */
  readonly open: number;
  readonly currency: string;
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  /** The page with all bills. */
  readonly url: string;
  /** Where it is paid online; null: nowhere, or not yet. */
  readonly payUrl: string | null;
}

/** Leads to where the invoice is paid; where that is nowhere online, to all bills. */
function actionOf({ payUrl, url }: InvoiceMail) {
  return payUrl ? { label: "Pay online", url: payUrl } : { label: "See all bills", url };
}

/** Brings a new invoice. */
export function invoiceMail(mail: InvoiceMail, brand: Brand): Promise<MailContent> {
  const amount = moneyText(mail.amount, mail.currency);
  return writeMessage(
    {
      subject: `Invoice ${mail.number}: ${amount}`,
      preview: `To be paid by ${day(mail.dueAt)}.`,
      title: `Invoice ${mail.number}`,
      paragraphs: [
        `Here is the invoice ${mail.number} for ${mail.buyer}: ${amount}, to be paid by ${day(mail.dueAt)}. It is attached as a PDF.`,
      ],
      action: actionOf(mail),
    },
    brand,
  );
}

/** Says that an invoice is overdue. */
export function invoiceReminderMail(mail: InvoiceMail, brand: Brand): Promise<MailContent> {
  const open = moneyText(mail.open, mail.currency);
  const rest =
    mail.open === mail.amount ? open : `${open} of ${moneyText(mail.amount, mail.currency)}`;
  return writeMessage(
    {
      subject: `Invoice ${mail.number} is overdue: ${open}`,
      preview: `It was due on ${day(mail.dueAt)}.`,
      title: `Invoice ${mail.number} is overdue`,
      paragraphs: [
        `The invoice ${mail.number} for ${mail.buyer} was due on ${day(mail.dueAt)}. ${rest} is still open. The invoice is attached.`,
        "If you have paid already, you need to do nothing: payments take a few days to arrive.",
      ],
      action: actionOf(mail),
    },
    brand,
  );
}

/** Says that a payment of an invoice failed. */
export function paymentFailedMail(mail: InvoiceMail, brand: Brand): Promise<MailContent> {
  const open = moneyText(mail.open, mail.currency);
  return writeMessage(
    {
      subject: `A payment of invoice ${mail.number} failed`,
      preview: `${open} is still open.`,
      title: `A payment of invoice ${mail.number} failed`,
      paragraphs: [
        `Somebody tried to pay the invoice ${mail.number} for ${mail.buyer} online, and the payment did not go through. ${open} is still open, to be paid by ${day(mail.dueAt)}.`,
        "Try again, or use another card or account.",
      ],
      action: actionOf(mail),
    },
    brand,
  );
}
