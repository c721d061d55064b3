// `npm run seed -- large|demo`: fills the database. `large`: a live partner with 100,000 merchants in all
// states. `demo`: the demo's live partner with some forty, which `npm run demo` makes by itself, too.
import { closePool } from "@/db/pool";
import { seedDemoTwins } from "@/db/seed/demo";
import { readConfig } from "@/lib/core/config";
import { StartupError } from "@/lib/core/errors";
import { prepareDatabase, requireOwner } from "./database";
import { say, step } from "./demo/progress";
import { command } from "./entry";
import { seedDemoWorld } from "./seed/demo-world";
import { LARGE_BOOK, seedLarge } from "./seed/large";

const WORLDS = ["large", "demo"] as const;

command(async () => {
  const world = WORLDS.find((name) => name === process.argv[2]);
  if (!world)
    throw new StartupError("Say which world: npm run seed -- large, or npm run seed -- demo");
  const database = await prepareDatabase(readConfig(), say);
  try {
    const ownerUrl = requireOwner(database);
    if (world === "large") {
      say("This takes a minute or two.");
      const { apiKey } = await step(
        `${LARGE_BOOK.toLocaleString("en")} merchants`,
        () => seedLarge(ownerUrl, LARGE_BOOK, new Date()),
        ({ partnerId }) => partnerId,
      );
      say(`  API key      ${apiKey}`);
    } else {
      const { live, sandbox } = await seedDemoTwins(ownerUrl, undefined, new Date());
      if (live.made) {
        const seeding = () => seedDemoWorld(ownerUrl, live, new Date());
        await step("Merchants of the live partner", seeding, String);
      } else say("The demo's live partner is there already.");
      say(`  API key of its sandbox twin   ${sandbox.apiKey}`);
    }
  } finally {
    await closePool();
    await database.stop();
  }
});
