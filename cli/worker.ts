// `npm run worker`: a worker process by itself. Any number may run, on any machine.
import { closePool } from "@/db/pool";
import { readConfig } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { startWorker } from "@/lib/jobs/worker";
import { prepareDatabase } from "./database";
import { command } from "./entry";

command(async () => {
  const config = readConfig();
  const database = await prepareDatabase(config, (line) => log().info(line));
  const worker = await startWorker();
  log().info({ database: database.description }, "worker ready");
  // Under a parent, it waits for this word before it says that the service is ready.
  process.send?.("ready");
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await worker.stop();
    await closePool();
    await database.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
});
