// How a shopper's card travels, told as a movement: where the shopper is taken, whose boxes they
// are, who takes what from them, and what the shop's own server is left with.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { BRAND, CARD_NUMBER, CUSTOMER, PROVIDER } from "./vocabulary";
import { STAFF_ACTS } from "./web-signals";

const MOVED =
  "(?:taken|takes?|sent|sends?|goes|go|going|jumps?|lands?|bounced?|bounces|forwarded|forwards|passed|directed|directs|carried|carries|led|leads|brought|brings|thrown|throws|whisked|whisks|shunted|hops?|handed|hands|pushed|pushes|30[1237]s?|moves?|moved|transferred|flips?|flipped|switch(?:es|ed)?|kicks?|kicked|shoots?|shot|ends? up|redirected|redirects|clicks? through|clicks? over|opens?|opened|pops?|whizzed|ushered|steered|transported|dropped|drops)";
const AWAY =
  "(?:straight |right |then |clean |directly )*(?:off|over|away|across|out)(?: over| off)?";
const PARTY =
  "(?:their|its|(?:the |our |that |an? )?(?:[a-z]+ )?(?:compan(?:y|ies)|firm|provider|platform|people|outfit|crowd|lot|service|processor|gateway|bank|agency|federation|association)(?:'s|s'))";
const PLACE =
  "(?:web ?sites?|sites?|pages?|domain|portal|platform|checkout|screen|web ?pages?|system|servers?|address|booking page|payment page|shop)";
const THERE = PLACE.replace("|system|servers?", "").replace("|shop)", ")");
const DOMAIN =
  "(?!our|my|www\\.our|pay\\.our)(?:[a-z0-9-]+\\.)+(?:com|net|org|io|co|eu|de|nl|fr|be|at|ch|it|es|pt|dk|se|no|pl|cz|ie|uk|ca|au|nz|za|in|ng|ke|jp|sg|us|app|pay|shop)(?:\\.[a-z]{2})?";
const SHOP_SIDE =
  "(?:own |web |shop |shop's |node |little |wordpress |hosting |backend )*(?:servers?|backend|back end|hosting|web ?host|website|web ?site|site|wordpress|webshop|shop|api|backend code|code|database|system|systems|side|end|laravel|django|rails app|php|app|woocommerce|magento|software)";
const HARMLESS =
  "(?:an? |the |one |single |just |only |signed |opaque |random |masked |stand in |one time |payment |card |customer |kind of |sort of |stored |anonymous |temporary |so called |little |short |back )*(?:tokens?|nonce|stand in(?: number)?|reference|identifier|customer (?:code|number|id)|payment[ _](?:id|intent|method id)|order[ _]id|source[ _]id|signature|response|masked number|status|result|outcome|yes or (?:a )?no|ok|approved|paid|success|receipt|placeholder|substitute|code|webhook|confirmation|transaction (?:id|number))";
const BOXES =
  "(?:card |payment |credit card |little |text |input |html |form |number |custom )*(?:fields?|boxes|box|inputs?|input fields|text ?boxes|textfields|text fields|entry boxes|form)";
const OWN_PAGE =
  "(?:own )?(?:[a-z]+ ){0,2}?(?:page|site|website|checkout|basket|form|hosting|web ?server|template|theme|domain|basket page|order page|shop|app|code|vue components?|react components?|components?|jsp|html)";
const CODE =
  "(?:scripts?|java ?script|js|[a-z0-9]+\\.js(?: [a-z0-9]+)?|code|snippet|sdk(?:'s)?|library|front ?end|lib)";
const GRABS =
  "(?:takes?|taking|picks?|picking|grabs?|grabbing|collects?|collecting|reads?|reading|gathers?|lifts?|catches|snatches|scoops?|fetches|makes?|turns?|swaps?|converts?|exchanges?|encrypts?|tokeni[sz]es?|submits?|sends?|hands?|gives?|passes|posts?|whisks?|shoots?|ships?)";
