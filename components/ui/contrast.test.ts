import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accentColors, contrast } from "./contrast";

const COLORS = [
  "#000000",
  "#ffffff",
  "#ffff00",
  "#ff0000",
  "#00ff88",
  "#0000ff",
  "#808080",
  "#7f7f00",
  "#f5a623",
  "#0c5a5b",
];
const BACKGROUNDS = {
  light: ["#faf8f3", "#ffffff", "#f3f0e8"],
  dark: ["#10161f", "#18202c", "#202a38"],
} as const;

test.each(COLORS.flatMap((color) => [[color, "light"] as const, [color, "dark"] as const]))(
  "%s can be read in the %s theme, wherever the accent stands",
  (color, theme) => {
    const made = accentColors(color, theme);
    for (const background of [...BACKGROUNDS[theme], made?.wash ?? ""]) {
      expect(contrast(made?.accent ?? "", background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(made?.strong ?? "", background)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(made?.onAccent ?? "", made?.accent ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(made?.onAccent ?? "", made?.strong ?? "")).toBeGreaterThanOrEqual(4.5);
  },
);

test("a colour that can be read stays as it is", () => {
  expect(accentColors("#0C5A5B", "light")?.accent).toBe("#0c5a5b");
  expect(accentColors("#74c8c2", "dark")?.accent).toBe("#74c8c2");
});

test("what is no colour changes nothing", () => {
  for (const color of ["teal", "#12", "", "#12345g", "#000000;}"]) {
    expect(accentColors(color, "light")).toBeNull();
  }
});

test("the surfaces are those of the style sheet", () => {
  const css = readFileSync("app/globals.css", "utf8");
  for (const color of Object.values(BACKGROUNDS).flat()) expect(css).toContain(color);
});

test("black on white has the contrast that WCAG says", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
