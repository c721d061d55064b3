// Requirement 7: what an answer must say about who may see and use what.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const RIGHTS =
  "rights?>|access|permission|privileg|account|login|may (?:see|open|use|do)|can (?:see|open|use|do|get)|allowed";
const APP_ACCOUNTS =
  "(?:system|service|application|program|app|technical|machine|software|api|database|interface|batch|robot|background) (?:\\w+ )?(?:accounts?|users?|logins?|ids?)>|(?:programs?|systems?|applications?)'? accounts?>|accounts? (?:for|of|used by) (?:\\w+ ){0,2}(?:programs?|systems?|applications?|software|services?|apps?|scripts?|interfaces?)";

/** Rules for requirement 7. */
export const RULES_07: Rules = {
  "7.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "7.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "7.2.1": {
    about: [
      "access (?:control )?(?:model|matrix|plan|concept|table)|role (?:model|matrix|concept|table)|roles and rights",
    ],
    met: [
      "access (?:control )?(?:model|matrix|plan|concept|table|scheme|overview|list)|rights? (?:matrix|concept|plan|table|list)|role (?:model|matrix|concept|table|plan|list|based)|roles and rights|authorization (?:concept|matrix) & job|role|function|task|need|position|who|least|lowest|duty|duties",
      "(?:which|what) (?:job|role|position|function)s? .. (?:may|can|gets?|has|have|needs?|see|use) & {written}|{list}|matrix|table|plan & !provider|incident",
    ],
    unmet: ["=access (?:rules?|polic\\w+) .. (?:outdated|out of date|from (?:19|20)[01]\\d)"],
  },
  "7.2.2": {
    about: ["+rights?>|access|privileg|permission & need|job|role|least|lowest|only"],
    met: [
      "=(?:nobody|no one|none of (?:them|us)) (?:\\w+ )?(?:has|gets|have|holds?|can do) (?:any |anything )?more than (?:that|what|they|their|needed|he|she|the job|it)",
      "=(?:nobody|no one) (?:has|gets|have) (?:any )?more> & ~need|job|work|role|sell|sale|refund|rights",

      "+(?:least|lowest|minimum|minimal|fewest) (?:\\w+ ){0,2}(?:privilege|rights?|access|permissions?)|only (?:\\w+ ){0,2}(?:the )?(?:rights?|access|permissions?|what|as much) .. (?:need|job|work|role|task|require)|need to know & !programs?|service account|application account|system account|database",
      "+(?:rights?|access|permissions?|privileges) (?:\\w+ ){0,4}(?:depends?|according|by>|based|follows?|fits?|match(?:es)?|suit) .. (?:job|role|work|task|function|position|what (?:somebody|someone|they|each|people|everyone|he|she|one|staff|a person) (?:do|does|needs?|has)) & !program|service",
      "+(?:access|rights?|settings|login) (?:\\w+ ){0,6}(?:limited|restricted|only) (?:to|for|by) & !program|service|logs?>|vendor|database",
      `+${RIGHTS} & only|just|nothing more|no more & need|needs|job|role|work|task|position|duty|duties|require|concern|their part & !programs?|service accounts?|system accounts?|key>|keys>|logs?>|vendor|one role|every right|all rights`,
      "+(?:cashier|staff|waiter|assistant|employee|helper|receptionist|sales|worker|seller|team|student|clerk|volunteer)\\w* .. (?:only|just|nothing but|can not|may not|no access|do not|does not) & {login}|see|open|sell|sale|ring up|payments?|voids?|reports?|refund|till|settings|menu|functions?|rights|back office|card & only|can not|not|no>|nothing|just & owner|manager|admin|boss|supervisor|only|job|need|settings|refund|reports?|card & !password|switch|log>|logs>|usb|visitor|remote",
      "+only .. (?:have|has|holds?) (?:the |a )?keys? & ~slips?|papers?|cards?|drawer|folder|safe>|cabinet|cupboard|back ?office|terminal|till|box|desk|records & !encryption|wifi|crypto|shop is",
      "+only .. (?:people|persons|staff|two|three|they|she|he|us|those|the ones) (?:\\w+ ){0,6}(?:need|have (?:the|a) key|have access|can (?:open|get|see|use|login|log in)|may (?:see|open|use|get|touch)) & !service|system account|programs?|application|database|logs?>",
      "+only .. (?:owner|manager|boss|i>|me>|admin|accountant|supervisor|wife|husband|partner|two of us|who need|whose (?:job|work)|people who|those who|staff who)\\w* & refund|settings|reports?|full|card (?:numbers?|data|details|slips?|papers?)|admin|back ?office|virtual terminal|portal|account|rights|access|drawer|folder|receipts & !logs?>|antivirus|encryption key|firewall|key to|config|time|clock|remote",
    ],
    unmet: [
      "=(?:can not|does not|do not|not able to|no way to) (?:\\w+ ){0,2}(?:give|offer|set|have|know|support|make|do|tell)\\w* (?:\\w+ )?(?:different|separate|individual|several|more) (?:\\w+ )?(?:rights|roles|levels|permissions)",

      "(?:part timers?|temps?|students?|helpers?|staff|waiters?|cashiers?|everyone|everybody|employees|apprentices?|they|trainees?|assistants?) (?:\\w+ ){0,2}(?:use|uses|know|knows|have|has|got|borrow|borrows) (?:the |my |our )?(?:boss|manager|managers|manager's|admin|owner|owner's|supervisor|supervisor's|boss's)(?: 's)? (?:pin|code|password|login|card|account|key) & !only|never|not|except|nobody",

      "(?:boss|manager|managers?'?|admin|administrator|supervisor|owner|master|chief) (?:code|password|login|card|pin|key)s? .. (?:known (?:by|to) (?:everyone|everybody|all)|everyone|everybody|all (?:of us|staff|the)|no secret)",
      "(?:everyone|everybody|everybodys|everybody's|everyones|all of us|all staff|anyone|all (?:the )?\\w+s|each \\w+|whole (?:crew|team)) (?:\\w+ ){0,3}(?:knows?|got|has|have|uses?) (?:the )?(?:boss|manager|managers?'?|admin|administrator|supervisor|owner|master|chief) (?:code|password|login|rights|card|pin|access)",
      "(?:each|every) (?:user|person|employee|colleague|one|login|account) (?:\\w+ ){0,2}(?:has|have|gets|can do) (?:every|all|full|any) (?:right|access|thing|permission)\\w* & !owner",
      "(?:everyone|everybody|all|anyone|anybody) (?:\\w+ ){0,3}(?:is|are) (?:an? )?(?:admin|administrator)s?>",
      "(?:anyone|everybody|everyone|anybody) can (?:get|go) (?:in|into|to) (?:the )?(?:setup|settings|admin|manager|back office)",

      "=(?:can not|does not|do not|never|nobody|no way to) (?:\\w+ ){0,2}(?:limit|restrict|separate|distinguish|tell apart) .. (?:access|rights|users)",
      "(?:everyone|everybody|all|anyone|all of us|all staff|every employee|whole team|each)(?![^.;]*only) .. (?:admin|full access|full rights|all rights|everything|same rights|access to (?:all|everything)|sees? everything|see all)",
      "(?:everyone|everybody|anyone|all staff|all of us|whole team|every (?:employee|colleague|waiter|member|one|helper)) .. (?:can|may|has|have|with) .. (?:card (?:numbers|data|slips|details)|slips|papers|files|everything)",
    ],
  },
  "7.2.3": {
    about: ["rights?>|access|account|permission & {approve}"],
    met: [
      "(?:confirm|grant|allow|give|release|okay)\\w* (?:it|them|this|that|access|rights) (?:\\w+ ){0,3}(?:in writing|by e?mail|on (?:a|the) (?:form|ticket|sheet)|on paper) & rights?>|access|account|login & !vendor|visitor|media|remote",

      "(?:for )?(?:every|each|any) (?:\\w+ )?(?:right|access|account|permission|user) .. (?:form|ticket|sheet|slip|paper|email) & {approve}",
      "=(?:nobody|no one) (?:gets?|receives?|has) (?:\\w+ ){0,3}(?:right|access|account|login|permission)s? .. (?:until|unless|before|without) .. {approve} & {written}|ticket|form|email|writing|sheet",

      "{approve} & rights?>|access|account|permission|privileg|login|new user & {written}|form|note|signed|slip|email|by mail|ticket|record|list|document|in writing|log(?:ged)? & !line by line|go over|goes over|user accounts|twice a|go through|goes through|print|twice a|each quarter|every quarter|quarterly|every six|half year|twice a year|are checked|is checked|reviewed|every three|vendor|visitor|provider|remote only|media|change request|firewall|script",
    ],
    unmet: [
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:sign|approv|okay|authoriz|agree|ask)\\w* (?:\\w+ ){0,3}(?:who|rights?|access|what) & !programs?|vendor|visitor|media|script",
      "(?:just|only|simply) ask .. (?:colleague|somebody|someone|next to|neighbor|neighbour|desk) .. (?:he|she|they|clicks?|gives?|adds?|sets?|does)",

      "=(?:rights|access|accounts?) .. (?:without|no) (?:\\w+ ){0,2}(?:approval|okay|permission|sign off|written)",
    ],
  },
  "7.2.4": {
    about: [
      "rights?>|access|accounts?>|users? & review|check|gone through|go through & !programs?>|program accounts?|system accounts?|service accounts?|technical|used by",
    ],
    met: [
      "go(?:es)? (?:\\w+ )?(?:through|over)|went through|print|look (?:at|over|through)|run .. eye & every (?:single )?(?:user|account|login)|user list|all (?:the |our )?(?:users|accounts|logins)|list of (?:users|accounts) & #every<=186 & !service account|program|logs?>|visitor",

      `{review}|confirms?>|cross(?:ed)? out|print(?:ed)? & rights?>|access|accounts?>|logins?>|users?>|user list|permissions & #every<=186 & !service account|application account|system account|program account|firewall|logs?>|terminal|polic|log review|provider|camera|visitor`,
      "(?<!(?:service|system|program|programs|application|app|technical) (?:accounts?|users?)[^.;]{0,120})(?:{reviewit}) & ~rights|accounts|users|permissions & #every<=186 & !firewall|logs?>|service|terminal|polic|rules",
    ],
    number: "at least once every six months",
    unmet: [
      "(?:look|go|run|check|review)\\w* (?:\\w+ ){0,4}(?:users?|accounts?|user list|logins) .. every (?:12|twelve|18) months|(?:users?|accounts?|user list|logins) .. (?:once a|every) year",
    ],
  },
  "7.2.5": {
    about: [`${APP_ACCOUNTS} & rights?>|access|privileg|need`],
    met: [
      "programs?>|scripts?>|software|interface|app> & account|login & only|nowhere else|nothing else|nothing more|one folder|no more & ~read|write|see|rights|can>|need & !people|person|staff only",

      `${APP_ACCOUNTS} & least|lowest|minimum|minimal|only|limited|restricted|just|no more|nothing (?:more|else) & rights?>|access|privileg|need|permission|can|may|database|read`,
    ],
    unmet: [
      "(?:scripts?|programs?|jobs?|interface|software|service|backup)> (?:\\w+ ){0,3}(?:logs? in|login|runs?|works?|signs? in|connects?) (?:as|with|under) (?:\\w+ )?(?:root|admin\\w*|the owner|full|the boss)",
      `(?:${APP_ACCOUNTS}) .. (?:admin|full|all) (?:rights|access|privileges|permissions)`,
    ],
  },
  "7.2.5.1": {
    about: [`${APP_ACCOUNTS} & review|check`],
    met: [
      `${APP_ACCOUNTS} & {review} & {tra}|every|yearly|monthly|quarterly|half|annual|regular|set times|year|month & !password`,
    ],
    unmet: [
      "=(?:accounts?|logins?) (?:\\w+ ){0,3}(?:by|of|for) (?:\\w+ )?(?:programs?|systems?|machines?|scripts?|software) .. (?:never|not|nobody) (?:\\w+ ){0,3}(?:look|review|check|gone|touch)\\w*",
      "=(?:program|system|service|machine|application|technical) (?:accounts?|logins?) (?:\\w+ ){0,2}(?:never|not|nobody) (?:\\w+ ){0,3}(?:look|review|check|gone|touch)\\w*",
    ],
  },
  "7.2.6": {
    about: [
      "database|stored card|card database|repositor|where (?:the )?card & quer|search|direct access|sql",
    ],
    met: [
      "quer(?:y|ies)|sql>|search|direct(?:ly)? (?:access|open|look)|only (?:through|via) (?:the |our |an? )?(?:\\w+ )?(?:program|application|app|software|interface|shop|system|screen)|direct access|open (?:it|the database) directly & database|stored card|cards?|numbers|repositor|records & admin|administrator|only|dba|role|program|application",
    ],
    unmet: [
      "(?:people|agents?|staff|any|anyone|everyone|everybody|all|team|call cent\\w+|clerks?|office)> & sql>|quer(?:y|ies)>|search\\w*|direct (?:login|access) & database|table|stored card|card (?:data|numbers) & !only|not|never|nobody|no one|administrator|program",

      "(?:everyone|everybody|anyone|all staff|staff) .. (?:query|search|open|sql) .. (?:database|stored|card)",
    ],
  },
  "7.3.1": {
    about: ["access control system|active directory|user management|rights system|access system"],
    met: [
      "active directory|access control (?:system|software|tool)|user management|directory service|azure ad|entra|ldap|domain controller|rights management|permission system|(?:system|software|tool|windows|till|pos|program) (?:\\w+ ){0,2}(?:controls?|decides?|manages?|limits?|restricts?) (?:who|access|what) & every|all|each|limit|who|need|control|access|system|rights|what|users? & !door|badge|visitor",
    ],
  },
  "7.3.2": {
    about: ["rights|permission|roles & enforce|system|software"],
    met: [
      "enforc|stops? (?:anything|everything|them|anyone)|(?:does not|will not) (?:let|allow)|groups?>|roles?> (?:in|are set|set up|assigned)|set up (?:by|according to|per) (?:role|job)|system (?:itself )?(?:blocks|stops|prevents|refuses)|role based & rights|permission|access|role|job|function|group & system|software|till|pos|directory|program|set|configur|technical|automatic|itself|enforc|windows & !polic(?:y|ies) .. written|door",
    ],
  },
  "7.3.3": {
    about: ["default|nothing unless|starts? with (?:no|nothing|zero) & access|rights|deny|allow"],
    met: [
      "(?:den(?:y|ies|ied)|refus|block|no access|no rights|nothing|closed|forbidden|off>|not allowed)\\w* (?:\\w+ ){0,3}(?:by default|unless|until|except what|from the start|to begin with|at first|all by default)|default (?:is )?(?:to )?(?:deny|no|closed|nothing|block)|deny all|by default .. (?:no|den|nothing|refus|block|closed)|(?:new|fresh) (?:user|account|program|device|login)s? .. (?:starts?|begins?|has|have|gets?|comes?) .. (?:no|zero|nothing|without)|zero (?:rights|access) & rights|access|user|account|allow|login|person|permission|everything|may|deny & !firewall|inbound|outbound|traffic|port",
    ],
  },
};
