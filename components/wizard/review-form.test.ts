import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ReviewField } from "@/lib/domain/review/shape";
import {
  askedFields,
  draftOf,
  missingOf,
  readableRows,
  readDraft,
  sentFields,
  type TypedRow,
  typedOf,
} from "./review-form";

function field(change: Partial<ReviewField> & Pick<ReviewField, "id" | "type">): ReviewField {
  return {
    label: "Label",
    help: null,
    required: true,
    choices: null,
    columns: null,
    showWhen: null,
    value: null,
    source: "none",
    ...change,
  };
}

const column = (id: string, type: ReviewField["type"]) => ({
  ...{ id, type, label: id, choices: null, required: true },
});

const apart = field({ id: "segmentation", type: "yesno" });
const how = field({
  id: "segmentationHow",
  type: "text",
  showWhen: { field: "segmentation", is: [true] },
});
const places = field({
  id: "places",
  type: "rows",
  columns: [column("kind", "line"), column("count", "integer")],
});

describe("a draft", () => {
  test("of rows gives back what was typed, with its lines as lines", () => {
    const rows = fc.array(fc.record({ kind: fc.string({ unit: "binary" }), count: fc.string() }));
    fc.assert(
      fc.property(rows, (typed) => {
        expect(readDraft(places, draftOf(places, typed))).toEqual(typed);
      }),
    );
    expect(draftOf(places, [{ kind: "4111 1111\n1111 1111" }])).toContain("1111\n1111");
    expect(draftOf(places, [{ kind: "a\\nb" }])).toContain("\\");
    expect(readDraft(places, draftOf(places, [{ kind: "a\\nb" }]))).toEqual([{ kind: "a\\nb" }]);
  });

  test("of a text is the text, and one that was emptied is not one that nobody typed", () => {
    const known = field({ id: "legalName", type: "line", value: "Known Ltd", source: "known" });
    expect(draftOf(known, "Other Ltd")).toBe("Other Ltd");
    expect(readDraft(known, draftOf(known, ""))).toBe("");
    expect(readDraft(known, "")).toBeNull();
    expect(draftOf(how, "")).toBe("");
  });

  test("that cannot be read counts as none", () => {
    expect(readDraft(places, "{")).toBeNull();
    expect(readDraft(places, '"text"')).toBeNull();
  });

  test("of rows can be read by people", () => {
    const rows: TypedRow[] = [{ kind: "Shop", count: "2" }, { kind: "" }, { kind: "Office" }];
    expect(readableRows(draftOf(places, rows))).toBe("Shop, 2\n\nOffice");
  });
});

describe("what is sent", () => {
  test("is what is asked, as its type", () => {
    const typed = { segmentation: "true", segmentationHow: " A firewall. ", places: [] };
    expect(sentFields([apart, how], typed)).toEqual({
      segmentation: true,
      segmentationHow: "A firewall.",
    });
    expect(sentFields([apart, how], { ...typed, segmentation: "false" })).toEqual({
      segmentation: false,
    });
    expect(sentFields([apart, how], { segmentation: "" })).toEqual({ segmentation: null });
  });

  test("keeps the places of rows, so that a refusal names the row that is shown", () => {
    const rows: TypedRow[] = [{ kind: "" }, { kind: "Shop", count: "2" }, { count: "two" }];
    expect(sentFields([places], { places: rows })).toEqual({
      places: [
        { kind: null, count: null },
        { kind: "Shop", count: 2 },
        { kind: null, count: "two" },
      ],
    });
  });
});

test("a field is shown by the values of those before it", () => {
  expect(askedFields([apart, how], {}).map(({ id }) => id)).toEqual(["segmentation"]);
  expect(askedFields([apart, how], { segmentation: "true" })).toHaveLength(2);
});

test("values are shown as they are typed", () => {
  expect(typedOf(field({ id: "a", type: "integer", value: 3 }))).toBe("3");
  expect(typedOf(field({ id: "a", type: "yesno", value: false }))).toBe("false");
  expect(typedOf({ ...places, value: [{ kind: "Shop", count: 2 }] })).toEqual([
    { kind: "Shop", count: "2" },
  ]);
  expect(typedOf(places)).toEqual([]);
});

test("only what was given is not missing", () => {
  const givenYes = { ...apart, value: true, source: "given" as const };
  expect(missingOf([apart, how])).toBe(1);
  expect(missingOf([{ ...apart, value: true, source: "known" }, how])).toBe(1);
  expect(missingOf([givenYes, how])).toBe(1);
  expect(missingOf([givenYes, { ...how, value: "So.", source: "given" }])).toBe(0);
  expect(missingOf([{ ...apart, required: false }])).toBe(0);
});
