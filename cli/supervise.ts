// The small parent: one web and one worker process, both stopped cleanly, the worker restarted.
import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { StartupError } from "@/lib/core/errors";

const STOP_MS = 25_000;
const RESTART_MS = 1_000;
const READY_MS = 180_000;

/** What the children run with. */
export interface SupervisedEnvironment {
  readonly databaseUrl: string;
  readonly port: number;
  /** Folder for the children's logs; undefined: their output goes to ours. */
  readonly logFolder?: string;
}

/** Running web and worker processes. */
export interface Supervised {
  /** Resolves when the web process ends by itself, with what it said. */
  readonly ended: Promise<string>;
  /** Resolves when the first worker takes jobs. */
  readonly workerReady: Promise<void>;
  /** Of the worker that runs at the moment. */
  readonly workerPid: () => number | undefined;
  stop(): Promise<void>;
}

/** Refuses a port that something else listens on, before anything is started. */
export async function requireFreePort(port: number, command: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EACCES" ? "may not be used by this user" : "is taken";
      const way = `Choose another: PORT=${port === 65535 ? 3000 : port + 1} ${command}`;
      reject(new StartupError(`Port ${port} ${why}. ${way}`));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

const WEB = ["node_modules/next/dist/bin/next", "start", "--port"];
const WORKER = ["--import", "tsx", "cli/worker.ts"];

/** Starts both processes. */
export function supervise(environment: SupervisedEnvironment): Supervised {
  let stopping = false;
  const web = launch("web", [...WEB, String(environment.port)], environment);
  let worker = launch("worker", WORKER, environment);
  const watchWorker = () => {
    worker.once("exit", () => {
      if (stopping) return;
      setTimeout(() => {
        if (stopping) return;
        worker = launch("worker", WORKER, environment);
        watchWorker();
      }, RESTART_MS);
    });
  };
  watchWorker();
  const ended = new Promise<string>((resolve) => {
    web.once("exit", (code, signal) => resolve(`The web process ended (${signal ?? code}).`));
  });
  const workerReady = new Promise<void>((resolve) => {
    worker.once("message", () => resolve());
  });
  return {
    ended,
    workerReady,
    workerPid: () => worker.pid,
    async stop() {
      stopping = true;
      await Promise.all([end(web), end(worker)]);
    },
  };
}

function launch(name: string, args: readonly string[], environment: SupervisedEnvironment) {
  const modules = ["./cli/leash.mjs", "./cli/peer-address.mjs", "./cli/transport-security.mjs"];
  const preloads = modules.flatMap((module) => ["--import", module]);
  const child = spawn(process.execPath, [...preloads, ...args], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      DATABASE_URL: environment.databaseUrl,
      PORT: String(environment.port),
    },
    // The channel tells the child when its parent is gone; see leash.mjs.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Its own group: Ctrl-C reaches the parent alone, which then stops the children in order.
    detached: true,
  });
  const sink = environment.logFolder ? logFile(environment.logFolder, name) : process.stdout;
  child.stdout?.pipe(sink, { end: false });
  child.stderr?.pipe(environment.logFolder ? sink : process.stderr, { end: false });
  return child;
}

function logFile(folder: string, name: string) {
  mkdirSync(folder, { recursive: true });
  return createWriteStream(path.join(folder, `${name}.log`), { flags: "a" });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const hard = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    child.once("exit", () => {
      clearTimeout(hard);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

/** Waits until the service says that it is well. */
export async function waitUntilReady(baseUrl: string, supervised: Supervised): Promise<void> {
  const deadline = Date.now() + READY_MS;
  let ended: string | undefined;
  let working = false;
  void supervised.ended.then((line) => {
    ended = line;
  });
  void supervised.workerReady.then(() => {
    working = true;
  });
  while (Date.now() < deadline) {
    if (ended) throw new StartupError(`${ended} See its log.`);
    const ready = await fetch(`${baseUrl}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready && working) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StartupError("The service did not get ready within three minutes. See the logs.");
}
