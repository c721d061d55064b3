// How merchants say that something is planned, doubted, over or only imagined, where it is about
// what they do. Patterns are for normalised text (lower case, contractions spelt out).
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";

/** What is meant to be done but is not. */
export const PLANNED =
  /\b(?:(?:i|we|they|he|she) plan\b|(?<!from )plan(?:ned|ning) (?:to|on)\b|(?<!\b(?:a|an|the|and|or|written|replacement|remediation|approved|action|response|migration) )plan to\b|planned for|plan is to|(?:is|are) planned|intend|intends|(?:is|are) intended (?:to|that)|on (?:the|our|my) plan\b|is (?:still )?to (?:start|begin|be (?:written|set|made|introduced|installed|bought))|under construction|drafting|(?:i|we) (?:have )?(?:booked|ordered|commissioned) (?!(?:\w+ ){0,4}(?:every|each))|(?<!there )(?:is|are) (?:an? |the |our )?(?:aim|goal|project|plan) for|(?:are|is|am) (?:still )?rolling|promised to|going to|hope to|hoping to|aim to|(?:want|wants|would like|need|needs) to (?:get|do|set|begin|choose|lock|divide|split|buy|start|write|make|add|introduce|change|install|have|put|look|find|organi[sz]e|draw|sort|fix|catch)|meaning to|(?:i|we|they) mean to|thinking (?:of|about)|(?:am|are|is|still|currently|now) looking (?:at|into)|^looking (?:at|into)(?!.{0,1000}\b(?:makes|is|gets|leaves)\b)|considering|(?:still|yet) (?:to (?:do|be|come|write|make|sort|happen)|has to|have to|needs?(?= (?:to|an?|some|more|doing|writing|work)\b|[.,;]|$)|must|missing|open|pending)|to do list|on (?:the|our|my) (?:to do )?(?:list|agenda)$|on (?:the|our|my) to do|(?<!till |until |for |before |by )next (?:week|month|year|spring|summer|autumn|fall|winter|quarter|season|monday)|in (?:the )?(?:near )?future|(?:soon|shortly|eventually|some ?day|one day|sooner or later)(?! as| (?:un|out|to be|too)\w*)|(?:ordered|booked|scheduled|due) (?:for|in)\b|(?:has|have) been (?:ordered|booked|scheduled|commissioned)|(?:is|are|was) (?:ordered|booked|scheduled|commissioned|on order)(?! (?:every|each|by date))|in (?:progress|preparation|the works|the pipeline)|work in progress|being (?:prepared|written|set up|drafted|introduced|rolled out|worked on|compiled|put together|drawn up|collected|planned|built|(?:made|drawn|created|renewed|reviewed|revised|checked|replaced|changed)(?= (?:at the moment|right now|now|currently|by|just now|this (?:week|month))\b(?![^.;]{0,1000}\b(?:every|each|daily|nightly)\b)))|working on|(?<!data |numbers? |pans? |details |them |it )under way|have (?:just )?started to|will be (?:done|set|made|written|installed|introduced|in place|configured|switched|turned on|enabled|activated|rolled|added|bought|assigned|appointed|drafted)|will come with|(?:comes?|starts?|begins?) with the (?:next|new)\b|should get|by the end of (?:the|this) (?:year|month|quarter)|not (?:yet )?finished|unfinished|half (?:done|finished)|first draft|in draft|draft stage|catch up on|(?:get|getting|got) (?:round|around) to)\b/;

/** A future that may be a habit: "they will call me when ...". */
export const WILL =
  /\b(?:i|we|they|he|she|it|boss|manager|owner|it (?:guy|firm|company)|firm|company|provider|someone|somebody|everyone|staff) (?:will|shall)(?! (?:not|never|tell|explain|describe|be honest|admit|say)\b)\b|\b(?:will|shall) be (?:changed|moved|replaced|put in|encrypted|drawn|defined|drafted|separated|masked|rotated|hardened|listed|documented|altered|renewed|brought in)\b/;

