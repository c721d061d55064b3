// The one runner: whatever an operation owes (permission, validation, guard, tenancy, transaction,
// idempotency, audit, reactions, output shape) is done here, so no author can forget it.
import type { z } from "zod";
import { type CallMeta, idempotencyUse, parseInput, refuseCardData } from "./call-input";
import { callName } from "./call-name";
import { type Caller, confinedMerchant, type UserCaller } from "./caller";
import { AppError } from "./errors";
import { newId } from "./ids";
import type { AnyOperation, CallOrigin, Context, EmittedEvent } from "./operation";
import { pagedStream } from "./paged-stream";
import { EXPORTS_AT_ONCE, READER_PATIENCE_MS } from "./policy";
import { Readers } from "./readers";
import { actingAt, requirePermission, requireSupport } from "./roles";
import type {
  IdempotencyClaim,
  IdempotencyUse,
  KeptAnswer,
  RunnerPorts,
  TenantScope,
} from "./runner-ports";

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

const UNKNOWN_ORIGIN: CallOrigin = { address: null, userAgent: null };
const POLL_FIRST_MS = 40;
const POLL_MOST_MS = 400;

/** Builds the runner on its ports. */
export function createRun<Db>(ports: RunnerPorts<Db>): Run {
  const readers = new Readers(EXPORTS_AT_ONCE);
  const run = async (
    operation: AnyOperation,
    asking: Caller,
    rawInput: unknown,
    meta: CallMeta = {},
  ): Promise<RunResult<unknown>> => {
    const requestId = meta.requestId ?? newId("req");
    requireActor(operation, asking);
    const caller = asking.kind === "user" ? permitted(ports, operation, asking) : asking;
    if (caller.kind !== "system") await refuseCardData(ports.cardDataIn, operation, rawInput, meta);
    const input = parseInput(operation, rawInput, meta);
    const use = await idempotencyUse(operation, rawInput, meta);
    const scope = scopeOf(ports, operation, caller);
    const origin = meta.origin ?? UNKNOWN_ORIGIN;
    const asked = { operation, caller, input, requestId, origin, via: meta.via };
    const kept = await answeredBefore(ports, scope, asked, use);
    if (kept) return told(operation, { ...kept, replayed: true });
    const learned = operation.examines
      ? await operation.examines(input, ports.cardDataIn)
      : await learnOutside(ports, scope, asked);
    const call = { ...asked, learned };
    const mode = operation.kind === "query" ? "read" : "write";
    const outcome = await ports.transact(scope, mode, (db) => execute(ports, db, call, use));
    const settled = await settle(ports, scope, call, outcome);
    const stream = operation.pages ? { stream: streamOf(ports, scope, call, readers) } : {};
    return told(operation, { ...settled, replayed: outcome.replayed, ...stream });
  };
  // The output was parsed by the operation's own shape: that is what makes its type true.
  return run as Run;
}

/** The tenant of a call; some acts of operators reach all partners. */
function scopeOf<Db>(ports: RunnerPorts<Db>, { name }: AnyOperation, caller: Caller): TenantScope {
  const scope = { partnerId: caller.partnerId, merchantId: confinedMerchant(caller) };
  const reachesAll = caller.kind === "user" && ports.permissionOf(name)?.allPartners === true;
  return reachesAll ? { ...scope, operator: true } : scope;
}

/** The person as they act; refuses one whom the table of roles does not allow it. */
function permitted<Db>(
  ports: RunnerPorts<Db>,
  { name, kind }: AnyOperation,
  caller: UserCaller,
): UserCaller {
  const permission = ports.permissionOf(name);
  const now = ports.clock.now();
  requirePermission(permission, caller, now);
  requireSupport(kind, permission, caller, now);
  return actingAt(permission, caller);
}

/** What was done and kept, or the refusal that it is told as. */
function told(operation: AnyOperation, result: RunResult<unknown>): RunResult<unknown> {
  const refusal = operation.refuses?.(result.output);
  if (!refusal) return result;
  const headers: Record<string, string> = result.replayed ? { "Idempotent-Replayed": "true" } : {};
  throw new AppError(refusal.code, { details: refusal.details, headers });
}

/** A call before anything was done for it. */
interface Asked {
  readonly operation: AnyOperation;
  readonly caller: Caller;
  readonly input: Record<string, unknown>;
  readonly requestId: string;
  readonly origin: CallOrigin;
  readonly via: string | undefined;
}

interface Call extends Asked {
  /** What the operation's `outside` or `examines` step found out. */
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

/** Refuses a caller that the operation is not open to: by its kind, its token, or a key rotated out too far. */
export function requireActor(operation: AnyOperation, caller: Caller): void {
  if (!operation.actors.includes(caller.kind)) throw new AppError("PARTNER_KEY_REQUIRED");
  if (caller.kind === "merchant" && caller.use === "view" && operation.kind === "command") {
    throw new AppError("VIEW_ONLY");
  }
  if (caller.kind !== "partner") return;
  if (operation.refusesKeys?.includes(caller.keyStanding)) throw new AppError("KEY_ENDING");
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
    origin: call.origin,
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

/** The pages of a file as they are read, at the moment of the call; a reader that leaves ends it. */
function streamOf<Db>(
  ports: RunnerPorts<Db>,
  scope: TenantScope,
  call: Call,
  readers: Readers,
): ReadableStream<Uint8Array> {
  const { pages } = call.operation;
  const now = ports.clock.now();
  let at: string | null = null;
  let over = pages === undefined;
  const nextPage = async () => {
    if (!pages || over) return null;
    const page = await ports.transact(scope, "read", async (db) => {
      await ports.requireOpenStill(db, call.caller);
      return pages({ ...readContext(ports, db, call), now }, call.input, at);
    });
    at = page.next;
    over = page.next === null;
    return page.content;
  };
  const onEnd = readers.enter(scope.partnerId);
  return pagedStream(nextPage, { patienceMs: READER_PATIENCE_MS, onEnd });
}

function readContext<Db>(ports: RunnerPorts<Db>, db: Db, call: Asked): Context<Db> {
  return {
    db,
    caller: call.caller,
    now: ports.clock.now(),
    requestId: call.requestId,
    origin: call.origin,
    emit: () => {
      throw new Error("nothing happens while waiting or streaming");
    },
    cardDataIn: ports.cardDataIn,
  };
}
