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

const LOGS =
  "logs?>|log ?files?|logging|audit (?:logs?|trails?|files?|records?)|journals?>|protocols?>|event (?:logs?|records?)|records of|siem|syslog";
const LOGGED =
  "logged|logs>|recorded|records>|(?:they|it|we|which|systems?|machines?) (?:all )?record>|captur|catch|noted?>|notes>|writ(?:e|es|ing|ten)|traced|tracked|tracks>|registers?|stored|kept|keeps?>|shown|shows?>|lands?>|appears?|ends? up|(?:is|are|all|see (?:it|that)|visible) in (?:the )?(?:\\w+ )?(?:log|history|trail)|leaves? (?:an? )?(?:\\w+ )?(?:entry|trail|trace|record|mark|line)|both leave|new line|audit(?:ed|ing)?>|tells of|keeps? track";
const ACTIVITY =
  "everything|action|all (?:they|he|she) do|does|did>|activit|work|used?>|using|command|steps?>|sessions?>|move|what (?:they|he|she|it|the \\w+)";

/** Ways to say that something leaves no entry in any log. */
function unlogged(thing: string, unless = ""): string[] {
  const absent = unless ? ` & !${unless}` : "";
  return [
    "(?:recorded|logged|noted|captured|kept|written) nowhere",
    "(?:not|never|nobody|no one|nothing|no) (?:\\w+ ){0,3}(?:logged|recorded|noted|captured|logs|records|traced|written down|log|record|register)>",
    "(?:logs?|records?|they|it|system|app|page|program) (?:do|does|can|could) not (?:\\w+ )?(?:show|tell|say|hold|contain|see|keep|include|register|record|leave)",
    "(?:unrecorded|unlogged|(?:leaves?|left|find|finds) (?:no|a) (?:\\w+ )?trac?e of|leaves? no (?:\\w+ )?(?:trace|trail|mark|entry|record)|no (?:trace|trail)|no log (?:would|will|could)|no way to (?:tell|see|know|say))",
    "(?:can|could|would) not (?:\\w+ )?(?:see|tell|say|find out|know|show) (?:you )?(?:\\w+ ){0,2}(?:who|what|which|when)",
    "(?:nobody|no one|we) (?:can|could|would) (?:not )?(?:\\w+ )?(?:see|tell|say|know|find)",
  ].map((line) => `=${line} & ${thing}${absent}`);
}

