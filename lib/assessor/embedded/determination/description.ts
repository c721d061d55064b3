// Reads one text of the merchant in whatever language it is. The classifier is trained on what this finds, so that
// questions, their wording and the ways that a description mentions stay out of it.
import { readSource, type Source } from "./evidence";
import { foreignEvidence, foreignLanguage, isEnglish, ownWords } from "./language";

/** A description in whatever language, as read. */
export function readDescription(text: string): Source {
  return understood(readSource(text, 0), false);
}

/** Answers to a thread in another language are short: they are in it unless plainly English. */
export function understood(source: Source, abroad: boolean): Source {
  if (source.chosen) return source;
  const words = ownWords(source);
  const foreign = foreignLanguage(words) !== undefined || (abroad && !isEnglish(words));
  if (!foreign) return source;
  return { ...source, evidence: foreignEvidence(source) };
}
