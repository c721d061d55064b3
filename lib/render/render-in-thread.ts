// Rendering keeps a processor busy for seconds: it is done in a thread of its own.
import { createThread } from "@/lib/core/thread";
import type { DocumentSource, RenderedDocument } from "./model";

/** Both documents of a sealed record, rendered in the one rendering thread of this process. */
export const renderInThread = createThread<DocumentSource, RenderedDocument[]>({
  entry: new URL("./render-thread.ts", import.meta.url),
  work: "Rendering the documents",
  // Enough for SAQ D with the longest answers that are taken.
  heapMb: 1024,
  // A new thread has to read the renderer and the faces again.
  idleMs: 60_000,
});
