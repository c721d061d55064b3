import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { changedSince, givenSince } from "./difference";
import { readRecord } from "./queries";
import type { RecordContent, RecordControl } from "./shape";

const FILE = "lib/domain/record/data/records/v1-saq-a-signed.json";

function aContent(): RecordContent {
  const record = readRecord({ canonical: readFileSync(FILE, "utf8") });
  const { signature: _, evidence: __, ...content } = record;
  return content;
}

/** The same content with one control as told. */
function withControl(controlId: string, change: Partial<RecordControl>): RecordContent {
  const content = aContent();
  const sections = content.sections.map((section) => ({
    ...section,
    controls: section.controls.map((control) =>
      control.controlId === controlId ? { ...control, ...change } : control,
    ),
  }));
  return { ...content, sections };
}

function withFields(groupId: string, fields: Record<string, unknown>): RecordContent {
  const content = aContent();
  const review = content.review.map((group) =>
    group.groupId === groupId ? { ...group, fields: { ...group.fields, ...fields } } : group,
  );
  return { ...content, review: review as RecordContent["review"] };
}

const open = { status: "empty", notSure: false, answer: null, quote: null, origin: null } as const;
const laws = (...names: string[]) => ({
  laws: names.map((law) => ({ controlId: "8.2.1", law })),
});

describe("what stood is changed by", () => {
  const CASES: [string, RecordContent, RecordContent, string[]][] = [
    [
      "another row of a field that takes rows",
      aContent(),
      withFields("locations", {
        places: [
          { city: "Port Town, Portugal", count: 1, kind: "Workshop" },
          { city: "Hill Town, Portugal", count: 1, kind: "Shop" },
        ],
      }),
      ["review.locations.fields.places"],
    ],
    [
      "one of two rows about the same control that is taken back",
      withFields("business_description", laws("First law", "Second law")),
      withFields("business_description", laws("Second law")),
      ["review.business_description.fields.laws"],
    ],
    [
      "a field that is taken back",
      aContent(),
      withFields("business_address", { city: undefined }),
      ["review.business_address.fields.city"],
    ],
    [
      "a plain no that becomes a yes",
      aContent(),
      withFields("business_description", { lawForbids: true }),
      ["review.business_description.fields.lawForbids"],
    ],
    [
      '"not sure" that becomes silence',
      withControl("8.3.9", { ...open, notSure: true }),
      withControl("8.3.9", { status: "In Place", notSure: false, inherited: true, answer: null }),
      ["notSure", "status", "inherited"].map((name) => `sections.8.controls.8.3.9.${name}`),
    ],
    [
      "words that were left open and are replaced",
      withControl("8.3.9", { ...open, answer: "Perhaps." }),
      withControl("8.3.9", { ...open, answer: "Surely." }),
      ["sections.8.controls.8.3.9.answer"],
    ],
    [
      "a group that is gone",
      aContent(),
      { ...aContent(), review: aContent().review.slice(1) },
      ["review.company_info"],
    ],
  ];

  test.each(CASES)("%s", (_, signed, now, paths) => {
    expect(changedSince(signed, now).sort()).toEqual([...paths].sort());
  });
});

describe("what is given for the first time", () => {
  const CASES: [string, RecordContent, RecordContent, Partial<ReturnType<typeof givenSince>>][] = [
    [
      "an answer to a silent control",
      withControl("9.4.2", open),
      aContent(),
      { controls: ["9.4.2"] },
    ],
    [
      "a plan for a gap that stood",
      withControl("8.2.1", { plan: null, planDate: null }),
      aContent(),
      { controls: ["8.2.1"] },
    ],
    [
      "a worksheet for a compensating control that stood",
      withControl("2.2.2", { worksheet: null }),
      aContent(),
      { controls: ["2.2.2"] },
    ],
    [
      "a field of a group that stood",
      aContent(),
      withFields("business_address", { region: "North" }),
      { reviewGroups: ["business_address"] },
    ],
    [
      "a group",
      { ...aContent(), review: aContent().review.slice(1) },
      aContent(),
      { reviewGroups: ["company_info"] },
    ],
    [
      "every group",
      { ...aContent(), review: [] },
      aContent(),
      { reviewGroups: aContent().review.map(({ groupId }) => groupId) },
    ],
    [
      "the merchant's website",
      { ...aContent(), merchant: { ...aContent().merchant, website: null } },
      aContent(),
      { other: 1 },
    ],
  ];

  test.each(CASES)(
    "%s is no change, and is counted where it was given",
    (_, signed, now, given) => {
      expect(changedSince(signed, now)).toEqual([]);
      const none = { controls: [], reviewGroups: [], other: 0 };
      expect(givenSince(signed, now)).toEqual({ ...none, ...given });
    },
  );

  test("is nothing where nothing changed", () => {
    expect(changedSince(aContent(), aContent())).toEqual([]);
    expect(givenSince(aContent(), aContent())).toEqual({
      controls: [],
      reviewGroups: [],
      other: 0,
    });
  });
});
