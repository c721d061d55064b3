// Words that tell how a statement is meant. Patterns are written for normalised text (lower case,
// contractions spelt out, no hyphens inside words).
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";

/** Words after which what follows is denied. */
export const NEGATORS =
  "not|no|never|neither|nor|without|none|nothing|nobody|no one|nowhere|hardly|instead of|" +
  "rather than|as opposed to|in place of|unlike|free of|free from|avoid|avoids|avoiding|bypass|bypasses|bypassing|skipping|refuse|" +
  "refuses|refused|denies|ruled out|forbidden|forbids?|prohibited|prohibits?|banned|barred|lacks?|lacking|non|zero|stopped|ceased|quit|gave up|given up|got rid of|" +
  "get rid of|done away with|nicht|kein|keine|keinen|keiner|keinerlei|nichts|nie|niemals|ohne";

/** Set phrases with a negator in them that deny nothing of what follows. */
export const NOT_NEGATIONS: readonly RegExp[] = [
  /^not (?:only|just|merely|to mention|until|unless|least)\b/,
  /^no (?:doubt|problems?|matter|wonder|idea|clue|worries|need to (?:worry|panic)|sooner|less than)\b/,
  /^not (?:so |very |quite |really |at all |100 ?% |entirely |too |totally |completely ){0,8}(?:sure|certain|clear|aware)\b/,
  /^no(?:thing| one|body)? (?:but|other than)\b/,
  /^none other\b/,
  /^no (?:shows?|brainer|frills|fuss|nonsense|hassle|fee|touch|name brand|win)\b/,
  /^not? ?(?:\.|,|!|$)/,
  /^no (?:it|they|we|i|he|she|that|this|there|the|you|my|our|these|those|its|only|just|but) /,
  /^never ?(?:mind|fear)\b/,
  /^not (?:a|that) (?:big|large|huge|great|small)\b/,
  /^not (?:that )?(?:many|much|often|always|all)\b/,
  /^no\. ?\d/,
];

/** What ends the reach of a negation inside a clause. */
export const SCOPE_END = boundedPattern(
  [
    " but ",
    " only ",
    " (?:just|directly|straight) (?=to |into |from |the |paper|cash|a )",
    " (?:because|instead|except|unless|until|besides|otherwise|since|whereas|so that|therefore)\\b",
    " (?:other than|apart from|rather)\\b",
    " so (?=i |we |it |they |the )",
    " (?:when|where|while|as soon as|after|before|and then|then) ",
    " without ",
    "(?<= else) ",
    " and (?=(?:the|a|my|our) (?:clients?|customers?|guests?|people|patients?|members?|buyers?|donors?|bank|machine|terminal|till|staff|wife|husband) [a-z]+\\b)",
    " and (?=(?:i|we|you|they|he|she|it|that|this|there|(?:the|our|my|its|each|every) (?:[a-z]+ ){1,3}(?:is|are|was|goes|runs|stands?|has|have|can|does|do|gets?|keeps?)\\b|is|are|was|were|" +
      "has|have|had|does|do|goes?|runs?|stands?|uses?|only|just|then|keeps?|sits?|works?|comes?|" +
      "gets?|talks?|sends?|connects?|dials?|pays?|puts?|locks?|locked|shreds?|shredded|keys?|types?|" +
      "enters?|calls?|hangs?|receives?|destroys?|destroyed|burns?|always|own|customers?|all|it's|" +
      "never|completely|totally|fully|kept apart|separate|stand alone|standalone|isolated|on its|on their)\\b)",
    ", ?(?=(?:[a-z]+ly |just |only |all |a |an |own |its own|on its|on a |with a |uses?|using|stand|standalone|separate|isolated|direct))",
  ].join("|"),
);

