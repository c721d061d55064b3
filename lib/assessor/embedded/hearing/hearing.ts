// Hears what a sentence says by all of its words together. What it goes by was learned from thousands of
// labelled sentences (`npm run learn`) and is data.
import type { Learned } from "./learn";

/** How likely each statement is, from 0 to 1, by its label. */
export type Chances = ReadonlyMap<string, number>;

/** Hears a sentence by its marks (see `marksOf`), those included that its neighbours add. */
export type Hear = (marks: readonly string[]) => Chances;

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, "base64")).buffer;

/** A reader that goes by what was learned; it unpacks it at the first sentence. */
export function createHearing(learned: Learned): Hear {
  let unpacked: Unpacked | undefined;
  return (marks) => {
    unpacked ??= unpack(learned);
    const sum = new Float64Array(unpacked.size);
    return chances(unpacked, sum, add(unpacked, sum, marks));
  };
}

type Unpacked = ReturnType<typeof unpack>;

function unpack({ labels, size, bias, step, marks, inward, outward }: Learned) {
  return {
    ...{ labels, size, bias, step },
    places: new Map(marks.split("\n").map((mark, place) => [mark, place])),
    inward: new Int8Array(bytesOf(inward)),
    outward: new Float32Array(bytesOf(outward)),
  };
}

/** Adds the vectors of the marks that are known to the sum; how many there were. */
function add(
  { size, places, inward }: Unpacked,
  sum: Float64Array,
  marks: readonly string[],
): number {
  let known = 0;
  for (const mark of marks) {
    const place = places.get(mark);
    if (place === undefined) continue;
    known += 1;
    for (let at = 0; at < size; at += 1)
      sum[at] = (sum[at] ?? 0) + (inward[place * size + at] ?? 0);
  }
  return known;
}

function chances(
  { labels, size, bias, step, outward }: Unpacked,
  sum: Float64Array,
  known: number,
): Chances {
  const scale = step / Math.sqrt(Math.max(1, known));
  const chanceOf = (index: number) => {
    let total = 0;
    for (let at = 0; at < size; at += 1)
      total += (outward[index * size + at] ?? 0) * (sum[at] ?? 0);
    return 1 / (1 + Math.exp(-((bias[index] ?? 0) + total * scale)));
  };
  return new Map(labels.map((label, index) => [label, chanceOf(index)] as const));
}
