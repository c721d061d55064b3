// A business that takes no cards has no questionnaire to fill in: it is told so, and nothing is made up about it.
import {
  type Evidence,
  type Source,
  toldByClause,
} from "@/lib/assessor/embedded/determination/evidence";
import type { Statements } from "@/lib/assessor/embedded/determination/statements";
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";
import type { Clause } from "@/lib/assessor/embedded/text/clauses";

const CARDS =
  "(?:(?:credit|debit|bank|any|all) ){0,3}cards?(?! (?:number|data|detail|machine|reader|terminal|info|slip|imprint))";
const NO_CARDS = boundedPattern(
  `\\b(?:cash only|only cash|(?:cash|bacs|cheques?|checks|bank transfers?|standing orders?|direct debits?)(?:,? (?:and|or|,) [a-z ]{2,20})? only|nothing but cash|no ${CARDS}|no card payments?|(?:not|never|stopped|quit|ceased|refuse to|refuses to) (?:to )?(?:takes?|took|taken|accepts?|accepted|accepting|taking|do|done|had|have|with) ${CARDS}|${CARDS} (?:are|is)? ?(?:not|never) (?:taken|accepted|possible)|stopped with cards|no aceptamos (?:las )?tarjetas|tarjetas no aceptamos|cobramos solo (?:en efectivo|por bizum|por transferencia)|solo (?:en )?efectivo|nous ne prenons pas (?:la |les |de )?cartes?|pas de cartes?|(?:uniquement|seulement) (?:en )?especes|nur bar(?:zahlung|geld)?|keine karten(?:zahlung)?|nehmen keine karten)\\b`,
);
/** Words about cards that are no payment cards, or about some of the sales only. */
const ASIDE =
  /\b(?:over the (?:phone|counter)|by (?:phone|post|e ?mail)|on (?:the )?(?:phone|site|web\w*)|for (?:the|small|orders?)|at (?:the|markets?|fairs?)|numbers?|details|stor\w*|keep|kept|saved?|see|on file|under|below|less than|minimum|shows?|showed|account|last [0-9]+)\b/;

/** The words by which a merchant says that it takes no cards; undefined where they leave it open. */
export function saysCardless({ sources }: Statements): Evidence | undefined {
  for (const source of sources) {
    if (source.chosen) continue;
    const clause = clausesOf(source).find(({ text, modality }) => {
      const said = NO_CARDS.test(text) && !ASIDE.test(text.replace(NO_CARDS, " "));
      return said && !modality.conditional && !modality.hypothetical && !isAsked(text);
    });
    if (clause) return toldByClause(clause, source, ["way", "cardless"]);
  }
  return undefined;
}

function clausesOf({ sentences }: Source): readonly Clause[] {
  return sentences.flatMap(({ clauses }) => clauses);
}

function isAsked(text: string): boolean {
  return text.includes("?");
}
