// What a reader finds in the questionnaire: each control with its answer, and nothing that was not said.
import { beforeAll, describe, expect, it } from "vitest";
import type { SealedRecord } from "@/lib/domain/record/shape";
import type { ControlStatus } from "@/lib/pci/response";
import { SAQ_TYPES, type SaqType } from "@/lib/pci/saq-type";
import {
  readOutline,
  readPageSizes,
  readPdfText,
  smallestSize,
} from "@/lib/render/fixtures/pdf-text";
import { longText, type SampleOptions, sampleRecord } from "@/lib/render/fixtures/sample-record";
import { statusWord } from "@/lib/render/look/status";
import { controlsOf } from "@/lib/render/outcome";
import { renderDocument } from "@/lib/render/render";

const STATUSES: readonly ControlStatus[] = [
  "In Place",
  "Not In Place",
  "Not Applicable",
  "In Place with Compensating Control",
  "empty",
];

/** Each status in turn. */
function inTurn(controlId: string): ControlStatus {
  const digits = [...controlId].map((letter) => letter.charCodeAt(0));
  return STATUSES[digits.reduce((sum, digit) => sum + digit, 0) % STATUSES.length] ?? "empty";
}

async function saqOf(record: SealedRecord) {
  const { bytes } = await renderDocument("saq", { record, narrative: null });
  const pages = readPdfText(bytes);
  const lines = pages.flat().map((line) => line.trim());
  return { bytes, pages, lines, joined: lines.join(" ").replace(/ +/g, " ") };
}

const saqWith = (saqType: SaqType, options: SampleOptions) => saqOf(sampleRecord(saqType, options));

describe.each(SAQ_TYPES)("the questionnaire %s", (saqType) => {
  const record = sampleRecord(saqType, { statusOf: inTurn });
  let saq: Awaited<ReturnType<typeof saqOf>>;

  beforeAll(async () => {
    saq = await saqOf(record);
  });

  it("prints each control with its status on the same row", () => {
    const printed = controlsOf(record).map(({ controlId }) => {
      const rows = saq.lines.flatMap((line, at) => (line === controlId ? [saq.lines[at + 1]] : []));
      return [controlId, rows[0]];
    });
    const sealed = controlsOf(record).map(({ controlId, status }) => [
      controlId,
      statusWord(status),
    ]);
    expect(printed).toEqual(sealed);
  });

  it("has an entry in the outline for each control, which leads to its page", () => {
    const outline = readOutline(saq.bytes);
    const wrong = controlsOf(record).filter(({ controlId, title }) => {
      const entries = outline.filter((entry) => entry.title === `${controlId} ${title}`);
      const page = saq.pages[entries[0]?.page ?? -1] ?? [];
      return entries.length !== 1 || !page.includes(controlId) || !page.join(" ").includes(title);
    });
    expect(wrong).toEqual([]);
  });

  it("has no letters under eight points", () => {
    expect(smallestSize(saq.bytes)).toBeGreaterThanOrEqual(8);
  });

  it("repeats the heads of the columns on each page of answers", () => {
    const ids = new Set(controlsOf(record).map(({ controlId }) => controlId));
    const marked = saq.pages.filter((page) =>
      page.some(
        (line, at) =>
          ids.has(line) && STATUSES.some((status) => page[at + 1] === statusWord(status)),
      ),
    );
    expect(marked.length).toBeGreaterThan(0);
    for (const page of marked) expect(page).toContain("Answer and requirement");
  });
});

