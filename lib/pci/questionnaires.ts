// Which controls each questionnaire asks, by edition. An attempt keeps the edition that it was
// opened with, so that a renewal across editions reports real new and dropped controls.

import { type Control, findControl, topLevelOf } from "./controls";
import matrix from "./data/saq-matrix.json" with { type: "json" };
import type { SaqType } from "./saq-type";
import { findSectionText } from "./sections";

/** A group of controls that may be answered Not Applicable together, and the fact that decides it. */
export interface ConditionalGroup {
  readonly controlIds: readonly string[];
  /** The fact under which the group applies, for example `merchantKeepsPaperAccountData`. */
  readonly appliesWhen: string;
  readonly note: string | null;
}

/** One published edition of one questionnaire. */
export interface Edition {
  /** Stable id kept on attempts, for example `"SAQ A v4.0.1 r1 2025-01"`. */
  readonly id: string;
  readonly saqType: SaqType;
  /** What the documents print, for example `"v4.0.1 revision 1, January 2025"`. */
  readonly label: string;
  readonly controlIds: readonly string[];
  readonly conditionalGroups: readonly ConditionalGroup[];
}

/** One top-level requirement of a questionnaire with its controls in natural order. */
export interface QuestionnaireSection {
  readonly topLevel: string;
  readonly title: string;
  readonly intro: string;
  readonly controls: readonly Control[];
}

const OLD_SAQ_A = "SAQ A v4.0.1 (2024-10)";

function conditionalGroupsOf(saqType: SaqType): ConditionalGroup[] {
  return matrix.meta.types[saqType].conditionalApplicability.map((group) => ({
    controlIds: group.ids,
    appliesWhen: group.appliesWhen,
    note: "note" in group ? (group.note ?? null) : null,
  }));
}

function currentEdition(saqType: SaqType): Edition {
  const facts = matrix.meta.types[saqType];
  return {
    id: `${saqType} ${facts.edition} ${facts.published}`,
    saqType,
    label: `${facts.edition}, ${monthName(facts.published)}`,
    controlIds: matrix[saqType],
    conditionalGroups: conditionalGroupsOf(saqType),
  };
}

function monthName(yearMonth: string): string {
  const date = new Date(`${yearMonth}-01T00:00:00Z`);
  return date.toLocaleString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
}

const current: ReadonlyMap<SaqType, Edition> = new Map(
  Object.keys(matrix.meta.types).map((name) => [name as SaqType, currentEdition(name as SaqType)]),
);

const superseded: readonly Edition[] = [
  {
    id: OLD_SAQ_A,
    saqType: "SAQ A",
    label: "v4.0.1, October 2024",
    controlIds: matrix.meta.supersededEditions[OLD_SAQ_A].ids,
    conditionalGroups: conditionalGroupsOf("SAQ A"),
  },
];

const byId: ReadonlyMap<string, Edition> = new Map(
  [...current.values(), ...superseded].map((edition) => [edition.id, edition]),
);

/** The edition that a new attempt of this type is opened with. */
export function editionOf(saqType: SaqType): Edition {
  const edition = current.get(saqType);
  if (!edition) throw new Error(`no edition of ${saqType} in the catalogue`);
  return edition;
}

/** Every edition in the catalogue, superseded ones included. */
export function allEditions(): readonly Edition[] {
  return [...byId.values()];
}

/** The edition kept on an attempt. Throws on an id that this catalogue never had. */
export function requireEdition(editionId: string): Edition {
  const edition = byId.get(editionId);
  if (!edition) throw new Error(`unknown catalogue edition ${editionId}`);
  return edition;
}

/** The sections of an edition, top levels in numeric order, headings left out. */
export function sectionsOf(edition: Edition): readonly QuestionnaireSection[] {
  const groups = new Map<string, Control[]>();
  for (const controlId of edition.controlIds) {
    const control = findControl(controlId);
    if (!control) throw new Error(`control ${controlId} of ${edition.id} has no text`);
    const topLevel = topLevelOf(controlId);
    groups.set(topLevel, [...(groups.get(topLevel) ?? []), control]);
  }
  return [...groups.entries()]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([topLevel, controls]) => {
      const text = findSectionText(topLevel);
      if (!text) throw new Error(`top level ${topLevel} has no text`);
      return { topLevel, title: text.title, intro: text.intro, controls };
    });
}

/** How many controls the current edition of a type asks. */
export function controlCountOf(saqType: SaqType): number {
  return editionOf(saqType).controlIds.length;
}
