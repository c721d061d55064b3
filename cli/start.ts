// `npm start`: database, web and worker under one small parent.
import { readConfig } from "@/lib/core/config";
import { StartupError } from "@/lib/core/errors";
import { build, buildIsStale } from "./build";
import { prepareDatabase, requireLogins } from "./database";
import { command } from "./entry";
import { exposureWarning } from "./exposure";
import { tellSetUp } from "./set-up";
import { localAddress, requireFreePort, supervise, waitUntilReady } from "./supervise";

const say = (line: string) => process.stdout.write(`${line}\n`);

command(async () => {
  const config = readConfig();
  await requireFreePort(config, "npm start");
  const database = await prepareDatabase(config, say);
  const logins = requireLogins(database);
  if (await buildIsStale()) {
    say("Building …");
    await build();
  }
  const { port, listen } = config;
  const supervised = supervise({ logins, port, listen, database, notice: say });
  const stop = async () => {
    await supervised.stop();
    await database.stop();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => stop().then(() => process.exit(0)));
  }
  try {
    await waitUntilReady(localAddress(config), supervised);
    say(`Sealwright is ready at ${config.baseUrl} (${database.description}).`);
    await tellSetUp(say).catch((error: Error) =>
      say(`The set-up address could not be made (${error.message}). A new start tries again.`),
    );
    const warning = exposureWarning(config);
    if (warning) say(warning);
    throw new StartupError(await supervised.ended);
  } catch (error) {
    await stop();
    throw error;
  }
});
