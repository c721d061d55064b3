// `npm run migrate`: brings the database to this program's schema and ends, for machines whose web and worker
// processes have no right to do that.
import { readConfig } from "@/lib/core/config";
import { StartupError } from "@/lib/core/errors";
import { prepareDatabase } from "./database";
import { command } from "./entry";

command(async () => {
  const config = readConfig();
  if (!config.databaseUrl && (config.webDatabaseUrl || config.workerDatabaseUrl)) {
    throw new StartupError("Set DATABASE_URL to the owner of the database: migrating needs it.");
  }
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const database = await prepareDatabase(config, say);
  await database.stop();
  say(`The database is up to date (${database.description}).`);
});
