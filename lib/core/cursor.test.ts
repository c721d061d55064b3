import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "./cursor";
import { AppError } from "./errors";

// What a list sorts by is text that PostgreSQL keeps: well-formed and without NUL.
const part = fc
  .string({ unit: "binary" })
  .map((text) => text.toWellFormed().replaceAll("\u0000", ""));
const LIST = "list";
const parts = fc.array(part, { minLength: 1, maxLength: 4 });

function refusalOf(token: string, length = 2): AppError {
  try {
    decodeCursor(LIST, token, length);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("the token was taken");
}

function tokenOf(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

test("a token carries its parts unchanged", () => {
  fc.assert(
    fc.property(parts, (values) => {
      expect(decodeCursor(LIST, encodeCursor(LIST, values), values.length)).toEqual(values);
    }),
  );
});

test("a token travels in a query string without escaping", () => {
  fc.assert(
    fc.property(parts, (values) => {
      expect(encodeCursor(LIST, values)).toMatch(/^[\w-]+$/);
    }),
  );
});

describe("a token that this list never gave is a VALIDATION_ERROR of nextToken", () => {
  test.each([
    ["nothing", ""],
    ["words", "next-page-please"],
    ["a number", tokenOf(7)],
    ["an object", tokenOf({ 0: "a", 1: "b", length: 2 })],
    ["too few parts", tokenOf([LIST, "a"])],
    ["too many parts", tokenOf([LIST, "a", "b", "c"])],
    ["another list's", tokenOf(["other", "a", "b"])],
    ["a part that is no text", tokenOf([LIST, "a", 1])],
    ["a part that is null", tokenOf([LIST, null, "b"])],
    ["a part with a character that cannot be stored", tokenOf([LIST, "a", "b\u0000"])],
    ["a broken surrogate", tokenOf([LIST, "a", "\ud800"])],
  ])("%s", (_, token) => {
    const refusal = refusalOf(token);
    expect(refusal.code).toBe("VALIDATION_ERROR");
    expect(refusal.details).toMatchObject({ issues: [{ path: "nextToken" }] });
  });

  test("anything at all never ends in another error", () => {
    fc.assert(
      fc.property(fc.string(), (token) => {
        expect(refusalOf(token, 9).code).toBe("VALIDATION_ERROR");
      }),
    );
  });
});

test("the token of one list is refused by a list that sorts by something else", () => {
  expect(refusalOf(encodeCursor(LIST, ["2026-11-20"]), 2).code).toBe("VALIDATION_ERROR");
});
