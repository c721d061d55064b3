// Signals that decide whether a merchant's questionnaire fits at all: cards taken for others, an
// assessor's report, telephone systems of one's own that catch card digits, and cards in batches.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const TRADERS =
  "(?:merchants?|sellers?|retailers?|vendors?|traders?|shops?|shopkeepers|stores?|firms?|business(?:es)?|compan(?:y|ies)|restaurants?|hotels?|guest ?houses?|landlords?|clubs?|charit(?:y|ies)|theat(?:er|re)s?|publishers?|hospitals?|dentists?|doctors?|clinics?|plumbers?|franchisees?|associations|organi[sz]ations|schools?|tenants?|salons?|practices|brands|partners)";
/** Those others, told apart from the writer: "independent hotels", "the clubs we represent". */
const OTHERS = `(?:(?:our |the |those |these |all |some |many |several |about |over )*(?:(?:other|others'?|independent|separate|third party|client|member|affiliated|different|two|three|four|five|ten|twenty|thirty|forty|fifty|sixty|eighty|ninety|\\d{2,}|dozens of|hundreds of|thousands of|various|numerous)(?: [a-z]+){0,3}? )+(?:[a-z]+ ){0,2}?${TRADERS}|(?:other|our clients'?|clients'?) (?:people|people's|firms'|companies'|clients|customers)|(?:the |our |those )?${TRADERS} (?:that |which |who )?(?:we (?:represent|work for|serve|act for)|all over|across the|nationwide|on our (?:platform|books|system)))`;
const WE =
  "(?:i|we|us|our (?:[a-z]+ )?(?:call center|contact center|firm|company|agency|bureau|platform|software|software firm|marketplace|systems?|servers?|data center|team)|[a-z]+ (?:company|bureau|agency|house|platform|firm))";
const HANDLES =
  "(?:process|processes|processing|handle|handles|take|takes|taking|charge|charges|charging|collect|collects|collecting|accept|accepts|run|runs|bill|bills|store|stores|transmit|transmits|settle|settles|put through)";
const MONEY =
  "(?:cards?|card (?:payments?|numbers?|data|details|processing)|cardholder data|payments?|transactions?|bookings and cards|bills|rents?|fees|dues|donations)";

const SYSTEM_OWN =
  "(?:ivr|voice ?bot|phone ?bot|voice robot|phone robot|(?:automated|automatic|interactive|self service|touch ?tone)(?: [a-z0-9]+){0,3}? (?:line|service|system|menu|attendant|payments?)|(?:bill pay|pay by phone|payment|renewal|after hours) line|voice (?:menu|server|system)|answering machine|telephone exchange|phone exchange|phone computer|telephone computer|(?:phone|telephone) (?:system|server|platform)|pbx|switchboard|call platform|asterisk(?: server)?|free ?pbx|3cx|avaya|genesys(?: platform)?|mitel|telefonanlage|serveur vocal|centralita|central telefonica)";
const HOME =
  "(?:(?:on|in|at|under|from|by) (?:our|my|the) (?:own )?(?:[a-z]+ )?(?:cellar|basement|office|premises|server room|server|servers|data center|building|rack|network|pbx|phone server|phone system|developer|engineer)|on (?:site|premises?)|in house|self (?:built|made|hosted)|home (?:made|grown|built)|(?:of|is|are) ours|all our (?:kit|own)|our own|(?:we|i|engineer|developer|son|it guy)(?: [a-z]+)? (?:host|hosts|built|build|developed|wrote|run|operate|own|programmed|set up)|(?:hosted|built|run|written|programmed) by (?:us|ourselves)|unsere|notre|nuestr[oa])";
const DIGITS =
  "\\b(?:digits|tones?|dtmf|card ?numbers?|cards?|numbers?|pans?|keypad|keys|kartennummer|tarjeta|carte)\\b";
const DIGITS_OR_PAYMENT = `${DIGITS}|\\bpayments?\\b`;

