// `npm run dev`: Next's development server and a worker that restarts on changes, on the same database.
import { spawn } from "node:child_process";
import { readConfig } from "@/lib/core/config";
import { prepareDatabase } from "./database";
import { command } from "./entry";
import { requireFreePort } from "./supervise";

const WEB = [
  "--import",
  "./cli/peer-address.mjs",
  "--import",
  "./cli/odd-requests.mjs",
  "node_modules/next/dist/bin/next",
  "dev",
  "--port",
];
const WORKER = ["node_modules/tsx/dist/cli.mjs", "watch", "cli/worker.ts"];

command(async () => {
  const config = readConfig();
  await requireFreePort(config.port, "npm run dev");
  const database = await prepareDatabase(config, (line) => process.stdout.write(`${line}\n`));
  const env = { ...process.env, DATABASE_URL: database.url, NEXT_TELEMETRY_DISABLED: "1" };
  const children = [[...WEB, String(config.port)], WORKER].map((args) =>
    spawn(process.execPath, args, { env, stdio: "inherit" }),
  );
  const ended = children.map((child) => new Promise((resolve) => child.once("exit", resolve)));
  const stop = async () => {
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(ended);
    await database.stop();
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  await Promise.race(ended);
  await stop();
});
