// What an answer to a short question says of each of its controls. A choice is the merchant's own statement;
// words beside it refine or contradict it, and never change it silently. Words alone are read in view of
// the question, and doubt becomes one short question more.
import type { ControlAnalysis } from "@/lib/assessor/port";
import { findControl } from "@/lib/pci/controls";
import type { ControlStatus } from "@/lib/pci/response";
import { type Choice, choiceIn } from "./choice";

/** An answer to a short question, as it was given. */
export interface PartReply {
  readonly choice: Choice | null;
  readonly value: string | null;
  readonly words: string | null;
}

/** What an answer to a short question says of one control. */
export interface PartVerdict {
  readonly controlId: string;
  readonly status: ControlStatus;
  /** `confirmed`: yes to the question; `stated`: another choice; `words`: read in them. */
  readonly origin: "confirmed" | "stated" | "words";
  /** Words of the merchant that the status rests on; null where it is a choice alone. */
  readonly quote: string | null;
  readonly contradictory: boolean;
  /** Nobody knows: to come back to. */
  readonly notSure: boolean;
}

const DENIAL =
  /(?<!\p{L})(?:no|not|never|none|nothing|nobody|no ?one|neither|nor|without|missing|lack\p{L}*|\p{L}+n['’]?t|cannot|dont|isnt|arent|havent|hasnt|doesnt|didnt|wasnt|wont|cant|yet|stopped|expired|failed|instead|only|nunca|nada|nadie|ning[uú]n\p{L}*|sin|tampoco|falta\p{L}*|aucun\p{L}*|jamais|rien|personne|pas|sans|ne|manque\p{L}*)(?!\p{L})/iu;

const textOf = ({ value, words }: PartReply) => [value, words].filter(Boolean).join(". ");

/** The choice of an answer: as it was sent, or as its words begin. */
export function choiceOf(reply: PartReply): Choice | null {
  return reply.choice ?? choiceIn(textOf(reply))?.choice ?? null;
}

/** The words of an answer that are read, without a choice that they begin with; null: there are none. */
export function wordsToRead(reply: PartReply): string | null {
  const text = textOf(reply);
  const lead = reply.choice === null ? choiceIn(text) : null;
  return (lead ? lead.rest : text) || null;
}

/** What an answer says of the controls of its question; `readings`: what was read in its words. */
export function verdictsOf(
  controlIds: readonly string[],
  reply: PartReply,
  readings: readonly ControlAnalysis[],
): PartVerdict[] {
  const told = { choice: choiceOf(reply), words: wordsToRead(reply) };
  const only = controlIds.length === 1;
  return controlIds.map((controlId) =>
    verdictOf({ ...told, controlId, only, read: readingOf(controlId, readings) }),
  );
}

interface Told {
  readonly controlId: string;
  readonly choice: Choice | null;
  readonly words: string | null;
  /** What was read of the control, where that may stand. */
  readonly read: ControlAnalysis | null;
  /** Whether its question asks of this control alone. */
  readonly only: boolean;
}

/** A reading that may stand: a lack needs words that deny something, as plainly as anything else. */
function readingOf(
  controlId: string,
  readings: readonly ControlAnalysis[],
): ControlAnalysis | null {
  const found = readings.find((each) => each.controlId === controlId);
  if (found?.complianceStatus !== "Not In Place") return found ?? null;
  const plain = found.quote !== null && (DENIAL.test(found.quote) || /\d/.test(found.quote));
  return plain ? found : { ...found, complianceStatus: "empty", quote: null };
}

function verdictOf(told: Told): PartVerdict {
  const { choice, words, only, read } = told;
  const status = read?.complianceStatus ?? "empty";
  switch (choice) {
    case "yes":
      if (status !== "empty" && status !== "In Place") return contradicted(told);
      return verdict(told, "In Place", "confirmed", read?.quote ?? null);
    case "no":
      if (status === "In Place") return contradicted(told);
      return verdict(told, "Not In Place", "stated", words);
    case "not_applicable":
      return words === null ? open(told) : verdict(told, "Not Applicable", "stated", words);
    case "not_sure":
      return { ...open(told), notSure: true };
    case "partly":
      // Of one thing alone, what holds in part does not hold as it is asked.
      return only ? verdict(told, "Not In Place", "stated", words) : fromWords(told);
    case null:
      return fromWords(told);
  }
}

function fromWords(told: Told): PartVerdict {
  const { read } = told;
  if (!read || read.complianceStatus === "empty") {
    return { ...open(told), notSure: read?.notSure ?? false };
  }
  if (read.contradictory) return contradicted(told);
  return verdict(told, read.complianceStatus, "words", read.quote);
}

function verdict(
  { controlId }: Told,
  status: ControlStatus,
  origin: PartVerdict["origin"],
  quote: string | null,
): PartVerdict {
  return { controlId, status, origin, quote, contradictory: false, notSure: false };
}

const open = (told: Told) => verdict(told, "empty", "words", null);

const contradicted = (told: Told): PartVerdict => ({ ...open(told), contradictory: true });

/** Why a control has its status, and what to do next, in sentences; `question` is what was asked. */
export function sentencesOf(
  verdict: PartVerdict,
  question: string,
): { readonly reason: string; readonly suggestion: string } {
  return { reason: `${because(verdict)} the question “${question}”`, suggestion: nextOf(verdict) };
}

function because({ status, contradictory, notSure, origin }: PartVerdict): string {
  if (contradictory) return "Choice and words do not go together for";
  if (notSure) return "Nobody was sure about";
  if (status === "empty") return "The words do not settle";
  return origin === "words" ? "The words answer" : "It was chosen for";
}

function nextOf({ controlId, status, contradictory }: PartVerdict): string {
  if (contradictory) return "Say which of the two is true today.";
  const evidence = findControl(controlId)?.evidence ?? "";
  switch (status) {
    case "empty":
      return "Answer the question that is still open.";
    case "In Place":
      return `Keep proof at hand. ${evidence}`.trim();
    case "Not In Place":
      return "Write down what will be done, by when and by whom.";
    case "Not Applicable":
      return "Look once a year whether that is still so.";
    case "In Place with Compensating Control":
      return "Fill in its worksheet.";
  }
}
