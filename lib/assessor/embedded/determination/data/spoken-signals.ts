// Cards that are told to staff, written to them on paper, and typed by them into a provider's page.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { BRAND, CUSTOMER, PROVIDER } from "./vocabulary";

const TYPES_IN =
  "(?:types?|typed|typing|keys?|keyed|keying|enters?|entered|entering|punch(?:es|ed|ing)?|taps?(?: in)?|inputs?|put(?:s|ting)?|fills?|writes?|gives? in|complete(?:s)?|copies|pop)";
const NUMBER =
  "(?:cards?(?: (?:numbers?|details?|data|no))?|(?:(?:long|whole|full|card|sixteen|16|account) )*(?:numbers?|digits)|pans?|cardholder data|visas?|no show fees?|deposits|balances?|fares?|pledges?)";
const PEOPLE =
  "(?:i|we|one of us|one of the (?:girls|team|staff)|(?:our |my |the |a |two |an )*(?:[a-z]+ )?(?:staff|people|team|agents?|operators?|clerks?|assistants?|secretary|receptionist|reception|nurse|dispatchers?|treasurer|bookkeeper|accounts|bursary|colleagues?|volunteers?|reps|handlers?|officers?|desk|office lady|lady in accounts|travel agent|coordinator|manager|admin|girls?|wife|husband|daughter|son|mother|father|employees?|cashiers?|waiters?|helpdesk|department|services))";
const NOT_STAFF = `\\b(?:${CUSTOMER} (?:then |just |must |can |will |all |always |himself |themselves )*(?:types?|keys?|enters?|fills?|inputs?|puts?|pays?|completes?)|(?:he|she|they) (?:types?|enters?|keys?) (?:his|her|their)|themselves|himself|herself|amounts?|total|price|sum|pin\\b|order number|building|serial|address|otp|password|next door|ivr|tones|redirect\\w*|iframe|their own (?:phone|computer)|at home|clicks?|leave the|call cent(?:er|re)|never)\\b`;
const PAGE =
  "(?:web ?pages?|pages?|web ?sites?|sites?|portal|panel|dashboard|back ?office|web admin|web mask|mask|web screen|screen|web form|form|console|payline page|agent page|manual (?:payment|sale) (?:page|function)|control panel|internet page|web)";
const PHONE_ROAD =
  "(?:calls?|phones?|telephones?|line|blower|voice|verbally|out loud|aloud|conversations?|hotline|mobile)";

