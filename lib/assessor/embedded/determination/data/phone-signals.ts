// A telephone as part of the till: a small reader that works with it, the card held to the phone
// itself, the PIN put on its glass. And machines that nobody stands by.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const HAND =
  "(?:(?:own|android|iphone|mobile|cell|work|company|smart|waiter's|driver's|courier's|treasurer's|secretary's|customer service|samsung|apple|motorola|bare|one|single|ordinary|old|same|his|her|my|our|their|the|a|an|this|that|any|every|each|employee|staff) )*(?:(?:mobile |cell |smart)?(?:tele)?phones?(?:'s)?(?! (?:lines?|sockets?|jacks?|points?|ports?|calls?|orders?|wires?|cables?|numbers?|bills?|company|system|bookings?|sales?|payments?|plugs?|leads?|hole))|smartphones?|iphones?|ipads?|androids?|tablets?|mobiles?(?= ?[.,;:)]|$| (?:by|with|over|via|and|app|itself|alone))|handsets?|samsung|iphone [a-z0-9]+)";
const READER =
  "(?:(?:card|chip|bluetooth|little|small|mini|tiny|wee|white|pocket|portable|mobile|wireless|contactless|swipe|magstripe|stripe|square|zettle|izettle|sumup|paypal|companion|phone|chip and pin|tap and chip|hand held|handheld|app based) )*(?:readers?|dongles?|swipers?|sumup(?: air| plus)?|zettle|izettle|paypal here|(?:card |payment )?(?:gizmo|gadget)s?|bbpos(?: chipper)?|miura|(?:little|small|tiny|mini) (?:card |chip and pin |payment )?(?:machines?|pinpads?|pin pads?|terminals?|keypads?|things?|boxes))";
const PAIR =
  "(?:pair(?:s|ed|ing)?|link(?:s|ed|ing)?|connect(?:s|ed|ing)?|hook(?:s|ed)?(?: up)?|tied|tethered|joined|coupled|sync(?:s|ed)?|attach(?:es|ed)?|clip(?:s|ped)?|plug(?:s|ged)?(?: in)?|work(?:s|ing)?|go(?:es)?|talk(?:s|ing)?|speak(?:s|ing)?|used|run(?:s|ning)?|controlled|operated|driven|belongs?|married)";
const NOT_PHONE_READER =
  "\\b(?:pos app|point of sale|till|virtual|barcode|badge|door|sim card reader|sd card|not (?:linked|connected|paired|tied)|stopped using|no reader|nfc)\\b";
const TOUCH =
  "(?:taps?|tapping|tapped|hold(?:s|ing)?|touch(?:es|ing)?|put(?:s|ting)?|lay(?:s|ing)?|plac(?:e|es|ing)|wav(?:e|es|ing)|press(?:es|ing)?|present(?:s|ing)?|bring(?:s|ing)?)";
const CARD =
  "(?:(?:a|the|their|his|her|your|it|debit|credit|bank|contactless|people's) )*(?:cards?|payment cards?|watch(?:es)?)";
const NO_TAP =
  "\\b(?:(?:their|his|her) (?:own )?(?:phones?|mobiles?|screens?|tablets?)|badge|clock in|customers? tap their phones?|readers? (?:over|connected|paired|linked|with|via)|bluetooth|on the reader|qr|keypad on|on the phone (?:and|to|while)|dials?|my (?:hairdresser|barber|dentist|neighbou?r)|in the browser|not enabled|is not enabled|tested|pins?|codes?|numbers?|virtual|calls?|touch[ -]tones?|clipped|dongle)\\b";
const PIN =
  "(?:pins?(?: numbers?| codes?)?|(?:secret|four digit|pin|4 digit) codes?|(?:their |the |his |her )?(?:four|4) digits|codes?(?= (?:is|gets) (?:keyed|typed|entered|put)))";
const PHONE_CUE = "phone|android|tablet|ipad|mobile|handset|samsung|glass|\\bapp\\b|cots|on screen";

