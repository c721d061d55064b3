// One process of the service that is kept running: started again whenever it ends, until it is stopped or
// has failed too often.
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, createWriteStream } from "node:fs";
import type { Writable } from "node:stream";
import { countRestarts, RESTART_POLICY, type RestartPolicy } from "./restarts";

const STOP_MS = 25_000;
const PRELOADS = ["leash", "peer-address", "odd-requests", "transport-security"].flatMap((name) => [
  "--import",
  `./cli/${name}.mjs`,
]);

/** What to run, and how. */
export interface ProgramOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Where its output goes; undefined: to ours. */
  readonly logFile: string | undefined;
  readonly notice: (line: string) => void;
  /** It has failed too often: why, in one line. */
  readonly givenUp: (line: string) => void;
  readonly policy?: RestartPolicy;
}

/** A process that is kept running. */
export interface Program {
  /** Of the process that runs at the moment. */
  readonly pid: () => number | undefined;
  /** Whether the process that runs at the moment has said that it takes work. */
  readonly ready: () => boolean;
  stop(): Promise<void>;
}

/** Starts a program and keeps it running. */
export function keepRunning(options: ProgramOptions): Program {
  const { name, notice } = options;
  const restarts = countRestarts(options.policy ?? RESTART_POLICY);
  let stopping = false;
  let ready = false;
  let again: NodeJS.Timeout | undefined;
  let child: ChildProcess;
  const ended = (how: string) => {
    ready = false;
    if (stopping) return;
    const wait = restarts.failed();
    if (wait === null) {
      options.givenUp(
        `The ${name} process ended ${restarts.count()} times in a row (${how}). ${whereToLook(options)}`,
      );
      return;
    }
    notice(`The ${name} process ended (${how}). It is started again in ${wait / 1000} s.`);
    again = setTimeout(launch, wait);
  };
  const launch = () => {
    restarts.started();
    child = spawnProgram(options);
    child.once("message", () => {
      ready = true;
    });
    child.once("exit", (code, signal) => ended(signal ?? `exit code ${code}`));
    child.once("error", (error) => ended(error.message));
  };
  launch();
  return {
    pid: () => child.pid,
    ready: () => ready,
    async stop() {
      stopping = true;
      clearTimeout(again);
      await end(child);
    },
  };
}

/** For people: where a process says why it ended. */
export function whereToLook({ logFile }: { readonly logFile: string | undefined }): string {
  return logFile ? `Its log: ${logFile}` : "What it said stands above.";
}

function spawnProgram({ args, env, logFile }: ProgramOptions): ChildProcess {
  const child = spawn(process.execPath, [...PRELOADS, ...args], {
    env,
    // The channel tells the child when its parent is gone; see leash.mjs.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Its own group: Ctrl-C reaches the parent alone, which then stops the children in order.
    detached: true,
  });
  const file = logFile ? openLog(logFile) : undefined;
  child.stdout?.pipe<Writable>(file ?? process.stdout, { end: false });
  child.stderr?.pipe<Writable>(file ?? process.stderr, { end: false });
  child.once("close", () => file?.end());
  return child;
}

/** Logs name tenants and what they do: nobody else on the machine reads them. */
function openLog(file: string) {
  const log = createWriteStream(file, { flags: "a", mode: 0o600 });
  log.once("open", () => chmodSync(file, 0o600));
  return log;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const hard = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    child.once("exit", () => {
      clearTimeout(hard);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
