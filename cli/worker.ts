// `npm run worker`: a worker process by itself. Any number may run, on any machine.
import { closePool } from "@/db/pool";
import { readConfig } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { flushTraces } from "@/lib/core/telemetry/trace";
import { startReporting } from "@/lib/jobs/report";
import { startWorker } from "@/lib/jobs/worker";
import { prepareDatabase } from "./database";
import { command } from "./entry";
import { serveWorkerMetrics } from "./worker-metrics";

command(async () => {
  const config = readConfig();
  const database = await prepareDatabase(config, (line) => log().info(line));
  const metrics = await serveWorkerMetrics();
  const worker = await startWorker();
  const reporting = startReporting("worker");
  log().info({ database: database.description }, "worker ready");
  // Under a parent, it waits for this word before it says that the service is ready.
  process.send?.("ready");
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    metrics?.close();
    await worker.stop();
    await reporting.stop();
    await flushTraces();
    await closePool();
    await database.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
});
