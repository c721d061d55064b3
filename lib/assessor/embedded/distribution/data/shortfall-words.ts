// How merchants say that a duty is done for a part only. Patterns are for normalised text.
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";

const NUMBER = "(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)";
const PEOPLE =
  "(?:\\w+ )?(?:people|persons?|partners?|managers?|owners?|us|them|admins?|colleagues?|staff|keepers?|custodians?|of us)";
const PART =
  "(?:the (?:rest|others?|remaining|remainder|old(?:er)? ones?|other (?:one|two|half|ones))|others|some(?: of (?:them|the|our))?|half|most)";
const AUXILIARY =
  "(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|been|gets?|got|be)";
const NOBODY =
  "(?:nobody|no one)(?! (?:\\w+ ){0,4}(?:else|shares?|can|could|may|but|except\\w*|exempt\\w*|left|missing|at all|incl|including|has (?:to|any|the right|access)|needs?|gets?|uses (?:any|an|other)\\w*|(?:has|have|sees?|knows?) (?:more|another|any)\\w*)\\b)";
const OLD_WAY =
  "(?:go|goes|sits?|lies?|hangs?|has|have|had|uses?|used|runs?|mix|mixes|asks?|shows?|prints?|contains?|speaks?|walks?|stays?|keeps?|releases|on|open|in the)";

/** "Half of the tills have one": the count says that it is not all. */
export const SHARE = boundedPattern(
  `(?:^|[,;:] ?|\\b(?:on|for|in|at) )(?<!\\bat )(?:about |around |roughly |nearly |almost |only |just |maybe ){0,8}(?:(?:half|a third|two thirds|a quarter|three quarters|\\d+ ?%|\\d+ percent|part|some|a few|many|most) (?:of )?(?:the|our|my|its|all|them|these|those)\\b|${NUMBER} (?:out )?of (?:the |our |my |its |his )?${NUMBER}\\b(?! ${PEOPLE}\\b))`,
);

/** "The list leaves out the host": the words themselves say that something is missing. */
export const LIMITED =
  /\b(?:leav(?:es?|ing) out|(?<!\b(?:no|not|none|nobody|nothing|never)\b[^,;.]{0,30})left out|leaves? (?:\w+ ){1,4}out|(?<!\b(?:no|not|none|nobody|nothing|never)\b[^,;.]{0,30})(?:is|are|was|were) (?:excluded|missing|lacking)|only covers?|covers? only|lists? only|only lists?|silent (?:on|about)|never made it (?:on|in)|goes? nowhere|end up in an? \w+ (?:mailbox|folder)|unread|(?:he|she|who|they) (?:has |have )?left (?:the company|last year|two years ago))\b/;

/** What stands after the duty and takes a part of it back. */
export const FELL_SHORT = boundedPattern(
  [
    // "..., those of the agents are not"
    `(?:[,;:]|\\b(?:but|yet|though|while|whereas|however|and|only|except))(?: [^,;.!?]{2,90})? ${AUXILIARY} (?:not|never)(?: yet| either| always| so far)?\\s*[.!]?$`,
    // "..., the tills not", "..., approval none"
    "[,;] ?(?:[^,;.!?]{2,60} )(?<!or )(?:not|never|nothing)\\s*[.!]?$",
    "[,;] ?(?:[^ ,;.!?]{1,120} ){2,8}(?<!(?:shows?|finds?|found|leaves?|left) )none\\s*[.!]?$",
    // "but nobody looks at them"
    `\\b(?:but|yet|though|only that)\\b[^.!?]{0,70}?\\b(?:not|no(?! one)|never|${NOBODY}|nothing|none|missing|fails?|failed|half|still)\\b`,
    `[,;] (?:but |and )?${NOBODY} \\w+`,
    // "but it is from the time of the old shop"
    "\\b(?:but|yet|though|however)\\b[^.!?]{0,40}\\b(?:from the time (?:of|before|when)|from before|years old|out of date|outdated|from (?:19\\d\\d|20[01]\\d|202[0-3])|another story|was never (?:finished|adapted))\\b",
    "[,;] (?:but |and )?(?:on|at|in|for) (?:the|our) [^,;.!?]{2,30} (?:nothing|not|never|none)\\b",
    `[,;](?: and| but)? ${PART} (?:\\w+ ){0,3}(?:(?:not|no|never)(?! (?:need|have (?:access|an? |one)|get|see|come|reach|allowed|able|enter))|still|remain\\w*|stay\\w*|without|open|lack\\w*|has none|have none)\\b`,
    `[,;] (?![^,;.!?]*\\b(?:if|whether|that)\\b)[^,;.!?]{2,50} (?:still|just|simply) ${OLD_WAY}\\b`,
  ].join("|"),
);

/** "We record X, not Y": a part left out, unless what stands before is a denial itself. */
export const NOT_THAT =
  /[,;] (?:but )?(?:not|never) (?:when|those?|the|for|on|at|what|where|how|who|why|if|our|file|from|after)\b/;

/** The next sentence names what the thing just spoken of does not hold. */
export const GAP =
  /^(?:but |only |however,? |though |unfortunately,? ){0,8}(?:it|this|that|they|these|the (?:plan|list|document|paper|policy|sheet|table|contracts?|drawing)) (?:do|does|did) not (?:yet |really |actually ){0,8}(?:say|tell|cover|contain|mention|include|name|speak|deal with|go into)\b(?! (?:more|anything else|whether|if)\b)/;

/** What makes a thing stale, whatever else its sentence speaks of. */
export const STALE =
  /\bnot (?:been )?(?:looked at|touched|opened|read)(?: \w+){0,2} since\b|\b(?:untouched|unchanged|unread) since\b/;

/** A denial. */
export const DENIAL = /\b(?:no|not|never|nothing|nobody|none|without|nowhere)\b/;

/** Something is not as it must be, told by a word of lack or by a denial that ends the sentence. */
export const LACKING =
  /\b(?:missing|lacks?|lacking|overdue|skipped|forgot(?:ten)?|neglected|left out|leaves? out|untested|untouched|unchanged|undocumented|out ?dated|out of date|years old|lapsed|fell (?:asleep|out|victim)|too expensive)\b|(?<!\bor )\b(?:not|never|nothing|no one|nobody|none)(?: \w+){0,3}[.!]?$/;

/** "None left out": a denial that makes it complete. */
export const NO_EXCEPTION =
  /\b(?:none|nothing|nobody|no one|not one|no \w+) (?:is |are |was |were |has been )?(?:left out|missing|skipped|forgotten|excepted|exempt\w*|excluded|overdue|remains?|else|in clear)\b|\bno (?:exceptions?|sampling|way around|bypass)\b|\bnowhere else\b|\b(?:only|just)\b[^.;]{0,1000}\b(?:nobody|no one|nothing|none|never|not)\b/;
