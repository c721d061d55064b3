// A product that a text names and the table does not know, so that the merchant can be asked what kind it is.
// Better none than a wrong one: only a word written as a name, directly beside a word for a device or a
// platform, that is neither an ordinary word nor a bank, a card brand or a place.
import companies from "./data/payment-companies.json" with { type: "json" };
import ordinary from "./data/products/ordinary.json" with { type: "json" };
import { allProducts, findProducts } from "./products";
import { type Word, wordsOf } from "./words";

/** The longest name that is taken for one. */
export const UNKNOWN_PRODUCT_MAX = 60;

/** A name that no table knows, as the text writes it, and where. */
export interface UnknownProduct {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

/** They tell a product whatever stands before the name: "the Quaypay app", "our Quaypay payments". */
const OWNED = setOf("app payments pay gateway plugin epos checkout platform");
/** They tell a product only of "a", "use", "with" and the like: "our Harrogate terminal" names a place. */
const DEVICES = setOf("terminal terminals reader readers till tills pos pdq pinpad plugins");
/** They need a word of cards or paying in the sentence: many a machine or system takes no cards. */
const BROAD = setOf("machine machines system systems website site booking bookings software");
const PAYING =
  /^(?:cards?|pay|pays|paid|paying|payments?|contactless|checkout|takings?|tarjetas?|pagos?|pagar|cobr\p{L}*|cartes?|pa[iy]e\p{L}*|karten?|zahl\p{L}*)$/u;
/** May stand between the name and the device: "a Quaypay card terminal". */
const BETWEEN = setOf(
  "card credit payment payments booking ticketing pos epos till pdq contactless",
);

const BEFORE = setOf(
  "a an one two three four five use uses using used have has had got with through via from by on take takes taking accept accepts accepting rent rents rented lease hire hired bought run runs and or plus " +
    "un una uno con usamos tenemos mediante une avec utilisons avons par via mit uber ein eine einem einen nutzen haben",
);
const OWN = setOf(
  "our my the their your nuestro nuestra mi el la notre mon le unser unsere unserem mein das",
);
const CALLED = setOf(
  "called named branded llamado llamada appele appelee nomme nommee namens genannt",
);
const CALLED_DEVICES = setOf(
  "provider processor company service tool aplicacion plataforma maquina datafono lector tpv programa lecteur tpe caisse application plateforme logiciel kartenleser kasse kartenterminal gerat anbieter",
);
const NOT_NAMES: ReadonlySet<string> = new Set(Object.values(ordinary).flat());
/** Companies that are known: which product of theirs it is, is another question. */
const COMPANIES: ReadonlySet<string> = new Set(
  [
    ...companies.providers.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ...allProducts().flatMap(({ maker, ambiguous, names }) => [
      ...maker.split(/[(),/]/u),
      ...(ambiguous ? names : []),
    ]),
  ].map((name) => plainOf(wordsOf(name))),
);
/** Ordinary words that names of products end with: "Quaypay Go". */
const ENDINGS = setOf("pay payments go one plus mini smart mobile online pro air lite book");
const LONGEST_NAME = 3;

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Words of a name, from one to another, both included. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A text that is being looked through. */
interface Looked {
  readonly text: string;
  readonly words: readonly Word[];
  /** Words that belong to products of the table. */
  readonly known: Uint8Array;
}

/** The first product that a text names and the table does not know; null where there is none. */
export function unknownProduct(text: string): UnknownProduct | null {
  const words = wordsOf(text);
  const looked: Looked = { text, words, known: knownWords(text, words) };
  if (isShouted(text)) return null;
  for (let at = 0; at < words.length; at += 1) {
    const span = besideDevice(looked, at) ?? afterCalled(looked, at);
    const found = span && unknownOf(looked, span);
    if (found) return found;
  }
  return null;
}

function plainOf(words: readonly Word[]): string {
  return words.map(({ plain }) => plain).join(" ");
}

function unknownOf(looked: Looked, { from, to: last }: Span): UnknownProduct | undefined {
  const { text, words, known } = looked;
  let to = last;
  while (to > from && isAddition(words[to]?.plain ?? "")) to -= 1;
  const start = words[from]?.start ?? 0;
  const end = words[to]?.end ?? 0;
  if (end - start < 3 || end - start > UNKNOWN_PRODUCT_MAX) return undefined;
  const first = words[from]?.plain ?? "";
  const name = plainOf(words.slice(from, to + 1));
  if (known.subarray(from, to + 1).some(Boolean) || isOwnersName(looked, to)) return undefined;
  if ([first, name].some((word) => NOT_NAMES.has(word) || COMPANIES.has(word))) return undefined;
  return { quote: text.slice(start, end), start, end };
}

/** "P2PE" after a name is what the product does. */
function isAddition(word: string): boolean {
  return NOT_NAMES.has(word) && !ENDINGS.has(word);
}

/** "Quaypay terminal", "a Quaypay card machine": a name that ends right before a device's word. */
function besideDevice(looked: Looked, at: number): Span | undefined {
  const { words } = looked;
  const device = words[at]?.plain ?? "";
  const isBroad = BROAD.has(device);
  if (!isBroad && !OWNED.has(device) && !DEVICES.has(device)) return undefined;
  let to = at - 1;
  while (isBetween(looked, to) && areJoined(words, to, to + 1)) to -= 1;
  if (to < 0 || !areJoined(words, to, at) || !isWrittenAsName(looked, to)) return undefined;
  const from = beginningOf(looked, to);
  if (isBroad && to === at - 1 && !speaksOfPaying(words, at)) return undefined;
  if (!isIntroduced(looked, from, to, OWNED.has(device))) return undefined;
  return { from, to: to === at - 1 && isPartOfName(looked, at) ? at : to };
}

/** "a Quaypay card terminal"; in "Harbor Card terminal" the word is part of the name. */
function isBetween(looked: Looked, at: number): boolean {
  return BETWEEN.has(looked.words[at]?.plain ?? "") && !isWrittenAsName(looked, at);
}

/** "Quaypay Pay". */
function isPartOfName(looked: Looked, at: number): boolean {
  return /^pay/.test(looked.words[at]?.plain ?? "") && isWrittenAsName(looked, at);
}

/** "a booking system called Quaypay". */
function afterCalled({ words, text, known }: Looked, at: number): Span | undefined {
  if (!CALLED.has(words[at]?.plain ?? "") || !areJoined(words, at - 2, at)) return undefined;
  const device = [at - 1, at - 2].map((place) => words[place]?.plain ?? "");
  if (!device.some((word) => isDevice(word)) || !isBeside(text, words, at)) return undefined;
  const looked = { words, text, known };
  let to = at + 1;
  while (to < at + LONGEST_NAME && isWrittenAsName(looked, to + 1) && areJoined(words, to, to + 1))
    to += 1;
  return words[at + 1] ? { from: at + 1, to } : undefined;
}

function isDevice(word: string): boolean {
  return [OWNED, DEVICES, BROAD, CALLED_DEVICES].some((set) => set.has(word));
}

/** Whether the next word follows at once, or in quotation marks. */
function isBeside(text: string, words: readonly Word[], at: number): boolean {
  const gap = text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0);
  return /^ ["'“”‘’«„]?$/u.test(gap);
}

/** Where the name begins whose last word this is: up to three words written as names. */
function beginningOf(looked: Looked, to: number): number {
  let from = to;
  while (
    from > to - LONGEST_NAME + 1 &&
    areJoined(looked.words, from - 1, from) &&
    isWrittenAsName(looked, from - 1) &&
    !NOT_NAMES.has(looked.words[from - 1]?.plain ?? "")
  )
    from -= 1;
  return from;
}

/** Whether what stands before a name lets it be a product's. */
function isIntroduced(looked: Looked, from: number, to: number, owned: boolean): boolean {
  const { words } = looked;
  for (let at = from; at <= to; at += 1) if (isBrandLike(looked, at)) return true;
  const before = words[from - 1];
  if (!before || before.sentence !== words[from]?.sentence) return false;
  if (!areJoined(words, from - 1, from)) return false;
  return BEFORE.has(before.plain) || (owned && OWN.has(before.plain));
}

function areJoined(words: readonly Word[], from: number, to: number): boolean {
  return from >= 0 && words.slice(from + 1, to + 1).every(({ joins }) => joins);
}

/** With a capital; a device's own words and those of every day are told apart elsewhere. */
function isWrittenAsName({ text, words }: Looked, at: number): boolean {
  const word = words[at];
  return word !== undefined && /\p{Lu}/u.test(text.slice(word.start, word.end));
}

/** With a capital inside or a digit among letters, as only brands are written: "PayZap", "iKart", "Pay2Go". */
function isBrandLike({ text, words }: Looked, at: number): boolean {
  const word = words[at];
  if (!word) return false;
  return /\p{Ll}\p{Lu}\p{Ll}|^\p{Ll}\p{Lu}|\p{L}\d\p{L}/u.test(text.slice(word.start, word.end));
}

/** "Sarah's terminal". */
function isOwnersName({ text, words }: Looked, to: number): boolean {
  return /^['’]s?/u.test(text.slice(words[to]?.end ?? 0, (words[to]?.end ?? 0) + 2));
}

function speaksOfPaying(words: readonly Word[], at: number): boolean {
  const sentence = words[at]?.sentence;
  const near = words.slice(Math.max(0, at - 40), at + 40);
  return near.some((word) => word.sentence === sentence && PAYING.test(word.plain));
}

/** A text in capitals: they tell no names. */
function isShouted(text: string): boolean {
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  const large = text.match(/\p{Lu}/gu)?.length ?? 0;
  return large > small;
}

function knownWords(text: string, words: readonly Word[]): Uint8Array {
  const known = new Uint8Array(words.length);
  let at = 0;
  for (const { start, end } of findProducts(text))
    for (; at < words.length && (words[at]?.start ?? end) < end; at += 1)
      if ((words[at]?.start ?? 0) >= start) known[at] = 1;
  return known;
}
