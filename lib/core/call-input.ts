// What comes in with a call, before anything is done for it: guarded, checked for its shape, and told
// apart from other uses of its Idempotency-Key.
import { createHash, type Hash } from "node:crypto";
import { sortedJson } from "./canonical";
import { type CardDataSearch, cardDataRefused, cardIssues } from "./card-issues";
import { validationError } from "./errors";
import type { Issue } from "./issue";
import type { AnyOperation, CallOrigin } from "./operation";
import { Pace } from "./pace";
import type { IdempotencyUse } from "./runner-ports";
import { divided, shaped } from "./shaped";

/** How a call reached the runner. */
export interface CallMeta {
  readonly requestId?: string;
  readonly idempotencyKey?: string;
  /** How it came in, where that is not REST: `mcp:tools/call merchants_create`. */
  readonly via?: string;
  /** Where it came from; evidence, and never a credential. */
  readonly origin?: CallOrigin;
  /** What the transport found wrong with the form of the call, to be named with all the rest. */
  readonly issues?: readonly Issue[];
}

/** Every entry point is guarded; what jobs pass on came in through one, or was checked by its maker. */
export async function refuseCardData(
  cardDataIn: CardDataSearch,
  { guardedByHandler = [] }: AnyOperation,
  rawInput: unknown,
  { idempotencyKey }: CallMeta,
): Promise<void> {
  const { own } = divided(rawInput, guardedByHandler);
  const found = await cardIssues(cardDataIn, own);
  const inKey = await cardIssues(cardDataIn, { idempotencyKey });
  if (found.length + inKey.length > 0) throw cardDataRefused([...found, ...inKey]);
}

/** The input in the operation's shape; VALIDATION_ERROR with every issue at once. */
export function parseInput(
  operation: AnyOperation,
  rawInput: unknown,
  { issues: found = [] }: CallMeta,
): Record<string, unknown> {
  const { input, guardedByHandler, rest } = operation;
  const parsed = shaped(input, rawInput, guardedByHandler, rest !== undefined);
  const issues = [...found, ...(parsed.ok ? [] : parsed.issues)];
  if (issues.length > 0 || !parsed.ok) throw validationError(issues);
  return parsed.data;
}

/** How a call uses an Idempotency-Key; null where it has none, or only reads. */
export async function idempotencyUse(
  operation: AnyOperation,
  rawInput: unknown,
  meta: CallMeta,
): Promise<IdempotencyUse | null> {
  if (!meta.idempotencyKey || operation.kind !== "command") return null;
  const hash = createHash("sha256").update(JSON.stringify(operation.name));
  await addMembers(hash, Object(rawInput));
  return { key: meta.idempotencyKey, fingerprint: hash.digest("hex") };
}

/** Adds an input in its one spelling: members in order, the entries of long lists in slices. */
async function addMembers(hash: Hash, input: object): Promise<void> {
  const pace = new Pace();
  const members = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, value] of members) {
    hash.update(`\n${JSON.stringify(name)}:`);
    if (!Array.isArray(value)) {
      hash.update(sortedJson(value));
      continue;
    }
    hash.update("[");
    for (const entry of value) {
      hash.update(`${sortedJson(entry)},`);
      if (pace.due) await pace.rest();
    }
  }
}