/** A verb that a denying object turns round: "we keep nothing", "it saves no numbers". */
export const OBJECT_VERB =
  /(?:^|\s)((?:keep|keeps|kept|keeping|store|stores|stored|storing|save|saves|saved|saving|see|sees|receive|receives|get|gets|record|records|hold|holds|retain|retains|print|prints|write|touch|touches|handle|handles|process|processes|know|knows|have|has|use|uses|take|takes|accept|accepts|sell|do|does|send|sends|collect|collects|contain|contains|scan|scans|need|needs|share|shares|run|runs|install|own|change|changed|log|logs) (?:of |at |absolutely )?)$/;

/** What used to be so, or was ended. */
export const PAST: readonly RegExp[] = [
  /\b(?:i|we|they|he|she|it|you|people|customers?|staff|guests|clients|donors|members|that|this|these|which|who|everything|orders|shop|site|system|website|predecessor|father|mother|owner|bank) (?:also |always )?used to [a-z]+/,
  /^(?:also )?used to [a-z]+/,
  /\bused to be\b|\b(?:was|were) what we (?:had|used|did|took)\b/,
  /\b(?:one|terminal|machine|line|connection|router|it) (?:broke|died|packed up|gave out|broke down)\b/,
  /\bdid (?:once |still |at one time )?have\b|\b(?:i|we|they) (?:once |also |still )?had (?:an? |it |them |this |the |some |our |all |lots |many |these |those )|\bfrom the time before\b/,
  /\b[a-z]+ used to (?:go|run|share|stand|live|use|get|talk|connect|pass|accept|hold|ring|belong|dial|have|send|store|keep|get|work|come|hang|need|save|connect|sit|redirect|leave|write|phone|call)\b/,
  /(?<!\b(?:valid|current|good|listed|approved|approval|certified|runs|lasts|expires?) )\b(?:until|till|up to)(?! (?:[a-z]+ ){0,2}20(?:2[6-9]|[3-9]\d)) (?:(?:the )?(?:last|end of|start of|beginning of|recently|a few|two|three|some|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d|we (?:changed|switched|moved|got)))/,
  /\b(?:previously|formerly|in the past|back then|in former times|in the old days|in the early days|years ago|once upon|at first|initially|originally|before that|before then|beforehand we had|before (?:last|this) year|before we (?:changed|switched|moved|got)|in those days)\b/,
  /\b(?:last|previous) (?:year|spring|summer|autumn|winter|month|season) (?:i|we|they|it) (?:still )?(?:had|used|were|was|did|took|kept|stored)\b/,
  /\b(?:was|were|has been|have been|got|it is been) (?:changed|replaced|swapped|removed|deleted|wiped|purged|destroyed|scrapped|thrown (?:out|away)|switched off|turned off|decommissioned|retired|discontinued|abolished|dropped|disabled|erased|cleared out|returned|sent back|taken (?:away|out))\b/,
  /\b(?:found|located|searched|identified|collected) (?:[a-z]+ ){0,5}and (?:then |all |securely ){0,8}(?:purged|deleted|wiped|destroyed|erased|removed|shredded)\b/,
  /\b(?:no longer|not (?:[a-z]+ ){0,6}any ?more|not (?:[a-z]+ ){0,6}any longer|not since)\b/,
  /\b(?:i|we|they) (?:have |had |once |just )?(?:stopped|switched off|turned off|disabled|took down|phased out|closed down|ceased|quit|gave up|given up|got rid of|scrapped|ditched|removed|deleted|wiped|purged|abandoned|dropped|moved away from|did away with|threw out|binned|handed in|returned (?:the|our|every|all|both|it|them|those)|cancelled|canceled|retired|replaced|handed back|sent back|gave back)\b/,
  /\b(?:i|we) once (?:had|used|did|kept|stored|took)\b/,
  /\b(?:the|our|my) (?:old|previous|former) [a-z ]{1,30} (?:was|were|had|did|used|stored|kept|went|followed|took|typed|wrote|ran)\b/,
  /\b(?:thought about|considered|looked into|(?:was|were) offered|nearly (?:got|bought|took)|almost (?:got|bought|took)|decided against|turned down|declined|did not (?:want|take|choose|go for))\b/,
  /\bin (?:19|20)\d\d (?:i|we|it|they) (?:still )?(?:had|used|were|was|did|took|kept|stored)\b/,
];

