// How a web shop takes cards: who serves the fields, and where what is typed goes.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { BRAND, CARD_DATA, CARD_NUMBER, CUSTOMER, PAGE_CUE, PROVIDER, STAFF } from "./vocabulary";

const PAGE =
  "(?:(?:own |secure |hosted |external |payment |pay |card |checkout |order |web |secured |separate |online |ssl |billing |different |other |real |new |hpp |big |ordinary |terminal )*(?:pages?|web ?sites?|site|forms?|screens?|windows?|portals?|checkout|servers?|environment|domain|web ?pages?|popup|tab|hpp|side|place|url|address|system|platform|cashier|cash desk|gateway|widget))";
/** Companies whose bare name means the terminal as often as the web page, and the number. */
const TERMINAL_MAKER =
  "ingenico|verifone|clover|six|tyro|yoco|ccv|zettle|izettle|ikhokha|payzone|handepay|monetico|nets|chase|first data";
/** A page that is said to be theirs: "through Stripe" names no page. */
const THEIR_PAGE = `(?:(?:the |a |an |its |their |that |of |on |at |our |my |official )*(?:(?:page|site|form|screen|domain|server|website|window|checkout)s? (?:of|from|by|at|on|run by|hosted by|belonging to|operated by|served by) ${PROVIDER}|${PROVIDER} (?:own |hosted )*${PAGE}|hosted (?:payment |checkout |order |card )*${PAGE}|(?:accept|checkout|secure|pay)\\.[a-z.]+|(?:external|third party|provider hosted|bank hosted|outside|off ?site) (?:payment |secure )*${PAGE}|(?:payment|pay|card payment|secure payment) ${PAGE}|hpp))`;
const THEIRS = `(?:(?:the |a |an |its |their |that |of |on |at |our |my |official )*(?:(?:page|site|form|screen|domain|server|website|window|checkout)s? (?:of|from|by|at|on|run by|hosted by|belonging to|operated by|served by) ${PROVIDER}|${PROVIDER} (?:own |hosted )*${PAGE}|hosted (?:payment |checkout |order |card )*${PAGE}|(?:accept|checkout|secure|pay)\\.[a-z.]+|(?:external|third party|provider hosted|bank hosted|outside|off ?site) (?:payment |secure )*${PAGE}|(?:payment|pay|card payment|secure payment) ${PAGE}|hpp|paypal|stripe|mollie|klarna|worldpay|paypal's|(?!(?:${TERMINAL_MAKER})\\b)${BRAND}))`;
const BOUNCED =
  "(?:redirect(?:s|ed|ing|ion|ions)?|forward(?:s|ed|ing)?|sent|sends?|send|sending|taken|takes|brought|transferred|transfers|passed|passes|jumps?|jumped|goes|go|going|moved|directed|hop|hops|switch(?:es|ed)?|bounced?|bounces|led|leads|routed|handed(?: over| off)?|hands|linked|lands?|landed|ends? up|arrives?|pushed|moves?|navigates?|navigated|whisked|shipped|carried(?! out)|diverted|opens?|opened|shoots?|kicked|kicks|flips?|leaves? (?:us|our (?:site|shop|page|website))|leaves?|leave|clicks? through|carries|shunted|thrown|throws|get)";
/** Staff at a page of the bank: their work, not the shopper's way. */
export const STAFF_ACTS = `\\b(?:${STAFF}|receptionist|bookkeeper|clerks?|ticket office staff|agents?|in accounts|whoever picks up|one of us) (?:just |then |only |always )?(?:signs? in|goes|go|opens?|logs?|types?|typed|keys?|keyed|enters?|entered|uses?|puts?|fills?|punch(?:es)?|reads? back)\\b|\\b(?:moto|back office|ourselves?|keyed into|punched into|pos reads|till reads)\\b|\\bi (?:then )?(?:fill|type|key|enter)`;
const GATEWAY_TARGET = `(?:${PROVIDER}|payment company|them|their (?:server|system|api|end)|api of [a-z.]+|vault)`;

