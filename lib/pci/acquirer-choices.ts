// What the decision table leaves to the acquirer: its choices, what each of them does, and how it is told.
import data from "./data/acquirer-choices.json" with { type: "json" };

/** The choices, in the order in which they are put to a partner. */
export const ACQUIRER_CHOICES = [
  "voipTelephone",
  "expiredTerminal",
  "expiredSolution",
  "tapOnPhone",
  "lapsedProvider",
  "severalMethods",
] as const;

/** The name of a choice. */
export type AcquirerChoice = (typeof ACQUIRER_CHOICES)[number];

/** The values of each choice; the first stands where nothing was chosen. */
export const CHOICE_VALUES = {
  voipTelephone: ["undecided", "accept", "refuse"],
  expiredTerminal: ["undecided", "accept", "refuse"],
  expiredSolution: ["undecided", "accept", "refuse"],
  tapOnPhone: ["undecided", "SAQ SPoC", "SAQ C", "SAQ D"],
  lapsedProvider: ["undecided", "accept", "refuse"],
  severalMethods: ["each", "fullForAll"],
} as const satisfies Record<AcquirerChoice, readonly [string, ...string[]]>;

/** What a partner has chosen. */
export type AcquirerChoices = {
  readonly [Choice in AcquirerChoice]: (typeof CHOICE_VALUES)[Choice][number];
};

/** One value of a choice. */
export interface ChoiceValue {
  /** As an answer to the question. */
  readonly label: string;
  /** What it means for merchants. */
  readonly effect: string;
  /** The decision as a sentence; `{partner}` stands for the partner's name. Left out where nothing is decided. */
  readonly told?: string;
  /** It counts only where these facts have one of these values. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** By fact: values that are judged as others. */
  readonly judgeAs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Criteria for which the decision stands: they are not the merchant's to confirm. */
  readonly standsFor?: readonly string[];
  /** Criteria that it bears on beside other things, which the merchant confirms. */
  readonly bearsOn?: readonly string[];
}

/** A choice: the question to the partner, and where the eligibility file leaves it to the acquirer. */
export interface ChoiceSpec {
  /** Rows of the decision table. */
  readonly rows: readonly string[];
  /** Edge cases. */
  readonly cases: readonly string[];
  readonly title: string;
  readonly question: string;
  readonly values: Readonly<Record<string, ChoiceValue>>;
}

const SPECS: Readonly<Record<AcquirerChoice, ChoiceSpec>> = data;

/** What a choice is about. */
export function choiceSpec(choice: AcquirerChoice): ChoiceSpec {
  return SPECS[choice];
}

/** What one value of a choice means. */
export function choiceValue(choice: AcquirerChoice, value: string): ChoiceValue | undefined {
  return SPECS[choice].values[value];
}

/** Nothing decided. */
export const NO_CHOICES = Object.fromEntries(
  ACQUIRER_CHOICES.map((choice) => [choice, CHOICE_VALUES[choice][0]]),
) as AcquirerChoices;

/** Choices as they are stored: what was never chosen is not decided. */
export function choicesOf(stored: Partial<AcquirerChoices>): AcquirerChoices {
  return { ...NO_CHOICES, ...stored };
}

/** A choice that bears on a determination. */
export interface AcquirerDecision {
  readonly choice: AcquirerChoice;
  readonly value: string;
  /** The decision with the partner's name; null where the partner has not decided. */
  readonly told: string | null;
  /** The same in other languages, by their codes; left out before it was kept, and where nothing is decided. */
  readonly toldIn?: Readonly<Record<string, string>>;
}

/** The decision that stands for a criterion, or that bears on it beside other things. */
export function decisionOn<D extends Pick<AcquirerDecision, "choice" | "value" | "told">>(
  decisions: readonly D[],
  criterionId: string,
  how: "standsFor" | "bearsOn",
): D | undefined {
  return decisions.find(({ choice, value }) =>
    choiceValue(choice, value)?.[how]?.includes(criterionId),
  );
}
