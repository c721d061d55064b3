// What a card machine hangs on, in looser words than the trade's: who keys the amount, what stops
// when the till stops, which program does the cards, and which line the machine calls over.
import { type SignalSource, unlessAlso } from "@/lib/assessor/embedded/determination/signal";

import { NOT_THE_MACHINE, SYSTEM_CUE } from "./vocabulary";

const TILL =
  "(?:cash ?registers?|registers?|tills?|cash ?desks?|e?pos|point of sale|pcs?|computers?|laptops?|ipads?|tablets?|software|programs?|pms|workstations?|servers?|(?:billing|booking|dispatch|weighing|hotel|practice|stock|front desk|club|ticketing|other|business) systems?|systems?|equipment|devices?)";
const PHONE =
  "(?:phones?|smartphones?|mobiles?|iphones?)(?! (?:lines?|sockets?|jacks?|points?|network|company|cable|wire|calls?|outlet|wall))";
const SYSTEM = `(?:${TILL}|${PHONE}|anything|any ?thing else)`;
/** Words on the way to a system that show that the machine hangs on something else. */
const STRAIGHT =
  "(?:(?!router|network|internet|wifi|socket|wall|next|beside|under|behind|near|switch|power|bank|processor|landline|own|separate|isolated|vlan|line|firewall)[^ ,;]+ ){0,3}?";
const TIE =
  "(?:connect(?:ed|s|ion|ions)?|link(?:ed|s)?|hook(?:ed|s)?(?: up)?|wired|tied|plugged(?: in)?|attached|coupled|paired|tethered|cabled|integrated|joined(?: up)?|docked|hangs?|hanging|interfaced|contact|synced|chained)(?: (?:them|it|either|up|in|directly|straight|physically|also|at all|somehow|electronically))* (?:to|with|into|in to|on|onto|off)";
const KEY_IN =
  "(?:re ?)?(?:keys?|keyed|keying|types?|typed|typing|enters?|entered|punch(?:es|ed|ing)?|taps?|puts?|inputs?|rings?)";
const AMOUNT =
  "(?:amounts?|totals?|prices?|sums?|figures?|fares?|fees?|bills?|sale amount|value|how much|dollars|pounds|euros|what (?:the )?(?:bill|till|receipt|screen|display|register) (?:says|shows))";
const ON_TILL = `\\b(?:in|into|on|at) (?:the |our |my |a )?(?:[a-z]+ )?(?:tills?|pos|epos|registers?|computer|pc|program|software|app|tablet|ipad|billing|browser|website|virtual)`;
const OFF =
  "(?:(?:is |are |goes |gets |has |being |been |loses |was )*(?:switched |turned |powered |shut )?(?:off|down|crash(?:es|ed)?|freezes?|frozen|dies|dead|fails|failed|closed|broken|power|stops|hangs|reboots?|restarts?))";
const DEAD =
  "(?:can ?not|can not|no|not|dead|dies|stops?|neither|nothing|useless|out of action|refuses|fails|goes (?:down|dead|off)|do not work|does not work|will not)";
const SYSTEM_OF_SALE =
  "(?:(?:e?pos|point of sale|tills?|registers?|cash ?desks?|toast|lightspeed|square for restaurants)(?: (?:system|software|program|pc|server|app|controller|computer|bundle)s?)?|(?:billing|ticketing|ticket|salon|hotel|front desk|reception|booking|register|restaurant|shop|store|practice|pharmacy|fuel|forecourt|site|garage|workshop|kitchen|ordering|retail|sales|membership|parking|clinic|dental|gym|club|cinema|cash|counter|desktop|windows) (?:systems?|software|program|app|application|suite|pcs?|client|controller|computer|server))";
