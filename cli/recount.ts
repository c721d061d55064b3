// `npm run recount`: counts every partner's book anew beside the counters that are kept of it, tells what
// differed and puts it right. The worker does the same every night.
import { closePool } from "@/db/pool";
import { readConfig } from "@/lib/core/config";
import { recountBooks } from "@/lib/jobs/recount";
import { run } from "@/lib/runtime";
import { prepareDatabase } from "./database";
import { say } from "./demo/progress";
import { command } from "./entry";

command(async () => {
  const database = await prepareDatabase(readConfig(), say);
  try {
    const found = await recountBooks(run);
    for (const { partnerId, drift } of found) {
      say(`${partnerId}: ${drift.length} counters differed and were put right`);
      for (const { counter, kept, actual } of drift) {
        say(`  ${counter}: counter ${kept}, merchants ${actual}`);
      }
    }
    if (found.length === 0) say("Every counter agrees with its book.");
  } finally {
    await closePool();
    await database.stop();
  }
});
