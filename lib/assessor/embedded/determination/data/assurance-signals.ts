// What somebody vouched for: that the page withstands scripts of attackers, and that those who
// handle cards for the merchant comply with PCI DSS. Both count as said only by who can know.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { BRAND } from "./vocabulary";

const ATTACK =
  "(?:(?:script|scripts|javascript|code|web|malicious|rogue|harmful|injected)(?: based)? (?:attacks?|attackers?|injections?|skimming|skimmers?|tampering)|(?:malicious|rogue|harmful|injected|unknown|foreign) (?:scripts?|code|javascript)|e ?skimm(?:ing|ers?)|(?:anti |card |web |digital )?skimm(?:ing|ers?|ed)|magecart|inject(?:ed|ing)? (?:a )?(?:scripts?|skimmer)|scripts? (?:criterion|protection|safety|security|controls?)|tampered with by scripts|scripts)";
const DEFENDED =
  "(?:protect(?:s|ed|ion|ions)?|resist(?:s|ant)?|defended|safe(?:ty)?|secured?|shields?|shielded|guards?|guarded|immune|hardened|covered|under control|blocks?|blocked|ok|not (?:be )?(?:attacked|skimmed|susceptible|vulnerable|open|exposed|tampered|injected|manipulated)|can ?not (?:be )?(?:attack|attacked|skimmed|tampered|injected|manipulated|touch|steal|read)|could not|controls?|met|fulfilled|integrity|no weakness(?:es)?)";
const VOUCHED =
  "\\b(?:confirm\\w*|attest(?:s|ed|ation)?|certif\\w+|checked|tests?|tested|audit(?:ed)?|assess(?:ed|ment)|assessor|review(?:ed)?|verified|vouch(?:es|ed)?|letter|documented|documents|alerts?|alarm|monitored|proof|validated|pen ?test(?:er|ed)?|statement|states?|stated|says|wrote|written)\\b";
const UNVOUCHED =
  "\\b(?:nobody|no one|none|never|neither|nor|no document|missing|refus\\w+|declin\\w+|lacks?|lacking|unprotected|unmanaged|expired|waiting|(?:does|do|did|has|have|is|are|was|will|would) not (?:been |yet |even )?(?:confirm\\w*|certif\\w+|check\\w*|tested?|implement\\w*|protect\\w*|have|met|satisf\\w+|exist|looked|give|issue)|can ?not (?:show|confirm|prove|give|certify)|no (?:such |written |formal |qualified )*(?:confirmation|evidence|proof|protections?|checks?|statement|measures|defences?|safeguards?|control)|whether|not fixed|our own job)\\b";
const SCRIPT_TOPIC =
  "(?:scripts?(?: (?:attacks?|protection|criterion|monitoring|safety|question|changes|injection))?|script attack confirmation|e ?skimming|(?:anti )?skimm(?:ing|ers?)|magecart|6\\.4\\.3|11\\.6\\.1|tamper detection|client side monitoring|malicious javascript|csp|integrity checks?)";
const PAPER =
  "(?:documents?|vouch(?:es)?|confirm(?:s|ed|ation)?|certif(?:y|ies|ied|icate|ication)|attest(?:s|ed|ation)?|evidence|proof|statement|assurance|letter|guarantees?)";
const WITHOUT =
  "(?:not(?! be )|never|no|none|nobody|no one|without|lacks?|lack|lacking|nothing|neither|refus(?:es|ed)|declin(?:es|ed)|zero)";
const MEASURE =
  "(?:protection|protections|measures?|safeguards?|defences?|defen[cs]e|controls?|checks?|checked|checking|monitoring|monitored|done|did anything|installed|implemented|in place|review|reviewed|looked|protected|managed|satisfied|met|detect)";

/** Who may handle cards for a merchant. */
export const PARTY =
  "(?:(?:payment|card|cards|hosting|booking|ticketing|ticket|fulfilment|software|storage|web|cart|shop|service|phone|ivr|plugin|sms|channel|call|local|small) )*(?:providers?|gateways?|processors?|psp|psps|acquirer|hosts?|platforms?|vendors?|suppliers?|aggregators?|companies|company|firms?|outfit|agency|agencies|agents|call cent(?:re|er)s?|fulfilment houses?|subcontractors?|contractor|third part(?:y|ies)|reseller|resellers|maker|manager|people|bloke|developers?|partner|service|zahlungsdienst|zahlungsanbieter|prestataire|proveedor(?: de pago)?|fornitore|operator(?: platnosci)?|" +
  `${BRAND})(?:'s)?`;
const PCI_STATUS =
  "(?:pci(?: dss)?(?: (?:compliant|compliance|certified|validated|approved|certification|certificate|status|rules?|standard|zertifiziert|conforme))?|compliant|compliance|certified|uncertified|validated|attestation(?: of compliance)?|aoc|card (?:industry )?(?:standard|rules)|conforme pci)";

