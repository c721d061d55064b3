// Words that a later clause takes back ("they lent us a wireless one, but we gave it back"), and
// words about what is no method of today: former days, trials, mistakes, and what other forms cover.
import type { Clause, Reading, Sentence } from "@/lib/assessor/embedded/text/clauses";
import { looksBack } from "./former";

const GIVEN_BACK =
  /\b(?:(?:gave|given|give|handed|sent|took|taken|went|brought|shipped)(?: (?:it|them|that|those|one|the [a-z]+))? back|(?:is|was|has been) not (?:been )?(?:used|in use|needed) since|(?:was|were|been|got) (?:collected|returned|taken away|picked up)|(?:has|have) been (?:fixed|solved|sorted)|that (?:has |is )?(?:stopped|ended|gone|over)|so that stopped|(?:that is|is|was|got) fixed|had (?:it|that|them|this) (?:all )?(?:undone|removed|changed|disconnected|separated|switched off|taken (?:out|off))|(?:was|were|got) (?:undone|disconnected|unplugged)|(?:was|were|has been|have been|got|is|are) (?:all |since |completely |long ){0,8}(?:ripped out|torn out|thrown out|scrapped|dismantled|done away with|binned))\b/;
const DECLINED =
  /\b(?:(?:i|we|committee|board|owner|boss|vote|they) (?:[a-z]+ ){0,2}?(?:said|says|say|was|is) no|(?:i|we) (?:always |keep |kept |still |politely ){0,8}(?:declin(?:e|ed|ing)|refus(?:e|ed|ing)|turned (?:it|them|that|this|both) down)|(?:told|asked) (?:them|him|her|the [a-z]+) to (?:leave|forget|keep) (?:it|that|them)|(?:thanks|thank you) but no|did not (?:buy|take|want|order|go for)(?: (?:it|one|that|them|any))?(?=\W*$)|never (?:bought|took|got|ordered) (?:it|one|that|them)|never (?:arrived|happened|came))\b/;
/** "Old setup: ...", "Before the fire ...": all of the sentence is of former days. */
const FORMER_LABEL =
  /^(?:the |our )?(?:old|previous|former|earlier) (?:setup|set up|system|way|arrangement|situation|state|times|days)\W*$|^(?:until|up to|before) [a-z]+(?: 20\d\d)?\W*$/;
const FORMER_OPENING =
  /^(?:and |but )?(?:before|prior to|until) (?:the |that|this |we |our |last |all )[^,;]{0,60}? (?:was|were|had|did|used|took|ran|went|stood|typed|keyed|drove|shared|hung)\b/;
/** A sentence that goes on about what the one before brought up. */
const GOES_ON =
  /^(?:and |but |so )?(?:those|these|that|it|they|both|this|we|i|all of (?:them|that|it|this)|all that|everything of that|the lot)\b/;
/** Tried out and not in use, or never more than an idea. */
const TRIAL =
  /\b(?:tested|trialled|trialed|piloted|tried out|tried|evaluated|played with|experimented with|looked at)\b(?=.{0,1000}\b(?:staging|sandbox|test (?:site|shop|mode|system)|pilot|demo|never|did not|dropped|gave up|not (?:put|go|gone)|trial)\b)|\b(?:never|not) (?:put (?:it|them|that) |went |gone |gone |go |going )?(?:live|into (?:use|production)|in production)\b|\b(?:only|just) (?:on|in) (?:the |our |a )?(?:staging|sandbox|test (?:site|shop|mode|system))\b/;
/** Thought so once, and learnt better. */
const MISTAKE =
  /^(?:and |but |so )?(?:i|we|they|everyone|everybody) (?:always |first |once |all |had |at first ){0,8}(?:thought|believed|assumed|took it|were told once|supposed)\b/;
