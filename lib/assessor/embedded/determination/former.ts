// Former days, told beside today: which clauses look back, and which of them stand against clauses
// about the present. Grammar decides, not the thing that is told of.
import type { Clause } from "@/lib/assessor/embedded/text/clauses";

/** What opens a look back. */
const LOOKS_BACK =
  /^(?:and |but |so |, )?(?:(?:at |the |our )?first\b|in the (?:beginning|past|old days|early days)|earlier\b|formerly\b|originally\b|initially\b|previously\b|before (?:20\d\d|19\d\d|i |we |that|this|the |then|it )|before\b(?= [a-z]+ (?:was|were|had))|until\b|for (?:years|ages|decades|a long time|many years)\b|(?:then )?for a while\b|back (?:then|in)\b|years ago\b|once\b|in (?:the (?:19)?[5-9]0s|19\d\d|20[01]\d)\b)/;
/** "Before I signed I looked it up" tells of one deed, whose outcome still holds. */
const DEED_BEFORE =
  /^(?:and |but )?before (?:i|we|they|he|she) [a-z]+(?: [a-z]+){0,5}? (?:i|we|they|he|she) (?!had\b|was\b|were\b|used\b)/;
const WAS =
  /\b(?:was|were|had|used|went|did|took|ran|stood|shared|hung|stored|kept|saved|typed|keyed|entered|wrote|dialled|dialed|swiped|sent|tried|tested|came)\b/;
/** States of old. "The man put it on a line of its own" tells how it is now, so deeds do not count. */
const WAS_SO =
  /\b(?:was|were|had)\b(?! (?:it|them|him|her|someone|somebody|put|set|installed|made)\b)/;
const IS_SO =
  /\b(?:is|are|am|has|have|does|do|goes|go|runs|gets|uses|stands|sits|works|comes|can|will|sends|hangs|dials)\b/;
const NOW =
  /\b(?:now|today|nowadays|currently|these days|at present|at the moment|since (?:then|last|this|may|june|july|january|february|march|april|august|september|october|november|december|20\d\d|the)|ever since|finally|any ?more)\b/;

/** Whether a clause tells how things were, by its opening and its verbs. */
export function looksBack({ text }: Clause): boolean {
  if (DEED_BEFORE.test(text)) return false;
  return LOOKS_BACK.test(text) && WAS.test(text) && !IS_SO.test(text) && !NOW.test(text);
}

/** Whether a clause may be about former days: nothing in it speaks of the present. */
export function mayLookBack({ text, modality }: Clause): boolean {
  if (NOW.test(text)) return false;
  return modality.past || (WAS_SO.test(text) && !IS_SO.test(text));
}

/** Whether a clause is plainly about the present. */
export function isOfToday({ text, modality }: Clause): boolean {
  return NOW.test(text) || (!modality.past && IS_SO.test(text) && !WAS_SO.test(text));
}
