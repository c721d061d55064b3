// Requirement 6: what an answer must say about software, updates and payment pages.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const DEVELOPERS =
  "developers?|programmers?|coders?|dev team|engineers|our agency|the agency|freelancer|who (?:write|build|program|code)\\w*|software team";

// An automatic shield in front of the web shop, by its name or by what it does.
const NO_SHIELD =
  "can not afford|no one reads|nobody reads|scripts?>|page shield|cdn>|only (?:alerts|logs)|log(?:s|ging)? only|learning mode|open to the internet without|whether";
const WAF_ON = `{waf} & ~block\\w*|stop\\w*|prevent\\w*|den(?:y|ies)|filter\\w*|guards? & !${NO_SHIELD}`;
const WAF_USED = `{waf} & block|detect|stop|protect|in front|filter|prevent|alert|on>|activ|run|use|have|cover|before|keeps|watch & !${NO_SHIELD}`;
const WAF_NAMELESS =
  "(?:automatic|always on) (?:\\w+ )?(?:attack|web) (?:\\w+ )?(?:filter|shield|protection)|sits before (?:the|our) (?:shop|site|booking)|(?:filter|shield) (?:\\w+ ){0,2}before (?:the|our) (?:shop|site) & ~attacks?|injection\\w*|bots|blocking & !pen ?test|mail";

