// What merchants say in everyday words, in short forms, and in an English that they learnt late.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { CARD_NUMBER, CUSTOMER } from "./vocabulary";

const MANUAL =
  "(?:(?:p2pe|instruction|user|provider's|company's|security) )*(?:manual|guide|pim|handbook|booklet|instructions)";
const FILES =
  "(?:excel(?: (?:sheet|file|list))?|spread ?sheet|database|crm|erp|pms|(?:booking|hotel|order|customer|guest|patient|member|membership|client|reservation)s? ?(?:software|system|program|record|file|list|field|notes?)s?|reservation|booking|access file|word file|(?:[a-z]+'s )?(?:file|record|folder|profile|card)(?: [a-z]+)? (?:in|on) (?:word|excel|the (?:computer|pc|server)|outlook|dropbox))";
const LITTLE_THING =
  "(?:(?:little|small|tiny|black|grey|gray|white|odd|funny|strange|plastic|usb|some|kind of|sort of|extra|other) )*(?:things?|thingy|thingie|gadgets?|gizmos?|box(?:es)?|sticks?|dongles?|units?|devices?|apparatus|keypads?|pads?|blocks?)";
const AT_COMPUTER =
  "(?:next to|beside|at|by|near|on|in|under|in front of|alongside|attached to|connected to|plugged in(?:to)?) (?:it|the|that|this|my|our)(?: (?:same|little|old))?(?: (?:pc|computer|laptop|keyboard|screen|monitor|desk|side))?";
const NO_READER =
  "\\b(?:router|modem|printer|telephone|headset|camera|scanner|alarm|log(?:ging)? ?in|tokens?|security key|code generator|tan|memory|backup|mouse|scales?|not|never|nothing|no|terminal|cash|till|firewall|phone|fixed|fibre|voip|scan|post|order)\\b";

/** Devices, papers and roles of which too little is said. */
const OPEN_SIGNALS: readonly SignalSource[] = [
  {
    slot: "vtReader",
    value: "maybe",
    cue: "thing|gadget|gizmo|box|stick|dongle|unit|device|apparat|pad|block",
    pattern: `${LITTLE_THING}(?:,? (?!not|no)[a-z]+){0,5}? (?:${AT_COMPUTER}|(?:from|of) (?:the |our |my )?bank)`,
    within: "^(?=.*\\b(?:bank|processor|provider|usb|acquirer|payment company)\\b)",
    unless: NO_READER,
  },
  {
    slot: "storage",
    value: "filedMaybe",
    cue: "archiv|filed|filing",
    pattern:
      "(?:forms?|slips?|letters?|coupons?|papers?|sheets?|orders?|mandates?|replies|envelopes|they|these|those|everything|all)(?: [a-z]+){0,5}? (?:archived|filed(?: away)?|(?:go|goes|put|kept) (?:in|into|to) (?:the |our )?(?:archives?|filing|files))|(?:archive|file) (?:all |the |these |those |our )*(?:forms?|slips?|letters?|coupons?|papers?|sheets?|orders?|mandates?|them)",
    within:
      "^(?!.*\\b(?:paper|locked|safe|cabinet|cupboard|drawer|folders?|binders?|ring|box|shred\\w*|destroy\\w*|burn\\w*|cellar|basement|key|receipts?|without|blacked|cut|tax|lever|cross|stapled|strongroom|vault)\\b)",
    unless: "\\b(?:no|not|never|nothing|electronically|scanned)\\b",
  },
  {
    slot: "storage",
    value: "scanMaybe",
    denied: "no",
    cue: "digiti|scans|scanned",
    pattern:
      "(?:digiti[sz]es?|scans) (?:all |our |the |my |these |those )*(?:papers?|paperwork|documents?|files?|folders?|archives?|books)|(?:papers?|paperwork|documents?) (?:are |is |get |gets )(?:later |then |all )*(?:digiti[sz]ed|scanned)",
    unless: "\\b(?:not|never|nothing|without|virus|barcodes?)\\b",
  },
  {
    slot: "role",
    value: "serviceProvider",
    cue: "payments|cards|transactions",
    pattern:
      "(?:run|runs|handle|handles|process|processes|take|takes|manage|manages|operate|operates|collect|collects) (?:the |all |their |also )*(?:card )?(?:payments?|transactions|cards) (?:for|on behalf of) (?:(?:about|over|some|around|\\d+|several|many|two|three|four|five|ten|twenty|dozens of) )*other (?!days|reasons|things|times)[a-z]+s\\b",
    unless: "\\b(?:not|never|no longer|bank|provider|processor|stripe|they)\\b",
  },
  {
    slot: "spoc",
    value: "pinOnPhone",
    literal: true,
    unless: "\\b(?:not|never) (?:on|in|into|where)\\b",
    cue: "\\bpin\\b|code",
    pattern:
      "(?:phone|tablet|app|screen|iphone|ipad)(?: [a-z]+){0,3}? where (?:the|their|people's) (?:pin|code)(?: number)? (?:goes|is|gets|comes)",
  },
  {
    slot: "role",
    value: "serviceProvider",
    implied: true,
    cue: "sell|paid out|pay out|payout|market",
    pattern:
      "(?:other|those|these|many|several|local|about|over) (?:[a-z]+ )?(?:artists?|sellers?|makers?|shops?|traders?|vendors?|farmers?|producers?|merchants?|craft(?:ers|speople)|growers|designers|authors)(?: [a-z]+){0,4}? (?:also |too |sell |list |offer )+(?:[a-z]+ ){0,8}?(?:paid out|too|as well|on it|through us|over us|there|with us)",
    within: "marketplace|market place|platform|paid out|pay (?:them )?out",
    unless: "\\b(?:etsy|amazon|ebay|we sell on|in their own name|not|never)\\b",
  },
];

