// Requirement 8: what an answer must say about accounts, passwords and second proofs.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const APP_ACCOUNTS =
  "(?:system|service|application|program|app|technical|machine|software|api|database|interface|batch|robot|background) (?:\\w+ )?(?:accounts?|users?|logins?|ids?|passwords?)>|passwords? of (?:the |our )?(?:programs?|systems?|services?|applications?|scripts?)|database (?:account|user|login)|(?:user|account|login) for the (?:\\w+ ){0,2}(?:sync|import|export|backup|interface)|accounts? (?:for|of|used by) (?:\\w+ ){0,2}(?:programs?|systems?|applications?|software|services?|apps?|scripts?|interfaces?)";
const SHARED_LOGIN =
  "(?:shared|same|common|generic|joint|general|communal) (?:\\w+ )?(?:user(?: ?names?)?|login|account|id)s?>|(?:the|is|just|only|all have|all use|with|share|under) one (?:\\w+ )?(?:user(?: ?name)?|login|account|id)>";
const SHARED_BY_ALL =
  "all>|everyone|everybody|of us|both|we>|called|used by|staff|team|between|together|every ?day|all day & !per|each|own>|exception|emergency|program|application|service|approv|forbidden|key>";
const ONLY_PASSWORD =
  "(?:just|only|nothing but|merely|simply) (?:with |by |through )?(?:a |the |his |her |their |one )?(?:\\w+ )?password|password (?:and (?:nothing|that is|no>)|only>|alone|but nothing)|passwords?, (?:nothing|no (?:second|code|app|mfa))|no (?:second|extra|additional) (?:thing|code|factor|proof|step|check)|without (?:a |any )?(?:second|code|{mfa})|(?:and|is|with a password) (?:that is|nothing) (?:all|it|else|more|on top)";
const NO_MFA =
  "=(?:no|without (?:a|any)?|have not got|not (?:have|use|got|using)(?: a| any)?|never (?:had|used|set up)) (?:\\w+ )?(?:{mfa}|second (?:code|thing|step))(?! .. (?:admin|remote|home|outside|vpn))";
const NOT_PROGRAMS =
  "!service account|application account|system account|program account|wifi|wireless|guest network|encryption key|door|bitlocker|pdf";
const OWN =
  "own>|individual|personal|unique|separate|named|different|distinct|one each|to (?:him|her|them)sel(?:f|ves)|by name";
const SHARED =
  "shar(?:e|es|ed|ing)>|generic|common|group|same|joint|team|one (?:login|account|user|password) (?:for|between|among)|communal";
const OUTSIDER =
  "{provider}|(?:phone|telephone|terminal|till|software) (?:company|firm|people)|telecom|technician|maker|dealer|support|maintenance|installer|it (?:guy|man|firm|company|support)|pos (?:firm|company|support|vendor)|outsider|consultant|developer|helpdesk|till (?:firm|company|supplier)|they";

