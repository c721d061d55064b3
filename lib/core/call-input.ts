// What comes in with a call, before anything is done for it: guarded, checked for its shape, and told
// apart from other uses of its Idempotency-Key.
import { sha256, sortedJson } from "./canonical";
import { AppError, validationError } from "./errors";
import { isId } from "./ids";
import type { Issue } from "./issue";
import type { AnyOperation, CallOrigin } from "./operation";
import type { IdempotencyUse } from "./runner-ports";
import { readShape } from "./shape-issues";
import { unstorableText } from "./text-issues";

type CardDataSearch = (value: unknown) => Issue[];

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
export function refuseCardData(
  cardDataIn: CardDataSearch,
  { guardedByHandler }: AnyOperation,
  rawInput: unknown,
  meta: CallMeta,
): void {
  const idempotencyKey = isId(meta.idempotencyKey) ? "" : meta.idempotencyKey;
  const input = guardedMembers(rawInput, guardedByHandler);
  const found = cardDataIn({ input, idempotencyKey });
  if (found.length === 0) return;
  const issues = found.map((issue) => ({ ...issue, path: tellablePath(cardDataIn, issue.path) }));
  throw new AppError("CARD_DATA_REFUSED", { details: { issues } });
}

/** The input in the operation's shape; VALIDATION_ERROR with every issue at once. */
export function parseInput(
  operation: AnyOperation,
  rawInput: unknown,
  { issues: found = [] }: CallMeta,
): Record<string, unknown> {
  const read = readShape(operation.input, rawInput);
  const issues = [
    ...found,
    ...unstorableText(guardedMembers(rawInput, operation.guardedByHandler)),
    ...(read.issues ?? []),
  ];
  if (issues.length > 0 || !read.data) throw validationError(issues);
  return read.data;
}

/**
 * What the runner guards. Ids are left out: one uuid in some thousands has digits that pass for a card
 * number. So are the members that the handler guards row by row.
 */
function guardedMembers(rawInput: unknown, byHandler: readonly string[] = []): unknown {
  if (typeof rawInput !== "object" || rawInput === null) return rawInput;
  const members = Object.entries(rawInput)
    .filter(([name]) => !byHandler.includes(name))
    .map(([name, value]) => [name, name.endsWith("Id") && isId(value) ? "" : value] as const);
  return Object.fromEntries(members);
}

/** The name of a member can be card data, too: its path would repeat what was refused. */
function tellablePath(cardDataIn: CardDataSearch, path: string): string {
  const told = path.replace(/^input\.?/, "");
  return cardDataIn(told).length === 0 ? told : "";
}

/** How a call uses an Idempotency-Key; null where it has none, or only reads. */
export function idempotencyUse(
  operation: AnyOperation,
  rawInput: unknown,
  meta: CallMeta,
): IdempotencyUse | null {
  if (!meta.idempotencyKey || operation.kind !== "command") return null;
  const fingerprint = sha256(sortedJson([operation.name, rawInput]));
  return { key: meta.idempotencyKey, fingerprint };
}