/** A habit told with "will", or what a rule says happens: not a plan. */
export const HABIT =
  /\b(?:if|when|whenever|once|as soon as|in case|every time|each time|always|usually|normally|anyone who|whoever)\b/;

/** Not sure, or mere assurance. */
export const DOUBTED =
  /\b(?:i|we) (?:do )?(?:honestly |really |just |would |kind of )?(?:think|believe|guess|suppose|assume|reckon|presume|imagine|hope|trust that|expect)\b(?! (?:of|about|twice))|\b(?:maybe|perhaps|probably|possibly|presumably|supposedly|apparently|hopefully|likely|seemingly|as far as (?:i|we) (?:know|understand|can tell|remember|am aware|are aware)|afaik|to my knowledge|if i am not mistaken|if i remember|or something(?: like(?: that)?)?(?=[.,;!]|$)|or so i|or whatever|should (?:probably |surely |really |all |already ){0,8}(?:be (?:ok|okay|fine|alright|all right|good|safe|secure|enough|in place|there|on|done|up to date|covered|sorted|set|long|changed|working|running|somewhere)|suffice|work|cover)|(?:that|it|this) should (?:do|have)|(?<!\b(?:how|what|which|says?|rules?|standards?|polic(?:y|ies))\b[^.;]{0,60})must (?:surely |probably )?(?:be|have) (?:ok|okay|fine|good|safe|on|set|somewhere|done|been|there|in place|some)|(?<!someone |somebody |anybody |anyone |others |who )might|(?<!or |when |if |where )(?:it|there|this) may (?:be|have)|may well|(?:it|this|there|they) could be|kind of thing|i am told|once mentioned|we were told|they told (?:us|me)|so they say|(?:assistant|dealer|seller|salesman|guy|friend|manual|brochure|bank|vendor|provider|company|hoster|agency) (?:says?|said|told (?:us|me)|claims?|claimed|promised|assured)|(?:they|he|she|it guy|salesman) (?:says?|said|claims?|claimed|promised|assured)(?! (?:that )?(?:they|it|the provider|he|she|we)? ?(?:are|is|take|accept|must|will)? ?(?:responsib|liab|in charge))|seems?(?: to)?|appears? to|i would say|more or less|sort of (?:done|works?|have|do|did|yes)|(?:not|never) (?:so |very |quite |really |at all |100 ?% |entirely |too |totally |completely ){0,8}(?:sure|certain|clear)|no (?:idea|clue)|unsure|uncertain|(?:i am|we are) not aware of|^who knows|(?<!someone |somebody |person |anyone |developer |one |staff |people )who knows (?:what|if|whether|how)|hard to (?:say|tell)|could not (?:say|tell)|can not (?:say|tell|remember|recall)|(?:i|we) (?:really |honestly )?do not (?:really |actually |honestly |exactly |even ){0,8}(?:know|remember|recall|understand)|do not know (?:if|whether|how|what|which|who)|(?:does not|nobody) knows? (?:if|whether|how|what|which|who)|(?:usually|mostly|normally|generally) but)\b|\?\s*$/;

/** Who does not know whether something is done has not said that it is not: no sentence so begun tells a lack. */
export const IGNORANT =
  /^(?:well |and |but |so |honestly |sorry ){0,8}(?:(?:(?:i|we) (?:really |honestly )?do not (?:really |actually |honestly |exactly |even ){0,8}know|(?:i|we) (?:have|had) no (?:idea|clue)|no (?:idea|clue)|(?:i|we) can ?not (?:say|tell)) (?:whether|if|about|of|how|when|who|what|which)\b|(?:(?:i am|we are) )?(?:not (?:so |quite |really |entirely |at all ){0,8}(?:sure|certain)|unsure|uncertain) (?:whether|if|about|of|how|when|who|what|which)\b)/;

