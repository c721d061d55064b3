// Whether till and card machine know of each other: who hands the amount over, what happens to one
// when the other is out, and how people say that two machines are strangers.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const TILL =
  "(?:(?:the|our|my|a|an|each|every|its|any|that|one|same|front|back|desk|hotel|booking|practice|vet|stock|billing|salon|library|fuel|forecourt|petrol|office|payment|ticket|shop|store|management|self service|reservation|restaurant|dental|clinic|club|business|bar|reception|checkout|sales|retail|order|ordering|membership|pump|own) )*(?:cash ?registers?|registers?|tills?|cash ?desks?|cash systems?|e?pos(?: ?(?:system|software|pc|app))?s?|point of sale|checkouts?(?! page)(?: (?:pc|computer))?|pms|ecr|pcs?|computers?|software|programs?|systems?|controllers?|middleware|kasse|caisse|caja|kasa|dentally|opera|mews|touch screen|tally|pdvs?|pdv computer|till servers?)";
const BOX =
  "(?:(?:the|our|my|a|an|each|every|its|that|both|one|card|payment|bank|bank's|credit card|chip and pin|swipe|desk|indoor|handheld|portable|verifone|ingenico|pax|adyen) )*(?:terminals?|machines?|pdqs?|pinpads?|pin machines?|(?<!barcode |label )readers?|pads?|devices?|(?:chip and pin |card |payment |verifone |ingenico )units?|card thing|swipers?|tpe|datafono|verifone|ingenico|pax|eftpos|h\\d{4}|lane ?\\d+|v400m|a9\\d\\d|dx\\d+|p400|handheld)";
const LINKED =
  "(?:connected|linked|wired|tied|paired|joined|coupled|integrated|interfaced|hooked|cabled|married|networked|talking|synced|in contact)(?: (?:up|together|directly|via|by|with|to each other|over [a-z]+))*";
const AMOUNT =
  "(?:(?:the|each|every|that|same|bare|right|whole|her|his|own|room|bill|sale|our|in) )*(?:amounts?|totals?|prices?|sums?|figures?|fares?|donations?|bills?|charge|takings|[£$€])(?: (?:due|and p|to pay))?";
const SELF =
  "(?:automatic(?:ally)?|by (?:itself|themselves)|on its own|on their own|all by itself|alone|without (?:any )?typing|straight away)";
const HAND =
  "(?:by hand|by finger|with (?:my|a|the|our) (?:thumb|fingers?|hands?)|manually|by eye|by keypad|on (?:the|its) keypad)";
const PUT =
  "(?:re ?)?(?:keys?|keyed|keying|types?|typed|typing|enters?|entered|entering|punch(?:es|ed)?|press(?:es)?|bash(?:es)?|mistypes?|cop(?:y|ies|ied)|puts?|writes?|taps?|marks?|transfers?|transferred|inputs?|retypes?)";
const WITHIN =
  "terminal|machine|pdq|pinpad|\\breaders?\\b|\\bpads?\\b|device|unit|swiper|verifone|ingenico|\\bpax\\b|eftpos|\\btpe\\b|datafono|card|handheld|\\b[a-z]{1,4} ?\\d{3,4}";
const NOT_THIS =
  "virtual|website|web ?shop|browser|online shop|payment links?|barcode|door|fax|printer|scanner|alarm|camera|label|gateway|staff type|web ?page|e ?commerce";
const CUE =
  "till|register|cash|e?pos|point of sale|checkout|pms|ecr|\\bpcs?\\b|computer|software|program|system|controller|middleware|kasse|caisse|caja|amount|total|price|sum|figure|fare|donation|bill|[£$€]|dentally|opera|mews|screen";

