// Archives are read by others' programs: what comes out is checked by a reader that is not ours.
import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type PutIn, type ZipEntry, zipOf } from "./zip";

const modified = new Date("2026-11-23T10:20:30Z");

async function* listed(entries: readonly ZipEntry[]) {
  yield* entries;
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function spools(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith("sealwright-")).sort();
}

test("another reader finds every file as it was put in: empty, large, in pieces, with names in any script", async () => {
  const large = randomBytes(3_000_000);
  const pieces = Array.from({ length: 30 }, (_, at) =>
    large.subarray(at * 100_000, (at + 1) * 100_000),
  );
  const told: PutIn[] = [];
  const zip = await bytesOf(
    zipOf(
      listed([
        { name: "empty.txt", content: [] },
        { name: "folder/häuser-商店.txt", content: [Buffer.from("two "), Buffer.from("pieces")] },
        { name: "large.bin", content: pieces },
      ]),
      { modified, onFile: async (file) => void told.push(file) },
    ),
  );
  const read = unzipSync(new Uint8Array(zip));
  expect(Object.keys(read)).toEqual(["empty.txt", "folder/häuser-商店.txt", "large.bin"]);
  expect(Buffer.from(read["folder/häuser-商店.txt"] ?? []).toString()).toBe("two pieces");
  expect(Buffer.from(read["large.bin"] ?? []).equals(large)).toBe(true);
  expect(told.map(({ name, bytes }) => [name, bytes])).toEqual([
    ["empty.txt", 0],
    ["folder/häuser-商店.txt", 10],
    ["large.bin", 3_000_000],
  ]);
});

test("nothing is read ahead of whoever takes it, and an archive that is left leaves no file behind", async () => {
  const before = await spools();
  let asked = 0;
  async function* endless() {
    for (;;) {
      asked += 1;
      yield { name: `${asked}`, content: [randomBytes(100_000)] };
    }
  }
  const zip = zipOf(endless(), { modified });
  for (let taken = 0; taken < 4; taken += 1) await zip.next();
  await zip.return(undefined);
  expect(asked).toBeLessThan(4);
  expect(await spools()).toEqual(before);
});

test("a source that fails ends the archive with its failure", async () => {
  async function* failing() {
    yield Buffer.from("some");
    throw new Error("the database is gone");
  }
  const zip = zipOf(listed([{ name: "a", content: failing() }]), { modified });
  await expect(bytesOf(zip)).rejects.toThrow("the database is gone");
});
