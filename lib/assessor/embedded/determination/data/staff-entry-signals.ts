// Staff who type cards into a provider's page, the telephones they take them over, and those
// outside the business who take the cards instead.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { BRAND, CUSTOMER, PROVIDER } from "./vocabulary";

const TYPED =
  "(?:types?|typed|typing|keys?|keyed|keying|enters?|entered|entering|writes?|written|puts?|punch(?:es|ed)?|inputs?|fills?|filled|copies|does|do|pop|pops|bang|bangs|put through|processes|processed|run|runs)";
const BROWSER =
  "(?:web )?(?:browser|chrome|chromium|firefox|edge|safari|internet explorer)(?: tab| window)?";
const NO_PAGE =
  "\\b(?:our (?:own )?(?:form|page|checkout|fields|boxes)|browser (?:then )?(?:sends|posts|submits)|terminals?(?! (?:page|website|in (?:the|a) browser))|machine|reader|pinpad|pin pad|pdq|pedal|device|till|eftpos|imprinter|customers? (?:types?|enters?|pays?|fills?)|they (?:type|enter|pay|fill)|redirect(?:ed|s)?|iframe|(?:create)?tokens?\\w*|input data|data stripe|java ?script|their own (?:phone|computer|browser)|refunds?|reports?|shopper|basket|buyer|checkout page|scripts?|(?:customer|visitor|donor|client|guest|member|user)(?:s|'s|s')? (?:own )?browsers?)\\b";
const OUTSIDE =
  "(?:an? |our |the |that |some |their )*(?:[a-z]+ ){0,3}?(?:answering company|phone company that|(?:telephone|phone|order|response) bureau|lockbox company|call cent(?:er|re)(?: company| firm| people)?|answering service|telephone service|fulfil?lment (?:house|company|center|firm)|contact cent(?:er|re)|(?:order|donation|response|mailing|processing|telemarketing|booking) (?:house|agency|bureau|company|firm|center|service)|lockbox(?: service)?|bureau|outside (?:company|firm|agency)|specialist(?: company| firm)?|agency|outsourcer|service provider|processing company)";
const LINE =
  "(?:mobiles?(?: phones?| numbers?)?|cell ?phones?|cells|cell numbers?|landlines?|land lines?|copper|analog(?:ic)?(?: lines?| phones?| handsets?| trunks?)?|pots|isdn|pstn)";

