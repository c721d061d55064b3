// The heartbeat of a process: every few seconds it tells the database that it runs, and what was slow.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { endProcess, type ProcessReport, reportProcess } from "@/db/probe";
import { log } from "@/lib/core/log";
import { durations } from "@/lib/core/telemetry/observe";

const EVERY_MS = 10_000;
/** Of operations and of jobs. */
const SLOWEST = 25;

/** A process that tells of itself. */
export interface Reporting {
  /** Tells now, and resolves when it is told. */
  report(): Promise<void>;
  /** Tells that the process ends. */
  stop(): Promise<void>;
}

/** The version of this program. */
function ownVersion(): string {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  return `${version} (Node.js ${process.versions.node})`;
}

/** Starts to tell. A database that is away for a moment ends nothing. */
export function startReporting(kind: ProcessReport["kind"]): Reporting {
  const own = { id: randomUUID(), kind, version: ownVersion(), startedAt: new Date() };
  const report = async () => {
    const { operation, job } = durations();
    const figures = { operations: operation.slowest(SLOWEST), jobs: job.slowest(SLOWEST) };
    await reportProcess({ ...own, figures });
  };
  const attempt = () =>
    report().catch((error) => log().warn({ err: error }, "the process could not be reported"));
  const timer = setInterval(attempt, EVERY_MS);
  timer.unref();
  void attempt();
  return {
    report,
    async stop() {
      clearInterval(timer);
      await endProcess(own.id).catch(() => undefined);
    },
  };
}
