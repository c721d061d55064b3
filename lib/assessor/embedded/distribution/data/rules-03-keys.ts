// Requirements 3.6 and 3.7: what an answer must say about the keys that protect stored card data.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";

const OTHER_KEY = "wifi|wireless|wpa|door|till keys?|room keys?|shop keys?|keyboard|key staff";
const KEY_RULES = `{key} & !${OTHER_KEY}|cabinet|safe|cupboard|drawer|{pos} key`;
const KEY = `{key} & !${OTHER_KEY}`;
const RULED =
  "{written}|{policy}|rules?>|procedures?|process|steps|rule ?book|ceremony|laid down|set out|prescribed|defined|demand|as required";
const PARTS = "(?:components?|parts?|pieces?|shares?|halves)>";
const OPEN_PARTS = `(?:clear ?text|plain ?text|plain|readable|open|clear) (?:key )?${PARTS}|key ${PARTS}|(?:each|every|one|own|two|per|part|custodian) (?:\\w+ ){0,2}${PARTS}|${PARTS} (?:of the key|a>|b>)`;
const KEEPERS = "{custodian}|keepers?>|holders?>|two (?:people|persons|officers|of us)|persons?>";
const CROWD =
  "anyone|anybody|everyone|everybody|whole(?! (?:card )?number)|entire(?! (?:card )?number)|all (?:the |our )?(?:\\w+ )?(?:staff|developers?|it|admins?|colleagues|engineers?|employees|team)|every (?:developer|engineer|admin|employee|colleague)|receptionist|shared drive|team list|mailing list";
const NO = "no>|not>|never|nobody|none|neither";

const PLAIN_KEYS: readonly string[] = [
  `keys?>(?! ${PARTS}) & ^in plain>|plain (?:in|on|file)|are plain>|plain ?text|clear ?text|in (?:the )?clear>|unencrypted|hard ?coded|in the (?:source )?code|source code|config(?:uration)? file|properties file|environment variable|text file|plain file|plain keys|default password|file share & !${PARTS}|${NO}|courier|gave|sent|distribut|hand|${OTHER_KEY}`,
  "=(?:wrapping|master|kek|key encrypting|key that encrypts?)(?: the other)?(?: keys?)? .. (?:same (?:folder|place|server|disk|machine|box)|next to|beside|together with|together) & !never|not in",
  "=keys?> (?:\\w+ ){0,3}(?:cut|split|divided|broken) (?:\\w+ ){0,2}(?:in|into) (?:two|half|halves)(?! (?:full|complete))|(?:cut|broke|divided) (?:the|our) key (?:\\w+ )?(?:in|into) (?:two|half|halves)",
];

const OPEN_KEYS: readonly string[] = [
  `keys?> & ^${CROWD} & ^can|may|has|have|get|gets|reach|readable|open|access|export|known & !${NO}|sign|${PARTS}|only|sees|${OTHER_KEY}`,
  "(?:kek|wrapping key|master key|key encrypting key)s? .. (?:3des|des|128|weaker|shorter) .. (?:256|aes|longer|stronger)",
  "=(?:keys? (?:quite |very )*(?:well|safely)?|procedures?|protect\\w*) .. (?:procedure|rules?|steps) (?:is|are) not written",
];

const COPIED_KEYS: readonly string[] = [
  `cop(?:y|ies) of (?:the |our )?(?:\\w+ )?keys?|keys? (?:is |are |was |were )?(?:\\w+ ){0,2}(?:copied|spread|scattered|everywhere|all over|about everywhere|in many places|on (?:each|every|all|several|many))|further copies & ^every developer|each developer|spread|everywhere|laptops?|all (?:of )?our|several|many|each of|repo>|usb|old backups|all over & !${NO}|destroyed|counted`,
];

const OPEN_PARTS_KEPT: readonly string[] = [
  `${OPEN_PARTS}|${PARTS} (?:\\w+ )?(?:envelopes?|was|lie|is|are) & ^${CROWD}|all (?:five|six|seven|eight|nine|ten) & !${NO}|only the`,
];

const NO_KEY_RULES =
  "=no (?:written )?(?:procedures?|rules?|steps) (?:\\w+ ){0,3}(?:encryption )?keys?>";

