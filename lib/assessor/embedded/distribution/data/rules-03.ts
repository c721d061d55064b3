// Requirement 3: what an answer must say about stored card data and the keys that protect it.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import { KEY_RULES_03 } from "./rules-03-keys";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const KEEP =
  "stor|keep|kept|sav(?:e|ed|es|ing)>|record|writ|note|noted|retain|hold|file|remember|log|capture|archiv";
const WIPED =
  "(?:delet|wip|strik|struck|marker|cross(?:ed)? out|cover|shred|destroy|eras|remov|black|cut|tear|torn|unreadable|thrown|purg|discard|obliterat|overwritten|disappear|vanish|gone)\\w*";
const DONE =
  "(?:payment|authoriz|approv|charg|transaction|sale|gone through|went through|processed|keyed|typed|entered)";
// Where a thing lies that was kept.
const SIT =
  "stor(?:e|ed|es|ing)>|keep|kept|sav(?:e|ed|es|ing)>|retain|remains?>|stays?>|archiv|holds?>|still|notebook|in (?:the|our|its|his|her) (?:\\w+ ){0,2}(?:logs?|traces?|trace files?|dumps?|archive|database|history|table|columns?)|dumps? .. contain|crash dumps?|records are";
const NOW = "(?:after|once|as soon as|immediately|right|straight|at once|when)";

/** The ways to say that a thing is never kept, or is wiped once the payment is done. */
function neverKept(what: string): string[] {
  return [
    `=(?:${what}) .. (?:never|not|nowhere|no where) (?:\\w+ ){0,3}(?:${KEEP}|put down)`,
    `=(?:${what}) .. (?:never|not|nowhere) (?:\\w+ ){0,2}(?:on (?:any )?paper|in (?:the|any|our) (?:computers?|files?|systems?|books?))`,
    `=(?:never|not|no one|nobody|nothing|neither|without) .. (?:${KEEP}) .. (?:${what})`,
    `=(?:it|this|that|they|which|them) (?:is|are|gets?|was) (?:never|not) (?:\\w+ ){0,2}(?:${KEEP}) & ${what}`,
    `=(?:${what}) .. (?:nobody|no one) .. (?:${KEEP}|ask)`,
    `=(?:on|in) no (?:paper|file|computer|list|form) & ${what}`,
    `=(?:no>|nor>|zero|neither) .. (?:${what}) .. (?:${KEEP})`,
    `=(?:no|zero|neither) (?:${what}) .. (?:${KEEP})`,
    `(?:${what}) .. ${WIPED} .. (?:${NOW}|authoriz|payment|approved)`,
    `${NOW} .. ${DONE} .. (?:${what}) .. ${WIPED}`,
    `${NOW} .. ${DONE} .. ${WIPED} .. (?:${what})`,
    `${WIPED} .. (?:${what}) .. ${NOW}`,
    `(?:moment|minute|second|instant) .. ${DONE} .. ${WIPED} & ~${what} & !receipt`,
    `(?:part|strip|corner|bottom|piece|bit|scrap|line) (?:with|of|that has|holding) (?:\\w+ ){0,2}(?:${what}) .. ${WIPED}`,
    `=(?:no|never (?:a|any)) (?:${what}) (?:is |are |was )?(?:\\w+ ){0,2}(?:taken|asked|noted|written|wanted|on (?:any |our )?(?:paper|form|coupon|slip))`,
    `=(?:nobody|no one|none of us) .. (?:${KEEP}|jot|see|know)\\w* (?:\\w+ )?(?:one|any|it|them)> & ${what}`,
    `=(?:never|not|nobody|no one) (?:\\w+ ){0,6}(?:${KEEP})[^.!?;\\n]{1,90}\\b(?:or|nor) (?:\\w+ ){0,3}(?:${what})`,
    `=(?:${what}) (?:neither|not either|nor)>`,
    `=(?:keep|kept|store|note) none (?:of (?:it|them|those|that))? & ~${what}`,
    `=(?:no|none of|neither|never any|not a single) (?:\\w+ ){0,4}(?:${what}) .. (?:stays?|remains?|left|survives?|exists?|lies|kept|found)>`,
    `=(?:${what}) .. (?:do|does|can|is|are) (?:not|never|nowhere) (?:\\w+ )?(?:remain|stay|survive|exist|live|to be found|left|linger)`,
    `=(?:${what}) .. never (?:\\w+ )?(?:remain|stay|survive|exist|linger)s?>`,
    `=(?:none of|no) (?:\\w+ ){0,4}(?:tills?|logs?|databases?|systems?|files?|records?|servers?) (?:\\w+ ){0,4}(?:holds?|keeps?|stores?|has|have|contains?) (?:\\w+ ){0,3}(?:${what})`,
    `=(?:${what}) & ~nothing (?:\\w+ ){0,4}(?:remains?|stays?|left|retained|saved|kept|there)|nothing left|gone for (?:ever|good) & !before|${SIT}`,
    `=(?:hold|holding|have|has|keep|keeps) no (?:${what})`,
    `=(?:keep|store|hold|sav(?:e|ing)|retain|record|stor(?:e|ing))\\w* no [^.!?;\\n]{1,60}\\b(?:no|nor|or|and) (?:${what})`,
    `=no [^.!?;\\n]{1,40} (?:stored|kept|saved|recorded), (?:and |also )?no (?:${what})(?= ?(?:[.,;]|$))`,
    `(?:${what}) .. (?:unrecoverable|irrecoverabl[ey]|without trace|vanish\\w*|purged|gone|destroyed|wiped|overwritten|erased) & after|once|as soon as|immediately|the moment|when|straight & !still|only at|month|week|project`,
  ];
}

