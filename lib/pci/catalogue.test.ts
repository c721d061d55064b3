// The catalogue against the facts of the standard: who asks what, in which order, in words of our own.
import { describe, expect, test } from "vitest";
import { allControls, type Control, findControl, printedFamilyOf, topLevelOf } from "./controls";
import requirements from "./data/requirements.json" with { type: "json" };
import matrix from "./data/saq-matrix.json" with { type: "json" };
import {
  allEditions,
  controlCountOf,
  editionOf,
  requireEdition,
  sectionsOf,
} from "./questionnaires";
import { SAQ_TYPES, type SaqType } from "./saq-type";
import { findSectionText, SECTIONS } from "./sections";

const COUNTS: Record<SaqType, number> = {
  "SAQ A": 27,
  "SAQ A-EP": 139,
  "SAQ B": 27,
  "SAQ B-IP": 50,
  "SAQ C-VT": 54,
  "SAQ C": 123,
  "SAQ P2PE": 21,
  "SAQ SPoC": 22,
  "SAQ D": 233,
};

const OLD_SAQ_A = "SAQ A v4.0.1 (2024-10)";
const DROPPED_IN_2025 = ["6.4.3", "11.6.1", "12.3.1"];
const TEXTS = [
  "title",
  "requirement",
  "guidance",
  "applicabilityNote",
  "evidence",
  "question",
] as const;

