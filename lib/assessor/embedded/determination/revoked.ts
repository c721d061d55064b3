// Words that a later clause takes back: "they lent us a wireless one, but we gave it back".
import type { Clause, Reading } from "@/lib/assessor/embedded/text/clauses";

const GIVEN_BACK =
  /\b(?:(?:gave|given|give|handed|sent|took|taken|went|brought|shipped)(?: (?:it|them|that|those|one|the [a-z]+))? back|(?:was|were|been|got) (?:collected|returned|taken away|picked up)|(?:has|have) been (?:fixed|solved|sorted)|that (?:has |is )?(?:stopped|ended|gone|over)|so that stopped|(?:that is|is|was|got) fixed)\b/;
const DECLINED =
  /\b(?:(?:i|we|committee|board|owner|boss|vote|they) (?:[a-z]+ ){0,2}?(?:said|says|say|was|is) no|(?:i|we) (?:always |keep |kept |still |politely )*(?:declin(?:e|ed|ing)|refus(?:e|ed|ing)|turned (?:it|them|that|this|both) down)|did not (?:buy|take|want|order|go for)|never (?:bought|took|got|ordered) (?:it|one|that|them)|never (?:arrived|happened|came))\b/;
/** A sentence that goes on about what the one before brought up. */
const GOES_ON = /^(?:and |but |so )?(?:those|these|that|it|they|both|this|we|i|all of them)\b/;

/** The clauses whose words no longer hold, by index. */
export function revokedClauses(reading: Reading): ReadonlySet<number> {
  const revoked = new Set<number>();
  reading.sentences.forEach((sentence, index) => {
    const at = sentence.clauses.findIndex(
      ({ text }) => GIVEN_BACK.test(text) || DECLINED.test(text),
    );
    if (at < 0) return;
    const before = sentence.clauses.slice(0, at);
    const goesOn = before.length === 0 && GOES_ON.test(sentence.clauses[0]?.text ?? "");
    const taken = goesOn ? (reading.sentences[index - 1]?.clauses ?? []) : before;
    for (const clause of [...taken, ...own(sentence.clauses[at])]) revoked.add(clause.index);
  });
  return revoked;
}

/** The clause itself names what was given back, unless it only says no. */
function own(clause: Clause | undefined): Clause[] {
  return clause && GIVEN_BACK.test(clause.text) ? [clause] : [];
}
