// What the embedded assessor's weights were trained from. Training takes five minutes and more, too long for a
// test: instead a manifest beside the weights holds the hashes of both, and a test compares them.
import { createHash } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";

const FOLDER = "lib/assessor/embedded/hearing/data";
const MANIFEST = `${FOLDER}/manifest.json`;

/** The models, each with a file of weights. */
export const WEIGHTS = [
  "determination",
  "determination-view",
  "determination-misgivings",
  "distribution",
] as const;

/** The name of one of the files of weights. */
export type WeightsName = (typeof WEIGHTS)[number];

/** The file of weights of a name. */
export function weightsFile(name: WeightsName): string {
  return `${FOLDER}/${name}.json`;
}

/** Hashes of the training examples and code, and of the weights that they gave, by file. */
export interface Manifest {
  readonly sources: Readonly<Record<string, string>>;
  readonly weights: Readonly<Record<string, string>>;
}

/** The training imports from here all that it runs through and reads. */
const ENTRY = "lib/assessor/embedded/determination/learn-determination.ts";

const LEFT_OUT = [
  // Texts of the catalogue: the training knows controls by their numbers alone.
  /^lib\/pci\/data\/controls\//,
  // The misgivings are trained from every decision, too: `npm run learn -- --check` alone tells whether they still
  // belong to what is decided today.
  /^lib\/assessor\/embedded\/determination\/misgiving-lessons\.ts$/,
];

/** Imports of types are left out: they are gone when the code runs. */
const IMPORTS = /^(?:import|export)\s(?!type\s)[^;]*?\bfrom "((?:@\/|\.\/)[^"]+)";/gm;

/** Lines that hold a comment only. */
const COMMENT_LINES = /^\s*(?:\/\/|\/\*|\*).*\n/gm;

/** The manifest of what stands in the repository. */
export async function currentManifest(): Promise<Manifest> {
  const sources = [...(await sourcesOf(ENTRY))].sort();
  return { sources: await hashesOf(sources), weights: await hashesOf(WEIGHTS.map(weightsFile)) };
}

/** The manifest that was written by the training. */
export async function storedManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(MANIFEST, "utf8")) as Manifest;
}

/** Writes the manifest of what stands in the repository: right after a training only. */
export async function writeManifest(): Promise<void> {
  await writeFile(MANIFEST, `${JSON.stringify(await currentManifest(), null, 2)}\n`);
}

/** The file and all that it imports, one after the other. */
async function sourcesOf(entry: string): Promise<Set<string>> {
  const found = new Set([entry]);
  for (const file of found) {
    if (file.endsWith(".json")) continue;
    const text = await readFile(file, "utf8");
    for (const [, specifier = ""] of text.matchAll(IMPORTS)) {
      const imported = await fileOf(specifier, path.dirname(file));
      if (!LEFT_OUT.some((pattern) => pattern.test(imported))) found.add(imported);
    }
  }
  return found;
}

/** The file of an import. Throws where there is none, so that nothing is left out unseen. */
async function fileOf(specifier: string, folder: string): Promise<string> {
  const base = specifier.startsWith("@/") ? specifier.slice(2) : path.join(folder, specifier);
  const file = base.endsWith(".json") ? base : `${base}.ts`;
  await stat(file);
  return file;
}

async function hashesOf(files: readonly string[]): Promise<Record<string, string>> {
  const hashed = files.map(async (file) => [file, await hashOf(file)] as const);
  return Object.fromEntries(await Promise.all(hashed));
}

/** A comment may change without a new training. */
async function hashOf(file: string): Promise<string> {
  const text = await readFile(file, "utf8");
  const code = file.endsWith(".ts") ? text.replace(COMMENT_LINES, "") : text;
  return createHash("sha256").update(code).digest("hex");
}
