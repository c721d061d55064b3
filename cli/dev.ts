// `npm run dev`: Next's development server and a worker that restarts on changes, on the same database.
import { spawn } from "node:child_process";
import { readConfig } from "@/lib/core/config";
import { prepareDatabase, requireLogins } from "./database";
import { command } from "./entry";
import { environmentOf, requireFreePort } from "./supervise";

const WEB = [
  "--import",
  "./cli/peer-address.mjs",
  "--import",
  "./cli/odd-requests.mjs",
  "node_modules/next/dist/bin/next",
  "dev",
];
const WORKER = ["node_modules/tsx/dist/cli.mjs", "watch", "cli/worker.ts"];

command(async () => {
  const config = readConfig();
  await requireFreePort(config, "npm run dev");
  const database = await prepareDatabase(config, (line) => process.stdout.write(`${line}\n`));
  const { web, worker } = requireLogins(database);
  const address = ["--port", String(config.port), "--hostname", config.listen];
  const start = (args: readonly string[], login: Record<string, string>) => {
    const env = { ...environmentOf(login, config.port), NODE_ENV: process.env.NODE_ENV };
    return spawn(process.execPath, args, { env: env as NodeJS.ProcessEnv, stdio: "inherit" });
  };
  const children = [
    start([...WEB, ...address], { WEB_DATABASE_URL: web }),
    start(WORKER, { WORKER_DATABASE_URL: worker }),
  ];
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
