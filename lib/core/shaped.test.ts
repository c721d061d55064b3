// Lengths come first: what nothing takes is refused by its length, wherever it stands, and never looked through.
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { cardIssues } from "./card-issues";
import { cappedIssues } from "./errors";
import { TEXT_MAX } from "./policy";
import { shaped } from "./shaped";

const LONG = "4 ".repeat(TEXT_MAX);
const SHAPE = z.strictObject({
  name: z.string().trim().max(200, "Use at most 200 characters."),
  email: z.email("Use an address.").optional(),
  id: z.string().optional(),
  rows: z.array(z.string().max(5, "Use at most 5 characters.")).optional(),
  bulk: z.array(z.unknown()).optional(),
});

function issuesOf(value: unknown, others?: readonly string[]) {
  const result = shaped(SHAPE, value, others);
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path}: ${message}`);
}

describe("an overlong text", () => {
  test("is told of in the words of its member, beside every other issue", () => {
    expect(issuesOf({ name: LONG, email: "nobody" }).sort()).toEqual([
      "email: Use an address.",
      "name: Use at most 200 characters.",
    ]);
    expect(issuesOf({ name: "x", rows: ["a", LONG] })).toEqual([
      "rows.1: Use at most 5 characters.",
    ]);
  });

  test("is refused where its member has no limit of its own, and where nobody knows the member", () => {
    const limit = `Use at most ${TEXT_MAX} characters.`;
    expect(issuesOf({ name: "x", id: LONG })).toEqual([`id: ${limit}`]);
    expect(issuesOf({ name: "x", note: { deep: [LONG] } }).sort()).toEqual(
      [`note.deep.0: ${limit}`, "note: This is not known here. Remove it."].sort(),
    );
  });

  test("for the name of a member is refused and not repeated", () => {
    const issues = issuesOf({ name: "x", [LONG]: 1, deep: { [LONG]: 1 } });
    expect(issues).toHaveLength(2);
    expect(issues.join().length).toBeLessThan(500);
  });

  test("is nothing but its words: white space around them is trimmed as ever", () => {
    expect(issuesOf({ name: `${" ".repeat(50_000)}x` })).toEqual([]);
  });

  test("in members that are read elsewhere is left to their reader", () => {
    expect(issuesOf({ name: "x", bulk: [LONG] }, ["bulk"])).toEqual([]);
    const all = issuesOf({ name: LONG, bulk: [LONG], [LONG]: 1 }, ["bulk"]);
    expect(all.join().length).toBeLessThan(500);
  });

  test("is not looked through for card data", async () => {
    const search = vi.fn((_text: unknown) => []);
    await cardIssues(search, { a: LONG, b: [LONG, { [LONG]: "short" }] });
    const looked = search.mock.calls.map(([text]) => String(text).length);
    expect(Math.max(...looked)).toBeLessThan(TEXT_MAX);
  });
});

test("one hundred issues are told, with paths that fit, and the rest is counted", () => {
  const issues = Array.from({ length: 250 }, () => ({
    path: "x".repeat(9_000),
    code: "invalid" as const,
    message: "No.",
  }));
  const details = cappedIssues(issues);
  expect(details).toMatchObject({ issuesTotal: 250 });
  expect(details.issues).toHaveLength(100);
  expect(JSON.stringify(details).length).toBeLessThan(50_000);
});