describe("an answer", () => {
  it("is told by its lines where the form has several, with a note that one answer spans them", async () => {
    const { joined } = await saqWith("SAQ A-EP", {});
    expect(joined).toContain("In Place: Only trusted keys and certificates are accepted.");
    expect(joined).toContain("The form asks for 4 answers here. One answer was given for 4.2.1");
  });

  it.each([
    [{ origin: "words", givenBy: "merchant" }, "own words"],
    [{ origin: "stated", givenBy: "merchant" }, "chosen"],
    [{ origin: "stated", givenBy: "partner" }, "stated by Sample partner"],
    [{ origin: "words", givenBy: "partner" }, "sent with Sample partner’s key"],
    [{ origin: "suggestion", givenBy: "merchant" }, "suggested answer accepted"],
    [{ origin: "preset", givenBy: "merchant" }, "preset of Sample partner"],
    [
      { origin: "preset", givenBy: "partner" },
      "preset of Sample partner, confirmed with Sample partner’s key",
    ],
    [{ origin: "confirmed", givenBy: "merchant" }, "confirmed"],
    [{ origin: "helper", givenBy: "merchant" }, "a helper’s words, taken over"],
    [{ origin: "carried", givenBy: "merchant" }, "carried forward from last year"],
    [
      { origin: "inherited", inherited: true },
      "not answered by itself: takes over the answer of requirement 9",
    ],
    [{ origin: null }, "origin not known"],
  ] as const)("with %o is marked as %s", async (change, mark) => {
    const { joined } = await saqWith("SAQ A", {
      control: ({ controlId }) => (controlId === "9.4.1" ? change : {}),
    });
    expect(joined).toContain(`9.4.1 In Place \u00B7 ${mark} `);
  });

  it("is quoted once at the head of its requirement, and its own words beside the control", async () => {
    const { joined } = await saqWith("SAQ A", {
      control: ({ controlId }) =>
        controlId === "8.3.6" ? { answer: "Ours alone. We check it.", quote: "We check it." } : {},
    });
    expect(joined.split("The answer about part 8.")).toHaveLength(2);
    expect(joined).toContain("Ours alone. We check it.\u201D");
    expect(joined).toContain("The status rests on these words:");
  });

  it("of a payment product is printed in the partner's words, and said to be theirs", async () => {
    const { joined } = await saqWith("SAQ A", {
      control: ({ controlId }) =>
        controlId === "8.3.6"
          ? { origin: "preset", answer: "Sample Pay keeps its passwords so.", quote: null }
          : {},
      described: "preset",
    });
    expect(joined).toContain("In the words of Sample partner:");
    expect(joined).toContain("Sample Pay keeps its passwords so.");
    expect(joined).toContain("who confirmed them.");
    expect(joined).toContain("These are the words of Sample partner about the payment product");
  });

  it("says that somebody was not sure, and gives no words that nobody gave", async () => {
    const { joined } = await saqWith("SAQ A", {
      statusOf: (id) => (id === "8.3.6" ? "empty" : "In Place"),
      control: ({ controlId }) => (controlId === "8.3.6" ? { notSure: true } : {}),
    });
    expect(joined).toContain("8.3.6 Not answered");
    expect(joined).toContain("Somebody was asked about this control and was not sure.");
    expect(joined).toContain("Without an answer: 8.3.6");
    expect(joined).not.toContain("What was said about 8.3.6.");
  });
});

describe("the appendices", () => {
  it("give the merchant's words for what does not apply, or say that there are none", async () => {
    const { joined } = await saqWith("SAQ A", {
      statusOf: (id) => (id.startsWith("9.4.1") ? "Not Applicable" : "In Place"),
      control: ({ controlId }) =>
        controlId === "9.4.1" ? { answer: null, quote: null, origin: "stated" } : {},
    });
    const appendix = joined.slice(joined.lastIndexOf("Appendix C"));
    expect(appendix).toContain("No reason given chosen");
    expect(appendix).toContain("What was said about 9.4.1.1.\u201D own words");
  });

  it("have a list of what was not tested for SAQ D alone", async () => {
    const full = "This is a full assessment: nothing was left out untested.";
    expect((await saqWith("SAQ D", {})).joined).toContain(full);
    const { joined } = await saqWith("SAQ C", {});
    expect(joined).not.toContain(full);
    expect(joined).not.toContain("Not Tested");
  });
});

