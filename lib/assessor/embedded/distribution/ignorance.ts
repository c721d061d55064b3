// "I don't know" is no silence: the controls of which it is said take nothing over from their section.
import type { Answer } from "./answer";
import { IGNORANT } from "./data/stance-words";
import type { Verdict } from "./judge";
import { claimedBy } from "./residual";

/** Nothing is known of anything: "I don't know.", "No idea", "we are not sure". */
const OF_ALL =
  /^(?:well |sorry |honestly ){0,8}(?:(?:i|we) (?:really |honestly )?do not (?:really |actually |honestly ){0,8}know|(?:(?:i|we) (?:have|had) )?no (?:idea|clue)|(?:(?:i am|we are) )?(?:not (?:so |quite |really |entirely |at all ){0,8}(?:sure|certain)|unsure|uncertain))(?: (?:this|that|it|any of (?:this|that|it|these|those)))?(?:,? (?:sorry|unfortunately|really))?[ .!]{0,120}$/;
const OF_THE_REST =
  /\b(?:the rest|the others?|everything else|anything else|the remaining|any of (?:this|that|these|those|them)|all (?:of )?(?:this|that|these|those))\b/;

/** The controls, among those weighed, of which an answer says that nobody knows. */
export function unknownIn(answer: Answer, verdicts: ReadonlyMap<string, Verdict>): Set<string> {
  const unknown = answer.reading.sentences.flatMap((sentence) => {
    const { text } = sentence;
    if (OF_ALL.test(text)) return [...verdicts.keys()];
    if (!IGNORANT.test(text)) return [];
    if (OF_THE_REST.test(text)) return [...verdicts.keys()];
    return claimedBy(answer, sentence, verdicts);
  });
  return new Set(unknown);
}
