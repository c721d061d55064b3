// `npm run bench`: what the product costs, measured. Never part of the tests.
import { benchAssessor } from "@/bench/assessor";
import { command } from "./entry";

command(async () => {
  const { lines, within } = await benchAssessor();
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exit(within ? 0 : 1);
});
