// How each statement of an attestation stands before anybody is asked: by what the merchant said, and by
// nothing else. A fact that only follows from others proves no statement.
import type { ExtractedFact } from "@/lib/assessor/port";
import { type AcquirerDecision, decisionOn } from "@/lib/pci/acquirer-choices";
import { formChannelOf } from "@/lib/pci/form-channels";
import type { SaqType } from "@/lib/pci/saq-type";
import {
  ATTESTATION_STATEMENTS,
  type EligibilityStatement,
  eligibilityStatementsOf,
} from "@/lib/pci/statements";
import type { Statement } from "./shape";

/** A statement with its place on the form; null for the acknowledgements, which stand in Part 3a. */
export type PlacedStatement = Statement & { readonly reference: string | null };

/** What the basis of the statements is worked out from. */
export interface StatementGrounds {
  readonly saqType: SaqType;
  /** Facts of the determination that the attempt rests on; empty where there was none. */
  readonly facts: readonly ExtractedFact[];
  /** `channel` of the payment method. */
  readonly methodChannel: string | null;
  /**
   * What the merchant itself wrote, where the rest of what was said is the partner's text about a payment
   * product; null: every word was the merchant's.
   */
  readonly merchantTexts: readonly string[] | null;
  /** What the partner has decided that the determination hangs on. */
  readonly decisions: readonly AcquirerDecision[];
}

/** The statements of an attestation, criteria first, in the order of the form. */
export function statementsOf(grounds: StatementGrounds): PlacedStatement[] {
  const facts = new Map(grounds.facts.map((fact) => [fact.fact, fact]));
  const web = soldOnWeb(facts, grounds.methodChannel);
  const eligibility = eligibilityStatementsOf(grounds.saqType)
    .filter(({ concerns }) => concerns === null || web !== false)
    .map((statement) => placed(statement, facts))
    .map((statement) => attributed(statement, grounds.merchantTexts))
    .map((statement) => agreed(statement, grounds.decisions));
  const attestation = ATTESTATION_STATEMENTS.map(({ id, text }) => ({
    ...{ id, text, quote: null, reference: null },
    kind: "attestation" as const,
    basis: "unknown" as const,
  }));
  return [...eligibility, ...attestation];
}

type Facts = ReadonlyMap<string, ExtractedFact>;

const knownValue = (fact: ExtractedFact | undefined): string | null =>
  fact && fact.certainty !== "unknown" ? fact.value : null;

/** Whether the sales are web sales; null: not known. */
function soldOnWeb(facts: Facts, methodChannel: string | null): boolean | null {
  const said = knownValue(facts.get("channel"));
  if (said !== null) return said === "ecommerce";
  const chosen = formChannelOf(methodChannel);
  return chosen === null ? null : chosen === "ecommerce";
}

function placed(statement: EligibilityStatement, facts: Facts): PlacedStatement {
  const { id, text, reference } = statement;
  return { id, kind: "eligibility", text, reference, ...standingOf(statement, facts) };
}

/** Words of the partner about a product prove a statement as the product's, never as the merchant's. */
function attributed(
  statement: PlacedStatement,
  merchantTexts: readonly string[] | null,
): PlacedStatement {
  const { basis, quote } = statement;
  if (merchantTexts === null || basis !== "said" || quote === null) return statement;
  return merchantTexts.some((text) => text.includes(quote))
    ? statement
    : { ...statement, basis: "product" };
}

/** What the partner accepts is not held against the merchant, and not put into its mouth. */
function agreed(
  statement: PlacedStatement,
  decisions: readonly AcquirerDecision[],
): PlacedStatement {
  const whole = decisionOn(decisions, statement.id, "standsFor");
  if (whole?.told && (statement.basis === "not_met" || statement.basis === "unknown")) {
    return { ...statement, basis: "agreed", quote: null, agreement: whole.told };
  }
  const beside = decisionOn(decisions, statement.id, "bearsOn");
  return beside?.told ? { ...statement, agreement: beside.told } : statement;
}

const OWN_FORM = "embeddedProviderForm";

function standingOf(
  statement: EligibilityStatement,
  facts: Facts,
): Pick<Statement, "basis" | "quote"> {
  const method = facts.get("ecomMethod");
  if (statement.concerns === "embeddedForm") {
    const way = knownValue(method);
    const otherWay = way !== null && way !== OWN_FORM && method?.certainty === "certain";
    if (otherWay) return { basis: "not_applicable", quote: method.quote };
  }
  const fact = statement.fact === null ? undefined : facts.get(statement.fact);
  const value = knownValue(fact);
  if (!fact || value === null) return { basis: "unknown", quote: null };
  if (!statement.holds.includes(value)) {
    return fact.quote === null
      ? { basis: "unknown", quote: null }
      : { basis: "not_met", quote: fact.quote };
  }
  const proven = statement.whole && fact.certainty === "certain" && fact.quote !== null;
  if (!proven) return { basis: "unknown", quote: null };
  return { basis: fact.basis === "chosen" ? "chosen" : "said", quote: fact.quote };
}
