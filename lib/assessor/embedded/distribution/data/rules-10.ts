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
  "logs?>|logged|logging|record(?:s|ed|ing)?>|captur|trail|trace|track|audit|journal|shows?>|see who|write|written to|noted|registers?|written|documented|stored";
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
      "=(?:logging|logs?|audit)(?:'s| is| are) (?:\\w+ )?(?:on|active|enabled|running|switched on|turned on)> & all|every|each|both|everywhere|systems?|servers?|boxes|machines & !not on|review",
    ],
    unmet: [
      "=(?:logs?|logging|audit) .. (?:off>|disabled|not (?:on|enabled|active|running|switched)|switched off|turned off|not turned)",
      "=(?:no|not (?:any|a|keep|have)|without (?:any|a)?|never (?:had|kept)|nothing) (?:\\w+ ){0,2}(?:logs?|logging|log files|audit (?:logs?|trails?))>(?! (?:in|on|entr|of))",
      "=(?:nothing|no event|none of (?:it|this|that)) (?:is |gets |was |ever )*(?:logged|recorded)",
      "=(?:could not|can not) tell (?:you )?(?:what|where|if) .. logs?",
    ],
  },
  "10.2.1.1": {
    about: [`${RECORD} & {pan} & access|open|view|look|see`],
    met: [
      `${RECORD} & {pan}|card records|customer (?:cards?|data) & access|open|view|look|who|each|every|read|seen & !review|every day|daily|visitor|cvv|paper|slip|encrypt|mask|alter`,
    ],
    unmet: [
      "=(?:recorded|logged|noted|captured|kept|written) nowhere & {pan}|card records & !cvv|paper|store|chang|delet",
      "=(?:not|never|nobody|no one|nothing|no) (?:\\w+ ){0,3}(?:logged|recorded|noted|captured|logs|records|traced|written down|log|record)> & {pan}|card records & !cvv|paper|store|chang|delet",
      "=(?:logs?|records?|they|it|system) (?:do|does|can|could) not (?:\\w+ )?(?:show|tell|say|hold|contain|see|keep|include) & {pan}|card records & !cvv|paper|store|chang|delet",
    ],
  },
  "10.2.1.2": {
    about: [`${RECORD} & {admin}`],
    met: [
      `${RECORD} & {admin}|managers?>|elevated|full rights|superuser & action|everything|all|do|does|did|every|activit|change|work|use|what|step & !read|review|only .. admin|can (?:see|read|change|delete)|account (?:chang|creat)|mfa`,
      "(?:admin\\w*|managers?>|it people|super ?users?) & ~logs?>|logging|record & everything (?:they|he|she|i|an? admin) (?:do|does|did)|every (?:step|action|command|move)|what they do|all they do & !read|only|review",
    ],
    unmet: [
      "=(?:recorded|logged|noted|captured|kept|written) nowhere & {admin}|elevated|full rights & !can not|nobody can|chang|read|open",
      "=(?:not|never|nobody|no one|nothing|no) (?:\\w+ ){0,3}(?:logged|recorded|noted|captured|logs|records|traced|written down|log|record)> & {admin}|elevated|full rights & !can not|nobody can|chang|read|open",
      "=(?:logs?|records?|they|it|system) (?:do|does|can|could) not (?:\\w+ )?(?:show|tell|say|hold|contain|see|keep|include) & {admin}|elevated|full rights & !can not|nobody can|chang|read|open",
    ],
  },
  "10.2.1.3": {
    about: [`access .. (?:logs?|audit)|(?:logs?|audit) .. access`],
    met: [
      `(?:access|opens?|opened|opening|reads?|view|look(?:s|ed)? (?:at|into)|use) (?:\\w+ ){0,4}(?:logs?|log files?|audit trails?)(?: (?:themselves|itself))?> & recorded|logged|log (?:each|every|any|all)|captur|noted|traced & also|itself|too|who|themselves|every|each|captur|logged|recorded|as well|leaves`,
      "logs? (?:themselves|itself)|log access & access|open|who|recorded|logged|read",
    ],
    unmet: [
      "=(?:recorded|logged|noted|captured|kept|written) nowhere & (?:opens?|opened|reads?|looks? (?:at|into)|access\\w*|views?) (?:\\w+ ){0,3}(?:logs?|log files?|audit)",
      "=(?:not|never|nobody|no one|nothing|no) (?:\\w+ ){0,3}(?:logged|recorded|noted|captured|logs|records|traced|written down|log|record)> & (?:opens?|opened|reads?|looks? (?:at|into)|access\\w*|views?) (?:\\w+ ){0,3}(?:logs?|log files?|audit)",
      "=(?:logs?|records?|they|it|system) (?:do|does|can|could) not (?:\\w+ )?(?:show|tell|say|hold|contain|see|keep|include) & (?:opens?|opened|reads?|looks? (?:at|into)|access\\w*|views?) (?:\\w+ ){0,3}(?:logs?|log files?|audit)",
    ],
  },
  "10.2.1.4": {
    about: [`(?:failed|wrong|invalid|unsuccessful|bad|denied|rejected) & ${RECORD}`],
    met: [
      `(?:failed|wrong|invalid|unsuccessful|bad|denied|rejected|incorrect|false)\\w* (?:\\w+ ){0,3}(?:login|attempt|tries|try|password|pins?>|codes?>|access|sign|log|logins|entr)|attempts? to (?:login|log in|get in|access)|login (?:failures|attempts)|logins?> .. (?:failed|wrong) & ${RECORD}|show|appear|listed & !lock(?:s|ed)? (?:the|after|out|for)|blocked after`,
      "(?:failed|wrong|invalid|unsuccessful|bad|denied|rejected|incorrect|false)\\w* (?:\\w+ ){0,3}(?:login|attempt|tries|try|password|pin|code|access|sign|log|entr)\\w* & (?:is|are|in|shows? up|ends? up|goes|lands?) (?:\\w+ )?(?:in (?:there|it|the (?:log|record))|there|stored)> & ~logs?>|logging|record & !lock",
      "(?:tr(?:y|ies|ied)|attempts?) (?:\\w+ ){0,2}(?:to )?(?:open|reach|see|access) (?:\\w+ ){0,3}(?:not|without|beyond|forbidden|no) & logs?|recorded|logged|in there & !lock",
    ],
    unmet: [
      "=(?:recorded|logged|noted|captured|kept|written) nowhere & (?:failed|wrong|invalid|bad|unsuccessful)\\w* (?:\\w+ ){0,2}(?:login|attempt|tr(?:y|ies)|password|sign|log)",
      "=(?:not|never|nobody|no one|nothing|no) (?:\\w+ ){0,3}(?:logged|recorded|noted|captured|logs|records|traced|written down|log|record)> & (?:failed|wrong|invalid|bad|unsuccessful)\\w* (?:\\w+ ){0,2}(?:login|attempt|tr(?:y|ies)|password|sign|log)",
      "=(?:logs?|records?|they|it|system) (?:do|does|can|could) not (?:\\w+ )?(?:show|tell|say|hold|contain|see|keep|include) & (?:failed|wrong|invalid|bad|unsuccessful)\\w* (?:\\w+ ){0,2}(?:login|attempt|tr(?:y|ies)|password|sign|log)",
    ],
  },
  "10.2.1.5": {
    about: [
      `${RECORD} & (?:new|chang|creat|add)\\w* (?:\\w+ ){0,3}(?:account|user|rights) & !can not|nobody can|by users`,
    ],
    met: [
      `(?:new|creat|add|chang|delet|remov|modif|rais|elevat|more)\\w* (?:\\w+ ){0,4}(?:accounts?|users?|rights|permissions?|privileges?|passwords?|logins?|credentials?)|(?:accounts?|users?|rights|permissions?|privileges?) (?:\\w+ ){0,4}(?:creat|add|chang|delet|remov|modif|rais|elevat|made)\\w*|account (?:changes|management|activity) & ${RECORD}|show|listed & !approv|leav|review|failed|wifi|every (?:30|60|90)|days|can not|nobody can|no one can`,
    ],
    unmet: [
      "=(?:recorded|logged|noted|captured|kept|written) nowhere & (?:new|creat|chang|add|delet|more)\\w* (?:\\w+ ){0,3}(?:accounts?|users?|rights)",
      "=(?:not|never|nobody|no one|nothing|no) (?:\\w+ ){0,3}(?:logged|recorded|noted|captured|logs|records|traced|written down|log|record)> & (?:new|creat|chang|add|delet|more)\\w* (?:\\w+ ){0,3}(?:accounts?|users?|rights)",
      "=(?:logs?|records?|they|it|system) (?:do|does|can|could) not (?:\\w+ )?(?:show|tell|say|hold|contain|see|keep|include) & (?:new|creat|chang|add|delet|more)\\w* (?:\\w+ ){0,3}(?:accounts?|users?|rights)",
    ],
  },
  "10.2.1.6": {
    about: [`${RECORD} & (?:stop|start|paus|clear)`],
    met: [
      "(?:stop|start|paus|switch|turn|clear|disabl|initiali)\\w* & logs?>|logging|audit & recorded|logged|log (?:when|each|every|any)|noted|shown|entry|event|alert|captur|seen|itself|appears|trace|show|record & !reviewed|users|time synch|month",
      "=logs?>|logging|audit (?:log|trail)s? & set up|start\\w*|initiali\\w*|stopp?\\w*|paus\\w*|switched off|cleared & (?:that is|is|gets|it is|also|each time|are|which is) (?:\\w+ )?(?:logged|recorded|noted|captured) & !not logged|not recorded|nobody|never",
    ],
    unmet: [
      "=(?:recorded|logged|noted|captured|kept|written) nowhere & (?:stop|start|paus|switch|turn)\\w* (?:\\w+ ){0,4}(?:logs?|logging)|(?:logs?|logging) (?:\\w+ ){0,3}(?:stop|start|paus|switch)\\w*",
      "=(?:not|never|nobody|no one|nothing|no) (?:\\w+ ){0,3}(?:logged|recorded|noted|captured|logs|records|traced|written down|log|record)> & (?:stop|start|paus|switch|turn)\\w* (?:\\w+ ){0,4}(?:logs?|logging)|(?:logs?|logging) (?:\\w+ ){0,3}(?:stop|start|paus|switch)\\w*",
      "=(?:logs?|records?|they|it|system) (?:do|does|can|could) not (?:\\w+ )?(?:show|tell|say|hold|contain|see|keep|include) & (?:stop|start|paus|switch|turn)\\w* (?:\\w+ ){0,4}(?:logs?|logging)|(?:logs?|logging) (?:\\w+ ){0,3}(?:stop|start|paus|switch)\\w*",
    ],
  },
  "10.2.1.7": {
    about: [`${RECORD} & (?:creat|delet) & system|object|file`],
    met: [
      `(?:creat|delet|add|remov|new)\\w* (?:\\w+ ){0,5}(?:system (?:level )?(?:objects?|files?)|system objects?|objects?|program files?|tables?|system files?|programs)|(?:system (?:level )?objects?|program files?|tables?|system files?) (?:\\w+ ){0,4}(?:creat|delet|add|remov|made)\\w* & ${RECORD}|show & !alert|integrity`,
    ],
    unmet: [
      "=(?:recorded|logged|noted|captured|kept|written) nowhere & (?:system (?:level )?(?:objects?|files?)|tables?|program files)",
      "=(?:not|never|nobody|no one|nothing|no) (?:\\w+ ){0,3}(?:logged|recorded|noted|captured|logs|records|traced|written down|log|record)> & (?:system (?:level )?(?:objects?|files?)|tables?|program files)",
      "=(?:logs?|records?|they|it|system) (?:do|does|can|could) not (?:\\w+ )?(?:show|tell|say|hold|contain|see|keep|include) & (?:system (?:level )?(?:objects?|files?)|tables?|program files)",
    ],
  },
  "10.2.2": {
    about: ["(?:entry|entries|line|record|log) & who|user & when|date|time"],
    met: [
      "who>|user|person|name & when|date|time & logs?>|entry|entries|line|record|logged|audit & what|event|type|success|fail|result|where|origin|affected|which & !visitor|incident|badge|can read|reviewed",
      "=(?:each|every|all) (?:line|entry|event|record|log entry|entries|lines|one) & who|user|person|name|account & date|time|when & what|kind|type|event & success|fail|worked|result|where|origin|system|which & !do not|does not",
      "=(?:lines?|entr(?:y|ies)|records?|logs?) (?:shows?|has|have|tells?|says?|contains?|holds?|gives?|names?) & who|user|person|name|account & date|time|when & what|kind|type|event|success|fail|result|where & !not show|do not|does not|visitor",
      "(?:with|names?|including|showing|tells?|says|has|along with) (?:the )?(?:user|who>|name|account) & date|time|when & what|event|type|kind|action & success|result|outcome|fail|worked|origin|where|from & ~logs?>|logged|logging|recorded|entries|entry|lines?|written down & !visitor|badge|not",
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
      "+{only} & (?:read|see|view|access|open|look)\\w* & them|it>|those|these|there & ~logs?>|log files?|audit|logging & !change|edit|alter|delet|key|safe|papers?|slips?|review(?:ed)? daily|visitor|room|cupboard|time settings|clock",
      "(?:viewing|reading|access|sight|view)> (?:\\w+ ){0,3}(?:reserved|restricted|limited|confined)> & ~logs?>|audit trail|log files? & !change|room|visitor|card data",
    ],
    unmet: [
      "(?:everyone|everybody|anyone|all staff|all users) .. (?:read|see|view|access|open) .. (?:logs?|log files?)",
      "=(?:logs?|log files?|them|they) (?:\\w+ ){0,3}(?:open to|readable (?:by|for)|visible to|free for) (?:all|everyone|everybody|anyone|any) & ~logs?>",
    ],
  },
  "10.3.2": {
    about: ["logs? & chang|edit|alter|delet|modif|tamper & can|protect|read only|write"],
    met: [
      "=(?:logs?|log files?|audit trails?|entries|they|lines|it|history) .. (?:can not|can never|could not|not (?:be )?|impossible|nobody can|no one can|never) .. (?:chang|edit|alter|delet|modif|tamper|overwrit|manipulat|remov)",
      "protect(?:ed|s)?> .. logs? & chang|edit|alter|delet|tamper|modif",
      "=(?:nobody|no one|no (?:user|single)|not even|none of us|no) .. (?:can|is able|able to|may) .. (?:chang|edit|alter|delet|modif|tamper|overwrit|manipulat|remov)\\w* .. (?:logs?>|log files?|entries|lines|them>|it>|audit|they>)",
      "logs?>|log files?|audit|log server & read only|write once|append only|worm>|immutable|tamper proof|protected (?:from|against) (?:chang|edit|modif|tamper|delet)|write protected",
      "=(?:they|it|those|these|logs?|entries|records?) (?:\\w+ )?(?:can not|can never|could not) be (?:\\w+ )?(?:chang|edit|alter|delet|modif|tamper|overwrit|touch)\\w* & ~logs?>|log server|log files? & !pin>|password|price",
    ],
    unmet: [
      "(?:anyone|everyone|everybody|users?|staff|admins?|we all) .. (?:can|could) .. (?:chang|edit|alter|delet|clear|modif)\\w* .. (?:logs?>|log files?|entries|them>) & !time|clock|only",
      "=(?:anyone|everyone|all of us|any (?:\\w+ )?(?:user|cashier|employee)|cashiers?|staff)(?: \\w+){0,4} (?:can|could|may) (?:\\w+ )?(?:chang|edit|alter|delet|clear|modif|wip)\\w* (?:them|it|those|entries) & ~logs?>|log files?",
    ],
  },
  "10.3.3": {
    about: ["logs? & back|cop(?:y|ied|ies)|central|sent|forward|log server"],
    met: [
      "logs?>|log files?|events> & cop(?:y|ied|ies)|back(?:ed)? up|backup|central|sent|send|forward|shipp|stream|transferr|collected|pushed & server|siem|syslog|central|place|cloud|media|other (?:machine|computer)|separate|another|vault|elsewhere & !alert|email to me|antivirus|month only",
      "logs?>|log (?:files?|lines?|data)|records?|they|it & (?:go|goes|sent|send|copied|copies|pushed|shipped|streamed|forwarded|moved|land)\\w* & (?:central|separate|second|other|log|safe|write once) (?:\\w+ )?(?:server|place|system|store|machine|host|box) & ~logs?>|logging & !backup tape|email",
    ],
    unmet: [
      "=logs? .. (?:only|just|nowhere|not|never) (?:\\w+ ){0,3}(?:on the (?:same|machine|server|till|computer|system|box)|backed|copied|copy|elsewhere)",
    ],
  },
  "10.3.4": {
    about: ["(?:integrity|fim>|change detection) & logs?"],
    met: [
      "integrity|fim>|change detection|tripwire|ossec|wazuh|detects? chang|chang(?:e|es|ed) .. alert|alert .. chang|alter\\w* .. alert|alert .. alter|modif\\w* .. alert|tamper\\w* .. alert & logs?>|log files?|log data|audit|log lines",
    ],
    unmet: [
      "=(?:nothing|nobody|no one|no (?:tool|program|alarm|alert)) (?:\\w+ ){0,4}(?:notic|warn|alert|tell|detect|watch)\\w* (?:\\w+ ){0,5}(?:logs?|log files?)",
    ],
  },
  "10.4.1": {
    about: [
      "logs?> & review|check|read>|look|go through & !who|card (?:data|records|numbers)|can not|nobody can|only",
    ],
    met: [
      "logs?>|log files?|security events|events>|log entries|siem & {review}|reads?|reading|report|alerts?|analy[sz] & #every<=1 & !antivirus logs kept|visitor|sync|back(?:ed)? up|cop(?:y|ied)|integrity|pin>|other (?:systems?|logs?|computers?)|less important|remaining|the rest",
      "(?:reads?|looks?|goes|go|checks?|reviews?|skims?|glances?|combs?|they are (?:read|checked|reviewed)) (?:\\w+ ){0,4}(?:them|it|through|result|results|report|alerts?|some of it|findings) & ~logs?>|log files?|logging|events & #every<=1 & !antivirus|terminal|readers?|machines|camera|clock|other (?:systems?|computers?)|less important|the rest|visitor",
      "(?:only time|that is when|only) (?:\\w+ )?(?:anyone|anybody|somebody|someone|he|she|i|we) (?:\\w+ )?(?:looks?|reads?|checks?) & ~logs?>|log files? & #every<=1",
      "(?:they|these|those|it|all of (?:it|them)) (?:are|is|get|gets|were|was) (?:\\w+ )?(?:checked|read|reviewed|looked (?:at|through|over)|gone (?:through|over)|examined|evaluated) & ~logs?>|log files? & #every<=1 & !antivirus|terminal|machines|readers|clock|other (?:systems?|logs?)|the rest|visitor|rights|accounts",
      "logs?> & check|read>|review|look|go(?:es)? through & by|from|our|the|he|she|they|dealer|firm|guy & #every<=1 & !other|rest|visitor|antivirus|card (?:data|records)|less important|time|clock|integrity",
      "(?:reviewed|checked|read|review|reading|check) ?: & #every<=1 & ~logs?>|logging|logged & !terminal|other|visitor|antivirus",
    ],
    unmet: [
      "=(?:nobody|no one|never|not) .. (?:looks?|looked|reads?|checks?|checked|reviews?|reviewed) .. (?:logs?|log files?|them>|it>) & ~logs?>|log files?|logged|recorded|writes",
      "=logs? .. (?:never|not|nobody|no one) (?:\\w+ ){0,3}(?:look|read|check|review)\\w*",
      "logs? .. (?:only|just) .. (?:when|if|after) .. (?:something|problem|wrong|trouble|happens|breaks)",
      "=(?:nobody|no one|none of us)(?: else)? (?:here )?(?:ever |really |actually |regularly )*(?:goes|go|looks?|went|looked|reads?|opens?|opened|checks?|reviews?)> (?:(?:through|at|into|over|in) )?(?:them|it|those|these|any|the logs?|logs?) & ~logs?>|log files?|logging & !terminal|list",
      "=never (?:\\w+ )?(?:opened|looked|read|checked|seen|reviewed)> (?:\\w+ ){0,2}(?:them|it|one|any|those|logs?|a log) & ~logs?>|log files? & !terminal",
      "=(?:looked|looks|look|read|reads|check|checks|checked|open|opens|opened|reviewed) (?:\\w+ ){0,3}(?:only|just|unless|when|if|after) (?:\\w+ ){0,2}(?:something|anything|there is|trouble|problem|need)\\w* & ~logs?>|log files?",
      "=unless (?:something|there is|anything) (?:\\w+ )?(?:broke|broken|wrong|happen|crash|trouble|problem|down|breaks|fails) & ~logs?>|log files?",
    ],
    number: "at least once a day",
  },
  "10.4.1.1": {
    about: ["siem|automat & logs?"],
    met: [
      "siem|splunk|graylog|wazuh|elastic|log (?:analy[sz]er|tool|monitor|software|manager|service)|automat|tool|software|script|program|system (?:goes|reads|scans|checks) & ~logs?>|log files?|events & review|check|scan|analy|read|go(?:es)? through|alert|search|flag|look|evaluat|automat|watch|warn|comb & !antivirus|clock|time|delet|integrity|cop(?:y|ied)|alter|chang|security tools",
      "(?:program|tool|software|system|script|service)s? & (?:chews?|combs?|sifts?|crawls?|runs?|works?|ploughs?|trawls?|goes) (?:through|over) & ~logs?>|logging|record|log files? & !antivirus|terminal|file compar",
    ],
    unmet: [
      "logs? .. (?:by hand|manually)(?: only)?|(?:by hand|manually) .. logs?",
      "=(?:no|without (?:any|a)?|not (?:a|any|use|have)(?: a| any)?) (?:\\w+ ){0,2}(?:program|tool|software|system|automat\\w*|siem|script) (?:\\w+ )?(?:that |which |or anything |to |for |helps?|does|reads|involved)? & ~logs?>|log files?|logging & !antivirus|card",
      "by (?:eye|hand)>|manually|with (?:his|her|my|our) own eyes|scroll\\w* through & ~logs?>|log files? & !clock|time|set>|card",
    ],
  },
  "10.4.2": {
    about: ["other (?:systems?|logs?|computers)|less important|remaining & review|check"],
    met: [
      "other (?:systems?|logs?|computers?|machines|servers|devices|components|boxes|ones)|less (?:important|critical)|remaining|rest of (?:the|our)|non critical|minor systems|office (?:pcs?|computers?|machines) & {review}|reads?|look & ~logs?>|log|events & week|month|regular|periodic|quarter|daily|every|fortnight & !{tra}",
      "(?:other|less important|minor|remaining) (?:\\w+ ){0,2}(?:servers?|systems?|computers?|machines?|logs?) & week|month|daily|every|quarter & ~logs?>|review & {review}|reads?|looks?|does & !{tra} only|scan|antivirus|nobody|never",
      "(?:other|less important|remaining|minor) (?:\\w+'? ){0,2}(?:logs?|systems?) & week|month|fortnight|quarter & ~{review}|reads?>|read through & {tra}|logs?> & !scan|nobody|never|retained|kept|store|day",
    ],
    unmet: [
      "=(?:other|less important|remaining|rest of the) (?:\\w+ )?(?:systems?|logs?|servers?|computers?|ones)(?: (?:are|is|get|gets|at all))* (?:nobody|no one|never|not) ",
    ],
  },
  "10.4.2.1": {
    about: ["{tra} & logs?"],
    met: [
      "{tra} & logs?>|log review|other systems|less important & how often|frequency|rhythm|interval|often|week|month|sets|decid|defin & !antivirus|terminal|scan",
    ],
    unmet: [
      "=(?:how|why) (?:they|we|it|he|she|often)? ?(?:\\w+ ){0,4}(?:monthly|weekly|month|week|often|rhythm|number) .. (?:no one|nobody|not|never|no (?:study|analysis)|guess|gut)",
      "=(?:no|without (?:a|any)?|never (?:a|made|did)?|nor (?:a)?|not (?:a|any)) (?:\\w+ )?(?:study|risk \\w+|{tra}) & ~logs?>|other systems|less important|other servers|servers & monthly|weekly|month|week|often & !scan|terminal|malware",
      "=(?:gut feeling|just (?:picked|guessed|chose|chosen)|out of the air|rule of thumb) & ~logs? & week|month|often",
    ],
  },
  "10.4.3": {
    about: [
      "(?:odd|strange|unusual|suspicious|anomal|exception)\\w* & follow|investigat|look into|deal|act",
    ],
    met: [
      "odd|strange|unusual|suspicious|anomal|exceptions?>|out of the ordinary|alerts?>|irregular|findings?|weird|funny|something (?:looks|is|seems|comes) & follow(?:ed|s)? up|investigat|look(?:ed|s)? into|dealt with|deal with|acted|act on|resolv|ticket|clarif|clear(?:ed)? up|chase|escalat|handled|traced|work(?:ed)? (?:on|through) & ~logs?>|event|entry|alert|review & !terminal|visitor|customer|phish",
      "(?:odd|strange|unusual|suspicious|funny|weird|flagged|something|anything)\\w* & (?:opens?|raises?|creates?|makes?|writes?) (?:\\w+ )?(?:ticket|case|incident)|until (?:they|we|it|he|she) (?:\\w+ )?(?:know|knows|is (?:clear|solved|explained))|stay on it|to the bottom & ~logs?>|logging|alerts?|event|records?|flag",
    ],
    unmet: [
      "=(?:alerts?|odd|strange|suspicious)\\w* .. (?:ignored?|nobody (?:reacts|looks)|not followed|left)",
      "=(?:alerts?|flags?|warnings?|odd \\w+|findings?|reports?) .. (?:pile up|unread|nobody|no one|not (?:followed|read|looked)|never (?:followed|read)|goes? nowhere|clicked away|just (?:closed|deleted)) & ~logs?|event|siem",
    ],
  },
  "10.5.1": {
    about: ["logs? & kept|keep|retain|stored|months?|days?|year"],
    met: [
      "logs?>|logged|log (?:history|files|data)|audit (?:trails?|history|logs?)|history & #days>=360 & {have}|kept|stor|retain|saved|back|archiv|hold|go|stay & !antivirus|visitor|camera|video|scan|pen ?test|review",
      "retention & #days>=360",
      "kept|keep|stor|retain|saved|archiv|hold|stay & #days>=360 & ~logs?>|log files?|audit & it>|them>|they>|this|that|all|everything & !antivirus|visitor|camera|video|policy",
      "(?:kept|retention|retained|stored|storage|keep|archived?|history)(?: time| period)? ?: & #days>=360 & ~logs?>|logging|logged & !camera|visitor|antivirus",
    ],
    unmet: [
      "(?:logs?|records?|log files|history|entries|they|it all) .. (?:overwrit\\w+|delet\\w+|gone|rotat\\w+|wiped|purged|erased|lost|thrown away|cleared) .. (?:after|every) .. (?:a (?:day|week|month|few|fortnight)|days?|weeks?|half a year|(?:one|two|three|four|five|six|\\d+) (?:days?|weeks?|months?))",
      "=logs? (?:\\w+ ){0,4}(?:only|just|no more than|not longer than) (?:\\w+ )?(?:a (?:day|week|month|few)|days|(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d) (?:days?|weeks?|months?))",
    ],
    number: "at least 12 months, the last three at hand",
  },
  "10.6.1": {
    about: [`${CLOCK} & sync|same|ntp`],
    met: [
      `sync|(?:get|gets|take|takes|fetch|fetches|set) (?:\\w+ ){0,3}time (?:from|by)|ntp>|time server|time service|set by (?:a|the) time|same time & ${CLOCK}|all|every|server|system|computer|till & !polic|antivirus|files|password|backup|folder|scan`,
    ],
    unmet: [
      "=(?:clocks?|time|tills?|they|them) .. (?:set |put |turned |moved )?(?:by hand|manually|differs?|wrong|off by|not (?:synchroni|the same)|each its own)",
      "=(?:by hand|manually) & clocks?>|daylight saving|time (?:change|of day)|summer time|right time|set (?:them|it) & !logs?>",
      "=(?:each|every) (?:\\w+ )?(?:has|keeps|runs) (?:its|their|his) own (?:time|clock)",
      "=(?:clocks?|time|they) (?:\\w+ ){0,4}(?:minutes?|hours?) (?:late|early|fast|slow|off|out|behind|apart) & clocks?>|~time|clocks?",
    ],
  },
  "10.6.2": {
    about: [`${CLOCK} & server|source`],
    met: [
      "(?:time|ntp) (?:\\w+ ){0,2}(?:servers?|sources?)|ntp> & utc|atomic|trusted|official|national|recogni[sz]ed|ptb>|nist|npl>|pool|gps|certain|chosen|designated|central|from (?:our|the|one|two|a)|only & internal|inner|systems?|computers?|servers?|clocks?|all|outside|utc|atomic",
    ],
    unmet: [
      "=(?:by hand|manually) & clocks?>|daylight saving|time (?:change|of day)|summer time|right time|set (?:them|it) & !logs?>",
      "=(?:each|every) (?:\\w+ )?(?:has|keeps|runs) (?:its|their|his) own (?:time|clock)",
      "=(?:clocks?|time|they) (?:\\w+ ){0,4}(?:minutes?|hours?) (?:late|early|fast|slow|off|out|behind|apart) & clocks?>|~time|clocks?",
    ],
  },
  "10.6.3": {
    about: ["(?:time|clock) (?:settings?|data) & chang|protect|access"],
    met: [
      "(?:time|clocks?) (?:settings?|data|configuration)|(?:chang|set|alter|touch|adjust|move)\\w* (?:\\w+ ){0,3}(?:the )?(?:time|clocks?)>|(?:time|clocks?)> .. (?:chang|alter|adjust|touch)\\w* & {only}|logged|log|monitor|admin|can not|restrict|protected|nobody|review & !change .. password|log ?in time|real time|all the time|each time|every time|same time|time we|first time",
    ],
    unmet: [
      "(?:anyone|everyone|users?|staff) .. (?:chang|set|alter)\\w* .. (?:time|clock)",
      "=(?:anyone|anybody|everyone|any user|all staff|cashiers) (?:can|could|may) (?:\\w+ )?(?:set|change|adjust|move|turn) (?:\\w+ )?(?:clock|time|it|them)> & clock|~clocks?|time",
    ],
  },
  "10.7.2": {
    about: ["(?:fail|stops? working|goes? down|breaks?|outage)\\w* & alert|notic|detect|know"],
    met: [
      "fail(?:s|ed|ure|ures)?>|dies>|died|crash|stops? (?:working|running)|stopped (?:working|running)|goes? (?:down|off>|offline)|breaks? down|outage|switched off by|is down|drops? out & {alert}|detect|notic|dashboard|monitor & firewall|antivirus|logs?|logging|safeguard|control|protection|door|detection|security & !login|attempt|wrong",
    ],
    unmet: [
      "=(?:nothing|nobody|no one|no (?:alarm|alert|message|warning)) (?:\\w+ ){0,4}(?:tells?|told|warns?|alerts?|notices?|noticed|informs?|comes|knows|would know)> & (?:stops?|fails?|goes (?:down|off)|dies|breaks|crash|off|died|stopped|failed)\\w*|firewall|antivirus|logging & !files? chang|pages?|scripts?>|wifi",
      "=(?:only|just)? ?(?:found out|noticed|discovered|saw|realised|realized) (?:it |that |about it )?(?:\\w+ ){0,4}(?:weeks?|months?|later|by (?:accident|chance)|because|when a|in (?:january|february|march|april|may|june|july|august|september|october|november|december)) & ~firewall|antivirus|logging|logs?|scanner|camera|backup|door system & fail|died|stopp|off|broke|down|found|crash|by (?:accident|chance) & !terminal",
      "=(?:no|without (?:an?|any)?|not (?:an?|any|get)) (?:\\w+ )?(?:alarm|alert|warning|message|notice)s? (?:\\w+ )?(?:if|when|in case|should) & stop|fail|off|down|dies|break & !page|file|script|wifi|login",
    ],
  },
  "10.7.3": {
    about: [
      "(?:fail|outage|breakdown|stops? working)\\w* & respond|restor|repair|fix|document|cause",
    ],
    met: [
      "fail(?:s|ed|ure|ures)?>|dies>|died|crash|stops? working|stopped working|outage|breakdown|breaks? down|went down|goes? down & restor|repair|fix|back on|respond|react|turn(?:ed)? on|put right|put (?:it|them|that) right|running again|working again & cause|how long|why|document|written|note|record|write & !login|attempt|scan|pen ?test",
    ],
    unmet: [
      "=(?:just|only|simply) (?:restart|reboot|switch|turn|fix|repair)\\w* (?:it|them|that|the)> & not|no>|never|nothing",
      "=(?:did not|never|nobody|no one|not) (?:\\w+ ){0,2}(?:write|wrote|note|noted|record|document|written)\\w* (?:\\w+ ){0,4}(?:how long|why|cause|what happened|it down|duration|reason) & ~fail|died|restart|stopp|broke|crash|down|outage|off>",
    ],
  },
};
