// Stated facts that make controls Not Applicable: "there is no Wi-Fi at all".
import { type ConditionalGroup, requireEdition } from "@/lib/pci/questionnaires";
import { type Answer, hitsOf } from "./answer";
import { type AbsenceFact, FACTS } from "./data/facts";
import { findSignal, partsOver } from "./match";
import { patternOf } from "./pattern";
import type { Finding } from "./proof";

/** A fact that the merchant stated, with where it stands. */
export interface StatedAbsence {
  readonly fact: AbsenceFact;
  readonly finding: Finding;
}

// "No guest Wi-Fi" or "no weak passwords" says nothing about Wi-Fi or passwords as such.
const NARROWED =
  "(?!(?:guest|public|customer|open|other|default|weak|unknown|unapproved|unauthorized|unsecured|rogue|firewall|barrier|separation|wall|filter|gap|limit|course|written|list|new|more|one|separate|shared|plain|such|further|problem|lock|proper|current|good|full|additional|unneeded|in|inside|into|from|where)\\w*\\b)";
const FEW = `(?:${NARROWED}\\w+ ){0,3}`;
const HAVE =
  "(?:have|use|own|run|runs|keep|store|take|need|print|write|offer|accept|hold|get|make|receive|operate|develop|send|deal with|work with|handle|got|do|let in|allow|admit|employ)";
const TRAIL =
  "(?!\\w* (?:for (?:guests?|customers|visitors|clients|the public)|list|polic|inventory|log>|register|diagram|for the (?:guests?|customers))| (?:that|which) (?:says?|tells?|states?|describes?|explains?))";

const lines = new Map<string, readonly string[]>();

/** The facts that the answer states, by control, for the controls of this edition. */
export function statedAbsences(
  answer: Answer,
  editionId: string,
  controlIds: readonly string[],
): Map<string, StatedAbsence> {
  const groups = requireEdition(editionId).conditionalGroups;
  const asked = new Set(controlIds);
  const found = new Map<string, StatedAbsence>();
  for (const fact of FACTS) {
    const covered = coveredBy(fact, groups).filter((id) => asked.has(id) && !found.has(id));
    if (covered.length === 0) continue;
    const finding = findFact(answer, fact);
    if (finding) for (const id of covered) found.set(id, { fact, finding });
  }
  return found;
}

/** The controls a fact covers in an edition: its conditional group and the fact's own list. */
export function coveredBy(
  fact: AbsenceFact,
  groups: readonly ConditionalGroup[],
): readonly string[] {
  const grouped = groups.filter((group) => group.appliesWhen === fact.appliesWhen);
  return [...new Set([...grouped.flatMap((group) => group.controlIds), ...fact.controls])];
}

function findFact(answer: Answer, fact: AbsenceFact): Finding | undefined {
  for (const line of linesOf(fact)) {
    for (const finding of findSignal(answer, line, false)) {
      if (finding.proof !== "affirmed" || isTakenBackAfter(answer, finding)) continue;
      if (fact.unless !== undefined && isTakenAway(answer, finding, fact.unless)) continue;
      return finding;
    }
  }
  return undefined;
}

const YET =
  /^(?!\w+ (?:\w+ )?(?:tokens?|cash|last|masked|by|through|via|with)\b)(?:(?:well,? )?(?:just|only|except|apart from|besides|other than)|(?:well|but|only|just),? (?:if|when|sometimes|at times|in an emergency|for)|(?:sometimes|at times|now and then)|but (?:just|only|there is|there are|we|the|one))\b/;

/** "No paper at all. Just the order book": what follows takes the fact back. */
function isTakenBackAfter(answer: Answer, finding: Finding): boolean {
  const last = finding.clauses.at(-1);
  const next = last && answer.reading.clauses[last.index + 1];
  if (!last || !next) return false;
  return next.sentence === last.sentence
    ? /^(?:except|apart from|besides|other than)\b/.test(next.text)
    : YET.test(next.text);
}

/** Words that take a fact away count in the part, between commas, that states it. */
function isTakenAway(answer: Answer, finding: Finding, unless: string): boolean {
  const parts = partsOver(
    finding.clauses.map((clause) => ({
      start: Math.max(clause.start, finding.start),
      end: Math.min(clause.end, finding.end),
      clause,
    })),
  );
  return hitsOf(answer, patternOf(unless)).some((hit) =>
    parts.some((part) => part.start < hit.end && hit.start < part.end),
  );
}

function linesOf(fact: AbsenceFact): readonly string[] {
  const known = lines.get(fact.id);
  if (known) return known;
  const built = [...(fact.thing === null ? [] : absenceLines(fact.thing)), ...fact.lines];
  lines.set(fact.id, built);
  return built;
}

/** The usual ways to say that there is none of a thing. */
function absenceLines(thing: string): string[] {
  return [
    `=(?:no|zero|without(?: any)?|nor|neither|not any|never any|never had any|never had a|not a single) ${FEW}(?:${thing})${TRAIL}`,
    `=(?:do|does|did|have|has|is|are) (?:not|never) (?:\\w+ ){0,2}${HAVE} ${FEW}(?:${thing})${TRAIL}`,
    `=(?:have|has|own|keep|use|is|are|exists?) (?:not|no) (?:a |an |any )?(?:one |single |a single )?(?:${NARROWED}\\w+ ){0,2}(?:${thing})${TRAIL}`,
    `=(?:do|does) not (?:${HAVE}) (?:one|a single) (?:${thing})`,
    `=(?:${thing}) .. (?:we|i|they) (?:do not (?:have|own|use|keep|run)|have none|have not (?:got )?any)>`,
    `=(?:${thing})[^.!?;\\n]{0,44}? there (?:is|are) (?:none|not (?:any|one))>`,
    `=(?:${thing})(?: \\w+){0,4} ?\\? (?:no|none|never|nope|nothing|nobody|there (?:is|are|was|were) (?:none|not|no|nothing)|(?:we|i) (?:do not|have none|never))>`,
    `=(?:none of (?:the|our|my|these|them)|no) (?:\\w+ ){0,3}${HAVE}s? ${FEW}(?:${thing})${TRAIL}`,
    `=(?:never|nobody|no one) (?:\\w+ ){0,2}${HAVE}\\w* ${FEW}(?:${thing})${TRAIL}`,
    `=(?:${thing})(?: \\w+){0,2} (?:is|are|do|does) (?:not|never) (?:\\w+ ){0,2}(?:used|use>|there|exist|in use|needed|kept|stored|present|installed|printed|set up|available|possible|connected|written)`,
    `=(?:${thing})(?: \\w+){0,3} (?:is |are )?(?:switched off|turned off|disabled|deactivated|removed|unplugged)|(?:${thing}) (?:is|are) off>`,
    `=(?:${thing})(?: \\w+){0,3} ?[:=-]+ ?(?:none|no|not used|zero|off|not any)>`,
    `=(?:${thing}) (?:is |are )?none>`,
    `=(?:not applicable|n/a|does not apply|do not apply) .. (?:no|without|not have|not use) ${FEW}(?:${thing})${TRAIL}`,
  ];
}
