// The words by which people mention a way of taking cards, over normalised text.
import type { Way } from "@/lib/assessor/embedded/determination/facts/payment-ways";

/** What else the sentence has to speak of. */
export const CONTEXTS = {
  payment:
    "\\b(?:cards?|pay|pays|paid|paying|payments?|payers?|visa|mastercard|amex|credit|debit|taps?|swipes?|contactless|orders?|sales?|sells?|sold|bookings?|book|books|donat\\w*|donors?|tickets?|fees|deposits?|invoices?)\\b",
  card: "\\b(?:cards?|credit|debit|numbers?|digits|visa|mastercard|keyed|key|keys|type|types|typed|punch|moto)\\b",
  phone: "\\b(?:phones?|iphones?|mobiles?|tablets?|ipads?|app|bluetooth|pairs?|paired)\\b",
  call: "\\b(?:calls?|callers?|rings?|orders?|bookings?|tells?|told|reads?|say|says|gives?|volunteers?)\\b",
} as const;

interface MentionWords {
  readonly way: Way;
  readonly pattern: string;
  readonly within?: keyof typeof CONTEXTS;
  /** Names a place or a manner, and no equipment. */
  readonly loose?: true;
  /** The card number comes in a message. */
  readonly electronic?: true;
}

const OF_CARDS = "(?:card|credit card|payment|chip and pin|eftpos|ec|contactless|swipe|bank)";
const NOT_ON_SCREEN = "(?<!(?:virtual|web|online|browser|internet|software) )";
/** Whose website is none of the merchant's. */
const OF_OTHERS =
  "(?<!(?:pci|pci's|council's|bank's|bank|processor's|provider's|gateway's|acquirer's|supplier's|maker's) )";
const PHONES = "(?:phones?|iphones?|mobiles?|tablets?|ipads?)";

