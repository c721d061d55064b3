// The one runner: whatever an operation owes (permission, validation, guard, tenancy, transaction,
// idempotency, audit, reactions, output shape) is done here, so no author can forget it.
import { createHash } from "node:crypto";
import type { z } from "zod";
import { callName } from "./call-name";
import { type Caller, confinedMerchant } from "./caller";
import type { Clock } from "./clock";
import { AppError, type Issue, validationError } from "./errors";
import { isId, newId } from "./ids";
import { openedWhenRead } from "./lazy-stream";
import type { AnyOperation, Context, EmittedEvent, Outside } from "./operation";
import { shapeIssues } from "./shape-issues";
import { unstorableText } from "./text-issues";

/** The tenant a transaction is confined to, in code and in the database's policies. */
export interface TenantScope {
  readonly partnerId: string;
  readonly merchantId: string | null;
}

/** An answer kept for an Idempotency-Key. */
export interface KeptAnswer {
  readonly status: number;
  readonly output: unknown;
}

/** What an Idempotency-Key turned out to be. */
export type IdempotencyClaim =
  | { readonly state: "new" }
  | { readonly state: "replay"; readonly kept: KeptAnswer }
  | { readonly state: "conflict" };

/** One use of an Idempotency-Key. */
export interface IdempotencyUse {
  readonly key: string;
  /** SHA-256 of operation and input: the same key with another request is a conflict. */
  readonly fingerprint: string;
}

/** What the runner needs from the rest of the house. */
export interface RunnerPorts<Db> {
  readonly clock: Clock;
  /** What operations may reach outside, before their transaction. */
  readonly outside: Outside;
  transact<T>(scope: TenantScope, mode: "read" | "write", work: (db: Db) => Promise<T>): Promise<T>;
  /** Where card data stands in a value; empty when there is none. Messages never repeat it. */
  cardDataIn(value: unknown): Issue[];
  claimKey(db: Db, caller: Caller, use: IdempotencyUse, now: Date): Promise<IdempotencyClaim>;
  /** What a key was used for, without taking it. */
  findKey(db: Db, caller: Caller, use: IdempotencyUse, now: Date): Promise<IdempotencyClaim>;
  keepAnswer(db: Db, caller: Caller, use: IdempotencyUse, kept: KeptAnswer): Promise<void>;
  /** Writes the events and enqueues the jobs of their reactions, in the given transaction. */
  record(db: Db, call: RecordedCall): Promise<void>;
}

/** What is written about one command that succeeded. */
export interface RecordedCall {
  /** The operation, and how the call came in: see `callName`. */
  readonly operation: string;
  readonly caller: Caller;
  readonly requestId: string;
  readonly now: Date;
  readonly events: readonly EmittedEvent[];
}

/** How a call reached the runner. */
export interface CallMeta {
  readonly requestId?: string;
  readonly idempotencyKey?: string;
  /** How it came in, where that is not REST: `mcp:tools/call merchants_create`. */
  readonly via?: string;
}

/** What a call came to. */
export interface RunResult<O> {
  /** HTTP status of the success. */
  readonly status: number;
  readonly output: O;
  readonly replayed: boolean;
  /** The content of a file that is streamed. */
  readonly stream?: ReadableStream<Uint8Array>;
}

/** `run(operation, caller, input)`: see the module's head. Throws AppError for every refusal. */
export type Run = <Op extends AnyOperation>(
  operation: Op,
  caller: Caller,
  input: unknown,
  meta?: CallMeta,
) => Promise<RunResult<z.output<Op["output"]>>>;

const POLL_FIRST_MS = 40;
const POLL_MOST_MS = 400;

