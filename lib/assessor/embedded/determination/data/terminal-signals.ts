// How a card terminal is connected and whether it stands alone.
import { type SignalSource, unlessAlso } from "@/lib/assessor/embedded/determination/signal";

import {
  BRAND,
  gap,
  JOINED,
  NOT_THE_MACHINE,
  OTHER_EQUIPMENT,
  OTHER_SYSTEM,
  SYSTEM_CUE,
  TERMINAL,
  TERMINAL_MODEL,
} from "./vocabulary";

const VOICE =
  "\\b(?:calls?|callers?|caller's|phones? (?:in|us|me|up)|orders? (?:by|over|come|are|arrive)|ring(?:s|ing)?|bookings?|donations?|customers? (?:phone|call|ring)|telephone orders?|phone orders?|order line|hotline|helpline|speak|talk|voice|guests?|take (?:the )?(?:orders|payments) over|over the landline|read(?:s|ing)? (?:out|me|us|over|their)|headsets?|dictates?|spoken|voip)\\b";
const ELSEWHERE =
  "\\b(?:guests?|guest|visitors?|office (?:pcs?|computers?|staff|laptops?)|(?:shop|store|cafe|bar|we) (?:has|have|offers?) (?:free |a )?wifi|for (?:the )?(?:customers|guests|visitors|e?mail|accounts|accounting|music|browsing|the office|ordering stock|netflix|cctv)|free wifi|internet (?:sales|shop|orders?|store|payments?|banking|business|selling|cafe|cafes)|e?mails?|browser|virtual|website|webshop|laptop|phone orders|voip|calls?|callers?)\\b|\\b(?:was|were|kept|too) (?:too |so )?(?:unreliable|slow|bad|failing|dropping|expensive)\\b|wifi (?:function |module |option )?(?:is )?(?:off|disabled|switched off|turned off|unused)";

const PHONE_WIRE =
  "(?:(?:ordinary |normal |plain |regular |old |standard |same |copper |wall |bt |telecom |separate |dedicated |own |analog |fixed |spare |second |shop's |fax |existing )*(?:phone|telephone|telecom|fax|bt|pstn|pots|copper|analog|isdn)(?: phone| telephone)? ?(?:lines?|sockets?|jacks?|cables?|wires?|outlets?|points?|networks?|connections?|plugs?)|analog(?: lines?)?|landlines?|pstn|pots(?: lines?)?|isdn)";

/** Somebody reads the amount in one place and keys it in the other. */
const READ_BY_EYE =
  "\\b(?:i|we|staff|she|he|they|you|cashiers?|waiters?|waitress(?:es)?|girls?|lads?|assistants?|crew|people) (?:[a-z]+ ){0,2}?reads?\\b|\\band (?:then )?(?:press|key|type|retype|rekey|punch|enter|put|bash|tap|cop)[a-z]*\\b";

