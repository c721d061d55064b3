// Words that a later clause takes back: "they lent us a wireless one, but we gave it back".
import type { Clause, Reading, Sentence } from "@/lib/assessor/embedded/text/clauses";

const GIVEN_BACK =
  /\b(?:(?:gave|given|give|handed|sent|took|taken|went|brought|shipped)(?: (?:it|them|that|those|one|the [a-z]+))? back|(?:was|were|been|got) (?:collected|returned|taken away|picked up)|(?:has|have) been (?:fixed|solved|sorted)|that (?:has |is )?(?:stopped|ended|gone|over)|so that stopped|(?:that is|is|was|got) fixed|had (?:it|that|them|this) (?:all )?(?:undone|removed|changed|disconnected|separated|switched off|taken (?:out|off))|(?:was|were|got) (?:undone|disconnected|unplugged))\b/;
const DECLINED =
  /\b(?:(?:i|we|committee|board|owner|boss|vote|they) (?:[a-z]+ ){0,2}?(?:said|says|say|was|is) no|(?:i|we) (?:always |keep |kept |still |politely )*(?:declin(?:e|ed|ing)|refus(?:e|ed|ing)|turned (?:it|them|that|this|both) down)|(?:told|asked) (?:them|him|her|the [a-z]+) to (?:leave|forget|keep) (?:it|that|them)|(?:thanks|thank you) but no|did not (?:buy|take|want|order|go for)(?: (?:it|one|that|them|any))?(?=\W*$)|never (?:bought|took|got|ordered) (?:it|one|that|them)|never (?:arrived|happened|came))\b/;
/** "Old setup: ...": all that follows in the sentence is of former days. */
const FORMER_LABEL =
  /^(?:the |our )?(?:old|previous|former|earlier) (?:setup|set up|system|way|arrangement|situation|state|times|days)\W*$|^(?:until|up to|before) [a-z]+(?: 20\d\d)?\W*$/;
/** A sentence that goes on about what the one before brought up. */
const GOES_ON = /^(?:and |but |so )?(?:those|these|that|it|they|both|this|we|i|all of them)\b/;

/** How a clause was taken back: what was there is gone, or what was offered was turned down. */
export type Revocation = "gone" | "declined";

/** The clauses whose words no longer hold, by index. */
export function revokedClauses(reading: Reading): ReadonlyMap<number, Revocation> {
  const revoked = new Map<number, Revocation>();
  reading.sentences.forEach((sentence, index) => {
    const [clauses, how] = takenBack(sentence, reading.sentences[index - 1]);
    for (const clause of clauses) revoked.set(clause.index, how);
  });
  return revoked;
}

function takenBack(
  { clauses }: Sentence,
  previous: Sentence | undefined,
): readonly [readonly Clause[], Revocation] {
  const opening = clauses[0]?.text ?? "";
  if (FORMER_LABEL.test(opening)) return [clauses, "gone"];
  const at = clauses.findIndex(({ text }) => GIVEN_BACK.test(text) || DECLINED.test(text));
  const turn = clauses[at];
  if (!turn) return [[], "gone"];
  const goesOn = at === 0 && GOES_ON.test(opening);
  const taken = goesOn ? (previous?.clauses ?? []) : clauses.slice(0, at);
  // What was given back is named in the clause itself; a bare refusal names nothing.
  return GIVEN_BACK.test(turn.text) ? [[...taken, turn], "gone"] : [taken, "declined"];
}
