// The thread of `render-in-thread.ts`: renders one source after the other.
import { answerQuestions } from "@/lib/core/thread-side";
import { renderInvoice } from "./invoice/render";
import { renderDocument } from "./render";
import type { RenderAnswer, RenderQuestion } from "./render-in-thread";

answerQuestions<RenderQuestion, RenderAnswer>(async (question) => {
  if (question.is === "invoice") {
    return { documents: [], invoice: await renderInvoice(question.invoice) };
  }
  const { source } = question;
  const documents = [await renderDocument("saq", source), await renderDocument("aoc", source)];
  return { documents, invoice: null };
});
