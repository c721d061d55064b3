// Isolation and places: is the payment system cut off from other systems, and from other shops?
import type { Evidence } from "@/lib/assessor/embedded/determination/evidence";
import {
  decide,
  everSaid,
  type Statements,
  said,
} from "@/lib/assessor/embedded/determination/statements";

/** What is known of a yes-or-no fact. */
export interface YesNo {
  readonly values: readonly string[];
  readonly words: Evidence | undefined;
  readonly conflict: boolean;
}

const BOTH = ["yes", "no"] as const;
/** Words from which on a description would have told of several places. */
const FULL_DESCRIPTION = 20;

/** Whether the payment system is isolated from the merchant's other systems. */
export function readIsolation(statements: Statements): YesNo {
  const decided = decide(statements, "isolated", ["yes"], ["no"]);
  if (decided === "yes") {
    return { values: ["yes"], words: said(statements, "isolated", "yes"), conflict: false };
  }
  const against = said(statements, "isolated", "no");
  // "On the shop's Wi-Fi" hints at company on it, but does not say so.
  if (decided === "no" && against?.firmness === "implied") {
    return { values: BOTH, words: undefined, conflict: false };
  }
  if (decided === "no") {
    return { values: ["no"], words: against, conflict: false };
  }
  return { values: BOTH, words: undefined, conflict: decided === "both" };
}

/** A data connection of the terminal's own touches no network of the merchant's. */
export function hasOwnMobileData(statements: Statements): Evidence | undefined {
  return statements.evidence.find(
    ({ slot, value, text, firmness }) =>
      slot === "connection" &&
      value === "ip" &&
      firmness !== "doubtful" &&
      /\b(?:sim|simcard|gprs|gsm|[2345]g|lte|cellular|umts|mobile (?:data|network))\b/.test(text),
  );
}

/** Whether the point of sale serves one place only (or places that are not linked). */
export function readLocation(statements: Statements): YesNo {
  const linked = said(statements, "location", "linked");
  const separate = everSaid(statements, "location", "separate");
  if (linked && !separate) return { values: ["no"], words: linked, conflict: false };
  if (separate) return { values: ["yes"], words: separate, conflict: false };
  const one = everSaid(statements, "location", "one");
  if (one) return { values: ["yes"], words: one, conflict: false };
  if (everSaid(statements, "location", "several")) {
    return { values: BOTH, words: undefined, conflict: false };
  }
  const implied = everSaid(statements, "location", "oneImplied");
  if (implied) return { values: ["yes"], words: implied, conflict: false };
  // Who has several places says so in a full description; a few words may leave it out.
  const told = statements.sources.filter(({ chosen }) => !chosen);
  const sentences = told.flatMap((source) => source.sentences);
  const words = sentences.reduce((sum, { text }) => sum + wordsIn(text), 0);
  return { values: words >= FULL_DESCRIPTION ? ["yes"] : BOTH, words: undefined, conflict: false };
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
