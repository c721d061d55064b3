// The computer on which staff type cards: what is plugged into it and what else is done on it.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const COMPUTER =
  "(?:(?:(?:reception|office|front|desk|payment|card|home|work|booking|charging|practice|back|vt) )*(?:pcs?|computers?|laptops?|desktops?|workstations?|chromebooks?|netbooks?|notebooks?|surface|macbooks?|ipads?|tablets?|imacs?)|virtual terminal (?:machine|box|computer)|vt machine|payment machine|keyboard|monitor)";
const COMPUTER_WORD =
  "\\b(?:pcs?|computers?|laptops?|desktops?|workstations?|chromebook|netbook|notebook|surface|macbook|keyboard|monitor|usb|virtual terminal|browser|portal|web ?(?:page|site|form|terminal)|gateway|page|vt|rechner)\\b";
const READER =
  "(?:(?:card|chip|stripe|magstripe|magnetic|magnetic stripe|swipe|contactless|usb|smart ?card|encrypted|plug in|mag) )*(?:readers?|swipers?|swipes?|swipe|swiping|dippers?|mini ?mag|magtek|id ?tech|wedge|card slot|(?:slot|slit|strip) for (?:swiping|cards)|reading device|reader dongle|pin ?pads?|card scanner|hardware for reading cards)";
const BY_COMPUTER =
  "(?:attached|plugged|pluged|connected|hooked|cabled|wired|joined|clipped|hanging|hangs|built in|built into|stuck|fitted|in the back|on a usb lead|by usb|via usb|over usb|on|into|in|at|with|to|for|of)";
const DOUBT =
  "(?:no idea|no clue|not (?:sure|certain|know)|do not know|dunno|whether|maybe|might|possibly|perhaps|could be|may still|can not (?:say|tell)|unclear|never (?:asked|said|told)|nobody(?: [a-z]+){0,2} (?:said|knows?)|i think|i believe|not sure|one of the two|apparently|could not swear|does that count|have to (?:ask|look|check)|not seen|something like|something from)";
const GADGET =
  "(?:gadget|gizmo|thing(?:y)?|contraption|(?:small |little |black |grey |white |odd |swipe |unknown )(?:box|device)|box|device|dongle|slot|slit|strip|reader|swiper|swipe|pad|hardware|scanner|gerat)";

