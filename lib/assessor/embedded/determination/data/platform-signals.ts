// Shops, bookings and donations that a platform runs from end to end, links that customers open by
// themselves, and everyday words for sales on the web and for who types the card.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { CUSTOMER } from "./vocabulary";

/** Platforms whose name alone means that shop and payment page are theirs. */
const NAMES =
  "(?:expedia|hotels\\.com|vrbo|tithe\\.ly|tithely|pushpay|tidyhq|zalando|swiggy|zomato|foodpanda|glovo|tiendanube|nuvemshop|wordpress\\.com|shift4shop|hostelworld|agoda|trip\\.com|bol\\.com|otto market|kaufland|cdiscount|ticketmaster|toast(?:'s)? (?:page|online)|membermeister|clubexpress|classforkids|class4kids|sumup store|mindbody|wolt|thuisbezorgd|gloria ?food|slice|chownow)";
const KINDS =
  "(?:(?:the |a |an |our |their |that |of |whole |commerce |online |web |school |church |booking |ticket(?:ing)? |hosted |admin |franchise |box office |membership |donation |shop |food |delivery )*(?:platforms?|market ?places?|(?:ticket(?:ing)?|booking|box office|school|commerce|shop|franchise|membership|donation|platform|delivery) (?:compan(?:y|ies)|firms?|agency|partners?|people|suppliers?|providers?|services?|apps?)|ticket agency|school admin supplier|franchisor|airbnb|booking\\.com|etsy|ebay|federation|" +
  `${NAMES}))(?:'s)?`;
const ITS_OWN =
  "(?:website|site|app|shop|store|page|pages|system|checkout|payment (?:page|screen|step)|booking page|sales website|e ?shop|web ?shop)";
const NOT_A_PLATFORM =
  "\\b(?:terminal|till|pos\\b|phone|telephone|virtual|plugin|module|iframe|embedded|our own (?:checkout|page|form)|call cent(?:re|er)|plan to|considering|left|moved (?:off|away)|free events|nobody pays|neighbours?|swiper|(?:type|key|enter) (?:it|them|the card)|virtual cards?|emails? (?:us|me)|encrypt\\w*|p2pe)\\b";

const SENDS =
  "(?:get|gets|receives?|sends?|sent|sending|texts?|texted|texting|ping|forward|forwards|generates?|creates?|makes?|made|mails?|mailed|shares?|issue|obtain|whatsapps?|sms|taps?|clicks?|clicking|opens?|arrives?|requested with|ship|drop|put|has|have|contains?|through|via|by|over|with|from|link|mandamos|envoie|schicken|schicke|wysylamy|enviamos|mando)";
const PAY_LINK =
  "(?:(?:(?:a|an|the|our|his|her|secure|provider|payment|pay|invoice|sms|emailed|short|unique|stripe|mollie|adyen|square|paypal|sumup|tyro|pin|fondy|payu|[a-z]+pay) )*(?:links?|urls?)|zahlungslinks?|bezahllinks?|liens? de paiement|enlaces? de pago|links? de pago|links? di pagamento|links? de pagamento|betaallinks?|link do platnosci|paygold|request to pay(?: messages?)?|(?:paypal|mollie|revolut|monzo) requests?)";
const OWN_HAND =
  "(?:himself|herself|themselves|themself|by (?:himself|herself|themselves)|personally|in person|unaided|alone|with (?:his|her|their) own hands|on (?:his|her|their|his or her) (?:own )?(?:phone|mobile|screen|computer|laptop|device)|without our help|own (?:card|plastic|details|data|card details))";
const TYPES =
  "(?:types?|typing|keys?|keying|enters?|entering|fills?|filled|inputs?|inputting|puts?|pops?|punch(?:es)?|adds?|writes?|supply|supplies|submits?|taps? in|tapping|tape)";

