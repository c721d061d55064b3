// What is learned of how merchants word a lack holds for statements that were not learned from.
import { expect, test } from "vitest";
import { lackingChance, learn, lessons } from "./leaning";

const all = lessons();
const unseen = all.filter((_, index) => index % 5 === 0);
const leaning = learn(all.filter((_, index) => index % 5 !== 0));

test("tells nine of ten unseen statements right", () => {
  const right = unseen.filter(
    ({ text, lacking }) => lackingChance(text, leaning) > 0.5 === lacking,
  );
  expect(right.length / unseen.length).toBeGreaterThan(0.9);
});

test("is right in 97 of 100 where it is sure of a lack", () => {
  const sure = unseen.filter(({ text }) => lackingChance(text, leaning) > 0.9);
  expect(sure.filter(({ lacking }) => lacking).length / sure.length).toBeGreaterThan(0.97);
  expect(sure.length).toBeGreaterThan(unseen.length / 5);
});

test("reads the same words the same in every process", () => {
  const words = "Nobody has looked at the rules since they were made.";
  expect(lackingChance(words)).toBe(lackingChance(words, learn(all)));
});
