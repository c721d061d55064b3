import { createHash } from "node:crypto";

/** What is stored of a token of 256 random bits: SHA-256, hex. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
