// Isolation, dedication to one purpose, places and links between places.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { NETWORK_CUE } from "./vocabulary";

const NET =
  "(?:networks?|vlans?|v lan|subnets?|segments?|lan|wifi|wifi networks?|ssids?|zones?|dmz|internet connections?|connections?|internet lines?|internet access|internet|broadband(?: line| connection)?|dsl(?: line| connection)?|adsl(?: line| connection)?|fibre(?: line)?|fiber(?: line)?|lines?|routers?|sim(?: ?cards?)?|mobile (?:data )?connection|mobile data(?: plan)?|data plan|[45]g|lte|data sim|4g (?:router|connection|sim|modem|stick)|circuit|modem|hotspot|internet box|dongle|internet stick|surf ?stick|mifi|switch|wall socket for internet|port (?:of|on|in) the (?:firewall|router)|firewall port|firewall zone|network segment|physical network|ip range)";
const OWN =
  "(?:(?<!(?:our|my) )own|separate|separated|dedicated|isolated|different|segregated|segmented|exclusive|private|independent|second|extra|special|single purpose|distinct|self contained|fenced off|walled off|ring ?fenced|closed|individual)";
const ONE_PLACE_NOUN =
  "(?:shops?|stores?|sites?|locations?|places?|cafes?|branch|branches|restaurants?|buildings?|outlets?|premises|salons?|bars?|pubs?|hotels?|offices?|stations?|workshops?|bakery|bakeries|pharmacy|pharmacies|clinics?|practices?|gym|gyms|stalls?|kiosks?|garages?|farm shop|gallery|museum|bistro|deli|market|supermarkets?|nursery|bookshop|boutique|surgery|hostel|campsite|theatre|cinema|barber shop|butchers?|takeaway|pizzeria|studio|clubs?|club house|clubhouse|farm|winery|brewery|showroom|filling station|petrol station|gas station|food truck|truck|guesthouse|inn|diner|florist|b and b|trattoria|tavern|coffee shop|hardware store|corner shop|newsagents?|opticians?|dentists?|vets?|location only|till|tills|counter)";

