// Listings and approvals that have run out, encryption that is not there, manuals that are not kept
// to: how the same loss is told of one thing and of the other.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const UNSURE =
  "\\b(?:not (?:so |quite |really )?(?:sure|certain)|no idea|do not know|no clue|whether|not only|unclear|unknown|might)\\b";
const SOFAR = "(?: (?!(?:until|till|not|never|valid|renewed|current)(?![a-z]))[^ ;]+){0,9}?,?";
/** What has come to its end. */
const OVER =
  "(?:expir(?:ed|e)(?! (?:next|in 20|on|until))|has expiry behind it|lapsed?|r[au]n out|ended|terminated|(?:is|are|was|long) (?:over|gone|finish(?:ed)?|past|dead|stale|up)|(?:were|was|is) up(?= ?[.,;]|$)|finish(?:ed)?|finito|died|out of (?:date|approval|validity)|overdue|no longer (?:[a-z]+ ){0,4}?(?:valid|listed|current|approved|certified|compliant|list|active)|not (?:[a-z]+ ){0,2}?(?:valid|current|compliant|approved|listed) (?:any ?more|any longer)|(?:is|are) not (?:valid|current|in force)|past (?:its|the|their|that|end)(?: [a-z]+){0,3}? (?:date|expiry|end|life|approval)|beyond (?:its|the|their)(?: [a-z ]+)? (?:date|expiry|end)|(?:date|term)(?: [a-z]+){0,2}? (?:had |has |have )?(?:gone by|passed|is past|in the past|over|behind us)|(?:is|lies) in the past|went past|gone past|lost (?:its|the|their) (?:listing|approval|validation|place|certification)|(?:dropped|fallen|fell|taken|gone|struck|removed|moved) (?:off|from|to the expired)|(?:not|never|did not|was not|has not) (?:been )?(?:renew(?:ed)?|extend(?:ed)?|revalidate[d]?|re ?listed)|sunset|withdrawn|delisted|revoked|red|gre(?:y|yed) out|out ?of ?date|expired)";
const KEPT_UP =
  "\\b(?:not (?:yet )?expired|never (?:expired|lapsed)|(?:was|been|got) renewed|renewed (?:it|the|in|on)|has not (?:expired|lapsed|run out)|about to expire|not the expired|no expired|none (?:of them )?(?:expired|lapsed)|does not expire|will expire|expires)\\b";
const SCHEME =
  "(?:p2pe|point to point|encryption|encrypting)(?: (?:listing|list|validation|solution|scheme|product|status|approval|certificate|licen[cs]e|provider|vendor|supplier))*(?:'s)?";
const DEVICE_APPROVAL =
  "(?:pts|ped|pci ped|approvals?|certifications?|certificates?|homologation|(?:device|terminal|machine|pinpad|pin pad|reader)(?:'s|s')? (?:listing|approval|certification|certificate))(?:'s)?";
const DEVICE =
  "(?:terminals?|machines?|pinpads?|readers?|devices?|swipers?|dongles?|pdqs?|hardware|firmware|models?|boxe?s?|verifone|ingenico|vx ?\\d+|ict ?\\d+|omni|gadget|pads?|kit)";
const OTHER_MATTERS =
  "\\b(?:spoc|contracts?|planning|licence to|building|visa application|insurance|loan|ssl|tls|website|domain|cards? (?:has|have|had|is|are) expired|expired cards?|warrant[a-z]*|passports?|fire|alcohol|we replaced)\\b";
const LAPSE_CUE =
  "p2pe|point to point|encrypt|pts|approv|ped\\b|certif|homolog|listing|validat|\\blist\\b|compliant";

const MANUAL =
  "(?:(?:p2pe|spoc|user|provider's|vendor's|their|instruction|implementation|security) )*(?:manuals?(?! (?:entry|keying|imprinter|card|handling|payment|input|mode|processing|transaction|typing))|pim|user ?guides?|guides?|instructions?|handbook|(?:instruction )?booklet|guidance|guide book)";