/** Card numbers that are kept, told without a word like "store". */
const KEPT_SIGNALS: readonly SignalSource[] = [
  {
    slot: "storage",
    value: "yes",
    cue: "charge",
    pattern: `(?:fills?|puts?|types?|enters?|writes?|notes?|copies|copy|saves?|records?|keeps?)(?: [^ ]+){0,5}? (?:numbers?|details|cards?|it|them)(?: [^ ]+){0,14}? (?:so (?:that )?(?:we|they|i|you|she|he) can|in order to|to|and|for) (?:then |later )?charg(?:e|es|ing)(?: [^ ]+){0,6}? (?:later|no shows?|afterwards|at shipment|at shipping|when|damages?|cancellations?|next time|again|every|each|monthly)`,
    within: `\\b(?:${FILES}|erp|server|field)\\b`,
    unless:
      "\\b(?:paper|safe|drawer|cabinet|tokens?|vault|gateway|stripe|provider|processor|virtual terminal|not|never|no longer|link)\\b",
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "excel|sheet|crm|erp|pms|database|record|field|file|list",
    pattern: `(?:save|saves|saved|keep|keeps|store|stores|hold|holds|have|has)(?: [a-z']+){0,3}? ${CARD_NUMBER}(?: [^ ]+){0,3}? (?:in|on|into) (?:the |our |an? |my |its |their )*(?:[a-z]+ ){0,2}?${FILES}|(?:in|on) (?:the|our|an?|my) (?:[a-z]+ )?${FILES}(?: [a-z]+){0,3}? (?:is|are|sit|sits|lie|lies|stand|stands|we have|i have|have)(?: [a-z']+){0,4}? ${CARD_NUMBER}|(?:excel|spread ?sheet|word file|access file)(?: [a-z]+)? (?:with|of) (?:the |our |all |their )*(?:[a-z]+'s? )?cards\\b`,
    unless:
      "\\b(?:tokens?|tokenized|last (?:four|4)|no card|masked|vault|paper|index|gateway|provider'?s?|stripe's|never|loyalty|gift|first digits)\\b",
  },
  {
    slot: "storage",
    value: "yes",
    lasting: true,
    cue: "disk|disc|drive|server|laptop|\\bpcs?\\b|computer|backup|tape|stick",
    pattern: `(?:disks?|discs?|drives?|servers?|laptops?|pcs?|computers?|back ?ups?|tapes?|sticks?)\\b[^.;]{0,100}? (?:it|which|that|still|says it|they|and) (?:still |also |all )*(?:has|have|holds?|contains?|is full of|are full of|shows?)(?: (?:all|the|still|many|lots of|our|old|some|thousands of|hundreds of))* ${CARD_NUMBER}`,
    unless:
      "\\b(?:no|not|never|none|wiped|destroyed|erased|deleted|shredded|burn\\w*|scrapped|whether|if|might|maybe|tokens?|last (?:four|4)|drilled|melted)\\b",
  },
  {
    slot: "recording",
    value: "withCard",
    denied: "withoutCard",
    cue: "incl|also|even|too",
    pattern: `(?:incl\\.?|including|also|even)(?: the (?:part|bit|moment))? (?:when|where|while) (?:[a-z]+ ){0,2}?(?:customers?|callers?|clients?|guests?|they|people|somebody|someone|members?|patients?|card)(?: [a-z]+){0,3}? (?:reads?|gives?|says?|tells?|dictates?|(?:is|are) (?:read|given|said))`,
    within: "\\b(?:record\\w*|taped?|tapes)\\b",
    unless: "\\b(?:not|never|paus\\w*|stop\\w*|mut\\w+|mask\\w*)\\b",
  },
];

