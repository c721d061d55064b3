// What a merchant vouches for in an attestation, in our own words: the eligibility criteria of its
// questionnaire (Part 2h) and the three acknowledgements (Part 3a).
import data from "./data/statements.json" with { type: "json" };
import type { SaqType } from "./saq-type";

/** Sales that a criterion is about, where it is not about all of them. */
export type StatementConcern = "web" | "embeddedForm";

/** One eligibility criterion of a questionnaire. */
export interface EligibilityStatement {
  /** For example `BIP-3`; as in `data/eligibility.json`. */
  readonly id: string;
  /** In the merchant's voice. */
  readonly text: string;
  /** Where it stands on the form, for example `SAQ A r1 AOC Part 2h item 1`. */
  readonly reference: string;
  readonly concerns: StatementConcern | null;
  /** The fact of a determination that bears on it, or null. */
  readonly fact: string | null;
  /** Values of the fact under which it can hold; any other known value means that it does not. */
  readonly holds: readonly string[];
  /** Whether such a value proves all of it; false: the fact can only speak against it. */
  readonly whole: boolean;
}

/** One acknowledgement of Part 3a. */
export interface AttestationStatement {
  readonly id: string;
  readonly text: string;
}

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly reference: string;
  readonly fact?: string;
  readonly holds?: readonly string[];
  readonly whole?: boolean;
  readonly concerns?: string;
}

const ELIGIBILITY: Readonly<Record<SaqType, readonly Entry[]>> = data.eligibility;

function eligibilityStatement(entry: Entry): EligibilityStatement {
  return {
    id: entry.id,
    text: entry.text,
    reference: entry.reference,
    concerns: (entry.concerns as StatementConcern | undefined) ?? null,
    fact: entry.fact ?? null,
    holds: entry.holds ?? [],
    whole: entry.whole ?? true,
  };
}

/** The criteria of a questionnaire in the order of its form; none for SAQ D, whose form has no list. */
export function eligibilityStatementsOf(saqType: SaqType): readonly EligibilityStatement[] {
  return ELIGIBILITY[saqType].map(eligibilityStatement);
}

/** The three acknowledgements of Part 3a, the same for every questionnaire. */
export const ATTESTATION_STATEMENTS: readonly AttestationStatement[] = data.attestation;
