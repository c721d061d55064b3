// Readings that other words beside them explain better: a customer who pays is no member of staff, a
// server that passes a number on keeps none, a total read off the till comes over no cable.
import type { Reading } from "@/lib/assessor/embedded/text/clauses";
import type { Evidence } from "./evidence";
import type { Slot } from "./signal";

const BY_PAYER = /\b(?:themselves|himself|herself|pays|their (?:own )?cards?)\b/;
const KEPT =
  /\b(?:keeps?|kept|stor\w+|sav\w+|hold\w*|held|retain\w*|record\w*|logs?|logged|archiv\w*|backups?|remains?|still|there (?:is|are)|list\w*|databases?|spreadsheets?|excel|crm|e?mails?|notes?)\b/;
/** "A computer I keep only for cards" keeps no cards. */
const KEPT_FOR = /^(?:keep|keeps|kept|have|has|hold)(?: (?:only|just|solely|purely)){0,8} for\b/;
const OTHERS_FIRST =
  /^(?:and |but |also )?(?:(?:our|the|all|all our|all the) )?(?:office |desk |ip |security ){0,8}(?:phones|telephones|cameras|cctv|printers|guest (?:wifi|network))\b/;
const CARD_EQUIPMENT =
  /\b(?:terminals?|machines?|readers?|pdqs?|pin ?pads?|e?pos|tills?|registers?|cards?|payments?|it|this|that|these|those|them|both|computers?|pcs?|laptops?|mobiles?|sims?|[345]g)\b/;
const LISTED: ReadonlySet<string> = new Set(["listed", "onList"]);
/** A listing of which nobody has made sure. */
const UNCHECKED =
  /\b(?:listing|list|status|entry)\b[^.;]{0,20}\b(?:to be (?:confirmed|checked|verified|found)|not (?:yet |been |really ){0,8}(?:verified|confirmed|checked|looked up)|unverified|unchecked|pending|tbc|unknown|unclear)\b/;
const OFF_THE_TILL = /^(?:amounts?|totals?|prices?|sums?|bill|figures?|sale) (?:from|off|on|of) /;
const BY_HAND =
  /\b(?:keys?|keyed|types?|typed|enters?|entered|punch(?:es|ed)?|press(?:es|ed)?|taps?|reads?|copies|copy|by hand|manually)\b/;
const UNAIDED = /\b(?:automatic\w*|itself|sends?|sent|cable|connected|linked|arrives?|appears?)\b/;
const PAGE_OF_SERVER = /^'s? (?:own )?(?:page|form|site|website|checkout)\b/;
const ONLY_PAPER =
  /^(?:only|just) (?:the |our |my )?(?:paper|slips?|receipts?|merchant cop|carbon)|^(?:no|none|nothing|never|not at all)\b/;

/** "No machine without P2PE" affirms both. */
const DOUBLE_DENIAL = /\b(?:no|never|not|nothing)(?: [a-z]+){1,5} without\b/;
const NOT_REACHED =
  /^ (?:(?:there is |it has |has )?no connection|(?:is |it is )?not (?:connected|linked|used))\b/;
/** Read by a machine, or read out by somebody who stands there. */
const READ = /\breads?\b/;
const IN_PERSON =
  /\b(?:across|over|at) (?:the|my|our) (?:desk|counter|table)\b|\b(?:face to face|in person|in front of (?:me|us))\b|\breaders?\b[^,;]{0,1000} reads\b/;
/** A link for the merchant to look at, or one that is put up, is none that staff fill in. */
const LINK_TO_US = /^(?:sends?|sent|emails?|gives?|gave) us\b/;
const LINK_PUT_UP =
  /\b(?:put|puts|post|posts|place|places|publish|publishes|add|adds) (?:the|a|our|this|that|payment) (?:payment )?link\b/;

/** Whether a reading came out of words that another reading of them explains better. */
export function isMisheard(
  reading: Reading,
  each: Evidence,
  evidence: readonly Evidence[],
): boolean {
  switch (each.slot) {
    case "way":
      return isOtherWay(reading, each, evidence);
    case "storage":
      return isNoStore(reading, each, evidence);
    case "isolated":
      return each.value === "yes"
        ? isOfOthers(clauseOf(reading, each)) || isPlaceOfNoCards(each, evidence)
        : overlaps(each, affirmed(evidence), "dedicated");
    case "encryption":
    case "spoc":
      return LISTED.has(each.value)
        ? UNCHECKED.test(sentenceOf(reading, each))
        : isInDoubleDenial(reading, each);
    case "connection":
      return each.value === "ip" && NOT_REACHED.test(reading.text.slice(each.end, each.end + 25));
    case "arrival":
      return each.value === "phone" && isReadInPerson(reading, each);
    case "standalone":
      return each.value === "no" ? isReadOff(reading, each) : isPlaceOfNoCards(each, evidence);
    case "web":
      return (
        each.value === "serverReceivesCardData" &&
        PAGE_OF_SERVER.test(reading.text.slice(each.end, each.end + 20))
      );
    default:
      return false;
  }
}

/** Words of keeping that keep no card. */
function isNoStore(reading: Reading, each: Evidence, evidence: readonly Evidence[]): boolean {
  if (each.firmness === "doubtful") return isAnsweredNo(reading, each);
  if (each.value === "maybe") return KEPT_FOR.test(each.text);
  return (
    each.value === "yes" &&
    (isOffered(reading, each) ||
      isPassedOn(reading, each, evidence) ||
      isPaperArchive(reading, each))
  );
}

function affirmed(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ value }) => value === "yes");
}

