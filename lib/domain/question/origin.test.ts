import { describe, expect, test } from "vitest";
import { groupByOrigin, originOf, originOfWords } from "./origin";

const row = {
  controlId: "8.3.6",
  status: "In Place" as const,
  inherited: false,
  unconfirmed: false,
  origin: null,
};

describe("where an answer comes from", () => {
  test("is unknown while there is none, whatever else the row says", () => {
    expect(originOf({ ...row, status: "empty", origin: "stated", unconfirmed: true })).toBeNull();
  });

  test("is what was kept with it", () => {
    expect(originOf({ ...row, origin: "stated" })).toBe("stated");
    expect(originOf({ ...row, origin: "carried" })).toBe("carried");
  });

  test("is last year or the section where the row says so, also before origins were kept", () => {
    expect(originOf({ ...row, unconfirmed: true })).toBe("carried");
    expect(originOf({ ...row, inherited: true })).toBe("inherited");
    expect(originOf(row)).toBe("words");
  });
});

describe("words", () => {
  const suggestions = [
    { answer: "All passwords have 12 characters.\n\nWe change them.", type: "In Place" as const },
  ];

  test("that are a suggested answer are one, line breaks aside", () => {
    const typed = " All passwords have 12 characters.\nWe change them. ";
    expect(originOfWords(typed, suggestions)).toBe("suggestion");
  });

  test("that only begin with one are the merchant's own", () => {
    expect(originOfWords("All passwords have 12 characters.", suggestions)).toBe("words");
    expect(originOfWords("All passwords have 12 characters.", null)).toBe("words");
  });
});

test("groups count each control once, and those that pass on from the section as inherited", () => {
  const rows = [
    { ...row, controlId: "8.2.1", origin: "stated" as const },
    { ...row, controlId: "8.3.6" },
    { ...row, controlId: "8.3.9", status: "empty" as const },
    { ...row, controlId: "9.4.1", status: "empty" as const },
  ];
  expect(groupByOrigin(rows, new Set(["8.3.9"]))).toEqual([
    { origin: "words", controlIds: ["8.3.6"] },
    { origin: "stated", controlIds: ["8.2.1"] },
    { origin: "inherited", controlIds: ["8.3.9"] },
  ]);
});