/** Rules for requirement 6. */
export const RULES_06: Rules = {
  "6.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "6.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "6.2.1": {
    about: [
      "{code}|develop|built|coding & secure|owasp|standard|practice & !train|course|class|taught|learn",
    ],
    met: [
      "(?:follow\\w*|stick to|sticks to|keep to|keeps to|according to|work by|works by|adhere to|build by|built (?:by|after|to)|write (?:by|to|after)) (?:the )?(?:\\w+ ){0,2}(?:owasp|secure coding|sei cert|cert (?:coding )?rules|coding (?:rules|standards?|guidelines?))> & {code}|develop|built|build|software|plugin|programs? & !review\\w*|reads?>|old (?:payment|shop)",
      "owasp|secure (?:coding|development(?! section)|design|software(?! standard))|safe coding|coding (?:standard|guideline|rules)|security by design|sdlc|(?:industry|recogni[sz]ed|good|best) (?:standards?|practices?) & {code}|develop|built|build|written|wrote|program|coding|software|stage|step & !train\\w*|course|class|review\\w*|reads?>|checked|scan\\w*|pull requests?|catalogue|procedures|injection|methods? for|schooled|skilled|versed|workshop|old shop|find (?:holes|flaws)|against our|old and new|old and fresh|(?:sorts?|kinds?) of (?:holes|flaws)|analysis|techniques|match our|safe coding rule|test(?:ed)? at the end",
      "owasp|secure coding (?:standard|guideline|rules|practice)|coding (?:standard|guideline)s? & follow|by>|according|work|stick|adhere|built|written|use & !train\\w*|review\\w*|reads?>|checked|scan\\w*|pull requests?|injection|uses them for all|old shop|old and new|known and new|skilled|schooled|match our|analysis",
      "security & every (?:stage|step|phase)|from the (?:first|start)|throughout|from (?:design|planning|the beginning)|each (?:stage|step|phase) & {code}|develop|built|build|software|plugin",
    ],
    unmet: [
      "=(?:without|not|no) (?:\\w+ )?(?:thinking|thought|regard|consideration|attention|care) (?:of|to|for|about) security",
      "=(?:follow\\w*|uses?|knows?|has|have|keeps? to|works? by) no (?:\\w+ ){0,2}(?:standards?|guidelines?|coding rules) & ~freelancer|developer|programm\\w*|code|coder|hand ?made|agency|plugin & !access|password",
      "=security (?:is )?(?:not|never|no) (?:\\w+ ){0,3}(?:thought|considered|looked|planned|topic|subject) & ~programmed|programming|develop\\w*|built|building|code|software",
      "=no (?:\\w+ )?(?:coding |security )?(?:standards?|guidelines?|norm|rules) (?:behind|to follow|he follows|we follow|for (?:coding|programming|code)) & ~code|coding|programs?|programming|developer|software|plugin",
      "=(?:in|at) (?:design|planning|development)(?: and \\w+)? (?:nobody|no one) (?:\\w+ )?(?:thinks|looks|cares) & ~code|software|program",
      "=(?:codes?|builds?|programs?) (?:\\w+ ){0,3}as (?:he|she|they) (?:thinks?|likes?|pleases?)",
      "security is (?:only )?looked at when & ~code|shop|program|software",
    ],
  },
  "6.2.2": {
    about: [`${DEVELOPERS} & train|course`],
    met: [
      `(?:each|every|all|our|three|both) (?:\\w+ ){0,2}(?:developers?|devs?|coders?|programmers?|dev staff|dev team)> & ~train\\w*|course|workshop|sans & ~annual|every (?:twelve|12) months|yearly|each year|every year|repeated every|this year & ~secur\\w*|owasp|safe coding & !two of|booked|general security|when they start|once|20[12]\\d|awareness`,
      `${DEVELOPERS} & train|course|class|workshop|seminar|webinar|conference|learn & #every<=370`,
    ],
    unmet: [
      `(?:${DEVELOPERS}) & ~when they start|at the start|general (?:security )?awareness|like all other staff & ~no yearly|no refresh|nothing on coding|never again`,
      "last (?:\\w+ ){0,4}(?:course|training) (?:\\w+ ){0,3}(?:was|is) (?:in )?20(?:1\\d|2[0-3])",
      `(?:one|two|three|four|half|some|few|most) (?:out )?of (?:our |the )?(?:\\w+ )?(?:${DEVELOPERS}) .. (?:did|had|took|have|were)`,
      "=(?:never|no|not) (?:\\w+ ){0,3}(?:course|class|training|lesson|school)\\w* & ~programs?>|programming|code>|developer|software|add on|plugin",
      "last (?:\\w+ ){0,2}(?:course|class|training|lesson|school\\w*) .. (?:(?:19|20)[012]\\d|college|school|university|years? ago) & ~programs?>|programming|code>|developer|software|add on|plugin",
      `=(?:${DEVELOPERS}) .. (?:never|no|not) .. (?:train|course|class)`,
    ],
    number: "at least once every 12 months",
  },
  "6.2.3": {
    about: ["code review|review .. code|reviewed before|static analysis|sast"],
    met: [
      "code review|(?:review|check|inspect|analy[sz]|scan|test)\\w*|(?:gone|goes|going|go) (?:through|over)|looked (?:over|through)|combed & {code}|change|release|plugin|update|software & before|prior to|release|live|online|every (?:change|commit|release)|pull request|merge|deploy & vulnerab|flaw|weak|holes?>|guidelines?|owasp|sast|static|bug|(?:for|of) security|secur\\w* (?:bugs?|problems?|issues?|errors?|test\\w*|check\\w*|review\\w*)|secure coding|safe coding|coding rules|mistakes & !dut(?:y|ies)|security impact|tickets?|way back|back ?out|own software|acceptance|talk at|firewall|patching|procedures|stage|think of|acceptance|risk talk|precedes|who is trained|certification|skilled|schooled|scans? .. quarter",
    ],
    unmet: [
      "=(?:nobody|no one|none of us) (?:\\w+ )?(?:checks?|reviews?|tests?|reads?|looks? (?:at|over|through)) (?:\\w+ ){0,3}(?:code|program|plugin|changes) (?:\\w+ ){0,3}(?:before|prior|until)",
      "check\\w* (?:\\w+ ){0,3}code (?:\\w+ ){0,3}after (?:\\w+ ){0,4}(?:released|release|live|online)",
      "(?:fixed|mended|repaired|corrected) (?:only )?(?:in the next|later|afterwards|after) & ~code|review\\w*|release & !never",
      "(?:stopped|dropped|given up|fell asleep) (?:when|since|after|as) & ~code reviews?",
      "only (?:the )?(?:big|large|major) (?:releases?|changes|versions) (?:gets?|are|is) (?:\\w+ )?(?:code )?(?:check\\w*|review\\w*)",
      "(?:code|changes?|program|new version)s? (?:\\w+ )?(?:goes?|is put|are put|comes?) (?:online|live|out|into production) (?:the (?:minute|moment)|as soon|right|straight|directly|at once|without|unread|unchecked|untested)",
      "(?:code|changes) .. (?:goes?|go) (?:straight|directly) (?:to |on )?(?:live|out|production|online)|(?:code|changes) .. (?:live|online) (?:unread|unscanned|unchecked|untested|unreviewed)",
      "=(?:no|never|not|nobody) (?:\\w+ ){0,3}(?:code review|reviews? (?:the |our )?code|checks? the code)",
    ],
  },
  "6.2.3.1": {
    about: [
      "second (?:developer|person|pair)|someone else|another (?:developer|person)|other developer|colleague & code|review",
    ],
    met: [
      "=(?:who|that|which) (?:did|has|have) not (?:write|written|wrote|made|make|built)|not the (?:author|writer)|never (?:by )?the (?:author|writer|one who)|non author|other than the (?:author|writer|developer) & ~reads?>|review\\w*|checks?>|goes (?:over|through) & ~(?:manage\\w*|chief|lead|head|cto|director|partner|boss|owner)> & ~approv\\w*|signs?>|signed|okays?|green light",
      "(?:another|second|other (?:one|developer|person|programmer)|by the other|non author|someone who did not write|four eyes|colleague|peer|never (?:by )?(?:the )?(?:author|writer))> & ~review\\w*|reads?>|goes over|read always & ~(?:manage\\w*|chief|lead|head|cto|director|partner|boss|owner)> & ~approv\\w*|sign\\w*|okay|green light|ok> & !no manager|no training|intern|half|separate accounts|skip|deploy with",
      "(?<!no manager[^.;]{0,60})second (?:developer|person|pair|programmer)|someone else|somebody else|another (?:developer|person|programmer|engineer|colleague)|other (?:developer|person|programmer|than)|different (?:developer|person)|not the (?:author|one|person)|never the (?:author|one|same)|four eyes|peer & review|check|read|look|goes? (?:over|through)|approv|sign & {code}|change|release|it>|before|pull request|merge|commit & !separate accounts|deploy with|intern|skip|half|virus",
    ],
    unmet: [
      "(?:who|that) (?:writes?|codes?|programs?|wrote|built|builds) (?:\\w+ ){0,4}(?:also|himself|herself|themselves|alone) (?:checks?|reviews?|tests?|reads?|looks?)",
      "(?:checks?|reviews?|tests?|reads?) (?:his|her|their) own (?:code|work|changes)",
      "=no (?:manager|boss|lead\\w*|chief|one (?:in|from) management) (?:\\w+ ){0,2}(?:sees?|approves?|signs?|looks?) & ~code|review\\w*",
      "skips? the (?:second|review|other)|(?:reviewed|read|checked) by (?:the|an) intern & ~{code}|change|reader|live",
      "reviews? (?:\\w+ ){0,3}(?:for|on) (?:about |only )?(?:half|some|a few|part) & ~code|change\\w*|colleague",
      "=(?:nobody|no one|none of us) (?:else )?(?:\\w+ )?(?:checks?|reads?|reviews?|looks? at|looks? over|tests?|sees?) (?:\\w+ ){0,3}(?:code|program|software|plugin|changes)>",

      "=(?:nobody|no one|none) else (?:\\w+ )?(?:looks?|does|reads?|checks?|sees?|reviews?|touches) & ~code>|programs?>|software|add on|plugin",
      "(?:reads?|looks?|goes|checks?|reviews?) (?:through |over |at )?(?:his|her|their) (?:own )?(?:code|work|stuff) (?:again )?(?:himself|herself|themselves|alone)",
      "=(?:reads?|looks?|goes|checks?|reviews?) (?:through |over |at )?(?:his|her|their) own code",

      "(?:author|developer|programmer|he|she|same person) .. (?:reviews?|checks?|approves?|releases?) (?:his|her|their|its) own",
    ],
  },
  "6.2.4": {
    about: ["injection|xss|csrf|cross site|attacks? & code|software|develop|prevent|guard"],
    met: [
      "injection|xss|cross site|csrf|owasp top|buffer|parameter(?:ized|ised)? (?:queries|statements)|prepared statements|input (?:validation|is validated|check)|common attacks & prevent|guard|protect|against|guidelines|rules|escap|framework|validat|stop|method|technique|covered|tested|train|not work|no chance|harmless|impossible|knows? & !firewall|waf>|filter|back ?out|writes logs|precedes|tested before|pen ?test|found|none|open to|vulnerable to",
    ],
    unmet: [
      "(?:code|shop|form|app|plugin|site)\\w* (?:is|are) (?:\\w+ )?(?:open|vulnerable|prone|exposed) to (?:\\w+ ){0,2}(?:injection|xss|cross site)",
      "=nothing (?:\\w+ ){0,4}(?:stops?|prevents?|guards?|protects?|helps?) & ~injection|xss|cross site|attacks? & !firewall",
      "=(?:no set methods|each (?:\\w+ )?as they (?:please|like)|(?:pieces?|glues?|puts?|strings?) sql together) & ~attacks?|code|form fields|developers|injection",
      "found (?:\\w+ )?(?:injection|cross site|xss) .. still",
    ],
  },
  "6.3.1": {
    about: ["{vuln} & subscrib|newsletter|follow|read|mailing|rank|rate|alert|watch|track|inform"],
    met: [
      "alerts?|bulletins?|advisor\\w*|security (?:lists?|mails?|news)|warnings?|cert>|ncsc|bsi> & ~(?:grade|grades|graded|rank|ranks|rate|rates|rated|mark|marks|sort|sorts|class\\w*|weigh|weighs) (?:them|it|each|every|all|those|new) & ~danger\\w*|severity|severe|risk|critical|high|red>|cvss|urgen\\w* & !scan|pen ?test|{waf}|not|never|nobody|wifi|logs?>|antivirus",
      "(?:cert>|certs>|msrc|advisor\\w*|bulletins?|vendor (?:mails?|alerts?|notices?)|mails? from (?:cert|(?:the )?makers?|vendors?)|qualys|national cert|security (?:mails?|news|lists?)) & ~rating|ranking|ranks?>|ranked|cvss|how (?:dangerous|bad|serious|urgent) & ~critical\\w*|highs?>|red> & !do not rank|asleep|plan|parameter\\w*|injection|left out",
      "alerts?|bulletins?|advisor\\w*|security (?:lists?|mails?)|warnings?|cert> & ~critical|high|red> & ~medium|low>|yellow|green|amber & ~each|every|put|mark|rank|rate|sort|class & !scan|asv|pen ?test|staff|never|nobody|not|no>",

      "(?:e?mails?|newsletter|bulletin)s? (?:from|of|by) (?:the )?(?:maker|vendor|manufacturer|producer)|{vuln}|security (?:news|mail|email|alert|bulletin|advisor|newsletter|feed|warning|notice|update mail)|cert>|cve|advisor(?:y|ies) & {vuln}|secur|risk|{patch} & subscrib|newsletter|mailing list|follow|read|monitor|watch|track|informed|receive|get|sends|look at|check|keep an eye|sign(?:ed)? up|notif|emails? us & rank|rate|rating|risk|critical|high|classif|severity|grade|weigh|how (?:dangerous|serious|bad|urgent|severe)|score|sort|judge|priorit|urgent|important|cvss & !parameter\\w*|framework|injection|left out|asleep|methods|scan|asv|pen ?test|wifi|waf|staff train",
      "rank|rate|rating|classif|priorit|score|grade|sort & {vuln}|holes?>|advisories|bulletins|alerts & critical|high|risk|severity|cvss|urgent|level & !staff|provider|scan report|media|parameter\\w*|framework|injection|left out|asleep|methods|encryption|ranked",
    ],
    unmet: [
      "(?:from|in|out of|through) (?:the )?(?:newspapers?|news|papers?|tv|television|radio|internet)|by chance|if at all & ~security (?:holes|flaws|gaps|problems|issues)|weak spots?|vulnerabilit\\w*|holes & !cert|rank\\w*|rate",
      "=(?:do not|never|not) (?:rank|rate|classify|weigh|sort) (?:anything|them|it|any)",
      "=how would (?:i|we) (?:know|hear|learn) .. (?:holes|weak\\w*|flaws|vulnerab\\w*)",
      "(?:rank\\w*|watch\\w*|alerts?) .. (?:asleep|stopped|ended|since (?:he|she) (?:is |has )?(?:gone|left))",
      "=(?:nobody|no one|never|not|none of us) (?:\\w+ ){0,4}(?:look|keep|follow|hear|read|watch|track|inform)\\w* .. (?:news|gaps?|holes|flaws|weak\\w*|vulnerab\\w*|bulletins?|alerts?) & !wifi|logs?>|camera|phish",

      "=(?:no|not|never|nobody|none|no one) (?:\\w+ ){0,5}(?:warning|bulletin|alert|advisor|security news|cert mail)\\w* & !wifi|logs?>|{waf}|payment page|rogue",
      "=(?:hear|learn|find out|know) (?:about|of) (?:the )?(?:new )?(?:security )?(?:holes|flaws|weak\\w*|bugs|vulnerab\\w*|gaps)\\? (?:well )?(?:i|we) (?:do|would) not",
      "=(?:nobody|no one|not|never) (?:\\w+ ){0,3}(?:goes looking|looks?|look out|look for|search\\w*|watch\\w*) (?:\\w+ )?for (?:them|it|those|any)> & ~holes|{vuln}",

      "=(?:nobody|no one|never|not|none of us) (?:\\w+ ){0,4}(?:follow|read|track|watch|look (?:for|at|out for)|check|subscrib|informed)\\w* .. (?:security (?:news|alert|bulletin|advisor)|vulnerab|security holes|weak)",
    ],
  },
  "6.3.2": {
    about: [
      "(?:list|inventory|sbom) .. (?:software|librar|component|plugin)|sbom|(?:librar|component)\\w* .. (?:list|inventory)",
    ],
    met: [
      "(?:self (?:written|made|built)|in house|custom|own (?:software|apps?|applications?|code|program)|written for us|made for us) & ~cmdb|sbom\\w*|lists?>|sheet|inventory & ~packages?|librar\\w*|components?|modules?|npm|nuget|dependenc\\w* & !lacking|not the|once|years ago|script on|payment page|no>|not",
      "sbom|bill of materials|{list} & {code}|own|bespoke|custom|written for us|made for us & librar|component|parts|third part|modules|packages|plugins?|dependenc & !scripts?>|javascript|provider|payment page|policy|lacking|years ago",
      "librar|components?>|dependenc|packages>|modules> & {list}|sbom|lock ?file|composer|npm|dependabot & {code}|software|shop|plugin|own|custom & !scripts?|javascript|payment page|by heart|lacking|years ago|touched",
    ],
    unmet: [
      "=(?:nobody|no one|no|never|not) (?:\\w+ ){0,3}(?:overview|record|list|inventory) (?:\\w+ ){0,3}(?:inside|in) (?:our|the) (?:custom|own)",
      "(?:list|inventory) .. (?:is lacking|lacks|not the (?:outside|foreign|third party)|leaves out|without the) & ~own software|self made|custom|components?|librar\\w*|programs? & !certificate|script on|payment page",
      "=(?:component|librar\\w*|software|sbom|inventory|program)\\w* (?:list|inventory)?(?: \\w+){0,6} (?:not been (?:touched|updated)|is lacking|lacks|not the (?:outside|third party|foreign) (?:parts|modules|librar\\w*)|made at launch|is missing) & !scripts?>|antivirus",
      "=(?:not|never|no) (?:\\w+ ){0,2}(?:keep|have|list|inventory) (?:\\w+ ){0,2}(?:of )?(?:custom code|own code|own software|librar\\w*|components?|self (?:made|written))",
    ],
  },
  "6.3.3": {
    about: ["{patch} & install|appl|automatic|within|month|week|day|late|behind|put"],
    met: [
      "(?:within|inside|in) (?:24|48|72|\\w+) (?:hours|days) .. critical|critical .. (?:within|inside|in) (?:24|48|72|\\w+) (?:hours|days) & ~apply|install\\w*|patch\\w*|fix\\w*|updat\\w* & !should|says our policy|antivirus|ranked? only|log|alert|without any record",
      "critical (?:\\w+ ){0,4}(?:on>|in>|installed|done|go|goes|applied|put|loaded|there) & #days<=31 & ~{patch}|software|firmware & !should|says our policy|antivirus|months|waited|late",

      "{patch} & {patch}|install|appl|automatic|auto|put (?:in|on)|go in|rolled|itself|done|run & #days<=31 & !(?:other|minor|lesser|lower|less (?:important|urgent|critical)|non ?critical|medium|remaining|normal) (?:\\w+ )?(?:fixes|patches|updates|ones)|the rest|should|took|lasted|antivirus|virus|signature|definitions?|password|contract|policy|list|leav",
      "{patch} & automatic|automatically|auto|by itself|by themselves|itself|themselves|on its own|overnight & install|appl|on>|updat|patch|set|run|come|done|load|download|enabl|activ|restart & !{waf}|attacks?|rule sets?|managed rules|blocking mode|sits before|filter|antivirus|virus|signature|definitions?|defender|bitdefender|wifi",
      "(?:updat|patch|upgrad)\\w* & #every<=31 & windows|system|software|plugin|wordpress|shop|pos|till|router|computer|terminal|firmware|server|security|everything|magento|woocommerce|critical|install & !should|says our policy|antivirus|virus|signature|definitions?|list|polic|diagram|contract",
    ],
    unmet: [
      "=no (?:\\w+ )?(?:updates?|patches|fixes) (?:were|was|have been|has been|are|is|get|got) (?:\\w+ )?(?:made|done|installed|applied|run|loaded|put)(?![^.;]*(?:antivirus|list|polic))",
      "(?:half a year|(?:two|three|four|five|six|several|many) months|a year|a quarter|ages) (?:\\w+ )?(?:passes?|passed|goes by|go by|pass) (?:before|until|till) & ~patch\\w*|fix\\w*|updat\\w*",
      "last (?:ones?|updates?|patch\\w*|firmware) (?:we had |we got )?(?:came|were|was|are|is|dates?|installed) .. (?:(?:19|20)\\d\\d|years|ages|when)> & ~updat\\w*|patch\\w*|firmware & !list|polic|antivirus|definitions|last month|this",
      "(?:critical|urgent) (?:ones|fixes|patches|updates) (?:as well|too|also) & ~every (?:quarter|three months|half year|six months)|once a (?:quarter|year)|quarterly & !within|days|at once",
      "(?:updates?|patches|windows) .. (?:on pause|paused|on hold|held back|stopped|frozen|suspended) .. (?:in|from|until|till|over|since) & !list|polic|antivirus",
      "updat\\w* .. (?:when|if) .. (?:ask|asks|have time|has time|reminds|annoy)",
      "=no (?:new )?(?:firmware|updates?|patch\\w*) since & !list|polic|antivirus",
      "(?:plugins?|software|system|shop|server|firmware|windows|updates?|patches)\\w* .. (?:(?:two|three|four|five|six|several|many|some|\\d+|a few) (?:major )?(?:versions?|releases?|updates?|months|years) (?:behind|old)|behind by|way behind|far behind)",

      "(?:patch|update|fix)\\w*\\? (?:well |only |just )?(?:when|if|rarely|seldom|now and then)",

      "=last (?:updat|patch|upgrad)\\w* (?:\\w+ ){0,3}(?:when we (?:went|open|start|bought|got)|when it was|in (?:19|20)\\d\\d|before|(?:two|three|four|five|six|\\d+) years|years) & !list|polic|rules|diagram",
      "(?:fix|fixes|patch|patches|updates?) .. (?:when|if) (?:there is|i find|we find|he finds|someone finds|we have|i have|he has|he gets|we get) (?:\\w+ )?(?:time|free|round|around|a minute|nothing)",
      "(?:critical|patch|fix|update)\\w* .. (?:waited|takes?|took|late|after) (?:\\w+ ){0,2}(?:two|three|four|five|six|seven|eight|\\d+) (?:and a half )?(?:months|years)",
      "(?:critical|patch|fix|update)\\w* .. (?:two|three|four|five|six|seven|eight|\\d+) (?:months|years) (?:after|late|behind)",
      "=(?:never|not|no|nobody) (?:\\w+ ){0,3}(?:get|got|gets|gotten|had|has) (?:\\w+ ){0,3}(?:putting|round to|around to|an? update|updates?|new software) & ~updates?|software|firmware|router|patch & !antivirus|list|polic",
      "updates? .. by hand .. (?:twice|two times?|once|three times?) (?:an?|in the|in|per|every) year",
      "(?:one|two|three|once|twice) ?(?:times?)? (?:an?|in the|in|per|every) year & ~updates?|patch & !polic|list|review|check|contract|train|test|scan|audit|assess|specialist",

      "=(?:nobody|no one|never|not) .. (?:care|cares|look|looks|bother|think|thinks) .. (?:updates?|patches|patching|updating)",
      "=(?:gets?|receives?|has|have|got|there are|are) no (?:\\w+ ){0,2}(?:updates|patches)",
      "=(?:windows (?:xp|7|8|vista)|unsupported|end of life|no longer (?:supported|gets updates|receives updates)) .. ",
      "=(?:never|not|nobody|have not|has not|do not|does not) (?:\\w+ ){0,4}(?:updat|patch|upgrad)\\w*(?! .. (?:list|polic|antivirus))",
      "(?:updat|patch)\\w* .. (?:off|disabled|switched off|turned off|postponed|skipp|ignored|when (?:something|it) (?:breaks|stops)|only when|put off|months behind|years behind|wait(?!s? (?:longer|more)))",
      "=(?:plugin|shop|wordpress|magento|windows|software|firmware|server)\\w* .. (?:out of date|outdated|years old|months behind|not been updated|never been updated|old version)",
    ],
    number: "critical fixes within one month of their release",
  },
  "6.4.1": {
    about: ["web ?app|web ?site|application & (?:security )?(?:test|review|assessment|scan)"],
    met: [
      `${WAF_ON} & ~logs?>|logging|logged|diagnostics & ~updat\\w*|current|refresh\\w*|managed|up to date`,
      `${WAF_NAMELESS} & ~logs?>|logging|logged`,
      "web ?site|shop|web ?app\\w*|application|store & test|review|assess|check|examin|look & weak\\w*|vulnerab\\w*|holes|flaws & application security|security (?:firm|company|specialist|expert|tester)|specialist & #every<=370 & !asv|scan>|pen ?test|penetration|script",

      "web ?app\\w*|web ?site|webshop|application|shop|online store & test|review|assess|audit & #every<=370 & expert|specialist|security|professional|after (?:each|every|any|significant|big)|owasp|application security & !asv|pen ?test|backup|penetration|script",
    ],
    number: "at least once every 12 months and after each significant change",
    unmet: [
      "=(?:no|neither|without|not) (?:\\w+ ){0,3}(?:{waf}|attack shield) & ~test\\w*|flaws|attack|open|years? ago",
      "=(?:web ?shop|shop|web ?app|app)\\w* .. (?:tested|reviewed) .. (?:not (?:tested|reviewed) again|never again|still open)",
    ],
  },
  "6.4.2": {
    about: ["{waf}"],
    met: [
      "(?:cloud |web |application )?(?:firewall|filter|shield)> & ~attacks?|hackers & ~(?:our|the) (?:web ?)?(?:shop|site)|web ?shop|web ?site & block\\w*|stop\\w*|prevent\\w*|filters & !router|tills?>|office|mail\\w*|scripts?|network|without|no>|spam",
      WAF_ON,
      WAF_NAMELESS,
      WAF_USED,
      "automat & web attack|web app\\w* attack|attacks? (?:on|against) (?:the|our) (?:web|shop|site) & block|stop|detect|prevent",
    ],
    unmet: [
      "=(?:no|never|not|nothing|without) (?:\\w+ ){0,4}(?:protection|shield|filter|guard\\w*|defen[cs]e) (?:\\w+ )?(?:against|from) (?:\\w+ )?(?:attacks?|hackers) & ~shop|web ?sites?|sites?>|portal|online store",
      "{waf} & (?:not|never) taken|declined|did not (?:take|buy|book|want)|(?:with the|at the) old (?:host|hoster|provider)|extra but",
      "{waf} & ~(?:mailbox|alerts?|mails?) (?:\\w+ ){0,4}(?:no one|nobody) reads|only (?:logs|watches)|learning mode|test mode|blocks nothing|detect(?:ion)? only|only (?:alerts|listens)",
      "(?:portal|site|shop|app)\\w* (?:is )?open to the internet without & ~{waf}",
      "=no (?:\\w+ )?(?:attack )?shield (?:on|in front|for|before)",
      "=(?:no|without|not (?:any|have|got|use)|never (?:had|installed)) (?:\\w+ ){0,3}(?:{waf})",
      "={waf} .. (?:off|disabled|switched off|not (?:on|active|enabled|running|there|set))",
    ],
  },
  "6.4.3": {
    about: ["{script} & {list}|approv|authoriz|integrity|reason|why"],
    met: [
      "scripts?> & ~noted|listed|on (?:a|the) list|register|written down & ~(?:okay|ok|approval|yes|permission|approved|okayed|signed) & ~tool reports|(?:tool|monitor\\w*|service|browser|scanner|hash\\w*|sri|csp) (?:\\w+ ){0,5}(?:changed|altered|compar\\w*|differ\\w*|tamper\\w*) & !nobody|never|no reason",
      "(?:scripts?>|whatever runs|programs on the) & ~register|inventory|list> & ~approv\\w*|okay\\w*|authoriz\\w* & ~reports? (?:if|when|any)|alerts? (?:if|when|us|me)|warns?|notices (?:if|when|any)|compares?|unaltered|hash\\w*|integrity|detects? chang\\w*|changed (?:ones|code)|different & !no written reason|no reason|nobody",
      "{script} & {list}|inventor|each|every & {approve}|reason|why|justif|need|integrity|hash|sri>|csp> & ~{approve}|authoriz & ~integrity|hash|sri>|subresource|csp>|content security policy|tamper|not (?:been )?(?:altered|changed|modified)|unaltered|signature|checksum|fingerprint",
      "(?:little |small )?programs? on (?:the|our) (?:pay|payment|checkout|order) page & {list}|why|reason & {approve} & integrity|fingerprint|hash|tamper|different|chang",
      "integrity|sri>|csp>|hash|content security policy & justif|reason|register|list & {approve} & ~{script}",
      "{script} & integrity|sri>|hash|csp>|content security policy|subresource|tamper|fingerprint|checksum & {list}|inventor|{approve}|authoriz|reason|justif",
    ],
    unmet: [
      "=(?:not|no idea|nobody|no one) (?:\\w+ )?(?:know|knows|idea|sure)? ?(?:which|what|how many)(?: \\w+){0,2} (?:scripts? )?(?:run|runs|running|are|load|loaded|there)> & ~scripts?",
      "=(?:do|does) not know (?:\\w+ ){0,2}(?:which|what|how many) (?:\\w+ )?(?:ones|scripts?)? ?(?:\\w+ ){0,2}(?:run|runs|running|are|load|loaded|there)> & ~scripts?",
      "(?:anyone|anybody|everyone|everybody|any \\w+) (?:\\w+ ){0,3}(?:can|may|is able to) (?:\\w+ )?(?:add|put|insert|load|place) (?:\\w+ ){0,2}(?:scripts?|tags?|trackers?|pixels?|javascript) & ~checkout|payment|pay page|order page|site",
      "=no (?:hash\\w*|integrity check\\w*|sri>|csp>|checksum) & ~scripts?>|javascript",
      "=(?:whether|if) (?:a |any |the |one )?(?:\\w+ )?(?:scripts?|one)> .. (?:altered|changed|swapped|tampered) .. (?:not|nobody|no one|no way)",
      "(?:tag manager|marketing|agency) .. (?:loads?|puts?|adds?) (?:in )?(?:whatever|what (?:it|they) (?:like|want)|anything) & ~checkout|payment page|page",
      "=no (?:written )?(?:reason|justification|approval|list|inventory) (?:\\w+ ){0,2}for (?:them|the scripts|each|any)|(?:reason|purpose) is (?:not|nowhere) & ~scripts?>",
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:sign|approv|okay|authoriz|agree|allow)\\w* & ~scripts?>|javascript",
      "=(?:nothing|no way|no tool|nobody|not) (?:\\w+ ){0,4}(?:tell|notice|see|warn|show|know)\\w* .. (?:alter|chang|swap|fiddl|tamper)\\w* & ~scripts?>|javascript",

      "=scripts? .. (?:never|not|nobody|no one) (?:\\w+ ){0,2}(?:look|check|list|know|review)",
      "=(?:nobody|no one|no idea|never|not|do not|does not) (?:\\w+ ){0,5}(?:which|what|list|check|know|approv|track|control)\\w* .. (?:scripts?|javascript)",
      "=(?:agency|developer|marketing|anyone|they) .. (?:adds?|puts?|inserts?) .. (?:scripts?|tags?|trackers?|pixels?) .. (?:as they|without|freely|whenever|like)",
    ],
  },
  "6.5.1": {
    about: [
      "change (?:control|management|procedure|process)",
      "change (?:control|management|procedure|process|request|form|log)|chang & approv|test|roll",
    ],
    met: [
      "(?:chang(?:e|es|ed)>|altered|alterations?|modif\\w*|touched|updates?>|new versions?|deployment\\w*) & ~approv\\w*|sign\\w*|okay\\w*|authori[sz]\\w* & ~test\\w*|tried & ~back ?out|roll ?back|way back|go back|undo|revert\\w*|restore & !no way back|password|keys?>|without",
      "change (?:control|management|procedure|process|request|form|log|ticket)|chang(?:e|es|ed)>|goes (?:online|live)|put (?:online|live)|new (?:version|release)s?>|updates?> & {approve}|change request & test|roll ?back|back ?out|go(?:ing)? back|way back|old version back|return to|restore|tried & !password|wifi|key>|keys>|firewall rule only|log files?|payment page (?:changed|as)",
    ],
    unmet: [
      "(?:we|i|they|he|she) (?:just |simply |often )?changes? (?:things|stuff|it|code|settings|everything) (?:on the fly|live|directly|as (?:we|they|he|she|i) (?:like|go|please|see)\\w*|when(?:ever)? needed)",
      "=(?:chang(?:e|es|ed)>|altered|alterations?|modif\\w*|touched|updates?>|new versions?|deployment\\w*|fix\\w*) .. (?:without (?:any )?(?:record|approval|test\\w*|paper)|just get done|nothing is (?:recorded|written|noted)|no one documents|nobody documents|afterwards when|directly by ftp|no way back) & !rights|access|password",
      "(?:changes?|alters?) (?:things |stuff |code )?on the live (?:shop|site|system|server) .. (?:directly|by ftp|when needed|whenever)",
      "only (?:large|big|major) (?:changes|ones) .. (?:follow|go through) & ~small|process",
      "(?:changes?|updates?|we change) .. (?:straight|directly|just) .. (?:live|production|running)",
      "=(?:no|without (?:any)?|not (?:any|have)) (?:\\w+ ){0,2}(?:change (?:control|management|process|procedure|log))",
      "(?:anyone|everyone|whoever) .. chang(?:e|es) .. (?:live|system|site|shop|server)",
    ],
  },
  "6.5.2": {
    about: [
      "after (?:a |each |every |any )?(?:\\w+ )?(?:significant|big|major|large) & confirm|check|document|update",
    ],
    met: [
      "(?:big|large|major|significant)\\w* (?:\\w+ )?(?:chang\\w*|alteration|move|upgrade)|something large|migration|new branch|moved?>|upon completion & ~check\\w*|verif\\w*|re ?check\\w*|confirm\\w* & ~pci|requirements?|compliance|points|controls & ~diagrams?|plans?>|drawings?|lists?|documentation|documents|inventory|papers|manuals & !still the old|set for|next|function only|whether|we leave|two of|scan|asv",
      "{bigchange} & confirm|check|verif|make sure|go through|review|pci|requirement & pci|requirement|controls|all points|document|diagram|papers|lists?|questionnaire|still met|in place|rules & !scan|pen ?test|asv",
    ],
    unmet: [
      "(?:check|verification|pci) (?:\\w+ ){0,5}(?:is|was|are) (?:set|planned|scheduled|due) for (?:next|later|the) & ~move|migrat\\w*|chang\\w*|new>",
      "=(?:other|the rest of the|remaining) (?:requirements|points|controls) (?:we |i )?(?:leave|skip|do not)",
      "tested for function only|only (?:tested|checked) (?:for|whether) .. (?:function|works?|runs?) & ~(?:big|large|major|significant)\\w* (?:\\w+ )?(?:chang\\w*|alteration|move|upgrade)|something large|migration|new branch|moved?>|upon completion|changes",
      "(?:drawing|diagram|plan|list)s? (?:is|are) still (?:the )?old & ~chang\\w*|new|migrat\\w*|moved?",
      "=(?:not|never|nobody|no one) (?:\\w+ ){0,3}(?:go back|went back|check|look|go through|went through|verif)\\w* .. (?:after|pci|requirement) & ~swap|chang|moved|replac|new>|migrat",
      "(?:drawing|diagram|list)s? still (?:show|has|have)",
    ],
  },
  "6.5.3": {
    about: [
      "(?:test|staging|development) (?:system|server|environment|shop|copy|site) & !without|no longer|users?|accounts?|data|cards?|numbers?",
      "test|staging|development|dev & live|production & separate|same",
    ],
    met: [
      "=(?:not on the same (?:machine|server|system)|own vlan|(?:other|another|different|own) (?:server|machine|systems?)|technically cut off|no one cross|nobody and nothing from test|deny any (?:route|login)) & ~tests?>|testing|staging|dev>|develop\\w*|builds & ~live>|prod>|production & ~firewall|logins?|access controls?|acls?>|accounts?|rules & !everybody can|same admin",
      "develop\\w*|test (?:systems?|servers?)|staging & (?:own|separate) (?:servers?|systems?|machines?|environment|network|database)|(?:servers?|systems?|machines?|environment) of (?:its|their) own|kept (?:apart|off) & live|production|real> & !same",

      "(?:tests?|staging|development|dev|pre ?production|sandbox|acceptance)> (?:\\w+ )?(?:system|server|environment|shop|site|machine|database|install|copy|box)?|staging|sandbox & {separate}|own server|own (?:machine|account|login)|different|another|other (?:server|machine)|kept apart|access control|firewall & live|production|real|separat|own|different|apart & !pen ?test|roles|duties|separate accounts for|everybody can reach|has not|deploy\\w*",
    ],
    unmet: [
      "(?:test|staging|dev|development) & (?:everybody|everyone|anyone|all) can (?:reach|get (?:to|into)|see) (?:the )?(?:live|production)",
      "(?:test|staging) and (?:live|production) .. (?:on|share) (?:the )?(?:same|one) (?:server|machine|database|system)",
      "(?:test|develop|try)\\w* .. (?:on|in|directly on|straight on) (?:the )?(?:live|production|real) (?:system|site|shop|server)",
    ],
  },
  "6.5.4": {
    met: [
      "=(?:develop\\w*|programm\\w*|coders?|people who (?:develop|code|write)) (?:\\w+ ){0,3}(?:can not|no|never|not|neither) (?:\\w+ ){0,4}(?:production|live) & !data|numbers|test system",
      "(?:roles?|duties|jobs|people) (?:\\w+ ){0,3}(?:split|separated?|apart|different) & production|live|test|develop\\w* & !data|network|server",
      "=no (?:developer|programmer|coder)s? (?:\\w+ ){0,3}(?:gets?|can|has|may|is) (?:\\w+ ){0,4}(?:live|production)> & ~review\\w*|approv\\w*|release manager|operator",
      "=(?:developers?|programmers?|coders?|who programs?|who writes) (?:\\w+ ){0,3}(?:can not|may not|must not|(?:is|are) not allowed|have no|has no|not|never|no access|on test only|only) (?:\\w+ ){0,4}(?:publish|upload|touch|push|install|rights|access|live|production|deploy\\w*|test|go|get) & ~(?:ops|operations?|release manager|administrator|admin|another|someone else|somebody else|other|second|it manager|hoster|firm|boss)> & ~deploy\\w*|releas\\w*|puts?>|makes|install\\w*|publish\\w*|done by|does (?:it|that)|upload\\w* & !test systems|real card",
      "(?:small team|just two|only two|two of us|one account) .. (?:separate accounts|another|with another|second account) & ~reviews?|approv\\w*|checks & ~live>|deploy\\w*|release",
      "(?:one|developers?|programmers?|coder) .. (?:writes?|builds?|programs?|codes?) .. (?:another|second|third|someone else|somebody else|other) .. (?:live|production|release|deploy)",

      "+developers?|programmers?|roles?>|duties|tasks|same person|person who|whoever|who (?:writes|builds|programs|codes) & live|production|deploy|release|publish & {separate}|not the (?:one|same)|never the same|someone else|somebody else|another|different|no access|not have (?:\\w+ )?access|two people|divided|not (?:put|release|deploy)|own account|separate account & !iam>|subscriptions?|aws account|network polic\\w*|test systems?|reviews each|reviewed by|reads?>|looks at it",
    ],
    unmet: [
      "(?:developers?|programmers?|coders?) (?:\\w+ ){0,2}(?:have|has|with) (?:admin|root|full|all)(?: \\w+){0,2} (?:on|in|to|for) (?:the )?(?:live|production)|(?:developers?|programmers?|coders?) (?:\\w+ ){0,9}(?:release|deploy|publish) (?:whenever|when|as) (?:they|he|she)",
      "(?:developers?|programmers?|coders?) (?:\\w+ ){0,2}(?:deploy|release|publish|upload|put it live|put (?:it|things|code) live)s? (?:\\w+ ){0,4}(?:themselves|himself|herself|alone)",
      "(?:all |the )?(?:developers?|programmers?|coders?) (?:\\w+ ){0,2}(?:has|have|with) full (?:rights|access) (?:\\w+ ){0,2}(?:on|to|in) (?:the )?(?:live|production)",
      "same (?:person|programmer|developer|man|guy|one) (?:writes|builds|codes|programs|develops)\\w* .. (?:live|releases|deploys|production)",
      "one person does both|(?:coder|developer|programmer) (?:still )?(?:releases|deploys|puts it live) (?:it )?(?:himself|herself|themselves|alone)",
      "(?:same|one) (?:person|developer|man|guy) (?![^.;]*(?:another|other|third|second|someone|somebody)) .. (?:everything|writes|builds|tests|both) .. (?:live|production|release|deploy)",
    ],
    about: [
      "(?:dividing|splitting|separating|divide|split) (?:\\w+ )?(?:dev|developer|development)\\w* & production|ops|live",
    ],
  },
  "6.5.5": {
    about: [
      "(?:real|live|actual|genuine) (?:card|pan) .. test|test .. (?:real|live|actual|genuine) (?:card|pan|customer)",
    ],
    met: [
      "(?:test|dummy|sandbox|sample|demo) (?:cards?|numbers?) (?:\\w+ ){0,5}(?:are|is) all (?:we|they|anyone) (?:use|get|have)|nothing but (?:test|dummy|sandbox|made up) (?:cards?|numbers?|data)",
      "(?:tests?|testing|tested|tried|staging|trial\\w*) .. (?:invented|fictitious|synthetic|imaginary|generated|made up) (?:card )?(?:cards?|numbers?|data|pans?)|(?:sandbox|generated|synthetic|made up|invented|fictitious|dummy|test) (?:card )?(?:cards?|numbers?|data|pans?) only|(?:only|just|get|use|with) (?:\\w+ )?(?:sandbox|generated|synthetic|fictitious) (?:card )?(?:cards?|numbers?|data|pans?)",
      "=(?:real|live|actual|genuine|true|customers?) (?:\\w+ ){0,2}(?:cards?|pans?|numbers?|data) .. (?:never|not|nowhere|no) .. (?:test|develop|staging|sandbox)",
      "=(?:never|not|no|without|nobody) .. (?:real|live|actual|genuine|customers?) (?:\\w+ )?(?:cards?|pans?|numbers?|data) .. (?:test|develop|staging|sandbox)",
      "=(?:never|not|no|without|nobody) .. (?:test|develop|staging|sandbox)\\w* .. (?:real|live|actual|genuine|customers?) (?:\\w+ )?(?:cards?|pans?|numbers?|data)",
      "=(?:test|develop|staging|sandbox)\\w* .. (?:no|never|without|not) .. (?:real|live|actual|genuine|customer)\\w* ?(?:\\w+ )?(?:cards?|pans?|numbers?|data)",
      "(?:only|just|exclusively|always) .. (?:test|dummy|fake|made up|sample|demo) (?:card )?(?:numbers?|cards?|data|pans?)",
      "(?:tests?|testing|staging|sandbox|develop\\w*) .. (?:test|dummy|fake|made up|sample|demo) (?:card )?(?:numbers?|cards?|pans?)",
      "(?:test|dummy|fake|sample|demo) (?:card )?(?:numbers?|cards?) .. (?:from|of|provided|supplied|given) .. (?:provider|processor|gateway|stripe|adyen|bank|psp)",
    ],
    unmet: [
      "test\\w* & (?:take|use|load|with|have|copy) (?:\\w+ ){0,3}(?:cop(?:y|ies)|export|dump)s? of (?:the |our )?(?:\\w+ )?(?:real|live|production|actual|customer)\\w* & !mask|anonym|without|scrambl|never|not>|nobody",
      "(?:real|live|genuine|true|actual) (?:\\w+ ){0,2}(?:cards?|pans?|numbers?)> (?:\\w+ ){0,4}(?:in|on|into) (?:the |our )?(?:tests?|staging|dev|development|sandbox) & !no>|never|not|nobody|without|masked",
      "tests?>|testing|staging & (?:my|our|his|her) own (?:credit |bank )?cards? & !never|not",
      "(?:dev|test|staging|development) (?:server|system|machine|database)> & export|dump|copy|customers & pans?>|card (?:numbers|data) & !never|not|no>|masked|without",
      "a few real (?:ones|cards|numbers) & ~test\\w*|staging",
      "(?:tests?|testing|develop\\w*|staging) & copy of the (?:live|real|production)|true card|real card|live card|live (?:database|data)|customers? (?:true|real) & !never|not|nobody|no>|only fake|dummy|without|separate|different",

      "(?:test|testing|staging|develop\\w*) .. (?:real|live|actual|genuine|own|customer)\\w* (?:card|cards|pan|pans)>(?! .. (?:never|not|no))",
    ],
  },
  "6.5.6": {
    about: ["test (?:data|accounts?|users?|orders?) & remov|delet"],
    met: [
      "(?:test|trial|demo|sample|uat|practice|dummy) (?:\\w+ )?(?:users?|data|accounts?|logins?|orders?|sales|records?|bookings?|entries|stuff|customers?)|users from uat|test records and accounts & remov\\w*|delet\\w*|clear\\w*|purg\\w*|truncat\\w*|wip\\w*|eras\\w*|clean\\w* & ~before|ahead of|prior|pre ?launch|goes? live|going live|handover|production & !after launch|stay|no idea|nobody told|usually|real",
      "=(?:no|nothing|not a) .. (?:enters?|goes? (?:into |in )?|reach\\w*) (?:production|live) with (?:test|demo|trial)",
      "test (?:users?|data|accounts?|logins?|orders?) & tak(?:en|e|es) out|wip\\w*|thrown out|kicked out|purg\\w*|gone>|{off}",

      "test (?:data|accounts?|users?|orders?|logins?|entries|customers?) & remov|delet|clean|clear|wip|purg & !{pan} only|after launch|usually|stay|weeks after",
    ],
    unmet: [
      "(?:old|some|the|still|several) (?:\\w+ )?(?:test|demo|trial) (?:users?|accounts?|logins?|data|orders?|bookings?) (?:\\w+ ){0,3}(?:in|on) (?:the |our )?(?:live|production|real) & !no>|never|not|removed|deleted|none",
      "(?:test|trial|demo|sample|uat|practice|dummy) (?:\\w+ )?(?:users?|data|accounts?|logins?|orders?|sales|records?|bookings?|entries|stuff|customers?)|users from uat|test records and accounts & (?:weeks?|days|months?) after (?:launch|go live)|accounts stay|(?:stay|stays|remain|remains|left|sit|sits) (?:in|on|there|inside)>|stay in case|in the live system|still (?:there|in)> & !before|removed|deleted before",
      "=(?:nobody|no one) (?:\\w+ ){0,4}(?:remove|delete|clean|clear)\\w* (?:the )?(?:test|demo|trial)",
      "=test (?:data|accounts?|users?) .. (?:still|left|remain|never removed|never deleted) & !no system|nothing|none|nobody",
      "=(?:test |demo )?accounts (?:stay|remain)(?: in| on)? (?:in case|active|there) & ~test|demo|launch",
    ],
  },
};
