// Patterns that could be tried in endlessly many ways: words like these once kept the assessor busy for
// minutes. Each must come to an end.
import { runInThisContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { readSource } from "./evidence";

const LONG = 40;
/** Reading takes a few milliseconds; what takes this long takes for ever. */
const FOR_EVER = 30_000;

/** How many sentences are read. Throws where that does not end: a pattern in full swing heeds no other limit. */
function sentencesIn(text: string): number {
  vi.stubGlobal("readIt", () => readSource(text, 0).sentences.length);
  return runInThisContext("readIt()", { timeout: FOR_EVER });
}

test("a plain remark on equipment is read", () => {
  const remark =
    "Our CCTV installer patched his recorder into the payment VLAN and it's still in there.";
  expect(sentencesIn(remark)).toBe(1);
});

test.each([
  [
    "",
    "Client say his card by telephone and the employee note it in the booking file of the GDS where it remain ",
  ],
  ["Terminals share the network with the ", "doctor's "],
  ["card script ", "provider's "],
  ["pay link gets ", "worldpay "],
])("'%s' and then '%s' over and over is read", (beginning, words) => {
  expect(sentencesIn(beginning + words.repeat(LONG))).toBeGreaterThan(0);
});