/** Now and then: too little for a duty, enough for a bad habit. */
export const RARE =
  /\b(?:sometimes|occasionally|now and then|now and again|from time to time|once in a while|every so often|rarely|seldom|every now and then|when (?:i|we|they|he|she|someone|somebody|anyone|it) (?:remembers?|thinks? (?:of|about) (?:it|them)|gets? (?:round|around) to it|comes? to mind|has time|have time|find (?:the )?time|get (?:round|around) to it|feel like it)|if (?:i|we|they) (?:remember|have time|find time)|when there is time|when time allows|at irregular intervals|irregularly|every so often|at times|time permitting|more often than not)\b/;

/** What once was, with nothing said of today. */
export const OVER =
  /\b(?:used to (?!(?:take|accept|process|read|pay|connect|run|log|login|sign|enter|access|manage|administer|store|send|protect|encrypt|check|scan))[a-z]+|(?:i|we|they|he|she|it|staff|everyone|everybody|people) used to|there used to|(?:up to|till) last|until (?:last|recently|20\d\d|a (?:year|month|week|few)|(?:one|two|three|four|five|\d+) (?:years?|months?) ago|we (?:stopped|gave)|he left|she left)|previously|formerly|in the past|back then|in former times|in the old days|years back|once upon|(?:my|our) (?:previous|former|old|last) (?:shop|store|job|company|business|employer|restaurant|place|boss|firm)|at my (?:old|last|previous)|before (?:the pandemic|covid|corona)|(?:i|we|they) had (?:\w+ ){0,3}until|(?<!when |once |that |which |they are |are |is |if |what is |not )no longer(?! (?:need|fit|belong|match|appl|correct|right|requir|us|want|work|here|valid|necessary|employ|active|with us))|(?<!when (?:we|i|they) do |once (?:we|i|they) do |which (?:we|i|they) do |that (?:we|i|they) do )not (?!need|fit|belong|match|requir|us|want|work|necessary)(?:[a-z]+ ){0,6}any (?:more|longer)|not (?!need|fit|belong|match|requir|us|want|work|necessary)(?:[a-z]+ ){0,6}anymore|fell asleep|petered out|(?:worked|ran|went|kept|done|had|held|was|were|fine) (?:\w+ ){0,4}until (?:the|our|last|she|he|they|we|it)\b(?! (?:is|are|has been|know)\b)|(?:i|we|they) (?:have )?(?:stopped|gave up|dropped|let it slide)|(?<!\b(?:last|latest|never again|not since|changed|replaced|removed|deleted|disabled|renamed|swapped)\b[^.;]{0,60})in (?:19\d\d|200\d|201\d|202[0-3])|a (?:long time|while) ago|long ago|ages ago|once (?:did|had|made|wrote|ran))\b/;

/** An end that is told together with what ended. */
export const LAPSED =
  /\b(?:until (?:the (?:licen[cs]e|subscription|contract|trial|support|manager|owner|boss|guy|firm)|(?:he|she|they) (?:left|went|retired|quit|stopped)|last|recently|it (?:ran out|expired|broke))|ran out|run out|expired|lapsed|fell asleep|petered out|gave (?:it |that )?up|stopped (?:that|it|doing|when|after|in|last)|let it slide|(?:but )?(?:not|no longer|nobody|no one|never)\b[^.!?;]{0,30}\b(?:any ?more|now(?:adays)?|today|since)|since (?:then|he|she|they|that)\b[^.!?;]{0,30}\b(?:nobody|no one|nothing|not|never|none))\b/;

/** The next sentence tells that it has ended. */
export const LAPSED_SINCE =
  /^(?:but |and |however,? )?(?:(?:ever )?since (?:then|he|she|they|that|the)\b[^.!?;]{0,40}\b(?:nobody|no one|nothing|not|never|none)\b|(?:nobody|no one) (?:does|did|has done) (?:it|that|so)\b|(?:now|today|nowadays|these days)\b[^.!?;]{0,30}\b(?:nobody|no one|nothing|not|never|none)\b|it (?:fell asleep|petered out|stopped))/;

