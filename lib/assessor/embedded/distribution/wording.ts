// The sentences that go with a status: why, what to do next, and what is still to be told.
import { plainOf } from "@/lib/assessor/embedded/questions/plain";
import { findControl } from "@/lib/pci/controls";
import { RULES } from "./data/rules";
import type { Objection } from "./judge";

const QUOTE_MAX = 140;
const NAMED_MAX = 5;

/** The reason for In Place. */
export function reasonInPlace(controlId: string): string {
  return `Your words cover this point: ${plainOf(controlId).phrase}.`;
}

/** The reason for Not In Place. */
export function reasonNotInPlace(
  controlId: string,
  quote: string,
  objection: Objection,
  amount: string | null,
): string {
  const { phrase } = plainOf(controlId);
  const number = RULES.get(controlId)?.number;
  switch (objection) {
    case "missed":
      return `${quoted(amount ?? quote)} falls short for ${phrase}${number ? `: needed is ${number}` : ""}.`;
    case "planned":
      return `You plan this, but a plan is not in place yet: ${phrase}.`;
    case "partial":
      return `Your words leave a part out of ${phrase}.`;
    default:
      return `Your words show that this is missing: ${phrase}.`;
  }
}

/** The reason where words for and against a control stand side by side. */
export function reasonContradictory(controlId: string, favour: string, against: string): string {
  return `You say ${quoted(favour)} but also ${quoted(against)}, which do not go together for ${plainOf(controlId).phrase}.`;
}

/** The reason for Not Applicable. */
export function reasonNotApplicable(because: string): string {
  return `You state that ${because}, so this does not apply to you.`;
}

/** The reason for a compensating control. */
export function reasonCompensated(controlId: string): string {
  return `You cannot do this the usual way and tell what you do instead: ${plainOf(controlId).phrase}.`;
}

/** The reason where the words prove nothing. */
export function reasonEmpty(controlId: string, touched: boolean): string {
  const { phrase } = plainOf(controlId);
  return touched
    ? `You mention ${phrase}, but not clearly enough to tell whether it is done.`
    : `Your answer does not say anything definite about ${phrase}.`;
}

/** One concrete next step for a control that is not in place. */
export function nextStep(controlId: string): string {
  return `Next step: ${plainOf(controlId).fix}.`;
}

/** What to say so that an open control can be judged. */
export function tellUs(controlId: string): string {
  return `Tell us whether and how you ${plainOf(controlId).fix}.`;
}

/** What to keep for a control that is in place. */
export function keepProof(controlId: string): string {
  const evidence = findControl(controlId)?.evidence;
  return evidence
    ? `Keep proof at hand. ${evidence}`
    : `Keep proof of this: ${plainOf(controlId).phrase}.`;
}

/** What to do about words that do not go together. */
export function clearUp(controlId: string): string {
  return `Say which of the two is true today. What is needed: ${plainOf(controlId).fix}.`;
}

/** What to keep for a control that does not apply. */
export function keepReason(because: string, controlId: string): string {
  return `Note down that ${because}, and look once a year whether that still holds for ${plainOf(controlId).phrase}.`;
}

/** What to keep for a compensating control. */
export function keepWorksheet(controlId: string): string {
  return `Fill in the worksheet for ${plainOf(controlId).phrase}. It asks six things: what the rule is for, what stops you from following it, what could go wrong, what you do instead, how you checked that it works, and how you keep it working.`;
}

/** One short question that names what is still open; null when nothing is. */
export function followUpOf(uncovered: readonly string[]): string | null {
  if (uncovered.length === 0) return null;
  const named = uncovered.slice(0, NAMED_MAX).map((id) => plainOf(id).phrase);
  const more = uncovered.length - named.length;
  const list = more > 0 ? `${named.join("; ")}; and ${more} more` : joinNaturally(named);
  return `Could you also tell us about ${list}?`;
}

function joinNaturally(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join("; ")}; and ${names.at(-1) ?? ""}`;
}

function quoted(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  if (line.length <= QUOTE_MAX) return `“${line}”`;
  return `“${line.slice(0, QUOTE_MAX).replace(/\s+\S*$/, "")} …”`;
}
