// How the service stands. Two questions: can it answer (ready), and is it well (health)? A backlog or a full
// disk makes it unwell, and no reason to start it again or to send nobody there.
import type { z } from "zod";
import { bounded, checkReading, checkWriting, healthFigures, queueFigures } from "@/db/probe";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { HealthFigures } from "@/lib/domain/health/shape";

export { poolUsage } from "@/db/pool";

/** One part of the service. */
interface PartHealth {
  readonly ok: boolean;
  readonly [figure: string]: boolean | number | string;
}

/** The jobs of one kind: how many could run, how many do, and how long the oldest has been waiting. */
interface QueueHealth {
  readonly ok: boolean;
  readonly waiting: number;
  readonly active: number;
  readonly lagSeconds: number;
}

/** The answer of `GET /health`. */
export interface Health {
  readonly status: "ok" | "failing";
  /** Names of the parts that fail; empty when all is well. */
  readonly failing: readonly string[];
  readonly checks: {
    readonly process: PartHealth;
    readonly database: PartHealth;
    readonly queue: PartHealth;
  };
  /** Each queue by itself; empty where they cannot be read. */
  readonly queues: Readonly<Record<string, QueueHealth>>;
}

/** The answer of `GET /health/ready`. */
export interface Readiness {
  readonly status: "ready" | "not_ready";
  readonly checks: { readonly database: PartHealth };
}

/** However often it is asked, a check of everything is made once in this time. */
const HEALTH_KEPT_MS = 1_000;
const READY_KEPT_MS = 200;

/** Answers the last result until it is that old; whoever asks while a check is being made gets that one. */
function kept<T>(check: () => Promise<T>, ms: number): () => Promise<T> {
  let last: { readonly result: Promise<T>; readonly until: () => number } | undefined;
  return () => {
    if (last && performance.now() < last.until()) return last.result;
    let until = Number.POSITIVE_INFINITY;
    const result = check().finally(() => {
      until = performance.now() + ms;
    });
    last = { result, until: () => until };
    return result;
  };
}

async function timed(check: () => Promise<unknown>, failure: string): Promise<PartHealth> {
  const started = performance.now();
  try {
    await bounded(check());
    return { ok: true, latencyMs: Math.round(performance.now() - started) };
  } catch {
    return { ok: false, message: failure };
  }
}

async function databaseHealth(): Promise<PartHealth> {
  const reading = await timed(checkReading, "The database does not answer.");
  if (!reading.ok) return reading;
  const writing = await timed(
    checkWriting,
    "The database takes no changes: its disk may be full, or it is read-only.",
  );
  return writing.ok ? { ...reading, writeMs: writing.latencyMs ?? 0 } : writing;
}

/**
 * A queue is well while its oldest job has not waited too long. One partner alone cannot make it unwell: its
 * own backlog counts only where nobody works on the queue.
 */
async function queuesHealth(): Promise<Record<string, QueueHealth> | null> {
  const limit = config().healthMaxQueueLagSeconds;
  try {
    const figures = await bounded(queueFigures(limit));
    return Object.fromEntries(
      figures.map(({ name, waiting, active, lagSeconds, severalLate, workedOn }) => {
        const ok = lagSeconds <= limit || (!severalLate && workedOn);
        return [name, { ok, waiting, active, lagSeconds: Math.round(lagSeconds * 10) / 10 }];
      }),
    );
  } catch {
    return null;
  }
}

function overall(queues: Record<string, QueueHealth> | null): PartHealth {
  if (!queues) return { ok: false, message: "The queues cannot be read." };
  const all = Object.values(queues);
  return {
    ok: all.every(({ ok }) => ok),
    waiting: all.reduce((sum, { waiting }) => sum + waiting, 0),
    lagSeconds: Math.max(0, ...all.map(({ lagSeconds }) => lagSeconds)),
  };
}

/** Checks every part; never throws. */
export const checkHealth: () => Promise<Health> = kept(async () => {
  const rssMegabytes = Math.round(process.memoryUsage.rss() / 1024 / 1024);
  const uptimeSeconds = Math.round(process.uptime());
  const [database, queues] = await Promise.all([databaseHealth(), queuesHealth()]);
  const running = { ok: true, uptimeSeconds, rssMegabytes };
  const checks = { process: running, database, queue: overall(queues) };
  const failing = Object.entries(checks).flatMap(([name, part]) => (part.ok ? [] : [name]));
  const status = failing.length === 0 ? "ok" : "failing";
  return { status, failing, checks, queues: queues ?? {} };
}, HEALTH_KEPT_MS);

/** Whether requests can be answered: the database does; never throws. */
export const checkReadiness: () => Promise<Readiness> = kept(async () => {
  const database = await timed(checkReading, "The database does not answer.");
  return { status: database.ok ? "ready" : "not_ready", checks: { database } };
}, READY_KEPT_MS);

/** How the service does, in counts; what grows with the number of partners is left out. */
export type ServiceFigures = z.output<typeof HealthFigures>;

/** Reads them, with one question to the database in a second at most; null where it does not answer. */
export const serviceFigures: () => Promise<ServiceFigures | null> = kept(async () => {
  try {
    return HealthFigures.parse(await bounded(healthFigures()));
  } catch (error) {
    log().warn({ err: error }, "the figures of the service could not be read");
    return null;
  }
}, HEALTH_KEPT_MS);
