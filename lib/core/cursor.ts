import { validationError } from "./errors";
import { unstorableText } from "./text-issues";

/** Where a keyset list goes on: the sort values of the last row shown. */
export type CursorParts = readonly string[];

/** An opaque continuation token. */
export function encodeCursor(parts: CursorParts): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** Reads a continuation token of `length` parts; anything else is a VALIDATION_ERROR. */
export function decodeCursor(token: string, length: number): CursorParts {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, "base64url").toString("utf8"));
    const sound =
      Array.isArray(parts) &&
      parts.length === length &&
      parts.every((part) => typeof part === "string") &&
      unstorableText(parts).length === 0;
    if (sound) return parts;
  } catch {
    // Falls through to the one refusal below: a bad token is a bad token.
  }
  throw validationError([
    {
      path: "nextToken",
      code: "invalid_format",
      message: "This is not a token of this list. Start without it.",
    },
  ]);
}
