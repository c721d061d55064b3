// Requirement 10: what an answer must say about logs and clocks.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const RECORD =
  "logs?>|logged|logging|record(?:s|ed|ing)?>|captur|trail|track|audit|journal|shows?>|see who|write|written to|noted|registers?";
const CLOCK =
  "clocks?>|ntp>|time (?:server|sync|source|service|settings|data|zone)|system time|(?:same|right|correct|exact) time|synchroni|time is set|date and time settings";

/** Rules for requirement 10. */
export const RULES_10: Rules = {
  "10.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "10.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "10.2.1": {
    about: ["logs?>|logging|audit & on>|off>|enabl|activ"],
    met: [
      "logs?>|logging|audit (?:logs?|trails?) & on>|enabl|activ|running|switched|keep|kept|written|turned & all (?:our |the |\\w+ )?(?:systems?|servers?|machines|computers?)|servers?|systems?|till|firewall|computers?|pos|database|machines|everywhere & !responsib|access to|entry|entries|admin|clock|time settings|login|review|check|read|look|nobody reads|antivirus|month|year|visitor|who can|failed|wrong|clock",
      "(?:all|every|each|both) (?:our |the )?(?:\\w+ )?(?:systems?|servers?|computers?|machines|tills?|devices?|boxes|pcs?) (?:\\w+ ){0,4}(?:logs?|logged|logging|keeps? (?:a )?(?:log|record))> & !review|visitor",
    ],
    unmet: [
      "=(?:logs?|logging|audit) .. (?:off|disabled|not (?:on|enabled|active|running|switched)|switched off|turned off|not turned)",
    ],
  },
  "10.2.1.1": {
    about: [`${RECORD} & {pan} & access|open|view|look|see`],
    met: [
      `${RECORD} & {pan}|card records|customer (?:cards?|data) & access|open|view|look|who|each|every|read|seen & !review|every day|daily|visitor|cvv|paper|slip|encrypt|mask|alter`,
    ],
  },
  "10.2.1.2": {
    about: [`${RECORD} & {admin}`],
    met: [
      `${RECORD} & {admin}|managers?>|elevated|full rights|superuser & action|everything|all|do|does|did|every|activit|change|work|use|what|step & !read|review|only .. admin|can (?:see|read|change|delete)|account (?:chang|creat)|mfa`,
    ],
  },
  "10.2.1.3": {
    about: [`access .. (?:logs?|audit)|(?:logs?|audit) .. access`],
    met: [
      `(?:access|opens?|opened|opening|reads?|view|look(?:s|ed)? (?:at|into)|use) (?:\\w+ ){0,4}(?:logs?|log files?|audit trails?)(?: (?:themselves|itself))?> & recorded|logged|log (?:each|every|any|all)|captur|noted|traced & also|itself|too|who|themselves|every|each|captur|logged|recorded|as well|leaves`,
      "logs? (?:themselves|itself)|log access & access|open|who|recorded|logged|read",
    ],
  },
  "10.2.1.4": {
    about: [`(?:failed|wrong|invalid|unsuccessful|bad|denied|rejected) & ${RECORD}`],
    met: [
      `(?:failed|wrong|invalid|unsuccessful|bad|denied|rejected|incorrect|false)\\w* (?:\\w+ ){0,3}(?:login|attempt|tries|try|password|pins?>|codes?>|access|sign|log|logins|entr)|attempts? to (?:login|log in|get in|access)|login (?:failures|attempts)|logins?> .. (?:failed|wrong) & ${RECORD}|show|appear|listed & !lock(?:s|ed)? (?:the|after|out|for)|blocked after`,
    ],
  },
  "10.2.1.5": {
    about: [
      `${RECORD} & (?:new|chang|creat|add)\\w* (?:\\w+ ){0,3}(?:account|user|rights) & !can not|nobody can|by users`,
    ],
    met: [
      `(?:new|creat|add|chang|delet|remov|modif|rais|elevat|more)\\w* (?:\\w+ ){0,4}(?:accounts?|users?|rights|permissions?|privileges?|passwords?|logins?|credentials?)|(?:accounts?|users?|rights|permissions?|privileges?) (?:\\w+ ){0,4}(?:creat|add|chang|delet|remov|modif|rais|elevat|made)\\w*|account (?:changes|management|activity) & ${RECORD}|show|listed & !approv|leav|review|failed|wifi|every (?:30|60|90)|days|can not|nobody can|no one can`,
    ],
  },
  "10.2.1.6": {
    about: [`${RECORD} & (?:stop|start|paus|clear)`],
    met: [
      "(?:stop|start|paus|switch|turn|clear|disabl|initiali)\\w* & logs?>|logging|audit & recorded|logged|log (?:when|each|every|any)|noted|shown|entry|event|alert|captur|seen|itself|appears|trace|show|record & !reviewed|users|time synch|month",
    ],
  },
  "10.2.1.7": {
    about: [`${RECORD} & (?:creat|delet) & system|object|file`],
    met: [
      `(?:creat|delet|add|remov|new)\\w* (?:\\w+ ){0,5}(?:system (?:level )?(?:objects?|files?)|system objects?|objects?|program files?|tables?|system files?|programs)|(?:system (?:level )?objects?|program files?|tables?|system files?) (?:\\w+ ){0,4}(?:creat|delet|add|remov|made)\\w* & ${RECORD}|show & !alert|integrity`,
    ],
  },
  "10.2.2": {
    about: ["(?:entry|entries|line|record|log) & who|user & when|date|time"],
    met: [
      "who>|user|person|name & when|date|time & logs?>|entry|entries|line|record|logged|audit & what|event|type|success|fail|result|where|origin|affected|which & !visitor|incident|badge|can read|reviewed",
    ],
    unmet: [
      "=logs? .. (?:do not|does not|not) (?:\\w+ ){0,2}(?:show|say|tell|hold|contain) .. (?:who|user|when|which)",
    ],
  },
  "10.3.1": {
    met: [
      "=(?:cashiers?|staff|users?|employees?|waiters?|nobody else|no one else|others|nobody (?:but|except|other)|normal users) .. (?:no access|not|nobody|no one|can not)? ?.. (?:see|read|open|access|view|get to) .. logs? & only|no>|not>|nobody",
      "+{only} & (?:read|see|view|access|open|look|get)\\w* & logs?>|log files?|audit|them|it> & logs?>|log files?|audit trail & !change|edit|alter|delet|review(?:ed)? daily|visitor|login",
      "=(?:logs?|log files?|audit trails?) .. (?:only|restricted|limited|nobody (?:but|except|else)) .. (?:read|seen|view|access|open|admin|it|owner|manager|i>|me>|two|people)",
      "(?:read access|access) .. (?:logs?|audit) .. (?:only|restricted|limited|those|need)",
    ],
    unmet: [
      "(?:everyone|everybody|anyone|all staff|all users) .. (?:read|see|view|access|open) .. (?:logs?|log files?)",
    ],
  },
  "10.3.2": {
    about: ["logs? & chang|edit|alter|delet|modif|tamper & can|protect|read only|write"],
    met: [
      "=(?:logs?|log files?|audit trails?|entries|they|lines|it|history) .. (?:can not|can never|could not|not (?:be )?|impossible|nobody can|no one can|never) .. (?:chang|edit|alter|delet|modif|tamper|overwrit|manipulat|remov)",
      "protect(?:ed|s)?> .. logs? & chang|edit|alter|delet|tamper|modif",
      "=(?:nobody|no one|no (?:user|single)|not even|none of us|no) .. (?:can|is able|able to|may) .. (?:chang|edit|alter|delet|modif|tamper|overwrit|manipulat|remov)\\w* .. (?:logs?>|log files?|entries|lines|them>|it>|audit|they>)",
      "logs?>|log files?|audit|log server & read only|write once|append only|worm>|immutable|tamper proof|protected (?:from|against) (?:chang|edit|modif|tamper|delet)|write protected",
    ],
    unmet: [
      "(?:anyone|everyone|everybody|users?|staff|admins?|we all) .. (?:can|could) .. (?:chang|edit|alter|delet|clear|modif)\\w* .. (?:logs?>|log files?|entries|them>)",
    ],
  },
  "10.3.3": {
    about: ["logs? & back|cop(?:y|ied|ies)|central|sent|forward|log server"],
    met: [
      "logs?>|log files?|events> & cop(?:y|ied|ies)|back(?:ed)? up|backup|central|sent|send|forward|shipp|stream|transferr|collected|pushed & server|siem|syslog|central|place|cloud|media|other (?:machine|computer)|separate|another|vault|elsewhere & !alert|email to me|antivirus|month only",
    ],
  },
  "10.3.4": {
    about: ["(?:integrity|fim>|change detection) & logs?"],
    met: [
      "integrity|fim>|change detection|tripwire|ossec|wazuh|detects? chang|chang(?:e|es|ed) .. alert|alert .. chang|alter\\w* .. alert|alert .. alter|modif\\w* .. alert|tamper\\w* .. alert & logs?>|log files?|log data|audit|log lines",
    ],
  },
  "10.4.1": {
    about: ["logs? & review|check|read|look|go through"],
    met: [
      "logs?>|log files?|security events|events>|log entries|siem & {review}|reads?|reading|report|alerts?|analy[sz] & #every<=1 & !antivirus logs kept|visitor|sync|back(?:ed)? up|cop(?:y|ied)|integrity|pin>|other (?:systems?|logs?|computers?)|less important|remaining|the rest",
    ],
    unmet: [
      "=(?:nobody|no one|never|not) .. (?:looks?|looked|reads?|checks?|checked|reviews?|reviewed) .. (?:logs?|log files?|them>|it>) & ~logs?>|log files?|logged|recorded|writes",
      "=logs? .. (?:never|not|nobody|no one) (?:\\w+ ){0,3}(?:look|read|check|review)\\w*",
      "logs? .. (?:only|just) .. (?:when|if|after) .. (?:something|problem|wrong|trouble|happens|breaks)",
    ],
    number: "at least once a day",
  },
  "10.4.1.1": {
    about: ["siem|automat & logs?"],
    met: [
      "siem|splunk|graylog|wazuh|elastic|log (?:analy[sz]er|tool|monitor|software|manager|service)|automat|tool|software|script|program|system (?:goes|reads|scans|checks) & ~logs?>|log files?|events & review|check|scan|analy|read|go(?:es)? through|alert|search|flag|look|evaluat|automat|watch|warn|comb & !antivirus|clock|time|delet|integrity|cop(?:y|ied)|alter|chang|security tools",
    ],
    unmet: ["logs? .. (?:by hand|manually)(?: only)?|(?:by hand|manually) .. logs?"],
  },
  "10.4.2": {
    about: ["other (?:systems?|logs?|computers)|less important|remaining & review|check"],
    met: [
      "other (?:systems?|logs?|computers?|machines|servers|devices|components|boxes|ones)|less (?:important|critical)|remaining|rest of (?:the|our)|non critical|minor systems|office (?:pcs?|computers?|machines) & {review}|reads?|look & ~logs?>|log|events & week|month|regular|periodic|quarter|daily|every|fortnight & !{tra}",
    ],
  },
  "10.4.2.1": {
    about: ["{tra} & logs?"],
    met: [
      "{tra} & logs?>|log review|other systems|less important & how often|frequency|rhythm|interval|often|week|month|sets|decid|defin & !antivirus|terminal|scan",
    ],
  },
  "10.4.3": {
    about: [
      "(?:odd|strange|unusual|suspicious|anomal|exception)\\w* & follow|investigat|look into|deal|act",
    ],
    met: [
      "odd|strange|unusual|suspicious|anomal|exceptions?>|out of the ordinary|alerts?>|irregular|findings?|weird|funny|something (?:looks|is|seems|comes) & follow(?:ed|s)? up|investigat|look(?:ed|s)? into|dealt with|deal with|acted|act on|resolv|ticket|clarif|clear(?:ed)? up|chase|escalat|handled|traced|work(?:ed)? (?:on|through) & ~logs?>|event|entry|alert|review & !terminal|visitor|customer|phish",
    ],
    unmet: [
      "=(?:alerts?|odd|strange|suspicious)\\w* .. (?:ignored?|nobody (?:reacts|looks)|not followed|left)",
    ],
  },
  "10.5.1": {
    about: ["logs? & kept|keep|retain|stored|months?|days?|year"],
    met: [
      "logs?>|logged|log (?:history|files|data)|audit (?:trails?|history|logs?)|history & #days>=360 & {have}|kept|stor|retain|saved|back|archiv|hold|go|stay & !antivirus|visitor|camera|video|scan|pen ?test|review",
      "retention & #days>=360",
      "kept|keep|stor|retain|saved|archiv|hold|stay & #days>=360 & ~logs?>|log files?|audit & it>|them>|they>|this|that|all|everything & !antivirus|visitor|camera|video|policy",
    ],
    unmet: [
      "logs? .. (?:overwritten|deleted|gone|rotate|wiped) .. (?:after|every) .. (?:a (?:day|week|month|few)|days?|weeks?|(?:one|two|three|four|five|six|\\d+) (?:days?|weeks?|months?))",
    ],
    number: "at least 12 months, the last three at hand",
  },
  "10.6.1": {
    about: [`${CLOCK} & sync|same|ntp`],
    met: [
      `sync|(?:get|gets|take|takes|fetch|fetches|set) (?:\\w+ ){0,3}time (?:from|by)|ntp>|time server|time service|set by (?:a|the) time|same time & ${CLOCK}|all|every|server|system|computer|till & !polic|antivirus|files|password|backup|folder|scan`,
    ],
    unmet: [
      "=(?:clocks?|time) .. (?:by hand|manually|differs?|wrong|off by|not (?:synchroni|the same)|each its own)",
    ],
  },
  "10.6.2": {
    about: [`${CLOCK} & server|source`],
    met: [
      "(?:time|ntp) (?:\\w+ ){0,2}(?:servers?|sources?)|ntp> & utc|atomic|trusted|official|national|recogni[sz]ed|ptb>|nist|npl>|pool|gps|certain|chosen|designated|central|from (?:our|the|one|two|a)|only & internal|inner|systems?|computers?|servers?|clocks?|all|outside|utc|atomic",
    ],
  },
  "10.6.3": {
    about: ["(?:time|clock) (?:settings?|data) & chang|protect|access"],
    met: [
      "(?:time|clocks?) (?:settings?|data|configuration)|(?:chang|set|alter|touch|adjust|move)\\w* (?:\\w+ ){0,3}(?:the )?(?:time|clocks?)>|(?:time|clocks?)> .. (?:chang|alter|adjust|touch)\\w* & {only}|logged|log|monitor|admin|can not|restrict|protected|nobody|review & !change .. password|log ?in time|real time|all the time|each time|every time|same time|time we|first time",
    ],
    unmet: ["(?:anyone|everyone|users?|staff) .. (?:chang|set|alter)\\w* .. (?:time|clock)"],
  },
  "10.7.2": {
    about: ["(?:fail|stops? working|goes? down|breaks?|outage)\\w* & alert|notic|detect|know"],
    met: [
      "fail(?:s|ed|ure|ures)?>|dies>|died|crash|stops? (?:working|running)|stopped (?:working|running)|goes? (?:down|off>|offline)|breaks? down|outage|switched off by|is down|drops? out & {alert}|detect|notic|dashboard|monitor & firewall|antivirus|logs?|logging|safeguard|control|protection|door|detection|security & !login|attempt|wrong",
    ],
  },
  "10.7.3": {
    about: [
      "(?:fail|outage|breakdown|stops? working)\\w* & respond|restor|repair|fix|document|cause",
    ],
    met: [
      "fail(?:s|ed|ure|ures)?>|dies>|died|crash|stops? working|stopped working|outage|breakdown|breaks? down|went down|goes? down & restor|repair|fix|back on|respond|react|turn(?:ed)? on|put right|put (?:it|them|that) right|running again|working again & cause|how long|why|document|written|note|record|write & !login|attempt|scan|pen ?test",
    ],
  },
};
