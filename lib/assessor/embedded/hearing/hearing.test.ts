// What the second reader hears in sentences that are in no collection. That its weights belong to the
// collections is held by cli/learn/manifest.test.ts.
import { expect, test } from "vitest";
import { readDescription } from "@/lib/assessor/embedded/determination/description";
import { markedSentences } from "@/lib/assessor/embedded/determination/marked";
import determination from "./data/determination.json";
import misgivings from "./data/determination-misgivings.json";
import view from "./data/determination-view.json";
import { LEARNED_HEARING } from "./determination";
import { createHearing } from "./hearing";
import { digestOf, learn } from "./learn";
import { marksOf } from "./marks";

const { alone, together } = LEARNED_HEARING;

function chance(text: string, label: string): number {
  const sentences = together(markedSentences(readDescription(text)));
  return Math.max(...sentences.map((chances) => chances.get(label) ?? 0));
}

test.each([
  ["Our machine hangs on a router that serves nothing else in the house.", "isolated"],
  ["What the waiter rings up is sent to the card machine by the till.", "way.tied"],
  ["Buyers are taken to the bank's secure page to put in their card.", "web.redirect"],
  ["We never hold on to anyone's card number.", "storage.no"],
  ["Their numbers sit in a spreadsheet so that we can charge them again.", "storage.yes"],
  ["The girl at the desk types what the caller reads out into the bank's website.", "enters.staff"],
  ["Das Gerät hängt an einem eigenen Anschluss, sonst ist dort nichts.", "isolated"],
  ["No guardamos ningún número de tarjeta.", "storage.no"],
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

test("hears more in a sentence beside the others than in it alone", () => {
  const text = "The till is on it, too.";
  const where = "The card machine hangs on the router in the office.";
  expect(chance(`${where} ${text}`, "notIsolated")).toBeGreaterThan(chance(text, "notIsolated"));
});

test.each(Object.entries({ view, misgivings }))(
  "has learned the %s together with what it hears in single sentences",
  (_, { beside }) => {
    expect(beside).toBe(digestOf(determination));
  },
);

test("has learned from a few sentences what sets them apart, and hears it in others", () => {
  const told = ["the cat is out", "a cat ran out", "cats go out", "the cat goes out at night"];
  const other = ["the dog is in", "a dog ran in", "dogs stay in", "the dog stays in at night"];
  const of = (made: string) => (text: string) => ({ marks: marksOf(text), made: [made] });
  const small = createHearing(learn([...told.map(of("cat")), ...other.map(of("dog"))]));
  const heard = small(marksOf("out goes our cat"));
  expect(heard.get("cat")).toBeGreaterThan(heard.get("dog") ?? 1);
});

test("makes nothing of words it has never met", () => {
  for (const found of alone(marksOf("qwzx vbnm")).values()) expect(found).toBeLessThan(0.2);
});
