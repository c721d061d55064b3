// Every part of the attestation of every type: what the merchant gave, or "Not given" where it was asked.
import { describe, expect, it } from "vitest";
import { REVIEW_GROUP_IDS, type ReviewGroupId } from "@/lib/domain/review/shape";
import { type FieldSpec, fieldsOfGroup } from "@/lib/pci/attestation-fields";
import { SAQ_TYPES, type SaqType } from "@/lib/pci/saq-type";
import { givenRows, givenValue, printedValue } from "./aoc/given";
import { printedLabel } from "./aoc/labels";
import { type AocText, aocText, dense } from "./fixtures/aoc-text";
import { type SampleOptions, sampleRecord } from "./fixtures/sample-record";

const GROUPS = REVIEW_GROUP_IDS.filter((groupId) => groupId !== "remediation");

/** Never said by anybody, or machine sentences; no document may hold them. */
const FORBIDDEN = [
  "None took part",
  "None recorded",
  "Please confirm",
  "Confirmed by signature",
  "No plan given",
];

interface AskedField {
  readonly groupId: ReviewGroupId;
  readonly field: FieldSpec;
}

function askedFields(saqType: SaqType): AskedField[] {
  return GROUPS.flatMap((groupId) =>
    fieldsOfGroup(groupId, saqType).map((field) => ({ groupId, field })),
  );
}

/** Where a field is printed; the yes or no about laws is a field of Section 2. */
function partOf({ field }: AskedField): string {
  return field.id === "lawForbids" ? "Section 2" : `Part ${field.part}`;
}

const CASES = {
  given: {
    fields: { helper: "both", lawForbids: true, laws: [{ controlId: "9.4.1", law: "Sample act" }] },
  },
  blank: { review: "blank", confirmed: () => undefined, basisOf: () => "unknown" },
  text: { review: "text", signature: "unsigned", statusOf: () => "Not In Place" },
  contrary: {
    override: { reason: null },
    basisOf: () => "not_met",
    statusOf: () => "Not Applicable",
    control: () => ({ answer: null, quote: null }),
  },
} as const satisfies Record<string, SampleOptions>;

type Case = keyof typeof CASES;

const rendered = new Map<string, Promise<AocText>>();

/** Each case of each type is rendered once, whatever is looked at in it. */
function textOf(saqType: SaqType, name: Case): Promise<AocText> {
  const key = `${saqType} ${name}`;
  const text = rendered.get(key) ?? aocText(sampleRecord(saqType, CASES[name]));
  rendered.set(key, text);
  return text;
}

/** What of a field has to be found in its part. */
function expectedTexts(record: ReturnType<typeof sampleRecord>, { groupId, field }: AskedField) {
  if (field.id === "helper") return ["Took part"];
  const single = printedValue(field, givenValue(record, groupId, field.id));
  if (single !== null) return [single];
  return givenRows(record, groupId, field.id).flatMap((row) =>
    (field.columns ?? []).flatMap((column) => {
      const text = printedValue(column, row[column.id] ?? null);
      return text === null ? [] : [text];
    }),
  );
}

function missingTexts(text: AocText, part: string, texts: readonly string[]): string[] {
  return texts.filter((each) => !text.partText(part).includes(dense(each)));
}

describe.each(SAQ_TYPES)("the attestation of %s", (saqType) => {
  it("has the parts of its form, in order", async () => {
    const { parts } = await textOf(saqType, "given");
    const eligibility = saqType === "SAQ D" ? [] : ["Part 2h"];
    expect(parts).toEqual([
      ...["Part 1a", "Part 1b", "Part 2a", "Part 2b", "Part 2c", "Part 2d", "Part 2e", "Part 2f"],
      ...["Part 2g", ...eligibility, "Section 2", "Part 3", "Part 3a", "Part 3b", "Part 3c"],
      ...["Part 3d", "Part 4", "Evidence", "Evidence", "Evidence"],
    ]);
  });

  it("prints each field that was given, under its part", async () => {
    const record = sampleRecord(saqType, CASES.given);
    const text = await textOf(saqType, "given");
    for (const asked of askedFields(saqType)) {
      const texts = expectedTexts(record, asked);
      expect(texts, asked.field.id).not.toEqual([]);
      expect(missingTexts(text, partOf(asked), texts), asked.field.id).toEqual([]);
    }
  });

  it("calls each field that was left blank not given, and asks nothing that hangs on it", async () => {
    const text = await textOf(saqType, "blank");
    for (const asked of askedFields(saqType)) {
      // Part 1b says it per kind of assessor, Part 2e per field of a solution.
      if (asked.field.id === "helper" || asked.field.id.endsWith("Solutions")) continue;
      const label = dense(printedLabel(asked.groupId, asked.field));
      const part = text.partText(partOf(asked));
      if (asked.field.showWhen) expect(part, asked.field.id).not.toContain(`${label}Notgiven`);
      else expect(part, asked.field.id).toContain(`${label}Notgiven`);
    }
    expect(text.partText("Part 1b")).toContain("(ISA)NotgivenOutsideassessor(QSA)Notgiven");
    expect(text.partText("Part 3c")).toContain("(QSA)Notgiven");
    expect(text.partText("Part 3d")).toContain("(ISA)Notgiven");
    expect(text.partText("Part 2e")).toContain("Notgiven");
  });

  it("prints a text about a whole group as the merchant's own words, and fills no field from it", async () => {
    const text = await textOf(saqType, "text");
    const parts = {
      ...{ company_info: "Part 1a", business_address: "Part 1a", acquirer: "Part 1a" },
      ...{ locations: "Part 2d", business_description: "Part 2b" },
    };
    for (const [groupId, part] of Object.entries(parts)) {
      expect(text.partText(part)).toContain(dense(`own words “Own words about ${groupId}”`));
    }
    expect(text.partText("Part 1a")).toContain("LegalnameNotgiven");
    expect(text.partText("Part 2d")).toContain("PlacesthatthiscoversNotgiven");
  });

  it("never says what nobody said", async () => {
    for (const name of Object.keys(CASES) as Case[]) {
      const { joined } = await textOf(saqType, name);
      expect(FORBIDDEN.filter((phrase) => joined.includes(phrase))).toEqual([]);
    }
  });
});

describe("printedLabel", () => {
  it("speaks about the merchant, never to it", () => {
    const labels = SAQ_TYPES.flatMap((saqType) =>
      REVIEW_GROUP_IDS.flatMap((groupId) =>
        fieldsOfGroup(groupId, saqType).flatMap((field) => [
          printedLabel(groupId, field),
          ...(field.columns ?? []).map((column) => printedLabel(groupId, field, column)),
        ]),
      ),
    );
    expect(labels.filter((label) => /\b(you|your|we|our)\b|\?/i.test(label))).toEqual([]);
  });
});
