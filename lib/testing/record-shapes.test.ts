// A record is read for ten years: one of every shape that was ever written is kept here, is read without
// loss and still makes both documents. A file of this folder is never written anew.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { canonicalJson, sha256 } from "@/lib/core/canonical";
import { readRecord } from "@/lib/domain/record/queries";
import { RECORD_SHAPE_VERSION } from "@/lib/domain/record/shape";
import { renderDocument } from "@/lib/render/render";

const FOLDER = "lib/domain/record/data/records";
const files = readdirSync(FOLDER).sort();

const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, "utf8");

/** Of the bytes as they were sealed. */
const SEALED: Readonly<Record<string, string>> = {
  "v1-saq-a-signed.json": "845af1e2f38648b2464d6d256efde08076c1f15a5013211449ffd4a1bf8a5b01",
  "v1-saq-d-unsigned.json": "369c4eed83a5adf2ad92e6934df982996ef4664f3e69e684c360a3244c1070d9",
  "v2-saq-a-signed.json": "b0dc1788db9acc50b314d38d4f4c09c542b583b60cc3d5866983f30eda6e6946",
  "v2-saq-d-unsigned.json": "1c56a96f11aeca26f05e0a35fab62e8a71773853dde0dcbe3f2b0d15d7580098",
  "v3-saq-b-ip-signed.json": "87ad7c31223b06ec54686abd06a28373debc7204b4eb582d10bc684186f15441",
  "v3-saq-b-ip-unsigned.json": "804c38587d3ad1805edde6d77e25babbabaf6c04d221f3451208225ed7573edd",
};

test("there is a record of every shape, signed and unsigned, byte for byte as it was sealed", () => {
  expect(files).toEqual(Object.keys(SEALED));
  for (const file of files) expect([file, sha256(textOf(file))]).toEqual([file, SEALED[file]]);
  const versions = new Set(files.map((file) => Number(/^v(\d+)-/.exec(file)?.[1])));
  const every = Array.from({ length: RECORD_SHAPE_VERSION }, (_, at) => at + 1);
  expect([...versions]).toEqual(every);
});

describe.each(files)("%s", (file) => {
  const text = textOf(file);

  test("is read without loss, and hashes as it says", () => {
    const record = readRecord({ canonical: text });
    expect(canonicalJson(record)).toBe(text);
    const { signature, evidence, ...content } = record;
    expect(sha256(canonicalJson(content))).toBe(evidence.contentSha256);
    expect(evidence.signing === null).toBe(signature === null);
  });

  test.each(["saq", "aoc"] as const)("still makes its %s", async (kind) => {
    const source = { record: readRecord({ canonical: text }), narrative: null };
    const { bytes, pages } = await renderDocument(kind, source);
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
    expect(pages).toBeGreaterThan(2);
  });
});
