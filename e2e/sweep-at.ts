// What the worker does by itself each hour, done once as on a machine whose clock shows the given moment.

import { prepareDatabase, requireLogins } from "@/cli/database";
import { command } from "@/cli/entry";
import { closePool } from "@/db/pool";
import { changeEnvironment, readConfig } from "@/lib/core/config";
import { sweep } from "@/lib/jobs/sweep";
import { runnerOn } from "@/lib/runtime";

command(async () => {
  const moment = new Date(process.argv[2] ?? "");
  const database = await prepareDatabase(readConfig(), () => {});
  const { worker } = requireLogins(database);
  changeEnvironment({ WEB_DATABASE_URL: undefined, WORKER_DATABASE_URL: worker });
  const clock = { now: () => moment };
  try {
    await sweep(runnerOn(clock), clock);
  } finally {
    await closePool();
    await database.stop();
  }
});
