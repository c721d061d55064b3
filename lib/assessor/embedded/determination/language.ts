// Recognises a description in another language. What it tells in the words of the trade is found here, the
// rest is heard (see hearing/); where neither tells how cards are taken,
// the merchant is asked, in that language, for a description in English.
import { quoteOf } from "@/lib/assessor/embedded/text/clauses";
import { TRADE_ABROAD } from "./data/foreign-signals";
import {
  ENGLISH_WORDS,
  FOREIGN_CAUTION,
  FOREIGN_SIGNALS,
  LANGUAGES,
  type Language,
} from "./data/languages";
import { MORE_ABROAD } from "./data/more-abroad";
import type { Evidence, Source } from "./evidence";
import { compileSignals, type Signal } from "./signal";
import type { Statements } from "./statements";

const ENGLISH = new Set(ENGLISH_WORDS);
const SIGNALS = compileSignals([...FOREIGN_SIGNALS, ...TRADE_ABROAD, ...MORE_ABROAD]);
const LEAST_FOREIGN_WORDS = 4;
/** Denials with which a caution word does no harm: "nothing is stored". */
const HARMLESS =
  /\b(?:nichts|keine|rien|aucune?|nada|niente|niets|geen|nie|jamais|nunca|mai|nooit)\b/;

/** The language of a text where it is one of those known and plainly not English. */
export function foreignLanguage(text: string): Language | undefined {
  const words = text.split(/[^a-z']+/).filter((word) => word !== "");
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const scored = LANGUAGES.map((language) => {
    const frequent = new Set(language.frequent);
    return { language, hits: words.filter((word) => frequent.has(word)).length };
  }).sort((a, b) => b.hits - a.hits);
  const best = scored[0];
  if (!best || best.hits <= english * 2) return undefined;
  const share = best.hits / words.length;
  const plenty = best.hits >= LEAST_FOREIGN_WORDS && share > 0.18;
  return plenty || (best.hits >= 3 && share > 0.35) ? best.language : undefined;
}

/** Whether a text is English, by its most frequent words. */
export function isEnglish(text: string): boolean {
  const words = text.split(/[^a-z']+/).filter((word) => word !== "");
  return words.filter((word) => ENGLISH.has(word)).length * 5 >= words.length;
}

/** The merchant's words without those addressed to the system. */
export function ownWords(source: Source): string {
  return source.sentences.map(({ text }) => text).join(" ");
}

/** The evidence of a text in another language: whole phrases only, none where a word cautions. */
export function foreignEvidence(source: Source): Evidence[] {
  const cautious = source.sentences.some(
    ({ text }) => FOREIGN_CAUTION.test(text) && !HARMLESS.test(text),
  );
  if (cautious) return [];
  const evidence = source.sentences.flatMap((sentence) =>
    SIGNALS.flatMap((signal) =>
      [...sentence.text.matchAll(signal.pattern)]
        .filter(() => !signal.unless?.test(sentence.text))
        .filter((match) => !isDenied(signal, sentence.text.slice(0, match.index)))
        .map((match): Evidence => {
          const start = sentence.start + match.index;
          const end = start + match[0].length;
          return {
            slot: signal.slot,
            value: signal.value,
            firmness: "certain",
            quote: quoteOf(source.reading, start, end),
            source: source.number,
            sentence: sentence.index,
            clause: sentence.clauses[0]?.index ?? 0,
            text: match[0],
            start,
            end,
          };
        }),
    ),
  );
  // "Terminal virtual" holds the word for the machine without being one.
  const typed = evidence.filter(({ slot, value }) => slot === "way" && value === "virtualTerminal");
  return evidence.filter(
    (e) =>
      !(e.slot === "way" && e.value === "terminal" && typed.some((t) => t.sentence === e.sentence)),
  );
}

/** "Nor to the internet", "no card reader": the few words before may deny what follows. */
function isDenied(signal: Signal, before: string): boolean {
  return DENIABLE.has(signal.slot) &&
    (!signal.literal || signal.slot === "connection" || signal.slot === "way")
    ? DENIAL.test(before)
    : false;
}

const DENIABLE: ReadonlySet<string> = new Set([
  "connection",
  "way",
  "isolated",
  "encryption",
  "received",
  "storage",
]);
const DENIAL =
  /\b(?:nicht|kein[a-z]*|pas|sans|aucune?|ni|nem|nao|sin|no|non|ne|niet|geen|senza|sem|weder|noch|nessun[oa]?|ningun[oa]?|jamais|nunca|mai|nie|nooit)(?: [^ ]{1,120}){0,3} ?$/;

/** Whether the thread still has nothing but words in another language. */
export function onlyForeign(statements: Statements): Language | undefined {
  const texts = statements.sources.filter(({ number }) => number >= 0);
  const languages = texts.map((source) => foreignLanguage(ownWords(source)));
  const last = texts[texts.length - 1];
  const english = texts.some(
    ({ reading }, index) => index > 0 && !languages[index] && reading.text.split(/\s+/).length > 3,
  );
  if (english || !last) return undefined;
  return languages.find((language) => language !== undefined);
}