/** 1.2.10 comes after 1.2.9, and the appendix after requirement 12. */
function naturally(a: string, b: string): number {
  const numbers = (id: string) => id.replace(/^A/, "100").split(".").map(Number);
  const [left, right] = [numbers(a), numbers(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? -1) - (right[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

const known = new Map(requirements.map((requirement) => [requirement.id, requirement]));
const editions = allEditions();

describe.each(SAQ_TYPES)("%s", (saqType) => {
  const edition = editionOf(saqType);

  test("asks as many controls as its published form", () => {
    expect(edition.controlIds).toHaveLength(COUNTS[saqType]);
    expect(controlCountOf(saqType)).toBe(COUNTS[saqType]);
    expect(matrix.meta.types[saqType].requirementCount).toBe(COUNTS[saqType]);
  });

  test("has as many controls under each requirement as its published form", () => {
    const counted: Record<string, number> = {};
    for (const controlId of edition.controlIds) {
      const family = printedFamilyOf(controlId);
      counted[family] = (counted[family] ?? 0) + 1;
    }
    expect(counted).toEqual(matrix.meta.types[saqType].countByTopLevel);
  });

  test("names its own edition and finds it again", () => {
    expect(edition.id).toContain(saqType);
    expect(requireEdition(edition.id)).toBe(edition);
  });
});

describe.each(editions.map((edition) => [edition.id, edition] as const))("%s", (_, edition) => {
  test("asks each control once, in natural order", () => {
    const sorted = [...new Set(edition.controlIds)].sort(naturally);
    expect(edition.controlIds).toEqual(sorted);
  });

  test("asks only what the form wants an answer to: no heading, nothing for service providers", () => {
    for (const controlId of edition.controlIds) {
      expect(known.get(controlId)).toMatchObject({ leaf: true, serviceProviderOnly: false });
    }
  });

  test("every control has a text", () => {
    expect(edition.controlIds.filter((controlId) => !findControl(controlId))).toEqual([]);
  });

  test("its sections hold every control once, top levels 1 to 12 in numeric order", () => {
    const sections = sectionsOf(edition);
    const topLevels = sections.map((section) => Number(section.topLevel));
    expect(topLevels).toEqual([...topLevels].sort((a, b) => a - b));
    expect(topLevels.every((level) => level >= 1 && level <= 12)).toBe(true);
    const held = sections.flatMap((section) => section.controls.map((control) => control.id));
    expect([...held].sort(naturally)).toEqual(edition.controlIds);
    expect(held).toHaveLength(edition.controlIds.length);
    for (const { topLevel, controls } of sections) {
      expect(controls.map((control) => topLevelOf(control.id))).toEqual(
        controls.map(() => topLevel),
      );
      expect(controls.length).toBeGreaterThan(0);
    }
  });

  test("its conditional groups name controls that it asks", () => {
    const asked = new Set(edition.controlIds);
    for (const group of edition.conditionalGroups) {
      expect(group.controlIds.filter((controlId) => !asked.has(controlId))).toEqual([]);
      expect(group.appliesWhen).not.toBe("");
    }
  });
});

describe("membership", () => {
  test("SAQ A touches requirements 2, 3, 6, 8, 9, 11 and 12", () => {
    const topLevels = sectionsOf(editionOf("SAQ A")).map((section) => section.topLevel);
    expect(topLevels).toEqual(["2", "3", "6", "8", "9", "11", "12"]);
  });

  test("SAQ D touches all twelve", () => {
    expect(sectionsOf(editionOf("SAQ D")).map((section) => section.topLevel)).toEqual(
      SECTIONS.map((section) => section.topLevel),
    );
  });

  test("SAQ D asks everything that any other questionnaire asks", () => {
    const everything = new Set(editionOf("SAQ D").controlIds);
    const others = SAQ_TYPES.flatMap((saqType) => editionOf(saqType).controlIds);
    expect(others.filter((controlId) => !everything.has(controlId))).toEqual([]);
  });

  test("a control that has numbered children and an answer of its own is asked beside them", () => {
    const { controlIds } = editionOf("SAQ A");
    for (const controlId of ["9.4.1", "9.4.1.1", "11.3.2", "11.3.2.1"]) {
      expect(controlIds).toContain(controlId);
    }
    expect(known.get("9.4.1")).toMatchObject({ leaf: true, hasChildren: true });
  });

  test("appendix A2 is listed under requirement 4 and printed as A2", () => {
    expect(topLevelOf("A2.1.1")).toBe("4");
    expect(printedFamilyOf("A2.1.1")).toBe("A2");
    const four = sectionsOf(editionOf("SAQ B-IP")).find((section) => section.topLevel === "4");
    expect(four?.controls.map((control) => control.id)).toContain("A2.1.1");
  });

  test("SAQ A of October 2024 asked 30: today's 27 and the three that were dropped", () => {
    const { controlIds } = requireEdition(OLD_SAQ_A);
    expect(controlIds).toHaveLength(30);
    const both = [...editionOf("SAQ A").controlIds, ...DROPPED_IN_2025];
    expect(controlIds).toEqual(both.sort(naturally));
  });

  test("an edition that the catalogue never had is an error, not an empty questionnaire", () => {
    expect(() => requireEdition("SAQ A v5")).toThrow("SAQ A v5");
  });
});

describe("texts", () => {
  const all = allControls();

  test("each control has one", () => {
    expect(new Set(all.map((control) => control.id)).size).toBe(all.length);
  });

  test("controls stand in natural order within their file's requirement", () => {
    const ids = all.map((control) => control.id);
    for (const { topLevel } of SECTIONS) {
      const own = ids.filter((controlId) => topLevelOf(controlId) === topLevel);
      expect(own).toEqual([...own].sort(naturally));
    }
  });

  test.each(TEXTS)("no %s is empty, and none has stray white space", (member) => {
    const wrong = (control: Control) =>
      control[member].trim() === "" ||
      control[member] !== control[member].trim() ||
      / {2}/.test(control[member]);
    expect(all.filter(wrong).map((control) => control.id)).toEqual([]);
  });

  test.each(TEXTS)("no %s stands twice", (member) => {
    const byText = new Map<string, string[]>();
    for (const control of all) {
      const text = control[member].toLowerCase();
      byText.set(text, [...(byText.get(text) ?? []), control.id]);
    }
    expect([...byText.values()].filter((ids) => ids.length > 1)).toEqual([]);
  });

  test("every question is one", () => {
    expect(all.filter((control) => !control.question.endsWith("?")).map((c) => c.id)).toEqual([]);
  });

  test.each(SECTIONS.map((section) => section.topLevel))("section %s has its own text", (level) => {
    const section = findSectionText(level);
    expect(section?.title.trim()).toBeTruthy();
    expect(section?.intro.trim()).toBeTruthy();
  });

  test("no two sections share a title or an intro", () => {
    expect(new Set(SECTIONS.map((section) => section.title)).size).toBe(12);
    expect(new Set(SECTIONS.map((section) => section.intro)).size).toBe(12);
  });

  test("nothing but 1 to 12 is a section", () => {
    for (const level of ["0", "13", "A2", "01", ""]) expect(findSectionText(level)).toBeNull();
  });
});