/** Equipment, its line and its listing. */
const EQUIPMENT_SIGNALS: readonly SignalSource[] = [
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "calls|rings|phones|dial",
    pattern:
      "(?:set|configured|programmed|made|put)(?: (?:it|them))? (?:up )?(?:for|to|on) (?:the )?dial(?:ling|ing|up)?|(?:terminal|machine|datafono|pdq|reader|it|device|they)(?: [a-z]+){0,2}? (?:calls?|rings?|phones?)(?: (?:the|up|out|our|to|bank))* (?:by|over|through|via|on|with) (?:the |a |our |its )?(?:own )?(?:fixed |normal |old )?(?:telephone|phone|land|fixed) ?lines?",
  },
  {
    slot: "phoneLine",
    value: "analog",
    cue: "phone|socket|line",
    pattern:
      "(?:old style|old fashioned|old school|proper|real|traditional|classic|conventional|old type) (?:[a-z]+ )?(?:phone|telephone) ?(?:line|socket|connection)?s?|(?:bt|telecom|telekom|telstra|at and t|telefonica|eircom|kpn) (?:phone )?line",
    unless: "\\b(?:not|no|never|terminal|machine|dials?)\\b",
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue: "coupling|link|connection|alone",
    pattern:
      "(?:with|to) (?:the |our )?(?:[a-z]+ and the )?(?:cash desk|till|register|pos|computer|cash register)s?(?: [a-z]+){0,2}? (?:have|has|is|are) no (?:coupling|link|connection|cable)s?|(?:no|not any|without) (?:coupling|link|connection|cable)s? (?:with|to) (?:the |our |any )?(?:cash desk|till|register|pos|computer)s?|(?:machines?|terminals?)(?: do(?:es)?)? (?:do |does )?everything (?:alone|by (?:itself|themselves))",
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: "network|system",
    pattern:
      "(?:not|never) (?:on|in) (?:a|any|the same|one) network with (?:anything|any|other|our|the)|(?:phone|tablet|ipad|mobile|computer|pc|laptop) (?:connects?|is connected|links?|is linked|talks?) to (?:no|none|nothing)(?: other)?(?: of)?(?: [a-z]+){0,3}? ?(?:networks?|systems?|computers?|else)",
  },
  {
    slot: "isolated",
    value: "yes",
    cue: "own",
    pattern:
      "(?:computer|pc|laptop|netbook|tablet|notebook|desktop)(?: [a-z]+){0,4}? (?:with|on|has|using) (?:its |an? )?own (?:dsl|adsl|line|internet|broadband|connection|mobile (?:internet|broadband|data)|[45]g|sim|router|modem|lte)\\b",
    unless: "\\b(?:not|never|no|everyone|each|their own|every|home)\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    cue: "house|lockbox|bureau|handling",
    pattern:
      "(?:posted|sent|mailed|goes|go|addressed|delivered|returned|forwarded)(?: [a-z]+){0,3}? to (?:an? |our |the )?(?:[a-z]+ )?(?:fulfil?ment (?:house|center|company)|mailing house|lockbox|response house|donation bureau|handling house|order bureau)",
    unless: "\\b(?:not|never|empty|after|goods|parcels|without)\\b",
  },
  {
    slot: "encryption",
    value: "none",
    literal: true,
    cue: "p2pe",
    pattern:
      "p2pe(?: [^ .;]+){0,4} (?:costs? (?:extra|more|too much)|is (?:an? )?(?:extra|too (?:dear|expensive|much))|would (?:cost|have cost|be)(?: [^ .;]+){0,3}|was offered|they offered)(?: [^ .;]+){0,8} (?:did not|do not|have not|never|declined|refused|without|said no)(?: [^ .;]+){0,4}",
  },
  {
    slot: "encryption",
    value: "none",
    literal: true,
    lasting: true,
    cue: "p2pe",
    pattern:
      "p2pe(?: (?:solution|listing|listed|status))? ?[:=] ?(?:no|none|nope|nil|n/a|not (?:used|in use|taken|applicable|listed|present|there))",
  },
  {
    slot: "encryption",
    value: "claimed",
    cue: "point to point",
    pattern:
      "point to point (?:encryption |encrypted )?(?:service|solution|product|package|system|thing)s?",
    unless: "\\b(?:network|line|link|radio|not|no|wan|vpn)\\b",
  },
  {
    slot: "encryption",
    value: "listed",
    denied: "unlisted",
    cue: "solution|product",
    pattern:
      "(?:our|the) (?:solution|product|system)(?:'s)?(?: name| entry| version)?(?: [^ ]+){0,4}? (?:is|was|are|stands) (?:there|in it|on it|in there|on there|listed)",
    within:
      "(?:list|site|page) (?:of|from) (?:the )?pci|pci(?:'s)?(?: ssc| council)?(?:'s)? (?:own )?(?:list|site|page)|council",
    unless: "\\b(?:spoc|pts|expired|lapsed|not (?:sure|there)|device)\\b",
  },
  {
    slot: "encryption",
    value: "listed",
    denied: "unlisted",
    cue: "solution|p2pe|reference|listing",
    pattern:
      "(?:solution|p2pe|reference|listing)(?: (?:number|no|name|reference|id))?(?: [a-z]+){0,3}? (?:checked|verified|found|looked up|confirmed|seen) (?:it )?(?:on|in|at|against) (?:the )?(?:pci|council)(?:'s)?(?: [a-z]+){0,3}? (?:list|website|site|page|web ?site)",
    within: "valid|there|listed|current|on it|found|not expired|in date|ok\\b",
    unless: "\\b(?:spoc|pts|lapsed|not (?:sure|there|found)|device|nothing|no)\\b",
  },
  {
    slot: "manual",
    value: "yes",
    denied: "no",
    cue: "manual|guide|pim\\b|handbook|booklet|instruction",
    pattern: `${MANUAL}(?: [a-z]+){0,3}? and (?:we |i |all |everybody )?(?:do|does|follow|keep to) (?:just |exactly )?(?:what|all|everything|whatever) (?:is |that is |stands |it says |there is )*(?:in|on) (?:it|there|the)|(?:keeps?|kept|follow|obey|respect)(?: (?:to|by))? (?:all )?(?:of )?(?:the )?rules (?:of|in|from) (?:the |that )?${MANUAL}|(?:steps|points|rules|checks)(?: (?:out of|of|from|in))? (?:the |that )?(?:provider's )?${MANUAL}(?: [^ ]+){0,6}? (?:done|followed|does|do|kept)`,
    unless:
      "\\b(?:most of|mostly|partly|some of|half of|more or less|try to|tries to|not (?:so |quite |really )?sure|manual imprinter|tour guide)\\b",
  },
  {
    slot: "way",
    value: "tied",
    cue: "pin ?pad|reader",
    pattern:
      "(?:e?pos|tills?|registers?) (?:\\+|and|with|plus|&) (?:[a-z]+ )?(?:pin ?pads?|card pads?|card readers?)",
    unless: "\\b(?:not|no|never|standalone)\\b",
  },
];

