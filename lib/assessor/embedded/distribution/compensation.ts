// Compensating controls: the original cannot be done, something else is done instead, and it is
// written up or reviewed. An excuse without a substitute, or one nobody wrote up, is not one.
import type { Clause } from "@/lib/assessor/embedded/text/clauses";
import { type Answer, hitsOf, isTakenBack } from "./answer";
import { patternOf } from "./pattern";

const CANNOT =
  "can not|nobody can|no one can|(?:is|are|was) not able|unable|(?:does|do|did) not (?:\\w+ )?(?:offer|support|allow|permit|have (?:the|an|that|this) (?:option|setting|function|feature)|let us|provide)|not possible|impossible|no way to|too old|not supported|technically not|not offered|not foreseen|only (?:allows?|supports?|takes?|accepts?)|limited to|limits? (?:us|the|it)|no option|no setting|(?:has|have|offers?|knows?|with) (?:nothing else|no (?:other|newer|replacement))|no replacement|will not (?:release|offer|support|give|change|run)|never will|only (?:talks?|speaks?|runs?|works?|knows?|does)|(?:knows?|has|offers?) (?:just|only)|over telnet only|burned in|hard ?coded|gets? no more|until (?:the )?(?:new|next|autumn|spring|summer|winter)|not before|(?:works?|runs?) (?:with|on) .. only|no more (?:\\w+ ){0,2}(?:fixes|updates|patches|support)|(?:went|gone|is|goes) (?:bankrupt|bust|out of business)|forbids?|forbidden by|prohibits?|not allowed to|lacks|voids?|(?:system|software|program|shop|machine|device|till|platform|router|it) does not have (?:it|that|this)>|can (?:have|hold|do|take|keep) no|no second (?:one|user|account)|(?:knows|has|have|had|with|offers?) no (?:\\w+ ){0,2}(?:setting|way|function|option|encrypted|registered|traceable|second|such|successor|mechanism|possibility|facility)|no (?:setting|way|function|option|possibility|successor)|(?:ended|stopped) support|by license|no (?:\\w+ ){1,3}can be (?:installed|set|done|used|made|put)|no courier|neither (?:[^.;]{1,60}) (?:can|supports?|allows?)|is not allowed";
const INSTEAD =
  "instead|make up for|makes up for|in (?:its|their|that|this) (?:place|stead)|substitute|compensat|alternativ|to balance|in return|in exchange|so (?:we|i|now|the|every|all|each)|that is why|for that reason|because of that|therefore|what we do|to offset|make good|as substitute|until then|in the meantime|so (?:that|it|its|this|he|she|they|\\w+ (?:pc|box|machine|system|server))|workaround|rather|in lieu|as compensation|thus|we put|we set|we did|what we did";
const WRITTEN_UP =
  "compensating|worksheet|ccw>|(?:wrote|written|write|put) (?:\\w+ ){0,3}(?:up|down)|written up|documented|document (?:this|it|that)|in writing|filled (?:in|out)|signed|validat|described|review(?:s|ed)? (?:it|this|that)|(?:is|are|gets?|was) (?:\\w+ )?review|go(?:es)? through (?:it|this|that)|check(?:s|ed)? (?:it|this|that|whether)|sign(?:s|ed)? (?:it |this |that )?off|agreed (?:it |this |that )?with|approved (?:it|this|that|by)";
const NAMED = "compensating (?:control|measure)|compensated|worksheet|ccw>";

// A sentence that tells the substitute holds no excuse of its own.
const REMEDY =
  /^(?:so|instead|therefore|that is why|until then|in return|for that|as substitute)\b/;

// "Compensating control: we trust each other": a name with nothing behind it.
const EMPTY =
  /compensating (?:control|measure)s?\b[^.!?]{0,16}\b(?:(?:we|i) (?:\w+ )?(?:trust|hope|are careful|watch out|do not|have no)|trust|none|nothing|no\b|not (?:there|needed|written))/;

/** How many sentences after the excuse may hold the substitute and its review. */
const WINDOW = 6;

/** A range of the normalised text that tells of a compensating control. */
export interface Compensation {
  readonly firstSentence: number;
  /** Called a compensating control, or written on its worksheet, in so many words. */
  readonly named: boolean;
  /** The sentence that calls it so, or its last one. */
  readonly namedSentence: number;
  readonly start: number;
  readonly end: number;
}

/** Every compensating control that the answer tells of. */
export function findCompensations(answer: Answer): Compensation[] {
  const found: Compensation[] = [];
  for (const clause of answer.reading.clauses) {
    if (!isExcuse(answer, clause) || isPartOf(found.at(-1), answer, clause)) continue;
    const compensation = compensationFrom(answer, clause);
    if (compensation) found.push(compensation);
  }
  return found;
}

/** "Nobody can sign in without a key": a "cannot" that is taken back excuses nothing. */
function isExcuse(answer: Answer, clause: Clause): boolean {
  if (answer.stances[clause.index] !== "stated") return false;
  return hitsOf(answer, patternOf(CANNOT)).some(
    (hit) => hit.clause === clause && !isTakenBack(answer, hit),
  );
}

/** An excuse within the words of the substitute before it opens no new one. */
function isPartOf(before: Compensation | undefined, answer: Answer, clause: Clause): boolean {
  if (before === undefined) return false;
  if (REMEDY.test(answer.reading.sentences[clause.sentence]?.text ?? "")) return true;
  return before.named && clause.sentence <= before.namedSentence;
}

function compensationFrom(answer: Answer, clause: Clause): Compensation | undefined {
  const { sentences } = answer.reading;
  const rest = sentences.slice(clause.sentence, clause.sentence + WINDOW + 1);
  const text = rest.map((sentence) => sentence.text).join(" ");
  const planned = rest
    .flatMap((sentence) => sentence.clauses)
    .some((other) => has(NAMED, other.text) && answer.stances[other.index] === "planned");
  if (planned || EMPTY.test(text) || !has(INSTEAD, text) || !has(WRITTEN_UP, text))
    return undefined;
  const last = rest.filter((sentence) => has(`${INSTEAD}|${WRITTEN_UP}`, sentence.text)).at(-1);
  const first = rest[0];
  if (!last || !first) return undefined;
  const naming = rest.find((other) => has(NAMED, other.text));
  return {
    firstSentence: clause.sentence,
    named: naming !== undefined,
    namedSentence: (naming ?? last).index,
    start: first.start,
    end: last.end,
  };
}

function has(source: string, text: string): boolean {
  const pattern = patternOf(source);
  pattern.lastIndex = 0;
  return pattern.test(text);
}
