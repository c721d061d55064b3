import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { editionOf } from "@/lib/pci/questionnaires";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import { readPdfText } from "./fixtures/pdf-text";
import { sampleModel } from "./fixtures/sample-model";
import type { DocumentModel } from "./model";
import { renderDocument } from "./render";

const UNSIGNED = "This attestation has not been signed";

async function textOf(kind: "saq" | "aoc", model: DocumentModel) {
  const pages = readPdfText((await renderDocument(kind, model)).bytes);
  return { pages, lines: pages.flat(), joined: pages.flat().join(" ").replace(/ +/g, " ") };
}

/** Without the gaps that line breaks leave, so that a broken word can still be found. */
const dense = (lines: readonly string[]) => lines.join("").replaceAll(" ", "");

describe("renderDocument", () => {
  it.each(["saq", "aoc"] as const)("gives the same bytes twice for the %s", async (kind) => {
    const model = sampleModel("SAQ B-IP");
    const [first, second] = await Promise.all([
      renderDocument(kind, model),
      renderDocument(kind, structuredClone(model)),
    ]);
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
    expect(first.sha256).toBe(createHash("sha256").update(first.bytes).digest("hex"));
    expect(first.kind).toBe(kind);
  });

  it.each(["SAQ A", "SAQ D"] as const)("prints every control of %s", async (saqType) => {
    const { lines } = await textOf("saq", sampleModel(saqType));
    const missing = editionOf(saqType).controlIds.filter((id) => !lines.includes(id));
    expect(missing).toEqual([]);
  });

  it.each(SAQ_TYPES)("counts the pages of %s as the file does", async (saqType) => {
    for (const kind of ["saq", "aoc"] as const) {
      const { bytes, pages } = await renderDocument(kind, sampleModel(saqType));
      const texts = readPdfText(bytes);
      expect(pages).toBe(texts.length);
      expect(texts.at(-1)).toContain(`Page ${pages} of ${pages}`);
    }
  });

  it("says on page 1 that it is no form of the Council", async () => {
    for (const kind of ["saq", "aoc"] as const) {
      const { pages } = await textOf(kind, sampleModel("SAQ A"));
      expect(pages[0]?.join(" ")).toContain("self-assessment produced with Sealwright");
    }
  });

  it("prints A2 under a heading of its own, with the question it was asked with", async () => {
    const { pages } = await textOf("saq", sampleModel("SAQ B-IP"));
    const page = pages.find((lines) => lines.includes("A2.1.1") && lines.includes("Appendix A2"));
    expect(page).toContain("The question about part 4");
  });
});

describe("the questionnaire", () => {
  it("prints the answer, the words it rests on, the plan and the worksheet", async () => {
    const model = sampleModel("SAQ A", (id) => {
      if (id === "8.3.6") return "Not In Place";
      if (id === "8.2.1") return "In Place with Compensating Control";
      return id === "9.4.1" ? "Not Applicable" : "In Place";
    });
    const { joined, lines } = await textOf("saq", model);
    expect(joined).toContain("What was said about 8.3.6\u201D");
    expect(joined).toContain("What will be done: What will be done about 8.3.6");
    expect(joined).toContain("By when: 31 March 2027");
    expect(lines).toContain("The till has no setting for this.");
    expect(lines).toContain("Why 9.4.1 has its answer");
    expect(joined).toContain("Of 27 controls, 1 control is Not In Place.");
  });

  it("marks an answer that was taken over from its section", async () => {
    const model = sampleModel("SAQ A");
    const sections = model.sections.map((section) => ({
      ...section,
      controls: section.controls.map((each) => ({
        ...each,
        inherited: each.controlId === "8.3.6",
      })),
    }));
    const { joined } = await textOf("saq", { ...model, sections });
    const notice = "took over the answer given for requirement 8 as a whole";
    expect(joined.split(notice)).toHaveLength(2);
  });

  it("gives the partner's reason when the partner chose the type", async () => {
    const model = sampleModel("SAQ A");
    const determination = {
      ...model.determination,
      typeSource: "partner" as const,
      overrideReason: "The bank knows better",
    };
    const { joined } = await textOf("saq", { ...model, determination });
    expect(joined).toContain("The bank knows better");
    expect(joined).toContain("Not confirmed");
  });
});

