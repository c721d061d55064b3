// `npm run operator -- create EMAIL`: prints an address with which somebody becomes an operator of the service.
import { closePool } from "@/db/pool";
import { readConfig } from "@/lib/core/config";
import { AppError, StartupError } from "@/lib/core/errors";
import { offerOperator } from "@/lib/domain/operator/system";
import { run } from "@/lib/runtime";
import { prepareDatabase } from "./database";
import { command } from "./entry";
import { COMMAND_LINE, minuteOf } from "./set-up";

const USE = "Say whose account to make: npm run operator -- create name@example.com";
const say = (line: string) => process.stdout.write(`${line}\n`);

function offerTo(email: string) {
  return run(offerOperator, COMMAND_LINE, { email }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "ALREADY_MEMBER") {
      throw new StartupError(
        `${email} is an operator already. A forgotten password: /sign-in/reset`,
      );
    }
    throw new StartupError(error.code === "VALIDATION_ERROR" ? USE : error.message);
  });
}

command(async () => {
  const [act, email, ...others] = process.argv.slice(2);
  if (act !== "create" || !email || others.length > 0) throw new StartupError(USE);
  const database = await prepareDatabase(readConfig(), say);
  try {
    const { output } = await offerTo(email);
    say(`Give this address to ${email}; it makes the account, once:`);
    say(`  ${output.url}`);
    say(`It works until ${minuteOf(output.expiresAt)}. Nothing was mailed.`);
  } finally {
    await closePool();
    await database.stop();
  }
});