/** The next sentence tells, whatever the tense before, that it is done no more. */
export const DROPPED =
  /^(?:but |and |however,? )?(?:ever )?since (?:then|he|she|they|that|the)\b[^.!?;]{0,40}\b(?:nobody|no one) (?:does|did|has done|took) (?:it|that|so)\b/;

/** An indirect question in front of the words that say that nobody knows: "whether it runs, ...". */
export const ASKED = /^(?:and |but |so )?(?:whether|if|what|which|how|who|when|where)\b/;

/** Nobody ever looked: the indirect question before it stays open. */
export const UNANSWERED =
  /^(?:that )?(?:i|we|nobody|no one) (?:have |has )?(?:never (?:checked|asked|looked|tested|tried)|(?:can|could|would) not (?:say|tell|know))|^you would have to ask/;

/** What ought to be; whether it is, is not told. */
export const DUE =
  /\b(?:(?<!\b(?:that|which|where it|where they|than it|than they|who|what they|as they|as it|how it|how they|what it) )should|ought to|are meant to|is meant to|are supposed to|is supposed to)\b/;

/** What people were told they should do is a rule that exists. */
export const KNOWN_DUTY =
  /\b(?:told|tell|know|knows|taught|trained|train|says|rule|rules|instructed|polic\w*|plan|sheet|written|steps|procedure\w*)\b/;

/** Only imagined. */
export const IMAGINED =
  /\b(?<!ok )(?:would(?! like to)|could have|might have)\b|\bif (?:i|we|they|he|she) (?:had|were|was|ever|used)\b/;

/** An if-clause: what it names has not happened. */
export const IF_CLAUSE =
  /^(?:and |but |or |so |only |even |then )?(?:if|in case|in the event|should (?:a|an|the|one|somebody|someone|anyone|it|there)|supposing|assuming)\b(?!(?:\s+\S+){2,}?\s+(?:we|i|you|they|he|she|it|staff|everybody|everyone|people|my|our|nobody|the (?:till|tills|system|screen|session|account|user|door|program|tool|shop|firewall|manager|owner|firm|dealer|bank)) (?!who|is odd|are odd)\w+)/;

/** A "no" that another word takes back: "nobody gets in without a key". */
export const TAKEN_BACK =
  /\b(?:no|not|never|nobody|no one|nothing|none|neither)\b[^.!?;\n]{1,90}?\b(?:without|before (?:it|they|its) |(?:longer|later|more|older|slower|less often) than |outside (?:of )?the |unless (?!there|something|it |anything|we (?:have|need|must)|asked|necessary)|until (?!something|anything|it (?:breaks|fails)|there|now|today|recently|last|this|then)|except (?:for )?(?:me|the (?:manager|owner|boss|admin)|by|with|via|through|when)|other than (?:me|the|by|via|through)|but (?:me|the (?:manager|owner|boss|admin|two|three)|by|via|myself)|other than|(?:apart from|besides)(?! (?:common|our own|being|their own|my own|good|that)))\b/g;

/** Ends with nothing: "pen test: none", "logs - no". */
export const BARE_NO =
  /^(?:no|none|nope|never|nothing|not yet|not done|not at all|nil|missing|zero|off|not really|neither|n|not so far|not any|not existing|absent|not available|(?:i|we) (?:have )?never (?:made|did|had|wrote|done|drew|got|ran|kept|held|gave|saw|signed|set up|bothered)(?: (?:one|any|it|that|them|so|with (?:it|that)))?|never (?:made|did|had|wrote|done|drew|got|ran|kept|held|gave|saw|signed|set up|bothered|happened|heard of)(?: (?:one|any|it|that|them|of it))?|(?:that is )?not (?:something )?(?:we|i) (?:do|have)|(?:we|i) (?:do|have) (?:none|nothing)(?: of (?:that|it|the kind|the sort))?|nothing (?:of (?:that|the) (?:kind|sort)|like (?:that|it)|there|so far|yet)|none (?:of (?:that|it)|so far|yet|here)|no such thing|nobody (?:did|has|ever did|ever has)|(?:so |and )?(?:there is|there are|there was) (?:none|nothing)(?: of (?:that|it|the kind|the sort|them))?|unfortunately not|sadly not|afraid not|nobody|(?:but )?(?:honestly |in fact |in practice |actually |in reality ){0,8}(?:(?:nobody|no one) (?:ever )?(?:does|do|did)(?: (?:it|that|this|so))?|(?:we|i|they) (?:do|did|have|has) not(?: (?:do|have|got|use|keep|own))?(?: (?:it|that|this|so|one|any|them|those|anything like that))?|(?:it|that) (?:never|does not|did not) happens?))[.!,]?$/;

