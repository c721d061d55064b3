import { validationError } from "./errors";
import { unstorableText } from "./text-issues";

/** Where a keyset list goes on: the sort values of the last row shown. */
export type CursorParts = readonly string[];

/** An opaque continuation token. `list` names the list and what selects its rows. */
export function encodeCursor(list: string, parts: CursorParts): string {
  return Buffer.from(JSON.stringify([list, ...parts])).toString("base64url");
}

/** Reads a token of `length` parts that this very list gave; anything else is a VALIDATION_ERROR. */
export function decodeCursor(
  list: string,
  token: string,
  length: number,
  path: "nextToken" | "previousToken" = "nextToken",
): CursorParts {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, "base64url").toString("utf8"));
    const sound =
      Array.isArray(parts) &&
      parts.length === length + 1 &&
      parts[0] === list &&
      parts.every((part) => typeof part === "string") &&
      unstorableText(parts).length === 0;
    if (sound) return parts.slice(1);
  } catch {
    // Falls through to the one refusal below: a bad token is a bad token.
  }
  throw validationError([
    {
      path,
      code: "invalid_format",
      message: "This is no token of this list with these filters. Start without it.",
    },
  ]);
}
