// `npm run learn`: trains the embedded assessor's models anew on their collections of labelled sentences.
// `npm run learn -- --check` writes nothing: it tells whether the training gives the weights that are there.
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { learnDetermination } from "@/lib/assessor/embedded/determination/learn-determination";
import { controlLessons, descriptions } from "@/lib/assessor/embedded/hearing/collections";
import { type Learned, learn } from "@/lib/assessor/embedded/hearing/learn";
import { StartupError } from "@/lib/core/errors";
import { command } from "./entry";
import { type WeightsName, weightsFile, writeManifest } from "./learn/manifest";

command(async () => {
  const isCheck = readCheck();
  const { alone, view, misgivings } = learnDetermination(descriptions());
  const learned: readonly (readonly [WeightsName, Learned])[] = [
    ["determination", alone],
    ["determination-view", view],
    ["determination-misgivings", misgivings],
    ["distribution", learn(controlLessons())],
  ];
  if (isCheck) return check(learned);
  for (const [name, weights] of learned) await write(name, weights);
  await writeManifest();
});

function readCheck(): boolean {
  try {
    return parseArgs({ options: { check: { type: "boolean", default: false } } }).values.check;
  } catch (error) {
    throw new StartupError(
      `${(error as Error).message.split(".")[0]}. Use: npm run learn -- [--check]`,
    );
  }
}

function textOf(learned: Learned): string {
  return `${JSON.stringify(learned)}\n`;
}

async function write(name: WeightsName, learned: Learned): Promise<void> {
  await writeFile(weightsFile(name), textOf(learned));
  process.stdout.write(`${name}: ${learned.labels.length} statements\n`);
}

async function check(learned: readonly (readonly [WeightsName, Learned])[]): Promise<void> {
  const different: WeightsName[] = [];
  for (const [name, weights] of learned) {
    const same = (await readFile(weightsFile(name), "utf8")) === textOf(weights);
    process.stdout.write(`${name}: ${same ? "the same" : "different"}\n`);
    if (!same) different.push(name);
  }
  if (different.length > 0) {
    throw new StartupError(
      `The training gives other weights than those in the repository for ${different.join(", ")}.`,
    );
  }
}
