// `npm run learn`: lets the embedded assessor learn anew from its collections of labelled sentences.
import { writeFile } from "node:fs/promises";
import { learnDetermination } from "@/lib/assessor/embedded/determination/learn-determination";
import { controlLessons, descriptions } from "@/lib/assessor/embedded/hearing/collections";
import { type Learned, learn } from "@/lib/assessor/embedded/hearing/learn";
import { command } from "./entry";

command(async () => {
  const { alone, view, misgivings } = learnDetermination(descriptions());
  await write("determination", alone);
  await write("determination-view", view);
  await write("determination-misgivings", misgivings);
  await write("distribution", learn(controlLessons()));
});

async function write(name: string, learned: Learned): Promise<void> {
  const file = `lib/assessor/embedded/hearing/data/${name}.json`;
  await writeFile(file, `${JSON.stringify(learned)}\n`);
  process.stdout.write(`${name}: ${learned.labels.length} statements\n`);
}
