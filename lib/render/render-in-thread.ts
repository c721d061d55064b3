// Rendering keeps a processor busy for seconds: it is done in a thread of its own.
import { createThread } from "@/lib/core/thread";
import type { InvoiceContent } from "@/lib/domain/billing/shape";
import type { CreditNoteContent } from "@/lib/domain/credit-note/shape";
import type { StatementContent } from "@/lib/domain/ledger/shape";
import type { DocumentSource, RenderedDocument, RenderedPdf } from "./model";

/** A document of a partner's account. */
export type AccountQuestion =
  | { readonly is: "invoice"; readonly invoice: InvoiceContent }
  | { readonly is: "credit_note"; readonly creditNote: CreditNoteContent }
  | { readonly is: "statement"; readonly statement: StatementContent };

/** What the thread is asked for. */
export type RenderQuestion =
  | { readonly is: "record"; readonly source: DocumentSource }
  | AccountQuestion;

/** What the thread answers: of the kind that was asked for. */
export interface RenderAnswer {
  readonly documents: RenderedDocument[];
  readonly pdf: RenderedPdf | null;
}

const render = createThread<RenderQuestion, RenderAnswer>({
  entry: new URL("./render-thread.ts", import.meta.url),
  work: "Rendering the documents",
  // Enough for SAQ D with the longest answers that are taken.
  heapMb: 1024,
  // A new thread has to read the renderer and the faces again.
  idleMs: 60_000,
});

interface Limit {
  readonly timeoutMs: number;
}

/** Both documents of a sealed record, rendered in the one rendering thread of this process. */
export async function renderInThread(
  source: DocumentSource,
  limit: Limit,
): Promise<RenderedDocument[]> {
  return (await render({ is: "record", source }, limit)).documents;
}

/** An invoice, a credit note or a statement, rendered in the same thread. */
export async function renderAccountInThread(
  question: AccountQuestion,
  limit: Limit,
): Promise<RenderedPdf> {
  const { pdf } = await render(question, limit);
  if (!pdf) throw new Error("the thread answered another question");
  return pdf;
}