const CVV = "{cvv}";
const ALL_SECRET =
  "sad>|(?:sensitive|secret) (?:\\w+ ){0,2}(?:data|details|information|elements|numbers?)|(?:what|all that|everything|anything)(?: i| that i)?(?: is| s)? secret";
const TRACK = "{track}|swipes?>|magstripe|(?:stripe|chip) (?:data|contents?|image)";
const TRACKS = `${TRACK}|${ALL_SECRET}`;
const CODES =
  "{cvv}|the little code|code of the card|(?<!in )(?:the|their|that) codes?>(?! (?:base|review|of the (?:door|alarm|safe)))";
const PINS = "pin blocks?|pins?>|{pin}";
// Data on its way to the approval are a matter of 3.3.2.
const WAITING =
  "before (?:\\w+ )?(?:authoriz|approv|payment|charge)|until (?:the )?(?:\\w+ )?(?:payment|authoriz|approv|bank|acquirer|it is|repl|answers?|sent|uploaded)|till it can|while (?:we |the |it )?(?:payment|it|wait|an?|pending)|pending|prior to|queue|buffer|spool|store and forward|offline|pre ?auth\\w*|wait(?:s|ing)? (?:for|in)|when (?:the )?(?:line|network) (?:is|s) (?:down|out)";
const NOT_KEPT = `never|not>|no>|nobody|no one|nothing|none|nowhere|without|delet|shred|destroy|purg|vanish|cut off|${WAITING}|last four`;

/** Leaves out what is said of the time before the payment. */
function afterPayment(line: string): string {
  return `${line} & !before (?:\\w+ )?(?:authoriz|approv|payment)`;
}