/** Signals of readers that go with a telephone. */
export const PHONE_READER_SIGNALS: readonly SignalSource[] = [
  {
    slot: "way",
    value: "mobileReader",
    denied: "noMobileReader",
    deniedFromFront: true,
    cue: PHONE_CUE,
    pattern: `${READER}(?:,? (?:that|which|is|are|was|has|been|gets?|being|only|just|it|always|wirelessly|then|each|i|we|they)){0,4} (?:${PAIR}) (?:(?:up|in|only|just|together|wirelessly|directly|by bluetooth|via bluetooth|over bluetooth|by|is) )*(?:to|with|into|in|through|via|from|on|by|off) (?:the app (?:on|in|of) )?${HAND}|(?:pair|connect|link|clip|plug|hook|use|put|attach|join)(?:s|ed|ing|ged|ped)? (?:up |in )?(?:a |an |the |our |my |it |this |that )*${READER} (?:up )?(?:to|with|into|in|onto|on|from) (?:the headphone jack of |the jack of |the audio jack of )?${HAND}`,
    unless: NOT_PHONE_READER,
  },
  {
    slot: "way",
    value: "mobileReader",
    denied: "noMobileReader",
    deniedFromFront: true,
    cue: PHONE_CUE,
    pattern: `${HAND} (?:and|plus|with|\\+|with the matching|with an?)(?: [a-z]+){0,2}? ${READER}|${READER},? (?:and|plus|\\+|on|with|in|for|by) ${HAND}|${HAND}(?: [a-z]+)? (?:controls?|drives?|operates?|shows? the (?:sum|amount|total)),? (?:the |a )?(?:reader|dongle)|reader(?:s)?(?: [a-z]+){0,3}? (?:which|that)(?: [a-z']+){0,4}? ${HAND} (?:controls?|drives?|operates?)|without (?:my|the|a|our) (?:phone|tablet|ipad|smartphone|mobile|handset)[^.;]{0,20}? (?:reader|dongle|gadget)|(?:phone|tablet|ipad|mobile)(?: battery)? (?:dies|is dead|is empty|is flat|off)[^.;]{0,60}? (?:reader|dongle)|readers?(?: [a-z]+){0,5}? (?:useless|dead|nothing|no good|not work)(?: [a-z]+){0,2}? without (?:my|the|a|our) (?:phone|tablet|ipad|mobile|app)`,
    unless: NOT_PHONE_READER,
  },
  {
    slot: "way",
    value: "mobileReader",
    denied: "noMobileReader",
    deniedFromFront: true,
    cue: "\\bapp\\b|application",
    pattern: `${READER}(?: [a-z]+){0,6}? (?:with|by|from|through|via|in|and|of|to) (?:the |an? |our |my |its |their )?(?:[a-z]+ ){0,2}?(?:app|mobile application|phone application|application on (?:my|the|our) [a-z]+)(?= ?[.,;:)]|$| (?:on|in|of|for|to))|(?:app based|app driven|app operated|app controlled) (?:card )?readers?|mobile readers?(?: [a-z]+){0,4}? app`,
    unless: `${NOT_PHONE_READER}|\\bpos\\b|desktop|windows|field service software`,
  },
  {
    slot: "way",
    value: "mobileReader",
    cue: "\\bpins?\\b|code|keys",
    pattern:
      "(?:chip|card)(?: [a-z]+){0,2}? (?:in|into|on) the (?:reader|dongle),? (?:and |then )?(?:the )?(?:pin|code)(?: [a-z]+){0,2}? (?:on|in|into) (?:the|my|our|his) (?:phone|tablet|ipad|mobile|screen)",
  },
];

