// A duty done in part: what follows it in the sentence takes a piece of it back.
import type { Span } from "@/lib/assessor/embedded/text/canonical";
import type { Answer } from "./answer";
import { DENIAL, FELL_SHORT, GAP, LIMITED, NOT_THAT, SHARE } from "./data/shortfall-words";

// What is found may itself run over the turn of its sentence.
const TURN = /[,;] (?:but|yet|though|although|however)\b/;

/**
 * Where the sentence says that what is found at `start` to `end` holds for a part only: in what
 * follows, or in its own count. Undefined where it says no such thing.
 */
export function shortfallOf(answer: Answer, start: number, end: number): Span | undefined {
  const sentence = answer.reading.sentences.find((one) => one.start <= start && end <= one.end);
  if (!sentence) return undefined;
  const { text } = answer.reading;
  const before = text.slice(sentence.start, end);
  if (SHARE.test(before)) return { start: sentence.start, end };
  const turn = TURN.exec(text.slice(start, end));
  const tail = text.slice(turn ? start + turn.index : end, sentence.end);
  const short = LIMITED.test(text.slice(start, sentence.end)) || FELL_SHORT.test(tail);
  if (short || (NOT_THAT.test(tail) && !DENIAL.test(before))) {
    return { start: end, end: sentence.end };
  }
  const next = answer.reading.sentences[sentence.index + 1];
  if (next && GAP.test(next.text)) return { start: next.start, end: next.end };
  return undefined;
}
