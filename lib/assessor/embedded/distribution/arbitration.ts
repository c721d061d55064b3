// Arbitrates between the rules, which know the words of each control, and the classifier, which goes by all words of a
// sentence (see hearing/). The classifier fills in what the rules left empty, and vetoes an In Place that it finds no
// ground for.
import type { Chances } from "@/lib/assessor/embedded/hearing/hearing";
import { quoteOf } from "@/lib/assessor/embedded/text/clauses";
import type { ControlAnalysis } from "@/lib/assessor/port";
import { topLevelOf } from "@/lib/pci/controls";
import type { ControlStatus } from "@/lib/pci/response";
import type { Answer } from "./answer";
import { IGNORANT } from "./data/stance-words";
import {
  chanceOf,
  type Heard,
  heardInAnswer,
  isLongEnough,
  STANDINGS,
  type Standing,
  unweighted,
} from "./heard";
import { tellsOfLack } from "./lack-words";
import { lackingChance } from "./leaning";
import type { Stance } from "./stance";
import { empty, inPlace, lacking, notApplicable } from "./status";

/** From which chance on something is taken as said, whatever it says of the control. */
const ENOUGH = 0.45;
/**
 * In Place by a rule falls where no sentence is even remotely heard to tell that the control is met, nor plainly a
 * piece of one, and a compensating control where none is heard to speak of the control, or hardly beside others.
 */
const REMOTE = { sentence: 0.02, piece: 0.4 };
/** Both learned readers must tell a lack, or none of them, unless this one is sure enough. */
const EVEN = 0.5;
const SURE = 0.6;
/** From which chance on words are taken as stated although they sound unsure: "in which they say they answer for it". */
const STATED = 0.6;
/** What a rule found falls beside a sentence that plainly tells the opposite, where hardly a word is heard for it. */
const PLAIN = 0.5;
const HARDLY = 0.02;
/** Or where words are plainly heard to tell the opposite, and this much less to tell it. */
const PLAINER = 0.7;
const FAR_LESS = 0.1;
/**
 * A lack, or what compensates for one, is of the control that the sentence speaks of most, or that comes this near to
 * it.
 */
const NEAR = 0.4;
/** From which chance on a lack outweighs that there is nothing of the kind. */
const OUTWEIGHS = 0.8;

/** What is heard in an answer, for the controls of its section. */
interface Hearing {
  readonly answer: Answer;
  readonly all: readonly Heard[];
  readonly section: readonly string[];
}

/** The statuses once the classifier has read the answer. What was measured is settled: numbers are for the rules. */
export function afterArbitration(
  answer: Answer,
  statuses: readonly ControlAnalysis[],
  measured: ReadonlySet<string>,
): ControlAnalysis[] {
  const section = statuses.map(({ controlId }) => controlId);
  const [first] = section;
  if (first === undefined) return [];
  const hearing = { answer, section, all: heardInAnswer(answer, topLevelOf(first)) };
  return statuses.map((status) => {
    if (status.complianceStatus === "empty") return filledIn(hearing, status);
    if (status.complianceStatus === "Not Applicable") return unlessLacking(hearing, status);
    if (measured.has(status.controlId)) return status;
    if (isContradicted(status, hearing)) return retold(hearing, status);
    return isUnheard(status, hearing) ? empty(status.controlId, true) : status;
  });
}

const OPPOSITES: Readonly<
  Partial<Record<ControlStatus, readonly [told: Standing, heard: Standing]>>
> = {
  "In Place": ["met", "unmet"],
  "Not In Place": ["unmet", "met"],
};

/** Whether the words plainly tell the opposite. */
function isContradicted({ controlId, complianceStatus }: ControlAnalysis, { all }: Hearing) {
  const [told, opposite] = OPPOSITES[complianceStatus] ?? [];
  if (!told || !opposite) return false;
  const most = (standing: Standing) =>
    Math.max(0, ...all.map((heard) => chanceOf(heard, controlId, standing)));
  const against = most(opposite);
  const still = most(told);
  return (against > PLAIN && still < HARDLY) || (against > PLAINER && still < FAR_LESS * against);
}

