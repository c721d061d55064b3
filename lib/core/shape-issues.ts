// The one place that tells what a shape found wrong: a stable code, and a sentence that people understand.
import type { z } from "zod";
import type { Issue, IssueCode } from "./issue";

/** What a value is in a shape, or all that is wrong with it. */
export type ReadShape<T> =
  | { readonly data: T; readonly issues?: undefined }
  | { readonly data?: undefined; readonly issues: Issue[] };

type Found = z.core.$ZodIssue;

/** Reads a value in a shape. A sentence of the shape's own wins over the general one. */
export function readShape<S extends z.ZodType>(shape: S, value: unknown): ReadShape<z.output<S>> {
  // The input is needed to tell a missing member from a wrong one; it goes into no message.
  const parsed = shape.safeParse(value, { error: sentenceOf, reportInput: true });
  return parsed.success ? { data: parsed.data } : { issues: parsed.error.issues.flatMap(told) };
}

/** One issue for each unknown member, else one. */
function told(issue: Found): Issue[] {
  const path = issue.path.map(String).join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: path ? `${path}.${key}` : key,
      code: "unknown" as const,
      message: "This is not known here. Remove it.",
    }));
  }
  if (!isMissing(issue)) return [{ path, code: codeOf(issue), message: issue.message }];
  return [{ path, code: "required", message: `${nameOf(issue.path)} is required.` }];
}

/** A value that is not there has no other fault, whatever the shape says of its form. */
function isMissing({ code, input }: { readonly code?: string; readonly input?: unknown }): boolean {
  return input === undefined && /^invalid_(type|value|union)$/.test(code ?? "");
}

/** The member's own name; an item of a list is called after its list. */
function nameOf(path: readonly PropertyKey[]): string {
  const named = path.findLast((part) => !/^\d+$/.test(String(part)));
  if (named === undefined) return "This";
  return typeof path.at(-1) === "number" ? `This item of ${String(named)}` : String(named);
}

const isNumber = (origin: string) => /^(number|int|bigint|date)$/.test(origin);

function codeOf(issue: Found): IssueCode {
  switch (issue.code) {
    case "invalid_type":
    case "invalid_union":
      return "wrong_type";
    case "invalid_value":
      return "not_allowed";
    case "invalid_format":
      return "invalid_format";
    case "too_small":
      return isNumber(issue.origin) ? "too_small" : "too_short";
    case "too_big":
      return isNumber(issue.origin) ? "too_large" : "too_long";
    default:
      return "invalid";
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: "Send a text.",
  number: "Send a number.",
  int: "Send a whole number.",
  boolean: "Send true or false.",
  array: "Send a list.",
  object: "Send an object with members.",
  record: "Send an object with members.",
};

const FORMATS: Readonly<Record<string, string>> = {
  email: "Use an e-mail address such as name@example.com.",
  url: "Use a web address that starts with https://.",
  date: "Use a day such as 2027-03-31.",
  datetime: "Use a moment such as 2026-11-20T09:30:00Z.",
  uuid: "Use an id as it was given to you.",
};

const plural = (count: number | bigint, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`;

/** How much of a list or of a text, in words. */
function amount(origin: string, count: number | bigint): string {
  return origin === "string"
    ? plural(count, "character", "characters")
    : plural(count, "item", "items");
}

/** What to do about an issue, where the shape has no sentence of its own. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return TYPES[issue.expected] ?? "Send another kind of value.";
    case "invalid_value":
      return `Use ${issue.values.length === 1 ? "" : "one of: "}${issue.values.join(", ")}.`;
    case "invalid_format":
      return FORMATS[issue.format] ?? "This does not have the form that is needed.";
    case "too_small":
      return isNumber(issue.origin)
        ? `Use ${issue.minimum} or more.`
        : `Use at least ${amount(issue.origin, Number(issue.minimum))}.`;
    case "too_big":
      return isNumber(issue.origin)
        ? `Use ${issue.maximum} or less.`
        : `Use at most ${amount(issue.origin, Number(issue.maximum))}.`;
    case "invalid_union":
      return "Send another kind of value.";
    default:
      return "This is not right.";
  }
}