const CONNECTION_SOURCES: readonly SignalSource[] = [
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "dial|modem|phone|telephone|line|analog|pstn|pots|isdn|fax|copper|bt\\b",
    pattern:
      "(?<!(?:from|swapped (?:the|our)|replaced (?:the|our)|instead of) )dial(?:up|out)s?|dial(?:s|ing|ed)? (?:up|out|in to|into|the (?:bank|processor|acquirer|number|host)|to (?:the )?(?:bank|processor|acquirer|host)|through|over|via|on|by)|dialers?|dial (?:terminals?|machines?|line|connection|mode|one|type)|which dials|it dials|that dials|dials",
    unless: "\\bdials nothing|\\b(?:customers?|callers?|people|guests?|donors?) dial",
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "dial|modem|phone|telephone|line|analog|pstn|pots|isdn|fax|copper|bt\\b",
    pattern: `(?:on|over|via|through|by|to|into|in|with|uses?|using|from|off|has|have|needs?|only|just|behind|at) ${gap(4)}${PHONE_WIRE}`,
    unless: `${VOICE}|adsl|dsl|\\bphone (?:order|number)|\\b(?:moved|took|taken|came|come|switched) (?:[a-z]+ ){0,4}off\\b`,
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "dial|modem|phone|telephone|line|analog|pstn|pots|isdn|fax|copper|bt\\b",
    pattern: `(?:terminal|machine|pdq|verifone|ingenico|swiper|it)s?[:,]? (?:is |are )?(?:on |via |over |at )?(?:a |an |the |our )?${PHONE_WIRE}`,
    unless: `${VOICE}|adsl|dsl`,
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "ring|phone|call",
    pattern:
      "(?:rings?|phones?|calls?|telephones?)(?: up)? (?:the |its |our )?(?:bank|processor|acquirer|host|clearing|payment (?:center|network))",
    within: "terminal|machine|pdq|device|it ",
    unless: "\\b(?:i|we|staff|they|she|he|have to|must|for (?:approval|authori[sz]ation))\\b",
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "dial|modem|phone|telephone|line|analog|pstn|pots|isdn|fax|copper|bt\\b",
    pattern: `${PHONE_WIRE} (?:card )?(?:terminals?|machines?|type|kind|pdq)`,
  },
  {
    slot: "connection",
    value: "dial",
    cue: "dial|modem|phone|telephone|line|analog|pstn|pots|isdn|fax|copper|bt\\b",
    pattern: `(?<=(?:^|[,;:(]) ?)(?:${PHONE_WIRE})(?=[ .,;)]|$)`,
    unless: VOICE,
    implied: true,
  },
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "dial|modem|phone|telephone|line|analog|pstn|pots|isdn|fax|copper|bt\\b",
    pattern:
      "(?:analog|telephone|phone|dialup|dial|old|56k|internal|built in) modems?|modem (?:terminals?|dials|sounds|noises?)|you (?:can )?hear (?:it|the)? ?(?:dial|beep|modem|whistle)[a-z]*",
    unless: "cable modem|dsl|router",
  },
  {
    slot: "connection",
    value: "ip",
    denied: "notIp",
    cue: "wifi|wireless|ethernet|network|lan\\b|rj|cat ?[56]|\\bip\\b|broadband|fib|dsl|ftt|cable|internet|starlink|router|switch|hub|[2345]g|lte|gprs|gsm|umts|cell|mobile|sim|segment|subnet|bluetooth",
    pattern:
      "(?<!(?:has|have|supports?|capable of|could use|can also use|can do|(?:can|could)(?: also)? (?:work|run|connect|go|be used|be connected) (?:with|on|over|via|by|to|through)) (?:an? |the |a built in )?)wifi|wireless (?:network|router|connection|internet)|over wireless",
    unless: ELSEWHERE,
  },
  {
    slot: "connection",
    value: "ip",
    implied: true,
    cue: "wifi|wireless|ethernet|network|lan\\b|rj|cat ?[56]|\\bip\\b|broadband|fib|dsl|ftt|cable|internet|starlink|router|switch|hub|[2345]g|lte|gprs|gsm|umts|cell|mobile|sim|segment|subnet|bluetooth",
    pattern:
      "(?:has|have|with|supports?|capable of|could use|can also use|can do|(?:can|could)(?: also)? (?:work|run|connect|go|be used|be connected) (?:with|on|over|via|by|to|through)) (?:an? |the |a built in )?(?:wifi|ethernet|lan|network|ip|bluetooth)(?: (?:port|socket|capability|function|option|module|chip|jack|too|as well))?",
  },
  {
    slot: "connection",
    value: "ip",
    denied: "notIp",
    cue: "wifi|wireless|ethernet|network|lan\\b|rj|cat ?[56]|\\bip\\b|broadband|fib|dsl|ftt|cable|internet|starlink|router|switch|hub|[2345]g|lte|gprs|gsm|umts|cell|mobile|sim|segment|subnet|bluetooth",
    pattern:
      "(?<!(?:has|have|supports?|capable of|could use|can also use|can do|(?:can|could)(?: also)? (?:work|run|connect|go|be used|be connected) (?:with|on|over|via|by|to|through)) (?:an? |the |a built in )?)(?:ethernet|network (?:cables?|sockets?|ports?|points?|jacks?|plugs?|leads?)|lan(?: cables?| ports?)?|rj ?45|cat ?[56]e?|vlans?|tcp ?ip|ip (?:terminals?|machines?|connection|based|connected|network|line)|over ip|via ip|through ip|on ip|ip)",
    unless:
      "\\b(?:was (?:too )?(?:unreliable|slow|bad)|ip phones?|voip|sip|ip telephony|ip address|website|browser)\\b",
  },
  {
    slot: "connection",
    value: "ip",
    denied: "notIp",
    cue: "wifi|wireless|ethernet|network|lan\\b|rj|cat ?[56]|\\bip\\b|broadband|fib|dsl|ftt|cable|internet|starlink|router|switch|hub|[2345]g|lte|gprs|gsm|umts|cell|mobile|sim|segment|subnet|bluetooth",
    pattern:
      "(?:broadband|fibre|fiber|[av]?dsl|v?dsl|ftt[pc]|cable modem|cable internet|starlink|internet)(?: (?:line|connection|router|box|connected|cable|access|socket|service))?",
    unless: ELSEWHERE,
  },
  {
    slot: "connection",
    value: "ip",
    denied: "notIp",
    cue: "wifi|wireless|ethernet|network|lan\\b|rj|cat ?[56]|\\bip\\b|broadband|fib|dsl|ftt|cable|internet|starlink|router|switch|hub|[2345]g|lte|gprs|gsm|umts|cell|mobile|sim|segment|subnet|bluetooth",
    pattern: "(?:the |our |a |its own |own |separate |same )*routers?|network switch|hub",
    unless: ELSEWHERE,
  },
  {
    slot: "connection",
    value: "ip",
    denied: "notIp",
    cue: "wifi|wireless|ethernet|network|lan\\b|rj|cat ?[56]|\\bip\\b|broadband|fib|dsl|ftt|cable|internet|starlink|router|switch|hub|[2345]g|lte|gprs|gsm|umts|cell|mobile|sim|segment|subnet|bluetooth",
    pattern:
      "[2345]g|lte|gprs|gsm|edge network|umts|cellular(?: data)?|mobile (?:data|network|internet|signal|connection|broadband|link)|(?:built in |own |its own |a |data |roaming |m2m |multi network |the )*sim(?: ?cards?)?|simcards?|cell(?:ular)? network",
    unless: "\\b(?:my|our) (?:mobile )?phone'?s? (?:data|sim)|laptop",
  },
  {
    slot: "connection",
    value: "ip",
    denied: "notIp",
    cue: "wifi|wireless|ethernet|network|lan\\b|rj|cat ?[56]|\\bip\\b|broadband|fib|dsl|ftt|cable|internet|starlink|router|switch|hub|[2345]g|lte|gprs|gsm|umts|cell|mobile|sim|segment|subnet|bluetooth",
    pattern:
      "(?:on|to|over|via|into|onto|through|from) (?:a |an |the |our |its |their |your )?(?:own |separate |dedicated |isolated |different |special |private |segmented |segregated |same |campus |office |company |shop |store |school |normal |main |payment |card |hotel |club |college |university |corporate )*(?:network|subnet|segment)s?",
    unless: "\\b(?:phone network|telephone network|networked with)\\b|browser|virtual",
  },
  {
    slot: "connection",
    value: "adapter",
    cue: "adapt|convert|port|socket|jack|back of",
    pattern:
      "(?:voip|phone|telephone|ata|analog) (?:adapt[eo]r|converter)|(?:phone|telephone|line|voice) (?:port|socket) (?:of|on|at) (?:the |our )?(?:router|fritz ?box|modem|hub)|router's (?:phone|telephone|analog|voice) (?:port|socket|jack)|back of the router",
    within: `${TERMINAL}|dial|machine|pdq`,
  },
];

