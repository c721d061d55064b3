// The words that tell of sales on the web: on a page of the shop's own, a provider's, or a platform that runs the shop.
import type { Evidence } from "@/lib/assessor/embedded/determination/evidence";
import {
  everSaid,
  isSameClause,
  OPEN,
  type Statements,
  sentenceAround,
} from "@/lib/assessor/embedded/determination/statements";

/** Ways of web sales in which the shop's own page takes part, and those that are left open. */
export const SHOP_METHODS = [
  "embeddedProviderForm",
  "directPost",
  "merchantScriptOrForm",
  "serverReceivesCardData",
  "inAppSdk",
  OPEN,
];
const WEB_METHODS = ["redirect", ...SHOP_METHODS];

/**
 * The words that tell of sales on the web, if any do: beside the words of a payment link, of card numbers that staff
 * type, or of other ways of taking cards.
 */
export function webWords(
  statements: Statements,
  link: Evidence | undefined,
  typed: Evidence | undefined,
  besideOthers: boolean,
): Evidence | undefined {
  const busy = reachesStaff(statements, typed !== undefined);
  const method = statements.evidence.find(
    (e) =>
      e.slot === "web" &&
      WEB_METHODS.includes(e.value) &&
      e.firmness !== "doubtful" &&
      (busy.length === 0 || (toldOnline(statements, e) && !busy.some((b) => isSameClause(b, e)))),
  );
  const platform = everSaid(statements, "platform", "provider", "customised");
  const shop = certainShop(statements, link);
  if (shop) return shop;
  if (platform && (platform.firmness === "certain" || !besideOthers)) return platform;
  // "They fill it in on the bank's page" is how a link works, or what staff do in the browser.
  const shopLike = method && (!besideOthers || isOnline(statements, method)) ? method : undefined;
  if (shopLike && !link && !(typed && isSameClause(typed, shopLike))) return shopLike;
  if (besideOthers) return undefined;
  return method ?? everSaid(statements, "ownFields", "yes") ?? everSaid(statements, "way", "web");
}

/** Card numbers that come to staff on paper or by voice are typed by staff, not by customers. */
function reachesStaff(statements: Statements, typed: boolean): readonly Evidence[] {
  const arrives = everSaid(statements, "arrival", "mail", "phone");
  const staff = everSaid(statements, "enters", "staff");
  if (arrives?.firmness !== "certain") return [];
  if (staff?.firmness === "certain") return [arrives, staff];
  return typed ? [arrives] : [];
}

const ONLINE = /\b(?:web|online|site|website|webshop|shop|redirect\w*|checkout|i-?frame)\b/i;

/** Whether the clause, or the one that it explains, is about sales on the web. */
function toldOnline(statements: Statements, { quote, source, clause }: Evidence): boolean {
  if (ONLINE.test(quote)) return true;
  const spoken = statements.sources.find(({ number }) => number === source);
  const before = spoken?.reading.clauses[clause - 1];
  const own = spoken?.reading.clauses[clause];
  return before?.sentence === own?.sentence && ONLINE.test(before?.text ?? "");
}

/** Whether the sentence is about sales on the web at all. */
function isOnline(statements: Statements, each: Evidence): boolean {
  return ONLINE.test(sentenceAround(statements, each));
}

/** A website that sells nothing. */
const SHOW_WINDOW =
  /\b(?:only|just|nothing but|basically|no more than|merely)\b.{0,1000}\b(?:pictures|photos|hours|information|info|brochure|poster|map|menu|directions|address|contact|news|catalog(?:ue)?|events)\b/i;

/** "They pay online" beside a payment link tells of the link, not of a shop. */
function certainShop(statements: Statements, link: Evidence | undefined): Evidence | undefined {
  const denied = statements.evidence.some(({ slot, value }) => slot === "way" && value === "noWeb");
  return statements.evidence.find(
    ({ slot, value, firmness, text, quote }) =>
      slot === "way" &&
      value === "web" &&
      !SHOW_WINDOW.test(quote) &&
      firmness === "certain" &&
      !denied &&
      !(
        link &&
        /^(?:(?:click|tap) and )?(?:pay|paid|payments?)\b|online payments?|checkout page/.test(text)
      ),
  );
}
