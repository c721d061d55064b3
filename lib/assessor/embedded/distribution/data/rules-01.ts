// Requirement 1: what an answer must say about firewalls and the network.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const INBOUND =
  "in ?bound|incoming|ingress|from (?:the )?(?:internet|outside|web|out there)|(?:comes?|coming|gets?|getting|lets?(?: us)?|allowed|connect|traffic) (?:back )?in(?:to)?>|port forward|into the (?:card|terminal|till|payment|network|cde)|in to|reach(?:ed|able)? from|in and out|inwards";
const OUTBOUND =
  "out ?bound|outgoing|egress|(?:goes?|going|gets?|let|lets|allowed|traffic|talk|talks|connect|connects|connection|connections|call|calls) (?:back |only )?(?:out>|outside|to (?:the )?(?:internet|outside|processor|payment|bank|gateway|acquirer|provider))|to the outside|may (?:only )?(?:reach|talk|connect|contact|call|speak)|can only (?:reach|talk|connect|contact|call|speak)|only (?:talks?|connects?|reach(?:es)?|speaks?|contacts?|goes|go|calls?) (?:out )?(?:to|the|with)|way out|in and out|outwards|speak to";
const SHUT =
  "block|den(?:y|ies|ied)|clos(?:ed|e>)|refus|drop(?:s|ped)?>|reject|shut|turned away|bounce|stopped|throws? (?:away|out)|thrown|discard|unasked|uninvited|ignor|keeps? out|kept out|(?:address|server|host|provider|bank|gateway|processor)(?:es|s)? only|not (?:allowed|permitted|let)|only (?:\\d+|what|the|traffic|that|those|to|from|our|https|port|ports|connections|for|two|three|one|via|allow|needed|necessary|talks?|connects?|reach|allowed|a)|restrict|limited to|white ?list|allow ?list|nothing (?:else|more|other)|no other|everything else|anything else|the rest|all else|all other|default deny";

