// Patterns that could be tried in endlessly many ways: words like these once kept the assessor busy for
// minutes. Each must be read at all, within the time that a test has.
import { expect, test } from "vitest";
import { readSource } from "./evidence";

const LONG = 40;

test("a plain remark on equipment is read", () => {
  const remark =
    "Our CCTV installer patched his recorder into the payment VLAN and it's still in there.";
  expect(readSource(remark, 0).sentences).toHaveLength(1);
});

test.each([
  "employees note it in the booking file of the agency ",
  "our doctor's ",
  "the provider's ",
  "worldpay ",
  "the a an our its own ",
  "for other independent client ",
])("'%s' over and over is read", (words) => {
  expect(readSource(words.repeat(LONG), 0).sentences.length).toBeGreaterThan(0);
});
