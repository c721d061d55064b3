// The one spelling of a value that can be hashed: JSON as RFC 8785 orders and writes it.
import { createHash } from "node:crypto";
import canonicalize from "canonicalize";

/** A value of JSON as canonical text. Throws on what JSON does not have. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("this value has no JSON");
  return text;
}

/** SHA-256, hex, of a text in UTF-8. */
export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