/** Signals of till and card machine together or apart. */
export const TILL_SIGNALS: readonly SignalSource[] = [
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue: CUE,
    within: WITHIN,
    unless: `${NOT_THIS}|separate from|\\b(?:wanted|tried|looked at|could) `,
    pattern: `(?:${TILL} and ${BOX}|${BOX} and ${TILL}) (?:are|is|were|get) (?:now |all |also |both |fully |directly )*${LINKED}|(?:lead|cable|wire|line|interface|protocol|link|usb|zvt|opi|bluetooth)(?: [a-z0-9]+){0,3}? (?:joins?|between|from|connects?|pairs?|runs from|links?) ${TILL} (?:and|to|with|into) ${BOX}|(?:lead|cable|wire|interface|protocol|link)(?: [a-z0-9]+){0,3}? (?:joins?|between|from|connects?|pairs?|runs from|links?) ${BOX} (?:and|to|with|into) ${TILL}|(?:link(?:ed|s)?|connect(?:ed|s)?|pair(?:ed|s)?|hook(?:ed|s)?|integrat(?:ed|es?)|wir(?:ed|es?)|join(?:ed|s)?) (?:up )?${BOX} (?:up )?(?:to|with|into|and) ${TILL}|re ?pair the two|${BOX}(?: [a-z]+){0,3}? (?:connected|plugged|attached|wired) in ${TILL}|${BOX}(?: [a-z]+){0,3}? (?:controlled|driven|operated|commanded) (?:by|from|through) (?:the |an? )?(?:interface|module|server) (?:of|in|on) ${TILL}|(?:pairs|links|connects) (?:each |every |the |our )?(?:[a-z]+ )?terminals? (?:with|to) (?:its|the|our|a) ${TILL}|${BOX} (?:hangs|sits|hung) (?:on|off)(?: [a-z]+){0,4}? (?:of|from) ${TILL}`,
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue: CUE,
    within: WITHIN,
    unless: NOT_THIS,
    pattern: `${TILL} (?:then |automatically |itself |also |just |directly )*(?:initiates?|triggers?|requests?|starts?|sends?|pass(?:es)?|push(?:es)?|transmits?|commands?|drives?|steers?|controls?|wakes?|instructs?|tells?|hands?|calls?) (?:up |over )?(?:the |a |an |its |each |all |every )*(?:[a-z]+ ){0,3}?(?:(?:to|on|at|from) ${BOX}|${BOX}|card charge|card payments?|payment request|authori[sz]ation request)|${BOX}(?: [a-z]+){0,2}? (?:gets?|receives?|takes?|obeys?|waits? for|fetch(?:es)?)(?: (?:its|the|all|his|her))* (?:orders?|commands?|instructions?|amounts?|totals?|price|sum|bill)(?: [a-z]+){0,2}? (?:from|off|by) ${TILL}|(?:closes?|rings?|cashes?)(?: [a-z]+){0,6}?,? (?:and )?(?:the )?(?:machine|terminal|pinpad|reader|pad|pdq) (?:gets?|wakes?|shows?|receives?|lights?|knows)|(?:machine|terminal|pinpad|reader|pad|pdq)(?: [a-z]+){0,3}? (?:showing|shows?|displays?|with) (?:the |its )?(?:amount|total|price|sum)(?: already| automatically)`,
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue: CUE,
    within: WITHIN,
    unless: `${NOT_THIS}|${HAND}`,
    pattern: `${AMOUNT}(?: [^ ;.]+){0,6}? (?:jumps?|goes|go|pass(?:es)?|comes?|coming|transfers?|appears?|arrives?|shows?(?: up)?|sent|passed|transferred|lands?)(?: (?:over|across|up|to|on|in|into|the|our|it|from|there|${BOX}))*(?: [a-z]+){0,4}? ${SELF}|(?:gets?|receives?|takes?|has|picks? up) ${AMOUNT} ${SELF}|${SELF} (?:gets?|receives?|sends?|pass(?:es)?|shows?|transfers?) ${AMOUNT}|(?:auth(?:ori[sz]ation)? code|result|approval|answer)(?: [a-z]+){0,4}? (?:comes?|goes|sent|written) back(?: [a-z]+){0,8}? automatically|whatever the (?:cashier|till|register)(?: [a-z]+){0,3}? (?:shows|appears|comes) (?:up )?on it`,
  },
  {
    slot: "standalone",
    value: "no",
    denied: "yes",
    cue: CUE,
    within: WITHIN,
    unless: `${NOT_THIS}|${HAND}|\\b(?:i|we|staff|she|he|you) (?:then )?${PUT}`,
    // The amount shows up on the machine, or the till knows by itself how the payment went.
    pattern: `${AMOUNT}(?: (?:then|just|is|are|will|already|automatically))* (?:appears?|shows?|pops?|comes?|arrives?|stands?|displayed)(?: up)? on (?:it|${BOX})|${TILL} (?:then |automatically |itself )*(?:prints?|shows?|says?|knows?|displays?) (?:that )?(?:it is |the payment is |the card is )?(?:approved|paid|accepted|authori[sz]ed|declined)`,
  },
  {
    slot: "standalone",
    value: "no",
    literal: true,
    cue: CUE,
    within: WITHIN,
    unless: NOT_THIS,
    pattern: `(?:no|no more|without) (?:double|manual|twice) (?:keying|typing|entry|entering)|(?:never|not|no need to|nobody)(?: [a-z]+){0,3}? (?:touch|type|key|enter|punch)(?:e?d|s|ing)? (?:in )?(?:${AMOUNT})|waiting for (?:the )?(?:pos|till|ecr|register|epos)`,
  },
  {
    slot: "way",
    value: "tied",
    cue: "software|program|application",
    pattern:
      "(?:payment|card) (?:software|program|application|client)(?: (?:that|which) (?:is|was))?(?: [^ .;]+){0,2}? (?:installed|runs?|running|sits?) on (?:an?|the|our|my|one|this|that) (?:[a-z]+ )?(?:pc|computer|laptop|machine|server|till)",
    unless: "\\b(?:gateway's|provider's server|web ?site|shop server|web server)\\b",
  },
  {
    slot: "way",
    value: "tied",
    denied: "notTied",
    cue: CUE,
    unless: `${NOT_THIS}|not (?:connected|linked)|separate|\\bamount\\b`,
    pattern:
      "(?:readers?|swipers?|stripe readers?|slot|pinpad)(?: [a-z]+){0,3}? (?:on|in|into|of|built into|built in) (?:the |our )?(?:keyboard|screen|monitor|side|display|drawer)(?: of)? (?:the |our )?(?:[a-z]+ )?(?:till|pos|epos|checkout|register|cash desk|checkout computer)|(?:till|pos|epos|register) (?:keyboard|screen|monitor)|card payments? (?:are|is) (?:a )?(?:part|function|feature|module) of (?:the |our )(?:[a-z]+ ){0,2}?(?:software|system|program|till|pms|pos)|(?:card (?:part|payment|side)|payment)(?: [a-z]+){0,3}? (?:happens?|done|runs?|is) in the same (?:program|software|system|till)|(?:till|pos|register|e?pos application|pos application|pms|tef software|middleware)(?: [a-z]+)? (?:(?:that|which|then|itself) )?(?:talks?|speaks?|connects?|goes|sends?|reports?|phones?|calls?|dials?|rings?)(?: [a-z]+){0,3}? (?:to )?(?:the )?(?:acquirer|processor|bank)(?! account)|no (?:till|pos|register|computer|pc|pms),? (?:means |then )?no (?:cards?|card payments?|payments?)|(?:payment|card) middleware|tef (?:software|program|system)|(?:register|till|pos|software|program)(?: [a-z]+)? (?:performs?|executes?|carries out|settles?|does) (?:the |all )?(?:card )?(?:payments?|cards?)(?: itself| too)?|(?:hands?|passes|sends|gives) (?:the )?(?:raw )?(?:track|card|magstripe|stripe) data (?:to|on to) (?:the |our )?(?:till|pos|register|software)|(?:till|pos|register|e?pos|software) (?:only )?(?:sees|receives|gets) (?:the )?(?:card (?:number|data)|only (?:ciphertext|encrypted|gibberish)|ciphertext|gibberish|full (?:card )?number)",
  },
  {
    slot: "standalone",
    value: "yes",
    cue: CUE,
    within: WITHIN,
    unless: `${NOT_THIS}|no need|\\bapp\\b|phone|tablet|ipad|number|\\b(?:used to|in the till only)\\b`,
    pattern: `${PUT}(?: (?:in|it|the|up|out|each|same|that|this|over|into))* (?:${AMOUNT})(?: [a-z]+){0,4}? (?:on|into|in|onto|at|to|over to) ${BOX}|${PUT}(?: [a-z]+){0,4}? ${AMOUNT} (?:again|in )?(?:${HAND})|${AMOUNT}(?: (?:is|are|goes|go|gets?|in|transferred|typed|keyed|entered|put|each|time|being))* ${HAND}|(?:two|double) (?:entries|keyings?|entry) for (?:every|each)|(?:once|first) (?:on|in|at) (?:the |our )?(?:till|register|cash register|pos|epos)(?: [a-z]+){0,3}?,? (?:and |then )?(?:once|again|a second time|twice)(?: [a-z]+){0,4}? (?:on|in|at|into) ${BOX}|(?:again|twice) (?:on|into|in) ${BOX}|where (?:you|we|i) enter(?: in)? (?:£|the amount|the price|the sum)|(?:nothing|nobody|no one) (?:else )?tells ${BOX}(?: [a-z]+){0,4}? (?:but|except|apart)|only thing (?:that|which) tells ${BOX}`,
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue: `${CUE}|alone|loner|lone|own life|own thing|stranger|nothing|nowhere|each other|one another|manually|paid`,
    within: WITHIN,
    unless: `${NOT_THIS}|\\bbut we have (?:it )?paired\\b|shops?|branches|stores?\\b|sites?\\b`,
    pattern: `(?:${TILL} and ${BOX}|${BOX} and ${TILL})(?: (?:are|is|do|does|have|share|stay|remain|live|stand|a|two|completely|quite|totally|entirely))* (?:not (?:talk(?:ing)?|speak(?:ing)?|sync(?:ing)?|communicat(?:e|ing)|connected|linked|know|joined|paired|integrated)|strangers?|separate(?:d)?|apart|unconnected|unlinked|independent|nothing (?:to do|in common|more)|no (?:link|connection|contact|cable|relation)|desk and nothing more)|strangers to (?:each other|one another)|(?:no|not any|never any|without(?: any| a)?|zero)(?: [a-z]+){0,3}? (?:wires?|cables?|links?|connections?|bluetooth|interface|integration|coupling)(?: or [a-z]+)? (?:between|from) (?:${TILL}|${BOX})|(?:not|no|never|without)(?: an?| any)? ?(?:ecr|pos link|till link)(?: (?:interface|link|integration|connection))?|ecr (?:interface )?(?:is |has been |was )?(?:not|never|off|unused|deactivated)|${BOX}(?: [a-z]+)? (?:does|do|did|is|are|has|have|knows?|would|could|can) (?:not |nothing |no )?(?:even )?(?:not |nothing )?(?:know (?:there is|about|of|that there)|aware of|idea of|see|know|to do with|of) ${TILL}|${TILL} (?:does|do|is|are|has|have|can|could|knows?) (?:not |nothing |no )?(?:even )?(?:know|aware|speak|idea|talk|see|nothing)(?: [a-z]+){0,3}? (?:of|about|to|with) (?:${BOX}|card payments?|the cards?)|(?:lives?|leads?) its own life|(?:does|do|doing) (?:its|their) own thing|lone wol(?:f|ves)|\\b(?:is|are) (?:a )?loners?|(?:needs?|requires?) nothing (?:else|more)(?: to (?:run|work))?|work in an empty room|(?:stay|stays|kept|remain|remains|live|lives) (?:completely |quite )?(?:apart|separate)(?= ?[.,;]|$)|(?:since|because|as|and) they (?:do|are) not (?:sync|talk|talking|speak|speaking|communicate|connected|linked|joined)|(?:used|works?|runs?) in isolation from ${TILL}|nothing connects ${BOX} to|integration(?: [a-z]+){0,5}? (?:was|were|is|has been) (?:cancelled|canceled|dropped|never|not|abandoned|scrapped|refused)|free ?standing (?:card |payment )?(?:terminals?|machines?|pdqs?|readers?|eftpos)`,
    lasting: true,
  },
  {
    slot: "standalone",
    value: "yes",
    literal: true,
    cue: `${CUE}|paid`,
    within: WITHIN,
    unless: `${NOT_THIS}|\\b(?:unless|can not|no cards|stops?|dead too)\\b|link`,
    pattern: `${TILL}(?: (?:is|are|goes|was|were|being|could|can|may|might|has|have|completely|even))* (?:dead|off|down|broken|crash(?:es|ed)?|burn(?:s|ed)? down|fails?|out|frozen|switched off|stolen)[?,]?(?: (?:and|the|our|my|we|i|can|card|payment|bank's|would|it|just|even|still)){0,6} (?:keeps?|carr(?:y|ies) on|continues?|works?(?: on| all the same| anyway| fine| as usual| normally)?|still (?:works?|takes?|goes)|keep taking|take cards)|(?:click|mark|tick|note|record|book|log|flag|set)(?:s|ed|ing)? (?:a box |off )?(?:it |that |the [a-z]+ |this |them )*(?:as |')?(?:paid|settled)(?: (?:by|with) card)?|(?:someone|somebody|i|we|she|he|staff) (?:then )?(?:marks?|ticks?|clicks?)(?: [a-z']+){0,3}? paid`,
  },
];
