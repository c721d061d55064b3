// Listings and instruction manuals in everyday words.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const MANUAL =
  "(?:(?:p2pe|spoc|user|instruction|implementation|security) ?)?(?:manuals?(?! (?:entry|keying|imprinter|card|handling|payment|input|mode|processing|transaction))|pim(?: (?:items?|checks?|points?))?|user ?guides?|guides?|instructions?|handbook|booklet|guidance|guidelines?|guide of user|guide book|folder of instructions)(?:'s)?[:,]?";
const OBEY =
  "(?:follow(?:s|ed|ing)?|act(?:s|ed|ing)? (?:on|by|upon|according)|live by|in every detail|to the letter|compl(?:y|ies|ied|iant)(?: with)?|implement(?:s|ed|ing)?|respect(?:s|ed|ing)?|observ(?:e|es|ed|ing)|obey(?:s|ed)?|tick(?:s|ed)?(?: off)?|adher(?:e|es|ed|ing)|carr(?:y|ies|ied)(?: it)? out|carried out|complet(?:e|es|ed)|put in(?:to)? practice|abide|abides|(?:keep|keeps|kept|stick|sticks|sticking|stuck|go|goes|going|hold|holds) (?:strictly |closely |exactly |religiously )?(?:to|by)|work(?:s|ed)? (?:through|to|by|from)|(?:go|goes|going|went) through|met|meet|fulfil(?:s|led)?|satisf(?:y|ies|ied)|audit(?:s|ed)?|trained on|part of (?:the |our )?(?:[a-z]+ )?(?:onboarding|training|routine|induction)|in place|signed off|accord(?:ing to|ance with)|in line with|as per|observed)";
const DO_ALL =
  "(?:do|does|did|done|doing|doin)(?: (?:all|everything|every|each|what|whatever|exactly|it|as|just|only|precisely|that|things|the|daily|weekly|monthly|single|thing|bit|point|step|steps|in|from|of|like|by|checks?|inspections?|our|company's?|provider's?|bank's?|vendor's?|supplier's?|maker's?|their|which|this))*";
const ASKS =
  "(?:asks?|says?|said|wants?|tells?|telling|requires?|demands?|prescribes?|sets?|lists?|contains?|states?|writes?|expects?)";

