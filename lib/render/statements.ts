// What can be said of each statement of the attestation: what the signatory said to it, else where it
// stands without that. Nothing counts as confirmed that nobody was asked.
import type { RecordContent, RecordSignature, SealedRecord } from "@/lib/domain/record/shape";

/** A statement with its place on the form. */
export type RecordStatement = RecordContent["statements"][number];

/** How a standing is drawn: for the statement, against it, open, or without concern. */
export type StandingTone = "for" | "against" | "open" | "none";

/** One thing that is known of a statement. */
export interface Standing {
  readonly tone: StandingTone;
  readonly word: string;
  /** The words that it rests on. */
  readonly quote: string | null;
}

type Basis = RecordStatement["basis"];

const BY_BASIS: Readonly<Record<Exclude<Basis, "unknown">, readonly [StandingTone, string]>> = {
  said: ["for", "In the merchant’s words"],
  product: ["for", "Settled by the named product"],
  agreed: ["for", "Accepted by the acquirer"],
  chosen: ["for", "Chosen by the merchant"],
  not_met: ["against", "Not met, by what was said"],
  not_applicable: ["none", "Does not concern this way of selling"],
};

const UNSIGNED: Standing = { tone: "open", word: "Not signed", quote: null };
const NOT_ASKED: Standing = { tone: "open", word: "Not asked one by one", quote: null };

function byBasis({ basis, quote }: RecordStatement, signed: boolean): Standing {
  if (basis === "unknown") return signed ? NOT_ASKED : UNSIGNED;
  const [tone, word] = BY_BASIS[basis];
  return { tone, word, quote };
}

/** What the signatory said to this statement by itself; undefined where nobody asked. */
export function confirmationOf(statement: RecordStatement, signature: RecordSignature | null) {
  return signature?.confirmations.find(({ statementId }) => statementId === statement.id)
    ?.confirmed;
}

/** What the signatory said, in words. */
export function saidStanding(confirmed: boolean | null): Standing {
  if (confirmed === null) return { tone: "open", word: "Not sure", quote: null };
  return confirmed
    ? { tone: "for", word: "Confirmed at signing", quote: null }
    : { tone: "against", word: "Declined", quote: null };
}

/** What is known of a statement; more than one thing where a confirmation stands beside `not_met`. */
export function standingsOf(
  statement: RecordStatement,
  signature: RecordSignature | null,
): readonly Standing[] {
  const confirmed = confirmationOf(statement, signature);
  if (statement.kind === "attestation") {
    if (signature === null) return [UNSIGNED];
    return [confirmed === undefined ? NOT_ASKED : saidStanding(confirmed)];
  }
  const basis = byBasis(statement, signature !== null);
  if (confirmed === undefined) return [basis];
  return statement.basis === "not_met"
    ? [basis, saidStanding(confirmed)]
    : [saidStanding(confirmed)];
}

/** The rows of Part 2h; none for SAQ D, whose form has no such part. */
export function eligibilityOf(record: SealedRecord): readonly RecordStatement[] {
  if (record.assessment.saqType === "SAQ D") return [];
  return record.statements.filter(({ kind }) => kind === "eligibility");
}

/** The three acknowledgements of Part 3a. */
export function attestationsOf(record: SealedRecord): readonly RecordStatement[] {
  return record.statements.filter(({ kind }) => kind === "attestation");
}
