// Splits a text into sentences and clauses with exact offsets, so that modality is judged over a
// few words at a time and every quote is a verbatim substring.

import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";
import { type Canonical, originalSpan, type Span } from "./canonical";
import { type Modality, readModality } from "./modality";
import { normalise } from "./normalise";

/** A few words that say one thing. Offsets `start` and `end` are those of the normalised text. */
export interface Clause {
  readonly index: number;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
  /** Normalised words (see `normalise`). */
  readonly text: string;
  /** The same words as the merchant wrote them. */
  readonly verbatim: string;
  readonly modality: Modality;
}

/** A sentence: a range of the normalised text and the clauses in it. */
export interface Sentence {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly clauses: readonly Clause[];
}

/** A text as read: normalised once, split once. */
export interface Reading {
  readonly original: string;
  readonly text: string;
  readonly copy: Canonical;
  readonly sentences: readonly Sentence[];
  readonly clauses: readonly Clause[];
}

/** Where a pattern was found, with the merchant's own words and how they were meant. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  /** Normalised words found. */
  readonly text: string;
  /** Verbatim words: the part of the clause that was found. */
  readonly quote: string;
  readonly clause: Clause;
  /** Whether the words stand in the scope of a negation. */
  readonly negated: boolean;
}

const SENTENCE_END =
  /(?:(?<![.!])[.!]+|(?<!\?)\?+(?!["']?\s?(?:no|nope|none|yes|yep|never|nothing)\b(?! idea| clue)))(?=["')\]]*(?:\s|$))|\[\/?[a-z]+\]|<\/?(?!input|form|iframe|script|div)[a-z]+>|\n\s?[-*+>]?\s?|\s(?=\d{1,2}[.)]\s\p{L})/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.?g|i\.?e|etc|approx|incl|excl|mr|mrs|ms|dr|st|vs|ca|co|ltd|inc|tel|max|min|z\.?b|p\.?ej|bzw|resp)$/;
const CLAUSE_BREAK = boundedPattern(
  [
    "\\s?[;()\\[\\]]\\s?",
    "\\s-{1,64}\\s(?!(?:no|none|nope|nothing|never)\\b)|\\s?-{2,64}\\s?|\\s/\\s",
    ":\\s(?!(?:no|none|nope|nothing|never|not (?:taken|used|accepted|done|kept|stored|connected|linked|applicable|offered))[.,;!]?(?:\\s|$))",
    "(?<!\\b(?:nothing|nobody|no one|anything|anyone|none))(?:,?\\s)(?=(?:but|although|though|however|whereas|except that|because|since we|" +
      "even though|while (?:the|our|we)|otherwise|unless)\\s)",
    ",\\s?(?=(?:and |so |then |yet |which |who |where )?(?:i|we|you|they|he|she|it|that|this|there|" +
      "everything|nothing|nobody|somebody|someone|which|who) )",
    ",\\s?(?=(?:and |but )?(?:phone|telephone|mail|postal|online|web|website|shop|store|counter|internet) [a-z]+ (?:i|we|they|are|is|go|get|come|via|through|by|on|typed|keyed|entered|taken|done|in|with) )",
    ",\\s?(?=and (?:a|an|the|our|one|two|some) (?:[a-z]+ ){0,3}?(?:terminals?|machines?|readers?|webshop|web shop|website|payment links?)\\b)",
    ",\\s?(?=(?:since|typed|keyed|entered|processed|charged|taken|swiped|stored|kept|locked|shredded) )",
    ",\\s?(?=(?:so|yet|just|only|never|instead|not|no|without) )",
    ",\\s?(?=nor (?:will|do|does|is|are|can|has|have|did) )",
    ",?\\s(?=(?:plus|as well as|and also|and additionally|and then there (?:is|are)) )",
    ",\\s?(?=(?:and |so |then )?(?:the|our|my|a|an|each|all|customers?|staff|her|his|their) " +
      "[a-z]+(?: [a-z]+){0,2} (?:is|are|was|were|has|have|does|do|can|goes|go|will|gets?|sits?)\\b)",
    ",\\s?(?=(?:and |but )?(?:for|in|at|on|over|with|via) [a-z ]{2,40}? (?:i|we|you|they|it|people|customers?|guests?) )",
    ",\\s?(?=(?:and |but )?(?:our|my|the) [a-z]+ (?:[a-z]+s|uses?|take|have|are|is) (?:a|an|the|our|my|people|customers?|them|it|to|on|over|by|through|with|cards?)\\b)",
    "\\s(?=(?:and|so|then) (?:i|we|you|they|he|she|it|that|this|there|nothing|nobody) )",
    ",\\s?(?=(?:and |but |or |so )(?:if|when|whenever|unless) )",
    "(?<=\\b(?:replaced|swapped|exchanged|traded)(?: [a-z0-9]+){1,6})\\s(?=(?:by|with|for|against) )",
    "\\s(?=since (?:the|our|my|we|it|they|that) )",
    "\\s(?=and (?:no|not|never|neither|without) )",
    "(?:,\\s?|\\s(?=(?:and|but) ))(?=(?:and |but )?(?:now|today|nowadays|currently|these days|since then|" +
      "at the moment|at present|meanwhile|instead)\\b)",
  ].join("|"),
  "g",
);

const DOUBT_TAG = boundedPattern(
  "^(?:but |or |though |and )?(?:i am not (?:so |really |quite |entirely |100 ?% )?(?:sure|certain)(?: (?:though|about (?:that|it)))?|i (?:think|guess|believe|suppose|hope|assume|reckon)(?: so)?|maybe|perhaps|" +
    "i (?:can|could) not (?:say|tell)(?: you)?|i (?:do not|would not) know|who knows|(?:i have )?no (?:idea|clue)|nobody (?:here )?knows|" +
    "probably|possibly|not (?:so |really |quite |entirely |100 ?% )?(?:sure|certain)(?: (?:though|about " +
    "(?:that|it)))?|(?:i am )?not (?:so |really |quite )?sure(?: (?:though|about (?:that|it)))?|" +
    "do not (?:quote|pin) me on (?:that|it)|or so i (?:think|believe|was told)|if i am not mistaken|" +
    "i could be wrong|no idea|or something(?: like that)?|as far as i know|afaik)[ .!?]{0,120}$",
);

/** Reads a text: normalised, split into sentences and clauses, each clause with its modality. */
export function readText(original: string): Reading {
  const copy = normalise(original);
  const spans = sentenceSpans(copy.text);
  const clauses: Clause[] = [];
  spans.forEach((span, sentence) => {
    for (const part of clauseSpans(copy.text, span)) {
      const text = copy.text.slice(part.start, part.end);
      if (DOUBT_TAG.test(text)) doubtPrevious(clauses);
      clauses.push({
        index: clauses.length,
        sentence,
        ...part,
        text,
        verbatim: verbatim(original, copy, part.start, part.end),
        modality: readModality(text),
      });
    }
  });
  const sentences = spans.map((span, index) => ({
    index,
    ...span,
    text: copy.text.slice(span.start, span.end),
    clauses: clauses.filter((clause) => clause.sentence === index),
  }));
  return { original, text: copy.text, copy, sentences, clauses };
}

/** "..., I think." casts doubt on what was said just before it. */
function doubtPrevious(clauses: Clause[]): void {
  const last = clauses.pop();
  if (last) clauses.push({ ...last, modality: { ...last.modality, uncertain: true } });
}

/** The merchant's own words for a range of the normalised text. */
export function quoteOf(reading: Reading, start: number, end: number): string {
  return verbatim(reading.original, reading.copy, start, end);
}

/** Every place where the (global) pattern matches the normalised text. */
export function findMentions(reading: Reading, pattern: RegExp): Mention[] {
  const mentions: Mention[] = [];
  for (const match of reading.text.matchAll(pattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const clause = clauseAt(reading, start);
    if (!clause || end === start) continue;
    mentions.push({
      start,
      end,
      text: match[0],
      quote: quoteOf(reading, start, end),
      clause,
      negated: isNegatedAt(clause, start, Math.min(end, clause.end)),
    });
  }
  return mentions;
}

/** The clause that holds the offset of the normalised text, or the next one after it. */
export function clauseAt(reading: Reading, offset: number): Clause | undefined {
  let low = 0;
  let high = reading.clauses.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reading.clauses[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return reading.clauses[low];
}

/** Whether a range (offsets of the normalised text) lies in the scope of one of the negations. */
export function isNegatedAt(clause: Clause, start: number, end: number): boolean {
  const from = start - clause.start;
  const to = end - clause.start;
  return clause.modality.negations.some((scope) => scope.start < to && from < scope.end);
}

function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const before = text.slice(Math.max(at, match.index - 12), match.index);
    if (match[0] === "." && ABBREVIATION.test(before)) continue;
    if (/\bn[or]$/.test(before) && /^\. ?\d/.test(text.slice(match.index))) continue;
    if (/\b(?:card|account|phone|order|pan|customer) n[or]$/.test(before)) continue;
    const end = match.index + match[0].length;
    push(spans, text, at, end);
    at = end;
  }
  push(spans, text, at, text.length);
  return spans.flatMap((span) => shortSpans(text, span));
}

/** Longer than anybody's sentence: what goes on without a full stop is read piece by piece. */
const LONGEST_SENTENCE = 1000;

function shortSpans(text: string, { start, end }: Span): Span[] {
  if (end - start <= LONGEST_SENTENCE) return [{ start, end }];
  const spans: Span[] = [];
  for (let at = start; at < end; ) {
    const limit = at + LONGEST_SENTENCE;
    const space = text.lastIndexOf(" ", limit);
    const next = limit < end && space > at ? space : Math.min(limit, end);
    push(spans, text, at, next);
    at = next;
  }
  return spans;
}

function clauseSpans(text: string, sentence: Span): Span[] {
  const spans: Span[] = [];
  const words = text.slice(sentence.start, sentence.end);
  let at = sentence.start;
  for (const match of words.matchAll(CLAUSE_BREAK)) {
    const start = sentence.start + match.index;
    push(spans, text, at, start);
    at = start + match[0].length;
  }
  push(spans, text, at, sentence.end);
  return spans;
}

function push(spans: Span[], text: string, start: number, end: number): void {
  let first = start;
  let last = end;
  while (first < last && /\s/.test(text.charAt(first))) first += 1;
  while (last > first && /\s/.test(text.charAt(last - 1))) last -= 1;
  if (last > first) spans.push({ start: first, end: last });
}

function verbatim(original: string, copy: Canonical, start: number, end: number): string {
  const span = originalSpan(copy, original, start, end);
  return original.slice(span.start, span.end);
}
