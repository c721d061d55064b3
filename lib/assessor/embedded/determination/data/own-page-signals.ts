// The shop's own page and its own server: who made the boxes for the card, where the form goes, and
// whether the number passes the shop's machines on its way.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { BRAND, CARD_DATA, CARD_NUMBER, CUSTOMER, PROVIDER } from "./vocabulary";

const FIELDS =
  "(?:(?:card|payment|credit card|checkout|text|input|html|entry|card entry|card number|form|html5|php|jsp|number|pay|cvv|and|expiry) )*(?:fields?|boxes|inputs?|inputboxes|form|forms|<input[^>]*>|text ?boxes|screen|elements|campos|champs|formulario|formulaire|formular|form fields|pay page|payment page|checkout page)";
const BY_US =
  "(?:(?:by|from|of) (?:our|my) (?:own )?(?:[a-z]+ )?(?:making|design|developers?|agency|programmers?|team|designers?|webmaster|nephew|server|site|shop|apache)|by (?:us|me|ourselves|myself|hand)|in ?house|(?:home|self|hand) ?(?:made|grown|built|coded|written|hosted|programmed)|of (?:ours|mine|our own|our making)|(?:is |are |all |was |were )+(?:ours|mine|our own|nuestro|unser|a nous)|ours(?=,)|es nuestro|sont a nous|ist unser|fait par nous|gehort uns|part of (?:our|my) (?:own )?(?:cms|theme|template|page|site|website|shop|app|checkout|code)|(?:comes?|coming|sits?|lives?|are|is|served|placed|inputs) (?:from|in|on|by|inside|with) (?:our|my) (?:own )?(?:[a-z]+ )?(?:server|cms|theme|template|page|site|website|shop|app|apache|html|hosting|code))";
const MAKE =
  "(?:draws?|drew|hand ?codes?|hand ?coded|codes?|coded|programmed|programs?|writes?|wrote|made|makes?|owns?|serves?|served|suppl(?:y|ies)|renders?|builds?|built|designs?|designed|presents?|created?|kept|keeps?|maintains?|developed|host|hosts)";
const US =
  "(?:we|i|our (?:own )?(?:developers?|agency|programmers?|web ?team|team|site|website|shop|page|webshop|ticket website|designers?|server)|my (?:nephew|son|brother|daughter|cousin|developer|web guy|webmaster)|the agency|agency|nephew)";
const CARD_WORD =
  "\\b(?:cards?|pan|cvv|cvc|payments?|pay|paying|checkout|gateway|psp|acquirer|processor|bank|tokens?|tarjeta|carte|karte\\w*|browser|post|posts)\\b";
const NOT_THE_CARD =
  "\\b(?:paper|by post|booking form|contact form|registration|newsletter|order form|entry form|pledge|terminal|pinpad|till|virtual terminal|e?mailed|inbox|whatsapp|hosted (?:fields|page)|iframe (?:from|of|by)|logo and colou?rs|whether|fellow trader|embedded|simply shown|integrated by|(?<!\\b(?:no|not an?|isn't an?|instead of an?) )frames?|people who run|mail orders|used to|jotform|google form|provider's (?:form|frame|fields)|frame|field app|amounts?|bank account|staff|i (?:type|key)|we (?:type|key|fill))\\b";

const SEND =
  "(?:posts?|posted|posting|submits?|submitted|submitting|submission|sends?|sent|sending|transmits?|transmitted|delivers?|hands?|handed|passes|lands?|goes|go|bypasses|leaves?|fires?)";
const THEIR_END =
  "(?:(?:the |their |its |our )?(?:payment |card |credit card )*(?:gateway|processor|psp|bank|acquirer|provider|payment (?:firm|company|service|platform)|zahlungsdienst|banco|banque|endpoint|psp endpoint|gateway endpoint)(?:'s)?(?: (?:server|url|address|endpoint|api|system|platform))?|" +
  `${BRAND}(?:'s)?(?: (?:url|endpoint|api|servers?))?|https?://[^ ;]+|their (?:url|address|endpoint|server))`;
const LIBRARY =
  "(?:(?:payment firm's|their|[a-z]+'s|old|bridge|token|client|third party|tokeni[sz]ing|encryption|psp|3rd party|line of|a) )*(?:java ?script|scripts?|js|[a-z]+\\.js|[a-z]+js|library|sdk|snippet|tokeni[sz]er(?: js)?|securesubmit|ajax|client api)";