/** What has a form, an answer or a description of its own. */
const ELSEWHERE =
  /\b(?:(?:answer|describe|cover|handle|assess|report|declare|file|fill|deal with|do|treat)(?:s|ed)? (?:(?:it|that|them|those|this|these|in|for|about) ){0,8}(?:separately|elsewhere|another time|(?:in|on|with) (?:another|its own|a separate|their own|a different) (?:form|questionnaire|answer|entry|one|assessment|description|saq))|(?:is|are|was|were|being|gets?) (?:described|covered|answered|assessed|dealt with|reported|handled|declared|filed|treated) (?:separately|elsewhere|(?:in|on|by) (?:another|its own|a separate|their own|a different) (?:form|questionnaire|answer|entry|one|assessment|description|saq))|(?:has|have|got|gets?) (?:its|their|a|an) (?:own|separate) (?:form|questionnaire|answer|entry|assessment|description|saq)|(?:separate|different|another|own) (?:form|questionnaire|answer|entry|assessment|saq) (?:for|covers)(?! (?:the |a |their )?(?:cards?|credit|payments?|numbers?)\b)|(?:not|no) (?:part of|in|for|the subject of|about) this (?:form|questionnaire|answer|assessment|description|entry)|leave (?:it|them|that|those) (?:aside|out))\b/;
/** Somebody's plan or wish, whoever's it is, and what is only on a list of things to come. */
const PLANNED =
  /\b(?:wants?|wishes|hopes?|plans?|intends?|would like|dreams?|thinks?|thinking|talks?|talking|speaks?|considers?) (?:to|of|about)(?: [a-z]+){0,8}? (?:next (?:week|month|year|spring|summer|autumn|fall|winter|season)|one day|some ?day|later|in (?:the )?future)\b|\bon (?:the|our) (?:road ?map|wish ?list|to do list)\b|\b(?:was|were) never (?:made|built|done|finished|launched)\b|\bcame to nothing\b/;
const REFERS = /^(?:and |but |so )?(?:which|that|it|they|those|these|we|this)\b/;

/**
 * How a clause was taken back: what was there is gone, what was offered was turned down, or nothing
 * in it is about the method of today.
 */
export type Revocation = "gone" | "declined" | "void";

/** The clauses whose words no longer hold, by index. */
export function revokedClauses(reading: Reading): ReadonlyMap<number, Revocation> {
  const revoked = new Map<number, Revocation>();
  reading.sentences.forEach((sentence, index) => {
    for (const clause of beside(sentence)) revoked.set(clause.index, "void");
    const [clauses, how] = takenBack(sentence, reading.sentences[index - 1]);
    for (const clause of clauses) revoked.set(clause.index, how);
  });
  return revoked;
}

/** Trials, mistakes and matters of other forms: the clause itself, and the one it refers to. */
function beside({ clauses }: Sentence): readonly Clause[] {
  return clauses.flatMap((clause, at) => {
    const before = clauses[at - 1];
    if (MISTAKE.test(clause.text) || PLANNED.test(clause.text) || looksBack(clause))
      return [clause];
    if (!TRIAL.test(clause.text) && !ELSEWHERE.test(clause.text)) return [];
    return before && REFERS.test(clause.text) ? [before, clause] : [clause];
  });
}

function takenBack(
  { clauses, text }: Sentence,
  previous: Sentence | undefined,
): readonly [readonly Clause[], Revocation] {
  const opening = clauses[0]?.text ?? "";
  if (FORMER_LABEL.test(opening) || FORMER_OPENING.test(text)) return [former(clauses), "gone"];
  const at = clauses.findIndex(
    (clause) => GIVEN_BACK.test(clause.text) || DECLINED.test(clause.text),
  );
  const turn = clauses[at];
  if (!turn) return [[], "gone"];
  const goesOn = at === 0 && GOES_ON.test(opening);
  const taken = goesOn ? (previous?.clauses ?? []) : clauses.slice(0, at);
  // What was given back is named in the clause itself; a bare refusal names nothing.
  return GIVEN_BACK.test(turn.text) ? [[...taken, turn], "gone"] : [taken, "declined"];
}

/** Former days last until the sentence comes back to the present. */
function former(clauses: readonly Clause[]): readonly Clause[] {
  const now = clauses.findIndex(({ text }, at) => at > 0 && NOW.test(text));
  return now < 0 ? clauses : clauses.slice(0, now);
}

const NOW = /\b(?:now|today|nowadays|since then|these days|is|are|have|has|do|does)\b/;
