import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { SealedRecord } from "@/lib/domain/record/shape";
import { editionOf } from "@/lib/pci/questionnaires";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import { readPdfText } from "./fixtures/pdf-text";
import { sampleRecord } from "./fixtures/sample-record";
import { renderDocument } from "./render";

const UNSIGNED = "This attestation has not been signed";

async function textOf(kind: "saq" | "aoc", record: SealedRecord) {
  const pages = readPdfText((await renderDocument(kind, { record, narrative: null })).bytes);
  return { pages, lines: pages.flat(), joined: pages.flat().join(" ").replace(/ +/g, " ") };
}

/** Without the gaps that line breaks leave, so that a broken word can still be found. */
const dense = (lines: readonly string[]) => lines.join("").replaceAll(" ", "");

describe("renderDocument", () => {
  it.each(["saq", "aoc"] as const)("gives the same bytes twice for the %s", async (kind) => {
    const source = { record: sampleRecord("SAQ B-IP"), narrative: null };
    const [first, second] = await Promise.all([
      renderDocument(kind, source),
      renderDocument(kind, structuredClone(source)),
    ]);
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
    expect(first.sha256).toBe(createHash("sha256").update(first.bytes).digest("hex"));
    expect(first.kind).toBe(kind);
  });

  it.each(["SAQ A", "SAQ D"] as const)("prints every control of %s", async (saqType) => {
    const { lines } = await textOf("saq", sampleRecord(saqType));
    const missing = editionOf(saqType).controlIds.filter((id) => !lines.includes(id));
    expect(missing).toEqual([]);
  });

  it.each(SAQ_TYPES)("counts the pages of %s as the file does", async (saqType) => {
    for (const kind of ["saq", "aoc"] as const) {
      const { bytes, pages } = await renderDocument(kind, {
        record: sampleRecord(saqType),
        narrative: null,
      });
      const texts = readPdfText(bytes);
      expect(pages).toBe(texts.length);
      expect(texts.at(-1)).toContain(`Page ${pages} of ${pages}`);
    }
  });

  it("says on page 1 that it is no form of the Council", async () => {
    for (const kind of ["saq", "aoc"] as const) {
      const { pages } = await textOf(kind, sampleRecord("SAQ A"));
      expect(pages[0]?.join(" ")).toContain("self-assessment produced with Sealwright");
    }
  });

  it("prints A2 under a heading of its own, with the question it was asked with", async () => {
    const { pages } = await textOf("saq", sampleRecord("SAQ B-IP"));
    const page = pages.find((lines) => lines.includes("A2.1.1") && lines.includes("Appendix A2"));
    expect(page).toContain("The question about part 4?");
  });
});

describe("the questionnaire", () => {
  it("prints the words an answer rests on, the plan, the worksheet and the reason", async () => {
    const statusOf = (id: string) => {
      if (id === "8.3.6") return "Not In Place";
      if (id === "8.2.1") return "In Place with Compensating Control";
      return id === "9.4.1" ? "Not Applicable" : "In Place";
    };
    const { joined, lines } = await textOf("saq", sampleRecord("SAQ A", { statusOf }));
    expect(joined).toContain("What was said about 8.3.6.\u201D");
    expect(joined).toContain("What will be done: What will be done about 8.3.6.");
    expect(joined).toContain("By when: 31 March 2027");
    expect(lines).toContain("The till has no setting for this.");
    expect(joined.split("What was said about 9.4.1.\u201D")).toHaveLength(3);
    expect(joined).toContain("1 control is Not In Place.");
  });

  it("marks an answer that was taken over from its section", async () => {
    const record = sampleRecord("SAQ A", {
      control: ({ controlId }) => (controlId === "8.3.6" ? { inherited: true } : {}),
    });
    const { joined } = await textOf("saq", record);
    const notice = "takes over the answer of requirement 8";
    expect(joined.split(notice)).toHaveLength(2);
  });

  it("gives the partner's reason when the partner chose the type", async () => {
    const override = { reason: "The bank knows better" };
    const { joined } = await textOf("saq", sampleRecord("SAQ A", { override }));
    expect(joined).toContain("The bank knows better");
    const silent = await textOf("saq", sampleRecord("SAQ A", { override: { reason: null } }));
    expect(silent.joined).toContain("No reason given");
  });
});

