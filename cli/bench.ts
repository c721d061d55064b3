// `npm run bench [assessor|partner]`: what the product costs, measured. Never part of the tests.
import { benchAssessor } from "@/bench/assessor";
import { benchPartner } from "@/bench/partner";
import { command } from "./entry";

command(async () => {
  const only = process.argv[2];
  process.env.LOG_LEVEL ??= "silent";
  let good = true;
  if (only !== "partner") {
    const { lines, within } = await benchAssessor();
    process.stdout.write(`${lines.join("\n")}\n`);
    good = within;
  }
  if (only !== "assessor") {
    process.stdout.write(`\n${(await benchPartner()).join("\n")}\n`);
  }
  process.exit(good ? 0 : 1);
});
