// Requirement 2: what an answer must say about safe setup, factory settings and Wi-Fi keys.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const FACTORY =
  "default|factory|vendor supplied|came with|comes with|came from|out of the box|preset|pre set|manufacturer|maker|supplied with|delivered with|shipped with|(?:on|from|off) (?:the|its) (?:sticker|label|box)|passwords? from the (?:shop|box|maker|dealer|factory|sticker|supplier|store|manual)|original (?:password|login|account|setting)|initial (?:password|login|account)|standard (?:password|login|account)|built in|admin ?/ ?admin|(?:there |was |were )?from the (?:very )?(?:start|beginning)|start(?:er|ing)? (?:account|password|login)|(?:maker|manufacturer|hoster|provider|supplier|installer)s? (?:password|login|account)|(?:hoster|provider|supplier|dealer|technician|installer|agency|company|seller|shop|firm) (?:had )?(?:mailed|sent|gave|set|delivered|emailed|handed|put)";
const ACCOUNTS = "{password}|account|login|admin|credential|user";

/** Rules for requirement 2. */
export const RULES_02: Rules = {
  "2.1.1": {
    about: RULES_TOUCHED,
    // A setup standard is a matter of 2.2.1; it says nothing of the whole section.
    met: WRITTEN_RULES.map(
      (line) =>
        `${line.replaceAll("|configuration", "")}|setup standard|hardening|baseline|standards?>`,
    ),
    unmet: RULES_BROKEN,
  },
  "2.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "2.2.1": {
    about: [
      "(?:configuration|config|setup|build|hardening|security) (?:standard|baseline|guide|check ?list)|hardening|baseline|setup list|standards? (?:for|how) (?:\\w+ ){0,2}(?:set|build|install|config)",
    ],
    met: [
      "(?:standards?|baselines?|hardening|build sheets?) & cis>|nist|vendor|maker & appl(?:y|ied)|used|follow\\w*|built|set up|checked & !firewall rule|not>|never|no>|some|half|pages",
      "(?:configuration|config|set ?up|build|hardening|security|installation) (?:standards?|baselines?|guides?|check ?lists?|templates?|lists?|sheets?|instructions?)|hardening|hardened|baselines?>|cis (?:benchmark|standard|guide|level)|set up (?:by|from|according to|after|following) (?:a|the|our) (?:\\w+ )?(?:check ?list|list|standard|template|guide) & new|every|each|all|system|computer|server|pc|device|till|before|cis|vendor|maker|update|follow|applied|work through & !by heart|possess|security (?:settings|parameters)|settings such as|who does what|own taste|not based on|none>|who hardens|(?:settings|parameters) are",
      "check ?list|standard|template & checked against|built|follow|written|set up|harden|configur|secur & new (?:pc|computer|server|system|device|till|machine)|before .. (?:goes|going|connect|live|online|used|put)",
    ],
    unmet: [
      "=no (?:set|fixed|standard|written|agreed|uniform) (?:way|method|procedure|steps) & ~set ?up|setting up|install|build|new (?:computer|pc|machine|system|server)",
      "set ?up|sets up|install|build & ^as (?:he|she|they) (?:thinks?|sees?|likes?|wants?)",
      "=(?:hardening|setup|configuration|build|security) (?:standards?|guides?|check ?lists?|baselines?) (?:\\w+ ){0,2}(?:not (?:possess|have|exist|use)|none|missing)",
      "(?:hardening|setup|configuration|build|security) (?:standards?|guides?|check ?lists?|baselines?) .. (?:only|just) .. (?:have none|not>|without|none)",
      "(?:standards?|guides?|check ?lists?|baselines?) & ^not based on|no check before|not checked before|out of my head",
      "(?:go|goes|went) (?:live|online) first & harden|secur|set ?up|check",
      "harden|set up|sets up|install|configur & ^by (?:own|his own|their own) taste|as (?:he|she|they|everyone) (?:likes?|pleases?)|by taste|by hand from memory",
      "=(?:no|without (?:a|any)|not have (?:a|any)) (?:\\w+ ){0,2}(?:standard|template|guide|check ?list|baseline|recipe)s? & ~set ?up|setting up|built|build|install|machine|system|server|harden",
      "(?:each|every|one|person|technician|colleague|system|machine) .. (?:as (?:he|she|they) (?:see|think|like|want)|own way|up to (?:whoever|him|her|them|each)|by feel|by memory|from memory|out of (?:his|her|their) head) & ~set ?up|setting up|built|build|install|machine|system|server",
      "up to whoever|up to (?:the|each) (?:\\w+ )?(?:technician|person|one) & ~set ?up|setting up|built|build|install|configur",
    ],
  },
  "2.2.2": {
    about: [
      `${FACTORY} & ${ACCOUNTS} & chang|replac|delet|remov|disabl|switch & !instead|wifi|wireless|snmp`,
      "chang|replac & @{password} & when|first|set ?up|install|router|terminal|admin & !wifi|wireless|every|days|months|monthly|quarterly",
    ],
    met: [
      "=(?:own|new|different|our) (?:\\w+ )?(?:passwords?|login|account)s? (?:\\w+ ){0,3}instead of .. (?:maker|factory|default|manufacturer|vendor|sticker|supplied)",

      "maker|manufacturer|vendor|supplier|installer|dealer|sheet|sticker & ~{password}|login & pick|picked|chose|choose|new ones|our own|replaced|swapped & !wifi|wireless|network name",

      `${FACTORY} & ${ACCOUNTS} & chang|replac|delet|remov|disabl|turned off|switched off|renam|set (?:our|my|new|to)|reset|gone>|our own|my own|own> & !network name|access point|ssid|snmp|(?:wifi|wireless|wlan)(?! router)|who chang|never (?:disabled|changed|removed)|could do longer|unchanged`,
      `${FACTORY}|supplied|came from the maker & ${ACCOUNTS} & ^killed|took away|taken away|thrown out|new (?:password|passwort|one|code)s?|another|longer|swapped|exchanged & !still|never|most of|not>|wifi|wireless|who chang`,
      `=(?:no|none of the|not (?:a single|one|any)|never (?:use|leave|keep)) (?:\\w+ ){0,4}(?:default|factory|vendor|standard|manufacturer|original|preset) (?:\\w+ ){0,3}(?:password|account|login|credential)`,
      "defaults? (?:\\w+ ){0,2}(?:chang|replac) & !wifi|wireless|who>",
      "=(?:no|none|not|nothing|nobody) .. (?:runs?|uses?|has|have|works?|left|kept|with) .. (?:default|factory|vendor|standard|manufacturer|original|preset) (?:\\w+ ){0,2}(?:password|account|login|credential)",
      "=(?:default|factory|vendor|standard|manufacturer|preset) (?:\\w+ ){0,2}(?:passwords?|accounts?|logins?) .. (?:chang|replac|delet|remov|disabl|gone|off>|no longer)",
      "(?:default|factory|preset|sample|example|guest|test|demo) (?:\\w+ )?(?:accounts?|logins?|users?|admin) .. (?:delet|remov|disabl|turned off|switched off|gone|renam|blocked)",
      "chang|replac|our own|new & {password} & when we (?:got|bought|installed|set|first)|on day one|at (?:the )?(?:setup|installation|start|install)|first thing|during (?:setup|installation)|right after (?:setup|installation|install)|upon (?:setup|installation)|before (?:it|they|we) (?:went|go|goes|put|connect)|at installation|when (?:it|they) (?:was|were) (?:installed|set up|delivered) & !network name|access point|ssid|snmp|wifi|wireless",
    ],
    unmet: [
      "=(?:never bothered|left it at that|as it came|the (?:sticker|label|factory|default|original) one)> & ~{password}|login & !wifi|wireless|chang",
      "=(?:comes?|came|runs?|works?|ships?|delivered|supplied) with (?:the |its |a )?(?:vendor|maker|manufacturer|factory|default|standard|supplier|dealer)\\S* (?:\\w+ ){0,2}(?:login|password|account|user|code)s?>(?![^.;]*(?:chang|replac|new|our own|my own|remov|delet|disabl|switch))",
      "(?:password|login|pin|code)s? .. (?:is|are) still the (?:one|ones|same) (?:\\w+ )?(?:from|of|he|she|they|that|as|on) & !wifi|wireless|chang",
      "still (?:\\w+ ){0,3}(?:password|login|pin|code)s? (?:\\w+ ){0,3}(?:on|under|from|of|in) (?:its|the|their|a) (?:\\w+ )?(?:label|sticker|box|bottom|back|manual|maker|factory|supplier|sheet) & !wifi|wireless|chang",
      `${FACTORY}|supplied|delivered & ${ACCOUNTS} & ^never (?:disabled|changed|removed|deleted)|(?:is|are|stayed|stays|remains?) unchanged|though it could|could (?:do|take|hold) (?:longer|more)|(?:allows?|would take|takes) (?:up to|more)|is unchanged`,
      "(?:runs?|works?|use|uses) .. (?:with )?(?:the )?(?:passwords?|codes?|logins?) (?:it|they) (?:was|were) (?:delivered|shipped|supplied|sold) with|(?:passwords?|codes?|logins?|pins?) (?:in|from|out of) the (?:manual|instructions|booklet) & !chang|replac|own",
      "stay(?:s|ed)? (?:\\w+ ){0,3}(?:as|the way|like) (?:they|it) (?:come|comes|came|was|were) out of the (?:carton|box)|same passwords",
      "still on (?:both|them|those)|still (?:on|with) (?:the|both|that) & ~{password}|login & ~came with|welcome|supplied|delivered|default",
      "(?:password|login|account)s? ?[:=-]* ?(?:is |are )?(?:still )?(?:the )?(?:original|default|factory|maker's|manufacturer's)(?: ones?)?(?:>| as| from) & !chang|replac|delet|remov|disabl|gone|never|not>|no>|nowhere|own",

      "admin ?/ ?(?:admin|1234\\d*|password|0000) & !chang|replac|no longer|never|not>|deleted",

      "=still (?:\\w+ ){0,3}(?:what|how|the one|the same) (?:\\w+ ){0,2}(?:type|use|enter|log in|sign in)\\w* & ~{password}|login & !wifi",
      "(?:opens?|get in|logs? in|login|log in|works?|goes|enter) (?:\\w+ ){0,4}(?:with|as|by) admin (?:and|/|,|with|plus) (?:admin|password|1234|0000|blank|nothing)",
      "(?:password|login|pin|passcode) (?:is |are |was )?(?:still )?(?:just )?(?:admin|password|1234\\d*|0000|welcome ?1?|default|empty|blank)>",
      "=(?:nobody|no one|never|not|none of us) (?:\\w+ ){0,6}(?:set|pick|choose|chose|chang|replac|swap)\\w* (?:another|a new|a different|a better|them|it|that|those)> & ~{password}|login|account & !wifi|day|month|year",
      "=(?:delivered|supplied|shipped|came|sold|bought) with & ~account|user|login|{password} & active|no password|still|works|in use|enabled & !wifi|changed|replaced|removed|deleted|disabled",
      "(?:account|user|login) (?:\\w+ ){0,5}(?:it|they|that|he|she) (?:was|were|came|is) (?:delivered|supplied|shipped|sold)? ?with .. (?:active|still|in use|no password|works|is used)",
      "=(?:no|without (?:a|any)|empty|blank) password & ~administrator|account|user|login & active|still|works|on>",

      `${FACTORY} & ${ACCOUNTS} & still|never changed|never got|not changed|as it (?:was|came)|(?<!first |before |own )uses?>|using|left (?:it|them|as|on|at|unchanged|in place|the|all|our|those)|leave (?:it|them)|kept (?:it|them|as)|unchanged|works? with & !chang(?:e|ed) (?:it|them|all|every|when|on|at|to)|replac|delet|remov|disabl`,
      "(?:still|yet) (?:\\w+ ){0,3}(?:admin ?/ ?admin|password (?:that|it) came|factory|default|sticker|label on)",
      "(?:password|login) .. (?:on|from) the (?:sticker|label|box|bottom) .. still|still .. (?:password|login) .. (?:on|from) the (?:sticker|label|box|bottom|back)",
      "passwords? (?:\\w+ )?(?:he|she|they|someone|somebody) gave (?:us|me) & !chang|replac|not|never",
      "everything (?:is |still |stayed )*(?:on )?(?:default|factory)|all (?:is |still )*default>(?! (?:password|account|login|setting|key|user|name))|nothing (?:was |has been )?changed",
      "=(?:not|never|nothing|nobody) (?:\\w+ ){0,3}chang\\w* .. (?:since|delivered|came|installed|bought|got it) & !wifi|wireless|keys?>|firewall rule",
      "=(?:never|not|nobody|have not) (?:\\w+ ){0,3}(?:chang|touch|alter)\\w* (?:\\w+ ){0,3}(?:(?:default|factory|original|admin) (?:\\w+ )?(?:password|account|login|setting)|(?:password|account|login)s? .. (?:from the (?:start|beginning)|came with))",
    ],
  },
  "2.2.3": {
    about: [
      "one (?:main )?(?:job|function|purpose|role|task)|several (?:jobs|functions|roles) & server|computer|system|machine|pc",
    ],
    met: [
      "one (?:main |primary |single )?(?:job|function|purpose|role|task|thing|duty)|single (?:job|function|purpose|role|task)|dedicated|own (?:server|machine|computer|virtual machine|vm)|separate (?:servers?|machines?|computers?|vms?|virtual|containers?|systems?)|(?:only|just|solely|exclusively) (?:used )?(?:for|does|do|used as|as a|serves?)|does (?:only|nothing but|just)|(?:used|is|are) (?:only|just|solely|exclusively) (?:for|as|to)|nothing (?:else|but)|kept apart|different (?:servers?|machines?|vms?|containers?)|machines? of their own|never two (?:things|jobs|functions) & server|computer|system|machine|pcs?>|till|pos|database|web|vm|container & !wifi|exist just|still mixes|share the file|jump|admin|procedures?|want to",
      "=(?:no (?:box|server|machine|computer|system)|nowhere|nothing) (?:\\w+ )?(?:mixes|combines|shares|does two)",
      "(?:entire|whole) (?:box|server|machine|system) .. (?:secured|hardened|locked down) (?:to|for|at) .. (?:level|strictest|sensitive|highest|higher)",
      "different (?:protection|security) (?:needs|levels)|functions? & share|same host|one host & separated? (?:zones?|vms?|containers?)|zones>|isolated & !not>|without|no>",
      "either web or|(?:is|does) either .. or .. & server|machine|box",
    ],
    unmet: [
      "(?:same|one) (?:box|server|machine|host|computer|pc|system) (?:as|with) (?:the |our )?(?:public |web ?)?(?:site|website|shop|web ?server|mail|office) & {pan}|database|card|till|pos",
      "(?:one|same|single|the one) (?:machine|server|box|host|computer|pc|system) & web|mail|database|files?>|dns|gam(?:e|es|ing)|till|pos & without (?:any )?separation|no separation|all together|mixes|gaming|all run on|shares? a host|low level & !never|no box|nothing is|own>",
      "(?:web ?site|web ?server|shop) shares? (?:a|the|one) (?:host|server|machine|box) .. (?:card|database|payment)|still mixes",
      "{computer}|one box & {computer}|one box & (?:does (?:it )?all|(?:does|runs|carries|hosts|for) everything|everything (?:is |runs )?on (?:it|one|the same)|all (?:at|on) one level|all of it|same (?:machine|box|server)) & !antivirus|encrypt",
      "=(?:nothing|no \\w+) (?:\\w+ )?(?:keeps?|separat\\w*|split\\w*) (?:\\w+ ){0,2}(?:apart|among|between)? & ~server|machine|computer|pc>|functions",
      "{computer} & does|runs|hosts|serves & web|shop|website|mail & file|mail|music|database|till|pos & !own|separate|only|each|apart",

      "(?:same|one) (?:computer|server|pc|machine|till|box) .. (?:everything|does (?:it )?all|all (?:of|our|the)|also|as well|too>|both>)",
      "(?:till|pos|card computer|server) .. (?:also|as well) .. (?:email|office|browsing|surf|facebook|website|file)",
    ],
  },
  "2.2.4": {
    about: [
      "unneeded|unnecessary|not needed|unused|do not need|not need|superfluous & services?|functions?|programs?|software|protocols?|features?|ports?",
    ],
    met: [
      "(?:run|runs|running|contain|contains|has|have) (?:only|just|nothing but) (?:the |what )?(?:\\w+ ){0,3}(?:program|software|what|services?|required|needed|necessary)|rest (?:is|are) (?:deactivated|disabled|off|removed|switched off) & till|computer|pcs?>|server|machine|image|terminal & !antivirus|firewall|one (?:job|function)",
      "=minimal (?:\\w+ )?(?:images?|install\\w*|systems?)|no (?:superfluous|extra|unneeded|unnecessary) (?:packages?|programs?|services?|software|functions?|daemons?)|contain only what & !not minimal",
      "only .. (?:is|are) (?:installed|running|switched on|enabled) & till|computer|pcs?>|server|machine|system & !antivirus|update|patch|firewall|{log}",

      "(?:anything|everything|all|whatever|services|programs|software) not (?:needed|used|required)|(?:is|are|was|were) not needed|not on (?:the|our) (?:needed|standard)|what(?:ever)? (?:is|was) not & {off} & services?|functions?|programs?|software|protocols?|features?|ports?|apps?>|everything|anything|whatever|all that|stuff|things|daemons?|rest|games|sharing",
      "+took (?:\\w+ )?(?:off|out|away)|removed|shut down|stripped|taken (?:out|off) & all|whatever|everything|games|sharing|rest & ~needed|needs|need|required & !accounts?>|logins?>",
      "only (?:\\w+ ){0,3}(?:what|things) (?:\\w+ ){0,3}needs? & running|runs|installed|on>|active|left",
      "daemons?|services? & {off} & needed|not on|standard",

      "unneeded|unnecessary|not needed|unused|(?:nobody|no one) (?:really )?(?:needs|uses)|trial (?:programs|software|versions)|preinstalled|do without|(?:do|does|did) not (?:really )?(?:need|use|require)|not (?:required|used)|superfluous|bloatware|extra (?:programs?|services?|software)|everything (?:else|that is not)|the rest|other (?:functions|services|programs|software)|games & {off} & services?|functions?|programs?|software|protocols?|features?|ports?|apps?>|everything|stuff|things|daemons?|rest|games|bloatware & !accounts? (?:we|they|that|are|is)|unused accounts?|a plan for|who>|to switch off",
      "only .. (?:needed|necessary|required|need|what (?:we|it|they)) & services?|functions?|programs?|software|protocols?|features?|apps?> & on>|run|install|enabl|active|left|switched & !ports? .. firewall",
      "only (?:the )?(?:services?|functions?|programs?|software|protocols?|features?|apps?) .. (?:need|use|require)",
      "=nothing (?:else )?(?:is |that is )?(?:installed|running|runs|on it|on them) .. (?:need|except|but|only|besides|other)",
    ],
    unmet: [
      "=(?:not|never|nobody) (?:\\w+ )?(?:turned|switched|taken|removed|disabled|uninstalled)\\w* (?:\\w+ ){0,5}(?:services?|programs?|functions?|features?|apps?|software)> & !accounts?",
      "=there (?:is|are) .. (?:programs?|games|stuff|software|apps?|services?|things) .. (?:do not|does not|nobody|no one|never) (?:\\w+ )?(?:need|use)s? & computers?|tills?|pcs?>|servers?|laptops?|machines?|it>|them>",
      "(?:come|comes|came|stay|stays) .. (?:with )?(?:everything|all services|all functions) (?:switched |turned )?on>|all services on & !not>|off>|chang",
      "(?:run|runs|running|installed|active|on it|on them) .. (?:though|although|even though|but) (?:nobody|no one|we never|we do not|never) (?:\\w+ )?(?:use|need)s?|(?:though|although) (?:nobody|we do not|no one) (?:\\w+ )?(?:use|need)s? & !removed|disabled",
      "(?:spotify|games?|music|netflix|whatsapp|facebook|toolbars?|trial) .. (?:installed|on it|on them|running|whatever (?:staff|they) like) & till|pos|computer|pc>|server|terminal|laptop & !removed|no>|never|not>|deleted",
      "=never (?:\\w+ )?(?:turned|switched|took|taken|removed|cleaned|tidied)\\w* (?:\\w+ ){0,3}(?:off|out|away|up|things|programs?|services?|extras?|preinstalled) & !password|account|firewall|screen",
      "(?:load|lot|bunch|heap|lots|loads)s? of (?:extra|other|preinstalled|unneeded|junk|rubbish|trial|useless|needless)(?: (?:programs?|software|apps?|stuff|services?))? & still|there|on it|never|nobody|no one & !(?:was|were|we|i|he) (?:all )?(?:removed|deleted)|gone",
      "(?:disabled|switched off|turned off|removed) .. (?:new|main|web) .. (?:the )?(?:old|other) ones? (?:still|have)|nobody (?:has )?tidied|all sorts (?:still )?running & services?|modules|programs?|unneeded|unused",
      "(?:programs?|software|stuff|apps?|services?|games) .. (?:not need|nobody needs|no one needs|not used|never use|unneeded|unnecessary) .. (?:still|there|on it|installed|running|active)",
      "=(?:programs?|software|stuff|apps?|services?|games|things) (?:\\w+ ){0,2}(?:not (?:need|use|require)|nobody (?:needs|uses)|no one (?:needs|uses)|never use)\\w* (?:\\w+ ){0,2}(?:is|are|still|run|runs)\\b(?! (?:removed|deleted|disabled|switched|turned|off|uninstalled|gone|taken|closed|blocked|shut))",

      "=(?:lots|full|loads|plenty) of .. (?:programs|software|apps|stuff) .. (?:not need|never use|unused)",
    ],
  },
  "2.2.5": {
    about: ["insecure|unsafe|risky|telnet|ftp>|old protocol"],
    met: [
      "telnet|ftp>|smb|insecure|unsafe|legacy & ~reason|why|need|business & ~written|document|noted & ~fenced|firewall rule|tunnel|vpn|watched|monitor|restrict|limited|only from|one address|encrypt & !nothing|never|not written",

      "insecure|unsafe|risky|telnet|ftp>|smb ?1|legacy|old (?:protocol|service|program|daemon) & reason|why|business|document|written|justif|need & vpn|tunnel|encrypt|restrict|limit|only|monitor|safeguard|protect|extra|secured|firewall",
    ],
    unmet: [
      "telnet|ftp>|smb|vnc|rsh|rlogin|snmp|ldap|insecure|unsafe & ^no (?:extra |additional |documented )?(?:business )?(?:protection|safeguards?|reason)|no documented|never documented|as it is|risks? accepted|noted nowhere|nothing extra|not protected|not shielded|(?:idea|plan) is|later|nobody has put|others remain|just one",
      "=insecure|unsafe & ~shielded|justified|secured|protect & ^just one|only one|others? remain|not all|half of",
      "=(?:nobody|no one|no idea|never|not) (?:\\w+ ){0,2}(?:remember|know|idea|recall|wrote|written)\\w* (?:\\w+ ){0,2}why & ~telnet|ftp>|smb|unsafe|insecure|old (?:service|protocol)",

      "(?:telnet|ftp>|smb|unsafe|insecure|unencrypted|old) & still|runs|running|used|use|uses & nothing written|not written|nothing extra|no (?:extra )?(?:protection|safeguard|reason)|nobody knows|without & !turned off|disabled|removed",
      "=(?:no|nothing|not|never) (?:\\w+ ){0,3}(?:extra|protect|safeguard|written|secur)\\w* & ~telnet|ftp>|smb|old (?:protocol|service) & !rules?>|standards?>|set ?up|polic|who",

      "=(?:telnet|plain ftp|ftp|smb1) .. (?:unprotected|without (?:any )?(?:encryption|protection)|as it is|do not know why)",
    ],
  },
  "2.2.6": {
    about: ["security (?:settings?|parameters?|options?)|hardening (?:settings?|options?)"],
    met: [
      "security (?:settings?|parameters?|options?|configuration)|secure settings|hardening settings|settings .. misuse|group polic|parameters & set|configur|switched|turned|applied|match|standard|check|tight|prevent|chosen|defin & !wifi (?:key|password)|privacy|not configured|default|deviate|differ|idea",
      "(?:registry|file permissions?|permissions|audit|lockouts?|password) (?:\\w+ ){0,4}(?:settings|flags|permissions) & standard|laid down & all> (?:\\w+ )?(?:systems|boxes|machines|servers|computers)|every|each|conform|identical|compared & !deviate|not>",
    ],
    unmet: [
      "default security settings|security settings (?:are |is )?(?:still )?default|(?:settings|parameters) & ^deviate|differ>|not configured to|nobody compares|third of|half of .. (?:differ|deviate)",
      "=machines?|systems?|servers?|boxes & ^not (?:set|configured|kept) (?:to|by|as) (?:the|our) standard|not (?:match|conform)",
      "=security settings .. (?:left (?:as|at|on)|default|untouched|never (?:looked|touched|changed|set))",
    ],
  },
  "2.2.7": {
    about: ["{remote}|admin (?:page|access|work|panel|interface)|manag & encrypt|https|ssh|vpn"],
    met: [
      "(?:get|gets|go|goes|am|log) on(?:to)? (?:it|the)|(?:ssh|vpn|https) only|only (?:via|by|with|through|over) (?:ssh|vpn|https)|logs? (?:on|in) (?:to|onto) (?:the|our) (?:router|server|firewall|till|system|switch)|login to (?:the|our)|connects? to (?:the|our) (?:router|server|firewall|till|system|shop)|admin|administ|manag|maintenance|control panel|backend|dashboard|remote (?:admin|work|access|maint|manag|config|support)|configur|support & https|ssh>|tls|ssl|vpn|encrypt|secure (?:tunnel|connection)|sftp|certificate & !wifi|customers? (?:card|pay)|card (?:data|number)s? .. encrypt|mfa for all",
    ],
    unmet: [
      "(?:use|uses|using|by|via|over|with|through|still) (?:\\w+ )?(?:telnet|plain http|rsh|ftp|unencrypted \\w+) (?:to|on|for|into) (?:\\w+ ){0,3}(?:switch|router|server|firewall|device|controller|printer)\\w* & !off>|disabled|tunnel|vpn|not>|never|removed|isolated|nobody|ssh only",
      "(?:configur|manag|administ|maintain|set ?up|reach|open|log in)\\w* (?:\\w+ ){0,5}(?:via|by|over|with|through|using) (?:plain |unencrypted )?(?:telnet|http>|ftp>|rlogin|rsh>|vnc) & !never|not>|off>|tunnel|inside|no>|compens",
      "(?:admin|manag\\w*|panel|login|api) .. (?:tls 1 ?[.]? ?[01]>|ssl ?[23]?>|rc4|sslv[23])",
      "=(?:panel|router|admin|page|settings|login|interface|backend) .. (?:opens?|runs?|is|goes|works?|reached) .. (?:http|http>|telnet|unencrypted|no https|no s>)(?!s)",
      "telnet|plain http|http> & pages?>|opens?>|panel|router|admin|change|settings|get (?:in|at)|manag|over (?:the )?(?:network|internet)|control|log (?:in|on) & !turned off|switched off|disabled|removed|off>|blocked|not>|https only|only https|closed",

      "=(?:admin|router|manag\\w*|login|control panel|panel) .. (?:plain http|http only|over http>|unencrypted|not encrypted|without encryption|telnet) & !turned off|switched off|disabled|closed|blocked|https only",
      "(?:telnet|plain http|unencrypted|http>(?!s))(?![^.;]*(?:switched off|turned off|disabled|closed|blocked)) .. (?:admin|manag|router|config)",
    ],
  },
  "2.3.1": {
    about: [
      "{wifi} & default|factory|came with|sticker|label|preset & chang|replac|reset",
      "{wifi} & {password}|key> & chang|our own|own>|set & !leav|left|quit",
    ],
    met: [
      "{wifi} & {password}|keys?>|snmp|network name & chang|replac|our own|set & when (?:i|we|they|it) (?:\\w+ )?(?:moved|opened|started|set up|installed|took|bought|got|put|came)|at (?:the )?(?:start|beginning|opening|installation)|right (?:after|at) & !{leaver} (?:the )?|never|not>|only|nobody",
      "=(?:own|new|different|other) .. instead of .. (?:factory|default|maker|sticker|preset|delivered|supplied|standard) & ~{wifi}",
      "{wifi} & key|password|snmp|name|defaults? & chang|replac|our own|own>|set & when (?:the|our|this|that) (?:\\w+ ){0,3}(?:was|were|got) (?:put in|put up|installed|set up|mounted|delivered|new)|when we got|first (?:evening|day|morning)|on (?:install|day one)|(?:install|installation|setup) day|before (?:it|we) (?:\\w+ )?(?:used|went|connected) & !{leaver}|only",
      "=nothing (?:\\w+ ){0,5}(?:as the (?:vendor|maker|manufacturer|factory)|of the (?:maker|vendor|manufacturer|factory)|stayed|left|default) & ~{wifi}|wlan",
      `=(?:every|all|any) (?:\\w+ )?(?:${FACTORY}) .. {wifi}|wlan .. (?:altered|changed|replaced|confirmed secure) & !still`,
      `{wifi}|wlan & (?:all|every) (?:\\w+ ){0,2}(?:defaults?|factory (?:settings|values|passwords))|from factory|factory passwords & chang|alter|replac|renew & !still|not>|never`,
      "=(?:no|none of the|not (?:a single|one|any)) (?:factory|default|preset|delivered) (?:\\w+ ){0,3}(?:is |are |was |were )?(?:left|remain|kept|still) & ~{wifi}|access point",
      `{wifi} & ${FACTORY}|defaults & chang|replac|reset|our own|my own|own>|new|set & !wrote nothing|what was (?:default|changed)|procedures`,
      "{wifi} & {password}|keys? & chang|our own|my own|own>|set (?:a|our|my)|replac & when we (?:got|bought|installed|set)|on day one|at (?:the )?(?:setup|installation|start|install)|first thing|during (?:setup|installation)|after (?:setup|installation)|when (?:it|they) (?:was|were) (?:installed|set up)|when installed|long|own>|before (?:it|we)|straight away & !leav|left|quit|departs?",
      `${FACTORY} & ~{wifi} & keys?>|ssid|snmp|network name & chang|replac|reset|our own|my own|own>|new`,
      "=(?:no|none of the|not (?:a single|one|any)|never) (?:\\w+ ){0,3}(?:default|factory|preset) .. (?:wifi|wireless|access point)",
      "=(?:wifi|wireless|access points?) .. (?:no|none of the) (?:\\w+ ){0,2}(?:default|factory|preset)",
    ],
    unmet: [
      "(?:snmp|community|ssid) .. (?:still|is|are) (?:\\W|\\w+ ){0,2}(?:public|private|default|admin|factory) & !not>|no longer|chang",
      "(?:runs?|works?|use|uses|with) .. (?:passwords?|codes?|keys?) (?:it|they) (?:was|were) (?:delivered|shipped|supplied|sold) with & ~{wifi}|wlan & !chang|replac|own",
      "{wifi}|network name|wifi name & (?:the way|how|as) (?:it|they) (?:\\w+ )?(?:stands?|is|was|were|came|are)|on (?:the )?sticker(?![^.]{0,60}(?:chang|replac))|under (?:the )?router(?![^.]{0,60}(?:chang|replac))|never touched|untouched & ~{wifi}|key> & !{leaver}",
      "=(?:never|not|nobody) (?:\\w+ ){0,2}(?:touch|chang|alter)\\w* & ~{wifi} & sticker|label|factory|default|came|delivered|maker",

      "{wifi} & (?:the one|as|still) .. (?:on|from|under) the (?:label|sticker|box|bottom)(?![^.]{0,60}(?:chang|replac))",
      "{wifi} & still|never changed|as it (?:was|came)|unchanged|as delivered|original & default|factory|came with|sticker|label|router|preset|{password}|key> & !{leaver}",
      "(?:wifi|wireless) .. (?:key|password) .. (?:on|from) the (?:sticker|label|box|bottom|back)(?![^.]{0,60}(?:chang|replac))",
      "(?:key|password) .. (?:wifi|wireless) .. (?:on|from) the (?:sticker|label|box|bottom|back)(?![^.]{0,60}(?:chang|replac))",
      "(?:wifi|wireless) .. (?:as delivered|as it came|as installed|out of the box|factory settings)>",
    ],
  },
  "2.3.2": {
    about: [
      "{wifi} & {password}|keys?> & chang & {leaver}",
      "{wifi} & {password}|keys?> & chang & never|not|ages|years & !default|factory|came with|day one|installed",
    ],
    met: [
      "{leaver} & {wifi} & (?:set|get|make|create|choose|pick|use|put)\\w* (?:up |in )?(?:a new|another|a different|a fresh|new) & !never|not|nobody",

      "chang|new|replac|renew|swap|rotate & ~{wifi} & walked out|walks out|quit|sacked|fired|{leaver} & key>|keys>|password|it>",

      "chang|new|replac|renew|swap|rotate & {wifi} & {leaver} & {password}|keys?>|code|chang|it>",
      "chang|new|replac|renew|swap|rotate & ~{wifi} & {leaver} & {password}|keys?>|wifi|wireless & !access (?:code|card) of the door",
      "chang|new|replac & {wifi} & {password}|keys?> & suspect|compromis|leak|got out|stolen|known to|wrong hands & !default",
    ],
    unmet: [
      "=(?:it|this|that|key|password|code) (?:is|was|stays?|stayed|has been|remained) (?:\\w+ )?(?:always |still |all the time |ever )?(?:the )?same>(?! (?:day|week|hour|network)) & ~{leaver}|waiters|came & ~{wifi}|key>",
      "(?:ex|former) ?(?:employees?|staff|colleagues?|workers?|temps?) .. (?:still )?(?:know|have|has|use)s? .. (?:wifi|wireless|key|password) & !not>|no longer|nobody",
      "{wifi}|wireless & key|password & chang & once a year|every year|yearly|every (?:two|three|six) & regardless|no matter|whoever|only then & !leaks?",
      "=key|password|psk & ^leaked|got out|posted|online|known to & ^not chang\\w*|not change it|still the same|unchanged & ~{wifi}|key",
      "=(?:leave|leaves|left|quit|quits|went|go|goes|gone) .. (?:key|password)(?: is| s)? (?:\\w+ )?unchanged|(?:wifi|wireless) keeps (?:its|the) (?:key|password)|keys? unchanged & ~{wifi}|key",
      "=chang & key|password & ~{wifi}|key & ^but not (?:if|when)|only (?:if|when)|not if they & ~{leaver}",
      "=(?:key|password|code) (?:is |stays |remains |was )?(?:still |the )*(?:same|unchanged|old one)>(?! (?:day|night|week|evening|afternoon|morning|hour)) & ~{leaver} & ~{wifi}|key>",
      "=(?:same|old) (?:wifi )?(?:key|password|code|one)> & ~{leaver} & ~{wifi}",

      "(?:same|old) (?:wifi|wireless|key|password) .. (?:for years|since|ever since|even (?:though|after)|although) .. ",
      "=(?:wifi|wireless) .. (?:key|password) .. (?:same|not changed|never changed|unchanged|has not been changed) .. (?:years|since|left|ever|leav)",
      "=(?:left|leave|leaves|leaving|quit|gone) .. (?:same|not changed|did not change|do not change|never change|kept) .. (?:wifi|wireless|key|password)",
    ],
  },
};
