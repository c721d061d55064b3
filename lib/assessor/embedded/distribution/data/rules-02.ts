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
  "default|factory|vendor supplied|came with|comes with|came from|out of the box|preset|pre set|manufacturer|maker|supplied with|delivered with|shipped with|on the (?:sticker|label)|passwords? from the (?:shop|box|maker|dealer|factory|sticker|supplier|store|manual)|original (?:password|login|account|setting)|initial (?:password|login|account)|standard (?:password|login|account)|built in|admin ?/ ?admin|(?:there |was |were )?from the (?:very )?(?:start|beginning)|start(?:er|ing)? (?:account|password|login)|(?:maker|manufacturer|hoster|provider|supplier|installer)s? (?:password|login|account)|(?:hoster|provider|supplier|dealer|technician|installer|agency|company|seller|shop|firm) (?:had )?(?:mailed|sent|gave|set|delivered|emailed|handed|put)";
const ACCOUNTS = "{password}|account|login|admin|credential|user";

/** Rules for requirement 2. */
export const RULES_02: Rules = {
  "2.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "2.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "2.2.1": {
    about: [
      "(?:configuration|config|setup|build|hardening|security) (?:standard|baseline|guide|check ?list)|hardening|baseline|setup list|standards? (?:for|how) (?:\\w+ ){0,2}(?:set|build|install|config)",
    ],
    met: [
      "(?:configuration|config|set ?up|build|hardening|security|installation) (?:standards?|baselines?|guides?|check ?lists?|templates?|lists?|sheets?|instructions?)|hardening|hardened|baselines?>|cis (?:benchmark|standard|guide|level)|set up (?:by|from|according to|after|following) (?:a|the|our) (?:\\w+ )?(?:check ?list|list|standard|template|guide) & new|every|each|all|system|computer|server|pc|device|till|before|cis|vendor|maker|update|follow|applied|work through",
      "check ?list|standard|template & checked against|built|follow|written|set up|harden|configur|secur & new (?:pc|computer|server|system|device|till|machine)|before .. (?:goes|going|connect|live|online|used|put)",
    ],
    unmet: [
      "=(?:no|without (?:a|any)|not have (?:a|any)) (?:\\w+ ){0,2}(?:standard|template|guide|check ?list|baseline|recipe)s? & ~set ?up|setting up|built|build|install|machine|system|server|harden",
      "(?:each|every|one|person|technician|colleague|system|machine) .. (?:as (?:he|she|they) (?:see|think|like|want)|own way|up to (?:whoever|him|her|them|each)|by feel|by memory|from memory|out of (?:his|her|their) head) & ~set ?up|setting up|built|build|install|machine|system|server",
      "up to whoever|up to (?:the|each) (?:\\w+ )?(?:technician|person|one) & ~set ?up|setting up|built|build|install|configur",
    ],
  },
  "2.2.2": {
    about: [
      `${FACTORY} & ${ACCOUNTS} & chang|replac|delet|remov|disabl|switch`,
      "chang|replac & @{password} & when|first|set ?up|install|router|terminal|admin & !wifi|wireless|every|days|months|monthly|quarterly",
    ],
    met: [
      "=(?:own|new|different|our) (?:\\w+ )?(?:passwords?|login|account)s? (?:\\w+ ){0,3}instead of .. (?:maker|factory|default|manufacturer|vendor|sticker|supplied)",

      "maker|manufacturer|vendor|supplier|installer|dealer|sheet|sticker & ~{password}|login & pick|picked|chose|choose|new ones|our own|replaced|swapped & !wifi|wireless|network name",

      `${FACTORY} & ${ACCOUNTS} & chang|replac|delet|remov|disabl|turned off|switched off|renam|set (?:our|my|new|to)|reset|gone>|our own|my own|own> & !network name|access point|ssid|snmp|wifi (?:key|password|name)`,
      `=(?:no|none of the|not (?:a single|one|any)|never (?:use|leave|keep)) (?:\\w+ ){0,4}(?:default|factory|vendor|standard|manufacturer|original|preset) (?:\\w+ ){0,3}(?:password|account|login|credential)`,
      "defaults? (?:\\w+ ){0,2}(?:chang|replac) & !wifi|wireless",
      "=(?:no|none|not|nothing|nobody) .. (?:runs?|uses?|has|have|works?|left|kept|with) .. (?:default|factory|vendor|standard|manufacturer|original|preset) (?:\\w+ ){0,2}(?:password|account|login|credential)",
      "=(?:default|factory|vendor|standard|manufacturer|preset) (?:\\w+ ){0,2}(?:passwords?|accounts?|logins?) .. (?:chang|replac|delet|remov|disabl|gone|off>|no longer)",
      "(?:default|factory|preset|sample|example|guest|test|demo) (?:\\w+ )?(?:accounts?|logins?|users?|admin) .. (?:delet|remov|disabl|turned off|switched off|gone|renam|blocked)",
      "chang|replac|our own|new & {password} & when we (?:got|bought|installed|set|first)|on day one|at (?:the )?(?:setup|installation|start|install)|first thing|during (?:setup|installation)|right after (?:setup|installation|install)|upon (?:setup|installation)|before (?:it|they|we) (?:went|go|goes|put|connect)|at installation|when (?:it|they) (?:was|were) (?:installed|set up|delivered) & !network name|access point|ssid|snmp|wifi|wireless",
    ],
    unmet: [
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
      "=(?:not|never|nothing|nobody) (?:\\w+ ){0,3}chang\\w* .. (?:since|delivered|came|installed|bought|got it)",
      "=(?:never|not|nobody|have not) (?:\\w+ ){0,3}(?:chang|touch|alter)\\w* (?:\\w+ ){0,3}(?:(?:default|factory|original|admin) (?:\\w+ )?(?:password|account|login|setting)|(?:password|account|login)s? .. (?:from the (?:start|beginning)|came with))",
    ],
  },
  "2.2.3": {
    about: [
      "one (?:main )?(?:job|function|purpose|role|task)|several (?:jobs|functions|roles) & server|computer|system|machine|pc",
    ],
    met: [
      "one (?:main |primary |single )?(?:job|function|purpose|role|task|thing|duty)|single (?:job|function|purpose|role|task)|dedicated|own (?:server|machine|computer|virtual machine|vm)|separate (?:servers?|machines?|computers?|vms?|virtual|containers?|systems?)|(?:only|just|solely|exclusively) (?:used )?(?:for|does|do|used as|as a|serves?)|does (?:only|nothing but|just)|(?:used|is|are) (?:only|just|solely|exclusively) (?:for|as|to)|nothing (?:else|but)|kept apart|different (?:servers?|machines?|vms?|containers?) & server|computer|system|machine|pcs?>|till|pos|database|web|vm|container & !wifi",
    ],
    unmet: [
      "{computer}|one box & {computer}|one box & (?:does (?:it )?all|everything|all (?:at|on) one level|all of it|same (?:machine|box|server)) & !antivirus|encrypt",
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
      "only .. (?:is|are) (?:installed|running|switched on|enabled) & till|computer|pcs?>|server|machine|system & !antivirus|update|patch|firewall|{log}",

      "(?:is|are|was|were) not needed|not on (?:the|our) (?:needed|standard)|what(?:ever)? (?:is|was) not & {off} & services?|functions?|programs?|software|protocols?|features?|ports?|apps?>|everything|stuff|things|daemons?|rest|games|sharing",
      "+took (?:\\w+ )?(?:off|out|away)|removed|shut down|stripped|taken (?:out|off) & all|whatever|everything|games|sharing|rest & ~needed|needs|need|required",
      "only (?:\\w+ ){0,3}(?:what|things) (?:\\w+ ){0,3}needs? & running|runs|installed|on>|active|left",
      "daemons?|services? & {off} & needed|not on|standard",

      "unneeded|unnecessary|not needed|unused|(?:nobody|no one) (?:really )?(?:needs|uses)|trial (?:programs|software|versions)|preinstalled|do without|(?:do|does|did) not (?:really )?(?:need|use|require)|not (?:required|used)|superfluous|bloatware|extra (?:programs?|services?|software)|everything (?:else|that is not)|the rest|other (?:functions|services|programs|software)|games & {off} & services?|functions?|programs?|software|protocols?|features?|ports?|apps?>|everything|stuff|things|daemons?|rest|games|bloatware & !accounts? (?:we|they|that|are|is)|unused accounts?",
      "only .. (?:needed|necessary|required|need|what (?:we|it|they)) & services?|functions?|programs?|software|protocols?|features?|apps?> & on>|run|install|enabl|active|left|switched & !ports? .. firewall",
      "only (?:the )?(?:services?|functions?|programs?|software|protocols?|features?|apps?) .. (?:need|use|require)",
      "=nothing (?:else )?(?:is |that is )?(?:installed|running|runs|on it|on them) .. (?:need|except|but|only|besides|other)",
    ],
    unmet: [
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
      "=(?:nobody|no one|no idea|never|not) (?:\\w+ ){0,2}(?:remember|know|idea|recall|wrote|written)\\w* (?:\\w+ ){0,2}why & ~telnet|ftp>|smb|unsafe|insecure|old (?:service|protocol)",

      "(?:telnet|ftp>|smb|unsafe|insecure|unencrypted|old) & still|runs|running|used|use|uses & nothing written|not written|nothing extra|no (?:extra )?(?:protection|safeguard|reason)|nobody knows|without & !turned off|disabled|removed",
      "=(?:no|nothing|not|never) (?:\\w+ ){0,3}(?:extra|protect|safeguard|written|secur)\\w* & ~telnet|ftp>|smb|old (?:protocol|service)",

      "=(?:telnet|plain ftp|ftp|smb1) .. (?:unprotected|without (?:any )?(?:encryption|protection)|as it is|do not know why)",
    ],
  },
  "2.2.6": {
    about: ["security (?:settings?|parameters?|options?)|hardening (?:settings?|options?)"],
    met: [
      "security (?:settings?|parameters?|options?|configuration)|secure settings|hardening settings|settings .. misuse|group polic|parameters & set|configur|switched|turned|applied|match|standard|check|tight|prevent|chosen|defin & !wifi (?:key|password)|privacy",
    ],
    unmet: [
      "=security settings .. (?:left (?:as|at|on)|default|untouched|never (?:looked|touched|changed|set))",
    ],
  },
  "2.2.7": {
    about: ["{remote}|admin (?:page|access|work|panel|interface)|manag & encrypt|https|ssh|vpn"],
    met: [
      "(?:get|gets|go|goes|am|log) on(?:to)? (?:it|the)|(?:ssh|vpn|https) only|only (?:via|by|with|through|over) (?:ssh|vpn|https)|logs? (?:on|in) (?:to|onto) (?:the|our) (?:router|server|firewall|till|system|switch)|login to (?:the|our)|connects? to (?:the|our) (?:router|server|firewall|till|system|shop)|admin|administ|manag|maintenance|control panel|backend|dashboard|remote (?:admin|work|access|maint|manag|config|support)|configur|support & https|ssh>|tls|ssl|vpn|encrypt|secure (?:tunnel|connection)|sftp|certificate & !wifi|customers? (?:card|pay)|card (?:data|number)s? .. encrypt|mfa for all",
    ],
    unmet: [
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
      "=(?:no|none of the|not (?:a single|one|any)) (?:factory|default|preset|delivered) (?:\\w+ ){0,3}(?:is |are |was |were )?(?:left|remain|kept|still) & ~{wifi}|access point",
      `{wifi} & ${FACTORY}|defaults & chang|replac|reset|our own|my own|own>|new|set`,
      "{wifi} & {password}|keys? & chang|our own|my own|own>|set (?:a|our|my)|replac & when we (?:got|bought|installed|set)|on day one|at (?:the )?(?:setup|installation|start|install)|first thing|during (?:setup|installation)|after (?:setup|installation)|when (?:it|they) (?:was|were) (?:installed|set up)|when installed|long|own>|before (?:it|we)|straight away & !leav|left|quit|departs?",
      `${FACTORY} & ~{wifi} & keys?>|ssid|snmp|network name & chang|replac|reset|our own|my own|own>|new`,
      "=(?:no|none of the|not (?:a single|one|any)|never) (?:\\w+ ){0,3}(?:default|factory|preset) .. (?:wifi|wireless|access point)",
      "=(?:wifi|wireless|access points?) .. (?:no|none of the) (?:\\w+ ){0,2}(?:default|factory|preset)",
    ],
    unmet: [
      "{wifi}|network name|wifi name & (?:the way|how|as) (?:it|they) (?:\\w+ )?(?:stands?|is|was|were|came|are)|on (?:the )?sticker|under (?:the )?router|never touched|untouched & ~{wifi}|key> & !{leaver}",
      "=(?:never|not|nobody) (?:\\w+ ){0,2}(?:touch|chang|alter)\\w* & ~{wifi} & sticker|label|factory|default|came|delivered|maker",

      "{wifi} & (?:the one|as|still) .. (?:on|from|under) the (?:label|sticker|box|bottom)",
      "{wifi} & still|never changed|as it (?:was|came)|unchanged|as delivered|original & default|factory|came with|sticker|label|router|preset|{password}|key> & !{leaver}",
      "(?:wifi|wireless) .. (?:key|password) .. (?:on|from) the (?:sticker|label|box|bottom|back)(?! .. chang)",
      "(?:key|password) .. (?:wifi|wireless) .. (?:on|from) the (?:sticker|label|box|bottom|back)(?! .. chang)",
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
      "=(?:key|password|code) (?:is |stays |remains |was )?(?:still |the )*(?:same|unchanged|old one)>(?! (?:day|night|week|evening|afternoon|morning|hour)) & ~{leaver} & ~{wifi}|key>",
      "=(?:same|old) (?:wifi )?(?:key|password|code|one)> & ~{leaver} & ~{wifi}",

      "(?:same|old) (?:wifi|wireless|key|password) .. (?:for years|since|ever since|even (?:though|after)|although) .. ",
      "=(?:wifi|wireless) .. (?:key|password) .. (?:same|not changed|never changed|unchanged|has not been changed) .. (?:years|since|left|ever|leav)",
      "=(?:left|leave|leaves|leaving|quit|gone) .. (?:same|not changed|did not change|do not change|never change|kept) .. (?:wifi|wireless|key|password)",
    ],
  },
};