const TOKENISE =
  "(?:tokeni[sz](?:es?|ed|ing|ation|er)|intercepts?|picks? (?:off|up|out)|empties|catches|captures|swaps?|swapped|swapping|trades?|traded|hashes|(?:makes?|making|does|gives?|gives us|creates?|creating|returns?) (?:an? |the |us |single use |one time )*tokens?|(?:gets?|fetch(?:es)?|obtains?|requests?) (?:back )?(?:an? |the )?(?:[a-z]+ )?(?:tokens?|identifier|alias|nonce)|requests? ?tokens?|create ?token|takes? the (?:card|data|number)|does the sending|sends? (?:the |that |what )?(?:card|number|digits|it)|talks to them|ships|forwards|encrypts?|pseudo ?card ?pan)";
const MACHINE =
  "(?:(?:own |web |shop |node |php |little |backend |\\.net |asp |java |application |hosting |whole |store |website's |website |site |shop's )*(?:web ?servers?|servers?|systems?|middleware|infrastructure|load balancers?|prox(?:y|ies)|reverse proxy|backend|back end|api|machines?|application|app server|data cent(?:re|er)|orchestration layer|hosting|web ?host|host|environment|network|computers|asp pages?|php|module|plugin|wordpress server|boxes in [a-z]+|side|code|platform|site|website|webshop|shop|dom|views))";
const CARD_THING = `(?:${CARD_NUMBER}|cards?|card (?:info(?:rmation)?|details?|data|traffic)|digits|pan|pans|(?:the |full )?numbers?|cardholder data|los numeros|el numero|numeros|kartennummer|karte|numero|numer karty|donnees de carte)`;
/** A company that the list of names does not know, told by its possessive. */
const CAPITAL_NAME = "(?!our|my|customer|shopper)[a-z]{4,}'s";
const FOREIGN_SERVER =
  "(?:uber unser(?:en)? server|auf unseren server|par notre serveur|chez nous|por nuestro servidor|przez nasz serwer|attraverso il nostro server|sul nostro server|via onze server|langs onze server|pelo nosso servidor)";

