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

/** Rules for requirement 6. */
export const RULES_06: Rules = {
  "6.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "6.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "6.2.1": {
    about: [
      "{code}|develop|built|coding & secure|owasp|standard|practice & !train|course|class|taught|learn",
    ],
    met: [
      "owasp|secure (?:coding|development|design|software)|safe coding|coding (?:standard|guideline|rules)|security by design|sdlc|(?:industry|recogni[sz]ed|good|best) (?:standards?|practices?) & {code}|develop|built|build|written|wrote|program|coding|software|stage|step & !train|course|class",
      "owasp|secure coding (?:standard|guideline|rules|practice)|coding (?:standard|guideline)s? & follow|by>|according|work|stick|adhere|built|written|use",
      "security & every (?:stage|step|phase)|from the (?:first|start)|throughout|from (?:design|planning|the beginning)|each (?:stage|step|phase) & {code}|develop|built|build|software|plugin",
    ],
  },
  "6.2.2": {
    about: [`${DEVELOPERS} & train|course`],
    met: [
      `${DEVELOPERS} & train|course|class|workshop|seminar|webinar|conference|learn & #every<=370`,
    ],
    unmet: [
      "=(?:never|no|not) (?:\\w+ ){0,3}(?:course|class|training|lesson|school)\\w* & ~programs?>|programming|code>|developer|software|add on|plugin",
      "last (?:\\w+ ){0,2}(?:course|class|training|lesson|school\\w*) .. (?:(?:19|20)[012]\\d|college|school|university|years? ago) & ~programs?>|programming|code>|developer|software|add on|plugin",
      `=(?:${DEVELOPERS}) .. (?:never|no|not) .. (?:train|course|class)`,
    ],
    number: "at least once every 12 months",
  },
  "6.2.3": {
    about: ["code review|review .. code|reviewed before|static analysis|sast"],
    met: [
      "code review|(?:review|check|inspect|analy[sz]|scan|test)\\w* & {code}|change|release|plugin|update|software & before|prior to|release|live|every (?:change|commit|release)|pull request|merge|deploy & vulnerab|secur|flaw|weak|guideline|owasp|fix|correct|sast|static|bug|problem|review",
    ],
    unmet: [
      "(?:code|changes) .. (?:goes?|go) (?:straight|directly) (?:live|out|to production|online)",
      "=(?:no|never|not|nobody) (?:\\w+ ){0,3}(?:code review|reviews? (?:the |our )?code|checks? the code)",
    ],
  },
  "6.2.3.1": {
    about: [
      "second (?:developer|person|pair)|someone else|another (?:developer|person)|other developer|colleague & code|review",
    ],
    met: [
      "second (?:developer|person|pair|programmer)|someone else|somebody else|another (?:developer|person|programmer|engineer|colleague)|other (?:developer|person|programmer|than)|different (?:developer|person)|not the (?:author|one|person)|never the (?:author|one|same)|four eyes|peer & review|check|read|look|goes? (?:over|through)|approv|sign & {code}|change|release|it>|before|pull request|merge|commit",
    ],
    unmet: [
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
      "injection|xss|cross site|csrf|owasp top|buffer|parameter(?:ized|ised)? (?:queries|statements)|prepared statements|input (?:validation|is validated|check)|common attacks & prevent|guard|protect|against|guidelines|rules|escap|framework|validat|stop|method|technique|covered|tested|train|not work|no chance|harmless|impossible|knows? & !firewall|waf>",
    ],
  },
  "6.3.1": {
    about: ["{vuln} & subscrib|newsletter|follow|read|mailing|rank|rate|alert|watch|track|inform"],
    met: [
      "alerts?|bulletins?|advisor\\w*|security (?:lists?|mails?)|warnings?|cert> & ~critical|high|red> & ~medium|low>|yellow|green|amber & ~each|every|put|mark|rank|rate|sort|class & !scan|asv|pen ?test|staff|never|nobody|not|no>",

      "(?:e?mails?|newsletter|bulletin)s? (?:from|of|by) (?:the )?(?:maker|vendor|manufacturer|producer)|{vuln}|security (?:news|mail|email|alert|bulletin|advisor|newsletter|feed|warning|notice|update mail)|cert>|cve|advisor(?:y|ies) & {vuln}|secur|risk|{patch} & subscrib|newsletter|mailing list|follow|read|monitor|watch|track|informed|receive|get|sends|look at|check|keep an eye|sign(?:ed)? up|notif|emails? us & rank|rate|rating|risk|critical|high|classif|severity|grade|weigh|how (?:dangerous|serious|bad|urgent|severe)|score|sort|judge|priorit|urgent|important|cvss & !scan|asv|pen ?test|wifi|waf|staff train",
      "rank|rate|rating|classif|priorit|score|grade|sort & {vuln}|holes?>|advisories|bulletins|alerts & critical|high|risk|severity|cvss|urgent|level & !staff|provider|scan report|media",
    ],
    unmet: [
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
      "sbom|bill of materials|{list} & {code}|own|bespoke|custom|written for us|made for us & librar|component|parts|third part|modules|packages|plugins?|dependenc & !scripts on|script|provider",
      "librar|components?>|dependenc|packages>|modules> & {list}|sbom|lock ?file|composer|npm|dependabot & {code}|software|shop|plugin|own|custom & !script|payment page",
    ],
  },
  "6.3.3": {
    about: ["{patch} & install|appl|automatic|within|month|week|day|late|behind|put"],
    met: [
      "critical (?:\\w+ ){0,4}(?:on>|in>|installed|done|go|goes|applied|put|loaded|there) & #days<=31 & ~{patch}|software|firmware & !antivirus|months|waited|late",

      "{patch} & {patch}|install|appl|automatic|auto|put (?:in|on)|go in|rolled|itself|done|run & #days<=31 & !antivirus|virus|signature|definitions?|password|contract|policy|list|leav",
      "{patch} & automatic|automatically|auto|by itself|by themselves|itself|themselves|on its own|overnight & install|appl|on>|updat|patch|set|run|come|done|load|download|enabl|activ|restart & !antivirus|virus|signature|definitions?|defender|bitdefender|wifi",
      "(?:updat|patch|upgrad)\\w* & #every<=31 & windows|system|software|plugin|wordpress|shop|pos|till|router|computer|terminal|firmware|server|security|everything|magento|woocommerce|critical|install & !antivirus|virus|signature|definitions?|list|polic|diagram|contract",
    ],
    unmet: [
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
      "web ?site|shop|web ?app\\w*|application|store & test|review|assess|check|examin|look & weak\\w*|vulnerab\\w*|holes|flaws & application security|security (?:firm|company|specialist|expert|tester)|specialist & #every<=370 & !asv|scan>|pen ?test|penetration|script",

      "web ?app\\w*|web ?site|webshop|application|shop|online store & test|review|assess|audit & #every<=370 & expert|specialist|security|professional|after (?:each|every|any|significant|big)|owasp|application security & !asv|pen ?test|backup|penetration|script",
    ],
    number: "at least once every 12 months and after each significant change",
  },
  "6.4.2": {
    about: ["{waf}"],
    met: [
      "{waf} & block|detect|stop|protect|in front|filter|prevent|alert|on>|activ|run|use|have|cover|before|keeps|watch & !can not afford",
      "automat & web attack|web app\\w* attack|attacks? (?:on|against) (?:the|our) (?:web|shop|site) & block|stop|detect|prevent",
    ],
    unmet: [
      "=(?:no|without|not (?:any|have|got|use)|never (?:had|installed)) (?:\\w+ ){0,3}(?:{waf})",
      "={waf} .. (?:off|disabled|switched off|not (?:on|active|enabled|running|there|set))",
    ],
  },
  "6.4.3": {
    about: ["{script} & {list}|approv|authoriz|integrity|reason|why"],
    met: [
      "{script} & {list}|inventor|each|every & {approve}|reason|why|justif|need|integrity|hash|sri>|csp> & ~{approve}|authoriz & ~integrity|hash|sri>|subresource|csp>|content security policy|tamper|not (?:been )?(?:altered|changed|modified)|unaltered|signature|checksum|fingerprint",
      "(?:little |small )?programs? on (?:the|our) (?:pay|payment|checkout|order) page & {list}|why|reason & {approve} & integrity|fingerprint|hash|tamper|different|chang",
      "integrity|sri>|csp>|hash|content security policy & justif|reason|register|list & {approve} & ~{script}",
      "{script} & integrity|sri>|hash|csp>|content security policy|subresource|tamper|fingerprint|checksum & {list}|inventor|{approve}|authoriz|reason|justif",
    ],
    unmet: [
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:sign|approv|okay|authoriz|agree|allow)\\w* & ~scripts?>|javascript",
      "=(?:nothing|no way|no tool|nobody|not) (?:\\w+ ){0,4}(?:tell|notice|see|warn|show|know)\\w* .. (?:alter|chang|swap|fiddl|tamper)\\w* & ~scripts?>|javascript",

      "=scripts? .. (?:never|not|nobody|no one) (?:\\w+ ){0,2}(?:look|check|list|know|review)",
      "=(?:nobody|no one|no idea|never|not|do not|does not) (?:\\w+ ){0,5}(?:which|what|list|check|know|approv|track|control)\\w* .. (?:scripts?|javascript)",
      "=(?:agency|developer|marketing|anyone|they) .. (?:adds?|puts?|inserts?) .. (?:scripts?|tags?|trackers?|pixels?) .. (?:as they|without|freely|whenever|like)",
    ],
  },
  "6.5.1": {
    about: [
      "change (?:control|management|procedure|process|request|form|log)|chang & approv|test|roll",
    ],
    met: [
      "change (?:control|management|procedure|process|request|form|log|ticket)|chang(?:e|es|ed)>|goes (?:online|live)|put (?:online|live)|new (?:version|release)s?>|updates?> & {approve}|change request & test|roll ?back|back ?out|go(?:ing)? back|way back|old version back|return to|restore|tried & !password|wifi|key>|keys>|firewall rule only|log files?|payment page (?:changed|as)",
    ],
    unmet: [
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
      "{bigchange} & confirm|check|verif|make sure|go through|review|pci|requirement & pci|requirement|controls|all points|document|diagram|papers|lists?|questionnaire|still met|in place|rules & !scan|pen ?test|asv",
    ],
    unmet: [
      "=(?:not|never|nobody|no one) (?:\\w+ ){0,3}(?:go back|went back|check|look|go through|went through|verif)\\w* .. (?:after|pci|requirement) & ~swap|chang|moved|replac|new>|migrat",
      "(?:drawing|diagram|list)s? still (?:show|has|have)",
    ],
  },
  "6.5.3": {
    about: ["test|staging|development|dev & live|production & separate|same"],
    met: [
      "develop\\w*|test (?:systems?|servers?)|staging & (?:own|separate) (?:servers?|systems?|machines?|environment|network|database)|(?:servers?|systems?|machines?|environment) of (?:its|their) own|kept (?:apart|off) & live|production|real> & !same",

      "(?:tests?|staging|development|dev|pre ?production|sandbox|acceptance)> (?:\\w+ )?(?:system|server|environment|shop|site|machine|database|install|copy|box)?|staging|sandbox & {separate}|own server|own (?:machine|account|login)|different|another|other (?:server|machine)|kept apart|access control|firewall & live|production|real|separat|own|different|apart & !pen ?test|roles|duties",
    ],
    unmet: [
      "(?:test|develop|try)\\w* .. (?:on|in|directly on|straight on) (?:the )?(?:live|production|real) (?:system|site|shop|server)",
    ],
  },
  "6.5.4": {
    met: [
      "(?:one|developers?|programmers?|coder) .. (?:writes?|builds?|programs?|codes?) .. (?:another|second|third|someone else|somebody else|other) .. (?:live|production|release|deploy)",

      "+developers?|programmers?|roles?>|duties|tasks|same person|person who|whoever|who (?:writes|builds|programs|codes) & live|production|deploy|release|publish & {separate}|not the (?:one|same)|never the same|someone else|somebody else|another|different|no access|not have (?:\\w+ )?access|two people|divided|not (?:put|release|deploy)|own account|separate account",
    ],
    unmet: [
      "(?:same|one) (?:person|developer|man|guy) (?![^.;]*(?:another|other|third|second|someone|somebody)) .. (?:everything|writes|builds|tests|both) .. (?:live|production|release|deploy)",
    ],
  },
  "6.5.5": {
    about: [
      "(?:real|live|actual|genuine) (?:card|pan) .. test|test .. (?:real|live|actual|genuine) (?:card|pan|customer)",
    ],
    met: [
      "=(?:real|live|actual|genuine|true|customers?) (?:\\w+ ){0,2}(?:cards?|pans?|numbers?|data) .. (?:never|not|nowhere|no) .. (?:test|develop|staging|sandbox)",
      "=(?:never|not|no|without|nobody) .. (?:real|live|actual|genuine|customers?) (?:\\w+ )?(?:cards?|pans?|numbers?|data) .. (?:test|develop|staging|sandbox)",
      "=(?:never|not|no|without|nobody) .. (?:test|develop|staging|sandbox)\\w* .. (?:real|live|actual|genuine|customers?) (?:\\w+ )?(?:cards?|pans?|numbers?|data)",
      "=(?:test|develop|staging|sandbox)\\w* .. (?:no|never|without|not) .. (?:real|live|actual|genuine|customer)\\w* ?(?:\\w+ )?(?:cards?|pans?|numbers?|data)",
      "(?:only|just|exclusively|always) .. (?:test|dummy|fake|made up|sample|demo) (?:card )?(?:numbers?|cards?|data|pans?)",
      "(?:tests?|testing|staging|sandbox|develop\\w*) .. (?:test|dummy|fake|made up|sample|demo) (?:card )?(?:numbers?|cards?|pans?)",
      "(?:test|dummy|fake|sample|demo) (?:card )?(?:numbers?|cards?) .. (?:from|of|provided|supplied|given) .. (?:provider|processor|gateway|stripe|adyen|bank|psp)",
    ],
    unmet: [
      "(?:tests?|testing|develop\\w*|staging) & copy of the (?:live|real|production)|true card|real card|live card|live (?:database|data)|customers? (?:true|real) & !never|not|nobody|no>|only fake|dummy|without|separate|different",

      "(?:test|testing|staging|develop\\w*) .. (?:real|live|actual|genuine|own|customer)\\w* (?:card|cards|pan|pans)>(?! .. (?:never|not|no))",
    ],
  },
  "6.5.6": {
    about: ["test (?:data|accounts?|users?|orders?) & remov|delet"],
    met: [
      "test (?:users?|data|accounts?|logins?|orders?) & tak(?:en|e|es) out|wip\\w*|thrown out|kicked out|purg\\w*|gone>|{off}",

      "test (?:data|accounts?|users?|orders?|logins?|entries|customers?) & remov|delet|clean|clear|wip|purg & !{pan} only",
    ],
    unmet: ["=test (?:data|accounts?|users?) .. (?:still|left|remain|never removed|never deleted)"],
  },
};
