// What else stands on the page where the card is typed: code of third parties on a shop's own page,
// and code that a merchant added to the checkout of a platform.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { PROVIDER } from "./vocabulary";

/** The page, or the step, at which the shopper's card is asked for. */
const PAY_PAGE =
  "(?:(?:payments?|pay|paying|checkout|cards?|card entry|donation|basket) (?:page|pages|step|screen|form|section|template|header|fields|boxes)|page of (?:the )?payment|(?:checkout|payment)s? (?:of|on) (?:the |our )?(?:platform|shopify)|checkouts?|(?:pages?|place|one) (?:[a-z]+ )?(?:where|with|on which|in which|that has|you) (?:[a-z']+ ){0,4}?(?:cards?|pays?|numbers?)|where (?:the |their |your |our )*(?:people|customers?|shoppers?|buyers?|visitors?|they|cards?|numbers?)(?: [a-z]+){0,3}? (?:pay|pays|typed?|types|entered|enters?|keyed|puts?)(?: (?:in )?their cards?)?|while (?:people|customers|they) pay|at payment|on pay|zahlungsseite|bezahlseite|page de paiement|pagina de(?:l)? pago|pagina di pagamento|betaalpagina)";
/** Products and kinds of code that shops take from others. */
const TOOL =
  "(?:google (?:analytics|tag manager|tag|ads?|maps?|fonts)|analytics|gtm|tag ?manager|(?:marketing|tracking|advertising|third party|outside|foreign|ad|remarketing|retargeting) (?:scripts?|tags?|pixels?|code|snippets?|libs?|content|trackers?)|(?:facebook|meta|tiktok|pinterest|linkedin|snap(?:chat)?|instagram) (?:pixel|tag|thing|button|sdk)|(?:tracking |conversion )?pixels?|hotjar|heat ?map(?:s| tool)?|klaviyo|mailchimp|intercom|zendesk|tawk|drift|hubspot|trustpilot|reviews? (?:badge|widget)|chat (?:widget|bubble|bot|box|window|tool|button)|chat ?bot|live chat|chat de terceros|ein chat|criteo|doubleclick|ad networks?|advertising partner(?:'s)?(?: banner)?|affiliate (?:programme|program|network|code|tag)|a ?/? ?b test(?:ing)?|split test(?:ing)?|optimizely|session replay|mouseflow|fullstory|yandex|metrica|cookie ?banner|cookiebot|onetrust|surveys?|(?:newsletter |survey )?pop ?up from|pop ups?|new relic|sentry|datadog|recaptcha|font awesome|web fonts|cdnjs|(?:public|some|an?|free|third party) (?:[a-z]+ )?cdn|unpkg|jsdelivr|polyfill|address (?:lookup|finder)(?: company)?|loqate|fraud (?:scoring |screening )?(?:script|tool)|loyalty (?:app|plugin|widget)|upsell (?:app|script)|currency converter|vendor libs?|trackers?|replay tool|accessibility toolbar|(?:external|outside|third party|other people's|someone else's|foreign) (?:[a-z]+ )?(?:scripts?|code|content|elements?|domains?|tools?|widgets?|javascript))";
/** That what is there comes from neither of the two who may put it there. */
const STRANGERS =
  "(?:third part(?:y|ies)|(?:an)?other (?:firm|compan(?:y|ies)|vendors?|outfits?|suppliers?|part(?:y|ies))|(?:a )?separate (?:vendor|company|firm)|company(?:'s)? that is neither|neither (?:us|ours|from us)|(?:an? |some )?outside (?:firm|company|vendor)s?|vendors whose|partner's)";
const GONE_OR_WISHED =
  "\\b(?:wants?|would like|asked for|requested|removed|took (?:off|out)|taken (?:off|out)|switched off|turned off|would be nice|loaded ten|previous|no longer|nothing foreign|we said no|not allowed|blocked|blocks|protect\\w*|confirm\\w*|attest\\w*|certif\\w*|monitor\\w*|detect\\w*|against)\\b";

const PLATFORM =
  "(?:shopify|bigcommerce|big commerce|squarespace|wix|ecwid|volusion|weebly|lightspeed|shift4shop|wordpress\\.com|etsy|shopware cloud|jimdo|eventbrite|square online|platform(?:'s)?|marketplace(?:'s)?|saas|hosted (?:shop|checkout|store|cart|shop's|store's)|shop system|cart (?:platform|host)|ticket(?:ing)? (?:company|firm|platform)(?:'s)?|box office|their checkout|rented shop|shop builder)";
const PUT_IN =
  "(?:added|adds?|put|puts|pasted?|pastes|insert(?:ed|s)?|inject(?:ed|s|ing)?|slipp?(?:ed|s)|drop(?:s|ped)?|bolted|hook(?:ed|s)|modif(?:ied|ies)|alter(?:ed|s)|chang(?:ed|es)|customi[sz](?:ed|es|ations?)|edited|extend(?:ed|s)|rewr(?:ote|itten|ites?)|forked|tinkered|tampered|personali[sz]ed|tweak(?:ed|s)|patched|got|gets?|loads?|loaded|writes?|sits?|runs?|running|carries|turned on|self added|code injection|installed|embedded|enriched|makeover|replaced|includ(?:es|ed|ing)|has|have|let us|full of)";
