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
// A procedure for visitors alone is not the rules of the whole requirement.
const ROOM_RULES = WRITTEN_RULES.map((line) =>
  line.replace("{policy}", "(?<!visitors?[^.]{0,220})(?:{policy})"),
);
const CARD_PAPER = "{paper}|card|slips?|imprints?|media>";
const VISITOR =
  "who(?:ever)? visits|visitors?>|guests?> (?:at|to|in|of) the|guests?> (?:sign|get|wear|are accompanied|are escorted)|callers? (?:sign|get)|outside people|guests? (?:badge|book|log)|outsiders?>|tradesm|plumber|electrician|cleaners?>|technicians? (?:who|that|sign)|anyone from outside|strangers who";

/** Rules for requirement 9. */
export const RULES_09: Rules = {
  "9.1.1": { about: RULES_TOUCHED, met: ROOM_RULES, unmet: RULES_BROKEN },
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
      "=(?:doors?|rooms?|office|rack|cabinet|cupboard|it|which) (?:\\w+ ){0,3}(?:open|unlocked|ajar) (?:the )?(?:whole|all|most of the|every|day and|round the|from morning) ?(?:day|time|night|hours?|clock)? & room|office|door|pc|server|rack|computer|router & !shop is open|we are open",
      "=no locks? (?:on|at|for) (?:anything|nothing|the|any|it|that|them)|(?:there is|has|with|got) no lock> & !paper|slip|drawer",
      "(?:customers?|guests?|kids?|children|drivers?|public|strangers|anyone|anybody|everybody) (?:\\w+ ){0,4}(?:walk|go|get|wander|come|stroll|pop|sit|play)\\w* (?:\\w+ ){0,2}(?:in|into|behind|through|past|beside|there|inside) & server|pc>|computer|back ?office|rack|room|router|office & !wifi|never|can not",
      "=(?:key|code) (?:\\w+ ){0,3}(?:under the mat|in the door|hangs (?:by|beside|next)|known to all|everybody knows)",
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
      "+(?:network|lan|ethernet|wall|data|rj45|internet|net|patch) ?(?:sockets?|jacks?|outlets?|ports?|points?|plugs?)|sockets?>|jacks?> & {off}|lock|behind|blocked|dead|not (?:connected|patched|live|active)|covered|unplugged|out of reach|staff only|office|disconnected|disabled|cupboard|cabinet|{only}|back & !usb|firewall|inbound|outbound",
      "=(?:nobody|no one|none|no (?:customer|guest|visitor|stranger))(?: \\w+){0,4} can (?:just )?(?:plug|connect) (?:in|into|anything|to)",
    ],
    unmet: [
      "(?:network|lan|ethernet|wall|data)? ?(?:sockets?|jacks?|outlets?|ports?) .. (?:shop|waiting|lobby|customers?|guests?|public|reception|anyone)\\w* .. (?:live|active|open|connected|can plug|could plug|on>)",
      "(?:anyone|customers?|guests?|visitors?|everyone) (?:can|could|may) (?:just )?plug (?:in|into|a|something|their)",
      "(?:network|lan|ethernet|wall|data|internet)? ?(?:plugs|sockets?|jacks?|outlets?|ports?)> .. (?:are|is|stay|still) (?:\\w+ )?(?:live|active|on|patched|connected)>(?! off)",
      "(?:anyone|anybody|somebody|customers?|guests?|visitors?|everyone|kids?|they|guest|customer|visitor) (?:can|could|may|might) (?:just |simply |easily )?(?:plug|connect|hook|attach)(?: up)? (?:up |in |into )?(?:in|into|a|an|something|their|his|to|up)",
      "=(?:they|those|these|all|it) (?:are|is) (?:\\w+ )?(?:live|active|patched|working) & ~(?:network|lan|ethernet|wall|data) (?:plugs?|sockets?|jacks?|outlets?|ports?)",
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
      "(?:consoles?|screens?|keyboards?) (?:\\w+ ){0,4}(?:left |stay |are |is )(?:\\w+ )?(?:logged in|signed in|unlocked|open)",
    ],
  },
  "9.3.1": {
    about: ["{staff}|access & (?:key|badge|access) & {approve}|list|enter"],
    met: [
      "keys?>|key cards?|badges?>|id cards?|access cards?|chips?>|door codes? & {approve}|decid|list|written|issu|hand(?:ed)? out|giv(?:e|es|en)|assign|sign & {staff}|contractor|temp|job|hr> & who|take back|taken back|back|return|chang|collect|cancel|revok|withdraw & !visitor|encryption|wifi|password|provider",
      "(?:may|can|allowed to|let) (?:\\w+ )?(?:go|enter|get|come)(?:es)? in(?:to|side)?>|(?:may|can|allowed to) (?:\\w+ )?enter>|access to the (?:\\w+ )?(?:room|area|cent)|door (?:cards?|access)|entry (?:rights?|permission) & {approve}|decid|granted & {staff}|people|who|job|name & !visitor|alone|badge for the day",
    ],
    unmet: ["=(?:nobody knows|no idea|no list) .. (?:who has|keys?)"],
  },
  "9.3.1.1": {
    about: ["{leaver} & keys?>|badges?>|access cards? & back|return|disabl & !alone|visit"],
    met: [
      "badges?> & {leaver} & back|return|hand(?:s|ed)? (?:in|over)|collect|disabl|block|taken & {staff}|quits?|resign|employment & !visitor|alone",
      "keys?>|key cards?|access cards?|cards?>|chips?>|fobs?>|door codes?|entry codes? & {leaver} & back|return|hand(?:s|ed)? (?:in|over)|collect|disabl|block|deactivat|cancel|chang|taken|taking|take (?:it|them) (?:off|back|away)|took|void|dead>|killed & !card (?:data|number)|wifi|encryption|password|visitor|alone|visits",
    ],
    unmet: [
      "=(?:left|gone|former|ex)\\b .. (?:still has|still have|kept|never (?:gave|returned|handed)) .. (?:key|badge|chip|card)",
      "=(?:not|never|do not|does not) (?:always |all |ever |often )*(?:get|got|give|given|hand|take|come|collect|return|ask)\\w* (?:\\w+ ){0,4}(?:keys?|cards?|badges?|chips?|fobs?|back|them) & {leaver}|left",
    ],
  },
  "9.3.2": {
    about: [`${VISITOR} & badge|escort|accompan|alone|approv`],
    met: [
      `${VISITOR} & escort|accompan|(?:with|by) (?:one of us|staff|someone|somebody|an? employee|a colleague|me)|never (?:left )?alone|not (?:left )?alone|stay(?:s|ed)? with|at all times|someone (?:with|stays|goes)|supervis|taken (?:in|round) & badge|approv|sign|sticker|tag>|lanyard|identif|pass>|id>|authoriz|announce|permission & !phish`,
      `badge|sticker|lanyard|visitor pass & ${VISITOR} & ~escort|accompan|alone|at all times|with (?:them|him|someone)|supervis`,
      `badge|sticker|lanyard|visitor pass & ~${VISITOR} & ~escort|accompan|alone|at all times|(?:someone|one of us|staff|a colleague) (?:is |stays |goes )?(?:\\w+ )?with|supervis|whole time & !employee|{leaver}`,
    ],
    unmet: [
      `(?:${VISITOR}) .. (?:alone|on their own|by themselves|freely|unescorted|unaccompanied|walk (?:around|in)|come and go)`,
      `=(?:${VISITOR}) .. (?:no badge|without (?:a )?badge|nobody (?:goes|stays) with)`,
      "=(?:they|visitors?) (?:\\w+ )?(?:walk|wander|move|go|roam) (?:\\w+ ){0,2}(?:on their own|alone|by themselves|freely|around) & ~visitors?",
    ],
  },
  "9.3.3": {
    about: ["badge|visitor (?:pass|id|tag)|visitor'?s? (?:pass|badge)s? & back|return|expire"],
    met: [
      "badges?>|passes>|visitor (?:pass|id|tag|card|sticker)s?|stickers?>|lanyards? & back|return|hand(?:s|ed)? (?:in|over)|collect|deactivat|expire|surrender|give it|taken|void & !{staff} leav|employee|keys?",
    ],
    unmet: [
      "=(?:badges?|visitor pass\\w*) .. (?:not (?:returned|collected|taken)|keep|never (?:returned|collected|come back)|walk off)",
      "=badges? (?:\\w+ ){0,4}(?:home|stay with|souvenir|keep)",
      "=(?:never|not|nobody|no one) (?:\\w+ ){0,2}(?:collect|collects|take|takes|ask|get)\\w* (?:\\w+ ){0,2}(?:them|it|badges?)(?: back)? & ~badges?",
      "(?:visitors?|they|most|people) (?:\\w+ ){0,2}(?:keep|take|keeps|takes) (?:\\w+ ){0,2}badges?",
    ],
  },
  "9.3.4": {
    about: [
      "visitor (?:log|book|list|register|sheet)|guest ?book|sign(?:ing)? in (?:book|sheet)|(?:log|book|list) of visitors",
    ],
    met: [
      "visitors? (?:log|book|list|register|sheet|record)s?|visitors'? (?:log|book|list)|guest ?book|sign(?:ing)? in (?:book|sheet)|(?:log|book|list|register) (?:of|for) (?:all |every )?visitors?|visitors?> .. (?:logged|entered|written|noted|recorded|sign(?:s|ed)? (?:in|the)) & name|company|firm|date|time|who|month|kept|keep|approved|host|every|all|each & #?days>=90",
      `books?>|logs?>|lists?>|sheets?>|forms?> & ~${VISITOR} & name & date|time|firm|company|host|when & #?days>=90`,
    ],
    unmet: [
      "=(?:visitors?'?|guest|sign in) ?(?:book|log|list|sheet|register|pages)s? .. (?:throw|thrown|delet|bin|binned|shred|destroy|wiped?|tossed?|kept)\\w* .. (?:(?:a|one|two|three|four|five|six|seven|eight|few|couple of|\\d+) (?:days?|weeks?)|(?:a|one|two) months?|each (?:day|week|month)|every (?:day|week|month))",
      "=(?:no|without (?:a|any)?|not (?:a|any|have|keep)(?: a| any)?|never) (?:\\w+ )?(?:visitors?'? (?:book|log|list|register)|guest ?book|sign in (?:book|sheet))",
      "=(?:nobody|no one|not|never) (?:\\w+ ){0,3}(?:writ|not|sign|record|log)\\w* (?:\\w+ ){0,3}(?:visitors?|who (?:visits|comes))",
      "=(?:without|nobody|no one|never|not)(?: \\w+){0,3} (?:noting|writing|signing|logging|recording|notes|writes|signs|logs|records) & ~visitors? & !badge|card data|logs are",
    ],
    number: "kept for at least three months",
  },
  "9.4.1": {
    about: [`${CARD_PAPER} & {lock}`],
    met: [
      `{paper}|card data|card (?:details|numbers)|media>|disks?>|drives?>|backups?>|imprints?|bookings? sheets? & lock|safe>|cabinet|cupboard|drawer|strongbox|vault|padlock|strong ?room|under key|out of (?:reach|sight)|secure & !usb ports?|key cards?|shred bin|door|screen|login|visitor|password|until (?:they|it) (?:are|is|get) shred|transport|bag|courier`,
      "locked (?:\\w+ )?(?:drawer|cabinet|cupboard|safe|box|room)|in (?:a|the|our) (?:\\w+ )?(?:safe|vault|strongbox)|under lock & ~{paper}|card (?:data|details|numbers)|imprints? & !router|server|switch|terminal|serial|list|backup|computer|socket|plug|jack|outlet|lobby|disconnect|else is|rest is",
      `lock|safe>|cabinet|cupboard|drawer|strongbox|vault|padlock & {paper}|card (?:data|details|numbers)|media>|backups?|disks? & !key cards?|screen|login|visitor|password|usb port|until shred|password`,
      "(?:cupboards?|cabinets?|drawers?|safe|box|room|chest) (?:that|which) (?:is|are) (?:always |kept )?locked & ~{paper}|card (?:data|details|numbers) & !router|server|switch|terminal|socket|plug",
    ],
    unmet: [
      "=(?:slips?|receipts?|papers?|forms?|sheets?|copies|orders?|folders?|card (?:numbers?|data|details)|notes?) .. (?:open>|lying|lies? (?:about|around|in|on|open|under)|tray|unlocked|not locked|anyone can|cardboard|shoe ?box|window ?sill|pinned|board)(?! .. (?:lock|cleared|shred)) & !never|nobody|no one|none|nothing|not left|no slip",
      "(?:in|on|into|at) (?:an? |the )?(?:\\w+ )?(?:open(?!ing)|unlocked) (?:\\w+ )?(?:tray|shelf|shelves|box|drawer|desk|basket|counter|folder|binder|rack|table|cupboard|cabinet) & ~{paper}|card numbers?|they & !terminal|server",
      "(?:lie|lies|lying|sit|sits|pile|stack|spike|hang|hangs|left)\\w* (?:\\w+ ){0,3}(?:on|at|by|behind|under) (?:the )?(?:counter|desk|bar|till|table|window|reception|floor|printer|pin ?board|kitchen|dashboard|seat|spike) & ~{paper}|card numbers?|booking book|order book & !terminal|reader|machine|key|list|plan>|socket|router|policy",
      "=(?:spike|pin ?board|cork ?board) & ~{paper}|slip|orders",
    ],
  },
  "9.4.1.1": {
    about: ["backups? & stor|kept|lock|safe|place"],
    met: [
      "back ?ups?|copies on (?:disk|tape|usb) & {lock}|secure|safe deposit|bank|off ?site & stor|kept|keep|lock|safe|secure|place & !firewall|log|router|encrypt only|config",
      "back ?ups?|tapes?>|back ?up (?:tapes?|disks?|media) & bank (?:vault|box|safe)|vault|safe>|strongbox|off ?site (?:store|storage)|locked & !firewall|log|router|config|polic",
    ],
    unmet: [
      "back ?ups? .. (?:at home|on my desk|lying|in the car|in my bag|open shelf|unlocked)(?! .. (?:safe|lock))",
    ],
  },
  "9.4.1.2": {
    about: ["backups?|storage (?:place|location) & review|check|visit"],
    met: [
      "{review} & back ?ups?|storage (?:place|location|site|facility|room)|bank box|safe|vault|where .. (?:kept|stored)|off ?site & #every<=370 & !camera|invent|count|polic|terminal|firewall|log|restore",
      "(?:went|go|goes|visit|drive|drove)\\w* (?:and |to |over )*(?:look|inspect|check|see|review|visit)\\w* & vault|bank|store|storage|safe>|place & #every<=370 & !terminal|invent|count",
    ],
    unmet: [
      "=(?:never|not|nobody|no one) (?:\\w+ ){0,4}(?:inspect|visit|look|check|review|seen|been (?:there|back))\\w* & ~back ?ups?|tapes?> & vault|bank|place|store|there|it & !count|terminal",
    ],
    number: "at least once every 12 months",
  },
  "9.4.2": {
    about: ["classif|confidential|label|marked|sensitivity"],
    met: [
      "classif|confidential|label(?:l?ed|s)?>|mark(?:ed|ing|s)?>|sort(?:ed)?>|stamp|colou?r cod|sensitiv(?:e|ity) level|sorted by|red folder|strictly & ~{paper}|{media}|card|data|folder|everything & !visitor|badge|full number marked",
    ],
    unmet: [
      "=(?:no|not|never|nothing) (?:\\w+ ){0,3}(?:classified|labelled|labeled|marked|label)",
      "=(?:all|everything|it all|papers?) (?:\\w+ ){0,3}(?:looks? the same|in one (?:pile|folder|box)|mixed (?:up|together)|unmarked)",
    ],
  },
  "9.4.3": {
    about: ["courier|tracked|registered|sent (?:out|off>|away|to)|leave|transport"],
    met: [
      "courier|tracked|tracking|registered (?:mail|post|letter|delivery)|recorded delivery|secured? (?:carrier|transport)|traceable|signed for|number (?:you|we|i) can follow|lockable (?:van|car|case) & sent|send|go|leave|media|paper|slips?|papers|log|anything|transport|deliver|out>|parcel & !scan",
    ],
    unmet: [
      "(?:slips?|papers?|forms?|receipts?|backups?|card (?:data|numbers)) .. (?:normal|ordinary|regular|plain) (?:post|mail|letter)",
      "(?:normal|ordinary|regular|plain|standard|unregistered) (?:post|mail|letters?) & {paper}|copies|sheets|media|card|slips",
      "=(?:no|without (?:any|a)?|not) (?:tracking|tracked|courier|register) & {paper}|sheets|envelope|slips|card|post",
      "(?:ordinary|normal|regular|plain|usual|everyday|standard) (?:\\w+ )?(?:post|mail|letters?|envelopes?|parcels?)>",
    ],
  },
  "9.4.4": {
    about: ["{approve} & leav|sent|taken|out>|move|off site"],
    met: [
      "{approve} & leav|sent|send|before (?:it|they|anything|something|the \\w+) (?:go|goes)|taken (?:out|away|home|off>)|take (?:out|away|home|off>)|goes? (?:out|off>)|out of the|move|off ?site|off the premises & {paper}|{media}|anything|slips?|card|nothing|papers|folder|box & !change|login|visitor|script|rights",
      "sign|signature|{approve} & before (?:it|they|each|anything) (?:leaves?|goes?|is sent|go out)|before (?:leaving|sending|anything leaves)|goes? out|leaves?>|go(?:es)? to|in advance|each time|consignment|shipment|courier & bag|box|envelope|consignment|shipment|parcel|{paper}|it>|each|sheets & !visitor|script|login|employee|page|firewall",
      "(?:director|manager|owner|boss|head|i>) (?:\\w+ )?(?:okays|approves|signs|must sign|has to (?:sign|approve|agree)|agrees|releases)(?: \\w+)?> & ~courier|consign|sent|shipment|leav|head office|goes? out|off ?site|parcel|bag>|envelope & each time|in advance|before|every|always & !visitor|script|login|change|account",
    ],
    unmet: [
      "(?:anyone|everyone|staff|bookkeeper|accountant) .. (?:takes?|carr(?:y|ies)) .. (?:slips?|papers?|forms?|receipts?|card) .. (?:home|with (?:her|him|them))",
      "=(?:nobody|no one) (?:gets |is |has to be |was |ever )*(?:asked|approves?|okays?|signs?|checks|knows)|no need to ask|without asking|no (?:approval|signature|permission) & ~courier|post>|mail>|bookkeeper|driver|envelope|bag>|sent|head office|off ?site|leaves the & !account|login|visitor|visitors|new users?|script",
      "(?:any(?:one|body|\\s\\w+)?|whoever|trainee|everyone|all staff)(?: \\w+){0,5} (?:may|can|just|simply) (?:\\w+ )?(?:hand|take|takes|give|gives|send|sends|post|posts|carry|carries) & ~slips?|{paper}|bag>|envelope|card numbers? & !visitor|script|login",
    ],
  },
  "9.4.5": {
    about: ["(?:inventory|list|log|register) .. (?:media|disks?|drives?|tapes?|usb|sticks?)"],
    met: [
      "{emedia} & {list}|inventory|log>|register & !terminal|scan|usb ports?|software|provider|scanned|antivirus",
      "(?:tapes?|disks?|drives?|sticks?|media|it|they) (?:is|are) (?:\\w+ )?on (?:an?|the|our) (?:inventory|list|register)",
    ],
    unmet: [
      "=(?:no|never|not|nobody|without)(?: \\w+){0,3} (?:inventory|list|register|record) & ~tapes?>|disks?>|drives?>|{emedia} & !terminal|visitor|provider|software",
    ],
  },
  "9.4.5.1": {
    about: ["(?:inventory|count|stock ?take) .. (?:media|disks?|drives?|tapes?|usb|sticks?)"],
    met: [
      "{emedia} & count|inventory|stock ?tak|check|go through|compare|find & #every<=370 & !scan|log review|antivirus|terminal",
    ],
    unmet: [
      "=(?:not|never|nobody|no one) (?:\\w+ ){0,3}(?:count|invent|stock ?tak)\\w* & ~{emedia}|media",
      "(?:count|counted|stock ?take)\\w* (?:\\w+ ){0,3}(?:years ago|in \\w+ years|once only|only once) & ~{emedia}|media",
    ],
    number: "at least once every 12 months",
  },
  "9.4.6": {
    about: ["{shred} & !disk|drive|usb", "{shred} & {paper}|slip|form|card"],
    met: [
      "(?<!(?:disks?|drives?|tapes?|sticks?|computers?|laptops?)\\b[^;.]{0,220})(?:{shred}) & {paper}|card|slips?|everything|papers|old|numbers?|they|them|it>|after|month|year|cross|confetti|particle|no longer & !hard (?:disk|drive)|usb|old (?:pc|computer)|wip|strip cut",
      "(?<!(?:disks?|drives?|tapes?|sticks?|computers?|laptops?|media)\\b[^;.]{0,220})(?:shredded|(?:we|i|he|she|they|staff) shreds?>|through the shredder|into the shredder|cross ?cut|micro ?cut|confetti) & !strip",
    ],
    unmet: [
      "(?:slips?|receipts?|papers?|forms?|notes?|card (?:numbers?|details)|they|it|them) .. (?:thrown|throw|goes?|go|put|into|in) .. (?:the (?:normal |ordinary |regular |paper |waste ?)?(?:bin|trash|rubbish|garbage|recycling|dustbin|waste)|container for (?:waste )?paper|waste paper)",
      "(?:throw|toss|bin|chuck)\\w* .. (?:slips?|receipts?|papers?|forms?|notes?|them|it) .. (?:away|bin|trash|rubbish|garbage|recycling)(?! .. shred)",
      "(?:torn|tear|rip|ripp)\\w* .. (?:in half|in two|up|by hand|into pieces)(?! .. shred)",
      "strip ?cut|(?:strips|ribbons)> .. shred|shred\\w* .. (?:strips|ribbons)>",
      "(?:strips|ribbons)> & ~{shred}",
      "(?:throw|toss|chuck|bin|dump|put)\\w* (?:\\w+ ){0,3}(?:in|into|to)? ?(?:the )?(?:\\w+ )?(?:dust ?bin|bin|trash|rubbish|garbage|recycling|waste|skip|dumpster) & ~{paper}|slip|old (?:books?|forms?)|booking|order & !shred|hard drive|cross|terminal|usb",
      "(?:rip|rips|tear|tears|torn|ripped)> (?:\\w+ ){0,3}(?:in half|in two|up|into|by hand|once)",
    ],
  },
  "9.4.7": {
    about: ["{emedia}|old (?:pc|computer|laptop|server)s?|hard drives? & wip|destroy|eras"],
    met: [
      "wip(?:e|ed|es|ing)>|destroy|drill|eras(?:e|ed|es|ure)|degauss|smash|crush|overwrit|shred|certified disposal|destruction & {emedia}|computer|laptop|server|electronic|pc>|pcs>|tablets? & !after authoriz|cvv|security code",
      "{shred}|drill|wip(?:e|ed)|degauss|crush|destroy & ~{emedia} & before our eyes|certificate|firm|proof|data can not|unreadable & !{paper}|slip|terminal",
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
      "{terminal} & *serial|make and|model & *(?:inspect|examin|look(?:s|ed|ing)? (?:at|over|for|closely|each|every)|wiggle|checks? (?:the|for|each|every|it|them)|go over)\\w* & *{tamper}|seals? & *(?:trained|taught|shown?|told|tell|briefed|instructed|drilled) & *{staff}|hire|new & *report|tell me|tells? (?:me|the|us)|call me|id>|identif|supervisor",
    ],
    unmet: [
      "=(?:nobody|no one|never|nothing) .. (?:checks?|protects?|looks? at|inspects?) .. (?:terminals?|readers?|card machines?|machines?)",
      "=(?:nobody|no one|none of us|not|never)(?: \\w+){0,3} (?:looks?|looked|looking|checks?|checked|inspects?|inspected|examines?|examined) (?:(?:the|our|at|them|those|it|over|any|these|all|card|into|after) )*(?:machines?|terminals?|readers?|devices?|pin ?pads?|them|it|over)> & ~{terminal} & !script|page|logs?>|list|software|certificate|id>",
      "=(?:look|check|inspect|examin)\\w* (?:\\w+ ){0,5}once> & never|not again|since|after that|arriv|install|deliver|new & ~{terminal} & !a (?:day|week|month|year|quarter)",
      "=(?:no|not a|not any|without (?:a|any)?) (?:fixed|set|regular|particular) (?:times?|rhythm|schedule|intervals?|days?)> & ~{terminal} & ~check|inspect|look",
      "=(?:if|when|only when|only if|unless) (?:it|something|one|a \\w+|they|there) (?:\\w+ )?(?:stops?|breaks?|does not|is broken|fails?|goes wrong|plays up|acts up) & ~{terminal} & look|check|inspect & otherwise|only|no>|not|never",
      "=(?:no one|nobody)(?:'s| is| has)? (?:picked (?:it|that) up|taken (?:it|that|this) over|doing (?:it|that)|does (?:it|that) (?:now|any ?more)) & ~{terminal} & ~check|inspect|look",
      "=(?:last|latest) (?:time|check|look|inspection) (?:\\w+ ){0,6}(?:a|one|two|three|more than a|over a) years? (?:ago|back) & ~{terminal}",
      "=(?:no|not a|not any|never (?:made|had|wrote) (?:a|any)?|without (?:a|any)?) (?:\\w+ ){0,2}(?:list|inventory|register|record)s? (?:of|for|with|written|anywhere|at all) & ~{terminal} & !visitor|provider|disk|tape|software|paper|staff|media",
      "=(?:list|inventory|record|register|serial)\\w*(?: \\w+){0,6}\\? (?:no|never|nope|none) & ~{terminal} & !visitor|provider|software|disk",
      "=(?:nobody|no one|not|never|have not) (?:\\w+ ){0,2}(?:told|shown|trained|taught|explained|instructed)\\w* & {staff}|kids|them|anybody|anyone & ~{terminal} & {tamper}|repair|look (?:like|for)|technician",
      "=(?:nobody|no one|none)(?:'s| is| was| were| has been| has| have| of \\w+)* (?:\\w+ )?(?:trained|taught|briefed|instructed|told|shown) & ~{terminal} & !phish|mail",
      "=(?:list|inventory|register|sheet)\\b[^.;]{0,40} (?:from|of|dated) (?:200\\d|201\\d|202[0-3])> & ~{terminal} & !software|provider|visitor",
      "=(?:not|nobody|never|not been)(?: \\w+){0,3} (?:updated?|corrected|kept up|adjusted) & ~serial|list .. terminal|list of (?:\\w+ )?(?:terminals|machines|readers|devices) & list|it>|sheet & !software|firmware|provider|antivirus|patch",
      "=(?:replaced|exchanged|swapped|changed|added|bought)(?: \\w+){0,2} since(?: then)? & list|inventory|sheet & ~{terminal}",
    ],
  },
  "9.5.1.1": {
    about: [
      "{terminal} & {list}|serial",
      "lists?>|inventory & !visitor|media|disks?|keys?|staff|paper|sheet",
    ],
    met: [
      "{list}|database|clipboard|system|serial|s ?/ ?n>|photo & *{terminal}|pin ?pads|skimm|jacks & {list}|database|clipboard|in (?:the|our|my|a) (?:\\w+ )?(?:software|system|app|program|computer|file|book|folder|binder)|noted|kept|record|written|file|binder|have|note & serial|s ?/ ?n>|number|model|make|location|where|place|who has|photo|type|unique & !provider|wifi access|software|script|server|media|disks?|certificate|contracts?|phone number|firewall|plugin|card numbers?",
      "{terminal} & (?:in|into) (?:the|our|my|a) (?:\\w+ )?(?:software|system|app|program|computer|file|book|folder|binder|spreadsheet) & serial|number|model|type|make & !check|inspect|repair",
      "{terminal} & ~{list} & serial & ~model|make|location|where|place|which|numbers?|stands|who has & !compare",
    ],
    unmet: [
      "=(?:list|inventory) .. (?:out of date|outdated|old|years old|not current|incomplete)",
      "=(?:no|not a|not any|never (?:made|had|wrote) (?:a|any)?|without (?:a|any)?) (?:\\w+ ){0,2}(?:list|inventory|register|record)s? (?:of|for|with|written|anywhere|at all) & ~{terminal} & !visitor|provider|disk|tape|software|paper|staff|media",
      "=(?:list|inventory|record|register|serial)\\w*(?: \\w+){0,6}\\? (?:no|never|nope|none) & ~{terminal} & !visitor|provider|software|disk",
      "=(?:list|inventory|register|sheet)\\b[^.;]{0,40} (?:from|of|dated) (?:200\\d|201\\d|202[0-3])> & ~{terminal} & !software|provider|visitor",
      "=(?:not|nobody|never|not been)(?: \\w+){0,3} (?:updated?|corrected|kept up|adjusted) & ~serial|list .. terminal|list of (?:\\w+ )?(?:terminals|machines|readers|devices) & list|it>|sheet & !software|firmware|provider|antivirus|patch",
      "=(?:replaced|exchanged|swapped|changed|added|bought)(?: \\w+){0,2} since(?: then)? & list|inventory|sheet & ~{terminal}",
    ],
  },
  "9.5.1.2": {
    about: [
      "checks?>|inspections?> & ~{terminal} & start|begin|introduc|not yet|not done|plan",
      "{terminal}|them|it> & (?<!(?:train|taught|instruct|told|shown|without (?:my |that |a |the |our )?|not to |never to )[^.;]{0,150})(?:inspect|check)|look (?:at|over)|examin & @{tamper}|seals?|every|daily|weekly|month|never",
    ],
    met: [
      "inspections? & ~{terminal} & #every<=190 & !polic|food|fire|tax",
      "(?<!(?:train|taught|instruct|told|shown|without (?:my |that |a |the |our )?|not to |never to )[^.;]{0,150})(?:inspect|check)|look(?:s|ed|ing)? (?:at|over|for|them|it|the|all|each|every|closely)|looks? (?:whether|if)|see (?:whether|if|that)|examin|go over|goes over|compare|glance|feel|wiggle|pull|turn (?:it|them) (?:over|round) & @{tamper} & @{terminal} & #every<=190 & !instruct|taught|trained|told|staff (?:were|are|get) (?:trained|taught)|login|log files|camera",
      "(?<!(?:train|taught|instruct|told|shown|without (?:my |that |a |the |our )?|not to |never to )[^.;]{0,150})(?:inspect|check)|see (?:that|if|whether)|look(?:s|ed|ing)? (?:at|over|for|them|it|the|all|each|every)|looks? (?:whether|if)|see (?:whether|if|that)|examin|go over|goes over|compare|glance & {terminal} & #every<=190 & !updat|log files?|software|patch|money|cash|balanc|list is|compliance|total",
      "(?<!(?:train|taught|instruct|told|shown|without (?:my |that |a |the |our )?|not to |never to )[^.;]{0,150})(?:inspect|check)|look(?:s|ed|ing)? (?:at|over|for|them|it|the|all|each|every)|looks? (?:whether|if)|see (?:whether|if|that)|check(?:s)? (?:whether|if|that)|examin|compare|glance & @{tamper} & ~{terminal} & #every<=190 & !script|page|hash|log files?|papers?|media",
      "(?:they|these|those|all) (?:are|get) (?:\\w+ )?(?:looked (?:over|at)|inspected|examined|checked) & ~{terminal} & #every<=190",
      "(?<!(?:train|taught|instruct|told|shown|without (?:my |that |a |the |our )?|not to |never to )[^.;]{0,150})(?:inspect|check)|look(?:s|ed|ing)? (?:at|over)|examin & {terminal} & @{tamper} & regular|periodic|routine|before (?:each|every|opening|we open)|whenever|each time|always & !train|taught",
      "(?:turn|turns|take|takes|hold|holds|pick|picks|wiggle|wiggles|run|runs|goes|go) (?:\\w+ ){0,5}(?:over|in (?:the|his|her|my|our) hands?|up|each|every|round|slot|seals?|readers?|machines?|terminals?)> & look|check|compar|scratch|seal|sticker|loose|photo|{tamper} & ~{terminal} & #every<=190 & !train|taught",
      "(?:look|looks|looked|check|checks|inspect|inspects) (?:at |over |through )?(?:them|it|all of them|each|every one|both)(?: over)? & ~{terminal} & #every<=190 & !logs?>|script|list|papers?|camera|train|taught|software|password|money|cash",
    ],
    unmet: [
      "=(?:nobody|no one|never|not|nothing) .. (?:checks?|checked|inspects?|inspected|looks?|looked|examin\\w*) .. (?:terminals?|readers?|card machines?|pin ?pads?|machines?|devices?|it|them)(?! .. (?:list|told|train))",
      "=(?:terminals?|readers?|card machines?|pin ?pads?|machines?|devices?) .. (?:never|not|nobody|no one) (?:\\w+ ){0,3}(?:check|inspect|look|examin)\\w*",
      "=(?:nobody|no one|none of us|not|never)(?: \\w+){0,3} (?:looks?|looked|looking|checks?|checked|inspects?|inspected|examines?|examined) (?:(?:the|our|at|them|those|it|over|any|these|all|card|into|after) )*(?:machines?|terminals?|readers?|devices?|pin ?pads?|them|it|over)> & ~{terminal} & !script|page|logs?>|list|software|certificate|id>",
      "=(?:look|check|inspect|examin)\\w* (?:\\w+ ){0,5}once> & never|not again|since|after that|arriv|install|deliver|new & ~{terminal} & !a (?:day|week|month|year|quarter)",
      "=(?:no|not a|not any|without (?:a|any)?) (?:fixed|set|regular|particular) (?:times?|rhythm|schedule|intervals?|days?)> & ~{terminal} & ~check|inspect|look",
      "=(?:if|when|only when|only if|unless) (?:it|something|one|a \\w+|they|there) (?:\\w+ )?(?:stops?|breaks?|does not|is broken|fails?|goes wrong|plays up|acts up) & ~{terminal} & look|check|inspect & otherwise|only|no>|not|never",
      "=(?:no one|nobody)(?:'s| is| has)? (?:picked (?:it|that) up|taken (?:it|that|this) over|doing (?:it|that)|does (?:it|that) (?:now|any ?more)) & ~{terminal} & ~check|inspect|look",
      "=(?:last|latest) (?:time|check|look|inspection) (?:\\w+ ){0,6}(?:a|one|two|three|more than a|over a) years? (?:ago|back) & ~{terminal}",
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
      "+{staff}|riders?>|guides?>|volunteers? & {train} & {tamper} & ~{terminal} & report|tell|refus|id>|identity|technician|repair|swap & !phish|email",
      "train\\w* (?:against|on|for|about|in) (?:\\w+ ){0,2}(?:tamper|manipul|swap|skimm|exchange)\\w* & start|every|year|all>|each|hire & !phish",
      "knows?> & {tamper}|what to (?:look|watch)|manipulated & pass>|id>|identity|call|called|report|tell & ~{terminal} & !phish|not know|mail",
    ],
    unmet: [
      "=(?:nobody|no one)(?:'s| is| was| has been| has) (?:\\w+ )?(?:trained|taught|briefed|instructed|told)",
      "=(?:not|never|nobody|no one) (?:\\w+ ){0,2}(?:told|shown|trained|taught|explained|instructed|talked|spoken) & {staff} & {tamper}|stranger|technician|suspicious & !phish",
      "=(?:nobody|no one|never|not) .. (?:told|shown|trained|taught|explained|instructed|briefed) .. (?:cashiers?|staff|employees?|helpers?|waiters?|team|them|us>|people) .. (?:look|spot|watch|tamper|skim|swap|what)",
      "=(?:staff|employees?|helpers?|cashiers?|waiters?|team|they|nobody|no one|people) .. (?:not|never|no|nobody|no one) (?:\\w+ ){0,3}(?:know|knows|aware|heard|idea) .. (?:skimm|tamper|manipul|swap|look for|watch for)",
      "=(?:staff|employees?|helpers?|cashiers?|team|they|nobody|no one|people) .. (?:not|never|no) (?:\\w+ ){0,3}(?:train|taught|told|shown|instructed|explained)\\w*(?! .. (?:phish|mail|password|policy))",
      "=(?:did not|have not|has not|never) (?:\\w+ ){0,2}(?:get|got|had|have|receive|received|seen) (?:any|one|it|that|the training|training)> & ~train|taught|course & ~{terminal}",
      "=(?:not|never|nobody) (?:\\w+ )?know\\w* (?:\\w+ ){0,2}(?:what|how) (?:\\w+ ){0,4}(?:tamper|swapp|skimm|look)\\w*",
      "=(?:half|most|some|many) (?:of )?(?:the|our|them|my) (?:\\w+ )?(?:\\w+ )?(?:new|newer|never|not|no) & train|taught|course & ~{terminal}",
      "=(?:not|never|nobody|no one)(?: \\w+){0,3} (?:told|shown|trained|taught|explained|instructed|briefed)> & what to (?:watch|look)|tamper|manipul|skimm|swap|repair & ~{terminal} & !inspect",
    ],
  },
};
