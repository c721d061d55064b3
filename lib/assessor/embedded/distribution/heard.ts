// What the second reader hears in an answer: in each sentence, and in the pieces of those that say several things.
import { hear } from "@/lib/assessor/embedded/hearing/distribution";
import type { Chances } from "@/lib/assessor/embedded/hearing/hearing";
import { besideMarksOf, marksOf, sectionMarksOf } from "@/lib/assessor/embedded/hearing/marks";
import { STANDING } from "@/lib/assessor/embedded/hearing/statements";
import type { Clause, Sentence } from "@/lib/assessor/embedded/text/clauses";
import type { Answer } from "./answer";
import { SUPPOSED } from "./data/stance-words";
import type { Stance } from "./stance";

/** How a sentence may stand to a control that it speaks of. */
export const STANDINGS = ["met", "unmet", "na"] as const;
export type Standing = (typeof STANDINGS)[number];

/** A sentence, or a piece of one, with what is heard in it. */
export interface Heard {
  /** Normalised words; `start` and `end` are their place in the normalised answer. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly chances: Chances;
  /** How its clauses are meant. */
  readonly stances: readonly Stance[];
  /** The sentence asks something. */
  readonly asks: boolean;
  /** The sentence, or the one before, tells what is only supposed. */
  readonly supposes: boolean;
  readonly isPiece: boolean;
}

/** A piece of a sentence is too short to be sure of: what it seems to tell counts for less, and meets nothing. */
const WEIGHT_OF_PIECE: Readonly<Record<Standing, number>> = { met: 0, unmet: 0.5, na: 1 };
const FEWEST_WORDS = 4;

/** What is heard in the sentences of an answer to the questions of one section, and in their pieces. */
export function heardInAnswer(answer: Answer, topLevel: string): Heard[] {
  return answer.reading.sentences.flatMap((sentence) => [
    heardIn(answer, topLevel, sentence, sentence),
    ...piecesOf(sentence).map((piece) => heardIn(answer, topLevel, sentence, piece)),
  ]);
}

function piecesOf({ clauses }: Sentence): readonly Clause[] {
  return clauses.length < 2 ? [] : clauses.filter(({ text }) => isLongEnough(text));
}

/** "Yes." and "15." tell nothing by themselves. */
export function isLongEnough(text: string): boolean {
  return text.split(" ").length >= FEWEST_WORDS;
}

function heardIn(
  { reading, stances }: Answer,
  topLevel: string,
  sentence: Sentence,
  part: Sentence | Clause,
): Heard {
  const { text, start, end } = part;
  const before = reading.sentences[sentence.index - 1]?.text;
  const isPiece = part !== sentence;
  const clauses = "clauses" in part ? part.clauses : [part];
  return {
    ...{ text, start, end, isPiece },
    chances: hear([...marksOf(text), ...besideMarksOf(before), ...sectionMarksOf(topLevel)]),
    stances: clauses.map(({ index }) => stances[index] ?? "stated"),
    asks: sentence.text.includes("?"),
    supposes: SUPPOSED.test(sentence.text) || SUPPOSED.test(before ?? ""),
  };
}

/** How likely the words tell this of the control. */
export function chanceOf(heard: Heard, controlId: string, standing: Standing): number {
  return heard.isPiece
    ? WEIGHT_OF_PIECE[standing] * unweighted(heard, controlId, standing)
    : unweighted(heard, controlId, standing);
}

/** The same without regard to whether the words are but a piece. */
export function unweighted({ chances }: Heard, controlId: string, standing: Standing): number {
  return (chances.get(controlId) ?? 0) * (chances.get(`${STANDING}${standing}`) ?? 0);
}