/** Readers on computers, and computers that serve for all sorts of things. */
export const COMPUTER_SIGNALS: readonly SignalSource[] = [
  {
    slot: "vtReader",
    value: "yes",
    denied: "no",
    cue: "reader|swip|dipper|minimag|mini mag|magtek|tech|wedge|slot|slit|reading|dongle|pin ?pad|scanner",
    pattern: `${READER}(?: [^ ,]+){0,7}? (?:${BY_COMPUTER} )+(?:the |our |my |her |his |that |one |each |every |a |an |back of |side of |virtual terminal |payment |web |same |in |to )*(?:${COMPUTER}|usb|virtual terminal|vt|web page|page|form|portal|browser)|(?:pc|computer|laptop|workstation|keyboard|chromebook|surface|portal|virtual terminal|vt)(?: [^ ,]+){0,5}? (?:has|have|with|plus|came with|got|does have|hangs|takes|hooked)(?: [^ ,]+){0,5}? ${READER}|(?:gave|shipped|sent|bought|use|attached|got)(?: [^ ,]+){0,4}? ${READER}(?: [^ ,]+){0,6}? (?:browser|virtual terminal|vt|web page|${COMPUTER})|(?:swip(?:e|es|ing)|slide|dip|tap)(?: [^ ,]+){0,3}? (?:into|in|through|on) (?:the )?(?:form|web page|page|browser|wedge)|feeds the (?:web )?page`,
    within: COMPUTER_WORD,
    unless:
      "\\b(?:barcode|bar code|passport|document|fingerprint|phone|bluetooth|mobile|ipad|tablet|pos\\b|e?pos\\b|till|register|cash desk|checkout computer|bad ?ge|time cards?|library|membership card|insurance cards?|health cards?|another (?:pc|computer)|camera|sd card|in the drawer|offered|turned (?:it )?down|might|maybe|perhaps|whether|used for|supports|pts|p2pe|approved|ticket pc|switch|in the (?:carton|box)|not got)\\b",
  },
  {
    slot: "vtReader",
    value: "maybe",
    evenInDoubt: true,
    cue: "gadget|gizmo|thing|contraption|box|device|dongle|slot|slit|strip|reader|swip|pad|hardware|scanner|gerat",
    pattern: `${DOUBT}(?: [^ ]+){0,12}? ${GADGET}(?: [^ ]+){0,12}|${GADGET}(?: [^ ]+){0,14}? ${DOUBT}(?: [^ ]+){0,6}`,
    within:
      "\\b(?:pcs?|computers?'?s?|laptops?|desktops?|workstations?|chromebook|netbook|keyboard|monitor|usb|virtual terminal|vt|rechner|portal pc)\\b",
    unless:
      "\\b(?:barcode|bar code|listed|pci|p2pe|pts|spoc|token|router|network|firewall|camera|printer is|till|e?pos|phone socket|terminal is|safe|script\\w*|stored|number is|wifi)\\b",
  },
  {
    slot: "vtReader",
    value: "maybe",
    cue: "gadget|gizmo|thing|contraption|box|device|dongle",
    pattern: `(?:some|an?|the|odd|small|little|black|grey) (?:[a-z]+ ){0,2}?(?:gadget|gizmo|thingy|contraption|device|dongle)(?: (?!reader|swip)[a-z]+){0,6}? (?:at|by|next to|beside|near|on|in|into|to|with|lying at) (?:the|my|our|her) (?:${COMPUTER})`,
    unless:
      "\\b(?:no|not|never|nothing|swip\\w*|readers?|stripe|chip|token|scanner|printers?|router|firewall|cameras?|terminals?|dial\\w*|till|other|bluetooth|phone|network|mouse|internet|wifi)\\b",
  },
  {
    slot: "vtReader",
    value: "no",
    literal: true,
    cue: "reader|swip|hardware|peripheral|attach|hang|finger|gadget|leser|lector|key|reads|device|pin ?pad",
    pattern:
      "nothing (?:hangs|is hanging|plugged|reads)(?: [^ ]+){0,6}|(?:no|without) (?:[a-z]+ )?(?:peripherals|attachments?|swipers?|swipe|readers?|card gadgets?|card devices?|pin ?pads?)(?: [^ ]+){0,4}|(?:manual key entry|hand keyed|purely keyed|keyed entry) ?(?:only)?|(?:not|never) (?:got |have |had |any |a )*(?:card reading hardware|swipers?|swipe device|readers?)(?: [^ ]+){0,5}|(?:readers?|swipers?|hardware readers?)(?: [^ ]+){0,6}? (?:is not there|are not there|disallowed|none (?:is|are) (?:fitted|attached)|is none|was removed|has none)|(?:turned|turn) (?:the |a |it )?(?:[a-z]+ )?(?:reader|swiper)? ?down|kein kartenleser|sin lector|sans lecteur|geen (?:kaart)?lezer",
    within: COMPUTER_WORD,
    unless: "\\b(?:till|e?pos|register|phone|bluetooth|app\\b|whether|not sure|no idea|maybe)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    cue: "own|walled|wired|joined|reach|separate|dedicated",
    pattern: `(?:${COMPUTER})(?: [^ ,;]+){0,6}? (?:with |on |has |have |and )*(?:its |an? |their |her |his )?(?:own|separate|dedicated) (?:[a-z0-9]+ )?(?:line|connection|network|router|v?lan|sim|dongle|broadband|internet|modem|segment|hotspot)|(?:${COMPUTER})(?: [^ ,;]+){0,6}? (?:walled off|tethered to (?:its own|a separate))`,
    unless:
      "\\b(?:not|no|never|shared?|shares|same|also|terminals?|machine|pdq|reader|everything else|customers?|their own (?:computers?|phones?)|guests?|emails?)\\b",
  },
  ...otherUse("isolated"),
  ...otherUse("dedicated"),
];