/** Signals about manuals that are followed. */
export const MANUAL_SIGNALS: readonly SignalSource[] = [
  {
    slot: "manual",
    value: "yes",
    denied: "no",
    cue: "manual|pim\\b|guide|guidance|instruction|handbook|booklet",
    pattern: `${OBEY}(?: (?!signals|traffic)[^ ]+){0,8}? ${MANUAL}|${MANUAL}(?: [^ ]+){0,10}? ${OBEY}|(?:do|does|did|done|carry out|carries out|perform|performs|performed)(?: [^ .;]+){0,8}? (?:of|in|from|per) (?:the |their |its )?(?:provider'?s? )?${MANUAL}|${DO_ALL} ${MANUAL}(?: [a-z]+){0,6}?(?: ${ASKS})?|${MANUAL}(?: [a-z]+){0,5}? ${ASKS}(?: [^ ]+){0,6}? (?:is |are |was |has been |have been |we |i |gets? |all )*(?:done|do|did)`,
    unless:
      "\\b(?:most of|mostly|part of it|parts of|partly|some of|half of|more or less|skimmed|roughly|nearly all|almost all|try to|tries to|but not the)\\b|\\bmanual(?:ly)? (?:entry|keying|imprinter|card|handling|payment|input)|tour guides?|museum guides?(?! )|guide dogs?|not (?:so |quite |really )?sure|guided|printed guide|guide to (?:the|our)",
  },
  {
    slot: "manual",
    value: "yes",
    cue: "manual|pim\\b|guide|guidance|instruction|handbook|booklet",
    pattern: `${MANUAL}[^.!?]{0,160}?(?<!not |never |to |should |must |will )(?:do|did|done|follow(?:s|ed)?|go by|comply with|tick(?:ed)? off|carried out|keep to) (?:exactly |just |absolutely )?(?:everything|all of (?:it|that|them|this)|all|it all|it|that|them|every (?:point|step|single|page|check|thing|bit)|what (?:it|they))|${MANUAL}[^.!?]{0,200}? (?:all (?:of (?:it|that|them) )?|everything )(?:was |is |are |were |been |found )*(?:done|followed|observed|in order|carried out|ticked|complied)|found all of it done`,
    unless:
      "\\b(?:most of|mostly|part of it|parts of|partly|some of|half of|more or less|skimmed|roughly|nearly all|almost all|try to|tries to|but not the)\\b|\\bmanual(?:ly)? (?:entry|keying|imprinter|card)|not (?:so |quite |really )?sure|do not (?:follow|comply|do)|not follow",
  },
  {
    slot: "manual",
    value: "yes",
    cue: "guide|manual|booklet|instruction",
    pattern: `(?:as|everything|all|all that|what|whatever|every ?thing|all things|all those things)(?: [a-z]+){0,2}? (?:the |their |its |company |provider'?s? |that )*${MANUAL}(?: (?:is|was|are))? ${ASKS}(?: of us| for| us| me)?`,
    unless:
      "\\b(?:most of|mostly|part of it|parts of|partly|some of|half of|more or less|skimmed|roughly|nearly all|almost all|try to|tries to|but not the)\\b|\\b(?:not|never|no idea|ignore|unsure|wonder|what does)\\b",
  },
  {
    slot: "manual",
    value: "yes",
    denied: "no",
    cue: "manual|pim\\b|guide|guidance|instruction|handbook|booklet",
    // To work, to use or to train "after", "like" or "on" the manual, in whatever order.
    pattern: `(?:work|use|using|go|train|live|handle|operate|run|set up|inspect|check|install)(?:s|es|ed|ing)?(?: [a-z]+){0,4}? (?:after|like|as|by|per|on|under|according to|along|in line with) (?:the |its |their |that |our )*${MANUAL}|(?:everything|all|all of it|every point|each point|every step|whatever is|what is|all that is) (?:in|of|from|on) (?:the |its |their )*${MANUAL}(?: [a-z]+){0,3}? (?:i|we) (?:always |really |just )?(?:do|follow|keep)`,
    unless:
      "\\b(?:most of|mostly|part of it|parts of|partly|some of|half of|more or less|skimmed|roughly|nearly all|almost all|try to|tries to|but not the)\\b|guide dogs?|tour|museum|not (?:so |quite |really )?sure|will|should|must",
  },
  {
    slot: "manual",
    value: "no",
    literal: true,
    cue: "manual|pim\\b|guide|guidance|instruction|handbook|booklet",
    pattern: `(?:not|never|nobody|no one)(?: [a-z]+){0,3}? (?:compl(?:y|ies|iant)|follow(?:s|ed)?|observ(?:e|ed)|read|opened|looked at|implement(?:ed)?|respect)(?: [^ ]+){0,5}? ${MANUAL}|${MANUAL}[^.!?]{0,60}? (?:not|never|nobody|no one)(?: [a-z]+){0,3}? (?:do|done|carry out|carried out|perform|performed|compl(?:y|ied) with|follow(?:s|ed)?|observ(?:e|ed)|read|opened|looked at|implement(?:ed)?|respect(?:ed)?)(?: it| that)?`,
    unless: "\\b(?:not (?:so |quite |really )?sure|no idea|do not know|not only|not just)\\b",
  },
];

const SAYS_NO =
  "(?:said no|say no|says no|told (?:me |us )?no|answer(?:ed)? (?:was |is )?no|(?:reply|answer|response|verdict) (?:was|is) (?:an? )?(?:no|negative)|rejected|ruled out|turned down|replied no|no is the answer|it is not|is not (?:that|one|it|what)|was not|are not|it isn't|have not|has not|not there|not available|not for us|not with|did not (?:buy|take|get|order)|not bought|declined|too expensive|not what|not included|not part|(?:do|does) not (?:offer|have|do|sell|support|provide))";

