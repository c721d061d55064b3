// Whether a sentence tells that something is done or that it is lacking, by the words it is made of:
// a logistic regression, learned once per process from the collection of statements. Learning is
// deterministic (a fixed order, no random numbers), so that the same words always read the same.
import { CONTROL_STATEMENTS } from "@/lib/assessor/embedded/hearing/statements";
import { normalisedText } from "@/lib/assessor/embedded/text/normalise";

/** A statement and whether it tells a lack. */
export interface Lesson {
  readonly text: string;
  readonly lacking: boolean;
}

/** What was learned: per mark of a sentence, how far it leans to "lacking". */
export interface Leaning {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
}

const ROUNDS = 12;
/** Step of AdaGrad, step of the bias, and the pull of every weight towards 0. */
const STEP = 0.5;
const BIAS_STEP = 0.02;
const PULL = 1e-4;
/** The lessons of a round are gone through in strides of this prime, which mixes the topics. */
const STRIDE = 1009;

/** The marks of a sentence: its words, pairs of neighbours, and pairs with one word between. */
function marksOf(text: string): string[] {
  const words = (normalisedText(text).match(/[a-z']+|\d+|[.,;:?!]/g) ?? []).map((word) =>
    /\d/.test(word) ? "#" : word,
  );
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const apart = words.slice(2).map((word, index) => `${words[index]}_${word}`);
  return [...new Set([...words, ...pairs, ...apart])];
}

const chanceOf = (sum: number) => 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, sum))));

/** The lessons of the collection: statements that tell only what is met, or only what is lacking. */
export function lessons(): Lesson[] {
  return CONTROL_STATEMENTS.flatMap(([text, labels]) => {
    const told = new Set(labels.split(" ").map((label) => label.split(":")[1]));
    if (told.size > 1 || told.has("na")) return [];
    return [{ text, lacking: told.has("unmet") }];
  });
}

/** Learns from lessons. Marks seen once are left out: they tell nothing of another sentence. */
export function learn(from: readonly Lesson[]): Leaning {
  const marked = from.map(({ text, lacking }) => ({ marks: marksOf(text), lacking }));
  const seen = new Map<string, number>();
  for (const mark of marked.flatMap(({ marks }) => marks))
    seen.set(mark, (seen.get(mark) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count > 1).map(([mark]) => mark);
  const places = new Map(kept.map((mark, place) => [mark, place]));
  const examples = marked.map(({ marks, lacking }) => ({
    places: marks.map((mark) => places.get(mark)).filter((place) => place !== undefined),
    lacking,
  }));
  const { weights, bias } = descend(examples, kept.length);
  return { bias, weights: new Map(kept.map((mark, place) => [mark, weights[place] ?? 0])) };
}

interface Example {
  readonly places: readonly number[];
  readonly lacking: boolean;
}

/** Stochastic gradient descent, each weight slowing down by what it has moved so far (AdaGrad). */
function descend(examples: readonly Example[], size: number) {
  const weights = new Float64Array(size);
  const moved = new Float64Array(size).fill(1e-6);
  let bias = 0;
  for (let turn = 0; turn < ROUNDS * examples.length; turn += 1) {
    const example = examples[(turn * STRIDE) % examples.length];
    if (!example || example.places.length === 0) continue;
    const scale = 1 / Math.sqrt(example.places.length);
    const sum = example.places.reduce((total, place) => total + (weights[place] ?? 0), 0);
    const error = chanceOf(bias + sum * scale) - Number(example.lacking);
    for (const place of example.places) {
      const weight = weights[place] ?? 0;
      const slope = error * scale + PULL * weight;
      const distance = (moved[place] ?? 0) + slope * slope;
      moved[place] = distance;
      weights[place] = weight - (STEP * slope) / Math.sqrt(distance);
    }
    bias -= BIAS_STEP * error;
  }
  return { weights, bias };
}

let known: Leaning | undefined;

/** What the whole collection teaches; learned at the first use. */
function fromCollection(): Leaning {
  known ??= learn(lessons());
  return known;
}

/** How likely a sentence tells a lack, from 0 (it tells what is done) to 1. */
export function lackingChance(text: string, leaning = fromCollection()): number {
  const weights = marksOf(text)
    .map((mark) => leaning.weights.get(mark))
    .filter((weight) => weight !== undefined);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return chanceOf(leaning.bias + sum / Math.sqrt(Math.max(1, weights.length)));
}