/** Rules for requirement 10. */
export const RULES_10: Rules = {
  "10.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "10.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "10.2.1": {
    about: ["logs?>|logging|auditing|auditd|recording of events & on>|off>|enabl|activ|running"],
    met: [
      "(?:logging|logs?>|auditing|auditd|audit (?:logs?|trails?)|event recording|recording of events|journal(?:s|ing)?>)(?: ?:)?(?: \\w+){0,6} (?:on>(?! (?:the|a|an|our|each|every)>| \\d)|enabled|active|activated|running|runs|up>|turned on|switched on) & all|every|each|both|everywhere|everything|firewall|systems?|servers?|machines|tills? & !not on|change detection|denied|failed|refused|object|review|clock|time settings|remaining|copied|except|who can",
      "(?:all|every|each|both)>(?: \\w+,?){0,6} (?:systems?|servers?|computers?|machines?|tills?|devices?|boxes|pcs?|router)(?: \\w+){0,8} (?:logs?>(?! (?:check|review|file|in|on|entr|out|of|are|is|get|were|stay)|ins?|\\w+ed)|journals?>|(?:keeps?|writes?) (?:an? )?(?:\\w+ )?(?:logs?|journal|records?|events?)>|(?:has|have) (?:\\w+ ){0,3}(?:auditing|logging|auditd|audit logs?)) & !review|visitor|denied|failed|copied|sent|forward|weekly|daily|who can|alter|edit|change|entry|line|go over|mail|goes through|access to|actions?>",
      "everything>(?: \\w+,?){0,4} (?:logs|journals?|is logged)> & !he does|she does|they do|admin",
      "(?:logs?|logging|audit trail) (?:\\w+ ){0,4}(?:kept|written) (?:\\w+ ){0,3}(?:on|by|at|for) (?:all|every|each|both) & systems?|servers?|machines|tills?|devices? & !denied|failed|review|account",
      "=nothing (?:\\w+ ){0,6}(?:runs|works|is|goes) (?:\\w+ )?without (?:logging|logs|auditing|a log)",
      "(?:logging|audit logs?|auditing)>(?:\\'s| is| are) (?:\\w+ )?on> & all|every|each|both|everywhere & !review|change detection|denied|failed|object",
      "(?:logging|audit logs?|auditing)> & (?:is|are) (?:\\w+ )?(?:on|active|enabled|running|switched on|turned on)> & all|every|each|both|everywhere|systems?|servers?|boxes|machines & !not on|review|change detection|denied|failed|object",
    ],
    unmet: [
      "=(?:logs?|logging|audit|recording) .. (?:off>|disabled|deactivated|not (?:on|enabled|active|running|switched)|switched off|turned off|not turned) & !who|can|unnoticed|alert",
      "=(?:no|not (?:any|a|keep|have)|without (?:any|a)?|never (?:had|kept)|nothing) (?:\\w+ ){0,2}(?:logs?|logging|log files|audit (?:logs?|trails?))>(?! (?:in|on|entr|of|review|would|will|that))",
      "=(?:nothing|no event|none of (?:it|this|that)) (?:is |gets |was |ever )*(?:logged|recorded)",
      "=(?:could not|can not) tell (?:you )?(?:what|where|if) .. logs?",
      "=(?:switch|turn)(?:s|ed|ing)? (?:\\w+ ){0,3}(?:logging|audit\\w*|logs?|recording) off|(?:switch|turn)(?:s|ed|ing)? off (?:the |our )?(?:\\w+ )?(?:logging|audit\\w*|logs?|recording)> & !recorded|who|alert|noted|every|each|would",
      "=only (?:the )?(?:\\w+ ){1,3}(?:writes?|keeps?|has|have|logs?)> (?:a |any )?(?:logs?|logging|journal)?",
      "=logs? ?\\? (?:no|none|we do not|what logs)|(?:logging|auditd|audit\\w*) ?\\? (?:no|not|none)",
      "=(?:recording|logging|logs?|audit\\w*)(?: \\w+){0,5} (?:on|for|at) (?:most|some|half|a few|two|one|part) & !who|review|read|failed",
    ],
  },
  "10.2.1.1": {
    about: [`${RECORD} & {pan} & access|open|view|look|see`],
    met: [
      `(?:access\\w*|opens?|opened|opening|views?|viewed|viewing|looks?|looked|lookups?|reads?|sees|select\\w*|quer(?:y|ies)|decrypt\\w*) & {pan}|card (?:records|table|vault|history|entry)|cardholder|customer cards?|guests? cards? & ${LOGGED} & !review|every day|daily|each day|visitor|cvv|paper|slip|mask|alter|all security events|turned on|chang|who did what`,
      `${RECORD} & {pan}|card records|customer (?:cards?|data) & access|open|view|look|who|each|every|read|seen & !review|every day|daily|each day|visitor|cvv|paper|slip|encrypt|mask|alter|security events|(?:is|are) (?:turned|switched) on|activ|goes through|go through|in scope|who did what|journals?>|runs without|all critical`,
    ],
    unmet: unlogged(
      "{pan}|card (?:records|details)|cardholder & access|open|view|look|see|who|read",
      "cvv|paper|store|chang|delet",
    ),
  },
  "10.2.1.2": {
    about: [`${RECORD} & {admin}`],
    met: [
      `{admin}|managers?>|elevated|full rights|superuser|master (?:rights|key|account)|it (?:firm|company|people|guy)|privileged & ${ACTIVITY} & ${LOGGED} & !read|review|can (?:see|read|change|delete)|account (?:chang|creat)|mfa|creation of|creates?>|alteration of|admin account|allocated|any admin could|clock|time|more power|in rights|root cause|credential|opens?>|log files|the logs & {admin}|elevated|master|full rights|super`,
      `${RECORD} & {admin}|managers?>|elevated|full rights|superuser & action|everything|all|do|does|did|every|activit|change|work|use|what|step & !read|review|only .. admin|can (?:see|read|change|delete)|account (?:chang|creat)|mfa|creation of|create|alteration of|admin account|allocated|any admin could|clock|time|user ids|more power|rise in rights|root cause|credential`,
      "(?:admin\\w*|managers?>|it people|super ?users?) & ~logs?>|logging|record & everything (?:they|he|she|i|an? admin) (?:do|does|did)|every (?:step|action|command|move)|what they do|all they do & !read|only|review",
    ],
    unmet: unlogged("{admin}|elevated|full rights", "can not|nobody can|chang|read|open|cards?>"),
  },
  "10.2.1.3": {
    about: [`access .. (?:logs?|audit)|(?:logs?|audit) .. access`],
    met: [
      "(?:whoever|anyone who|everyone who|who) (?:looks|opens|reads|views) (?:\\w+ ){0,3}(?:logs?|log ?files?|audit trail) & leaves|logged|entry|recorded|noted|captured & !only|can not",
      "(?:each|every|any|all) (?:look|glance|access|view\\w*|opening|reading) (?:into|at|of|to|in) (?:a |the |any )?(?:logs?|log ?files?|audit)> & record|logged|noted|captur|written & !only|restrict|review",
      `(?:access\\w*|opens?|opened|opening|reads?|reading|views?|viewed|viewing|looks?|looking|look into)> (?:\\w+ ){0,5}(?:${LOGS}) & (?:is|are|gets?|be|itself|that|makes?|graylog|siem|system|also|too|every|each) (?:\\w+ ){0,5}(?:${LOGGED}|an? audited event) & !only|restrict|review|daily|each day|every day|card`,
      `(?:siem|system|server|tool|graylog|auditd)> (?:keeps? track of|records?|logs?|notes?|tracks?) (?:\\w+ ){0,5}(?:looks? (?:at|into)|opens?|opened|reads?|views?|access\\w*) (?:\\w+ ){0,3}(?:${LOGS})`,
      `(?:who|each|every|any|all)> (?:\\w+ ){0,5}(?:opened|opens|access\\w*|read|viewed|looked (?:at|into)) (?:\\w+ ){0,3}(?:${LOGS}) & ${LOGGED} & !only|restrict|review`,
      `(?:access|opens?|opened|opening|reads?|view|look(?:s|ed)? (?:at|into)|use) (?:\\w+ ){0,4}(?:logs?|log files?|audit trails?)(?: (?:themselves|itself))?> & recorded|logged|log (?:each|every|any|all)|captur|noted|traced & also|itself|too|who|themselves|every|each|captur|logged|recorded|as well|leaves`,
      "logs? (?:themselves|itself)|log access & access|open|who|recorded|logged|read",
    ],
    unmet: unlogged(
      "(?:opens?|opened|opening|reads?|reading|looks? (?:at|into)|access\\w*|views?|had) (?:\\w+ ){0,3}(?:logs?|log files?|audit|event log)",
    ),
  },
  "10.2.1.4": {
    about: [`(?:failed|wrong|invalid|unsuccessful|bad|denied|rejected) & ${RECORD}`],
    met: [
      `(?:failed|wrong|invalid|unsuccessful|bad|denied|rejected|refused|mistyped|mistypes|blocked|forbidden|unauthori[sz]ed) (?:\\w+ ){0,3}(?:logons?|logins?|sign ?ins?|attempts?|tries|tr(?:y|ied)|codes?|passw\\w*|pasw\\w*|access\\w*|auth\\w*|entr(?:y|ies))|(?:auth\\w*|login|logon|sign in) failures|access denied & ${LOGGED} & !lock(?:s|ed)? (?:the|after|out|for)|blocked after|stopp|chang|account (?:chang|creat)`,
      `(?:failed|wrong|invalid|unsuccessful|bad|denied|rejected|incorrect|false)\\w* (?:\\w+ ){0,3}(?:login|attempt|tries|try|password|pins?>|codes?>|access|sign|log|logins|entr)|attempts? to (?:login|log in|get in|access)|login (?:failures|attempts)|logins?> .. (?:failed|wrong) & ${RECORD}|show|appear|listed & !lock(?:s|ed)? (?:the|after|out|for)|blocked after`,
      "(?:failed|wrong|invalid|unsuccessful|bad|denied|rejected|incorrect|false)\\w* (?:\\w+ ){0,3}(?:login|attempt|tries|try|password|pin|code|access|sign|log|entr)\\w* & (?:is|are|in|shows? up|ends? up|goes|lands?) (?:\\w+ )?(?:in (?:there|it|the (?:log|record))|there|stored)> & ~logs?>|logging|record & !lock",
      "(?:tr(?:y|ies|ied)|attempts?) (?:\\w+ ){0,2}(?:to )?(?:open|reach|see|access) (?:\\w+ ){0,3}(?:not|without|beyond|forbidden|no) & logs?|recorded|logged|in there & !lock",
    ],
    unmet: unlogged(
      "(?:failed|wrong|invalid|bad|unsuccessful|refused|denied)\\w* (?:\\w+ ){0,2}(?:login|logon|attempt|tr(?:y|ies)|password|sign|log|access)|forbidden (?:menu|page|file|screen)",
    ).concat(
      "=only (?:\\w+ ){0,2}(?:log|logs|record|records|the) (?:only )?(?:the )?(?:successful|good|accepted) (?:logins?|logons?|sign ?ins?)",
    ),
  },
  "10.2.1.5": {
    about: [
      `${RECORD} & (?:new|chang|creat|add)\\w* (?:\\w+ ){0,3}(?:account|user|rights) & !can not|nobody can|by users`,
    ],
    met: [
      "chang\\w* (?:to|of|in) (?:\\w+ ){0,2}(?:accounts?|rights|users?|permissions?) & record|logged|noted|captur|written & !approv|can not|nobody",
      `(?:new|creat\\w*|makes?|made|gives?|giving|chang\\w*|chang|alter\\w*|add\\w*|remov\\w*|delet\\w*|rais\\w*|rise in|resets?|promot\\w*) (?:\\w+ ){0,5}(?:accounts?|users?|user ids|rights|permissions?|privileges?|power|passwords?|logins?|credentials?|admins?|administrators?) & ${LOGGED} & !approv|leav|review|failed|wifi|every (?:30|60|90)|days|can not|nobody can|no one can|form|ticket only`,
      `(?:new|creat|add|chang|delet|remov|modif|rais|elevat|more)\\w* (?:\\w+ ){0,4}(?:accounts?|users?|rights|permissions?|privileges?|passwords?|logins?|credentials?)|(?:accounts?|users?|rights|permissions?|privileges?) (?:\\w+ ){0,4}(?:creat|add|chang|delet|remov|modif|rais|elevat|made)\\w*|account (?:changes|management|activity) & ${RECORD}|show|listed & !approv|leav|review|failed|wifi|every (?:30|60|90)|days|can not|nobody can|no one can`,
    ],
    unmet: unlogged(
      "(?:new|creat|chang|add|delet|more)\\w* (?:\\w+ ){0,3}(?:accounts?|users?|rights)|account changes|(?:gave|give|given) (?:\\w+ ){0,3}rights|promotions?",
    ),
  },
  "10.2.1.6": {
    about: [`${RECORD} & (?:stop|start|paus|clear)`],
    met: [
      `(?:stop|start|paus|halt|turn|switch|clear|disabl|beginning|creat)\\w* (?:\\w+ ){0,5}(?:${LOGS}|audit) & (?:is|are|be|gets?|itself|that|this|these) (?:\\w+ ){0,4}(?:${LOGGED}) & !reviewed|users|time synch|month|slowed|touches`,
      "(?:stop|start|paus|switch|turn|clear|disabl|initiali)\\w* & logs?>|logging|audit & recorded|logged|log (?:when|each|every|any)|noted|shown|entry|event|alert|captur|seen|itself|appears|trace|show|record & !reviewed|users|time synch|month|slowed|because it|turned on for|touches|daily report|(?:switched|turned) (?:\\w+ ){0,3}off because|who opened",
      "=logs?>|logging|audit (?:log|trail)s? & set up|start\\w*|initiali\\w*|stopp?\\w*|paus\\w*|switched off|cleared & (?:that is|is|gets|it is|also|each time|are|which is) (?:\\w+ )?(?:logged|recorded|noted|captured) & !not logged|not recorded|nobody|never",
    ],
    unmet: unlogged(
      "(?:stop|start|paus|switch|turn|halt)\\w* (?:\\w+ ){0,4}(?:logs?|logging|logger|audit)|(?:logs?|logging|audit) (?:\\w+ ){0,3}(?:stop|start|paus|switch|halt)\\w*",
    ).concat(
      "=(?:stop|halt|paus|switch|turn)\\w* (?:\\w+ ){0,3}(?:logs?|logging|logger)(?: off)? (?:\\w+ )?(?:unnoticed|unseen|without anyone)",
    ),
  },
  "10.2.1.7": {
    about: [`${RECORD} & (?:creat|delet) & system|object|file`],
    met: [
      `(?:system (?:level )?(?:objects?|files?)|objects?|dlls?|executables?|settings files?|registry|program files?|tables?|system files?)> (?:\\w+ ){0,6}(?:creat|delet|add|remov|made|appear|vanish|drop)\\w*|(?:creat\\w*|delet\\w*|drop) (?:\\w+ ){0,5}(?:objects?|tables?|system files?|executables?|program files?)|create and drop|ddl audit & ${LOGGED}|shows?|does the same & !alert|integrity|who can`,
      `(?:creat|delet|add|remov|new)\\w* (?:\\w+ ){0,5}(?:system (?:level )?(?:objects?|files?)|system objects?|objects?|program files?|tables?|system files?|programs)|(?:system (?:level )?objects?|program files?|tables?|system files?) (?:\\w+ ){0,4}(?:creat|delet|add|remov|made)\\w* & ${RECORD}|show & !alert|integrity`,
    ],
    unmet: unlogged(
      "(?:system (?:level )?(?:objects?|files?)|tables?|program files|files of the operating|objects?>)",
    ).concat(
      "=(?:object|ddl|file) (?:auditing|logging)(?: \\w+){0,8} (?:off|deactivated|disabled|not (?:yet )?on)",
    ),
  },
  "10.2.2": {
    about: ["(?:entry|entries|line|record|log) & who|user & when|date|time"],
    met: [
      "(?:entr(?:y|ies)|lines?|records?|events?|logs?)>|logging & who>|person|user|name|id> & when|date|time|day>|hour|ts> & what|sort|type|kind|action|event & success|fail|ok>|result|outcome|worked & source|from (?:which|where)|origin|computer|src>|target|object|what (?:data|service)|which data & !do not|does not|no user|lack|missing|visitor",
      "who>|user|person|name & when|date|time & logs?>|entry|entries|line|record|logged|audit & what|event|type|success|fail|result|where|origin|affected|which & !visitor|incident|badge|can read|reviewed",
      "=(?:each|every|all) (?:line|entry|event|record|log entry|entries|lines|one) & who|user|person|name|account & date|time|when & what|kind|type|event & success|fail|worked|result|where|origin|system|which & !do not|does not",
      "=(?:lines?|entr(?:y|ies)|records?|logs?) (?:shows?|has|have|tells?|says?|contains?|holds?|gives?|names?) & who|user|person|name|account & date|time|when & what|kind|type|event|success|fail|result|where & !not show|do not|does not|visitor",
      "(?:with|names?|including|showing|tells?|says|has|along with) (?:the )?(?:user|who>|name|account) & date|time|when & what|event|type|kind|action & success|result|outcome|fail|worked|origin|where|from & ~logs?>|logged|logging|recorded|entries|entry|lines?|written down & !visitor|badge|not",
    ],
    unmet: [
      "=(?:lines?|entr(?:y|ies)|logs?|records?)(?: \\w+){0,7} (?:lacks?|lack|missing|without|but no|but not|no) (?:the )?(?:\\w+ ){0,2}(?:user|who|name|source|object|outcome|result|field|date|time)> & ~logs?>|log lines?|audit|entr(?:y|ies) & !reviewed|nobody",
      "=missing ?: (?:\\w+ ){0,3}(?:outcome|user|source|origin|field|time|result)|(?:entries|lines|logs?) (?:do|does) not (?:\\w+ )?(?:tell|show|say|hold|have) (?:if|whether|where|what|who|which|the)",
      "(?:logs?|entries|lines) (?:only|just) (?:shows?|says?|tells?|has|have|holds?|contains?)> & time|message|text|login|date",
      "=(?:see|tell) (?:who|when)(?: \\w+){0,4} but not (?:from )?(?:where|what|which|who|if)",
      "=logs? .. (?:do not|does not|not) (?:\\w+ ){0,2}(?:show|say|tell|hold|contain) .. (?:who|user|when|which)",
    ],
  },
  "10.3.1": {
    met: [
      "(?:logs?|log ?files?|lines|entries) (?:can |may |are |is )?(?:only )?(?:be )?(?:read|readable|seen|viewed|opened) (?:only )?by (?:only )?(?:one|two|three|four|the|our|\\d) & need|job|only|admins?|engineers?|it> & !nobody|change|each day|daily",
      "(?:reading|read access|viewing)> (?:\\w+ ){0,3}(?:permitted|allowed|granted|open) (?:only )?to (?:only )?(?:the |our )?(?:one|two|three|four|\\d|admins?|people|those) & ~logs?>|log ?files?|logging|audit",
      `(?:read rights|reading|viewing|view|read|open|see|sight of|query) (?:\\w+ ){0,3}(?:${LOGS}) & restrict|reserved|limited|(?:two|three|one|2|3) (?:\\w+ )?(?:persons?|people|admins?)|job (?:need|reason)|need to|who need & !change|edit|review|daily|each day|room|card data`,
      `=(?:nobody|no one|none) (?:but|except|other than|besides|apart from) (?:\\w+ ){0,8}(?:view|see|read|open|access|get)\\w* (?:\\w+ ){0,3}(?:${LOGS})`,
      "=(?:cashiers?|staff|users?|employees?|waiters?|nobody else|no one else|others|nobody (?:but|except|other)|normal users) .. (?:no access|not|nobody|no one|can not)? ?.. (?:see|read|open|access|view|get to) .. logs? & only|no>|not>|nobody",
      "+{only} & (?:read|see|view|access|open|look|get)\\w* & logs?>|log files?|audit|them|it> & logs?>|log files?|audit trail & !change|edit|alter|delet|review(?:ed)? daily|visitor|login|weeks|trouble|when something|goes back|looked at only|only if|changes to",
      "=(?:logs?|log files?|audit trails?) .. (?:only|restricted|limited|nobody (?:but|except|else)) .. (?:read|seen|view|access|open|admin|it|owner|manager|i>|me>|two|people)",
      "(?:read access|access) .. (?:logs?|audit) .. (?:only|restricted|limited|those|need)",
      "+{only} & (?:read|see|view|access|open|look)\\w* & them|it>|those|these|there & ~logs?>|log files?|audit|logging & !change|edit|alter|delet|key|safe|papers?|slips?|review(?:ed)? daily|visitor|room|cupboard|time settings|clock",
      "(?:viewing|reading|access|sight|view)> (?:\\w+ ){0,3}(?:reserved|restricted|limited|confined)> & ~logs?>|audit trail|log files? & !change|room|visitor|card data",
    ],
    unmet: [
      "=(?:all|every|half|most|any)>(?: of)?(?: the| our)? ?(?:employees?|staff|users?|office|team|cashiers?|interns?|company|colleagues|people)? (?:can|could|may|has|have) (?:\\w+ ){0,3}(?:read|see|view|access|open|it)> & logs?>|audit (?:files?|logs?)|log viewing|kibana",
      "=(?:logs?|log folder|log files?|audit files?)> (?:\\w+ ){0,3}(?:shared with|open for|readable for|visible (?:to|for)) (?:\\w+ ){0,2}(?:whole|all|every|everyone|office|team)",
      "(?:interns?|trainees?|cashiers?|waiters?|apprentices?) (?:can|may|could) (?:\\w+ )?(?:view|see|read|open)> & logs?>|audit & !change|not",
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
      "=(?:any|all|every|each)(?:one|body)?(?: \\w+){0,3} (?:can|could|may) (?:\\w+ ){0,5}(?:edit|delete|change|alter|wipe|remove|take (?:it|them) out)> & ~logs?>|audit (?:logs?|files?) & !time|clock|only",
      "=(?:logs?|log files?|entries)(?: \\w+){0,8} (?:can|could|may) be (?:edited|changed|deleted) by (?:any|all|every|each)",
      "=(?:logs?|log files?|audit)(?: \\w+){0,10},? (?:no protection|unprotected|not protected|without protection)|protection (?:\\w+ ){0,3}(?:log files?|logs?)(?: \\w+){0,3} (?:missing|lacking)",
      "=admin\\w* (?:can|could) (?:\\w+ ){0,3}(?:take|cut|delete|remove|edit|change) (?:it|them|lines?|entries|something|what) & ~logs? & !not",
      "(?:anyone|everyone|everybody|users?|staff|admins?|we all) .. (?:can|could) .. (?:chang|edit|alter|delet|clear|modif)\\w* .. (?:logs?>|log files?|entries|them>) & !time|clock|only",
      "=(?:anyone|everyone|all of us|any (?:\\w+ )?(?:user|cashier|employee)|cashiers?|staff)(?: \\w+){0,4} (?:can|could|may) (?:\\w+ )?(?:chang|edit|alter|delet|clear|modif|wip)\\w* (?:them|it|those|entries) & ~logs?>|log files?",
    ],
  },
  "10.3.3": {
    about: ["logs? & back|cop(?:y|ied|ies)|central|sent|forward|log server"],
    met: [
      "(?:go|goes|sent|copied|forwarded|shipped|streamed|written|pushed)> (?:\\w+ ){0,3}(?:to|onto|on) (?:an? |the |our )?(?:\\w+ )?(?:central|separate|remote|dedicated|another|own|different) (?:\\w+ )?(?:server|box|host|machine|system|store|syslog|siem)> & ~logs?>|log ?files?|audit & !visitor|once a (?:week|month)|weekly|monthly|not>|never",
      `(?:${LOGS}|rsyslog|records of|events?>) & (?:ship|send|sent|goes|go|written|copied|copy|stream|forward|written|lands?|flow)\\w*|rsyslog & secured?|protected|worm|write once|internal|locked|hardened|safe & graylog|vault|loghost|log ?server|media|box|central|store|siem|server & !month|week|who (?:opened|looks)|stick|usb|alert (?:us|me)|attention`,
      "logs?>|log files?|events> & cop(?:y|ied|ies)|back(?:ed)? up|backup|central|sent|send|forward|shipp|stream|transferr|collected|pushed & server|siem|syslog|central|place|cloud|media|other (?:machine|computer)|separate|another|vault|elsewhere & !alert|email to me|antivirus|once a month|every month|monthly|when somebody|by hand|usb|stick|starting|restart|attention|matrix|responsib|duty|print servers",
      "logs?>|log (?:files?|lines?|data)|records?|they|it & (?:go|goes|sent|send|copied|copies|pushed|shipped|streamed|forwarded|moved|land)\\w* & (?:central|separate|second|other|log|safe|write once) (?:\\w+ )?(?:server|place|system|store|machine|host|box) & ~logs?>|logging & !backup tape|email",
    ],
    unmet: [
      "=(?:logs?|log files?)(?: \\w+){0,6} (?:by hand|when somebody|only when|usb|once a (?:month|quarter|year|week)|every month|monthly|stick) & cop(?:y|ied)|leave|sent|back|transfer",
      "(?:once a month|monthly|weekly|every week) & logs?>|log files? & copied|copy|transferred & !review|daily|audit",
      "=logs? .. (?:only|just|nowhere|not|never) (?:\\w+ ){0,3}(?:on the (?:same|machine|server|till|computer|system|box)|backed|copied|copy|elsewhere)",
    ],
  },
  "10.3.4": {
    about: ["(?:integrity|fim>|change detection) & logs?"],
    met: [
      "(?:file integrity|integrity (?:monitor|check|software|tool|protect)\\w*|fim>|change detection|tripwire|ossec|wazuh|osquery|aide>)(?: [\\w,]+){0,8} (?:logs?>|log ?files?|audit (?:trails?|files?)|log (?:lines|data|folders?)) & !audits|log review|log analysis|logging|goes through|excluded|removed",
      "(?:logs?>|log ?files?|audit (?:trails?|files?)|log (?:lines|data))(?: [\\w,]+){0,10} (?:integrity|fim>|change detection|tripwire|hash(?:es|ed)?) & !excluded|not|removed",
      "detects? chang|chang(?:e|es|ed) .. (?:alert|alarm|message)|(?:alert|alarm|message|shout|told|warn)\\w* .. (?:chang|alter|edit|tamper|modif)|(?:alter|modif|tamper|edit)\\w* .. (?:alert|alarm|message) & logs?>|log ?files?|log data|audit (?:trails?|logs?|files?|records?)|log lines & !time|clock|firewall|account|fails?>|get reviewed",
    ],
    unmet: [
      "=(?:alter|chang|edit|tamper|manipulat|delet)\\w* (?:\\w+ ){0,5}(?:logs?|log ?files?|audit trail) & (?:nobody|no one) (?:would|will|gets?|is) (?:\\w+ )?(?:told|notice|know|alert|inform|warn)\\w*|go unnoticed",
      "=no (?:tool|program|software|alarm|alert|check) (?:\\w+ ){0,6}(?:alter|chang|tamper|edit|manipulat)\\w* (?:\\w+ ){0,2}(?:logs?|log ?files?|audit)>",
      "=(?:nobody|no one|we) would (?:not )?(?:be told|know|notice|hear|be alerted|get told)(?: \\w+){0,6} (?:tamper|chang|alter|edit|manipulat)\\w* & logs?>|log entries|audit",
      "=(?:chang|alter|edit|tamper|manipulat)\\w* (?:\\w+ ){0,5}(?:log|logs|audit log) (?:\\w+ )?(?:would|could|will) go unnoticed|logs?(?: \\w+,?){0,14} (?:nor|not|never) (?:watched|monitored|checked) for changes?",
      "=(?:change detection|integrity (?:check|monitor)\\w*|fim)(?: \\w+){0,6} logs?(?: \\w+){0,6} (?:removed|not done|excluded|switched off|gone|no longer|off>)|log (?:folders?|files?) (?:are|is) (?:excluded|left out|not (?:part|covered|included))|no (?:fim|integrity|change detection) (?:\\w+ ){0,3}logs?",
      "=(?:nothing|nobody|no one|no (?:tool|program|alarm|alert)) (?:\\w+ ){0,4}(?:notic|warn|alert|tell|detect|watch)\\w* (?:\\w+ ){0,5}(?:logs?|log files?)",
    ],
  },
  "10.4.1": {
    about: [
      "logs?> & review|check|read>|look|go through & !who|card (?:data|records|numbers)|can not|nobody can|only|alter|tamper|edit|chang",
    ],
    met: [
      "=(?:log )?reviews? (?:\\w+ )?(?:happens|is|runs|are done|is done|takes place|go|goes)(?: \\w+){0,3} & #every<=1 & ~logs?>|log ?files? & !other|terminal|antivirus",
      "siem|list of events|security events|alarms & handles|works through|clears|gone through|goes through|evaluates? & #every<=1 & ~logs?>|log ?files? & !other|lesser|antivirus|terminal",
      `(?:${LOGS}|security events|events of security|records of|alarms) & (?:examin|takes? in|goes through|go through|review|check|read|look|get eyes|eyes on)\\w* & card|critical|firewall|login|sign in|domain controllers|authentication|ad> & #every<=1 & !other in scope|less important|lesser|remaining|time synch|copied|software|automatically|without any reaction|what looks odd|integrity`,
      "logs?>|log files?|security events|events>|log entries|siem & {review}|reads?|reading|report|alerts?|analy[sz] & #every<=1 & !antivirus logs kept|visitor|sync|back(?:ed)? up|cop(?:y|ied)|integrity|pin>|other (?:systems?|logs?|computers?)|less important|remaining|the rest",
      "(?:reads?|looks?|goes|go|checks?|reviews?|skims?|glances?|combs?|they are (?:read|checked|reviewed)) (?:\\w+ ){0,4}(?:them|it|through|result|results|report|alerts?|some of it|findings) & ~logs?>|log files?|logging|events & #every<=1 & !antivirus|terminal|readers?|machines|camera|clock|other (?:systems?|computers?)|less important|the rest|visitor",
      "(?:only time|that is when|only) (?:\\w+ )?(?:anyone|anybody|somebody|someone|he|she|i|we) (?:\\w+ )?(?:looks?|reads?|checks?) & ~logs?>|log files? & #every<=1",
      "(?:they|these|those|it|all of (?:it|them)) (?:are|is|get|gets|were|was) (?:\\w+ )?(?:checked|read|reviewed|looked (?:at|through|over)|gone (?:through|over)|examined|evaluated) & ~logs?>|log files? & #every<=1 & !antivirus|terminal|machines|readers|clock|other (?:systems?|logs?)|the rest|visitor|rights|accounts",
      "logs?> & check|read>|review|look|go(?:es)? through & by|from|our|the|he|she|they|dealer|firm|guy & #every<=1 & !other|rest|visitor|antivirus|card (?:data|records)|less important|time|clock|integrity",
      "(?:reviewed|checked|read|review|reading|check) ?: & #every<=1 & ~logs?>|logging|logged & !terminal|other|visitor|antivirus",
    ],
    unless:
      "lesser|less important|non critical|not critical|do not fall|secondary|(?:other|remaining) (?!critical|important|sensitive|security)(?:\\w+ ){0,4}(?:systems?|machines|boxes|logs?|servers)|interval|log line|analy[sz]er",
    unmet: [
      "=(?:i|we|he|she|they|somebody|someone) (?:look|check|read|review)s? (?:(?:at|in|into|through|over|them|it|that) ){0,2}(?:only |about )?(?:once a (?:week|month|quarter|year)|once per \\w+|weekly|monthly|every (?:week|month|few \\w+)) & ~logs?>|logging|logged & !other|rest|terminal|daily",
      "=(?:once a (?:fortnight|week|month)|weekly|monthly|every (?:week|month|fortnight|two weeks)|when (?:i|we) have time|if (?:i|we) have time|perhaps monthly|weekends? no one|weekends? nobody|monday to friday) & logs?>|log ?files?|logging & check|read|look|skim|review|go(?:es)? (?:over|through) & !other|less|remaining|lesser|secondary|rest|card (?:data|records)|print|antivirus|daily|every day|each day",
      "=log review ?\\?? (?:\\w+ ){0,8}(?:not|no|never|none)|(?:logs?|them)> (?:\\w+ ){0,4}(?:no one|nobody) (?:reads?|looks?|checks?)|no one reads them|never look at them",
      "daily & logs? (?:only )?monthly|monthly & ~logs? & !other|rest & card server",
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
      "siem|splunk|graylog|wazuh|elastic|qradar|datadog|papertrail|sentinel|sumo|log (?:analy[sz]er|tool)|correlation rules|rule engine|machine driven|script based & review|analy[sz]|comb|flag|chew|sift|goes through|check|scan|pings & !copied|who (?:looks|opened)|keeps track|dead|stops?>|outage|fails?|not connected|heartbeat|limited by role|ntp|on the pile|job descriptions?|security control|who checks|goes dark|repair|licen[cs]e ran|integrity|pile",
      "siem|splunk|graylog|wazuh|elastic|log (?:analy[sz]er|tool|monitor|software|manager|service)|automat|tool|software|script|program|system (?:goes|reads|scans|checks) & ~logs?>|log files?|events & review|check|scan|analy|read|go(?:es)? through|alert|search|flag|look|evaluat|automat|watch|warn|comb & !antivirus|clock|time|delet|integrity|cop(?:y|ied)|alter|chang|security tools|fails?>|going dark|keeps track|starting of|pile up|empties|who opened|without any (?:tool|program)|no (?:tool|program)|duty officer|soc goes|audited|heartbeat|limited by role|ntp|on the pile|job descriptions?|security control|who checks|repair",
      "(?:program|tool|software|system|script|service)s? & (?:chews?|combs?|sifts?|crawls?|runs?|works?|ploughs?|trawls?|goes) (?:through|over) & ~logs?>|logging|record|log files? & !antivirus|terminal|file compar",
    ],
    unmet: [
      "=(?:by hand|manual(?:ly)?|by eye|ourselves|grep|without any (?:tool|program|software)|purely manual|scroll) & ~logs?>|log reading|event viewer|logging & !clock|copy|copied|time",
      "=(?:siem|splunk|log (?:tool|analy[sz]er))(?: \\w+){0,5} (?:not (?:yet )?(?:connected|set up|running|live|configured)|licen[cs]e ran out|ran out|expired|gone)",
      "logs? .. (?:by hand|manually)(?: only)?|(?:by hand|manually) .. logs?",
      "=(?:no|without (?:any|a)?|not (?:a|any|use|have)(?: a| any)?) (?:\\w+ ){0,2}(?:program|tool|software|system|automat\\w*|siem|script) (?:\\w+ )?(?:that |which |or anything |to |for |helps?|does|reads|involved)? & ~logs?>|log files?|logging & !antivirus|card",
      "by (?:eye|hand)>|manually|with (?:his|her|my|our) own eyes|scroll\\w* through & ~logs?>|log files? & !clock|time|set>|card",
    ],
  },
  "10.4.2": {
    about: ["other (?:systems?|logs?|computers)|less important|remaining & review|check"],
    met: [
      `(?:other|rest|remaining|lesser|secondary|less (?:important|critical)|not (?:in|under|part of)|do not fall under) (?:\\w+ ){0,8}(?:systems?|boxes|machines|servers?|logs?|scope|daily) & ${LOGS}|records & review|check|read|sits? down|look|go(?:es)? (?:over|through) & #every<=31 & !{tra}|nobody|never`,
      "other (?:systems?|logs?|computers?|machines|servers|devices|components|boxes|ones)|less (?:important|critical)|remaining|rest of (?:the|our)|non critical|minor systems|office (?:pcs?|computers?|machines) & {review}|reads?|look & ~logs?>|log|events & week|month|regular|periodic|quarter|daily|every|fortnight & !{tra}",
      "(?:other|less important|minor|remaining) (?:\\w+ ){0,2}(?:servers?|systems?|computers?|machines?|logs?) & week|month|daily|every|quarter & ~logs?>|review & {review}|reads?|looks?|does & !{tra} only|scan|antivirus|nobody|never",
      "(?:other|less important|remaining|minor) (?:\\w+'? ){0,2}(?:logs?|systems?) & week|month|fortnight|quarter & ~{review}|reads?>|read through & {tra}|logs?> & !scan|nobody|never|retained|kept|store|day",
    ],
    unmet: [
      "=(?:other|rest|remaining|lesser|secondary|less (?:important|critical)|not critical|print|backup) (?:\\w+ ){0,8}(?:no|never|no attention|when (?:we|i) have time|if an auditor|now and then|when there is time) & ~logs?>|review|checked|daily",
      "=(?:nobody|no one|never|honestly we never) (?:\\w+ ){0,3}(?:reads?|looks? at|checks?) (?:them|the logs|any logs?|our logs) & ~logs?> & !daily|card|except",
      "=(?:other|less important|remaining|rest of the) (?:\\w+ )?(?:systems?|logs?|servers?|computers?|ones)(?: (?:are|is|get|gets|at all))* (?:nobody|no one|never|not) ",
    ],
  },
  "10.4.2.1": {
    about: ["{tra} & logs?"],
    met: [
      "{tra}|tra>|risk paper & logs?>|log review|other systems|lesser|secondary & rhythm|cycle|frequency|how (?:often|frequently)|interval|every & !antivirus|terminal|scan|malware|2019|never|not",
      "{tra} & logs?>|log review|other systems|less important & how often|frequency|rhythm|interval|often|week|month|sets|decid|defin & !antivirus|terminal|scan",
    ],
    unmet: [
      "=(?:not a single|no|nobody (?:did|made|wrote) (?:a)?|never (?:did|made|wrote)? ?(?:a)?) (?:\\w+ )?(?:{tra}|tra>|risk (?:study|analysis))(?: \\w+){0,6}",
      "=(?:off the top of (?:his|her|my) head|picked (?:weekly|monthly|it)|because it was easy|by feeling|from the gut|gut feeling) & ~logs?>|monthly|weekly|interval & !antivirus|terminal|scan",
      "{tra}|risk paper & ~logs?>|log review & still to be (?:written|done|made)|never touched|(?:in|from) (?:19|20[012])\\d & !renewed|each year|annually",
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
      "=(?:nothing|no) (?:\\w+ ){0,6}(?:unusual|odd|strange|suspicious)? ?(?:\\w+ ){0,6}stays (?:unexplained|open|unclear) & ~logs?|follow",
      "(?:odd|strange|unusual|suspicious|irregular\\w*|anomal\\w*|exceptions?)(?: \\w+){0,9} (?:clear(?:ed|s)? up|ticket|jira|worked|root cause|closed|follow(?:ed)? up|investigat\\w*|explained) & ~logs?|protocols?>|records|found & !nobody|left as is|backlog|pile",
      "odd|strange|unusual|suspicious|anomal|exceptions?>|out of the ordinary|alerts?>|irregular|findings?|weird|funny|something (?:looks|is|seems|comes) & follow(?:ed|s)? up|investigat|look(?:ed|s)? into|dealt with|deal with|acted|act on|resolv|ticket|clarif|clear(?:ed)? up|chase|escalat|handled|traced|work(?:ed)? (?:on|through) & ~logs?>|event|entry|alert|review & !terminal|visitor|customer|phish",
      "(?:odd|strange|unusual|suspicious|funny|weird|flagged|something|anything)\\w* & (?:opens?|raises?|creates?|makes?|writes?) (?:\\w+ )?(?:ticket|case|incident)|until (?:they|we|it|he|she) (?:\\w+ )?(?:know|knows|is (?:clear|solved|explained))|stay on it|to the bottom & ~logs?>|logging|alerts?|event|records?|flag",
    ],
    unmet: [
      "=(?:backlog|pile|pile up|click(?:ed)? (?:\\w+ )?away|left as (?:is|it is)|unexamined|on the pile|no time|nobody empties|stays? unread) & ~logs?>|anomal|warnings?|alerts?|flagged|odd|serious ones & !print|terminal",
      "=(?:alerts?|odd|strange|suspicious)\\w* .. (?:ignored?|nobody (?:reacts|looks)|not followed|left)",
      "=(?:alerts?|flags?|warnings?|odd \\w+|findings?|reports?) .. (?:pile up|unread|nobody|no one|not (?:followed|read|looked)|never (?:followed|read)|goes? nowhere|clicked away|just (?:closed|deleted)) & ~logs?|event|siem",
    ],
  },
  "10.5.1": {
    about: ["logs? & kept|keep|retain|stored|months?|days?|year"],
    met: [
      "(?:records?|entries|recordings)> (?:\\w+ )?(?:stay|are kept|kept|remain|are stored|are held) & #days>=360 & ~logs?>|logins|audit|admin & !visitor|camera|video|card|paper|staff",
      `${LOGS}|audit (?:history|records?|trails?) & #days>=360 & searchable|online|query|at hand|preserve|stay|goes back|till month|directly|immediate|on the spot|lifecycle & !camera|visitor|antivirus|review|old|then delete`,
      "logs?>|logged|log (?:history|files|data)|audit (?:trails?|history|logs?)|history & #days>=360 & {have}|kept|stor|retain|saved|back|archiv|hold|go|stay & !antivirus|visitor|camera|video|scan|pen ?test|review",
      "retention & #days>=360",
      "kept|keep|stor|retain|saved|archiv|hold|stay & #days>=360 & ~logs?>|log files?|audit & it>|them>|they>|this|that|all|everything & !antivirus|visitor|camera|video|policy",
      "(?:kept|retention|retained|stored|storage|keep|archived?|history)(?: time| period)? ?: & #days>=360 & ~logs?>|logging|logged & !camera|visitor|antivirus",
    ],
    unmet: [
      "=(?:logs?|log files|them|records|history)> (?:\\w+ ){0,6}(?:roll over|overwritten|rolls? over|delete[ds]?|gone|go back to)> (?:\\w+ ){0,4}(?:week|weeks|month|months|easter|days|day|quarter|weekend)|delete (?:the )?logs? after (?:a |one |two |three )?(?:quarter|month|week|\\w+ (?:weeks|months|days))",
      "=(?:hold|keep|kept|store) (?:\\w+ )?(?:one|two|three|four|six|nine|\\d) (?:months?|weeks?)(?: \\w+){0,4} then (?:delete|gone|overwrit)\\w*",
      "=(?:tapes?|archive|vault|restored)(?: \\w+){0,8} (?:takes? (?:days|weeks)|from tape|days to)|only one month can be searched|only (?:one|a) (?:month|week) (?:\\w+ ){0,3}(?:online|searchable|searched) & ~logs?|year|retention|kept & !card",
      "(?:logs?|records?|log files|history|entries|they|it all) .. (?:overwrit\\w+|delet\\w+|gone|rotat\\w+|wiped|purged|erased|lost|thrown away|cleared) .. (?:after|every) .. (?:a (?:day|week|month|few|fortnight)|days?|weeks?|half a year|(?:one|two|three|four|five|six|\\d+) (?:days?|weeks?|months?))",
      "=logs? (?:\\w+ ){0,4}(?:only|just|no more than|not longer than) (?:\\w+ )?(?:a (?:day|week|month|few)|days|(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d) (?:days?|weeks?|months?))",
    ],
    number: "at least 12 months, the last three at hand",
  },
  "10.6.1": {
    about: [`${CLOCK} & sync|same|ntp`],
    met: [
      "windows time|w32time|ntpd?>|chrony|time sync\\w* & all|every|each|hosts?|servers? & patch|updated|holes|cves? & !2014|never patched|not patched|old",
      `sync|(?:get|gets|take|takes|fetch|fetches|set) (?:\\w+ ){0,3}time (?:from|by)|ntp>|time server|time service|set by (?:a|the) time|same time & ${CLOCK}|all|every|server|system|computer|till & !polic|antivirus|files|password|backup|folder|scan|runbook|procedure|limited by role|planned|compare with|each (?:pc|host|till|box) (?:gets|picks|takes|asks)|wherever|whatever (?:pool|server)|go into the log|get logged|alarm|only by hand`,
    ],
    unmet: [
      "=(?:ntp\\w*|chrony|time sync\\w*)(?: \\w+){0,9} (?:never (?:been )?patched|not patched|outdated|(?:version )?(?:is )?from (?:19|20[01])\\d)",
      "=(?:sets?|put|puts|turns?) (?:the )?(?:clocks?|time)> (?:\\w+ ){0,3}(?:on|of|at|by) & walks|twice a year|by hand|somebody|watch",
      "=(?:clocks?|time|tills?|they|them) .. (?:set |put |turned |moved )?(?:by hand|manually|differs?|wrong(?! (?:ones?|login|password|pin|tries|attempt|entr))|off by|not (?:synchroni|the same)|each its own)",
      "=(?:by hand|manually) & clocks?>|daylight saving|time (?:change|of day)|summer time|right time|set (?:them|it) & !logs?>",
      "=(?:each|every) (?:\\w+ )?(?:has|keeps|runs) (?:its|their|his) own (?:time|clock)",
      "=(?:clocks?|time|they) (?:\\w+ ){0,4}(?:minutes?|hours?) (?:late|early|fast|slow|off|out|behind|apart) & clocks?>|~time|clocks?",
    ],
  },
  "10.6.2": {
    about: [`${CLOCK} & server|source`],
    met: [
      "(?:time|ntp|central|internal|stratum \\d|chosen|gps) (?:\\w+ ){0,4}(?:servers?|boxes|controllers?)|domain controllers (?:\\w+ )?time & utc|ptb|nist|npl|usno|atomic|gps|national lab|stratum & all|every|rest|others?|clients|systems? & only|just|alone|no device|from (?:it|them|those)|bound|nobody & !each (?:pc|host|till) (?:gets|picks)|do not compare|whatever",
      "(?:time|ntp) (?:\\w+ ){0,2}(?:servers?|sources?)|ntp> & utc|atomic|trusted|official|national|recogni[sz]ed|ptb>|nist|npl>|pool|gps|certain|chosen|designated|central|from (?:our|the|one|two|a)|only & internal|inner|systems?|computers?|servers?|clocks?|all|outside|utc|atomic",
    ],
    unmet: [
      "=(?:each|every) (?:\\w+ ){0,3}(?:gets?|takes?|asks?|picks?|fetch\\w*|pulls?)> (?:\\w+ ){0,6}(?:by (?:itself|himself)|on (?:its|their) own|wherever|google|its own|whatever|internet)> & ~time|clock|ntp|pool",
      "=time servers?(?: \\w+){0,5} (?:do not|does not|never) (?:compare|check|peer)|(?:takes|gets) time from (?:whatever|any|wherever)|everyone own source|some (?:\\w+ )?still ask",
      "=(?:by hand|manually) & clocks?>|daylight saving|time (?:change|of day)|summer time|right time|set (?:them|it) & !logs?>",
      "=(?:each|every) (?:\\w+ )?(?:has|keeps|runs) (?:its|their|his) own (?:time|clock)",
      "=(?:clocks?|time|they) (?:\\w+ ){0,4}(?:minutes?|hours?) (?:late|early|fast|slow|off|out|behind|apart) & clocks?>|~time|clocks?",
    ],
  },
  "10.6.3": {
    about: ["(?:time|clock) (?:settings?|data) & chang|protect|access"],
    met: [
      "chang\\w* & {only}|admin & logged|recorded|log> & ~clocks?>|ntp|time (?:server|source|settings?) & !account|password|firewall|log files?",
      "(?:time|clocks?) (?:settings?|data|configuration)|(?:chang|set|alter|touch|adjust|move)\\w* (?:\\w+ ){0,3}(?:the )?(?:time|clocks?)>|(?:time|clocks?)> .. (?:chang|alter|adjust|touch)\\w* & {only}|logged|log|monitor|admin|can not|restrict|protected|nobody|review & !change .. password|log ?in time|real time|all the time|each time|every time|same time|time we|first time",
    ],
    unmet: [
      "=(?:time|clock) (?:settings? )?chang\\w*(?: \\w+){0,5} (?:not|never|nobody) (?:\\w+ )?(?:logged|recorded|looks?|reviewed|checked|monitored)|changes (?:are|is) not logged|nobody looks at them & ~time|clock & !card|account",
      "(?:anyone|everyone|users?|staff) .. (?:chang|set|alter)\\w* .. (?:time|clock)",
      "=(?:anyone|anybody|everyone|any user|all staff|cashiers) (?:can|could|may) (?:\\w+ )?(?:set|change|adjust|move|turn) (?:\\w+ )?(?:clock|time|it|them)> & clock|~clocks?|time",
    ],
  },
  "10.7.2": {
    about: ["(?:fail|stops? working|goes? down|breaks?|outage)\\w* & alert|notic|detect|know"],
    met: [
      "(?:fails?>|failure|dies|stops? working|going dark|outages?|goes down|heartbeat|health checks?|down>)\\w* & alarm|alert|page|sms|message|notif & firewall|ids>|fim>|antivirus|av>|logging|change detection|security (?:measures|controls?) & fix|repair|put it right|minutes|at once|straight away|restored & !not for|weeks later|months before|would send no|duration",
      "fail(?:s|ed|ure|ures)?>|dies>|died|crash|stops? (?:working|running)|stopped (?:working|running)|goes? (?:down|off>|offline)|breaks? down|outage|switched off by|is down|drops? out & {alert}|detect|notic|dashboard|monitor & firewall|antivirus|logs?|logging|safeguard|control|protection|door|detection|security & !login attempt|wrong|runbook|months before|weeks later|only notice|not for|duration|last (?:firewall|year)|root cause|customers complain|in planning",
    ],
    unmet: [
      "=(?:fail\\w*|dead|dies|died|down|stopp\\w*|off)(?: \\w+){0,8} (?:weeks|months|before (?:somebody|someone|anybody|we) notice|customers complain|nobody notic\\w*|not noticed|no one an alert|would not notice|noticed weeks)|only (?:realise|realize|notice|find out)(?: \\w+){0,7} (?:when|weeks|later) & firewall|antivirus|ids>|detection|logging|lock|security",
      "=(?:alert|told|alarm|reported)(?: \\w+){0,8} but not for (?:\\w+ )?(?:logging|antivirus|firewall|change|detection)|failure of (?:\\w+ ){1,5}(?:is not|not|never) noticed",
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
      "(?:fail(?:s|ed|ure|ures)?|drops? out|fell over|outage|went down|goes down|stops? working|control failure) & restor|had it back|back on|repair|fixed & wrote|writ|form|report|document|note|takes down & cause|reason|why|from when|duration|begin|how long|from to & !nobody|no report|never write|nothing written",
      "fail(?:s|ed|ure|ures)?>|dies>|died|crash|stops? working|stopped working|outage|breakdown|breaks? down|went down|goes? down & restor|repair|fix|back on|respond|react|turn(?:ed)? on|put right|put (?:it|them|that) right|running again|working again & cause|how long|why|document|written|note|record|write & !login|attempt|scan|pen ?test",
    ],
    unmet: [
      "=(?:no (?:procedure|report|plan|steps|record)|nobody did anything|no one did anything|end of story|wait until|never checked (?:whether|if)|we wait) & ~fail|broke|down for|outage|died|got replaced|drops? out & !card|incident",
      "=(?:just|only|simply) (?:restart|reboot|switch|turn|fix|repair)\\w* (?:it|them|that|the)> & not|no>|never|nothing",
      "=(?:did not|never|nobody|no one|not) (?:\\w+ ){0,2}(?:write|wrote|note|noted|record|document|written)\\w* (?:\\w+ ){0,4}(?:how long|why|cause|what happened|it down|duration|reason) & ~fail|died|restart|stopp|broke|crash|down|outage|off>",
    ],
  },
};
