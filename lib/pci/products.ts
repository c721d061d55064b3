// Payment products by name: what each settles by its own default about how cards are taken, what it leaves
// open, and where a text names one. A name is only ever found: whether the merchant uses the product today,
// for which way, or only banks there, is for the caller to judge.
import devices from "./data/products/devices.json" with { type: "json" };
import sectors from "./data/products/sectors.json" with { type: "json" };
import web from "./data/products/web.json" with { type: "json" };
import { type Word, wordsOf } from "./words";

/** What a product is. */
export const PRODUCT_KINDS = [
  "terminal",
  "reader",
  "tapOnPhone",
  "virtualTerminal",
  "imprinter",
  "gatewayApi",
  "hostedPage",
  "embeddedFields",
  "paymentLink",
  "wallet",
  "shopPlatform",
  "shopPlugin",
  "pointOfSale",
  "sectorPlatform",
] as const;

/** What a product is. */
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** A payment product. Facts and values are those of eligibility.json. */
export interface Product {
  readonly id: string;
  /** As the maker writes it. */
  readonly name: string;
  readonly maker: string;
  readonly kind: ProductKind;
  readonly sector: string | null;
  /** How people write it. */
  readonly names: readonly string[];
  /** A name is an ordinary word as well: it counts only beside one of `onlyWith`, or where a name holds one. */
  readonly ambiguous: boolean;
  readonly onlyWith: readonly string[];
  /** Words right before or right after an ambiguous name that make it something else. */
  readonly notAfter?: readonly string[];
  readonly notBefore?: readonly string[];
  /** Facts that are true of it as it comes, for ways of the channels in `takes` only. */
  readonly settles: Readonly<Record<string, string>>;
  /** Facts that it leaves open, but only between these values. */
  readonly narrows?: Readonly<Record<string, readonly string[]>>;
  /** The platform takes the card and pays out: the merchant takes none by it. */
  readonly merchantTakesCard?: "no";
  /** Facts that decide the questionnaire and that the name does not settle. */
  readonly leavesOpen: readonly string[];
  /** Channels that it is made for. */
  readonly takes: readonly string[];
  /** What else is sold or can be set under the same name. */
  readonly alsoSoldAs: string | null;
  /** What it is, for a shop owner. */
  readonly inWords: string;
  readonly source: string;
  readonly sourceSays: string;
  /** Whether the source was read, or is known without having been opened. */
  readonly confidence: "read" | "known";
}

/** A place where a text names a product. */
export interface ProductMention {
  readonly product: Product;
  readonly start: number;
  readonly end: number;
  /** The name as the text writes it. */
  readonly quote: string;
}

const PRODUCTS = [...devices, ...web, ...sectors] as readonly unknown[] as readonly Product[];
const BY_ID = new Map(PRODUCTS.map((product) => [product.id, product]));

/** Every product of the table. */
export function allProducts(): readonly Product[] {
  return PRODUCTS;
}

/** A product by its id. */
export function productById(id: string): Product | undefined {
  return BY_ID.get(id);
}

/** A word of a name, and the words that may follow it. */
interface Step {
  readonly next: Map<string, Step>;
  /** The product whose name ends here. */
  product?: Product;
  /** The name needs no other word beside it. */
  alone?: boolean;
}

/** Two neighbours of a name may be written as one word: "clovergo reader", "sumupair". */
function spellingsOf(name: string): string[][] {
  const words = name.split(" ");
  const pairs = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), words[at] + word, ...words.slice(at + 2)]);
  return [words, ...pairs, [words.join("")]];
}

function compileNames(): Step {
  const root: Step = { next: new Map() };
  const spelled = PRODUCTS.flatMap((product) =>
    product.names.map((name) => ({ product, name, spellings: spellingsOf(name) })),
  );
  for (const { product, name, spellings } of spelled)
    enter(root, spellings[0] ?? [], product, name);
  for (const { product, name, spellings } of spelled)
    for (const words of spellings.slice(1)) enter(root, words, product, name);
  return root;
}

/** A spelling that another name has already is left to that name. */
function enter(root: Step, words: readonly string[], product: Product, name: string): void {
  let step = root;
  for (const word of words) {
    const next: Step = step.next.get(word) ?? { next: new Map() };
    step.next.set(word, next);
    step = next;
  }
  if (step.product) return;
  step.product = product;
  step.alone =
    !product.ambiguous || product.onlyWith.some((word) => ` ${name} `.includes(` ${word} `));
}

const NAMES = compileNames();

/** A name that stands in a text from one word to another, both included. */
interface Found {
  readonly product: Product;
  readonly alone: boolean;
  readonly from: number;
  readonly to: number;
}