const CARD_PART =
  "(?:(?:card|credit card|payment|card payment|eft|emv|processing|card processing) (?:module|software|app|application|program|client|function|part|screen|add ?on|engine|interface|option|processing|handling)s?|(?:integrated|built in|attached|usb|plug in|serial|connected|wired) (?:card |chip |swipe |magstripe )*(?:swipers?|readers?|pinpads?|terminals?|pads?)|(?:chip |card |swipe |magstripe )?(?:readers?|swipers?|pinpads?|pads?) (?:(?:plugged|built|attached|connected|wired|hooked|cabled|docked)(?: in)?|(?:on|by|with|via|over) (?:an? )?(?:cables?|wires?|usb|serial)))";

const HANGING_SOURCES: readonly SignalSource[] = [
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue: SYSTEM_CUE,
    pattern: `${TIE} ${STRAIGHT}${SYSTEM}`,
    unless:
      "\\b(?:virtual|browser|website|calls?|guests? (?:can )?connect|keyboard|wifi network is)\\b",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue: "no |without|neither|itself|themselves|nothing",
    pattern: `(?:no|without(?: an?| any)?|neither(?: an?| the)?)(?: [a-z]+){0,2}? ${SYSTEM},?(?: (?:or|and|nor)(?: [a-z]+){1,2})? (?:is |are |being )?(?:attached|connected|needed|involved|paired|linked|behind it|in between|required|hooked up)|(?:does|doing|handles) (?:it|everything|all|the lot|that|the whole thing) (?:all )?(?:by (?:itself|themselves)|alone|on its own)`,
    unless: "virtual|browser|pc which does|computer which does|till",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue: "integrat|interface|coupling|link",
    pattern:
      "(?:(?:e?pos|till|ecr|pms) )?(?:integration|interface|coupling|till link|pos link)s?[:=]? (?:none|no|not any|n/?a|zero)",
    unless: "virtual|website",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue: "not|never|neither|separate",
    pattern:
      "(?:they|both|these|the two|it|machines?|terminals?|pinpads?|readers?|not)(?: [a-z]+){0,3}? (?:is |are |were )?(?:not|never) (?:connected|linked|joined|tied|paired|integrated|hooked up|wired up|networked)(?: up)?(?: at all| in any way| together| to each other| with each other| to one another)?(?= ?[.,;:)]|$| and )|(?:do|does|can|know) (?:not|nothing) (?:talk|speak|communicate|know|see|interact|of|about)(?: (?:to|with|about|of))? (?:each other|one another)|(?:two|they|both) (?:do|are) not (?:meet|acquainted|touch)|(?:computer|pc|till|register|program)(?: [a-z]+){0,5}? (?:is|are) (?:an? |two )?(?:completely |quite |entirely |totally )?separate (?:things?|systems?|worlds?|machines?|units?)|(?:^|[.,;:] ?)not (?:connected|linked|joined|tied|paired|integrated)(?: at all| in any way)?(?= ?[.,;:)]|$)",
    unless:
      "\\b(?:virtual|shops?|stores?|sites?|branches|locations?|places|restaurants|internet)\\b",
  },
  {
    slot: "standalone",
    value: "yes",
    cue: "amount|total|price|fare|fee|sum|figure|bill|value|dollars|pounds|euros",
    pattern: `${KEY_IN} (?:in |up |out |it |over )*(?:the |each |every |that |same |right |whole |his |her |our |just |bare |final )*${AMOUNT}|${AMOUNT} (?:(?:i|we|they|staff|she|he|you|crew|driver|waiters?) )?(?:is |are |gets? |being |was |has to be |have to be |must be |then |just |always |manually |still )*(?:re ?)?(?:keyed|typed|entered|punched|put in|tapped|key|type|enter|punch)|(?:re ?keys?|re ?types?|re ?enters?|rekeys?|rekeyed)(?: [a-z]+){0,3}? (?:amounts?|totals?|prices?|it)|reads? (?:the )?(?:fare|amount|total|price) (?:off|from)(?: [a-z]+){1,4} and (?:keys?|types?|enters?|punch(?:es)?|press(?:es)?|puts?|taps?)`,
    unless: `virtual|${ON_TILL}`,
  },
  {
    slot: "standalone",
    value: "no",
    literal: true,
    cue: SYSTEM_CUE,
    pattern: `(?:when|if|once|whenever|as soon as|without|with) (?:the |our |my |that )?(?:[a-z]+ ){0,2}?${TILL} ?(?:pc |computer |system )?${OFF},?(?: [^ ]+){0,6}? ${DEAD}|${DEAD}(?: [a-z]+){0,6}? (?:when|if|once|whenever|unless|as soon as) (?:the |our |my |that )?(?:[a-z]+ ){0,2}?${TILL} (?:pc |computer |system )?(?:${OFF}|is not (?:on|running)|is (?:on|running|up))|(?:can ?not|can not|does not|do not|will not|could not|unable to|nothing)(?: [a-z]+){0,3}? (?:do|work|reach|take|pay|function|run|go|get|process)(?: [a-z]+){0,3}? (?:by itself|on its own|by themselves|without (?:the |our |a |its |that |my )*(?:[a-z]+ )?(?:${TILL}|${PHONE}))`,
    unless: "virtual|still works?|keeps? working|works? anyway",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue: SYSTEM_CUE,
    pattern: `(?:totals?|amounts?|bill|sale|request|price|payments?|transactions?|internet|connection|goes|go|talks?|reach(?:es)?|works?|runs?|online|out|bank|processor)(?: [a-z]+){0,5}? (?:off|from|through|thru|via|out of|over|by) (?:the |our |its |that |this |same |front |back |desk )*(?:[a-z]+ )?(?:cash ?registers?|registers?|tills?|cash ?desks?|e?pos|point of sale|pcs?|computers?|(?:billing|register|ticket|ticketing|booking|salon|till|pos) (?:program|software|system)|program|software)(?! (?:network|vlan|lan|wifi|line|segment|subnet))`,
    unless:
      "virtual|browser|website|\\bnot (?:connected|linked)|email|phone|separate|vlan|firewall|wifi|\\band (?:then )?(?:press|key|type|retype|rekey|punch|enter|put|bash|tap|cop)",
    within: "terminal|machine|pad|reader|pdq|swip|card device|\\bit\\b|eftpos|device",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue: "usb|serial|cable|wire|\\blead|cradle|dock|slave|behind|push",
    pattern: `(?:by|with|via|through|over|on|at) (?:an? |its |the )?(?:usb|serial|rs ?232|network cable|cable|wire|lead)(?: [a-z]+){0,3}? (?:to|into|on|from) (?:the |our |a )?(?:[a-z]+ ){0,2}?${TILL}|usb (?:card |chip |swipe )*(?:pinpads?|readers?|pads?|terminals?)|(?:readers?|pinpads?|pads?|terminals?|cradle|machines?)(?: [a-z]+){0,3}? (?:by|on|via|over|with) (?:an? )?(?:usb|serial)|slaves? of|(?:pinpads?|readers?|pads?) behind (?:the |our |each )?(?:tills?|registers?|pos)|${TILL}(?: (?:pc|computer|system|software))? (?:is |are |then )*(?:pushing|pushes|sending|passing|giving|telling|feeding|talking)(?: [^ ]+){0,5}? (?:to|the) (?:[a-z]+ )?(?:machine|terminal|pinpad|reader|pad|card device)`,
    unless: "virtual|browser|website|router|phone socket|\\bto (?:the )?(?:wall|internet)",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue: "driv|control|operat|steer|command|start|by way|leave",
    pattern:
      "(?:module|software|program|system|app|application|erp|till|pos|register|pc)(?: [a-z]+)? (?:drives?|controls?|operates?|steers?|commands?|wakes?|starts?) (?:the |our |its )?(?:[a-z]+ )?(?:pinpads?|readers?|terminals?|pads?|card machines?)|(?:payments?|transactions?|cards?|data)(?: [a-z]+){0,2}? (?:leaves?|leave|exits?|goes|go)(?: out)? (?:by way of|through|via) (?:the |our )?(?:tills?|pos|registers?|pc|computer)",
    unless: "virtual|website",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue: "amount|total|price|sum|fee|bill",
    pattern:
      "(?:amounts?|totals?|prices?|sums?|bill) (?:just |then |automatically |always )*(?:pops? up|comes? up|appears?|shows? up|arrives?|lands?|turns? up|jumps?)(?: [a-z]+){0,2}? (?:on|in|at) (?:the |our |its )?(?:[a-z]+ )?(?:terminals?|machines?|pinpads?|readers?|pads?|display|screen)",
    unless: "virtual|website|checkout",
  },
  {
    slot: "standalone",
    value: "yes",
    cue: "key|type|tap|enter|punch|put",
    pattern: `${KEY_IN} (?:it|that|this|the same|them|what [a-z]+ (?:owes?|pays?)) (?:in|into|on|again on|again in|again into) (?:the |our |my |a )?(?:card |payment |bank )?(?:terminals?|machines?|devices?|pdq|eftpos)`,
    within: "owe|fee|total|amount|price|bill|\\bsum\\b|fare|figure",
    unless: "virtual|card number|their card|read",
  },
  {
    slot: "standalone",
    value: "no",
    cue: "off|hang|depend",
    pattern: `${TILL} (?:is )?off,? (?:and |the |then |so )*(?:[a-z]+ )?(?:pads?|terminals?|machines?|readers?|pinpads?) (?:is |goes )?(?:dead|off|out|useless|stops)|(?:pinpads?|readers?|terminals?|pads?) (?:that |which )?(?:depends? on (?:it|them|the)|(?:hang|hangs|hanging) (?:off|on|from) (?:it|them|(?:the |our )?(?:[a-z]+ ){0,2}?(?:tills?|pos|pcs?|computers?|registers?|systems?)))`,
    unless: "\\b(?:not|never)\\b",
  },
  {
    slot: "standalone",
    value: "no",
    cue: "wired|plugged|docked|attached|built",
    pattern: `${SYSTEM_OF_SALE}(?: [^ ;]+){0,4}? (?:pinpads?|pads?|readers?|swipers?|terminals?) (?:wired|plugged|docked|attached|connected|built|cabled)(?: (?:to|in|into|on))? (?:to |into |on )?(?:it|them|the (?:side|back))`,
    unless: "virtual|not|never",
  },
];

