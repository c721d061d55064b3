// The small parent: web, worker and embedded database are kept running, and stopped cleanly in order.
import { chmodSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logins } from "@/db/logins";
import { StartupError } from "@/lib/core/errors";
import { keepRunning, type Program, type ProgramOptions, whereToLook } from "./program";
import { countRestarts, RESTART_POLICY, type RestartPolicy } from "./restarts";

const READY_MS = 180_000;
const WATCH_MS = 500;

/** A database that may have to be started again. */
export interface WatchedDatabase {
  running(): Promise<boolean>;
  revive(): Promise<void>;
  readonly log: string | undefined;
}

/** What the children run with. */
export interface SupervisedService {
  readonly logins: Logins;
  readonly port: number;
  /** The address that the web process listens on. */
  readonly listen: string;
  /** Folder for the children's logs; undefined: their output goes to ours. */
  readonly logFolder?: string;
  /** The embedded server, where this service runs on one. */
  readonly database?: WatchedDatabase;
  /** Told whenever something ended and is started again. */
  readonly notice: (line: string) => void;
  readonly policy?: RestartPolicy;
  /** Other programs than the service's own, for tests of what becomes of them. */
  readonly programs?: { readonly web?: readonly string[]; readonly worker?: readonly string[] };
}

/** Running web and worker processes. */
export interface Supervised {
  /** Resolves when one of them failed too often, with what to tell. */
  readonly ended: Promise<string>;
  /** Whether the worker that runs at the moment takes jobs. */
  readonly workerReady: () => boolean;
  /** Of the processes that run at the moment. */
  readonly webPid: () => number | undefined;
  readonly workerPid: () => number | undefined;
  stop(): Promise<void>;
}

/** Refuses a port that something else listens on, before anything is started. */
export async function requireFreePort(
  { port, listen }: { readonly port: number; readonly listen: string },
  command: string,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRNOTAVAIL") {
        reject(new StartupError(`LISTEN is ${listen}, which is no address of this machine.`));
        return;
      }
      const why = error.code === "EACCES" ? "may not be used by this user" : "is taken";
      const way = `Choose another: PORT=${port === 65535 ? 3000 : port + 1} ${command}`;
      reject(new StartupError(`Port ${port} ${why}. ${way}`));
    });
    probe.listen(port, listen, () => probe.close(() => resolve()));
  });
}

/** The web process at an address. */
export function webProgram({ port, listen }: Pick<SupervisedService, "port" | "listen">): string[] {
  const address = ["--port", String(port), "--hostname", listen];
  return ["node_modules/next/dist/bin/next", "start", ...address];
}

/**
 * Loading the worker's modules makes the young generation of its heap grow to 130 MB, which it then keeps
 * without need: jobs wait for the database more than for the collector.
 */
const WORKER = ["--max-semi-space-size=16", "--import", "tsx", "cli/worker.ts"];

/** What either process sees of this one's environment: its own login, and no other's. */
export function environmentOf(login: Record<string, string>, port: number): NodeJS.ProcessEnv {
  const { DATABASE_URL, WEB_DATABASE_URL, WORKER_DATABASE_URL, ...rest } = process.env;
  const own = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", PORT: String(port) } as const;
  return { ...rest, ...own, ...login };
}

/** Starts both processes, and watches over them and the database. */
export function supervise(service: SupervisedService): Supervised {
  const { logins, port, logFolder, notice, policy, database, programs } = service;
  if (logFolder) {
    mkdirSync(logFolder, { recursive: true });
    chmodSync(logFolder, 0o700);
  }
  const { promise: ended, resolve: givenUp } = Promise.withResolvers<string>();
  const shared = { notice, givenUp, ...(policy ? { policy } : {}) };
  const logFile = (name: string) => logFolder && path.join(logFolder, `${name}.log`);
  const start = (name: string, args: readonly string[], login: Record<string, string>) => {
    const env = environmentOf(login, port);
    const options: ProgramOptions = { name, args, env, logFile: logFile(name), ...shared };
    return keepRunning(options);
  };
  const web = start("web", programs?.web ?? webProgram(service), {
    WEB_DATABASE_URL: logins.web,
  });
  const worker = start("worker", programs?.worker ?? WORKER, {
    WORKER_DATABASE_URL: logins.worker,
  });
  const watch = database && watchDatabase(database, shared);
  return {
    ended,
    workerReady: worker.ready,
    webPid: web.pid,
    workerPid: worker.pid,
    async stop() {
      await watch?.stop();
      await Promise.all([web.stop(), worker.stop()]);
    },
  };
}

type Watching = Pick<ProgramOptions, "notice" | "givenUp" | "policy">;

/** Starts the database again whenever it has ended. It is no child of ours, so it has to be looked at. */
function watchDatabase(database: WatchedDatabase, options: Watching): Pick<Program, "stop"> {
  const restarts = countRestarts(options.policy ?? RESTART_POLICY);
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  const revive = async () => {
    const wait = restarts.failed();
    const log = whereToLook({ logFile: database.log });
    if (wait === null) {
      options.givenUp(`The database ended ${restarts.count()} times in a row. ${log}`);
      return false;
    }
    options.notice(`The database ended. It is started again in ${wait / 1000} s.`);
    await pause(wait);
    if (signal.aborted) return false;
    restarts.started();
    await database.revive().catch((error: Error) => options.notice(error.message));
    return true;
  };
  const watching = (async () => {
    for (;;) {
      await pause(WATCH_MS);
      if (signal.aborted) return;
      if (!(await database.running()) && !(await revive())) return;
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

/** Where this machine reaches its own web process. */
export function localAddress({ port, listen }: { port: number; listen: string }): string {
  const host = listen === "0.0.0.0" || listen === "::" ? "127.0.0.1" : listen;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Waits until the service can answer and takes jobs. How well it is, is another question. */
export async function waitUntilReady(baseUrl: string, supervised: Supervised): Promise<void> {
  const deadline = Date.now() + READY_MS;
  let ended: string | undefined;
  void supervised.ended.then((line) => {
    ended = line;
  });
  while (Date.now() < deadline) {
    if (ended) throw new StartupError(ended);
    const answers = await fetch(`${baseUrl}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (answers && supervised.workerReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StartupError("The service did not get ready within three minutes. See the logs.");
}