/** Signals about listings. */
export const LISTED_SIGNALS: readonly SignalSource[] = [
  {
    slot: "encryption",
    value: "none",
    literal: true,
    cue: "p2pe|p2p\\b|p2 ",
    pattern: `p2(?:pe?)?(?: (?:whatever|thing|thingy|stuff|\\w+))?[^.!?]{0,160}? (?:and |but |so )?(?:[a-z]+ ){0,3}?${SAYS_NO}|p2pe[,:]? (?:have|has|is|are)? ?(?:not|no|none|nope|negative)|(?:neither|no|not|without|nothing|non)(?: [^ ]+){0,4}? (?:nor|or|and) (?:an? |the |a )?(?:[a-z]+ )?p2pe|p2pe[^.;!?]{0,30}? (?:negative|nope|denied)(?= ?[.,;!)]|$)|(?:normal|ordinary|standard|plain|regular) (?:one|terminal|machine|device|encryption)[^.!?]{0,20}? p2pe no`,
    unless:
      "\\b(?:not (?:so |quite |really )?sure|no idea|do not know|not only|not just|not (?:keyed|typed)|manual|expired|lapsed|listing is (?:valid|current)|is on (?:the|pci))\\b",
  },
  {
    slot: "encryption",
    value: "none",
    literal: true,
    cue: "encrypt|p2pe|listed|listing",
    pattern:
      "no (?:encryption|p2pe|pci) (?:listing|list|programme|program|product)|(?:own|their|vendor's|proprietary|ordinary|just|only|plain|some) encryption(?: [a-z]+){0,4}?,? (?:but |and )?(?:is |it is |isn't |which is )?not (?:on|in|a|listed|p2pe|part)|encryption of their own|p2pe listing (?:is )?(?:not there|missing|absent|none)",
    unless: "\\b(?:not (?:so |quite |really )?sure|no idea|do not know)\\b",
  },
  {
    slot: "encryption",
    value: "listed",
    denied: "unlisted",
    cue: "p2pe|p2 ",
    pattern:
      "p2pe(?: [a-z]+){0,3} \\((?:[a-z]+ ){0,3}listed|p2pe[,:]?(?: [^ ]+){0,14}? (?:on|in) (?:the |that |their )?(?:pci|council)(?:'s|s)? ?(?:ssc |own |public |official )*(?:list|listing|site|website|page|web ?site)|(?:pci|council)(?:'s)? (?:ssc )?(?:website|site|page|list)[^.!?]{0,80}? p2pe[^.!?]{0,60}? (?:there it (?:was|is)|found (?:it|ours|them)|it (?:was|is) (?:there|listed|on it)|same (?:name|number))",
    unless: "\\b(?:expired|lapsed|not sure|looked for it|searched for it)\\b",
  },
  {
    slot: "spoc",
    value: "claimed",
    denied: "none",
    cue: "software based pin|pin on cots|pin entry on cots",
    pattern: "software based pin(?: entry)?(?: on cots)?|pin (?:entry )?on cots",
  },
  {
    slot: "encryption",
    value: "onList",
    denied: "unlisted",
    cue: "pci|council",
    pattern:
      "(?:pci|council)(?:'s)?(?: [a-z']+){0,3}? (?:lists?|website|site|page),?(?: and| -)? (?:it|ours|they|this|that|there it) (?:is|are|was|were) (?:there|on it|listed|in it|on there|named)",
    unless: "\\b(?:expired|lapsed|not (?:so |quite |really )?sure|spoc)\\b",
  },
  {
    slot: "spoc",
    value: "listed",
    denied: "unlisted",
    cue: "spoc",
    pattern:
      "spoc(?: [a-z]+){0,3} \\((?:[a-z]+ ){0,3}listed|spoc[,:]?(?: [^ ]+){0,12}? (?:on|in) (?:the |that |their |its )?(?:pci|council)(?:'s|s)? ?(?:ssc |own |public |official )*(?:list|listing|site|website|page)|(?:on|in|under) (?:the |pci'?s? |pci ssc'?s? |council'?s? |public |official )*(?:list (?:of|for|with|under) (?:the )?(?:spoc|software based)|spoc (?:solutions? )?(?:list|listing|page|section))|(?:on|in|under) (?:the |their )?pci(?:'s)? (?:ssc )?(?:list|listing)s? (?:for|of|with|as)[^.!?]{0,40}? \\(?spoc|spoc[^.!?]{0,80}? (?:listed|listing|list|on (?:their|the|that) (?:list|page|site))",
    unless:
      "\\b(?:expired|lapsed|not sure|looked for|searched for|asked|neither|nor the spoc|spoc or|no spoc|not under)\\b",
  },
  {
    slot: "spoc",
    value: "unlisted",
    literal: true,
    cue: "spoc|list|neither|either",
    pattern:
      "(?:not|never|nor|no|neither)(?: [^ ]+){0,8}? spoc|(?:on|in|under|part of) neither|neither (?:of (?:them|the two|these))?|not (?:on|in|under|part of) (?:any|either)(?: of)?(?: [a-z]+){0,2}? ?(?:lists?|ones?|both)?",
    within: "spoc|p2pe|list|pci",
    unless:
      "\\b(?:not (?:so |quite |really )?sure|no idea|do not know|not only|not just|neither linked|needs neither)\\b",
  },
  {
    slot: "encryption",
    value: "unlisted",
    literal: true,
    cue: "spoc|list|neither|either",
    pattern:
      "(?:not|never|nor|no|neither)(?: [^ ]+){0,10}? p2pe|(?:on|in|under|part of) neither|not (?:on|in|under|part of) (?:any|either)(?: of)?(?: [a-z]+){0,2}? ?(?:lists?|ones?|both)",
    within: "spoc|lists?\\b|neither",
    unless:
      "\\b(?:not (?:so |quite |really )?sure|no idea|do not know|not only|not just|manual|needs neither)\\b",
  },
  {
    slot: "acquirerAgrees",
    value: "yes",
    evenInDoubt: true,
    cue: "agree|letter|permi|allow|consent|accept|may |okay|fine",
    pattern:
      "(?:acquirer|bank|processor|they)(?: [^ ]+){0,8}? (?:agreed|agrees|accepted|accepts|allowed|allows|permitted|permits|consented|approved|confirmed)(?: [^ ]+){0,10}? (?:keep|keeping|use|using|continue|go on|stay|until|till)|(?:acquirer|bank|processor)(?: [^ ]+){0,6}? (?:gave|sent|wrote|issued)(?: (?:us|me))?(?: an?)? (?:letter|permission|consent|leave|okay|written [a-z]+)(?: [^ ]+){0,8}? (?:keep|use|using|continue|go on|until|till)",
    unless: "\\b(?:not|never|refus(?:es|ed)|will not|does not)\\b",
  },
  {
    slot: "acquirerAgrees",
    value: "no",
    literal: true,
    cue: "acquirer|bank|processor|they",
    pattern:
      "(?:acquirer|bank|processor|they) (?:[a-z]+ ){0,3}?(?:refus(?:es|ed)|does not (?:agree|allow|accept)|did not (?:agree|allow|accept)|will not (?:agree|allow|accept|have it)|said no|insists?|wants? (?:it|them) replaced|declined)",
    within: "expired|approval|pts|terminal|machine|replace|acquirer|agree",
    unless: "\\bp2pe\\b",
  },
  {
    slot: "attended",
    value: "no",
    cue: "help|nobody|honou?r|unmanned|self|day and night|no staff|coin|bay",
    pattern:
      "(?:help|helps|serve|serves) (?:themselves|himself|herself)|honou?r (?:system|box|basis|stall)|nobody(?:'s| is)? (?:there|around|present|on site|home|in)|no staff(?: (?:there|present|on site|around))?|unstaffed|day and night|24/7|round the clock",
    unless: "\\b(?:hotline|support|webshop|website|always someone)\\b",
  },
];