/** Builds the runner on its ports. */
export function createRun<Db>(ports: RunnerPorts<Db>): Run {
  const run = async (
    operation: AnyOperation,
    caller: Caller,
    rawInput: unknown,
    meta: CallMeta = {},
  ): Promise<RunResult<unknown>> => {
    const requestId = meta.requestId ?? newId("req");
    requireActor(operation, caller);
    if (caller.kind !== "system") refuseCardData(ports, operation, rawInput, meta);
    const input = parseInput(operation, rawInput);
    const use = idempotencyUse(operation, rawInput, meta);
    const scope = { partnerId: caller.partnerId, merchantId: confinedMerchant(caller) };
    const asked = { operation, caller, input, requestId, via: meta.via };
    const kept = await answeredBefore(ports, scope, asked, use);
    if (kept) return { ...kept, replayed: true };
    const call = { ...asked, learned: await learnOutside(ports, scope, asked) };
    const mode = operation.kind === "query" ? "read" : "write";
    const outcome = await ports.transact(scope, mode, (db) => execute(ports, db, call, use));
    const settled = await settle(ports, scope, call, outcome);
    const stream = operation.streams
      ? { stream: openedWhenRead(() => streamOf(ports, scope, call)) }
      : {};
    return { ...settled, replayed: outcome.replayed, ...stream };
  };
  // The output was parsed by the operation's own shape: that is what makes its type true.
  return run as Run;
}

/** A call before anything was done for it. */
interface Asked {
  readonly operation: AnyOperation;
  readonly caller: Caller;
  readonly input: Record<string, unknown>;
  readonly requestId: string;
  readonly via: string | undefined;
}

interface Call extends Asked {
  /** What the operation's `outside` step found out. */
  readonly learned: unknown;
}

/** The kept answer of a call that would step outside: a repeated one must not do so again. */
async function answeredBefore<Db>(
  ports: RunnerPorts<Db>,
  scope: TenantScope,
  { operation, caller }: Asked,
  use: IdempotencyUse | null,
): Promise<KeptAnswer | null> {
  if (!operation.outside || !use) return null;
  const now = ports.clock.now();
  return keptIn(await ports.transact(scope, "read", (db) => ports.findKey(db, caller, use, now)));
}

function keptIn(claim: IdempotencyClaim): KeptAnswer | null {
  if (claim.state === "conflict") throw new AppError("IDEMPOTENCY_CONFLICT");
  return claim.state === "replay" ? claim.kept : null;
}

/** The step outside, between a short transaction that reads and the one that writes. */
async function learnOutside<Db>(
  ports: RunnerPorts<Db>,
  scope: TenantScope,
  asked: Asked,
): Promise<unknown> {
  const { outside, prepares } = asked.operation;
  if (!outside) return undefined;
  const prepared = prepares
    ? await ports.transact(scope, "read", (db) =>
        prepares(readContext(ports, db, asked), asked.input),
      )
    : undefined;
  return outside(ports.outside, asked.input, prepared);
}

interface Outcome extends KeptAnswer {
  readonly replayed: boolean;
}

/** Refuses a caller that the operation is not open to. */
export function requireActor(operation: AnyOperation, caller: Caller): void {
  if (operation.actors.includes(caller.kind)) return;
  throw new AppError("PARTNER_KEY_REQUIRED");
}

/** Every entry point is guarded; what jobs pass on came in through one, or was checked by its maker. */
function refuseCardData<Db>(
  ports: RunnerPorts<Db>,
  { guardedByHandler }: AnyOperation,
  rawInput: unknown,
  meta: CallMeta,
): void {
  const idempotencyKey = isId(meta.idempotencyKey) ? "" : meta.idempotencyKey;
  const input = guardedMembers(rawInput, guardedByHandler);
  const found = ports.cardDataIn({ input, idempotencyKey });
  if (found.length === 0) return;
  const issues = found.map((issue) => ({ ...issue, path: tellablePath(ports, issue.path) }));
  throw new AppError("CARD_DATA_REFUSED", { details: { issues } });
}