describe("the attestation", () => {
  it("carries the signature with its moment under it", async () => {
    const { lines, joined } = await textOf("aoc", sampleModel("SAQ A"));
    const moment = lines.indexOf("Signed 20 November 2026, 10:15:42 UTC");
    expect(lines[moment - 1]).toBe("Sample Signatory");
    expect(joined).toContain("This is a fair picture.");
    expect(joined).not.toContain(UNSIGNED);
  });

  it("says on page 1 and in the signature block that it is not signed", async () => {
    const { pages, lines, joined } = await textOf("aoc", {
      ...sampleModel("SAQ A"),
      signature: null,
    });
    expect(pages[0]).toContain(UNSIGNED);
    expect(lines.filter((line) => line === UNSIGNED)).toHaveLength(2);
    expect(joined).not.toContain("Confirmed by signature");
  });

  it("is non-compliant with one unanswered control, and plans what is Not In Place", async () => {
    const open = await textOf(
      "aoc",
      sampleModel("SAQ A", (id) => (id === "8.3.6" ? "empty" : "In Place")),
    );
    expect(open.lines).toContain("Non-compliant");
    expect(open.joined).toContain("Without an answer: 8.3.6");
    const gap = await textOf(
      "aoc",
      sampleModel("SAQ A", (id) => (id === "8.3.6" ? "Not In Place" : "In Place")),
    );
    expect(gap.lines).toContain("Non-compliant");
    expect(gap.joined).toContain("What will be done about 8.3.6");
    expect((await textOf("aoc", sampleModel("SAQ A"))).lines).toContain("Compliant");
  });

  it("has a part on eligibility for every type but SAQ D", async () => {
    expect((await textOf("aoc", sampleModel("SAQ A"))).lines).toContain("Part 2h");
    expect((await textOf("aoc", sampleModel("SAQ D"))).lines).not.toContain("Part 2h");
  });
});

describe("hostile input", () => {
  it("loses nothing of long words and long texts", async () => {
    const word = "w".repeat(200);
    const essay = "An answer of many words. ".repeat(120).trim();
    const model = sampleModel("SAQ A");
    const { pages, lines } = await textOf("aoc", {
      ...model,
      merchant: { ...model.merchant, name: word },
      narrative: { ...model.narrative, environment: essay },
    });
    expect(dense(pages[0] ?? [])).toContain(word);
    expect(dense(lines)).toContain(dense([essay]));
  });

  it("stands in for what it cannot print, and says so", async () => {
    const model = sampleModel("SAQ A");
    const { pages, joined } = await textOf("aoc", {
      ...model,
      merchant: {
        ...model.merchant,
        name: "\u682A\u5F0F \uD83C\uDF31 \u05D2\u05DF \u0634\u0631 a\u202Eb\u0000c",
      },
      signature: model.signature && { ...model.signature, signatoryName: "\u05D2\u05DF \u682A" },
    });
    expect(pages[0]?.join(" ")).toContain("stands for a character");
    expect(joined).toContain("\uFFFD");
    expect(joined).toContain("abc");
  });

  it("lays out a model that holds almost nothing", async () => {
    const model = sampleModel("SAQ A");
    const bare: DocumentModel = {
      ...model,
      merchant: { name: "", externalMerchantId: null, email: null, website: null },
      determination: { ...model.determination, reason: null, qualifications: [] },
      review: [],
      sections: [],
      signature: null,
    };
    for (const kind of ["saq", "aoc"] as const) {
      expect((await textOf(kind, bare)).lines).toContain("Non-compliant");
    }
  });
});
