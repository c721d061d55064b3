// Pictures stand beside the answers that the assessor offers today, or beside none of a question.
import { expect, test } from "vitest";
import { picturesFor } from "@/components/wizard/pictures/choice-pictures";
import { QUESTIONS } from "@/lib/assessor/embedded/determination/questions/data/topics";
import { putQuestion } from "@/lib/assessor/embedded/determination/questions/wording";

function valuesOf(id: string): { readonly topic: string; readonly values: string[] } {
  const question = QUESTIONS.find((each) => each.id === id);
  if (!question) throw new Error(`there is no question ${id}`);
  return {
    topic: question.topic,
    values: putQuestion(question, 0).choices.map(({ value }) => value),
  };
}

test.each([
  "cardEntryMethod",
  "cardOnPhone",
  "checkoutHosting",
  "cardFields",
  "terminalStandalone",
  "dialStandalone",
])("%s has a picture beside each answer but the last", (id) => {
  const { topic, values } = valuesOf(id);
  const pictures = picturesFor(topic, values) ?? {};
  expect(values.slice(0, -1).filter((value) => !(value in pictures))).toEqual([]);
  expect(values.at(-1)).toBe("unknown");
});

test("a question of which one answer has no picture has none", () => {
  expect(picturesFor("checkoutHosting", ["page", "same", "unknown"])).toBeNull();
  expect(picturesFor("p2peListed", ["yes", "no", "unknown"])).toBeNull();
  expect(picturesFor(null, [])).toBeNull();
});
