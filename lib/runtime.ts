// The composition root of the runner: core's ports on our database, clock, guard, events and queue.
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { events, idempotencyKeys, partners, supportAccesses } from "@/db/schema";
import { cardDataIn } from "@/lib/assessor/card-data";
import { actorName, type Caller, confinedMerchant } from "@/lib/core/caller";
import { type Clock, systemClock } from "@/lib/core/clock";
import { openText, sealText } from "@/lib/core/credentials";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { EmittedEvent } from "@/lib/core/operation";
import { createRun, type Run } from "@/lib/core/run";
import type {
  IdempotencyClaim,
  IdempotencyUse,
  KeptAnswer,
  RecordedCall,
} from "@/lib/core/runner-ports";
import { transactAgain } from "./contention";
import { EVENTS, type EventType } from "./events";
import { outside } from "./gateways/outside";
import { enqueue, type QueuedJob } from "./jobs/queue";
import { permissionOf } from "./permissions";
import { type JobName, reactionsTo } from "./reactions";
import { watched } from "./watched";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** A file that is read for hours ends with the access that it was begun in. */
async function requireOpenStill(db: Db, caller: Caller): Promise<void> {
  if (caller.kind !== "user" || !caller.support) return;
  const [open] = await db
    .select({ id: supportAccesses.id })
    .from(supportAccesses)
    .where(
      and(
        eq(supportAccesses.partnerId, caller.partnerId),
        eq(supportAccesses.id, caller.support.accessId),
        isNull(supportAccesses.endedAt),
      ),
    );
  if (!open) throw new AppError("SUPPORT_ENDED");
}

function keyOf(caller: Caller, use: IdempotencyUse) {
  return {
    partnerId: caller.partnerId,
    scope: confinedMerchant(caller) ?? "",
    key: use.key,
  };
}

function isKey(key: ReturnType<typeof keyOf>) {
  return and(
    eq(idempotencyKeys.partnerId, key.partnerId),
    eq(idempotencyKeys.scope, key.scope),
    eq(idempotencyKeys.key, key.key),
  );
}

/** Takes the key, waiting for a request that holds it; an expired key is taken over. */
async function claimKey(
  db: Db,
  caller: Caller,
  use: IdempotencyUse,
  now: Date,
): Promise<IdempotencyClaim> {
  const key = keyOf(caller, use);
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const fresh = { fingerprint: use.fingerprint, status: null, output: null, expiresAt };
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.partnerId, idempotencyKeys.scope, idempotencyKeys.key],
      set: fresh,
      setWhere: sql`${idempotencyKeys.expiresAt} <= ${now.toISOString()}`,
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return { state: "new" };
  const found = await findKey(db, caller, use, now);
  return found.state === "new" ? { state: "conflict" } : found;
}

async function findKey(
  db: Db,
  caller: Caller,
  use: IdempotencyUse,
  now: Date,
): Promise<IdempotencyClaim> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(isKey(keyOf(caller, use)), gt(idempotencyKeys.expiresAt, now)));
  if (!row) return { state: "new" };
  if (row.fingerprint !== use.fingerprint || row.status === null) return { state: "conflict" };
  const output = openAnswer(caller, row.output ?? "");
  return output === null
    ? { state: "conflict" }
    : { state: "replay", kept: { status: row.status, output: JSON.parse(output) } };
}

// Kept answers can hold a secret that is shown once: they are sealed under the caller's credential,
// so that the table alone tells nothing. Jobs have none, and no Idempotency-Key either.
function sealAnswer(caller: Caller, text: string): string {
  return caller.kind === "system" ? text : sealText(caller.replayKey, text);
}

function openAnswer(caller: Caller, kept: string): string | null {
  return caller.kind === "system" ? kept : openText(caller.replayKey, kept);
}

async function keepAnswer(
  db: Db,
  caller: Caller,
  use: IdempotencyUse,
  kept: KeptAnswer,
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ status: kept.status, output: sealAnswer(caller, JSON.stringify(kept.output)) })
    .where(isKey(keyOf(caller, use)));
}

/** What the database takes in one statement, and what is made ready without a pause. */
const EVENTS_AT_ONCE = 250;

/** Writes a call's events and enqueues the jobs that follow them, in the call's own transaction. */
async function record(db: Db, call: RecordedCall): Promise<void> {
  if (call.events.length === 0) return;
  await recordFor(db, call, call.caller.partnerId, call.events);
  await recordConcerned(db, call);
}