/** Signals about being cut off from other systems. */
export const ISOLATION_SIGNALS: readonly SignalSource[] = [
  {
    slot: "isolated",
    value: "yes",
    denied: "no",
    cue: "network|zone|vlan|subnet|segment|wifi",
    pattern:
      "(?:networks?|zone|vlan|subnet|segment|wifi)(?: [a-z]+){0,6}? (?:just|only|exclusively|solely|purely) for (?:the |our )?(?:card |payment )?(?:terminals?|machines?|pos|tills?|readers?)",
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: "not",
    pattern:
      "not (?:talk|connect|speak|reach|communicate)(?: to| with)? (?:anything|anybody|anyone|anywhere) (?:but|except|other than|else)",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: "domain|environment|everybody|everyone|all",
    pattern:
      "(?:in|on) (?:the |our )?(?:office|company|windows|corporate|active directory) (?:domain|environment)|(?:wifi|network|internet|router|line)(?: [a-z]+){0,4} (?:everybody|everyone|all of us|everything|all) (?:uses?|else uses|shares?|is on|are on)",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: NETWORK_CUE,
    pattern:
      "(?:network|wifi|lan|router|internet) (?:together )?(?:with|as) (?:all |the |our |every |other )+(?:[a-z]+ )?(?:systems?|computers?|pcs?|machines?|devices?|equipment|tills?|rest|others?)",
    unless: "\\b(?:own|separate|apart|isolated|different)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    denied: "no",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern: `(?:${OWN} )(?:and |payment |card |guest |payments |pos |little |small |physical |terminal |till |data |local |wired |wireless |cable |business |mobile |its |4g |lte |\\w+ )?(?:${OWN} )?${NET}`,
    unless:
      "\\b(?:phone line|landline|telephone line|analog|separate line for (?:calls|orders)|fax|own website|no (?:network|line|internet|vlan|connection)s? of (?:its|their) own|customer's own|guest'?s? own|separate website|separate internet shop)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    denied: "no",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern: `only (?:the )?(?:tills?|pos|terminals?|machines?|readers?|it|they|payment devices) (?:is|are|sits?|hangs?|runs?) (?:on|in) (?:that|this|the|it)|${NET} (?:is |are |which is |that is )?(?:fully |completely |totally |physically |entirely |well |strictly )*(?:separated|isolated|segmented|segregated|independent)|${NET} (?:is |are |which is |that is )?(?:fully|completely|totally|physically|entirely|strictly) (?:separate|apart)|(?:vlan|network|subnet|lan|wifi|segment|line|router)(?: \\d+)?,? (?:where|in which|on which|that has|which has|with) (?:there (?:is|are) )?(?:only|just|nothing but|no one but|nobody but)|(?:use|uses|using|on|over|via|through|only) (?:only )?(?:their|its|the|our|my|his|her)? ?(?:own )?(?:mobile data|cellular data|mobile network)(?: only)?|alone (?:on|in) (?:that|its|the|this|our|a) (?:own )?(?:[a-z]+ )?${NET}|(?<!no )${NET} (?:of (?:its|their|his|her|our|it is) own|(?:all )?(?:to|by) (?:itself|themselves)|(?:that is |which is |that are |is |are |used |reserved |kept |just |set aside |set up |meant |exclusively |solely |purely )*(?:only|just|exclusively|solely|purely|nothing but|dedicated) (?:for|to|used (?:for|by)|by|serves?|carr(?:y|ies)) (?:that|this|it|them|card|cards|payments?|the (?:card|terminals?|tills?|pos|machines?|payment|readers?|pc|computer|laptop|ipad|pinpads?|virtual terminal)|terminals?|tills?|pos|pinpads?)(?: [a-z]+)?|for nothing else|(?:is |are |that is )?(?:reserved|set aside|kept|meant|dedicated) (?:only |just )?(?:for|to) (?:it|them|that|this|(?:the |our )?(?:card |payment )?(?:terminals?|machines?|readers?|tills?|pos|pinpads?))|(?:just |only )?for (?:it|them|that|this|the [a-z]+) (?:alone|only|exclusively)|(?:carries|has|holds|serves|contains|with) (?:only|just|nothing but) [a-z ]+|apart|separate)`,
  },
  {
    slot: "isolated",
    value: "yes",
    denied: "no",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern: `(?:(?<!(?:our|my) )own|separate|dedicated|isolated|different) (?:[a-z0-9]+ ){0,2}${NET}|in a ${NET} only for it|(?:network|vlan|wifi) (?:only|just) for (?:it|them|that|this|the [a-z]+)|(?:that|which) is (?:only|just) for (?:it|them)|only (?:for|used by) the (?:terminals?|tills?|pos|machines?|readers?)`,
    unless: "\\b(?:phone line|landline|telephone line|analog|fax|website)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    denied: "no",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern:
      "(?:isolated|segmented|segregated|air ?gapped|firewalled(?: off)?|fenced off|walled off|closed off|locked off|sealed off|ring ?fenced|quarantined|kept (?:completely |strictly |well |entirely )*(?:apart|separate|away|isolated)|cut off|shut off|partitioned|blocked off|split off|network separation|segmentation|completely (?:separate|apart)|physically separate[d]?|logically separate[d]?|disconnected from)",
    unless:
      "\\bno (?:network|line|internet|vlan|connection)s? of (?:its|their) own|\\bphone line\\b|separate (?:book|form|invoice)|cut off (?:the )?(?:call|number)",
  },
  {
    slot: "isolated",
    value: "yes",
    denied: "no",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern: `(?:separate[d]?|apart|away|divided|split|isolated|disconnected|shielded|independent|detached) (?:from|of) (?:the |our |all |everything|any |every |my )*(?:[a-z]+ )?(?:network|networks|systems?|office|computers?|pcs?|wifi|else|rest|others?|lan|machines?|internet of the|guests?|stuff|devices?|equipment|back office|everything|things?|internet)`,
    unless: "\\b(?:till|register)s?\\b(?! (?:network|and))",
  },
  {
    slot: "isolated",
    value: "yes",
    denied: "no",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern:
      "(?:separated|divided|split|apart|protected|shielded) (?:[a-z]+ )?(?:by|with|through|via) (?:an? |the |our |its )?(?:[a-z]+ )?(?:firewall|vlan|separate router)|firewall(?:s|ed)? (?:[a-z]+ ){0,4}?(?:keeps?|separates?|blocks?|isolates?|stops?|cuts?|divides?|protects? it from|shields?|between|rules?|only lets?|allows? only|lets? only|prevents?|off|in between)|behind (?:its|their|a) (?:own |separate |dedicated )firewall|firewall (?:rules? )?(?:so )?that (?:nothing|only)",
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern: `${NET} (?:without|with no|and no|and nothing|with nothing) (?:(?:anything |any ?thing )?else|(?:any |other |any other |another )+(?:computers?|pcs?|devices?|systems?|equipment|machines?|things?))|(?:lets?|allows?|permits?) (?:it|them|the [a-z]+) (?:to )?(?:only )?(?:talk|reach|connect|get|speak|go|communicate) (?:only |just )?(?:to|with) (?:the )?(?:bank|processor|acquirer|provider|payment)|(?:can|may) only (?:talk|reach|connect|get|speak|go|communicate) (?:to|with)? ?(?:the )?(?:bank|processor|acquirer|provider|payment)`,
    unless:
      "\\b(?:over|via|through|by|with) (?:the |our |my )?(?:internet|broadband|wifi|line|dsl|adsl|fib(?:re|er)|network)(?: line| connection)?,? (?:without|with no) (?:any |an? |the )?(?:computers?|pcs?)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern: `(?:nothing|no other (?:devices?|computers?|systems?|machines?|equipment|thing)|no one|nobody|no (?:pcs?|computers?|other pcs?)) (?:else |other )?(?:is |are |hangs |sits |runs |lives |connects |uses |can |shares |may |has )?(?:else )?(?:on|uses?|in|shares?|connected|reach(?:es)?|touch(?:es)?|access(?:es)?|talks? to|plugged into|attached|gets? (?:on|into|to)|join) (?:to )?(?:that|the|its|this|it|them|our|their) ?(?:same |internet |wifi |little |card )?(?:network|line|router|connection|wifi|vlan|broadband|switch|internet|segment|terminals?|hub|lan|pc|computer)?|(?:used|shared|reached|seen) by (?:nothing|nobody|no one) (?:but|except|other than|else)|nothing else (?:is |gets |can be )?(?:connected|plugged in|attached|hooked up|there|on it)|(?:the )?only (?:thing|device|machine|equipment|computer|item|things|devices|one|ones|piece of equipment)(?: [a-z]+){0,2} (?:on|in|connected|using|at|plugged|that (?:uses|is on)) (?:to |into )?(?:that|the|its|this|our|it)?|(?:there is|have|has|got) no other (?:computers?|systems?|devices?|machines?|equipment|network|pcs?)|no (?:computers?|other computers?|pcs?|network|office network)(?: at all| here| in the (?:shop|place|building|office)| whatsoever)|the only computer (?:here|in|we have|i have)?`,
    unless:
      "virtual terminal is the only|only (?:thing|device) (?:we|i) (?:use|take)|no computer is involved|\\b(?:nobody|no one) (?:else )?(?:uses?|touch(?:es)?|may use) (?:that|this|the|our|it) ?(?:laptop|pc|computer|tablet)?\\b",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern: `(?:on|in|over|via|through|to|into|uses?|using|shares?|sharing|onto|is|are) (?:all )?(?:the |our |my |its |their )?(?:very |exactly the |one and the |one |exact )?(?:same|common|shared|single shared|general|normal|ordinary|usual|regular|main|office|company|campus|corporate|public|guest|visitors?|everyday|standard|staff|university|college|hospital|church|domestic|internal|admin|administrative|customers?|parish|existing) (?:[a-z]+ )?(?:flat )?(?:networks?|wifi(?: network)?|lan|routers?|switch|internet(?: connection| line)?|broadband(?: connection| line)?|connection|line|subnet|vlan|dsl|segment|hub|server)`,
    unless:
      "\\b(?:phone line|landline|telephone line|same phone|same terminals?|mobile network|phone network)\\b|\\bguests? (?:use|have|are|get|go)\\b|(?:guests?|visitors?|office|music|cctv|laptops?) (?:is|are|use|uses|has|have|go) ",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern: "(?:company|office|corporate|campus|normal|shared) (?:lan|network|wifi)(?= ?[.,;)]|$)",
    unless: "\\b(?:from|not|apart|separate|own|different|than|isolated|off)\\b",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern:
      "(?:router|network|wifi|internet|line|broadband|connection|it) (?:also )?(?:serves|is for|is used (?:for|by)|carries|supplies|feeds|connects|runs) (?:everything|all|the whole|everyone|the entire|also|every)",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern:
      "everyone'?s? (?:pcs?|computers?|desks?|workstations?)|(?:whatever|whichever|any) (?:pc|computer|desk|workstation)(?: is free| happens| that)|on all (?:the )?(?:office )?(?:pcs|computers|desks|workstations)|(?:any|every|each) (?:office )?(?:pc|computer|desk|workstation) (?:in|at|of)",
    within: "virtual|type|key|enter|terminal|page|browser",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    implied: true,
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern:
      "(?:on|in|over|via|through|to|into|using|onto) (?:the |our |my )(?:[a-z]+ )?(?:shop|store|house|home|household|family|school|hotel|club|business|building|cafe|bar|pub|restaurant|salon|practice|church|clinic|workshop|whole)(?:'s)? (?:networks?|wifi(?: network)?|lan|routers?|switch|internet(?: connection| line)?|broadband(?: connection| line)?|connection|dsl)",
    unless: "\\b(?:phone line|landline|telephone)\\b",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern:
      "(?:the )?same (?:one|network|wifi|router|internet(?: line| connection)?|lan|switch|broadband|line|connection) (?:as|with|that|we|for everything|for all|like|where)|(?:together|along|in company|jointly) with (?:the |our |all |my )*(?:tills?|office|pcs?|computers?|everything|rest|guests?|printers?|cameras?|registers?)",
    unless: "\\b(?:phone line|landline|telephone)\\b",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern:
      "(?:everything|all (?:of (?:it|them|that)|our [a-z]+|devices|computers|the [a-z]+|systems)?) (?:is |are |hangs? |sits? |runs? |goes |go |shares? |shared |connected |together |just |plugged )*(?:on|over|through|off|to|into|in|together on)? ?(?:the |one |our |a |same |single |and |that |flat )*(?:same|one|single|flat|shared|together) ?(?:flat |big |and |same |only )*(?:networks?|wifi|routers?|switch|internet|line|lan|box|connection|broadband)|flat network|one (?:big |single |flat |and the same |wifi |wireless )?(?:network|wifi|router) (?:for|with) (?:everything|all|everyone|the whole|it all)|(?:only |just |have |got )one (?:wifi|network|router|internet connection)(?: (?:in|for|at|here)| |$|\\.)|(?:share|shares|sharing|shared) (?:it |its |the |a |our |one |his |same |that |this |internet |wifi |by |network )*(?:network|wifi|router|internet|connection|line|broadband|switch|lan|with)(?: [a-z]+){0,5}?(?: (?:pcs?|computers?|office|everything|guests?|laptops?|tills?|staff|tablets?|cameras?|else|printers?|customers?|tv|music|neighbou?rs?))?",
    unless:
      "\\b(?:phone line|landline|only one network card|nothing else|nobody else|only these|just these|shares? (?:it )?with (?:nothing|nobody|no one|each other|one another))\\b|one (?:network|wifi|router) (?:only )?for (?:the )?(?:terminals?|card)",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern:
      "(?:alongside|along with|together with|next to|as well as|like|same as|where|shared with|beside|among|amongst|with) (?:the |all |our |my |every |also )*(?:office |back office |staff |guest |admin |reception |other |shop )*(?:pcs?|computers?|laptops?|file server|servers?|printers?|cameras?|cctv|music|guests|the rest|everything else|office)(?: [a-z]+){0,4}?",
    within: "\\b(?:network|wifi|router|lan|switch|internet|broadband|vlan|connection)\\b",
    unless:
      "\\b(?:separate|own|apart|isolated|dedicated|different|nothing|away|terminal next to|stands next|sits next|not on)\\b",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern: `(?:un(?:segmented|separated|segregated)|(?:on|in) (?:the |our )?(?:office|campus|company|shop|main|corporate|school|hotel|normal|general|university) (?:network|lan|wifi))`,
    unless: "\\b(?:is not|not on|not in|never on|off the)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern:
      "(?:is|are|was|does|do|stays?|kept|keep|it|not) ?(?:not|off|never|n't) (?:connected to |linked to |part of |go over |use |touch |sit |hang |run )?(?:on |in |over )?(?:to )?(?:the |our |any )?(?:office|campus|company|shop|main|corporate|school|hotel|normal|general|university|store|guest|customer|staff|other|college|business|house|home|same) (?:network|lan|wifi|computers?|systems?|internet)(?: as [a-z ]+)?",
  },
  {
    slot: "isolated",
    value: "no",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern: `(?:can|could) (?:see|reach|ping|access|browse|get to|talk to) (?:the |all |our |other |every )*(?:other |office |file )*(?:computers?|pcs?|servers?|shares?|machines?|printers?|network)|file server|network drive|domain controller|shared (?:drive|folder|printer)s?`,
    within: "pc|computer|laptop|network|till",
    unless: "\\b(?:not|cannot|never|no|away|separate|apart|isolated|keeps?|cut)\\b",
    implied: true,
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: `${NETWORK_CUE}|pc\\b|computer|laptop|desk|everything|shared|same|isolat|machine`,
    pattern:
      "(?:my|our|the|a|an|her|his|any|ordinary|from) (?:usual |normal |ordinary |regular |main |everyday |general |all purpose |standard |shared |multi ?purpose |day to day )(?:office |work |desk |reception |front desk |back office |shop |home |family )*(?:pcs?|computers?|laptops?|desktop|workstation)s?|(?:pc|computer|laptop|desktop|machine|one)(?: that| which| where)?(?: [a-z]+){0,4}? (?:also|as well|too|use for everything|does everything|for everything)(?: [a-z]+){0,4}?|(?:same|shared) (?:office )?(?:pc|computer|laptop|machine|desktop)s?(?: [a-z]+){0,2}? (?:for|as|that|which|we|i|where|also|they)|(?:pc|computer|laptop|machine|it|one)(?: [a-z]+){0,3}? (?:also |is also |i also |we also |is )(?:use[ds]?|has|have|runs?|does|do|read|write|check|handle|browse)?(?: it)? ?(?:for |to )?(?:the |our |my |all |do |check |read |write )*(?:e?mails?|accounts|accounting|bookkeeping|invoic(?:es|ing)|browsing|surfing|facebook|social media|word|excel|everything|letters|orders|netflix|games|homework|stock|ordering|bookings|office work|web|payroll|quickbooks|general|other (?:things|work|stuff|jobs))",
    within: "pc|computer|laptop|desktop|workstation|machine",
    unless:
      "\\b(?:separate from|everything (?:itself|by itself)|not (?:my|our|the)|apart from|away from|except|instead of|other (?:pc|computer|laptop)|cameras|on that one too|different from|only (?:used )?for (?:that|this|it|card))\\b",
  },
  {
    slot: "dedicated",
    value: "yes",
    denied: "no",
    pattern:
      "(?:pc|computer|laptop|desktop|workstation|machine|it|tablet|chromebook|that one|device)(?: [a-z]+){0,5}? (?:is |are |gets? |that is |which is |we |i |kept |used )*(?:only|just|exclusively|solely|purely|for nothing (?:else|but)|not used for anything else|nothing else|dedicated|reserved)(?: [a-z]+){0,4}?|(?:dedicated|separate|special|extra|second|spare|own|standalone|locked down) (?:pc|computer|laptop|desktop|workstation|machine|chromebook|tablet)|used for nothing else|(?:only|just|nothing) (?:used )?(?:for|does) (?:that|this|it)(?: and nothing else)?|does nothing else|single purpose",
    within: "pc|computer|laptop|desktop|workstation|machine|chromebook|tablet|device",
  },
];