/** Scripts on the page, and the compliance of those who handle cards. */
export const ASSURANCE_SIGNALS: readonly SignalSource[] = [
  {
    slot: "script",
    value: "yes",
    denied: "no",
    deniedFromFront: true,
    cue: "script|skim|magecart|attack|csp\\b|sri\\b|6\\.4|11\\.6|faq|shield|protect|tamper|detection|content security|integrity|client side|confirm|refuse|vulnerable|susceptible",
    pattern:
      "(?:confirm(?:s|ed|ation)?|assur(?:es|ed|ance)|guarantee(?:s|d)?|states?|stated|statement|letter|in writing|wrote|written|attest(?:s|ed|ation)?|certif(?:y|ies|ied)|declar(?:es|ed|ation)|says?|said|promised?)(?: [^ ;]+){0,16}? (?:scripts?(?: based)?(?: attacks?| skimming| injection| tampering)?|skimm(?:ing|ers?)|magecart|attacks?|11\\.6\\.1|6\\.4\\.3|faq 1588|a ?7)|protect(?:s|ed|ion|ing)?(?: [^ ;]+){0,6}? (?:against|from)(?: [^ ;]+){0,5}? (?:scripts?|skimm(?:ing|ers?)|magecart|web attacks)|(?:scripts?|skimming|magecart)(?: [^ ;]+){0,3}? (?:protection|protected|monitor(?:ing|ed)|monitor|inventory|inventoried|integrity|allow ?list|authorized|control(?:s|led)?|detection|shield)|content security policy|\\bcsp\\b|subresource integrity|\\bsri\\b|(?:change|tamper) (?:and tamper )?detection|6\\.4\\.3|11\\.6\\.1|page ?shield|client side (?:protection|security|monitoring)|(?:monitor|watch|check|inventory)(?:s|ed|ing)? (?:all |the |every |our )*(?:payment page )?scripts",
    unless:
      "\\b(?:missing|refus\\w+|declin\\w+|none|expired|own job|whether|not implemented|(?:no|any) evidence|wants proof|(?:we|i|you) (?:still |would |will )?(?:need|needs|should (?:have|get)|must (?:have|get)|have to (?:get|have))|antivirus|email|phishing|ddos|firewall only|manuscripts?|prescriptions?)\\b",
  },
  {
    slot: "script",
    value: "yes",
    literal: true,
    cue: "script|skim|magecart|attack|csp\\b|sri\\b|6\\.4|11\\.6|faq|shield|protect|tamper|detection|content security|integrity|client side|confirm|refuse|vulnerable|susceptible",
    pattern:
      "not (?:at all )?(?:susceptible|vulnerable|open|exposed) (?:to|for|by)(?: [a-z]+){0,3}? (?:attacks?|scripts?|skimming)(?: [a-z]+){0,2}",
  },
  {
    slot: "script",
    value: "yes",
    literal: true,
    cue: "script|skim|magecart|injection",
    pattern: `${ATTACK}(?: [^ ;]+){0,12}? ${DEFENDED}|${DEFENDED}(?: [^ ;]+){0,12}? ${ATTACK}|(?:can ?not|not) be (?:skimmed|tampered)(?: [^ ;]+){0,4}`,
    within: VOUCHED,
    unless: UNVOUCHED,
  },
  {
    slot: "script",
    value: "yes",
    denied: "no",
    cue: "jscrambler|feroot|source defen|reflectiz|human security|page integrity|c/side|report ?uri|domdog|script (?:integrity|allow)|integrity hash|csp",
    pattern:
      "jscrambler|feroot|source defen[cs]e|reflectiz|page integrity|domdog|(?:integrity hash(?:es)?|csp)(?: [^ ;]+){0,10}? (?:alerts?|alarms?|audit(?:ed)?|monitor(?:ed|ing)?|reviewed)",
    unless: UNVOUCHED,
  },
  {
    slot: "script",
    value: "no",
    literal: true,
    cue: "script|skim|magecart|6\\.4\\.3|11\\.6\\.1|tamper|client side|csp|integrity|confirm|sign",
    pattern: `${WITHOUT}(?: [^ ;]+){0,6}? ${PAPER}(?: [^ ;]+){0,12}? ${SCRIPT_TOPIC}|${PAPER}(?: [^ ;]+){0,8}? ${SCRIPT_TOPIC}(?: [^ ;]+){0,8}? (?:missing|none|not exist|not there|outstanding|${WITHOUT}(?: [a-z]+){0,3})|${SCRIPT_TOPIC}[?:,]?(?: [^ ;]+){0,6}? ${WITHOUT}(?: [^ ;]+){0,5}? (?:${PAPER}|${MEASURE}|exist)|${WITHOUT}(?: [^ ;]+){0,6}? ${MEASURE}(?: [^ ;]+){0,8}? ${SCRIPT_TOPIC}|waiting for(?: [^ ;]+){0,6}? ${SCRIPT_TOPIC}|${SCRIPT_TOPIC}(?: [^ ;]+){0,4}? (?:unmanaged|unmonitored|uncontrolled|unchecked)|(?:is|are|it is|stands?) (?:completely |wholly )?unprotected(?: [^ ;]+){0,10}? ${SCRIPT_TOPIC}|${SCRIPT_TOPIC} can be injected|turned off (?:the )?${SCRIPT_TOPIC}|${SCRIPT_TOPIC}(?: [^ ;]+){0,4}? (?:expired|lapsed|is our own job)|(?:no|without(?: any)?) (?:csp|sri|subresource integrity|6\\.4\\.3|11\\.6\\.1)(?: [a-z]+){0,3}|(?:provider|gateway|they|stripe|adyen|braintree)(?: [a-z]+){0,3} (?:will|would|can|could|do|did) not (?:confirm|give|sign|say|guarantee|promise)(?: [a-z]+){0,4}|refused? to (?:confirm|sign|give)|(?:nobody|no one) (?:[a-z]+ ){0,3}?(?:controls?|checks?|watch(?:es)?|monitors?|knows)(?: [^ ;]+){0,6}? (?:scripts?|tags|code)`,
    unless:
      "\\b(?:no scripts? (?:of|from|run|other|apart|except|can)|no (?:third party|other|foreign|outside|unknown) |not (?:added|altered|changed)|no idea|not sure|not know|found no|no (?:findings|issues|problems|objections)|passed|(?:can ?not|not|never) (?:be |get at |attack|skim|touch|read|steal|tamper|manipulate))\\b|^(?!.*\\b(?:evidence|proof|confirm\\w*|none|nobody)\\b).*\\bnot (?:at all )?(?:susceptible|vulnerable|open|exposed)",
  },
  {
    slot: "provider",
    value: "notCompliant",
    literal: true,
    lasting: true,
    cue: "pci|complian|certified|attest|aoc|validated|card standard|card industry",
    pattern: `${PARTY}(?: (?!we\\b|us,|i\\b|terminals?)[^ ;]+){0,10}? (?:not|never|no|no longer|nor|neither|lacks?|without|ohne|nicht|pas|nie ma|non|not having|uncertified|fails?|failed|can ?not (?:produce|show|prove)|not able to (?:produce|show))(?: (?!we\\b|our\\b)[^ ;]+){0,5}? ${PCI_STATUS}|${PARTY}(?: [^ ;]+){0,9}? (?:uncertified|non compliant|out of compliance|not compliant)|(?:non compliant|uncertified) (?:[a-z]+ )?${PARTY}|no ${PCI_STATUS} (?:from|at|with|for) (?:the )?${PARTY}|${PARTY}(?: [^ ;]+){0,6}? (?:removed|struck|taken|dropped) (?:from|off)(?: [^ ;]+){0,3} list|${PARTY}(?: [^ ;]+){0,4}? (?:pci|attestation|aoc|certificate)(?: [^ ;]+){0,3}? (?:expired|lapsed|out of date|ran out|none|lapse|fails)|let (?:its|their|his) pci (?:[a-z]+ )?lapse|(?:lost|failed) (?:its|their|his|the) pci(?: [a-z]+)?|(?:they|he) (?:are|is|were) not (?:yet )?(?:pci(?: dss)? )?(?:compliant|certified|validated)|they (?:admit(?:ted)? (?:that )?(?:they )?)?(?:have|got|has) no pci(?: [a-z]+)?|(?:aoc|pci)(?: [a-z]+)? ?:? none|pci wise(?: [^ ;]+){0,5} fails|no cumple (?:con )?pci|pas conforme pci|nicht pci zertifiziert|one is (?:compliant )?and one is not|(?:has not|does not have|not got|without) (?:a |any )?pci|(?:pci|compliance)(?: [^ ;]+){0,2} not something they`,
    within: `\\b(?:pci|complian\\w*|certified|uncertified|attestation|aoc|conforme|zertifiziert)\\b`,
    unless:
      "\\b(?:not sure|no idea|whether|ask(?:ed)? (?:if|whether)|p2pe|pts|spoc|terminals?|pinpads?|(?:card )?machines?|readers?|devices?|our (?:own )?(?:shop|business|company|firm|saq|compliance)\\b(?! of)|we are (?:not|no|non)|(?:am|are) i not|i am not|makes? us|left|former|previous|until|(?:was|were) not|replaced|switched|dropped|got rid|scripts?|skimm\\w*|tags?|encryption|solution|no need|not need|not only|not just|fees?|friend's|kiosk|payroll|gdpr|iso|not touch cards|never sees cards|not see cards)\\b",
  },
];
