// The one way from a sealed record to its documents. The same record always gives the same bytes:
// every date comes from the record, and nothing here reads a clock, a locale or a random number.
import { createHash } from "node:crypto";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import { AOC_TITLE, AocSheets } from "./aoc/document";
import type { Running } from "./look/sheet";
import { merchantNames } from "./merchant-name";
import type { DocumentSource, RenderedDocument } from "./model";
import { type PrintableSource, printableSource } from "./printable";
import { SAQ_TITLE, SaqSheets } from "./saq/document";

const KINDS = {
  saq: { title: SAQ_TITLE, Sheets: SaqSheets },
  aoc: { title: AOC_TITLE, Sheets: AocSheets },
} as const;

function runningOf({ record, families }: PrintableSource, title: string): Running {
  return {
    merchant: merchantNames(record).shown,
    document: `${title}, ${record.assessment.saqType}`,
    attempt: record.assessment.attemptId,
    families,
    paper: record.evidence.paper,
    pageCount: { total: 0 },
  };
}

/** Renders the questionnaire (`saq`) or the attestation (`aoc`) of a sealed record as a PDF. */
export async function renderDocument(
  kind: "saq" | "aoc",
  source: DocumentSource,
): Promise<RenderedDocument> {
  const printed = await printableSource(source);
  const { title, Sheets } = KINDS[kind];
  const running = runningOf(printed, title);
  const { assessment, evidence } = printed.record;
  const { shown } = merchantNames(printed.record);
  const bytes = await renderToBuffer(
    <Document
      title={`${title} ${assessment.saqType}: ${shown}`}
      author={shown}
      subject={`PCI DSS ${assessment.edition.label}, attempt ${assessment.attemptId}`}
      creator="Sealwright"
      producer="Sealwright"
      language="en"
      creationDate={new Date(evidence.sealedAt)}
      pageMode="useOutlines"
    >
      <Sheets printed={printed} running={running} />
    </Document>,
  );
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { kind, bytes, sha256, pages: running.pageCount.total };
}