/** The products that a text names, in its order; where names overlap, the longest. */
export function findProducts(text: string): readonly ProductMention[] {
  const words = wordsOf(text);
  const reading: Reading = { text, words, company: new Map() };
  const found = words
    .flatMap((_, from) => namesFrom(words, from))
    .filter((name) => name.alone || isMeant(reading, name))
    .sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const taken = new Uint8Array(words.length);
  return found
    .filter(({ from, to }) => {
      if (taken[from] || taken[to]) return false;
      taken.fill(1, from, to + 1);
      return true;
    })
    .sort((a, b) => a.from - b.from)
    .map((name) => mentionOf(reading, name));
}

/** A text that is being read. */
interface Reading {
  readonly text: string;
  readonly words: readonly Word[];
  /** By product: where words stand that go with its names. */
  readonly company: Map<Product, readonly number[]>;
}

function mentionOf({ text, words }: Reading, { product, from, to }: Found): ProductMention {
  const start = words[from]?.start ?? 0;
  const end = words[to]?.end ?? start;
  return { product, start, end, quote: text.slice(start, end) };
}

/** The names that begin at a word. */
function namesFrom(words: readonly Word[], from: number): Found[] {
  const found: Found[] = [];
  let step: Step | undefined = NAMES;
  for (let at = from; step && at < words.length; at += 1) {
    const word = words[at];
    if (!word || (at > from && !word.joins)) break;
    const many: Step | undefined = singular(step, word.plain);
    step = step.next.get(word.plain);
    const last = step?.product ? step : many;
    if (last?.product)
      found.push({ product: last.product, alone: last.alone === true, from, to: at });
  }
  return found;
}

/** "Two SumUps": the last word of a name that needs no other beside it, in the plural. */
function singular(step: Step, word: string): Step | undefined {
  if (!word.endsWith("s") || word.length < 5) return undefined;
  const one = step.next.get(word.slice(0, -1));
  return one?.alone ? one : undefined;
}

/** How far the word that tells a name from an ordinary word may stand. */
const IN_SENTENCE = 300;
const BEYOND_SENTENCE = 60;

/** Whether a name that is an ordinary word as well means the product here. */
function isMeant(reading: Reading, name: Found): boolean {
  const { words } = reading;
  const { product, from, to } = name;
  if (from === 0 && to === words.length - 1) return true;
  const { company, notBefore } = phrasesOf(product);
  const goesOn = words[to + 1]?.sentence === words[to]?.sentence;
  const followed = goesOn && phraseAt(words, to + 1, company);
  const spoilt = product.notAfter?.some((phrase) => endsAt(words, from - 1, phrase));
  if ((spoilt && !followed) || (goesOn && phraseAt(words, to + 1, notBefore))) return false;
  return hasCompany(reading, name);
}

/** Whether a word that goes with a name is in its sentence or, where it is written as a name, close by. */
function hasCompany({ text, words, company }: Reading, { product, from, to }: Found): boolean {
  const first = words[from];
  const last = words[to];
  if (!first || !last) return false;
  const places = company.get(product) ?? placesOf(words, phrasesOf(product).company);
  company.set(product, places);
  const asName = /\p{Lu}/u.test(text.charAt(first.start)) && words[from - 1]?.plain !== "the";
  const isNear = (word: Word | undefined) => {
    if (!word) return false;
    const away = Math.max(first.start - word.end, word.start - last.end);
    if (word.sentence === first.sentence) return away <= IN_SENTENCE;
    return asName && away <= BEYOND_SENTENCE;
  };
  const next = firstFrom(places, from);
  return [places[next - 1], places[next]].some((at) => at !== undefined && isNear(words[at]));
}

/** Where in a rising list the first number is that is not below another. */
function firstFrom(places: readonly number[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placesOf(words: readonly Word[], phrases: Phrases): readonly number[] {
  return words.flatMap((_, at) => (phraseAt(words, at, phrases) ? [at] : []));
}

/** Phrases by their first word. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

interface ProductPhrases {
  readonly company: Phrases;
  readonly notBefore: Phrases;
}

const PHRASES = new Map<Product, ProductPhrases>();

function phrasesOf(product: Product): ProductPhrases {
  const known = PHRASES.get(product);
  if (known) return known;
  const made = {
    company: byFirstWord(product.onlyWith),
    notBefore: byFirstWord(product.notBefore ?? []),
  };
  PHRASES.set(product, made);
  return made;
}

function byFirstWord(phrases: readonly string[]): Phrases {
  return Map.groupBy(
    phrases.map((phrase) => phrase.split(" ")),
    ([first = ""]) => first,
  );
}

/** Whether one of some phrases begins at a word. */
function phraseAt(words: readonly Word[], at: number, phrases: Phrases): boolean {
  const begun = phrases.get(words[at]?.plain ?? "");
  return (
    begun?.some((parts) => parts.every((part, ahead) => words[at + ahead]?.plain === part)) === true
  );
}

/** Whether a phrase ends at a word. */
function endsAt(words: readonly Word[], at: number, phrase: string): boolean {
  const parts = phrase.split(" ");
  return parts.every((part, ahead) => words[at - parts.length + 1 + ahead]?.plain === part);
}