/** Signals about places. */
export const LOCATION_SIGNALS: readonly SignalSource[] = [
  {
    slot: "location",
    value: "one",
    denied: "several",
    cue: "shop|store|site|location|branch|restaurant|outlet|salon|cafe|deli|hotel|pub|bar|office|pharmac|clinic|practice|gym|baker|station|garage|premises|place|boutique|studio|center|market|takeaway|pizzeria|franchise|showroom|florist|hostel|cinema|optician|depot|chain|second|vpn|wan|mpls|headquarters|hq|server|each other|address|room|building|till|system|kiosk|network|here|one|single",
    pattern: `(?:only |just |have |single |the |a )*(?:one|1|single|sole|only one|a single|just the one|only the one) (?:[a-z]+ ){0,2}?${ONE_PLACE_NOUN}(?: only)?|single (?:site|location|shop|store|premises|outlet|place)|just (?:the )?one (?:of them|of us|location|place|shop)|(?:at|in) (?:only |just )?one (?:place|location|spot|site|building|address|room)|one (?:address|room)|(?:only|just) (?:in|at) (?:this|one|our|the one|that) (?:building|place|shop|store|site|location|house|address|one)|no (?:other )?(?:branches|other (?:shops?|stores?|locations?|sites?|branches|places?|outlets?|premises)|second (?:shop|location|site|branch)|chain|sister (?:shops?|stores?))|not (?:a|part of a) chain|one man (?:shop|band|show|business)`,
    unless: "\\b(?:one (?:shop|store|site|place) has|one of (?:the|our))\\b",
  },
  {
    slot: "location",
    value: "linked",
    denied: "separate",
    cue: "shop|store|site|location|branch|restaurant|outlet|salon|cafe|deli|hotel|pub|bar|office|pharmac|clinic|practice|gym|baker|station|garage|premises|place|boutique|studio|center|market|takeaway|pizzeria|franchise|showroom|florist|hostel|cinema|optician|depot|chain|second|vpn|wan|mpls|headquarters|hq|server|each other|address|room|building|till|system|kiosk|network|here|one|single",
    pattern: `(?:shops?|stores?|sites?|locations?|branches|tills?|registers?|restaurants?|outlets?|they|all|systems?|pos|networks?|places|cafes?|salons?|delis?|delicatessens|hotels?|pubs?|offices|everything)(?: [a-z]+){0,8}? (?:connected|linked|joined|networked|tied|hooked|hang|interconnected|wired|synced|talk|vpn|tunnel)(?: [a-z]+){0,3}? ?(?:to|with|into|by|over|via|through|up)? ?(?:a |the |our |each |one |another |one another|together|its )*(?:head ?office|head quarters|headquarters|hq|central (?:server|office|system|site|database)|main (?:office|shop|store|branch|server|site)|each other|one another|another|vpn|wan|mpls|company network|corporate network|sd ?wan|data cent(?:er|re)|together|other (?:shops?|stores?|sites?|branches|location)|warehouse|server)|(?:linked|connected|joined|networked|tied together|interconnected) (?:[a-z]+ )?(?:by|via|over|through|with|using|on) (?:an? |the |our |one )*(?:[a-z]+ )?(?:vpn|wan|mpls|sd ?wan|leased lines?|tunnels?|head ?office)|(?:on|in|over) (?:one|an?|the same|our|the|a single) (?:big |common )?(?:wan|vpn|mpls|sd ?wan)|(?:on|in|over) (?:the |one |our )?(?:group|company|corporate|chain|hotel group)(?:'s)? (?:wide )?(?:network|lan|wan)|vpn(?:s|s?)? (?:to|between|with|tunnel|links?|connect(?:s|ion|ed)?|joins?)(?: [a-z]+){0,6}|(?:site to site|branch) (?:vpn|tunnel|link)|wide area network|mpls|sd ?wan|corporate wan|company wide network|network (?:across|between|over|that (?:joins|links|connects)) (?:all |the |our )*(?:[a-z]+ )?(?:shops?|stores?|sites?|locations?|branches|restaurants)|one (?:big )?network (?:for|across|over|between) all (?:the )?(?:shops?|stores?|sites?|branches|locations|restaurants)|share(?:s|d)? (?:a|one|the same) network (?:with|between|across) (?:the |our )?(?:other )?(?:shops?|stores?|sites?|branches|restaurants)|to (?:the )?head ?office`,
    unless:
      "\\b(?:vpn (?:at|from|for) home|remote support|franchisor|accountant|working from home|wish list|sold one|hotel system and the terminal)\\b|\\bhead ?office (?:staff|pays|does)",
  },
  {
    slot: "location",
    value: "separate",
    denied: "linked",
    cue: "shop|store|site|location|branch|restaurant|outlet|salon|cafe|deli|hotel|pub|bar|office|pharmac|clinic|practice|gym|baker|station|garage|premises|place|boutique|studio|center|market|takeaway|pizzeria|franchise|showroom|florist|hostel|cinema|optician|depot|chain|second|vpn|wan|mpls|headquarters|hq|server|each other|address|room|building|till|system|kiosk|network|here|one|single",
    pattern:
      "(?:each|every) (?:[a-z]+ ){0,2}?(?:has|have|with|is on|runs on|got|uses?) (?:its|their|an?|his) (?:own|separate|isolated) (?:[a-z]+ )?(?:network|internet|connection|line|router|dsl|broadband|system|pos|till)|(?:shops?|stores?|branches|sites?|locations?|restaurants?|networks?|places|they)(?: [a-z]+){0,4} (?:not|never|are not|no|nothing)(?: [a-z]+){0,3} (?:connected|linked|joined|networked|connect|link|share)(?: [a-z]+){0,6}|no (?:link|connection|vpn|network|networking)s? (?:between|to|with) (?:the |our |each |other )*(?:shops?|stores?|sites?|branches|locations?|head ?office|other|places|two|three|restaurants)|independent(?:ly)? (?:of|from) each other|(?:not|are not|aren't) connected (?:to|with) each other|(?:separate|own) networks? (?:in|at|per|for) each",
    literal: true,
  },
  {
    slot: "location",
    value: "several",
    denied: "one",
    cue: "shop|store|site|location|branch|restaurant|outlet|salon|cafe|deli|hotel|pub|bar|office|pharmac|clinic|practice|gym|baker|station|garage|premises|place|boutique|studio|center|market|takeaway|pizzeria|franchise|showroom|florist|hostel|cinema|optician|depot|chain|second|vpn|wan|mpls|headquarters|hq|server|each other|address|room|building|till|system|kiosk|network|here|one|single",
    pattern: `(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|\\d{1,3}|several|multiple|both|many|various|a few|a couple of|a dozen|all|all our|all the|our|other) (?:of (?:our|the) )?(?:little |small |different |retail |sister |coffee |book |hair |other |own |delicatessen |shoe |busy )*(?:shops|stores|sites|locations|branches|restaurants|outlets|salons|cafes|delis|delicatessens|hotels|pubs|bars|offices|pharmacies|clinics|practices|gyms|bakeries|petrol stations|stations|garages|premises|places|boutiques|studios|bookshops|garden centers|supermarkets|takeaways|pizzerias|franchises|showrooms|florists|hostels|cinemas|opticians|barbers|depots)|chain of|(?:bakery|restaurant|coffee|cafe|hotel|pub|shop|store|retail|pharmacy|supermarket|salon|gym|fitness|shoe|clothing|grocery|furniture|optician|toy|book|garden center|pizza|sandwich|jewell?ery|fashion|cinema|hostel|dental|vet|hairdressing|barber) chain|franchise with|second (?:shop|store|branch|location|restaurant|site)`,
    unless:
      "\\b(?:other (?:shops|stores|places|restaurants|pubs|bars|cafes)|holiday cottages|no other|all (?:bars|pubs|restaurants)|two (?:bars|offices) in)\\b",
  },
  {
    slot: "location",
    value: "oneImplied",
    implied: true,
    pattern: `(?:^|(?:our|my|the|a|an|small|little|village|family|single|this|in|own|run|town) (?:[a-z]+ ){0,3}?)(?:shop|store|cafe|restaurant|bakery|bar|pub|hotel|salon|pharmacy|clinic|gym|garage|farm ?shop|gallery|museum|bistro|deli|supermarket|nursery|bookshop|boutique|surgery|hostel|campsite|theatre|theater|cinema|barbers?|butchers?|takeaway|pizzeria|studio|clubhouse|farm|winery|brewery|showroom|filling station|petrol station|gas station|food truck|truck|guesthouse|inn|diner|florist|b and b|trattoria|tavern|coffee shop|hardware store|corner shop|newsagents?|opticians?|dentist|vet|veterinary practice|dental practice|practice|stall|stand|kiosk|counter|convenience store|ice cream parlou?r|parlou?r|laundrette|bike shop|workshop|yard|center|golf club|tennis club|club|office|school|church|library|canteen|spa|lodge|motel|off ?licence|liquor store|grocery|grocer|greengrocer|fishmonger|chip shop|garden center|pet shop|toy shop|shoe shop|launderette|market stall|tearoom|tea room|snack bar|hairdressers?|beauty salon|nail bar|tattoo studio|jewell?er|antique shop|charity shop|post office|hospital|marina|cattery|kennels?|stables?|zoo)(?! ?(?:s\\b|chain))`,
  },
];