/** Signals of cards held to the telephone itself. */
export const PHONE_TAP_SIGNALS: readonly SignalSource[] = [
  {
    slot: "way",
    value: "tapOnPhone",
    denied: "noTapOnPhone",
    deniedFromFront: true,
    cue: PHONE_CUE,
    pattern: `(?:${TOUCH})(?: (?:${CARD}))?(?: (?:right|directly|straight|simply|just|once|up))* (?:on|against|to|onto|at|near|behind|over|close to) (?:the back(?: cover)? of |the screen of )?${HAND}|cards? (?:is |are |be |can be |gets? |just |simply |being )*(?:tapped|held|touched|placed|put|laid|presented|goes|near|close)(?: [a-z]+)? ?(?:on|against|to|onto|at|near|behind|over|by) (?:the back(?: cover)? of )?${HAND}|(?:taps?|tap) ${HAND}(?= ?[.,;]|$)|(?:people|guests?|customers?|clients?|they) tap on (?:it|${HAND})|against which(?: [a-z]+){0,3} taps?(?: [a-z]+){0,2}`,
    unless: NO_TAP,
    within:
      "\\bcards?\\b|contactless|\\btaps?\\b(?!.*badge)|payment|pay\\b|sale|collect|reader|terminal|machine",
  },
  {
    slot: "way",
    value: "tapOnPhone",
    denied: "noTapOnPhone",
    deniedFromFront: true,
    cue: PHONE_CUE,
    pattern: `(?:${HAND}|(?:phone|tablet|iphone|handset|mobile)'?s? (?:own |built in )?nfc(?: chip| antenna| sensor)?|nfc (?:chip|antenna|sensor)? ?(?:of|in|on) ${HAND})(?: (?:itself|alone|here|that|which|directly|also|simply)){0,2} (?:reads?|accepts?|takes?) (?:the |contactless |all |our |in )*(?:cards?|taps?|contactless)|${HAND}(?: itself| alone| simply)? (?:is|becomes|acts as|serves as|works as|doubles as|replaces|turned into|turns into|as) (?:now )?(?:our |my |the |a |an )?(?:only )?(?:card |payment )?(?:machine|terminal|reader|pos)(?! (?:app|line))|(?:turns?|makes?|converts?) ${HAND} (?:in|into|to) (?:a |the |our )?(?:card |payment )?(?:machine|terminal|reader|pos)|(?:phone|mobile|tablet) as (?:a )?terminal|cards? (?:are |is |get |being )?read (?:by|with|through|on) ${HAND}|(?:contactless|taps?)(?: (?:cards?|payments?))?(?: [a-z]+){0,2}? (?:on|with|by) ${HAND}(?: (?:alone|itself|only|directly))?|phone ?pos|built in nfc|own nfc|(?:nothing but|just|only|simply) (?:an? |my |the |our )?(?:bare )?(?:iphone|phone|smartphone|android)(?: [a-z0-9]+)?,? (?:no (?:reader|machine|device|terminal)|with cards)`,
    within:
      "\\bcards?\\b|contactless|\\btaps?\\b|payment|pay\\b|nfc|terminal|machine|reader|tapping|pos\\b",
    unless: NO_TAP,
  },
];

/** Signals of a PIN that is put on the screen of a telephone. */
export const PHONE_PIN_SIGNALS: readonly SignalSource[] = [
  {
    slot: "spoc",
    value: "pinOnPhone",
    cue: `\\bpins?\\b|code|digits`,
    pattern: `${PIN}(?: (?!reader|terminal|keypad of|from)[^ ;.]+){0,7}? (?:on|into|in|onto|at) (?:the |that )?(?:same |touch ?|glass |touch )?(?:screen|display|touchscreen)? ?(?:of |on )?${HAND}|(?:pin|pins) (?:entry )?on (?:glass|mobile|phone|screen|tablet|cots)|(?:phone|mobile|tablet) pins?(?! (?:code to|unlock))|on ?screen pin|pinpad (?:pops up|appears|shows|comes up|is shown)(?: [a-z]+){0,2}? (?:on|in) (?:the )?(?:touch ?screen|screen|display|phone|tablet|app)|${HAND} (?:itself )?(?:takes?|asks? for|captures?|gets?) (?:the |their )?pins?|(?:type|key|enter|tap|put|punch)(?:s|ed|ing|ting|ping)?(?: in)? (?:in )?(?:their |the |a |his |her )?(?:${PIN}) (?:on|into|in) (?:it|${HAND})|app (?:shows|displays)(?: [a-z]+){0,5}? (?:number pad|keypad)(?: [a-z]+){0,5}? pin|software based pin|(?:i hand over|we hand over|turn) (?:my|the|our) (?:android|phone|tablet|ipad)(?: [a-z]+){0,6}? (?:pin|digits|code)`,
    unless:
      "\\b(?:on the reader|reader's own|own keypad|not on the (?:phone|screen|tablet)|never on|unlock(?:s|ed)?|to log ?in|security code|postcode|qr|no pin|no pins)\\b",
  },
];

