// The address of the table: what is read from it is what was written, and every page leads back.
import { expect, test } from "vitest";
import { hrefOf, merchantsLink, type TableAddress, waysFrom } from "./address";
import { isLong, readAddress } from "./read-address";

const NOW = new Date("2026-11-23T10:00:00Z");

function read(href: string): TableAddress {
  const { searchParams } = new URL(href, "http://page");
  return readAddress(Object.fromEntries(searchParams), NOW);
}

test.each([
  ["/dashboard/merchants"],
  ["/dashboard/merchants?stage=expired&sort=expires"],
  ["/dashboard/merchants?search=a%26b&mail=trouble&nextToken=abc&passed=50"],
  ["/dashboard/merchants?sort=name&previousToken=abc&passed=100"],
])("%s is read and written alike", (href) => {
  expect(hrefOf(read(href))).toBe(href);
  expect(isLong(Object.fromEntries(new URL(href, "http://page").searchParams), read(href))).toBe(
    false,
  );
});

test("what is no value is left out, and the page leads to the rest", () => {
  const query = { stage: "nowhere", sort: "sideways", quietFor: "7", passed: "9", search: " x " };
  const address = readAddress(query, NOW);
  expect(hrefOf(address)).toBe(
    "/dashboard/merchants?search=x&quietSince=2026-11-16T00%3A00%3A00.000Z",
  );
  expect(isLong(query, address)).toBe(true);
});

test("a link of the overview names the filters as the list does, in its own order", () => {
  expect(merchantsLink()).toBe("/dashboard/merchants");
  expect(merchantsLink({ stage: "expiring_soon", sort: "expires", mail: undefined })).toBe(
    "/dashboard/merchants?stage=expiring_soon&sort=expires",
  );
});

const fifty = Array.from({ length: 50 }, (_, index) => index);

test.each([
  ["the first", "", { nextToken: "n", previousToken: null }, "?nextToken=n&passed=50", null],
  ["the only one", "", { nextToken: null, previousToken: null }, null, null],
  [
    "the second",
    "?nextToken=a&passed=50",
    { nextToken: "n", previousToken: "p" },
    "?nextToken=n&passed=100",
    "",
  ],
  [
    "the third",
    "?nextToken=a&passed=100",
    { nextToken: "n", previousToken: "p" },
    "?nextToken=n&passed=150",
    "?previousToken=p&passed=50",
  ],
  [
    "one that was gone back to",
    "?previousToken=a&passed=100",
    { nextToken: "n", previousToken: "p" },
    "?nextToken=n&passed=150",
    "?previousToken=p&passed=50",
  ],
  [
    "the last",
    "?nextToken=a&passed=100",
    { nextToken: null, previousToken: "p" },
    null,
    "?previousToken=p&passed=50",
  ],
])("the ways from %s page", (_, here, tokens, next, previous) => {
  const ways = waysFrom(read(`/dashboard/merchants${here}`), { items: fifty, ...tokens });
  const at = (query: string | null) => query && `/dashboard/merchants${query}`;
  expect(ways.next).toBe(at(next));
  expect(ways.previous).toBe(previous === "" ? "/dashboard/merchants" : at(previous));
  expect(ways.first).toBe("/dashboard/merchants");
});
