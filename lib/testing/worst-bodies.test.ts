// Ordinary requests at their largest: a mebibyte of whatever is hardest to look through is refused while
// everything else goes on, and the refusal is small.
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { BODY_MAX_BYTES, TEXT_MAX } from "@/lib/core/policy";
import { PUBLIC } from "@/lib/registry";
import { front } from "@/lib/transports/front";
import { testDatabase } from "./database";
import { definitionOf } from "./schema-definition";
import { stallOf } from "./stall";
import { aMerchant, aPartner, type TestMerchant } from "./world";

const database = testDatabase();
/** Slices last some milliseconds; room is for a machine that is busy. */
const STALL_MS = 1_000;
const FOR_EVER_MS = 60_000;

let shop: TestMerchant;

beforeAll(async () => {
  shop = await aMerchant(await aPartner(database, "live"));
});

const PIECES = Math.floor(BODY_MAX_BYTES / (TEXT_MAX + 16)) - 1;
const texts = (unit: string) =>
  Array.from({ length: PIECES }, () => unit.repeat(TEXT_MAX / unit.length).slice(0, TEXT_MAX));

describe.each([
  ["PUT", "/drafts/x", (value: unknown) => ({ value, version: 0 })],
  ["PUT", "", (value: unknown) => ({ name: value })],
  ["POST", "/payment-methods", (value: unknown) => ({ name: "x", description: value })],
] as const)("%s of a merchant%s", (method, path, bodyOf) => {
  test.each<[string, () => unknown]>([
    ["a mebibyte of digits one by one", () => "4 ".repeat(BODY_MAX_BYTES / 2 - 60)],
    ["a mebibyte of digits", () => "4".repeat(BODY_MAX_BYTES - 120)],
    ["a mebibyte of commas", () => "4,".repeat(BODY_MAX_BYTES / 2 - 60)],
    ["as many of the longest texts", () => texts("4 ")],
    ["as many, of digits in other scripts", () => texts("٤ ").slice(0, PIECES / 2)],
    ["as many, of addresses", () => texts("2222:2222:")],
    [
      "as many members as a body can have",
      () => Object.fromEntries(Array.from({ length: 45_000 }, (_, at) => [`m${at}`, 4])),
    ],
    ["too many lists", () => Array.from({ length: 300_000 }, () => [])],
  ])("%s", async (_, value) => {
    const body = JSON.stringify(bodyOf(value()));
    expect(body.length).toBeLessThanOrEqual(BODY_MAX_BYTES);
    const headers = { ...shop.partner.as, "Content-Type": "application/json" };
    const request = new Request(`http://127.0.0.1${shop.base}${path}`, { method, headers, body });
    const { result, ms, longestMs } = await stallOf(async () => {
      const response = await front(request);
      return { status: response.status, text: await response.text() };
    });
    expect(result.status).toBe(400);
    expect(JSON.parse(result.text).details.issues.length).toBeLessThanOrEqual(100);
    expect(result.text.length).toBeLessThan(64 * 1024);
    expect(longestMs).toBeLessThan(STALL_MS);
    expect(ms).toBeLessThan(FOR_EVER_MS);
  });
});

/** The most characters of any text that a shape takes. */
function longestText(schema: z.ZodType): number {
  const def = definitionOf(schema);
  const inner = [def.innerType, def.in, def.element, def.valueType, ...(def.options ?? [])];
  const members = Object.values(def.shape ?? {});
  const own = def.type === "string" ? ((schema as z.ZodString).maxLength ?? 0) : 0;
  const nested = [...inner, ...members].filter((each) => each?.def !== undefined).map(longestText);
  return Math.max(own, ...nested);
}

test("no operation takes a longer text than is looked through", () => {
  const limits = Object.values(PUBLIC).map(({ input }) => longestText(input));
  expect(Math.max(...limits)).toBe(TEXT_MAX);
});
