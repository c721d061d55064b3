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

// Least rights told of a written model, of programs or of a system prove nothing of people's rights.
const NOT_PEOPLE =
  "model|matrix|concept|written plan|pages on|documented|enforc\\w*|api key|technical (?:login|users?)|access control systems?|identity management|ldap|vault|quer(?:y|ies)|database|document about|backup account|seminar|minimal permissions|topic|console|direct in|these tools|in-?scope|role table|application accounts?|domain with|program accounts?|interfaces?";

/** Rules for requirement 7. */
export const RULES_07: Rules = {
  "7.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "7.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "7.2.1": {
    about: [
      "access (?:control )?(?:model|matrix|plan|concept|table)|role (?:model|matrix|concept|table)|roles and rights",
    ],
    met: [
      "(?:by|per|according to) (?:role|job|position)s?> & least|lowest|minimum|smallest|no more than|only what & ~(?:in|on) (?:a|the|one|our) (?:table|matrix|sheet|list|plan)|written|documented & !quer(?:y|ies)|database|service",
      "(?:written|set down|laid down|on paper|listed|defined|fixed|noted) (?:\\w+ ){0,3}(?:for )?(?:each|every|which) (?:job|role|position|function)|(?:each|every) (?:job|role|position|function) (?:\\w+ ){0,4}(?:written|laid down|listed|on paper|noted) & ~may|reach\\w*|sees?|access|rights|open & ~need\\w*|least|lowest|minimum|no more|nothing more|only & !duty|tasks|provider",
      "(?:written|documented) (?:\\w+ )?(?:model|matrix|concept|plan|table) .. (?:for )?(?:each|every|which) (?:job|role|position)|rbac|(?:matrix|table|plan|concept|model) (?:\\w+ ){0,4}(?:all|each|every|which) (?:jobs?|roles?|positions?) & ~least|lowest|minimum|minimal|smallest|need|only|requires & !construction|none for|simplicity|quer(?:y|ies)",
      "access (?:control )?(?:model|matrix|plan|concept|table|scheme|overview|list)|rights? (?:matrix|concept|plan|table|list)|role (?:model|matrix|concept|table|plan|list|based)|roles and rights|authorization (?:concept|matrix) & job|role|function|task|need|position|who|least|lowest|duty|duties & !construction|none for|simplicity",
      "(?:which|what) (?:job|role|position|function)s? .. (?:may|can|gets?|has|have|needs?|see|use) & {written}|{list}|matrix|table|plan & !provider|incident",
    ],
    unmet: [
      "=(?:access|rights|permissions) (?:is|are) (?:not|never) (?:planned|defined|thought|designed|modell?ed|set down|structured)",
      "(?:access|rights|permissions) (?:\\w+ ){0,4}(?:just |simply )?(?:grew|has grown|have grown)",
      "=(?:nobody|no one|never|nothing|not|nowhere) (?:\\w+ ){0,3}(?:set down|written|wrote|laid down|defined|fixed|noted|on paper) (?:\\w+ ){0,3}(?:who|which (?:job|role)|what (?:each|every)) (?:\\w+ ){0,2}(?:may|can|sees?|gets?|reach|open|do)",
      "=(?:no|not a|never a) (?:written )?(?:plan|matrix|model|list|concept) (?:of )?(?:who|which|what)",
      "in (?:my|our|his|her) head (?:\\w+ ){0,3}who may",
      "same rights as (?:their|the|his|her) predecessor",
      "(?:access|rights) (?:\\w+ ){0,2}depends? on how long",
      "(?:written )?roles? .. (?:each|all) with admin rights",
      "=access (?:rules?|polic\\w+) .. (?:outdated|out of date|from (?:19|20)[01]\\d)",
    ],
  },
  "7.2.2": {
    about: ["+rights?>|access|privileg|permission & need|job|role|least|lowest|only"],
    met: [
      "+(?:cashiers?|waiters?|waitress\\w*|reception|sales|packers?|office|kitchen|housekeeping|accountant|bookkeeper|editors?)> (?:\\w+ )?only (?:gets? at|sees?|reaches|uses?|has|opens?|does|may|can|gets into) & ~(?:office|bookkeeper|accountant|manager|boss|owner|admin\\w*|shift leader|supervisor) (?:\\w+ )?(?:only|just|alone|has|sees?|reaches) & !database|quer\\w*|cards only",
      "=(?:nobody|no one|none of (?:us|them)) (?:has|gets|have|holds?) (?:a |any |the )?(?:rights?|access|permissions?) (?:that |which )?(?:he|she|they|it|the job|is)(?: or she)? (?:does |do |is )?not (?:need|require|call)",
      "=(?:nobody|no one) (?:\\w+ ){0,5}has more (?:rights|access) than & ~job|work|need|role",
      "+(?:reception|housekeeping|waiters?|cashiers?|sales|accounting|bookkeeper|staff) (?:sees?|reaches|can do|does|gets?) & ~(?:alone|and no more|no extras|nothing else|only)> & ~admin|supervisor|boss|owner|manager & !database|quer\\w*|password",
      "=(?:nobody|no one|none of (?:them|us)) (?:\\w+ )?(?:has|gets|have|holds?|can do) (?:any |anything )?more than (?:that|what|they|their|needed|he|she|the job|it)",
      "=(?:nobody|no one) (?:has|gets|have) (?:any )?more> & ~need|job|work|role|sell|sale|refund|rights",

      `+(?:least|lowest|minimum|minimal|fewest) (?:\\w+ ){0,2}(?:privilege|rights?|access|permissions?)|only (?:\\w+ ){0,2}(?:the )?(?:rights?|access|permissions?|what|as much) .. (?:need|job|work|role|task|require)|need to know & !programs?|service account|application account|system account|database|${NOT_PEOPLE}`,
      `+(?:rights?|access|permissions?|privileges) (?:\\w+ ){0,4}(?:depends?|according|by>|based|follows?|fits?|match(?:es)?|suit) .. (?:job|role|work|task|function|position|what (?:somebody|someone|they|each|people|everyone|he|she|one|staff|a person) (?:do|does|needs?|has)) & !program|service|${NOT_PEOPLE}`,
      `+(?:access|rights?|settings|login) (?:\\w+ ){0,6}(?:limited|restricted|only) (?:to|for|by) & !program|service|logs?>|vendor|database|${NOT_PEOPLE}`,
      `+${RIGHTS} & only|just|nothing more|no more & need|needs|job|role|work|task|position|duty|duties|require|concern|their part & !programs?|service accounts?|system accounts?|key>|keys>|logs?>|vendor|one role|every right|all rights|${NOT_PEOPLE}`,
      `+(?:cashier|staff|waiter|assistant|employee|helper|receptionist|sales|worker|seller|team|student|clerk|volunteer)\\w* .. (?:only|just|nothing but|can not|may not|no access|do not|does not) & {login}|see|open|sell|sale|ring up|payments?|voids?|reports?|refund|till|settings|menu|functions?|rights|back office|card & only|can not|not|no>|nothing|just & owner|manager|admin|boss|supervisor|only|job|need|settings|refund|reports?|card & !password|switch|log>|logs>|usb|visitor|remote|${NOT_PEOPLE}`,
      `+only .. (?:have|has|holds?) (?:the |a )?keys? & ~slips?|papers?|cards?|drawer|folder|safe>|cabinet|cupboard|back ?office|terminal|till|box|desk|records & !encryption|wifi|crypto|shop is|${NOT_PEOPLE}`,
      `+only .. (?:people|persons|staff|two|three|they|she|he|us|those|the ones) (?:\\w+ ){0,6}(?:need|have (?:the|a) key|have access|can (?:open|get|see|use|login|log in)|may (?:see|open|use|get|touch)) & !service|system account|programs?|application|database|logs?>|${NOT_PEOPLE}`,
      `+only .. (?:owner|manager|boss|i>|me>|admin|accountant|supervisor|wife|husband|partner|two of us|who need|whose (?:job|work)|people who|those who|staff who)\\w* & refund|settings|reports?|full|card (?:numbers?|data|details|slips?|papers?)|admin|back ?office|virtual terminal|portal|account|rights|access|drawer|folder|receipts & !logs?>|antivirus|encryption key|firewall|key to|config|time|clock|remote|${NOT_PEOPLE}`,
    ],
    unmet: [
      "(?:log(?:s|ged)?|sign(?:s|ed)?) in as (?:the )?(?:manager|admin\\w*|boss|owner|supervisor) & ~staff|sales|cashiers?|everyone|everybody|girls|people|waiters?|team|they",
      "same (?:rights|access|permissions) (?:as|like) (?:me|i>|the (?:owner|boss|manager|admin\\w*))|(?:everyone|everybody|all of us|all staff) (?:\\w+ )?(?:has|have|with|got) the same (?:rights|access|permissions)",
      "(?:cashiers?|waiters?|staff|helpers?|temps?|students?|employees|apprentices?|everybody|everyone|anyone|anybody|all of us|girls|crew) (?:\\w+ ){0,2}(?:can|may|could|is able to|are able to) (?:\\w+ )?(?:see|open|do|use|reach|get at|get into|change|look at) (?:everything|anything|all>|any file|all the) & !only|owner",
      "(?:all|every\\w*) (?:the |our |my )?(?:waiters?|staff|cashiers?|of us|girls|helpers|colleagues)? ?(?:got|gets?|have|has|know|knows|use|uses) the (?:refund|void|supervisor|manager|boss|master|admin|storno) (?:one|code|pin|card|password|key)",
      "still has (?:the )?(?:admin|full|all|manager) (?:rights|access) (?:from|since|of)",
      "once in,? (?:everyone|everybody|anyone|all|you) (?:\\w+ )?(?:reach\\w*|sees?|gets?|can)",
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
      "who (?:gets|has|may have|receives) (?:what|which (?:\\w+ )?(?:role|right|access)s?) & {approve}|decided by|decides & file|kept|by e?mail|signature|form|in writing|written|ticket & !not written|nobody|never",
      "=without (?:my|the (?:owner|boss|manager|director)[\\w']*|a|an|his|her|our)(?: 's)? (?:written |signed )?(?:signature|ok|okay|approval|form|signed form|ticket|yes) (?:\\w+ ){0,5}(?:no one|nobody|none|no new) (?:\\w+ ){0,2}(?:gets?|has|receives?|access|login|right) & ~access|rights?|login|account & ~form|signature|writing|written|ticket|mail",
      "(?:each|every|any|all|new) (?:new )?(?:rights?|access|logins?|accounts?)> .. (?:form|slip|sheet|ticket|mail|note) & ~signed|signs?|approved|okayed|my (?:ok|okay) & !review\\w*|grown|extensions|service|program",
      "(?:sign|signs|signed|approve|approves|okay|okays) (?:\\w+ ){0,4}(?:on|in) (?:a|the|an) (?:slip|form|note|sheet|mail|email|ticket|book|list) & rights?>|access|logins?>|accounts?>|permissions? & !review\\w*|vendor|visitor|media|firewall|service|program",
      "(?:for (?:each|every)|each|every) (?:employee|user|person|new hire|colleague|entitlement|right) .. (?:mail|form|ticket|note|sign\\w*) & {approve} & ~rights?>|access|entitlement & !extensions|grown|review\\w*",
      "(?:line manager|manager|owner|boss|authorized) .. (?:signs? off|approv\\w*|okays?) .. (?:entitlement|rights?>|access) & ~exactly|those and no others|just (?:those|what)|filed|ticket|in writing & !grown|review",
      "(?:confirm|grant|allow|give|release|okay)\\w* (?:it|them|this|that|access|rights) (?:\\w+ ){0,3}(?:in writing|by e?mail|on (?:a|the) (?:form|ticket|sheet)|on paper) & rights?>|access|account|login & !vendor|visitor|media|remote",

      "(?:for )?(?:every|each|any) (?:\\w+ )?(?:right|access|account|permission|user) .. (?:form|ticket|sheet|slip|paper|email) & {approve}",
      "=(?:nobody|no one) (?:gets?|receives?|has) (?:\\w+ ){0,3}(?:right|access|account|login|permission)s? .. (?:until|unless|before|without) .. {approve} & {written}|ticket|form|email|writing|sheet",

      "{approve} & rights?>|access|account|permission|privileg|login|new user & {written}|form|note|signed|slip|email|by mail|ticket|record|list|document|in writing|log(?:ged)? & !line by line|go over|goes over|user accounts|twice a|go through|goes through|print|twice a|each quarter|every quarter|quarterly|every six|half year|twice a year|are checked|is checked|reviewed|every three|vendor|visitor|provider|remote only|media|change request|firewall|script|minimum|model|concept|approving rights|who approves|access jobs|service accounts|program accounts|risk analysis|grown beyond|march|wrong rights|later extensions|still needed",
    ],
    unmet: [
      "(?:rights|access|permissions?|logins?|accounts?)> (?:\\w+ ){0,5}(?:by word of mouth|verbally|orally|on (?:a )?call|by phone|on the fly|informally|over coffee|in passing|on demand|for the asking)",
      "(?:it|the it|admin) (?:man |guy |firm )?(?:decides|chooses) (?:on (?:its|his|their) own|alone|himself) & ~rights|access",
      "access (?:\\w+ ){0,3}on (?:a|the) word|on a word from",
      "rights (?:\\w+ ){0,4}(?:have )?grown beyond",
      "=not for (?:later|existing|old) (?:extensions?|changes|rights|people) & ~approv\\w*",
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
      "(?:go|goes|went|work) (?:\\w+ )?down (?:the|our) (?:list|users?|accounts?)|{review}|check\\w* & ~accounts?>|users?>|rights & ~(?:each |every |in )?(?:spring and (?:autumn|fall)|march and september|january and july|february and august|april and october|may and november|june and december|summer and winter) & !service|programs?|technical|firewall|logs?>",
      "(?:quarterly|half ?yearly|semi ?annual|six ?monthly) (?:access|user|rights|account) (?:re ?certification|review|check) & !no owner|leaves out|to start|technical|stays|nobody",
      "go(?:es)? (?:\\w+ )?(?:through|over)|went through|print|look (?:at|over|through)|run .. eye & every (?:single )?(?:user|account|login)|user list|all (?:the |our )?(?:users|accounts|logins)|list of (?:users|accounts) & #every<=186 & !service account|program|logs?>|visitor",

      `{review}|confirms?>|cross(?:ed)? out|print(?:ed)? & rights?>|access|accounts?>|logins?>|users?>|user list|permissions & #every<=186 & !service account|application account|system account|program account|firewall|logs?>|terminal|polic|log review|provider|camera|visitor|no owner|leaves out|pages on|who makes|who checks|technical|rhythm|to start`,
      "(?<!(?:service|system|program|programs|application|app|technical) (?:accounts?|users?)[^.;]{0,120})(?:{reviewit}) & ~rights|accounts|users|permissions & #every<=186 & !firewall|logs?>|service|terminal|polic|rules",
    ],
    number: "at least once every six months",
    unmet: [
      "=(?:nobody|no one) (?:in|from) management (?:\\w+ )?(?:confirms?|signs?) & ~accounts?|users?|rights & !service|program|technical",
      "what (?:is|was|gets) found (?:\\w+ )?(?:stays|remains|is left)",
      "=going through the (?:accounts|users) .. (?:is not something|nobody)",
      "=no idea when anyone last",
      "(?:look|go|run|check|review)\\w* (?:\\w+ ){0,4}(?:users?|accounts?|user list|logins) .. every (?:12|twelve|18) months|(?:users?|accounts?|user list|logins) .. (?:once a|every) year",
    ],
  },
  "7.2.5": {
    about: [`${APP_ACCOUNTS} & rights?>|access|privileg|need`],
    met: [
      "(?:interfaces?|scripts?|programs?|services?|jobs?|apps?)> (?:\\w+ ){0,3}(?:have|has|get|gets|runs? (?:with|under|as)|with) (?:\\w+ ){0,3}(?:accounts?|logins?|users?) & ~(?:only|just|no more|least|minimal|lowest) & ~rights?|access|permissions?|need & !some|except|most",
      "(?:gmsa|managed identities|service principals?|(?:each|every) (?:program|service|technical user|interface)) & ~minimal|least|lowest|no more|only & ~permissions?|rights|privilege & !most|still has",
      "programs?>|scripts?>|software|interface|app> & account|login & only|nowhere else|nothing else|nothing more|one folder|no more & ~read|write|see|rights|can>|need & !people|person|staff only",

      `${APP_ACCOUNTS} & least|lowest|minimum|minimal|only|limited|restricted|just|no more|nothing (?:more|else) & rights?>|access|privileg|need|permission|can|may|database|read`,
    ],
    unmet: [
      `(?:${APP_ACCOUNTS}|services?>|programs?>|shop>|interface>|website>|backup account) (?:\\w+ ){0,6}(?:under|as|with|has|have|still has) (?:the )?(?:full rights|admin rights|domain admin\\w*|root>|all rights|sysadmin|the administrator)`,
      "(?:scripts?|programs?|jobs?|interface|software|service|backup)> (?:\\w+ ){0,3}(?:logs? in|login|runs?|works?|signs? in|connects?) (?:as|with|under) (?:\\w+ )?(?:root|admin\\w*|the owner|full|the boss)",
      `(?:${APP_ACCOUNTS}) .. (?:admin|full|all) (?:rights|access|privileges|permissions)`,
    ],
  },
  "7.2.5.1": {
    about: [`${APP_ACCOUNTS} & review|check`],
    met: [
      `(?:${APP_ACCOUNTS}|non ?human accounts?|technical users?|service accounts?)> & ~re ?certif\\w*|check\\w*|review\\w*|verif\\w*|gone through & ~{tra}|tra> & ~every|half|year\\w*|quarter\\w*|rhythm|interval|period & !no risk|does not confirm|14 months|leaves out|in practice`,
      `${APP_ACCOUNTS} & {review} & {tra}|every|yearly|monthly|quarterly|half|annual|regular|set times|year|month & !password|no risk|leaves out|months ago|confirm anything`,
    ],
    unmet: [
      `=(?:not|never|nobody|no one) (?:\\w+ ){0,3}(?:look|review|check|touch|go through|gone through)\\w* (?:at |through |over )?(?:them|those|these|it)> & ~${APP_ACCOUNTS}`,
      `(?:${APP_ACCOUNTS}) & ~no risk analysis|without (?:a |any )?risk (?:analysis|study)|picked|(?:last (?:check|review) .. (?:months|years) ago)`,
      `=management (?:does|did) not (?:confirm|sign|see) (?:anything|it|them)? & ~${APP_ACCOUNTS}`,
      "(?:review|check)\\w* (?:\\w+ ){0,4}(?:leaves? out|without|skips?) (?:the )?(?:technical|service|program|system) (?:accounts?|users?)",
      "=(?:accounts?|logins?) (?:\\w+ ){0,3}(?:by|of|for) (?:\\w+ )?(?:programs?|systems?|machines?|scripts?|software) .. (?:never|not|nobody) (?:\\w+ ){0,3}(?:look|review|check|gone|touch)\\w*",
      "=(?:program|system|service|machine|application|technical) (?:accounts?|logins?) (?:\\w+ ){0,2}(?:never|not|nobody) (?:\\w+ ){0,3}(?:look|review|check|gone|touch)\\w*",
    ],
  },
  "7.2.6": {
    about: [
      "(?:lock|restrict|limit)\\w* (?:direct )?(?:database access|access to (?:the )?(?:card )?(?:database|store))",
      "database|stored card|card database|repositor|where (?:the )?card & quer|search|direct access|sql",
    ],
    met: [
      "(?:card )?(?:database|store|vault|db|file store|data store)s?> & ~only|just|nobody but|alone|solely & ~administrators?|admin|dbas? & ~programs?|app>|application|api|software & !sql queries|developers also|plan",
      "quer(?:y|ies)|sql>|search|direct(?:ly)? (?:access|open|look)|only (?:through|via) (?:the |our |an? )?(?:\\w+ )?(?:program|application|app|software|interface|shop|system|screen)|direct access|open (?:it|the database) directly & database|stored card|cards?|numbers|repositor|records & admin|administrator|only|dba|role|program|application",
    ],
    unmet: [
      "(?:whole team|everyone|everybody|all of us|all|staff|several|developers|agents) (?:\\w+ ){0,3}(?:has|have|know|knows|got) the (?:\\w+ )?database (?:password|login|access)",
      "(?:her|his|their) own sql & ~card|database",
      "(?:developers?|sales|managers?) (?:\\w+ ){0,3}(?:read access|access|queries) (?:\\w+ ){0,3}(?:live )?card database & !no|not|never",
      "(?:people|agents?|staff|any|anyone|everyone|everybody|all|team|call cent\\w+|clerks?|office)> & sql>|quer(?:y|ies)>|search\\w*|direct (?:login|access) & database|table|stored card|card (?:data|numbers) & !only|not|never|nobody|no one|administrator|program",

      "(?:everyone|everybody|anyone|all staff|staff) .. (?:query|search|open|sql) .. (?:database|stored|card)",
    ],
  },
  "7.3.1": {
    about: [
      "access control (?:for|on|in|of) (?:the|our)",
      "access control system|active directory|user management|rights system|access system",
    ],
    met: [
      "(?:domain|groups|directory) (?:\\w+ ){0,4}(?:decides?|governs?|controls?|settles?|determines?) & ~every|all|each & ~need|job|role|only",
      "(?:okta|iam>|radius|ldap|identity management|access control systems?|user management|windows accounts) & ~all|every\\w*|each|in-?scope & ~needs? to know|need to know|needs?>|must know|what the job|only & !will come|lets anyone|deny|denies|no login",
      "active directory|access control (?:system|software|tool)|user management|directory service|azure ad|entra|ldap|domain controller|rights management|permission system|(?:system|software|tool|windows|till|pos|program) (?:\\w+ ){0,2}(?:controls?|decides?|manages?|limits?|restricts?) (?:who|access|what) & every|all|each|limit|who|need|control|access|system|rights|what|users? & !door|badge|visitor|aware|lets (?:anyone|everybody)|implicit|service principals",
    ],
    unmet: [
      "=no (?:user accounts|user management|logins?|access control|rights system) & ~anyone|anybody|everyone|everybody|whoever|all & !guest|default",
      "(?:app|program|software|till|system|pc)> (?:\\w+ ){0,2}lets (?:anyone|anybody|everybody|everyone) in",
      "=(?:no login|without (?:a )?login)> & ~pc|till|computer|system|just on",
      "once in,? (?:everyone|everybody|anyone) (?:\\w+ )?reach\\w*",
    ],
  },
  "7.3.2": {
    about: [
      "(?:role|rights) enforcement|enforc\\w* (?:of )?(?:the )?(?:roles|rights)",
      "rights|permission|roles & enforce|system|software",
    ],
    met: [
      "=(?:stops?|blocks?|den(?:y|ies)|refuses?|rejects?) (?:anything|whatever|everything|what|all|any \\w+) (?:\\w+ ){0,3}(?:not|outside|beyond|exceed\\w*) & ~roles?|jobs?>|position & ~system|software|till|programs?|it>|directory & !firewall|roles? on paper",
      "=(?:system|platforms?|software|till|programs?|policies|pos)\\w* (?:\\w+ ){0,2}(?:itself |themselves )?(?:stops?|blocks?|den(?:y|ies|ied)|refuses?|rejects?) (?:\\w+ ){0,6}(?:not|is not|exceeds|excess) & ~role|job",
      "iam policies|role groups|ad groups & ~technically|technical|denied|refused|blocked|block & ~job|role|function",
      "enforc|stops? (?:anything|everything|them|anyone)|(?:does not|will not) (?:let|allow)|groups?>|roles?> (?:in|are set|set up|assigned)|set up (?:by|according to|per) (?:role|job)|system (?:itself )?(?:blocks|stops|prevents|refuses)|role based & rights|permission|access|role|job|function|group & system|software|till|pos|directory|program|set|configur|technical|automatic|itself|enforc|windows & !polic(?:y|ies) .. written|door|switched off|will be|caused errors",
    ],
    unmet: [
      "enforc\\w* (?:\\w+ ){0,4}(?:was |is |were )?(?:switched off|turned off|disabled|off>)",
      "=rely on (?:people|staff|them|trust)",
      "(?:system|software|till|program)\\w* lets (?:everybody|everyone|anyone) do",
    ],
  },
  "7.3.3": {
    about: ["default|nothing unless|starts? with (?:no|nothing|zero) & access|rights|deny|allow"],
    met: [
      "implicit deny|explicit allow|refuses? everything (?:that |which )?(?:is )?(?:not|nobody)|everything else is (?:refused|blocked|denied|closed|shut)|turns? down the rest|only what (?:has |is |was )?(?:been )?(?:clearly |expressly |explicitly )?(?:granted|allowed|released) & !firewall|inbound|traffic|scripts?|whether",
      "(?:den(?:y|ies|ied)|refus|block|no access|no rights|nothing|closed|forbidden|off>|not allowed)\\w* (?:\\w+ ){0,3}(?:by default|unless|until|except what|from the start|to begin with|at first|all by default)|default (?:is )?(?:to )?(?:deny|no|closed|nothing|block)|deny all|by default .. (?:no|den|nothing|refus|block|closed)|(?:new|fresh) (?:user|account|program|device|login)s? .. (?:starts?|begins?|has|have|gets?|comes?) .. (?:no|zero|nothing|without)|zero (?:rights|access) & rights|access|user|account|allow|login|person|permission|everything|may|deny & !firewall|inbound|outbound|traffic|port|budgets?|attitude|whether",
    ],
    unmet: [
      "(?:system|program|software|till|it)\\w* (?:allows?|permits?|lets) (?:everything|anything|all)(?: \\w+){0,3} (?:unless|until|that is not)",
      "by default (?:\\w+ ){0,3}(?:allows?|opens?|lets|gives|can) (?:everything|all|every\\w*|full)",
      "new (?:users?|accounts?|people|staff|colleagues|logins?|hires?) (?:\\w+ ){0,2}(?:gets?|starts? (?:out |off )?with|have|has|receive|begin with|are given) (?:full|all|every) (?:access|rights?)",
      "gives (?:every )?new (?:users?|accounts?|people) (?:all|full)",
      '(?:folder|share|drive)s? (?:\\w+ ){0,2}open to "?(?:everyone|everybody|all)"? (?:unless|until)',
    ],
  },
};