/** What keeps something in the present although the clause looks back. */
export const STILL =
  /\b(?:still|to this day|even now|remain|remains|are there|is there|ever since)\b/;

/** What is meant to be, but is not yet. */
export const INTENTION: readonly RegExp[] = [
  /\b(?:i|we|they|bank|it guy|company|dealer|son|daughter|husband|wife|boss|manager|owner|nephew) (?:am |are |is |will |have |has |do )?(?:also |now |currently |still |all |soon |just |actually |both ){0,8}(?:plan|plans|planned|planning|intend|intends|intending|hope|hopes|hoping|aim|aims|want|wants|wish|about|going|looking|thinking|considering|expect|expects|mean)(?: on| to(?! (?:keep|leave))| of| about| into| at| for)\b/,
  /\b(?:i|we) would (?:like|love|prefer) to\b/,
  /^(?:also |still |now )?(?:thinking (?:of|about)|considering|looking (?:at|into) (?:getting|buying)|toying with)\b/,
  /\b(?:is|are) (?:coming|visiting)(?: [a-z]+){0,3} to (?:show|demonstrate|demo|install|fit|sell)\b|\b(?:is|are) on (?:the|its|their) way (?:to us|here)\b/,
  /\b(?:it is|is|are|being) (?:being )?(?:planned|scheduled|foreseen|intended|in preparation|in the works|in the pipeline|on order|ordered(?! (?:by|from|in|over|via|through|online|at|with)\b))\b/,
  /\b(?:planned|scheduled|foreseen) for\b/,
  /\b(?:they|bank|rep|dealer|corporate|provider|salesman|company|somebody|someone|acquirer|franchisor) (?:[a-z]+ ){0,2}?(?:wanted|tried|offered|keeps? (?:pushing|trying|offering|asking)|pushed|pushes)\b/,
  /\b(?:asked|asks|ask|wonders?) (?:us |me )?(?:if|whether) (?:they|we|i|it|he|she) (?:can|could|may|might)\b/,
  /\b(?:is|are) (?:sending|bringing|installing|delivering|getting|replacing|switching|changing|swapping|giving|putting)(?: [a-z]+){0,8} (?:in|next|this|by|after|before|from) (?:the )?(?:spring|summer|autumn|fall|winter|new year|january|february|march|april|may|june|july|august|september|october|november|december|coming)\b/,
  /\b(?:i|we) will (?:also |soon |then |probably |certainly |definitely |of course |surely |shortly |hopefully |eventually |now |all |be |have to |need to ){0,8}[a-z]+/,
  /\b(?:will|going to|to be|should|must|gets?|is|are|being|starts?|comes?|arrives?|switch(?:es|ing)?|move|moving|chang(?:e|es|ing)|due|ready|done|installed|set up|follow) (?:[a-z]+ ){0,8}(?:next (?:week|month|year|spring|summer|autumn|winter|quarter|season|time|monday|january)|soon|shortly|in the (?:near )?future|later this year|by the end of|as soon as|sometime|some day|one day|eventually|when (?:we|i) (?:get|have|find) (?:the )?(?:time|money|budget))/,
  /^(?:and |then )?(?:from )?next (?:week|month|year|spring|summer|autumn|winter|quarter|season)\b/,
  /\b(?:will|shall) (?:soon |then |eventually |be ){0,8}(?:replace|replaced|switch|switched|move|moved|change|changed|install|installed|introduce|introduced|upgrade|upgraded|migrate|migrated|get|be getting|start|separated|segmented|implemented|rolled out|set up)\b/,
  /\b(?:still (?:have|has|need|needs) to|yet to|not yet|to do list|to be done|work in progress|in progress|have not (?:got (?:round|around) to|gotten (?:round|around) to|come round to))\b/,
  /\b(?:soon|shortly|in future|in the future)\b.{0,30}\b(?:will|going|want|plan|switch|replace)/,
  /\b(?:my|our|the) (?:plan|goal|aim|intention|idea|resolution) is (?:to|that)\b/,
];

