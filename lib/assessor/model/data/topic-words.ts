// The words by which each topic of a determination is spoken of, in any sense: they tell what the words are about,
// never what they say of it. Beginnings of words, in the spelling of `normalise`.
import type { Slot } from "@/lib/assessor/embedded/determination/signal";

const DEVICE =
  "terminal|machine|reader|pin ?pad|keypad|pdq|eftpos|device|swip|dongle|imprinter|zip zap|countertop|chip|contactless";
const PAGE =
  "page|site|shop|checkout|form|frame|window|popup|redirect|browser|server|url|link|cart|online|web|internet|app\\b|script|field|plugin|portal|payment provider";
const NETWORK =
  "network|wifi|lan\\b|vlan|router|firewall|internet|line\\b|cable|sim\\b|subnet|segment|separat|isolat|own |apart|shared?\\b|same|switch|broadband|connect";
const SOFTWARE =
  "till|register|cash desk|pos\\b|epos|pcs?\\b|computer|laptop|tablet|phone|system|software";
const KEPT =
  "stor|keep|kept|sav(?:e|ing)|retain|record|file|folder|database|excel|spreadsheet|backup|scan|photo|copy|copies|writ|note|paper|receipt|slip|shred|delet|destroy|token|card number|card detail|card data|crm|disk|drive|cloud";
const PROGRAMME = "list|approv|certif|validat|expir|pts\\b|p2pe|encrypt|spoc|pci|standard|version";

const words = (source: string): RegExp => new RegExp(`\\b(?:${source})`);

/** Per topic the words that speak of it. */
export const TOPIC_WORDS: Readonly<Record<Slot, RegExp>> = {
  way: words(
    `${DEVICE}|${PAGE}|phone|telephone|call|mail|post|counter|till|register|invoice|qr\\b|virtual|type|key|keyed|call cent|ivr|tap|tablet`,
  ),
  connection: words(
    `${NETWORK}|phone|telephone|dial|modem|[2345]g\\b|mobile|gprs|ethernet|socket|adapter`,
  ),
  standalone: words(
    `${SOFTWARE}|standalone|alone|independent|by itself|link|connect|integrat|separate|hook|cable`,
  ),
  isolated: words(
    `${NETWORK}|zone|dmz|guest|office|other (?:computer|device|system)|reach|computer|pc`,
  ),
  dedicated: words(
    "only|nothing else|just for|dedicat|used for|also|other things|mail|surf|browse|excel|office|games|music",
  ),
  location: words(
    "locat|shop|store|branch|site|place|outlet|office|premises|town|city|street|building|counter|stall|market|several",
  ),
  encryption: words(`${PROGRAMME}|scrambl|cipher|solution`),
  manual: words(
    "manual|instruction|guide|implementation|pim\\b|rules|procedure|handbook|booklet|leaflet|steps",
  ),
  spoc: words(`${PROGRAMME}|phone|tablet|pin\\b|glass|screen|app\\b|reader`),
  pts: words(`${PROGRAMME}|${DEVICE}|model`),
  acquirerAgrees: words("bank|acquirer|processor|provider"),
  tapListing: words("cpoc|mpoc|listed|listing"),
  web: words(
    `${PAGE}|provider|stripe|paypal|gateway|processor|bank|hosted|embed|types?\\b|enters?\\b`,
  ),
  ownFields: words(`${PAGE}|box|we built|design|provider`),
  platform: words(
    `${PAGE}|platform|shopify|wix|squarespace|hosted|subscription|software|template|theme|custom`,
  ),
  script: words(
    "script|tag|pixel|analytic|inject|integrity|csp|content security|skimm|malicious|attack|monitor|scan|code|protect|sri\\b|magecart",
  ),
  serverSees: words(`${PAGE}|pass|through|touch|reach|see|receiv|never|card`),
  provider: words("provider|processor|gateway|bank|acquirer|company|host"),
  enters: words(
    "types?\\b|typed|typing|key|enter|fill|put|input|customer|client|guest|staff|themselves|himself|herself|ourselves",
  ),
  arrival: words(
    "phone|telephone|call|ring|mail|post|letter|form|fax|counter|desk|person|face|present|walk|come|visit|tap|insert",
  ),
  phoneLine: words(
    "line|phone|telephone|voip|internet|call|isdn|analog|mobile|landline|exchange|switchboard|headset|provider",
  ),
  vtReader: words(`${DEVICE}|attach|usb|bluetooth|plug|type|key|swipe`),
  batch: words(
    "batch|later|evening|end of (?:the )?day|stor|queue|upload|at once|together|one by one|overnight|settle",
  ),
  attended: words(
    "kiosk|unattended|attended|self service|vending|unmanned|automat|staff|pump|parking|nobody|serve",
  ),
  role: words(
    "other (?:businesses|merchants|companies|shops|people)|behalf|clients?'?|customers'?|service provider|resell|host|agency|for them|for others|own (?:business|sales|customers)|our own|tenant|members",
  ),
  selfAssessment: words(
    "bank|acquirer|brand|visa|mastercard|require|assessor|qsa|roc\\b|report on compliance|on site|onsite|self assess|level",
  ),
  storage: words(KEPT),
  received: words(
    "e ?mail|mail|message|chat|whatsapp|sms|text|fax|scan|photo|attach|file|dm\\b|facebook|instagram|messenger|form|send|sent|portal|electronic|paper",
  ),
  recording: words("record|call|tape|voice|listen|pause|monitor|audio|training"),
};