const CODE =
  "(?:scripts?|java ?script|js|code|snippets?|pixels?|tags?|apps?|chat (?:bubble|widget|box)|live chat|plugin|extension|analytics(?: code)?|html|template|checkout customi[sz]ations?|widget|script editor|google tag)";
const OURS =
  "(?:we|i|us|our|ours|my|own|agency|developer|freelancer|webmaster|somebody|someone|marketing|installed|added|custom|extra|additional|nephew|seo|app)";

/** Code of strangers on the page, and code of the merchant on a platform's page. */
export const PAGE_PARTS_SIGNALS: readonly SignalSource[] = [
  {
    slot: "web",
    value: "pageOther",
    cue: TOOL,
    pattern: `${TOOL}[,:]?(?: [^ ;]+){0,12}? ${PAY_PAGE}|${PAY_PAGE}[,:]?(?: [^ ;]+){0,12}? ${TOOL}`,
    unless: `${GONE_OR_WISHED}|\\b(?:do not know|till|terminal|pinpad|counter)\\b`,
  },
  {
    slot: "web",
    value: "pageOther",
    literal: true,
    cue: "third|other|separate|neither|outside|vendor|partner|not ",
    pattern: `${PAY_PAGE}[,:]?(?: [^ ;]+){0,12}? (?:${STRANGERS}|not (?:purely |only |all |just )?(?:from us|ours) (?:or|nor|and) [a-z' ]{3,24})|(?:scripts?|code|content|elements?|things|parts|fonts|tools?)(?: [^ ;]+){0,8}? ${STRANGERS}(?: [^ ;]+){0,8}? ${PAY_PAGE}|(?:form|page|fields|boxes|widget)(?: [^ ;]+){0,6}? (?:is |are )?not (?:from )?(?:the )?${PROVIDER} (?:and|nor|or) (?:is |are )?(?:not )?(?:from )?(?:ours|us|mine)`,
    within:
      "\\b(?:scripts?|code|content|elements?|parts|things|fonts|delivered|loaded|loads|served|supplied|injects?|runs?|deliver|comes?|widget)\\b",
    unless: `${GONE_OR_WISHED}|\\b(?:no|nothing|without|none|only) (?:[a-z]+ ){0,3}?(?:third|other|outside|scripts?|code|content|foreign)|\\b(?:no other|nobody else|belongs?|redirect\\w*)\\b`,
  },
  {
    slot: "platform",
    value: "customised",
    denied: "standard",
    cue: CODE,
    pattern: `${PUT_IN}(?: [^ ;]+){0,8}? ${CODE}[,:]?(?: [^ ;]+){0,8}? ${PAY_PAGE}|${PUT_IN}(?: [^ ;]+){0,8}? ${PAY_PAGE}[,:]?(?: [^ ;]+){0,10}? ${CODE}|${CODE}[,:]?(?: [^ ;]+){0,8}? (?:in|on|into|onto|at|to|inside|extends?|alters?|touch(?:es)?) (?:[^ ;]+ ){0,4}?${PAY_PAGE}|${PAY_PAGE}[,:]?(?: [^ ;]+){0,6}? ${PUT_IN}(?: [^ ;]+){0,8}? ${CODE}|${PAY_PAGE},? with our (?:[a-z]+ )?${CODE}`,
    within: `\\b${PLATFORM}(?:.*)\\b${OURS}\\b|\\b${OURS}\\b(?:.*)\\b${PLATFORM}|\\b(?:we|i|(?:our|an?|my|the) (?:web )?(?:agency|developer|freelancer|webmaster|team|designer|marketing (?:firm|agency|people))) (?:have |has |also |had )*(?:added|put|pasted|injected|inserted|installed)\\b`,
    unless:
      "\\b(?:wants? to|not agreed|would like|(?:other|most) (?:shopify )?merchants|colou?rs? and logo|iframe|hosted fields|confirm\\w*|attack|can not change|not (?:even )?let|woocommerce|magento|prestashop)\\b",
  },
  {
    slot: "platform",
    value: "customised",
    denied: "standard",
    cue: "checkout|pay",
    pattern: `(?:edited|modified|altered|customi[sz]ed|forked|rewr(?:ote|itten)|tinkered with|reworked|rebuilt|extended|hacked|adapted)(?: [^ ;]+){0,4}? (?:checkout|payment (?:page|step|screen))|(?:checkout|payment (?:page|step|screen))(?: [^ ;]+){0,4}? (?:edited|modified|altered|customi[sz]ed|forked|rewritten|reworked|self customi[sz]ed|makeover)|(?:app|developer|agency) (?:that )?(?:alters?|changes?|extends?) (?:the )?(?:[a-z']+ )?(?:checkout|payment (?:page|screen))`,
    within: PLATFORM,
    unless:
      "\\b(?:wants? to|not agreed|(?:other|most) (?:shopify )?merchants|colou?rs? and logo|could change|can not change|nobody)\\b",
  },
  {
    slot: "platform",
    value: "customised",
    literal: true,
    cue: "liquid|scripts|injection|stock|vanilla|box",
    pattern:
      "checkout\\.liquid|additional scripts|code injection|script (?:editor|manager)|(?:checkout|pay(?:ment)? (?:step|page))(?: [a-z]+){0,3}? not (?:stock|vanilla|standard|untouched)|not out of the box",
    within: "\\b(?:checkout|pay(?:ment)?|shopify|squarespace|scripts?)\\b",
    unless: "\\b(?:empty|nothing|not use|unused|attack|vulnerab\\w+)\\b",
  },
];
