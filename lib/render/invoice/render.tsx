// The one way from an issued invoice to its PDF. The same invoice always gives the same bytes: every date comes from
// it, and nothing here reads a clock.
import { createHash } from "node:crypto";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import type { InvoiceContent } from "@/lib/domain/billing/shape";
import type { RenderedInvoice } from "@/lib/render/model";
import { printableTexts } from "@/lib/render/printable";
import { InvoicePages } from "./document";

/** Renders an invoice as a PDF. */
export async function renderInvoice(invoice: InvoiceContent): Promise<RenderedInvoice> {
  const { printed, faces } = await printableTexts(invoice, invoice.buyer.country);
  const count = { total: 1 };
  const bytes = await renderToBuffer(
    <Document
      title={`Invoice ${printed.number}`}
      author={printed.seller.name}
      subject={`Invoice for ${printed.buyer.name}`}
      creator="Sealwright"
      producer="Sealwright"
      language="en"
      creationDate={new Date(invoice.issuedAt)}
    >
      <InvoicePages invoice={printed} families={faces.families} count={count} />
    </Document>,
  );
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { bytes, sha256, pages: count.total };
}
