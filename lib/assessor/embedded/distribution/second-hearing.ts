// The second reader of an answer. The rules know the words of each control; this one hears by all of its
// words which controls a sentence speaks of, and how it stands to them (see hearing/). It fills in what
// the rules left empty, and takes back an In Place that it hears nothing of.

import { hear } from "@/lib/assessor/embedded/hearing/distribution";
import type { Chances } from "@/lib/assessor/embedded/hearing/hearing";
import { besideMarksOf, marksOf } from "@/lib/assessor/embedded/hearing/marks";
import { STANDING } from "@/lib/assessor/embedded/hearing/statements";
import { quoteOf, type Sentence } from "@/lib/assessor/embedded/text/clauses";
import type { ControlAnalysis } from "@/lib/assessor/port";
import type { ControlStatus } from "@/lib/pci/response";
import type { Answer } from "./answer";
import { lackingChance } from "./leaning";
import { empty, inPlace, lacking, notApplicable } from "./status";

const STANDINGS = ["met", "unmet", "na"] as const;
type Standing = (typeof STANDINGS)[number];

/** A sentence with what is heard in it. */
interface Heard {
  readonly sentence: Sentence;
  readonly chances: Chances;
  /** Told of today, without doubt. */
  readonly stated: boolean;
  /** Told of the merchant's own business at all. */
  readonly own: boolean;
}

/** From which chance on something is taken as said: In Place on someone's word asks for the most. */
const ENOUGH = { met: 0.35, unmet: 0.05, na: 0.05 };
/**
 * In Place by a rule falls where no sentence is even remotely heard to tell that the control is met, and a
 * compensating control where none is heard to speak of the control at all.
 */
const REMOTE = 0.02;
const FEWEST_WORDS = 4;
/** Both learned readers must tell a lack, or none of them, unless this one is sure enough. */
const EVEN = 0.5;
const SURE = { met: 0.8, unmet: 0.3 };
/** What a rule found falls beside a sentence that plainly tells the opposite, where hardly a word is heard for it. */
const PLAIN = 0.5;
const HARDLY = 0.02;
/** A lack is one of the control that the sentence speaks of most, or that comes this near to it. */
const NEAR = 0.6;
/** From which chance on a lack outweighs that there is nothing of the kind. */
const OUTWEIGHS = 0.8;

/** The statuses after a second hearing of the answer. */
export function afterSecondHearing(
  answer: Answer,
  statuses: readonly ControlAnalysis[],
): ControlAnalysis[] {
  const heard = answer.reading.sentences.map((sentence) => heardIn(answer, sentence));
  return statuses.map((status) => {
    if (status.complianceStatus === "empty") return filledIn(answer, status, heard);
    if (status.complianceStatus === "Not Applicable") return unlessLacking(answer, status, heard);
    if (isContradicted(status, heard)) return retold(answer, status, heard);
    return isUnheard(status, heard) ? empty(status.controlId, true) : status;
  });
}

const OPPOSITES: Readonly<
  Partial<Record<ControlStatus, readonly [told: Standing, heard: Standing]>>
> = {
  "In Place": ["met", "unmet"],
  "Not In Place": ["unmet", "met"],
};

/** Whether the words plainly tell the opposite. */
function isContradicted({ controlId, complianceStatus }: ControlAnalysis, heard: readonly Heard[]) {
  const [told, opposite] = OPPOSITES[complianceStatus] ?? [];
  if (!told || !opposite) return false;
  const most = (standing: Standing) =>
    Math.max(0, ...heard.map(({ chances }) => chanceOf(chances, controlId, standing)));
  return most(opposite) > PLAIN && most(told) < HARDLY;
}

/** What the sentences tell instead, if it can be taken from them. */
function retold(answer: Answer, status: ControlAnalysis, heard: readonly Heard[]): ControlAnalysis {
  const instead = filledIn(answer, empty(status.controlId, true), heard);
  return instead.complianceStatus === "empty" ? status : instead;
}

/** Not Applicable, unless a sentence plainly tells that the control is lacking. */
function unlessLacking(
  answer: Answer,
  status: ControlAnalysis,
  heard: readonly Heard[],
): ControlAnalysis {
  const told = plainest(status.controlId, heard);
  if (told?.standing !== "unmet" || told.chance < OUTWEIGHS) return status;
  return retold(answer, status, heard);
}

/** In Place, or compensated for, by words that a rule knows, in sentences that tell something else. */
function isUnheard({ controlId, complianceStatus }: ControlAnalysis, heard: readonly Heard[]) {
  if (complianceStatus === "In Place with Compensating Control") {
    return heard.every(({ chances }) => (chances.get(controlId) ?? 0) < REMOTE);
  }
  if (complianceStatus !== "In Place") return false;
  return heard.every(({ chances }) => chanceOf(chances, controlId, "met") < REMOTE);
}

/** How likely a sentence tells this of the control. */
function chanceOf(chances: Chances, controlId: string, standing: Standing): number {
  return (chances.get(controlId) ?? 0) * (chances.get(`${STANDING}${standing}`) ?? 0);
}

function heardIn({ reading, stances }: Answer, sentence: Sentence): Heard {
  const { text, index, clauses } = sentence;
  const told = clauses.map((clause) => stances[clause.index] ?? "stated");
  const asks = text.includes("?");
  return {
    sentence,
    chances: hear([...marksOf(text), ...besideMarksOf(reading.sentences[index - 1]?.text)]),
    stated: !asks && told.every((stance) => stance === "stated" || stance === "rare"),
    own: !asks && !told.includes("ignored"),
  };
}

interface Told {
  readonly standing: Standing;
  readonly chance: number;
  readonly heard: Heard;
}

/** What the sentence that speaks most plainly of the control says of it. */
function plainest(controlId: string, all: readonly Heard[]): Told | undefined {
  return all
    .filter(({ sentence }) => sentence.text.split(" ").length >= FEWEST_WORDS)
    .flatMap((heard) =>
      STANDINGS.map((standing) => ({
        ...{ standing, heard },
        chance: chanceOf(heard.chances, controlId, standing),
      })),
    )
    .reduce<Told | undefined>(
      (best, one) => (one.chance > (best?.chance ?? 0) ? one : best),
      undefined,
    );
}

function filledIn(
  { reading }: Answer,
  status: ControlAnalysis,
  heard: readonly Heard[],
): ControlAnalysis {
  const { controlId } = status;
  const told = plainest(controlId, heard);
  if (!told || told.chance < ENOUGH[told.standing]) return status;
  const { sentence, stated, own, chances } = told.heard;
  const quote = quoteOf(reading, sentence.start, sentence.end);
  const lacks = lackingChance(sentence.text) > EVEN;
  if (told.standing === "unmet") {
    const isTold = own && isNear(controlId, chances) && (lacks || told.chance > SURE.unmet);
    return isTold ? lacking(controlId, quote) : status;
  }
  if (!stated) return status;
  if (told.standing === "na")
    return notApplicable(controlId, quote, "there is no such thing with you");
  return lacks && told.chance < SURE.met ? status : inPlace(controlId, quote);
}

function isNear(controlId: string, chances: Chances): boolean {
  const most = Math.max(
    ...[...chances].map(([label, chance]) => (label.startsWith(STANDING) ? 0 : chance)),
  );
  return (chances.get(controlId) ?? 0) >= NEAR * most;
}
