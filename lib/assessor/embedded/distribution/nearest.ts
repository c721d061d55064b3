// Which control a sentence is about, by the words that merchants use when they speak of each: a
// collection of statements, written for this, and the catalogue's own texts. It tells the topic alone,
// never whether the control is met.
import { CONTROL_STATEMENTS } from "@/lib/assessor/embedded/hearing/statements";
import { normalisedText } from "@/lib/assessor/embedded/text/normalise";
import { findControl } from "@/lib/pci/controls";

/** How near a sentence comes to the nearest control, and by how much that one leads. */
export interface NearestTopic {
  readonly controlId: string;
  /** Cosine of the two sets of words, 0 to 1. */
  readonly nearness: number;
  /** Its lead over the next control. */
  readonly lead: number;
}

const EMPTY = new Set(
  "a an the of to in on at for and or is are was be it its we i our my us they them he she this that these those with by from as so but not no never none have has had do does did been will would can could".split(
    " ",
  ),
);
/** Letters that count of a word: endings tell little. */
const STEM = 6;
/** What the catalogue's own text counts beside one statement. */
const CATALOGUE_WEIGHT = 0.7;

function wordsOf(text: string): Set<string> {
  const words = (normalisedText(text).match(/[a-z0-9]+/g) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.slice(0, STEM));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return new Set([...words, ...pairs]);
}

interface Topics {
  /** How telling each word is: rare words tell more. */
  readonly rarity: ReadonlyMap<string, number>;
  readonly byControl: ReadonlyMap<string, { readonly words: Map<string, number>; length: number }>;
}

let known: Topics | undefined;

/** Reads the collection once per process. */
function topics(): Topics {
  known ??= readTopics();
  return known;
}

function readTopics(): Topics {
  const seen = new Map<string, number>();
  const words = new Map<string, Map<string, number>>();
  const add = (controlId: string, text: ReadonlySet<string>, weight: number) => {
    const own = words.get(controlId) ?? new Map<string, number>();
    for (const word of text) own.set(word, (own.get(word) ?? 0) + weight);
    words.set(controlId, own);
  };
  for (const [text, labels] of CONTROL_STATEMENTS) {
    const own = wordsOf(text);
    for (const word of own) seen.set(word, (seen.get(word) ?? 0) + 1);
    const controls = labels.split(" ").map((label) => label.split(":")[0] ?? label);
    for (const controlId of controls) add(controlId, own, 1 / controls.length);
  }
  for (const controlId of words.keys()) {
    const control = findControl(controlId);
    if (!control) continue;
    const text = `${control.title} ${control.requirement} ${control.question}`;
    add(controlId, wordsOf(text), CATALOGUE_WEIGHT);
  }
  const rarity = new Map(
    [...seen].map(([word, count]) => [word, Math.log(CONTROL_STATEMENTS.length / (1 + count))]),
  );
  return { rarity, byControl: weighed(words, rarity) };
}

function weighed(
  words: ReadonlyMap<string, ReadonlyMap<string, number>>,
  rarity: ReadonlyMap<string, number>,
): Topics["byControl"] {
  const unseen = Math.log(CONTROL_STATEMENTS.length);
  return new Map(
    [...words].map(([controlId, own]) => {
      const scaled = new Map(
        [...own].map(([word, count]) => [word, Math.log(1 + count) * (rarity.get(word) ?? unseen)]),
      );
      return [controlId, { words: scaled, length: Math.hypot(...scaled.values()) }];
    }),
  );
}

/** The words of a sentence, each with how telling it is. */
type Weighed = readonly (readonly [word: string, weight: number])[];

function weighedWords(text: string): Weighed {
  const { rarity } = topics();
  return [...wordsOf(text)].map((word) => [word, rarity.get(word) ?? 0] as const);
}

/** Cosine of the words of a sentence and of those about a control; undefined where nobody has spoken of it. */
function nearness(own: Weighed, controlId: string): number | undefined {
  const topic = topics().byControl.get(controlId);
  if (!topic) return undefined;
  const length = Math.hypot(...own.map(([, weight]) => weight)) || 1;
  const shared = own.reduce(
    (sum, [word, weight]) => sum + weight * (topic.words.get(word) ?? 0),
    0,
  );
  return shared / (topic.length * length);
}

/** How near a sentence comes to what merchants say of a control, 0 to 1. */
export function nearnessOf(text: string, controlId: string): number {
  return nearness(weighedWords(text), controlId) ?? 0;
}

/** The control among these that a sentence is most likely about; undefined where no word tells. */
export function nearestTopic(
  text: string,
  controlIds: readonly string[],
): NearestTopic | undefined {
  const own = weighedWords(text);
  const scored = controlIds
    .flatMap((controlId) => {
      const near = nearness(own, controlId);
      return near === undefined ? [] : [{ controlId, nearness: near }];
    })
    .sort((a, b) => b.nearness - a.nearness);
  const [first, second] = scored;
  if (!first || first.nearness === 0) return undefined;
  return { ...first, lead: first.nearness - (second?.nearness ?? 0) };
}
