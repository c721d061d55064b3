// What a shape found wrong, in words that people understand: nothing of our schemas shows through.
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { REST_OPERATIONS } from "@/lib/registry";
import { ISSUE_CODES } from "./issue";
import { readShape } from "./shape-issues";

const Shape = z.strictObject({
  name: z.string().trim().min(1).max(5),
  email: z.email("Use an e-mail address such as name@example.com."),
  count: z.coerce.number().int().min(1).max(9).optional(),
  whole: z.int().optional(),
  flag: z.boolean().optional(),
  kind: z.enum(["one", "other"]).optional(),
  day: z.iso.date().optional(),
  list: z
    .array(z.strictObject({ id: z.string() }))
    .min(1)
    .max(2)
    .optional(),
  either: z.union([z.string(), z.number()]).optional(),
});

const sound = { name: "x", email: "a@b.example" };
const issuesOf = (value: unknown) => readShape(Shape, value).issues;

test.each([
  [{ email: sound.email }, "name", "required", "name is required."],
  [{ name: "x" }, "email", "required", "email is required."],
  [{ ...sound, name: 7 }, "name", "wrong_type", "Send a text."],
  [{ ...sound, name: null }, "name", "wrong_type", "Send a text."],
  [{ ...sound, name: " " }, "name", "too_short", "Use at least 1 character."],
  [{ ...sound, name: "abcdef" }, "name", "too_long", "Use at most 5 characters."],
  [
    { ...sound, email: "nobody" },
    "email",
    "invalid_format",
    "Use an e-mail address such as name@example.com.",
  ],
  [{ ...sound, count: "ten" }, "count", "wrong_type", "Send a number."],
  [{ ...sound, count: 0 }, "count", "too_small", "Use 1 or more."],
  [{ ...sound, count: 10 }, "count", "too_large", "Use 9 or less."],
  [{ ...sound, whole: 1.5 }, "whole", "wrong_type", "Send a whole number."],
  [{ ...sound, flag: "true" }, "flag", "wrong_type", "Send true or false."],
  [{ ...sound, kind: "third" }, "kind", "not_allowed", "Use one of: one, other."],
  [{ ...sound, day: "2027-02-30" }, "day", "invalid_format", "Use a day such as 2027-03-31."],
  [{ ...sound, list: [] }, "list", "too_short", "Use at least 1 item."],
  [{ ...sound, list: "x" }, "list", "wrong_type", "Send a list."],
  [{ ...sound, list: [{}] }, "list.0.id", "required", "id is required."],
  [{ ...sound, list: [7] }, "list.0", "wrong_type", "Send an object with members."],
  [{ ...sound, either: true }, "either", "wrong_type", "Send another kind of value."],
  [{ ...sound, extra: 1 }, "extra", "unknown", "This is not known here. Remove it."],
])("%j: %s is %s", (value, path, code, message) => {
  expect(issuesOf(value)).toEqual([{ path, code, message }]);
});

test("a value itself is in no message", () => {
  const value = { name: 0, email: "MARKER", kind: "MARKER", day: "MARKER", either: ["MARKER"] };
  expect(JSON.stringify(issuesOf(value))).not.toContain("MARKER");
});

const JARGON =
  /\b(expected|received|undefined|null|nan|invalid|union|enum|regex|pattern|schema|zod|string|boolean|array|int|record)\b/i;

const WRONG: readonly unknown[] = [
  ...[undefined, null, 7, -1, 1.5, true, "", "x", "x".repeat(20_000), [], {}, [7], [{}], { a: 1 }],
  ...[Number.MAX_VALUE, "4".repeat(300), [[]], { "": null }, "2026-02-30", "http://", "a@b"],
];

describe("no operation answers in the words of its schema", () => {
  test.each(REST_OPERATIONS.map((operation) => [operation.name, operation] as const))(
    "%s",
    (_, { input }) => {
      const members = Object.keys(input.shape);
      const tried = [
        ...WRONG.flatMap((value) => members.map((member) => ({ [member]: value }))),
        ...WRONG.map((value) => Object.fromEntries(members.map((member) => [member, value]))),
        ...[{ unknown: 1 }, null, [], "x"],
      ];
      for (const { path, code, message } of tried.flatMap(
        (each) => readShape(input, each).issues ?? [],
      )) {
        expect(Object.keys(ISSUE_CODES)).toContain(code);
        expect(`${path}: ${message}`).not.toMatch(JARGON);
        expect(message).toMatch(/^[A-Z\w].*\.$/);
      }
    },
  );
});