/** "We will" as a habit rather than a plan. */
export const HABITUAL_WILL =
  /\b(?:usually|normally|always|typically|every time|each time|whenever|when (?:the|a|an|they|someone|somebody)|while the|once (?:the|a|they)|then (?:i|we) will)\b/;

/** The writer doubts what is said. */
export const UNCERTAIN: readonly RegExp[] = [
  /^(?:and |but |now |so |only )?whether\b/,
  /\b(?:nobody|no one|none of us|(?:will|would|does|do|did|can|could) not|never)(?: [a-z]+){0,4}? (?:tell|tells|told|say|says|said|know|knows|confirm|confirms|answer)(?: (?:us|me))? (?:if|whether)\b|\b(?:can|could) not (?:rule out|exclude|swear|promise)\b/,
  /\b(?:i|we) (?:just |only |do |sincerely |really )?(?:hope|pray)\b(?! to\b)/,
  /\b(?:i|we) (?:do )?(?:honestly |really |just |kind of |sort of |only )?(?:think|believe|guess|suppose|assume|reckon|presume|imagine|suspect|hope|expect|gather|fancy)\b(?! (?:of|about|twice|highly|cards?|the cards?|card (?:numbers?|data|details)|data|details|payments?)\b)/,
  /\b(?:(?:maybe|perhaps|probably)(?! (?:an? )?(?:\d+|two|three|four|five|six|seven|eight|ten|twelve|twenty|thirty|fifty|dozen|hundred|few|couple|once|twice|half)\b)|surely|possibly|presumably|supposedly|apparently|hopefully|allegedly|likely|potentially|most probably|as far as (?:i|we) (?:know|understand|can tell|remember|am aware)|afaik|iirc|to my knowledge|if i am not mistaken|if i remember|if memory serves|unless i am (?:wrong|mistaken)|i could be wrong|or something|or so i|or whatever|seems?|seemingly|appears? to|supposed to|or similar|kind of thing)\b/,
  /\b(?:might|could)(?: (?:still|well|also|even|possibly|perhaps|just|not)){0,8} [a-z]+|\bmay(?: (?:still|well|also|even|possibly|perhaps|not)){0,8} (?:be|have|contain|lie|hold|store|keep|record)\b/,
  /\b(?:should|ought to|must) (?:be |have |all |do )?(?:ok|okay|fine|alright|all right|good|safe|secure|in order|enough)\b/,
  /\bnot (?:so |very |quite |really |at all |100 ?% |entirely |too |totally |completely |absolutely ){0,8}(?:sure|certain|clear|aware)\b/,
  /\bno (?:idea|clue|knowledge)\b/,
  /\b(?:unsure|uncertain|unclear|confused|in doubt|hard to (?:say|tell)|who knows|god knows|heaven knows|beats me|you tell me|search me|how (?:should|would) i know|above my head|over my head|all greek)\b/,
  /\b(?:can|could) not (?:say|tell|remember|recall|find out)\b/,
  /\b(?:do|did|would|really|honestly|(?:he|she|boss|bank|owner|wife|husband|nobody|dealer|guy) does) not (?:really |actually |even |exactly |honestly |quite ){0,8}(?:know|understand|remember|recall|have (?:a|any|the) (?:clue|idea|foggiest)|think)\b/,
  /\b(?:never|have not|has not) (?:really |ever |yet )?(?:asked|checked|looked|looked into|thought about|wondered|found out|heard)\b/,
  /\b(?:one of the two|one or the other|or maybe|or perhaps)\b/,
  /\b(?:redirect|iframe|frame|form|plugin|internet|wifi|dialup|dial|p2pe|phone line) or (?:an? |the |over )?(?:redirect|iframe|frame|form|plugin|internet|wifi|dialup|dial|p2pe|phone line)\b/,
  /(?<!\b(?:what(?:ever)? for|why would (?:i|we)|why should (?:i|we)|right|okay|ok|eh|who would|you know))\?\s*$/,
];

