// `npm run learn`: lets the embedded assessor learn anew from its collections of labelled sentences.
import { writeFile } from "node:fs/promises";
import { LESSONS } from "@/lib/assessor/embedded/hearing/collections";
import { learn } from "@/lib/assessor/embedded/hearing/learn";
import { command } from "./entry";

command(async () => {
  for (const [subject, teach] of Object.entries(LESSONS)) {
    const lessons = teach();
    const learned = learn(lessons);
    const file = `lib/assessor/embedded/hearing/data/${subject}.json`;
    await writeFile(file, `${JSON.stringify(learned)}\n`);
    process.stdout.write(
      `${subject}: ${lessons.length} sentences, ${learned.labels.length} statements\n`,
    );
  }
});
