import { describe, expect, it } from "vitest";
import { readPdfText } from "./fixtures/pdf-text";
import { type SampleOptions, sampleRecord } from "./fixtures/sample-record";
import { renderDocument } from "./render";

const KINDS = ["saq", "aoc"] as const;

async function coverOf(kind: "saq" | "aoc", options: SampleOptions = {}, version = 1) {
  const made = sampleRecord("SAQ A", options);
  const record = { ...made, evidence: { ...made.evidence, version } };
  const { bytes } = await renderDocument(kind, { record, narrative: null });
  const pages = readPdfText(bytes);
  return { lines: pages[0] ?? [], text: (pages[0] ?? []).join(" ") };
}

describe.each(KINDS)("the cover of the %s", (kind) => {
  it("has a term of validity only where it is signed and compliant", async () => {
    expect((await coverOf(kind)).text).toContain("Valid until 20 November 2027, 10:17:03 UTC");
    const others: SampleOptions[] = [
      { signature: "unsigned" },
      { statusOf: () => "Not In Place" },
      { statusOf: () => "Not In Place", lawForbids: true },
    ];
    for (const options of others) {
      expect((await coverOf(kind, options)).text).not.toContain("Valid until");
    }
  });

  it("says on its face that it is not signed", async () => {
    const { text } = await coverOf(kind, { signature: "unsigned" });
    expect(text).toMatch(/This (attestation|self-assessment) has not been signed/);
    expect((await coverOf(kind)).text).not.toContain("has not been signed");
  });

  it("names the renewed assessment and the later version", async () => {
    const { text } = await coverOf(kind, { renewal: true }, 2);
    expect(text).toContain("The assessment sealed 18 November 2025, 12:00:00 UTC");
    expect(text).toContain("Version 2: signed after sealing");
    const plain = (await coverOf(kind)).text;
    expect(plain).not.toContain("Renews");
    expect(plain).not.toContain("Version");
  });

  it("takes the partner's name for the merchant for the legal one nowhere", async () => {
    const legal = await coverOf(kind, { merchantName: "Shop 12" });
    expect(legal.lines).toContain("Sample Merchant Limited");
    expect(legal.text).toContain("Name there Shop 12");
    const unnamed = await coverOf(kind, { merchantName: "Shop 12", review: "blank" });
    expect(unnamed.lines).toContain("Shop 12");
    expect(unnamed.text).not.toContain("Name there");
  });
});
