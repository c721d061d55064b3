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
  /** What was set off of the partner's credit when it was issued. */
  readonly setOff: number;
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
  const { number, buyer, setOff } = mail;
  const money = (sum: number) => moneyText(sum, mail.currency);
  const amount = money(mail.amount);
  const left = mail.amount - setOff;
  const by = `to be paid by ${day(mail.dueAt)}`;
  const credited = `${money(setOff)} of your credit ${left > 0 ? `is set off, so that ${money(left)} is ${by}` : "pays all of it: there is nothing to pay"}.`;
  const what = `Here is the invoice ${number} for ${buyer}: ${amount}`;
  return writeMessage(
    {
      subject: `Invoice ${number}: ${amount}`,
      preview: left > 0 ? `To be paid by ${day(mail.dueAt)}.` : "There is nothing to pay.",
      title: `Invoice ${number}`,
      paragraphs: [
        setOff > 0
          ? `${what}. ${credited} It is attached as a PDF.`
          : `${what}, ${by}. It is attached as a PDF.`,
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

/** What the message about a credit note says. */
export interface CreditNoteMail {
  readonly number: string;
  readonly invoiceNumber: string;
  readonly buyer: string;
  readonly amount: number;
  /** What is open of the invoice now. */
  readonly open: number;
  /** What was paid already, and is set off against the next invoice. */
  readonly kept: number;
  readonly currency: string;
  readonly reason: string;
  /** The page with all bills. */
  readonly url: string;
}

/** Brings a credit note. */
export function creditNoteMail(mail: CreditNoteMail, brand: Brand): Promise<MailContent> {
  const { number, invoiceNumber, buyer, open, kept } = mail;
  const money = (sum: number) => moneyText(sum, mail.currency);
  const amount = money(mail.amount);
  const left =
    open > 0
      ? `${money(open)} of the invoice is still open.`
      : "Nothing of the invoice is open any more.";
  const next = `You had paid ${money(kept)} of that already: it is set off against your next invoice in this currency.`;
  return writeMessage(
    {
      subject: `Credit note ${number}: ${amount}`,
      preview: `For the invoice ${invoiceNumber}.`,
      title: `Credit note ${number}`,
      paragraphs: [
        `Here is the credit note ${number} for ${buyer}: ${amount} of the invoice ${invoiceNumber} is credited. It is attached as a PDF.`,
        `Reason: ${mail.reason}`,
        kept > 0 ? `${left} ${next}` : left,
      ],
      action: { label: "See all bills", url: mail.url },
    },
    brand,
  );
}
