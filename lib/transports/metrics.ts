// `GET /metrics`: the service's figures and those of this process, for whoever holds the token of the monitoring.
import { createHash, timingSafeEqual } from "node:crypto";
import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Reading } from "@/lib/core/telemetry/metrics";
import { processMetrics } from "@/lib/core/telemetry/observe";
import { poolUsage, type ServiceFigures, serviceFigures } from "@/lib/jobs/health";
import { pathHandlers, refusal } from "./rest";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in the same time whatever is sent. */
function isToken(sent: string | null, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(sent ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(token));
}

function requireToken({ headers }: Request): void {
  const { metricsToken } = config();
  if (!metricsToken) throw new AppError("ROUTE_NOT_FOUND");
  if (isToken(headers.get("authorization"), metricsToken)) return;
  throw new AppError("INVALID_CREDENTIALS", { message: "Send METRICS_TOKEN as a bearer token." });
}

function ofPool(): Reading {
  const { used, idle, waiting } = poolUsage();
  return {
    name: "sealwright_database_connections",
    help: "Connections of this process, and requests that wait for one.",
    labels: ["state"],
    values: [[used, "used"] as const, [idle, "idle"] as const, [waiting, "waiting"] as const],
  };
}

function ofQueues({ queues, failures }: ServiceFigures): Reading[] {
  return [
    {
      name: "sealwright_queue_jobs",
      help: "Jobs that could run or do, by queue.",
      labels: ["queue", "state"],
      values: queues.flatMap(({ name, waiting, active }) => [
        [waiting, name, "waiting"] as const,
        [active, name, "active"] as const,
      ]),
    },
    {
      name: "sealwright_queue_oldest_seconds",
      help: "How long the oldest job has been waiting, by queue.",
      labels: ["queue"],
      values: queues.map(({ name, lagSeconds }) => [lagSeconds, name] as const),
    },
    {
      name: "sealwright_jobs_given_up",
      help: "Jobs that failed for good, by kind: in the last hour, the last day, and all that are kept.",
      labels: ["job", "within"],
      values: failures.flatMap(({ kind, lastHour, lastDay, kept }) => [
        [lastHour, kind, "hour"] as const,
        [lastDay, kind, "day"] as const,
        [kept, kind, "kept"] as const,
      ]),
    },
    {
      name: "sealwright_jobs_retrying",
      help: "Jobs that failed and are to be tried again, by kind.",
      labels: ["job"],
      values: failures.map(({ kind, retrying }) => [retrying, kind] as const),
    },
  ];
}

function ofDelivery({ at, mails, webhooks }: ServiceFigures): Reading[] {
  const today = mails.filter(({ day }) => day === at.slice(0, 10));
  return [
    {
      name: "sealwright_mails_today",
      help: "Messages written since midnight UTC, by how they stand.",
      labels: ["status"],
      values: today.map(({ status, count }) => [count, status] as const),
    },
    {
      name: "sealwright_webhooks_last_day",
      help: "Webhook deliveries of the last 24 hours, by how they stand.",
      labels: ["status"],
      values: Object.entries(webhooks).map(([status, count]) => [count, status] as const),
    },
  ];
}

function ofService({ database, processes, versions }: ServiceFigures): Reading[] {
  const alive = (kind: string) => processes.filter((each) => each.kind === kind && each.alive);
  return [
    {
      name: "sealwright_database_bytes",
      help: "Size of the database.",
      labels: [],
      values: [[database.bytes]],
    },
    {
      name: "sealwright_processes",
      help: "Processes that told of themselves in the last 30 seconds.",
      labels: ["kind"],
      values: ["web", "worker"].map((kind) => [alive(kind).length, kind] as const),
    },
    {
      name: "sealwright_migrations",
      help: "Migrations that the database has.",
      labels: [],
      values: [[versions.migrations]],
    },
  ];
}

function ofDatabase(figures: ServiceFigures | null): Reading[] {
  const up: Reading = {
    name: "sealwright_database_up",
    help: "1 where the database answered this in time. Where it did not, what it would tell is left out.",
    labels: [],
    values: [[figures ? 1 : 0]],
  };
  if (!figures) return [up];
  return [up, ...ofQueues(figures), ...ofDelivery(figures), ...ofService(figures)];
}

/** What `of` answers of: the service, which every web process tells the same of, or one worker by itself. */
export async function answerMetrics(request: Request, of: "service" | "worker"): Promise<Response> {
  try {
    requireToken(request);
    const metrics = await processMetrics();
    if (!metrics) throw new AppError("ROUTE_NOT_FOUND");
    const read = of === "service" ? ofDatabase(await serviceFigures()) : [];
    const headers = { "Content-Type": metrics.contentType, "Cache-Control": "no-store" };
    return new Response(await metrics.text([ofPool(), ...read]), { headers });
  } catch (error) {
    return refusal(error, newId("req"));
  }
}

/** The handlers of `/metrics`. */
export const metricsHandlers = pathHandlers({
  GET: (request) => answerMetrics(request, "service"),
});