/** What the sentences tell instead, if it can be taken from them. */
function retold(hearing: Hearing, status: ControlAnalysis): ControlAnalysis {
  const instead = filledIn(hearing, empty(status.controlId, true));
  return instead.complianceStatus === "empty" ? status : instead;
}

/** Not Applicable, unless a sentence plainly tells that the control is lacking. */
function unlessLacking(hearing: Hearing, status: ControlAnalysis): ControlAnalysis {
  const told = plainest(status.controlId, hearing);
  if (told?.standing !== "unmet" || told.chance < OUTWEIGHS) return status;
  return retold(hearing, status);
}

/** In Place, or compensated for, by words that a rule knows, in sentences that tell something else. */
function isUnheard({ controlId, complianceStatus }: ControlAnalysis, hearing: Hearing) {
  const { all } = hearing;
  if (complianceStatus === "In Place with Compensating Control") {
    return !all.some(
      ({ chances }) =>
        (chances.get(controlId) ?? 0) >= REMOTE.sentence && isNear(controlId, chances, hearing),
    );
  }
  if (complianceStatus !== "In Place") return false;
  return all.every(
    (heard) =>
      unweighted(heard, controlId, "met") < (heard.isPiece ? REMOTE.piece : REMOTE.sentence),
  );
}

interface Told {
  readonly standing: Standing;
  readonly chance: number;
  readonly heard: Heard;
}

/** What the words that speak most plainly of the control say of it. */
function plainest(controlId: string, { all }: Hearing): Told | undefined {
  return all
    .filter(({ text }) => isLongEnough(text))
    .flatMap((heard) =>
      STANDINGS.map((standing) => ({
        ...{ standing, heard },
        chance: chanceOf(heard, controlId, standing),
      })),
    )
    .reduce<Told | undefined>(
      (best, one) => (one.chance > (best?.chance ?? 0) ? one : best),
      undefined,
    );
}

function filledIn(hearing: Hearing, status: ControlAnalysis): ControlAnalysis {
  const { controlId } = status;
  const told = plainest(controlId, hearing);
  if (!told || told.chance < ENOUGH) return status;
  const { text, start, end, asks, supposes, stances, chances } = told.heard;
  const quote = quoteOf(hearing.answer.reading, start, end);
  const lacks = lackingChance(text) > EVEN;
  if (told.standing === "unmet") {
    // A practice that is told becomes no lack by what is heard beside it.
    if (!tellsOfLack(text)) return status;
    const isOwn = !asks && !supposes && !stances.includes("ignored") && !IGNORANT.test(text);
    const isTold = isOwn && isNear(controlId, chances, hearing) && (lacks || told.chance > SURE);
    return isTold ? lacking(controlId, quote) : status;
  }
  if (!isStated(told)) return status;
  if (told.standing === "na")
    return notApplicable(controlId, quote, "there is no such thing with you");
  return lacks && told.chance < SURE ? status : inPlace(controlId, quote);
}

const PLAIN_STANCES: readonly Stance[] = ["stated", "rare"];
/** What sounds unsure may still be stated; what is meant for another time, or for others, is not. */
const NOT_STATED: readonly Stance[] = ["planned", "ignored", "over", "due", "condition"];

/** Told of today, without doubt. */
function isStated({ chance, heard: { asks, supposes, stances } }: Told): boolean {
  if (asks) return false;
  if (stances.every((stance) => PLAIN_STANCES.includes(stance))) return true;
  return chance > STATED && !supposes && !stances.some((stance) => NOT_STATED.includes(stance));
}

function isNear(controlId: string, chances: Chances, { section }: Hearing): boolean {
  const most = Math.max(...section.map((id) => chances.get(id) ?? 0));
  return (chances.get(controlId) ?? 0) >= NEAR * most;
}
