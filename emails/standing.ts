// Tells the people who run a partner's account that an operator of the service suspended it, or opened it again.
import { type Brand, type MailContent, writeMessage } from "./message";

/** What the message about a suspension says. */
export interface StandingMail {
  readonly partnerName: string;
  /** What was suspended or opened: the sandbox of a live partner can be suspended alone. */
  readonly of: "account" | "sandbox";
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Why it was suspended; null: it is open again. */
  readonly reason: string | null;
  /** Where answers to the message go; null: nowhere is known. */
  readonly askAt: string | null;
  /** Where the people sign in. */
  readonly url: string;
}

function asking({ askAt }: StandingMail): string {
  return askAt === null
    ? "If you have a question, ask the company that runs this service."
    : `If you have a question, answer this message. Your answer goes to ${askAt}.`;
}

const STOPS = {
  account:
    "What stops from now on: your API keys, the links of your merchants, and your dashboard. The same goes for the sandbox, if there is one. Merchants read that the page is paused, and keep what they were typing.",
  sandbox:
    "What stops from now on: the API keys and links of the sandbox, and its pages on the dashboard. Your live account is not concerned.",
} as const;

function suspendedMail(mail: StandingMail, what: string, brand: Brand): Promise<MailContent> {
  return writeMessage(
    {
      subject: `${what} is suspended`,
      preview: `The reason given: ${mail.reason}`,
      title: "Suspended",
      paragraphs: [
        `The company that runs this service suspended ${inText(what)} on ${momentOf(mail)}.`,
        `The reason given: ${mail.reason}`,
        STOPS[mail.of],
        "Webhooks and messages wait, and go out once it is open again. Nothing is deleted.",
        asking(mail),
      ],
    },
    brand,
  );
}

/** The same within a sentence. */
const inText = (what: string) => what.replace(/^The sandbox of /, "the sandbox of ");

function momentOf({ at }: StandingMail): string {
  return `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;
}

/** Tells of a suspension, its reason and what stops, or that it is over. */
export function standingMail(mail: StandingMail, brand: Brand): Promise<MailContent> {
  const what = mail.of === "account" ? mail.partnerName : `The sandbox of ${mail.partnerName}`;
  if (mail.reason !== null) return suspendedMail(mail, what, brand);
  return writeMessage(
    {
      subject: `${what} is open again`,
      preview: "Everything goes on where it stopped.",
      title: "Open again",
      paragraphs: [
        `The company that runs this service opened ${inText(what)} again on ${momentOf(mail)}.`,
        "API keys, links and sessions that have not run out work again. The webhooks and messages that waited go out now. There is nothing that you have to do.",
        asking(mail),
      ],
      action: { label: "Sign in", url: mail.url },
    },
    brand,
  );
}
