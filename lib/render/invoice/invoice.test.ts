// An invoice as a PDF: it says what was issued, the same bytes every time, on the paper of the country.
import { expect, test } from "vitest";
import type { InvoiceContent } from "@/lib/domain/billing/shape";
import { readPageSizes, readPdfText } from "@/lib/render/fixtures/pdf-text";
import { renderAccountInThread } from "@/lib/render/render-in-thread";
import { renderInvoice } from "./render";

const PARTY = { address: "1 Example Street\n1000 Exampletown", country: "NL", taxNumber: null };

function anInvoice(change: Partial<InvoiceContent> = {}): InvoiceContent {
  return {
    ...{ number: "2026-000123", planName: "Large books", currency: "EUR", paper: "A4" },
    ...{ issuedAt: "2026-11-01T00:07:00.000Z", dueAt: "2026-12-01T00:07:00.000Z" },
    ...{ cycleStart: "2026-10-01T00:00:00.000Z", cycleEnd: "2026-11-01T00:00:00.000Z" },
    seller: { ...PARTY, name: "Example Assurance Ltd", payTo: "Example Bank, account 1" },
    buyer: { ...PARTY, name: "Ślōnsk Zażółć 株式会社", taxNumber: "NL123" },
    lines: [
      { kind: "units", quantity: 1200, unitPrice: 300, amount: 360_000 },
      { kind: "minimum", quantity: 1, unitPrice: 40_000, amount: 40_000 },
    ],
    ...{ net: 400_000, taxName: "VAT", taxBasisPoints: 2125, tax: 85_000, amount: 485_000 },
    setOff: [],
    ...change,
  };
}

const textOf = (bytes: Uint8Array) => readPdfText(bytes).flat().join(" ").replace(/\s+/g, " ");

test("says who, for whom, what, and what is to be paid until when, to the last digit", async () => {
  const { bytes, pages } = await renderInvoice(anInvoice());
  const text = textOf(bytes);
  for (const said of [
    ...["2026-000123", "Example Assurance Ltd", "Ślōnsk Zażółć", "株式会社", "Tax number NL123"],
    ...["1 November 2026", "1 December 2026", "1 October 2026 to 31 October 2026", "Large books"],
    ...["1,200", "EUR 3.00", "EUR 3,600.00", "EUR 400.00", "VAT, 21.25%", "EUR 850.00"],
    ...["EUR 4,850.00", "Example Bank, account 1", "Page 1 of 1"],
  ]) {
    expect(text).toContain(said);
  }
  expect(pages).toBe(1);
});

test("says of nobody what nobody said: no tax line without a tax, no address without one", async () => {
  const nobodySaid = { name: "Harbor", address: null, country: null, taxNumber: null };
  const plain = { taxName: null, taxBasisPoints: 0, tax: 0, net: 485_000, buyer: nobodySaid };
  const text = textOf((await renderInvoice(anInvoice(plain))).bytes);
  for (const unsaid of ["VAT", "before tax", "Tax number", "null", "Not given"]) {
    expect(text).not.toContain(unsaid);
  }
});

test("is the same to the byte every time, in the thread and out of it, and counts its pages", async () => {
  const once = await renderInvoice(anInvoice());
  const again = await renderAccountInThread(
    { is: "invoice", invoice: anInvoice() },
    { timeoutMs: 60_000 },
  );
  expect(again.sha256).toBe(once.sha256);
  const lines = Array.from({ length: 90 }, (_, at) => ({
    ...{ kind: "units" as const, quantity: at + 1, unitPrice: 1, amount: at + 1 },
  }));
  const long = await renderInvoice(anInvoice({ lines }));
  expect(long.pages).toBe(readPageSizes(long.bytes).length);
  expect(long.pages).toBeGreaterThan(1);
});

test("is on Letter where the country prints on it", async () => {
  const { bytes } = await renderInvoice(anInvoice({ paper: "LETTER" }));
  expect(new Set(readPageSizes(bytes))).toEqual(new Set(["612 792"]));
});
