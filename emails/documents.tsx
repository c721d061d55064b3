// The message that brings the sealed documents: HTML and a text part with the same words.

import { UTCDate } from "@date-fns/utc";
import { format } from "date-fns";
import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What the message says. */
export interface DocumentsMail {
  readonly merchantName: string;
  readonly partnerName: string;
  readonly saqType: string;
  readonly signed: boolean;
  /** ISO 8601, UTC. */
  readonly sealedAt: string;
  readonly expiresAt: string;
}

/** A message ready to store. */
export interface MailContent {
  readonly subject: string;
  readonly textBody: string;
  readonly htmlBody: string;
}

const page: CSSProperties = {
  margin: 0,
  padding: "32px 16px",
  background: "#f7f4ee",
  color: "#16233a",
  fontFamily: "'Open Sans', Helvetica, Arial, sans-serif",
  fontSize: 16,
  lineHeight: 1.5,
};
const card: CSSProperties = {
  maxWidth: 560,
  margin: "0 auto",
  padding: 32,
  background: "#ffffff",
  border: "1px solid #ddd6c8",
  borderRadius: 8,
};

function day(iso: string): string {
  return format(new UTCDate(iso), "d MMMM yyyy");
}

function paragraphs(mail: DocumentsMail): string[] {
  const signing = mail.signed
    ? `It was sealed on ${day(mail.sealedAt)} and is valid until ${day(mail.expiresAt)}.`
    : `It was submitted on ${day(mail.sealedAt)} without a signature. Until it is signed, it does not count as an attestation.`;
  return [
    `The ${mail.saqType} self-assessment of ${mail.merchantName} is complete. ${signing}`,
    "Two documents are attached: the questionnaire with every answer, and the attestation of compliance.",
    `Keep both. ${mail.partnerName} has received them, so you need not send them on.`,
    "If your way of taking cards changes, tell us: the questionnaire may change with it.",
  ];
}

function Message({ mail }: { mail: DocumentsMail }) {
  return (
    <html lang="en">
      <body style={page}>
        <div style={card}>
          <p style={{ margin: "0 0 16px", color: "#0f5e5a", fontWeight: 600 }}>
            {mail.partnerName}
          </p>
          <h1 style={{ margin: "0 0 16px", fontSize: 22, lineHeight: 1.3 }}>
            Your card security documents
          </h1>
          {paragraphs(mail).map((text) => (
            <p key={text} style={{ margin: "0 0 16px" }}>
              {text}
            </p>
          ))}
          <p style={{ margin: "24px 0 0", fontSize: 13, color: "#5a6274" }}>
            Sent by Sealwright on behalf of {mail.partnerName}.
          </p>
        </div>
      </body>
    </html>
  );
}

/** Writes the documents message. */
export function documentsMail(mail: DocumentsMail): MailContent {
  const signature = `Sent by Sealwright on behalf of ${mail.partnerName}.`;
  return {
    subject: `Your ${mail.saqType} documents: ${mail.merchantName}`,
    textBody: [...paragraphs(mail), signature].join("\n\n"),
    htmlBody: `<!doctype html>${renderToStaticMarkup(<Message mail={mail} />)}`,
  };
}