/** What an operator did to partners is told by the log of each as well, and its receivers hear of it. */
async function recordConcerned(db: Db, call: RecordedCall): Promise<void> {
  const own = call.caller.partnerId;
  const concerned = new Set(call.events.flatMap(({ subject }) => subject.partnerId ?? []));
  concerned.delete(own);
  for (const partnerId of concerned) {
    await actFor(db, partnerId);
    const ofPartner = call.events.filter(({ subject }) => subject.partnerId === partnerId);
    await recordFor(db, call, partnerId, ofPartner);
  }
  if (concerned.size > 0) await actFor(db, own);
}

/** Jobs are taken for the transaction's tenant alone. What an operator may see hangs on the role, not on this. */
async function actFor(db: Db, partnerId: string): Promise<void> {
  await db.execute(sql`select set_config('app.partner_id', ${partnerId}, true)`);
}

async function recordFor(
  db: Db,
  call: RecordedCall,
  partnerId: string,
  emitted: readonly EmittedEvent[],
): Promise<void> {
  const jobs = new Map<JobName, QueuedJob[]>();
  const hasWebhook = await receivesWebhooks(db, partnerId);
  for (let at = 0; at < emitted.length; at += EVENTS_AT_ONCE) {
    const rows = emitted
      .slice(at, at + EVENTS_AT_ONCE)
      .map((event) => rowOf(call, partnerId, event));
    await db.insert(events).values(rows);
    for (const [place, row] of rows.entries()) {
      // What follows an act on a partner follows once, in that partner's name.
      const concerns = emitted[at + place]?.subject.partnerId ?? partnerId;
      if (concerns === partnerId) react(row, hasWebhook, jobs);
    }
  }
  for (const [job, batch] of jobs) await enqueue(db, job, batch);
}

/** Who acted, as a log names them: a partner knows operators of the service as such. */
function actorIn(caller: Caller, partnerId: string): string {
  const concerned = caller.kind === "user" && partnerId !== caller.partnerId;
  return concerned ? `operator:${caller.userId}` : actorName(caller);
}

function rowOf(
  call: RecordedCall,
  partnerId: string,
  emitted: EmittedEvent,
): typeof events.$inferInsert {
  return {
    partnerId,
    id: newId("evt"),
    type: emitted.type,
    actor: actorIn(call.caller, partnerId),
    resourceType: EVENTS[emitted.type].resource,
    resourceId: emitted.subject.id,
    merchantId: emitted.subject.merchantId ?? null,
    attemptId: emitted.subject.attemptId ?? null,
    payload: EVENTS[emitted.type].payload.parse(emitted.payload),
    operation: call.operation,
    requestId: call.requestId,
    // The partner's own log tells of nobody else.
    concerns: emitted.subject.partnerId === partnerId ? null : (emitted.subject.partnerId ?? null),
    createdAt: call.now,
  };
}

async function receivesWebhooks(db: Db, partnerId: string): Promise<boolean> {
  const [partner] = await db
    .select({ webhookUrl: partners.webhookUrl })
    .from(partners)
    .where(eq(partners.id, partnerId));
  return Boolean(partner?.webhookUrl);
}

/** Adds the jobs that follow one event. */
function react(
  row: typeof events.$inferInsert,
  hasWebhook: boolean,
  jobs: Map<JobName, QueuedJob[]>,
): void {
  const eventType = row.type as EventType;
  for (const job of reactionsTo(eventType, hasWebhook)) {
    const batch = jobs.get(job) ?? [];
    batch.push(queuedJob(row, eventType));
    jobs.set(job, batch);
  }
}

function queuedJob(row: typeof events.$inferInsert, eventType: EventType): QueuedJob {
  const { notBefore } = row.payload as { notBefore?: unknown };
  return {
    payload: {
      eventId: row.id,
      eventType,
      partnerId: row.partnerId,
      merchantId: row.merchantId ?? null,
      attemptId: row.attemptId ?? null,
      resourceId: row.resourceId,
    },
    notBefore: typeof notBefore === "string" ? new Date(notBefore) : null,
  };
}

/** A runner on the given clock; tests move theirs. */
export function runnerOn(clock: Clock): Run {
  const keys = { claimKey, findKey, keepAnswer };
  const guards = { cardDataIn, permissionOf, requireOpenStill };
  const ports = { clock, outside, transact: transactAgain, ...guards, ...keys, record };
  return watched(createRun<Db>(ports));
}

/** The runner of this process. */
export const run: Run = runnerOn(systemClock);