/** The writer says that he does not know. */
export const IGNORANCE: readonly RegExp[] = [
  /\b(?:nobody|no one|none of us|(?:will|would|does|do|did|can|could) not|never)(?: [a-z]+){0,4}? (?:tell|tells|told|say|says|said|know|knows|confirm|confirms|answer)(?: (?:us|me))? (?:if|whether)\b|\b(?:can|could) not (?:rule out|exclude|swear|promise)\b/,
  /\b(?:do|did|would|could|really|honestly|(?:he|she|boss|bank|owner|wife|husband|nobody|dealer|guy) does) not (?:really |actually |even |exactly |honestly |quite ){0,8}(?:know|understand|remember|recall|have (?:a|any|the) (?:clue|idea|foggiest))\b/,
  /\bno (?:idea|clue|knowledge)\b/,
  /\bnot (?:so |very |quite |really |at all |100 ?% |entirely |too |totally |completely |absolutely ){0,8}(?:sure|certain|aware)\b/,
  /\b(?:unsure|uncertain|who knows|god knows|heaven knows|beats me|you tell me|search me|how (?:should|would) i know|hard to (?:say|tell)|above my head|over my head|all greek)\b/,
  /\b(?:can|could) not (?:say|tell|remember|recall|find out)\b/,
  /\b(?:never|have not|has not) (?:really |ever |yet )?(?:asked|checked|looked|looked into|thought about|wondered|found out|heard)\b/,
  /^(?:unknown|idk|dont know|no idea|pass|\?+)\W*$/,
];

/** A condition rather than a fact. */
export const CONDITIONAL =
  /^(?:and |but |or |so |only |even |just )?(?:if|unless|provided|in case|in the event|as long as|suppose|supposing|assuming|should (?:we|i|they|it|there|the))\b|\b(?:if|unless) (?:i|we|they|you|it|there|the|a|someone|somebody|anyone|that)\b/;

/** "Not sure if" asks indirectly and supposes nothing. */
export const INDIRECT_QUESTION =
  /\b(?:sure|know|knows|idea|clue|tell|say|remember|certain|clear|wonder|wondering|checked?|asked?|see|find out|matter|doubt) (?:if|whether)\b/;

/** What would be, not what is. */
export const HYPOTHETICAL =
  /\b(?:would|could|might) (?:never |not |also |then |still |rather |probably |certainly |have (?:been|to|had)? ?){0,8}[a-z]+/;

/** The practice of somebody other than the writer. */
export const SOMEONE_ELSE: readonly RegExp[] = [
  /\bin their (?:own )?name\b|\b(?:is|are) (?:not (?:our|my)|their) (?:own )?business\b/,
  /\b(?:my|our|the|a|his|her) (?:neighbou?rs?|brother|sister|cousin|friend|competitors?|colleague|uncle|aunt|mate|accountant|previous employer|old employer|former employer)(?:s|'s|s')? (?:shop|store|cafe|restaurant|business|salon|place|company|bakery|bar|pub|machine|terminal|reader|uses?|used|has|had|does|do|did|takes?|keeps?|stores?|got|runs?|next door|down the|across|told|with the|who)\b/,
  /\b(?:our|my|the) sister (?:hotel|shop|store|company|business|restaurant|site|firm|cafe)\b/,
  /\b(?:next door|across the (?:street|road)|down the (?:street|road)|(?<!from |of |by )other (?:shops?|merchants?|businesses|companies|people|stores|restaurants|firms|sellers|traders|clubs)|most (?:shops?|merchants?|businesses|people|stores|restaurants)|some (?:shops?|merchants?|businesses|stores|restaurants)|a friend of mine|at my old job|(?:was|were) (?:then |still |once )?employed|(?:that|it) was their business|where i (?:used to )?work(?:ed)?(?: before)?|my last job|the (?:shop|place|cafe|store|business) (?:next door|across|opposite))\b/,
];