/** One computer for cards and for all the rest. */
const COMPANY_SIGNALS: readonly SignalSource[] = [
  {
    slot: "isolated",
    value: "no",
    cue: "mail|account|book|payroll|invoice|orders|word|excel|internet|letters|stock|brows",
    pattern:
      "(?:also|still|too) (?:do|does|read|write|run|use|uses|have|check|surf|answer)(?: (?:our|my|the|all|some))* (?:e?mails?|accounts|accounting|bookkeeping|books|payroll|invoices|orders|word|excel|internet|letters|stock|browsing)(?: (?:and|or) [a-z]+)? (?:on|with|from)\\b|(?:it|that|which|this)(?: one)? (?:is |does |also )+(?:the (?:one|same|pc|computer|laptop) )?(?:for|we use for|used for|we do) (?:the |our |my )?(?:e?mails?|accounts|bookkeeping|payroll|invoices|everything else)",
    unless:
      "\\b(?:not|never|no|another|other (?:pc|computer|laptop)|different|separate|terminal)\\b",
  },
];

/** Tills that hold their reader, and readers that go with a telephone. */
const TILL_SIGNALS: readonly SignalSource[] = [
  {
    slot: "standalone",
    value: "no",
    literal: true,
    cue: "register|till|e?pos\\b|station|checkout",
    pattern:
      "(?:whole|entire|complete|all of our|all our) (?:cash )?(?:register|till|pos|checkout|till system|register system)\\b|(?:register|till|pos|station|checkout|screen)\\b[^.;]{0,30}? (?:card )?reader (?:is )?(?:part of|built in|inside|integrated|in) ?(?:to )?(?:it|the|that)?",
    unless: "\\b(?:not|never|no|separate|without)\\b",
  },
  {
    slot: "standalone",
    value: "no",
    literal: true,
    cue: "wired|plugged|connected|hooked|cabled|built|linked",
    pattern:
      "(?:pos|e?pos|till|register|cash desk|ipad)\\b[^.;]{0,60}? (?:pin ?pads?|readers?|machines?|terminals?|pdqs?) (?:is |are |comes )(?:wired|plugged|connected|hooked(?: up)?|cabled|built|linked) (?:in)?to it",
    unless: "\\b(?:not|never|no)\\b",
  },
  {
    slot: "way",
    value: "mobileReader",
    cue: "bluetooth",
    pattern:
      "readers?\\b[^.;]{0,40}? (?:by|via|over|through|with|on) bluetooth (?:to|with|and) (?:the|my|our|a) (?:[a-z]+ )?(?:phone|tablet|ipad|iphone|smartphone|mobile)",
    unless: "\\b(?:not|never|no)\\b",
  },
];

