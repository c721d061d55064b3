// `npm run partner -- archive PARTNER_ID FILE`: takes the archive of a closing partner where nobody of it is left to do so.
import { open, rm } from "node:fs/promises";
import { closePool } from "@/db/pool";
import type { Caller } from "@/lib/core/caller";
import { readConfig } from "@/lib/core/config";
import { AppError, StartupError } from "@/lib/core/errors";
import { planArchive } from "@/lib/domain/closing/system";
import { run } from "@/lib/runtime";
import { archiveOf } from "@/lib/transports/archive";
import { prepareDatabase } from "./database";
import { command } from "./entry";

const USE = "Say whose archive to take, and where to: npm run partner -- archive prt_… archive.zip";
const TAKER = { by: "command-line", byName: "The command line" };
const say = (line: string) => process.stdout.write(`${line}\n`);

function planFor(partnerId: string) {
  const caller: Caller = { kind: "system", partnerId, job: "command-line" };
  return run(planArchive, caller, {}).catch((error: unknown) => {
    if (error instanceof AppError) throw new StartupError(error.message);
    throw error;
  });
}

/** Writes the archive to a new file, which goes again where it could not be written to its end. */
async function write(partnerId: string, path: string): Promise<void> {
  const { output: plan } = await planFor(partnerId);
  const file = await open(path, "wx", 0o600).catch((error: Error) => {
    throw new StartupError(`The file cannot be made: ${error.message}`);
  });
  try {
    for await (const piece of archiveOf(plan, TAKER)) await file.appendFile(piece);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  say(`The archive of ${plan.partner.name} is in ${path}. It holds everything: keep it safe.`);
}

command(async () => {
  const [act, partnerId, path, ...others] = process.argv.slice(2);
  if (act !== "archive" || !partnerId || !path || others.length > 0) throw new StartupError(USE);
  const database = await prepareDatabase(readConfig(), say);
  try {
    await write(partnerId, path);
  } finally {
    await closePool();
    await database.stop();
  }
});
