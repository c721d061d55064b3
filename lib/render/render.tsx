// The one way from a sealed attempt to its documents. The same model always gives the same bytes:
// every date comes from the model, and nothing here reads a clock, a locale or a random number.
import { createHash } from "node:crypto";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import { AOC_TITLE, AocSheets } from "./aoc/document";
import { loadFaces } from "./look/fonts";
import type { Running } from "./look/sheet";
import type { DocumentModel, RenderedDocument } from "./model";
import { printableModel } from "./printable";
import { SAQ_TITLE, SaqSheets } from "./saq/document";

const KINDS = {
  saq: { title: SAQ_TITLE, Sheets: SaqSheets },
  aoc: { title: AOC_TITLE, Sheets: AocSheets },
} as const;

function runningOf(model: DocumentModel, title: string): Running {
  return {
    merchant: model.merchant.name,
    document: `${title}, ${model.saqType}`,
    attempt: model.attemptId,
    pageCount: { total: 0 },
  };
}

/** Renders the questionnaire (`saq`) or the attestation (`aoc`) of a sealed attempt as a PDF. */
export async function renderDocument(
  kind: "saq" | "aoc",
  model: DocumentModel,
): Promise<RenderedDocument> {
  const faces = await loadFaces();
  const printed = printableModel(model, faces);
  const { title, Sheets } = KINDS[kind];
  const running = runningOf(printed.model, title);
  const bytes = await renderToBuffer(
    <Document
      title={`${title} ${model.saqType}: ${printed.model.merchant.name}`}
      author={printed.model.merchant.name}
      subject={`PCI DSS ${printed.model.editionLabel}, attempt ${printed.model.attemptId}`}
      creator="Sealwright"
      producer="Sealwright"
      language="en"
      creationDate={new Date(model.sealedAt)}
      pageMode="useOutlines"
    >
      <Sheets printed={printed} running={running} />
    </Document>,
  );
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { kind, bytes, sha256, pages: running.pageCount.total };
}