/** Who types, over which telephone, and who does it instead. */
export const STAFF_ENTRY_SIGNALS: readonly SignalSource[] = [
  {
    slot: "way",
    value: "virtualTerminal",
    denied: "noVirtualTerminal",
    cue: "browser|chrome|chromium|firefox|edge|safari|explorer",
    pattern: `${TYPED} (?:[^ ]+ ){0,10}?(?:in|into|on|through|via|using|with) (?:[^ ]+ ){0,6}?(?:in |on |using |with )?(?:the |a |an |my |our |its )?${BROWSER}|browser (?:open )?(?:to|on|at) (?:the |our )?(?:[a-z]+ )?(?:virtual terminal|merchant (?:page|portal)|payment page)|(?:payments?|charges?|transactions?|deposits?) (?:[a-z]+ ){0,2}?in (?:the|a|our) ${BROWSER}`,
    unless: NO_PAGE,
  },
  {
    slot: "way",
    value: "bankPage",
    cue: `page|site|portal|form|office|console|center|dashboard|login|gateway|browser|website|\\b${BRAND}\\b`,
    pattern: `(?:web ?page|web ?site|page|portal|web form|entry form|entry page|online form|screen|interface|login|back office) (?:of|from|by|at) (?:the |our |my )?${PROVIDER}|${PROVIDER}(?:'s)? (?:[a-z]+ ){0,3}?(?:web ?site|web ?page|portal|back office|console|resource center|merchant center|merchant area|merchant site|login|log in|dashboard|online system|gateway page)|${BRAND}(?: [a-z]+){0,3} in (?:the|a|my|our) ${BROWSER}|(?:types?|typed|typing|keys?|keyed|enters?|entered|punch(?:es)?) (?:[^ ]+ ){0,6}?(?:in|into|on|through) ${BRAND}(?:'s)?(?: [a-z]+){0,4}`,
    unless: NO_PAGE,
  },
  {
    slot: "enters",
    value: "customer",
    literal: true,
    cue: "never|not|nobody|none|no one",
    pattern:
      "(?:none of us|nobody (?:here|of us|in the [a-z]+)|no one (?:here|of us)|we|i|staff|our staff)(?: (?:do|does|would|will|can))? (?:never |not |ever )*(?:types?|keys?|enters?|key in|punch) (?:in )?(?:an? |any |the |their )*(?:cards?|numbers?|card numbers?|details)(?: [a-z]+){0,3}",
    within: "\\b(?:never|not|nobody|none|no one)\\b",
    unless:
      "\\b(?:till|pos\\b|emails?|computer we|into the (?:pc|computer)|anywhere else|elsewhere|other)\\b",
  },
  {
    slot: "enters",
    value: "customer",
    cue: "home|own|himself|herself|themselves",
    pattern: `(?:${CUSTOMER}) (?:(?!(?:we|i|staff|us|our) )[^ ]+ ){0,14}?(?:types?|keys?|enters?|fills?|puts?|punch(?:es)?|pays?) (?:[^ ]+ ){0,5}?(?:at home|on (?:his|her|their) own (?:phone|computer|laptop|device|mobile|pc|screen)|(?:him|her)self|themselves)`,
    unless: "\\b(?:pin|terminal|reader|machine|keypad)\\b",
  },
  {
    slot: "phoneLine",
    value: "analog",
    denied: "notAnalog",
    cue: "mobile|cell|landline|land line|copper|analog|pots|isdn|pstn|fixed|corded|phone",
    pattern: `(?:calls?|phones?|phoned|telephones?|handsets?|callers?|rings?|number|lines?|reach us|voice)(?: [a-z']+){0,6}? (?:is |are |on |in |over |via |by |through |come |an? |the |our |my |company |plain |ordinary |old |office |work |clinic's |shop's |single |just )*${LINE}|(?:fixed|analogic|analog|copper|classic|corded|wired|plain old|normal|ordinary|old|real) (?:telephones?|phones?|trunks?|handsets?|phone lines?|telephone lines?|trunk lines?|copper lines?|wires?)|copper (?:lines?|wires?|pair)|(?:mobile|cell) (?:phone )?numbers?`,
    unless:
      "\\b(?:terminal (?:is|runs|dials|works|on|uses)|machine (?:is|runs|dials|works|on|uses)|dials? (?:out|the bank)|whatsapp|hotspot|app on|type the pin|tap on|voip|no (?:landline|analog))\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "by ",
    pattern: `(?:answered|taken|handled|opened|processed|received|picked up|keyed|dealt with|manned|staffed|run|operated) (?:entirely |only |all |exclusively |wholly )*by ${OUTSIDE}`,
    within:
      "\\b(?:calls?|phones?|number|line|post|mail|orders?|coupons?|cards?|envelopes?|replies|donations?|bookings?|letters|hotline)\\b",
    unless:
      "\\b(?:web agency|website|web ?shop|hosting|it company|terminal|bookkeep\\w*|our own|in house|emails? are|booking agency sends)\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "box|addressed|fulfil|lockbox|house|bureau",
    pattern: `(?:addressed|go|goes|sent|posted|mailed|come|comes|delivered|returned?|directed|forwarded)(?: [a-z]+){0,4}? (?:straight |directly )*to (?:the |an? )?(?:p ?o ?|post office )?box (?:of|at|belonging to|run by|rented by|held by) (?:our |the |an? )*(?:[a-z]+ ){0,2}(?:house|company|firm|agency|bureau|provider|processor|bank|center|service)|${OUTSIDE} (?:that |which |who |then )?(?:opens?|sorts?|charges?|processes|keys?|takes?|answers?|receives?|banks?|destroys?) (?:all |the |every |each |our )*(?:[a-z]+ )?(?:calls?|cards?|envelopes?|mail|post|slips?|coupons?|orders?|donations?|payments?)`,
    unless: "\\b(?:web agency|website|web ?shop|hosting|terminal|bookkeep\\w*|our own|emails?)\\b",
  },
  {
    slot: "script",
    value: "yes",
    denied: "no",
    cue: "script|skim|magecart|attack",
    pattern:
      "(?:guard(?:s|ed)?|secured?|defended|shielded|hardened|safeguarded|protected|protects?|safe)(?: [a-z]+){0,4}? (?:against|from) (?:[a-z]+ ){0,3}?(?:scripts?|skimm[a-z]+|magecart|attacks?)(?: [a-z]+){0,2}",
    unless: "\\b(?:phishing|ddos|virus(?:es)?|burglars?)\\b",
  },
  {
    slot: "way",
    value: "link",
    denied: "noLink",
    cue: "invoice|bill|statement|email|mail",
    pattern:
      "(?:pay now|pay|payment|pay online)['\"]? (?:button|link)|button (?:in|on|at the (?:bottom|end|foot) of|under|below|inside) (?:the |each |every |our |that )*(?:invoices?|bills?|statements?|emails?)",
    within: "\\b(?:invoices?|bills?|statements?|emails?)\\b",
    unless: "\\b(?:no|without|website|web ?shop|donate)\\b",
  },
  {
    slot: "arrival",
    value: "noPhone",
    literal: true,
    cue: "ring|rang|phone|call",
    pattern:
      "(?:rings?|rang|phones?|phoned|calls?|called|phone)(?: [^ ]+){0,14}? (?:i|we) (?:always |just |politely |have to )*(?:stop (?:them|him|her)|refuse|decline|hang up|say no|tell (?:them|him|her|people) (?:no|to (?:use|go|pay|come)|that we)|direct (?:them|him|her) to|send (?:them|him|her) (?:to|the link|a link)|point (?:them|him|her))|(?:not|never) (?:accept|take|want|allow|note down)(?: [^ ]+){0,5}? (?:numbers?|cards?|details)(?: [^ ]+){0,6}? (?:phone|telephone|rang|rings|called|calls|phones)",
  },
  {
    slot: "arrival",
    value: "phone",
    denied: "noPhone",
    cue: "call|phone|line",
    pattern:
      "during (?:the|a|their|that) (?:phone )?call|calls? (?:come|comes|coming|that come) in|off the phone|while on the (?:phone|line|call)|(?:gives?|reads?|dictates?|tells?) (?:[^ ]+ ){0,4}?(?:cards?|numbers?|details)(?: [a-z]+){0,3}? (?:over|on|by|down) the (?:phone|telephone|line)",
    unless: "\\b(?:call (?:the )?bank|support|authori[sz]ation|never)\\b",
  },
  {
    slot: "isolated",
    value: "no",
    cue: "wifi|books|account|mail|payroll|everything|laptop|browsing|same|tablet",
    pattern:
      "(?:on|over|via|using) (?:their|his|her|(?:the )?(?:customers?|clients?|families|guests?|patients?)'?s?|public|cafe|hotel|whatever) wifi|(?:do|does|doing|run|handle) (?:the |my |our |all my |all our )?(?:books|accounts|accounting|bookkeeping|e ?mails?|payroll|letters|everything else|browsing|orders|invoices|social media) (?:also )?(?:on|with|from) (?:it|the same|that|this)(?: one| pc| computer| laptop)?|(?:same|very same) (?:pc|computer|laptop|tablet|one|machine) (?:that |which |is |we |i |use |used |as |also )*(?:for )?(?:everything|e ?mails?|the rest|office work|all our|our accounts|the booking|the accounts|word|browsing)|(?:laptop|tablet|computer) (?:also )?(?:comes|goes|travels|moves) (?:with me|home|along|to (?:customers|clients|families|fairs|shows|the))",
    within: "\\b(?:laptop|pc|computer|tablet|it|one)\\b",
    unless:
      "\\b(?:not|never|no|another|other (?:pc|computer|laptop)|different|terminal|reader|phone)\\b",
  },
  {
    slot: "way",
    value: "mobileReader",
    cue: "reader",
    pattern:
      "(?:collectors|volunteers|drivers|waiters|stewards|sellers|staff|they|we) (?:with|have|carry|use) (?:[a-z]+ ){0,2}?readers",
    unless: "\\b(?:no|not|never|barcode)\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "outside|external|special|third|independent|professional|their|lockbox|stars|asterisks|beeps?|tones",
    pattern:
      "(?:hired|hires?|uses?|using|contracted|contracts?|engaged?|employs?|pay|signed up|with|through|via|have) (?:with )?(?:an? |the )*(?:outside|external|specialist|third party|independent|professional|outsourced) (?:[a-z]+ ){0,2}?(?:bureau|call cent(?:er|re)|answering service|fulfil?lment|order desk|agency|lockbox|phone (?:team|service)|telephone (?:team|service|company))|their (?:agents?|people|operators?|clerks?|telephonists?|girls|team)(?: [a-z]+){0,2}? (?:takes?|keys?|enters?|types?|runs?|process(?:es)?|charges?|puts?)(?: [a-z]+){0,5}? (?:cards?|payments?|orders?|numbers?)|(?:mailed|sent|posted|go|goes|addressed) (?:[a-z]+ ){0,2}?to (?:a|the|our) (?:[a-z]+ )?lockbox|(?:flat|same|masked|muffled|monotone|identical) (?:beeps?|tones?|bleeps?)|(?:sees?|seeing) (?:only |just |nothing but )?(?:stars|asterisks|dots|bullets)",
    unless:
      "\\b(?:web agency|website|web ?shop|hosting|terminal|bookkeep\\w*|it support|our own|receipts?|slips?|stars on)\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "their|picks? up",
    pattern: `they (?:then |also |just )?(?:charge|take|key|type|enter|process|run|handle) (?:[^ ]+ ){0,4}?(?:cards?|payments?|numbers?)(?: [a-z]+){0,3}? (?:in|on|with|through|using) their own (?:systems?|software|computers?|machines?|terminals?|screens?|tools?)|${OUTSIDE} (?:[a-z]+ ){0,3}?(?:picks? up|answers?|mans|staffs|covers) (?:our|the|all) (?:[a-z]+ ){0,2}?(?:lines?|calls?|phones?|hotline|number)`,
    unless: "\\b(?:website|site|page|checkout|customers? (?:type|enter|pay)|plugin|bank's page)\\b",
  },
  {
    slot: "script",
    value: "no",
    literal: true,
    cue: "csp|content security",
    pattern:
      "(?:csp|content security policy) (?:is |was )?(?:not|never|impossible|out of the question)(?: [a-z]+){0,3}",
  },
  {
    slot: "phoneLine",
    value: "analog",
    denied: "notAnalog",
    implied: true,
    cue: "landline|land line|analog|copper|line|wall",
    pattern:
      "landlines?|land lines?|analog (?:phone |telephone )?lines?|copper (?:phone )?lines?|(?:normal|ordinary|regular|plain|standard) (?:phone |telephone )?lines?|(?:phone |telephone )?socket in the wall|wired to the wall",
    unless:
      "(?<!virtual )\\b(?:terminals? (?:is|are|runs?|dials?|works?|on|uses?)|machines? (?:is|are|runs?|dials?|works?|on|uses?)|dials?)\\b",
  },
  {
    slot: "vtReader",
    value: "maybe",
    cue: "slot|groove|slit|gap|reader",
    pattern:
      "(?:some|a|an|kind of|sort of|funny|odd|strange) (?:kind of |sort of |little |narrow )*(?:slot|groove|slit|reader thing)(?: [a-z]+){0,5}",
    within: "\\b(?:keyboard|computer|pc|laptop|screen|monitor|side)\\b",
    unless: "\\b(?:memory|sd card|usb stick|cd|dvd|time slot|coin|letter)\\b",
  },
  {
    slot: "isolated",
    value: "no",
    cue: "normal|ordinary|regular|standard|everyday|usual|domain",
    pattern:
      "(?:normal|ordinary|regular|standard|everyday|usual) (?:[a-z]+ ){0,2}?(?:machines?|pcs?|computers?|desktops?|laptops?|workstations?) (?:with|on|for|in) (?:[^ ]+ ){0,4}?(?:internet|e ?mails?|mail|word|office|network|domain)|(?:windows |normal |company )?domain (?:machines?|pcs?|computers?|members?)",
    unless:
      "\\b(?:not|never|no|another|other (?:pc|computer|laptop)|different|terminals? (?:is|are))\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "phone|call|telephone|their own",
    pattern:
      "(?:phone|telephone|call|mail) (?:sales|orders?|calls|bookings|payments|donations) (?:all )?(?:go|goes|are (?:sent|routed|diverted|passed|given)) (?:straight |directly )?to (?:[a-z]+ ){1,3}(?:ltd|limited|gmbh|inc|llc|plc|bv|company|agency)|they have their own (?:agents|staff|people|operators|call takers)",
    unless: "\\b(?:website|site|page|checkout|plugin|webshop)\\b",
  },
  {
    slot: "way",
    value: "ownCapture",
    cue: "tones?|digits|dtmf|ivr|keypad|line|keys",
    pattern:
      "(?:tones?|digits|dtmf|key ?presses)(?: [^ ]+){0,12}? (?:our|my) (?:own )?(?:[a-z]+ )?(?:pbx|server|software|phone system|telephone system|switchboard|computers?|system)|(?:ivr|payment line|automated line|voice menu)(?: [a-z]+){0,3}? (?:runs|hosted|sits|lives|is) (?:on|in) (?:our|my) (?:own )?(?:[a-z]+ )?(?:pbx|server|computer|system|network)",
    unless: "\\b(?:never|not|no|before|without|nothing|neither|instead of|bypass(?:es|ing)?)\\b",
  },
  {
    slot: "way",
    value: "bankPage",
    cue: "log|sign",
    pattern: `(?:logs?|logged|sign|signs|signed) ?(?:in|on) ?(?:to|at|with|on)? (?:the |my |our )?${BRAND}(?: [^ ]+){0,8}? (?:and|to|then) (?:[a-z]+ )?(?:enters?|types?|keys?|puts?|punch|charge|run)(?: [^ ]+){0,4}? (?:cards?|numbers?|details|it|them)`,
    unless: NO_PAGE,
  },
  {
    slot: "isolated",
    value: "no",
    cue: "home|road",
    pattern:
      "(?:over|on|via|through|from) (?:their|his|her|our|my) (?:own )?home (?:wifi|network|internet|router|office|broadband)|(?:laptops?|computers?|pcs?) at home|work(?:s|ing)? from home|(?:at|from) home,? (?:[a-z]+ ){0,5}?and on the road",
    within:
      "\\b(?:types?|typed|keys?|keyed|enters?|virtual terminal|portal|vt|agents?|reps|staff)\\b",
    unless:
      "\\b(?:customers?|clients?|guests?|they pay|own vlan|separate|not|never|no one|nobody)\\b",
  },
];