/** Signals of what has run out or is missing. */
export const LAPSE_SIGNALS: readonly SignalSource[] = [
  {
    slot: "encryption",
    value: "expired",
    literal: true,
    lasting: true,
    cue: LAPSE_CUE,
    within: "p2pe|point to point|encrypt",
    pattern: `${SCHEME}${SOFAR} ${OVER}|${OVER}${SOFAR} ${SCHEME}|(?:listing|validation|validated|list|listed)${SOFAR} ${OVER}`,
    unless: `${UNSURE}|${KEPT_UP}|\\b(?:pts|spoc|contract ended)\\b`,
  },
  {
    slot: "encryption",
    value: "expired",
    literal: true,
    lasting: true,
    cue: LAPSE_CUE,
    within: "p2pe|point to point|encrypt|validated solution",
    pattern:
      "(?:expired|lapsed|outdated|stale|old)(?: (?:section|list|page|part))* (?:p2pe|encryption|listing|validation|list|solutions?)|(?:let|letting) (?:the |its |their )?(?:p2pe )?(?:listing|validation)(?: [a-z]+)? (?:lapse|expire|run out|go)|no (?:current|valid|active) (?:p2pe |pci )?(?:validation|listing)|once (?:listed|validated)[, ]+(?:and |but |it is |is )*(?:now )?(?:lapsed|expired|not)|expired solutions?|(?:expiry|end|reassessment|renewal|validity) date (?:is |has |was |had )?(?:been |already )?(?:in the past|passed|over|gone|behind)",
    unless: `${UNSURE}|${KEPT_UP}|\\b(?:pts|spoc)\\b`,
  },
  {
    slot: "pts",
    value: "expired",
    literal: true,
    lasting: true,
    cue: LAPSE_CUE,
    within: `${DEVICE}|\\bit\\b|pts|ped\\b`,
    pattern: `${DEVICE_APPROVAL}${SOFAR} ${OVER}|${OVER} ${DEVICE_APPROVAL}|${DEVICE}(?: [^ ;,]+){0,6}? (?:on the expired|past (?:its|their|the) (?:pts|approval|end)|(?:no longer|not) (?:pts|pci|approved|certified)(?: [a-z]+)? ?(?:any ?more|compliant)?|beyond (?:its|their)(?: [a-z]+)* approval)|(?:on|in|to|under) the expired (?:[a-z]+ )?(?:list|section|devices?)|lost (?:its|their|the) (?:pts |pci )?(?:listing|approval|certification)|approval(?: of [a-z ]+)? (?:is )?gone`,
    unless: `${UNSURE}|${KEPT_UP}|p2pe|encrypt|solution|${OTHER_MATTERS}|\\bnone of\\b`,
  },
  {
    slot: "pts",
    value: "no",
    literal: true,
    lasting: true,
    cue: LAPSE_CUE,
    pattern: `(?:un|not |never |non )(?:pts |pci )?(?:approved|certified) (?:[a-z]+ )?${DEVICE}|${DEVICE}(?: [^ ;,]+){0,6}? (?:is|are|was|were|has|have) (?:not|never)(?: been| even)* (?:an? )?(?:pts |pci |listed as |on the list of )?(?:approved|certified|submitted|listed|tested|through pts)|(?:not|never|could not find|nowhere)(?: [^ ;]+){0,8}? (?:among|on|in|under|by|one of|from) (?:the |pci'?s? |council'?s? |any |that |their )*(?:[a-z]+ )?(?:approved|approval|pts)(?: (?:pin|pos|pts|payment|entry))* ?(?:devices?|list|terminals?|listing|models?|hardware)?|(?:pts|ped|approval)(?: [a-z]+)?[:,]? (?:is |are )?(?:missing|absent|lacking|none|refused|failed|never given)|(?:lacks?|lacking|without|no) (?:any |a |valid |current )*(?:pts|pin security|pin transaction security) ?(?:approval|certificate|certification|listing)?|never (?:gone|went|been|submitted|put)(?: [a-z]+){0,5}? (?:pts|pin security|pin transaction|approval|certif[a-z]+)|never been approved|unapproved|(?:pts|approval|approved) (?:version|hardware|firmware)(?: [a-z]+)* (?:differs?|is not|does not)|(?:is|are) not covered by (?:any|the|an?) (?:[a-z]+ )?approval|not the (?:one|version|model)(?: [a-z]+){0,3}? approved`,
    within: `${DEVICE}|pts|ped\\b|\\bit\\b`,
    unless: `${UNSURE}|${OTHER_MATTERS}|p2pe|encrypt|(?:not|nobody|no one|never)(?: [a-z]+)? (?:checked|looked|verified|asked)|been approved (?:yet|for)|no payments|use no|have no|there (?:is|are) no`,
  },
  {
    slot: "encryption",
    value: "none",
    literal: true,
    lasting: true,
    cue: "p2pe|point to point|encrypt|e2ee|clear|raw",
    pattern: `${SCHEME}${SOFAR} (?:never|not|was not|is not) (?:been )?(?:bought|ordered|purchased|enabled|activated|turned on|switched on|included|taken|part of|in (?:your|our|the)|signed|available|installed|rolled out)(?: [a-z]+)?|(?:opted out of|declin(?:ed|es?)|turned down|dropped|refused|skipped|went without|gave up|did not (?:buy|order|take|want|get|choose|activate|opt for)|(?:have|had) not (?:bought|ordered|activated|taken)|rejected|cancelled|canceled|left out|deselected|passed on) (?:[a-z']+ ){0,4}?(?:p2pe|encryption|point to point)|p2pe(?: [a-z]+){0,4}?,? (?:though |but )?(?:we |it |has |have |was |is )*(?:never|not) (?:bought|activated|enabled|used|purchased|ordered|switched on|turned on)(?: or [a-z]+)?|(?:run|runs|running|work|live|do|are|go) without (?:it|p2pe|encryption)(?= ?[.,;]|$)`,
    within: "p2pe|point to point|encrypt",
    unless: `${UNSURE}|manual|\\bpim\\b|disks?|laptops?|backups?|expired|lapsed|listing (?:is|was) renewed`,
  },
  {
    slot: "encryption",
    value: "none",
    literal: true,
    cue: "encrypt|clear|raw",
    pattern:
      "(?:pinpads?|readers?|terminals?|machines?|swipers?|pads?|reader and till|they|it) (?:itself |themselves )?(?:do|does) not (?:even )?encrypt|(?:not|never|un) ?encrypted (?:between|from|on the way|in the (?:reader|terminal|pinpad)|by the)|(?:card )?(?:numbers?|data|track data|tracks?|pans?)(?: [a-z]+){0,4}? in (?:the )?(?:clear|plain ?text|clear ?text)|raw (?:track|card) data|clear ?text (?:card|pan|track)|encryption(?: [a-z]+){0,4}? (?:was |is )?(?:never|not) (?:switched|turned|set|enabled|activated)(?: (?:on|up))?|no encryption (?:at all|of any kind|whatsoever|in the (?:reader|pinpad|terminal)|between)|(?:reader|pinpad|terminal)s? without (?:any )?encryption",
    within:
      "\\b(?:till|pos|e?pos|register|reader|pinpad|terminal|machine|swiper|pads?|between|kit|track)",
    unless: `${UNSURE}|disks?|laptops?|backups?|database|stored|email|website|server|log`,
  },
  {
    slot: "encryption",
    value: "unlisted",
    literal: true,
    lasting: true,
    cue: "p2pe|point to point|encrypt|solution|product",
    pattern:
      "(?:absent|missing|nowhere(?! else)|excluded|left out|gone)(?: to be (?:seen|found))? (?:from|on|in)(?: [a-z']+){0,5}? (?:list|site|website|page|register|directory)|(?:zero|no) (?:results?|hits?|entry|entries|match(?:es)?|trace|sign|record)(?: [a-z']+){0,6}? (?:encryption|p2pe|solution|product|it|them|ours?)|(?:encryption|p2pe|solution|product)(?: [^ ;]+){0,8}? (?:is |are )?(?:nowhere(?! else)|not (?:a )?(?:pci )?(?:listed|validated)|does not (?:appear|figure|feature|show)|never (?:been )?(?:validated|listed)|cannot be found|can not be found|not to be found)|(?:none|nothing|no part) of (?:the |our |this |it )?(?:[a-z]+ )?(?:falls under|belongs to|is (?:in|under|part of))(?: [a-z]+){0,3}? (?:encryption|p2pe)|(?:is|are|was) not p2pe(?: at all)?|non listed (?:encryption|p2pe|solution)|so called p2pe(?: [^ ;]+){0,12}? (?:absent|not|nowhere|missing)|(?:council|pci)(?: [a-z]+){0,2}? (?:does|do|did|has|have) (?:not|never) (?:[a-z]+ )?(?:list|listed|validated|approved?|know|mention)",
    within: "p2pe|point to point|encrypt",
    unless: `${UNSURE}|\\bspoc\\b(?!.*(?:p2pe|encrypt))|pts|approved (?:pin |pos |payment )?devices|firmware|renew|expired|lapsed|providers?.* compliant|manual`,
  },
  {
    slot: "manual",
    value: "no",
    literal: true,
    evenInDoubt: true,
    lasting: true,
    cue: "manual|pim\\b|guide|guidance|instruction|handbook|booklet",
    pattern: `(?:lost|mislaid|binned|threw away|thrown (?:out|away)|skip(?:s|ped)?|ignor(?:e|es|ed|ing)|deviat(?:e|es|ed|ing) from|disregard(?:s|ed)?|fail(?:s|ed)? to (?:follow|comply with|implement|observe|keep to)|lacks?|lacking|without|missing|never got|never received|never saw|no copy of|no sign of|half of|a third of|part of|some of|not all of|nothing (?:of|from|in)|only (?:half|part|some|bits|a (?:bit|part|few)[a-z ]*) (?:of|from)) (?:[a-z']+ ){0,8}?(?<!in the |by the )${MANUAL}|${MANUAL}[:?,]?(?: (?!never|not)[^ ;.]+){0,5}? (?:is |was |are |were |got |has |have |been )*(?:lost|missing|mislaid|binned|thrown (?:out|away)|ignored|disregarded|skipped|nowhere|absent|unread|unknown to us|too long|in (?:korean|chinese|french|german|japanese|english|another language)|gathering dust|not (?:received|delivered|supplied|sent|given|implemented|followed|here|there|available|being (?:observed|followed))|never (?:received|delivered|supplied|sent|given|came|implemented|arrived|reached us))|(?:not|nobody|no one|never|without)(?: [a-z']+){0,5}? (?:bother(?:ed)?(?: with)?|produce|find|stick to|keep to|abide by|work by|do what|got|received|been given|been sent|have|own|possess|gave us|sent us|gives us|show|supplied|act on)(?: [a-z']+){0,5}? ${MANUAL}|no (?:such )?(?:[a-z]+ )?${MANUAL}|(?:what|which) ${MANUAL}(?= ?\\?)|(?:implementation|implementing)(?: of)? (?:the |their )?${MANUAL} (?:has|is) (?:not|never)(?: [a-z]+){0,3}|(?:required|demanded|prescribed|asked(?: for)?|wanted) by (?:the |their )?${MANUAL}(?: [a-z]+){0,4}? (?:not|never|missing|does not exist)`,
    unless:
      "\\b(?:not (?:so |quite |really )?sure|manual(?:ly)? (?:entry|keying|imprinter|card)|no (?:[a-z]+ )?(?:idea|doubt)|not only|not just|part of (?:the |our )?(?:onboarding|training|routine|induction)|without (?:exception|fail)|guide dogs?|tour|museum|ice machine|coffee|washing|no manual (?:entry|keying|typing|input))\\b|nothing (?:is )?(?:left out|missing)|ignore nothing|skip nothing",
  },
  {
    slot: "manual",
    value: "no",
    literal: true,
    evenInDoubt: true,
    cue: "manual|pim\\b|guide|instruction|handbook|booklet",
    pattern: `(?:nobody|no one|not|never)(?: (?!and\\b|but\\b|because\\b|we\\b|so\\b|prohibit)[^ ;.]+){0,8}?,? (?:although|though|even though|as|which|that|what) (?:the |our |their )?${MANUAL} (?:tells|says|asks|demands|requires|wants|prescribes)`,
  },
];
