import { beforeAll, expect, test } from "vitest";
import { currentManifest, type Manifest, storedManifest } from "./manifest";

let current: Manifest;

beforeAll(async () => {
  current = await currentManifest();
});

test("the weights were trained from the examples and the code that stand in the repository", async () => {
  expect(current, "train anew: npm run learn").toEqual(await storedManifest());
});

test("the manifest covers the training examples, the trainer and the features", () => {
  const hearing = "lib/assessor/embedded/hearing";
  expect(Object.keys(current.sources)).toEqual(
    expect.arrayContaining([
      `${hearing}/data/determination-lessons.json`,
      `${hearing}/data/distribution-lessons.json`,
      `${hearing}/data/distribution-statements.json`,
      `${hearing}/learn.ts`,
      `${hearing}/marks.ts`,
      "lib/assessor/embedded/determination/learn-determination.ts",
      "lib/assessor/embedded/determination/data/terminal-signals.ts",
      "lib/assessor/embedded/text/modality.ts",
    ]),
  );
});

test("no file is both a source and a result of the training", () => {
  const { sources, weights } = current;
  expect(Object.keys(weights)).toHaveLength(4);
  expect(Object.keys(weights).filter((file) => file in sources)).toEqual([]);
});
