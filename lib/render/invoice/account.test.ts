// A credit note and a statement as PDFs: what they credit and come to, to the last digit, with nothing unsaid.
import { expect, test } from "vitest";
import type { InvoiceLine } from "@/lib/domain/billing/shape";
import type { CreditNoteContent } from "@/lib/domain/credit-note/shape";
import { PDF_ENTRIES, type StatementContent } from "@/lib/domain/ledger/shape";
import { readPdfText } from "@/lib/render/fixtures/pdf-text";
import { renderAccountInThread } from "@/lib/render/render-in-thread";
import { renderCreditNote, renderStatement } from "./render";

const PARTY = { address: "1 Example Street\n1000 Exampletown", country: "NL", taxNumber: null };
const SELLER = { ...PARTY, name: "Example Assurance Ltd", payTo: "Example Bank, account 1" };
const BUYER = { ...PARTY, name: "Ślōnsk Zażółć 株式会社", taxNumber: "NL123" };
const PART: InvoiceLine = { kind: "part", quantity: 1, unitPrice: 1200, amount: 1200 };
const LIMIT = { timeoutMs: 60_000 };

function aCreditNote(change: Partial<CreditNoteContent> = {}): CreditNoteContent {
  return {
    ...{ number: "CN-2026-000004", invoiceNumber: "2026-000123", currency: "EUR", paper: "A4" },
    ...{ issuedAt: "2026-11-20T10:00:00.000Z", invoiceIssuedAt: "2026-11-01T00:07:00.000Z" },
    ...{ seller: SELLER, buyer: BUYER, reason: "Ten attestations were of a test.", lines: [PART] },
    ...{ net: 1200, taxName: "VAT", taxBasisPoints: 2125, tax: 255, amount: 1455 },
    ...change,
  };
}

function aStatement(entries: number): StatementContent {
  const of = { opening: 0, invoiced: entries, credited: 0, paid: 0, writtenOff: 0 };
  return {
    ...{ from: "2026-01-01", to: "2026-11-20", asOf: "2026-11-20T10:15:42.000Z", paper: "A4" },
    ...{ seller: SELLER, buyer: BUYER, sums: [{ currency: "EUR", ...of, closing: entries }] },
    entries: Array.from({ length: entries }, (_, at) => ({
      ...{ id: `ivc_${at}`, day: "2026-02-01", kind: "invoice" as const, about: "" },
      ...{ number: `2026-${at}`, currency: "EUR", amount: 1, balance: at + 1 },
    })),
  };
}

const textOf = (bytes: Uint8Array) => readPdfText(bytes).flat().join(" ").replace(/\s+/g, " ");

test("a credit note names the invoice, the reason, and what is credited with its tax", async () => {
  const text = textOf((await renderCreditNote(aCreditNote())).bytes);
  for (const said of [
    ...["CN-2026-000004", "2026-000123 of 1 November 2026", "20 November 2026"],
    ...["Ten attestations were of a test.", "Ślōnsk Zażółć", "Part of the invoice, before tax"],
    ...["EUR 12.00", "VAT, 21.25%", "EUR 2.55", "Credited", "EUR 14.55"],
  ]) {
    expect(text).toContain(said);
  }
  // It asks for no money.
  for (const unsaid of ["To be paid", "Example Bank"]) expect(text).not.toContain(unsaid);
});

test("both are the same to the byte every time, in the thread and out of it", async () => {
  const creditNote = aCreditNote();
  const drawn = await renderAccountInThread({ is: "credit_note", creditNote }, LIMIT);
  expect(drawn.sha256).toBe((await renderCreditNote(creditNote)).sha256);
  const statement = aStatement(3);
  const again = await renderAccountInThread({ is: "statement", statement }, LIMIT);
  expect(again.sha256).toBe((await renderStatement(statement)).sha256);
});

test("a statement says its days, its moment, and each entry with the balance after it", async () => {
  const { sums: _, ...rest } = aStatement(0);
  const entry = { id: "crn_1", day: "2026-11-03", number: "CN-1", about: "2026-9" };
  const sums = {
    opening: 1000,
    invoiced: 0,
    credited: 1300,
    paid: 0,
    writtenOff: 0,
    closing: -300,
  };
  const text = textOf(
    (
      await renderStatement({
        ...rest,
        sums: [{ currency: "EUR", ...sums }],
        entries: [{ ...entry, kind: "credit_note", currency: "EUR", amount: -1300, balance: -300 }],
      })
    ).bytes,
  );
  for (const said of [
    ...["1 January 2026 to 20 November 2026", "20 November 2026, 10:15:42 UTC"],
    ...["Credit note CN-1 for invoice 2026-9", "EUR -13.00", "Opening balance EUR 10.00"],
    "In your favour EUR 3.00",
  ]) {
    expect(text).toContain(said);
  }
});

test("one without anybody who issues, and without an entry, asserts nothing", async () => {
  const empty = { ...aStatement(0), sums: [], seller: null };
  const text = textOf((await renderStatement(empty)).bytes);
  expect(text).toContain("Nothing was asked for or paid until then.");
  for (const unsaid of ["null", "From", "EUR"]) expect(text).not.toContain(unsaid);
});

test("no page is empty, wherever the sums come to stand", async () => {
  for (let entries = 12; entries < 34; entries += 1) {
    const { bytes } = await renderStatement(aStatement(entries));
    expect(readPdfText(bytes).at(-1)?.join(" ")).toContain("Closing balance");
  }
}, 60_000);

test("the longest one is drawn within its time, every entry once", async () => {
  const started = performance.now();
  const { bytes, pages } = await renderStatement(aStatement(PDF_ENTRIES));
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(pages).toBeGreaterThan(20);
  const text = textOf(bytes);
  for (const at of [0, 499, PDF_ENTRIES - 1]) expect(text).toContain(`Invoice 2026-${at} `);
}, 40_000);
