// Requirement 12: what an answer must say about policy, people, providers and incidents.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";

const PLAN =
  "(?:incident|emergency|breach|response|contingency|crisis|alarm) (?:\\w+ )?(?:plan|procedure|sheet|folder|binder|card|guide|manual|checklist|page|list|document|steps|process|instructions)|whom? to (?:call|ring|phone)|what to unplug|plan (?:for|in case|if|when|what)|plan> (?:on|by|next|beside|in|hangs?|has|says|lists?|names?|at|with)|what to do (?:if|when|in case|after)|(?:written|have|printed) (?:\\w+ )?plan>|incident (?:response|handling)";
const TOPIC_NOT_POLICY =
  "!{provider}|incident|breach|train|scope|wifi|firewall|what (?:each|everyone|everybody|they|he) (?:one |of (?:us|them) )?(?:has|must|does|should)|own (?:part|job)|what their|with (?:them|all|everyone|the team)|media|log>|logs>|plan>|acceptable|ciphers?|risk anal";

/** Rules for requirement 12. */
export const RULES_12: Rules = {
  "12.1.1": {
    about: ["{secpolicy} & {written}|have|exist|got|polic & !provider|incident|firewall"],
    met: [
      "security (?:booklet|book|brochure|leaflet|manual|policy) & up to date|current|right & published|have it|handed|given|known & {staff}|all>|everybody & !did not get|not get|outdated",
      "{secpolicy} & {written}|polic(?:y|ies)>|rule ?book|handbook & (?<!train[^.]{0,180})(?:{known}|published|sent it|were sent|get(?:s)? each new version) & !train|incident plan|firewall|acceptable|retention|provider list|contract|agreement|compliance",
      "(?<!train[^.]{0,180})(?:{known}|published|sent it|were sent) & ~{secpolicy} & ~{written}|polic(?:y|ies)> & (?:it|copy|polic\\w*|rules|document|handbook|paper|them)> & {staff}|suppliers?|vendors?|partners? & !{provider} list|incident|plan|train|phish|responsib|own part",
      "{secpolicy} & on (?:the|our) (?:\\w+ )?(?:intranet|notice ?board|wall|share|drive|website|wiki|staff room) & {staff}|everyone|all>|supplier|agenc|contractor|provider|firm|company & !train|incident|acceptable|not on",
      "{secpolicy} & hangs?>|pinned|posted|lies?>|kept|displayed|on the (?:wall|board) & read|knows?>|has a copy|have a copy|everyone|all have|all of us & !train|incident|plan|acceptable",
    ],
    unless:
      "read and understood|lessons|awareness|schooled|e ?learning|security training|ticked|their (?:own )?(?:security )?(?:duties|tasks)|security duties|security tasks|card protection role|formally names|responsible for information|roles (?:and )?responsibilities",
    unmet: [
      "=(?:{secpolicy})(?: \\w+){0,8} (?:outdated|out of date|from (?:19\\d\\d|200\\d|201\\d))> & !provider|incident|firewall|updated",
      "=(?:nobody|no one) (?:else )?(?:has |have )?(?:ever )?(?:seen|read|got|saw|opened|knows) (?:of )?(?:it|them)> & ~{secpolicy} & !training|provider list",
      "=(?:did not|never|not) (?:get|got|receive|received|see|seen) it & ~{secpolicy} & !training|provider list",
      "=(?:bit much|too much|overkill|no need) (?:\\w+ ){0,3}(?:have|for|of) (?:a |an )?(?:{secpolicy})",
      "=(?:no|without (?:any|a)?|not (?:a|any|have|got)|never (?:had|written)) (?:\\w+ ){0,3}(?:security |written |information |it )?(?:polic(?:y|ies)|rules|handbook|guidelines)",
      "=(?:rules|polic\\w*|everything|it|all) .. (?:is |are )?(?:only |just |all )?(?:in (?:our|my|their) heads?|by word of mouth|verbal|oral|not written|unwritten)",
      "=(?:nothing|none of (?:it|this)) (?:\\w+ ){0,3}(?:written|in writing|on paper|documented)",
      "=(?:there is|there are|we have|have got|got)? ?(?:not one|none|no such thing|nothing like that|no longer one)(?: (?:now|any ?more|today|at the moment|yet|here))? & {secpolicy}",
      "=(?:there is not|we have not got|do not have|not) (?:one|any)(?: (?:now|any ?more|today|at the moment|yet))?> & {secpolicy}",
      "=(?:new|newer|nobody|no one|staff|people|they|half|most)(?: \\w+){0,3} (?:never|not) (?:saw|seen|read|got|given|shown|had)\\w* (?:it|them|that)> & ~{secpolicy}",
      "=(?:half|most|much|nothing|none) of (?:what )?(?:it|that|which)(?: says?)? .. (?:not true|not right|no longer|out of date|outdated|not (?:how|what) we) & ~{secpolicy}",
      "=(?:not|nowhere|never|neither) (?:\\w+ )?(?:on paper|in writing|written|put down)> & rules|polic & !firewall|terminal|card numbers",
      "=nobody(?:'s)? (?:hands|has (?:seen|read|got)) & ~{secpolicy}|rules",
    ],
  },
  "12.1.2": {
    about: ["{secpolicy} & {review}"],
    met: [
      "(?:reread|reviewed|review|amend|adjust\\w*|gone over|looked over|looked at)\\w*> & {secpolicy} & each|every|yearly|annually|done every year|last reviewed|each december|every december & adapt|amend|adjust|updated|plans|threats|risk|business & !training|lessons|awareness content|never|overdue|plan>",
      `{review}|updat|revis & {secpolicy} & #every<=370 & ${TOPIC_NOT_POLICY}`,
      `{reviewit} & ~{secpolicy} & #every<=370 & ${TOPIC_NOT_POLICY}|software|hardware`,
      "(?<=[.;] |^)(?:looked (?:at|over|through)|gone (?:over|through)|read (?:over|through)|reread|checked|reviewed|updated|revised|renewed) & ~{secpolicy} & #every<=370 & !{provider}|train|incident|scope|firewall|log>|logs>|plan>|terminal|machine|camera",
      "{reviewit}|looked at|go(?:es)? through & ~{secpolicy} & #every<=370 & change what|what is needed|adapt|adjust|also this year|correct & !{tamper}|train|plan>|scope|provider",
    ],
    unless:
      "read and understood|signs? (?:off )?(?:each|every|annually|yearly)|confirms? each|lessons|schooled|e ?learning|joining|at hire|on hire|not a thing we do|never get round",
    unmet: [
      "=(?:nobody|no one|never|not|none of us)> (?:\\w+ ){0,3}(?:gone (?:through|over)|looked (?:at|through|over|into)|went (?:through|over)|review\\w*|updat\\w*|touch\\w*|reread|read|opened|revis\\w*|changed) (?:it|them|that|this|the polic\\w+|one)?(?: \\w+){0,2} (?:since|again|after|afterwards|any ?more)> & ~{secpolicy}|polic & !incident|plan|password",
      "=(?:ages|years|eternity) since (?:anybody|anyone|somebody|we|someone) (?:\\w+ )?(?:revised|reviewed|looked|updated|read|touched) & ~{secpolicy}",
      "=(?:do not|never) (?:remember|know) when (?:the )?(?:{secpolicy})(?: \\w+){0,3} (?:checked|reviewed|updated)|never get (?:round|around) to (?:\\w+ ){0,2}(?:the )?changes",
      "=(?:yearly|annual|regular) (?:review|look)(?: \\w+){0,3} not a thing (?:we|i) do|{secpolicy} review (?:is )?overdue",
      "=(?:they|it|these|this) (?:was|were|has|have|had|is|are)?(?: been)? ?(?:never|not)(?: been)? (?:\\w+ ){0,2}(?:looked|reviewed|updated|touched|read|opened|revised) & ~{secpolicy} & !provider|plan",
      "=(?:{secpolicy}) .. (?:not (?:been )?(?:review|updat|look|touch|chang)\\w*|never (?:been )?(?:review|updat|look|touch|chang)\\w*|from (?:19|20[01])\\d|years old|out of date|outdated|untouched)",
      "=(?:last|latest) (?:time|look|review|change|version|update)(?: \\w+){0,6} (?:(?:two|three|four|five|six|seven|eight|ten|\\d+|many|some|several) years ago|(?:19|20[01])\\d|ages ago|when we wrote) & ~{secpolicy} & !provider|certificate|scan|train|terminal",
      "=(?:not|never|nobody|no one) (?:\\w+ ){0,2}(?:look|open|touch|read|chang|review|updat|revis)\\w* (?:\\w+ )?(?:it|them|that|at it|inside)?(?: since| again| for| once| ever|$) & ~{secpolicy} & !provider|plan>|train|course|certificate|scan|terminal|scope",
      "(?:{reviewit}|looked at|reviewed) & ~{secpolicy} & every (?:second|other|two|2|three|3|five|few) years?|every (?:second|other) year & !provider|plan>|train",
      "=(?:made|written|wrote|printed|dates?|from) (?:\\w+,? ){0,4}(?:in |from |of )?(?:19\\d\\d|200\\d|201\\d)> & ~{secpolicy}",
    ],
    number: "at least once every 12 months",
  },
  "12.1.3": {
    about: [
      "{staff} & responsib|duties|duty|roles?>|own part & know|sign|accept|acknowledg|confirm|written",
    ],
    met: [
      "(?:part|duties|duty|role|roles|tasks?|responsibilit\\w*) & polic|rule ?book|handbook & know|aware|understood & ticked|signed|accepted|acknowledg|confirmed|signature & !awareness|training|provider|incident",
      "{staff}|all \\w+ of us & responsib|duties|duty|roles?>|own part|what (?:they|he|she|each|everyone|everybody|we) (?:\\w+ )?(?:is|are|must|has to|have to|may|do|does|answers?|owes?)|who does what|job descriptions?|tasks?> & know|sign|accept|acknowledg|confirm|agreed|understood & !{provider}|incident|breach|emergency|on call|team is trained",
      "responsib|duties|roles? & polic|handbook|written|rules|spelled out|set out & sign|accept|acknowledg|confirm|know & !{provider}|incident|breach",
      "{staff}|all \\w+ of us & sign(?:s|ed)?>|acknowledg|confirm(?:s|ed)? in writing & duties|responsib|own part|accept|agree|what (?:they|he|she|to do) & !contracts?|agreements?|incident|{provider}|visitor|contract with",
      "{staff}|each post|all \\w+ of us & sign(?:s|ed)?>|acknowledg|confirm & know (?:our|their|his|her) (?:part|duties|job|role)|take it on|took it on|who does what|(?:our|their) part|accept (?:it|them) & !incident|contract|visitor",
    ],
    unless: "awareness|names me|written agreements on file|tpsps?>",
    unmet: [
      "=(?:{secpolicy})(?: \\w+){0,3} (?:does not|do not|not) (?:tell|say|state|name) who|do not know what (?:their|his|her) (?:duty|duties|part|job|role)",
      "=(?:nor does|nobody|no one|not) (?:\\w+ ){0,2}signs? (?:for )?(?:\\w+ )?duties|who does what(?: \\w+){0,3} (?:is not|not) in the policy",
      "=(?:nobody|no one|never|not|have not|has not) .. (?:sign|acknowledg|confirm)\\w* .. (?:duties|responsib|polic|rules|anything)",
      "=(?:who does what|duties|responsibilit\\w*|roles?) (?:\\w+ ){0,5}(?:not in it|is not|are not|nowhere|not written|missing|never written|not (?:spelled|set) out) & !{provider}|between us|they|matrix",
      "=(?:nobody|no one|none|never) (?:is |has |was |ever |have )*(?:signed|signs|sign|confirmed) (?:\\w+ ){0,3}(?:anything|it|that|duties|part)> & !contract|{provider}|visitor",
    ],
  },
  "12.1.4": {
    about: ["(?:responsib|in charge|charge of|officer) & security"],
    met: [
      "(?:named|appointed|designated|certain|particular) (?:person|colleague|partner|manager|employee|officer) (?:\\w+ ){0,2}(?:leads?|heads?|runs?|owns?|looks after|answers for|is (?:in charge of|responsible for|accountable for)) (?:\\w+ ){0,3}security",
      "(?:managing director|board|resolution|formally|formal appointment|management)> & head of (?:information )?security|security office|(?:information )?security|answers for|keeping our data safe|person in charge & director|manager|owner|myself|officer|partner|holds & formal\\w*|resolution|appointment|in writing|made & !informally|left|empty|no idea|training|policy says",
      "ciso|(?:information |it |data )?security (?:officer|manager|lead|head|chief|person)|(?:responsib|in charge|accountable|appointed|named|formally)\\w* (?:\\w+ ){0,3}(?:for|of|as|to) (?:\\w+ ){0,3}(?:security|safe)|head of security & owner|manag|director|i am|ciso|partner|named|formally|appoint|assign|member|in charge|head of & !firewall|antivirus|logs|each (?:task|provider)|provider|terminals",
      "in charge of (?:the (?:subject|matter|topic|whole thing)|it|this|all (?:this|that)|security|it all)|made responsible for|(?:is|was|has been|were) (?:\\w+ )?(?:appointed|named|put in charge|designated|elected|made)>|responsible for (?:information |card |data |it )?security & director|manager|owner|partner|board|resolution|minutes|chief|ciso|officer|head|formally|i am|boss & secur|polic|subject|data safe|card & !firewall|provider|terminals?|incident|each task",
    ],
    unless: "left in|post is empty|no idea of|informally|trainee|on paper but",
    unmet: [
      "=(?:ciso|security (?:head|officer|manager|job))(?: \\w+){0,8} (?:left|empty|informally|no idea|vacant)>|officially nobody|trainee is responsible for security|whoever is around (?:\\w+ )?(?:deals|looks|sees)",
      "=given the security job informally|no idea of the (?:topic|subject) & security",
      "=(?:nobody|no one) (?:\\w+ ){0,3}(?:responsible|in charge|accountable|appointed|named)(?: .. security)?",
    ],
  },
  "12.2.1": {
    about: ["acceptable use|(?:rules|polic) .. (?:laptops?|phones?|usb|email|internet|devices?)"],
    met: [
      "(?:phones?|laptops?|tablets?|sticks?|email|mail|devices?) & uses?>|usage|may|fine|okay|permitted|allowed|technology rules & approv\\w* & list|okayed|permitted hardware|approved (?:hardware|products|programs) & !course|training|lesson|not there|no list|none",
      "acceptable use|usage polic|(?:rules|polic\\w*|guideline|instructions) (?:\\w+ ){0,4}(?:laptops?|phones?|usb|email|internet|devices?|tablets?|computers?|technolog|private)|(?:laptops?|phones?|usb|email|internet|devices?|private) (?:\\w+ ){0,3}(?:rules|polic\\w*)|(?:use|using) of (?:\\w+,? ){0,5}(?:laptops?|phones?|sticks?|usb|email|internet|devices?|tablets?|computers?)|(?:what|how) (?:\\w+ ){0,3}(?:staff|people|employees|we|they|everyone)? ?(?:may|can|is allowed|are allowed) .. (?:laptop|phone|usb|email|internet|device|computer) & {written}|regulat|approv|list|allowed|okay|permission|sign|polic & !train|course",
      "(?:phones?|laptops?|sticks?|tablets?|e?mail|internet|remote access|devices?)>[^.;]{0,120}(?:may|can|are allowed to|is allowed to) be used|what (?:is|are) (?:okay|ok|allowed|acceptable) & rules|polic|pages?|written|in writing|list|regulat|approved & !train|course|wifi only",
      "rules (?:for|on|about) (?:\\w+ ){0,3}(?:devices?|laptops?|phones?|it>|technolog|computers?|sticks?|tablets?) & approved|list|agree|written|in writing|allowed|may|yes & !train|course",
    ],
    unless: "course part|lesson|no one has to approve|nobody enforces|is coming|taught",
    unmet: [
      "=(?:anyone|everybody|anybody|staff|all) (?:may|can|could) (?:plug|install|use)(?: \\w+){0,3} (?:any|as they|whatever)|as they please",
      "=(?:no|not (?:a|any)|nor|none) (?:\\w+ ){0,2}(?:list of approved|rules? (?:on|for) (?:use|phones|sticks)|for phones|approved (?:hardware|software))|list of approved (?:\\w+ )?(?:hardware|software)(?: \\w+){0,3} (?:not there|missing)",
      "=(?:nobody enforces|no one has to approve|nobody has to approve|nobody approves) & ~acceptable use|usage rules|technology|devices",
      "=(?:no|without) (?:\\w+ ){0,2}(?:rules|polic\\w*) .. (?:laptop|phone|usb|email|internet|device)",
      "=(?:nothing|no rules?|not)(?: \\w+){0,3} (?:laid down|written|regulated|agreed|set|in writing) & ~phones?|internet|laptops?|devices?|e ?mail|computers? & use>|using|may|allowed|private|phones?|internet",
      "=up to (?:each|every|the) (?:person|one|employee|individual)|(?:everyone|each|staff)(?: \\w+){0,3} as (?:they|he|she|it) (?:like|please|want)s? & phones?|internet|laptops?|devices?|mail",
    ],
  },
  "12.3.1": {
    about: ["{tra}"],
    met: [
      "tras?>|{tra}|dated study|studies & asset & threat|danger & annual|annually|yearly|each (?:year|autumn|spring)|every year|whether it still|reviewed & !responders?|incident team|without naming|no threats|never",
      "{tra} & {written}|year|review|annual|every|each|threat|asset|frequency|how often|document & !log review|antivirus .. only|inspection only",
      "{tra} & for (?:each|every|all|the)|weekly|frequency|how often",
    ],
    unless:
      "incident team|responders?>|log review|terminal checks?|stop at naming|none of the controls|no threats",
    unmet: [
      "=(?:{tra}|tras?>|risk stud\\w*|stud\\w* per control)(?: \\w+){0,8} (?:remaining (?:\\w+ )?(?:are )?missing|without naming|stop at naming|no threats|have not started|not started|are missing)>",
      "=no study per control|frequenc\\w*(?: \\w+){0,3} (?:by feeling|guess\\w*|gut)|not a single (?:targeted )?risk (?:analysis|study)|(?:per control|targeted risk \\w+) ?\\?(?: \\w+){0,9} (?:not started|do not know)",
      "=(?:no|never|without|not (?:a|any|have|made|done)) (?:\\w+ ){0,3}(?:{tra})",
      "=(?:{tra})\\w*(?:(?!every|each year)[^.;]){0,60}(?:none|never|zero|not (?:have|done|got|made|any)|no such)",
      "=(?:no|zero|none|never) (?:\\w+ ){0,3}(?:risk|targeted) (?:stud|analys|assess)\\w*",
      "=(?:just|simply) (?:picked|chose|guessed|made up|took) (?:\\w+ )?(?:numbers?|rhythms?|intervals?|periods?)",
    ],
  },
  "12.3.3": {
    about: ["ciphers?|cipher suites?|protocols|encryption method|cryptograph & list|review"],
    met: [
      "(?:cipher|protocols|suites|crypto|encryption method)\\w* & {list}|book|written down|register|inventory & why|purpose|use>|where|location & review\\w*|gone over|checked & plan|how we would|react|switch|response",
      "ciphers?|cipher suites?|cryptograph|crypto|encryption (?:methods?|protocols?|procedures?|standards?|algorithms?)|tls versions? & {list}|inventor|document|review|check & #every<=370 & !no plan|no idea|web shop only",
    ],
    unmet: [
      "=(?:no plan|plan ?: not there|there is no plan|not there) & ciphers?|encryption|crypto",
      "=(?:no one|nobody|not|never) (?:\\w+ ){0,3}(?:follows? (?:the )?news|list of (?:the )?(?:encryption|ciphers))(?: \\w+){0,3} & encryption|cipher|crypto",
      "=(?:encryption methods|ciphers?|crypto\\w*)(?: \\w+){0,9} (?:neither takes place|only,? not)>|reviews? of encryption methods(?: \\w+){0,9} ?\\? neither",
      "=(?:cipher|cryptograph|encryption (?:methods?|protocols?)|algorithms?|protocols)\\w*(?: \\w+){0,5} (?:not|never|nowhere|nobody) (?:\\w+ ){0,3}(?:written|list|document|review|record|anywhere|inventor)\\w*",
      "=(?:no|not a|without (?:a|any)?|never (?:a|made)?|nobody) (?:\\w+ ){0,3}(?:list|inventory|record|keeps?) (?:\\w+ ){0,3}(?:cipher|encryption|crypto|protocols?)",
    ],
    number: "at least once every 12 months",
  },
  "12.3.4": {
    about: ["hardware|software|devices|systems & review|check & support|end of life|vendor"],
    met: [
      "hardware|software|kit|devices?|applications?|technolog|hw ?/ ?sw|programs? & check|examine|review|look & vendor|makers? & patch|fixes & yearly|annual|every (?:june|autumn|spring|year|twelve)|once a year|each (?:year|june|autumn)|once yearly & plan|roadmap & !never approved|covers servers only",
      "(?:hw|hardware|kit|devices|technolog)\\w* & (?:old|outdated|eol|end of (?:life|support)|soon unsupported|running out of support) & plan|roadmap & management|board|ceo|director|executive|signed|approved & yearly|annual|every|once",
      "hardware and software & {review} & #every<=370",
      "hardware|software|technolog|devices and programs|equipment|programs and devices & {review} & #every<=370 & support|security (?:fix|update|patch)|end of (?:life|support)|maker|vendor|outdated|replac|updates|plan",
    ],
    unmet: [
      "=(?:out of support|out of date|end of life|windows (?:xp|7|8)|server 20(?:03|08|12)|unsupported)(?: [\\w,:]+){0,10} (?:no plan|no replacement|there is no plan|not decided)|no plan for (?:the )?(?:old|outdated)(?: \\w+){0,6} approved|nobody checks end of (?:life|support)",
      "=(?:last|latest) review of (?:our )?(?:technolog\\w*|hardware|software|systems|equipment)(?: \\w+){0,3} (?:years ago|20[01]\\d)|software (?:is )?not looked at|when support (?:\\w+ ){0,5}ends",
      "=(?:reviews? of|review) (?:\\w+ ){0,6}hardware(?: \\w+){0,3} ?\\? (?:neither|no|none|never)",
      "=(?:not|never|nobody|no one) (?:\\w+ ){0,4}(?:review|check|look|go)\\w* (?:\\w+ ){0,4}(?:hardware|software|technolog\\w*|equipment|devices) (?!list)",
      "(?:hardware|software|systems?|till|server|computers?) (?:\\w+ ){0,4}(?:out of support|unsupported|end of life) (?:\\w+ ){0,3}(?:for years|nobody|no plan)",
    ],
    number: "at least once every 12 months",
  },
  "12.5.1": {
    about: [
      "(?:inventory|list) .. (?:systems?|devices?|components?|hardware|scope)|(?:systems?|devices?|components?) .. (?:inventory|list)",
    ],
    met: [
      "maintain|keep|list|spreadsheet & all (?:what|that) is in (?:pci )?scope|in scope (?:systems|components|inventory) & use|purpose|function|does|description & current|actual|up to date|complete|always & !does not|half|two years ago",
      "{list}|inventor|asset (?:list|register)|cmdb & systems?|devices?|components?|hardware|computers|everything .. (?:card|scope)|in scope|all (?:our )?(?:machines|equipment|assets)|assets & scope|card|pci|what (?:it|each|they) (?:is|are|does|do)|function|purpose|use|every|all|current|up to date & !allowed|rules|{provider}|provider|supplier|script|terminal only|serial|approved (?:for|hardware)|wifi|firewall rules|visitor|staff may & !annual review of all hardware|go through all hardware|playbook|redid the scope|the list on the wall|does not tell|does not say",
    ],
    unmet: [
      "=(?:inventory|asset list|list of systems|in scope list|scope list)(?: \\w+){0,9} (?:no software|not the|does not (?:tell|say)|was right|years ago|not (?:in|on) it|not make it)>|not make it (?:to|into|on) the (?:inventory|list)|(?:could|can) not tell (?:\\w+ ){0,3}which systems are in scope|has only hardware",
      "=(?:no|never|without|not (?:a|any|have)) (?:\\w+ ){0,3}(?:inventory|asset list|list of (?:\\w+ ){0,3}(?:systems?|devices?|components?))",
      "=(?:list|inventory)\\w* (?:\\w+ ){0,4}(?:systems?|devices?|scope|hardware) (?:\\w+ ){0,4}(?:out of date|outdated|not (?:current|complete|kept)|years old|never (?:updated|made))",
    ],
  },
  "12.5.2": {
    about: ["scope & review|check|confirm|document|written"],
    met: [
      "scope|what (?:is|belongs) (?:in|to) (?:the )?(?:pci|scope)|where .. card data .. (?:goes|flows|is|lives) & {review}|confirm|document|written|go through|determin & #every<=370 & !provider|polic(?:y|ies)>|inventory|in scope systems",
    ],
    unmet: [
      "=scope ?[?:] ?(?:\\w+ ){0,12}(?:years (?:ago|back)|in 20[01]\\d|in 202[0-3])",
      "=scope (?:document|confirmation|paper)?(?: \\w+){0,7} (?:leaves out|years old|left alone|not since|overdue)|scoping (?:exercise|review)(?: \\w+){0,2} (?:scheduled|planned|due)|never checked whether there (?:is|are) card (?:data|numbers)",
      "=scope .. (?:never|not|nobody) (?:\\w+ ){0,3}(?:review|check|confirm|document|look|writ)",
      "=(?:not|never|nobody|no one) (?:\\w+ ){0,3}(?:confirm|review|check|look|updat|revisit|redo|touch)\\w*(?: \\w+){0,2}(?: since| again| ever|$|[.,;]) & scope",
      "=scope (?:\\w+ ){0,8}(?:once|one time|only) (?:\\w+ ){0,3}(?:in (?:19|20)\\d\\d|when we|at the (?:start|beginning)|years ago)",
      "=(?:never|not|nobody|no one) (?:\\w+ ){0,6}scope> & !in scope|of scope|out of",
    ],
    number: "at least once every 12 months and after significant changes",
  },
  "12.6.1": {
    about: ["train|awareness|course|brief & {staff}|security|card"],
    met: [
      "(?:hears?|told|learns?|taught|talk(?:s|ed)?|shown) & card (?:safety|security|handling|protection)|(?:security|data protection) of cards & {staff}|everyone|people & every year|each year|yearly|annual|when they (?:start|join|begin)|once a year & !{tamper}|terminal|only when|only once|poster",
      "(?:formal|official) (?:\\w+ )?(?:scheme|program\\w*|awareness) & polic & role|their part|duties|what they (?:themselves )?must & !content|reviewed",
      "awareness|(?:meeting|session|talk|briefing|hour|evening|afternoon) (?:\\w+ ){0,3}(?:about|on) (?:\\w+ ){0,3}(?:card|security|fraud|rules|data)|(?:security|safety|card|data protection|pci|privacy) (?:\\w+ )?(?:training|course|lesson|briefing|workshop|session|talk|video|e ?learning)|(?:training|course|lesson|briefing|workshop|session|talk|video|e ?learning) (?:\\w+ ){0,3}(?:on|about|in|for) (?:\\w+ ){0,3}(?:security|card|data|safe|pci|fraud|our rules|polic|the rules) & {staff}|yearly|year|hire|hired|start|program|new|we|everyone|all & !developer|programmer|incident team|updat\\w* every|review the program only|terminal tamper|phish .. only",
      "+(?:trained|training|course|awareness) & #every<=370 & !{tamper}|developer|incident|team is|till|sales|return|first aid|fire|how to|product|terminal|update|review|on the|anal",
      "hears?>|tells?>|told>|learns?>|shown>|explained|reminded & how to (?:treat|handle|deal with)|what to watch|(?:our|the|security|card) rules|what (?:is|they|the rules)|allowed & cards?>|rules|data & {staff}|new ones|to all & once a year|every|each|yearly|year|annual|before they start|first day & !{tamper}|terminal|incident|phish",
      "train(?:s|ed|ing)?>|taught|course|briefing|workshop|lesson|instruct|e ?learning & card (?:data|numbers|details|security)|security|polic|our rules|data protection|pci|safe handling|handling (?:of )?(?:the )?cards|card handling|handle cards|cards safely|own part|their part & {staff}|starts?|start|new|year|hire & !developer|programmer|incident (?:team|plan)|provider|camera|terminal (?:tamper|swap)",
      "(?:sit|sits|get|gets|meet|meets|come|comes|call|calls) (?:\\w+ ){0,2}(?:together|everyone|everybody|all of us|the (?:team|whole team|staff))|(?:sit|sits|sat) (?:them|everyone|the team) down|with (?:everyone|all of them|the whole team|all staff) & go(?:es)? (?:through|over)|talk|explain|tells?|show & rules|cards?>|security|numbers safe|fraud|own part|keep & #every<=370 & !{tamper}|sales|menu|stock|incident plan",
      "(?:course|training|program|lesson|video)s?> & our rules|the rules|own (?:part|job)|their part|card (?:data|numbers|safety|security) & {staff}|every one|everyone|every person|all of them & !{tamper}|developer|only (?:once|when)|incident team",
    ],
    unless:
      "(?:content|slides|material|programme|program) (?:\\\\w+ ){0,3}(?:review|refresh|updat)|refresh of awareness|annual review|awareness content|responders?|incident (?:handlers|team|people)|risk study|acceptable use|certificate course|only by one|in charge of information|use policy",
    unmet: [
      "=awareness ?\\? (?:\\w+ ){0,8}(?:that is it|that is all|poster)|nothing formal & told|staff|training|awareness|awareness (?:training|program\\w*) existed until",
      "=nobody gets trained|no (?:one|body) has ever been trained|no awareness program\\w*",
      "=(?:no|never|not|nobody|without|have not|has not) (?:\\w+ ){0,4}(?:training|trained|awareness|course|taught) & !respond|incident|on call|content|look (?:it )?over|(?:training|course) itself",
      "=(?:training|awareness)(?! (?:itself|content|material))(?!.{0,24}(?:look|review|chang|updat|adapt|refresh)) .. (?:never|not (?:yet )?(?:done|had|held|given)|none|no>)",
      "=(?:nothing|none) (?:of the (?:sort|kind)|like (?:that|it))|(?:have|has|had) (?:had )?no (?:training|course|instruction|briefing) & ~train|course|evening|awareness|session|card safety|briefing & !{tamper}|terminal",
      "=(?:nobody|no one|none of (?:us|them|the staff))(?: \\w+){0,2} (?:trained|taught|explained|shown|told) (?:\\w+ ){0,4}(?:security|card|data|rules) & !{tamper}|terminal|phish",
      "=(?:never|not) (?:\\w+ ){0,2}(?:held|done|had|given|run|organi[sz]ed) (?:\\w+ ){0,2}(?:training|course|session|awareness|briefing)",
      "=(?:nobody|no one)(?:'s| is| has| was| ever| been| here)* (?:trained|taught|instructed|briefed|been trained) & !{tamper}|terminal|machine|phish",
      "=(?:no|never any|zero) (?:\\w+ )?(?:training|course|instruction|briefing|awareness)s?>(?: (?:at all|so far|yet|ever|of any))?",
    ],
  },
  "12.6.2": {
    about: ["(?:training|awareness|course|program|slides|material) & review|updat|refresh"],
    met: [
      "(?:awareness|training|course|slides|content|programme|material)\\w* & review\\w*|look(?:ed|s)? over|check & each|every|yearly|annual\\w*|12 months & threats?|scams?|new|dangers|phishing & update|updated|add|worked in|refreshed|amended & !not been reviewed|nobody|never|when we feel|only",
      "(?:training|awareness|course|program|slides?|materials?|lesson|leaflet|video)\\w* (?:\\w+ ){0,4}(?:review|updat|refresh|revis|renew|adapt|look(?:ed)? (?:at|over)|check|rework)|(?:review|updat|refresh|revis|renew|adapt|rework|check)\\w* (?:\\w+ ){0,4}(?:training|awareness|course|program|slides?|materials?|lesson) & #every<=370",
      "{reviewit} & ~training|awareness|course|program|slides & #every<=370 & threat|scam|new (?:trick|danger|attack)|weak & !polic|plan|provider",
    ],
    unmet: [
      "=(?:slides|course|programme|program|training content|material)(?: \\w+){0,6} (?:same as in|when we feel like|no regular review|every three years|every two years|updated once)>|nobody checks if the (?:awareness|training|course)|content(?: \\w+)? (?:has )?not been reviewed",
      "=(?:same|old) (?:slides?|video|material|course|leaflet|sheet|talk|presentation)s? (?:\\w+ ){0,3}(?:since|from|for|as|every|always|again)",
      "=(?:never|not|nobody|no one) (?:\\w+ ){0,3}(?:review|updat|chang|look|revis|refresh|touch)\\w* & training|course|slides?|awareness|video|material|program & !polic|plan|provider|scope",
    ],
    number: "at least once every 12 months",
  },
  "12.6.3": {
    about: ["train|course|awareness & hire|start|new & year|annual|every"],
    met: [
      "(?:train\\w*|schooled|instructed|taught|lessons?|e ?learning|course) & when (?:he|she|they) (?:begins?|starts?|joins?)|at start|at hir\\w+|on joining|first day|at the beginning & every year|yearly|each year|annual & sign\\w*|confirm\\w*|acknowledg & !no one signs|no yearly|nobody signs|only",
      "train|taught|course|briefing|workshop|lesson|e ?learning|awareness|instruct & hir(?:e|ed|ing)>|start|new (?:staff|people|employee|colleague|starter|hire|joiner|person|one)|join|first (?:day|week)|beginning|onboard|induction|when someone & #every<=370 & !developer|incident|provider",
      "train|course|awareness & ~hir(?:e|ed|ing)>|start|new|join|first (?:day|week)|onboard|induction & ~sign|confirm|acknowledg & #every<=370 & {staff}|sign|confirm & !developer|incident|provider",
    ],
    unless: "no yearly|no one signs|nobody signs|have not had",
    unmet: [
      "=(?:no one|nobody) (?:\\w+ )?(?:signs?|signed|confirms?)(?: \\w+){0,4} (?:read|understood)|no yearly signature & train\\w*|~train",
      "=(?:training|course|briefing|lesson)s?(?: \\w+){0,6} (?:for (?:two|three|four|five|\\d) years|cancelled|not planned|only by one|once,? at hiring|in 20(?:1\\d|2[0-4]))> & !incident|team|responders?|phish|content|slides|developer",
      "=(?:have not|has not|not|never|without any|without|no) (?:\\w+ ){0,5}(?:security |yearly |awareness )(?:\\w+ )?(?:training|briefing|course|program\\w*) & !reviewed|content|phish|incident",
      "=no (?:one|body) (?:has |is |was |ever |gets )*(?:been )?trained|nobody gets trained|learn about security when they have been here",
      "(?:train|course|awareness)\\w* .. (?:only|just) (?:\\w+ )?(?:once|at (?:the )?(?:start|hire)|when (?:they|someone) (?:starts?|joins?))",
      "(?:train|course|awareness|video|briefing|lesson)\\w* (?:\\w+ ){0,4}(?:only|just) (?:\\w+ )?(?:once|when|at (?:the )?(?:start|hire|hiring|beginning)|on (?:the )?first)",
      "=(?:no|never|not|without) (?:\\w+ ){0,2}(?:refresher|repeat|repetition|repeated|follow ?up|second time|again) & ~train|course|awareness|taught",
      "(?:train|course|awareness)\\w* & every (?:two|three|second|other|2|3|18|24|few) (?:years?|months)|every other year & !terminal|policy",
    ],
    number: "at hire and at least once every 12 months",
  },
  "12.6.3.1": {
    about: ["{phishing}|{social} & train|taught|course|told|show|awareness|part|cover"],
    met: [
      "{phishing}|fake (?:mails?|emails?)|scam & ~train|course|awareness|taught|lesson|teach|program|briefing|workshop|instruct|learn|leaflet|told|tells?|video|shown|exercise|talk & ~{social}|telephone|phone|call|social|trick|people who|persuad & !filter|quarantin|spam|block|gateway|server|tool",
      "{phishing}|social engineering & train|course|awareness|taught|lesson|teach|program|briefing|workshop|instruct|learn|leaflet|told|video|shown|exercise|part & !filter|quarantin|spam|gateway|tool",
      "(?:training|course|video|lesson|it|film|slides?)> (?:\\w+ ){0,3}(?:tells?|shows?|covers?|teaches|explains?|includes?|deals? with|about) & {phishing}|fake (?:mails?|emails?)|scam & {social}|phone|call|trick",
    ],
    unless:
      "phishing only|skips?|do not appear|not appear|reviewed in|look over|not come up|do not come",
    unmet: [
      "=(?:phish\\w*|social engineering|fake mails?|con men|tricks?)(?: \\w+){0,6} (?:not (?:appear|come up|a topic|covered|mentioned|in it)|skipped|missing)|skips (?:\\w+ )?phishing|talks about phishing only|phishing included & never|no one|not & ~train\\w*|course|awareness|lesson & !filter blocks",
      "=(?:train|course|awareness|told|taught)\\w* .. (?:no|not|nothing|never|without) (?:\\w+ ){0,3}(?:phish|fake|scam|social)",
      "=(?:nothing|not|never|no) .. (?:phish|fake mail|scam|social engineering) .. (?:train|course|awareness|taught)",
    ],
  },
  "12.6.3.2": {
    about: ["(?:acceptable use|laptops?|usb|devices?|internet) & train|taught|course"],
    met: [
      "acceptable use|(?:use|using|usage) (?:\\w+ ){0,3}(?:laptops?|phones?|usb|sticks?|email|internet|devices?|tablets?|computers?|technology)|(?:laptops?|phones?|usb|email|internet|devices?|tablets?|technology|private phones?) & ~train(?:ing|ed|s)?>|taught|course|awareness|lesson|teach|program|briefing|workshop|learn|shown & may|use|allowed|rules|safe|how|acceptable|right & !{phishing}|phish|terminal|developer|antivirus & !nobody uses|not covered|contradicts?|not explained|rule ?book|approve|nothing about|not part of|no such part",
    ],
    unmet: [
      "=(?:phones|laptops|devices|usb sticks?|use it|acceptable use|internet|mail)(?: \\w+){0,9} (?:not (?:covered|part of|explained|in it|taught)|contradicts)|nothing (?:about|on) (?:\\w+ ){0,3}(?:use|using) (?:\\w+ )?(?:devices|phones|it|laptops) & ~train\\w*|course|lessons?|awareness",
    ],
  },
  "12.7.1": {
    about: ["{screening}"],
    met: [
      "{screening} & hir|before|new|applicant|candidate|staff|employ|start|job|anyone|everyone|people|taking on|take on|contract & !{provider}|provider|wifi|supplier|firewall|scan|scanning|antivirus|network & !call centre|new provider|months after|only managers|we stopped",
    ],
    unmet: [
      "=(?:{screening})(?: \\w+){0,9} (?:after they start|we stopped|stopped during but|months after|some months)|only (?:the )?managers (?:are|get) (?:screened|checked|vetted)|(?:neither|nor|not) screen",
      "=(?:no|never|not|nobody|without|do not) (?:\\w+ ){0,4}(?:background|screening|references|criminal record|vetting)",
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:check|checks|checked|screen|vet|ask|asked|asks|call|called)\\w* (?:\\w+ ){0,5}(?:background|references?|past|record|hire|hiring|before|new (?:people|staff)|former)",
      "=(?:hire|hired|take|took|start|started) (?:\\w+ ){0,4}(?:without (?:any |a )?(?:check|question|look|reference)|on the spot|by gut|no questions)",
    ],
  },
  "12.8.1": {
    about: [
      "{provider} & {list}",
      "(?:list|register|overview) .. (?:provider|supplier|vendor|firms|companies)",
    ],
    met: [
      "(?:sheet|list|table|spreadsheet|file|note) (?:that |which |with )?(?:names?|lists?|shows?|has|holds|of) (?:\\w+ ){0,4}(?:both|all|each|every|them|firms?|compan\\w*|providers?|suppliers?) & what (?:each|they|it|both|every) (?:\\w+ ){0,2}(?:does|do|is for|are for|supplies|handles) & ~{provider}|compan|firms? & !not yet|leaves out|requirement",
      "{list}|inventor & {provider}|firms>|companies>|suppliers & !script|ports?>|protocol|responsib|who does what|requirements|scan|asv>|matrix|visitor|serial|phone numbers|incident|emergency|checklist|check ?list|of what|before|certified|hotline|unplug|call>|phone list|contact list|emergency|in writing|contracts? (?:are|is|in)|pci list|council|visa list|official|website list",
      "lists?>|spreadsheet|excel|register|table & ~{provider}|firms>|companies> & what (?:each|they|it|every)|delivers|services?|provides?|does for|do for & !before|phone list|contact list|emergency|certified|matrix|requirement|responsib|incident|systems",
      "(?:list|spreadsheet|excel|register|overview|table) (?:of|with|for) (?:\\w+ ){0,3}(?:{provider}) & !before|phone list|emergency|certified|matrix|responsib|incident|check ?list|who does what",
      "(?:on|in) (?:our|the|a|my|that) (?:\\w+ )?(?:list|sheet|spreadsheet|register|table)> & what (?:it|they|each|every|he)|with (?:its|their) (?:services?|jobs?|tasks?) & {provider}|firms?>|compan(?:y|ies)>|suppliers?|lessor|outsiders? & !incident|emergency|phone numbers|certif|terminal|serial|before",
      "listed with (?:\\w+ )?(?:services?|jobs?|tasks?|what)|list\\w* w ?/ & ~{provider}|firms?|compan|suppliers?",
      "(?:list|sheet|spreadsheet|register|table)> (?:with|of|holding|naming|that has) (?:\\w+ ){0,2}(?:every|each|all|the)?(?: \\w+){0,3} (?:firms?|compan(?:y|ies)|suppliers?|outsiders?|one) & what|service|does for|do for & !certif|incident|phone|terminal|before",
    ],
    unless:
      "requirements?>|who (?:covers|does) (?:which|what)|between us|them or us|requirement by requirement|still making|last updated before|leaves? out|just names|in charge",
    unmet: [
      "=no lists?>(?! of)(?= ?(?:[.,;:]|and|or|$)) & ~{provider} & !visitor|terminal|device",
      "=(?:do not|does not|nobody|no one) (?:\\w+ )?know\\w* (?:exactly )?(?:which|who|how many|what) (?:\\w+ ){0,3}(?:providers?|suppliers?|vendors?|compan|firms?)",
      "=(?:{provider}|supplier|third part\\w*)(?: \\w+){0,2} list(?: \\w+){0,8} (?:leaves out|before we changed|missing|outdated|out of date)|still making the list|list has just names|look through invoices|nobody noted it & !systems|software",
      "=(?:no|never|without|not (?:a|any|have)) (?:\\w+ ){0,2}(?:list|overview|register) .. (?:{provider})",
      "=(?:no|not (?:a|any|have|keep|got)(?: a| any)?|never (?:made|kept|wrote)|without (?:a|any)?|nowhere) (?:\\w+ ){0,3}(?:list|register|overview|sheet|table)\\w* (?:\\w+ ){0,5}(?:providers?|suppliers?|vendors?|firms?|companies|outsiders?)",
      "=(?:list|register|overview|table) (?:of|with) (?:\\w+ ){0,3}(?:providers?|suppliers?|vendors?|firms?|companies|outsiders?)(?: \\w+){0,3} (?:not|none|never|no>|missing|nowhere)",
      "=(?:no|never a|not a|without a) (?:\\w+ )?(?:list|overview|register)>(?! (?:of|with|for) (?:system|machine|terminal|script|key)) & ~which (?:firms?|compan\\w+|suppliers?|providers?)|firms? (?:are )?involved|outside firms|suppliers?|providers? & !terminal|systems|scripts|phone|serial",
    ],
  },
  "12.8.2": {
    about: ["{provider} & contract|agreement|in writing"],
    met: [
      "{provider} & sign|signs|signed|acknowledg|contract|agreement & responsib|liable|answers? for|answerable & cards?>|{pan}|data & !staff|employees|not>|never|nobody|nothing|one of|without|matrix",
      "(?:contracts?|agreements?|terms|sla|dpa|clause|in writing|written|signed)> & {provider} & responsib|secur|protect|liab|acknowledg|safe|card data|account data|accept|commit|bound|oblig & !list of|{list} only|before we sign|responsibility matrix|table",
      "(?:contracts?|agreements?|terms|signed) & ~{provider} & responsib|commit|undertak|oblig|accept|take on|guarantee|promise|liab|warrant & secur|protect|card|data|safe|pci & !{staff} sign|employee|job",
      "written (?:contracts?|agreements?)|(?:contracts?|agreements?) (?:\\w+ ){0,3}(?:in writing|on file|written|signed) & {provider}|each|every|all & !employee|staff|customers",
      "(?:contracts?|agreements?|clause|in writing|signed|terms)> & responsib|answers? for|liable|liab|accepts?|acknowledg|commit|undertake|on the hook|stand(?:s)? (?:in )?for|vouch & card (?:data|numbers|details)|security|safety|data|protect|safe & {provider}|firms?>|compan(?:y|ies)>|suppliers?|they|lessor|outsiders?|every one|each|it>|all & !{staff} sign|employee|nothing in|not a word|staff contract|responsibility matrix|table|{list} only|before we sign",
    ],
    unless:
      "former employers|policy exists|security policy|duties|roles|intake|due diligence|silent|no mention|not mention|says for everyone",
    unmet: [
      "=(?:contracts?|agreements?|clause|letter)(?: \\w+){0,6} (?:silent|not mention|missing for|have not|not sign\\w*|did not|three have not|some have not|no clause)|online terms(?: \\w+){0,9} no idea|no contract clause & {provider}|hosting|~{provider}|suppliers?|firm & !employee|staff",
      "(?:only|just|merely) (?:a |an )?(?:verbal|oral|handshake|spoken)",
      "=(?:no|without|not (?:a|any|have)|never) (?:\\w+ ){0,3}(?:contracts?|agreements?)",
      "=(?:{provider}) .. (?:handshake|verbal|oral|by word of mouth|nothing in writing|no contract|without (?:a )?contract)",
      "=(?:nothing|not a (?:word|line)|no (?:clause|word|line|mention)) (?:\\w+ ){0,3}(?:in (?:it|them|there|the contracts?)|says?|about|on|there) & ~contract|agreement|terms & secur|card|data|answers?|responsib|liab|safe",
      "=(?:no|not (?:a|any|have)(?: a| any)?|never (?:had|got|signed)? ?(?:a|any)?|without (?:a|any)?|nothing) (?:\\w+ )?(?:paper|papers|contract|agreement|written|in writing|signed) (?:with|from|between|by)? & {provider}|fella|guy|man|firm|company|him|them & !{staff}|matrix|table|visitor|card (?:data|number)",
      "=(?:contract|agreement)s? (?:\\w+ ){0,3}(?:only |just )(?:about|covers?|on|deals?) (?:prices?|money|service times?|delivery|rent)",
      "=(?:handshake|by word of mouth|verbal|oral(?:ly)?|shook hands) & ~{provider}|firm|contract|agreement & !polic|rules|staff",
      "=(?:other|others|rest)(?: \\w+){0,3} (?:nothing|no contract|none|without|not)(?: \\w+){0,3} & contract|agreement|written|signed & ~{provider}|host|firms?|processor",
    ],
  },
  "12.8.3": {
    about: ["before & {provider} & sign|choose|hire|engage|work|use|take on"],
    met: [
      "(?:choos|select|pick|purchas)\\w* & firms?|provider|suppliers?|vendors?|compan & questionnaire|attestation|references?|check|proof|procedure & before|ahead of|prior to & sign\\w*|contract & !staff|hire",
      "(?:onboarding|intake|selection|fixed|set|vetting) (?:\\w+ )?(?:procedure|process|vetting|form|check)|our fixed vetting|due diligence & suppliers?|provider|vendor|firm|candidates & before|ahead of|prior & sign\\w*|start|contract & !skipped|not established|follows no|staff",
      "before|prior to|when (?:we )?(?:choos|tak|select|pick|engag)|choos|select|take on|taking on|engag|new (?:provider|supplier|vendor|firm|partner|company) & {review}|check|ask|look|demand|require|verif|research|vet|due diligence|see (?:their|the)|proof & {provider}|firm|company|them|they|one>|its>|anyone & !staff|hire (?:staff|someone|people)|employ|change|update|repair|terminal|each shift|opening|every year we|visitor|inspect",
      "due diligence|selection process|onboarding (?:process|check) & ~{provider}",
      "=(?:never|not|nobody|no one) (?:\\w+ ){0,4}(?:sign|choose|take on|work|engage|hire|start)\\w* .. before .. (?:check|review|look|verif|ask|see)\\w* & {provider}|firm|company|anyone & !staff",
    ],
    unless:
      "background check|hiring anyone|criminal record|last reviewed|policy gets adjusted|skipped|after they have started|candidates",
    unmet: [
      "=(?:choos|select|pick)\\w* (?:\\w+ ){0,6}(?:by feeling|by price|gut|no procedure|without (?:a )?procedure|as it comes)> & provider|suppliers?|firms?|vendors?",
      "=(?:no set way|follows no process|selection procedure(?: \\w+){0,4} not established|skipped it|check (?:\\w+ ){0,4}after (?:they|it) (?:have |has )?started|no vetting before) & provider|suppliers?|vendors?|gateway|choos|them",
      "=(?:never|not|nobody|no one|do not|did not) (?:\\w+ ){0,4}(?:check|ask|look|vet|research|verif)\\w* .. before .. (?:sign|choos|tak|us|hir)",
      "=(?:took|take|chose|choose|picked) .. (?:cheapest|first one|without (?:checking|looking|asking))",
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:check|checked|checks|look|looked|vet|vetted|ask|asked)\\w* (?:him|them|it|her|anyone|anybody)?(?: out| up| into)? & before|when we (?:took|got|chose|signed|hired)|~{provider} & !certificate|compliance|again|since|year|afterwards|log|terminal|list",
      "=(?:came with the|was already|recommended|a friend|cheapest|first (?:one|hit)|my (?:cousin|nephew|brother)) & ~{provider} & no (?:check|question)|nobody|never|without|not check|just & !incident",
    ],
  },
  "12.8.4": {
    about: ["{provider}|their & {compliance} & check|ask|year|every|collect|monitor|look"],
    met: [
      "(?:aocs?>|attestations? of compliance|pci (?:certificates?|papers|proofs?|attestations?))> & fetch|download|check|collect|request|pull|renew|ask|get>|gets> & #every<=370 & !our own|not>|never|nobody|no>",
      "(?:pci )?(?:status|aoc|attestation|certificate|compliance) & {provider}|their|supplier & once a year|each january|every january|yearly|annually|every year|each year|looked up|pulled?|downloaded?|screenshots & check\\w*|pull|look\\w*|download|collect|request & !contract clause|hardware|expired|on the to do|assume|hoster not",
      "(?:aoc|attestation|certificates?|compliance|complian|pci|status|proof)\\w* & {provider}|their|them|they|each|all & #every<=370 & {review}|check|ask|collect|get|request|demand|look|download|monitor|send|renew|file|verif|follow|obtain|fetch|print|track|watch|have & !our own|contracts? with|polic|scope|staff|scan|before|new",
      "{provider} & {review}|check|ask|monitor & {compliance} & #every<=370 & !scan|before|new",
      "{reviewit}|look(?:s|ed)? at it & ~{compliance} & ~{provider} & #every<=370 & !before|new>|polic|plan>|training|rules",
      "{compliance} & ~{provider} & {review}|check|ask|collect|get|print|track|request|download|renew & #every<=370 & !polic|training|our own|scope|scan|staff|software|hardware|test|before|new",
    ],
    unless:
      "all hardware|devices and applications|kit and programs|vendor patching|end of support|hardware",
    unmet: [
      "=no (?:certificates?|proofs?|aocs?|attestations?|papers) (?:\\w+ )?(?:asked|requested|checked|collected|seen|looked) & ~{provider}",
      "=(?:aoc|attestation|certificate|compliance)(?: \\w+){0,6} (?:expired|no new one|not requested|on the to do list|to do list)|provider compliance ?: (?:on|not|none)|the host(?:er)? not & check|~aoc|compliance",
      "=(?:never|not|nobody|no one|do not|have not) (?:\\w+ ){0,4}(?:check|ask|look|monitor|verif|request|see|seen|demand)\\w* .. (?:compliance|complian|certif|pci|aoc|attestation|status)",
      "=(?:{provider}) .. (?:compliance|certif|aoc|status) .. (?:never|not) (?:\\w+ ){0,2}(?:check|ask|look|seen)",
      "=(?:never|not once|nobody|no one|have not|did not|do not) (?:\\w+ ){0,4}(?:asked?|checked?|looked?|requested?|seen|see|got|get|fetch\\w*|renew\\w*|verif\\w*)(?: \\w+){0,4} & ~{compliance}|certs?>|papers are|still (?:compliant|certified|valid) & !seen it|polic & ~{provider}|firms?|compan|them|they|bank & !before|staff|training|scan|polic|background|new supplier",
      "=(?:asked|asks?|checked?|got|looked|seen|collected|requested) (?:\\w+ ){0,4}(?:once(?! (?:a|each|every|per|in) )|only once|one time|when we signed|at the (?:start|beginning|signing)|years ago)> & ~{compliance}|certs?>|papers are|still (?:compliant|certified|valid) & !every year then",
      "=(?:last|latest|only) (?:time|one|check|certificate)(?: \\w+){0,6} (?:when we (?:signed|started|began)|years ago|(?:19|20[01])\\d) & ~{compliance}|certs?>|papers are|still (?:compliant|certified|valid) & ~{provider}|firm|compan|they|them & !{secpolicy}|train|scan",
      "(?:check|ask|look|review)\\w* (?:\\w+ ){0,5}(?:every|each) (?:two|three|second|other|2|3|five|few) years?|(?:check|ask|review)\\w* (?:\\w+ ){0,4}every other year & ~{compliance}|certs?>|papers are|still (?:compliant|certified|valid)|{provider} & !{secpolicy}|polic|training",
      "=never (?:\\w+ ){0,2}(?:check|ask|look|follow|verif)\\w* (?:on |up |at |up on |into )?(?:\\w+ )?(?:{provider}) & !before",
    ],
    number: "at least once every 12 months",
  },
  "12.8.5": {
    about: [
      "who (?:does|is responsible|handles|takes|manages)|responsib|matrix|split & {provider}|requirement",
    ],
    met: [
      "requirement by requirement|responsibility (?:chart|matrix|table|split)|each requirement|all requirements & on them|on us|ours|theirs|shared|jointly|in charge|who & {provider}|firm|supplier|host|gateway|them & !never filled|only what|left out|not recorded|not for",
      "matrix|responsib\\w*|who (?:does|handles|takes|manages|covers|looks)|(?:which|what) (?:\\w+ ){0,4}(?:requirements?|points|parts|tasks|jobs|controls|they|the provider|each)|split>|divided|division|shared & {written}|{list}|table|matrix|noted|record|sheet|documented|know & {provider}|us|ours|them|they|between|our side & requirement|points?>|responsib|matrix|controls|pci|between us|our side|their side|ours>|which part|tasks & !contract|agreement|terms|incident|staff know|employees|contract (?:says|states) .. responsib|policy|duties",
      "who (?:has to|must|needs to) (?:do|take care of) (?:which|what)|which part of the (?:rules|requirements)|who does what|who is responsible for what|who handles what|who takes care of what & {written}|{list}|noted|table|matrix|clear & ~they|them|{provider}|us>|we>|both sides|contract|annex & !incident|staff|polic|employees|phone|tells? who|plan>|call",
      "responsibility (?:matrix|table|list|split|overview)|matrix .. (?:{provider}|responsib)|raci",
      "(?:tables?|sheets?|matrix|lists?|documents?|overview)> & (?:each|every|all|which|line by line|pci) (?:\\w+ )?(?:requirement|point|control|line|part|rule)s?|requirements? & ours?>|theirs?>|shared|both>|us>|we>|two of us|together|{provider} & !not made|missing|never|no such|to be made|incident",
    ],
    unless: "never filled|only what|left out|leaves out",
    unmet: [
      "=(?:matrix|table|chart|split)(?: \\w+){0,9} (?:never filled|only what the provider|left out|not for the|never looked)|who covers which (?:requirement|point)(?: \\w+){0,6} (?:not recorded|never|nobody)|nothing (?:has )?(?:been )?split up|not written which (?:\\w+ )?duties are ours",
      "=(?:not|never|no|nobody|unclear) (?:\\w+ ){0,4}(?:written|clear|noted|record|list|matrix) .. (?:who (?:does|is responsible)|responsib|which)",
      "=(?:matrix|table|sheet|list|overview|split)[^.;]{0,90}(?:not (?:yet )?(?:made|done|written|drawn|there|exist\\w*)|none|missing|never (?:made|written|drawn)|does not exist|no such) & theirs?|ours?|who does|responsib|requirement|which|{provider} & !serial|terminal|visitor",
      "=(?:not|never|nobody|no one|nowhere|no) (?:\\w+ ){0,4}(?:who (?:does|is responsible|handles|looks|takes) (?:\\w+ ){0,3}(?:what|which|for)|which (?:of us|side|part|requirement))",
      "(?:who (?:\\w+ ){0,4}does what|responsibilit\\w* (?:matrix|table)|that table|matrix)> (?:\\w+ ){0,4}(?:will be|to be|is being|gets) (?:\\w+ )?(?:made|drawn|written|done)",
      "=(?:split|division|who does what|responsibilit\\w*|sharing of)[^.;]{0,70}(?:never|not) (?:\\w+ )?(?:put|written|noted|recorded|agreed|fixed|set down)",
    ],
  },
  "12.10.1": {
    about: [
      `(?:${PLAN}) & !test|tested|exercise|drill|rehears|lessons?`,
      "{incident} & plan|procedure & {written}|have|exist & !test|tested|exercise|drill|rehears",
    ],
    met: [
      "(?:red )?folder|playbook|irp>|breach playbook|emergency folder & bank & brands?|card (?:companies|schemes|brands)|schemes & contain|stopping|restor|recover|backup|call tree|phone list & !silent|untested|fire and flood",
      `${PLAN} & bank|acquirer|call|contact|number|phone|who|brand|report|inform|steps|unplug|ready|written|hang|tested|lists|names|recover|backup|roles|processor|police & ~bank|acquirer|call|contact|number|phone|brand|report|inform|who|notify|names & !reviewed only|learn`,
      "{incident} & {written}|list|sheet|plan|card|poster|instructions & call|contact|phone|inform|notify|report|numbers?|switch off|unplug & bank|acquirer|processor|brand|provider|steps|police & !phish .. train",
    ],
    unless:
      "silent on|alarms from|fire and flood|no steps for|nothing on|ciphers?|replacing|hardware|end of (?:life|support)",
    unmet: [
      "=no (?:idea|clue|plan) what (?:we|i|to|they) (?:\\w+ ){0,2}do> & !know who",
      "=(?:plan|irp)(?: \\w+){0,9} (?:no steps for|nothing on (?:legal|reporting|backups?)|switch off the machine and|for fire|not for card data|here not yet)|what would we do after & !ciphers?|replac|scan",
      "=(?:no|without (?:a|any)?|not (?:a|any|have|got)|never (?:had|written|made)) (?:\\w+ ){0,3}(?:incident|emergency|response|breach|crisis)? ?(?:\\w+ )?plan",
      "(?:plan|steps) .. (?:only |just )?(?:in (?:my|our|his|her) heads?)",
      "(?:would|will) (?:\\w+ )?(?:just |simply )?(?:improvise|(?:call|ring|phone|ask) (?:someone|somebody|our|my|the) (?:it|guy|friend|son|nephew|technician|support|husband|wife|computer)?|see what|figure|google) & !bank|acquirer|police|plan|brand",
      "=(?:nothing|not a (?:word|line)|none of (?:it|that|this)) (?:\\w+ ){0,3}(?:written|in writing|on paper|prepared|planned|put down) & ~stolen|hack|breach|{incident}|plan",
      "=(?:no|there is no|without (?:a|any)?) (?:\\w+ )?(?:plan|procedure|instructions?|steps?) (?:\\w+ ){0,4}(?:for|if|when|in case|as yet|yet|so far|at all|about) & ~{incident}|wrong|stolen|breach|happen & !replace|until|card numbers? turn|unexpected",
      "=there is none & ~plan & ~{incident}|goes wrong|wrong|emergenc|happen",
      "=(?:would|will) (?:\\w+ )?(?:have to )?(?:improvise|muddle|wing it|panic|make it up|see what happens)",
    ],
  },
  "12.10.2": {
    about: ["(?:incident|emergency|response|plan|drill) & test|exercise|drill|rehears|review"],
    met: [
      "irp>|(?:incident|breach|response|emergency) plan & yearly|annual|every|each year & test|drill|exercise|run through & review|updates|amend & !never|untested|only tests|hardware",
      "(?:test|exercis|drill|rehears|practi[sc]|simulat|play(?:ed)? through|run through|walk(?:ed)? through|dry run|tabletop|try out|tried out)\\w* & ~plan|incident|emergency & #every<=370 & !train|course|lessons? (?:in|on|about)|awareness|they sign|pen ?test|penetration|scan|restore|segment|fire drill & !each responder|only tests the|phone list only|hardware",
    ],
    unmet: [
      "=(?:drill|exercise|tabletop|test of the plan)(?: \\w+){0,5} (?:only tests|years back|years ago|in 20(?:1\\d|2[0-4])|overdue|never)|plan (?:\\w+ ){0,4}(?:untested|untouched) & !pen|scan|fire|asv",
      "=(?:plan|incident)\\w* .. (?:never|not|nobody) (?:\\w+ ){0,3}(?:test|exercis|drill|rehears|practi|tried|review)",
      "=(?:never|not|nobody) (?:\\w+ ){0,4}(?:test|exercis|drill|rehears|practi|tried)\\w* .. (?:plan|incident|emergency)",
      "=(?:never|not once|not|nobody|no one) (?:\\w+ ){0,3}(?:tested|tried|rehearsed|exercised|drilled|practi[sc]ed|played|run through|walked through|dry run)>(?: \\w+){0,3} & ~plan|incident|emergenc & !pen|scan|segment|backup|restore|terminal|walls",
      "=(?:yearly|annual) (?:test|exercise|drill) (?:\\w+ ){0,4}(?:not|never|missing|overdue)",
    ],
    number: "at least once every 12 months",
  },
  "12.10.3": {
    about: [
      "(?:24|around the clock|day and night|any time|always|on call|night) & reach|call|available|phone",
    ],
    met: [
      "(?:duty officer|on duty|soc>|designated|named) & incident|alarms?|emergenc|break in & all hours|any hour|nights|any day|sundays|24|always|round the clock|bank holidays & !ends at|starts with|none of them|nobody",
      "every hour (?:of|day)|24 ?/ ?7|24 ?x ?7|24 hours?|around the clock|round the clock|day and night|at any (?:time|hour)|any ?time|any hour|night and day|on call|always (?:be )?reach|always (?:available|contactable|answer)|including (?:nights|weekends)|nights and weekends|even at night & reach|call|available|phone|answer|respond|contact|on call|stand ?by|duty|mobile|person|people|number & !camera|monitor(?:ed|s)? the|scan|watch(?:es)?|antivirus|vendor .. connect|remote & !on call ends|monday to friday|nine to five|starts with the new",
    ],
    unmet: [
      "=(?:nobody picks up|no one picks up|wait until (?:the )?(?:next )?morning|no one to respond|nobody to respond|on call ends|nine to five|monday to friday|without a stand ?in|no particular person) & something happens|reachable|incident|emergenc|help|alarm|knows what|on call|night|holiday & !till|customer",
      "=(?:nobody|no one|not|never) (?:\\w+ ){0,4}(?:reach|available|on call)\\w* .. (?:night|weekend|24|after|outside)",
      "(?:only|just) .. (?:office|opening|business|working|shop) hours",
      "=(?:phones?|mobiles?|everything) (?:is|are|goes?) (?:\\w+ )?(?:off|out|dead|switched off)> & ~night|weekend|sunday|evening|friday|closed|monday|around the clock & ~emergenc|incident|reach|on call|break ins?",
      "=(?:nobody|no one|not) (?:\\w+ ){0,3}(?:reach|reached|reachable|pick up|picks up|answer|answers|available|on call|there)> & night|weekend|sunday|evening|holiday|friday|after (?:hours|closing|six|eight)|closed & !customer|till",
      "(?:around|round) the clock|24 ?/ ?7|on call & (?:only )?(?:on|during) (?:workdays|weekdays|working days|work days|office hours|opening hours|business hours)|monday (?:to|till|through) (?:friday|saturday)|except (?:on )?(?:sundays?|weekends?|nights?) & !camera|monitor",
    ],
  },
  "12.10.4": {
    about: ["(?:incident|response|emergency) & (?:team|people|person) & train|drill"],
    met: [
      "(?:responders?>|incident handlers?|(?:people|those|everyone|everybody|all) (?:with|who|in) (?:\\w+ ){0,5}(?:incident|breach|plan)|incident role|part in an incident|crisis team) & train\\w*|schooled|learn|course|practises?|refresher|taught & year|months|regular|interval|twice|comes back|refresher & !will come|had none|none of them|not trained|analysis|tra>|interval for|fell victim|once, years",
      "(?:incident|response|emergency|breach)\\w* (?:\\w+ ){0,3}(?:team|people|staff|person|group|responders?|crew)|(?:people|those|team|person|staff) (?:who|on|in|that) .. (?:incident|respond|react|emergency|call list|duty)|responders> & train|course|practi|drill|rehears|exercis|taught & !{tra}|phish",
    ],
    unless: "interval for|tra>|will come|had none|analysis|in 20(?:1\\\\d|2[0-4])",
    unmet: [
      "=(?:incident|response|emergency) (?:\\w+ ){0,2}(?:training|course|drill|exercise)s? (?:\\w+ ){0,4}(?:missing|none|never|nobody|not)> & !tested|plan (?:is|was)",
      "(?:no|without|never (?:had|got)|had no|have no) (?:\\w+ )?training & ~respond\\w*|on call|incident (?:team|people|handlers)|who react & !{tamper}|phish",
      "=(?:responders?|incident (?:people|team|list)|crisis team|named people|response team|them)(?: \\w+){0,9} (?:had none|no training|never been trained|not trained|cost cuts|will come)|none of them has ever been trained|training for the crisis team fell|trained once,? years ago|training (?:last time )?(?:when|in) (?:\\w+ ){0,5}20(?:1\\d|2[0-3]) & incident|~incident|respon\\w*|crisis|breach|team",
      "=(?:team|people|person|responders?|crew|staff|they|those)(?: \\w+){0,6} (?:trained|taught|drilled|practi[sc]ed) (?:once|only once|one time|(?:\\w+ )?in (?:19|20)\\d\\d|years ago) & incident|response|emergenc|team",
      "=(?:team|people|person|responders?|crew)(?: \\w+){0,5} (?:never|not|no) (?:\\w+ ){0,2}(?:train|taught|drill|practi|course)\\w* & incident|response|emergenc|call list",
    ],
  },
  "12.10.4.1": {
    about: ["{tra} & incident|response|team|responders"],
    met: [
      "{tra}|tra>|risk study|study of that risk|written study & responders?|incident & train\\w* & interval|every|months|twice|how often|rhythm|sets & !no analysis|never|copied|missing|without",
      "{tra} & incident|response|team|responders|emergency & train|often|frequency|rhythm & !log|antivirus|terminal",
    ],
    unmet: [
      "=(?:no (?:risk )?analysis|nobody (?:ever )?analy[sz]ed|without an analysis|copied from|not laid down|missing the threats|never reviewed|risk study ?:? ?(?:none|missing)) & ~responders?|incident & train\\w*|frequency|interval|often",
      "=not a single (?:targeted )?risk (?:analysis|study)|risk study (?:\\w+ ){0,3}responders?(?: \\w+)? ?: none",
      "=(?:no|never|not|nobody|without (?:a|any)?) (?:\\w+ ){0,4}(?:study|analysis|risk \\w+) & incident|response & train|often",
    ],
  },
  "12.10.5": {
    about: ["{incident}|plan & alerts? & intrusion|firewall|file|page|wifi"],
    met: [
      "(?:plan|chapter|irp) & alarms?|alerts? & ids>|break in detection|firewall & file|wi ?fi|wlan|page & who|what to do|watches|steps & !silent|only firewall|not described|later",
      "alerts?>|alarms?>|warnings?> & plan|incident|procedure|respon|steps & intrusion|firewall|file|page|wifi|wireless|ids>|ips>|detection|integrity|security (?:tools|systems|monitoring) & !logs reviewed|fail",
      "section|chapter|part>|page>|paragraph|steps & alerts?>|alarms?> & ~plan|incident & intrusion|ids>|fim>|firewall|file|page|wifi|detection",
    ],
    unless: "only firewall|silent|not described|added to the plan",
    unmet: [
      "=(?:alarms?|alerts?)(?: \\w+){0,8} (?:not described|added to the plan later|not in the plan)|plan is silent on (?:\\w+ )?(?:alarms?|alerts?)|only firewall alarms",
      "=(?:plan|it) (?:\\w+ ){0,3}(?:not|nothing|never|no) (?:\\w+ ){0,4}alerts? & ~plan|incident",
      "=alerts? (?:\\w+ ){0,4}(?:not (?:in|part of)|nowhere in) (?:the |our )?plan",
    ],
  },
  "12.10.6": {
    about: ["(?:plan|incident) & lessons?|learn|improv|experience"],
    met: [
      "(?:irp>|plan)> & lessons|learned|false alarm|incident|test & modif|built in|updated|changed|adapted|improv & industry|news|alerts?|developments|each time|every time & !never|not put|does not find|ciphers?|hardware|strength",
      "lessons?|learn(?:t|ed|ing)?>|experience|improv|adapt|updat|evolv|news|industry & ~plan|incident & after|from|each|every|test|incident|industry|news|drill|changes? & !{staff} learn|training|phish|antivirus|software|polic(?:y|ies)> .. review & !ciphers?|hardware|algorithm|strength|crypto|in a course|old company|tested in full|untouched",
    ],
    unmet: [
      "=plan(?:'s| has| is| was)? (?:\\w+ ){0,3}(?:never been changed|unimproved|untouched)|plan (?:\\w+ ){0,6}(?:unimproved|untouched)|do not put it in the plan|does not find its way in(?:to)? (?:our|the) plan & !ciphers?|hardware",
      "=(?:plan|it) (?:\\w+ ){0,4}(?:never|not|nobody) (?:\\w+ ){0,3}(?:chang|updat|improv|adapt|adjust|touch)\\w* & ~plan & incident|after|lesson|since|emergenc & !replace|polic",
    ],
  },
  "12.10.7": {
    about: [
      "card (?:numbers?|data) .. (?:unexpected|not (?:be|belong)|wrong place|turn|found|find)|(?:unexpected|found|find|turns? up|discover)\\w* .. card (?:numbers?|data)",
    ],
    met: [
      "(?:found pan|pans?>|card numbers?|full card number) & surface|found|pops? up|turns? up|where (?:it|they) should & steps|playbook|drill|start|procedure & delete|purge|wipe|secure & origin|source|where it came|trace|how it came & !do not check|nobody looks|will be part|just delete",
      "+(?:unexpected|where (?:it|they) (?:should|do|does) not|not (?:belong|expect)|wrong place|turns? up|turn up|discover|stray|finds?|found|surfac|shows? up)\\w* & card (?:numbers?|data|details)|pan>|pans>|full number & steps|procedure|plan|written|report|tell|delet|remov|find out|where (?:it|they) came|secure|instructions|rule|cause|investigat|move & !visitor|terminal|{tamper} only & !will be part|do not check|nobody looks|silent|just delete",
    ],
    unmet: [
      "=(?:just delete|nobody looks where|do not check for|will be part of|plan is silent) & card numbers?|pans?>|mail & found|find|stray|unexpected|turning up|erased|surface",
      "=(?:no|not (?:any|have)|nothing|without|none|never) (?:\\w+ ){0,3}(?:steps?|procedure|plan|rules?|instructions?|written|idea) (?:\\w+ ){0,3}(?:for|on|about)? ?(?:that|it|this|such)? & card (?:numbers?|data|details)|pans?> & turn\\w* up|found|find|where (?:it|they|one) should|not (?:belong|be)|unexpected|show\\w* up|discover",
      "=(?:no>|nothing|never|improvise|would not know) & (?:find|found|turned up|turns up|turn up|showed up|discover\\w*|stumbled) (?:\\w+ ){0,5}(?:card (?:numbers?|data)|where (?:it|they) should)",
    ],
  },
};