/** Signals about standing alone, in everyday words. */
export const HANGING_SIGNALS = unlessAlso(HANGING_SOURCES, NOT_THE_MACHINE);

/** Signals that a till or program does the cards. */
export const PROGRAM_SIGNALS: readonly SignalSource[] = [
  {
    slot: "way",
    value: "tied",
    denied: "notTied",
    cue: "card|payment|reader|swip|pads?|pinpad|terminal|emv|eft",
    pattern: `${SYSTEM_OF_SALE}[:,]?(?: [^ ;]+){0,6}? \\(?(?:with|has|have|w/|plus|and|on|using|runs?|running)(?: [a-z]+){0,2}? ${CARD_PART}|${SYSTEM_OF_SALE}(?: [^ ;.]+){0,8}? (?:also |even |itself )*(?:does|handles|takes|processes|charges) (?:the |all |our )*(?:credit )?(?:cards|card payments)|${SYSTEM_OF_SALE},? (?:which |that |itself )*(?:does|do|takes?|handles?|process(?:es)?|runs?|accepts?|reads?|charges?) (?:the |all |our |its )*(?:credit )?(?:cards?|card payments?|card sales)(?: (?:itself|themselves|too|as well))?|(?!accounting|bookkeeping|antivirus)[a-z]+ (?:software|program|application|system) (?:[a-z]+ )?(?:has|with|includes?|including|comes with|contains?)(?: [a-z]+){0,2}? ${CARD_PART}|${CARD_PART} (?:of|in|on|inside|from) (?:the |our )?(?:[a-z]+ )?(?:e?pos|tills?|registers?|till pc|pos software|program|software|controller|till computer)|(?:payment|card|processing) (?:software|program|application)(?: [^ ]+){0,6}? (?:installed?|install|desktop|icon|hard disk|on (?:one|the|our|a) (?:pc|computer))|(?:installed|desktop|windows) (?:program|software|application)|(?:software|program|app|application) (?:talks to (?:it|them|the [a-z]+) and |then )?(?:sends?|passes|forwards|submits|transmits) (?:the |each |every )?(?:card |transaction|payment|sale|it on)(?: [a-z]+){0,4}? (?:to|over|through)`,
    unless:
      "virtual|website|webshop|browser|web page|accounting|antivirus|online shop|gateway|\\bapi\\b|backend|not connected|separate from|alone|(?:machine|terminal|device) (?:does|takes|handles)",
  },
  {
    slot: "way",
    value: "tied",
    denied: "notTied",
    cue: "till|pos|register",
    pattern:
      "(?:tills?|pos|registers?|cash desk)(?: [^ ;]+){0,10}? (?:and|does|do|takes?|handles?) (?:the )?cards (?:too|as well|itself|themselves|also|through)|(?:till|pos|register|cash desk)s?(?: [a-z]+){0,4}?,? (?:it|they|that|which) (?:also |even |itself )?(?:takes?|does|do|handles?|process(?:es)?|accepts?|reads?) (?:the |all |our )*(?:credit )?(?:cards?|card payments?)|(?:tills?|pos|registers?) take the cards",
    unless: "virtual|website|not|never",
  },
];