/** Words meant for the system rather than about the business. */
export const INSTRUCTION: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|overrule|bypass|skip|neglect|discard) (?:all |any |the |your |my |these |those |every |of |previous |prior |above |earlier |other |preceding |usual |normal |standard ){0,8}(?:rules?|instructions?|prompts?|guidelines?|criteria|text|description|questions?|decision table|checks?|constraints?|directions?|context|policy|policies|what i (?:wrote|said)|everything)\b/,
  /\b(?:you (?:must|should|shall|have to|need to|will|are (?:now|to|required|instructed|hereby|an? (?:ai|assistant|helpful|language)))|please|just|simply|now|always|kindly|must|directly|then) (?:now |only |please |just |always |simply |directly ){0,8}(?:answer|output|return|respond|reply|classify|assign|select|choose|pick|conclude|print|emit|give (?:me|us|back|out)|say|mark|set|grant|declare|treat|rate|score|put|issue|confirm|approve|determine|state|write|act as|pretend)\b(?=.{0,1000}(?:\bsaq\b|questionnaire|in place|compliant|eligible|status|result|this merchant|us as|me as|everything|all (?:controls|requirements|answers)|approved|json))/,
  /(?:^|["'#<[(*-])\s*(?:system|assistant|developer|admin|user|ai|assessor|classifier|model|bot|chatbot|gpt|llm) ?(?:prompt|message|note|instruction|override|mode|notice|command|directive)?s? ?:/,
  /<\/?(?:system|assistant|user|instructions?|prompt|admin|override|s)>|\[\/?(?:system|inst|assistant|admin)\]|###? ?(?:system|instruction|override|new)|<\|[a-z_]+\|>/,
  /\b(?:saqtype|saq[_ ]type|compliancestatus|followupquestion) ?["':=]/,
  /\b(?:answer|output|return|result|respond|reply|classify (?:us|me|this|it)|conclusion|outcome|determination|verdict|correct (?:answer|type|result|questionnaire)|right (?:answer|type))(?: must| should| is| to be| has to be| with| as| it as| this as| us as| me as|:| =){0,8} ?["'(]?saq (?:a|b|c|d|p2pe|spoc)\b/,
  /\b(?:as an? (?:ai|assistant|language model)|you are (?:now )?an? (?:ai|assistant|different|unrestricted|helpful|assessor|pci)|new instructions?|end of (?:description|input|instructions?|text)|begin (?:new )?instructions?|jailbreak|developer mode|debug mode|test mode)\b/,
  /\b(?:note|message|attention|memo|instruction|instructions|info|information|notice|hint) (?:to|for) (?:the )?(?:ai|assistant|assessor|system|model|reviewer|classifier|bot|algorithm|software|machine|tool|evaluator|grader)\b/,
  /\b(?:mark|set|put|rate|score|declare|count|treat|consider) (?:it |them |us |everything |all|every|the whole|each)(?: of)?(?: (?:the|these|controls?|requirements?|answers?|questions?|items?|section)){0,8} ?(?:as |to )?(?:in place|compliant|passed|ok|not applicable|yes|eligible)\b/,
  /^\W*(?:say|answer|output|return|respond|reply|classify|choose|select|conclude|print|determine|assign|grant|pick|give) (?:us |me |it |that |with |as |this |only |just ){0,8}["'(]?(?:saq|p2pe|spoc|b ip|c vt|a ep|in place|compliant|\{)/,
  /\bdo not (?:ask|request|raise|pose|put) (?:me |us |any |further |more |a |follow ?up |additional ){0,8}(?:questions?|follow ?ups?)\b/,
];
