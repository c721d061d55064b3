// `npm start`: database, web and worker under one small parent.
import { readConfig } from "@/lib/core/config";
import { StartupError } from "@/lib/core/errors";
import { build, buildIsStale } from "./build";
import { prepareDatabase } from "./database";
import { command } from "./entry";
import { requireFreePort, supervise, waitUntilReady } from "./supervise";

const say = (line: string) => process.stdout.write(`${line}\n`);

command(async () => {
  const config = readConfig();
  await requireFreePort(config.port, "npm start");
  const database = await prepareDatabase(config, say);
  if (await buildIsStale()) {
    say("Building …");
    await build();
  }
  const supervised = supervise({ databaseUrl: database.url, port: config.port });
  const stop = async () => {
    await supervised.stop();
    await database.stop();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => stop().then(() => process.exit(0)));
  }
  try {
    await waitUntilReady(`http://127.0.0.1:${config.port}`, supervised);
    say(`Sealwright is ready at ${config.baseUrl} (${database.description}).`);
    throw new StartupError(await supervised.ended);
  } catch (error) {
    await stop();
    throw error;
  }
});