/** Platforms, links and self-service. */
export const PLATFORM_SIGNALS: readonly SignalSource[] = [
  {
    slot: "platform",
    value: "provider",
    denied: "notPlatform",
    pattern: NAMES,
    unless: NOT_A_PLATFORM,
  },
  {
    slot: "platform",
    value: "provider",
    denied: "notPlatform",
    cue: "platform|market|ticket|booking|box office|school|commerce|shop|franchis|membership|donation|supplier|agency|airbnb|etsy|federation|delivery",
    pattern: `${KINDS}(?: [^ ;]+){0,4}? (?:(?:takes?|collects?|handles?|charges?|receives?|processes|are taking|is taking|takes care of) (?:the |all |our |its |their )*(?:[a-z']+ )?(?:payments?|money|cards?)|(?:runs?|provides?|hosts?|has|have|makes?|operates?|does|do|do it) (?:the |our |its |all |it )*(?:lot|all|everything|entire|whole|complete|page|sales website|website|${ITS_OWN}))|(?:is|are|it is|belongs? to|run by|owned by|provided (?:as a service )?by|hosted by|happen on|happens on|paid on|pay on|pays? [a-z ]{3,30} on) (?:the |a |an )?(?:[a-z]+ and [a-z]+ of )?(?:${ITS_OWN} (?:and app )?of )?${KINDS}(?: own)?(?: (?:${ITS_OWN}|and)){0,3}|(?:on|via|through|at) (?:the )?(?:website|site|app|page)s?(?: and app)? of (?:our|the|a) ${KINDS}|run from end to end|(?:shopper|customer|guest|buyer)s? pays? (?:${NAMES}|the (?:platform|marketplace))`,
    within:
      "\\b(?:pay|pays|paid|payments?|cards?|checkout|sell|sold|sales|shop|tickets?|book\\w*|photos|website|page|lot|online)\\b",
    unless: NOT_A_PLATFORM,
  },
  {
    slot: "platform",
    value: "provider",
    implied: true,
    cue: "they|it is|theirs|marketplace|platform|booking\\.com|agency",
    pattern:
      "they (?:sell|collect|take|charge)(?: [^ ;]+){0,6}? (?:cards?|payments?|money)(?:[^.;]{0,40}? (?:they )?(?:pays?|transfers?|remits?|settles?|sends?) us)?|(?:booking\\.com|airbnb|platform|marketplace|agency) (?:takes|collects|charges|handles)(?: [^ ;]+){0,3}? (?:payments?|cards?|money)|(?:it is |is |are |all )(?:entirely|wholly|completely|all|totally) theirs|their address, their servers?|customers pay them|(?:we have |have )?no (?:payment|pay|checkout) page (?:of (?:our|my) own|of ours|ourselves)|never set up a (?:pay|payment) page|payment handled by (?:booking\\.com|airbnb|the platform)|with us only filling in|i only upload",
    within:
      "\\b(?:pay|pays|paid|payments?|cards?|checkout|sell|sold|money|page|theirs|address|photos|prices|products)\\b",
    unless: `${NOT_A_PLATFORM}|\\b(?:agents|calls?|callers|staff|fields|terminals?|lent)\\b`,
  },
  {
    slot: "way",
    value: "link",
    denied: "noLink",
    cue: "link|url|lien|enlace|paygold|request|\\bqr\\b|code to scan|web address",
    pattern: `${SENDS}(?: [^ ;]+){0,6}? ${PAY_LINK}(?: [^ ;]+){0,4}|${PAY_LINK}(?: [^ ;]+){0,5}? (?:arrives?|is sent|sent|by (?:sms|text|e?mail|whatsapp)|to (?:the )?(?:patient|client|buyer|customer|guest)s?|on instagram|in (?:the|a) (?:chat|message|estimate|invoice|pdf)|for (?:the )?(?:client|customer|buyer|no shows)s?|valid)|(?:scans?|shows?|sees?|has|have|with|table|sticker|receipt|bill)(?: [^ ;]+){0,4}? (?:an? |the )?qr(?! (?:opens|menu|for (?:the )?menu))|\\bqr\\b(?: [^ ;]+){0,8}? (?:pay|pays|page)|(?:bill|invoice|letter) with a code to scan|payment buttons? in (?:our|the|my)|web address with a code for paying|link by text`,
    within: `\\b(?:pay|pays|paid|paying|payments?|pago|paiement|pagamento|platnosci|card|cards|deposit|balance|bill|premium|money|sms|text|texts|whatsapp|telegram|${CUSTOMER.slice(3, -1)}|requests?|zahlungslink\\w*|betaallink\\w*|instagram)\\b`,
    unless:
      "\\b(?:vpn|link to (?:our|the|my) (?:site|website|shop|facebook|till|pos)|linked|uplink|till|not via link|no pos link|terminals? (?:is|are) |cable|link between|supplier|menu|other branch|i open|(?:i|we|staff) (?:then )?(?:type|key|enter)|our machine|server|reset|photos?|download|website link|tracking|router|4g link|link is down|network)\\b",
  },
  {
    slot: "enters",
    value: "customer",
    cue: "himself|herself|themsel|personally|in person|unaided|alone|own|our help|customer|shopper|client|payer|owner|consumer|user|booker|traveller|whoever|people|buyer|they type|person",
    pattern: `(?:${CUSTOMER}|they|he|she|each|whoever is paying|payer|tenants|delegates|booker|traveller|mum or dad|rider)(?: (?!staff|we|us|i )[^ ;]+){0,6}? ${TYPES}(?: [^ ;]+){0,6}? ${OWN_HAND}|(?:typed|keyed|entered|put in|filled (?:in|out)|done|input)(?: [a-z]+){0,2}? by (?:the |its |each |a )?(?:customers?|shoppers?|clients?|payers?|end users?|users?|buyers?|guests?|people buying|owners?|person (?:whose|paying|who)|consumers?|donors?)|(?:card entry|typing|entering)(?: [^ ;]+){0,5}? (?:consumer|customer|done by the (?:people|customer)|the (?:traveller|customer|client|payer))|(?:whoever is paying|(?:my |the |our )?(?:customers?|clients?|shoppers?|payers?|buyers?|guests?|traveller|visitor(?: to the (?:shop|site))?)) (?:then |just |do |does )*(?:types?|keys?|enters?|fills?|inputs?|supply|supplies|submits?|the typing|the card input)(?: in| out)?(?: (?:the|his|her|their|sixteen|16|it|all|card|own|long)){0,3}(?: (?:card|number|digits|details|everything|data))?|(?:one|person) (?:who is |who does the )?typing is the (?:customer|client|shopper)|who types:? (?:them|the customer|he|she)|link[^.;]{0,30}, they type|up to the (?:booker|customer|client|buyer)|(?:fill|type|key|enter|punch)(?:s|es)? (?:in )?(?:the|his|her|their) card (?:there|on (?:paypal|the (?:processor|provider|bank)))|c'est le client qui tape|(?:not|rather than) (?:by )?us`,
    within:
      "\\b(?:cards?|numbers?|digits|details|typ(?:es?|ing)|data|carte|numero|plastic|form|link)\\b",
    unless:
      "\\b(?:on the (?:phone|line) and|pinpad|pin\\b|terminals?|machine|readers?|kiosk|paper|slip|letter|tells? (?:us|me)|staff (?:type|key|enter)|i (?:type|key|enter)|we (?:type|key|enter)|written|by post|scans? the items|amount|office|voucher code|e?mails? (?:us|me)|whatsapp|inbox|chat)\\b",
  },
  {
    slot: "way",
    value: "web",
    denied: "noWeb",
    cue: "portal|web ?form|dashboard|internet|web|app\\b|page|site",
    pattern:
      "(?:our|my|own|the|a|an) (?:[a-z0-9']+ ){0,3}?(?:internet (?:page|site)|customer portal|members?'? portal|(?:parents?|patients?|clients?|customers?|tenants?|b2b|web|online|citizens?)(?:'s|'|s)? (?:web )?portal|web ?form|web dashboard|ordering page|box office site|web ?page|sign ?up page|reservation page|permit page|direct booking page|tickets? page|donation (?:page|form))|(?:clinic|theater|museum|council|school|club|church|charity|practice|(?<!payment |card |ticketing )company|town hall)'s (?:own )?(?:[a-z]+ ){0,2}?(?:site|website|page|portal)|portal of (?:the|our) [a-z]+|notre site|sur le site|on our internet site|in the app(?! store)",
    within:
      "\\b(?:pay|pays|paid|paying|payments?|pre ?pay|cards?|checkout|order(?:s|ed)?|book(?:ed|s)?|reserve|tickets?|donat\\w*|buy|bought|settle|fees|deposit)\\b",
    unless:
      "\\b(?:bank'?s?|provider'?s?|processor'?s?|gateway'?s?|acquirer'?s?|virtual terminal|stripe|worldpay|back office|staff|i (?:type|key|enter)|we (?:type|key|enter)|reader|tap|brochure|only (?:info\\w*|photos|shows)|menu|pin\\b|no (?:payments?|card)|terminal|till|soft ?pos|phone (?:app|turns)|transfer)\\b",
  },
  {
    slot: "enters",
    value: "staff",
    cue: "(?:we|i|staff|one of us|she|he) (?:do|does|fill|fills|type|enter|open)",
    pattern:
      "(?:sometimes|otherwise|or|else|at times|now and then) (?:we|i|staff|one of us|she|he) (?:do|does|fills?|types?|enters?|opens?) (?:it|that|them|this)(?: in| out)?(?: [a-z]+){0,2} (?:on the (?:phone|telephone)|for (?:them|him|her|the (?:customer|client|guest))|ourselves|myself)",
    within: "\\b(?:fills?|types?|enters?|links?|cards?|customers?|clients?|guests?)\\b",
  },
];
