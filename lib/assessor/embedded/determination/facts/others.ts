// What is spoken of beside the merchant's method and is none of its methods: what others run, what is
// turned away, money that moves without a card, and a website on which nobody can pay.
import type { Way } from "./payment-ways";

/** Sold, run or settled by somebody else, in another name. */
const OF_OTHERS =
  /\b(?:run|sold|owned|operated|managed|handled|billed|rented|leased|done|kept)(?: [a-z]+){0,3}? (?:by|under|through|on|with|to|in) (?:an? |the |his |her )?(?:completely |totally |quite )?(?:separate|another|different|other|sister|independent|own) (?:[a-z]+ )?(?:compan(?:y|ies)|firms?|business(?:es)?|entit(?:y|ies)|owners?|merchants?|clubs?|associations?|tenants?|operators?|accounts?|contracts?|names?)\b|\b(?:different|separate|another|other) merchant (?:number|id|account|contract)\b|\bfiled (?:separately|on (?:its|their) own)\b|\b(?:another|somebody else|someone else|a different|the other)(?: [a-z]+){0,2}?'s? (?:account|merchant account|contract|name|business)\b|\b(?:concession|tenant|franchisee|caterer)s?\b.{0,30}\b(?:own|separate|themselves|himself|herself)\b/i;
/** Somebody else with equipment of his own. */
const THEIR_OWN =
  /\b(?:their|his|her) own (?:[a-z]+ ){0,2}?(?:machines?|terminals?|readers?|website|site|shop|webshop|contract|account|tills?|system|merchant)\b|\b(?:theirs|none of our business|not (?:ours|mine|our business)|nothing to do with (?:us|me))\b/;
const OURS = /\b(?:we|our|my|each|every|all)\b/;
/** Money that moves without a card. */
const NO_CARD_MONEY =
  /\b(?:bank transfers?|wire transfers?|transfers?|cheques?|checks|in cash|direct debits?|iban|bacs|sepa|standing orders?|pix|giro)\b/;
const CARD_MONEY = /\b(?:cards?|visa|mastercard|amex|paypal|stripe|gateway|checkout|links?)\b/;
/** A site on which nobody can pay. */
const NOTHING_SOLD =
  /\b(?:without|no|not|nothing|never|nobody)\b(?: [a-z]+){0,4}? (?:pay|paid|paying|payments?|buy|bought|sell|sold|order|ordered|checkout|purchases?)\b/;
/** Turned away wherever it comes up. */
const TURNED_AWAY =
  /\b(?:not (?:allowed|permitted|supposed) to|forbidden to|we (?:stop|interrupt|cut off) (?:them|him|her)|they stop (?:them|him|her)|(?:is|are) (?:refused|turned away|sent away))\b/i;

/** Whether the clause that brings up a method tells of no card payment to the merchant. */
export function isOthers(way: Way, text: string): boolean {
  return (
    OF_OTHERS.test(text) ||
    TURNED_AWAY.test(text) ||
    (way === "web" && NOTHING_SOLD.test(text)) ||
    (THEIR_OWN.test(text) && !OURS.test(text)) ||
    (NO_CARD_MONEY.test(text) && !CARD_MONEY.test(text))
  );
}