/** In no order: the longest words that match count. */
export const MENTIONS: readonly MentionWords[] = [
  {
    way: "device",
    pattern: `${OF_CARDS} (?:machines?|terminals?|devices?|readers?)|${NOT_ON_SCREEN}terminals?(?! (?:page|virtual|window|software|in the browser|in my browser))|pdqs?|eftpos|pin ?pads?|tpe|datafonos?|kartenterminal|ec gerat|imprinters?`,
  },
  {
    way: "device",
    pattern: "tills?|cash registers?|epos|point of sale|pos system",
    within: "payment",
  },
  {
    way: "device",
    pattern:
      "in person|face to face|over the counter|(?:shop|bar|cafe|store|market) (?:counter|days?|stall)|(?:at|in|on) (?:the |our |my )?(?:counter|shop|store|bar|restaurant|cafe|front desk|reception|taproom|showroom|clinic|surgery|salon|door|box office|market)",
    within: "payment",
    loose: true,
  },
  {
    way: "device",
    pattern: "(?<!(?:answering|answer|fax|coffee|washing|sewing|franking|ice|vending) )machines?",
    within: "payment",
    loose: true,
  },
  {
    way: "reader",
    pattern: `(?:card )?(?:readers?|dongles?|swipers?) (?:that |which )?(?:pairs?|paired|works?|goes|connects?|plugs?|talks?|is paired|is linked) (?:up )?(?:with|to|into) [a-z' ]{0,30}${PHONES}|${PHONES} (?:with|and) (?:a |the |our |my )?(?:[a-z]+ ){0,3}(?:readers?|dongles?|swipers?)|tap on phone|tap to pay|(?:market days?|markets?|fairs?|tap\\w*|cards?|payments?) (?:[a-z]+ ){0,5}?(?:on|with) (?:my|our) (?:own )?(?:phone|iphone|ipad|tablet)(?!'s| ?(?:line|number|calls?))|(?:tap and chip|chip and tap|bluetooth|mobile|pocket) readers?`,
  },
  {
    way: "reader",
    pattern: "readers?",
    within: "phone",
    loose: true,
  },
  {
    way: "unattended",
    pattern:
      "(?:self service |self checkout |ticket |order |ordering |payment |pay )kiosks?|vending machines?|(?:parking|ticket|laundry|washing|coffee) machines?|donation plates?|(?:contactless |tap |collection |giving )(?:plates?|box(?:es)?|posts?|buckets?)|collection plate|pay at (?:the )?pump|charging (?:points?|stations?)",
    within: "payment",
  },
  {
    way: "web",
    pattern: `(?<!(?:only|goes|go|going|connects?|gets?|get|is|are) )online(?! (?:banking|bank|access))|${OF_OTHERS}web ?sites?|web ?shops?|e ?shops?|internet (?:orders|sales|shop)|e ?commerce|(?:shop|checkout|booking|donat(?:e|ion)|ticket) (?:page|button|form|widget|popup|engine|site)|(?:in|on|through|via) (?:the |our |their )(?:[a-z]+ )?(?:portal|app)|(?:paid|pay|pays|booked|book|sold|sell) [a-z ]{0,20}(?:on|through|via) [a-z0-9-]{2,40}\\.(?:com|co\\.uk|org|net|ie|fr|es|de|com\\.au|nz|ca)|onlineshop|boutique en ligne|tienda online`,
    within: "payment",
  },
  {
    way: "link",
    pattern:
      "pay(?:ment)? (?:by )?links?|(?:sumup|stripe|square|paypal|zettle|revolut) links?|links? (?:by|via|over) (?:whatsapp|text|sms|e ?mail)|qr codes?|(?:send|text|email|mail|whatsapp)(?:s|ed|ing)? (?:[a-z]+ ){0,4}links?|online invoices?",
    within: "payment",
  },
  {
    way: "virtualTerminal",
    pattern:
      "(?:virtual|web|online|browser) terminals?|terminal virtual|terminal virtuel|virtuelles terminal|(?:types?|typed|typing|keys?|keyed|keying|enters?|entered|puts?|punch(?:es)?) (?:it|them|that|these|the card|the cards|the number|the numbers|cards|the details|card numbers) (?:in |into |in to |on |through )+(?:[a-z']+ ){0,6}?(?:web ?page|web ?site|dashboard|portal|browser|extranet|back office)|(?:types?|keys?|enters?|puts?|punch(?:es)?) (?:it|them|that|these|the card|the number|card numbers?|cards) (?:in |into |in to |on |onto )+(?:her|his|the|my|our|a|an|their) (?:[a-z]+ ){0,2}(?:pc|computer|laptop|mac|ipad|tablet)|logs? (?:in|into|in to) [a-z' ]{0,40}(?:web ?site|dashboard|portal) and (?:types?|keys?|enters?)",
  },
  {
    way: "keyed",
    pattern:
      "(?:by|over) (?:the )?(?:tele)?phone(?!'s| ?(?:lines?|sockets?|screens?|itself|jack|plug|point|network|with|app|since))|(?:tele)?phone (?:orders?|bookings?|payments?|sales?|donations?|deposits?|reservations?|customers?)|(?:parents?|customers?|clients?|guests?|someone|somebody|people|they|patients?|members?|supporters?|donors?|regulars?) (?:rings?|phones?|calls?)|(?:rings?|calls?|phones?|ringing|calling|phoning) (?:us|in|the (?:office|shop|desk)|our office|my mobile|them|people|ppl|supporters|customers|our supporters)|call ?centre|call center|moto|(?:mail|postal) orders?|by (?:post|mail|fax)|order forms?|pledge (?:cards?|forms?)",
    within: "card",
  },
  {
    way: "keyed",
    pattern:
      "(?:orders?|bookings?|cards?|details|numbers?|payments?|sales?|deposits?|donations?) (?:[a-z]+ ){0,3}?on the (?:tele)?phone(?!'s| ?(?:lines?|sockets?|screens?|itself|jack|plug|point|with|app))",
    within: "call",
  },
  {
    way: "keyed",
    pattern:
      "(?:tele)?phone (?:orders?|bookings?|payments?|sales?|donations?|deposits?|reservations?)|(?:mail|postal) orders?",
    within: "payment",
  },
  {
    way: "keyed",
    pattern:
      "(?:faxes|fax(?:ed)?) (?:us|me|in|over|it|them) (?:[a-z]+ ){0,8}?cards?|card (?:numbers?|details|no) (?:by|via) fax",
  },
  {
    way: "keyed",
    pattern:
      "(?:e ?mails?|emailed|messages?|texts?|whatsapps?|sends?) (?:us|me|in|over|it|them|that|back) (?:[a-z]+ ){0,6}?(?:card|credit card|cc)(?: (?:numbers?|details|no))?|(?:pastes?|sends?|drops?|puts?|gives?|types?|writes?) (?:[a-z]+ ){0,3}?cards? (?:[a-z]+ ){0,3}?(?:in|on|by|via|over|through) (?:[a-z]+ ){0,3}?(?:chat|whatsapp|e ?mail|messenger|facebook|instagram|dms?|sms|text|message)|card (?:numbers?|details|no) (?:by|via|over|in|on) (?:an? )?(?:e ?mail|whatsapp|text|message|chat)",
    electronic: true,
  },
];
