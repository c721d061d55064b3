// The one spelling of a value that can be hashed: JSON as RFC 8785 orders and writes it.
import { createHash } from "node:crypto";
import canonicalize from "canonicalize";

/** A value of JSON as canonical text. Throws on what JSON does not have. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("this value has no JSON");
  return text;
}

/**
 * One spelling of whatever came in as JSON, members in order. It takes what RFC 8785 refuses, since
 * nobody checked it yet: broken surrogates, and numbers so large that they were read as infinite.
 */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    isObject(part) ? sorted(part) : part,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** SHA-256, hex, of a text in UTF-8. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
