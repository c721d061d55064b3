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
    ],
    number: "at least once every three months",
  },
  "11.2.2": {
    about: ["(?:list|inventory) .. (?:{wifi})"],
    met: [
      "{list}|inventory & {wifi} & reason|why|need|purpose|approv|business|justif|authoriz|place|where|serial|allow",
    ],
  },
  "11.3.1": {
    about: [
      "{inside} & {scan}",
      "(?:inside|internal)(?:ly)?> & ~{scan} & !{scan}|outside|external",
    ],
    met: [
      "(?:{inside}) & {scan} & #every<=95 & !(?:no|never) (?:internal|inside)",
      "(?:inside|internal)(?:ly)?> & ~{scan} & #every<=95 & !(?:no|never) (?:internal|inside)|{pentest}|external|outside",
    ],
    unmet: ["=(?:no|never|not) .. (?:internal|inside) .. scan"],
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
  },
  "11.3.1.2": {
    about: ["(?:authenticat|credential|logged in|signed in|signs in|logs in) & scan"],
    met: [
      "authenticat|credential|logged in|login|signed in|signs? in|logs? in|with (?:an? )?(?:account|password|admin) & {scan} & !outside|external|tries|wrong",
    ],
  },
  "11.3.1.3": {
    about: ["{inside} & {scan} & {bigchange}"],
    met: [
      "{bigchange}|after .. change & {inside} & {scan}",
      "{bigchange}|after (?:\\w+ ){0,3}change & {scan} & in(?:side)? and out(?:side)?|both (?:sides|inside)|internal and external|inside and outside",
    ],
  },
  "11.3.2": {
    about: [
      "{outside} & {scan}",
      "last (?:one|time|scan) & #every<=95 & ~{scan} & !inside|internal|{pentest}",
      "asv> & scan|quarter|month",
      "{scan} & #every<=95 & !{inside}|internal|virus|malware|wifi|usb|{antivirus}",
      "{scan} & !{inside}|internal|virus|malware|wifi|usb|{antivirus}|re ?scan|scanner|change|{bigchange}",
    ],
    met: [
      "(?:{outside}) & {scan} & #every<=95 & !(?:no|never) (?:external|outside)",
      "asv>|approved scan|approved vendor & #every<=95",
      "approved|certified & (?:test|check|look|examin|scan|prob)\\w* & outside|our (?:line|site|ip|shop|website)|internet & #every<=95 & !inside|internal|wifi|virus",
      "{scan} & #every<=95 & approved|asv|vendor|{provider}|scanning (?:firm|company)|security (?:firm|company)|outside firm & !inside|internal|antivirus|virus|malware|wifi|usb",
    ],
    unmet: [
      "=(?:scan|asv)\\w* .. (?:failed|fail|not passed|did not pass|red>)(?!.*(?:fix|repair|rescan|until|then|passed))",
      "=(?:scan|asv)\\w* .. (?:failed|fail|not passed|did not pass|red>) .. (?:not|never|nothing|nobody) .. (?:fix|repair|done|rescan)",
      "=(?:no|never|not) .. (?:external|outside|asv) .. scan",
      "=(?:findings?|vulnerab\\w*|issues?|problems?|holes) .. (?:still open|are open|open since|not (?:been )?(?:fixed|resolved|closed)|unresolved|never fixed) & asv|{scan}",
    ],
    number: "at least once every three months",
  },
  "11.3.2.1": {
    about: ["{scan} & {bigchange}"],
    met: [
      "{bigchange}|after (?:\\w+ ){0,4}(?:change|update|relaunch|rebuild|upgrade) & {scan} & !inside|internal|from within",
      "{bigchange} & {outside} & {scan}",
    ],
  },
  "11.4.1": {
    about: ["{pentest} & method|procedure|written|standard|ptes|nist|owasp"],
    met: [
      "(?:method|methodology|written|documented|standard|ptes|nist|owasp|osstmm|procedure|concept|industry|approach)\\w* & {pentest} & !report only|found",
    ],
  },
  "11.4.2": {
    about: ["{inside} & {pentest}"],
    met: ["(?:{inside}) & {pentest} & #every<=370"],
    number: "at least once every 12 months and after significant changes",
  },
  "11.4.3": {
    about: ["{pentest}"],
    met: [
      `${PENTEST_OUTSIDE} & {pentest} & #every<=370 & !from (?:the )?inside only`,
      "{pentest} & #every<=370 & {provider}|security (?:firm|company)|independent|specialist|firm|company|tester|expert|outside & !segment|inside only|internal|walls|between",
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
    ],
    unmet: [
      "=(?:findings|holes|issues|problems|results|report) .. (?:{pentest}) .. (?:not|never|nobody|still open)|(?:{pentest}) .. (?:findings|holes|issues|problems|report) .. (?:not fixed|never fixed|still open|drawer|nobody)",
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
    ],
    number: "at least once every 12 months and after each change to the separation",
  },
  "11.5.1": {
    about: ["ids>|ips>|intrusion|break in (?:detection|alarm)"],
    met: [
      "ids>|ips>|intrusion|snort|suricata|network (?:monitor|detection|sensor)|break ?ins?> .. network|network .. break ?ins?>|(?:detect|spot|block)\\w* (?:\\w+ ){0,2}(?:intruders?|break ?ins?|attacks?) & watch|monitor|alert|detect|block|traffic|on>|activ|signature|updat|run|notif|have|use & !phish|wifi|waf|payment page|test",
    ],
    unmet: ["=(?:no|without|not (?:any|have|got)|never) (?:\\w+ ){0,3}(?:ids|ips|intrusion)"],
  },
  "11.5.2": {
    about: ["file integrity|fim>|change detection|tripwire|files? .. chang|chang .. files?"],
    met: [
      "file integrity|integrity (?:monitor|check|tool|software)|fim>|change detection|tripwire|ossec|wazuh|aide>|(?:critical|system|key|important|program|configuration|core) files? & #every<=8 & !payment page|header|{script}|script|signature",
      "file integrity|integrity (?:monitor|check|tool|software)|fim>|change detection|tripwire|ossec|wazuh & {alert}|detect & !payment page|header|script",
      "(?:compar|check|watch|monitor)\\w* & (?:critical|system|key|important|program|configuration|core|our) files? & chang|alter|modif & {alert}",
    ],
    unmet: [
      "=(?:no|without|not (?:any|have|got)|never) (?:\\w+ ){0,3}(?:file monitoring|file integrity|integrity (?:monitor|check)|fim|change detection) & !payment page|checkout|pages?>",
      "=(?:nobody|nothing|no one) .. (?:notice|alert|warn|detect)\\w* .. files? .. chang",
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
    ],
    unmet: [
      "=(?:nobody|no one|nothing|never|not|no tool|no service) .. (?:watch|check|monitor|compar|notic|detect|warn|alert)\\w* .. (?:payment page|checkout|page|headers?)",
    ],
    number: "at least once a week",
  },
};
