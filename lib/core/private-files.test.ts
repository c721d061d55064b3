// What is written beside the database can be read by its user alone, whatever stood there before.
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepFirst, makePrivateFolder, writePrivateFile } from "./private-files";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sealwright-private-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

test("a file is for its user alone, also where others could read the one before", async () => {
  const file = path.join(folder, "aoc.pdf");
  await writeFile(file, "earlier");
  await chmod(file, 0o644);
  await writePrivateFile(file, "now");
  expect([await modeOf(file), await readFile(file, "utf8")]).toEqual([0o600, "now"]);
});

test("a folder that is made cannot be listed by others; one that is there stays as it is", async () => {
  const made = path.join(folder, "a", "b");
  await makePrivateFolder(made);
  expect((await modeOf(made)) & 0o066).toBe(0);
  expect((await modeOf(path.dirname(made))) & 0o066).toBe(0);
  const shared = path.join(folder, "shared");
  await mkdir(shared);
  await chmod(shared, 0o755);
  await makePrivateFolder(shared);
  expect(await modeOf(shared)).toBe(0o755);
});

test("of many who make the same file at once, all read the whole of one", async () => {
  const file = path.join(folder, "key");
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(64));
  const read = await Promise.all(texts.map((text) => keepFirst(file, text)));
  expect(new Set(read).size).toBe(1);
  expect(texts).toContain(read[0]);
  expect(await modeOf(file)).toBe(0o600);
});
