// Learns to hear: each mark of a sentence gets a vector, each statement another; a sentence is the sum of
// its marks, and how far the two agree tells how likely the statement is made. Gradient descent (AdaGrad)
// over all statements at once, so that what is rarely said profits from what is said often.
// Deterministic: a fixed order and fixed beginnings.
import { createHash } from "node:crypto";

/** A sentence as the learner sees it: its marks (see `marksOf`), and the statements that it makes. */
export interface Lesson {
  readonly marks: readonly string[];
  readonly made: readonly string[];
}

/** What `hear` needs, as it is written to the data. */
export interface Learned {
  readonly labels: string[];
  readonly size: number;
  readonly bias: number[];
  readonly step: number;
  readonly marks: string;
  readonly inward: string;
  readonly outward: string;
}

/** Learned from what another reader hears; it goes with that reader only. */
export interface LearnedBeside extends Learned {
  /** Digest of what the other reader has learned. */
  readonly beside: string;
}

const SIZE = 64;
const ROUNDS = 14;
/** The mean over the last rounds depends less on their order than the end of the last one. */
const AVERAGED = 8;
const STEP = 0.05;
const BIAS_STEP = 0.02;
const PULL = 1e-4;
const START = 0.5;
const RARE = -3;
/** The lessons of a round are gone through in strides of this prime, which mixes the topics. */
const STRIDE = 1009;
const NEGLIGIBLE = 0.01;
/** A mark must stand in this many sentences to tell anything of another. */
const OFTEN = 3;

interface Example {
  readonly marks: Int32Array;
  readonly made: ReadonlySet<number>;
}

interface Weights {
  readonly inward: Float32Array;
  readonly outward: Float32Array;
  readonly bias: Float64Array;
}

/** How far each weight has moved so far. */
type Moved = Pick<Weights, "inward" | "outward">;

/** Numbers between -START and START, the same in every run. */
function beginnings(length: number, seed: number): Float32Array {
  let state = seed;
  return new Float32Array(length).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 32 - 0.5) * START;
  });
}

function countMarks(sentences: readonly (readonly string[])[]): string[] {
  const seen = new Map<string, number>();
  for (const mark of sentences.flat()) seen.set(mark, (seen.get(mark) ?? 0) + 1);
  return [...seen].filter(([, count]) => count >= OFTEN).map(([mark]) => mark);
}

/** Tells apart what was learned at different times. */
export function digestOf(learned: Learned): string {
  return createHash("sha256").update(JSON.stringify(learned)).digest("hex");
}

/** Learns from sentences, in their order. */
export function learn(lessons: readonly Lesson[]): Learned {
  const marks = countMarks(lessons.map((lesson) => lesson.marks));
  const places = new Map(marks.map((mark, place) => [mark, place]));
  const labels = [...new Set(lessons.flatMap(({ made }) => made))].sort();
  const examples = lessons.map((lesson) => ({
    marks: Int32Array.from(
      lesson.marks.map((mark) => places.get(mark)).filter((place) => place !== undefined),
    ),
    made: new Set(lesson.made.map((label) => labels.indexOf(label))),
  }));
  return packed(labels, marks, descend(examples, marks.length, labels.length));
}

function descend(examples: readonly Example[], marks: number, labels: number): Weights {
  const weights: Weights = {
    inward: beginnings(marks * SIZE, 3),
    outward: beginnings(labels * SIZE, 5),
    bias: new Float64Array(labels).fill(RARE),
  };
  const moved = {
    inward: new Float32Array(marks * SIZE).fill(1e-3),
    outward: new Float32Array(labels * SIZE).fill(1e-3),
  };
  const mean = emptyLike(weights);
  for (let turn = 0; turn < ROUNDS * examples.length; turn += 1) {
    const round = Math.floor(turn / examples.length);
    const example = examples[(turn * STRIDE + round) % examples.length];
    if (example && example.marks.length > 0) improve(weights, moved, example);
    const isEnd = (turn + 1) % examples.length === 0;
    if (isEnd && round >= ROUNDS - AVERAGED) addShare(mean, weights);
  }
  return mean;
}

function emptyLike({ inward, outward, bias }: Weights): Weights {
  return {
    inward: new Float32Array(inward.length),
    outward: new Float32Array(outward.length),
    bias: new Float64Array(bias.length),
  };
}

function addShare(mean: Weights, weights: Weights): void {
  for (const part of ["inward", "outward", "bias"] as const) {
    const own = weights[part];
    for (let at = 0; at < own.length; at += 1) {
      mean[part][at] = (mean[part][at] ?? 0) + (own[at] ?? 0) / AVERAGED;
    }
  }
}

function improve(weights: Weights, moved: Moved, { marks, made }: Example): void {
  const { inward, bias } = weights;
  const scale = 1 / Math.sqrt(marks.length);
  const sum = sumOf(inward, marks, scale);
  const slopes = new Float64Array(SIZE);
  for (let label = 0; label < bias.length; label += 1) {
    const error = chanceOf(weights, label, sum) - Number(made.has(label));
    if (Math.abs(error) >= NEGLIGIBLE) correct(weights, moved, label, error, sum, slopes);
  }
  for (const mark of marks) {
    for (let at = 0; at < SIZE; at += 1) {
      move(inward, moved.inward, mark * SIZE + at, (slopes[at] ?? 0) * scale);
    }
  }
}

function chanceOf({ outward, bias }: Weights, label: number, sum: Float64Array): number {
  let total = bias[label] ?? 0;
  for (let at = 0; at < SIZE; at += 1) total += (outward[label * SIZE + at] ?? 0) * (sum[at] ?? 0);
  return 1 / (1 + Math.exp(-total));
}

/** Moves a statement's vector, and notes in `slopes` where the marks should move. */
function correct(
  { outward, bias }: Weights,
  moved: Moved,
  label: number,
  error: number,
  sum: Float64Array,
  slopes: Float64Array,
): void {
  for (let at = 0; at < SIZE; at += 1) {
    const place = label * SIZE + at;
    slopes[at] = (slopes[at] ?? 0) + error * (outward[place] ?? 0);
    move(outward, moved.outward, place, error * (sum[at] ?? 0));
  }
  bias[label] = (bias[label] ?? 0) - BIAS_STEP * error;
}

function sumOf(inward: Float32Array, marks: Int32Array, scale: number): Float64Array {
  const sum = new Float64Array(SIZE);
  for (const mark of marks) {
    for (let at = 0; at < SIZE; at += 1) {
      sum[at] = (sum[at] ?? 0) + (inward[mark * SIZE + at] ?? 0) * scale;
    }
  }
  return sum;
}

function move(weights: Float32Array, moved: Float32Array, at: number, slope: number): void {
  if (slope === 0) return;
  const weight = weights[at] ?? 0;
  const pulled = slope + PULL * weight;
  const distance = (moved[at] ?? 0) + pulled * pulled;
  moved[at] = distance;
  weights[at] = weight - (STEP * pulled) / Math.sqrt(distance);
}

const base64 = (bytes: Int8Array | Float32Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");

/** Vectors of marks are rounded to a byte per number: a quarter of the size, and it hears the same. */
function packed(labels: string[], marks: readonly string[], weights: Weights): Learned {
  const most = weights.inward.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const step = most / 127;
  return {
    ...{ labels, size: SIZE, step },
    bias: [...weights.bias].map((bias) => Math.round(bias * 1000) / 1000),
    marks: marks.join("\n"),
    inward: base64(Int8Array.from(weights.inward, (weight) => Math.round(weight / step))),
    outward: base64(weights.outward),
  };
}
