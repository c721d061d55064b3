// How a merchant answers in a word or two, and what takes such a word back.
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";

/** "It is" answers a question where it stands alone; "it is in the router" tells something else. */
const ALONE = "(?=\\W*$|[,.;:!]| (?:indeed|so)\\b)";
/** Words that affirm, and nothing else. */
export const YES = boundedPattern(
  `^\\W*(?:(?:yes|yea|oui|ja|affirmative|that is (?:right|correct|so|it)|all of (?:it|them)|y)\\b|(?:si|correct|right|exactly|indeed|sure|certainly|definitely|absolutely|true|of course|ok|okay)(?: (?:yes|so|it (?:is|does|has)|they (?:are|do|have)|(?:we|i) (?:do|have|are|am|did)))?(?=\\W*$)|(?:it (?:is|does|has|was)|they (?:are|do|have)|(?:we|i) (?:do|have|are|am|did))${ALONE})|\\byes\\W*$`,
);
/** Words that deny, whatever else is told. */
export const NO = boundedPattern(
  `^\\W*(?:(?:of course|certainly|definitely|absolutely|sure|true|right|correct) ?,? ?(?:not|it (?:is|does|has) not|they (?:are|do|have) not|(?:we|i) (?:do|have|are|am|did) not)\\b|(?:no|not|never|none|neither|nein|non|negative|false|wrong|nothing|nowhere|n|(?:we|i) (?:do|have|are|am|did) (?:no|none|neither|nothing))\\b(?! (?:many|often|one|on my|without|long|much)\\b)|(?:it (?:is|does|has)|they (?:are|do|have)|(?:we|i) (?:do|have|are|am|did)) (?:not|never)${ALONE})`,
);
/** Whatever follows explains it. "No link" is no such answer. */
export const NO_AT_ONCE =
  /^\W*(?:no|nope)(?:\W*$|[,.;:!]| (?:we|i|it|they|he|she|that|there|not|never|nothing)\b)/;
const pickOf = (words: string, sign: string) =>
  boundedPattern(
    `^\\W*(?:(?:i think |i would say |so )?(?:it is |it's |that is |that would be |we do |we have )?(?:the |your |option |number |no\\.? ?)?(?:${words})(?: (?:one|option|way|case|thing|of (?:them|these|those|the (?:two|three))|you (?:said|named|mentioned)(?: first)?)){0,8}(?:,? please)?|\\(?${sign}\\)?)\\W*$`,
  );
/** The place in a list, and nothing else: "let me first ask" chooses nothing. */
export const PICKS: readonly RegExp[] = [
  pickOf("first|former|1st|1|a|one|one you (?:said|named|mentioned) first", "(?:1|a|one)"),
  pickOf("second|latter|2nd|2|b|two", "(?:2|b|two)"),
  pickOf("third|3rd|last|3|c|three", "(?:3|c|three)"),
];
/** What takes a "yes" or a loose word back, or limits it. The words may say more; they are read as such. */
export const NARROWED =
  /\b(?:but|except|apart from|besides|only(?!\W*$| (?:type[ds]?|by hand|with the keyboard|on paper|about (?:our|my) own))|mostly|mainly|partly|part of|rarely|sometimes|usually|normally|most|some|until|not yet|almost|nearly|instead|also|together|shares?|shared|please|need(?:s|ed)?|soon|next (?:week|month|year)|ask|let me|have to|has to|must|should|would|wait(?:ing)?|look|check|moment|and no|or not)\b/;
/** Meanings that make a questionnaire smaller: they are taken from clean words only. */
export const MAKES_SMALLER: ReadonlySet<string> = new Set([
  "isolated.yes",
  "standalone.yes",
  "connection.dial",
  "pts.yes",
  "manual.yes",
  "encryption.listed",
  "spoc.listed",
  "storage.no",
  "received.faxPaper",
  "recording.withoutCard",
  "phoneLine.analog",
  "script.yes",
  "web.redirect",
  "web.embeddedProviderForm",
  "web.directPost",
  "enters.customer",
  "vtReader.no",
  "location.one",
  "location.separate",
  "role.merchant",
  "acquirerAgrees.yes",
  "tapListing.listed",
  "pts.hint",
  "recording.no",
]);
