// P2PE, SPoC and PTS listings, instruction manuals and the like.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { BRAND, gap, TERMINAL, TERMINAL_MODEL } from "./vocabulary";

const LISTED =
  "(?:list(?:ed|ing|ings)?|lists|validated|validation|pci (?:ssc )?(?:approved|certified|recogni[sz]ed|compliant p2pe)|on the pci|council's (?:site|page|website))";

/** Signals about encryption programmes and approvals. */
export const LISTING_SIGNALS: readonly SignalSource[] = [
  {
    slot: "pts",
    value: "open",
    literal: true,
    cue: "second|used|ebay|auction|refurbish|inherit",
    pattern:
      "(?:bought|got|purchased|acquired|have|had|took)(?: [^ .;]+){0,6} (?:second ?hand|used(?! (?:for|to|by|only|in|with|at|as))|refurbished|on ebay|at (?:an )?auction)|(?:second ?hand|used|refurbished) (?:card )?(?:terminal|machine|reader)|inherited (?:the|our|my) (?:card )?(?:terminal|machine)",
    unless:
      "\\b(?:till|computer|laptop|furniture|clothes|books?|cars?|goods|shop sells|we sell)\\b",
  },
  {
    slot: "encryption",
    value: "listed",
    denied: "unlisted",
    cue: "p2pe|encrypt|list|validat|e2ee|scrambl|pts|council|pci",
    pattern: `(?:p2pe)[,:]?(?: [^ ]+){0,14}? ${LISTED}|${LISTED}[:,]?(?: [^ ]+){0,10}? (?:p2pe)`,
    unless:
      "not(?: [a-z]+){0,4} p2pe (?:instruction )?(?:manual|guide|pim)|\\b(?:spoc list|pts list|expired|lapsed?|ran out|run out|ended|out of date|date over|lost (?:its|their)|(?:fallen|dropped) off|absent|missing|nowhere|unknown|open|pending|unclear|unverified|not part of|looked for|searched for|checked (?:if|whether)|asked (?:if|whether)|list(?:ing|ed)? (?:is |are |was )?(?:not|missing|absent))\\b",
  },
  {
    slot: "encryption",
    value: "onList",
    denied: "unlisted",
    cue: "p2pe|encrypt|list|validat|e2ee|scrambl|pts|council|pci",
    pattern: `(?:on|in) (?:the |that )?pci(?:'s| ssc| ssc's| council| council's)? (?:own |official |validated |public )*(?:lists?|website|site|web page)|its (?:listed|validated)|(?:it|they|this|that|solution|product|system|terminals?|which|combination|one|ours)(?: [a-z']+){0,3} (?:is|are|was|been|have|has|found|appears?|stands?|shows?)(?: [a-z']+){0,5} (?:list|listed|validated and listed|validated)(?: by (?:pci|the council)| on (?:the )?(?:pci|council|pcissc)[a-z' ]*)?`,
    within: "p2pe|pci|list",
    unless:
      "\\b(?:spoc|pts|expired|lapsed|waiting|mailing|price|wish|client|customer|guest|stock|shopping|list of (?:customers|guests|names))\\b",
  },
  {
    slot: "encryption",
    value: "expired",
    cue: "p2pe|encrypt|list|validat|e2ee|scrambl|pts|council|pci",
    pattern:
      "(?:p2pe|listing|list|validation)(?: [^ ]+){0,10}? (?:expired|lapsed|ran out|run out|no longer (?:valid|listed|current))|(?:expired|lapsed)(?: [^ ]+){0,6}? (?:p2pe|list|listing|validation)",
    unless: "\\b(?:spoc|pts|not expired|has not)\\b",
  },
  {
    slot: "encryption",
    value: "claimed",
    denied: "none",
    planned: "none",
    cue: "p2pe|encrypt|list|validat|e2ee|scrambl|pts|council|pci",
    pattern: "(?<!saq )p2pe",
    unless: "\\bp2pe (?:manual|guide|instruction)",
  },
  {
    slot: "encryption",
    value: "claimed",
    cue: "p2pe",
    literal: true,
    implied: true,
    pattern: "p2pe (?:instruction )?(?:manuals?|guide|instructions?|pim)",
  },
  {
    slot: "encryption",
    value: "none",
    denied: "claimed",
    cue: "p2pe|encrypt|list|validat|e2ee|scrambl|pts|council|pci",
    pattern: `(?:not|never|no|neither|nor|without|non)(?: [^ ]+){0,7}? p2pe`,
    literal: true,
    unless:
      "p2pe (?:instruction )?(?:manual|guide|instruction|pim)|\\b(?:not only|not just|not (?:so |quite |really |100 ?% )?(?:sure|certain)|no idea|not know|no clue|not keyed|isn't just|not just|not worry|nothing keyed|not (?:their|the|its) default|not the standard)\\b",
  },
  {
    slot: "encryption",
    value: "none",
    literal: true,
    cue: "p2pe|encrypt|list|validat|e2ee|scrambl|pts|council|pci",
    pattern:
      "p2pe,? (?:is |was )?(?:not|never|unavailable)|p2pe(?: [a-z']+){0,3} (?:do|does|is|are|did|has|have|was|will|would) not",
    unless: "\\b(?:not (?:know|sure|certain)|not only|not just|manual|instruction|guide)\\b",
  },
  {
    slot: "encryption",
    value: "none",
    literal: true,
    implied: true,
    cue: "p2pe|encrypt|list|validat|e2ee|scrambl|pts|council|pci",
    pattern:
      "(?:ordinary|normal|plain|standard|regular) (?:bank )?pts(?: approved| certified)? (?:card |payment )?(?:terminals?|devices?|machines?)",
  },
  {
    slot: "encryption",
    value: "encrypted",
    cue: "p2pe|encrypt|list|validat|e2ee|scrambl|pts|council|pci",
    pattern: "encrypt(?:s|ed|ing|ion)?|e2ee|scrambl(?:es|ed|ing)",
    unless:
      "\\b(?:website|ssl|tls|https|vpn|hard ?(?:disk|drive)|backups?|wpa2?|emails?|laptop|database)\\b",
  },
  {
    slot: "manual",
    value: "yes",
    denied: "no",
    cue: "manual|pim\\b|guide|instruction|handbook|booklet",
    pattern: `(?:follow|follows|followed|following|put in practice|put into practice|implement|implemented|obey|stick to|sticking to|comply with|complied with|go by|work by|by|according to|per|as (?:the|set out in|described in|written in|laid down in|told in|in|says)|do(?:ne|es)? (?:everything|all|what)(?: [a-z]+){0,3}|observe|observed|adhere to|keep to|in line with|apply|applied|work through|worked through|use|used|set up|installed|run|operated|handled)(?: [^ ]+){0,9}? (?:instruction manuals?|implementation manuals?|manuals?|pim|user guides?|guides?|instructions?|handbook|guidelines?|guide book|booklet)`,
    unless:
      "\\b(?:most of|mostly|part of it|parts of|partly|some of|half of|more or less|skimmed|roughly|nearly all|almost all|try to|tries to|but not the)\\b|\\bsecurity guide of the shop|manual(?:ly)? (?:entry|keying|imprinter|card|handling|payment|input|processing)|manual imprinter",
  },
  {
    slot: "manual",
    value: "yes",
    denied: "no",
    cue: "manual|pim\\b|guide|instruction|handbook|booklet",
    pattern:
      "(?:manual|pim|guide|instructions|booklet|handbook)(?: [^ ]+){0,8}? (?:follow|do|did|obey|observe|stick to|use|apply) (?:it|them|that|all)|(?:filled|filled in|filled out|completed|ticked|done|worked) (?:[a-z]+ ){0,3}(?:pim|manual)|(?:do|does|did|carry out|perform|make|made)(?: [a-z]+){0,3}? (?:checks?|inspections?|everything|steps|things|controls) (?:in|of|from) (?:the |their )?(?:[a-z0-9]+ )?(?:manual|pim|guide)|put (?:[a-z0-9]+ ){0,5}(?:manual|pim|guide|instructions) in(?:to)? practice|(?:instruction manuals?|p2pe manuals?|manuals?|pim|user guides?|guides?|instructions?|handbook)(?: [^ ]+){0,7}? (?:followed|obeyed|met|kept|put in(?:to)? practice|implemented|signed off|done|observed|applied|complied with|says|tells us|respected|in use|adhered to|kept to|worked through|completed|carried out|ticked off|in place)|(?:steps|everything|all points|all the points|points) (?:of|in|from) (?:the |their |its )?(?:[a-z0-9]+ )?(?:manual|pim|guide)(?: [a-z]+){0,3} (?:done|followed|ticked|implemented|in place)",
    unless:
      "\\b(?:most of|mostly|part of it|parts of|partly|some of|half of|more or less|skimmed|roughly|nearly all|almost all|try to|tries to|but not the)\\b|manual imprinter|manual (?:card|handling|payment|input|processing)|not (?:read|seen|got|received)",
  },
  {
    slot: "manual",
    value: "no",
    literal: true,
    evenInDoubt: true,
    cue: "manual|pim\\b|guide|instruction|handbook|booklet",
    pattern:
      "(?:not|never|no)(?: [a-z]+){0,2}? (?:read|seen|got|received|opened|looked (?:at|into)|followed|follow|have|had|been given)(?: [^ ]+){0,4}? (?:manual|pim|guide|instructions?|handbook)|(?:manual|pim|guide|handbook)(?: [^ ]+){0,4}? (?:never (?:read|opened|followed)|not (?:been )?(?:read|opened|followed|done|implemented)|in a drawer|unread|unopened|still in)|what manual|no (?:such )?manual|ignore (?:the|their) manual",
  },
  {
    slot: "spoc",
    value: "listed",
    denied: "unlisted",
    cue: "spoc|list|\\bpins?\\b|software based",
    pattern: `spoc(?: [^ ]+){0,10}? ${LISTED}|${LISTED}(?: [^ ]+){0,12}? spoc|software based pin (?:entry )?on cots(?: [^ ]+){0,8}? ${LISTED}`,
    unless:
      "expired|lapsed|looked for|searched for|asked (?:if|whether)|\\b(?:not verified|unverified|unknown|open|pending|unclear|to be (?:confirmed|checked))\\b",
  },
  {
    slot: "spoc",
    value: "expired",
    cue: "spoc|list|\\bpins?\\b|software based",
    pattern: "spoc(?: [^ ]+){0,10}? (?:expired|lapsed)|(?:expired|lapsed)(?: [^ ]+){0,8}? spoc",
  },
  {
    slot: "spoc",
    value: "claimed",
    denied: "none",
    cue: "spoc|list|\\bpins?\\b|software based",
    pattern: "spoc",
  },
  {
    slot: "spoc",
    value: "pinOnPhone",
    cue: "spoc|list|\\bpins?\\b|software based",
    pattern:
      "pins?(?: [^ ]+){0,8}? (?:on|into|in) (?:the |my |our )?(?:(?:android |mobile |smart)?(?:phone|iphone|tablet|ipad|smartphone|mobile|touch ?screen|screen)(?:'s)?)|(?:types?|enters?|keys?|puts?)(?: [^ ]+){0,5} pins?",
    within: "phone|tablet|ipad|android|smartphone|mobile",
    implied: true,
  },
  {
    slot: "spoc",
    value: "unlisted",
    literal: true,
    cue: "spoc|list|\\bpins?\\b|software based",
    pattern:
      "(?:on|in) neither (?:[^ ]+ ){0,12}lists?|neither (?:[^ ]+ ){0,8}listed|(?:not|isn't) (?:[^ ]+ ){0,6}(?:on|in) (?:any|either|one) (?:[^ ]+ ){0,5}lists?|not (?:a |pci |officially |on any )*listed(?: (?:anywhere|by pci|at all|solution))?|(?:on|in) (?:none|no) (?:of )?(?:[^ ]+ ){0,4}lists?|unlisted|(?:is|are|was) not (?:on|in) (?:the |their |pci'?s? |that |any )*(?:[a-z]+ )?lists?",
    unless: "pts list",
  },
  {
    slot: "encryption",
    value: "unlisted",
    literal: true,
    cue: "p2pe|encrypt|list|validat|e2ee|scrambl|pts|council|pci",
    pattern:
      "(?:on|in) neither (?:[^ ]+ ){0,12}lists?|neither (?:[^ ]+ ){0,8}listed|not (?:[^ ]+ ){0,6}(?:on|in) (?:any|either|one) (?:[^ ]+ ){0,5}lists?|not (?:a |pci |officially |on any )*listed(?: (?:anywhere|by pci|at all|solution|product))?|(?:on|in) (?:none|no) (?:of )?(?:[^ ]+ ){0,4}lists?|unlisted|(?:is|are|was) not (?:on|in) (?:the |their |pci'?s? |that |any |council'?s? |ssc'?s? )*(?:[a-z]+ )?lists?|could not find (?:it|ours|them|our [a-z]+) (?:on|in) (?:the |that |their )?(?:[a-z']+ ){0,2}lists?",
    unless:
      "\\b(?:pts list|not sure|mailing list|price list|waiting list)|^(?!.*p2pe).*(?:\\bpts\\b|approved (?:pin |pos )?devices|compliant service providers|plugin|firmware|dss)",
  },
  {
    slot: "pts",
    value: "yes",
    denied: "no",
    cue: "pts|approv|pci|list",
    pattern:
      "pts(?: [^ ]+){0,5}? (?:approved|certified|listed|approval|compliant|valid|current|validated|terminals?|list|devices?|number)|(?:approved|certified|listed|validated|approval)(?: [^ ]+){0,5}? pts|pts|(?:on|in) (?:the )?pci(?:'s| ssc| council)?(?:'s)? (?:list of )?(?:approved|pin) [a-z ]*devices?(?: list)?|(?:terminals?|machines?|devices?|readers?)(?: [a-z]+){0,3}?,? (?:is |are |it is )?(?:an? )?approved|approved (?:model|type|kind|version)|pci approved (?:terminal|device|machine|model|pin)|approved (?:payment |card |pin |by (?:the )?(?:pci|bank|acquirer))(?:terminals?|devices?|machines?|entry|council)?",
    unless:
      "\\b(?:expired|lapsed|ran out|not (?:so |quite |really )?sure|(?:nobody|no one)(?: has| ever)* (?:checked|looked)|must be|on (?:the|its) way|finish|out of approval)\\b",
  },
  {
    slot: "pts",
    value: "expired",
    denied: "yes",
    cue: "expired|lapsed|r[au]n out|no longer|ended|out of date",
    pattern:
      "(?:pts|approval|pci ?v?[123](?:\\.x)?)(?: [^ ]+){0,10}? (?:expired|lapsed|ran out|run out|no longer valid|has ended|out of date)|(?:expired|lapsed)(?: [^ ]+){0,6}? (?:pts|approval)|(?:on|in) (?:the |its )?expired (?:pts|approvals?|devices?) list",
    unless: "p2pe|spoc",
  },
  {
    slot: "pts",
    value: "hint",
    implied: true,
    cue: `bank|acquirer|processor|provider|compan|merchant|rent|leas|hire|confirm|told|sa[iy]|supplied|\\b${BRAND}\\b|verifone|ingenico|pax|castles|\\d`,
    pattern: `${TERMINAL_MODEL}|(?:my|our|the|a) (?:own |local |house )?(?:bank|acquirer|processor|merchant bank|payment provider|card company|provider|worldpay|barclaycard|elavon|moneris|tyro|adyen|stripe|nexi|sumup|square|zettle|global payments|clover|dojo|takepayments|worldline|nets|bambora)(?:'s)? (?:gave|supplied|rents?|rented|sent|put in|provided|provides|delivered|swapped|installed|issued|leases?|leased|lent|owns|set up|replaced|changed|brought|hooked)|(?:from|by|of|with) (?:my|our|the|a|your) (?:own |local |house |merchant )?(?:bank|acquirer|processor|merchant bank|acquiring bank|payment provider|card company|merchant services)|(?:bank|bank's|acquirer's|worldpay|barclaycard|elavon|moneris|tyro|adyen|global payments|dojo|takepayments|paymentsense|worldline|rented|leased|nexi|nets|elavon's|chase|heartland|sumup|square|zettle|stripe|mypos|lloyds|cardnet|westpac|commbank|anz|nab|natwest|tyl)(?:'s)? (?:card |wireless |countertop |portable |desk |pax |verifone |ingenico |ip |wifi |own |supplied )*(?:terminals?|machines?|pdqs?|readers?|eftpos|pinpads?)|(?:rent|lease|hire)(?:s|d|ed)? (?:it |them |the [a-z]+ |one |terminals? |machines? )?(?:from|through|off)|(?:confirmed|told us|told me|says?|said|wrote)(?: [a-z']+){0,4} (?:ordinary|normal|standard|regular|plain|approved)|laut bank|(?:from|by|with|of) ${BRAND}|${BRAND}(?:'s)? (?:portable|mobile|countertop|handheld|machines?|terminals?|unit|device)`,
    unless: "virtual|website",
  },
  {
    slot: "acquirerAgrees",
    value: "yes",
    denied: "no",
    cue: "acquirer|bank|processor|card company",
    pattern:
      "(?:acquirer|bank|processor|card company)(?: [^ ]+){0,6}? (?:agreed|agrees|accepts?|accepted|allows?|allowed|approved|ok with|fine with|said (?:yes|it is (?:ok|fine))|permits?|permitted|confirmed)(?: [^ ]+){0,8}?(?: (?:expired|still|use|using|it|that))",
  },
  {
    slot: "way",
    value: "terminal",
    pattern: `p2pe (?:terminals?|pinpads?|devices?|machines?|readers?|solution)|${gap(0)}pinpad of a p2pe|(?:pts|pci) (?:approved|certified|listed)(?: [a-z]+){0,3}? (?:devices?|units?|readers?)|unattended (?:card |payment )*(?:devices?|readers?|units?)`,
    within: `${TERMINAL}|p2pe|device|unit|reader`,
  },
];