describe("the plan", () => {
  const gap = (controlId: string): ControlStatus =>
    controlId === "8.3.6" ? "Not In Place" : "In Place";

  it("joins what was said beside the control and in the review", async () => {
    const { joined } = await saqWith("SAQ A", {
      statusOf: gap,
      control: ({ controlId }) => (controlId === "8.3.6" ? { plan: null, planBy: null } : {}),
      review: "fields",
    });
    const plan = joined.slice(joined.lastIndexOf("What is still open"));
    expect(plan).toContain("8.3.6 Password length and mix Not given 31 March 2027 Not given");
  });

  it("prints the merchant's sentence where it gave one, and the law that it named", async () => {
    const text = await saqWith("SAQ A", { statusOf: gap, review: "text" });
    expect(text.joined).toContain("The plan in the merchant’s words");
    expect(text.joined).toContain("Own words about remediation\u201D");
    const law = await saqWith("SAQ A", { statusOf: gap, lawForbids: true });
    expect(law.joined).toContain("Law that forbids it, in the merchant’s words: A law forbids it.");
  });
});

describe("a renewal", () => {
  it("shows what it renews and what changed", async () => {
    const { joined } = await saqWith("SAQ A", { renewal: true });
    expect(joined).toContain("Renews The assessment sealed 18 November 2025, 12:00:00 UTC");
    expect(joined).toContain("What changed since last year");
    expect(joined).toContain("No longer asked: 6.3.2 A list of own and tailored software");
  });

  it("is not spoken of where there is none", async () => {
    expect((await saqWith("SAQ A", {})).joined).not.toContain("last year");
  });
});

describe("the choice of the questionnaire", () => {
  it("is the partner's where the partner chose, with its reason or without", async () => {
    const override = { reason: "The bank knows better" };
    const { joined } = await saqWith("SAQ A", { override });
    expect(joined).toContain("Chosen by Sample partner Its reason The bank knows better");
    expect(joined).toContain("By what was said SAQ D");
    const silent = await saqWith("SAQ A", { override: { reason: null } });
    expect(silent.joined).toContain("Its reason No reason given");
  });

  it("keeps the words that the type was found from", async () => {
    const { joined } = await saqWith("SAQ A", {});
    expect(joined).toContain("Who runs the payment page?");
    expect(joined).toContain("Sample Payments does.");
  });
});

describe("a page", () => {
  it("ends with no heading, wherever the lines above it move it", async () => {
    const record = sampleRecord("SAQ A");
    const sections = record.sections.map((each) => ({ ...each, question: null, answer: null }));
    const heading =
      /^(controls?|Answers.*|Appendix .*|What (the|has|was said about the) .*|Where .*|How .*|Number|Control|Not In Place)$/;
    for (const lines of [1, 19, 22, 25, 31, 37]) {
      const description = Array.from({ length: lines }, (_, line) => `Line ${line}`).join("\n");
      const determination = { ...record.determination, description };
      const { pages } = await saqOf({ ...record, determination, sections });
      const ends = pages.map((page) => page.at(page.indexOf("Attempt att_sample") - 1) ?? "");
      expect(ends.filter((line) => heading.test(line.trim()))).toEqual([]);
    }
  });
});

describe("the paper", () => {
  it.each([
    ["A4", "595.280029 841.890015"],
    ["LETTER", "612 792"],
  ] as const)("is %s throughout", async (paper, size) => {
    const { bytes } = await saqWith("SAQ A", { paper });
    expect(new Set(readPageSizes(bytes))).toEqual(new Set([size]));
  });

  it("holds long answers whole", async () => {
    const answer = longText(4000);
    const { pages } = await saqWith("SAQ A", {
      control: ({ controlId }) => (controlId === "8.3.6" ? { answer, quote: null } : {}),
    });
    const answers = pages.at(-2)?.map((line) => line.trim()) ?? [];
    const heads = new Set(answers.slice(0, answers.indexOf("Not In Place") + 1));
    const running = /^(Attempt att_sample|Page \d+ of \d+)$/;
    const text = pages.flat().filter((line) => !heads.has(line.trim()) && !running.test(line));
    expect(text.join("").replaceAll(/\s/g, "")).toContain(answer.replaceAll(/\s/g, ""));
  });
});