/** Signals about the page that the shopper types on. */
export const WEB_SIGNALS: readonly SignalSource[] = [
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: PAGE_CUE,
    pattern:
      "(?<!transparent |three step |3 step |step )(?:url |full |browser |page |simple |plain |ordinary )*redirect(?:s|ed|ing|ion|ions)?(?! (?:less|afterwards|after (?:it|that|payment)|(?:[a-z]+ ){0,2}?(?:back|to (?:us|our)|from http|from www|https))\\b)",
    unless:
      "\\btransparent redirect|redirect(?:s|ed)? (?:the )?(?:old|to our|to https|emails?)|(?:we|i) (?:only )?get a redirect|no iframe no redirect|instead of redirecting|all greek",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: THEIRS,
    pattern: `${BOUNCED} (?:[^ ]+ ){0,7}?(?:to|on|onto|over to|at|off to|across to|through to|into|in) ${THEIRS}(?! (?:api|server by|by (?:a |our )?script))`,
    unless:
      "\\b(?:transparent|silent|direct post|action|callers?|keypad|tag|pixel|middleware|(?:sends?|hands?|passes) the (?:data|number|details|values)|browser (?:sends|hands|posts|delivers)|submit button sends|(?:hands|passes|forwards) (?:it|them|the lot)|(?:gets|takes) (?:the |his |her )?card|js from|(?:before )?we moved|(?:our|own|html|my) (?:own |html |card |checkout |payment )*(?:form|fields|inputs|template)|(?:card|number|details|data|values?|pan)s? (?:goes|go|travels?|flows?|runs?)|(?:card|form|fields?|data|number|details|values?) (?:is|are|goes|go|gets|is then) (?:sent|posted|passed|go|directly|straight|passed on|transferred|submitted)|form action|posts?|token|server (?:sends|forwards|passes|makes)|backend|call recording|tokenizes|(?:our|my|the) (?:own )?(?:web )?server|php|iframe|embedded|i (?:type|key|enter)|staff|money (?:goes|is)|settle|batch|reports?|e?mail|link|terminal(?! page)|invoice|our own (?:form|fields))\\b|" +
      STAFF_ACTS,
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: PAGE_CUE,
    pattern: `(?:to|on|at) (?!our|my)[a-z0-9.]+'s (?:(?:own|hosted|secure|payment|checkout) )+(?:page|site|website|checkout|server)|(?:${CUSTOMER}|they|you|he|she)(?: [^ ]+){0,10}? (?:are|is|be|get|gets) (?:then |now |already )?(?:on|at) ${THEIRS}(?! (?:direct|pro|plan|api))|${PROVIDER} (?:[a-z]+ ){0,3}?(?:payment|checkout) page on (?:its|their) (?:own )?(?:server|site|system|domain)`,
    unless:
      STAFF_ACTS +
      "|\\biframe|frame|embed|lightbox|overlay|virtual terminal|terminal|machine|(?:our|my) own (?:form|fields)",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: PAGE_CUE,
    pattern: `${PROVIDER} (?:own |hosted |secure )*(?:checkout |payment )*(?:page|site|website|checkout|window) (?:then )?(?:opens|appears|comes up|pops up|loads|shows up)|(?:opens?|shows?|loads?|brings? up|launches|pops? up|appears?|comes? up) (?:the |a |its |their )?(?:own )?${PROVIDER} (?:own |hosted |secure )*(?:checkout |payment )*(?:page|site|website|checkout|window)|(?:pay(?:s|ing)?|paid|payment|cards?|checkout)(?: [^ ]+){0,8}? (?:on|at|in|through|via|is|by) (?:an? |the )?(?:completely |totally |wholly )?(?:separate|external|outside|different|another|third party) (?:web ?)?(?:site|website|page|portal|platform|company's site|company's page)|(?:which|that|this|it) is (?:an? |the )?(?:completely |totally )?(?:separate|external|outside|different) (?:web ?)?(?:site|website|page|portal)`,
    unless:
      STAFF_ACTS +
      "|\\biframe|frame|embed|our (?:own )?(?:second|other)|virtual terminal|staff|i (?:type|key|enter)|we (?:type|key|enter)|lightbox|overlay|terminal|machine|phone|shopify|brochure|blog|bookings? site of ours",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: PAGE_CUE,
    pattern: `${CUSTOMER}(?: [a-z']+){0,8}? (?:leaves?|leave|quits?|exits?)(?: [a-z']+){0,2}? (?:our|my|the) (?:own )?(?:site|shop|website|page|webshop|store|domain)|(?:leaves?|leaving|away from|off) (?:our|my|the) (?:own )?(?:site|shop|website|page|webshop|store|domain) (?:to|for|before|when|and|completely|at)|payment (?:happens|takes place|is done|is made|occurs|itself) (?:off ?site|outside (?:of )?(?:our|the|my) [a-z]+|elsewhere)|off ?site (?:payment|checkout|gateway)|you can see (?:in|from) the (?:address|url) bar|address bar (?:changes|says|shows|switches)|url (?:changes|switches) to|(?:new|another|separate) (?:tab|window)(?: [a-z]+){0,5} ${THEIRS}`,
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: PAGE_CUE,
    pattern: `(?:hosted|external|provider hosted|bank hosted|gateway hosted|off ?site) (?:payment |checkout |order |card |secure )*(?:pages?|checkout|forms?|screens?|hpp)|hpp|accept hosted|hosted (?:by|at|on) (?:the )?${PROVIDER}|(?:page|form|checkout) (?:is |that is |which is )?(?:fully |entirely |completely |wholly |all )*(?:hosted|run|served|operated|provided|owned) by ${PROVIDER}|secure acceptance hosted checkout|(?:payment|checkout) page (?:of|from|at|by|on) ${PROVIDER}|(?:payment|card|checkout) (?:page|form) (?:is|belongs to) (?:theirs|them|not ours|${PROVIDER})|third party (?:hosted )?(?:payment|checkout) page|gateway's (?:own )?(?:payment )?page`,
    unless:
      "\\biframe|inside (?:our|a frame)|frame|embed(?:ded)?|within our page|overlay|lightbox|on our (?:own )?page|i (?:type|key|enter|log)|staff (?:type|key|enter)|virtual terminal|hosted fields|hosted tokenization|over the hosted|instead of (?:the )?hosted|refused|makeover|logo|colou?rs|chat|moto",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: THEIRS,
    pattern: `(?:${CUSTOMER}|they|you|he|she|one|buyer)(?: [a-z']+){0,5}? (?:pays?|checks? out|enters?|types?|fills?|puts?|keys?|inputs?|completes?|does|do|makes?|settles?)(?: [a-z']+){0,8}? (?:(?:on|at|into|over at) ${THEIRS}|(?:in|through|via) ${THEIR_PAGE})`,
    unless:
      "\\biframe|inside our|frame|embed(?:ded)?|within our page|overlay|lightbox|in our (?:own )?page|on our (?:own )?(?:page|site|website)|staff|virtual terminal|hosted fields|pinpad|terminal|machine|own (?:fields|form)|\\blink\\b|counter|in the (?:shop|store) we|reader|tap|pin\\b|plugin|tokeniz",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: THEIRS,
    pattern: `(?:${CARD_DATA}|it|payment|paying|everything|card entry|entry)(?: [a-z]+){0,2}? (?:is|are|gets?|happens?|takes place|being|must be|done)(?: [a-z]+){0,3}? ?(?:entered|typed|filled in|keyed|input|collected|taken|captured|handled|done|made|on|put in|asked for)?(?: [a-z]+){0,3}? (?:on|at|by|in|inside) ${THEIRS}|(?:paid|payable) (?:for )?(?:online )?(?:(?:on|at) ${THEIRS}|(?:via|through|over|in) ${THEIR_PAGE})`,
    unless:
      "\\biframe|inside our|frame|embed(?:ded)?|within our page|overlay|lightbox|on our (?:own )?(?:page|site|website)|(?:by|from) (?:our |my )?(?:staff|us|me)|virtual terminal|hosted fields|pinpad|terminal|machine|own (?:fields|form)|keyed|i (?:type|key|enter)|phone|fax|post|plugin|tokeniz|javascript|server|api",
  },
  {
    slot: "web",
    value: "embeddedProviderForm",
    denied: "notEmbedded",
    cue: "frame|field|element|dropin|component|microform|sdk|lightbox|widget|overlay|modal|popup|embedded|tokeniz|form|box|checkout",
    pattern:
      "iframes?(?: [a-z]+)?|inline frames?|hosted (?:payment |card )*fields|secure fields|hosted tokenization|payment elements?|card elements?|stripe elements|elements form|dropin(?: ui| component| form| widget)?|web components|microform|flex microform|web payments sdk|payfields|pay fields|hosted input fields|lightbox|(?:payment|checkout|stripe|card|gateway|provider's) (?:widget|overlay|modal|popup)|embedded (?:payment |checkout |card |stripe |provider |hosted )*(?:form|page|checkout|widget|fields|component|box|frame|payment)s?|in a frame|inside a frame|framed? (?:by|from|page)|card box (?:from|of|by|is served by)|flexcheckout|embedded (?:by|from|in) (?:our|the|my) (?:page|site|checkout|website|shop)",
    unless:
      "\\b(?:(?:switched|turned) off|disabled|deactivated|not enabled|didn't like|did not like|away from|map|video|youtube|google maps|instagram|booking calendar|calendar|chat|captcha|3d ?secure|3ds|virtual terminal|newsletter|cookie|tracking)\\b",
  },
  {
    slot: "web",
    value: "embeddedProviderForm",
    denied: "notEmbedded",
    cue: "frame|field|element|dropin|component|microform|sdk|lightbox|widget|overlay|modal|popup|embedded|tokeniz|form|box|checkout",
    pattern: `(?:fields?|boxes|form|box|inputs?|frame|part)(?: [a-z]+){0,6}? (?:come|comes|coming|served|loaded|load|loads|delivered|drawn|rendered|supplied|injected|belong|belongs|hosted) (?:directly |straight |in |live |right |fully |only |entirely )*(?:from|by|to|at|with|on) (?:the )?${PROVIDER}`,
    unless: "\\bour own (?:fields|form)|tokenizes|javascript|script\\b(?! attack)|redirect",
  },
  {
    slot: "web",
    value: "directPost",
    denied: "notDirectPost",
    cue: "post|submit|send|sent|action|browser|direct|transparent|\\bsop\\b|dpm|goes|travel|passes",
    pattern: `direct post(?:s|ed|ing)?|(?:posted|submitted|sent|passed|transmitted) (?:directly|straight) to (?:the )?${GATEWAY_TARGET}(?!'s| (?:own |payment |hosted |secure )*(?:page|site|website|checkout|form|portal|window))|(?:posted|submitted|sent|passed|transmitted) to (?:the )?${GATEWAY_TARGET} (?:directly|straight)|(?:submit button|button|form|page) (?:posts|submits) (?:[a-z]+ ){0,4}?(?:directly |straight )?to (?:the )?${GATEWAY_TARGET}|transparent redirect|silent (?:order )?post|(?:form|fields?)(?: [a-z']+){0,4}? (?:posts?|posted|posting|submits?|submitted|submitting|sends?|sent|sending|goes|go|action)(?: [a-z']+){0,6}? (?:directly |straight |right |is |to |at |= )*(?:the )?(?:gateway|${GATEWAY_TARGET})|form action|posts? (?:it |them |the [a-z]+ )?(?:directly |straight )+(?:to|at) (?:the )?${GATEWAY_TARGET}|browser(?: [a-z']+){0,8}? (?:delivers?|sends?|posts?|submits?|passes|transmits?|hands)(?: [a-z']+){0,6}? (?:directly |straight )?(?:to|over to) (?:the )?${GATEWAY_TARGET}|(?:directly|straight) from (?:the|their|his) (?:customer's |shopper's |donor's |visitor's |client's |user's )?browser|browser (?:straight to|directly to|- to) (?:the )?${GATEWAY_TARGET}(?!'s| (?:own |payment |hosted |secure )*(?:page|site|website))|browser (?:- )?to (?:the )?${GATEWAY_TARGET} (?:directly|straight)|browser (?:then |itself )?(?:calls?|contacts?|talks to|speaks to|connects to) (?:the )?${GATEWAY_TARGET}|from (?:the|their) browser (?:directly |straight )?(?:to|into)|(?:card|number|details|data|it)s? (?:goes|go|travels?|is sent|are sent|passes) (?:directly |straight )?to (?:the )?${GATEWAY_TARGET} (?:directly |straight )?from (?:the |a |their )?(?:[a-z]+'s )?browser|from (?:the |a |their )?(?:[a-z]+'s )?browser (?:(?:direct|directly|straight)|to (?:the )?(?:bank|gateway|processor|provider|psp|acquirer))|action (?:attribute |url |target )?(?:is|points?|goes|set|=|posts?) (?:[a-z]+ ){0,3}?(?:the )?(?:gateway|processor|bank|provider|psp|acquirer)|dpm|secure acceptance silent|sop`,
    unless:
      "\\b(?:our|my|the|own) (?:[a-z]+ )?(?:server|backend|php [a-z]+|php|script) (?:then )?(?:sends|posts|makes|forwards|calls|submits|passes)|not the variant|to (?:our|my) (?:own )?(?:server|backend)|money|by post|envelopes?|lockbox|coupons?|slips?|letters?|iframe|redirected to",
  },
  {
    slot: "web",
    value: "merchantScriptOrForm",
    denied: "notScriptForm",
    cue: "script|browser|client ?side|front|js\\b|sdk|library|snippet|react|vue|angular|token|encrypt|cse\\b|simplify|paymill",
    pattern: `(?:client side|clientside|in (?:the )?browser|browser side|front ?end|in the page|java ?script|js|script|sdk|library|snippet|react|vue|angular)(?: [a-z.']+){0,8}? (?:tokeniz(?:es|ed|ation|ing|e)|encrypt(?:s|ed|ion|ing)?|tokens?|submits?|passes (?:it|them)|hands (?:it|them)|transmits?|delivers?|picks? (?:them|it|the [a-z]+)? ?up|catch(?:es)?|grabs?|reads?|sends? (?:it|them|the [a-z]+)|captures?|collects?|swaps?|turns? (?:it|them|the [a-z]+)|converts?|exchanges?|posts?)|tokeniz(?:es|ed|ation|ing|e)(?: [a-z.']+){0,8}? (?:client side|clientside|in (?:the )?(?:[a-z']+ )?browser|browser side|on the front ?end|front ?end|by (?:their|the|a|[a-z.]+'s) (?:java ?script|js|script|library|sdk)|with (?:their|[a-z.]+) (?:java ?script|js|script|library|sdk))|(?:own|plain|our|html) (?:[a-z]+ ){0,3}(?:fields|boxes|inputs?|form) (?:with|using|and|plus) (?:[a-z.']+ ){0,2}(?:js|javascript|script)|[a-z]+\\.js (?:with|and|on|plus|in) (?:our |the |my )?(?:own|inputs|fields|form|text ?boxes)|accept\\.?js|stripe\\.?js(?: v2)?(?: [a-z]+){0,4}? own|create ?token|client side encryption|cse|encrypt(?:s|ed|ing)? (?:it |them |the [a-z]+ )?(?:in|by|on) (?:the )?(?:[a-z]+'s )?browser|token(?:s)? ?(?:is|are)? ?(?:created|made|generated|fetched) (?:in|by) the browser|collect\\.?js|(?:tokens?|nonce|identifier|reference|card id)(?: [a-z]+){0,3}? (?:fetched|created|made|obtained|got|generated|returned|produced) (?:by|in|with|via|through) (?:the |their |a |some )?(?:[a-z]+ )?(?:javascript|js|script|browser|front ?end)`,
    unless:
      "\\b(?:iframe|hosted fields|no own|payment element|dropin|script attack|attacks|protected against|monitor|analytics|sca|chat widget|csp|inside their frame)\\b|(?:fields|form|boxes) (?:are|is|come|comes) (?:from|served|the provider's)",
  },
  {
    slot: "web",
    value: "serverReceivesCardData",
    denied: "serverClean",
    cue: "server|backend|back end|php|api\\b|hosting|vps|endpoint|controller|code|plugin|script|through us|our |aim|do ?direct|paypal|payflow|direct|xml|soap|own form|web|host|process",
    pattern: `(?:to|through|via|by|over|into|hits?|reach(?:es)?|touch(?:es)?|on|at|in|past|cross(?:es)?|passes?) (?:first |then )?(?:the |our |my |a |an )?(?:own |web |shop |shop's |website |php |node |cloud |hosting |application |app |store |linux |rented |hosted |virtual |little |backend |back end |site |website's |site's |company |node\\.?js |python |ruby |java |api |laravel |express |django )*(?:servers?|backend|back end|php script|php file|php|script on our [a-z]+|cgi|hosting|vps|hosting account|web ?host|host|endpoint|controller|database server|code on the server|server side code)`,
    within: `${CARD_NUMBER}|\\b(?:card|form|fields?|pan|numbers?|details|submit(?:s|ted)?|it|data)\\b`,
    unless:
      "\\b(?:terminal|till|lane|html on|server to server|nonce|tokens?|fax\\w*|logs?|retained|tok_\\w*|identifier|alias|free of|intranet|template|hosting company|store server|(?:posts?|sends?|passes|hands?|submits?|forwards?) (?:only |just )?(?:the |a |that |this )?(?:[a-z]+ )?tokens?|redirect(?:ed|s)?|token only|encrypted (?:blob|payload|package)|blob|only (?:the |a |an )?(?:opaque )?(?:token|nonce|outcome|status|result|reference)|recordings?|kept|stored|backup|orders? (?:go|goes|come)|scripts? (?:attack|protection|inventory)|used to|emailed|email|csp|virtual terminal|(?:delivered|rendered|generated|provided|built) by|form (?:is |sits |lives )?on (?:our|the|my) (?:own )?(?:web )?server(?=[.,;]?$)|(?:page|shop|site|website|checkout) (?:is |sits |runs |lives |hosted )?on (?:our|the|my) (?:own )?(?:web )?server|served from|serve[ds]? (?:by|from|on)|page comes|hosted (?:on|at)|is on (?:our|a) (?:own )?(?:server|hosting)|runs on|sits on|lives on|shop is on|website is on|outcome|not the|gets only|only gets|is sent a token|receives? (?:only|just)|database)\\b|^\\W*(?:and )?on (?:our|my|the) (?:own )?(?:web ?)?server\\W*$",
  },
  {
    slot: "web",
    value: "serverReceivesCardData",
    denied: "serverClean",
    cue: "server|backend|back end|php|api\\b|hosting|vps|endpoint|controller|code|plugin|script|through us|our |aim|do ?direct|paypal|payflow|direct|xml|soap|own form|web|host|process",
    pattern: `(?:the |our |my |a )?(?:own |web |shop |website |php |node |application |app |store |api )*(?:servers?|backend|back end|php script|script on (?:our|the) server|server side (?:code|script)|controller|code|cgi script|perl script|/?[a-z_]+\\.php|endpoint|post handler|software on the server)(?: then| also| itself| first)* (?:receives?|gets?|sees?|takes?|collects?|handles?|process(?:es)?|forwards?|passes|relays?|accepts?|reads?|holds?|makes?|calls?|posts?|sends?|submits?|talks?|does|transmits?|charges?|picks?)(?: [a-z']+){0,5}? (?:${CARD_NUMBER}|cards?(?: details| data)?|numbers?|(?:it|them|that|these) (?:on )?to|(?:request|call|charge|api call|transaction|payment)(?: [a-z]+){0,3}? (?:to|with)|(?:gateway|bank|processor|${BRAND})(?:'s)? ?(?:api)?)`,
    unless:
      "\\b(?:order number|other clients|refunds|only (?:the |a |an )?(?:token|nonce|outcome|status|result|reference)|just (?:the |a )?(?:token|nonce)|token|nonce|redirect(?:s|ed)?|their server|provider's server|bank's server|gateway's server|used to|scripts? (?:attack|protection))\\b|browser (?:sends|delivers|posts)|sends (?:people|customers|shoppers|you|them|visitors|donors|the (?:customer|shopper|buyer|visitor|browser))",
  },
  {
    slot: "web",
    value: "serverReceivesCardData",
    denied: "serverClean",
    cue: "server|backend|back end|php|api\\b|hosting|vps|endpoint|controller|code|plugin|script|through us|our |aim|do ?direct|paypal|payflow|direct|xml|soap|own form|web|host|process",
    pattern: `(?:website|webshop|plugin|shop software|shop system)(?: itself| then)? (?:receives?|forwards?|passes|relays?|hands?|transmits?)(?: [a-z]+){0,5}? (?:${CARD_NUMBER}|cards?|numbers?|(?:it|them) on)|own form(?:,| with| on| and| via| through)+ (?:our |an? |the )?own server|server to server|server side (?:integration|api|call|processing|request)|(?:direct|raw|full|plain|backend|back end|pure) api(?: integration| connection| call)?|api only|(?:advanced integration method|\\baim\\b(?! to| is| at| of))|do ?direct ?payment|paypal (?:payments )?pro|payflow pro|sagepay direct|sage pay direct|opayo direct|direct ?link|xml (?:direct|api|integration|request)s?|soap (?:api|toolkit|integration)|simple order api|vsp direct|own form type|process(?:es|ed|ing)? (?:it |them |the cards? |cards? )?(?:on|in) (?:our|my) (?:own )?server|(?:cards?|number|details|data)(?: [a-z]+){0,5}? (?:pass(?:es)?|goes|go|run|runs|travels?|flows?|transits?|comes?|lands?|arrives?) (?:through|via|over|across|on|at|in) (?:us|our (?:own )?(?:system|systems|site|website|webshop|infrastructure|machine|network|software|code|server|side))`,
    unless:
      "\\b(?:terminal|till|orders?|refunds|client side|redirect(?:ed|s)?|iframe|amount|session|step (?:1|one)|initiali[sz]es?)\\b",
  },
  {
    slot: "web",
    value: "inAppSdk",
    denied: "noApp",
    pattern:
      "(?:our|my|the) (?:own |mobile |ios |android |phone |ordering |booking |iphone )*app (?:takes|has|uses|with|shows|where|lets|in the app store|that|on|for)|(?:mobile|android|ios|native) (?:app|sdk)|in app (?:payments?|purchases?|sdk)|payment ?sheet|app store",
    unless:
      "\\b(?:pos app|point of sale|bank app|sumup app|square app|card reader|reader|authenticator|whatsapp|terminal|tap on phone|till)\\b",
  },
  {
    slot: "ownFields",
    value: "yes",
    denied: "no",
    cue: "own|our|my|custom|form|field|box|input|html|page|theme|template|component|build|built|code|bundle|typ|plain|stay",
    pattern: `(?:own|our|my|self made|self built|home made|custom|custom built|bespoke|handmade|homemade) (?:own |custom |html |card |payment |credit card |checkout |text |input |little |order |web |online |php |secure |react |donation |booking |styled )*(?:fields|(?:card|input|number) field|text ?boxes|boxes|inputs?|input boxes|forms?|card form|checkout form|payment form|component)|(?:card|payment|credit card|checkout) (?:form|fields?|box|boxes|inputs?|component)(?: [a-z]+){0,6}? (?:is|are|sits?|lives?|in|on|belongs? to|part of|built into|made by|coded by|from|served (?:by|from))(?: [a-z]+){0,3}? (?:our|us|ours|my|me|own|ourselves|myself|react|vue|html)|(?:fields?|form|boxes|inputs?) (?:are|is|belong|belongs|sit|sits|live|made|built|coded|programmed) (?:to |on |in |by |part of )*(?:our|us|ours|my|me|own|ourselves|myself)|(?:site|website|page|shop|webshop) (?:itself )?(?:shows?|has|displays?|asks? for|collects?|includes?|contains?|serves?|takes?) (?:our |the |a |its |own |in )*(?:credit |debit )?card(?: number| details| data)? ?(?:fields?|box|boxes|form|inputs?)?|served from our (?:own )?(?:hosting|server|site)|values? (?:live|in|are in) page state|in our own bundle|stays? on our (?:own )?(?:checkout|site|page|website|shop) with our|includes the credit card box|(?:we|i|our (?:developers?|agency|team|programmer)) (?:build|built|make|made|code|coded|write|wrote|programmed|draw|design|designed|create|created) (?:the |our |all )*(?:[a-z]+ ){0,3}?(?:fields|card form|payment form|inputs|boxes)|coded the (?:card )?(?:form|fields|checkout)|(?:form fields|card fields|fields|inputs|boxes) (?:are )?on (?:our|my) (?:own )?(?:page|site|website|checkout)|(?:plain|normal|ordinary|html|regular|native|simple|usual|standard) (?:html |text |form )?(?:inputs?|input (?:fields|boxes)|text ?boxes|form fields)|<input[^>]*>|(?:theme|template|page|we|site) (?:itself )?(?:draws?|renders?|builds?|makes?) (?:the |its |our )?(?:own )?(?:card |payment )?(?:fields?|form|inputs?|boxes)|type(?:s|d)? (?:it |their card |the card |cards? )?(?:in|into|on) our (?:own )?(?:form|page|website|site|checkout)`,
    unless:
      "\\b(?:contact form|booking form|order form|paper|whether|hosted fields|frames?(?! of ours)|embedded|simply shown|fellow trader|people who run|integrated by|jotform|in house for|by post|own form of|not the variant|didn't like|pledge|newsletter|returns form|entry form|membership form|registration form|in the office|application form for|no card)\\b|(?:iframe|hosted fields|fields) (?:from|of|by) (?:the )?(?:gateway|provider|stripe|braintree|adyen)",
  },
  {
    slot: "platform",
    value: "provider",
    denied: "notPlatform",
    pattern:
      "(?:shopify|squarespace|wix|weebly|etsy|ebay|amazon (?:marketplace|seller|shop|store)|on amazon(?! (?:connect|web|aws|s3))|big ?cartel|square online|square site|ecwid|folksy|notonthehighstreet|not on the high street|eventbrite|ticketsource|ticket ?tailor|ticketmaster|brown paper tickets|depop|vinted|gumroad|bandcamp|justgiving|just giving|gofundme|patreon|kickstarter|airbnb|jimdo|webador|sumup online store|shopwired|bigcommerce|big commerce|volusion|storenvy|zazzle|redbubble|deliveroo|uber ?eats|just ?eat|doordash|grubhub|lieferando|toast online|faire\\.com|on faire|sellfy|payhip|teachable|kajabi|thinkific|podia|givebutter|donorbox|enthuse|totalgiving|localgiving|crowdfunder)(?:'s)?",
    unless:
      "\\b(?:left|moved (?:off|away from)|away from|neighbours?|considering|free events|nobody pays|swiper|readers?|wants? to put|other shopify merchants|like shopify|shopify's too|not on shopify|shopify pos|shopify reader|headless|storefront api|custom (?:checkout|app)|changed the checkout|own checkout|apps? (?:that|which) (?:touch|change|replace|modif)[a-z]* (?:the )?checkout (?:is|are) installed)\\b",
  },
  {
    slot: "platform",
    value: "provider",
    implied: true,
    cue: "checkout|payment",
    pattern:
      "(?:it|they|platform|marketplace) (?:runs?|handles?|does|do|operates?|processes) (?:the |all |its own |their own )*(?:checkout|payments?|whole payment)",
    unless: "terminal|plugin|module|server|software|phone|call|machine|till|agency|agents",
  },
  {
    slot: "platform",
    value: "provider",
    implied: true,
    pattern:
      "(?:outside|external|third party|separate|another|ticketing|ticket|booking|event|donation) (?:[a-z]+ ){0,2}?(?:agency|company|platform|provider|service|firm)(?: [^ ]+){0,6}? (?:on|via|through|in) (?:their|its) (?:own )?(?:website|site|page|platform|system|webshop)",
    unless: "\\b(?:call|phone|telephone|embedded|iframe)\\b",
  },
  {
    slot: "platform",
    value: "provider",
    implied: true,
    pattern:
      "(?:they|company|provider|platform|firm|supplier|vendor|service) (?:run|runs|host|hosts|operate|operates|handle|handles|do|does|manage|manages|provide|provides|own|owns) (?:the |our |all |whole |entire |complete |it )*(?:site|website|shop|booking system|booking site|ticket shop|ticketing|store|system|everything)",
    within: "\\b(?:payments?|checkout|pay|cards?)\\b",
    unless:
      "\\b(?:not|agency|web designer|hosting company|terminals?|machine|our own (?:form|fields))\\b",
  },
  {
    slot: "platform",
    value: "provider",
    implied: true,
    pattern:
      "(?:on |in |through |over |at )?(?:their|its|the platform's|provider's) (?:own )?(?:checkout|domain|shop system|store|ticket shop|marketplace)",
    within: "\\b(?:payments?|checkout|pay|cards?|store|shop|sold|sell|everything)\\b",
    unless:
      "\\b(?:plugin|module|api|sdk|script|iframe|embedded|our (?:own )?(?:page|site|form)|terminals?|(?:shoppers?|customers?|buyers?|clients?) (?:enter|type|keep|leave))\\b",
  },
  {
    slot: "platform",
    value: "customised",
    pattern:
      "(?:headless|storefront api|custom (?:coded |built )?checkout|(?:replaced|changed|modified|customi[sz]ed|rewrote|rebuilt|swapped) (?:the |their |its )?(?:standard |normal |built in |default )?checkout|own checkout (?:page|form)|(?:app|plugin|extension|script)s? (?:that |which )(?:touch(?:es)?|changes?|replaces?|modif(?:y|ies)|alters?|sits? in|hooks? into|add(?:s)?)(?: [a-z]+){0,4} checkout|checkout (?:app|extension|script|customi[sz]ation))",
    denied: "standard",
  },
  {
    slot: "serverSees",
    value: "no",
    literal: true,
    pattern: `(?:never|not|no|nothing|neither|without)(?: [a-z']+){0,7}? (?:see|sees|seen|touch|touches|touched|reach|reaches|reached|arrive|arrives|hit|hits|enter|enters|pass|passes|come|comes|get|gets|receive|receives|cross|crosses|land|lands|near|on|through|to|with)(?: [a-z']+){0,4}? (?:us|our (?:own )?(?:server|servers|site|website|system|systems|side|hosting|backend|shop|network)|me|${CARD_NUMBER})|(?:no|never an?y?|not a single) ${CARD_NUMBER} (?:ever )?(?:arrives?|reach(?:es)?|comes?|touch(?:es)?|gets?(?! (?:stored|saved|kept|logged|retained|written))|lands?|hits?)|(?:only|just|sees?|handles?|sent|(?:backend|server|site|we|api|side) (?:gets?|receives?))(?: [a-z]+){0,4}? (?:a |an |the )?(?:opaque |payment |one time |random |reference )*(?:tokens?|nonce|outcome|status|result|reference|success message|ok)|(?:get|gets|receive|receives|back)(?: [a-z]+){0,4}? (?:a |an |the )?(?:opaque |payment |one time |random |reference )*(?:tokens?|nonce|reference|outcome)`,
    within:
      "\\b(?:cards?|numbers?|pans?|digits|tokens?|nonce|reference|server|backend|data|outcome|result|status|tok_\\w*|details|it|them|never (?:to|through|via|past|by) (?:us|me))\\b",
    unless:
      "\\b(?:internet|terminal|till|phone line|not only|stor(?:e|es|ed)|keep|kept|saved?|retain\\w*|trace|hold|e?mail\\w*|mailbox|inbox|chat|messag\\w+|sms|letter|ring|caller|premises|policy|parking|sign ?ups|branches|network|sim|hope|goal|exist|self assessment|scripts was|on our server:)\\b",
  },
  {
    slot: "web",
    value: "pageOther",
    pattern: `(?:third party|outside|another|other|marketing|agency|ad|advertising|chat|analytics) (?:[a-z]+ ){0,4}?(?:scripts?|code|content|elements?)(?: [a-z]+){0,6}? (?:on|in|into) (?:the|our) (?:payment|checkout|card) (?:page|form)`,
    unless: "\\b(?:no|not|never|without)\\b",
  },
  {
    slot: "way",
    value: "web",
    denied: "noWeb",
    cue: "shop|store|site|page|online|internet|web|commerce|magento|presta|cart|plugin|drupal|civi|gravity|press|click|hit|add|button|checkout|basket",
    pattern: `(?:our|my|the|own|a|an|small|little|online|club|on the|through the|via the) (?:own |little |small |new |wordpress |drupal |joomla |woocommerce |magento |prestashop |opencart |company |club |club's |shop's |church's |museum's |school's |band's |band )*(?:web ?shop|web ?store|online shop|online store|website|web ?site|site|internet shop|home ?page|booking page|donation page|donate page|ticket shop|shop system|checkout page|payment plugin)`,
    within: `\\b(?:pay(?:s|ing|ment|ments|able)?|checkout|cards?|order(?:s|ed|ing)?|buy|buys|sell|sells|sold|sales|book(?:ed|ing|ings)?|donat(?:e|ions?|ing)|tickets?|purchases?|shop|shopping|basket|cart|subscri[a-z]+|renew(?:al|als)?|plugin|woocommerce|magento|prestashop|gateway)\\b`,
    unless:
      "\\b(?:by coming in|bank transfer|paper invoice|thinking of|being built|nothing there yet|head office has|subnet|do not exist|website of (?:the|our) bank|bank's website|processor's website|just (?:photos|information|a brochure|pictures)|only (?:photos|information|opening hours|brochure|pictures|for (?:info|information|show))|(?:website|site) is (?:just |only |basically |really )*(?:an? )?(?:map|poster|page|leaflet|business card|picture|notice board)|brochure|nothing to pay|no payments?|not pay|no shop|information only|cannot (?:pay|buy|order)|no (?:sales|ordering|selling)|building site|one site|single site|per site|each site|on site|campsite|site only|sites|camp site|the site is|petrol|facebook|link to (?:our|the) (?:site|website)|website guy|web guy)\\b",
  },
  {
    slot: "way",
    value: "web",
    denied: "noWeb",
    cue: "shop|store|site|page|online|internet|web|commerce|magento|presta|cart|plugin|drupal|civi|gravity|press|click|hit|add|button|checkout|basket",
    pattern:
      "(?:sell|sells|sold|selling|sale|sales|orders?|ordering|buy|buys|shop|shopping|pay|pays|paid|payments?|booked?|bookings?|book|tickets?|vouchers?|gift (?:cards?|vouchers?)|donat(?:e|ions?)|memberships?|courses?|subscriptions?|store|business)(?: [a-z]+){0,4}? (?:only |just |exclusively |all |mainly |also |both |everything )*(?:online|on the internet|over the internet|via the internet|through the internet|on the web)|(?:online|internet|web|ecommerce) (?:only |card |ticket |credit card )*(?:sales?|shop|shops|store|payments?|orders?|ordering|business|bookings?|tickets?|donations?|checkout|booking|customers?|merchant|trade|selling)|web ?shop|web ?store|ecommerce|woocommerce|magento|prestashop|opencart|shopware|zencart|oscommerce|drupal commerce|civicrm|gravity forms|easy digital downloads|odoo shop|nopcommerce|surecart|payment plugin|checkout page|(?:our|the) checkout|shopping cart|shopping basket",
    unless:
      "\\b(?:thinking of|being built|nothing there yet|head office has|do not exist|not something we do|pinpads?|pdqs?|same network as|subnet|authori[sz]ed online|filling it in|checkout computers?|pci document|plugin company|shop system since)\\b|(?:web ?shop|website|online shop|webstore)(?: [a-z]+){0,3} (?:do|does|is|are|can|has|have) not|\\b(?:online banking|booking\\.com|orders? (?:stock|supplies|goods) online|(?:we|i) (?:order|buy) (?:our )?[a-z]+ online|terminal (?:is|goes|are) online|pc (?:is|goes) online|online terminal|virtual terminal|checkout (?:counter|lane|till|desk)|till|online (?:backup|accounting|storage|page of)|terminals?|checkout area|no shop)\\b|at (?:the|our|each|every) checkout(?!s? (?:page|you|they|the customer))",
  },
  {
    slot: "way",
    value: "web",
    denied: "noWeb",
    cue: "shop|store|site|page|online|internet|web|commerce|magento|presta|cart|plugin|drupal|civi|gravity|press|click|hit|add|button|checkout|basket",
    pattern: `(?:press|presses|click|clicks|hit|hits) (?:on )?(?:the |our )?(?:[a-z]+ )?(?:pay|buy|renew|checkout|donate|book|order)(?: now| button)?|add(?:s)? to (?:the )?(?:cart|basket)|pay now button|buy now button|donate button`,
    unless: "link|email|invoice",
  },
];