/** A computer for all sorts of things is neither dedicated nor cut off from other work. */
function otherUse(slot: "isolated" | "dedicated"): SignalSource[] {
  const OTHER_WORK =
    "(?:e ?mails?|mails?|outlook|facebook|instagram|youtube|whatsapp(?: web)?|netflix|games|homework|word|excel|xero|sage|quickbooks|accounts|payroll|newsletters?|surf(?:ing)?|browse|browsing|web surfing|music|invoices?|invoicing|bookings?|stock(?: control)?|crm|teams|zoom(?: calls?)?|design work|office work|warehouse papers|ordering|social media|newspapers|pms|dental software|practice software|print(?:ing)? labels|chat support|other (?:work|jobs|things|stuff|programs)|everything else|for everything|all work|catalogues?|papers)";
  return [
    {
      slot,
      value: "no",
      cue: "pc|computer|laptop|desktop|workstation|machine|ipad|tablet|browser|box|ordenador|komputer|\\bit\\b",
      pattern: `(?:same|very same|one|ordinary|normal|everyday|shared|multi use|multi purpose|general purpose|home|work|very) ?(?:[a-z]+ )?${COMPUTER}(?: [^ ]+){0,8}? (?:${OTHER_WORK}|everything on it|(?:we|i) do everything|the kids|all day)|${COMPUTER}(?: [^ ]+){0,6}? (?:also|as well|too|doubles|besides|alike|used by all|between)(?: [^ ]+){0,8}? ${OTHER_WORK}|(?:besides|apart from|between) (?:card )?(?:payments|cards|charging)(?: [^ ]+){0,8}? ${OTHER_WORK}|${OTHER_WORK}(?:,? (?:and )?[a-z]+){0,6}?,? (?:and |too )*(?:[a-z]+ ){0,3}?(?:all )?(?:on )?(?:the )?(?:one box|same (?:box|pc|computer|laptop|desktop)|that same (?:pc|computer|laptop))|everyday machine|(?:our|a|the) (?:normal|ordinary|everyday|general purpose|multi use|multi purpose|domain joined) (?:office )?(?:pcs?|computers?|laptops?|workstations?|desktops?|machine)|doubles as|(?:is not|not) (?:reserved|dedicated)(?: by [a-z]+ [a-z]+)?|nothing reserved|tabs? among|other tabs open|only one computer|one computer for (?:the whole|everything|all)|(?:check|read|do|does|use|watch|browse)(?: [a-z]+){0,4}? (?:mails?|e ?mails?|youtube|facebook|netflix)(?: [a-z]+){0,3}? on (?:it|that|this|the (?:card|payment|same) (?:pc|computer|machine))|(?:lots|plenty) of other programs on`,
      within:
        "\\b(?:cards?|payments?|charg(?:e|es|ing)|virtual terminal|vt|portal|gateway|bank's|web ?page|page|typing|key(?:s|ing|ed)?|it|that|same|only one|nothing reserved)\\b",
      unless:
        "\\b(?:not (?:for|used|do|read|check|allowed|browse)|never|no (?:e ?mails?|mails?|browsing|other)|nobody|no one|nothing else|only (?:for|used|opens)|purely|solely|exclusively|sole purpose|blocked|locked|another|other (?:pc|computer|laptop|machine)|separate|their own pcs|different|away from|instead of|does nothing|terminals? (?:is|are|runs|stands)|pdq|isolated|not linked|card machine|does not|do not|cut off|walled|guest|cameras?|redirect\\w*|customers? (?:use|sit))\\b",
    },
  ];
}