/** A clause that only takes back the certainty of the one before it. */
export const DOUBT_TAG =
  /^(?:but |or |though )?(?:i (?:think|guess|believe|suppose|hope|assume|reckon|would say)(?: so)?|maybe|perhaps|probably|possibly|hopefully|not (?:so |really |quite |entirely |100 ?% )?(?:sure|certain)(?: (?:though|about (?:that|it)))?|(?:i am |we are )?not (?:so |really |quite )?sure(?: (?:though|about (?:that|it)))?|or so i (?:think|believe|was told)|if i am not mistaken|or something(?: like that)?|as far as i know|afaik|at least i (?:think|hope) so|should be(?: (?:ok|fine))?)[ .!?]{0,120}$/;

/** A clause with a subject of its own, which does not share the stance of the one before it. */
export const OWN_SUBJECT =
  /^(?!so that)(?:so |and )?(?:i|we|they|he|she|it|this|that|there|the|our|my|every\w*|all|each|nobody|no|today|now|currently|nowadays|at the moment|but|however|since|so far|meanwhile|already)\b/;

/** The thing first and its denial last: "a second factor there is not". */
export const DENIED_AT_END =
  /\? ?(?:no|none|never|nope|nobody|nothing)\b|\b(?:there (?:is|are) (?:not|none)|(?<!(?:that|which|what|if|when|whatever) )(?:we|i|they) (?:usually |mostly |simply |just )?(?:skip|omit|leave out|do without|never (?:do|did|make|made))(?: (?:it|that|them|those|yet|so far)){0,8}|(?:we|i|they) (?:do|have|has) not(?: (?:have|got|use|do|keep|own))?(?: (?:it|that|this|them|one|any|so far|yet|here)){0,8}|(?:is|are) (?:missing|lacking)|(?:do|does) not exist|(?:is|are) not (?:there|existing|existent|available|in place|with us)|not existing|non ?existent|(?:is|are|was) not (?:a (?:thing|topic|habit|point)|something (?:we|i|they) do|practi[sc]ed|usual|customary|common|known|our (?:way|style|thing))|is nowhere to be found|(?:train|tell|inform|check|inspect|review|test|scan|monitor|log|encrypt|screen|ask|shred|lock|document)(?:s|ed)? (?:nobody|no one|nothing|none)|(?<!(?:that|which|what|who|whatever|nothing|if|when|where|how|something|anything) )(?:is|are|was|were|been|has|have|had|got|gets?) (?:actually |really |simply |honestly |ever |yet |just ){0,8}(?:not|never)(?: (?:yet|ever|been|really|actually|properly|so far|even|once)){0,8} (?:made|done|drawn|written|documented|tested|reviewed|checked|updated|redone|trained|signed|approved|looked (?:at|into|over)|asked|set up|installed|monitored|scanned|inspected|logged|encrypted|shredded|renewed|listed|named|assigned|defined|ranked|happened|separated|rotated|enforced|carried out|performed|taught|told|started|introduced|implemented|agreed|verified|confirmed)(?: (?:up|down|yet|so far|by anyone|by anybody|anywhere|at all|ever|since|here|either|properly|for years|in years|out)){0,8})(?: (?:yet|so far|at all|either|here|with us|around here|at the moment|today|now|any ?more|unfortunately)){0,8}[.!]?$/;

