// Rendering keeps a processor busy for seconds: it is done in a thread of its own.
import { createThread } from "@/lib/core/thread";
import type { InvoiceContent } from "@/lib/domain/billing/shape";
import type { DocumentSource, RenderedDocument, RenderedInvoice } from "./model";

/** What the thread is asked for, and what it answers. */
export type RenderQuestion =
  | { readonly is: "record"; readonly source: DocumentSource }
  | { readonly is: "invoice"; readonly invoice: InvoiceContent };

/** What the thread answers: of the kind that was asked for. */
export interface RenderAnswer {
  readonly documents: RenderedDocument[];
  readonly invoice: RenderedInvoice | null;
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

/** An invoice, rendered in the same thread. */
export async function renderInvoiceInThread(
  invoice: InvoiceContent,
  limit: Limit,
): Promise<RenderedInvoice> {
  const answer = await render({ is: "invoice", invoice }, limit);
  if (!answer.invoice) throw new Error("the thread answered another question");
  return answer.invoice;
}
