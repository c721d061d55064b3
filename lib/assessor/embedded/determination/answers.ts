// An answer is read first as an answer to its question: a bare "yes", "no" or "the first one" means
// what the question made of it. The words themselves win where they say more.
import { isDeepStrictEqual } from "node:util";
import { isInstruction, readModality } from "@/lib/assessor/embedded/text/modality";
import type { DeterminationRound } from "@/lib/assessor/port";

import { type Evidence, readSource, type Source } from "./evidence";
import { HEARD } from "./questions/data/heard";
import { CONTRADICTIONS } from "./questions/data/special";
import { QUESTIONS } from "./questions/data/topics";
import type { Meaning } from "./questions/question";
import type { Slot } from "./signal";

interface ShortAnswers {
  readonly hears?: readonly (readonly [RegExp, Meaning])[];
  readonly yes?: Meaning;
  readonly no?: Meaning;
  readonly choices?: readonly Meaning[];
}

/** "It is" answers a question where it stands alone; "it is in the router" tells something else. */
const ALONE = "(?=\\W*$|[,.;:!]| (?:indeed|so)\\b)";
const YES = new RegExp(
  `^\\W*(?:(?:yes|yea|si|oui|ja|correct|right|exactly|indeed|sure|certainly|definitely|absolutely|affirmative|true|that is (?:right|correct|so|it)|of course|all of (?:it|them)|ok|okay|y)\\b|(?:it (?:is|does|has|was)|they (?:are|do|have)|(?:we|i) (?:do|have|are|am|did))${ALONE})|\\byes\\W*$`,
);
const NO = new RegExp(
  `^\\W*(?:(?:no|not|never|none|neither|nein|non|negative|false|wrong|nothing|nowhere|n|(?:we|i) (?:do|have|are|am|did) (?:no|none|neither|nothing))\\b|(?:it (?:is|does|has)|they (?:are|do|have)|(?:we|i) (?:do|have|are|am|did)) (?:not|never)${ALONE})`,
);
/** Whatever follows explains it. "No link" is no such answer. */
const NO_AT_ONCE =
  /^\W*(?:no|nope)(?:\W*$|[,.;:!]| (?:we|i|it|they|he|she|that|there|not|never|nothing)\b)/;
const PICKS: readonly RegExp[] = [
  /\b(?:first|former|1st|number one|no\.? ?1|option (?:1|a|one)|the one you (?:said|named) first)\b|^\W*(?:1|a|\(a\)|one)\W*$/,
  /\b(?:second|latter|2nd|number two|no\.? ?2|option (?:2|b|two))\b|^\W*(?:2|b|two)\W*$/,
  /\b(?:third|3rd|last one|the last|number three|no\.? ?3|option (?:3|c|three))\b|^\W*(?:3|c|three)\W*$/,
];
/** "A separate line" or "the second terminal" names a thing, not the place in a list. */
const PICK_AT_MOST_WORDS = 8;

/** Values that only bring the matter up; the answer to the question says more. */
const VAGUE: Readonly<Partial<Record<Slot, string>>> = {
  recording: "yes",
  received: "fax",
  storage: "maybe",
  encryption: "claimed",
  spoc: "claimed",
  location: "several",
};

/** "There is no redirect" says what it is not; the question may have heard what it is. */
const OTHER_THAN = /^not[A-Z]/;

/** Reads the answer of a round, with the evidence that the question itself gives to its words. */
export function readAnswer(round: DeterminationRound, number: number): Source {
  const short = shortAnswers(round);
  const source = taken(onTopic(readSource(round.answer, number), round.topic), short);
  const text = source.reading.text;
  const modality = readModality(text);
  if (isInstruction(text) || modality.ignorance) return source;
  const meaning = meaningOf(text, short);
  const own = meaning.flatMap(([slot, value]) => {
    const spoken = source.evidence.some(
      (e) =>
        e.slot === slot &&
        e.firmness === "certain" &&
        e.value !== VAGUE[slot] &&
        !OTHER_THAN.test(e.value),
    );
    return spoken ? [] : [fromAnswer(round.answer, slot, value, number, modality.uncertain)];
  });
  return { ...source, evidence: [...source.evidence, ...own] };
}

/** Who begins with "no" does not mean "yes" by the words that explain it. */
function taken(source: Source, { yes, no }: ShortAnswers): Source {
  if (!yes || !no || !NO_AT_ONCE.test(source.reading.text)) return source;
  const evidence = source.evidence.filter(
    (each) => !yes.some(([slot, value]) => each.slot === slot && each.value === value),
  );
  return { ...source, evidence };
}

/**
 * "They are not linked", said of places, tells nothing of the machine and the till; the line of a
 * telephone or a fax is not the line of the terminal; approved devices are on a list, too. Slots, or values of them.
 */
const BESIDE_THE_POINT: Readonly<Record<string, readonly string[]>> = {
  phoneLine: ["connection", "standalone"],
  receivedElectronically: ["connection", "standalone", "isolated"],
  callRecording: ["connection", "standalone"],
  singleLocation: ["standalone", "connection"],
  posIsolation: ["connection"],
  ptsApproval: ["encryption.onList"],
};

function onTopic(source: Source, topic: string): Source {
  const aside = BESIDE_THE_POINT[topic];
  if (!aside) return source;
  const evidence = source.evidence.filter(
    ({ slot, value }) => !aside.includes(slot) && !aside.includes(`${slot}.${value}`),
  );
  return { ...source, evidence };
}

/** The question whose loose words also answer a question about a contradiction. */
const TOPIC_OF: Readonly<Record<string, string>> = {
  connection: "terminalConnection",
  standalone: "terminalStandalone",
  isolated: "terminalIsolation",
  encryption: "p2peListed",
  storage: "cardStorage",
  web: "checkoutHosting",
};

function shortAnswers(round: DeterminationRound): ShortAnswers {
  if (round.topic !== "contradiction") {
    const own = QUESTIONS.filter(({ topic }) => topic === round.topic);
    const question =
      own.find((each) => [each.question, each.again].some((w) => round.question.startsWith(w))) ??
      own[0];
    return { ...question, hears: HEARD[question?.heardAs ?? round.topic] };
  }
  const asked = Object.entries(CONTRADICTIONS).find(
    ([, { question, again }]) =>
      round.question.startsWith(question) || round.question.startsWith(again),
  );
  if (!asked) return {};
  return { ...asked[1], hears: HEARD[TOPIC_OF[asked[0]] ?? ""] };
}

function meaningOf(text: string, short: ShortAnswers): Meaning {
  const words = text.trim().split(/\s+/).length;
  if (words <= PICK_AT_MOST_WORDS) {
    const pick = PICKS.findIndex((pattern) => pattern.test(text));
    const picked = pick >= 0 ? short.choices?.[pick] : undefined;
    if (picked) return picked;
  }
  const heard = short.hears?.find(([pattern]) => pattern.test(text));
  if (heard && !(NO_AT_ONCE.test(text) && isDeepStrictEqual(heard[1], short.yes))) return heard[1];
  if (YES.test(text)) return short.yes ?? [];
  if (NO.test(text)) return short.no ?? [];
  return [];
}

function fromAnswer(
  answer: string,
  slot: Meaning[number][0],
  value: string,
  source: number,
  uncertain: boolean,
): Evidence {
  const quote = answer.trim();
  const firmness = uncertain ? "doubtful" : "certain";
  const range = { start: 0, end: quote.length };
  return { slot, value, firmness, quote, source, sentence: 0, clause: 0, text: quote, ...range };
}
