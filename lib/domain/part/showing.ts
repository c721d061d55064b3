// Short questions as the contract shows them.
import type { z } from "zod";
import type { Language } from "@/lib/domain/language/shape";
import { type Part, partSectionsOf } from "@/lib/pci/parts";
import type { SaqType } from "@/lib/pci/saq-type";
import type { PartRow } from "./queries";
import type { AskedPart, PartShape } from "./shape";
import { type PartStanding, stateOf } from "./standing";

type Shown = z.input<typeof PartShape>;
type Asked = z.input<typeof AskedPart>;

function askedOf(part: Part, language: Language): Asked {
  const { partId, controlIds, gates } = part;
  const { question, help, example } = part[language];
  return {
    ...{ partId, question, help, controlIds: [...controlIds], kind: "yesno" },
    ...{ choices: null, unit: null, example, followUpOf: null },
    ...(gates ? { gates: [...gates] } : {}),
  };
}

function givenOf(row: PartRow): Shown["given"] {
  const { choice, value, words, origin, givenBy, helperName } = row;
  if (!origin || !givenBy) return null;
  return { choice, value, answer: words, origin, givenBy, helperName };
}

function momentOf(row: PartRow | null): string | null {
  return row?.sentAt?.toISOString() ?? null;
}

function followUpShown(row: PartRow, help: string | null): Shown {
  const { partId, question, controlIds, followUpOf, sentAt } = row;
  return {
    ...{ partId, question, help, controlIds: [...controlIds], kind: "text" },
    ...{ choices: null, unit: null, example: null, followUpOf },
    ...{ state: sentAt === null ? "open" : "answered" },
    ...{ answeredAt: momentOf(row), given: givenOf(row) },
  };
}

/** The short questions of one section with what was answered to them, follow-ups after what they ask on. */
export function showParts(
  standings: readonly PartStanding[],
  topLevel: string,
  answered: ReadonlySet<string>,
  language: Language,
): Shown[] {
  return standings
    .filter(({ part }) => part.topLevel === topLevel)
    .flatMap((standing) => {
      const asked = askedOf(standing.part, language);
      const given = standing.row ? givenOf(standing.row) : null;
      const state = stateOf(standing, answered);
      const shown: Shown = { ...asked, state, answeredAt: momentOf(standing.row), given };
      const more = state === "closed" ? [] : standing.followUps;
      return [shown, ...more.map((row) => followUpShown(row, asked.question))];
    });
}

/** The short questions of a section as they are asked of everybody. */
export function askParts(saqType: SaqType, topLevel: string, language: Language): Asked[] {
  const section = partSectionsOf(saqType).find((each) => each.topLevel === topLevel);
  return (section?.parts ?? []).map((part) => askedOf(part, language));
}
