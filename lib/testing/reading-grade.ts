import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/** The Flesch-Kincaid grade of an English text: the school year that reads it with ease. */
export function readingGrade(text: string): number {
  // A point inside a number ("12.8.5") ends no sentence.
  const plain = text.replace(/(\d)\.(?=\d)/g, "$1");
  const words = plain.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const sentences = plain.split(/[.?!:]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part));
  return fleschKincaid({
    sentence: Math.max(1, sentences.length),
    word: words.length,
    syllable: syllable(words.join(" ")),
  });
}

/** The one in the middle; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