/** Rules for requirement 8. */
export const RULES_08: Rules = {
  "8.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "8.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "8.2.1": {
    about: [`${OWN} & user ?(?:name|id)|login|account`],
    met: [
      "(?:two|three|four|five|\\d+) (?:users|people|persons|colleagues)[, ]+(?:and )?(?:two|three|four|five|\\d+|as many) (?:logins|accounts)",
      "+(?:separate|individual|personal|unique|named) (?:\\w+ )?(?:accounts|logins|user ?names|users|user ids)> & !share|program|application|service|system",
      `(?:own|individual|personal|unique|separate|named|different|distinct) (?:\\w+ ){0,2}(?:user ?(?:name|id)s?|ids?>|logins?|accounts?|users?|access|credentials|sign in|code>)|(?:user ?(?:name|id)s?|accounts?|logins?|users?|access|entry) of (?:their|our|my|his|her|its) own|(?:login|account|user) (?:of their|of his|of her|per|each|for each|for every)|one (?:login|account|user) (?:per|each|for each|for every)|(?:each|every\\w*) (?:\\w+ ){0,3}one (?:login|account|user)> & {staff}|each|every|all|both|two of us|three of us|per|i> & !share|program|application|service|wifi|same|key custodian|server has`,
      "(?:each|every|everyone|everybody|all) .. (?:signs?|logs?|login) ?(?:in|on)? with (?:a |his |her |their |own )*(?:user ?)?names? and",
      "(?:each|every|everyone|everybody|all|both|all of us|every one) .. (?:own|unique|individual|personal|separate) .. (?:user|login|id|account|name|credential|sign)",
      "(?:everyone|everybody|each (?:one|of us|person)|all of us|every one|every person|they all|we all|all) (?:has|have|got|gets|uses|with) (?:\\w+ ){0,2}(?:his|her|their|our|an?) own(?: ones?)?(?=\\s*(?:[.,;:)]|$| and)) & login|account|user|sign|log in & !key>|drawer|cash",
      "(?:has|have|uses?|with) (?:his|her|their|my|hers) (?:own )?(?:account|login|user(?: ?name)?)> & mine>|hers>|theirs>|his>|own>|each|both & !share",
      "(?:each|every|all|both|everyone)(?: \\w+){0,3} (?:types?|enters?|uses?|has|have|keys? in) (?:his|her|their|its) own (?:\\w+ )?(?:number|code|pin|fob|card|user)> & !drawer|key>",
      "logins?>|accounts?>|users?>|user ?names? & one (?:a head|each|per (?:person|head|user|employee|cashier))|as many as (?:we are|people) & !share|program",
    ],
    unmet: [
      "(?:we|they|staff|cashiers|all|both) (?:all |both )?share (?:\\w+ ){0,2}(?:user|login|id|account)",
      "(?:all|everyone|everybody|both|we|staff|team|cashiers|they|employees|both of us|all of us) (?:\\w+ ){0,3}(?:use|uses|share|shares|work|works|login|log in|sign in|have|has)\\w* .. (?:same|one|single|a shared|shared|the shared|a common|common|generic|joint) (?:\\w+ ){0,2}(?:user|login|id|account|name|password|pin|credential)",
      "(?:one|single|same|common) (?:\\w+ )?(?:user|login|account|password) .. (?:all|both|everyone|everybody|we|several|staff|team)(?: \\w+){0,3} us(?:e|es)>",
      "(?:one|single|same) (?:\\w+ )?(?:user|login|account|password) (?:\\w+ ){0,2}(?:for|between|among|shared by) (?:all|everyone|everybody|both|the whole|us|the team|staff)",
      `${SHARED_LOGIN} & ${SHARED_BY_ALL}`,
      "(?:all of us|everyone|everybody|we all|both of us|staff) (?:\\w+ ){0,3}(?:go|get|goes|gets|come|comes|log|work)s? (?:in|on)? ?(?:with|under|through|as) (?:the|a|one|that) (?:one|same|single|shared|common)",
      "=(?:(?:two|three|four|five|several|all|many) (?:of us|people|colleagues|staff)|everyone|everybody) (?:\\w+ )?(?:share|shares|sharing) (?:\\w+ ){0,2}(?:login|account|user|password|sign in)",
      "=(?:all|both|everyone|we|they|three|two|four|five)(?: of us)? (?:\\w+ )?(?:use|uses|work with|log in with|go in with|have|sign in with) (?:the|that|this|our) (?:\\w+ )?(?:login|account|user(?: ?name)?)>(?! (?:of|they|he|she|we) )",
      "(?:login|account|user)s?\\W+(?:\\w+ ){0,3}(?:for|shared by|used by) (?:all|everyone|both|the whole (?:team|staff|shop))> & !own|each|unique|distinct|different|separate|personal|individual|mfa|program",
      "(?:of us|we|they|everyone|all|both|staff|people) (?:\\w+ ){0,2}shares? (?:[\\w']+ ){0,3}(?:login|account|user|sign in|password)>",
    ],
  },
  "8.2.2": {
    about: [
      `(?:${SHARED}) (?:\\w+ )?(?:account|login|password|user|credential)|shar(?:e|ed|ing) (?:\\w+ ){0,2}(?:account|login|password|user|credential)`,
    ],
    met: [
      "=(?:no|never|nobody|no one|not|none|without|nor|neither) (?:\\w+ ){0,4}(?:share|shares|shared|sharing|generic|group|common|joint) ?(?:\\w+ ){0,3}(?:user|login|id|account|password|credential|pin)? & !reuse|leaflet|guid|told|tell|advice|taught|explain",
      "=(?:share|shared|sharing|generic|group|common) (?:\\w+ ){0,2}(?:user|login|id|account|password|credential|one)s? .. (?:forbidden|not allowed|banned|prohibited|none|removed|deleted|disabled|no longer|do not exist|not used|not permitted|is not|are not)",
      "=(?:passwords?|logins?|accounts?|credentials?|pins?) .. (?:never|not|nobody|no one) (?:\\w+ ){0,2}(?:shared|passed on|given|lent|known to (?:any|others)|passed around|told)",
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:uses?|using|lends?|gives?|tells?|knows?|borrows?) .. (?:somebody|someone|another|each other|anyone|the other|other|else)(?:'s| persons?| people)?",
      "(?:shared|generic|group|common|joint) (?:\\w+ ){0,2}(?:user|login|id|account|password|credential)s? & only|exception|emergency|blocked|disabled & approv|reason|document|logged|time|trace|sign & {approve}|trace|who|individual|document|logged",
      "=(?:no|not (?:have |got )?(?:any|a)|never (?:any|a)|none|without) (?:\\w+ ){0,2}(?:login|user(?: ?name)?|account|one)s? (?:that|which|for|used by) (?:\\w+ ){0,2}(?:two|several|more than one|many|everyone|all|both)",
      "=(?:no|not a|not any|never a) (?:common|general|shared|joint|generic|team|group) (?:one|ones|user|login|account|id)s?> & ~login|account|user|sign",
      "=(?:never|not|nobody|no one) (?:\\w+ ){0,2}(?:pass|give|hand|lend|tell|swap|reveal)\\w* (?:\\w+ ){0,3}(?:passwords?|logins?|pins?|credentials?|accounts?)",
      "=no (?:login|account|user|password) (?:is |gets |are )?(?:\\w+ )?(?:used|shared|known|held) by (?:two|more|several|anyone|others)",
    ],
    unmet: [
      "(?:all|everyone|everybody|both|we|staff|team|cashiers|they|employees|both of us|all of us) (?:\\w+ ){0,3}(?:use|uses|share|shares|work|works|login|log in|sign in|have|has)\\w* .. (?:same|one|single|a shared|shared|the shared|a common|common|generic|joint) (?:\\w+ ){0,2}(?:user|login|id|account|name|password|pin|credential)",
      "(?:one|single|same|shared|generic|common) (?:\\w+ )?(?:user|login|account|password|pin) (?:\\w+ ){0,3}(?:for|between|among|shared by|by|used by) (?:all|everyone|everybody|both|the whole|us|the team|staff|cashiers|several|many)",
      "(?:one|single|same|common) (?:\\w+ )?(?:user|login|account|password) .. (?:all|both|everyone|everybody|we|several|staff|team)(?: \\w+){0,3} us(?:e|es)>",
      "(?:we|they|staff|cashiers|all) (?:all )?share (?:\\w+ ){0,2}(?:user|login|id|account|password|credential|pin)",
      "everyone (?:\\w+ )?knows? (?:the|my|our|it|that)(?: \\w+){0,2} (?:password|pin|login)",
      `${SHARED_LOGIN} & ${SHARED_BY_ALL}`,
      "(?:all of us|everyone|everybody|we all|both of us|staff) (?:\\w+ ){0,3}(?:go|get|goes|gets|come|comes|log|work)s? (?:in|on)? ?(?:with|under|through|as) (?:the|a|one|that) (?:one|same|single|shared|common)",
      "=(?:(?:two|three|four|five|several|all|many) (?:of us|people|colleagues|staff)|everyone|everybody) (?:\\w+ )?(?:share|shares|sharing) (?:\\w+ ){0,2}(?:login|account|user|password|sign in)",
      "=(?:all|both|everyone|we|they|three|two|four|five)(?: of us)? (?:\\w+ )?(?:use|uses|work with|log in with|go in with|have|sign in with) (?:the|that|this|our) (?:\\w+ )?(?:login|account|user(?: ?name)?)>(?! (?:of|they|he|she|we) )",
      "(?:login|account|user)s?\\W+(?:\\w+ ){0,3}(?:for|shared by|used by) (?:all|everyone|both|the whole (?:team|staff|shop))> & !own|each|unique|distinct|different|separate|personal|individual|mfa|program",
      "(?:of us|we|they|everyone|all|both|staff|people) (?:\\w+ ){0,2}shares? (?:[\\w']+ ){0,3}(?:login|account|user|sign in|password)>",
    ],
  },
  "8.2.4": {
    about: [
      "account|login|user|access & {approve} & !exception|application|program|service|remote|shared",
    ],
    met: [
      `{approve}|without my & new (?:one|user|account|login|name) & ~{account}|{password}`,
      `{approve} & (?:new|add\\w*|chang\\w*|delet\\w*|creat\\w*|set up|every|each|any) (?:\\w+ ){0,3}(?:account|user|login|id>|access|right)|accounts? .. (?:add|creat|chang|delet|made|set up|open)|(?:add|creat|delet|open|set)\\w* .. (?:account|user|login)|account request|user request & ${NOT_PROGRAMS}|application accounts|exception|can not sign`,
      `(?:forms?|tickets?|requests?|slip|email|sheet) & sign(?:ed|s)?>|{approve} & (?:new|add|chang|delet|creat|made|make|alter|remov|open|set up)\\w* & accounts?>|users?>|logins?>|user ?names? & ${NOT_PROGRAMS}|visitor|leav`,
      `(?:new|add|chang|delet|creat|made|make|alter|remov|open|set up)\\w* & accounts?>|users?>|logins?>|user ?names? & form|ticket|request|sign & {approve}|sign(?:ed|s)? & ${NOT_PROGRAMS}|visitor`,
      "accounts?>|logins?>|users?> & made|altered|changed|deleted|created|opened|added & form|{approve}|sign(?:ed|s)?> & only|each|every|always|signed|manager|owner|boss|i>",
    ],
    unmet: [
      "(?:anyone|everyone|whoever|staff) .. (?:can|may) (?:\\w+ ){0,2}(?:add|creat|make|open|delet)\\w* .. (?:account|user|login)",
      "=whoever (?:\\w+ ){0,3}(?:makes?|creates?|adds?|sets? up|opens?) (?:one|a|an|the|it|them|new) & ~account|login|user",
      "=(?:no|without|nobody|no one) (?:\\w+ ){0,2}(?:asking|asks|asked|approval|approves|permission|form|okay|signature|paper) & ~(?:new|creat|add|mak|set up)\\w* (?:\\w+ ){0,2}(?:logins?|users?|accounts?) & !visitor|card|slip|wifi",
    ],
  },
  "8.2.5": {
    about: ["{leaver} & access|account|login|password|rights & remov|delet|disabl|block|clos|end"],
    met: [
      "{leaver} & {off}|remov|delet|los(?:es|t|e)>|revok|kick|disabl|lock(?:ed)?|clos|end(?:s|ed)?>|cut|take(?:s)? away|took|taken|cancel|kill|withdraw|terminat|suspend|chang & access|accounts?|login|user|password|rights|credential|code>|everything|hers>|theirs>|id> & #?days<=1 & !wifi|wireless|key to the|badge|encryption",
      "leavers?>|former (?:staff|employees|colleagues) & {off}|remov|delet|revok|kick|disabl|block|cut|kill|clos|lock|end(?:s|ed)?> & #days<=1",
      "kill|tak(?:e|es|ing) (?:\\w+ ){1,3}(?:out|off)>|throw(?:s)? (?:\\w+ ){0,2}out|wip|remov|delet|disabl|block|clos|lock|cut|took|switch(?:ed)? off|turn(?:ed)? off & {leaver}|resign|goes & accounts?|logins?|user|access & before (?:he|she|they) (?:was|were|is|are|had|left|got)|same (?:hour|minute|day|afternoon|evening|morning)|within (?:the|an|one|a few|two) hours?|before (?:he|she|they) (?:\\w+ ){0,2}(?:hand|leave|walk|go|out)\\w*|that (?:very )?(?:day|hour|minute)|on the last day|right then|there and then & !wifi|key to",
      "{leaver} & {off}|remov|delet|los(?:es|t|e)>|revok|kick|disabl|lock|clos|end(?:s|ed)?>|cut|taken|cancel|kill|withdraw|terminat|suspend|gone & access|accounts?|login|user|password|rights|credential & #days<=1 & !wifi|wireless",
    ],
    unmet: [
      "=(?:accounts?|logins?|access|users?) .. (?:people|staff|employees|those|helpers|colleagues|persons) .. (?:left|gone|quit)(?: \\w+){0,4} (?:still|active|work|exist|not (?:been )?(?:removed|deleted|closed))",
      "(?:left|leaves?|gone|quit|former|ex)(?: \\w+){0,6} (?:still|can still|could still) (?:\\w+ ){0,2}(?:login|log in|access|get in|works?|active|has|have|there|exist)",
      "(?:former|ex) (?:employees?|staff|helpers?|colleagues?) .. (?:still|account|active)",
      "(?:keep|kept|stays?|remains?|leave|left) (?:\\w+ ){0,3}(?:accounts?|logins?|access|users?) (?:in case|open|active|for|there|as it|untouched) & {leaver} & !{off}|delet|remov",
      "{leaver} & remov|delet|revok|disabl|clos & when i (?:remember|think|get round|have time)|some ?time|after (?:a|some) (?:few )?(?:weeks?|months?)|within (?:a|two|three|four|\\d+) (?:weeks?|months?)|end of the (?:month|year)|eventually & access|account|login",
      "{leaver}|stopped & end of (?:the |each |every )?(?:month|quarter|year|season)|when we (?:tidy|clean)|tidy up|clean ?up|(?:once a|each|every) (?:month|quarter|year)|(?:weeks?|months?|years?) later|next (?:month|week|review|year)|some ?time & taken out|remov|delet|clos|{off} & account|login|access|user|people who|they|those & !same|at once|immediately|contract ends|review|straight",
      "(?:left|kept|keep|leave|had) (?:\\w+ ){0,2}(?:logins?|accounts?|access|user) (?:\\w+ ){0,5}(?:weeks|months|years|half a year) & {leaver}|stopped",
      "(?:stopped|left|quit|gone|former|ex|retired|fired)> .. still (?:\\w+ )?(?:know|knows|use|uses|works?|has|have|can|in|log|get|gets|active)>",
      "=(?:accounts?|logins?|users?|access) (?:of|from|for) (?:\\w+ ){0,4}(?:left|leavers|former|quit|gone)(?: \\w+){0,4} (?:not|never|still)",
      "=(?:still|there) (?:works?|active|there|open|exists?|valid) & ~{leaver}|stopped & login|password|account|access|it & !{off}",
      "{leaver}|no longer with us|no longer work|ex employees? & (?:go(?:es)? through|clean|check|tidy|sort|look)\\w* (?:\\w+ ){0,4}at (?:christmas|new year|easter|year end)|at the end of (?:the|each) (?:year|season|month|quarter)|when (?:i|we) (?:get|find|have) (?:\\w+ )?(?:time|round)|(?:once|twice) a year|every (?:few|six|three) months|spring clean & account|login|user|access|throw|them|whoever & !same day|at once|immediately",
      "=(?:forget|forgot|forgotten|overlooked) (?:to )?(?:\\w+ ){0,3}(?:remove|delete|close|account|login) & {leaver}",
      "=(?:accounts?|logins?|users?) (?:of|from) (?:\\w+ ){0,3}(?:who|that)? ?(?:\\w+ ){0,2}(?:left|former|gone)> & still|exist|work|active|there|never",
      "(?:accounts?|logins?|access|users?) (?:was|were|stayed|stays?|remained|kept|are|is|still) (?:\\w+ )?(?:live|active|open|alive|valid|working|usable) & ~{leaver}|let (?:a|the|him|her|someone|them) (?:\\w+ )?go & !{off}|per|each|only while",
      "(?:after|in|within) (?:a few|some|two|three|four|several|\\d+) (?:weeks|months)|eventually|get (?:a)?round to|sooner or later|when there is time & ~{leaver} & ~accounts?>|logins?>|users?>|access & !unused|inactive|not used|same day|at once|password",
    ],
    number: "at once, when someone leaves",
  },
  "8.2.6": {
    about: ["(?:unused|inactive|idle|dormant|old|not used|dead) & account|user|login"],
    met: [
      "(?:unused|inactive|idle|dormant|stale|sleeping|not (?:been )?used|no login|nobody (?:has )?(?:used|uses)|without (?:being )?use|without (?:a )?login|not logged|inactivity|untouched|asleep|that sleep|sleep|forgotten|(?:nobody|no one)(?:'s| is| has)? (?:\\w+ )?(?:used|touched|uses|touches|needs)|were not used|not touched) & accounts?>|users?>|logins?>|ids?> & {off}|remov|delet|disabl|lock|block|clos|switch|kill|turn|shut|go(?:es)?> & #days<=92 & !session|screen|minutes",
      "(?:unused|inactive|dormant|stale|not used|inactivity) & accounts?>|users?>|logins?> & {off}|remov|delet|disabl|lock|block|clos & #every<=92 & !session|screen",
    ],
    unmet: [
      "=(?:unused|inactive|dormant|old) (?:accounts?|logins?|users?) .. (?:stay|still|remain|never (?:removed|deleted|disabled)|left)",
    ],
    number: "within 90 days",
  },
  "8.2.7": {
    about: [
      `${OUTSIDER} & {remote}|connect|maintenance|teamviewer|anydesk & {off}|on>|enabl|watch|open`,
    ],
    met: [
      `{remote}|connect|(?:vendor|supplier|dealer|provider|support)s? access|maintenance|support (?:access|account|session)|teamviewer|anydesk & only .. (?:when|while|for|as long|if|during|on)|switch(?:ed)? on|turn(?:ed)? on|enabl|activat|open(?:ed|s)? (?:it|the|for|up)|start(?:ed|s)? (?:it|the|by)|switch(?:es|ed)? (?:\\w+ ){1,3}(?:on|off>)>|turn(?:s|ed)? (?:\\w+ ){1,3}(?:on|off>)>|let (?:them|him|her) in|off (?:otherwise|the rest|when|unless|after|again)|time window|disabled (?:otherwise|when|unless|after|again)|code (?:i|we) (?:give|read) & ~${OUTSIDER} & {off}|cut|by default|until|finished|stay|otherwise|watch|monitor|follow|see|look|log|screen|again|then|after|session|needed|only & !mfa|second factor|encrypt`,
    ],
    unmet: [
      `=(?:${OUTSIDER}) .. (?:any ?time|whenever|always|permanent|at will|day and night|24 ?/ ?7|round the clock|without asking|as (?:they|he) (?:like|please|want))`,
      "(?:remote|teamviewer|anydesk|vpn|maintenance)\\w* (?:\\w+ ){0,3}(?:access |account |link |session)? .. (?:always|permanently|all the time|24 ?/ ?7|round the clock|day and night|never (?:closed|off>|switched off))",
    ],
  },
  "8.2.8": {
    about: [
      "(?:idle|inactiv|nobody touches|unattended|minutes|time ?out|screen ?saver|screen lock|auto ?lock|locks? itself) & lock|log|sign|session|password|screen",
    ],
    met: [
      "lock|throw(?:s|n)? (?:\\w+ )?out|kick(?:s|ed)? (?:\\w+ )?out|boots? (?:\\w+ )?out|goes? (?:dark|black|blank)|time ?out|screen ?saver|logs? (?:itself |you |her |him |me |them |the user |everyone |people |us )?(?:out|off>)|logged (?:out|off>)|logoff|log ?out|sign(?:s|ed)? (?:\\w+ )?out|re ?auth|session|login again|password again|asks? for (?:the )?(?:password|pin|code) & #mins<=15 & !wrong|failed|attempts?|tries|account (?:is|gets) lock|stays? lock|locked for|drawer|door|token",
      "=lock|out>|off>|dark|blank|session|password again|screen ?saver & without (?:\\w+ )?(?:activity|use|input|being used|touch|movement|anyone)|(?:nobody|no one)(?:'s| has| is)? (?:\\w+ )?(?:touch|us|mov|typ|there|at it)\\w*|not (?:been )?(?:used|touched|in use)|no (?:activity|input|use|one touches)|untouched & #mins<=15 & !wrong|tries|accounts?|attempt|logins?|users|days",
    ],
    unmet: [
      "=(?:screen|session|till|computer|pc|pos|program)s? .. (?:never|not|does not|do not) (?:\\w+ ){0,2}(?:locks?|time|log)\\w* & !wrong|attempt|tries|account|password",
      "(?:stay|stays|remain|remains|left|leave) (?:\\w+ ){0,2}(?:logged in|login|signed in|open|unlocked|on) .. (?:all day|whole day|all the time|day long|overnight|until|always)",
      "(?:screens?|tills?|sessions?|computers?|pc|they|it) (?:\\w+ ){0,2}(?:stay|stays|remain|remains|left|kept) (?:\\w+ )?(?:logged in|login|signed in|open|unlocked|on>)(?: \\w+){0,3} (?:shift|evening|day|night|long|closing|time)",
      "=(?:no|not any|without (?:a|any)?) (?:\\w+ )?(?:screen ?lock|screen ?saver|time ?out|auto ?lock|automatic lock)",
    ],
    number: "after at most 15 minutes",
  },
  "8.3.1": {
    about: [
      "{password}|pin>|fingerprint|face|token|card & login|sign in|unlock|enter & need|without|require",
    ],
    met: [
      "+(?:password|pass ?phrase|pin>|pin code|passcode|fingerprint|face id|face recognition|face unlock|token|smart ?card|biometric|code from|two factor|mfa|second factor) & login|logs? in|sign(?:s)? in|signs? on|log on|unlock|get in|to (?:use|open|start|get)|opens?>|user ?names? and|screen lock|(?:locked|lock) with|(?:need|needs|require|requires|ask|asks|want|wants|demand|demands)(?: \\w+){0,2} (?:password|pin|passcode|fingerprint|code|token)|protected (?:by|with)|locked (?:by|with)|(?:own|personal) (?:password|pin|passcode) & !characters|digits|letters|expire|days|share|drawer|default|factory|wifi|reset|wrong|tries|guests|minutes|encrypt|same password|cardholder|customer|changed|door",
      "+{mfa} & admin|backend|portal|login|accounts?|shop|sign|everyone|all>|both & !reset|switched off|bypass",
      "=(?:nobody|no one|none|never|not|nothing|no) .. (?:login|log in|sign in|get in|unlock|open|start|use|access)\\w* .. without .. (?:password|pin|code|fingerprint|face|token|card)",
      "(?:login|sign in|log in|unlock|access|phone|tablet|computer|till|system|account)\\w* .. (?:password|pin|passcode|fingerprint|face|token|biometric) .. (?:protected|locked|needed|required|secured)",
      "(?:protected|locked|secured|unlocked|opens|unlocks) (?:only )?(?:by|with|through) .. (?:password|pin|passcode|fingerprint|face|code|token)",
    ],
    unmet: [
      "=(?:no|without (?:a|any)?|not (?:a|any|have)) (?:\\w+ ){0,2}(?:password|pin|passcode|code|lock|screen lock|login) (?:\\w+ ){0,4}(?:on|to|for|at|needed|required|set|asked)",
      "=(?:no|without (?:a|any)?) (?:password|pin|passcode|screen lock|login|code)>",
      "=(?:do not|does not|never|no need to|without having to) (?:sign in|login|log in|log on)",
      "=(?:can not|does not|do not|never) (?:ask|asks|require|requires|need|want|demand) (?:\\w+ ){0,3}(?:password|pin|passcode|code|login)",
      "=(?:phone|tablet|computer|till|pc|system)s? .. (?:not locked|no lock|unlocked(?! (?:with|by|using|only|through))|open to (?:all|anyone)|starts? straight)",
    ],
  },
  "8.3.2": {
    about: ["{password} & encrypt|hash|plain|scrambl"],
    met: [
      "{password} & encrypt|hash|scrambl|bcrypt|argon|tls|https|unreadable|salted|not (?:readable|visible|in plain)|never (?:readable|in plain|plain|visible|stored in) & !manager only|wifi|hard ?coded|script",
    ],
    unmet: [
      "=(?:passwords?|logins?) .. (?:plain ?text|clear ?text|in plain|in clear|unencrypted|not encrypted|readable|excel|sticky|post it|post its|on a note|notebook|under the keyboard|taped|stuck)",
    ],
  },
  "8.3.3": {
    about: ["reset|new password|forg(?:o|e)t|new token & identi|who they are|check|verify|call"],
    met: [
      "reset|new password|forgot|forget|forgotten|new (?:token|key|pin)|unlock & identi|who (?:they|he|she|it|that|someone|somebody|the person|a person|the user|the caller|is calling) (?:are|is|really)|who (?:is|was) calling|verif|in person|face to face|call(?:s|ed)? (?:them |him |her )?back|asks? (?:\\w+ ){0,2}questions?|recogni|knows? (?:them|him|her|the voice)|video call|phone call|calling|only after|id card|personally|security question|come to|comes to|show (?:their|his|her|an|id)|confirm & !unlock the (?:phone|screen)|locked after|wrong|lockout",
    ],
    unmet: [
      "=reset .. (?:without (?:asking|checking)|anyone who calls|whoever (?:calls|asks)|over the phone without|no check)",
    ],
  },
  "8.3.4": {
    about: [
      "(?:wrong|failed|bad|invalid|incorrect|false|mistyped|unsuccessful)|lock ?out|locked out|tries|attempts & lock|block",
    ],
    met: [
      "(?<!\\b(?:i|we|manually) )(?:lock|block|shut|disabl) & #tries<=10 & #mins>=30 & !screen|idle|wifi|terminal itself",
      "(?<!\\b(?:i|we|manually) )(?:lock|block|shut|disabl) & #tries<=10 & unlock|reset|release|admin|manager|owner|i>|me>|until|identity|helpdesk & !screen|idle & !min|minutes|hour",
      "(?<!\\b(?:i|we|manually) )(?:lock|block|shut) & #tries<=10 & ~(?:until|unless|only) .. (?:admin|manager|owner|i>|boss|identity|reset|unlock|release|helpdesk|prove|check)|(?:unlock|release|reset|free|open)\\w* .. (?:admin|manager|owner|i>|boss|me>|identity|only)|(?:admin|manager|owner|i>|boss|only i) (?:\\w+ )?(?:can |must |has to |have to )?(?:unlock|release|reset)",
      "(?<!\\b(?:i|we|manually) )(?:lock|block|shut) & #tries<=10 & #mins>=30",
      "(?<!\\b(?:i|we|manually) )(?:lock|block|shut|disabl) & #tries<=10 & lock|block|shut & ~half an hour|30 min|thirty minutes|an hour|until",
    ],
    unmet: [
      "=unlimited|any number of|as (?:often|many times) as|endless|no limit & tries|try>|attempts|guess|wrong|mistakes",
      "=(?:never|not|does not|do not) (?:\\w+ ){0,2}(?:lock|block)\\w* .. (?:wrong|tries|attempts|failed|times)",
      "=(?:wrong|tries|attempts|failed) .. (?:never|not|nothing) (?:\\w+ ){0,3}(?:lock|block|happens|limited)",
      "=(?:no|without (?:a|any)?) (?:\\w+ )?(?:lock ?out|lock|limit) & tries|wrong|attempts|password|mistakes",
      "=(?:try|tries|guess|go on) (?:\\w+ ){0,3}(?:as (?:often|long|many)|for ?ever|endlessly|all day|again and again) & password|login|wrong|pin",
    ],
    number: "locked after at most 10 tries, for at least 30 minutes or until you know who it is",
  },
  "8.3.5": {
    about: [
      "first|initial|temporary|one time|reset|start|new & password & chang|different|unique|force",
    ],
    met: [
      "(?:first|initial|temporary|temp|one time|starting|start|reset|provisional|welcome|new (?:user|colleague|employee|starter|person|people|staff))\\w* & {password}|login|code & (?:chang|replac|choose|pick|set (?:their|his|her|a|its|an) (?:own|new)|new one|own one|valid once|works? (?:only )?one (?:single )?time|works? once|only once|expires)\\w* & first (?:use|login|time|sign|log)|at once|right away|immediately|straight away|force|must|have to|has to|ask|prompt|require|made to|demand|before|needs? to|on (?:their|his|her) first|as soon|after (?:the )?first|own & !maker|factory|default|router|terminal|wifi|came with|days|months",
      "(?:new|first|start|starting|temporary|temp|initial|reset) (?:one|passwords?|pw)s? & random|unique|different|its own|one off|own & chang|replac|new one|own one|pick & first|moment|login|log in|once|force|make|must|sign in|immediately & ~{password}|reset & !default|maker|router",
    ],
    unmet: [
      "(?:password|one) .. (?:like everybody else|like everyone else|same as everyone|keeps it>|stays the same)",
      "(?:new|first|initial|start|reset)\\w* .. (?:password|users?|staff|people|starters?|employees?) .. (?:same|always the same|standard|identical) (?:\\w+ )?(?:password|one|start|first|welcome|initial)",
      "(?:same|standard) (?:first |start |initial |starting |welcome )?password .. (?:everyone|everybody|each new|new (?:people|staff|users?|employees?|starters?)|all)",
      "=(?:reset|new|first|start|starting|initial|temporary|temp) (?:one|password|pw|login)s? (?:is|are|stays|was) (?:\\w+ )?(?:always|the same|identical)",
      "(?:can|may|do|just) (?:hang on to|keep|stick with|leave) (?:it|theirs|that one|the (?:reset|first|start|same) (?:one|password)) & ~{password}|reset & !vault|logged",
      "=(?:does not|do not|never|nobody) (?:\\w+ ){0,2}(?:make|force|ask|require)s? (?:them|you|anyone|people|us|staff|the user|users) (?:to )?chang",
      "=(?:everyone|everybody|each new \\w+|all new \\w+|new staff) (?:\\w+ ){0,2}(?:gets?|starts? with|has|have) (?:the same|one and the same|the usual|the standard) (?:\\w+ )?(?:password|one)",
      "(?:new|all|every|each)\\w*(?: \\w+){0,4} (?:gets?|starts? with|given|has|have)(?: \\S+){1,3} as (?:\\w+ )?(?:first|initial|start|starting) password & all>|same|always|every|everyone & !random|different|unique",
    ],
  },
  "8.3.6": {
    about: ["{password} & #chars>=1", "characters|chars>|signs & #chars>=1"],
    met: [
      "@{password}|pass ?phrase|log in code & #chars>=12 & {password}|characters?|chars|digits|letters|signs|symbols|long|length|least|minimum|figures & !(?:digits?|numbers?) (?:off|from|on) the|app>|pin|wifi|wireless|router|key>|encryption",
      "chars>|characters|signs & #chars>=12 & alnum|alphanum|mixed|letters|digits",
      "(?:min(?:imum)?[.]? |password )(?:password )?length|length & #chars>=12 & !wifi|wireless|key",
      "characters?|chars|digits|letters|signs|symbols|long>|length|minimum|at least & #chars>=12 & ~{password} & !(?:digits?|numbers?) (?:off|from|on) the|app>|pin|wifi|wireless|key>",
      "=(?:not|never|refus\\w*|nothing|no password|reject\\w*) (?:\\w+ ){0,4}(?:less|fewer|short\\w*|under|below) & #chars>=12 & !pin>|wifi|key",
      "=(?:can not|does not|will not|do not|only|max\\w*|limit\\w*|no more than|not more than|at most) (?:\\w+ ){0,4}(?:more|longer|8|eight|nine|9|ten|10|eleven|11|takes?|supports?|allows?) & {password}|characters|letters & #chars>=8 & can not|does not support|does not (?:take|allow|accept)|no way|not possible|not support|only (?:takes|supports|allows|accepts)|maximum|at most & ours>|so (?:we|all|they)|(?:they|we|all|passwords|there|ones) (?:\\w+ )?(?:have|are|use)|set to",
      "=(?:twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|1[2-9]|2\\d|3\\d) (?:long|characters|signs|letters|digits|places)?(?: \\w+){0,5} (?:letters and (?:numbers|digits|figures)|mixed|numbers and letters|letters with (?:digits|figures|numbers)) & ~{password} & !pin|wifi",
    ],
    unmet: [
      "(?:passwords?|pass ?words) .. (?:only|just) (?:letters|digits|numbers|figures)>",
      "=(?:no|without|not any) (?:\\w+ ){0,2}(?:rule|minimum|requirement|limit|length)s? .. (?:password|length)",
      "=passwords? .. (?:short|any length|as (?:they|people) like|names? of|easy to remember|simple|1234|12345|no rule)",
      "=(?:any|whatever) (?:old )?password (?:is|will|does|goes|works)?|(?:choose|pick|take|use|set|allows?|accepts?|lets? \\w+ (?:choose|pick|use)) (?:any|whatever) (?:password|length|they|you|people) & !reset|one time",
    ],
    number: "at least 12 characters with letters and numbers",
  },
  "8.3.7": {
    about: ["+(?:last|previous|old|same|reus|repeat|again|earlier|used before) & {password}"],
    met: [
      "=(?:last|previous|old|reus|repeat|again|earlier|before|histor|remember|former|go back|past|recent|recycl|hist)\\w* & *{password}|length|login|accounts|chars>|characters & #last>=4 & !impossible|can not (?:be set|do)|no (?:setting|way)|not (?:possible|support)|tries|wrong|digits of|minutes|changed the last",
    ],
    unmet: [
      "(?:old|same|previous|last|used) (?:\\w+ )?(?:passwords?|ones?) .. (?:can|may|allowed|possible|be) (?:\\w+ ){0,3}(?:again|re ?used|used|repeat)",
      "(?:can|may|could|often|usually|most|many) (?:\\w+ ){0,3}(?:reuse|re use|go back to|use) .. (?:old|same|previous|last) (?:\\w+ )?(?:password|one)",
      "(?:summer|winter|spring|password)[12]|just add(?:s|ing)? (?:a |one )?(?:number|digit|one)",
    ],
    number: "none of the last four passwords",
  },
  "8.3.8": {
    about: [
      "{password} & {staff} & told|guide|guidance|advice|leaflet|explain|polic|rules|train|tips",
    ],
    met: [
      "(?:told|tell|guide|guidance|advice|leaflet|explain|polic|rules?>|train|tips|instruct|taught|sheet|brief|handout|email|page|note)\\w* & @{password}|pass ?phrase|sign in & strong|protect|choose|pick|secret|suspect|reuse|good|safe|share|keep & {staff} & !default|came with|first use|minutes|reset .. identi",
    ],
  },
  "8.3.9": {
    about: ["{password} & chang|renew|replac & day|month|year|quarter|week|never|ever"],
    met: [
      "(?<!(?:service|system|program|programs|application|app|technical|database|script) (?:accounts?|users?)?[^.;]{0,120})(?:chang|renew|replac|new|expir|rotat|run out|swap|valid) & ~{password}|passwords & #every<=92 & !wifi|wireless|vault|scripts?>|service|key>|first use|leaves?|left|router|service account|default",
      "max(?:imum)?[.]? (?:password )?age|password age & #days<=92",
      "(?:expir|valid|run out|lapse|last)\\w* & @{password}|passwords & #days<=92 & !wifi|wireless|inactive|unused|account",
      "(?:risk based|adaptive|dynamic(?:ally)?|conditional access|real time) .. (?:access|login|account|sign in|posture|risk)",
    ],
    unmet: [
      "=(?:passwords?|pw|pass ?words|them|it) .. (?:never|not|have not|has not|do not|does not) (?:\\w+ ){0,3}(?:chang|renew|expir|replac|rotat)\\w*(?! .. (?:wifi|default|factory))",
      "=(?:never|not|nobody|no one|have not|has not|do not|does not) (?:\\w+ ){0,4}(?:chang|renew|rotat)\\w* (?:\\w+ ){0,3}(?:passwords?)(?! .. (?:came|default|factory|wifi))",
      "(?:same|old) passwords? .. (?:for|since) .. (?:years|ages|ever|beginning|opened|start|20\\d\\d)",
      "=(?:they|it|that|those|these|passwords?) (?:\\w+ )?(?:never|do not|does not) (?:\\w+ )?(?:expire|run out|change|get changed|(?:have to|need to|must) (?:be )?change|need changing|time out)\\w* & ~{password} & !default|script|service|program|account",
      "=(?:no|without (?:a|any)?|nothing about) (?:\\w+ )?(?:expiry|expiration|maximum age|end date|password changes?) & ~{password}",
      "(?:same|first) (?:password|one) (?:\\w+ ){0,4}(?:since|for years|from (?:the|day)|all along|ever since) & !service|program|script",
      "=(?:never|not|nobody has|no one has) (?:\\w+ )?(?:chang|renew|replac|touch)\\w* (?:it|them|that|those)> & ~{password}|pin & !default|service|script|program|wifi|guest|page|file|log",
      "=(?:passwords?|pw|pins?|it|they) (?:has|have|was|were)? ?(?:not|never) (?:\\w+ )?(?:been )?(?:touched|changed|renewed|altered|replaced)> & ~{password}|pw>|characters & !default|script|program|service|page|file|log|rule|wifi",
    ],
    number: "at least once every 90 days",
  },
  "8.3.11": {
    about: ["tokens?>|smart ?cards?|certificates?|fobs?>|key ?fob|yubikey|authenticator"],
    met: [
      "tokens?>|smart ?cards?|certificates?|fobs?>|key ?fobs?|yubikeys?|authenticator|security keys?|hardware keys?|(?:own|personal) phone & own>|personal|one (?:person|user|each|per)|individual|each|not shared|never shared|assigned|belongs|tied|nobody else|own one|his|her & !tls|website|ssl|customer|shared by|card data|encrypt",
    ],
    unmet: [
      "(?:tokens?|smart ?cards?|fobs?|yubikeys?|phone) .. (?:shared|passed around|in the drawer for (?:all|everyone)|all of us use|everyone uses)",
      "=(?:share|shares|shared|sharing|borrow|borrows|lend|lends|pass around) (?:\\w+ ){0,3}(?:tokens?|phones?|fobs?|smart ?cards?|keys? ?fobs?|yubikeys?|authenticator|security keys?)",
      "=(?:one|same|single) (?:token|fob|yubikey|phone|smart ?card) (?:for|between|among) (?:all|both|everyone|us|the|several|two|three)",
    ],
  },
  "8.4.1": {
    about: ["{mfa} & {admin}", "{mfa} & !{remote}|only|bypass|skip|off>|everyone|all"],
    met: [
      "{mfa} & {admin} & !remote only|only (?:for )?remote|not for|except",
      "=(?:does not|do not|no) matter (?:\\w+ ){0,4}(?:admin|boss|manager|owner) & {mfa}",
      "=(?:not even|even|including|also) (?:\\w+ ){0,2}(?:admin|administrators?|it people)\\w* & {mfa} & !not even .. mfa|without",
      "(?:{admin})\\w* (?:too|as well|also|included|alike|likewise|the same) & ~{mfa} & !only|just|password only",
    ],
    unmet: [
      "(?:{admin})\\w* .. (?:only|just) (?:a |the |by |with |their )?(?:\\w+ )?(?:password|user ?name)",
      "=(?:{admin})\\w* .. (?:without|no|not) (?:\\w+ ){0,3}(?:{mfa})",
      `{admin} & ${ONLY_PASSWORD}`,
      NO_MFA,
    ],
  },
  "8.4.2": {
    about: [
      "{mfa} & !{remote}|{admin}|only|bypass|skip|off>",
      "{mfa} & all>|every|everyone|each|staff|users?|card (?:data|area|system|environment|network)",
    ],
    met: [
      "{mfa} & (?:all|every|each) (?:\\w+ ){0,3}(?:access|login|user|sign|staff|employee|one|person|account|time|of us)|everyone|everybody|each of us|all of us|all staff|all users|whoever|whole team|card (?:data|area|system|environment|network)|cde>|every login & !remote|{admin}|only admin|from outside|from home|vpn|customers",
      "=(?:every|each|all) (?:single )?(?:person|one|user|of us|people|employee|login)|everyone|everybody|whoever & {mfa} & every (?:single )?time|no way (?:a)?round|always|must|has to|have to|needs?> & !remote only|only (?:for|from)|from home|vpn|except",
      "{mfa} & inside|in house|in the (?:office|building|shop) & outside|from home|remote|afar|elsewhere",
    ],
    unmet: [
      "(?:{mfa}) .. (?:only|just) (?:for )?(?:the )?(?:{admin}|remote|boss|owner)",
      `{staff}|clerks?|users?>|they|we>|ordinary & ${ONLY_PASSWORD} & network|servers?|systems?|inside|office|card|database|data & !{remote}|{admin}|vendor|supplier|outside`,
      NO_MFA,
      "=(?:neither|nor|not|no) (?:\\w+ ){0,3}(?:inside|everyone|all staff|in the (?:office|shop|house)|on site|internally|ordinary|normal) & ~{mfa}|second",
      `${ONLY_PASSWORD} & inside|in the (?:office|shop|house|building)|in house|on site|internally|on the (?:local|office|inner) network & ~{mfa}|second|code`,
      `(?:{mfa}) .. (?:only|just) (?:for |from |on )?(?:the )?(?:outside|vpn|remote|home)`,
      "=(?:not|never) (?:\\w+ )?(?:introduced|rolled out|activated|enabled|set up|got|have|have that|use) (?:it|that|them|one|this)? & users|staff|everyone|rest|others|normal|ordinary & ~{mfa}",
    ],
  },
  "8.4.3": {
    about: [
      "{mfa} & {remote}",
      "{mfa} & !{admin}|only|bypass|skip|off>|everyone|all|inside|in the (?:building|office|house|shop)|ordinary",
    ],
    met: [
      "{mfa} & {remote}|from outside|from home|outside & !website|customers?>|not for",
      `{mfa} & ${OUTSIDER}|they|it (?:needs|requires|uses|asks|wants|has) & ~{remote}|maintenance|connect & !admins?>|website|customers?>|not for`,
      "{mfa} & wherever|everywhere|from anywhere|inside (?:\\w+ ){0,3}or outside|no matter where & !not for|except",
      "=no matter|does not matter|whether (?:they|you|we|it|someone)|wherever|either way & {mfa} & home|outside|remote|elsewhere|road|afar|in the (?:office|shop)",
      "{mfa} & ~{remote}|at home|from home|outside|the road|afar & @at home|from home|{remote}|outside|the road & !inside only|not for|except|only the office",
      "=(?:remote|from outside|outside|from home|vpn)(?: \\w+){0,6} without (?:the |a |an |his |their )?(?:\\w+ )?(?:{mfa}|code|token|second \\w+)(?: \\w+){0,3} (?:refus|block|impossible|reject|denied|no access|not possible|fails?|turned away)\\w*",
    ],
    unmet: [
      "(?:{remote}) .. (?:only|just) (?:\\w+ )?(?:a |the |by |with )?(?:\\w+ )?(?:password|user ?name)(?: only)?",
      "=(?:{remote}) .. (?:without|no|not) (?:\\w+ ){0,3}(?:{mfa})",
      "=(?:{remote}) .. password (?:only|alone|and nothing|is enough|suffices|is sufficient|will do)",
      `{remote}|connects?>|connection|dials? in|comes? in from & ${ONLY_PASSWORD}`,
      `${ONLY_PASSWORD}|one password & ~{remote} & ${OUTSIDER}|second|code|watch & !admin|office|inside|clerk|shop floor`,
      NO_MFA,
    ],
  },
  "8.5.1": {
    about: [
      "+{mfa} & bypass|skip|replay|two (?:different )?(?:kinds|types|factors)|around|dodg|exception",
    ],
    met: [
      "(?:bypass|skip|get around|go around|dodge|switch(?:ed)? off|circumvent|turned off|by passed|avoid|left out|around it)\\w* & ~{mfa} & (?:replay|reus|used (?:twice|again|once)|(?:two|2) (?:\\w+ )?(?:different|kinds|types|factors|proofs)|both|different (?:kinds|types|factors)|all (?:factors|proofs)|one time|works once|even .. admin|not even|nobody|no one|can not|without)\\w*",
      "replay|reus\\w* (?:a )?code|code .. (?:only )?once|captured & ~{mfa} & (?:two|2|both|different|all|nobody|bypass|skip)\\w*",
      "(?:codes?|tokens?|it) (?:can|could|may) ?(?:not|never) (?:\\w+ )?(?:be )?(?:used|reused|replayed|work) (?:twice|again|a second time) & ~{mfa}|password & both|skip|bypass|two|around|not even",
      "=(?:nobody|no one) (?:can|could|may) (?:\\w+ )?(?:skip|bypass|get (?:a)?round|dodge|avoid|switch it off) & ~{mfa} & both|twice|once|again|two|all (?:parts|factors)",
      "(?:codes?|tokens?|they|it) (?:work|works|valid|good|are|is)? ?(?:\\w+ )?(?:only |just )?(?:one time|once|a single time)(?: only)?> & ~{mfa} & (?:switch|turn|skip|bypass|get (?:a)?round|leave)\\w*|nobody|no one|both",
      "=(?:nobody|no one|none|not even)(?: \\w+){0,6} can (?:\\w+ )?(?:skip|bypass|avoid|dodge|circumvent|get (?:a)?round|(?:switch|turn)(?: \\w+){0,4} off) & ~{mfa} & ~once|one time|twice|reus|replay|both|two|single",
    ],
    unmet: [
      "(?:admin|boss|owner|i|we|some|vip|director)\\w* .. (?:can|may|often|sometimes|do) (?:\\w+ )?(?:skip|bypass|switch off|turn off|get around) .. ",
    ],
  },
  "8.6.1": {
    about: [`${APP_ACCOUNTS} & login|sign|people|person|interactive`],
    met: [
      `${APP_ACCOUNTS} & interactive|people|person|nobody|no one|humans?|by hand|staff|can not be used|login|sign in & block|not|never|exception|only|approv|disabl|forbidden|prevent|no>|can not & !hard ?coded|in (?:scripts?|code)|least|rights|password`,
      `=(?:${APP_ACCOUNTS}) .. (?:nobody|no one|can not|never|no person) .. (?:login|log in|sign in)`,
      `=(?:nobody|no one|people|humans?|staff|no person|no human) .. (?:login|log in|sign in|use|work)\\w* .. (?:${APP_ACCOUNTS})`,
      `=(?:interactive|manual|human) (?:login|log in|sign in|use) .. (?:disabled|blocked|not (?:possible|allowed)|off>|prevented) `,
    ],
    unmet: [
      `(?:staff|people|we|anyone|admins?|developers?) (?:\\w+ ){0,3}(?:login|log in|sign in|use|work)\\w* .. (?:${APP_ACCOUNTS})(?! .. (?:approv|exception|only))`,
    ],
  },
  "8.6.2": {
    about: [
      "hard ?coded|(?:{password})s? (?:\\w+ ){0,3}in(?:side|to)? (?:\\w+ ){0,2}(?:script|code|config|source)",
    ],
    met: [
      "=(?:no|never|not|none|without|nor|nobody) .. (?:hard ?coded|written into|in(?:side)? (?:the |our |any )?(?:scripts?|code|source|config\\w*)|embedded) ?",
      "(?:{password}|credentials?|secrets?) (?:\\w+ ){0,4}(?:out of|outside) (?:\\w+ ){0,2}(?:scripts?|code|source|config\\w*|settings files?)",
      "=(?:{password}) .. (?:never|not|nowhere) (?:\\w+ ){0,3}(?:in|into|inside) (?:\\w+ ){0,2}(?:scripts?|code|source|config\\w*|files?|program)",
      "=(?:{password}|credentials?|secrets?) .. (?:vault|secret (?:store|manager)|password manager|key vault|environment) .. (?:not|never|instead|rather|nothing|no)",
    ],
    unmet: [
      "(?:{password}|credential|secret)\\w* (?:\\w+ ){0,4}(?:hard ?coded|in (?:the |our |a )?(?:scripts?|source|code|config\\w*)(?: files?)?)(?! .. (?:never|not|no>))",
    ],
  },
  "8.6.3": {
    about: [`${APP_ACCOUNTS} & {password} & chang|protect|complex|rotat`],
    met: [
      `chang|rotat|renew|complex|long>|protect|vault & ${APP_ACCOUNTS} & ~{password}|secrets?|credential & year|month|quarter|every|suspect|risk|often|regular|complex & !hard ?coded|first (?:use|login)|new users?|default`,
      "(?:their|its|these|those|such) (?:passwords?|secrets?|credentials?)> & chang|rotat|renew & ~service accounts?|application accounts?|system accounts?|program accounts?|accounts? for programs & year|month|quarter|every|suspect|risk & !first (?:use|login)|new users?|default|maker",
      `rotat|chang|renew & suspect & ~${APP_ACCOUNTS} & ~{password} & year|month|quarter|every|regular|days & !first (?:use|login)|new users?|every person|the moment`,
    ],
    unmet: [
      `=(?:${APP_ACCOUNTS}) .. passwords? .. (?:never|not) (?:\\w+ ){0,2}chang`,
      `${APP_ACCOUNTS} & since (?:19|20)\\d\\d|for (?:\\w+ )?years|never (?:been )?(?:chang|rotat|renew)\\w*|not once|always been|same since|from day one & ~{password} & !nobody|no one`,
    ],
  },
};