/** How card numbers reach those who type them. */
export const SPOKEN_SIGNALS: readonly SignalSource[] = [
  {
    slot: "arrival",
    value: "phone",
    denied: "noPhone",
    cue: "phon|ring|call|dial|line|blower",
    pattern: `(?:${CUSTOMER}|most|some|few|many|folks|regulars|ladies|they|he|she|it)(?: [^ :]+){0,5}? (?:phones?|phoned|phoning|rings?|rang|ringing|calls?|called|calling|telephones?|telephoning)(?: (?:us|me|up|in|through|to (?:pay|order|book)|and|with|the (?:cards?|numbers?|orders?)|their (?:cards?|numbers?)))+|(?:phoned|called|rung) in\\b|(?:phones?|rings?|calls?) (?:the|their|his|her|a) (?:cards?|orders?|numbers?)(?: details?| numbers?)? (?:in|through|over)\\b|(?:phoning|calling|ringing)(?: [^ ]+){0,5}? (?:with|in) (?:[^ ]+ ){0,3}?(?:cards?|visa|order)|down the (?:phone|line)|over the blower|customer(?:'s| is) on the line|during (?:calls|(?:telephone |phone )?conversations)`,
    within:
      "\\b(?:cards?|visas?|numbers?|digits|pay|pays|payments?|deposits?|orders?|settle|it in)\\b",
    unless:
      "\\b(?:call (?:the )?bank|terminals? (?:calls?|rings?|phones?)|machine (?:calls?|rings?|phones?)|(?:box|it) (?:rings|calls|phones) (?:the |its )?(?:bank|processor)|authori[sz]ation|support|whether|link|website|ivr|keypad|recorded announcement|ask (?:if|about)|to ask)\\b",
  },
  {
    slot: "arrival",
    value: "phone",
    denied: "noPhone",
    cue: "dictat|spell|spoken|speak|say|said|tell|hear|read|aloud|verbal|voice|out loud|given|give",
    pattern: `(?:${NUMBER})(?: [^ ]+){0,5}? (?:(?:is|are|being|gets?) )*(?:spoken|dictated|said|told|read out|spelled|given verbally|verbally|read to us|given in the same call|given over)|(?:dictates?|spells?|reads?(?: out| off| over)?|says?|speaks?|tells?|give|gives|giving|disclose|gives us)(?: (?!not )[^ ]+){0,7}? ${NUMBER}(?: [^ ]+){0,4}? (?:verbally|(?:on|over|by|during|down) (?:the |a |an |our )?(?:same )?(?:normal )?${PHONE_ROAD}|out loud|aloud)|(?:caller|callers|he|she|they) (?:dictates?|spells? out|reads?|says|say) (?:us |me |out |it |to |the |their |his |her |long |whole )*${NUMBER}|hears? (?:the |their |all |card )*(?:cards?|${NUMBER})(?: [^ ]+){0,2}|(?:takes?|taking|accept|take down) (?:the |their |debit |credit |card |motorist's )*(?:cards?|numbers?)(?: [^ ]+){0,3}? (?:verbally|on my mobile|(?:on(?! a phone)|over|by|during|down) (?:the |a |our )?(?:telephone |phone )?(?:call|calls|phone|telephone|line|conversations))`,
    unless:
      "\\b(?:recordings? (?:never|not)|robot|bot|ivr|web ?page|website|checkout|browser|to the (?:server|gateway)|terminal reads|reader|pos reads|by e ?mail|postman)\\b",
  },
  {
    slot: "arrival",
    value: "noPhone",
    literal: true,
    cue: "phone|call|line|ring|voice|telephone|mo/to|moto",
    pattern: `(?:refuse|decline|must not|may not|not allowed|not (?:take|accept|want|have|hear|use|taking|accepting)|never (?:take|accept|hear|ask for)|no one|nobody|hang up|will not have|stopped)(?: (?!e ?mail)[^ ]+){0,8}? (?:cards?|card numbers?|card details|numbers?|payments?|orders?|cardholder data|telephone channel)(?: [^ ]+){0,5}? (?:(?:by|over|on|down|via|through) (?:the |a |our )?(?:phone|telephone|line|call|voice)|spoken on a call|on (?:it|a call)|over a call)|(?:phone|telephone) (?:orders?|sales|payments?|bookings) (?:are|is|were|do|does)(?: [a-z]+)? (?:not|never)(?: [a-z]+){0,3}|(?:not|never|no) (?:[a-z]+ )?(?:phone|telephone) (?:payments?|orders?|sales)(?: [a-z]+){0,3}|(?:phone|telephone|line) (?:is|for) (?:only )?(?:for )?(?:enquiries|inquiries|questions|bookings|tables|support)(?: only)?|(?:by|over the) (?:phone|telephone)[,:]? (?:never|no one pays|nobody pays|we (?:are not|never|do not) (?:tak|accept)[a-z]*|it is not possible|not (?:accepted|possible|taken))|(?:cards?|card details|details|numbers?|payments?)(?: [^ ]+){0,2}? (?:by|over the|on the|down the) (?:phone|telephone|line):? (?:is |are )?(?:not|never|no\\b|refused)(?: [a-z]+){0,3}|(?:am telefon|par telephone|por telefono) (?:nehmen wir keine|jamais|nunca|nie)|callers (?:can not|may not) pay|giving it by (?:phone|telephone) is not`,
    unless:
      "\\b(?:but we do|not present|pci|compliant|approved|pin\\b|supposed not|record\\w*|except|mostly|usually|at first|whether|except for)\\b",
  },
  {
    slot: "arrival",
    value: "mail",
    denied: "noMail",
    cue: "post|mail|slip|coupon|form|paper|courier|envelope|letter|stub|returned|send it back",
    pattern: `(?:cards?|card (?:numbers?|details)|visa|number|payment details|cardholder details)(?: [^ ]+){0,8}? (?:(?:and |then )*(?:posts?|posted|mails?(?: it)? (?:to )?us|sends? it back|returned?)|by courier|by royal mail|on the (?:slip|stub|coupon|form|paper))|(?:posted|mailed in|mailed|returned|sent back|send back|come back|by courier|by royal mail|per post|snail mail)(?: [^ ]+){0,10}? (?:cards?|card (?:numbers?|details)|payment details|kreditkarte|number)|(?:postman|envelopes?)(?: [^ ]+){0,6}? (?:cards?|numbers?)|card numbers? the postman|(?:on|an|application on|signed) paper (?:that |with |which )?(?:includes?|contains?|with|bears?)(?: [^ ]+){0,2} card|(?:open|opens) the envelopes`,
    within: "\\b(?:cards?|visa|number|payment details|kreditkarte)\\b",
    unless:
      "\\b(?:e ?mails?|website|scripts?|inputs|fields|web form|via post\\b|post body|http|browser|posts? (?:it |them |the )?(?:to|back) (?:the )?(?:gateway|server|our)|fax(?:es|ed)?|scan\\w*|receipts?|slips are|shred\\w*|loyalty|new bank cards|gift)\\b",
  },
  {
    slot: "enters",
    value: "staff",
    cue: "typ|key|enter|punch|tap|input|put|fill|writ|gives in|complet|copies|pop",
    pattern: `${PEOPLE}(?: [^ ]+){0,4}? (?:${TYPES_IN} )(?:in |up |down |out |the |a |each |every |all |any |their |his |her |customers?'? |customer's |guest's |guests'? |donors'? |patient's |caller's |traveller's |client's |company |credit |virtual |of |booking\\.com |overdue |into )*${NUMBER}|${NUMBER}(?: [^ ]+){0,6}? (?:is|are|gets?|get|being|was)? ?(?:manually |all |then )*(?:keyed|typed|punched|entered|put|filled|tapped)(?: in| manually| into [^ ]+(?: [^ ]+){0,3})? by (?:us|me|hand|${PEOPLE})|(?:typing|keying|keyed|typed|entry)(?: [^ ]+){0,6}? (?:is |are |was )?(?:done |made )?by (?:us|me|staff|hand|employees|${PEOPLE})|(?:us|we|me|ones|that is us)(?:,)? (?:who |that )?(?:are |is |the ones )*(?:${TYPES_IN}|filling)(?: [^ ]+){0,4}? (?:${NUMBER}|it (?:in|into))|(?:for|used for|than|to|of|when) (?:keying|typing|key|type|card entry)(?: in)?(?: (?:the |our |of |a |guests' |customers' )*(?:cards?|card numbers?|charges|numbers?))|keyed by (?:staff|hand|us)|hand keyed|manual(?:ly)? (?:key entry|typing|typed|enter(?:ed)?)|(?:i|we) (?:just |only |simply |then )*(?:types?|keys?|taps?|punch(?:es)?) (?:it |what |with |numbers|into|in\\b|that )`,
    within:
      "\\b(?:cards?|numbers?|digits|pans?|visas?|virtual terminal|fees?|deposits|pledges?|keyed|web terminal|terminal|charges|cardholder data|page|pc|it in)\\b",
    unless: NOT_STAFF,
  },
  {
    slot: "way",
    value: "virtualTerminal",
    denied: "noVirtualTerminal",
    cue: `page|site|portal|panel|office|admin|mask|screen|form|console|\\bweb\\b|dashboard|browser|terminal`,
    pattern: `${PEOPLE}(?: [^ ]+){0,4}? ${TYPES_IN}(?: [^ ]+){0,8}? (?:in|into|on|onto|through|via|at) (?:the |their |its |our |an? )*(?:${PAGE} (?:of|from|by|hosted by|provided by) (?:the |our |my )?${PROVIDER}|(?:${BRAND}|bank|processor|provider|gateway|psp|payment company)(?:'s|s'|s)? (?:[a-z]+ ){0,2}?(?:${PAGE}|panel|web terminal))|(?:into|on|in|to) (?:the )?banks? (?:web)?(?:site|page) (?:and|an) (?:put|type|key|enter)(?: [^ ]+){0,5}|(?:keyed|punched)(?: [^ ]+){0,5}? (?:in|into|onto|through) (?:${BRAND}|[a-z]+(?:'s)|the (?:provider|processor|bank|gateway|psp|payment company)(?:'s)?) (?:[a-z]+ ){0,3}?${PAGE}|(?:e|web|online) terminal|${BRAND} (?:[a-z]+ )?(?:control panel|web admin|login|myst)(?:,| >| [a-z]+){0,4}`,
    unless: `${NOT_STAFF}|\\b(?:our own (?:page|site|form)|refunds?|reports?|pay our|suppliers|never tried|not enabled|links?|customers? (?:is|are|gets?)|shopper|buyer)\\b`,
  },
  {
    slot: "storage",
    value: "maybe",
    cue: "screen|again|next time|remember|come back|repeat|regular|already|on file|second time",
    pattern:
      "(?:(?:have|has|got|get|see|find) )+(?:the|their|his|her|your) (?:cards?|numbers?|details)(?: [a-z]+){0,3}? (?:on (?:the|our|my) screen|already|there|on file|up)(?: already)?|(?:cards?|numbers?|details) (?:is|are|comes?|pops?|appears?)(?: [a-z]+){0,3}? (?:already|still|up|there|on (?:the|our|my) screen|on file)|not (?:have to |need to )?ask (?:them |him |her )?(?:for )?(?:the |their )?(?:cards?|numbers?) (?:again|a second time|twice|next time)",
    within:
      "\\b(?:next time|again|second time|already|come back|comes back|repeat|regulars?|on file|remember\\w*)\\b",
    unless:
      "\\b(?:tokens?|last four|last 4|masked|stars|terminal|never|in hand|with them|not (?:have|see|get|store)|wallet|customers? (?:have|has))\\b",
  },
  {
    slot: "way",
    value: "virtualTerminal",
    denied: "noVirtualTerminal",
    cue: "portal|gateway|payment (?:page|site)|bank's|pc|computer|laptop",
    pattern: `(?:payment|card|reception|office|charging) (?:pc|computer|laptop|workstation|netbook|chromebook)(?: [^ ]+){0,8}? (?:payment (?:portal|page|site)|gateway|portal|bank's (?:payment )?page)|(?:pc|computer|laptop|tablet|chromebook|netbook|workstation|surface|thin terminal)(?: [^ ]+){0,4}? (?:for|we use for|to|where we open) (?:the )?(?:payment (?:portal|site|page)|gateway|bank's payment page|portal)|(?:payment portal|bank's payment page|card portal|payment page)(?: [^ ]+){0,4}? (?:on|runs on|in) (?:the |my |our )?(?:[a-z']+ ){0,3}?(?:pc|computer|laptop|machine|workstation)|(?:pc|computer|laptop|netbook|workstation)(?: [^ ,]+){0,3}? (?:where|on which|that) (?:we|i|she|they) (?:key|type|enter|charge|take)(?: in)?(?: the)? cards?`,
    unless:
      "\\b(?:customers?|guests? (?:use|pay)|website|webshop|shopper|terminals? (?:is|are)|pos\\b|till|e?pos|redirect\\w*|links?|software|refund|reports?|our own (?:page|site|form)|pms|program)\\b",
  },
];
