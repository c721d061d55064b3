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
// Words of the neighbours: stateful replies (1.4.2), forged senders (1.4.3), addresses (1.4.5).
const NOT_IN =
  "!spoof|pretend|fakes?>|sender|private ranges|opened without|change (?:form|ticket|request)|look into|any any|whole company|more than (?:is )?(?:necessary|needed)|temp(?:orary)? rules|(?:main|head) (?:site|shop|office) only|dmz|everything may|database";
const SHUT =
  "block|den(?:y|ies|ied)|clos(?:ed|e>)|refus|drop(?:s|ped)?>|reject|shut|turned away|bounce|stopped|throws? (?:away|out)|thrown|discard|unasked|uninvited|ignor|keeps? out|kept out|(?:address|server|host|provider|bank|gateway|processor)(?:es|s)? only|not (?:allowed|permitted|let)|only (?:\\d+|what|the|traffic|that|those|to|from|our|https|port|ports|connections|for|two|three|one|via|allow|needed|necessary|talks?|connects?|reach|allowed|a)|restrict|limited to|white ?list|allow ?list|nothing (?:else|more|other)|no other|everything else|anything else|the rest|all else|all other|default deny";

/** Rules for requirement 1. */
export const RULES_01: Rules = {
  "1.1.1": {
    about: RULES_TOUCHED,
    met: WRITTEN_RULES.map((line) => `${line}|standard for|filter`),
    unmet: RULES_BROKEN,
  },
  "1.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "1.2.1": {
    about: ["standard|template|baseline|written rules & {firewall}|ruleset"],
    met: [
      "(?:configuration |config |hardening |build |setup )?(?:standards?>|baselines?|templates?>|blueprint|build sheet|check ?list)|configuration (?:guide|document|sheet)|written (?:rule|down) & @{firewall}|rule ?sets? & {written}|defin|set|follow|use|applied|appl|configur|built|every|same & !deviate|network controls|briefed|clicked|only the|never touched|notebooks?|laptops?|grown",
      "how .. rules? .. (?:have to|must|should) look & template|standard|defined|written",
      "(?:how|which) .. {firewall} (?:\\w+ ){0,2}(?:must|should|has to|have to|is to|are to) (?:be )?(?:set|configur) & {written}",
    ],
    unmet: [
      "=ruleset|rule set|standards?>|templates?|baseline|norm & ~{firewall}|rule ?sets?|network & ^never touched|half (?:of )?the|clicked together|grown over|as needed|deviate|only .. (?:rest|others)|covers? .. only",
      "=(?:no|without (?:a|any)) (?:written )?(?:standard|norm|template|baseline|rule) .. (?:router|firewall|filter)",
      "=(?:rules|settings) .. (?:simply |just )?(?:grown|grew) over the years & ~{firewall}|filter",
    ],
  },
  "1.2.2": {
    about: [
      "chang & {firewall}|network (?:connection|change|setting|link)|rule ?sets?|connections? & approv|change (?:control|process|request|form|ticket|procedure)",
    ],
    met: [
      "chang\\w* (?:\\w+ ){0,3}(?:tickets?|forms?|requests?|sheet|mail\\w*) & {approve}|oks?>|replies|yes & reason|impact|effect|test|way back|rollback|roll back|back out & !without|nobody|no one|not>|user|account|software",
      "chang\\w* & (?:boss|owner|manager|i|director|partner) (?:\\w+ )?(?:replies|answers|says|gives|writes|signs|approves|okays) (?:\\w+ ){0,3}(?:ok|okay|yes|approval|it|them)> & test & ~firewall|rules?>|network|connection & !nobody|never|not>",
      "=(?:not|never|nobody|no one) (?:\\w+ ){0,2}(?:touch|chang|alter|open)\\w* .. (?:firewall|router|rules?|ports?) .. without .. (?:request|approv|form|ticket|okay|permission|signature)",
      "change (?:board|process|request|procedure|form|ticket|record)s? & sign ?off|signed off|approv|okay & reason|impact|test|back",

      "chang|alter|new (?:rule|connection) & @{firewall}|network|rule ?sets?|rules|connections? & {approve}|change (?:control|process|request|form|ticket|procedure|management) & !provider only|by phone|write nothing|not part of it|never go|without|nothing down|most (?:\\w+ )?changes|no process",
      "=no (?:port|rule|change|line|connection) .. (?:opened|changed|made|added|goes live) (?:\\w+ )?(?:without|unless|before) .. (?:form|ticket|request|approv|sign|okay)",
      "(?:modif|alter|chang)\\w* .. {firewall}|security groups?|filters?|lines?>|circuits?|peerings? & only by|under our|pull request|before|signs? a request|change procedure & approv|author|sign|okay|request & !when he likes|by phone",
    ],
    unmet: [
      "=(?:nobody|no one) (?:is|gets|has to be|needs to be) asked|nothing (?:is|gets) (?:noted|written|recorded|documented)|(?:he|she|they) just (?:does?|changes?|opens?) it & ~{firewall}|ports?>|network & ~chang|alter|open & !never|logs?>",
      "=no (?:\\w+ )?(?:procedure|process|form|approval|rule|ticket) (?:\\w+ ){0,2}(?:for|to|about|before|when) (?:\\w+ ){0,2}(?:chang|alter|new)\\w* & {firewall}|rules?>|network|router|ports?>",
      "(?:chang|alter|open|modif)\\w* (?:\\w+ ){0,4}(?:rules?|settings|ports?|router|firewall|config\\w*) (?:\\w+ ){0,2}(?:when(?:ever)? (?:he|she|they) (?:likes?|wants?|feels?|thinks?)|as (?:he|she|they) (?:likes?|sees?|wants?)|on (?:his|her|their) own)",
      "(?:ticket|approval|form) .. (?:rollback|way back|test|check) .. (?:not|no) part & ~firewall|network|rules?>",
      "(?:open|change|alter|add)s? (?:it|them|the (?:port|rule|rules)) (?:\\w+ )?(?:when (?:he|she|they) (?:likes?|wants?|calls?|rings?)|on (?:a )?call|just like that)|rings? up .. port .. (?:just )?open it|just open it & !never|not>",
      "(?:alters?|changes?|opens?) .. (?:rules?|security groups?|ports?|firewall) .. when(?:ever)? (?:he|she|they|it) (?:likes?|wants?|pleases?|feels? like it)",
      "{approve} & ~rules?>|firewall|network|ports?>|router & write nothing|nothing (?:is )?written|not part of it|do not test|no test|without (?:a )?(?:test|record)|(?:no|without) (?:a )?(?:rollback|way back)",
      "(?:never|not) (?:go|goes|went) through (?:approval|the process|change)|no (?:change )?process (?:there|for)|(?:just )?installs? .. no process & ~rules?>|firewall|network|links?|router",
      "=change (?:process|procedure|control) .. (?:fell asleep|no longer|stopped|gone) & ~network|firewall|rule",
      "(?:anyone|everyone|anybody|whoever) .. (?:can|may|just) chang(?:e|es) .. (?:firewall|router|network|rules?)",
    ],
  },
  "1.2.3": {
    about: [
      "network (?:\\w+ )?(?:diagram|map|plan|drawing|sketch|chart)|(?:diagram|map|drawing|sketch|plan|chart) of (?:the |our |my )?(?:\\w+ )?(?:network|cabling|lan|systems?)",
    ],
    met: [
      "(?:several|one|our|the) (?:plans?|topology (?:chart|map|plan))> & ~link|paths?>|connection|network|wireless & ^current|maintained|kept|correct|up to date|picture & !leaves? out|missing|not>",
      "network (?:\\w+ )?(?:diagram|map>|drawing|sketch|chart|plan>)(?!:? ?(?:partly|not>|no>|none|never))|(?:diagram|map>|drawing|sketch|plan>|chart|picture) of (?:the |our |my |all )?(?:\\w+ ){0,2}(?:network|connections?|wiring|lan>|setup|cables|systems)",
      "{diagram} & router|firewall|connection|wifi|network|terminals? (?:connect|hang|are)|hangs|plugged|connected & !card data (?:mov|flow|travel)|data flow|task|owner|assigned|public|leaves? out|missing|promised|rule",
      "{diagram} & ~router|firewall|connections|wifi|networks?> & show|update|up to date|current|kept|redraw|redrawn & !data flow|(?:flow|path|way) of",
    ],
    unmet: [
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:drew|drawn|draws?|sketched|mapped) (?:\\w+ ){0,2}(?:network|cabling|lan|it>) & network|lan|cabling & !flow",
      "=network (?:diagram|chart|drawing|map|sketch|plan)s? (?:\\w+ )?(?:(?:does|do) not (?:include|show|cover|have|contain)|lacks?|omits?)",
      "(?:diagram|map>|drawing|sketch|plan>) (?:\\w+ ){0,3}still (?:has|shows)|(?:diagram|map|drawing|plan)> .. (?:old|second|new) .. (?:is|are) not (?:drawn|shown|on it) & ~network|router|line|till|wiring|cabl|switch & !flow|card data",
      "(?:{diagram}|(?:wiring|cabling|network) plan) & ^still (?:has|shows)|old .. on it|(?:is|are) not (?:drawn|shown|on it) & ~network|router|line|till|wiring|cabl & !flow|card data",
      "(?:diagram|map>|drawing|sketch|topology|network plan|plan of the network) & ^leaves? out|lacks?|missing|partly|not redrawn|not on it|wrong|from memory|(?:from )?before (?:the|our) (?:\\w+ )?(?:rebuild|move|renovation|conversion|extension)\\w*|not necessary|not needed|incomplete|out of date & !nothing|never|not missing|flow|card data",
      "(?:network|systems?) (?:\\w+ )?(?:diagram|map|drawing|sketch|plan) & ~not redrawn|are missing|is missing|never seen one|links? (?:is|are) wrong",
      "promised to draw & ~network",
      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:redid|redone|redrew|redrawn|updated|brought up to date) & drawing|map>|diagram|plan>|sketch",

      "=(?:diagram|map|drawing|sketch|plan) .. (?:out of date|outdated|not up to date|years old|old one|not current|wrong by now|not been updated|never updated)",
    ],
  },
  "1.2.4": {
    about: [
      "data ?flow|card flow|flow of card|flow (?:diagram|chart)|(?:flow|path|way|journey|route) of (?:the )?(?:card|account)|how (?:the )?card (?:data|numbers?|details) (?:flow|move|travel|go)",
    ],
    met: [
      "(?:page|sheet|drawing|diagram|chart|picture|sketch|schema|document)> (?:\\w+ ){0,4}(?:shows?|tells?|says|explains?|describes?|with) (?:where|how|which way) .. (?:card|number)s? .. (?:goes|travels?|flows?|moves?|runs?|passes|takes) & !missing|only|lost|still shows|not>",
      "(?:flows?|dfd)> .. (?:documented|drawn|mapped)|(?:picture|drawing|chart) of (?:where|how|which way) .. (?:number|card|data)s? .. (?:travels?|goes|flows?|moves?|runs?) & card|{pan}|number & !missing|only|lost|still shows",
      "way|path|route|journey & card|{pan} & {diagram} & shown|drawn|show|draw|see|updated|current",

      "data ?flow|card flow|flow of card|flow (?:diagram|chart|drawing|map)|(?:flows?|path|way|journey|route|moves|movement|travels?) (?:of|the) (?:the )?(?:card|account|payment)|(?:how|where|which way) (?:the |our )?(?:card|account|payment)s? ?(?:data|numbers?|details|information)? (?:flow|flows|move|moves|travel|travels|go|goes|run|runs|passes)|(?:path|way|route) (?:that )?(?:the )?card & {diagram}|sheet|page>|picture|schema|up to date|update & !missing|flow only|still shows|on the list|nobody has|not on it|topology",
    ],
    unmet: [
      "=(?:flow|card data) .. (?:diagram|chart|drawing|map|sketch|picture)s? (?:\\w+ )?(?:(?:does|do) not (?:include|show|cover|have|contain)|lacks?|omits?|leaves? out|is missing)|(?:diagram|chart|drawing) of (?:the )?(?:card|data) .. (?:does not|lacks)",
      "data ?flow|card flow|flow (?:chart|diagram|picture|drawing)|flows?> & ~diagram|chart|picture|drawing|map & ^only|missing|still shows?|nobody has kept|not kept up|lost|not complete|out of date|leaves? out & !nothing|never missing|only the|currently",
      "on the list to (?:make|draw|do) .. (?:flow|diagram)|(?:could|can) not tell .. (?:which way|how|where) .. card (?:data|numbers?) (?:goes|go|flows?|travels?)",
      "flow (?:chart|diagram|picture|drawing) .. (?:lost|gone|still shows|missing)|shows the .. flow only",
      "=(?:flows?|moves?|travels?|goes)> .. (?:not|never|nowhere) (?:\\w+ ){0,2}(?:drawn|written|documented|on paper|noted|shown|mapped|on the (?:map|drawing|diagram)) & card|data|{pan}",

      "=(?:drawing|diagram|chart|map|sketch|picture) of (?:how|the way) .. (?:never|not|nobody) (?:\\w+ ){0,2}(?:made|drawn|done|exist)",

      "=(?:nobody|no one|never|not) (?:\\w+ ){0,3}(?:redid|redone|redrew|redrawn|updated|brought up to date) & ~how .. card|data ?flow|flows?>|card data (?:mov|flow|travel)",
      "=flow (?:diagram|chart|drawing) .. (?:out of date|outdated|years old|not current)",
    ],
  },
  "1.2.5": {
    about: ["ports?>|protocols?|services? & allowed|open|list & !provider|supplier|hosting"],
    met: [
      "what (?:may|can|is allowed to) (?:pass|go through|come through|get through)|ports?>|protocols?>|(?:network )?services>|allowed traffic|kinds? of traffic|connections> & {list}|{written}|noted & {approve}|need|reason|business|purpose|justif|what (?:it|each|they) (?:is|are) for|why & !provider|supplier|missing|the rest we|half of|% of|no list",
      "https|443|sftp|ntp|dns|rdp|what may talk|{firewall} matrix|matrix & {list}|matrix|each & justif|need|purpose|reason & approv|authoriz|signed off",
      "only .. (?:ports?>|protocols?>|services>) & {approve}|needed|business|reason & {list}|{written}|approv",
      "(?:ports?>|protocols?>|services>|traffic) (?:\\w+ ){0,4}(?:approv|authoriz|signed off) & need|reason|business|purpose|justif|why",
    ],
    unmet: [
      "ports?>|services?>|protocols?> & ^(?:approval|reason|need) (?:is |are )?(?:\\w+ )?missing|the rest (?:we|still|are not|is not)|half of what|no list|not on it|still have to|is not on it|% of & !rest (?:is|are) (?:closed|blocked|den)|all the rest|insecure",
      "(?:plan|want|going) to (?:catalog\\w*|list|write down) the (?:ports|services|protocols)|no idea what (?:services|ports|protocols)",
      "=(?:which|what) (?:ports|services|protocols) .. (?:have to look|no list|not know|nobody knows)",
      "=(?:list|table|record|overview) of (?:\\w+ ){0,2}(?:ports?|services|protocols?|connections)\\b[^.!?;]{0,40}\\b(?:no|none|never|not)>",
      "=(?:no|not (?:a|any)|never (?:had|made) (?:a|any)) (?:list|table|record|overview) (?:of|for|with) (?:\\w+ ){0,3}(?:ports?|services|protocols?)",
    ],
  },
  "1.2.6": {
    about: ["insecure|unsafe|risky|telnet|ftp>|weak|old (?:protocol|service)|outdated"],
    met: [
      "insecure|unsafe|risky|telnet|ftp>|smb>|snmp|legacy|old (?:protocol|service|connection|program)|outdated & vpn|tunnel|encrypt|restrict|limited|only from|only (?:one|two|our|the)|monitor|safeguard|protect|allow ?list|extra|ip (?:address|filter)|wrapped|secured & !no longer|no extra|later|just one|nobody has|no protection|reason is documented",
      "=smb\\w*|telnet|ftp|insecure|unsafe|legacy & ~isolated|tunnel|ipsec|vpn|own segment|only one host|limited to one|watched & ~need|can not be|must stay|reason|still & !later|idea is|nobody has|just one",
    ],
    unmet: [
      "telnet|ftp>|smb\\w*|snmp|insecure|unsafe & ^later|just one|no extra|no protection|not protected|unprotected|nobody has put & !only one host|tunnel",
      "=(?:wrote|written) .. safeguards .. (?:ftp|telnet|smb|insecure) .. (?:nobody|not) .. (?:put|place|done)|stays on for .. later",
      "=(?:telnet|plain ftp|ftp) .. (?:unprotected|without (?:any )?(?:encryption|protection|safeguard)|as it is|wide open)",
    ],
  },
  "1.2.7": {
    about: [
      "{firewall}|rule ?sets?|rules|network & review|check|gone through|go through|look|inspect|audit & !update|forged|spoof|sender|config",
    ],
    met: [
      "{review} & ^{firewall}|rule ?sets?|firewall rules|port (?:list|forward)|rules?>|configuration|settings & #every<=186 & !polic|providers? (?:list|compliance|contract|aoc)|update|patch|logs?>|firmware|connection list|handbook|daily steps|house rules|written rules|procedures",
      "(?:recertif|line by line|each (?:line|rule)|every (?:line|rule))\\w* & #every<=186 & ~{firewall}|rules?>|filters?|groups",
      "=each spring and (?:each |every )?autumn|spring and autumn|twice a year|half yearly|last review .. before that & ~{firewall}|rule ?sets?|rule ?base & check|review|ask|go through|gone through|need|over",
      "=looks? (?:thr\\w+|through|over) .. settings .. {firewall} & #every<=186",
    ],
    number: "at least once every six months",
    unmet: [
      "(?:check|review|look)\\w* (?:\\w+ ){0,2}only (?:when|if|after) (?:something|there|we|it|anything|a problem)|only (?:when|if) (?:something|there is|it) .. (?:check|review|look)\\w* & {firewall}|rule ?sets? & ~rules?|settings|config",
      "(?:review|check|go through)\\w* .. (?:when|if|only when) there is a problem|fell out this year|fell through|lack of staff & ~rules?>|rule ?sets?|firewall",
      "only .. (?:new|changed) .. reviewed|old ones stay|last (?:checked|reviewed|looked) (?:\\w+ ){0,3}(?:[7-9]|1\\d|ten|eight|nine) months ago & ~rules?>|firewall",
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

      "config(?:uration)?s? (?:files?|backups?|cop(?:y|ies)|exports?)|saved (?:settings|configuration|config)|cop(?:y|ies) of (?:the |our |its |their )?(?:\\w+ )?(?:settings|configuration|config)|(?:backup|backups) of (?:the |our )?(?:\\w+ )?(?:firewall|router|configuration|config|settings)|(?:firewall|router) (?:settings|configuration|config|backups?) & {lock}|protect|password|encrypt|{only}|safe|secure|can (?:open|reach|get|see)|admin & !a year behind|all of us|everyone|everybody|anybody|whole|shared (?:drive|folder)|public|unencrypted|usb|drawer|differ|password for|anyone|not know",
      "=(?:no one|nobody|no (?:\\w+ )?(?:soul|person)) (?:\\w+ ){0,3}(?:but|gets?|can get|comes?|except) .. (?:config|settings)",
      "(?:running )?config\\w*|saved copies|exports? & locked down|private|vault|restricted|no unauthorized & match|same as|equals?|compar|in step",
    ],
    unmet: [
      "(?:anyone|anybody|everyone|everybody|all of us|whole (?:office|team)) .. (?:open|get (?:in)?to|reach|log in|access|chang)\\w* .. (?:router|firewall)(?:'s)? (?:\\w+ )?(?:settings|config\\w*|page)",
      "(?:years?|months?) behind|no longer the same|not the same|differs? from & live|running|active & ~config\\w*|settings|backup & !never|nobody",
      "config\\w*|(?:router|firewall) (?:backup|settings)|settings file|backup of the (?:router|firewall) & ^all of us|everyone|everybody|anyone|anybody|whole (?:office|team|company)|shared (?:drive|folder)|public & !not>|never|nobody|only|no one|change",
      "config\\w*|settings files?|saved (?:settings|copies)|exported copies|terraform & ^differs?|a year behind|behind what is live|no longer the same|not the same|unencrypted|public|usb stick|drawer & !never|nobody|no one|compar",
      "(?:anyone|everyone|everybody|anybody|whole) .. (?:knows?|has) .. password .. (?:router|firewall|settings)",
      "(?:settings|configs?|configurations?|config(?:uration)? files?|set ?up files?) .. (?:anyone|everyone|everybody|anybody|whole (?:company|team|office)|all (?:staff|of us|colleagues)) (?:\\w+ ){0,4}(?:can|may|has|have) (?:\\w+ ){0,2}(?:open|read|see|get|write|change|copy|access)",

      "(?:config(?:uration)?s?|settings) .. (?:anyone|everyone|everybody) can (?:open|read|see|get)",
    ],
  },
  "1.3.1": {
    about: [`${INBOUND} & ${SHUT}|limit & !firewall between`],
    met: [
      "=(?:lets?|let us|allows?|letting) (?:\\w+ )?(?:in nothing|nothing in|in no|nobody in|in nobody)>",
      "=(?:nothing|no traffic|no one|nobody) (?:\\w+ ){0,3}(?:in from|from) (?:the )?(?:outside|internet)",
      "=(?:lets?|let us|allows?|accepts?|permits?) no (?:\\w+ )?(?:connections?|traffic|one|packets?|requests?) (?:\\w+ ){0,3}(?:in>|through|into|from (?:the )?(?:internet|outside))",
      `=(?:nothing|nobody|no one|no (?:stranger|outsider|computer|device|machine)) (?:\\w+ ){0,2}(?:from|on) (?:the )?(?:internet|outside|web) (?:\\w+ ){0,2}(?:can|may|gets?|comes?|reach(?:es)?|is let|is allowed)`,
      "=no way (?:\\w+ ){0,2}(?:from (?:the )?(?:internet|outside)|in from outside|inside from)",

      "=(?:in|inbound|inwards|incoming) ?[:=-]+ ?(?:nothing|none|no|closed|blocked|zero)>",

      "(?:in ?bound|incoming)(?: traffic| connections)?: (?:closed|blocked|denied|dropped|shut|rejected|nothing|only|none>)",
      `${INBOUND} & ^${SHUT} & ${NOT_IN}`,
      "in both directions|both ways & ~whitelist|allow|required|needed & deny|denied|refus|block|drop|rest|everything else",
      "(?:takes? in|may come in(?:to)?|let in) .. (?:nothing more|nothing else|short list|only|explicit)|(?:whatever|all|anything) else (?:knocks|comes) .. (?:refused|dropped|denied|blocked)",
      `${INBOUND} & ${SHUT} & ${NOT_IN} & card|terminal|till|payment|network|port|traffic|connection|firewall|router`,
      "=(?:nothing|nobody|no one|no (?:traffic|connection|connections|one|port|ports)) (?:\\w+ ){0,3}(?:comes?|gets?|gets|can get|can come|is let|may come|can connect|connects|can reach|reaches|let|open) (?:in>|into|through|them|it|to the|from (?:the )?(?:outside|internet))",
      "=(?:lets?|let us|allows?|letting) nothing (?:\\w+ ){0,2}(?:in>|through|into)",
      "=(?:no|zero) (?:open |forwarded )?(?:ports?|inbound|incoming|port forward\\w*|holes?) (?:\\w+ ){0,3}(?:open|forwarded|from|allowed|traffic|connections?|rules?|is|are|through|in the (?:firewall|router))",
      "(?:all|every) (?:inbound |incoming )?(?:ports?|traffic|connections?) (?:\\w+ ){0,3}(?:is|are|stays?|remain) (?:closed|blocked|denied|shut|refused)",
      "=(?:firewall|router) .. (?:blocks|drops|refuses|denies|rejects) (?:everything|all|anything|whatever) .. (?:in>|inbound|incoming|from (?:the )?(?:outside|internet)|not asked|unasked|uninvited|not needed|we did not)",
    ],
    unmet: [
      "any ?(?:-|to)? ?any|more than (?:is )?necessary|temp(?:orary)? rules|from anywhere inside|freely & in>|inbound|into|accepts?|traffic|cde|card (?:network|system) & !explicit drop|drop any|deny any|den(?:y|ied)|out (?:they|it|goes)",
      "=no (?:\\w+ )?(?:filter|firewall|barrier|wall) (?:\\w+ ){0,2}(?:between|among) & ~tills?|terminal|card|pos|network & ~in and out|freely|all may talk|flat|talk to all & !wifi",
      "(?:only|just) port (?:3389|22|23|5900) is open to (?:all|the) (?:the )?world|(?:rdp|3389|remote desktop) (?:\\w+ ){0,3}open .. (?:world|internet|everyone|outside)",
      "inbound filter\\w* .. (?:only|just) .. (?:none|not)|deny rule .. inbound .. will be",
      "all (?:the )?ports (?:are |is )?open|everything is open",
      "(?:any|all|every) .. (?:inbound|incoming|from outside|from the internet) .. (?:allowed|let through|open|let in) & !reject|block|drop|den(?:y|ied)|refus|unless|except|closed",
      "(?:terminals?|tills?|pos|card systems?|computers?) .. (?:can be reached|reachable|open) from (?:the )?(?:internet|outside)",
      "(?:router|firewall|it) .. (?:lets|allows) (?:everything|all|anything) (?:in>|through|in and out)",
    ],
  },
  "1.3.2": {
    about: [`${OUTBOUND} & ${SHUT}|limit`],
    met: [
      "=out (?:\\w+ )?(?:only|just) (?:to|for|towards)> & !planned|later|not yet",
      "(?:computers?|pcs?|tills?|terminals?|machines?|systems?|readers?|segment) (?:\\w+ ){0,2}only (?:\\w+ )?(?:allowed|permitted|able|let) to (?:reach|talk|connect|open|go|contact|visit|call)",
      "(?:outbound|outgoing|outwards|going out|to the outside) (?:\\w+ )?only .. (?:open|allowed|permitted|reachable)",

      "(?:firewall|router|it) only (?:lets?|let us|allows?|permits?) .. (?:talk|connect|speak|go|send|get) (?:out )?(?:to|with) .. (?:provider|bank|processor|acquirer|payment|gateway)",

      "(?:out|outbound|outwards|outgoing) ?[:=-]+ .. (?:only|other|rest|else) .. (?:block|den|drop|clos|refus)\\w*",

      "(?:out ?bound|outgoing)(?: traffic| connections)?: (?:closed|blocked|denied|dropped|shut|rejected|nothing|only|limited)",
      `${OUTBOUND} & ^${SHUT} & !only filter|planned|only one host may|port (?:\\d+ )?is open in|everything is allowed|isolated`,
      "egress|outbound|outgoing & necessary|needed|required|permits?|allowed|only & rest|everything else|all else|other & den(?:y|ied)|drop|block|refus|closed",
      "in both directions|both ways & ~whitelist|allow|required|needed & deny|denied|refus|block|drop|rest|everything else",
      "=nothing leaves (?:except|but|other than)|(?:out|outwards|outside) it may (?:go|talk|connect) (?:just|only) to|may (?:go|get) out (?:\\w+ )?(?:just|only)? ?to (?:the )?(?:processor|payment|bank|provider)|may go out to .. (?:nothing (?:further|else|more)|no further)",
      "=out ?: .. (?:any other|rest|all other|else|final rule) .. (?:blocked|denies|denied|dropped|stopped)",
      "(?:outwards|outbound|outgoing|out) .. may only (?:talk|go|connect|speak) .. to",
      "out (?:to|into|on) (?:the )?(?:net|internet|world|web|outside) .. only .. (?:open|allowed|permitted|reachable)|only .. (?:open|allowed|permitted|reachable) out(?:wards|bound|going)?>",
      "=(?:terminals?|readers?|pc|tills?|they|it) .. (?:and|or) (?:to |with )?(?:nobody|nothing|no one|nowhere) else",
      "+(?:gets?|goes|go|talks?|connects?|reach(?:es)?) .. (?:bank|processor|acquirer|provider|gateway)\\S* .. only>",
      "only (?:lets?|let us|allows?|permits?) .. (?:out>|outside|outbound|to the (?:bank|processor|provider|acquirer))",
      "=(?:nothing|no (?:other )?(?:traffic|connection|connections)) (?:\\w+ ){0,3}(?:goes?|gets|can go|may go|leaves?|can leave) (?:out>|outside|elsewhere|anywhere|to anywhere)",
      "=(?:terminals?|readers?|tills?|pos|card (?:systems?|machines?)|they|it) (?:\\w+ ){0,3}(?:only|nothing but|nobody but) .. (?:to|with|reach(?:es)?|of)? ?(?:the |our )?(?:processor|bank|acquirer|payment (?:company|firm|provider|service|host|server|address)|gateway|provider|worldpay|stripe|adyen)",
      "=(?:firewall|router) .. (?:blocks|drops|refuses|denies|rejects) (?:everything|all|anything) .. (?:out>|outbound|outgoing|both (?:ways|directions)|leav)",
    ],
    unmet: [
      "=(?:not|never|nobody) (?:\\w+ ){0,2}(?:limit|restrict|filter|control|block)\\w* (?:what|where|which|how far) .. (?:connect|reach|talk|go|call|send|surf)",
      "outbound|outgoing|egress|out & ^everything (?:is )?(?:allowed|open)|(?:rules?|filter\\w*|limits?) (?:is|are) planned|only (?:filter|block|check|restrict)s? (?:what|whatever) comes? in & !den|block|drop|rest|closed",
      "(?:to the outside|outwards|outbound|out) (?:\\w+ )?(?:everything|anything|all) (?:may|can) (?:go|get|connect|talk)",
      "=(?:all|everything|everyone) (?:may|can) talk to (?:all|everything|everyone) .. out|in and out (?:\\w+ ){0,2}freely",
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

      "{wifi}|guest net & {separate}|firewall|blocked|block|guest (?:network|wifi) (?:is|has|runs|sits)|filter & !factory|default|password|wpa|home|house|hotel|own firewall|firewall off|same net|one net|routing .. allowed|straight in|budgeted|planned|same subnet|plans?>|picture|by default and blocks|allows by default",
      "(?:all|any|every) (?:\\w+ )?(?:{wifi}|wlan|wireless) (?:\\w+ )?(?:traffic )?.. (?:denied|deny|dropped|blocked|default deny)",
      "between (?:every|each|all|any|the)? ?(?:\\w+ ){0,3}(?:{wifi}|wlan) and .. (?:stands?|sits?|is) .. (?:firewall|fortigate|asa|filter)|wlan & deny|denied",
      "=(?:{wifi}|guest net|guests?|customers) .. (?:not know each other|can not|can never|no way to|is not able to|are not able to|does not|do not|never|no access|can neither|no (?:way|path|route|connection)) (?:\\w+ ){0,3}(?:reach|get (?:to|at|into)|see|touch|access|talk to|connect to|to)",
      "=(?:nothing|nobody|no one) .. (?:wifi|wireless) .. (?:reach|get (?:to|at|into)|see|touch|access|talk to)",
    ],
    unmet: [
      "routing .. (?:is allowed|allowed|open)|comes? straight in(?:to)?|allows .. by default & ~{wifi}|wlan & !not|never|nothing|no>",
      "{wifi}|wlan & ^same subnet|allows? (?:by default|everything)|budgeted|no filter & !not|never|nothing",
      "guest (?:access point|wifi|wlan|net) .. same switch|same switch as the (?:tills?|terminals?)",
      "firewall between .. (?:wlan|{wifi}) .. (?:budgeted|planned|next year)|(?:staff|office) wlan comes straight",
      "(?:guests?|customers?|visitors?) .. (?:tills?|terminals?|card machines?|readers?|pos) .. (?:share|same|one|together) .. {wifi}|(?:tills?|terminals?|card machines?|readers?|pos) .. (?:guests?|customers?|visitors?) .. (?:share|same|together) .. {wifi}|(?:guests?|customers?|visitors?) .. (?:share|same) .. {wifi} .. (?:tills?|terminals?|card machines?|readers?)",

      "=(?:no|without|not (?:a|any)) (?:\\w+ )?(?:firewall|barrier|separation|wall|filter|border) .. {wifi}",
      "{wifi} & (?:one|same) (?:big )?net(?:work)?> & !not|own|separate",

      "(?:terminals?|tills?|pos|card|readers?) .. (?:same|shares? the) (?:wifi|wireless|network) .. (?:guest|customer|visitor|public|everyone)",
      "(?:guests?|customers|visitors) .. (?:same|use our) (?:wifi|wireless|network)",
      "=(?:wifi|wireless) .. (?:no firewall|not (?:separated|filtered|blocked|segmented|isolated)|same network)",
    ],
  },
  "1.4.1": {
    about: [
      "{firewall} & between|edge|in front of & !nothing|nobody|no one|drops?|blocks?|rules?>",
    ],
    met: [
      "{firewall} & between|at the (?:edge|border|entrance|door|internet|front)|in front of|towards|toward|facing|on (?:each|every|the) (?:line|connection|internet)|each (?:line|connection)|every (?:line|connection)|stands|sits & internet|outside|untrusted|public|world|line|edge|border|isp|perimeter|dmz & !tasks?>|table|ask of|told to|review|settings of|ordered|taken out|addresses",
      "(?:all|every|each) (?:our )?(?:\\w+ )?(?:lines?|links?|connections?|border)> .. (?:through|behind|is|has|have|come in) .. (?:firewalls?|filter)|where our net(?:work)? (?:touches|meets) .. (?:firewall|filter)",
      "at (?:each|every) border .. (?:internet|partner) & firewall|filter",
    ],
    unmet: [
      "firewall .. (?:was |is )?(?:taken out|taken off|removed|ordered|bypassed)|took the firewall (?:off|out|away)|behind the firewall .. unfiltered|(?:no|without) (?:a )?filter at (?:its|the) edge|firewall .. (?:kiosk|branch|stall|warehouse|second shop|other (?:one|site|shop)) (?:\\w+ )?(?:does|has|do) (?:not|none)",
      "(?:come|comes) in behind the firewall & ~line|unfiltered|vpn|link",
      "=(?:no|without (?:a|any)) firewall(?! rules?| review| log| change| standard) & !laptop|notebook|macs?>|macbook|tablet|between|wifi",
      "(?:plugged|connected|hang\\w*) (?:straight|directly) (?:in)?to (?:the )?(?:internet|modem|line)",
    ],
  },
  "1.4.2": {
    about: ["{firewall} & internet & only"],
    met: [
      "web ?server|webshop|website|public (?:services?|servers?|systems?)|https|port 443|443|published & only|nothing else|nothing but|everything else|rest|all other & internet|outside|inbound|incoming|reach|untrusted|traffic|in> & !cde ingress|jump host|database",
      "=nothing|nobody|no one & ^in>|from outside|through & ^unless|just|only|except & answers?>|repl(?:y|ies)|responses?|stateful|asked|our side started",
      "stateful|replies|responses? (?:to|for)|answers? to|established|connections? (?:we|that we|our systems?) (?:open|start|began|made)|started (?:it|from (?:the )?inside|inside|by) & only|allow|let|rest|block|else",
    ],
    unmet: [
      "ports? (?:\\w+ )?(?:is|are) (?:\\w+ )?forwarded|forwards? (?:a |one |the )?ports? & !no>|never|not>|none|vpn",
      "(?:rdp|vnc|all ports|3389|22|remote desktop|web server|server)> (?:\\w+ ){0,3}(?:is |are |has |with )?(?:\\w+ ){0,2}(?:open|exposed|directly on) .. (?:internet|outside|public ip)|all ports (?:exposed|open) & !closed|only 443|blocked|not>|no>|database|card",
      "port forward\\w* (?:to|for|on|so)|forwarded? (?:a )?ports? to & !no>|never|not>|none|without",
      "everything may come in|traffic from the internet is not blocked|filter (?:is|s) off|(?:unsolicited|unasked|unwanted) (?:packets?|traffic|connections?) (?:gets?|comes?) (?:in|through)|dmz host|internet reaches every (?:machine|computer)|reaches every machine",
      "=not (?:restrict|limit)\\w* which of our (?:servers|systems)",
    ],
  },
  "1.4.3": {
    about: ["spoof"],
    met: [
      "spoof|(?:wrong|false) senders?|claim(?:s|ing)? to (?:be|come)|(?:forged|fake|faked|false) (?:\\w+ )?(?:ip|address|sender|source|traffic|packets?)|pretend(?:s|ing)? to (?:come|be) .. (?:inside|internal|our)|martian|bogon|reverse path|source address (?:check|valid) & block|on>|enabl|activ|drop|discard|reject|stop|filter|detect|protect|switched|refus|den|throw|thrown|have|has|does & !switched off|was off|not activated|clue|not on>|is off|no spoof|options? somewhere",
      "(?:fakes?|forges?) the sender|urpf|(?:our own|private|internal) (?:and private )?(?:ranges?|addresses) (?:coming |arriving )?from (?:the )?(?:internet|outside)|inside addresses & block|drop|discard|throw|reject|strict|on> & !let through|can not",
    ],
    unmet: [
      "spoof|forged (?:sender|source)|reverse path|urpf & ^switched off|turned off|(?:is|was|stays) off>|not activated|not enabled|never enabled|no clue & !attack",
      "=(?:no|without|not have) (?:\\w+ )?(?:anti )?spoof\\w*",
      "(?:inside|internal|our own) addresses .. (?:let through|not checked|pass)|spoof .. not activated",
      "=forged|spoof|faked & ~(?:function|setting|protection|check|it) (?:was|is|stays|still is) (?:switched |turned )?off>",
    ],
  },
  "1.4.4": {
    about: ["database|stored card|card (?:numbers|data) & internet|outside|dmz"],
    met: [
      "=database|card (?:server|store|table)|server with .. cards? & ^(?:can not|could not|never|not|no way to|can nobody) (?:\\w+ ){0,3}(?:reach|reached|reachable|accessible|accessed|connected|seen|touched|get at)\\w* & ^internet|outside|public|web>|untrusted & ~card|pan|stored & !sure|know|whether|protected|encrypted",
      "=(?:database|server|system|computer|machine)s? .. (?:card|stored|numbers|pan) .. (?:can not be reached|not reachable|not (?:directly )?accessible|no (?:direct )?(?:access|connection|route|line)|unreachable|never exposed|not exposed|not (?:directly )?connected|not in the dmz) .. (?:internet|outside|public|untrusted|dmz)",
      "=(?:nobody|no one|nothing) .. (?:internet|outside) .. (?:reach|get (?:to|at)|touch|access) .. (?:database|stored|card)",
      "database|stored card|where (?:we )?(?:keep|store) card|card (?:numbers|data|server|store) & internal|inner|behind|own (?:segment|vlan|zone)|private (?:network|subnet) & ~internet|outside|public|dmz|web ?server & !public ip|same box|open to|nas>",
      "=(?:card (?:data )?(?:store|server)|database|servers?|rds) .. (?:card|stored|pans?|numbers)[^.;!?]{0,60}(?:impossible|private (?:subnet|ip)|inner (?:zone|address)|inner zone|not reachable|can not be reached|no (?:igw|route)|behind two firewalls)",
      "=(?:can not|nobody can|no way to) (?:get to|reach|touch) .. (?:saved|stored) card .. (?:outside|internet)|card data (?:store|server|base)? ?(?:is|are) not (?:reachable|accessible) from (?:outside|the internet)",
    ],
    unmet: [
      "database|{pan} & ^answers? (?:\\w+ ){0,3}(?:internet|public|outside)|in the dmz|(?:internet|public) (?:address|ip)> & !not|never|no>|nobody|none|behind (?:the|a) (?:second|inner)",
      "database|server with .. card|card server & ^(?:anyone|anybody|everyone) (?:on|from|in) (?:the )?(?:internet|web|outside)|from anywhere|facing the internet|reachable from everywhere & ~card|pan & !not|never|no>|nobody|only",
      "{pan}|database|mysql & ^same (?:box|server|machine|host) as .. (?:public|website|web)|public ip>|accessible over the internet|open to the internet|via the (?:vendor|maker)\\S* cloud & !not|never|no>|nobody",
      "(?:nas|server|bucket|database|pms) .. card[^.;!?]{0,50}(?:public ip|open to the internet|accessible over the internet|over the internet)",
      "database|card (?:server|table|store)|stored card & public (?:ip |internet )?address|(?:straight|directly) (?:from|over) (?:home|the internet|outside)|open to the (?:internet|world)|reachable from (?:the )?(?:internet|outside|home) & !not|no>|never|nobody|nothing",

      "(?:database|server) .. (?:card|pan) .. (?:directly|straight) (?:reachable|accessible|on|from|connected) .. internet",
    ],
  },
  "1.4.5": {
    about: ["internal (?:ip|address)|inner (?:network|address)|nat>"],
    met: [
      "(?:inside|internal|inner|private) (?:ip |network )?(?:addresses|details|layout|routing|plan) & only|nobody|hidden|translat|nat>|not",

      "nat>|network address translation|masquerad|(?:internal|inner|private) (?:\\w+ )?(?:ip|address|addresses|network details|network plan|layout|routing)|ip address(?:es)?|routing (?:details|information|tables?)|network (?:layout|plan|details) & hid|hidden|not (?:shown|visible|disclosed|given|shared|published|told)|never|only|limited|nobody|secret|confidential|conceal|authoriz|translat|on>|use & !public wiki|gives out|announce|show internal|card numbers|layer|anyone|everybody|never thought|drawn|diagram|up to date",
      "internal numbers|(?:internal|inner) (?:ip|address|network)|paths between & told to nobody|only (?:the )?(?:authorized|two|network)|except the",
    ],
    unmet: [
      "internal (?:ips?|ip addresses|addresses|ranges|numbers)|ip (?:list|plan|addresses|documentation)|routing (?:plan|and ip|documentation)|network plan & ^public|gives? out|shows?|announces?|seen by the world|(?:every|each|any) (?:supplier|one) who asks|former contractors|to (?:anyone|everybody|everyone)|to the world & !hidden|nobody|never|not>|no one|only (?:our|the|two)|except",
      "dns .. gives out internal|error pages .. (?:show|reveal) internal|(?:internal|inner) .. (?:addresses|network) .. (?:published|public|visible to (?:everyone|anyone))",
    ],
  },
  "1.5.1": {
    about: [
      "laptop|notebook|mobile devices?|home (?:pc|computer)|tablets? & firewall|antivirus|protect|security",
    ],
    met: [
      "settings (?:are |is )?locked|locked settings & ~laptop|notebook|mobile|tablet|devices?>|home (?:pc|computer)",

      "(?:can not|may not|not able to|no rights to|only .. can|locked|nobody (?:\\w+ )?can|can only be|impossible) .. (?:chang|switch|turn|disabl|alter|off>|stop|set|meddle|tinker|fiddle|touch)|(?:stop|prevent|keep|forbid)\\w* .. (?:users|staff|people|them|employees) .. chang|admin rights|management (?:approv|say)|without .. (?:okay|approv|permission) & ~laptop|notebook|devices?>|computers?|pcs?>|tablet|phones?>|machine & ~firewall|antivirus|protection|security (?:software|settings?)|{antivirus}|hardened & !switch it off themselves|are not>|users have|tolerates|permanent exemption",
      "tamper protected|(?:can not|not) be (?:disabled|switched off|turned off|changed) by|no local admin|no rights to (?:modify|change)|lack the rights & ~laptop|notebook|device|computer & ~firewall|control|configur|protection|policy|settings",
    ],
    unmet: [
      "(?:anyone|anybody|everyone|everybody|each of us|people|whoever) (?:\\w+ ){0,4}(?:can|may) (?:\\w+ ){0,2}(?:turn|switch|shut|disable) & ~laptop|notebook|devices?>|macs?>|tablet & firewall|protection|antivirus|scanner & !not>|only|never",
      "(?:users?|staff|employees?|reps?|sales people|each|they|who) (?:\\w+ ){0,5}(?:can|may|could) (?:\\w+ ){0,3}(?:turn|switch|shut|disable)\\w* & ~laptop|notebook|devices?>|computers?|protection & firewall|protection|antivirus|its|off & !not>|only|never|nobody|unless|approv|neither",
      "(?:sales people|staff|they|users|reps) (?:\\w+ )?(?:switch|turn) it off (?:themselves)? & ~firewall|protection|antivirus",
      "(?:private|own) (?:laptop|notebook|phone|tablet)s? & ~card|till|server & ^nothing special|are not>|not locked|no protection|unprotected",
      "=permanent exemption|exempt\\w* for good|protection (?:is|was) not running|protection (?:is|was) (?:off|missing|not on)|in planning & ~laptop|notebook|devices|developers",
      "(?:firewall|antivirus|protection) .. can be (?:switched|turned) off|(?:firewall|antivirus|protection) .. (?:switched|turned) off (?:by|whenever|at will) & ~laptop|notebook|devices?>|macs?>|macbook|tablets? & !only|admin|approv|not>|never|nobody",

      "(?:turn|switch|shut)(?:s|ed|ing)? (?:\\w+ ){0,4}(?:firewall|protection|antivirus|security) off|(?:turn|switch|shut)(?:s|ed|ing)? off (?:\\w+ ){0,3}(?:firewall|protection|antivirus)|(?:firewall|protection|antivirus) (?:\\w+ ){0,2}(?:turned|switched) off & ~laptop|notebook|devices?>|macs?>|macbook|tablets?>|home (?:pc|computer) & !only|admin|approv|not|nobody|no one|prevent|unless",

      "=(?:laptops?|devices?|computers?|pcs?) .. (?:no|without) .. (?:firewall|antivirus|protection)",
    ],
  },
};
