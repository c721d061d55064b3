// Requirement 3: what an answer must say about stored card data and the keys that protect it.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
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
  ];
}

const CVV = "{cvv}";
const KEY_RULES =
  "{key} & !wifi|wireless|door|room|shop|till|cabinet|safe|cupboard|drawer|{pos} key|keyboard|key staff";

/** Rules for requirement 3. */
export const RULES_03: Rules = {
  "3.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
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
      "(?:after|within) .. (?:days?|weeks?|months?) .. (?:shred|delet|destroy|purg|wip|burn)\\w* & card|slip|receipt|paper|numbers?|forms?|letters?|orders? & #every<=95",

      "=nothing (?:\\w+ )?(?:old|older|over|past)\\w*|no old (?:slips?|forms?|papers?)|anything (?:old|older|past) & #every<=95 & ~shred|destroy|cross cut|burn|delet|wip",
      "{review}|check & ~(?:should|must|really|actually|has|have) (?:\\w+ ){0,3}(?:shred|destroy)\\w*|that it (?:really |actually )?(?:was|is) & ~slips?|forms?|paper|card & #every<=95 & !terminal|reader|contract|polic",

      "retention|keep .. (?:only|no longer)|kept .. (?:only|for)|only as long|as long as|no longer than|time limit|(?:delet|destroy|shred|clear(?:ed|s|ing|out)|purg|wip)\\w* & card|slip|receipt|paper|data|forms?>|records & #every<=95 & {review}|delet|shred|destroy|clear|purg|sweep|go through|look",
      "(?:shred|delet|destroy|purg|wip|clear)\\w* .. (?:as soon as|once|immediately|right after|straight after|the same (?:day|evening)|at the end of (?:the|each|every) (?:day|week|month)) & card|slip|receipt|paper|data|forms?>|number & !{cvv}|corner|strip|the code|bottom part",
      "retention (?:rule|policy|period|limit|time) & {review}|check & #every<=95",
      "=leftovers?|older|past (?:their|its|the) (?:limit|date)|nothing (?:is )?left & #every<=95 & ~shred|destroy|delet|burn|wip",
      "(?:shred|delet|destroy|purg|wip|burn)\\w* .. (?:after|when|once|as soon as) & card|slip|receipt|paper|data|orders?|letters?|sheets?|forms? & #days<=4000 & #every<=95",
      "(?:keep|kept|retain\\w*|stor\\w*|hold|held|stays?|remains?) .. (?:for|no longer than|only|at most|max\\w*) & card|slip|receipt|paper|data|letters?|sheets?|forms? & (?:shred|delet|destroy|purg|wip|burn)\\w*|then & #days<=4000 & #every<=95",
    ],
    unmet: [
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
      ...neverKept(
        "(?:sensitive|secret) (?:\\w+ ){0,2}(?:data|details|information|authentication)|sad>",
      ),
      "=(?:never|not|nothing|none|nowhere|no) (?:\\w+ ){0,6}?(?:stor|keep|kept|sav|record|retain|held|hold)\\w* .. (?:after|once) .. (?:payment|authoriz|approv|transaction|sale|charge)",
      "=(?:after|once) .. (?:payment|authoriz|approv|transaction|sale|charge)\\w* .. (?:nothing|none|never|no|not) .. (?:stor|keep|kept|sav|record|retain|held|left|remain)",
      "=(?:neither|never|not|no|nor) .. {cvv} .. {pin}|{pin} .. {cvv} .. (?:never|not|nowhere) .. (?:stor|keep|kept|sav|writ|record)",
      "=(?:neither|never|not|no|nor) .. {track} .. {cvv}|(?:neither|never|not|no|nor) .. {cvv} .. {track}|(?:neither|never|not|no|nor) .. {pin} .. {cvv}",
      "=(?:{track}|{pin}|{cvv}) .. (?:{track}|{pin}|{cvv}) .. (?:never|not|nowhere) (?:\\w+ ){0,3}(?:stor|keep|kept|sav|writ|record|retain)",
    ],
    unmet: [
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
      ...neverKept("{track}"),
      "=(?:terminal|reader|machine|device|till|software|pos)s? .. (?:does not|do not|can not|never) .. (?:stor|keep|sav|hold|retain)\\w* .. (?:{track})",
    ],
    unmet: ["{track} & ^stor|kept|saved|recorded|logged & !never|not>|no>|nothing"],
  },
  "3.3.1.2": {
    met: [
      "the code (?:is |gets |strip |part )?(?:\\w+ ){0,2}(?:cut|shred|black|destroy|strik|struck|remov|torn) & ~number and (?:the )?code|{cvv} & ~as soon as|after|once|when|moment|straight|at once & !door|wifi|source|alarm",

      ...neverKept(CVV),
      "=(?:never|not|do not|does not|nobody) (?:\\w+ ){0,4}(?:ask|take|want|see|collect|request|note|need)\\w* (?:\\w+ ){0,4}(?:{cvv})",
      "=(?:{cvv}) .. (?:never|not) (?:\\w+ ){0,3}(?:ask|taken|seen|collected|requested|needed|passed on|leaves)",
      "=(?:{cvv}) .. (?:typed|keyed|entered|goes) .. (?:straight|directly|only) .. (?:never|not|nowhere|without|then (?:gone|forgotten|shred))",
    ],
    unmet: [
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
      "(?:{pin})s?(?: ?[:,-]| is| are)? (?:\\w+ ){0,2}only (?:\\w+ )?(?:customers?|guests?|clients?|cardholders?|holders?) (?:\\w+ )?(?:know|enter|type|key|see)",
      "only (?:the )?(?:customers?|guests?|clients?|cardholders?) (?:\\w+ )?(?:knows?|sees?|enters?|types?|keys?) (?:\\w+ ){0,2}(?:{pin})|{pin} ?[:-] ?only (?:the )?(?:customers?|guests?|clients?)",

      ...neverKept("{pin}"),
      "=(?:{pin}) .. (?:never|not) (?:\\w+ ){0,3}(?:seen|see|ask|know|have|reach|leaves?|come|touch|get)",
      "=(?:never|not|do not|nobody|no one) (?:\\w+ ){0,4}(?:see|ask|know|get|have|take|touch|learn|hear)\\w* (?:\\w+ ){0,4}(?:{pin})",
      "(?:only|just) .. (?:customer|card ?holder)s? .. (?:types?|enters?|keys?) .. (?:{pin})",
    ],
    unmet: [
      "{pin} & ^stor|kept|saved|written down|noted|recorded & !never|not>|no>|nobody|nothing|nor>",
    ],
  },
  "3.3.2": {
    about: [
      "before (?:authoriz|approv|the payment|payment)|until (?:the payment|authoriz|approved|it is approved)|while (?:the payment|it|waiting) & encrypt|store|hold",
    ],
    met: [
      "before (?:\\w+ )?(?:authoriz|approv|payment|charge)|until (?:the )?(?:payment|authoriz|approv|bank|it is)|while (?:the )?(?:payment|it|waiting|an?|pending)|pending|prior to & encrypt|scrambl|aes & {cvv}|{track}|{pin}|sensitive|secret|data|card",
    ],
    unmet: [
      "=(?:{cvv}|{track}|sensitive) .. (?:plain text|unencrypted|not encrypted|in clear) .. (?:before|until|while)",
    ],
  },
  "3.4.1": {
    about: [
      "hide|hides|mask|masks|star out|blank out|shorten & {pan}|numbers?> & !wifi|password",

      "mask|last ?(?:four|4)|first (?:six|6)|truncat|full (?:card )?numbers? & show|display|print|screen|receipt|see|appear",
    ],
    met: [
      "=(?:nobody|no one) (?:\\w+ )?(?:sees?|gets?|can see) more than (?:\\w+ ){0,3}(?:last|first) (?:four|six|4|6)",

      "(?:all )?stars? (?:except|but|apart from)|everyone else (?:gets|sees|has) .. (?:stars|last four|masked)",

      "mask(?:ed|s|ing)?|hidden|starred|stars>|asterisk|crossed out|x(?:xx+|ed out)|truncat|blanked|dots>|blacked & {pan}|{paper}|numbers?>|screen|digits & !wifi|password|ip>|{cvv}",
      "(?:only|just|except|nothing but|not more than|at most) .. last ?(?:four|4)|only (?:the )?(?:four|4) digits|(?:four|4) last|(?:six|6) first|first (?:six|6)|last ?(?:four|4) (?:digits? |numbers? |figures? )?(?:only|are (?:all|shown|visible|printed)|is all)|last ?(?:four|4) & show|display|print|visible|see|got>|have|has>|carr|contain|bear|receipt|slip|screen|appear|ticket|report & !(?:full|whole|complete) .. (?:is|are) (?:shown|visible|printed)",
      "=(?:no one|nobody|never|not) .. (?:see|shows?|shown|display|visible|print)\\w* .. (?:full|whole|complete|entire) (?:card )?(?:number|pan)",
      "=(?:full|whole|complete|entire) (?:card )?(?:number|pan)s?\\b(?! and) .. (?:never|not|nowhere|only .. (?:owner|manager|boss|accountant|bookkeeper|one person|two people|need))",
    ],
    unmet: [
      "(?:full|whole|complete|entire|all (?:the )?(?:16|sixteen)) (?:card )?(?:numbers?|pans?|digits) .. (?:is|are|shown|printed|visible|appears?|on) .. (?:receipts?|slips?|screens?|reports?|cop(?:y|ies)|tickets?|everyone|anyone) & !only|nobody but|except",
      "(?:receipts?|slips?|screens?|reports?|cop(?:y|ies)|tickets?) .. (?:shows?|prints?|has|have|with|displays?|carr(?:y|ies)|bears?|contains?|states?) .. (?:full|whole|complete|entire|all (?:the )?(?:16|sixteen)) (?:card )?(?:numbers?|pans?|digits)",
    ],
  },
  "3.4.2": {
    about: ["cop(?:y|ied|ying)|download|paste|clipboard & {remote}|card"],
    met: [
      "cop(?:y|ied|ying)|download|paste|clipboard|mov(?:e|ing) (?:it|them|card|files)|transfer|save (?:locally|to) & {remote} & block|prevent|disabl|can not|not (?:possible|allowed|able)|stop|off>|forbid|only",
      "(?:clipboard|copy and paste|file transfer|drive mapping|usb redirection) .. (?:blocked|disabled|off>|switched off|turned off|prevented)",
    ],
    unmet: [
      "(?:from (?:home|afar|outside)|remote\\w*) .. can (?:copy|download|save) .. (?:card|anything|everything|all)",
    ],
  },
  "3.5.1": {
    about: ["stored|database|files?|backup & {pan} & encrypt|plain|readable|hash|truncat|token"],
    met: [
      "=no (?:stored )?(?:card numbers?|pans?|card data) (?:is|are) (?:\\w+ )?(?:readable|stored unencrypted|in plain|unencrypted|kept in the clear)",

      "can not be read without|unreadable without|(?:encrypt|hash|truncat|tokens?|tokeniz|unreadable|scrambl|aes)\\w* & {pan}|numbers & stor|kept|keep|database|file|backup|spreadsheet|saved|rest|wherever|disk|tables? & !plain|over the internet|in transit|wifi",
      "(?:encrypt|hash|truncat|tokeniz)\\w* & {pan} & aes|256|strong|at rest & !internet|sent|send|transmi|tls>|wifi",
      "(?:only|just) .. (?:tokens?|truncated|hash|last four|last 4) .. (?:stor|kept|keep|database|sav)",
    ],
    unmet: [
      "{pan} & excel|spreadsheet|word file|text file|database|file|table & in (?:the )?clear>|in clear text|plain|readable|not encrypted|unencrypted|whole number & !not in|never|no>|nobody|before",
      "{pan} .. in clear>",

      "=(?:card numbers?|pans?|card data|card details) .. (?:plain text|clear text|cleartext|plaintext|unencrypted|not encrypted|readable|in the clear|unprotected)",
      "(?:plain text|clear text|plaintext|unencrypted|readable|plain excel|excel|spreadsheet|word document|notebook) .. (?:card numbers?|pans?|card data|card details)(?! .. encrypt)",
    ],
  },
  "3.5.1.1": {
    about: ["hash"],
    met: ["hash & {key}|hmac|keyed|cmac|secret", "hmac|keyed (?:crypto\\w* )?hash"],
    unmet: ["=hash\\w* .. (?:no key|without (?:a )?(?:key|secret)|unkeyed|no secret|unsalted)"],
  },
  "3.5.1.2": {
    about: [
      "(?:disk|drive|partition|bitlocker|filevault|luks) .. encrypt|encrypt .. (?:disk|drive|partition)|bitlocker",
    ],
    met: [
      "disk|drive|partition|bitlocker|filevault|luks|full disk & encrypt|bitlocker|filevault|luks & {only}|on top|besides|in addition|also|as well|plus|second|another|not rely|not the only & removable|usb|stick|field|column|file|database|another|further|other (?:way|method)|application|number",
    ],
    unmet: [
      "(?:only|just|solely) (?:\\w+ ){0,2}(?:bitlocker|disk encryption|filevault|drive encryption) .. (?:server|database|pc|computer|laptop)",
    ],
  },
  "3.5.1.3": {
    about: ["(?:disk|drive|partition|bitlocker|filevault|luks) .. (?:key|unlock|password)"],
    met: [
      "disk|drive|partition|bitlocker|filevault|luks & key|unlock|password|passphrase|access & separate|apart|independent|own>|not (?:tied|linked|the same)|different|other than|nothing to do & windows|operating|os>|login|user|account|system|log>",
    ],
    unmet: [
      "(?:bitlocker|disk|drive) .. (?:unlock|open)s? .. (?:automatically|by itself|with the windows|when (?:you|we|users?) log)",
    ],
  },
  "3.6.1": {
    about: [`${KEY_RULES} & {written}|procedure|rule|few|only`],
    met: [
      "{key} & {only}|few|two people|one person|as few|need & {written}|procedure|rule|stor|kept|separate|hsm|kms|vault & !wifi|wireless|door|room|shop|cabinet|cupboard|drawer",
      "key (?:encrypting|encryption) keys?|master key & separate|strong|apart|stored",
    ],
    unmet: ["(?:encryption )?keys? .. (?:everyone|anyone|all) .. (?:can|has|know)"],
  },
  "3.6.1.2": {
    about: ["{key} & hsm|kms|encrypted with|key encrypt|component"],
    met: [
      "hsm>|hardware (?:security )?module|secure (?:crypto\\w* )?device|kms>|key vault|key encrypt|encrypted (?:with|by|under) (?:a|another|the|our)|wrapped|(?:two|2|three|split|full length) .. (?:parts|components|shares|halves)|key components|key shares & key|kms|hsm & !generat|generator|new keys",
    ],
    unmet: [
      "(?:encryption keys?|private keys?|secret keys?|keys? (?:is|are|lies?|sits?|stored|kept)) .. (?:plain text|cleartext|in clear|unencrypted|in a text file|in the (?:code|config))",
    ],
  },
  "3.6.1.3": {
    about: [
      "(?:clear ?text|plain|readable|open) .. (?:component|part|key)|key (?:component|part)s?",
    ],
    met: [
      "component|key parts?|parts of (?:the|a) key|clear ?text|readable|plain text|in plain & only|solely|few|two|custodian|one person|least|smallest & key|component|part|custodian",
    ],
  },
  "3.6.1.4": {
    about: ["{key} & place|location|cop(?:y|ies)"],
    met: [
      "(?:one|single|two|fewest|few|as few|minimum|least|smallest) (?:\\w+ ){0,3}(?:place|location|spot|cop(?:y|ies)|server|system)|only (?:in|on|at) (?:one|two|the)|nowhere else|stored only & {key}|hsm|kms|vault & !wifi|door|cabinet|shop",
    ],
    unmet: [
      "keys? .. (?:all over|everywhere|many places|several (?:places|computers|machines|servers)|copied (?:around|to))",
    ],
  },
  "3.7.1": {
    about: ["{key} & generat|creat|made|strong"],
    met: [
      "generat|creat|produc|made & strong|random|aes|256|128|2048|4096|kms|hsm|bits?>|approved|long & {key} & !wifi|password",
    ],
    unmet: [
      "keys? .. (?:made up|invented|typed by hand|someone thought|from a word|a password we chose)",
    ],
  },
  "3.7.2": {
    about: ["{key} & distribut|handed|hand over|send|sent|pass|transfer|deliver|transport"],
    met: [
      "distribut|hand(?:ed|s|ing)? (?:over|on|to)|handover|passed (?:on|to)|sent|send|transfer|deliver|transport|exchang|conveyed|share & {key} & encrypt|separate|secure|in person|wrapped|two (?:people|persons|envelopes|ways|channels)|sealed|tamper|courier|safely|never (?:by|in|plain|readable) & !wifi|door",
    ],
    unmet: ["keys? .. (?:by (?:email|whatsapp|text|sms|chat)|emailed|mailed) (?!.*encrypt)"],
  },
  "3.7.3": {
    about: ["{key} & stor|kept"],
    met: [
      "stor|kept|keep|sits?>|lives?>|held|locked & {key} & hsm|kms|vault|safely|safe>|encrypted|lock|secure|restricted|password manager|smart ?card & !wifi|door|cabinet with (?:the )?(?:slips|paper)",
    ],
    unmet: [
      "keys? .. (?:next to|beside|same (?:server|folder|disk|place) as|together with) .. (?:data|database)",
    ],
  },
  "3.7.4": {
    about: ["{key} & rotat|chang|replac|renew|crypto ?period|expir"],
    met: [
      "key rules?|per key|our keys|encryption keys? & #days<=1100 & exchang|chang|rotat|replac|renew & !wifi|door",

      "crypto ?period|rotat|(?:chang|replac|renew|exchang)\\w* & ~{key} & #every<=1100 & !wifi|wireless|door|leav|left",
      "crypto ?period|lifetime|end of (?:its|their) (?:life|time)|set time|time is up|defined (?:time|period) & {key} & chang|rotat|replac|renew|new & !wifi|door",
    ],
    unmet: ["=(?:encryption )?keys? .. (?:never|not) (?:been )?(?:chang|rotat|replac|renew)"],
  },
  "3.7.5": {
    about: ["{key} & retir|revok|replac|destroy|archiv|weaken|leak|compromis"],
    met: [
      "retir|revok|replac|destroy|archiv|withdraw|deactivat|taken out|delet|chang & {key} & compromis|leak|suspect|weak|leav|left|old|no longer|expir|end of|exposed|lost|stolen & !wifi|wireless|door|shop",
    ],
  },
  "3.7.6": {
    about: ["split knowledge|dual control|two (?:people|persons)|four eyes & key"],
    met: [
      "(?:two|both|three) .. (?:half|part|share)s? of the key|(?:half|part) (?:of the key )?each & {key}",

      "split knowledge|dual control|split (?:in|into|between)|two (?:halves|parts)|(?:takes|needs?|needed|requires?) two|two (?:people|persons|custodians) (?:are needed|must|have to|together|needed)|four eyes|both (?:people|must|have to)|no (?:one|single) person|nobody (?:alone|has the whole|knows the whole)|each (?:knows|has|holds) (?:only )?(?:half|one part|a part) & {key}|custodian",
    ],
    unmet: ["(?:one|single) person .. (?:whole|entire|full|complete) key"],
  },
  "3.7.7": {
    about: ["key .. (?:substitut|swap|exchang)|(?:substitut|swap) .. key"],
    met: [
      "substitut|swap|replac|new key|exchang|unauthorized key|foreign key & {key} & approv|prevent|only|verif|check|accept|known source|four eyes|authoriz|permission|log|alert|can not|nobody|unless & !wifi|door",
    ],
  },
  "3.7.8": {
    about: ["{custodian}|key & sign|accept|acknowledg"],
    met: [
      "{custodian}|(?:people|persons|everyone|those) (?:who |that )?(?:look|looks|looking|handle|manage|hold|in charge)\\w* .. keys?|key duty|key duties & sign|accept|acknowledg|confirm|declar|form",
    ],
  },
};
