// Compensating controls: the original cannot be done, something else is done instead, and it is
// written up or reviewed. An excuse without a substitute, or one nobody wrote up, is not one.
import type { Answer } from "./answer";
import type { Evidence } from "./judge";
import { patternOf } from "./pattern";

const CANNOT =
  "can not|nobody can|no one can|(?:is|are|was) not able|unable|(?:does|do|did) not (?:\\w+ )?(?:offer|support|allow|permit|have (?:the|an|that|this) (?:option|setting|function|feature)|let us|provide)|not possible|impossible|no way to|too old|not supported|technically not|not offered|not foreseen|only (?:allows?|supports?|takes?|accepts?)|limited to|limits? (?:us|the|it)|no option|no setting|(?:has|have|offers?|knows?|with) (?:nothing else|no (?:other|newer|replacement))|no replacement|will not (?:release|offer|support|give|change|run)|never will|only (?:talks?|speaks?|runs?|works?|knows?|does)|(?:knows?|has|offers?) (?:just|only)|over telnet only|burned in|hard ?coded|gets? no more|until (?:the )?(?:new|next|autumn|spring|summer|winter)|not before|(?:works?|runs?) (?:with|on) .. only";
const INSTEAD =
  "instead|make up for|makes up for|in (?:its|their|that|this) (?:place|stead)|substitute|compensat|alternativ|to balance|in return|in exchange|so (?:we|i|now|the|every|all|each)|that is why|for that reason|because of that|therefore|what we do|to offset|make good|as substitute|until then|in the meantime|so (?:that|it|its|this|he|she|they|\\w+ (?:pc|box|machine|system|server))|workaround|rather";
const WRITTEN_UP =
  "compensating|worksheet|ccw>|(?:wrote|written|write|put) (?:\\w+ ){0,3}(?:up|down)|written up|documented|document (?:this|it|that)|in writing|review(?:s|ed)? (?:it|this|that)|(?:is|are|gets?|was) (?:\\w+ )?review|go(?:es)? through (?:it|this|that)|check(?:s|ed)? (?:it|this|that|whether)|sign(?:s|ed)? (?:it |this |that )?off|agreed (?:it |this |that )?with|approved (?:it|this|that|by)";
const NAMED = "compensating (?:control|measure)|compensated|worksheet|ccw>";

// A sentence that tells the substitute holds no excuse of its own.
const REMEDY =
  /^(?:so|instead|therefore|that is why|until then|in return|for that|as substitute)\b/;

/** How many sentences after the excuse may hold the substitute and its review. */
const WINDOW = 6;

/** A range of the normalised text that tells of a compensating control. */
export interface Compensation {
  readonly firstSentence: number;
  readonly start: number;
  readonly end: number;
}

/** Every compensating control that the answer tells of. */
export function findCompensations(answer: Answer): Compensation[] {
  const { sentences, clauses } = answer.reading;
  const found: Compensation[] = [];
  for (const clause of clauses) {
    const stance = answer.stances[clause.index];
    if (stance !== "stated" || !has(CANNOT, clause.text)) continue;
    if (found.length > 0 && REMEDY.test(sentences[clause.sentence]?.text ?? "")) continue;
    const rest = sentences.slice(clause.sentence, clause.sentence + WINDOW + 1);
    const text = rest.map((sentence) => sentence.text).join(" ");
    const planned = clauses.some(
      (other) =>
        other.sentence >= clause.sentence &&
        other.sentence <= clause.sentence + WINDOW &&
        has(NAMED, other.text) &&
        answer.stances[other.index] === "planned",
    );
    if (planned || !has(INSTEAD, text) || !has(WRITTEN_UP, text)) continue;
    const last = rest.filter((sentence) => has(`${INSTEAD}|${WRITTEN_UP}`, sentence.text)).at(-1);
    const sentence = sentences[clause.sentence];
    if (!last || !sentence) continue;
    found.push({ firstSentence: clause.sentence, start: sentence.start, end: last.end });
  }
  return found;
}

/** Whether words about a control tell of something done instead, for a control asked alone. */
export function namesSubstitute(answer: Answer): boolean {
  return has(INSTEAD, answer.reading.text) || has(NAMED, answer.reading.text);
}

/** The compensating control that makes up for what speaks against a control, if there is one. */
export function compensationFor(
  compensations: readonly Compensation[],
  against: readonly Evidence[],
): Compensation | undefined {
  return compensations.find((compensation) =>
    against.some((item) =>
      item.finding.clauses.some((clause) => {
        const before = compensation.firstSentence - clause.sentence;
        return before === 0 || before === 1;
      }),
    ),
  );
}

function has(source: string, text: string): boolean {
  const pattern = patternOf(source);
  pattern.lastIndex = 0;
  return pattern.test(text);
}