const TOKEN = "(?:tokens?|nonces?|registration id|single use (?:token|id)|reference id)";

/** The web shop: where the card is typed, and what the browser does with it. */
const WEB_SIGNALS: readonly SignalSource[] = [
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: "leave|leaving|exit",
    pattern: `(?:${CUSTOMER}|he|she|they|you) (?:then |first |always )?(?:leaves?|exits?|goes out of|go out of) (?:our|the|my) (?:web ?site|web ?shop|web|site|page|shop)(?: [^ .;]+){0,6}? (?:cards?|pay|pays|payment|paying)`,
    unless: "\\b(?:not|never|without)\\b",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: "gateway|page of|platform of",
    pattern:
      "(?:payment|paying|pay|card)(?: [a-z]+){0,3}? (?:made|done|happens|entered|put) (?:in|on|at) (?:the )?(?:gateway|page|platform|payment page|pasarela|site) of (?:the |our )?(?:bank|provider|payment company)",
    unless: "\\b(?:we|staff|i) (?:type|enter|key|put)\\b",
  },
  {
    slot: "platform",
    value: "provider",
    cue: "charge",
    pattern:
      "charges? (?:them|him|her|the [a-z]+|our [a-z]+|everyone)(?: [a-z]+){0,5}? and (?:then |later |afterwards )?(?:pays?|transfers?|sends?|forwards?|settles?|remits?)(?: it| the (?:money|rest|balance))?(?: [a-z]+)? ?(?:us|me|to us|to our)",
    unless: "\\b(?:i|we|staff|our office|reception) (?:then )?charge|not|never|terminal\\b",
  },
  {
    slot: "enters",
    value: "customer",
    cue: "click|tap|pay",
    pattern: `(?:${CUSTOMER}|they|he|she) (?:then |just |usually |mostly |always |simply )?(?:clicks?|taps?|opens?)(?: (?:it|on it|the link|on the link))? and (?:then )?pays?|(?:${CUSTOMER}|they) (?:usually |mostly |always )?pays? (?:on|with|by|through|via) (?:it|the link)`,
    within: "\\blinks?\\b",
    unless: "\\b(?:not|never)\\b",
  },
  {
    slot: "enters",
    value: "customer",
    cue: "opens",
    pattern:
      "(?<!\\b(?:i|we|she|he|staff|who) )opens? (?:it|the link|them|that) and (?:then )?(?:pays?|puts? (?:in )?(?:his|her|their) (?:own )?card)",
    unless: "\\b(?:we|i|staff|my wife|our)\\b",
  },
  {
    slot: "ownFields",
    value: "yes",
    denied: "no",
    cue: "form|fields|boxes",
    pattern:
      "(?:our|its|my) own (?:form|fields|boxes|page|html)(?: [a-z]+){0,2}? (?:for|with|of) (?:the )?cards?\\b|own fields",
    unless: "\\b(?:provider|hosted|iframe|stripe|their)\\b",
  },
  {
    slot: "web",
    value: "merchantScriptOrForm",
    denied: "notScriptForm",
    cue: "token|nonce|registration id|reference id",
    pattern: `(?:[a-z]+\\.js|java ?script|js|script|library|browser|sdk)(?: [^ .;]+){0,8}? (?:makes?|creates?|gets?|returns?|generates?|produces?|fetches)(?: [a-z]+){0,4}? ${TOKEN}|browser(?: [a-z]+){0,2}? (?:swaps?|exchanges?|trades?|turns?|changes?|converts?)(?: [a-z]+){0,4}? (?:for|into|to|in) (?:a )?(?:[a-z]+ )?${TOKEN}|tokeni[sz](?:ation|ing) (?:script|library|js|java ?script)`,
    unless:
      "\\b(?:iframe|hosted|frame|elements|redirect\\w*|not|never|our server (?:makes|creates))\\b",
  },
  {
    slot: "web",
    value: "serverReceivesCardData",
    cue: "server|backend|api",
    pattern:
      "our (?:own )?(?:[a-z]+ )?(?:server|backend|back end|api)(?: server)? (?:that |which |then |first |is the one that )?(?:gets?|receives?|takes?|collects?|picks? up) (?:it|them|the (?:full |raw |whole )?(?:card|number|pan|digits|details))",
    unless: "\\b(?:never|not|token|reference|only (?:the|a) (?:token|id)|encrypted)\\b",
  },
  {
    slot: "serverSees",
    value: "no",
    cue: "blank|clear|empt|strip|remov|wip",
    pattern:
      "(?:fields?|values?|boxes|inputs?|numbers?)(?: [^ .;]+){0,5}? (?:blanked|cleared|emptied|removed|stripped|wiped)(?: out| off)?(?: [a-z]+){0,2}? before(?: [^ .;]+){0,4}? (?:submit\\w*|post\\w*|sent|send|goes|reach\\w*|comes)",
  },
];

/** Signals in everyday words, of every kind. */
export const EVERYDAY_SIGNALS: readonly SignalSource[] = [
  ...OPEN_SIGNALS,
  ...KEPT_SIGNALS,
  ...EQUIPMENT_SIGNALS,
  ...COMPANY_SIGNALS,
  ...TILL_SIGNALS,
  ...WEB_SIGNALS,
];