const MODEM_NOISE =
  "(?:makes?|making|made|hear|plays?|with)(?: [a-z]+){0,4}? (?:(?:screech(?:ing|y|es)?|squeal(?:ing)?|squawk(?:ing)?|whistl(?:e|es|ing))(?: [a-z]+){0,2}? ?(?:noises?|sounds?|tones?|music)?|(?:modem|fax|dial(?:ling|ing)?|beeping|warbling|crackling|chirping|singing|hissing|buzzing) (?:noises?|sounds?|tones?|music))";

/** Signals about the line, in everyday words. */
export const LINE_SIGNALS: readonly SignalSource[] = [
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "noise|sound|screech|squeal|modem|fax|dial|whistl|tone",
    pattern: MODEM_NOISE,
    within: "machine|terminal|it|thing|card|pdq|eftpos",
    unless: "\\b(?:phone rings|ringing|coffee|alarm)\\b",
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "call|dial|ring|number|phone",
    pattern:
      "(?:calls?|dials?|dialing|dialling|rings?|phones?)(?: up| out)?(?: to| on| over| through)? (?:the |its |an? |our |that )?(?:1 ?800|0800|800|toll ?free|free ?phone|local|number|bank's|clearing|visa|processing|bank|processor|acquirer)",
    within: "machine|terminal|pdq|eftpos|device|swip|it dials|it is dial|dialling",
    unless:
      "\\b(?:i|we|staff|she|he|customers?|callers?|people|guests?|donors?|to check|for (?:approval|authori[sz]ation)|helpline|support)\\b",
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "phone|telephone|landline|line|jack|socket|copper|pots|pstn|analog|dial",
    pattern:
      "(?:machine|terminal|pdq|eftpos|swiper|device|it|one|thing|box|[vx]x ?\\d+|ict ?\\d+)(?: (?:that|which|is|was|has|runs?|goes|works?|hangs?|sits?|still|always|just|only|plugged|connected|hooked|wired|lives?|been|dials?|out|in|up))* (?:on|in|into|to|via|through|over|at|off) (?:[a-z]+ ){0,6}(?:(?:tele)?phone (?:lines?|sockets?|jacks?|points?|plugs?|wires?|outlets?|cables?)|landlines?|copper(?: lines?| wires?)?|pots(?: lines?)?|pstn|analog(?:ue)? lines?|telephone wall|bt (?:line|socket))(?: only)?",
    unless: "\\b(?:adsl|dsl|router|broadband|voip|wifi|customers? (?:call|ring)|callers?)\\b",
  },
  {
    slot: "phoneLine",
    value: "analog",
    cue: "line",
    pattern: "(?:ordinary|normal|plain|regular|fixed|old fashioned) lines?",
    within: "\\b(?:rings?|calls?|phones?|telephones?)\\b",
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "makes",
    pattern:
      "makes? (?:an? |the |its )?(?:tele)?(?:phone )?calls? (?:for|each|every|with|to|whenever|when)",
    within: "machine|terminal|it|thing|pdq|eftpos|card",
    unless: "\\b(?:i|we|staff|she|he|customers?) makes?\\b",
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "phone|ring|dial|call|on the line",
    pattern:
      "(?:it|machine|terminal|thing|box|device|pdq) (?:then |first |just |always |has to |still )*(?:phones?|rings?|dials?|calls?|phone|ring|dial|call) (?:up|out|through|home)(?= ?[.,;:)]|$| (?:and|each|every|before|over|on|to|for))|(?:on the line|on the phone|telephoning|using the phone|calling)(?: [a-z]+){0,2},? (?:it|the machine|the terminal|the card machine) (?:does not|will not|can not|refuses)",
    unless: "\\b(?:customers?|callers?|guests?|wifi|internet)\\b",
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "socket|jack|line|plug|wire|busy|engaged",
    pattern:
      "same (?:socket|jack|line|plug|wire|outlet|point|cable) (?:as|with|of) (?:the |our )?(?:tele)?phone|shares? (?:the |our |its )?(?:phone|telephone) (?:line|socket|jack)|(?:line|phone) (?:is |was |gets )(?:busy|engaged|blocked|dead)(?: [a-z]+){0,6} (?:card|machine|terminal|paying|pays)|(?:in|into|to) (?:the )?(?:telephone|phone) (?:hole|thing|box) (?:in|on) the wall",
    within: "machine|terminal|it|thing|card|pdq|eftpos",
    unless: "dsl|router|voip|internet|broadband",
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "dial",
    pattern:
      "dial (?:only|kind|type|sort|one|machines?|terminals?)|(?:plain|old|ordinary|kind of|only|just|still|the) dial(?:up|ling|ing)? (?:one|kind|type|sort|thing|machine|terminal)|(?:each|every) time it (?:is |has to )?dial(?:s|ing|ling)?|is dial(?:ing|ling)",
  },
  {
    slot: "connection",
    value: "ip",
    implied: true,
    cue: "box",
    pattern:
      "(?:cable|plugged|connected|wire|lead)(?: [a-z]+){0,4}? (?:to|into|in|with) (?:an? |the |its |our |that |this )(?:little |white |black |small |grey |internet |separate |own )*box",
    within: "machine|terminal|card|it|mine|pdq|eftpos",
    unless: "phone|telephone|cash box|junction",
  },
  {
    slot: "connection",
    value: "notIp",
    literal: true,
    cue: "lan|sim|wifi|internet|ethernet|network|wire",
    pattern:
      "(?:no|not|without|neither|nor|never)(?: [a-z]+){0,4}? (?:lan|sim|wifi|internet|ethernet|network cable|internet wire|broadband|mobile data)|(?:ethernet|network|lan)(?: port| socket)?(?: is|'s)? (?:empty|unused|blank|taped|blocked|covered|free|not used)|(?:network|ethernet|lan|wifi|internet|sim)(?: [a-z]+){0,6}? (?:unused|not used|never used|not in use|empty|disabled|switched off|turned off|not plugged(?: in)?)|(?:internet|network|lan|wifi|sim)(?: [a-z]+){0,4}? it (?:is |has |does )?not (?:having|have|got|use|using)",
    unless: "\\b(?:shared?|same|separate|sales|orders?|shop|store|bookings?|payments?)\\b",
  },
];
