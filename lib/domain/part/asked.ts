// What an attempt asks under the id of a short question: a part of its questionnaire, or a follow-up.
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Language } from "@/lib/domain/language/shape";
import { partsOf } from "@/lib/pci/parts";
import type { PartRow } from "./queries";

/** A short question as it is asked. */
export interface AskedQuestion extends Pick<PartRow, "question" | "language" | "controlIds"> {
  readonly topLevel: string;
  readonly help: string | null;
  readonly followUpOf: string | null;
  /** Its answer opens or closes others. */
  readonly gate: boolean;
}

/**
 * The question of a part or follow-up; null where the attempt asks none of this id. A follow-up stands in the
 * language in which it came up, and has what it asks on as its help.
 */
export function askedAs(
  { saqType }: Pick<AttemptRow, "saqType">,
  rows: readonly PartRow[],
  partId: string,
  language: Language,
): AskedQuestion | null {
  const parts = partsOf(saqType);
  const followUp = rows.find((row) => row.partId === partId && row.followUpOf !== null);
  if (followUp) {
    const root = parts.find((each) => each.partId === followUp.followUpOf);
    const { question, controlIds, topLevel, followUpOf } = followUp;
    const help = root?.[followUp.language].question ?? null;
    return {
      ...{ question, controlIds, topLevel, followUpOf },
      language: followUp.language,
      help,
      gate: false,
    };
  }
  const part = parts.find((each) => each.partId === partId);
  if (!part) return null;
  const { controlIds, topLevel, gates } = part;
  const { question, help } = part[language];
  const asked = { question, help, language, controlIds, topLevel };
  return { ...asked, followUpOf: null, gate: gates !== undefined };
}