const TO_PROVIDER = "(?:off |over |out |away |on )?(?:to|at|into) (?!our|my|us\\b)";
const TOOL =
  "(?:session ?replay|replay tool|ad network|advertising network|ad tags?|tags?|chat (?:bubble|widget|box|bot)|chatbot|heat ?maps?(?: recorder| tool| script)?|a ?/? ?b test(?:ing)?(?: script| tool)?|split test(?:ing)?|tracking (?:pixel|script|code)|pixels?|tag manager|analytics|trackers?|recorder|widget|remarketing|affiliate (?:networks?(?:'s)? )?(?:scripts?|code|tags?)|pop ?up tool|outfits?' code|scripts? (?:of|from|by) (?:others?|third parties|other companies|outside))";
const ELSE =
  "(?:payment|checkout|card|basket|donation|booking|order) (?:page|form|screen)|(?:that|this|the) (?:very |exact |same |very same )*page";

/** The way of the card through a shop. */
export const SHOP_FLOW_SIGNALS: readonly SignalSource[] = [
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: "off|over|away|across|out",
    pattern: `${MOVED} (?:[a-z']+ ){0,4}?${AWAY} (?:to|onto|at|into) (?!our|my|the (?:shop|till|counter|office|kitchen|bank\\b(?! ?')|phone)|us\\b|me\\b|card\\b)[a-z0-9.']+`,
    within: `\\b(?:pay|pays|paying|payment|card|cards|book|books|buy|buys|checkout|join|donate|shop|site|website|page|button|click|clicks|press|they|order|stripe|paypal)\\b`,
    unless:
      "\\b(?:token|java ?script|script|sdk|server (?:sends|posts)|phone|call|calls|terminal|machine|staff|fields|boxes|inputs?|payroll|money|cash|report|iframe|frame|embedded|(?:card|cards|number|numbers|details|data|it) (?:goes|go|is sent|are sent|gets?|travels?)|sends? (?:it|the (?:card|number|details|data))|grabs|to the (?:accountant|bank)|settle)\\b",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    pattern: `${MOVED} (?:[a-z']+ ){0,6}?(?:to|on|onto|at|over to|off to) (?:an? |the |their )?(?:page (?:at|on|of) )?${DOMAIN}|(?:loads?|opens?|calls? up|shows?|displays?) (?:up )?(?:the |a )?${DOMAIN}`,
    unless:
      "\\b(?:token|java ?script|posts?|posted|submits?|form (?:goes|is)|fields|boxes|iframe|frame|embedded|email|e mail|server sends|backend (?:posts|sends)|json|charge)\\b",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: "page|screen|window|site|checkout|form",
    pattern: `(?:opens?|opened|shows?|shown|presented with|faced with|greeted by|loads?|brings?|comes?|get|gets|see|sees|reach|reaches|onto|lands? on|pops?)(?: up)? (?:an? |the |their |its )?(?:own |hosted |secure |new )*(?:${PLACE} (?:at|of|on|from|by) (?:the )?${PROVIDER}|${BRAND}(?:'s)? (?:own |hosted |secure |payment |checkout |invoice |pay )*(?:page|screen|window|site|website|checkout|web ?page))`,
    unless:
      STAFF_ACTS +
      "|\\b(?:iframe|frame|embedded|inside our|lightbox|overlay|modal|widget|staff|(?:i|we|she|he|secretary|reception) (?:then |just )?(?:opens?|logs?|types?|keys?|use)|virtual terminal|terminal|machine|reader)\\b",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: "their|'s|its|there",
    pattern: `(?:pay|pays|paid|paying|type|types|typed|typing|enter|enters|entered|put|puts|punch|punches|key|keys|fill|fills|filled|give|gives|goes|go|done|happens|entry|checkout|checks? out|in)(?: [^ ]+){0,9}? (?:on|at|in|into|to|over on|over at|through|via) (?:${PARTY}) (?:own |secure |payment |booking |hosted |ticket |actual )*${THERE}`,
    unless:
      STAFF_ACTS +
      "|\\b(?:iframe|frame|embedded|staff|terminal|machine|reader|token|java ?script|script|api|log ?in|logs? in|(?:i|we|she|secretary|reception|office|staff|dispatcher|agent|bookkeeper) (?:then |just |always )?(?:opens?|logs?|types?|typed?|keys?|enters?|puts?|use|fill)|posts?|server|email|e ?mails?|inbox|phone system|till system|back office|booking system|our own (?:fields|form|boxes)|their own (?:phone|computer)|(?:our|my) (?:own )?(?:page|form))\\b|own website",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    literal: true,
    cue: "there|side|end|elsewhere|ours|mine|our",
    pattern:
      "(?:types?|typed|enters?|entered|puts?|fills?|keys?|pays?|paid|punch(?:es)?|gives?|goes|done|happens)(?: [a-z']+){0,6}? (?:over there|(?:at|on) (?:their|the other|that) (?:end|side)|somewhere else|elsewhere on the web)|(?:on|to|at) (?:their|a different|another|someone else's|somebody else's) (?:own )?(?:web ?)?(?:site|page|website|system|domain),? (?:and )?not (?:on |to |at )?(?:ours|mine|our (?:own )?(?:site|page|website))|(?:it is|that is|which is|is) (?:their|theirs|someone else's) (?:web ?)?(?:site|page|website|checkout)?,? ?(?:and )?not (?:ours|mine|our (?:own )?(?:site|page|website))",
    unless: "\\b(?:iframe|frame|embedded|token|terminal|machine|till|staff|phone)\\b",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: "leav|address|url|domain",
    pattern:
      "(?:it|they|you|browser|page|visitors?|one|everyone|everybody|people|members?|customers?|they all) (?:then |actually |always |completely )*(?:leaves?|left|leaving) (?:our|my|the) (?:own )?(?:web ?)?(?:site|website|shop|page|webshop)|leaving (?:our|my) (?:web ?)?(?:site|website|shop|page)|(?:the |see the |watch the |notice the |web )*(?:address|url)(?: bar| line)? (?:up top |at the top |on top |up there )*(?:changes?|change|is (?:then )?(?:different|theirs|another|not ours)|switch(?:es)?|becomes?|says|reads)|(?:different|another|other|new) (?:web )?(?:address|url|domain)(?: up top| in the bar| at the top)?|not our (?:web )?(?:address|url|domain)",
    within:
      "\\b(?:pay|pays|card|cards|site|website|page|checkout|book|buy|donate|join|they|address)\\b",
    unless:
      "\\b(?:email address|postal address|delivery address|billing address|ip address|shipping)\\b",
  },
  {
    slot: "platform",
    value: "provider",
    denied: "notPlatform",
    pattern:
      "(?:parentpay|bookeo|xola|parent pay|school ?(?:gateway|money|comms)|mindbody|glofox|acuity|fresha|treatwell|booksy|vagaro|setmore|calendly|bookwhen|eversports|teamup|momoyoga|punchpass|wellnessliving|clubspark|clubworx|spond|pitchero|teamsnap|sportlomo|membermojo|wild ?apricot|classpass|opentable|resdiary|quandoo|tock|fareharbor|rezdy|bokun|peek pro|checkfront|getyourguide|viator|booking\\.com payments|ticketek|ticketweb|tickettailor|eventix|humanitix|trybooking|eventcube|pretix|billetto|wegottickets|skiddle|see tickets|dice(?:\\.fm| tickets)|zettle store|showclix|zeffy|raisenow|betterplace|every ?action|cash ?music|substack|ko ?fi|buy me a coffee|memberful|lemon ?squeezy|paddle|fastspring|shopee|lazada|takealot|bol\\.com|cdiscount|allegro|mercado ?libre|rakuten|tictail|tilda|shoptet|shopline|lightspeed ecom|gomag|wizishop|mozello|one\\.com shop|godaddy (?:store|shop|website)|hosted shop|rented shop)(?:'s)?",
    unless:
      "\\b(?:left|moved away|headless|custom checkout|own checkout|considering|neighbours?|card machine|reader|terminal|emails? (?:us|me)|sends? (?:us|me) the card|virtual card|used to)\\b",
  },
  {
    slot: "platform",
    value: "provider",
    pattern:
      "(?:rented|hosted|leased|subscription|monthly|all in one|ready made|turnkey|off the shelf) (?:web ?|online )?(?:shop|store|booking|ticket|checkout|shopping) (?:platform|system|software|service|page|site)|(?:the |whole |entire )*(?:checkout|payment page|payment part|cart|shop|paying part) (?:belongs? to|is (?:run|hosted|operated|provided|owned|handled|managed|served) (?:entirely |wholly |fully |completely )?by|is part of|lives on|comes with) (?:the |their |that )?(?:platform|provider|shop (?:company|system|provider)|ticket(?:ing)? (?:company|platform|people)|booking (?:company|platform|people)|service|them)|(?<!inputs are )hosted by them|(?:all|everything) (?:is )?(?:run|hosted|served) (?:by them|on their side|on their servers|from top to bottom)",
    unless: "\\b(?:terminal|till|pos\\b|phone|virtual|plugin|module)\\b",
  },
  {
    slot: "ownFields",
    value: "yes",
    denied: "no",
    cue: "our|ours|my|his|hers|mine|own",
    pattern: `${BOXES}(?: [^ ]+){0,8}? (?:is|are|sits?|lives?|stands?|being|made|drawn|rendered|built|coded|belongs?|come|comes|part|placed|written|sitting|living)(?: [a-z]+){0,4}? (?:ours|his|hers|mine|(?:our|my|his|her) ${OWN_PAGE}|(?:by|from) (?:our|my|us|me|him|her)(?: own)?)|(?:our|my) (?:very )?own (?:html |plain |little |card |payment |react |vue |ordinary |custom |<)*(?:inputs?|<input>s?|fields?|boxes|text ?boxes|form)|(?:fields|boxes|inputs|form) (?:that |which )?(?:we|i|our (?:developer|agency|team|guy)|my (?:nephew|son|brother|developer|cousin)) (?:have |has )?(?:ourselves )?(?:made|built|coded|wrote|written|designed|programmed|drew)|(?:text ?boxes|inputs?|fields|boxes) (?:of|on|in|inside|within) (?:our|my) (?:own )?(?:site|page|website|checkout|shop|order page)|(?:the |that |this )?page (?:itself )?is (?:all )?(?:ours|mine|our own|my own|made by (?:my|our|us))|(?:types?|fills?|enters?|puts?|keys?|writes?) (?:(?!back|lands?|returns?|comes|then|over|there)[^ ]+ ){0,10}?(?:in )?(?:on|in|into) (?:our|my) (?:own )?(?:[a-z]+ )?(?:page|form|checkout|site|website|basket|app|boxes|fields|web ?form)|(?:number|date|code|expiry|cvv|cvc)(?:[, ]+[a-z]+){0,6}? (?:on|in) (?:the form on )?(?:our|my) (?:own )?(?:checkout |basket |order |payment |donation )*(?:page|form|site|website)`,
    within:
      "\\b(?:cards?|number|numbers|pay|payment|checkout|cvv|cvc|digits|details|boxes|fields?|inputs?|gateway|browser|donate|donation)\\b",
    unless:
      "\\b(?:paper|by post|email|e mail|newsletter|contact form|registration form|entry form|terminal|machine|till|phone|virtual terminal|staff|tokens? (?:is|are)|login|(?:we|i) (?:type|key|enter|fill)|account|address book|logo|iframe|embedded|hosted fields|(?:fields?|boxes|inputs?) (?:are |come |is |comes )?(?:served |loaded |delivered |supplied |hosted |drawn )?(?:from|by) (?:the )?(?:gateway|provider|processor|stripe|braintree|adyen))\\b",
  },
  {
    slot: "web",
    value: "merchantScriptOrForm",
    denied: "notScriptForm",
    cue: "script|\\bjs\\b|\\.js|code|sdk|library|browser|front",
    pattern: `${CODE}(?: [^ ]+){0,9}? ${GRABS}(?: [^ ]+){0,8}? (?:from|off|out of|in|on|inside) (?:the |our |those |these |his |her |my |its |their )*(?:own )?(?:[a-z]+'?s? )?(?:own )?(?:boxes|fields|inputs?|form|page|browser)|${CODE} (?:on (?:the|our) page )?(?:then |that |which |simply |just )*(?:grabs?|picks?|collects?|catches|scoops?|snatches|lifts?|reads?|takes?) (?:it|them|the (?:card|number|numbers|details|digits)|what(?: is|ever is)? typed)(?: [^ ]+){0,10}?|${CODE}(?: [^ ]+){0,5}? (?:reads|grabs|takes|picks up|collects|empties) (?:the |those |these |our |each )(?:[a-z]+ )?(?:box|boxes|fields?|inputs?|values?|form)|(?:makes?|creates?|gets?|generates?|produces?|mints?) (?:an? |the |our |card )*tokens?(?: [^ ]+){0,5} (?:in|inside|by) (?:the )?(?:[a-z]+'?s? )?(?:own )?(?:browser|page)|(?:submits?|sends?|posts?|ships?|hands?|passes) (?:[^ ]+ ){0,5}?(?:straight |directly |right )?(?:out of|from) (?:the |a |their |his )?(?:[a-z]+'?s? )?(?:own )?browser|(?:own|our) code (?:reads|takes|hands|passes)|create ?payment\\(?\\)?|tokeni[sz]e\\(\\)`,
    unless:
      "\\b(?:iframe (?:served|from|hosted|by)|hosted fields of|their frame|csp|analytics|chat|monitor|inventory|attack|skimm\\w*|cannot read|can not read|not read|form is sent to our|to our (?:own )?(?:server|backend|api))\\b",
  },
  {
    slot: "web",
    value: "directPost",
    denied: "notDirectPost",
    cue: "browser|post|straight|direct|action",
    pattern: `(?:posts?|posted|posting|submits?|submitted|sends?|sent|goes|go|travels?|passed|leaves?|flows?)(?: [^ ]+){0,6}? (?:straight |direct |directly |right )*(?:out of|from) (?:the |a |an |their |his |her |your )?(?:[a-z]+'?s? )?(?:own )?(?:web )?browser (?:straight |direct |directly |right )*${TO_PROVIDER}[^ ]+|action ?(?:=|is|points (?:to|at)) ?["']?https?|leaves? (?:the |a |their |his )?(?:[a-z]+'?s? )?browser (?:straight |directly |direct )+(?:for|to) [^ ]+|browser (?:just |then |itself )?(?:sends?|posts?|submits?|passes|delivers?) (?:[^ ]+ ){0,6}?(?:straight |direct |directly |right )+${TO_PROVIDER}[^ ]+|(?:post|posts|posting|posted|submits?|submitted) (?:it |them |the [a-z]+ )?(?:straight |directly |direct )?from (?:our|my) (?:own )?(?:card |html |payment )?(?:form|page|checkout|fields)(?: [^ ]+){0,3}? (?:straight |directly |direct )+${TO_PROVIDER}[^ ]+|(?:our|my) (?:own )?(?:html |card |payment |checkout )*form (?:just )?(?:posts?|posting|submits?|submitting|goes|is (?:posted|submitted|sent))(?: [^ ]+){0,3}? ?(?:straight |directly |direct |right )+${TO_PROVIDER}[^ ]+`,
    unless:
      "\\b(?:redirect(?:ed|s)?|by post|token only|iframe (?:served|from|of) (?:the )?(?:provider|gateway))\\b",
  },
  {
    slot: "serverSees",
    value: "no",
    literal: true,
    cue: "our|my|server|hosting|backend|back|node|wordpress|he says|arrives|comes",
    pattern: `(?:our|my|the|his) ${SHOP_SIDE}(?: [a-z]+){0,3}? (?:sees?|gets?|receives?|knows?|has|hears?|is (?:only |just )?(?:sent|given|told|handed)|are (?:only |just )?(?:sent|given|told)) (?:back )?(?:only |just |nothing but |no more than |merely )*${HARMLESS}(?![a-z ]*(?:and|plus|with) (?:the )?(?:card|number))|${HARMLESS} (?:is |are )?(?:all that |the only thing that |what |only )*(?:comes?|goes|arrives?|lands?|reach(?:es)?|sent|posted|returned|passed)(?: back| on| up)* (?:to|at|in|on) (?:our|my|the) ${SHOP_SIDE}|what (?:comes|arrives|lands|gets) (?:back )?(?:to|at|on|in) (?:our|my) ${SHOP_SIDE} is (?:only |just )?${HARMLESS}|(?:our|my|the|his) ${SHOP_SIDE} (?:is|are|does|do|has|have|can|will|could)? ?(?:never|not) (?:ever |even |once |once been |been )*(?:sent|given|sees?|gets?|got|receives?|shown|touch(?:es|ed)?|have|has|handles?|store|know|knows|get hold of)(?: [^ ]+){0,4}|(?:card|cards|number|numbers|it|they|data|details|pan)s? (?:can ?not|never|does not|do not|will not|is never|are never|could not)(?: [a-z]+){0,4}? (?:in|on|at|to|through|near|via|into|reach|touch|hit|see|enter) (?:our|my) ${SHOP_SIDE}|(?:our |the )?server(?:'s| is| stays| remains) (?:clean|blind|out of it|not involved|never involved)|(?:only|just) (?:the |a )?(?:tokens?|nonce|reference|result) (?:is|are|gets?|goes|comes)`,
    unless:
      "\\b(?:does not store|do not store|not stored|not save|never store[ds]?|not keep|database|logs?)\\b",
  },
  {
    slot: "web",
    value: "serverReceivesCardData",
    denied: "serverClean",
    cue: "json|/|lambda|wordpress|woocommerce|magento|php|module|hosting|site|server|shop|plugin|ec2|aws|azure|django|laravel|rails|node|flask|express|symfony|endpoint|api|backend|server|droplet|vps|cloud|s2s|app|program",
    pattern: `(?:to|into|at|in|hits?|on|reach(?:es)?|through|via|calls?) (?:our|my) (?:own )?(?:little |python |php |java |go |rest |node |cloud |web |internal )*(?:/[a-z][a-z0-9/_-]*(?: endpoint| route| url)?|lambda(?: function)?|ec2|aws|azure|gcp|droplet|vps|django|flask|fastapi|rails(?: app)?|laravel(?: app)?|symfony|express(?: app| server)?|spring(?: boot)?|node(?: app| server)?|api|rest api|endpoint|microservice|kubernetes|cluster|cloud function|azure function|heroku|app server|application server|middleware|backend|back end)|(?:${CARD_NUMBER}|details|numbers?|data|it|cards?|they|pan) (?:then |all |first |straight |directly )*(?:lands?|arrives?|hits?|comes?|ends? up|gets?|goes|go|flows?|passes|is received|are received)(?: [a-z]+){0,2}? (?:in|at|on|to|into|by|through) (?:our|my) (?:own )?(?:web )?(?:application|app|software|program|shop code|code|box|machine|web ?server|platform|backend|infrastructure|cloud|systems?)(?! only)|(?:(?:our|my|the) (?:own )?(?:web ?)?(?:hosting|website|web ?site|site|server|shop|backend|plugin|module)|wordpress|woocommerce|magento|prestashop|php) (?:then |just |simply )?(?:passes|hands|forwards|relays|sends|gives|transmits) (?:the |that |this )?(?:cards?|(?:card )?numbers?|it|them|details|data) (?:along|on|over|through|to)|posts? (?:it |them |the [a-z]+ )?(?:to )?/[a-z][a-z0-9/_-]*|s2s|server 2 server|(?:card (?:object|payload|number|data|details)|pan|raw card(?: data)?)(?: [^ ]+){0,6}? from (?:our|my|the) (?:own )?(?:[a-z]+ )?(?:backend|back end|server|api)|(?:our|my|the) (?:own )?(?:[a-z]+ )?(?:backend|back end|server|lambda|api|middleware|controller|application|web app|node app|php code|shop code) (?:behind it )?(?:then )?(?:vaults?|encrypts?|charges?|validates?|checks?|receives?|reads?|picks? up|submits?|sends? on|posts?|forwards?|relays?|proxies|transmits?|stores?) (?:[^ ]+ ){0,4}?(?:pan|pans|cards?|card numbers?|it|them|number)`,
    within: `${CARD_NUMBER}|\\b(?:cards?|pan|number|cvc|cvv|card no|raw card|submit|details)\\b`,
    unless:
      "\\b(?:tokens?|nonce|never|only (?:the|a) (?:result|status|reference)|order[ _]id|terminal|till|iframe|hosted fields|webhook|source[ _]id|signature|encrypted blob|publishable)\\b",
  },
  {
    slot: "provider",
    value: "notCompliant",
    literal: true,
    lasting: true,
    cue: "complian|certif|pci|aoc|attestation|validat",
    pattern: `(?:pci |its |their |his )*(?:certification|certificate|compliance|attestation|aoc|validation|listing|assessment)(?: [a-z]+){0,3}? (?:has |had |is |was |have )?(?:lapsed|expired|withdrawn|revoked|ended|ran out|run out|not (?:been )?renewed|gone|taken away|suspended)|(?:they|provider|gateway|processor|company|psp|it|${BRAND}) (?:is|are|was) (?:no longer|not any ?more) (?:pci |pci dss )?(?:compliant|certified|validated)|(?:lost|dropped|gave up|let go of|let lapse) (?:its|their|his) (?:pci )?(?:certification|certificate|compliance|attestation|aoc)`,
    within: "\\b(?:pci|complian\\w*|certif\\w*|aoc|attestation)\\b",
    unless:
      "\\b(?:we|our (?:own )?(?:certificate|compliance|questionnaire|saq)|ssl|p2pe|pts|terminals?|pinpads?|machines?|readers?|devices?)\\b",
  },
  {
    slot: "web",
    value: "pageOther",
    literal: true,
    cue: "script|tool|tag|chat|heat|test|pixel|analytic|track|record|widget|code|replay",
    pattern: `(?:${ELSE})[:,]?(?: [^ ;]+){0,12}? ${TOOL}|${TOOL}(?: [^ ;]+){0,14}? (?:on|in|into|inside) (?:our |the |that |this |very |same )*(?:${ELSE})`,
    within:
      "\\b(?:loaded|loads|(?:their|its|those companies'|other companies'|outside|foreign) (?:own )?servers?|other outfits|other vendors|third party|third parties|not pci|none of (?:them|these)|neither|from outside|other firms|other companies|outfits)\\b",
    unless:
      "\\b(?:no|not any|without|never|nothing|removed|took off|are no other)\\b(?! pci| complian)",
  },
  {
    slot: "enters",
    value: "customer",
    cue: "himself|herself|themselves|own|his card|her card|their card|at home",
    pattern: `(?:he|she) (?:then |himself |herself )?(?:types?|keys?|enters?|fills?|puts?|punch(?:es)?)(?: in| out)? (?:in )?(?:his|her) (?:own )?card|(?:they|${CUSTOMER}) (?:[a-z]+ ){0,3}?(?:types?|keys?|enters?|fills?|puts?|punch(?:es)?|pays?)(?: [^ ]+){0,5}? (?:at home|on (?:his|her|their) own (?:phone|computer|laptop|device|mobile|pc|screen)|(?:him|her)self|themselves)`,
    unless: "\\b(?:pin|terminal|reader|machine|keypad)\\b",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: "leave|up|land|find|arriv|transfer|sent|taken|forward|pass|mov|rout|direct|brought|led|switch|hand|hosted|redirect",
    pattern: `leaves? (?:us |our (?:site|shop|page) )?for (?:the |their )?${PROVIDER}|(?:ends? up|lands?|arrives?|finds? (?:him|her|them)sel(?:f|ves)) (?:with|at|on|in|over at) ${PROVIDER}|(?:${CUSTOMER}|they|you|he|she|browser|visitor) (?:then |simply |just )?(?:is|are|gets?|being|will be) (?:then |automatically |simply |all )*(?:transferred|redirected|sent|taken|forwarded|passed|moved|routed|directed|brought|led|switched|handed) (?:over |on |off |across )*(?:to|onto) (?:the |our |a |their )*${PROVIDER}|['"]?(?:hosted|redirect(?:ion)?)['"]? (?:mode|integration|variant|version|option|method)`,
    unless:
      "\\b(?:iframe|frame|embedded|phone|call|caller|line|ivr|token|fields?|staff|terminal|machine|not|hosted fields)\\b",
  },
];
