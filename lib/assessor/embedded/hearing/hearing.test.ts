// What the second reader hears in sentences that are in no collection, and that its data is what the
// collection teaches.
import { expect, test } from "vitest";
import { normalisedText } from "@/lib/assessor/embedded/text/normalise";
import { collections } from "./collections";
import determination from "./data/determination.json";
import distribution from "./data/distribution.json";
import { hear } from "./determination";
import { createHearing } from "./hearing";
import { type Lesson, learn } from "./learn";

const chance = (text: string, label: string) => hear(normalisedText(text)).alone.get(label) ?? 0;

test.each([
  ["Our machine hangs on a router that serves nothing else in the house.", "isolated"],
  ["Whatever the waiter rings up appears on the card machine by itself.", "way.tied"],
  ["Buyers are taken to the bank's secure page to put in their card.", "web.redirect"],
  ["We never hold on to anyone's card number.", "storage.no"],
  ["Their numbers sit in a spreadsheet so that we can charge them again.", "storage.yes"],
  ["The girl at the desk types what the caller reads out into the bank's website.", "enters.staff"],
])("hears in '%s' that it says %s", (text, label) => {
  expect(chance(text, label)).toBeGreaterThan(0.5);
});

test.each([
  ["Nobody here ever writes a card number down.", "storage.yes"],
  ["The dog sleeps under the counter.", "way.terminal"],
  ["My neighbour has a card machine tied to his till.", "isolated"],
])("does not hear in '%s' that it says %s", (text, label) => {
  expect(chance(text, label)).toBeLessThan(0.5);
});

test.each(Object.entries({ determination, distribution }))(
  "goes by what the collection on the %s teaches, and by nothing else",
  (subject, learned) => {
    expect(learn(collections()[subject as "determination"])).toEqual(learned);
  },
);

test("has learned from a few sentences what sets them apart, and hears it in others", () => {
  const told = ["the cat is out", "a cat ran out", "cats go out", "the cat goes out at night"];
  const other = ["the dog is in", "a dog ran in", "dogs stay in", "the dog stays in at night"];
  const few = [...told.map((text) => [[text, "cat"]]), ...other.map((text) => [[text, "dog"]])];
  const small = createHearing(learn(few as unknown as Lesson[][]));
  const { alone: heard } = small("out goes our cat");
  expect(heard.get("cat")).toBeGreaterThan(heard.get("dog") ?? 1);
});

test("makes nothing of words it has never met", () => {
  const { alone } = hear("qwzx vbnm");
  for (const found of alone.values()) expect(found).toBeLessThan(0.2);
});
