// The thread of `render-in-thread.ts`: renders one source after the other.
import { answerQuestions } from "@/lib/core/thread-side";
import type { DocumentSource, RenderedDocument } from "./model";
import { renderDocument } from "./render";

answerQuestions<DocumentSource, RenderedDocument[]>(async (source) => [
  await renderDocument("saq", source),
  await renderDocument("aoc", source),
]);
