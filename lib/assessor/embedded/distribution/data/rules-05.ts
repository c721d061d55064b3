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
      "=(?:{antivirus})(?: is| runs| sits| works)?(?: \\w+){0,2} on (?:all|every|each|both)(?: \\w+){0,3} (?:tills?|computers?|pcs?|machines?|laptops?|servers?|devices?|notebooks?|systems?|hosts?|endpoints?)>(?! (?:except|but|apart)) & !whether|not all|only on windows|should|costs?|remov|log",
      "=(?:{antivirus}) (?:is |runs )?on .. (?:more|other|further) (?:computers?|pcs?|machines?|devices?|laptops?) (?:we|i|there|are)",
      "(?<!no |without )(?:{antivirus}) with> & !polic(?:y|ies)|study|whether|signatures|duties",
      "{antivirus} & (?:both|all|every|each|the|our|my) (?:\\w+ ){0,2}(?:laptops?|pcs?|computers?|servers?|tills?|macs?|machines?|endpoints?|workstations?|notebooks?)> & is on|runs? on|installed|on (?:both|all|every|each)|has|have|got|active|carries|deployed & !updat\\w*|scans?>|usb|logs?>|whether|most of|some of|three of|two of|disabling|can not|switch\\w* (?:it )?off|need no|linux|signatures?|polic(?:y|ies)|dut(?:y|ies)|behavio|settings|study",
      "=no (?:machine|computer|pc|till|device|system|laptop)s? (?:is |are |was |goes |go |stands )?(?:left )?(?:without|out>|unprotected) & *{antivirus}|endpoint|malware|virus|scanner & !usb|log",
      "same endpoint (?:product|protection|tool|agent)|endpoint (?:product|protection|tool|agent|security) & every|all|each|both",
      "(?:tool|product|software|agent|it)> (?:is |runs? |sits |installed )?on (?:all|every|each) (?:\\w+ )?(?:machine|computer|pc|till|server|system|device)s? & *malware|virus & !{list}",
      "norton|mcafee|kaspersky|eset|sophos & computer|pc|laptop|till|server & ~updates|scans|runs|looks at|on>",

      "{antivirus} & {computer}|every|all|each|both|everywhere & !came with|password|stop the|cashier|each night|at night|whoever|costs?>|per seat|plan who|polic(?:y|ies)|dut(?:y|ies)|job desc|study|types?>|kinds?>|settings|signatures?|definitions?|pattern files|updat\\w*|logging|protocol|behavio\\w*|usb|storage|sd card|pen drive|remov\\w*|isolat\\w*|three of|two of|most of|some of|without virus|full scan|disabling|switching (?:it )?off|linux|unix|mainframe|runs at|\\d ?[ap]m>|pin ?pads?|printers?>|procedures|how often|risk anal|need no|needs no|responsib|logs?>|can not|can just|right click|exit|reviewed?|phish",
      "{antivirus} & install|on>|run|active|enabl|use|have|has|protect|switched & !disabling|switching (?:it )?off|linux|unix|mainframe|runs at|\\d ?[ap]m>|firewalls? and|switch(?:es)?> (?:has|have)|pin ?pads?|printers?>|procedures|responsib|logs?>|can not|can just|right click|exit|phish|usb|nerves|slow\\w*|able to disable|can disable|password|came with|stop the|writes|records|cashier|switch(?:ed)? (?:it )?off|polic(?:y|ies)|rules?>|plan who|dut(?:y|ies)|job descriptions?|signatures?|definitions?|pattern files|updat\\w*|log(?:ging|s)?>|protocol|behavio\\w*|usb|sticks?>|drives?>|sd card|quarantin\\w*|remov\\w*|isolat\\w*|types?>|kinds?>|sorts?>|checker|settings|greyed|constantly|whoever|costs?|per seat|study|evaluate|full scans?|every (?:friday|monday|night|day)|every three|expir|ransomware|whether|three of|two of|of (?:our|the) (?:two|three|four|five|six|\\d+)",
    ],
    unmet: [
      "=(?:have|has|is|are) not (?:\\w+ )?(?:put|installed|rolled out|loaded)(?: it| them)? (?:\\w+ ){0,4}(?:yet|so far|on) & ~{antivirus} & !usb|log|terminals?>",
      "=nothing (?:\\w+ ){0,3}against (?:viruses|malware|a virus)",
      "only (?:the|my|one|two|our|his|her) (?:[\\w']+ ){0,4}(?:has|have|had|carries|got|is|are) (?:an? |any |the )?(?:\\w+ )?(?:{antivirus}|protected>) & !password|right>|install",
      "let (?:the |our |its )?(?:\\w+ ){0,2}(?:subscription|licen[cs]e|protection) (?:lapse|expire|run out) & ~{antivirus}|protection",
      "(?<!every |each |any |not |single )(?:one|two|three|four|half|some|most|several|few) (?:out )?of (?:the |our |my )?(?:\\w+ ){0,4}(?:have|has|had|got|run|are|with) & {antivirus} & !linux|updat",
      "=(?:macs?|linux|apple)\\w* .. (?:do|does|did) not (?:need|get|catch|have) .. (?:feeling|none|no one|nobody|so|never) & !review|list of",
      "=(?:nothing|none) (?:of the kind |like that |of that sort |installed |at all )?(?:\\w+ )?(?:on|in) (?:it|them|there|those|the \\w+)> & ~virus|viruses|malware|{antivirus} & !usb|plug",
      "(?:so|and|but) (?:he|she|they|i|we|somebody|someone|one) (?:\\w+ )?(?:switched|turned|took) it off & ~{antivirus}",
      "(?:switched|turned|took) it off (?:herself|himself|themselves|myself) & ~{antivirus}",
      "licen[cs]e|subscription|trial> & ran out|run out|expired|lapsed|ended|is over|not renewed & ~{antivirus}|protection|scanner|tool & !not>|never",

      "=(?:no|without (?:any)?|not (?:any|have|got|installed)|never (?:had|installed)|do not (?:have|use)) (?:\\w+ ){0,3}(?:{antivirus}) & !firewalls?>|switch(?:es)?>|pin ?pads?|printers?>|card (?:readers?|terminals?)|need no|needs no|{list}|not need|risk anal|review|how often",
      "=(?:there (?:is|are) not|do not have|have not got|there is|have) (?:any|none)> & ~{antivirus} & !usb|log",
      "(?:antivirus|protection|subscription|license) .. (?:expired|lapsed|ran out|run out|switched off|turned off|disabled|uninstalled|removed) & !malware|found|finds|detect|can not|nobody|never",
      "=(?:one|two|some|several|the (?:back|old|second|other|office))(?! linux| unix) .. (?:pc|computer|laptop|till|server)s? .. (?:no|without|not) .. (?:antivirus|protection|defender|scanner|any)>",
    ],
  },
  "5.2.2": {
    about: ["{antivirus} & detect|find|remov|block|quarantin"],
    met: [
      "(?:all|every|any) (?:\\w+ ){0,3}(?:types?|kinds?|sorts?|forms?) (?:of )?(?:malware|virus|threat|malicious)?|ransomware|spyware|trojan|not (?:just|only) virus|{malware} & remov|block|quarantin|contain|clean|stop|delet|kill|neutrali|lock & !password|staff can|the staff|only the|users?|definitions?|signature|updates? stopped|stopped (?:working|updating)",
      "detect|find|catch|spot|recogni & remov|block|quarantin|contain|clean|delet|kill & *{avtopic} & {malware}|threats?|types?|kinds?|anything|everything|it finds|harmful|whatever & !firewall|phish|intrusion|changes",
    ],
    unmet: [
      "(?:recogni\\w+|finds?|knows?|catch\\w*|detects?|against|sees?) (?:\\w+ )?(?:viruses|trojans|known viruses) only",
      "(?:just|only|simply) (?:writes?|shows?|reports?|warns?|logs?) & ~(?:virus\\w*|malware|{antivirus}|finds? (?:something|anything|it)) & ~stays?|nothing happens|remains?|not (?:removed|deleted|blocked)",
      "=(?:set|configured) (?:not|never) to (?:\\w+ ){0,2}(?:remove|block|delete|quarantine)\\w*",
      "=(?<!not )(?:just|only) (?:\\w+ ){0,2}(?:popup|pop up|warn\\w*|report\\w*|a message|shows?) & ~virus|trojan|malware|{antivirus} & ~ignore|not|nothing|up to & !phish",
      "(?:only|just) (?:knows?|finds?|catches|recogni\\w+|detects?) (?:\\w+ )?(?:viruses|trojans)>",
      "=(?:does|do|can) not (?:find|detect|catch|know|see|recogni\\w+) (?:\\w+ ){0,2}(?:rootkits?|key ?loggers?|ransomware|spyware|trojans?)",
    ],
  },
  "5.2.3": {
    about: [`+${EXEMPT} & review|check|look|list`],
    met: [
      "+(?:systems?|devices?|machines?|boxes|terminals?|things|servers?) (?:\\w+ ){0,5}(?:without (?:\\w+ )?(?:virus|malware|av)|no av>|low risk|not at risk|unprotected|not commonly affected|can do without|exempt) & {list}|inventoried|are listed & ~(?:each|every|fixed|once|twice|half|periodic\\w*|yearly|quarterly)\\w* & ~(?:re ?evaluat|review|weigh|assess|check|ask|look|consult)\\w* & !never made|once a year sounds|simply because|no list|since",
      `+${EXEMPT} & {list}|{review} & {review}|evaluat|assess|reconsider|confirm|again & !how often|frequency`,
      `+{review}|evaluat|reassess & ~${EXEMPT} & malware|virus|antivirus|threat|protection|risk|whether|still & !script|how often|rhythm|risk (?:study|analysis)|simply|sounds right|apart from|in scope have|frequency|{tra}`,
    ],
    unmet: [
      "=(?:never|not|nobody|no one) (?:\\w+ ){0,4}(?:asked|ask|wondered|considered|thought|checked|looked)> & ~(?:without|no) (?:\\w+ )?(?:antivirus|virus|malware|protection)|macs?>|linux & !usb|log",
      "=(?:no|never (?:a|any)|nobody|no one|not|without) (?:\\w+ ){0,3}(?:review|assess\\w*|evaluat\\w*|checked|looked) (?:\\w+ ){0,2}(?:since|that|it|this|again|them)? & ~low risk|linux|without (?:antivirus|protection|virus)|no (?:antivirus|malware protection|protection)|unprotected|exempt & !{tra}|scan",
      "=(?:linux|macs?) (?:\\w+ ){0,3}(?:not|never) (?:\\w+ ){0,3}(?:attacked|get|viruses|need)\\w* .. (?:why|so)",
      "=(?:no list|there is no list) & ~(?:run|runs|systems?|machines?) (?:\\w+ ){0,4}without (?:antivirus|protection|virus|malware)",
      "=(?:not|never|nobody|no one|none of us) (?:\\w+ ){0,4}(?:look|check|review|evaluat|consider|thought|wondered|gone|kept|keep)\\w* (?:\\w+ ){0,2}(?:into|whether|if|further|again|any list|a list|it|that)> & ~linux|viruses|without|exempt|no antivirus|macs?>|nothing on",
      "=(?:no|never (?:kept |made )?(?:a|any)) list of (?:\\w+ ){0,3}(?:without|unprotected|exempt)",
    ],
  },
  "5.2.3.1": {
    about: [`${EXEMPT} & how often|frequency|rhythm`],
    met: [
      "{tra}|tra> & (?:without (?:\\w+ )?(?:virus|malware|av)|no av>|low risk|not at risk|unprotected|not commonly affected|can do without|exempt|no av|without protection|no ?-?antivirus|low risk devices|unprotected systems) & ~how often|frequency|rhythm|interval|every|half|quarter|year|months?|period|annually & !scan|terminal|logs?>|only states|no reasons",
      "(?:signed |written )?paper (?:that |which )?(?:reasons?|justif|explains?|weighs?)|weighed & ~(?:without (?:\\w+ )?(?:virus|malware|av)|no av>|low risk|not at risk|unprotected|not commonly affected|can do without|exempt|without protection) & ~threats?|dangers?|stake & ~every|each|year|months?|rhythm & !scan",
      "(?:\\d+|half|six|three|twelve|month|months|year|quarter|interval|rhythm)\\w* .. (?:comes?|came|is taken|stems|follows|results?) (?:out of|from) .. (?:{tra}|risk study|analysis) & ~without|can do without|linux|exempt|no malware tool & !scan|terminal|logs?>|am>",

      `{tra}|risk study & how often|frequency|rhythm|interval|when & ~${EXEMPT} & !scan|terminal|logs?>`,
    ],
    unmet: [
      "=(?:simply )?because (?:\\w+ ){0,4}(?:sounds?|feels?|seemed|was the default|suits) & ~(?:without (?:\\w+ )?(?:virus|malware|av)|no av>|low risk|not at risk|unprotected|not commonly affected|can do without|exempt)",
      "(?:risk (?:analysis|study)|tra>|paper) .. (?:in practice|not (?:looked|reviewed|touched)|only (?:states|says)|(?:will|shall) (?:write|make)|no (?:threats|reasons)|been over a year|out of date) & ~(?:without (?:\\w+ )?(?:virus|malware|av)|no av>|low risk|not at risk|unprotected|not commonly affected|can do without|exempt|without av|rhythm|how often) & !scan",
    ],
  },
  "5.3.1": {
    about: ["updat|signature|definitions? & *{avtopic}"],
    met: [
      "(?:cloud|live|auto|online|automatic) updates?> & {antivirus} & !windows update|off>|by hand",
      "{antivirus} & ~(?:keeps?|updates?|renews?) (?:itself|themselves)|(?:is |are )?(?:automatically|always) (?:kept )?up to date|up to date automatically & !polic(?:y|ies)|risk|lapsed|complains|whether|windows update",
      "(?:auto ?update|automatic updates?) (?:is |are )?(?:switched |turned )?on> & ~definitions?|signatures?|virus|malware|{antivirus} & !windows|office",
      "(?:signatures?|definitions?|engine|threat feed|patterns?)> & ~(?:by (?:itself|themselves)|on (?:its|their) own|automatic\\w*|live>|without our doing|several times a day|daily|hourly) & !vendor releases|by hand|usb|lapsed|off since|polic(?:y|ies)|tra>|risk|{waf}|rules",
      "(?:updat|refresh|signature|definitions?|renew|patterns?|virus list|(?:fetch|download|load|gets?|pull)\\w* (?:\\w+ ){0,3}lists?)\\w* & automatic|auto|by itself|itself|by themselves|themselves|on its own|on their own|daily|every day|several times|hourly|up to date|always|nightly|all the time|constant & *{avtopic} & !polic(?:y|ies)|procedures|what to do|which tool|lived|releases new|vendor releases|whether|whoever|crashed|windows update|operating system|shop software|plugin|patch|inspection|policy",
      "auto ?updat|self updat|automatic(?:ally)? updat|updat\\w* automatic & *{avtopic}|signature & !windows update|plugin|patch",
    ],
    unmet: [
      "=(?:by hand|manually|by (?:usb )?stick) & {antivirus} & updat|signature|pattern & !scan|not>|never",
      "=updates? (?:of|for|from) (?:the )?(?:{antivirus}) (?:\\w+ ){0,3}(?:off|disabled|stopped|ended|blocked)>",
      "(?:by hand|manually) & ~(?:virus )?(?:definitions?|signatures?)|virus (?:update|list)s? & !scan",
      "last (?:refreshed|updated|renewed|loaded) (?:in|last|\\w+ months) & ~definitions?|signatures?|virus & !list|polic",
      "=(?:automatic |auto ?)updates? (?:\\w+ )?(?:is|are) (?:\\w+ )?(?:off|disabled|stopped) & !windows|plugin",
      "(?:definitions?|signatures?|patterns?) (?:\\w+ ){0,2}(?:are|is) (?:\\w+ )?(?:from (?:19|20)[012]\\d|(?:\\w+ )?(?:weeks?|months?|years?) old)",
      "(?:by|with|via) (?:a )?(?:usb )?stick (?:\\w+ )?(?:now and then|sometimes|when) & ~updat\\w*|up to date",
      "=(?:antivirus|defender|signature|definition|virus)\\w* .. (?:out of date|outdated|not (?:been )?updated|never updated|updates? (?:are |is )?(?:off|disabled|switched off)|months old|years old)",
      "(?:updat\\w*) .. (?:by hand|manually) .. (?:when|if|sometimes|now and then)",
    ],
  },
  "5.3.2": {
    about: [
      "scan|real ?time|background & *{avtopic} & !scheduled|timetable|schedule|by the clock|fixed times|periodic|usb|sticks?>|removable|timed",
    ],
    met: [
      "(?:each|every|all|any) (?:\\w+ ){0,3}(?:file|download|what i open|opened|receive)\\w*|(?:checks?|scans?) (?:\\w+ ){0,3}(?:i|we|you) (?:open|receive|download) & ~live>|immediately|at once|real ?time|when (?:it is )?(?:opened|downloaded)|as (?:it is|they are) & ~(?:every|each|nightly|daily|weekly|at) (?:\\w+ )?(?:night|day|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunch)|full (?:check|scan)|whole disk & !mail|usb|paper",
      "(?:watch|monitor)\\w* (?:\\w+ ){0,3}(?:programs?|programmes?|processes|systems|applications?)(?: \\w+){0,3}> & ~all the time|background|constant\\w*|around the clock|non ?stop|day and night|continuous\\w* & !usb|external|logs?>|network",
      "(?:checks?|scans?) files (?:live|at once|in real time) & ~every|nightly|daily|full & !usb",
      "real ?time|live>|on access|constant|continuous|all the time|in the background|always on|permanent|live scan|live protection|as (?:they|files|you) (?:are )?open|watch(?:es)?|behavio|every file|24 ?/ ?7|on the fly & *{avtopic} & scan|check|protect|monitor|watch|real ?time|behavio|runs?|on>|works? & !logs?>|firewall|updat(?:e|es|ed|ing)? (?:itself )?(?:all the time|constantly)$|intrusion|runbooks?|every change|usb|sticks?>|external disk|sd card|attached|mounted|mail\\w*|next licen[cs]e",
      "(?:full |quick |complete |whole )?(?:scans?|scanned|scanning) & *{avtopic} & #every<=31 & real ?time|live|background|on access|as (?:they|files)|open|download|constant|also|between & !vulnerab|asv|external|quarterly|usb",
    ],
    unmet: [
      "scans? (?:\\w+ )?only (?:runs?|starts?|happens?|takes? place) (?:if|when|once)|only (?:\\w+ )?scans? (?:if|when)|only scanned (?:if|when) & !usb|stick|vulnerab",
      "(?:start|run|do|make)s? (?:a |the )?(?:\\w+ )?scan (?:by hand|manually|ourselves|myself) (?:when|if|once|now)|only (?:occasional |manual |get |gets )?(?:\\w+ )?scan\\w* (?:at|when|if|manual) & !vulnerab|asv",
      "(?:full )?scans? (?:have|has) not run>|service is stopped & ~{antivirus}|scan|protection",
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
      "{tra}|tra>|risk (?:sheet|paper|study|analysis) & ~scans?>|scan frequency & ~daily|weekly|every|each|night|friday|twice|interval|frequency|how often & !terminal|asv|external scan|vulnerab|asks for|three years ago|never reviewed|planned|without virus|without antivirus|unprotected|evaluat",
      "paper (?:\\w+ ){0,3}(?:weighed|reasons?|why) & ~scans?> & ~every|daily|weekly & !vulnerab|asv",
      "{tra} & scan & *{avtopic}|malware|virus|how often|frequency|rhythm|interval & !terminal|asv|external scan|vulnerab",
    ],
    unmet: [
      "=(?:because|since) (?:that|it) (?:was|is) (?:the )?(?:default|factory|preset) & ~scans?>",
      "=(?:no notes|not written down|no paper|nothing noted) & ~scan (?:interval|frequency|rhythm)|how often .. scan",
      "(?:analysis|study|paper|tra) (?:\\w+ ){0,3}(?:asks for|says|wants|demands) (?:daily|weekly) .. (?:monthly|weekly|we (?:do|scan|run)) & ~scans?>",
      "(?:risk (?:paper|study|analysis)|tra) .. scan .. (?:(?:two|three|four|five|\\d+) years ago|never (?:reviewed|renewed|updated|looked)|not (?:reviewed|renewed|updated))",
      "=(?:nothing|not|no|never|nobody) (?:\\w+ ){0,4}(?:on paper|written|analysis|study|analy[sz]ed|wrote)\\w* & ~scans?> & ~picked|chose|noon|night|friday|sunday|monday|weekly|every week|once a week|how often & !rules",
    ],
  },
  "5.3.3": {
    about: ["usb|stick|removable|memory card|external (?:disk|drive) & scan|check|antivirus"],
    met: [
      "usb|sticks?>|removable|memory (?:card|stick)|external (?:disk|drive|hard|media)|sticks? (?:as well|too|also)|thumb drive|flash drive|pen drives?|cds?> & scan|check(?:ed|s)? (?:it |them |that |each )?(?:automatic|by|for|first|at once|right|straight|before|as soon)|checked|auto ?scan|also checks|checks (?:usb |memory )?sticks?|looks? at|watch|monitor|examin & !by hand only|inventory|wip|destroy|right click|most do not|what to do|how to|polic(?:y|ies)|plan who|encrypt",
    ],
    unmet: [
      "(?:antivirus|scanner|defender|protection|nothing|it) (?:\\w+ ){0,2}(?:ignores?|skips?|leaves out|lets through) (?:them|it|sticks?|usb)> & ~usb|sticks?>|drives?>",
      "=(?:not|nothing|nobody|never|no one) (?:\\w+ ){0,2}(?:looked at|checked|scanned|looks at|checks|scans|looks) (?:\\w+ ){0,3}(?:by anything|sticks?|usb|them)? & ~sticks?>|usb|pen drives?",
      "=(?:anything|any stick|everything) can be (?:plugged|stuck|put) in",
      "(?:right click|choose scan|by hand) & ~usb|sticks?> & most do not|if you want|yourself|nobody|hardly",
      "(?:option|scan\\w*|check) (?:is |it is )?(?:off|disabled)> & ~usb|sticks?>",
      "=(?:not|nothing|never) (?:\\w+ ){0,3}(?:do|does|happen|check|scan|look)\\w* (?:\\w+ ){0,4}(?:when|if) (?:\\w+ ){0,2}(?:plug|stick|put)\\w* & ~usb|stick|drive",

      "=(?:usb|sticks?|removable|drives?) .. (?:not|never|nobody) (?:\\w+ ){0,2}(?:scan|check)",
      "=(?:plug|stick|put)\\w* .. (?:usb|sticks?|drives?) .. (?:without|freely|any|as (?:they|we) like)",
    ],
  },
  "5.3.4": {
    about: ["logs?>|logging|protocol"],
    met: [
      "(?:detection|scan|update|malware tool|virus|antivirus)\\w* (?:\\w+ ){0,6}(?:recorded|events?|go to|goes to|kept|splunk|siem)|retention & #days>=360 & !mail|phish|firewall",
      "logs?>|logged|logging|log ?files?|event history|history|records|reports?|diary|journal|protocol & on>|kept|keep|keeps|stored|month|year|enabl|switched|activ|retain|saved|collect|writes? & !can not|nobody (?:reads|looks)|login|logs? (?:in|off>)>|terminal|visitor|reconciliation|compliance report|report (?:button|phish)|reporting|reported|phish\\w*|mails?>|mailbox\\w*|dut(?:y|ies)|roles?>|which tool|in-?scope|deployed|not recorded|off> & #?days>=360",
    ],
    unmet: [
      "logs?>|records & only (?:\\w+ ){0,5}(?:\\w+ )(?:days?|weeks?|month|three months|two months)> & ~virus|malware|{antivirus} & !firewall|year",
      "(?:overwrites?|overwritten|deletes?|cleared|vanish\\w*) (?:itself |the old(?:er)? )?& ~(?:virus|malware|antivirus|scanner)'?s? logs?>",
      "=logging (?:\\w+ ){0,4}(?:turned off|switched off|disabled|is off) & ~{antivirus}|virus|malware",
      "(?:only|just) what is in the (?:local )?(?:window|list|console) & ~logs?>|history",
      "logs? & deleted|overwritten|gone|fall off|wiped|lost|disappear & after|only|weeks?>|days?>|three months|month> & *{avtopic} & !year|twelve|12|13|14|15|18|24",
      "overwritten after|gone after|kept (?:for )?only|only (?:kept )?(?:for )?(?:about )?(?:thirty|two weeks|a week|a month|three months|\\d+ days) & ~logs?> & *{avtopic} & !firewall",

      "=(?:antivirus|defender|protection|its|scanner|virus)\\w* (?:\\w+ )?logs? .. (?:off|not kept|deleted|overwritten|nobody knows|disabled)",
    ],
    number: "at least 12 months, the last three at hand",
  },
  "5.3.5": {
    about: ["switch|turn|disabl|alter|change|tamper & *{avtopic} & off|disabl|settings"],
    met: [
      "only .. (?:has|have|knows?|holds?) (?:the |a )?(?:\\w+ )?(?:password|code|pin|right|rights|key)s? .. (?:stop|switch|turn|disable|pause|close|change|uninstall|remove) & ~{antivirus}|protection|virus & !firewall",
      "(?:uninstall\\w*|pause|pausing|disabl\\w*|switching off|deactivat\\w*) (?:\\w+ ){0,4}(?:blocked|barred|locked|prevented|impossible|forbidden technically)|(?:greyed|grayed) out|users? can not (?:disable|stop|pause|switch|turn)|(?:no one|nobody) has the right to (?:alter|change|disable|switch|turn) & ~{avtopic}|sophos|protection|scanner|agent|uninstall|deactivation & !firewall|logs?>",
      "=(?:antivirus|scanner|protection|it) (?:\\w+ )?(?:never|not) (?:gets? |is |can be )?(?:switched|turned) off & only|password|admin",

      "=(?:can not|can never|may not|not able to|unable to|no way to|not possible|impossible|nobody (?:\\w+ ){0,3}can|no one (?:\\w+ ){0,3}can|no user can|none of (?:us|them|the staff|my staff) can|not allowed to|is not allowed|are not allowed|must not|do not have the (?:right|rights|password)|no rights? to|locked) .. (?:switch|turn|shut|disabl|deactivat|alter|chang|stop|uninstall|remov|touch|tamper|meddle|off>|kill|pause)",
      "(?:only|just) .. (?:admin|owner|manager|boss|it|i>|me|firm|technician|administrator|dealer|supplier|company|chief)\\w* .. (?:can|may|could|is able to|has the right to|are allowed) .. (?:switch|turn|disabl|deactivat|alter|chang|stop|uninstall|remov|off>)",
      "(?:switch|turn|disabl|deactivat|alter|chang|stop|uninstall)\\w* (?:it |that |this |them )?(?:off |the settings )?(?:needs?|requires?|takes?|is only possible with|only works with) .. (?:password|admin|approv|signature|permission|okay)",
      "(?:asks?|needs?|wants?|requires?) .. password .. (?:close|stop|switch|turn|disabl|chang|uninstall|pause)|(?:close|stop|switch|turn|disabl|uninstall|pause)\\w* .. (?:asks?|needs?|wants?|requires?) .. password",
      "locked out of (?:the )?settings|no way (?:of|to) (?:disabl|switch|turn|stop|chang)\\w*",
      "tamper protection|password protected|locked (?:with|by|down)|settings are locked|admin password & *{avtopic} & !wifi|default",
    ],
    unmet: [
      "=(?:anyone|anybody|everyone|everybody|any of us|each of us|all of us|staff|cashiers?) can (?:\\w+ )?(?:do (?:that|it|so)|switch|turn|shut|disable|close|stop) & ~{antivirus}|scanner|virus & !not>|never|only",
      "(?:when|if|once|as soon as) .. (?:nerves|slow\\w*|annoy\\w*|in the way|hangs|bother\\w*|blocks) .. (?:shut|switch|turn|clos|stop|kill|exit|quit|disabl)\\w* (?:it|the|that) & *{avtopic} & !firewall|can not|never",
      "(?:turned|switched|took|shut) (?:the |our )?(?:scanner|antivirus|protection|it|defender) (?:off|down)(?: for good| because| since| when) & *{avtopic} & !firewall",
      "=(?:technically|in fact|really|actually) nothing (?:prevents|stops|hinders) (?:it|them|that|anyone) & ~switch\\w*|turn\\w*|off>",
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
      "(?:mails?|emails?) (?:\\w+ ){0,4}(?:filter|gateway|scanner) & ~links?|senders?|suspicious|dangerous|fake|forged|scam & ~quarantin\\w*|block\\w*|hold\\w*|sort\\w*|stop\\w*|remov\\w* & !train|without",
      "{phishing}|spam|fake & (?<!spam )filter(?!s? (?:only |just |out )?spam>(?! (?:and|or|plus)))|block|quarantin|tool|gateway|spf|dkim|dmarc|automatic|detect|catch|scan|sort|siev|sift|weed|fish(?:es)? out|keeps? out|protection|link (?:check|scan)|safe links & !train|taught|course|told|leaflet|quiz|plan who|what to do|polic(?:y|ies)|not switched|branches|dut(?:y|ies)",
      "(?<!no |without )(?:mail|email|spam|web|dns|link) (?:filter|gateway|protection|security|scanner)|dmarc|dkim|anti ?phishing|safe links|microsoft defender for office|mimecast|proofpoint|barracuda & {phishing}|fake|scam|spam|link|malicious|dangerous|bad|suspicious|on>|activ|enabl|set|have|use|block & !train",
    ],
    unmet: [
      "=no (?:\\w+ ){0,2}(?:filter|tool|software|technology|gateway|technical protection) & ~{phishing}|fake mails?|scam & !hardly|usb",
      "(?:against|for) (?:fake|false|fraud|scam|phish\\w*)(?: \\w+){0,2} .. (?:only|just|nothing but) (?:have |our |on |rely on )?(?:common sense|eyes|attention|care|luck|being careful|caution)",
      "told to be careful & ~{phishing}|fake & ~not there|no (?:filter|technical|tool)|nothing",
      "(?:scam|phishing|fake|fraud) (?:mails?|emails?|messages) (?:\\w+ ){0,2}(?:land|end up|arrive|come|get) (?:\\w+ ){0,3}(?:inbox|as they|unfiltered|like any)",
      "(?:private|own|free) (?:\\w+ )?(?:addresses|mailboxes|mail) .. without (?:anything|filter|protection)",
      "=(?:no|without (?:a|any)?|not (?:a|any)) (?:\\w+ )?(?:software|tool|filter|gadget|program|system|technology|help|protection) (?:for|against) (?:it|that|them|this|those)> & ~{phishing}|fake|scam",
      "(?:mails?|emails?|messages|phishing) (?:\\w+ ){0,3}(?:comes?|come|get|gets) (?:\\w+ )?through (?:as (?:is|it is|they are)|unfiltered|untouched|just like that)",
      "=(?:just|only) (?:\\w+ ){0,2}(?:try|spot|look|watch|delete|rely)\\w* & ~fake (?:e?mail|message)|{phishing} & ~no>|nothing|without|not",

      "=(?:no|without|not (?:any|have|got)|nothing) (?:\\w+ ){0,3}(?:spam|phishing|mail|email) (?:filter|protection|tool)",
      "=against .. (?:phish|fake|false|scam|fraud)\\w* .. (?:nothing|no)>",
      "=nothing .. against .. (?:phish|fake mail|fake email|scam)",
    ],
  },
};
