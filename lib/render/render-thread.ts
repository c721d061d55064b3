// The thread of `render-in-thread.ts`: renders one source after the other.
import { answerQuestions } from "@/lib/core/thread-side";
import { renderCreditNote, renderInvoice, renderStatement } from "./invoice/render";
import type { RenderedPdf } from "./model";
import { renderDocument } from "./render";
import type { AccountQuestion, RenderAnswer, RenderQuestion } from "./render-in-thread";

function renderAccount(question: AccountQuestion): Promise<RenderedPdf> {
  if (question.is === "invoice") return renderInvoice(question.invoice);
  if (question.is === "credit_note") return renderCreditNote(question.creditNote);
  return renderStatement(question.statement);
}

answerQuestions<RenderQuestion, RenderAnswer>(async (question) => {
  if (question.is !== "record") return { documents: [], pdf: await renderAccount(question) };
  const { source } = question;
  const documents = [await renderDocument("saq", source), await renderDocument("aoc", source)];
  return { documents, pdf: null };
});
