import { expect, test } from "vitest";
import { blanksAround, openBlanks } from "./blanks";

const texts = (found: ReturnType<typeof openBlanks>) => found.map(({ text }) => text);

test.each([
  ["[name] checks the terminals every [Monday].", ["[name]", "[Monday]"]],
  ["We keep it in […] and in [...].", ["[…]", "[...]"]],
  ["Kept by []", ["[]"]],
  ["Ana checks the terminals (each Monday).", []],
  ["See our list [1] and [2].", []],
  ["An open [bracket", []],
])("in “%s” the blanks are %j", (text, blanks) => {
  expect(texts(openBlanks(text))).toEqual(blanks);
});

test("a blank is found where it stands", () => {
  const text = "Ana asks [the bank].";
  const [blank] = openBlanks(text);
  expect(text.slice(blank?.start, blank?.end)).toBe("[the bank]");
});

test("the blanks of other sentences do not concern these words", () => {
  const text = "[name] has the key. The terminals are checked every [day] by Ana. Done by [who]?";
  expect(texts(blanksAround(text, "The terminals are checked"))).toEqual(["[day]"]);
  expect(texts(blanksAround(text, "by Ana"))).toEqual(["[day]"]);
  expect(texts(blanksAround(text, "words that are not in it"))).toHaveLength(3);
});

test("a text full of brackets is read in time that grows with its length alone", () => {
  const started = performance.now();
  openBlanks("[".repeat(10_000));
  openBlanks("[a".repeat(5_000));
  expect(performance.now() - started).toBeLessThan(500);
});