/** How the words say whose boxes they are and where what is typed goes. */
export const OWN_PAGE_SIGNALS: readonly SignalSource[] = [
  {
    slot: "ownFields",
    value: "yes",
    denied: "no",
    cue: "our|ours|my|mine|house|home|self|hand|by us|agency|nuestro|unser|nous|we ",
    pattern: `${FIELDS}[,:]?(?: (?!provider|gateway|frame|iframe)[^ ;]+){0,7}? ${BY_US}|${BY_US} (?:(?:php|html|web|online|own|react|checkout|js|native) )*${FIELDS}|${US}(?: (?!iframe|type|key|fill|did)[a-z]+){0,3}? ${MAKE}(?: (?!iframe|logo|colou?rs)[^ ;]+){0,6}? ${FIELDS}|(?:our|my) own (?:[a-z]+ ){0,2}${FIELDS}|nuestro propio formulario|notre formulaire|kept our own ones|(?:home|self|hand) ?(?:made|grown|built|coded) checkout|who serves the ${FIELDS}\\? ?we|form where(?: [a-z]+){0,8}? (?:is|it is) part of our [a-z]+|card entry(?: [a-z]+){0,3}? (?:in ?house|by us|written by us)|checkout is (?:wholly|entirely|all) ours|(?:jsp|php|asp|html) page of our own|merchant form`,
    within: CARD_WORD,
    unless: NOT_THE_CARD,
  },
  {
    slot: "web",
    value: "directPost",
    denied: "notDirectPost",
    cue: "post|submi|send|transmit|deliver|target|destination|action|hand|lands|bypass|form",
    pattern: `(?:form|fields?|html|boxes)(?:'s)?[,:]?(?: (?!our|my|us\\b|token)[^ ;]+){0,8}? ${SEND}(?: (?!our|my|us\\b|back|token|php|you|customers?|people)[^ ;]+){0,6}? (?:directly |straight |right |direct )*(?:to|at|with|into|chez) (?:directly |straight )?${THEIR_END}|(?:target|destination|action(?: attr\\w*| url)?)(?: (?!our|my|us\\b)[^ ;]+){0,5}? (?:is|=|points (?:at|to)) (?:[^ ;]+ ){0,2}?${THEIR_END}|browser (?:form )?post\\b(?!s)|browser does the posting|browser(?: [a-z]+){0,3}? (?:hands?|sends?|delivers?|posts?)(?: (?!token|us\\b|you|one)[^ ;]+){0,6}? (?:over |off |straight |directly )*to (?:the )?${THEIR_END}|post (?:goes |direct )*(?:directly |straight |direct )?to (?:the )?gateway|form post (?:to|with)|posts? (?:there|to them) (?:directly|direct|straight)|post goes there direct|posting (?:of )?(?:our |the )?form (?:is )?(?:right |straight |directly )*to ${THEIR_END}|(?:pan|card|number|details) (?:goes )?shopper - (?:to )?(?:>|processor)|shopper -> (?:processor|gateway|psp)|cross domain to ${THEIR_END}|we write the form, they receive it`,
    within: "\\b(?:form|fields?|boxes|html|browser|inputs?|post|posts|pan|card)\\b",
    unless:
      "\\b(?:redirects?|redirected|iframe|(?:our|my) (?:own )?(?:server|backend|php|api)(?! (?:just|only|gets|never))|to (?:us|our)|email|by post|paper|script|javascript|js|library|sdk|ajax|token|staff|terminal|not the gateway|taken to|sent to (?:the )?[a-z']+ (?:page|site|website))\\b",
  },
  {
    slot: "web",
    value: "merchantScriptOrForm",
    denied: "notScriptForm",
    cue: "script|\\bjs\\b|\\.js|library|sdk|tokeni|securesubmit|ajax|client api|create ?token|request ?token",
    pattern: `${LIBRARY}(?: [^ ;]+){0,8}? ${TOKENISE}|${TOKENISE}(?: [^ ;]+){0,6}? (?:by|with|via|from|using|over) (?:[^ ;]+ ){0,4}?${LIBRARY}|(?:inputs?|fields|form|boxes)(?: [^ ;]+){0,4}? ?(?:\\+|plus|with|and|->) (?:[a-z]+ ){0,2}?[a-z]+\\.js|[a-z.]+\\.create ?token|requesttoken|tokeni[sz]er js|swapped for (?:a )?(?:pseudo ?card ?pan|token)(?: [^ ;]+){0,4} browser|${LIBRARY}(?: [^ ;]+){0,6}? (?:over|on top of|in|to|attached to|hooks on to) (?:our|the) (?:own )?(?:[a-z]+ )?(?:form|inputs|fields|boxes)|post(?:s)? (?:to )?https?://[^ ]*token[^ ]*|/tokens with (?:the |a )?public key`,
    within:
      "\\b(?:form|fields?|boxes|inputs?|browser|page|number|card|digits|token\\w*|pseudo ?card ?pan|typed)\\b",
    unless:
      "\\b(?:iframes?|hosted fields|payment element|drop ?in|frame|confirm\\w*|attack\\w*|skim\\w*|protect\\w*|analytics|chat|monitor\\w*|(?:on|by) our server|server side|did not|next release|freepbx|ivr|till|pinpad|stored|saved)\\b",
  },
  {
    slot: "web",
    value: "serverReceivesCardData",
    denied: "serverClean",
    cue: "our|my|us|serv|proxy|backend|lambda",
    pattern: `(?:our|my|through our|the shop's|website's) (?!(?:own |web )?(?:site|website|webshop|shop|platform|network|computers|code|module|side)\\b)${MACHINE}(?: [^ ;]+){0,3}? (?:see|sees|receives?|gets?|takes?|relays?|decrypts?|transmits?|handles?|are sent|is sent|shown) (?:[^ ;]+ ){0,4}?${CARD_THING}(?! ?type)|${CARD_THING}(?: (?!token|browser to)[^ ;]+){0,5}? (?:transits?|flows?|pass(?:es)?|passing|goes?|run|runs|hits?|comes?|sent|routed|submitted|posted|lands?|arrives?|read|travels?|reach(?:es)?)(?: [^ ;]+){0,3}? (?:our|my|through our|the shop's|website's|by our) ${MACHINE}|${CARD_THING} (?:do |does |did )?(?:not |never )?(?:hits?|transits?|passes?|pass|touch(?:es)?|reach(?:es)?) (?:us|me)\\b|(?:from|by) our (?:own )?(?:servers?|machines?|backend)(?: [^ ;]+){0,4}? with (?:the )?(?:number|pan|card)|(?:with|uses?) the pan|raw card (?:api|data|numbers?)|(?:process(?:es|ed)?|call(?:s|ed)?|charged?) (?:it |them |cards? )*server side|tokens\\.create server side|browser, us, bank|(?:form|inputs?|page|checkout)(?: [^ ;]+){0,3}? (?:posts?|submits?|sends?)(?: [^ ;]+){0,3}? to our (?:own )?${MACHINE}|(?:lands?|goes|comes in) (?:with|to|in|at|on) our (?:own )?${MACHINE}(?: [^ ;]+){0,3}? which (?:calls?|sends?|forwards?|passes)|our (?:own )?(?:web )?(?:server|backend) (?:then )?(?:sends|passes|submits|forwards|posts|transmits) (?:it|them|the data)(?! (?:back |over )?to (?:the |their |[a-z]+'s )?(?:[a-z]+ )?(?:page|site|checkout|website))|${FOREIGN_SERVER}|backend receives \\{`,
    within: `${CARD_NUMBER}|${CARD_DATA}|\\b(?:cards?|pans?|numbers?|digits|numero|numeros|karten\\w*|karty|carte|form|cvc)\\b`,
    unless:
      "\\b(?:tokens?|pseudo|nonce|only (?:the |a )?(?:result|status|reference)|just (?:the |a )?(?:result|status)|order number|amount|by (?:voice|mail|post)|fax\\w*|hotline|template|chez nous, not|ignorant|free of|orders? (?:go|goes)|receipts?|stor(?:e|es|ed)|kept|saved?|retained|logs?|email|e?mailed|inbox|phone|telephone|pbx|ivr|whatsapp|fax|terminals?|till|tills|pos|reader|pinpad|recording|virtual terminal|iframe|confirm\\w*|gift|vouchers?|checkout lane|lane|sim|network is|machine (?:reads|takes)|card (?:machine|reader|form|boxes|page))\\b",
  },
  {
    slot: "web",
    value: "serverClean",
    literal: true,
    cue: "our|us|server|side|it\\b|host",
    pattern: `(?:our|my|the shop's|the) ${MACHINE}(?: [a-z]+){0,2}? (?:is|are|stays?|remains?|be|kept|keeps|both) (?:[a-z]+ ){0,3}?(?:out of|ignorant|clean|blind|not involved|not part of|not in the path|unaware|free of)(?: [^ ;]+){0,5}|(?:bypass(?:es|ing)?|skips?|skipping|passing|goes past|avoids?) (?:our|my|us) ?(?:${MACHINE}|completely|entirely|by)?(?: by)?|(?:no|not one|none) (?:of )?(?:our |my )?${MACHINE} of ours(?: [a-z]+){0,5}|(?:zero|no) contact with our ${MACHINE}|no request to our domain|(?:not one|none) of our (?:computers|servers|machines|systems)(?: [^ ;]+){0,4}|all card traffic is between|(?:our|my) ${MACHINE} has (?:no|nothing)(?: [^ ;]+){0,4}|ours do not|never (?:by|through|via|on) our ${MACHINE}|no path by which`,
    within: `\\b(?:cards?|numbers?|pans?|digits|path|cardholder|form|payment company's)\\b`,
    unless:
      "\\b(?:stor(?:e|es|ed)|kept in|saved|retained|email|e?mail|inbox|phone|telephone|malware|sim|terminals?|network|hope|goal|breach|messag\\w+|chat)\\b",
  },
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    cue: "page|site|address|url|domain|ours|there",
    pattern: `(?:${PROVIDER} (?:own |hosted )*(?:payment |checkout |billing |hosted )*(?:page|site|website|screen)|(?:page|site|website|screen) (?:of|at|from) (?:the )?${PROVIDER}) (?:is where|opens|appears|takes over|replaces|(?:gets? |is )?(?:then )?shown|comes (?:up|next))|our (?:own )?(?:site|page|website|shop|webshop) (?:itself )?(?:then )?(?:vanish(?:es)?|disappears?|is gone|ends at|closes)|(?:opens?|appears?|shown) (?:in place of|instead of) (?:ours|our [a-z]+)|whole page is (?:the )?${PROVIDER}|rest happens (?:on|at) (?:the )?(?:[a-z]+ )?(?:website|site|page)|(?:${CUSTOMER}|person|citizen|browser)(?: [a-z]+){0,2}? (?:is being |being |are |is |gets )?(?:moved|passed|changes|goes|shifted|hops|transferred) (?:along |over |on )*(?:to|there)(?: (?:the|their|its|from))?(?: [a-z]+){0,5}? (?:page|site|website|portal)|transfers? the (?:person|customer|buyer|shopper) to ${PROVIDER}|(?:boxes|fields|form)(?: [a-z]+){0,3}? only on (?:the )?${PROVIDER} (?:page|site)|(?:not|rather than) (?:on )?our (?:own )?(?:site|page)(?: where)?(?: [^ ;]+){0,8}? (?:${PROVIDER}|forward)|(?:their|its) page, (?:their|its) (?:own )?address|redirige(?:e|es|s)? (?:chez|vers|a|sur)|redireccion a|weitergeleitet|redirigid[oa]s? a|reindirizzat[oi]|doorgestuurd|(?:before|and) (?:then )?(?:you are |comes? |returns? |is )?(?:brought )?back (?:at|on|to) (?:ours|our shop|the shop)`,
    unless:
      "\\b(?:iframe|frame|embedded|lightbox|overlay|modal|staff|(?:i|we|she|receptionist|secretary|bookkeeper) (?:then |just )?(?:opens?|logs?|types?|keys?|enters?|fills?|puts?|uses?)|virtual terminal|terminal|machine|reader|token|script|moto|looked at|phone|call|our bank's)\\b",
  },
  {
    slot: "web",
    value: "embeddedProviderForm",
    denied: "notEmbedded",
    cue: "frame|window|inlay|pop|form|field|box|component|part|bit|page|embed",
    pattern: `(?:${PROVIDER}|${CAPITAL_NAME}) (?:own |very own )?(?:little |small |secure |advanced |card |payment |embedded )*(?:frames?|component|form|fields|window|inlay|boxes|pop ?over)(?: [^ ;]+){0,3}? (?:in|inside|within|into|on top of|sits? in|shown (?:in|inside)) (?:our|my) (?:own )?(?:[a-z]+ )*?(?:page|site|website|checkout|screens?|shop|app)|(?:frame|window|inlay|pop ?over|form|card (?:part|bit|box)|boxes|fields|component)(?: [^ ;]+){0,7}? (?:belongs? to|property of|from|of|by|delivered by|rendered by|that) (?:the |our )?${PROVIDER}(?: [^ ;]+){0,6}?(?: (?:in|inside|within|on top of|on) our (?:[a-z]+ )?(?:page|site|website|checkout|screens?|shop))?|(?:rendered|drawn|served|shown) by (?:them|${PROVIDER}) (?:within|inside|in) our (?:[a-z]+ )?(?:page|site|checkout)|framed in from|src (?:attribute )?(?:is |pointing |points )*(?:to|at)|(?:in|into) (?:their|${PROVIDER}) (?:own )?(?:little |small |secure |card )*frame|embarque|(?:embed|embeds) (?:the|their|${PROVIDER})|card (?:bit|part) is (?:theirs|${PROVIDER})|(?:boxes|fields|inputs)(?: [a-z]+){0,3}? (?:not ours|not from us)(?: [^ ;]+){0,3}? ${PROVIDER}`,
    within:
      "\\b(?:(?:in|inside|within|on top of|stay with|stays? on|on|into|round) (?:our|my|the) (?:own )?(?:[a-z]+ ){0,2}?(?:page|site|website|checkout|screens?|webshop|shop|app)|framed?|frame|stay with us|embed\\w*|embarque|src|not ours|inlay)\\b",
    unless:
      "\\b(?:redirect\\w*|new (?:tab|window)|not (?:in )?(?:a|an) (?:i?frame)|(?:our|my) own (?:form|fields|boxes|inputs)|script (?:takes|reads|grabs|sends)|java ?script|posts?|posted|time frame|terminal|staff|i (?:type|key)|picture frame|phone)\\b",
  },
];