const MUST =
  "(?:must|has to|have to|had to|needs? to|required|requires?|demands?|insists?|obliges?|obliged|ordered|order of|orders|made us|classed|told (?:us|me)|wants?|mandat(?:ed|ory|es)|comes? in|every year|each year|annual|yearly|for us|müssen)";

/** Roles and assessments. */
export const SCOPE_SIGNALS: readonly SignalSource[] = [
  {
    slot: "role",
    value: "serviceProvider",
    cue: "other|client|independent|separate|merchant|represent|all over|across|thousand|hundred|dozen|landlord|member|\\d\\d|two|three|thirty|twenty|fifty|ninety",
    pattern: `${WE}(?: [^ ]+){0,7}? ${HANDLES}(?: [^ ]+){0,4}? ${MONEY}(?: [^ ]+){0,3}? (?:for|on behalf of|in the name of|belonging to|of) ${OTHERS}|(?:for|on behalf of) ${OTHERS}(?: [^ ]+){0,6}? we ${HANDLES} (?:their |the )?(?:customers' )?${MONEY}`,
    unless:
      "\\b(?:provider|processor|gateway|bank|stripe|paypal|through (?:a|our) |fundrais|supplier|hire the|book(?:ed)? by|not|never)\\b",
  },
  {
    slot: "role",
    value: "serviceProvider",
    cue: "behalf|name|through|across|outsource|contract|their",
    pattern: `${WE}(?: [^ ]+){0,5}? (?:process|take|charge|collect|accept|run)(?:s|es|ing)?(?: [^ ]+){0,4}? ${MONEY}(?: [^ ]+){0,3}? (?:on behalf of|in the name of) (?:the |our |several |many )*(?:[a-z]+ )?(?:merchants|sellers|retailers|vendors|traders|shops|stores|firms|businesses|companies|restaurants|hotels|guest ?houses|landlords|clubs|charities|theat(?:er|re)s|publishers|hospitals|clients)|(?:other|client|merchant)(?:s|s'|'s)? (?:companies|companies'|firms|firms'|businesses|businesses'|merchants'|shops')? ?(?:customers' )?${MONEY} (?:run|runs|go|goes|come|comes|pass|passes) (?:through|across|over|via) our|(?:clients|hospitals|companies|merchants|charities|landlords|publishers|${TRADERS}) (?:outsource|contract|pay|hire|use|entrust|hand)(?: [^ ]+){0,6}? (?:to us|us to (?:take|collect|process|charge|bill))(?: [^ ]+){0,5}|(?:take|process|charge|handle|run) their (?:customers'?|clients'?|guests'?|tenants'?|patients'?) (?:cards?|payments)|their (?:customers'?|clients'?|guests'?|tenants'?|members'?) (?:cards?|payments|card payments) (?:come|comes|go|goes|run|runs) (?:in )?(?:through|via|across) (?:us|our)|franchisees' card payments`,
    within: "\\b(?:cards?|payments?|bills?|rents?|transactions)\\b",
    unless: "\\b(?:provider|processor|gateway|bank|stripe|paypal|they|not|never)\\b",
  },
  {
    slot: "role",
    value: "serviceProvider",
    cue: "service provider|proveedor|prestataire|andere|dienstleister",
    pattern:
      "(?:we are|as|i am)(?: an?)?(?: [a-z0-9]+){0,3}? service provider(?! (?:is|has|does|told|says|gave|who))|^\\W*(?:pci )?level (?:1|2|one|two) service provider|somos (?:un )?proveedor(?:es)? de servicios|nous sommes (?:un )?prestataire|fur andere (?:firmen|handler|unternehmen|geschafte)",
    unless: "\\b(?:not|never|no|our|whether|use|uses)\\b",
  },
  {
    slot: "selfAssessment",
    value: "no",
    literal: true,
    cue: "self|saq|questionnaire|form\\b|ourself|ourselves",
    pattern:
      "(?:can not|may not|not (?:allowed|permitted|entitled|eligible)|no longer|not)(?: [a-z]+){0,4}? (?:self assess(?:ment)?|(?:do|fill(?: in)?|submit|use) (?:the |an? |this )?(?:saq|questionnaire)(?: [a-z]+){0,3}? (?:our ?self|ourselves|any ?more)|self certify)|(?:self assessment|an? saq|the saq|saqs?|an? questionnaire|the questionnaire|filling(?: [a-z]+){0,5}? (?:form|questionnaire|saq))(?: [a-z]+){0,3}? (?:is |are |will |was )?(?:not|no longer|never)(?: be)? (?:open|enough|accepted|allowed|permitted|an option|possible|sufficient|available)|(?:questionnaire|saq|self assessment) (?:is |was |are )?(?:refused|rejected|ruled out|out of the question)|no (?:questionnaire|saq|self assessment) for us",
    unless: "\\b(?:not know|not sure|whether|if we|our provider|the provider|they have)\\b",
  },
  {
    slot: "selfAssessment",
    value: "no",
    cue: "qsa|auditor|assessor|audit|roc\\b|report on compliance|assessment|level",
    pattern: `${MUST}(?: [^ ]+){0,9}? (?:qsa|auditor|assessor|full audit|audit by|roc|report on compliance|(?:independent|external|outside|on ?site|yearly|annual) (?:[a-z]+ )?(?:assessment|audit|assessor|auditor))(?: (?!not )[^ ]+){0,3}|(?:qsa|auditor|assessor|full audit|roc|report on compliance|(?:independent|external|outside) (?:assessment|audit|assessor|auditor))(?: [^ ]+){0,6}? (?:must|has to|is (?:required|mandatory|demanded|due)|mandated|required|obligatory|comes in|to come|by order)|(?:level|merchant level|tier) (?:1|one) (?:merchant|for|by|so)|(?:us|we|are|became) (?:to |a |an |now )*(?:level (?:1|one)|top (?:merchant )?level)|top merchant level|(?:six|seven|eight|nine|ten|twelve|twenty) million (?:visa|mastercard|card|transactions|payments)|von einem qsa gepruft|audit par un qsa`,
    unless:
      "\\b(?:not|no (?:need|qsa|audit|auditor|roc)|never|without|neither|our (?:provider|processor|gateway|host|supplier)|provider's|they (?:have|are|do|get|pass)|stripe|adyen|worldpay|theirs?|tax|accounts?|financial|iso|fire|hygiene|insurance|bookkeep\\w*|help(?:s|ed)? us|advis\\w*|fewer|less than|under)\\b",
  },
  {
    slot: "way",
    value: "ownCapture",
    cue: "ivr|bot|robot|autom|interactive|line|voice|vocal|exchange|phone|pbx|switchboard|platform|asterisk|avaya|genesys|3cx|mitel|telefon|central|machine",
    pattern: `(?:${HOME}(?: [^ ]+){0,6}? ${SYSTEM_OWN}|${SYSTEM_OWN}(?: [^ ]+){0,8}? ${HOME})(?: [^ ]+){0,3}`,
    within: DIGITS,
    unless:
      "\\b(?:not|never|nothing|no (?:cards?|numbers?)|provider's|hosted by (?!us|ourselves)|their|mask\\w*|suppress\\w*|bleep\\w*|beeps?|muted?|record(?:s|ed|ing|ings)|press (?:1|one) for|menu choices|transfers?|forwards?|passes (?:them|callers)|rings?|terminal (?:is|has)|before|instead of)\\b",
  },
  {
    slot: "way",
    value: "ownCapture",
    cue: "ivr|phone|pbx|switchboard|exchange|computer|platform|telefonanlage|machine|tones|digits|dtmf",
    pattern: `(?:our|my|system of ours|machine of ours|unsere) ?(?:own )?(?:[a-z]+ ){0,2}?(?:ivr|pbx|phone system|telephone system|phone server|switchboard|telephone exchange|phone computer|telephone computer|call platform|telefonanlage|voice ?bot|phone robot|in telephone|answers)(?: [^ ]+){0,4}? (?:asks?|takes?|captures?|collects?|records the|gathers?|receives?|reads?|understands?|accepts?|stores?|saves?|nimmt|posts?|processes)(?: [^ ]+){0,8}? (?:cards?|digits|tones|numbers?|dtmf|kartennummer)|(?:digits|tones|numbers?)(?: [^ ]+){0,8}? (?:land|end up|arrive|come|go|are stored|are kept|are read)(?: [^ ]+){0,3}? (?:in|on|to|into|by|at) our (?:own )?(?:[a-z]+ )?(?:call platform|phone system|telephone system|pbx|switchboard|server|database|system)|(?:self built|home made|in house|own) (?:ivr|voice ?bot|phone robot|automated phone payments?)`,
    within: DIGITS,
    unless:
      "\\b(?:not|never|nothing|mask\\w*|suppress\\w*|bleep\\w*|beeps?|muted?|before|transfers?|provider's|web ?shop|website|website's|checkout|browser)\\b",
  },
  {
    slot: "batch",
    value: "yes",
    cue: "batch|bulk|forward|queue|pile|upload|file|collect|gather|together|bundle|saves|stores?|holds|lots?\\b|lotes|gesammelt|block|accumulat|in one go",
    pattern:
      "(?:cards?|payments?|charges?|transactions?|orders|renewals|donations|sales|slips)(?: [^ ]+){0,8}? (?:in|as) (?:one |nightly |daily |weekly |a |an )*(?:batch(?:es)?|bulk|bundles?|block|lot|one go|one large file|collection)\\b|(?:bulk|batch) (?:file|submission|job|upload|import|run|charge|processing|entry|payment)s?|one batch job|(?:file|spreadsheet|csv|list)(?: [^ ]+){0,5}? (?:goes up|uploaded?|uploads|pushed|pushes|sent|imported?|imports?|submitted)(?: [^ ]+){0,4}? (?:to|into|gateway|processor|bank|provider|portal)|(?:spreadsheet|csv|file|bulk) (?:import|upload)|(?:in|as) a single upload|(?:stores?|saves?|holds|keeps?|collects?|queue[sd]?|pile up|piles up|gathers?|accumulated?|collected|queued)(?: [^ ]+){0,12}? (?:(?:and |then )*(?:forwards?|sends?|transmits?|submits?|uploads?|releases?|released|go off|run|charges?|put) (?:them|it|the lot|all|everything|together|later|when|at|in)|until (?:it|there|the) (?:gets|is|has)|sent for authori[sz]ation)|(?:transactions?|payments?|taps|sales)(?: [^ ]+){0,3}? (?:queue|pile) up|(?:pushes|submits)(?: [^ ]+){0,5}? (?:bulk|as a (?:block|batch|lot))|por lotes|werden gesammelt",
    within:
      "\\b(?:cards?|payments?|charges?|transactions?|orders?|renewals|donations?|sales|members?|fees?|dues|taps|zahlungen|cobros|authori[sz]ation|gateway|tenants?)\\b",
    unless:
      "\\b(?:settle\\w*|end of day (?:report|close|total)|totals?|reconcil\\w*|z report|receipts?|slips in|parcels?|orders for|ship\\w*|bookkeep\\w*|one by one|one at a time|individually|token\\w*|not|never|vouchers?|customers? upload|backup|photos?|tax|newsletter|bank transfers?|direct debits?|cookies|sent to the (?:office|accountant))\\b",
  },
  {
    slot: "phoneLine",
    value: "voip",
    cue: "headset|broadband|ethernet|poe|centralita|telefonia|voice|switchboard|by ip|genesys|webrtc|switch|internet|cloud|browser",
    pattern:
      "(?:answer|take|make|pick up)(?: [^ ]+){0,5}? (?:in|on|through|via) (?:the |a |their |our )*(?:browser|computer|pc)s?(?: with (?:a )?headsets?)?|(?:phones?|telephones?|handsets?)(?: [^ ]+){0,3}? (?:goes?|go|are|is|die|dies|drops?) (?:out|down|dead) (?:if|when) (?:the )?(?:broadband|internet|network|wifi|router)|(?:phones?|handsets?)(?: [^ ]+){0,3}? (?:powered by|by|on|plugged in(?:to)?|hangs? on) (?:the )?(?:ethernet|poe|network|same switch|switch|lan|router)|(?:voice traffic|calls|telephones?|phones?|switchboard(?:'s| is)?)(?: [^ ]+){0,4}? (?:over|by|in|across|through|via) (?:the |our )?(?:ip\\b|internet|data network|cloud|network)|(?:centralita virtual|telefonia ip|webrtc|genesys cloud|amazon connect|talkdesk|five9|ip centrex)",
    within:
      "\\b(?:calls?|phones?|telephones?|handsets?|voice|switchboard|agents?|centralita|telefonia|seats?)\\b",
    unless:
      "\\b(?:terminals?|pdq|card machine|readers?|tap|link|not|never|no phones|smartphone|mobile data|fax|backup|orders? (?:in|on))\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "outsourc|farmed|hands of|contractor|agency|agent|company|firm|specialist|house|partner|bureau|center|callcenter|cloud|hosts|line deals|else",
    pattern:
      "(?:telephone|phone|mail|call|payment) ?(?:order)? ?(?:sales|orders?|payments?|calls|side|handling)(?: [^ ]+){0,3}? (?:outsourced|farmed out|contracted out|in the hands of|given to)(?: [^ ]+){0,4}|(?:outsourced|farmed|contracted)(?: [^ ]+){0,5}? (?:payments?|card|phone|order)(?: [^ ]+){0,3}? (?:out )?to (?:an? |the )?[a-z]+|(?:card|phone) calls go to (?:an? )?(?:[a-z]+ )?(?:contractor|bureau|company|agency|firm|center)|(?:external|outside|third party) (?:[a-z]+ ){0,2}?(?:line|center|firm|company|agency|bureau) (?:deals with|charges|takes|handles|collects|answers)(?: [^ ]+){0,4}|(?:specialist|bureau|fulfil?lment company|mailing house|letting agent|ticket agent|management company|logistics partner|agency|receptionist firm|call center)(?: [^ ]+){0,6}? (?:takes?|handles?|collects?|runs?|charges?|process(?:es)?|deals? with|who also process) (?:the |our |all |their |guests' |tenants' |cards |payments |whole |entirely )*(?:[a-z']+ )?(?:cards?|payments?|money|mail order|orders|entirely)|(?:all )?cards? (?:is|are) (?:done|handled|taken|processed|charged) by (?:an? |the |our )?(?:agency|bureau|company|call center|firm|fulfil?lment [a-z]+)|firm in [a-z]+(?: [^ ]+){0,4}? answering our|callcenter dienstleister nimmt|call center externo|lo lleva todo",
    within:
      "\\b(?:phones?|telephone|calls?|mail|forms|hotline|never (?:touch|see|hear|reach|come)\\w*|not (?:see|seeing|hear|touch)|none of|on our behalf|for us|out of our|no card|entirely|no cardholder|wir sehen nichts|payout|just drives|only let)\\b",
    unless:
      "\\b(?:web agency|website|web ?shop|hosting|terminal|bookkeep\\w*|it support|our own|accounting|cleaning|not pci|pci (?:compliant|certified)|tender|considered|as an agency|clients outsource)\\b",
  },
  {
    slot: "way",
    value: "ownCapture",
    cue: "ivr|robot|pbx|call platform|automated|dtmf",
    pattern:
      "(?:in house|on premises?|on site|home made) (?:[a-z]+ ){0,2}?(?:ivr|voice robot|voice bot|automated (?:phone|voice|telephone)|dtmf)|(?:ivr|voice robot|voice bot|dtmf) (?:[a-z]+ )?(?:on premises?|on site|in house)|(?:land|end up|arrive) in our (?:[a-z]+ )?(?:call platform|phone system|pbx)|pbx (?:in|at|under) our(?: [^ ]+){0,6}? (?:digits|tones)",
    within: DIGITS_OR_PAYMENT,
    unless: "\\b(?:not|never|nothing|mask\\w*|suppress\\w*|bleep\\w*|provider's|cancel\\w*)\\b",
  },
];
