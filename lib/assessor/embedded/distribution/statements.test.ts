// Short statements about requirements 1 to 3, one control each: what a merchant's plain words prove.
import { expect, test } from "vitest";
import { editionOf, sectionsOf } from "@/lib/pci/questionnaires";
import { analyze } from "./analyze";
import statements from "./data/statements-01-03.json";

const edition = editionOf("SAQ D");
const sections = sectionsOf(edition).map((section) => ({
  topLevel: section.topLevel,
  controlIds: section.controls.map((control) => control.id),
}));

test.each(statements as [string, string, string][])("%s is %s: %s", (id, status, words) => {
  const section = sections.find(({ controlIds }) => controlIds.includes(id));
  const { controls } = analyze({
    saqType: "SAQ D",
    editionId: edition.id,
    topLevel: section?.topLevel ?? "",
    controlIds: section?.controlIds ?? [],
    description: "",
    answer: words,
  });
  const control = controls.find(({ controlId }) => controlId === id);
  expect(control?.complianceStatus).toBe(status);
});
