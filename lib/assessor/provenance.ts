import { createHash } from "node:crypto";

/** SHA-256, hex, of an input: the same input can be found and repeated. */
export function hashOfInput(input: unknown): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("hex");
}