function parseInput(operation: AnyOperation, rawInput: unknown): Record<string, unknown> {
  const parsed = operation.input.safeParse(rawInput);
  const issues = [
    ...unstorableText(guardedMembers(rawInput, operation.guardedByHandler)),
    ...(parsed.success ? [] : shapeIssues(parsed.error)),
  ];
  if (issues.length > 0 || !parsed.success) throw validationError(issues);
  return parsed.data;
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
function tellablePath<Db>(ports: RunnerPorts<Db>, path: string): string {
  const told = path.replace(/^input\.?/, "");
  return ports.cardDataIn(told).length === 0 ? told : "";
}

function idempotencyUse(
  operation: AnyOperation,
  rawInput: unknown,
  meta: CallMeta,
): IdempotencyUse | null {
  if (!meta.idempotencyKey || operation.kind !== "command") return null;
  const text = JSON.stringify([operation.name, rawInput]);
  return {
    key: meta.idempotencyKey,
    fingerprint: createHash("sha256").update(text).digest("hex"),
  };
}

async function execute<Db>(
  ports: RunnerPorts<Db>,
  db: Db,
  call: Call,
  use: IdempotencyUse | null,
): Promise<Outcome> {
  const now = ports.clock.now();
  if (use) {
    const kept = keptIn(await ports.claimKey(db, call.caller, use, now));
    if (kept) return { ...kept, replayed: true };
  }
  const events: EmittedEvent[] = [];
  const ctx: Context<Db> = {
    db,
    caller: call.caller,
    now,
    requestId: call.requestId,
    emit: (type, subject, payload) => {
      events.push({ type, subject, payload: payload as Record<string, unknown> });
    },
    cardDataIn: ports.cardDataIn,
  };
  const answer = await call.operation.handler(ctx, call.input, call.learned);
  const output = parseOutput(call.operation, answer);
  const { caller, requestId, operation } = call;
  if (!operation.mayChangeNothing?.(call.input)) requireEvents(operation, caller, events);
  const named = callName(operation.name, call.via);
  await ports.record(db, { operation: named, caller, requestId, now, events });
  const kept = { status: operation.status ?? 200, output };
  if (use) await ports.keepAnswer(db, caller, use, kept);
  return { ...kept, replayed: false };
}

/** A wrong output or a silent command is our defect: it rolls back and answers INTERNAL. */
function parseOutput(operation: AnyOperation, answer: unknown): unknown {
  const parsed = operation.output.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new Error(`${operation.name} answered outside its shape: ${parsed.error.message}`);
}

/** A job can run twice: its second run changes nothing, and so writes nothing. */
function requireEvents(
  operation: AnyOperation,
  caller: Caller,
  events: readonly EmittedEvent[],
): void {
  if (operation.kind === "command" && events.length === 0 && caller.kind !== "system") {
    throw new Error(`${operation.name} is a command and emitted no event`);
  }
  if (operation.kind === "query" && events.length > 0) {
    throw new Error(`${operation.name} is a query and emitted an event`);
  }
}

async function settle<Db>(
  ports: RunnerPorts<Db>,
  scope: TenantScope,
  call: Call,
  outcome: Outcome,
): Promise<KeptAnswer> {
  const awaits = call.operation.awaits;
  if (!awaits?.when(call.input)) return { status: outcome.status, output: outcome.output };
  const deadline = performance.now() + awaits.boundMs;
  let pause = POLL_FIRST_MS;
  while (performance.now() < deadline) {
    const found = await ports.transact(scope, "read", (db) =>
      awaits.poll(readContext(ports, db, call), call.input, outcome.output),
    );
    if (found) return { status: found.status, output: parseOutput(call.operation, found.answer) };
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 1.5, POLL_MOST_MS);
  }
  return { status: outcome.status, output: outcome.output };
}

/** The pieces of a streamed file, no faster than they are read; a reader that leaves ends it. */
function streamOf<Db>(
  ports: RunnerPorts<Db>,
  scope: TenantScope,
  call: Call,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const written = ports.transact(scope, "read", async (db) => {
    const pieces = call.operation.streams?.(readContext(ports, db, call), call.input) ?? [];
    for await (const piece of pieces) await writer.write(piece);
  });
  // The status line is out by now: a failure can only break the answer off.
  written
    .then(
      () => writer.close(),
      (error) => writer.abort(error),
    )
    .catch(() => undefined);
  return readable;
}

function readContext<Db>(ports: RunnerPorts<Db>, db: Db, call: Asked): Context<Db> {
  return {
    db,
    caller: call.caller,
    now: ports.clock.now(),
    requestId: call.requestId,
    emit: () => {
      throw new Error("nothing happens while waiting or streaming");
    },
    cardDataIn: ports.cardDataIn,
  };
}
