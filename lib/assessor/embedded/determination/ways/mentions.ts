// Every way of taking cards that a description mentions, so that none is dropped: a mention proves nothing about how the
// cards are taken there, only that it has to be asked about.
import {
  type Evidence,
  isNotNow,
  type Source,
} from "@/lib/assessor/embedded/determination/evidence";
import { isOthers } from "@/lib/assessor/embedded/determination/facts/others";
import type { Way } from "@/lib/assessor/embedded/determination/facts/payment-ways";
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";
import { type Clause, quoteOf, type Sentence } from "@/lib/assessor/embedded/text/clauses";
import { CONTEXTS, MENTIONS } from "./data/mention-words";

/** A way of taking cards with the words that bring it up. */
export interface WayMention {
  readonly way: Way;
  readonly quote: string;
  /** The normalised words that mention it. */
  readonly words: string;
  /** Where they stand in the normalised text. */
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
  /** A place or a manner is named, and no equipment. */
  readonly loose: boolean;
  /** The card number comes in a message, wherever it is typed then. */
  readonly electronic: boolean;
}

const PATTERNS = MENTIONS.map(({ way, pattern, within, loose = false, electronic = false }) => ({
  electronic,
  way,
  loose,
  pattern: boundedPattern(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`, "g"),
  within: within === undefined ? undefined : boundedPattern(CONTEXTS[within]),
}));

interface Found {
  readonly way: Way;
  readonly loose: boolean;
  readonly electronic: boolean;
  /** What else it takes to be meant is not in the sentence. */
  readonly weak: boolean;
  readonly start: number;
  readonly end: number;
}

/** The ways of taking cards that a text mentions today, as the merchant's own. */
export function mentionedWays(source: Source): WayMention[] {
  return source.sentences.flatMap((sentence) =>
    wordsIn(sentence).flatMap(({ way, loose, electronic, start, end }) => {
      const clause = sentence.clauses.find((each) => each.start <= start && start < each.end);
      if (!clause || !isMeant(clause, way, start, end)) return [];
      const quote = quoteOf(source.reading, clause.start, clause.end);
      const words = source.reading.text.slice(start, end);
      return [
        {
          way,
          quote,
          words,
          start,
          end,
          loose,
          electronic,
          sentence: sentence.index,
          clause: clause.index,
        },
      ];
    }),
  );
}

/** The words of a sentence that mention a way: of two that overlap, the longer. */
function wordsIn(sentence: Sentence): Found[] {
  const found: Found[] = [];
  for (const { way, loose, electronic, pattern, within } of PATTERNS) {
    const weak = within !== undefined && !within.test(sentence.text);
    pattern.lastIndex = 0;
    for (let match = pattern.exec(sentence.text); match; match = pattern.exec(sentence.text)) {
      const start = sentence.start + match.index;
      const end = start + match[0].length;
      if (end === start) break;
      found.push({ way, loose, electronic, weak, start, end });
    }
  }
  found.sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Found[] = [];
  for (const each of found) {
    if (!kept.some(({ start, end }) => start < each.end && each.start < end)) kept.push(each);
  }
  // "Candles at the plate, hall hire over the phone": in a list, a word is enough.
  const isList = kept.some(({ weak, loose }) => !weak && !loose);
  return kept.filter(({ weak }) => !weak || isList);
}

function isMeant(clause: Clause, way: Way, start: number, end: number): boolean {
  const { modality, text } = clause;
  const isDenied = modality.negations.some(
    (scope) => clause.start + scope.start < end && start < clause.start + scope.end,
  );
  if (isDenied || isNotNow(text, modality) || isOthers(way, text)) return false;
  if (way === "web" && SHOW_WINDOW.test(text)) return false;
  if (way === "keyed" && TALKED.test(text)) return false;
  return !WISHED.test(text) && !(CASH.test(text) && !CARDS.test(text)) && !GONE.test(text);
}

/** A website on which nothing is sold, and a call about something else. */
const SHOW_WINDOW =
  /\bsite (?:is |has |shows? )?(?:just|only|merely|nothing but)\b|\bsite (?:is |has )(?:an? )?(?:info\w*|brochure|photos|pictures|opening hours)\b/;
const TALKED = /\b(?:said|told|asked|complained|explained|wrote|heard)\b/;

const WISHED =
  /\b(?:(?:want|plan|hope|like|intend|look)(?:s|ed|ing)? (?:to|at|an?)|might get|thinking (?:about|of)|next (?:year|spring|summer|autumn|winter|month|season)|one day|some day|soon)\b/;
const CASH = /\b(?:coins?|cash|cheques?|checks? only)\b/;
const CARDS = /\b(?:cards?|contactless|tap|taps)\b/;
/** "Sold the card reader": what was given away takes no cards. */
const GONE =
  /\b(?:sold|returned|sent back|handed back|gave back|scrapped|cancelled|ditched|dumped|got rid of) (?:the|our|my|that|it)\b|\b(?:went|gone|goes|sent|took it|handed) back\b|\b(?:account|contract) is (?:shut|closed|ended)\b/;

/** A mention as evidence that quotes its clause. */
export function asEvidence({ quote, sentence, clause }: WayMention): Evidence {
  const range = { start: 0, end: 0, text: "" };
  return {
    slot: "way",
    value: "mentioned",
    firmness: "certain",
    quote,
    source: 0,
    sentence,
    clause,
    ...range,
  };
}
