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
  "(?:system|service|application|program|app|technical|machine|software|api|database|interface|batch|robot|background) (?:\\w+ )?(?:accounts?|users?|logins?|ids?|passwords?)>|accounts? (?:for|of|used by) (?:\\w+ ){0,2}(?:programs?|systems?|applications?|software|services?|apps?|scripts?|interfaces?)";
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
      `(?:own|individual|personal|unique|separate|named|different|distinct) (?:\\w+ ){0,2}(?:user ?(?:name|id)s?|ids?>|logins?|accounts?|users?|access|credentials|sign in|code>)|(?:user ?(?:name|id)s?|accounts?|logins?|users?|access|entry) of (?:their|our|my|his|her|its) own|(?:login|account|user) (?:of their|of his|of her|per|each|for each|for every)|one (?:login|account|user) (?:per|each|for each|for every)|one (?:login|account|user) & {staff}|each|every|all|both|two of us|three of us|per|i> & !share|program|application|service|wifi|same|key custodian|server has`,
      "(?:each|every|everyone|everybody|all) .. (?:signs?|logs?|login) ?(?:in|on)? with (?:a |his |her |their |own )*(?:user ?)?names? and",
      "(?:each|every|everyone|everybody|all|both|all of us|every one) .. (?:own|unique|individual|personal|separate) .. (?:user|login|id|account|name|credential|sign)",
    ],
    unmet: [
      "(?:we|they|staff|cashiers|all|both) (?:all |both )?share (?:\\w+ ){0,2}(?:user|login|id|account)",
      "(?:all|everyone|everybody|both|we|staff|team|cashiers|they|employees|both of us|all of us) (?:\\w+ ){0,3}(?:use|uses|share|shares|work|works|login|log in|sign in|have|has)\\w* .. (?:same|one|single|a shared|shared|the shared|a common|common|generic|joint) (?:\\w+ ){0,2}(?:user|login|id|account|name|password|pin|credential)",
      "(?:one|single|same|common) (?:\\w+ )?(?:user|login|account|password) .. (?:all|both|everyone|everybody|we|several|staff|team)(?: \\w+){0,3} us(?:e|es)>",
      "(?:one|single|same) (?:\\w+ )?(?:user|login|account|password) (?:\\w+ ){0,2}(?:for|between|among|shared by) (?:all|everyone|everybody|both|the whole|us|the team|staff)",
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
    ],
    unmet: [
      "(?:all|everyone|everybody|both|we|staff|team|cashiers|they|employees|both of us|all of us) (?:\\w+ ){0,3}(?:use|uses|share|shares|work|works|login|log in|sign in|have|has)\\w* .. (?:same|one|single|a shared|shared|the shared|a common|common|generic|joint) (?:\\w+ ){0,2}(?:user|login|id|account|name|password|pin|credential)",
      "(?:one|single|same|shared|generic|common) (?:\\w+ )?(?:user|login|account|password|pin) (?:\\w+ ){0,3}(?:for|between|among|shared by|by|used by) (?:all|everyone|everybody|both|the whole|us|the team|staff|cashiers|several|many)",
      "(?:one|single|same|common) (?:\\w+ )?(?:user|login|account|password) .. (?:all|both|everyone|everybody|we|several|staff|team)(?: \\w+){0,3} us(?:e|es)>",
      "(?:we|they|staff|cashiers|all) (?:all )?share (?:\\w+ ){0,2}(?:user|login|id|account|password|credential|pin)",
      "everyone (?:\\w+ )?knows? (?:the|my|our|it|that)(?: \\w+){0,2} (?:password|pin|login)",
    ],
  },
  "8.2.4": {
    about: [
      "account|login|user|access & {approve} & !exception|application|program|service|remote|shared",
    ],
    met: [
      `{approve}|without my & new (?:one|user|account|login|name) & ~{account}|{password}`,
      `{approve} & (?:new|add\\w*|chang\\w*|delet\\w*|creat\\w*|set up|every|each|any) (?:\\w+ ){0,3}(?:account|user|login|id>|access|right)|accounts? .. (?:add|creat|chang|delet|made|set up|open)|(?:add|creat|delet|open|set)\\w* .. (?:account|user|login)|account request|user request & ${NOT_PROGRAMS}|application accounts|exception|can not sign`,
    ],
    unmet: [
      "(?:anyone|everyone|whoever|staff) .. (?:can|may) (?:\\w+ ){0,2}(?:add|creat|make|open|delet)\\w* .. (?:account|user|login)",
    ],
  },
  "8.2.5": {
    about: ["{leaver} & access|account|login|password|rights & remov|delet|disabl|block|clos|end"],
    met: [
      "{leaver} & {off}|remov|delet|los(?:es|t|e)>|revok|kick|disabl|lock(?:ed)?|clos|end(?:s|ed)?>|cut|take(?:s)? away|took|taken|cancel|kill|withdraw|terminat|suspend|chang & access|accounts?|login|user|password|rights|credential|code>|everything|hers>|theirs>|id> & #?days<=1 & !wifi|wireless|key to the|badge|encryption",
      "leavers|former (?:staff|employees|colleagues) & {off}|remov|delet|revok|kick|disabl|block & #days<=1",
      "{leaver} & {off}|remov|delet|los(?:es|t|e)>|revok|kick|disabl|lock|clos|end(?:s|ed)?>|cut|taken|cancel|kill|withdraw|terminat|suspend|gone & access|accounts?|login|user|password|rights|credential & #days<=1 & !wifi|wireless",
    ],
    unmet: [
      "=(?:accounts?|logins?|access|users?) .. (?:people|staff|employees|those|helpers|colleagues|persons) .. (?:left|gone|quit)(?: \\w+){0,4} (?:still|active|work|exist|not (?:been )?(?:removed|deleted|closed))",
      "(?:left|leaves?|gone|quit|former|ex)(?: \\w+){0,6} (?:still|can still|could still) (?:\\w+ ){0,2}(?:login|log in|access|get in|works?|active|has|have|there|exist)",
      "(?:former|ex) (?:employees?|staff|helpers?|colleagues?) .. (?:still|account|active)",
      "(?:keep|kept|stays?|remains?|leave|left) (?:\\w+ ){0,3}(?:accounts?|logins?|access|users?) (?:in case|open|active|for|there|as it|untouched) & {leaver} & !{off}|delet|remov",
      "{leaver} & remov|delet|revok|disabl|clos & when i (?:remember|think|get round|have time)|some ?time|after (?:a|some) (?:few )?(?:weeks?|months?)|within (?:a|two|three|four|\\d+) (?:weeks?|months?)|end of the (?:month|year)|eventually & access|account|login",
    ],
    number: "at once, when someone leaves",
  },
  "8.2.6": {
    about: ["(?:unused|inactive|idle|dormant|old|not used|dead) & account|user|login"],
    met: [
      "(?:unused|inactive|idle|dormant|stale|sleeping|not (?:been )?used|no login|nobody (?:has )?(?:used|uses)|without (?:being )?use|without (?:a )?login|not logged|inactivity|untouched) & accounts?>|users?>|logins?>|ids?> & {off}|remov|delet|disabl|lock|block|clos|switch & #days<=92 & !session|screen|minutes",
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
      `{remote}|connect|(?:vendor|supplier|dealer|provider|support)s? access|maintenance|support (?:access|account|session)|teamviewer|anydesk & only .. (?:when|while|for|as long|if|during|on)|switch(?:ed)? on|turn(?:ed)? on|enabl|activat|open(?:ed|s)? (?:it|the|for|up)|start(?:ed|s)? (?:it|the|by)|switch(?:es|ed)? (?:\\w+ ){1,3}(?:on|off>)>|turn(?:s|ed)? (?:\\w+ ){1,3}(?:on|off>)>|let (?:them|him|her) in|off (?:otherwise|the rest|when|unless|after|again)|time window|disabled (?:otherwise|when|unless|after|again)|code (?:i|we) (?:give|read) & ~${OUTSIDER} & {off}|otherwise|watch|monitor|follow|see|look|log|screen|again|then|after|session|needed|only & !mfa|second factor|encrypt`,
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
      "lock|thrown out|kicked out|goes? (?:dark|black|blank)|time ?out|screen ?saver|logs? (?:itself |you |them |the user |everyone |people |us )?(?:out|off>)|logged (?:out|off>)|logoff|log ?out|sign(?:s|ed)? (?:\\w+ )?out|re ?auth|session|login again|password again|asks? for (?:the )?(?:password|pin|code) & #mins<=15 & !wrong|failed|attempts?|tries|account (?:is|gets) lock|stays? lock|locked for|drawer|door|token",
    ],
    unmet: [
      "=(?:screen|session|till|computer|pc|pos|program)s? .. (?:never|not|does not|do not) (?:\\w+ ){0,2}(?:locks?|time|log)\\w*",
      "(?:stay|stays|remain|remains|left|leave) (?:\\w+ ){0,2}(?:logged in|login|signed in|open|unlocked|on) .. (?:all day|whole day|all the time|day long|overnight|until|always)",
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
      "reset|new password|forgot|forget|forgotten|new (?:token|key|pin)|unlock & identi|who (?:they|he|she|it|that|someone|somebody|the person|a person|the user|the caller|is calling) (?:are|is|really)|who (?:is|was) calling|verif|in person|face to face|call(?:s|ed)? (?:them |him |her )?back|recogni|knows? (?:them|him|her|the voice)|video call|phone call|calling|only after|id card|personally|security question|come to|comes to|show (?:their|his|her|an|id)|confirm & !unlock the (?:phone|screen)|locked after|wrong|lockout",
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
      "lock|block|shut|disabl & #tries<=10 & #mins>=30 & !screen|idle|wifi|terminal itself",
      "lock|block|shut|disabl & #tries<=10 & unlock|reset|release|admin|manager|owner|i>|me>|until|identity|helpdesk & !screen|idle & !min|minutes|hour",
      "lock|block|shut & #tries<=10 & ~(?:until|unless|only) .. (?:admin|manager|owner|i>|boss|identity|reset|unlock|release|helpdesk|prove|check)|(?:unlock|release|reset|free|open)\\w* .. (?:admin|manager|owner|i>|boss|me>|identity|only)|(?:admin|manager|owner|i>|boss|only i) (?:\\w+ )?(?:can |must |has to |have to )?(?:unlock|release|reset)",
      "lock|block|shut & #tries<=10 & #mins>=30",
      "lock|block|shut|disabl & #tries<=10 & lock|block|shut & ~half an hour|30 min|thirty minutes|an hour|until",
    ],
    unmet: [
      "=unlimited|any number of|as (?:often|many times) as|endless|no limit & tries|try>|attempts|guess|wrong|mistakes",
      "=(?:never|not|does not|do not) (?:\\w+ ){0,2}(?:lock|block)\\w* .. (?:wrong|tries|attempts|failed|times)",
      "=(?:wrong|tries|attempts|failed) .. (?:never|not|nothing) (?:\\w+ ){0,3}(?:lock|block|happens|limited)",
    ],
    number: "locked after at most 10 tries, for at least 30 minutes or until you know who it is",
  },
  "8.3.5": {
    about: [
      "first|initial|temporary|one time|reset|start|new & password & chang|different|unique|force",
    ],
    met: [
      "(?:first|initial|temporary|temp|one time|starting|start|reset|provisional|welcome|new (?:user|colleague|employee|starter|person|people|staff))\\w* & {password}|login|code & (?:chang|replac|choose|pick|set (?:their|his|her|a|its|an) (?:own|new)|new one|own one|valid once|works? (?:only )?one (?:single )?time|works? once|only once|expires)\\w* & first (?:use|login|time|sign|log)|at once|right away|immediately|straight away|force|must|have to|has to|ask|prompt|require|made to|demand|before|needs? to|on (?:their|his|her) first|as soon|after (?:the )?first|own & !maker|factory|default|router|terminal|wifi|came with|days|months",
    ],
    unmet: [
      "(?:password|one) .. (?:like everybody else|like everyone else|same as everyone|keeps it>|stays the same)",
      "(?:new|first|initial|start|reset)\\w* .. (?:password|users?|staff|people|starters?|employees?) .. (?:same|always the same|standard|identical) (?:\\w+ )?(?:password|one|start|first|welcome|initial)",
      "(?:same|standard) (?:first |start |initial |starting |welcome )?password .. (?:everyone|everybody|each new|new (?:people|staff|users?|employees?|starters?)|all)",
    ],
  },
  "8.3.6": {
    about: ["{password} & #chars>=1", "characters|chars>|signs & #chars>=1"],
    met: [
      "@{password}|pass ?phrase|log in code & #chars>=12 & {password}|characters?|chars|digits|letters|signs|symbols|long|length|least|minimum|figures & !pin|wifi|wireless|router|key>|encryption",
      "chars>|characters|signs & #chars>=12 & alnum|alphanum|mixed|letters|digits",
      "(?:min(?:imum)?[.]? |password )(?:password )?length|length & #chars>=12 & !wifi|wireless|key",
      "characters?|chars|digits|letters|signs|symbols|long>|length|minimum|at least & #chars>=12 & ~{password} & !pin|wifi|wireless|key>",
    ],
    unmet: [
      "(?:passwords?|pass ?words) .. (?:only|just) (?:letters|digits|numbers|figures)>",
      "=(?:no|without|not any) (?:\\w+ ){0,2}(?:rule|minimum|requirement|limit|length)s? .. (?:password|length)",
      "=passwords? .. (?:short|any length|as (?:they|people) like|names? of|easy to remember|simple|1234|12345|no rule)",
    ],
    number: "at least 12 characters with letters and numbers",
  },
  "8.3.7": {
    about: ["+(?:last|previous|old|same|reus|repeat|again|earlier|used before) & {password}"],
    met: [
      "=(?:last|previous|old|reus|repeat|again|earlier|before|histor|remember|former|go back|past|recent|recycl|hist)\\w* & *{password}|length|login|accounts|chars>|characters & #last>=4 & !tries|wrong|digits of|minutes|changed the last",
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
      "chang|renew|replac|new|expir|rotat|run out|swap|valid & ~{password}|passwords & #every<=92 & !wifi|wireless|vault|scripts?>|service|key>|first use|leaves?|left|router|service account|default",
      "max(?:imum)?[.]? (?:password )?age|password age & #days<=92",
      "(?:expir|valid|run out|lapse|last)\\w* & @{password}|passwords & #days<=92 & !wifi|wireless|inactive|unused|account",
      "(?:risk based|adaptive|dynamic(?:ally)?|conditional access|real time) .. (?:access|login|account|sign in|posture|risk)",
    ],
    unmet: [
      "=(?:passwords?|pw|pass ?words|them|it) .. (?:never|not|have not|has not|do not|does not) (?:\\w+ ){0,3}(?:chang|renew|expir|replac|rotat)\\w*(?! .. (?:wifi|default|factory))",
      "=(?:never|not|nobody|no one|have not|has not|do not|does not) (?:\\w+ ){0,4}(?:chang|renew|rotat)\\w* (?:\\w+ ){0,3}(?:passwords?)(?! .. (?:came|default|factory|wifi))",
      "(?:same|old) passwords? .. (?:for|since) .. (?:years|ages|ever|beginning|opened|start|20\\d\\d)",
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
    ],
  },
  "8.4.1": {
    about: ["{mfa} & {admin}", "{mfa} & !{remote}|only|bypass|skip|off>|everyone|all"],
    met: ["{mfa} & {admin} & !remote only|only (?:for )?remote|not for|except"],
    unmet: [
      "(?:{admin})\\w* .. (?:only|just) (?:a |the |by |with |their )?(?:\\w+ )?(?:password|user ?name)",
      "=(?:{admin})\\w* .. (?:without|no|not) (?:\\w+ ){0,3}(?:{mfa})",
    ],
  },
  "8.4.2": {
    about: [
      "{mfa} & !{remote}|{admin}|only|bypass|skip|off>",
      "{mfa} & all>|every|everyone|each|staff|users?|card (?:data|area|system|environment|network)",
    ],
    met: [
      "{mfa} & (?:all|every|each) (?:\\w+ ){0,3}(?:access|login|user|sign|staff|employee|one|person|account|time|of us)|everyone|everybody|each of us|all of us|all staff|all users|whoever|whole team|card (?:data|area|system|environment|network)|cde>|every login & !remote|{admin}|only admin|from outside|from home|vpn|customers",
    ],
    unmet: ["(?:{mfa}) .. (?:only|just) (?:for )?(?:the )?(?:{admin}|remote|boss|owner)"],
  },
  "8.4.3": {
    about: ["{mfa} & {remote}", "{mfa} & !{admin}|only|bypass|skip|off>|everyone|all"],
    met: [
      "{mfa} & {remote}|from outside|from home|outside & !website|customers?>|not for",
      `{mfa} & ${OUTSIDER}|they|it (?:needs|requires|uses|asks|wants|has) & ~{remote}|maintenance|connect & !admins?>|website|customers?>|not for`,
    ],
    unmet: [
      "(?:{remote}) .. (?:only|just) (?:\\w+ )?(?:a |the |by |with )?(?:\\w+ )?(?:password|user ?name)(?: only)?",
      "=(?:{remote}) .. (?:without|no|not) (?:\\w+ ){0,3}(?:{mfa})",
      "=(?:{remote}) .. password (?:only|alone|and nothing|is enough|suffices|is sufficient|will do)",
    ],
  },
  "8.5.1": {
    about: [
      "+{mfa} & bypass|skip|replay|two (?:different )?(?:kinds|types|factors)|around|dodg|exception",
    ],
    met: [
      "(?:bypass|skip|get around|go around|dodge|switch(?:ed)? off|circumvent|turned off|by passed|avoid|left out|around it)\\w* & ~{mfa} & (?:replay|reus|used (?:twice|again|once)|(?:two|2) (?:\\w+ )?(?:different|kinds|types|factors|proofs)|both|different (?:kinds|types|factors)|all (?:factors|proofs)|one time|works once|even .. admin|not even|nobody|no one|can not|without)\\w*",
      "replay|reus\\w* (?:a )?code|code .. (?:only )?once|captured & ~{mfa} & (?:two|2|both|different|all|nobody|bypass|skip)\\w*",
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
      `chang|rotat|renew|complex|long>|protect|vault & ~${APP_ACCOUNTS} & ~{password}|secrets?|credential & year|month|quarter|every|suspect|risk|often|regular|complex & !hard ?coded|first (?:use|login)|new users?|default`,
    ],
    unmet: [`=(?:${APP_ACCOUNTS}) .. passwords? .. (?:never|not) (?:\\w+ ){0,2}chang`],
  },
};
