// Requirement 5: what an answer must say about malware and fake messages.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const EXEMPT =
  "(?:without|no|not|need no|needs no|not need|do not have|does not have|has no|have no|exempt from|lack) (?:\\w+ ){0,2}(?:antivirus|antimalware|virus|malware|protection)|not at risk|low risk|less at risk|exempt|linux (?:boxes|servers|machines|systems)|systems? that (?:do|does) not";

/** Rules for requirement 5. */
export const RULES_05: Rules = {
  "5.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "5.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "5.2.1": {
    about: [
      "{antivirus} & !procedures|need no|needs no|need not|not need|responsib|risk analysis|rules>|polic|disabling|switching|turning|linux|unix|mainframe|firewalls?>|switch(?:es)?> (?:has|have|is|are)|pin ?pads?|printers?>|card (?:readers?|terminals?)",
    ],
    met: [
      "=no (?:machine|computer|pc|till|device|system|laptop)s? (?:is |are |was |goes |go |stands )?(?:left )?(?:without|out>|unprotected) & *{antivirus}|endpoint|malware|virus|scanner & !usb|log",
      "same endpoint (?:product|protection|tool|agent)|endpoint (?:product|protection|tool|agent|security) & every|all|each|both",
      "(?:tool|product|software|agent|it)> (?:is |runs? |sits )?on (?:all|every|each) (?:\\w+ )?(?:machine|computer|pc|till|server|system|device)s? & *malware|virus & !{list}",
      "norton|mcafee|kaspersky|eset|sophos & computer|pc|laptop|till|server & ~updates|scans|runs|looks at|on>",

      "{antivirus} & {computer}|every|all|each|both & !disabling|switching (?:it )?off|linux|unix|mainframe|runs at|\\d ?[ap]m>|pin ?pads?|printers?>|procedures|how often|risk anal|need no|needs no|responsib|logs?>|can not|can just|right click|exit|reviewed?|phish",
      "{antivirus} & install|on>|run|active|enabl|use|have|has|protect|switched & !disabling|switching (?:it )?off|linux|unix|mainframe|runs at|\\d ?[ap]m>|firewalls? and|switch(?:es)?> (?:has|have)|pin ?pads?|printers?>|procedures|responsib|logs?>|can not|can just|right click|exit|phish|usb|switch(?:ed)? (?:it )?off",
    ],
    unmet: [
      "=(?:nothing|none) (?:of the kind |like that |of that sort |installed |at all )?(?:\\w+ )?(?:on|in) (?:it|them|there|those|the \\w+)> & ~virus|viruses|malware|{antivirus} & !usb|plug",
      "(?:so|and|but) (?:he|she|they|i|we|somebody|someone|one) (?:\\w+ )?(?:switched|turned|took) it off & ~{antivirus}",
      "(?:switched|turned|took) it off (?:herself|himself|themselves|myself) & ~{antivirus}",
      "licen[cs]e|subscription & ran out|run out|expired|lapsed|ended|not renewed & ~{antivirus}|protection|scanner|tool & !not>|never",

      "=(?:no|without (?:any)?|not (?:any|have|got|installed)|never (?:had|installed)|do not (?:have|use)) (?:\\w+ ){0,3}(?:{antivirus}) & !firewalls?>|switch(?:es)?>|pin ?pads?|printers?>|card (?:readers?|terminals?)|need no|needs no|{list}|not need|risk anal|review|how often",
      "=(?:there (?:is|are) not|do not have|have not got|there is|have) (?:any|none)> & ~{antivirus} & !usb|log",
      "(?:antivirus|protection|subscription|license) .. (?:expired|lapsed|ran out|run out|switched off|turned off|disabled|uninstalled|removed) & !malware|found|finds|detect|can not|nobody|never",
      "=(?:one|two|some|several|the (?:back|old|second|other|office))(?! linux| unix) .. (?:pc|computer|laptop|till|server)s? .. (?:no|without|not) .. (?:antivirus|protection|defender|scanner|any)>",
    ],
  },
  "5.2.2": {
    about: ["{antivirus} & detect|find|remov|block|quarantin"],
    met: [
      "(?:all|every|any) (?:\\w+ ){0,3}(?:types?|kinds?|sorts?|forms?) (?:of )?(?:malware|virus|threat|malicious)?|ransomware|spyware|trojan|not (?:just|only) virus|{malware} & remov|block|quarantin|contain|clean|stop|delet|kill|neutrali|lock & !definitions?|signature|updates? stopped|stopped (?:working|updating)",
      "detect|find|catch|spot|recogni & remov|block|quarantin|contain|clean|delet|kill & *{avtopic} & {malware}|threats?|types?|kinds?|anything|everything|it finds|harmful|whatever & !firewall|phish|intrusion|changes",
    ],
  },
  "5.2.3": {
    about: [`+${EXEMPT} & review|check|look|list`],
    met: [
      `+${EXEMPT} & {list}|{review} & {review}|evaluat|assess|reconsider|confirm|again & !how often|frequency`,
      `+{review}|evaluat|reassess & ~${EXEMPT} & malware|virus|antivirus|threat|protection|risk|whether|still & !script|how often`,
    ],
    unmet: [
      "=(?:not|never|nobody|no one|none of us) (?:\\w+ ){0,4}(?:look|check|review|evaluat|consider|thought|wondered|gone|kept|keep)\\w* (?:\\w+ ){0,2}(?:into|whether|if|further|again|any list|a list|it|that)> & ~linux|viruses|without|exempt|no antivirus|macs?>|nothing on",
      "=(?:no|never (?:kept |made )?(?:a|any)) list of (?:\\w+ ){0,3}(?:without|unprotected|exempt)",
    ],
  },
  "5.2.3.1": {
    about: [`${EXEMPT} & how often|frequency|rhythm`],
    met: [
      "(?:\\d+|half|six|three|twelve|month|months|year|quarter|interval|rhythm)\\w* .. (?:comes?|came|is taken|stems|follows|results?) (?:out of|from) .. (?:{tra}|risk study|analysis) & ~without|can do without|linux|exempt|no malware tool & !scan|terminal|logs?>|am>",

      `{tra}|risk study & how often|frequency|rhythm|interval|when & ~${EXEMPT} & !scan|terminal|logs?>`,
    ],
  },
  "5.3.1": {
    about: ["updat|signature|definitions? & *{avtopic}"],
    met: [
      "(?:updat|refresh|signature|definitions?|renew|patterns?|virus list|(?:fetch|download|load|gets?|pull)\\w* (?:\\w+ ){0,3}lists?)\\w* & automatic|auto|by itself|itself|by themselves|themselves|on its own|on their own|daily|every day|several times|hourly|up to date|always|nightly|all the time|constant & *{avtopic} & !windows update|operating system|shop software|plugin|patch|inspection|policy",
      "auto ?updat|self updat|automatic(?:ally)? updat|updat\\w* automatic & *{avtopic}|signature & !windows update|plugin|patch",
    ],
    unmet: [
      "=(?:antivirus|defender|signature|definition|virus)\\w* .. (?:out of date|outdated|not (?:been )?updated|never updated|updates? (?:are |is )?(?:off|disabled|switched off)|months old|years old)",
      "(?:updat\\w*) .. (?:by hand|manually) .. (?:when|if|sometimes|now and then)",
    ],
  },
  "5.3.2": {
    about: ["scan|real ?time|background & *{avtopic} & !scheduled|periodic|usb|removable|timed"],
    met: [
      "real ?time|live>|on access|constant|continuous|all the time|in the background|always on|permanent|live scan|live protection|as (?:they|files|you) (?:are )?open|watch(?:es)?|behavio|every file|24 ?/ ?7|on the fly & *{avtopic} & scan|check|protect|monitor|watch|real ?time|behavio|runs?|on>|works? & !logs?>|firewall|updat(?:e|es|ed|ing)? (?:itself )?(?:all the time|constantly)$|intrusion",
      "(?:full |quick |complete |whole )?(?:scans?|scanned|scanning) & *{avtopic} & #every<=31 & real ?time|live|background|on access|as (?:they|files)|open|download|constant|also|between & !vulnerab|asv|external|quarterly|usb",
    ],
    unmet: [
      "(?:deactivat|disabl|switched off|turned off|stopped|took out|paus)\\w* (?:the |its |our )?(?:real ?time|live|background|on access)",
      "(?:turn|switch|shut)\\w* (?:the |its |our )?(?:real ?time|live|background|on access) (?:\\w+ ){0,2}off>",

      "=(?:real ?time|live|background|on access) (?:\\w+ ){0,2}(?:off|disabled|switched off|turned off|not (?:on|enabled|active))",
      "=(?:never|not) (?:\\w+ ){0,3}(?:scan|run a scan|scanned) .. (?:virus|malware|computer|pc|till)",
      "(?:only|just) .. (?:scan|scans) .. (?:when|if) .. (?:something|slow|problem|wrong|odd)",
    ],
  },
  "5.3.2.1": {
    about: ["{tra} & scan"],
    met: [
      "{tra} & scan & *{avtopic}|malware|virus|how often|frequency|rhythm|interval & !terminal|asv|external scan|vulnerab",
    ],
    unmet: [
      "=(?:nothing|not|no|never|nobody) (?:\\w+ ){0,4}(?:on paper|written|analysis|study|analy[sz]ed|wrote)\\w* & ~scans?> & ~picked|chose|noon|night|friday|sunday|monday|weekly|every week|once a week|how often & !rules",
    ],
  },
  "5.3.3": {
    about: ["usb|stick|removable|memory card|external (?:disk|drive) & scan|check|antivirus"],
    met: [
      "usb|sticks?>|removable|memory (?:card|stick)|external (?:disk|drive|hard|media)|sticks? (?:as well|too|also)|thumb drive|flash drive|pen drives?|cds?> & scan|check(?:ed|s)? (?:automatic|by|for|first|at once|right|straight|before|as soon)|checked|auto ?scan|also checks|checks (?:usb |memory )?sticks?|looks? at|watch|monitor|examin & !by hand only|inventory|wip|destroy",
    ],
    unmet: [
      "=(?:not|nothing|never) (?:\\w+ ){0,3}(?:do|does|happen|check|scan|look)\\w* (?:\\w+ ){0,4}(?:when|if) (?:\\w+ ){0,2}(?:plug|stick|put)\\w* & ~usb|stick|drive",

      "=(?:usb|sticks?|removable|drives?) .. (?:not|never|nobody) (?:\\w+ ){0,2}(?:scan|check)",
      "=(?:plug|stick|put)\\w* .. (?:usb|sticks?|drives?) .. (?:without|freely|any|as (?:they|we) like)",
    ],
  },
  "5.3.4": {
    about: ["logs?>|logging|protocol"],
    met: [
      "logs?>|logged|logging|log ?files?|event history|history|records|reports?|diary|journal|protocol & on>|kept|keep|keeps|stored|month|year|enabl|switched|activ|retain|saved|collect|writes? & !can not|nobody (?:reads|looks)|login|logs? (?:in|off>)>|terminal|visitor & #?days>=360",
    ],
    unmet: [
      "logs? & deleted|overwritten|gone|fall off|wiped|lost|disappear & after|only|weeks?>|days?>|three months|month> & *{avtopic} & !year|twelve|12|13|14|15|18|24",
      "overwritten after|gone after|kept (?:for )?only|only (?:kept )?(?:for )?(?:about )?(?:thirty|two weeks|a week|a month|three months|\\d+ days) & ~logs?> & *{avtopic} & !firewall",

      "=(?:antivirus|defender|protection|its|scanner|virus)\\w* (?:\\w+ )?logs? .. (?:off|not kept|deleted|overwritten|nobody knows|disabled)",
    ],
    number: "at least 12 months, the last three at hand",
  },
  "5.3.5": {
    about: ["switch|turn|disabl|alter|change|tamper & *{avtopic} & off|disabl|settings"],
    met: [
      "=(?:antivirus|scanner|protection|it) (?:\\w+ )?(?:never|not) (?:gets? |is |can be )?(?:switched|turned) off & only|password|admin",

      "=(?:can not|can never|may not|not able to|unable to|no way to|not possible|impossible|nobody (?:\\w+ ){0,3}can|no one (?:\\w+ ){0,3}can|no user can|none of (?:us|them|the staff|my staff) can|not allowed to|is not allowed|are not allowed|must not|do not have the (?:right|rights|password)|no rights? to|locked) .. (?:switch|turn|shut|disabl|deactivat|alter|chang|stop|uninstall|remov|touch|tamper|meddle|off>|kill|pause)",
      "(?:only|just) .. (?:admin|owner|manager|boss|it|i>|me|firm|technician|administrator|dealer|supplier|company|chief)\\w* .. (?:can|may|could|is able to|has the right to|are allowed) .. (?:switch|turn|disabl|deactivat|alter|chang|stop|uninstall|remov|off>)",
      "(?:switch|turn|disabl|deactivat|alter|chang|stop|uninstall)\\w* (?:it |that |this |them )?(?:off |the settings )?(?:needs?|requires?|takes?|is only possible with|only works with) .. (?:password|admin|approv|signature|permission|okay)",
      "(?:asks?|needs?|wants?|requires?) .. password .. (?:close|stop|switch|turn|disabl|chang|uninstall|pause)|(?:close|stop|switch|turn|disabl|uninstall|pause)\\w* .. (?:asks?|needs?|wants?|requires?) .. password",
      "locked out of (?:the )?settings|no way (?:of|to) (?:disabl|switch|turn|stop|chang)\\w*",
      "tamper protection|password protected|locked (?:with|by|down)|settings are locked|admin password & *{avtopic} & !wifi|default",
    ],
    unmet: [
      "(?:anyone|everyone|everybody|anybody|(?:every|any|each) (?:\\w+ )?(?:user|employee|cashier|colleague|person|worker)|staff|users?|we all|i) can (?:\\w+ ){0,4}(?:exit|quit|close|kill|end|stop|pause|disable|uninstall|switch off|turn off|shut down) (?:the )?(?:antivirus|scanner|protection|defender|it>|program|tool|virus)",

      "(?:anyone|everyone|everybody|anybody|any (?:of )?(?:\\w+ )?(?:cashier|user|employee|member|staff|one|us|them)|i|you|we|staff|users?|cashiers?|they|he|she) (?:can|could|may|is able to) (?:\\w+ )?(?:click|turn|switch|shut|right click)(?:s|ed|ing)? (?:it|that|the (?:whole )?(?:thing|scanner|antivirus|protection|tool|program|lot)) (?:away|off|down|out) & *{avtopic} & !only|admin|approv|password|owner|firewall",
      "(?:switch|turn|shut|click)(?:s|ed)? it off (?:herself|himself|themselves|myself|ourselves|whenever|when) & *{avtopic}",
      "(?:so|and) (?:he|she|they|staff|somebody|someone) (?:\\w+ )?(?:switch|turn)(?:es|s|ed)? it off & ~{antivirus}",
      "(?:done|did) so when .. (?:slow|annoy|printing|game) & *{avtopic}",

      "(?:anyone|everyone|everybody|anybody|staff|users?|cashiers?|they|people|employees) (?:\\w+ ){0,2}(?:can|could|may|do|sometimes|often|are able to) .. (?:switch|turn|disabl|stop|shut|pause|bypass|close|quit) .. (?:off|disabl|it>|antivirus|protection)",
      "(?:anyone|everyone|everybody|anybody|staff|users?|cashiers?) (?:\\w+ ){0,2}(?:can|could|may) (?:pause|stop|disable|bypass|quit|close) ",
      "(?:switch|turn|disabl|stop)\\w* (?:it|the antivirus|the protection|defender|antivirus) (?:off)? .. (?:when|if|because|as soon as) .. (?:slow|annoy|bother|install|game|popup|in the way)",
    ],
  },
  "5.4.1": {
    about: ["{phishing}|spam|mail filter|email filter & filter|block|tool|protect|automatic"],
    met: [
      "{phishing}|spam|fake & filter|block|quarantin|tool|gateway|spf|dkim|dmarc|automatic|detect|catch|scan|sort|siev|sift|weed|fish(?:es)? out|keeps? out|protection|link (?:check|scan)|safe links & !train|taught|course|told|leaflet|quiz",
      "(?:mail|email|spam|web|dns|link) (?:filter|gateway|protection|security|scanner)|dmarc|dkim|anti ?phishing|safe links|microsoft defender for office|mimecast|proofpoint|barracuda & {phishing}|fake|scam|spam|link|malicious|dangerous|bad|suspicious|on>|activ|enabl|set|have|use|block & !train",
    ],
    unmet: [
      "=(?:no|without (?:a|any)?|not (?:a|any)) (?:\\w+ )?(?:software|tool|filter|gadget|program|system|technology|help|protection) (?:for|against) (?:it|that|them|this|those)> & ~{phishing}|fake|scam",
      "(?:mails?|emails?|messages|phishing) (?:\\w+ ){0,3}(?:comes?|come|get|gets) (?:\\w+ )?through (?:as (?:is|it is|they are)|unfiltered|untouched|just like that)",
      "=(?:just|only) (?:\\w+ ){0,2}(?:try|spot|look|watch|delete|rely)\\w* & ~fake (?:e?mail|message)|{phishing} & ~no>|nothing|without|not",

      "=(?:no|without|not (?:any|have|got)|nothing) (?:\\w+ ){0,3}(?:spam|phishing|mail|email) (?:filter|protection|tool)",
      "=against .. (?:phish|fake|false|scam|fraud)\\w* .. (?:nothing|no)>",
      "=nothing .. against .. (?:phish|fake mail|fake email|scam)",
    ],
  },
};
