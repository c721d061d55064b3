// Builds the web application where the build is missing or older than its sources.
import { spawn } from "node:child_process";
import { access, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { StartupError } from "@/lib/core/errors";

const SOURCES = [
  "app",
  "components",
  "lib",
  "db",
  "emails",
  "messages",
  "public",
  "proxy.ts",
  "next.config.ts",
  "package-lock.json",
];
const BUILT = path.join(".next", "BUILD_ID");
const SHOWN_LINES = 15;

/** Whether `next start` would serve something older than the sources, or nothing. */
export async function buildIsStale(): Promise<boolean> {
  const built = await access(BUILT).then(
    () => stat(BUILT),
    () => null,
  );
  if (!built) return true;
  const newest = await Promise.all(SOURCES.map(newestChange));
  return Math.max(...newest) > built.mtimeMs;
}

async function newestChange(entry: string): Promise<number> {
  const found = await stat(entry).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const children = await readdir(entry);
  const times = await Promise.all(children.map((child) => newestChange(path.join(entry, child))));
  return Math.max(0, ...times);
}

/** Runs `next build`; its output is shown only where it fails. */
export async function build(): Promise<void> {
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => lines.push(...text.split("\n")));
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code === 0) return;
  const tail = lines.filter((line) => line.trim()).slice(-SHOWN_LINES);
  throw new StartupError(`The build failed:\n${tail.join("\n")}`);
}
