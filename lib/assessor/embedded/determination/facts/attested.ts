// That a payment company told or showed the merchant that it complies with PCI DSS. Read here and not by
// a signal: signals are features of the classifier, which knows of providers that do not comply alone.
import { PARTY } from "@/lib/assessor/embedded/determination/data/assurance-signals";
import {
  type Evidence,
  isPlainlyMeant,
  toldByClause,
} from "@/lib/assessor/embedded/determination/evidence";
import type { Statements } from "@/lib/assessor/embedded/determination/statements";
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";

const PROOF =
  "(?:(?:pci(?: dss)? |current |valid |signed |latest ){0,8}(?:attestations?(?: of compliance)?|aocs?|certificates? of compliance|compliance certificates?)|pci(?: dss)? certificates?)";
const COMPLIES =
  "(?:(?:that )?(?:it|they|he|she) )(?:is|are|complies|comply|meets?)(?: [a-z]+){0,3}? pci(?: dss)?(?: compliant| certified| validated)?";
const SHOWED =
  "(?:sent|sends|gave|gives|given|handed|show(?:s|ed|n)|provide[ds]?|supplie[ds]|issue[ds]|share[ds]|email(?:s|ed)|mail(?:s|ed)|publishe[ds])";
const TOLD = "(?:confirm(?:s|ed)|assure[ds]|certifie[ds]|attest(?:s|ed))";
const HAVE =
  "(?:we|i) (?:have|hold|keep|got|received|collect(?:ed)?|checked|reviewed|verified|confirmed)";
const WORDS = "(?: (?!we\\b|i\\b)[^ ;]{1,120})";

const ATTESTED = boundedPattern(
  [
    `\\b${PARTY}${WORDS}{0,5}? ${SHOWED}${WORDS}{0,5}? ${PROOF}\\b`,
    `\\b${PARTY}${WORDS}{0,5}? ${TOLD}${WORDS}{0,5}? ${COMPLIES}\\b`,
    `\\b${HAVE}${WORDS}{0,4}? ${PARTY}${WORDS}{0,4}? ${PROOF}\\b`,
    `\\b${HAVE}${WORDS}{0,3}? ${PROOF}${WORDS}{0,3}? (?:of|from|for|by)${WORDS}{0,2}? ${PARTY}\\b`,
  ].join("|"),
);
/** Asked for, promised, of former days, or the merchant's own. */
const OTHERWISE =
  /\b(?:not|never|no|nobody|ask(?:ed|s|ing)?|whether|if|should|must|will|would|promised?|wants?|waiting|until|expired?|lapsed?|old|out of date|previous|former|our (?:own )?(?:attestation|aoc|certificate|compliance)|us to|p2pe|pts|spoc|scripts?|terminals?|devices?|readers?)\b/;

/** The words in which a payment company is said to have told or shown it; undefined where nobody says so. */
export function readAttested({ sources }: Statements): Evidence | undefined {
  for (const source of sources) {
    const used = new Set(source.sentences.map(({ index }) => index));
    const clause = source.reading.clauses.find(
      (each) =>
        used.has(each.sentence) &&
        ATTESTED.test(each.text) &&
        !OTHERWISE.test(each.text) &&
        isPlainlyMeant(each),
    );
    if (clause) return toldByClause(clause, source, ["provider", "compliant"]);
  }
  return undefined;
}