describe("the attestation", () => {
  it("carries the signature with its moment under it", async () => {
    const { lines, joined } = await textOf("aoc", sampleRecord("SAQ A"));
    const moment = lines.indexOf("Signed 20 November 2026, 10:15:42 UTC");
    expect(lines[moment - 1]).toBe("Sample Signatory");
    expect(joined).toContain("This is a fair picture.");
    expect(joined).not.toContain(UNSIGNED);
  });

  it("says on page 1, in the signature block and in the evidence that it is not signed", async () => {
    const record = sampleRecord("SAQ A", { signature: "unsigned" });
    const { pages, lines, joined } = await textOf("aoc", record);
    expect(pages[0]).toContain(UNSIGNED);
    expect(lines.filter((line) => line === UNSIGNED)).toHaveLength(3);
    expect(joined).not.toContain("Confirmed at signing");
    expect(joined).not.toContain("Valid until");
  });

  it("prints the sealed result with what stands against it", async () => {
    const statusOf = (id: string) => (id === "8.3.6" ? ("Not In Place" as const) : "In Place");
    const open = await textOf("aoc", sampleRecord("SAQ A", { statusOf }));
    expect(open.lines).toContain("Non-compliant");
    expect(open.joined).toContain("1 control is Not In Place.");
    expect(open.joined).not.toContain("Valid until");
    const clear = await textOf("aoc", sampleRecord("SAQ A"));
    expect(clear.lines).toContain("Compliant");
    expect(clear.joined).toContain("Valid until 20 November 2027");
  });

  it("has a part on eligibility for every type but SAQ D", async () => {
    expect((await textOf("aoc", sampleRecord("SAQ A"))).lines).toContain("Part 2h");
    expect((await textOf("aoc", sampleRecord("SAQ D"))).lines).not.toContain("Part 2h");
  });
});

describe("hostile input", () => {
  it("loses nothing of long words and long texts", async () => {
    const word = "w".repeat(200);
    const essay = "An answer of many words. ".repeat(120).trim();
    const record = sampleRecord("SAQ A", { merchantName: word });
    const sections = record.sections.map((section) => ({ ...section, answer: essay }));
    const { pages, lines } = await textOf("saq", { ...record, sections });
    expect(dense(pages[0] ?? [])).toContain(word);
    expect(dense(lines)).toContain(dense([essay]));
  });

  it.each([
    ["Chinese", "\u6DF1\u5733\u5E02\u6837\u672C\u8D38\u6613\u6709\u9650\u516C\u53F8"],
    ["Japanese", "\u682A\u5F0F\u4F1A\u793E\u30B5\u30F3\u30D7\u30EB"],
    ["Korean", "\uC8FC\uC2DD\uD68C\uC0AC"],
    [
      "Greek and Cyrillic",
      "\u0394\u03B5\u03AF\u03B3\u03BC\u03B1 \u041E\u0431\u0440\u0430\u0437\u0435\u0446",
    ],
  ])("prints a name in %s letter by letter", async (_, name) => {
    const { pages, joined } = await textOf("saq", sampleRecord("SAQ A", { merchantName: name }));
    expect(dense(pages[0] ?? [])).toContain(dense([name]));
    expect(joined).not.toContain("\uFFFD");
  });

  it("signs with a name that the script face does not have", async () => {
    const name = "\u5F20\u6837\u672C";
    const { lines } = await textOf("aoc", sampleRecord("SAQ A", { signatoryName: name }));
    const moment = lines.findIndex((line) => line.startsWith("Signed 20 November 2026"));
    expect(dense(lines.slice(moment - 3, moment))).toContain(name);
  });

  it.each([
    ["Arabic", "\u0634\u0631\u0643\u0629 \u0627\u0644\u0639\u064A\u0646\u0629"],
    ["Hebrew", "\u05D7\u05D1\u05E8\u05EA \u05D4\u05D3\u05D5\u05D2\u05DE\u05D4"],
  ])("sets a name in %s from right to left", async (_, name) => {
    const { pages, joined } = await textOf("saq", sampleRecord("SAQ A", { merchantName: name }));
    const asDrawn = [...name].reverse().join("");
    expect(dense(pages[0] ?? [])).toContain(dense([asDrawn]));
    expect(joined).not.toContain("\uFFFD");
  });

  it("stands in for what it cannot print, and says so", async () => {
    const record = sampleRecord("SAQ A", {
      merchantName: "\u{1F331} a\u202Eb\u0000c",
      signatoryName: "\u{1F331}",
    });
    const { pages, joined } = await textOf("aoc", record);
    expect(pages[0]?.join(" ")).toContain("stands for a character");
    expect(joined).toContain("\uFFFD");
    expect(joined).toContain("abc");
  });

  it("lays out a record that holds almost nothing", async () => {
    const record = sampleRecord("SAQ A", { signature: "unsigned", review: "blank" });
    const bare = { ...record, statements: [], sections: [] };
    for (const kind of ["saq", "aoc"] as const) {
      expect((await textOf(kind, bare)).lines).toContain("Non-compliant");
    }
  });
});
