// Messages to companies that apply to become partners. They come from the service itself.
import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";

/** Asks an applicant to confirm the address. */
export function applicationReceivedMail(
  mail: { readonly url: string; readonly expiresAt: string },
  brand: Brand,
): Promise<MailContent> {
  return writeMessage(
    {
      // Nothing of what was typed: it goes to an address that anybody may have named.
      subject: "Confirm your address",
      preview: "Then we look at your application.",
      title: "Confirm your address",
      paragraphs: [
        "Thank you. An application with this address has arrived. Please confirm that it is yours. Then we look at the application and write to you.",
      ],
      action: { label: "Confirm the address", url: mail.url },
      note: `The link works until ${day(mail.expiresAt)}. If you did not apply, do nothing: without it the application is removed.`,
    },
    brand,
  );
}

/** Asks an applicant something. */
export function applicationAskedMail(
  mail: { readonly company: string; readonly question: string; readonly url: string },
  brand: Brand,
): Promise<MailContent> {
  return writeMessage(
    {
      subject: `A question about your application: ${mail.company}`,
      preview: "Your answer helps us decide.",
      title: "We have a question",
      paragraphs: [
        `We are looking at the application of ${mail.company}, and would like to know:`,
        mail.question,
      ],
      action: { label: "Answer the question", url: mail.url },
    },
    brand,
  );
}

/** Invites the owner of a partner that was just opened. */
export function applicationApprovedMail(
  mail: {
    readonly company: string;
    readonly sandbox: boolean;
    readonly url: string;
    readonly expiresAt: string;
  },
  brand: Brand,
): Promise<MailContent> {
  const { company, sandbox, url, expiresAt } = mail;
  const title = sandbox ? "Your sandbox is ready" : `${company} is approved`;
  const opened = sandbox
    ? `${company} is a place to try everything out, with made-up merchants.`
    : "Your account is ready, with a sandbox beside it to try things out.";
  return writeMessage(
    {
      subject: sandbox ? `Your sandbox is ready: ${company}` : `Welcome: ${company} is approved`,
      preview: "Set up your sign-in and make your first API key.",
      title,
      paragraphs: [
        `${opened} Set up your sign-in first. Inside you make your first API key. It is shown once: keep it where your programs keep their secrets.`,
      ],
      action: { label: "Set up sign-in", url },
      note: `The link works until ${day(expiresAt)}.`,
    },
    brand,
  );
}

/** Tells an applicant with a sandbox that the live account is open. */
export function applicationLiveMail(
  mail: { readonly company: string; readonly url: string },
  brand: Brand,
): Promise<MailContent> {
  return writeMessage(
    {
      subject: `Welcome: ${mail.company} is approved`,
      preview: "Your live account is open.",
      title: `${mail.company} is approved`,
      paragraphs: [
        "Your live account is open. Sign in as before: at the top of the dashboard you switch between it and your sandbox, which stays as it is.",
        "The live account has API keys of its own. Make the first one there.",
      ],
      action: { label: "Sign in", url: mail.url },
    },
    brand,
  );
}

/** Tells an applicant that the application was declined, and why. */
export function applicationDeclinedMail(
  mail: { readonly company: string; readonly reason: string },
  brand: Brand,
): Promise<MailContent> {
  return writeMessage(
    {
      subject: `Your application: ${mail.company}`,
      preview: "We cannot approve it as it stands.",
      title: "We cannot approve the application",
      paragraphs: [
        `We have looked at the application of ${mail.company} and cannot approve it as it stands.`,
        mail.reason,
        "If something has changed, or we got it wrong, you are welcome to apply again.",
      ],
    },
    brand,
  );
}