/** A way of taking cards that the same words tell of another one. */
function isOtherWay(reading: Reading, each: Evidence, evidence: readonly Evidence[]): boolean {
  switch (each.value) {
    case "terminal":
      return isPageOfTerminal(reading, each);
    case "noTerminal":
      return isInDoubleDenial(reading, each);
    case "mobileReader":
      return isBrandOfLink(each, evidence);
    case "link":
      return LINK_TO_US.test(each.text);
    case "tied":
      return overlaps(each, evidence, "platform");
    case "web":
      return /\b(?:machine|terminal|reader)s?\b/.test(each.text) || isStaffsPage(each, evidence);
    case "tapOnPhone":
      return /\b(?:himself|herself|themselves|(?:his|her|their) own (?:phone|mobile))\b/.test(
        each.text,
      );
    case "outsourced":
      return /\b(?:himself|herself|themselves)\b/.test(each.text);
    case "virtualTerminal":
      return (
        isPayersPage(each, evidence) ||
        LINK_PUT_UP.test(each.text) ||
        overlaps(each, affirmed(evidence), "ownFields")
      );
    default:
      return false;
  }
}

/** "We keep no cards, not in the booking system" names a place where none are kept. */
function isPlaceOfNoCards(each: Evidence, evidence: readonly Evidence[]): boolean {
  if (!/^(?:not|nor|neither) (?:in|on) the\b/.test(each.text)) return false;
  return evidence.some(({ slot, sentence }) => slot === "storage" && sentence === each.sentence);
}

function isInDoubleDenial(reading: Reading, each: Evidence): boolean {
  const denial = DOUBLE_DENIAL.exec(sentenceOf(reading, each));
  const start = (reading.sentences[each.sentence]?.start ?? 0) + (denial?.index ?? 0);
  const end = start + (denial?.[0].length ?? 0);
  return denial !== null && each.start <= end + 1 && start < each.end;
}

/** Card numbers that a reader reads, or a customer reads out at the counter, come over no line. */
function isReadInPerson(reading: Reading, each: Evidence): boolean {
  return READ.test(each.text) && IN_PERSON.test(clauseOf(reading, each));
}

/** The maker of a reader who sends out a link. */
function isBrandOfLink(each: Evidence, evidence: readonly Evidence[]): boolean {
  const links = evidence.filter(({ value }) => value === "link");
  return overlaps(each, links, "way");
}

/** The bank's web page that staff type into is no shop. */
function isStaffsPage(each: Evidence, evidence: readonly Evidence[]): boolean {
  const typed = evidence.filter(({ value }) => value === "virtualTerminal");
  return /page$/.test(each.text) && overlaps(each, typed, "way");
}

/** The terminal page of a provider is a page. */
function isPageOfTerminal(reading: Reading, each: Evidence): boolean {
  return /^ (?:web ?page|page|web ?site|site|portal|dashboard|screen on the web)\b/.test(
    reading.text.slice(each.end, each.end + 20),
  );
}

/** "I can take a photo if you want" offers one. */
function isOffered(reading: Reading, each: Evidence): boolean {
  return /\bif you (?:want|like|need|wish)\b/.test(clauseOf(reading, each));
}

/** Forms and slips go to an archive on paper, until somebody says otherwise. */
function isPaperArchive(reading: Reading, each: Evidence): boolean {
  const sentence = sentenceOf(reading, each);
  return /\barchives?$/.test(each.text) && PAPERS.test(sentence) && !DIGITAL.test(sentence);
}

const DIGITAL =
  /\b(?:scan\w*|photo\w*|digit\w*|drives?|servers?|upload\w*|pcs?|computers?|electronic\w*|images?|pdfs?|software|system)\b/;
const PAPERS = /\b(?:slips?|forms?|letters?|coupons?|papers?|envelopes?|by post|by mail)\b/;

/** Staff do not pay with their own cards: that is the customer, on the provider's page. */
function isPayersPage(each: Evidence, evidence: readonly Evidence[]): boolean {
  const page = evidence.filter(({ value }) => value === "redirect");
  return BY_PAYER.test(each.text) && overlaps(each, page, "web");
}

/** A form and a server that pass the number on are the web shop, told elsewhere. */
function isPassedOn(reading: Reading, each: Evidence, evidence: readonly Evidence[]): boolean {
  return !KEPT.test(clauseOf(reading, each)) && overlaps(each, evidence, "web", "ownFields");
}

/** "Card numbers kept? Only the paper slips." */
function isAnsweredNo(reading: Reading, each: Evidence): boolean {
  const next = reading.clauses[each.clause + 1]?.text ?? "";
  return clauseOf(reading, each).endsWith("?") && ONLY_PAPER.test(next);
}

/** Telephones, cameras and guests that are kept apart say nothing of the card equipment. */
function isOfOthers(clause: string): boolean {
  return OTHERS_FIRST.test(clause) && !CARD_EQUIPMENT.test(clause);
}

/** The total stands on the till, and somebody keys it into the machine. */
function isReadOff(reading: Reading, each: Evidence): boolean {
  const clause = clauseOf(reading, each);
  return OFF_THE_TILL.test(each.text) && BY_HAND.test(clause) && !UNAIDED.test(clause);
}

function sentenceOf(reading: Reading, each: Evidence): string {
  return reading.sentences[each.sentence]?.text ?? "";
}

function clauseOf(reading: Reading, each: Evidence): string {
  return reading.clauses[each.clause]?.text ?? "";
}

/** Whether other evidence of one of the slots rests on some of the same words. */
export function overlaps(each: Evidence, evidence: readonly Evidence[], ...slots: Slot[]): boolean {
  return evidence.some(
    (other) =>
      slots.includes(other.slot) &&
      other.source === each.source &&
      other.start < each.end &&
      each.start < other.end,
  );
}