/** Words that say a payment link, a button in an invoice or a code leads to the page. */
export const LINK_SIGNALS: readonly SignalSource[] = [
  {
    slot: "way",
    value: "link",
    denied: "noLink",
    pattern: `(?:payment|pay|pay now|paying|secure|checkout|stripe|square|paypal|sumup|worldpay|mollie|adyen|payment request|provider's|online payment) (?:payment )?links?|pay ?(?:by )?links?|(?:payment|pay|paid|paying) (?:by|via|through|with|over) (?:an? |the )?(?:[a-z]+ )?links?|links? (?:to|for|from|that|where|which|by|with|in)(?: [a-z']+){0,6} (?:pay|pays|paying|payment|payments|checkout|page|card|cards|provider|stripe|paypal)|e?mail(?:s|ed)? (?:[a-z]+ ){0,5}?(?:a |the )?links?|send(?:s)? (?:[a-z]+ ){0,5}?(?:a |the )?(?:[a-z]+ )?links?|text(?:s|ed)? (?:[a-z]+ ){0,4}?(?:a |the )?links?|payment requests?(?! (?:incl|includ|runs?|originat|to the api))|pay(?:able)? (?:online )?(?:by |via |through |from )?(?:an? |the )?(?:emailed |e invoice |online |button in the )?invoices?|(?:invoices?|bill|statement|email)(?: [a-z]+){0,6}? (?:with|has|have|contains?|carries|includes?) (?:a |an |the )?(?:[a-z]+ )*?(?:link|button|qr(?: code)?)|qr ?codes?|(?:paypal|stripe|square|quickbooks|xero|freshbooks|digital|online|electronic) invoices?|pay button in the (?:invoice|email)|hosted invoice`,
    unless:
      "\\b(?:vpn|supplier|menu|other branch|i open|our machine|web server|api|link to (?:our|the|my) (?:site|website|shop|facebook|till|pos)|linked|uplink|till|not via link|no pos link|terminal|cable|link between)\\b",
  },
];
