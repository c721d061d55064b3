// The embedded assessor's first task: one question in everyday words for a set of controls, with
// three answers to start from. Built from the catalogue; nothing here judges.
import { coveredBy } from "@/lib/assessor/embedded/distribution/absence";
import { FACTS } from "@/lib/assessor/embedded/distribution/data/facts";
import type { CombinedQuestion, QuestionInput } from "@/lib/assessor/port";
import { findControl } from "@/lib/pci/controls";
import { requireEdition } from "@/lib/pci/questionnaires";
import { findSectionText } from "@/lib/pci/sections";
import { NOT_CONCERNED, SUBSTITUTES, WRITTEN_UP } from "./data/substitutes";
import { THEMES } from "./data/themes";
import { plainOf } from "./plain";

const WORDS_MAX = 120;
const FACTS_MAX = 3;

/** The question for exactly these controls, with its three suggested answers. */
export function compose(input: QuestionInput): CombinedQuestion {
  return {
    combinedQuestion: questionFor(input),
    suggestedAnswers: [
      { type: "In Place", answer: inPlaceAnswer(input.controlIds) },
      { type: "In Place with Compensating Control", answer: compensatingAnswer(input) },
      { type: "Not Applicable", answer: notApplicableAnswer(input) },
    ],
  };
}

interface Theme {
  readonly label: string;
  readonly phrases: readonly string[];
}

function questionFor(input: QuestionInput): string {
  const [only, ...others] = input.controlIds;
  if (only !== undefined && others.length === 0) {
    return findControl(only)?.question ?? `How do you take care of ${plainOf(only).phrase}?`;
  }
  const title = findSectionText(input.topLevel)?.title ?? "this part";
  const opening = `${title}: how do you handle this in your business? Please tell us, in your own words, about`;
  const closing = "Say also what you do not do, or what does not apply to you and why.";
  const themes = themesOf(input.controlIds);
  let kept = themes.map((theme) => theme.phrases.length);
  while (countWords(render(opening, themes, kept, closing)) > WORDS_MAX) {
    const shorter = dropOne(kept);
    if (!shorter) break;
    kept = shorter;
  }
  return render(opening, themes, kept, closing);
}

function themesOf(controlIds: readonly string[]): Theme[] {
  const groups = new Map<string, string[]>();
  for (const id of controlIds) {
    const label = THEMES[familyOf(id)] ?? plainOf(id).phrase;
    groups.set(label, [...(groups.get(label) ?? []), plainOf(id).phrase]);
  }
  return [...groups.entries()].map(([label, phrases]) => ({ label, phrases }));
}

function familyOf(controlId: string): string {
  return controlId.split(".").slice(0, 2).join(".");
}

/** One phrase less in the theme that shows the most; undefined where only labels are left. */
function dropOne(kept: readonly number[]): number[] | undefined {
  const most = Math.max(...kept);
  if (most <= 0) return undefined;
  const at = kept.lastIndexOf(most);
  return kept.map((count, index) => (index === at ? count - 1 : count));
}

function render(
  opening: string,
  themes: readonly Theme[],
  kept: readonly number[],
  closing: string,
): string {
  const parts = themes.map((theme, index) => renderTheme(theme, kept[index] ?? 0));
  const last = parts.at(-1) ?? "";
  const list = parts.length > 1 ? `${parts.slice(0, -1).join("; ")}; and ${last}` : last;
  return `${opening} ${list}. ${closing}`;
}

function renderTheme(theme: Theme, count: number): string {
  const shown = theme.phrases.slice(0, count);
  if (shown.length === 0) return theme.label;
  if (theme.phrases.length === 1) return shown.join("");
  const rest = theme.phrases.length > shown.length ? ", and more" : "";
  return `${theme.label} (${shown.join(", ")}${rest})`;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function inPlaceAnswer(controlIds: readonly string[]): string {
  return controlIds.map((id) => plainOf(id).answer).join(" ");
}

function compensatingAnswer(input: QuestionInput): string {
  const known = input.controlIds.find((id) => SUBSTITUTES[id] !== undefined);
  const text = known === undefined ? generalSubstitute(input) : (SUBSTITUTES[known] ?? "");
  return `${text} ${WRITTEN_UP}`;
}

function generalSubstitute(input: QuestionInput): string {
  const { fix } = plainOf(input.controlIds[0] ?? input.topLevel);
  return `We cannot ${fix}, because one of our systems does not support it. Instead, we limit its use to one trained person in a locked room, and the manager checks the records every week.`;
}

function notApplicableAnswer(input: QuestionInput): string {
  const groups = requireEdition(input.editionId).conditionalGroups;
  const asked = new Set(input.controlIds);
  const named = new Set(groups.map((group) => group.appliesWhen));
  const fitting = FACTS.map((fact) => {
    const covered = coveredBy(fact, groups).filter((id) => asked.has(id));
    const conditional = fact.appliesWhen !== null && named.has(fact.appliesWhen);
    return { fact, covered: covered.length, conditional };
  }).filter(({ covered }) => covered > 0);
  const conditional = fitting.filter((item) => item.conditional);
  const chosen = conditional.length > 0 ? conditional : mostCovering(fitting);
  if (chosen.length === 0) return NOT_CONCERNED[input.topLevel] ?? "";
  return chosen.map(({ fact }) => fact.sentence).join(" ");
}

function mostCovering<T extends { readonly covered: number }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => b.covered - a.covered).slice(0, FACTS_MAX);
}
