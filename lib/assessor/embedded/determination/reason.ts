// Why a questionnaire was chosen, or none, in the words of one language.
import type { DeterminationInput } from "@/lib/assessor/port";
import type { Language } from "@/lib/domain/language/shape";
import { type AcquirerDecision, decisionOn } from "@/lib/pci/acquirer-choices";
import { decisionTold } from "@/lib/pci/acquirer-told";
import type { SaqType } from "@/lib/pci/saq-type";
import { nextSmaller, speaksAgainst, toldAgainst } from "./against";
import type { Step } from "./choose-question";
import { NEAREST } from "./qualifications";
import { proofIn, quotingSentence } from "./quoted";
import type { Scenario } from "./scenario";
import { filled, listed, sentencesIn } from "./sentences";

/** The end of a thread. */
export type End = Extract<Step, { kind: "end" }>;

/** What a result is told from, beside the end itself. */
export interface Telling {
  readonly input: DeterminationInput;
  readonly decisions: readonly AcquirerDecision[];
  readonly language: Language;
}

/** Whether how cards are taken is known, and nothing had to be assumed. */
export function isSettled({ readings, assumed }: End): boolean {
  return assumed.length === 0 && isOneKind(readings);
}

function isOneKind(readings: readonly Scenario[]): boolean {
  return new Set(readings.map(({ label }) => label)).size === 1;
}

/** Why no questionnaire for merchants applies. */
export function outOfScope({ outcome, scenario }: End, telling: Telling): string | null {
  const { assessorReport, serviceProvider } = sentencesIn(telling.language).frames;
  if (outcome === "service provider") return serviceProvider;
  if (outcome !== "assessor report") return null;
  const words = proofIn(scenario?.words.selfAssessmentAllowed);
  return words ? `${quotingSentence(words, telling)} ${assessorReport}` : assessorReport;
}

/** Why this questionnaire: what decided, what had to be assumed, and what the acquirer has decided. */
export function reasonFor(type: SaqType, step: End, telling: Telling): string {
  const { scenario, assumed } = step;
  const { frames, assumed: topics } = sentencesIn(telling.language);
  const open = assumed.map((topic) => topics[topic] ?? topic);
  const known = scenario && (open.length === 0 || speaksAgainst(scenario, type).length > 0);
  const parts = known
    ? because(type, step, telling)
    : [type === "SAQ D" ? frames.nothingShown : filled(frames.safe, { type })];
  if (open.length > 0) {
    parts.push(filled(frames.assumed, { open: listed(open, telling.language) }));
  }
  return [...parts, ...decided(telling)].join(" ");
}

/** What the acquirer has decided, and what it is to be asked before anybody signs. */
function decided({ decisions, input, language }: Telling): string[] {
  const { askBank, yourBank } = sentencesIn(language).frames;
  return decisions.flatMap((decision) => {
    const told = decisionTold(decision, language);
    if (told) return [told];
    if (decision.choice !== "lapsedProvider") return [];
    return [filled(askBank, { bank: input.acquirer?.name ?? yourBank })];
  });
}

/** What decided, and the words for it. */
function because(type: SaqType, step: End, telling: Telling): string[] {
  const { scenario, readings } = step;
  if (!scenario) return [];
  const { language } = telling;
  const { frames, kindsOfTypes } = sentencesIn(language);
  const general = isOneKind(readings) ? undefined : kindsOfTypes[type];
  const kind = general ?? kindOf(scenario, telling);
  const against = type === NEAREST[scenario.label] ? [] : speaksAgainst(scenario, type);
  const [first] = against;
  const words = proofIn(
    first ? scenario.words[first.fact] : isOneKind(readings) ? kindWords(scenario) : undefined,
  );
  const smaller = isSettled(step) ? nextSmaller(type, scenario) : null;
  const reasons = first ? toldAgainst(against, language) : kind;
  return [
    filled(frames.applies, { type, reasons }),
    ...(words ? [quotingSentence(words, telling)] : []),
    ...(smaller && first ? [filled(frames.without, { type: smaller.saqType, kind })] : []),
  ];
}

/** The words that tell how cards are taken. */
function kindWords({ words }: Scenario) {
  return words.ecomMethod ?? words.entryMethod;
}

/** The kind of payment in one clause; a listing that has run out is not told as a current one. */
function kindOf({ label, domains }: Scenario, { decisions, language }: Telling): string {
  const { kinds, lapsedKinds } = sentencesIn(language);
  const listing = domains.deviceListing?.join() ?? "";
  const lapsed = lapsedKinds[listing];
  if (lapsed) return lapsed;
  const directed =
    decisionOn(decisions, "SPOC-3", "standsFor") ?? decisionOn(decisions, "C-1", "standsFor");
  const isListed = label === "tapOnPhone" && directed && listing === "mpocOrCpocListed";
  return kinds[isListed ? "listedTap" : label];
}
