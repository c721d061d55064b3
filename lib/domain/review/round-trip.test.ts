// Whatever is sent: what is kept of it can be shown and sent again, and stays what it is.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type FieldSpec, fieldsOfGroup } from "@/lib/pci/attestation-fields";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import { composeAnswer } from "./compose";
import { readFields } from "./field-values";
import { type FieldRow, REVIEW_GROUP_IDS, type SentFields } from "./shape";

const CONTROLS = new Map([["8.3.6", "Not In Place" as const]]);

const CELLS = fc.oneof(
  fc.constantFrom(
    "8.3.6",
    "PT",
    "2027-03-31",
    "owner@quayside.example",
    "https://quayside.example",
  ),
  fc.constantFrom("nobody", "both", "outside", "tested", "ecommerce", " padded ", "a\nb", "  "),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.integer({ min: -1, max: 9 }),
  fc.boolean(),
  fc.constant(null),
);

function sentTo({ type, columns = [] }: FieldSpec): fc.Arbitrary<SentFields[string]> {
  const row = fc.record(Object.fromEntries(columns.map(({ id }) => [id, CELLS])), {
    requiredKeys: [],
  });
  const rows = fc.array(row as fc.Arbitrary<FieldRow>, { maxLength: 4 });
  return type === "rows" ? fc.oneof(rows, CELLS) : CELLS;
}

test.each(REVIEW_GROUP_IDS)("the fields of %s", (groupId) => {
  const sent = fc.constantFrom(...SAQ_TYPES).chain((saqType) => {
    const specs = fieldsOfGroup(groupId, saqType);
    const members = Object.fromEntries(specs.map((spec) => [spec.id, sentTo(spec)]));
    return fc.record({
      saqType: fc.constant(saqType),
      fields: fc.record(members, { requiredKeys: [] }),
    });
  });
  fc.assert(
    fc.property(sent, ({ saqType, fields }) => {
      const form = { groupId, saqType, controls: CONTROLS };
      const { values } = readFields(form, fields as SentFields, "fields");
      expect(readFields(form, values, "fields")).toEqual({ values, issues: [] });
      const text = composeAnswer(fieldsOfGroup(groupId, saqType), values);
      expect(text === "").toBe(Object.keys(values).length === 0);
    }),
    { numRuns: 300 },
  );
});
