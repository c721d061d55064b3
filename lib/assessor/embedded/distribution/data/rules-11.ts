// Requirement 11: what an answer must say about scans, break-in tests and watching for changes.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const PENTEST_OUTSIDE =
  "outside|external|internet|from the web|public|perimeter|from out there|website|web ?shop|web ?site|shop";
const CHANGED =
  "{bigchange}|(?:moved|switched|swapped|migrated|changed|rebuilt|replaced|upgraded|relaunched|renewed|exchanged) (?:\\w+ ){0,6}(?:shop|site|servers?|host|hosting|tills?|systems?|network|router|firewall|provider|platform)|(?:the )?(?:move|switch|change|migration|relaunch) (?:to|of) (?:\\w+ ){0,3}(?:shop|site|servers?|host|tills?|systems?|network|firewall|provider)|new (?:tills?|servers?|network|till system|firewall|host)";
const NOT_SCANNED =
  "=(?:no|not|neither|never|without (?:a|any)?|nobody|nor) (?:\\w+ ){0,6}scan\\w*";
const EXTRA = "extra|additional|for that|for it>|after (?:that|the|this)|neither";
const FIXED = "fix|repair|correct|clos|mend|patch|remed|resolv|sorted|solv|address";

/** Rules for requirement 11. */
export const RULES_11: Rules = {
  "11.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "11.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "11.2.1": {
    about: [
      "(?:rogue|unauthorized|unknown|foreign|strange|unapproved) & {wifi}|access points? & scan|search|look|check|test|detect|walk",
    ],
    met: [
      "{wifi} & search|look(?:s|ing|ed)? for|hunt|detect|scan|walk|test for|find|check for|sweep|sniff|survey|analy[sz]er|identif & #every<=95 & !wpa|guest .. separate",
      "{wifi} & rogue|unauthorized|unknown|foreign|strange|unapproved|not ours & alert|warn|alarm|detect|flag|report|wips|wids",
    ],
    unmet: [
      "=(?:never|nobody|no one|not) .. (?:look|search|hunt|check|scan|test)\\w* .. (?:{wifi}|rogue)",
      "=(?:never|nobody|no one|not) (?:\\w+ ){0,4}(?:look|search|hunt|check|scan|test|walk)\\w*> (?:\\w+ )?(?:for )?(?:any|one|some|them|it|rogue|strange|unknown|foreign) & ~{wifi} & !guest|password",
      "=(?:no|without (?:a|any)?) (?:\\w+ )?(?:search|check|hunt|scan|sweep) (?:\\w+ )?(?:for )?(?:\\w+ )?(?:{wifi}|rogue)",
    ],
    number: "at least once every three months",
  },
  "11.2.2": {
    about: ["(?:list|inventory) .. (?:{wifi})"],
    met: [
      "{list}|inventory & {wifi} & reason|why|need|purpose|approv|business|justif|authoriz|place|where|serial|allow",
    ],
    unmet: [
      "=(?:no|not (?:a|any|have)(?: a)?|never|nowhere) (?:\\w+ ){0,2}(?:list|register|record|inventory|written)\\w* (?:\\w+ ){0,4}(?:{wifi})",
    ],
  },
  "11.3.1": {
    about: [
      `{inside} & {scan} & !${EXTRA}`,
      "(?:inside|internal)(?:ly)?> & ~{scan} & !{scan}|outside|external|neither|extra",
    ],
    met: [
      "(?:{inside}) & {scan} & #every<=95 & !(?:no|never) (?:internal|inside)",
      "(?:inside|internal)(?:ly)?> & ~{scan} & #every<=95 & !(?:no|never) (?:internal|inside)|{pentest}|external|outside",
    ],
    unmet: [
      `=(?:no|never|not) .. (?:internal|inside) .. scan & !${EXTRA}`,
      `=same (?:one|person|guy|man|fella|fellow|people|firm|company|admin) (?:who|that|which)? ?(?:\\w+ )?(?:runs?|manages?|maintains?|set|sets|looks after|administers?) & (?:{inside}) & {scan}`,
      "=(?:internal|inside) (?:\\w+ )?scan\\w*:? (?:\\w+ )?(?:never|none|not done|no>|nope)",
    ],
    number: "at least once every three months",
  },
  "11.3.1.1": {
    about: [
      "(?:medium|low|lower|lesser|minor|other|less (?:severe|serious|critical)) & {vuln}|findings|scan",
    ],
    met: [
      "(?:medium|low|lower|lesser|minor|less (?:severe|serious|critical)|not (?:critical|high)|remaining|smaller)\\w* & {vuln}|findings|results|ones>|scan & " +
        FIXED +
        "|deal|handled|dealt|plan|schedul|deadline|treat & risk|plan|within|rank|deadline|month|days|analysis|quarter|week",
    ],
    unmet: [
      "=(?:medium|low|lower|minor|lesser|smaller) (?:\\w+ ){0,4}(?:ignored?|nobody|not (?:fixed|dealt|touched|looked)|left|never|stay open|we (?:skip|leave))\\w* & !high|critical only",
    ],
  },
  "11.3.1.2": {
    about: ["(?:authenticat|credential|logged in|signed in|signs in|logs in) & scan"],
    met: [
      "authenticat|credential|logged in|login|signed in|signs? in|logs? in|with (?:an? )?(?:account|password|admin) & {scan} & !outside|external|tries|wrong",
      "=(?:scan)\\w* & with (?:a )?(?:login|credentials?|account|sign in|user and password|admin)|(?:logs?|signs?|logged|signed) (?:itself |on |in)(?:to)? & !not (?:log|sign)|do not|does not|never|outside|external|yet",
      "=authenticat\\w* (?:\\w+ )?scan\\w*|scan\\w* (?:\\w+ ){0,3}authenticat\\w* & !no>|not|never|without|plan|yet",
    ],
    unmet: [
      "=scan\\w* (?:\\w+ ){0,6}(?:without|no|not|never) (?:\\w+ ){0,3}(?:login|credentials?|sign(?:ing)? in|log(?:ging)? in|authenticat\\w*|account) & !nobody|by hand|take a",
    ],
  },
  "11.3.1.3": {
    about: ["{inside} & {scan} & {bigchange}"],
    met: [
      "{bigchange}|after .. change & {inside} & {scan}",
      "{bigchange}|after (?:\\w+ ){0,3}change & {scan} & in(?:side)? and out(?:side)?|both (?:sides|inside)|internal and external|inside and outside",
    ],
    unmet: [
      `${NOT_SCANNED} & ~${CHANGED} & inside|internal|either side|both sides|neither|any kind|at all|inner & !outside only|external only`,
      `=(?:just|only) the (?:usual|regular|normal) (?:outside|external) (?:one|scan) & ~${CHANGED}`,
    ],
  },
  "11.3.2": {
    about: [
      `{outside} & {scan} & !${EXTRA}|authenticat|credential`,
      "last (?:one|time|scan) & #every<=95 & ~{scan} & !inside|internal|{pentest}",
      "asv> & scan|quarter|month",
      `{scan} & #every<=95 & !{inside}|internal|virus|malware|wifi|usb|{antivirus}|authenticat|credential|${EXTRA}`,
      "{scan} & !{inside}|internal|virus|malware|wifi|usb|{antivirus}|re ?scan|scanner|change|{bigchange}|extra|additional|for (?:that|it)>|authenticat|credential|sign(?:s|ed)? in",
    ],
    met: [
      "(?:{outside})(?! (?:firm|company|people|specialist|expert|consultant|provider|it>)) & {scan} & #every<=95 & !(?:no|never) (?:external|outside)",
      "asv>|approved scan|approved vendor & #every<=95",
      "approved|certified & (?:test|check|look|examin|scan|prob)\\w* & outside|our (?:line|site|ip|shop|website)|internet & #every<=95 & !inside|internal|wifi|virus",
      "(?<!(?:inside|internal)\\b[^.;]{0,150})(?:{scan})(?![^.;]{0,120}\\b(?:inside|internal)) & #every<=95 & approved|asv|vendor|{provider}|scanning (?:firm|company)|security (?:firm|company)|outside firm & !inside|internal|antivirus|virus|malware|wifi|usb",
      "(?:approved|listed|certified|official) & scan\\w*|vendor|firm & #every<=95 & march|spring|quarter|every|twice|months?|january|february|year & !{inside}|internal|wifi|virus|compliance|certificate",
    ],
    unmet: [
      "=(?:scan|asv)\\w* .. (?:failed|fail|not passed|did not pass|red>)(?!.*(?:fix|repair|rescan|until|then|passed))",
      "=(?:scan|asv)\\w* .. (?:failed|fail|not passed|did not pass|red>) .. (?:not|never|nothing|nobody) .. (?:fix|repair|done|rescan)",
      `=(?:no|never|not) .. (?:external|outside|asv) .. scan & !${EXTRA}`,
      "=(?:findings?|vulnerab\\w*|issues?|problems?|holes) .. (?:still open|are open|open since|not (?:been )?(?:fixed|resolved|closed)|unresolved|never fixed) & asv|{scan}",
      "=(?:last|latest|previous|two|three|one)(?: \\w+){0,3} (?:did not|have not|has not|never) (?:\\w+ )?pass\\w* & ~{scan}|asv|approved",
      "=(?:open items?|findings?|holes|points|issues|failures?) (?:\\w+ ){0,4}(?:never|not|nobody) (?:\\w+ )?(?:fix|clos|repair|touch|sort|done|resolv)\\w* & ~asv|approved (?:vendor|scan\\w*)|outside|external & ~{scan}|scans",
      "=(?:not once|never) (?:\\w+ ){0,4}(?:external|outside|asv|approved) & scan|scanned|vendor",
      "=(?:two|one|three|some|half|last|latest|most)(?: \\w+){0,4} fail(?:ed|s)?> & left it|never|not|nobody|nothing|still|open|ignored & ~{scan}|asv|approved & !fixed and|inside|internal",
    ],
    number: "at least once every three months",
  },
  "11.3.2.1": {
    about: ["{scan} & {bigchange}"],
    met: [
      "{bigchange}|after (?:\\w+ ){0,4}(?:change|update|relaunch|rebuild|upgrade) & {scan} & !inside|internal|from within",
      "{bigchange} & {outside} & {scan}",
    ],
    unmet: [
      `${NOT_SCANNED} & ~${CHANGED} & outside|external|asv|neither|at all|extra|additional|for (?:that|it|this)|shop|site|server|host|scan & !internal only|inside only`,
      `=(?:waited|wait|left it) (?:\\w+ ){0,3}(?:until|for|to) (?:the )?(?:\\w+ ){0,2}(?:next|regular|usual|normal|quarterly) & ~${CHANGED} & ~{scan}`,
      "=(?:forgot|forgotten|skipped|missed|omitted|neglected|did without) (?:\\w+ ){0,5}scan\\w* & !inside only",
    ],
  },
  "11.4.1": {
    about: ["{pentest} & method|procedure|written|standard|ptes|nist|owasp"],
    met: [
      "(?:method|methodology|written|documented|standard|ptes|nist|owasp|osstmm|procedure|concept|industry|approach)\\w* & {pentest} & !report only|found",
    ],
    unmet: [
      "=(?:no|without (?:a|any)?|not (?:a|any|have)(?: a)?) (?:\\w+ ){0,2}(?:method|methodology|written (?:plan|procedure|approach|method)) & ~{pentest}",
    ],
  },
  "11.4.2": {
    about: ["{inside} & {pentest}"],
    met: ["(?:{inside}) & {pentest} & #every<=370"],
    unmet: [
      "=same (?:one|person|guy|man|fella|fellow|people|firm|admin|administrator)? ?(?:who|that|which) (?:\\w+ )?(?:runs?|manages?|maintains?|sets? up|looks after|administers?|built) & ~{pentest} & ~inside|internal",
      "=(?:inside|internal|inner) (?:\\w+ )?(?:one|tests?|pentests?|attack|part|side)(?:\\s*[:,-])? (?:\\w+ ){0,2}(?:never|none|not (?:done|tested|been)|no>|nope|not yet) & ~{pentest}",
      "=(?:only|just) (?:\\w+ )?(?:from )?(?:the )?outside & ~{pentest} & !firm|company|specialist",
      "=(?:inside|internal) (?:\\w+ ){0,3}(?:{pentest})(?: \\w+){0,4} last (?:\\w+ ){0,2}in (?:20[01]\\d|202[0-4])",
      "=(?:inside|internal|in house) (?:\\w+ ){0,2}(?:{pentest})(?: \\w+){0,2} (?:not|never) (?:\\w+ )?(?:happened|taken place|been|done|had|held)",
    ],
    number: "at least once every 12 months and after significant changes",
  },
  "11.4.3": {
    about: ["{pentest}"],
    met: [
      `${PENTEST_OUTSIDE} & {pentest} & #every<=370 & !from (?:the )?inside only`,
      "{pentest} & #every<=370 & {provider}|security (?:firm|company)|independent|specialist|firm|company|tester|expert|outside & !segment|inside only|internal|walls|between",
      "=(?:testing|security|outside|external) (?:firm|company|people|specialists?|team)|hackers?|experts?|testers? & (?:break|breaks|breaking|broke|hack|hacks|get|gets) (?:\\w+ )?in(?:to)?> & #every<=370 & from outside|internet|web|outside|site|shop|firm & !inside only|nobody|never|no one|not yet",
      "(?:consultant|firm|company|experts?|specialists?|hackers?|testers?) & attacks?>|attacking|breaks? in|hacks?> & #every<=370 & internet|outside|web & !inside only|nobody|never|no one|train",
    ],
    unmet: [
      "=(?:nobody|no one|never|not) .. (?:{pentest})",
      "=(?:{pentest}) .. (?:never|not (?:been )?(?:done|had)|none|no>)",
    ],
    number: "at least once every 12 months and after significant changes",
  },
  "11.4.4": {
    about: ["{pentest} & fix|repair|correct|retest"],
    met: [
      `(?:${FIXED})\\w* & ~{pentest}|testers? & findings?|found|find|weak|holes|issues|problems|everything|flaws|results|points|gaps|vulnerab & re ?test|again|once more|tested again|repeat|confirm|second test|verif|re ?check|prove`,
      "what (?:it|they|he|she|was|the test\\w*) (?:\\w+ )?(?:found|turned up|came up)|found|findings & (?:fix|clos|repair|patch|correct|solv|mend|shut)\\w* & (?:came back|again|proved|retest\\w*|second time|checked (?:it|them)|confirmed|verified) & ~{pentest}|breaks? in|testing firm|hack & !asv|rescan|scanner",
      "re ?test(?:ed|s)?>|tested again|second test & ~{pentest} & fix|repair|clos|after|correct|found|finds & !not|never|scanner",
    ],
    unmet: [
      "=(?:findings|holes|issues|problems|results|report) .. (?:{pentest}) .. (?:not|never|nobody|still open)|(?:{pentest}) .. (?:findings|holes|issues|problems|report) .. (?:not fixed|never fixed|still open|drawer|nobody)",
      "=(?:holes?|findings?|gaps?|issues?|problems?|weak\\w*|points|flaws?)(?: \\w+){0,4} (?:(?:is|are|stay|remain|still) (?:\\w+ )?(?:open|there|unfixed)|open (?:to this day|since|today|still)|not (?:been )?(?:fixed|closed)|never (?:been )?(?:fixed|closed)|unfixed|lies in a drawer) & ~{pentest}|hack",
      "=(?:report|results?) (?:\\w+ ){0,4}(?:drawer|unread|nobody (?:read|acted|did)|no one (?:read|acted|did)) & ~{pentest}",
      "=(?:points?|holes?|findings?|gaps?|issues?|flaws?|weak\\w*)(?: \\w+){0,5} open (?:for|since|until)> & ~{pentest}|attacks?>|hack & !ports?|asv",
    ],
  },
  "11.4.5": {
    about: ["{separate}|segment|walls? & {pentest}|tested|test"],
    met: [
      "segment|separat|vlan|isolat|walls?>|split|walled|dividing & {pentest}|tests?>|tested|testing|tester|verif(?:y|ied) that|prove|proof & #every<=370 & !environment|system(?:s)? (?:is|are) kept apart|staging|backup",
    ],
    unmet: [
      "=(?:segment|separat|vlan|isolat|walls?)\\w* .. (?:never|not|nobody|no one) (?:\\w+ ){0,3}(?:test|check|prov)\\w*",
      "=(?:never|nobody|not|no one) .. (?:test|check|prov)\\w* .. (?:segment|separat|vlan|isolat|walls?)",
      "=(?:whether|if) (?:the )?(?:separation|segmentation|walls?|vlans?) (?:\\w+ )?(?:holds?|works?|keeps?) (?:\\w+ ){0,3}(?:never|nobody|no one|not)",
    ],
    number: "at least once every 12 months and after each change to the separation",
  },
  "11.5.1": {
    about: ["ids>|ips>|intrusion|break in (?:detection|alarm)"],
    met: [
      "(?<!no )(?:ids>|ips>|intrusion(?! \\w+ (?:is|are) (?:budget|plan|order)))|snort|suricata|network (?:monitor|detection|sensor)|break ?ins?> .. network|network .. break ?ins?>|(?:detect|spot|block)\\w* (?:\\w+ ){0,2}(?:intruders?|break ?ins?|attacks?) & watch|monitor|alert|detect|block|traffic|on>|activ|signature|updat|run|notif|have|use & !phish|wifi|waf|payment page|test",
    ],
    unmet: [
      "=(?:no|without|not (?:any|have|got)|never) (?:\\w+ ){0,3}(?:ids|ips|intrusion)",
      "(?:ids>|ips>|intrusion \\w+|break in (?:detection|alarm)) (?:\\w+ ){0,3}(?:budget|next (?:year|quarter|month)|plan|on order|ordered|quote|wish ?list|starts? in|to come)\\w*",
      "=(?:nothing|nobody|no one) (?:\\w+ ){0,4}(?:watch|watches|detect|detects|notice|notices|spots?)> (?:\\w+ ){0,4}(?:network|traffic|intrud\\w+|break ins?|attack\\w*) & !page|files?",
    ],
  },
  "11.5.2": {
    about: [
      "file integrity|fim>|change detection|tripwire|files? .. chang|chang .. files?",
      "file (?:monitor|watch|check|comparison)\\w* & !payment page|virus|log files",
    ],
    met: [
      "file integrity|integrity (?:monitor|check|tool|software)|fim>|change detection|tripwire|ossec|wazuh|aide>|(?:critical|system|key|important|program|configuration|core) files? & #every<=8 & !payment page|header|{script}|script|signature",
      "file integrity|integrity (?:monitor|check|tool|software)|fim>|change detection|tripwire|ossec|wazuh & {alert}|detect & !payment page|header|script",
      "(?:compar|check|watch|monitor)\\w* & (?:critical|system|key|important|program|configuration|core|our) files? & chang|alter|modif & {alert}",
      "(?:files?|folders?|file system) (?:\\w+ ){0,2}(?:check|watch|compar|monitor|guard)\\w*|(?:compar|check|watch|monitor)\\w* (?:\\w+ ){0,5}files>|hash(?:es)? of (?:\\w+ ){0,4}files & #every<=8 & !payment page|virus|malware|log files|backup|paper|header",
      "(?:files?|folder) (?:\\w+ )?(?:watch|check|monitor)\\w* & chang|alter|add|remov|differ & {alert} & !payment page|log files|virus",
      "hash(?:es|ed|ing)? (?:\\w+ ){0,4}files & #every<=8",
    ],
    unmet: [
      "=(?:no|without|not (?:any|have|got)|never) (?:\\w+ ){0,3}(?:file monitoring|file integrity|integrity (?:monitor|check)|fim|change detection) & !payment page|checkout|pages?>",
      "=(?:nobody|nothing|no one) .. (?:notice|alert|warn|detect)\\w* .. files? .. chang",
      "=(?:nothing|nobody|no one|no (?:tool|program)) (?:\\w+ ){0,3}(?:watch|compar|check|monitor|notic|look)\\w* (?:\\w+ ){0,4}files? & !log files|page|script",
    ],
    number: "at least once a week",
  },
  "11.6.1": {
    about: [
      "{paypage}|headers? & chang|tamper|compar|watch|monitor & alert|every|week|day|detect|warn",
    ],
    met: [
      "{paypage}|http headers?|headers>|page & chang|tamper|compar|watch|monitor|alter|manipulat|scan & #every<=8 & {alert}|detect|notif|tells|warn|report|flag & !scan (?:by|from) (?:the )?asv|backup",
      "(?:chang|tamper|compar|watch|monitor|alter|manipulat)\\w* & {paypage}|http headers? & {alert}|detect & #every<=8",
      "(?:chang|tamper)\\w* detection & {paypage}|page|headers & #every<=8",
      "{paypage} & (?:chang|tamper|alter|manipulat)\\w* & {alert}|detect & ~week|daily|real time|continuous|every|constantly|monitor",
      "(?:robot|bot|tool|service|monitor|script|program|somebody|someone|i>|we>|he>|she>|developer)\\w* & {paypage}|pay page|checkout|page & compar|chang|differ|what (?:they|it) should be|tamper & #every<=8 & {alert}|mails?|tells|messages & !log files|system files",
    ],
    unmet: [
      "=(?:nobody|no one|nothing|never|not|no tool|no service) .. (?:watch|check|monitor|compar|notic|detect|warn|alert)\\w* .. (?:payment page|checkout|page|headers?)",
      "=(?:nothing|nobody|no one|no (?:tool|service|program)) (?:\\w+ ){0,3}(?:watch|watches|check|checks|monitor|monitors|compares?|looks? (?:at|after))> (?:it|them|that|the (?:payment )?page|this) & ~{paypage} & !terminal|logs?>|files",
      "(?:thing|tool|service|monitor|watch\\w*|program) (?:\\w+ ){0,4}(?:payment page|checkout|pay page) (?:\\w+ ){0,6}(?:starts? (?:in|next)|ordered|signed up for|not (?:yet )?(?:live|on|running|started))",
    ],
    number: "at least once a week",
  },
};