/** Rules for the keys that protect stored card data. */
export const KEY_RULES_03: Rules = {
  "3.6.1": {
    about: [`${KEY_RULES} & {written}|procedure|rule|few|only`],
    met: [
      `=${KEY} & ~two (?:\\w+ )?(?:custodians?|keepers?|persons?|people|roles|admins?)|two persons|fewest|as few|least|minimal|minimum|one custodian|few (?:people|persons|custodians)|only (?:two|three|the) & ~kek>|key encrypt\\w*|wrapping keys?|master keys?|cmk>|same strength|equal(?:ly)? & ~separate|apart|another|different|other (?:system|device|server) & ~${RULED}|practi[sc]ed`,
      "key encrypt\\w* keys?|wrapping keys?|master keys? & ~same strength|as strong|equal & ~separate|apart|another|different & ~few|fewest|two|one person|only|minimal",
      "{key} & {only}|few|two people|one person|as few & ~{written}|procedure & stor|kept|separate & ~need|strong|apart|master & !wifi|wireless|door|room|shop|cabinet|cupboard|drawer|lifetime|distribut|generat|swap|exchang|approv|accept|place|cop(?:y|ies)",
    ],
    unmet: [
      NO_KEY_RULES,
      ...PLAIN_KEYS,
      ...OPEN_KEYS,
      ...COPIED_KEYS,
      ...OPEN_PARTS_KEPT,
      "(?:encryption )?keys? .. (?:everyone|anyone|all (?:of us|staff|developers)) .. (?:can|has|know)",
    ],
  },
  "3.6.1.2": {
    about: ["{key} & hsm|kms|encrypted with|key encrypt|component"],
    met: [
      "=keys? (?:\\w+ )?in (?:an?|the|our) (?:hsm|kms|key vault|hardware (?:security )?module)> & !plain|and also|one of",
      "=keys?>|key material & hsm>|hardware (?:security )?modules?|secure (?:crypto\\w* )?device|kms>|key vault|payshield & ^only|exclusively|solely|just|all>|every|each|always|lives?>|held|holds?|kept|keeps|stored|exist|sits?|inside|secret|private|fully|(?:is|are|lies?) (?:\\w+ )?in|hardware module & !generat|creat|distribut|hand(?:ed|ing)|approv|refus|swap|exchang|lifetime|period|issuer|ones for|live keys|plain|passed|go out|deliver|tls|disk|drive|origin",
      "=hsm>|hardware (?:security )?module|kms>|key vault|key encrypt\\w* keys?|encrypted (?:with|by|under) (?:a|another|the|our)|wrapped (?:by|under|with) & {key} & ~own|another|separate|different|same strength|equal|as strong|strong & !transport|distribut|hand(?:ed|ing)|archiv|retired|same (?:folder|place|server)|generat|creat|approv|swap|exchang|lifetime|period",
      `=(?:two|three|full length) (?:\\w+ ){0,2}(?:components?|shares?) & {key} & ~hsm>|secure|scd>|device & !distribut|load|hand|travel|custodian`,
    ],
    unmet: [
      ...PLAIN_KEYS,
      "(?:encryption keys?|private keys?|secret keys?|keys? (?:is|are|lies?|sits?|stored|kept)) .. (?:plain text|cleartext|in clear|unencrypted|in a text file|in the (?:code|config)) & !component|part",
    ],
  },
  "3.6.1.3": {
    about: [
      "(?:clear ?text|plain|readable|open) .. (?:component|part|key)|key (?:component|part)s?",
    ],
    met: [
      `=${OPEN_PARTS} & ~${KEEPERS} & only|solely|just|few|limit|restrict|least|smallest|fewest|minimum|nobody else|no one else & !load|ceremony|distribut|travel|dual control|approv|rng|payshield|generator`,
      "component|key parts?|parts of (?:the|a) key & only|solely|few|custodian|one person|least|smallest & ~clear|readable|plain|open & key|component|part|custodian & !load|dual control|distribut|travel|hsm|rng",
    ],
    unmet: OPEN_PARTS_KEPT,
  },
  "3.6.1.4": {
    about: ["{key} & place|location|cop(?:y|ies)"],
    met: [
      `=(?:one|single|two|fewest|few|as few|minimum|least|smallest|primary|just) (?:\\w+ ){0,3}(?:place|location|spot|home|cop(?:y|ies)|server|system|hsm)|only (?:in|on|at) (?:one|two|a single)|nowhere else|stored only|to the minimum|less is not possible & ~{key}|hsm|kms|vault & !${OTHER_KEY}|cabinet|custodians? only|key encrypt|wrapping|unauthorized|another system|deliver|same & !plain|several`,
    ],
    unmet: [
      ...COPIED_KEYS,
      "keys? .. (?:all over|everywhere|many places|several (?:places|computers|machines|servers)|copied (?:around|to))",
    ],
  },
  "3.7.1": {
    about: ["{key} & generat|creat|made|making|strong"],
    met: [
      `=generat|creat|produc|made>|mak(?:e|es|ing)> & strong|random|rng>|aes|rsa|256|128|2048|4096|kms|bits?> & {key} & ~${RULED} & !wifi|password|full length|component|parts?>`,
      "random (?:number )?generator & {key} & hsm|kms|approved|certified & !component|parts?>",
      "generat|creat|produc|made & random|rng|generator & {key} & aes|256|128|2048|4096|bits?>|strong|approved & !wifi|password|component|part",
    ],
    unmet: [
      NO_KEY_RULES,
      "keys? .. (?:made up|invented|typed by hand|someone thought|from a word|a password we chose|somehow)",
      "=(?:the|our) (?:\\w+ )?key (?:is|was) (?:the name|our (?:name|shop|company)|a (?:word|sentence|phrase|password|date)|the (?:shop|company|year|date))|(?:this|that|it) is our key",
      "(?:56 ?bit|single des|md5|rc4|(?<!3|triple )des>) (?:\\w+ )?keys?|keys? .. (?:56 ?bit|single des)",
      `=keys?> & ^(?:made|generated|created) (?:\\w+ ){0,4}(?:website|web page|online|password generator|by hand) & !${OTHER_KEY}|never`,
    ],
  },
  "3.7.2": {
    about: ["{key} & distribut|handed|hand over|handing|send|sent|pass|transfer|deliver|transport"],
    met: [
      `=distribut|hand(?:ed|s|ing|over)? (?:\\w+ ){0,2}(?:over|on|to|keys)|handover|hand over|passed|sent|send|transfer|deliver|transport|travel|convey|go out|reach (?:its|the|their) & {key} & encrypt|separate|in person|wrapp|key blocks?|tr 31|sealed|tamper|courier|components?|transport key|tls & ~${RULED} & !wifi|door|archiv|retired`,
      "distribut|hand(?:ed|s|ing)? (?:over|on|to)|handover|passed (?:on|to)|sent|send|transfer|deliver|transport|exchang|conveyed & {key} & encrypt|separate|in person|wrapped|two (?:people|persons|envelopes|ways|channels)|sealed|courier|never (?:by|in|plain|readable) & always|every|only|all> & !wifi|door|swap|approv|issuer",
    ],
    unmet: [
      `(?:send|sends|sent|pass|passes|give|gives|share|mail|hand)s? .. keys?> .. (?:by|via|over|in|through) (?:an? )?(?:email|mail|whatsapp|text|sms|chat|slack|teams|messenger|phone) & !encrypted|never|not>|nobody|wrapped|${OTHER_KEY}`,
      NO_KEY_RULES,
      "keys?> & ^by (?:email|whatsapp|text|sms|chat)|emailed|mailed|slack|whatsapp|over the (?:phone|telephone)|by (?:phone|telephone) & !encrypt|never|not|nobody|wrapped|wifi|door",
      "(?:gave|sent|handed|posted|mailed) .. (?:unencrypted|plain|readable|open) (?:\\w+ )?key",
    ],
  },
  "3.7.3": {
    about: ["{key} & stor|kept"],
    met: [
      `=stor|kept|keep|sits?>|lives?>|held & {key} & hsm|cloudhsm|kms|vault|safely|secure|encrypted|lock|restricted|two safes & ~${RULED} & ~unauthorized|nobody else|no one else|nobody without|no person|only|closed|acl|custodian|every key|all keys|out of reach & !wifi|door|cabinet with (?:the )?(?:slips|paper)|plain|disk|drive|partition|lifetime|retired|hash|wrapping|master|place|deputy`,
      "stor|kept|keep|sits?>|lives?>|held|locked & {key} & hsm|kms|vault|password manager|smart ?card & safely|secure|lock|restrict|only|access & !wifi|door|cabinet with (?:the )?(?:slips|paper)|plain|disk|drive|partition|retired|hash|primary|copies|place|master|data keys|generat|load|backups",
    ],
    unmet: [
      NO_KEY_RULES,
      ...PLAIN_KEYS.slice(0, 1),
      "keys? .. (?:next to|beside|same (?:server|folder|disk|place) as|together with) .. (?:data|database)",
      `keys?> & ^unlocked|(?:usb )?stick in|no restriction|open to (?:every|all|any)|on (?:the|a) (?:file ?share|shared)|anybody could & !${NO}|${OTHER_KEY}`,
    ],
  },
  "3.7.4": {
    about: [
      "{key} & rotat|chang|replac|renew|crypto ?period|expir|lifetime & !swap|substitut|leav|left",
    ],
    met: [
      `key rules?|per key|our keys|encryption keys? & #days<=1100 & exchang|chang|rotat|replac|renew & !${OTHER_KEY}`,
      `crypto ?period|rotat|(?:chang|replac|renew|exchang)\\w* & ~{key} & #every<=1100 & !${OTHER_KEY}|leav|left|habit|no rule|overdue`,
      `=crypto ?periods?|lifetime|end of (?:its|their|the) (?:\\w+ )?(?:life\\w*|time)|set time|time is up|time limit|defined (?:time|period)|gives? .. (?:one|two|\\d+) (?:years?|months?)|(?:one|two|\\d+) years? per key & ~{key} & ~chang|rotat|replac|renew|stick to it & ~${RULED}|vendor|nist|maker|manual|per key & !${OTHER_KEY}|leak|suspect|overdue|leaves|quit|compromise|time (?:is|ran|over)`,
      `crypto ?period|lifetime|end of (?:its|their) (?:life|time)|set time|defined (?:time|period) & {key} & chang|rotat|replac|renew & !${OTHER_KEY}|leak|suspect|compromis`,
    ],
    unmet: [
      NO_KEY_RULES,
      `=(?:encryption )?keys? .. (?:never|not) (?:been )?(?:chang|rotat|replac|renew)`,
      `=keys?> (?:\\w+ ){0,4}(?:same|unchanged) (?:\\w+ ){0,2}(?:since|for)|no lifetime & !${OTHER_KEY}`,
      "(?:rotation|rotating) .. (?:overdue|late|missed|skipped)",
      `=(?:by habit|no rule) & ~{key} & chang|rotat|replac`,
      "=how long (?:a|our|the) keys? (?:may|can|lasts?|is) .. (?:nobody|not|never|no one)",
    ],
  },
  "3.7.5": {
    about: ["{key} & retir|revok|replac|destroy|archiv|weaken|leak|compromis"],
    met: [
      `=retir|revok|replac|destroy|withdraw|swap|deactivat|taken out & {key} & ~compromis|leak|suspect|weak|leaves?|left|leavers?|quits?|goes>|exposed|lost|stolen|staff change & ~${RULED}|practi[sc]ed|always & !${OTHER_KEY}|nothing is|no one|carried on|hardware|card data|deletes|was not changed|but after`,
      "retir|revok|replac|destroy|withdraw|deactivat|taken out & {key} & compromis|leak|suspect|weaken|exposed|lost|stolen & !wifi|wireless|door|shop|nothing",
    ],
    unmet: [
      `(?:left|leaves?|gone|fired|quit|leak|stolen|hacked) .. (?:kept|keep|went on|go on|carried on|continued|still) (?:\\w+ )?(?:using|used?|with) (?:it|the (?:same|old) (?:one|key)|that key)> & ~keys?> & !${OTHER_KEY}|never|not>`,
      NO_KEY_RULES,
      `=keys?> & ~left|fired|quit|gone|leaves?>|suspicion & ^same key|nothing (?:was|is|has been) (?:changed|foreseen)|carried on|unchanged & !${OTHER_KEY}`,
      "(?:old|retired|replaced|previous) keys? .. (?:still (?:used|encrypt|in use)|unprotected|lie around|lying around) & !no>|never|nobody",
      "=(?:leak|suspicion|leaves?|left) .. (?:key (?:was|is) not (?:changed|replaced)|nothing is foreseen)",
      "=nothing (?:says|tells|written) .. when .. keys?> .. (?:replac|destroy|retir|withdraw)",
    ],
  },
  "3.7.6": {
    about: ["split knowledge|dual control|two (?:people|persons)|four eyes & key"],
    met: [
      "(?:two|both|three) .. (?:half|part|share)s? of the key|(?:half|part) (?:of the key )?each & {key} & !cut|broke|copies|spots",
      `=(?:two|three|both) (?:\\w+ )?(?:people|persons|custodians|holders|officers|keepers)|needs two|takes two|no single (?:\\w+ )?(?:person|employee|one)|nobody alone|dual control|split knowledge & ~${PARTS}|whole key|know(?:s)? it all & ~{key}|load|ceremony & ~{key} & !both know|(?<!no )one person|limited|safes|access|want|fewest|reach|envelopes|sealed|courier`,
      "split knowledge|dual control|split (?:between)|(?:takes|needs?|needed|requires?) two|two (?:people|persons|custodians) (?:are needed|must|have to|together|needed)|four eyes|both (?:people|must|have to)|no (?:one|single) person|nobody (?:alone|has the whole|knows the whole)|each (?:knows|has|holds) (?:only )?(?:half|one part|a part) & {key}|custodian & !both know|(?<!no )one person|not known|want|places?|spots?|copies|recovery",
    ],
    unmet: [
      "(?:one|single|a) (?:person|admin\\w*|man|colleague|developer|of us) alone & ~keys? & !no>|never|nobody|not>",
      "(?:one of us|one (?:person|admin|man|woman|of the \\w+)|each|i|he|she|the (?:owner|admin|boss)) (?:\\w+ )?(?:knows?|has|holds?) the (?:whole|entire|full|complete) key & !no one|nobody|never|not>",
      NO_KEY_RULES,
      "(?:one|single) (?:person|admin\\w*|man|colleague|developer) .. (?:whole|entire|full|complete|both)(?: (?:key|parts?))?",
      "(?:both|all|each|everyone) (?:\\w+ )?knows? the (?:whole|entire|full|complete) key",
      "=(?:only me|i) (?:\\w+ )?(?:handles?|loads?|types?|enters?) (?:the|our) key|key .. alone at the",
      "=keys? (?:gets?|are|is) (?:typed|entered|loaded) (?:in )?by whoever",
      "=keys?> (?:\\w+ ){0,3}(?:cut|broken) (?:\\w+ ){0,2}in (?:two|half|halves)|(?:cut|broke) (?:the|our) key (?:\\w+ )?(?:in|into) (?:two|half|halves)",
    ],
  },
  "3.7.7": {
    about: ["key .. (?:substitut|swap|exchang)|(?:substitut|swap) .. key"],
    met: [
      `=substitut|swaps?>|replac|new keys?|changed key|exchang|foreign key|unauthorized key & {key} & approv|authoriz|signed off|verif|known source|known (?:\\w+ )?issuer|origin|sender|permission & ~${RULED}|prevent|refus|every change & !${OTHER_KEY}|leav|quit|expir|lifetime|compromis|cryptoperiod`,
      "substitut|swap|unauthorized key|foreign key|exchang & {key} & approv|prevent|only|verif|known source|four eyes|authoriz|permission|unless & !wifi|door|leak|lifetime|leav|quit|any developer",
    ],
    unmet: [
      NO_KEY_RULES,
      `(?:(?:any|every|each) (?:developer|admin\\w*|colleague|engineer|employee)|anyone|anybody|everyone) can (?:\\w+ )?(?:replac|swap|chang|exchang)\\w* .. key & !${OTHER_KEY}`,
      "(?:any|every) (?:developer|admin|colleague) can (?:replac|swap|chang)\\w* (?:\\w+ ){0,2}keys?",
      "whatever key|without checking (?:the|its|where) (?:source|sender|origin)|new key .. we install|install .. new key .. (?:email|mail) says & !never|not",
    ],
  },
  "3.7.8": {
    about: ["{custodian}|key & sign|accept|acknowledg"],
    met: [
      "{custodian}|key duty|key duties & sign|accept|acknowledg|confirm|declar|form & !in the file|forgot|none|used to|verbal|approv|strength",
      "(?:people|persons|everyone|those|someone|somebody) (?:who |that )?(?:look|looks|looking|handle|manage|hold|in charge)\\w* .. keys? & sign|accept|acknowledg|confirm|declar|form & !forgot|none|used to|verbal",
    ],
    unmet: [
      "=(?:{custodian})s? & verbal\\w*|by word of mouth|forgot|none (?:is|was|are) signed|not signed|never signed|unsigned",
    ],
  },
};