const AUTOMAT =
  "(?:vending|(?:car ?)?wash(?:ing)? (?:bays?|machines?)|laund(?:ry|rette|romat) machines?|pay[ -]on[ -]foot|(?:coffee|drinks|snack|ticket|token|parking|food|cigarette|flower|egg|ice) (?:automats?|machines?|dispensers?)|automats?|charg(?:e|ing) (?:points?|posts?|stations?)|ev chargers?|photo ?booths?|pay ?stations?|(?:toll|car park|parking|exit) barriers?|turnstiles?|totems?|donation (?:box|post|point|stand)e?s?|fuel pumps?|petrol pumps?|pumps?|kiosks?|check ?in machines?|rental (?:post|station)s?)";
const TAKES_CARD =
  "(?:takes?|accepts?|with|has|have|reads?|on (?:it|each)|for|built into|fitted in|in)(?: [a-z]+){0,4}? (?:cards?|card readers?|readers?|card slots?|contactless|visa|mastercard|payments?|pads?|terminals?|nayax)";
const UNWATCHED =
  "(?:nobody|no one|no staff|no attendant|no employees?|no cashier|no assistant|no person|without (?:an? )?(?:staff|attendant|employees?|cashier|personnel|anyone|anybody))(?: (?:is|are|was|ever|being|members?))*(?: (?:there|present|on site|around|in|at|by|minds?|watching|watches|behind|near|looks|beside|stands?))+|unmanned|unstaffed|unattended|reception (?:is )?empty|minds? it(?:self)?|after hours|by night";

/** Signals of machines that customers use by themselves. */
export const UNATTENDED_SIGNALS: readonly SignalSource[] = [
  {
    slot: "attended",
    value: "no",
    cue: "automat|machine|dispens|bays?\\b|foot|charg|booth|station|barrier|turnstile|totem|donation|pump|kiosk|post\\b",
    pattern: `${AUTOMAT}(?: [^ ;.]+){0,5}? ${TAKES_CARD}|(?:card|payment|payter|nayax|contactless|ux ?\\d+)(?: [a-z]+)? (?:readers?|terminals?|modules?|pads?|ux ?\\d+)?(?: [a-z]+){0,3}? ?(?:built into|fitted in|fitted to|in|on|at|inside|into) (?:the |our |each |every )?(?:[a-z]+ ){0,2}?${AUTOMAT}|card operated [a-z]+|(?:guests?|customers?|visitors?|people|members?|travell?ers?|drivers?)(?: [a-z]+){0,6}? (?:pay|check (?:themselves )?in|order|buy)(?: [a-z]+){0,6}? (?:at|on|from|using) (?:the |a |an |our )?(?:[a-z]+ ){0,2}?(?:kiosk|totem|automat|touch ?screen|vending|dispenser|pump)`,
    unless:
      "\\b(?:coins? only|only (?:takes? )?coins|just coins|newspaper kiosk|(?:in|at|behind) (?:my|our) (?:little |small |snack |flower )?kiosk|i (?:run|have|own) a kiosk|repair|someone else runs|virtual|washing (?:up )?machine (?:is )?broken|no cards?)\\b",
  },
  {
    slot: "attended",
    value: "no",
    cue: "nobody|no one|no staff|no a|no em|no ca|no p|without|unmanned|unstaffed|unattended|empty|minds|after hours|night",
    within: "\\bcards?\\b|reader|pay|borne|kiosk|machine|terminal|contactless|tap\\b",
    pattern: UNWATCHED,
    unless:
      "\\b(?:always|attended|virtual|website|webshop|online|numbers?|storage|read|sees|calls?|emails?|data|(?:nobody|no one) (?:else )?(?:has|can|may|is allowed))\\b",
  },
];
