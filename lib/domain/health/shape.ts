import { z } from "zod";
import { Moment, pathId } from "@/lib/domain/text";

const count = z.int().min(0);

/** How long something took in one process, over the last half hour to hour. */
const DurationShape = z.object({
  name: z.string(),
  count,
  failed: count,
  p50Ms: z.number(),
  p95Ms: z.number(),
  mostMs: z.number(),
});

const ProcessShape = z.object({
  id: z.string(),
  kind: z.enum(["web", "worker"]),
  version: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  /** It told of itself within 30 seconds. */
  alive: z.boolean(),
  /** null where details were not asked for. */
  figures: z
    .object({ operations: z.array(DurationShape), jobs: z.array(DurationShape) })
    .nullable(),
});

/** Deliveries of the last 24 hours by how they stand. */
const Deliveries = z.object({ delivered: count, failed: count, waiting: count });

/** How the service does, in counts over all partners. */
export const HealthFigures = z.object({
  /** The database's clock when it was asked. */
  at: z.string(),
  queues: z.array(
    z.object({ name: z.string(), waiting: count, active: count, lagSeconds: z.number() }),
  ),
  /** Jobs that were given up, by kind; `retrying` failed and are to be tried again. */
  failures: z.array(
    z.object({ kind: z.string(), lastHour: count, lastDay: count, kept: count, retrying: count }),
  ),
  /** Messages of the last seven days. */
  mails: z.array(z.object({ day: z.string(), status: z.string(), count })),
  webhooks: Deliveries,
  /** The twenty partners whose receivers do worst; null where details were not asked for. */
  receivers: z
    .array(Deliveries.extend({ partnerId: z.string(), name: z.string(), total: count }))
    .nullable(),
  database: z.object({
    bytes: count,
    tables: z.array(z.object({ name: z.string(), bytes: count })).nullable(),
    /** On each of the last 30 days that a process ran. */
    sizes: z.array(z.object({ day: z.string(), bytes: count })).nullable(),
  }),
  processes: z.array(ProcessShape),
  versions: z.object({
    postgres: z.string(),
    queues: z.string(),
    migrations: count,
    migratedTo: count.nullable(),
  }),
});

/**
 * Kinds of jobs whose end was told to whoever waited: a second try would find nothing left to do. What starts each of
 * them again, in words for the console.
 */
export const TOLD_AS_FAILED: Readonly<Record<string, string>> = {
  determine: "The merchant was told that it failed and sends the description again.",
  "compose-question": "The merchant was told that it failed and asks again.",
  "analyze-answer": "The merchant was told that it failed and sends the answer again.",
  "send-mail": "The message stands as failed, and the partner sends it again.",
  "bulk-mail": "The act stands as failed, and the partner starts it again.",
  sweep: "It runs by itself every hour.",
  recount: "It runs by itself every night.",
};

/** How many jobs one act tries again. */
export const RETRIED_AT_ONCE = 200;

const kind = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z-]*$/, "Name a kind of job, such as render-documents.");

/** Selects jobs that were given up. */
export const DeadLetterQuery = z.strictObject({
  kind: kind.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional(),
});

/** Jobs that were given up, the latest first. */
export const DeadLetterPage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      /** null: the job is the service's own, or its partner is gone. */
      partner: z.object({ id: z.string(), name: z.string() }).nullable(),
      /** Class of the error. */
      error: z.string(),
      code: z.string().nullable(),
      /** Where it is in words of our own; other errors could quote what they were given. */
      message: z.string().nullable(),
      tries: count,
      createdAt: Moment,
      failedAt: Moment,
      /** null: it can be tried again. Otherwise what is done instead. */
      instead: z.string().nullable(),
    }),
  ),
  nextToken: z.string().nullable(),
});

/** Names jobs that were given up: one, or as many of a kind as one act takes. */
export const RetryInput = z.strictObject({
  kind,
  jobId: pathId("One job alone.", "1f6a9c54-4f3e-4c0e-9d1c-5a3c7c1b2a10").optional(),
});