/** Rules for requirement 1. */
export const RULES_01: Rules = {
  "1.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "1.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "1.2.1": {
    about: ["standard|template|baseline|written rules & {firewall}|ruleset"],
    met: [
      "(?:configuration |config |hardening |build |setup )?(?:standards?>|baselines?|templates?>|blueprint|build sheet|check ?list)|configuration (?:guide|document|sheet)|written (?:rule|down) & @{firewall}|rule ?sets? & {written}|defin|set|follow|use|applied|appl|configur|built|every|same",
      "(?:how|which) .. {firewall} (?:\\w+ ){0,2}(?:must|should|has to|have to|is to|are to) (?:be )?(?:set|configur) & {written}",
    ],
  },
  "1.2.2": {
    about: [
      "chang & {firewall}|network (?:connection|change|setting|link)|rule ?sets?|connections? & approv|change (?:control|process|request|form|ticket|procedure)",
    ],
    met: [
      "change (?:board|process|request|procedure|form|ticket|record)s? & sign ?off|signed off|approv|okay & reason|impact|test|back",

      "chang|new (?:rule|connection) & @{firewall}|network|rule ?sets?|rules|connections? & {approve}|change (?:control|process|request|form|ticket|procedure|management) & !provider only",
    ],
    unmet: [
      "(?:anyone|everyone|anybody|whoever) .. (?:can|may|just) chang(?:e|es) .. (?:firewall|router|network|rules?)",
    ],
  },
  "1.2.3": {
    about: [
      "network (?:\\w+ )?(?:diagram|map|plan|drawing|sketch|chart)|(?:diagram|map|drawing|sketch|plan|chart) of (?:the |our |my )?(?:\\w+ )?(?:network|cabling|lan|systems?)",
    ],
    met: [
      "network (?:\\w+ )?(?:diagram|map>|drawing|sketch|chart|plan>)|(?:diagram|map>|drawing|sketch|plan>|chart|picture) of (?:the |our |my |all )?(?:\\w+ ){0,2}(?:network|connections?|wiring|lan>|setup|cables|systems)",
      "{diagram} & router|firewall|connection|wifi|network|terminals? (?:connect|hang|are)|hangs|plugged|connected & !card data (?:mov|flow|travel)|data flow & !firewall rule",
      "{diagram} & ~router|firewall|connections|wifi|networks?> & show|update|up to date|current|kept|redraw|redrawn & !data flow|(?:flow|path|way) of",
    ],
    unmet: [
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:redid|redone|redrew|redrawn|updated|brought up to date) & drawing|map>|diagram|plan>|sketch",

      "=(?:diagram|map|drawing|sketch|plan) .. (?:out of date|outdated|not up to date|years old|old one|not current|wrong by now|not been updated|never updated)",
    ],
  },
  "1.2.4": {
    about: [
      "data ?flow|card flow|flow of card|flow (?:diagram|chart)|(?:flow|path|way|journey|route) of (?:the )?(?:card|account)|how (?:the )?card (?:data|numbers?|details) (?:flow|move|travel|go)",
    ],
    met: [
      "way|path|route|journey & card|{pan} & {diagram} & shown|drawn|show|draw|see|updated|current",

      "data ?flow|card flow|flow of card|flow (?:diagram|chart|drawing|map)|(?:flows?|path|way|journey|route|moves|movement|travels?) (?:of|the) (?:the )?(?:card|account|payment)|(?:how|where|which way) (?:the |our )?(?:card|account|payment)s? ?(?:data|numbers?|details|information)? (?:flow|flows|move|moves|travel|travels|go|goes|run|runs|passes)|(?:path|way|route) (?:that )?(?:the )?card & {diagram}|sheet|page>|picture|schema|up to date|update",
    ],
    unmet: [
      "=(?:flows?|moves?|travels?|goes)> .. (?:not|never|nowhere) (?:\\w+ ){0,2}(?:drawn|written|documented|on paper|noted|shown|mapped|on the (?:map|drawing|diagram)) & card|data|{pan}",

      "=(?:drawing|diagram|chart|map|sketch|picture) of (?:how|the way) .. (?:never|not|nobody) (?:\\w+ ){0,2}(?:made|drawn|done|exist)",

      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:redid|redone|redrew|redrawn|updated|brought up to date) & ~how .. card|data ?flow|flows?>|card data (?:mov|flow|travel)",
      "=flow (?:diagram|chart|drawing) .. (?:out of date|outdated|years old|not current)",
    ],
  },
  "1.2.5": {
    about: ["ports?>|protocols?|services? & allowed|open|list & !provider|supplier|hosting"],
    met: [
      "what (?:may|can|is allowed to) (?:pass|go through|come through|get through)|ports?>|protocols?>|(?:network )?services>|allowed traffic|kinds? of traffic|connections> & {list}|{written}|noted & {approve}|need|reason|business|purpose|justif|what (?:it|each|they) (?:is|are) for|why & !provider|supplier",
      "only .. (?:ports?>|protocols?>|services>) & {approve}|needed|business|reason & {list}|{written}|approv",
      "(?:ports?>|protocols?>|services>|traffic) (?:\\w+ ){0,4}(?:approv|authoriz|signed off) & need|reason|business|purpose|justif|why",
    ],
    unmet: [
      "=(?:list|table|record|overview) of (?:\\w+ ){0,2}(?:ports?|services|protocols?|connections)\\b[^.!?;]{0,40}\\b(?:no|none|never|not)>",
      "=(?:no|not (?:a|any)|never (?:had|made) (?:a|any)) (?:list|table|record|overview) (?:of|for|with) (?:\\w+ ){0,3}(?:ports?|services|protocols?)",
    ],
  },
  "1.2.6": {
    about: ["insecure|unsafe|risky|telnet|ftp>|weak|old (?:protocol|service)|outdated"],
    met: [
      "insecure|unsafe|risky|telnet|ftp>|smb>|snmp|legacy|old (?:protocol|service|connection|program)|outdated & vpn|tunnel|encrypt|restrict|limited|only from|only (?:one|two|our|the)|monitor|safeguard|protect|allow ?list|extra|ip (?:address|filter)|wrapped|secured & !no longer",
    ],
    unmet: [
      "=(?:telnet|plain ftp|ftp) .. (?:unprotected|without (?:any )?(?:encryption|protection|safeguard)|as it is|wide open)",
    ],
  },
  "1.2.7": {
    about: [
      "{firewall}|rule ?sets?|rules|network & review|check|gone through|go through|look|inspect|audit & !update",
    ],
    met: [
      "{review} & ^{firewall}|rule ?sets?|firewall rules|port (?:list|forward)|rules?>|configuration|settings & #every<=186 & !polic|provider|update|patch|logs?>|firmware|connection list|handbook|daily steps|house rules|written rules|procedures",
    ],
    number: "at least once every six months",
    unmet: [
      "=(?:nobody|no one|never|not|none of us) (?:\\w+ ){0,3}(?:touched|looked|opened|gone|been|seen)\\w* (?:\\w+ ){0,3}(?:since|again|after) & {firewall}|rules> & !password|key>|wifi|update",

      "=(?:nobody|no one|never|not|none of us) (?:\\w+ ){0,3}(?:gone (?:through|over)|went (?:through|over)|looked (?:at|through|over)|reviewed|checked|been through|reread) (?:\\w+ ){0,2}(?:them|it|these|those|rules|since|again) & ~{firewall}|rules>|rule ?set & !logs?>|polic|handbook",
    ],
  },
  "1.2.8": {
    about: [
      "config(?:uration)? (?:file|backup)|backup of the (?:firewall|router)|router (?:backup|settings)",
    ],
    met: [
      "(?:set ?up|settings|config\\w*) files?|saved (?:firewall |router )?(?:settings|config\\w*) & vault|safe>|lock|only|encrypt|compar|match & !anyone|everyone|everybody|anybody",

      "config(?:uration)?s? (?:files?|backups?|cop(?:y|ies)|exports?)|saved (?:settings|configuration|config)|cop(?:y|ies) of (?:the |our |its |their )?(?:\\w+ )?(?:settings|configuration|config)|(?:backup|backups) of (?:the |our )?(?:\\w+ )?(?:firewall|router|configuration|config|settings)|(?:firewall|router) (?:settings|configuration|config|backups?) & {lock}|protect|password|encrypt|{only}|safe|secure|can (?:open|reach|get|see)|admin",
    ],
    unmet: [
      "(?:settings|configs?|configurations?|config(?:uration)? files?|set ?up files?) .. (?:anyone|everyone|everybody|anybody|whole (?:company|team|office)|all (?:staff|of us|colleagues)) (?:\\w+ ){0,4}(?:can|may|has|have) (?:\\w+ ){0,2}(?:open|read|see|get|write|change|copy|access)",

      "(?:config(?:uration)?s?|settings) .. (?:anyone|everyone|everybody) can (?:open|read|see|get)",
    ],
  },
  "1.3.1": {
    about: [`${INBOUND} & ${SHUT}|limit & !firewall between`],
    met: [
      "=no way (?:\\w+ ){0,2}(?:from (?:the )?(?:internet|outside)|in from outside|inside from)",

      "=(?:in|inbound|inwards|incoming) ?[:=-]+ ?(?:nothing|none|no|closed|blocked|zero)>",

      "(?:in ?bound|incoming)(?: traffic| connections)?: (?:closed|blocked|denied|dropped|shut|rejected|nothing|only|none>)",
      `${INBOUND} & ^${SHUT}`,
      `${INBOUND} & ${SHUT} & card|terminal|till|payment|network|port|traffic|connection|firewall|router`,
      "=(?:nothing|nobody|no one|no (?:traffic|connection|connections|one|port|ports)) (?:\\w+ ){0,3}(?:comes?|gets?|gets|can get|can come|is let|may come|can connect|connects|can reach|reaches|let|open) (?:in>|into|through|them|it|to the|from (?:the )?(?:outside|internet))",
      "=(?:lets?|let us|allows?|letting) nothing (?:\\w+ ){0,2}(?:in>|through|into)",
      "=(?:no|zero) (?:open |forwarded )?(?:ports?|inbound|incoming|port forward\\w*|holes?) (?:\\w+ ){0,3}(?:open|forwarded|from|allowed|traffic|connections?|rules?|is|are|through|in the (?:firewall|router))",
      "(?:all|every) (?:inbound |incoming )?(?:ports?|traffic|connections?) (?:\\w+ ){0,3}(?:is|are|stays?|remain) (?:closed|blocked|denied|shut|refused)",
      "=(?:firewall|router) .. (?:blocks|drops|refuses|denies|rejects) (?:everything|all|anything|whatever) .. (?:in>|inbound|incoming|from (?:the )?(?:outside|internet)|not asked|unasked|uninvited|not needed|we did not)",
    ],
    unmet: [
      "all (?:the )?ports (?:are |is )?open|everything is open",
      "(?:any|all|every) .. (?:inbound|incoming|from outside|from the internet) .. (?:allowed|let through|open|let in) & !reject|block|drop|den(?:y|ied)|refus|unless|except|closed",
      "(?:terminals?|tills?|pos|card systems?|computers?) .. (?:can be reached|reachable|open) from (?:the )?(?:internet|outside)",
      "(?:router|firewall|it) .. (?:lets|allows) (?:everything|all|anything) (?:in>|through|in and out)",
    ],
  },
  "1.3.2": {
    about: [`${OUTBOUND} & ${SHUT}|limit`],
    met: [
      "(?:outbound|outgoing|outwards|going out|to the outside) (?:\\w+ )?only .. (?:open|allowed|permitted|reachable)",

      "(?:firewall|router|it) only (?:lets?|let us|allows?|permits?) .. (?:talk|connect|speak|go|send|get) (?:out )?(?:to|with) .. (?:provider|bank|processor|acquirer|payment|gateway)",

      "(?:out|outbound|outwards|outgoing) ?[:=-]+ .. (?:only|other|rest|else) .. (?:block|den|drop|clos|refus)\\w*",

      "(?:out ?bound|outgoing)(?: traffic| connections)?: (?:closed|blocked|denied|dropped|shut|rejected|nothing|only|limited)",
      `${OUTBOUND} & ^${SHUT}`,
      "=(?:terminals?|readers?|pc|tills?|they|it) .. (?:and|or) (?:to |with )?(?:nobody|nothing|no one|nowhere) else",
      "+(?:gets?|goes|go|talks?|connects?|reach(?:es)?) .. (?:bank|processor|acquirer|provider|gateway)\\S* .. only>",
      "only (?:lets?|let us|allows?|permits?) .. (?:out>|outside|outbound|to the (?:bank|processor|provider|acquirer))",
      "=(?:nothing|no (?:other )?(?:traffic|connection|connections)) (?:\\w+ ){0,3}(?:goes?|gets|can go|may go|leaves?|can leave) (?:out>|outside|elsewhere|anywhere|to anywhere)",
      "=(?:terminals?|readers?|tills?|pos|card (?:systems?|machines?)|they|it) (?:\\w+ ){0,3}(?:only|nothing but|nobody but) .. (?:to|with|reach(?:es)?|of)? ?(?:the |our )?(?:processor|bank|acquirer|payment (?:company|firm|provider|service|host|server|address)|gateway|provider|worldpay|stripe|adyen)",
      "=(?:firewall|router) .. (?:blocks|drops|refuses|denies|rejects) (?:everything|all|anything) .. (?:out>|outbound|outgoing|both (?:ways|directions)|leav)",
    ],
    unmet: [
      "(?:surf|go|reach|talk|connect|get|call)s? (?:out )?(?:\\w+ )?(?:wherever|whatever|anywhere|everywhere|freely|any (?:site|address|server)) & till|terminal|pos|pc|server|computer|machine|outside|out>|it> & !wifi|guest|blocked|not|never|cannot",

      "(?:talk|connect|go|send|reach|get|call)s? (?:out )?(?:to )?(?:anything|anywhere|anyone|everything|the whole (?:internet|world|web)|wherever) & out|outwards|outside|outbound|goes out|internet|other way|{terminal} & !wifi|only|guest",
      "(?:left|leave|leaves|is|stands?) (?:\\w+ ){0,3}(?:wide )?open>(?! to the) & ~goes out|outbound|outwards|way out|out from|outgoing & !closed|only|not|never|no>|nothing|in from",
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,2}(?:put|set) (?:a |any )?limits? & ~out>|outbound|outwards|internet",

      "=(?:outbound|outgoing|out)(?! only)(?![^.;]*\\bonly\\b) .. (?:is |are )?(?:open|unrestricted|not (?:restricted|limited|filtered|blocked)|anything goes|all allowed|everything (?:is )?allowed|free)",
      "(?:anything|everything|all) (?:\\w+ ){0,2}(?:can|may|is allowed to) (?:go|get) out",
      "(?:router|firewall|it) .. (?:lets|allows) (?:everything|all|anything) (?:out>|in and out)",
    ],
  },
  "1.3.3": {
    about: ["{wifi} & {firewall}|separat|cut off|isolat"],
    met: [
      "=no (?:guest )?(?:{wifi}) (?:\\w+ ){0,2}(?:can|may|gets?|reach\\w*|comes?|touch\\w*|connects?)",

      "{wifi}|guest net & {separate}|firewall|blocked|block|guest (?:network|wifi) (?:is|has|runs|sits)|filter & !factory|default|password|wpa|home|house|hotel|own firewall|firewall off|same net|one net",
      "=(?:{wifi}|guest net|guests?|customers) .. (?:not know each other|can not|can never|no way to|is not able to|are not able to|does not|do not|never|no access|can neither|no (?:way|path|route|connection)) (?:\\w+ ){0,3}(?:reach|get (?:to|at|into)|see|touch|access|talk to|connect to|to)",
      "=(?:nothing|nobody|no one) .. (?:wifi|wireless) .. (?:reach|get (?:to|at|into)|see|touch|access|talk to)",
    ],
    unmet: [
      "(?:guests?|customers?|visitors?) .. (?:tills?|terminals?|card machines?|readers?|pos) .. (?:share|same|one|together) .. {wifi}|(?:tills?|terminals?|card machines?|readers?|pos) .. (?:guests?|customers?|visitors?) .. (?:share|same|together) .. {wifi}|(?:guests?|customers?|visitors?) .. (?:share|same) .. {wifi} .. (?:tills?|terminals?|card machines?|readers?)",

      "=(?:no|without|not (?:a|any)) (?:\\w+ )?(?:firewall|barrier|separation|wall|filter|border) .. {wifi}",
      "{wifi} & (?:one|same) (?:big )?net(?:work)?> & !not|own|separate",

      "(?:terminals?|tills?|pos|card|readers?) .. (?:same|shares? the) (?:wifi|wireless|network) .. (?:guest|customer|visitor|public|everyone)",
      "(?:guests?|customers|visitors) .. (?:same|use our) (?:wifi|wireless|network)",
      "=(?:wifi|wireless) .. (?:no firewall|not (?:separated|filtered|blocked|segmented|isolated)|same network)",
    ],
  },
  "1.4.1": {
    about: ["{firewall} & internet|between|edge|outside"],
    met: [
      "{firewall} & between|at the (?:edge|border|entrance|door|internet|front)|in front of|towards|toward|facing|on (?:each|every|the) (?:line|connection|internet)|each (?:line|connection)|every (?:line|connection)|stands|sits & internet|outside|untrusted|public|world|line|edge|border|isp|perimeter|dmz",
    ],
    unmet: [
      "=(?:no|without (?:a|any)) firewall(?! rules?| review| log| change| standard) & !laptop|notebook|macs?>|macbook|tablet|between|wifi",
      "(?:plugged|connected|hang\\w*) (?:straight|directly) (?:in)?to (?:the )?(?:internet|modem|line)",
    ],
  },
  "1.4.2": {
    about: ["{firewall} & internet & only"],
    met: [
      "web ?server|webshop|website|public (?:services?|servers?|systems?)|https|port 443|443|published & only|nothing else|nothing but|everything else|rest|all other & internet|outside|inbound|incoming|reach|untrusted|traffic|in>",
      "stateful|replies|responses? to|answers? to|established|connections? (?:we|that we|our systems?) (?:open|start|began|made)|started (?:it|from (?:the )?inside|inside|by) & only|allow|let|rest|block|else",
    ],
  },
  "1.4.3": {
    about: ["spoof"],
    met: [
      "spoof|(?:wrong|false) senders?|claim(?:s|ing)? to (?:be|come)|(?:forged|fake|faked|false) (?:\\w+ )?(?:ip|address|sender|source|traffic|packets?)|pretend(?:s|ing)? to (?:come|be) .. (?:inside|internal|our)|martian|bogon|reverse path|source address (?:check|valid) & block|on>|enabl|activ|drop|discard|reject|stop|filter|detect|protect|switched|refus|den|throw|thrown|have|has|does",
    ],
  },
  "1.4.4": {
    about: ["database|stored card|card (?:numbers|data) & internet|outside|dmz"],
    met: [
      "=(?:database|server|system|computer|machine)s? .. (?:card|stored|numbers|pan) .. (?:can not be reached|not reachable|not (?:directly )?accessible|no (?:direct )?(?:access|connection|route|line)|unreachable|never exposed|not exposed|not (?:directly )?connected|not in the dmz) .. (?:internet|outside|public|untrusted|dmz)",
      "=(?:nobody|no one|nothing) .. (?:internet|outside) .. (?:reach|get (?:to|at)|touch|access) .. (?:database|stored|card)",
      "database|stored card|where (?:we )?(?:keep|store) card|card (?:numbers|data|server|store) & internal|inner|behind|own (?:segment|vlan|zone)|private (?:network|subnet) & ~internet|outside|public|dmz|web ?server",
    ],
    unmet: [
      "database|card (?:server|table|store)|stored card & public (?:ip |internet )?address|(?:straight|directly) (?:from|over) (?:home|the internet|outside)|open to the (?:internet|world)|reachable from (?:the )?(?:internet|outside|home) & !not|no>|never|nobody|nothing",

      "(?:database|server) .. (?:card|pan) .. (?:directly|straight) (?:reachable|accessible|on|from|connected) .. internet",
    ],
  },
  "1.4.5": {
    about: ["internal (?:ip|address)|inner (?:network|address)|nat>"],
    met: [
      "(?:inside|internal|inner|private) (?:ip |network )?(?:addresses|details|layout|routing|plan) & only|nobody|hidden|translat|nat>|not",

      "nat>|network address translation|masquerad|(?:internal|inner|private) (?:\\w+ )?(?:ip|address|addresses|network details|network plan|layout|routing)|ip address(?:es)?|routing (?:details|information|tables?)|network (?:layout|plan|details) & hid|hidden|not (?:shown|visible|disclosed|given|shared|published|told)|never|only|limited|nobody|secret|confidential|conceal|authoriz|translat|on>|use",
    ],
    unmet: [
      "(?:internal|inner) .. (?:addresses|network) .. (?:published|public|visible to (?:everyone|anyone))",
    ],
  },
  "1.5.1": {
    about: [
      "laptop|notebook|mobile devices?|home (?:pc|computer)|tablets? & firewall|antivirus|protect|security",
    ],
    met: [
      "settings (?:are |is )?locked|locked settings & ~laptop|notebook|mobile|tablet|devices?>|home (?:pc|computer)",

      "(?:can not|may not|not able to|no rights to|only .. can|locked|nobody (?:\\w+ )?can|can only be|impossible) .. (?:chang|switch|turn|disabl|alter|off>|stop|set|meddle|tinker|fiddle|touch)|(?:stop|prevent|keep|forbid)\\w* .. (?:users|staff|people|them|employees) .. chang|admin rights|management (?:approv|say)|without .. (?:okay|approv|permission) & ~laptop|notebook|devices?>|computers?|pcs?>|tablet|phones?>|machine & ~firewall|antivirus|protection|security (?:software|settings?)|{antivirus}|hardened",
    ],
    unmet: [
      "(?:firewall|antivirus|protection) .. can be (?:switched|turned) off|(?:firewall|antivirus|protection) .. (?:switched|turned) off (?:by|whenever|at will) & ~laptop|notebook|devices?>|macs?>|macbook|tablets? & !only|admin|approv|not>|never|nobody",

      "(?:turn|switch|shut)(?:s|ed|ing)? (?:\\w+ ){0,4}(?:firewall|protection|antivirus|security) off|(?:turn|switch|shut)(?:s|ed|ing)? off (?:\\w+ ){0,3}(?:firewall|protection|antivirus)|(?:firewall|protection|antivirus) (?:\\w+ ){0,2}(?:turned|switched) off & ~laptop|notebook|devices?>|macs?>|macbook|tablets?>|home (?:pc|computer) & !only|admin|approv|not|nobody|no one|prevent|unless",

      "=(?:laptops?|devices?|computers?|pcs?) .. (?:no|without) .. (?:firewall|antivirus|protection)",
    ],
  },
};
