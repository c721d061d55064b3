// The one way from a document of an account to its PDF. The same content always gives the same bytes: every date comes
// from it, and nothing here reads a clock.
import { createHash } from "node:crypto";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { InvoiceContent } from "@/lib/domain/billing/shape";
import type { CreditNoteContent } from "@/lib/domain/credit-note/shape";
import type { StatementContent } from "@/lib/domain/ledger/shape";
import type { RenderedPdf } from "@/lib/render/model";
import { printableTexts } from "@/lib/render/printable";
import { CreditNotePages, InvoicePages } from "./document";
import type { Drawing } from "./sheet";
import { StatementPages } from "./statement";

interface Described {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

async function renderPages(
  { title, author, subject, createdAt }: Described,
  pages: (count: Drawing["count"]) => ReactElement,
): Promise<RenderedPdf> {
  const count = { total: 1 };
  const bytes = await renderToBuffer(
    <Document
      title={title}
      author={author}
      subject={subject}
      creator="Sealwright"
      producer="Sealwright"
      language="en"
      creationDate={new Date(createdAt)}
    >
      {pages(count)}
    </Document>,
  );
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { bytes, sha256, pages: count.total };
}

/** Renders an invoice as a PDF. */
export async function renderInvoice(content: InvoiceContent): Promise<RenderedPdf> {
  const { printed: invoice, faces } = await printableTexts(content, content.buyer.country);
  const { number, seller, buyer, issuedAt: createdAt } = invoice;
  const subject = `Invoice for ${buyer.name}`;
  const described = { title: `Invoice ${number}`, author: seller.name, subject, createdAt };
  const { families } = faces;
  return renderPages(described, (count) => (
    <InvoicePages invoice={invoice} families={families} count={count} />
  ));
}

/** Renders a credit note as a PDF. */
export async function renderCreditNote(content: CreditNoteContent): Promise<RenderedPdf> {
  const { printed: creditNote, faces } = await printableTexts(content, content.buyer.country);
  const { number, seller, buyer, issuedAt: createdAt } = creditNote;
  const subject = `Credit note for ${buyer.name}`;
  const described = { title: `Credit note ${number}`, author: seller.name, subject, createdAt };
  const { families } = faces;
  return renderPages(described, (count) => (
    <CreditNotePages creditNote={creditNote} families={families} count={count} />
  ));
}

/** Renders a statement of account as a PDF. */
export async function renderStatement(content: StatementContent): Promise<RenderedPdf> {
  const { printed: statement, faces } = await printableTexts(content, content.buyer.country);
  const { from, to, seller, buyer, asOf: createdAt } = statement;
  const title = `Statement of account, ${from} to ${to}`;
  const subject = `Statement of account for ${buyer.name}`;
  const described = { title, author: seller?.name ?? "Sealwright", subject, createdAt };
  const { families } = faces;
  return renderPages(described, (count) => (
    <StatementPages statement={statement} families={families} count={count} />
  ));
}