/** A part is left out of what is said of all. */
export const LEFT_OUT =
  /\b(?:except (?:for )?(?:the |one|two|that |our |my |in |on )|(?<!(?:keeps?|kept|keeping|sets?|stands?|held|holds?|separat\w*) (?:\w+ ){0,5})apart from (?:the |one|two|that |our |my )|all but (?:the |one|two|a )|but not (?:the |on |in |at |for |all|every)|other than the (?!author|one who|person|writer|developer|programmer)|not (?:all|every|everyone|everybody|everywhere)\b|only (?:some|part|half|a few|one of|two of|the (?:newer|new|main|big)) ?|(?:some|most|half|only part) of (?:the|them|our|us)|not on (?:the|all|every|both)|with the exception of)/;

/** Words of mere assurance that prove nothing. */
export const ASSURANCE =
  /\b(?:yes|yeah|no|nope|ok|okay|fine|sure|of course|absolutely|definitely|certainly|everything|all|good|in place|in order|compliant|compliance|done|covered|handled|taken care of|careful|carefully|trust|secure|safe|safely|properly|correctly|as required|according to (?:the )?(?:rules|standard|pci)|n\/?a|not applicable|applicable|that|this|it|is|are|we|i|our|my|the|a|an|and|very|really|always|do|does|have|has|be|so|to|of|for|with|in|on|there|us|you|they|them|was|were|been|at|by|as|well|too|also|here|pci|dss|standard|requirement|requirements|point|points|control|controls|section|question|answer|above|these|those|sorted|please|thanks|mark|status|same|here|works?|working|problem|problems|never|any|had|nothing|happened|years?|not|n|y)\b/g;

/** "After 10 minutes without activity": what is missing is only somebody at the keyboard. */
export const IDLE =
  /^(?:nothing to do with (?:running|operating|it|us|our|the)\b|not (?:run|operate|manage|maintain|administer|administrate|look after) (?:it|them|any of|our|these|the)\b|without (?:the |any )?(?:rights?|permission|authori[sz]ation|approval|being (?:allowed|entitled))\b|(?:without|no|any) (?:any |an? |being ){0,8}(?:activity|input|movement|use\b|touch\w*|inactivity|interaction|sign of life|key ?press|typing|anybody (?:at|touching|using))|(?:nobody|no one|not) (?:one |is |has |being ){0,8}(?:touch\w*|used for|uses|active|mov(?:es|ed|ing)|typ(?:es|ed|ing)|at (?:it|the (?:desk|screen|keyboard))|doing anything|does anything))\b/;

const TAMPERED =
  "switch|turn|shut|disabl|deactivat|stop|pause|bypass|chang|alter|modif|delet|remov|uninstall|reach|access|open|see>|read|look (?:at|into)|get (?:in|at|to|into|through|past|out)|come in|enter|copy|tamper|touch|meddle|edit|overwrit|wip|erase|cover|guess|walk in|be (?:read|seen|opened|switch|turn|disabl|reach|copied|connected|guessed|stopped|taken|edited|bypass)";

