// Requirement 9: what an answer must say about rooms, papers, media and card terminals.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const ROOM =
  "rooms?>|office|server|rack|cabinet|back ?room|cupboard|closet|door|premises|building|area|shop";
const CARD_PAPER = "{paper}|card|slips?|imprints?|media>";
const VISITOR =
  "who(?:ever)? visits|visitors?>|guests? (?:badge|book|log)|outsiders?>|tradesm|plumber|electrician|cleaners?>|technicians? (?:who|that|sign)|anyone from outside|strangers who";

/** Rules for requirement 9. */
export const RULES_09: Rules = {
  "9.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "9.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "9.2.1": {
    about: [`+${ROOM} & lock|key|entry|door`],
    met: [
      "(?:it|which|that|door|room) has (?:a |an )?(?:\\w+ )?(?:lock|keypad|code) & ~office|room|door|back ?office|server|pc>",
      "+{lock}|key ?pad|code (?:lock|pad)|door code|badge (?:reader|system|door)|(?:only|need|with) (?:a |their )?(?:badge|chip)|entry (?:control|system)|access card|alarm & server|rack|computer|pc>|pcs>|router|office|back ?room|card systems?|room|door|back ?office|staff area|behind the counter|building & {only}|staff|key|nobody|code|locked|badge|when|always|alarm|approved & !usb|paper|slips?|receipts?|screen|lock(?:s|ed)? (?:itself|after|out)|password|socket|jack|console|visitor|wrong|tablet|phone|handed back|disconnect",
      "=(?:locked|shut|closed) (?:\\w+ ){0,2}(?:when|whenever|if|as soon as|while) (?:nobody|no one|empty|we|not) & room|office|pc>|server|door",
      "=(?:only|nobody (?:but|except|else)) .. (?:can|may|has|have|gets?|allowed) .. (?:in(?:to)?|enter|key|access) .. (?:office|back ?room|server|room|back ?office)",
    ],
    unmet: [
      "=(?:rooms?|office|server|rack|cabinet|back ?room|cupboard|closet|doors?) .. (?:no locks?|without (?:a )?lock|always open|stands open|open all day|unlocked|not locked|never locked|open to (?:all|anyone|everyone)|anyone can (?:walk|go|get) in)",
      "(?:anyone|everyone|customers|public) (?:\\w+ ){0,2}(?:can|could|may) (?:walk|go|get|wander) (?:in|into|up to)",
    ],
  },
  "9.2.1.1": {
    about: ["camera|cctv|video|entry log|door log|badge system"],
    met: [
      "cameras?|cctv|video|entry (?:system|log|record)|door (?:system|log|cards?|chip)|badge (?:system|reader|log)|access (?:system|log) & record|kept|keep|store|stored|month|days?>|footage|save & #days>=90 & !slip|receipt|visitor (?:book|log)",
      "cameras?|cctv|video|entry (?:system|log|record)|door (?:system|log|cards?|chip)|badge & server|entrance|door|in and out|entry|room|sensitive & ~kept|keep|store|stored|month|days?|footage|retain & #days>=90",
    ],
    unmet: [
      "=(?:camera|cctv|video)s? .. (?:broken|dummy|fake|not (?:on|working|recording)|off>|does not record|do not record)",
    ],
    number: "at least three months of records",
  },
  "9.2.2": {
    about: ["+(?:network|lan|ethernet|wall|data)? ?(?:socket|jack|outlet|port)s?|network points?"],
    met: [
      "=(?:visitors?|customers?|guests?|public|nobody|no one|strangers) .. (?:can not|no|never|not|can) .. (?:reach|get to|plug|access|use) .. (?:sockets?|jacks?|ports?|outlets?) & !anyone",
      "=(?:sockets?|jacks?|ports?|outlets?)(?:(?!not|never)[^.;]){1,30}?(?:off>|dead|disabled|blocked|locked) & !usb|firewall|anyone|inbound",
      "+(?:network|lan|ethernet|wall|data|rj45|internet|patch) ?(?:sockets?|jacks?|outlets?|ports?|points?)|sockets?>|jacks?> & {off}|lock|behind|blocked|dead|not (?:connected|patched|live|active)|covered|unplugged|out of reach|staff only|office|disconnected|disabled|cupboard|cabinet|{only}|back & !usb|firewall|inbound|outbound",
    ],
    unmet: [
      "(?:network|lan|ethernet|wall|data)? ?(?:sockets?|jacks?|outlets?|ports?) .. (?:shop|waiting|lobby|customers?|guests?|public|reception|anyone)\\w* .. (?:live|active|open|connected|can plug|could plug|on>)",
      "(?:anyone|customers?|guests?|visitors?|everyone) (?:can|could|may) (?:just )?plug (?:in|into|a|something|their)",
    ],
  },
  "9.2.3": {
    about: [
      "router|access points?|switch(?:es)?|modem|cables?|network (?:gear|hardware|equipment) & lock|reach|cabinet",
    ],
    met: [
      "router|access points?|switches>|(?:network|the|and) switch>|modem|cables?|cabling|network (?:gear|hardware|equipment|box|cabinet|rack)|telephone lines?|patch panel & {lock}|out of (?:\\w+'? )?reach|high up|on the ceiling|behind|closet|rack|back ?room|office|{only}|cable duct|conduit|locked|ceiling & !password|default|admin|firmware|updat|firewall rules|inbound|guest",
    ],
    unmet: [
      "(?:router|access points?|switch|modem|cables?) .. (?:open|anyone|customers?|everyone|public|on the (?:counter|floor|shop))",
    ],
  },
  "9.2.4": {
    about: ["console|screen & lock|server room"],
    met: [
      "consoles?>|(?:server|screen|keyboard|terminal|monitor|session)s? (?:\\w+ ){0,3}(?:in the (?:server|machine|sensitive|back|computer))|server (?:screen|console|keyboard|monitor) & lock|login|log in|sign in|password & !wifi",
      "lock & consoles?>|screens?> & server|sensitive|computer room|back ?room|rack & !minutes",
    ],
    unmet: [
      "=(?:console|server) .. (?:left (?:logged|open|unlocked)|never locked|always (?:logged in|open))",
    ],
  },
  "9.3.1": {
    about: ["{staff}|access & (?:key|badge|access) & {approve}|list|enter"],
    met: [
      "keys?>|key cards?|badges?>|id cards?|access cards?|chips?>|door codes? & {approve}|decid|list|written|issu|hand(?:ed)? out|giv(?:e|es|en)|assign|sign & {staff}|contractor|temp|job|hr> & who|take back|taken back|back|return|chang|collect|cancel|revok|withdraw & !visitor|encryption|wifi|password|provider",
    ],
    unmet: ["=(?:nobody knows|no idea|no list) .. (?:who has|keys?)"],
  },
  "9.3.1.1": {
    about: ["{leaver} & keys?>|badges?>|access cards? & back|return|disabl & !alone|visit"],
    met: [
      "badges?> & {leaver} & back|return|hand(?:s|ed)? (?:in|over)|collect|disabl|block|taken & {staff}|quits?|resign|employment & !visitor|alone",
      "keys?>|key cards?|access cards?|chips?>|fobs?>|door codes?|entry codes? & {leaver} & back|return|hand(?:s|ed)? (?:in|over)|collect|disabl|block|deactivat|cancel|chang|taken|taking|void & !wifi|encryption|password|visitor|alone|visits",
    ],
    unmet: [
      "=(?:left|gone|former|ex)\\b .. (?:still has|still have|kept|never (?:gave|returned|handed)) .. (?:key|badge|chip|card)",
    ],
  },
  "9.3.2": {
    about: [`${VISITOR} & badge|escort|accompan|alone|approv`],
    met: [
      `${VISITOR} & escort|accompan|(?:with|by) (?:one of us|staff|someone|somebody|an? employee|a colleague|me)|never (?:left )?alone|not (?:left )?alone|stay(?:s|ed)? with|at all times|someone (?:with|stays|goes)|supervis|taken (?:in|round) & badge|approv|sign|sticker|tag>|lanyard|identif|pass>|id>|authoriz|announce|permission & !phish`,
      `badge|sticker|lanyard|visitor pass & ${VISITOR} & ~escort|accompan|alone|at all times|with (?:them|him|someone)|supervis`,
    ],
    unmet: [
      `(?:${VISITOR}) .. (?:alone|on their own|by themselves|freely|unescorted|unaccompanied|walk (?:around|in)|come and go)`,
    ],
  },
  "9.3.3": {
    about: ["badge|visitor (?:pass|id|tag)|visitor'?s? (?:pass|badge)s? & back|return|expire"],
    met: [
      "badges?>|passes>|visitor (?:pass|id|tag|card|sticker)s?|stickers?>|lanyards? & back|return|hand(?:s|ed)? (?:in|over)|collect|deactivat|expire|surrender|give it|taken|void & !{staff} leav|employee|keys?",
    ],
    unmet: [
      "=(?:badges?|visitor pass\\w*) .. (?:not (?:returned|collected|taken)|keep|never (?:returned|collected|come back)|walk off)",
    ],
  },
  "9.3.4": {
    about: [
      "visitor (?:log|book|list|register|sheet)|guest ?book|sign(?:ing)? in (?:book|sheet)|(?:log|book|list) of visitors",
    ],
    met: [
      "visitors? (?:log|book|list|register|sheet|record)s?|visitors'? (?:log|book|list)|guest ?book|sign(?:ing)? in (?:book|sheet)|(?:log|book|list|register) (?:of|for) (?:all |every )?visitors?|visitors?> .. (?:logged|entered|written|noted|recorded|sign(?:s|ed)? (?:in|the)) & name|company|firm|date|time|who|month|kept|keep|approved|host|every|all|each & #?days>=90",
      `book>|log>|list>|sheet> & ~${VISITOR} & name & date|time|firm|company|host|when & #?days>=90`,
    ],
    number: "kept for at least three months",
  },
  "9.4.1": {
    about: [`${CARD_PAPER} & {lock}`],
    met: [
      `{paper}|card data|card (?:details|numbers)|media>|disks?>|drives?>|backups?>|imprints?|bookings? sheets? & lock|safe>|cabinet|cupboard|drawer|strongbox|vault|padlock|strong ?room|under key|out of (?:reach|sight)|secure & !usb ports?|key cards?|shred bin|door|screen|login|visitor|password|until (?:they|it) (?:are|is|get) shred|transport|bag|courier`,
      "locked (?:\\w+ )?(?:drawer|cabinet|cupboard|safe|box|room)|in (?:a|the|our) (?:\\w+ )?(?:safe|vault|strongbox)|under lock & ~{paper}|card (?:data|details|numbers)|imprints? & !router|server|switch|terminal|serial|list|backup|computer",
      `lock|safe>|cabinet|cupboard|drawer|strongbox|vault|padlock & {paper}|card (?:data|details|numbers)|media>|backups?|disks? & !key cards?|screen|login|visitor|password|usb port|until shred|password`,
    ],
    unmet: [
      "=(?:slips?|receipts?|papers?|forms?|sheets?|copies|orders?|folders?|card (?:numbers?|data|details)|notes?) .. (?:open>|lying|lies? (?:about|around|in|on|open|under)|tray|unlocked|not locked|anyone can|cardboard|shoe ?box|window ?sill|pinned|board)(?! .. (?:lock|cleared|shred))",
    ],
  },
  "9.4.1.1": {
    about: ["backups? & stor|kept|lock|safe|place"],
    met: [
      "back ?ups?|copies on (?:disk|tape|usb) & {lock}|secure|safe deposit|bank|off ?site & stor|kept|keep|lock|safe|secure|place & !firewall|log|router|encrypt only|config",
    ],
    unmet: [
      "back ?ups? .. (?:at home|on my desk|lying|in the car|in my bag|open shelf|unlocked)(?! .. (?:safe|lock))",
    ],
  },
  "9.4.1.2": {
    about: ["backups?|storage (?:place|location) & review|check|visit"],
    met: [
      "{review} & back ?ups?|storage (?:place|location|site|facility|room)|bank box|safe|vault|where .. (?:kept|stored)|off ?site & #every<=370 & !camera|invent|count|polic|terminal|firewall|log|restore",
    ],
    number: "at least once every 12 months",
  },
  "9.4.2": {
    about: ["classif|confidential|label|marked|sensitivity"],
    met: [
      "classif|confidential|label(?:l?ed|s)?>|mark(?:ed|ing|s)?>|sort(?:ed)?>|stamp|colou?r cod|sensitiv(?:e|ity) level|sorted by|red folder|strictly & ~{paper}|{media}|card|data|folder|everything & !visitor|badge|full number marked",
    ],
    unmet: ["=(?:no|not|never|nothing) (?:\\w+ ){0,3}(?:classified|labelled|labeled|marked|label)"],
  },
  "9.4.3": {
    about: ["courier|tracked|registered|sent (?:out|off>|away|to)|leave|transport"],
    met: [
      "courier|tracked|tracking|registered (?:mail|post|letter|delivery)|recorded delivery|secured? (?:carrier|transport)|traceable|signed for|number (?:you|we|i) can follow|lockable (?:van|car|case) & sent|send|go|leave|media|paper|slips?|papers|log|anything|transport|deliver|out>|parcel & !scan",
    ],
    unmet: [
      "(?:slips?|papers?|forms?|receipts?|backups?|card (?:data|numbers)) .. (?:normal|ordinary|regular|plain) (?:post|mail|letter)",
      "(?:normal|ordinary|regular|plain|standard|unregistered) (?:post|mail|letters?) & {paper}|copies|sheets|media|card|slips",
    ],
  },
  "9.4.4": {
    about: ["{approve} & leav|sent|taken|out>|move|off site"],
    met: [
      "{approve} & leav|sent|send|before (?:it|they|anything|something|the \\w+) (?:go|goes)|taken (?:out|away|home|off>)|take (?:out|away|home|off>)|goes? (?:out|off>)|out of the|move|off ?site|off the premises & {paper}|{media}|anything|slips?|card|nothing|papers|folder|box & !change|login|visitor|script|rights",
    ],
    unmet: [
      "(?:anyone|everyone|staff|bookkeeper|accountant) .. (?:takes?|carr(?:y|ies)) .. (?:slips?|papers?|forms?|receipts?|card) .. (?:home|with (?:her|him|them))",
    ],
  },
  "9.4.5": {
    about: ["(?:inventory|list|log|register) .. (?:media|disks?|drives?|tapes?|usb|sticks?)"],
    met: [
      "{emedia} & {list}|inventory|log>|register & !terminal|scan|usb ports?|software|provider|scanned|antivirus",
    ],
  },
  "9.4.5.1": {
    about: ["(?:inventory|count|stock ?take) .. (?:media|disks?|drives?|tapes?|usb|sticks?)"],
    met: [
      "{emedia} & count|inventory|stock ?tak|check|go through|compare|find & #every<=370 & !scan|log review|antivirus|terminal",
    ],
    number: "at least once every 12 months",
  },
  "9.4.6": {
    about: [
      "{shred} & !disk|drive|usb",
      "{shred}|thrown|bin>|trash|rubbish|throw & {paper}|slip|form|card",
    ],
    met: [
      "{shred} & {paper}|card|slips?|everything|papers|old|numbers?|they|them|it>|after|month|year|cross|confetti|particle|no longer & !hard (?:disk|drive)|usb|old (?:pc|computer)|wip|strip cut",
      "shredded|(?:we|i|he|she|they|staff) shreds?>|through the shredder|into the shredder|cross ?cut|micro ?cut|confetti & !strip",
    ],
    unmet: [
      "(?:slips?|receipts?|papers?|forms?|notes?|card (?:numbers?|details)|they|it|them) .. (?:thrown|throw|goes?|go|put|into|in) .. (?:the (?:normal |ordinary |regular |paper |waste ?)?(?:bin|trash|rubbish|garbage|recycling|dustbin|waste)|container for (?:waste )?paper|waste paper)",
      "(?:throw|toss|bin|chuck)\\w* .. (?:slips?|receipts?|papers?|forms?|notes?|them|it) .. (?:away|bin|trash|rubbish|garbage|recycling)(?! .. shred)",
      "(?:torn|tear|rip|ripp)\\w* .. (?:in half|in two|up|by hand|into pieces)(?! .. shred)",
      "strip ?cut|(?:strips|ribbons)> .. shred|shred\\w* .. (?:strips|ribbons)>",
    ],
  },
  "9.4.7": {
    about: ["{emedia}|old (?:pc|computer|laptop|server)s?|hard drives? & wip|destroy|eras"],
    met: [
      "wip(?:e|ed|es|ing)>|destroy|drill|eras(?:e|ed|es|ure)|degauss|smash|crush|overwrit|shred|certified disposal|destruction & {emedia}|computer|laptop|server|electronic|pc>|pcs>|tablets? & !after authoriz|cvv|security code",
    ],
    unmet: [
      "(?:old )?(?:{emedia}|computers?|laptops?|pcs?) .. (?:sold|sell|given away|thrown|throw|ebay|recycl\\w*|gave)(?! .. (?:wip|destroy|eras))(?!.{0,40}(?:wip|destroy|eras))",
    ],
  },
  "9.5.1": {
    about: ["{terminal} & {tamper}|list|inspect|check|train"],
    met: [
      "{terminal} & {list} & ~inspect|check|look & ~{train}|report|tell",
      "{terminal}|devices? & inspect|check|look (?:at|over)|look(?:ed)? over|examin|glance & {tamper}|manipulat & ~{list}|serial & ~{train}|report",
      "(?:protect|secur|guard|safe)\\w* & {terminal} & tamper|swap|manipulat|substitut|replac|skimm & {list}|inspect|check|train|staff",
    ],
    unmet: [
      "=(?:nobody|no one|never|nothing) .. (?:checks?|protects?|looks? at|inspects?) .. (?:terminals?|readers?|card machines?|machines?)",
    ],
  },
  "9.5.1.1": {
    about: [
      "{terminal} & {list}|serial",
      "lists?>|inventory & !visitor|media|disks?|keys?|staff|paper|sheet",
    ],
    met: [
      "{list}|serial|s ?/ ?n>|photo & *{terminal}|pin ?pads|skimm|jacks & {list}|in (?:the|our|my|a) (?:\\w+ )?(?:software|system|app|program|computer|file|book|folder|binder)|noted|kept|record|written|file|binder|have|note & serial|s ?/ ?n>|number|model|make|location|where|place|who has|photo|type|unique & !provider|wifi access|software|script|server|media|disks?|certificate|contracts?|phone number|firewall|plugin|card numbers?",
      "{terminal} & (?:in|into) (?:the|our|my|a) (?:\\w+ )?(?:software|system|app|program|computer|file|book|folder|binder|spreadsheet) & serial|number|model|type|make & !check|inspect|repair",
      "{terminal} & ~{list} & serial & ~model|make|location|where|place|which|numbers?|stands|who has & !compare",
    ],
    unmet: ["=(?:list|inventory) .. (?:out of date|outdated|old|years old|not current|incomplete)"],
  },
  "9.5.1.2": {
    about: [
      "checks?>|inspections?> & ~{terminal} & start|begin|introduc|not yet|not done|plan",
      "{terminal}|them|it> & inspect|check|look (?:at|over)|examin & @{tamper}|seals?|every|daily|weekly|month|never",
    ],
    met: [
      "inspections? & ~{terminal} & #every<=190 & !polic|food|fire|tax",
      "inspect|check|look(?:s|ed|ing)? (?:at|over|for|them|it|the|all|each|every|closely)|looks? (?:whether|if)|see (?:whether|if|that)|examin|go over|goes over|compare|glance|feel|wiggle|pull|turn (?:it|them) (?:over|round) & @{tamper} & @{terminal} & #every<=190 & !instruct|taught|trained|told|staff (?:were|are|get) (?:trained|taught)|login|log files|camera",
      "inspect|check|see (?:that|if|whether)|look(?:s|ed|ing)? (?:at|over|for|them|it|the|all|each|every)|looks? (?:whether|if)|see (?:whether|if|that)|examin|go over|goes over|compare|glance & {terminal} & #every<=190 & !updat|log files?|software|patch|money|cash|balanc|list is|compliance|total",
      "inspect|check|look(?:s|ed|ing)? (?:at|over|for|them|it|the|all|each|every)|looks? (?:whether|if)|see (?:whether|if|that)|check(?:s)? (?:whether|if|that)|examin|compare|glance & @{tamper} & ~{terminal} & #every<=190 & !script|page|hash|log files?|papers?|media",
      "(?:they|these|those|all) (?:are|get) (?:\\w+ )?(?:looked (?:over|at)|inspected|examined|checked) & ~{terminal} & #every<=190",
      "inspect|check|look(?:s|ed|ing)? (?:at|over)|examin & {terminal} & @{tamper} & regular|periodic|routine|before (?:each|every|opening|we open)|whenever|each time|always & !train|taught",
    ],
    unmet: [
      "=(?:nobody|no one|never|not|nothing) .. (?:checks?|checked|inspects?|inspected|looks?|looked|examin\\w*) .. (?:terminals?|readers?|card machines?|pin ?pads?|machines?|devices?|it|them)(?! .. (?:list|told|train))",
      "=(?:terminals?|readers?|card machines?|pin ?pads?|machines?|devices?) .. (?:never|not|nobody|no one) (?:\\w+ ){0,3}(?:check|inspect|look|examin)\\w*",
    ],
    number: "a regular look at each terminal",
  },
  "9.5.1.2.1": {
    about: ["{tra} & {terminal}|inspect"],
    met: [
      "{tra} & {terminal}|inspect|tamper & how often|frequency|rhythm|interval|often|daily|weekly|monthly|every|times|set|decid|sets",
      "(?:how often|frequency|rhythm|interval) & {terminal}|inspect & {tra}",
    ],
  },
  "9.5.1.3": {
    about: [
      "+{train} & {tamper}|stranger|repair|technician|engineer|swap|suspicious & {staff}|@{terminal}",
      "+{train} & {terminal} & {staff}",
    ],
    met: [
      "+{train} & (?:device|terminal) security|what to (?:look|watch)|look for|watch for|{tamper}|identity|id>|suspicious|stranger|repair|technician|engineer|odd|swap|skimm|tricks & ~{terminal}|device|reader|technician|repair|machine|skimm & {staff} & !phish|email|password|inspect(?:ed)? every|polic(?:y|ies) on",
      "+{staff} & {train} & @{terminal} & {tamper}|spot|watch for|look for|suspicious|repair|swap|report & !phish|email",
      "+{staff} & (?:ask|check|verif|want|see|demand|call)\\w* & (?:technician|engineer|repair|service (?:man|person|people)|maintenance|someone (?:comes|who comes|claims))\\w* & id>|identity|call|announce|badge|appointment|credential|card & report|tell|call|nobody|no one|never|not (?:let|allowed|hand)|before|unless|without",
    ],
    unmet: [
      "=(?:nobody|no one)(?:'s| is| was| has been| has) (?:\\w+ )?(?:trained|taught|briefed|instructed|told)",
      "=(?:not|never|nobody|no one) (?:\\w+ ){0,2}(?:told|shown|trained|taught|explained|instructed|talked|spoken) & {staff} & {tamper}|stranger|technician|suspicious & !phish",
      "=(?:nobody|no one|never|not) .. (?:told|shown|trained|taught|explained|instructed|briefed) .. (?:cashiers?|staff|employees?|helpers?|waiters?|team|them|us>|people) .. (?:look|spot|watch|tamper|skim|swap|what)",
      "=(?:staff|employees?|helpers?|cashiers?|waiters?|team|they|nobody|no one|people) .. (?:not|never|no|nobody|no one) (?:\\w+ ){0,3}(?:know|knows|aware|heard|idea) .. (?:skimm|tamper|manipul|swap|look for|watch for)",
      "=(?:staff|employees?|helpers?|cashiers?|team|they|nobody|no one|people) .. (?:not|never|no) (?:\\w+ ){0,3}(?:train|taught|told|shown|instructed|explained)\\w*(?! .. (?:phish|mail|password|policy))",
    ],
  },
};