/** The ways to say that a secret is kept after the payment, or wiped too late. */
function stillKept(what: string): string[] {
  return [
    `${what} & ^${SIT} & !${NOT_KEPT}|black|straight|nor>|strik|struck|gone|wip`,
    `=(?:writes?|puts?|enters?|logs?|records?) (?:\\w+ ){0,4}(?:${what}) .. (?:table|database|log|file|crm|notebook|sheet|order book)|(?:${what})[^.;!?]{0,40}(?:writes?|goes|go|put) (?:\\w+ ){0,2}in(?:to)? (?:the|our|a) (?:\\w+ )?(?:table|database|log|crm|notebook)`,
    `(?:delet|purg|shred|destroy|wip|clear|remov)\\w* & ^${what} & ^only (?:at|after|once|every|when)|end of (?:the |each |every )?(?:month|week|year|quarter)|every (?:week|month|quarter|year)|weekly|monthly|project|next release & !strip|corner`,
    `=can still (?:\\w+ )?(?:be )?(?:read|make)|still (?:readable|legible) & ~${what}`,
    `(?:note|write|keep|kept|store|save)s? .. (?:${what}) .. (?:till|until|just until) (?:\\w+ ){0,3}(?:check ?out|leaves?|departure|evening|end of|arriv)`,
    `=(?:no longer (?:has|have|holds?|stores?|keeps?)|stopped (?:saving|storing|keeping)) (?:\\w+ ){0,2}(?:${what}) .. (?:still|older|but)`,
    `=(?:older|old) (?:\\w+ )?(?:${what}) .. still`,
  ];
}
/** Rules for requirement 3. */
export const RULES_03: Rules = {
  "3.1.1": {
    about: RULES_TOUCHED,
    // Written key rules are a matter of 3.6 and 3.7; they say nothing of the whole section.
    met: WRITTEN_RULES.map((line) => `${line}|key>|keys>|hsm|custodian|distribution|as our steps`),
    unmet: RULES_BROKEN,
  },
  "3.1.2": {
    about: DUTIES_TOUCHED,
    met: NAMED_DUTIES.map((line) => `${line}|custodian|key`),
    unmet: DUTIES_BROKEN,
  },
  "3.2.1": {
    about: [
      "retention|how long|delet|destroy|shred|clear & card|slip|receipt|paper|data & old|after|month|year|quarter|limit",
    ],
    met: [
      "(?:everything|anything|all|data|records?|whatever|what is) (?:\\w+ ){0,2}(?:older|past|beyond) & purg|delet|destroy|shred|wip|eras & #every<=95 & !logs?>|footage|backup|not>|never|should",
      "(?:after|within) .. (?:days?|weeks?|months?) .. (?:shred|delet|destroy|purg|wip|burn)\\w* & card|slip|receipt|paper|numbers?|forms?|letters?|orders? & #every<=95",

      "=nothing (?:\\w+ )?(?:old|older|over|past)\\w*|no old (?:slips?|forms?|papers?)|anything (?:old|older|past) & #every<=95 & ~shred|destroy|cross cut|burn|delet|wip",
      "{review}|check & ~(?:should|must|really|actually|has|have) (?:\\w+ ){0,3}(?:shred|destroy)\\w*|that it (?:really |actually )?(?:was|is) & ~slips?|forms?|paper|card & #every<=95 & !terminal|reader|contract|polic",

      "retention|keep .. (?:only|no longer)|kept .. (?:only|for)|only as long|as long as|no longer than|time limit|(?:delet|destroy|shred|clear(?:ed|s|ing|out)|purg|wip)\\w* & card|slip|receipt|paper|data|forms?>|records & #every<=95 & {review}|delet|shred|destroy|clear|purg|sweep|go through|look",
      "(?:shred|delet|destroy|purg|wip|clear)\\w* .. (?:as soon as|once|immediately|right after|straight after|the same (?:day|evening)|at the end of (?:the|each|every) (?:day|week|month)) & card|slip|receipt|paper|data|forms?>|number & !{cvv}|corner|strip|the code|codes>|sad>|track|secret|bottom part",
      "retention (?:rule|policy|period|limit|time) & {review}|check & #every<=95",
      "=leftovers?|older|past (?:their|its|the) (?:limit|date)|nothing (?:is )?left & #every<=95 & ~shred|destroy|delet|burn|wip",
      "(?:shred|delet|destroy|purg|wip|burn)\\w* .. (?:after|when|once|as soon as) & card|slip|receipt|paper|data|orders?|letters?|sheets?|forms? & #days<=4000 & #every<=95",
      "(?:keep|kept|retain\\w*|stor\\w*|hold|held|stays?|remains?) .. (?:for|no longer than|only|at most|max\\w*) & card|slip|receipt|paper|data|letters?|sheets?|forms? & (?:shred|delet|destroy|purg|wip|burn)\\w*|then & #days<=4000 & #every<=95",
    ],
    unmet: [
      "=how long ?\\? ?[^.!?]{0,40}(?:no (?:rule|limit|idea|end)|until (?:it is |they are )?full|for ?ever|as long as|no one|nobody)",
      "(?:stay|stays|lie|lies|kept|keep|keeps|sit|sits)> (?:\\w+ ){0,10}(?:sometimes|often|up to|even|about|for) (?:\\w+ ){0,3}years> & ~slips?|forms?|cards?|numbers?|papers?|receipts? & !shred|destroy|delet|then|last four|logs?>|contract",
      "=no (?:\\w+ )?(?:rule|limit|period|time|deadline|policy) (?:\\w+ ){0,2}how long & ~slips?|forms?|cards?|numbers?|papers?|data|receipts?|orders?",
      "=(?:nobody|no one|never|not) (?:\\w+ )?(?:checks?|looks?|controls?|verif\\w+|knows?) (?:\\w+ ){0,2}(?:whether|if|that|for) .. (?:old|older|overdue|expired|gone|destroyed|shredded) & ~slips?|forms?|cards?|numbers?|papers?",
      "(?:keep|kept|stor|retain|hold)\\w* .. (?:slips?|forms?|cards?|numbers?|papers?|receipts?|cop(?:y|ies)) & since ever|for ever|forever|for good|as always|in case (?:we|they|somebody)|just in case|because we have always|years because|for years & !shred|destroy|delet|last four|tokens?",
      "(?:cellar|attic|basement|archive|cupboard|box|boxes) (?:is|are) full of & ~cards?|forms?|slips?|numbers?",
      "(?:go|goes|date|dates|reach(?:es)?) back (?:to|until) (?:19|20)\\d\\d|go back years & {pan}|slips?|forms?",
      "(?:purg|delet|destroy|check|clear)\\w* .. (?:just|only) (?:once )?(?:a|per|every) year & ~card|data|slip",
      "=(?:check|purge|deletion|clear out) .. (?:not|never) (?:\\w+ )?(?:been )?(?:carried out|done|run|made) & card|overdue|retention",
      "=no (?:written )?(?:rules?|polic(?:y|ies)) (?:behind|about|on|for) .. (?:stor|keep|how long|cards|it>) & ~card|number|data",
      "retention (?:rules?|polic\\w+|periods?|limits?) .. (?:only|just) & not>|none|rest|without & !every",
      "=(?:nobody|never|no one|not) (?:\\w+ ){0,2}(?:throws?|shreds?|destroys?|clears?|deletes?|removes?|burns?) (?:them|it|anything|these|those|any) & ~card|form|pad|slip|numbers?|sheets?|binders?|orders?|paper & !before|until|dust|logs?>",

      "oldest (?:\\w+ ){0,3}(?:from|dates?|is|are|go) .. (?:19|20)\\d\\d & ~slips?|forms?|paper|cards?|orders?|receipts?",

      "=(?:no|without (?:a|any)|never (?:\\w+ ){0,3}(?:a|any)) (?:time |fixed )?(?:limits?|end date|deadline|retention) & ~card|form|pad|slip|numbers?|sheets?|binders?|books?|orders?|paper|coupon & ~stays?|kept|keep|in the|in there|years|drawer|how long|box",
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:fix|set|decid|said|agre|thought)\\w* (?:\\w+ ){0,2}(?:how long|any time|a time|any limit|a limit|when) & ~card|form|pad|slip|numbers?|sheets?|binders?|books?|orders?|paper|coupon",
      "=never (?:\\w+ ){0,2}(?:delet|thrown?|threw|destroy|shred|got rid|clear|purg)\\w* (?:\\w+ )?(?:one|any|them|it|a single|anything|of)> & ~card|form|pad|slip|numbers?|sheets?|binders?|books?|orders?|paper|coupon",
      "(?:stays?|kept|keep|lies?|lie|sits?|there) (?:\\w+ ){0,4}(?:for good|for ever|forever|indefinitely) & ~card|form|pad|slip|numbers?|sheets?|binders?|books?|orders?|paper|coupon",
      "=(?:nobody|no one|never) (?:\\w+ ){0,3}(?:gone|been|went|goes|go) through (?:them|it|those|the) & ~card|form|pad|slip|numbers?|sheets?|binders?|books?|orders?|paper|coupon & ~still|attic|cellar|basement|years|box",

      "=(?:keep|kept|store|stored) .. (?:card|slips?|receipts?|numbers?|forms?|everything) .. (?:forever|for ever|indefinitely|never (?:delet|throw|destroy|shred)|since (?:we|the shop|19|20)|for years and years)",
      "=never (?:delet|throw|destroy|shred|clear|purg)\\w* .. (?:card|slip|receipt|number|form|data|anything|old)",
      "=(?:card|slips?|receipts?|numbers?|forms?|order forms?|records?) .. (?:back|date back|go back|from) .. (?:years|(?:19|20)\\d\\d) .. (?:never|still|not|nobody)",
    ],
    number: "at least once every three months",
  },
  "3.3.1": {
    met: [
      "=nothing (?:\\w+ )?(?:secret|sensitive) .. (?:kept|stored|saved|remains?|retained|left|noted) & !before (?:\\w+ )?(?:authoriz|approv|payment)",
      ...neverKept(ALL_SECRET).map(afterPayment),
      "=(?:never|not|nothing|none|nowhere|no) (?:\\w+ ){0,6}?(?:stor|keep|kept|sav|record|retain|held|hold)\\w* .. (?:after|once) .. (?:payment|authoriz|approv|transaction|sale|charge) & !{cvv}|{track}|{pin}|codes?>|stripe|chip|pins?>|secret number",
      "=(?:after|once) .. (?:payment|authoriz|approv|transaction|sale|charge)\\w* .. (?:nothing|none|never|no|not) .. (?:stor|keep|kept|sav|record|retain|held|left|remain) & !{cvv}|{track}|{pin}|codes?>|stripe|secret number",
      `={track}|stripe|chip contents? & ^nothing|never|not>|no>|nobody|none|gone|unrecoverable|vanish|destroy & ~{cvv} & ~{pin} & !before (?:authoriz|approv|payment)|still|only at`,
      "(?:full )?track|stripe & {cvv} & {pin} & unrecoverable|vanish|without trace|destroyed|wiped|gone|purged",
      "=(?:neither|never|not|no|nor) .. {cvv} .. {pin}|{pin} .. {cvv} .. (?:never|not|nowhere) .. (?:stor|keep|kept|sav|writ|record)",
      "=(?:neither|never|not|no|nor) .. {track} .. {cvv}|(?:neither|never|not|no|nor) .. {cvv} .. {track}|(?:neither|never|not|no|nor) .. {pin} .. {cvv}",
      "=(?:{track}|{pin}) .. {cvv} .. (?:never|not|nowhere) (?:\\w+ ){0,3}(?:stor|keep|kept|sav|writ|record|retain)|{cvv} .. (?:{track}|{pin}) .. (?:never|not|nowhere) (?:\\w+ ){0,3}(?:stor|keep|kept|sav|writ|record|retain)",
    ],
    unmet: [
      "(?:forms?|slips?|sheets?|notes?|coupons?|papers?|cards?|pages?|orders?) (?:is|are|gets?|was)? ?(?:then |all |just )?(?:kept|stored|filed|stays?|archived|goes? in(?:to)?|put in)> & ~(?:with|number,?|and|plus|incl\\w*|also) (?:\\w+ ){0,4}(?:{cvv}) & !shred|destroy|cut|black|wip|delet|never|not>|no>|nobody|without|strip|last four",
      ...stillKept(ALL_SECRET),
      ...stillKept(TRACK),
      ...stillKept(CODES),
      ...stillKept(PINS),
      "(?:tell|give|say|write|dictate)s? (?:\\w+ ){0,4}{pin} .. (?:keep|kept|note|write|store|save|remember) & !never|not>|no one|nobody",
      "photo|picture|scan|copy|copies|photograph & cards? & front and back|both sides|back of (?:the|each) card & keep|kept|stor|sav|stay|file & !never|not>|no>|nobody|cover|delet|shred",

      "{cvv}|those digits|that code & stays?>|stayed|remains?>|left there|leave (?:them|it) there|goes? in(?:to)? the (?:drawer|box|folder|binder|file|cabinet)|still (?:all |up )?(?:in|there)|columns?>|on (?:the|their|his|her|its) (?:index|customer|reg|registration|guest|booking) (?:card|form|file|sheet)|until check ?out|for (?:months|years)|years & !shred|destroy|cut|blacked|wiped|deleted|crossed|strip|no code|never|not>|nothing|no>(?! shows?)|nobody|nor>|without",
      "(?:we|i|they|staff|desk|it|that) (?:\\w+ )?(?:keep|keeps|store|stores|save|saves) (?:them|it|those|that|these) (?:\\w+ ){0,2}(?:on|in|for|after|until|there|with) & {cvv} & !before|shred|destroy|last four",
      "(?:(?:the|that|this|those|these|it|they) (?:\\w+ ){0,2}(?:stays?|goes?|remains?|lies?|sits?|are|is|kept) (?:\\w+ ){0,4}(?:in|into|on|upstairs) (?:\\w+ ){0,2}(?:drawer|box|boxes|folder|binder|file|files|cabinet|chart|index card|card index|order books?|reservation book|guest book|booking book|book|register|monitor|spreadsheet|customer (?:card|file|record)s?|database|crm)|(?:note|pad|sheet|form|slip) stays?>) & ~(?<!never |not |nobody |ever |nor |no one )(?:jots?|scribbl\\w+|stapl\\w+|notes?|noted|writes?|wrote|written|put|puts|takes? down|took down|copy|copies|keeps?|enter\\w*)(?! (?:no|not|nothing|never)) .. (?:{cvv}) & !shred|destroy|cut|blacked|wiped|deleted|crossed|strip|no code|never|not>|nothing|no>(?! shows?)|nobody|nor>|without",

      `${CVV} & ^${KEEP} & !never|not>|no>|nobody|before|until|nothing|without|delet|shred|destroy`,
      "sensitive (?:\\w+ ){0,2}data .. (?:is|are) (?:kept|stored|saved)",
    ],
  },
  "3.3.1.1": {
    met: [
      ...neverKept(TRACKS).map(afterPayment),
      "=(?:terminal|reader|machine|device|till|software|pos)s? .. (?:does not|do not|can not|never) .. (?:stor|keep|sav|hold|retain)\\w* .. (?:{track})",
    ],
    unmet: [
      ...stillKept(TRACKS),
      `{track} & ^stor|kept|saved|recorded|logged & !never|not>|no>|nothing|${WAITING}`,
    ],
  },
  "3.3.1.2": {
    met: [
      "=(?:notes?|writes?|takes? down|puts?|records?|keeps?)> [^.!?;]{1,60}\\b(?:never|but not|without) (?:the |a |any |its )?(?:{cvv})(?! before)",
      "the code (?:is |gets |strip |part )?(?:\\w+ ){0,2}(?:cut|shred|black|destroy|strik|struck|remov|torn) & ~number and (?:the )?code|{cvv} & ~as soon as|after|once|when|moment|straight|at once & !door|wifi|source|alarm",

      ...neverKept(`${CODES}|${ALL_SECRET}`).map(afterPayment),
      "=(?:never|not|do not|does not|nobody) (?:\\w+ ){0,4}(?:ask|take|want|see|collect|request|note|need)\\w* (?:\\w+ ){0,4}(?:{cvv})",
      "=(?:{cvv}) .. (?:never|not) (?:\\w+ ){0,3}(?:ask|taken|seen|collected|requested|needed|passed on|leaves)",
      "=(?:{cvv}) .. (?:typed|keyed|entered|goes) .. (?:straight|directly|only) .. (?:never|not|nowhere|without|then (?:gone|forgotten|shred))",
    ],
    unmet: [
      "(?:forms?|slips?|sheets?|notes?|coupons?|papers?|cards?|pages?|orders?) (?:is|are|gets?|was)? ?(?:then |all |just )?(?:kept|stored|filed|stays?|archived|goes? in(?:to)?|put in)> & ~(?:with|number,?|and|plus|incl\\w*|also) (?:\\w+ ){0,4}(?:{cvv}) & !shred|destroy|cut|black|wip|delet|never|not>|no>|nobody|without|strip|last four",
      ...stillKept(`${CODES}|${ALL_SECRET}`),
      "photo|picture|scan|copy|copies|photograph & cards? & front and back|both sides|back of (?:the|each) card & keep|kept|stor|sav|stay|file & !never|not>|no>|nobody|cover|delet|shred",

      "{cvv}|those digits|that code & stays?>|stayed|remains?>|left there|leave (?:them|it) there|goes? in(?:to)? the (?:drawer|box|folder|binder|file|cabinet)|still (?:all |up )?(?:in|there)|columns?>|on (?:the|their|his|her|its) (?:index|customer|reg|registration|guest|booking) (?:card|form|file|sheet)|until check ?out|for (?:months|years)|years & !shred|destroy|cut|blacked|wiped|deleted|crossed|strip|no code|never|not>|nothing|no>(?! shows?)|nobody|nor>|without",
      "(?:we|i|they|staff|desk|it|that) (?:\\w+ )?(?:keep|keeps|store|stores|save|saves) (?:them|it|those|that|these) (?:\\w+ ){0,2}(?:on|in|for|after|until|there|with) & {cvv} & !before|shred|destroy|last four",
      "(?:(?:the|that|this|those|these|it|they) (?:\\w+ ){0,2}(?:stays?|goes?|remains?|lies?|sits?|are|is|kept) (?:\\w+ ){0,4}(?:in|into|on|upstairs) (?:\\w+ ){0,2}(?:drawer|box|boxes|folder|binder|file|files|cabinet|chart|index card|card index|order books?|reservation book|guest book|booking book|book|register|monitor|spreadsheet|customer (?:card|file|record)s?|database|crm)|(?:note|pad|sheet|form|slip) stays?>) & ~(?<!never |not |nobody |ever |nor |no one )(?:jots?|scribbl\\w+|stapl\\w+|notes?|noted|writes?|wrote|written|put|puts|takes? down|took down|copy|copies|keeps?|enter\\w*)(?! (?:no|not|nothing|never)) .. (?:{cvv}) & !shred|destroy|cut|blacked|wiped|deleted|crossed|strip|no code|never|not>|nothing|no>(?! shows?)|nobody|nor>|without",

      `${CVV} & ^${KEEP}|stays?>|remains?> & !never|not>|no>|nobody|before (?:the |it )?(?:pay|authoriz|approv|charg)|until (?:the |it )?(?:pay|authoriz|approv|charg|is)|nothing|without|delet|shred|destroy|nowhere|black|straight|nor>`,
      "(?:keep|kept|store|stored|write|wrote|written|note|save) .. (?:number|expiry|date|card)\\w* .. (?:{cvv}) ",
    ],
  },
  "3.3.1.3": {
    met: [
      "=nothing (?:\\w+ |, ){0,4}(?:remains?|stays?|left) (?:\\w+ )?(?:with|at|by) us & {pin}",
      "(?:{pin})s?(?: ?[:,-]| is| are)? (?:\\w+ ){0,2}only (?:\\w+ )?(?:customers?|guests?|clients?|cardholders?|holders?) (?:\\w+ )?(?:know|enter|type|key|see)",
      "only (?:the )?(?:customers?|guests?|clients?|cardholders?) (?:\\w+ )?(?:knows?|sees?|enters?|types?|keys?) (?:\\w+ ){0,2}(?:{pin})|{pin} ?[:-] ?only (?:the )?(?:customers?|guests?|clients?)",

      ...neverKept(`${PINS}|${ALL_SECRET}`).map(afterPayment),
      "=(?:{pin}) .. (?:never|not) (?:\\w+ ){0,3}(?:seen|see|ask|know|have|reach|leaves?|come|touch|get)",
      "=(?:never|not|do not|nobody|no one) (?:\\w+ ){0,4}(?:see|ask|know|get|have|take|touch|learn|hear)\\w* (?:\\w+ ){0,4}(?:{pin})",
      "(?:only|just) .. (?:customer|card ?holder)s? .. (?:types?|enters?|keys?) .. (?:{pin})",
    ],
    unmet: [
      ...stillKept(`${PINS}|${ALL_SECRET}`),
      "(?:tell|give|say|write|dictate)s? (?:\\w+ ){0,4}{pin} .. (?:keep|kept|note|write|store|save|remember) & !never|not>|no one|nobody",
      `{pin} & ^stor|kept|saved|written down|noted|recorded & !never|not>|no>|nobody|nothing|nor>|${WAITING}`,
    ],
  },
  "3.3.2": {
    about: [`${WAITING} & encrypt|store|hold & {cvv}|{track}|{pin}|sensitive|secret`],
    met: [
      `${WAITING} & encrypt|scrambl|aes|locked with & ~{cvv}|{track}|{pin}|${ALL_SECRET}|codes?>|chip & !base64|single des|only the card number|beside it open|not encrypted`,
    ],
    unmet: [
      `${WAITING} & ~{cvv}|{track}|{pin}|${ALL_SECRET}|codes>|with code & readable|plain|in (?:the )?clear>|unencrypted|openly?>|base64|rot13|obfuscat|excel|single des|spreadsheet & !never|unreadable`,
      `=(?:{cvv}|{track}|{pin}|${ALL_SECRET}|codes?) (?:\\w+ ){0,2}(?:(?:is|are) not(?: (?:encrypted|protected))?(?= ?[.;,!]|$)|sits? .. open|in clear) & ~${WAITING} & ~encrypt|queue`,
      "=(?:{cvv}|{track}|sensitive) .. (?:plain text|unencrypted|not encrypted|in clear) .. (?:before|until|while)",
      "pre ?auth\\w* data .. (?:obfuscat|base64|plain|clear)",
    ],
  },
  "3.4.1": {
    about: [
      "hide|hides|mask|masks|star out|blank out|shorten & {pan}|numbers?> & !wifi|password",

      "mask|last ?(?:four|4)|first (?:six|6)|truncat|full (?:card )?numbers? & show|display|print|screen|receipt|see|appear",
    ],
    met: [
      "(?:see|sees|show|shows|shown|print|prints|display|displays) (?:\\w+ ){0,2}(?:just|only|nothing but|at most) (?:the )?(?:final|last|first six and (?:the )?last) (?:four|4)",
      "=(?:stars?|dots|xs?|asterisks|masked|last four|last 4)> (?:\\w+ ){0,3}instead of & !all (?:staff|of us) can",
      "=(?:nobody|no one) (?:\\w+ )?(?:sees?|gets?|can see) more than (?:\\w+ ){0,3}(?:last|first) (?:four|six|4|6)",

      "(?:all )?stars? (?:except|but|apart from)|everyone else (?:gets|sees|has) .. (?:stars|last four|masked)",

      "mask(?:ed|s|ing)?|hidden|starred|stars>|asterisk|crossed out|x(?:xx{1,40}|ed out)|truncat|blanked|dots>|blacked & {pan}|{paper}|numbers?>|screen|digits & !wifi|password|ip>|{cvv}|for masking|(?:how|who|checking|manager|to) (?:\\w+ )?mask|truncated|handbook|hash|tasks?>|stores?>|stored|only the last",
      "(?:\\* ?){4,16}|stars .. show|displays? .. stars & !hide only",
      "(?:only|just|except|nothing but|not more than|at most) .. last ?(?:four|4)|only (?:the )?(?:four|4) digits|(?:four|4) last|(?:six|6) first|first (?:six|6)|last ?(?:four|4) (?:digits? |numbers? |figures? )?(?:only|are (?:all|shown|visible|printed)|is all)|last ?(?:four|4) & show|display|print|visible|see|got>|have|has>|carr|contain|bear|receipt|slip|screen|appear|ticket|report & !(?:full|whole|complete) .. (?:is|are) (?:shown|visible|printed)",
      "=(?:no one|nobody|never|not) .. (?:see|shows?|shown|display|visible|print)\\w* .. (?:full|whole|complete|entire) (?:card )?(?:number|pan)",
      "=(?:full|whole|complete|entire) (?:card )?(?:number|pan)s?\\b(?! and) .. (?:never|not|nowhere|only .. (?:owner|manager|boss|accountant|bookkeeper|one person|two people|need))",
    ],
    unmet: [
      "(?:agents?|staff|everyone|everybody|all|cashiers?|employees?|anyone|receptionists?|colleagues?|we) (?:all |can |may |still |always )*(?:see|sees|view|views|read|reads|get|gets) (?:the |a )?(?:full|whole|complete|entire) (?:card )?numbers? & screen|display|program|system|till|monitor|on it|receipt & !only|last four|except|nobody|no one|never|not>|need|list|chargeback",
      "(?:shows?|displays?|prints?|gives?) (?:\\w+ ){0,2}(?:full|whole|complete|entire) (?:\\w+ )?(?:numbers?|pans?) (?:\\w+ ){0,2}(?:to|for) (?:all|every|everyone|everybody|anyone|whoever|any|the whole) & !only|except|never|not>",
      "(?:(?:all|every|any|most|support|reception|whole) (?:\\w+ )?(?:staff|employees?|agents?|team|clerks?|cashiers?|users?|colleagues)|everyone|everybody|anyone) (?:\\w+ ){0,2}(?:sees?|views?|reads?|gets?) .. (?:full|whole|complete|entire) (?:\\w+ )?(?:numbers?|pans?) & !only|except|never|not>|last four|nobody",
      "(?:full|whole|complete|entire) (?:\\w+ )?(?:numbers?|pans?) (?:shows?|appears?|is (?:shown|visible)|can be (?:seen|read)) (?:\\w+ ){0,2}(?:for|to|by) (?:all|every|everyone|anyone|any) & !only|except|never|not>",
      "prints? (?:it|them|the number|the pan) in full|(?:prints?|shows?|displays?|with) all (?:the )?(?:16|sixteen) (?:digits|numbers|figures) & !not>|never|no>",
      "(?:hides?|masks?|covers?) only the last (?:four|4)|first (?:twelve|12) (?:\\w+ )?(?:are |is )?(?:shown|visible|printed)",
      "(?:full|whole|complete|entire) (?:\\w+ )?(?:numbers?|pans?|view) & no list|though they do not need|without need & !nobody",
      "(?:full|whole|complete|entire) (?:\\w+ )?(?:numbers?|pans?) (?:stands?|is|are) on (?:the|each|every|our) (?:\\w+ )?(?:form|sheet|slip|paper) & anyone|everyone|anybody|whole|all (?:staff|of us)|open|tray",
      "(?:full|whole|complete|entire|all (?:the )?(?:16|sixteen)) (?:card )?(?:numbers?|pans?|digits) .. (?:is|are|shown|printed|visible|appears?|on) .. (?:receipts?|slips?|screens?|reports?|cop(?:y|ies)|tickets?|everyone|anyone) & !only|nobody but|except",
      "(?:receipts?|slips?|screens?|reports?|cop(?:y|ies)|tickets?) .. (?:shows?|prints?|has|have|with|displays?|carr(?:y|ies)|bears?|contains?|states?) .. (?:full|whole|complete|entire|all (?:the )?(?:16|sixteen)) (?:card )?(?:numbers?|pans?|digits)",
    ],
  },
  "3.4.2": {
    about: ["cop(?:y|ied|ying)|download|paste|clipboard & {remote}|card"],
    met: [
      "cop(?:y|ied|ying)|download|paste|clipboard|mov(?:e|ing) (?:it|them|card|files)|transfer|save (?:locally|to)|take card numbers along & {remote}|dial in & block|prevent|disabl|can not|not (?:possible|allowed|able)|stop|off>|only|hinder|technical & !but it is not|policy forbids|rule forbids|forbidden by",
      "(?:clipboard|copy and paste|file transfer|drive mapping|usb redirection) .. (?:blocked|disabled|off>|switched off|turned off|prevented)",
      "=no (?:clipboard|copy and paste|file transfer|drives)>|technically enforced & ~{remote} & ~only|written|permit|approv|allowed|enforced|blocked",
    ],
    unmet: [
      "(?:from (?:home|afar|outside)|remote\\w*) .. can (?:copy|download|save) .. (?:card|anything|everything|all)",
      "can (?:\\w+ )?(?:cop(?:y|ied)|drag|download|save|paste|print|export|do screenshots?|take screenshots?) & ~{remote}|home workers? & !not>|never|nobody|no one|only|without|blocked|prevent",
      "=nothing (?:hinders|stops|prevents|blocks) (?:it|them|that|this|him|her|anyone|anybody)?|not (?:blocked|prevented|enforced|stopped) technically|nothing (?:technical|hinders) & ~copy|paste|download|clipboard|export & ~{remote}",
    ],
  },
  "3.5.1": {
    about: ["stored|database|files?|backup & {pan} & encrypt|plain|readable|hash|truncat|token"],
    met: [
      "=no (?:stored )?(?:card numbers?|pans?|card data) (?:is|are) (?:\\w+ )?(?:readable|stored unencrypted|in plain|unencrypted|kept in the clear)",

      "can not be read without|unreadable without|(?:encrypt|hash|truncat|tokens?|tokeniz|unreadable|scrambl|aes)\\w* & {pan}|numbers & stor|kept|keep|database|file|backup|spreadsheet|saved|rest|wherever|disk|tables? & !plain|over the internet|in transit|wifi|neither|nor>|secret card data|sad>|no key|plain sha\\w*|md5|bitlocker|filevault|luks|disk encryption|drives?>|volume encryption|transparent|full disk|hard drives?|side by side|gateway|provider holds",
      "(?:encrypt|hash|truncat|tokeniz)\\w* & {pan} & aes|256|strong|at rest & !internet|sent|send|transmi|tls>|wifi|sad>|secret card data|queue|buffer|before approv|bitlocker|filevault|luks|disk encryption|drives?>|volume encryption|transparent|full disk|hard drives?",
      "(?:stor|sav|keep|kept)\\w* (?:\\w+ ){0,3}(?:only|just|nothing but) (?:\\w+ ){0,3}(?:tokens?|truncated|last (?:four|4)) & !receipt|slips?>|code",
      "=every (?:stored )?(?:number|pan|card number) (?:is |was )?(?:\\w+ )?(?:replaced by|turned into|swapped for) (?:a )?tokens?",
      "=hmac|keyed hash\\w* & {pan} & ~stores>|stored|logs|database|applies to all & !no key",
      "(?:only|just) .. (?:tokens?|truncated|hash|last four|last 4) .. (?:stor|kept|keep|database|sav)",
    ],
    unmet: [
      "(?:sits?|lies?|are|is|kept|stored|saved|stays?) (?:\\w+ ){0,2}(?:unencrypted|in plain(?: text)?|in clear|in the clear|readable) (?:\\w+ ){0,2}(?:in|on) (?:the|our|an?) (?:\\w+ )?(?:crm|database|file|excel|spreadsheet|server|system|table|share|drive) & !never|not>|no>|nothing|code|password|keys?>|config",
      "{pan} & excel|spreadsheet|word (?:file|document)|text file|database|table|list|folder & ^without (?:any )?(?:protection|encryption|password|lock)|unprotected|not protected|open to & !paper|slips?>|never|no>",
      "{pan} & excel|spreadsheet|word file|text file|database|file|table & in (?:the )?clear>|in clear text|plain|readable|not encrypted|unencrypted|whole number & !not in|never|no>|nobody|before",
      "{pan} .. in clear>",
      "(?:clear|plain|readable|unencrypted|raw) (?:card )?(?:numbers|pans) & !no>|never|not>|nobody|free|quer",
      "(?:numbers|pans?|card data|cards) (?:are |is )?(?:\\w+ ){0,2}(?:openly|open>|rot13|base64|in the open|protected by (?:rot13|base64)) & !never|no>|not>",
      "rot13|base64 & ~numbers|{pan}",
      "excel|spreadsheet|word (?:file|document)|photo ?cop(?:y|ies) & ^(?:lists?|file|sheet|copies) .. cards?|of (?:\\w+ ){0,2}cards? & keep|kept|stor|sav|years & !encrypt|never|no>|not>",
      "hash .. (?:first six|last four|truncated) .. (?:side by side|together|same table|next to) & !never|not stored",

      "=(?:card numbers?|pans?|card data|card details) .. (?:plain text|clear text|cleartext|plaintext|unencrypted|not encrypted|readable|in the clear|unprotected)",
      "(?:plain text|clear text|plaintext|unencrypted|readable|plain excel|excel|spreadsheet|word document|notebook) .. (?:card numbers?|pans?|card data|card details)(?! .. encrypt)",
    ],
  },
  "3.5.1.1": {
    about: ["hash|fingerprint & {pan}|number"],
    met: [
      "hash|fingerprint & {key}|hmac|keyed|cmac|secret & !no key|not a secret|finger ?print reader|source code",
      "hmac|cmac|keyed (?:crypto\\w* )?hash & !source code|no key rules",
    ],
    unmet: [
      "=hash|fingerprint|hmac & ^no key>|no secret|not a secret|without (?:a )?(?:key|secret)|same salt|plain sha|md5|no key rules|key (?:sits|is|lies) in the (?:source )?code",
      "=md5 of|hash (?:only )?(?:takes|covers|uses) (?:only )?the last",
      "=hash\\w* .. (?:no key|without (?:a )?(?:key|secret)|unkeyed|no secret|unsalted)",
    ],
  },
  "3.5.1.2": {
    about: [
      "(?:disk|drive|partition|bitlocker|filevault|luks) .. encrypt|encrypt .. (?:disk|drive|partition)|bitlocker",
    ],
    met: [
      "disk|drive|partition|bitlocker|filevault|luks|full disk & encrypt|bitlocker|filevault|luks & {only}|on top|besides|in addition|also|as well|plus|second|another|not rely|not the only & removable|usb|stick|field|column|file|database|another|further|other (?:way|method)|application|number & !other one relies|without anything else",
      "=disk|drives?|bitlocker|filevault|luks|full disk & ~removable|usb|sticks?>|never (?:count|rely)|fixed & ~(?:field|column|file|application|app) ?(?:level)?>|each (?:pan|number)|truncated|also (?:\\w+ )?encrypted & !other one relies|nothing else",
    ],
    unmet: [
      "(?:only|just|solely) (?:\\w+ ){0,2}(?:bitlocker|disk encryption|filevault|drive encryption) .. (?:server|database|pc|computer|laptop)",
      "=(?:bitlocker|disk encryption|filevault|luks|drive encryption) (?:only|alone)>(?! (?:for|on) (?:removable|usb)) & !not (?:rely|by)|never|removable",
      "=bitlocker|filevault|luks|(?:disk|drive|volume|partition|database|nas) encryption|encrypts its (?:drives|disks)|(?:drives?|disks?) (?:is|are) encrypted|encrypted disks? & ~nothing else|that is it|all we have|without anything else|no other protection|relies on|is what (?:makes|protects)|disk only|only protection|drives? only & !removable only|never rel|not rel",
    ],
  },
  "3.5.1.3": {
    about: ["(?:disk|drive|partition|bitlocker|filevault|luks) .. (?:key|unlock|password)"],
    met: [
      "disk|drive|partition|bitlocker|filevault|luks & key|unlock|password|passphrase|access & separate|apart|independent|own>|not (?:tied|linked|the same)|different|other than|nothing to do & windows|operating|os>|login|user|account|system|log> & !others open|hang on the user",
      "=disks?|drives?|partitions?|volumes?|sticks|containers & ^separate|own (?:\\w+ )?(?:secret|key|code|credentials)|of their own|independent & ~windows|operating|os>|logon|login|accounts?|user|ad> & ~safe|secure|vault|strong ?room|sealed|locked|password safe & !others open|hang on the user",
    ],
    unmet: [
      "(?:bitlocker|disk|drive|drives) .. (?:unlock|open|hang)s? .. (?:together with|on the|as soon as|when) .. (?:user|sign in|windows|account|logs? in|signs? in) & !not>|never|no>|separate key server",
      "pass ?phrase|recovery key|password|unlock code & ~disk|drive|luks|bitlocker|partition & sticker|text file|home folder|post it|taped|on the server & !wifi|never|not>|no>",
      "(?:bitlocker|disk|drive) .. (?:unlock|open)s? .. (?:automatically|by itself|with the windows|when (?:you|we|users?) log)",
    ],
  },
  ...KEY_RULES_03,
};