/** A prohibition that protects: "nobody can delete them", "makes sure that no script was changed". */
export const PROTECTIVE = boundedPattern(
  [
    `(?<!\\b(?:we|i|to|it|this|that|which|box|device|controller|terminal|till|machine|system|software|program) )(?:can|may|could|must|shall) (?:not|never) (?:\\w+ ){0,2}?(?:${TAMPERED})`,
    `(?:nobody|no one|none of (?:us|them|the \\w+)|no (?:\\w+ )?(?:user|staff|employee|person|outsider|visitor|guest|waiter|cashier)s?) (?:\\w+ ){0,3}?(?:can|may|could|is able to|is allowed to|gets?) (?:\\w+ ){0,2}?(?:${TAMPERED}|use|install|plug|take|print|connect|log (?:in|on))`,
    `(?:is|are|am) not (?:allowed|permitted|able) to (?:\\w+ )?(?:${TAMPERED})`,
    "(?:makes?|making|made) (?:sure|certain) (?:that )?(?:no|nobody|nothing|not|no one)\\b",
    "so (?:that )?(?:no|nobody|nothing|no one) (?:\\w+ ){0,2}(?:can|could|may|gets?)\\b",
    "(?:no|any|without) (?:\\w+ )?remote (?:access|admin|administration|work|maintenance|support|login|connection)\\b",
    "not (?:rely|depend|count) on\\b",
    "not even (?:\\w+ )?(?:encrypted|hashed|scrambled)",
    "no (?:\\w+ ){1,4}in (?:plain|clear)(?: ?text)?\\b",
    "no \\w+ (?:was|were|has been|have been|is|are) (?:chang|alter|modif|tamper|swapp|replac)\\w*",
    "(?:correct|remov|delet|chang|fix|withdraw|clos|tak|switch|turn|clean)\\w* (?:\\w+ )?(?:what|whatever|everything that|anything that|those that) (?:\\w+ ){0,2}(?:not|nobody)\\b",
  ]
    .map((part) => part.replaceAll(">", "\\b"))
    .join("|")
    .replace(/^/, "\\b(?:")
    .replace(/$/, ")"),
);

/** A duty that is set aside. */
export const NOT_APPLICABLE =
  /\b(?:(?:is|are|be|all|both|therefore|thus|hence|also|so) not applicable|(?:does|do|did) not apply|n\/?a\b|not relevant)/;

/** "Guest accounts disabled": what is turned off or forbidden is a deed here, and no denial. */
export const TURNED_OFF =
  /^ ?(?:is |are |gets? |being )?(?:refused|forbidden|prohibited|banned|disabled|turned away)/;

/** What answers the writer's own question, one way or the other. */
export const ANSWERS =
  /^(?:yes|yep|yeah|sure|of course|certainly|(?:we|i|they|he|she) (?:do|did|have|has) not|there (?:is|are) (?:no|not|none|nothing)|no(?! (?:clue|idea|knowledge))|none|nope|never|nobody|nothing|not)\b/;

/** "As it would slow it down": a reason, which leaves what it gives the reason for as it is. */
export const REASON_TAIL =
  /(?:\b(?:as|because|since|otherwise|for|or) (?:it|this|that|they|he|she|we) (?:would|could)\b|\bwhich would\b|\bthat would\b).{0,1000}$/;

/** Matters of a business that no control asks about, however much their words sound alike. */
export const OFF_TOPIC =
  /\b(?:(?:customers?|guests?|shoppers?|club members?) (?:[a-z]+ ){0,2}(?:login|log in|sign in) (?:to|in|at|on) (?:[a-z]+ ){0,2}(?:app|account area|loyalty|newsletter|club)|fridges?|freezers?|temperatures?|hygiene|allerg\w+|payroll|wages?|time clock|loyalty|first aid|car park|parking lot|fire (?:alarm|brigade|drill|emergency|extinguishers?|department|exit)|extinguishers?|menus|recipes?|privacy policy|cookie\w*|(?:suppliers?|list) (?:of|for) (?:\w+ ){0,2}(?:coffee|food|drinks|goods|cups|flowers|vegetables)|safe code|alarm code)\b/;

/** Words that bring a clause back to cards and systems. */
export const ON_TOPIC =
  /\b(?:cards?|cardholder|pci|security|terminals?|readers?|payments?|passwords?|logins|servers?|systems?|hack\w*|breach\w*|phish\w*|firewalls?|rules?|staff room|break room|till|tills)\b/;

/** What is only supposed is not told, nor what is said to explain it. */
export const SUPPOSED =
  /\b(?:i (?:think|suppose|guess|believe|assume)|probably|presumably|maybe|perhaps)\b/;
