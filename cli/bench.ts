// `npm run bench [assessor|dashboard|documents|pages|partner|portal]`: what the product costs, measured. Never part of the tests.
import { benchAssessor } from "@/bench/assessor";
import { benchDashboard } from "@/bench/dashboard";
import { benchDocuments } from "@/bench/documents";
import { benchPages } from "@/bench/pages";
import { benchPartner } from "@/bench/partner";
import { benchPortal } from "@/bench/portal";
import { command } from "./entry";

command(async () => {
  const only = process.argv[2];
  const wanted = (name: string) => only === undefined || only === name;
  process.env.LOG_LEVEL ??= "silent";
  let good = true;
  if (wanted("assessor")) {
    const { lines, within } = await benchAssessor();
    process.stdout.write(`${lines.join("\n")}\n`);
    good = within;
  }
  if (wanted("dashboard")) {
    const { lines, within } = await benchDashboard();
    process.stdout.write(`\n${lines.join("\n")}\n`);
    good = good && within;
  }
  if (wanted("documents")) {
    const { lines, within } = await benchDocuments();
    process.stdout.write(`\n${lines.join("\n")}\n`);
    good = good && within;
  }
  if (wanted("pages")) {
    const { lines, within } = await benchPages();
    process.stdout.write(`\n${lines.join("\n")}\n`);
    good = good && within;
  }
  if (wanted("partner")) process.stdout.write(`\n${(await benchPartner()).join("\n")}\n`);
  if (wanted("portal")) process.stdout.write(`\n${(await benchPortal()).join("\n")}\n`);
  process.exit(good ? 0 : 1);
});