/** Signals about the line. */
export const CONNECTION_SIGNALS = unlessAlso(CONNECTION_SOURCES, OTHER_EQUIPMENT);

const STANDALONE_SOURCES: readonly SignalSource[] = [
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue: "nothing|all alone",
    pattern:
      "(?:tills?|registers?|pos|computers?|pcs|cash desks?) (?:knows?|know) nothing (?:of|about) (?:it|them|the (?:terminals?|machines?))|(?:works?|stands?|runs?|it is|they are|is|are)(?: [^ .;]+){0,10} all alone",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue: "without",
    pattern:
      "(?:works?|runs?|operates?|functions?) without (?:an? |the |any |my |our )?(?:phone|tablet|computer|pc|till|laptop|register|pos)",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue: "neither",
    pattern:
      "(?:needs?|requires?|uses?|wants?) neither (?:an? |the )?(?:phone|tablet|computer|pc|till|register|laptop|pos)[a-z ]* nor (?:an? |the )?[a-z]+",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    pattern:
      "(?<!(?:not|ip|internet|network|wifi|lan|sim|mobile|cloud|data) )(?:connected|attached|linked) (?:card )?(?:pinpads?|terminals?|readers?)",
    unless: "virtual|not connected",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue: SYSTEM_CUE,
    pattern: `${OTHER_SYSTEM} (?:is |are )?${JOINED} (?:the |our |its |their )?(?:card |payment )?(?:terminals?|machines?|readers?|pinpads?|pdqs?)`,
    unless: "virtual",
  },
  {
    slot: "standalone",
    value: "yes",
    denied: "no",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `standalone|stands? (?:completely |entirely |fully |totally |all )?(?:alone|by itself|by themselves|on its own|on their own)|standing (?:completely |all )?(?:alone|by itself|by themselves|on its own)|self contained|all by (?:itself|themselves)|autonomous(?:ly)?|(?:is|are|works?|working|runs?|operates?|functions?) (?:completely |entirely |fully |all |totally )*(?:by (?:itself|themselves)|on (?:its|their) own(?! (?:network|vlan|line|connection|broadband|wifi|internet|router|subnet|segment|circuit|sim|dsl|lan|phone))|independent(?:ly)?|alone)(?! (?:on|in|at|behind) (?:[a-z]+ ){0,4}?(?:networks?|lines?|connections?|vlans?|wifi|routers?|segments?|lan|internet|switch|broadband|zone|subnet|modem|box)\\b)|(?:completely |entirely |fully |totally )?independent (?:of|from)|a unit of its own|nothing between`,
    unless:
      "\\b(?:till|pos|pc|computer|laptop|tills|register|ipad|cash desk|cash register)(?: pc| computer)? (?:is |are |stands? )(?:completely |all |a |an )*(?:standalone|stand|independent|alone|by itself|on its own)|networks? (?:is|are|runs?) |standalone (?:pc|computer|laptop)|by standalone|standalone (?:i|we) mean|standalone (?:location|shop|store|site|restaurant|business|building|unit|cafe|house)|so called standalone",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `${JOINED} ${OTHER_SYSTEM}`,
    unless:
      "\\b(?:virtual terminal|firewall between|guests? (?:can )?connect|nothing is connected to the (?:pc|computer|laptop)|keyboard)|wifi network is",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `${JOINED} (?:anything|any ?thing else|any other [a-z]+|other (?:things|stuff|machines|equipment|devices|systems))`,
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:nothing|no (?:other )?(?:computers?|pcs?|tills?|registers?|devices?|cables?|wires?|equipment|systems?)) (?:else |other )?(?:is |are |gets |was )?(?:connected|attached|plugged in|hooked|linked|wired)(?: up)?(?: to (?:it|them|the (?:terminal|machine)s?))?`,
    unless:
      "laptop|pc is|computer is|virtual|browser|\\b(?:there|router|network|switch|line|hub|vlan|wifi)\\b",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `not (?:with|via|through|in) ${OTHER_SYSTEM}`,
    unless: "\\b(?:network|wifi|lan|virtual|keyed|typed)\\b",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:no|without(?: any| a)?|zero) (?:[a-z]+ ){0,3}?(?:phone|tablet|computer|pc|till|register|laptop|other device|device) (?:is |are )?(?:needed|required|necessary)`,
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:no|without(?: any| a)?|zero) (?:[a-z]+ ){0,3}?(?:link|connection|tie|cable|wire|integration|interface|contact|relation|till link|pos link|e?pos link|till connection|pos connection|pos integration|till integration|e?pos integration|till interface)s?(?: (?:to|with|into|between) ${gap(3)}[a-z]+)?`,
    unless:
      "\\b(?:invoices?|online pay\\w*|bank transfers?|payment links?)\\b|internet connection|phone connection|no connection to the internet|(?:links?|connections?) (?:to|with|between) (?:the |any |our )?(?:other |another |head )(?:hotels?|shops?|stores?|sites?|branch(?:es)?|locations?|restaurants?|places?|office|premises)|(?:links?|connections?) (?:between|among)|with each other|(?:links?|connections?) (?:to|with) each other",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:nothing|not a thing|nil|zilch) to do with ${OTHER_SYSTEM}|(?:separate|separated|apart|independent|detached|disconnected|unconnected|unlinked) (?:from|of|to) ${OTHER_SYSTEM}|not integrated|unintegrated|non integrated|not semi integrated|unconnected to|unlinked|no e?pos\\b(?! (?:sales|app))|(?:does|do|can) not (?:even )?(?:talk|speak|communicate|know about|know of|know|see|touch) (?:to |with )?${OTHER_SYSTEM}|${OTHER_SYSTEM} (?:does|do|can) not (?:talk|speak|communicate|know|see)`,
    unless: "\\b(?:network|vlan|lan|wifi|subnet|line|connection) (?:is|are|was|be)\\b",
  },
  {
    slot: "standalone",
    value: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:i|we|you|he|she|they|staff|waiters?|waitress(?:es)?|cashiers?|bartenders?|servers?|barista|assistants?|girls?|which) (?:just |then |simply |have to |must |always |only |still |all |also |manually |need to |hand |first )*(?:key|keys|type|types|enter|enters|punch|punches|input|inputs|put|puts|tap|taps|ring|dial) (?:in |up |into it )?(?:the )?(?:amounts?|totals?|prices?|sums?|figures?|bill|euros|pounds|dollars)`,
    denied: "no",
  },
  {
    slot: "standalone",
    value: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern:
      "(?:keys?|types?|enters?|punch(?:es)?|inputs?) (?:in |up )?(?:the |each |every )?(?:amounts?|totals?|prices?|sums?|fares?|bills?)|(?:the )?(?:amount|total|price|sum|fare)s? (?:i|we|they|staff|she|he|you) (?:type|key|enter|punch|put)|(?:used|works?|operated|runs?|functions?) (?:all )?alone|(?<=(?:^|,) ?)alone(?= ?[,.;]|$)",
    unless: "\\b(?:let alone|not alone|leave|alone in|phone alone)\\b",
  },
  {
    slot: "standalone",
    value: "yes",
    denied: "no",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern:
      "(?:amounts?|totals?|prices?|sums?|figures?) (?:is |are |has to be |have to be |must be |gets? )(?:then |just |always |all )*(?:keyed|typed|entered|punched|put)(?: in)?(?: by hand| manually)?|(?:key|type|enter|punch|input)(?:s|ing|ed)? (?:in )?(?:the )?(?:amount|total|price|sum)s?(?: in)? (?:by hand|manually|ourselves|on the (?:terminal|machine|keypad))|manual entry of the amount|keyed? (?:in )?amounts? (?:by hand|manually)",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:gets?|gets|takes?|receives?|pulls?|fetch(?:es)?|reads?|has|picks? up) (?:in )?(?:its |the |their )?(?:amounts?|totals?|prices?|sums?|figures?|bill) ${gap(3)}(?:from|out of|off|via) ${OTHER_SYSTEM}`,
    unless: READ_BY_EYE,
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:amounts?|totals?|prices?|sums?|bill|sale|transaction|payment|figures?)(?: amount)? (?:is |are |gets |goes |comes? |being |automatically |then )*(?:sent|passed|pushed|transferred|transmitted|handed|come|comes|over|across|filled in)? ?(?:automatically |straight |directly |over |across )*(?:from|by|out of) ${OTHER_SYSTEM}`,
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `${OTHER_SYSTEM}(?: \\([^)]*\\))? (?:automatically |then |just |also )*(?:sends?|pass(?:es)?|push(?:es)?|tells?|gives?|transmits?|drives?|controls?|triggers?|starts?|wakes?|runs?|operates?|talks? to|sends? over|feeds?|instructs?|activates?) (?:over )?(?:the |it |a |an |our |its |them )*(?:[a-z0-9]+ ){0,4}?(?:terminals?|machines?|pinpads?|readers?|amounts?|totals?|prices?|sums?|transactions?|payments?|sales?)`,
    unless: "virtual terminal",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:controlled|driven|operated|triggered|started|fed|run|managed|steered|activated|commanded|set|woken) (?:by|from|through|via) ${OTHER_SYSTEM}`,
    unless: "website|virtual",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:goes|go|runs?|connects?|communicates?|sends?|reach(?:es)?|gets?|travels?|passes|routes?|routed|talks?|works?|transmits?|online|out|internet|bank)(?: [a-z']+){0,7}? (?:through|via|over|using|by way of) ${OTHER_SYSTEM}`,
    unless: "virtual terminal|browser|through the (?:booking|order) system on the website",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern:
      "(?:fully |semi |tightly |completely )?integrated (?:card |payment )?(?:terminals?|pinpads?|machines?|readers?|payments?|pdqs?|eftpos|chip and pin|solution|system|pos|epos|till|setup)|semi integrated|integrated pay(?:ment)?s?|integrat(?:ed|es|ion) (?:in|into|with|to)",
    unless: "website|webshop|checkout|plugin|woocommerce|shop system|iframe",
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:slave|dependent|depends|relies|rely|needs?|requires?|uses?|cannot work without|piggybacks?) (?:on |of |to |upon )?${OTHER_SYSTEM}(?: (?:to|for) (?:reach|get|connect|communicate|go|talk|the internet|the bank)[a-z ]*)?`,
    within: `${TERMINAL}|machine|reader|it `,
    unless:
      "virtual terminal|(?:i|we|staff|you|secretary|she|he) (?:only |just )?(?:use|need)|not need",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `${OTHER_SYSTEM} (?:is |are )?not (?:connected|linked|wired|attached|hooked|integrated|involved|tied|coupled|joined|paired|cabled|interfaced)|(?:does|do) not (?:need|require|use) (?:[a-z]+,? )?(?:[a-z]+ )?(?:or|and|nor) (?:an? |the |any )?${OTHER_SYSTEM}`,
    unless:
      "network|virtual|(?:pc|computer|laptop) (?:is|are) not (?:connected|linked) to (?:the )?(?:network|others?|internet|lan|office)",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue:
      SYSTEM_CUE +
      "|alone|itself|themselves|own|independent|standalone|amount|total|price|sum|fare|figure|bill|integrat|link|connect|anything|plugged|attached|self contained|nothing|unlinked",
    pattern: `(?:does|do) not (?:need|require|use|depend on|rely on|go through|run through|go via|pass through|touch|involve) ${OTHER_SYSTEM}|no (?:pc|computer|till|register|pos|laptop|tablet)(?:,? (?:or|and|nor|no) [a-z ]+?)? (?:is |are )?(?:involved|needed|connected|attached|in between|between|near|linked)|(?:without|no) (?:a |any |the )?(?:computers?|pcs?|tills?|cash registers?|registers?|pos)(?: systems?)?(?! (?:network|reader|vendor|storage|dealer|numbers))(?!,? (?:means? |then )?no (?:cards?|pay|sales?|terminal|machine))`,
    unless:
      "(?:can not|cannot|can not|does not|do not|nothing|never|dead|useless)[^,;]* without|waiting for|(?:just|only) says|virtual|browser|no computer (?:skills|knowledge|person|expert|whiz)",
  },
];

/** Signals about standing alone. */
export const STANDALONE_SIGNALS = unlessAlso(STANDALONE_SOURCES, NOT_THE_MACHINE);

/** Signals that a terminal, or some other device, is what the cards go through. */
export const DEVICE_SIGNALS: readonly SignalSource[] = [
  {
    slot: "way",
    value: "terminal",
    denied: "noTerminal",
    pattern: TERMINAL,
    unless:
      "terminal (?:web )?page|terminal in (?:the|my|our|a) (?:web )?browser|website of the bank",
  },
  {
    slot: "way",
    value: "terminal",
    denied: "noTerminal",
    pattern: `(?:gprs|gsm|[345]g|ip|ethernet|wifi|dialup|dialout|isdn|analog|lan|bank's|acquirer's|portable|mobile|countertop|${BRAND})(?:'s)? (?:[a-z0-9]+ )?machines?`,
    unless: "virtual|fax|vending|answering",
  },
  {
    slot: "way",
    value: "terminal",
    denied: "noTerminal",
    pattern: `(?:${BRAND}) (?:portable|mobile|countertop|handheld|move|desk|unit|box)(?! (?:app|orders|payment))|(?:dipped|swiped|tapped|inserted|dip|swipe|tap|insert|read)(?: [a-z]+){0,4} (?:in|into|on|at|through|by) (?:a|the|our) reader|readers? (?:at|on|by|next to) the (?:till|counter|register|checkout|bar)`,
    unless: "virtual|phone|tablet",
  },
  {
    slot: "way",
    value: "terminal",
    denied: "noTerminal",
    pattern: TERMINAL_MODEL,
    unless: "website|webshop|hosted|redirect|checkout|virtual",
  },
  {
    slot: "way",
    value: "terminal",
    denied: "noTerminal",
    pattern: `(?:type|types|typed|key|keys|keyed|enter|enters|entered|punch|punches|put|puts|ring|rings|run|runs|swipe|swipes|do|process|processed|insert|tap|hold)(?: [a-z']+){0,6}? (?:in|into|on|through|via|at|to) (?:the |our |a |my |that |its )(?:(?!web|virtual|online|browser|hosted|cloud)[a-z]+ )?(?:machine|terminal)`,
    unless: "virtual|browser|web ?page|ringing|washing",
  },
  {
    slot: "way",
    value: "terminal",
    denied: "noTerminal",
    pattern:
      "(?:little|small|one|two|three|the|a|our|my|its|bank's|bank|new|old|this|that|grey|payment|each|both) machines?|(?:machine|box|thing) (?:from|of) (?:the|our|my) bank",
    unless:
      "fax|answering|washing|sewing|coffee|vending|virtual|machine shop|machine parts|sells? machines?|ticket machine|copy|photocopier|franking|recording|machine voice|the card machine shop",
  },
  {
    slot: "way",
    value: "imprinter",
    denied: "noImprinter",
    cue: "imprint|zip|knuckle|click|carbon|ratsch|press|flatbed",
    pattern:
      "(?:manual |card |old |mechanical |hand )*imprinters?|zip ?zap(?: machine)?|knuckle ?buster|click ?clack|carbon(?: copy| paper)? (?:slips?|forms?|vouchers?)|ratsch[a-z]*|card press|flatbed",
  },
  {
    slot: "way",
    value: "tapOnPhone",
    literal: true,
    cue: "reader|device|hardware|dongle",
    pattern:
      "(?:no|without(?: an?| any)?)(?: (?:extra|separate|additional|card|other))* (?:readers?|devices?|hardware|dongles?|gadgets?)",
    within:
      "(?:\\btap|contactless|\\bhold).*\\b(?:phone|android)|(?:phone|android).*(?:\\btap|contactless|\\bhold)",
    unless: "attached|plugged|connected|virtual",
  },
  {
    slot: "way",
    value: "tapOnPhone",
    denied: "noTapOnPhone",
    cue: "phone|android|tablet|glass|tap to pay",
    pattern:
      "(?:phones?|androids?|iphones?|smartphones?|tablets?) as (?:an? |the |our )?(?:card |payment )?(?:terminals?|readers?|machines?)|tap on glass|tap to pay(?= (?:on|with) (?:the |my |our |an? )?(?:own )?(?:iphone|android|phone|smartphone))",
  },
  {
    slot: "way",
    value: "tapOnPhone",
    denied: "noTapOnPhone",
    cue: "phone|android|tablet|ipad|softpos|cpoc|mpoc|mobile|reader|dongle|sumup|zettle|square|bluetooth|mpos|scr|swiper",
    pattern:
      "tap on phone|softpos|cpoc|mpoc|(?:phone|iphone|tablet|smartphone|android) (?:itself|alone|directly) (?:takes?|reads?|accepts?)|nfc (?:of|on|in) (?:the|my|our|a) (?:phone|tablet|iphone)|(?:my|our|the|a|his|her) (?:own |android |iphone |mobile |smart ?)*(?:phone|iphone|android|tablet|smartphone)(?: itself| alone)? (?:is|acts as|serves as|works as|becomes|doubles as|turned into|turns into|as) (?:the |a |our |my )?(?:card |payment )?(?:terminal|reader|machine|till)|(?:tap|taps|hold|holds|touch|touches|put|puts|tapping|holding) (?:their |the |a |his |her |it |contactless )*(?:cards?|phones?|watch)? ?(?:(?!pins?|codes?|numbers?|readers?)[a-z]+ ){0,4}?(?:on|against|to|onto|at|near|behind|over) (?:the |my |our )?(?:back |screen |rear )?(?:of )?(?:my|our|the|their|his|her) (?:own |android |work |iphone |mobile |smart ?)*(?:phone|iphone|mobile|tablet|smartphone|android)",
    unless:
      "reader (?:over|connected|paired|linked|with|via)|bluetooth reader|on the reader|qr|keypad|number|on the phone (?:and|to|while)|dials?",
  },
  {
    slot: "way",
    value: "mobileReader",
    denied: "noMobileReader",
    deniedFromFront: true,
    cue: "reader",
    pattern:
      "(?:separate|small|little|tiny|bluetooth|mini|plug in|wireless|cheap|wee|pocket)(?: (?!pts|bank)[a-z]+){0,2}? readers?|readers? (?:with|has|have) no (?:buttons|keys|keypad|keyboard|number pad)|readers? without (?:a )?(?:buttons|keys|keypad|keyboard|number pad)",
    within: "phone|tablet|ipad|\\bapp\\b|spoc|mobile",
    unless: "virtual|till|\\bpos\\b|register",
  },
  {
    slot: "way",
    value: "mobileReader",
    denied: "noMobileReader",
    deniedFromFront: true,
    cue: "phone|android|tablet|ipad|softpos|cpoc|mpoc|mobile|reader|dongle|sumup|zettle|square|bluetooth|mpos|scr|swiper",
    pattern: `(?:card |chip |bluetooth |little |small |square |zettle |izettle |sumup |paypal |white |tiny |swipe |magstripe |mobile |wireless |contactless |chip and pin |stripe )*(?:readers?|dongles?|sumup(?: air| plus)?|square reader|zettle(?: reader)?|izettle|paypal here|swipers?)(?: [a-z']+){0,6}? (?:to|with|and|via|into|on|in|over|of|plus|by|for) (?:bluetooth )?(?:(?:to|with|from|on) )?(?:my|our|the|a|an|his|her|each|their|his or her)? ?(?:own |android |work |company |driver's |apple |mobile |smart ?|personal |private |employee's |samsung |waiter's )*(?:phones?|iphones?|ipads?|tablets?|mobiles?|smartphones?|androids?|headphone|audio|cell ?phones?)`,
    unless: "\\bpos app|point of sale app|virtual",
  },
  {
    slot: "way",
    value: "mobileReader",
    denied: "noMobileReader",
    deniedFromFront: true,
    cue: "phone|android|tablet|ipad|softpos|cpoc|mpoc|mobile|reader|dongle|sumup|zettle|square|bluetooth|mpos|scr|swiper",
    pattern:
      "(?:square|zettle|izettle|sumup|paypal here|paypal zettle|shopify tap|yoco|ikhokha|mypos|stripe m2|bbpos|worldpay zinc|payleven|dojo go|clover go)(?: air| plus| card| chip| mobile| reader| chip and| contactless)* ?(?:card |chip |tap )?(?:readers?|dongle)|sumup air|mobile card readers?|bluetooth (?:card )?readers?|mpos|square reader|readers? without (?:any )?(?:keys|a keypad|keypad|buttons)|secure card readers?|scrp?",
  },
  {
    slot: "way",
    value: "tied",
    denied: "notTied",
    pattern:
      "payment application|(?:e?pos|point of sale|tills?|cash registers?|shop|store|restaurant|hotel|pc|payment|card)(?:'s|')?(?: [a-z]+)? ?(?:system|software|program|app|application|suite) (?:[a-z]+ ){0,4}?(?:takes?|handles?|process(?:es)?|reads?|does|runs?|accepts?|deals? with) (?:the |all |our |credit |with )*(?:cards?|payments?|card payments?|transactions?)|(?:e?pos|point of sale|tills?|(?:cash )?registers?)(?: [a-z]+)?(?: (?:app|software|program|system|pc|application)s?)?(?: \\([^)]*\\))? (?:with|has|have|and|plus|on|that has) (?:a |an |its |the |our |built in |attached |integrated )*(?:[a-z]+ )?(?:card )?(?:readers?|pinpads?|swipers?|slot|terminals?|chip and pin|cards?(?: payments?| software)?)|(?:swipe|swiped|swiping|dip|read|swipes) (?:[a-z]+ ){0,3}(?:on|through|at|in|into|with) (?:the |our )?(?:till|pos|e?pos system|keyboard|monitor|screen|register|side of the (?:till|screen|monitor|keyboard))|(?:e?pos|point of sale|till)(?: [a-z]+)? (?:software|program|app|application|system) (?:drives?|controls?|runs?)|pos app",
    unless:
      "virtual terminal|web ?shop|website|(?:do|does|are|is|can) not (?:talk|speak|know|linked|connected|tied|joined)|nothing to do with",
  },
  {
    slot: "way",
    value: "tied",
    denied: "notTied",
    pattern:
      "(?:till|cash register|register|point of sale|e?pos)(?: system| software| pc)?s? (?:that |which )?(?:takes?|accepts?|handles?|process(?:es)?|reads?|does|do) (?:the )?(?:cards?|card payments?|credit cards)|card(?:s| payments?)? (?:are |is |go |goes |get )*(?:taken|processed|handled|swiped|go|run|runs|through)? ?(?:on|by|in|at|through|via|over|with) (?:the |our )?(?:e?pos|till|point of sale|cash register|register|till system|payment software|software)(?: software| system| pc| app| program)?|(?:installed|desktop|windows|local|credit card processing|card processing|payment) (?:payment |card |processing )*(?:software|program|application)(?: installed)?",
    unless:
      "virtual|website|webshop|not connected|apart from the till|next to the till|beside the till|accounting|at the till|antivirus",
  },
  {
    slot: "way",
    value: "tied",
    denied: "notTied",
    pattern:
      "[a-z]+ (?:software|program|system|app) with (?:an? |the |its |built in |integrated )*(?:[a-z]+ )?(?:card|payment)s? (?:module|function|reader|payments?|processing|slot)|[a-z]+ (?:software|program|system|app) (?:[^ ]+ ){0,4}?(?:usb|serial) (?:[a-z]+ )?(?:pinpads?|readers?|terminals?)",
    unless: "virtual|website|webshop|online|browser|terminal software",
  },
  {
    slot: "way",
    value: "tied",
    denied: "notTied",
    pattern:
      "(?:tills?|e?pos|registers?)(?: [a-z]+)? (?:then |also |itself )?(?:passes|pass|sends?|transmits?|forwards?|submits?|processes) (?:it|them|the (?:card|payment|data|transaction|card data)s?)(?: [a-z]+){0,6}? (?:to|by|over|through)",
  },
  {
    slot: "way",
    value: "tied",
    denied: "notTied",
    pattern:
      "[a-z]+ (?:software|program|application) (?:[^ ]+ ){0,4}?(?:takes?|handles?|process(?:es)?|does|accepts?) (?:the |all |our )*(?:cards?|card payments?|payments?)",
    unless:
      "virtual|website|webshop|online|browser|checkout|accounting|server|gateway|\\bapi\\b|shop software|shopping",
  },
  {
    slot: "way",
    value: "tied",
    denied: "notTied",
    pattern: `(?:readers?|pinpads?|terminals?) (?:built into|is built into|built in to|is part of|part of|on the side of|in) (?:the |our )?(?:e?pos|tills?|point of sale|cash register)`,
  },
  {
    slot: "way",
    value: "tied",
    implied: true,
    pattern:
      "square (?:stand|register|for retail|for restaurants|pos)|clover station|lightspeed|shopkeep|revel|touchbistro|toast|micros|aloha|epos ?now|sumup pos|shopify pos|loyverse|zettle pos|simphony|lavu|ipad (?:till|register|pos)|tablet (?:till|pos)",
    unless:
      "\\b(?:not (?:connected|linked|integrated)|web|website|webshop|online|page|e ?com|checkout|eat toast|toasts)\\b",
  },
  {
    slot: "attended",
    value: "no",
    pattern:
      "(?:self service|self ordering|ordering|ticket|ticketing|payment|touch ?screen|unmanned|check ?in|check ?out|unattended) kiosks?|kiosk (?:computers?|pcs?|machines?|terminals?|app)|kiosks (?:in|at)|vending|self service|unattended|ticket machines?|pay stations?|parking (?:meters?|machines?)|charging (?:stations?|points?)|self checkouts?|pay at the pump|pay at pump|outdoor payment|unmanned|car ?wash machines?|laundromat machines?|nobody is there|without staff",
    unless: "\\bnot (?:a |an )?(?:kiosk|unattended|self)|no kiosk|newspaper kiosk|my kiosk",
  },
  {
    slot: "attended",
    value: "yes",
    pattern:
      "attended|(?:i am|we are|someone is|somebody is|staff are|there is) always (?:there|present|with it|by it|around|someone|somebody)|always (?:there|present) with it|face to face|in person",
  },
];
