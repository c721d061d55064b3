// Requirement 11: what an answer must say about scans, break-in tests and watching for changes.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const PENTEST_OUTSIDE =
  "outside|external|internet|from the web|public|perimeter|from out there|website|web ?shop|web ?site|shop";
const CHANGED =
  "{bigchange}|(?:moved|switched|swapped|migrated|changed|rebuilt|replaced|upgraded|relaunched|renewed|exchanged) (?:\\w+ ){0,6}(?:shop|site|servers?|host|hosting|tills?|systems?|network|router|firewall|provider|platform)|(?:the )?(?:move|switch|change|migration|relaunch) (?:to|of) (?:\\w+ ){0,3}(?:shop|site|servers?|host|tills?|systems?|network|firewall|provider)|new (?:tills?|servers?|network|till system|firewall|host)";
const NOT_SCANNED =
  "=(?:no|not|neither|never|without (?:a|any)?|nobody|nor) (?:\\w+ ){0,6}scan\\w*";
const UNCHANGED =
  "(?:no|not one|nothing|not a single) (?:\\w+ ){0,2}(?:significant|substantial|big|major|larger?)|none in the (?:past|last)|there were none";
const EXTRA = "extra|additional|for that|for it>|after (?:that|the|this)|neither";
const FIXED = "fix|repair|correct|clos|mend|patch|remed|resolv|sorted|solv|address";

/** Rules for requirement 11. */
export const RULES_11: Rules = {
  "11.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "11.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "11.2.1": {
    about: [
      "(?:rogue|unauthorized|unknown|foreign|strange|unapproved) & {wifi}|access points? & scan|search|look|check|test|detect|walk",
    ],
    met: [
      "{wifi}|wlan|aps?> & quarter by quarter|four times (?:in|a) (?:the )?year|each quarter|every quarter|nonstop|permanent\\w*|continuous\\w*|round the clock|march, june & identif|classif|ours or|allowed or|to whom|recogni[sz]|list every|found|detect & !alerts go nowhere|pen|approved vendor",
      "{wifi} & search|look(?:s|ing|ed)? for|hunt|detect|scan|walk|test for|find|check for|sweep|sniff|survey|analy[sz]er|identif & #every<=95 & !wpa|guest .. separate",
      "{wifi} & rogue|unauthorized|unknown|foreign|strange|unapproved|not ours & alert|warn|alarm|detect|flag|report|wips|wids",
    ],
    unless: "once a year|yearly|main store|alerts go nowhere|list of",
    unmet: [
      "=(?:look|search|scan|check|test|hunt)\\w* for (?:foreign|rogue|unknown|strange|unauthori[sz]ed|hidden|alien|unapproved)[^.;?!]{0,40}(?:, |: ?|\\? ?)(?:no|never|not)>",
      "=never (?:searched|looked|checked|hunted) & ~plugged|secretly|foreign|rogue|strange & ~{wifi}",
      "=(?:{wifi}|rogue|wlan)(?: \\w+){0,8} (?:once a year|yearly|once|ages ago|main store|one branch|alerts go nowhere|not checked)> & search|check|scan|walk|look|wips|sees & !list|quarter",
      "=(?:walked|looked|searched|checked) (?:\\w+ ){0,6}(?:once|ages ago|years ago)> & {wifi}",
      "=search for (?:\\w+ ){0,2}(?:wlan|{wifi})(?: \\w+)? (?:we|i) do not",
      "=(?:never|nobody|no one|not) .. (?:look|search|hunt|check|scan|test)\\w* .. (?:{wifi}|rogue)",
      "=(?:never|nobody|no one|not) (?:\\w+ ){0,4}(?:look|search|hunt|check|scan|test|walk)\\w*> (?:\\w+ )?(?:for )?(?:any|one|some|them|it|rogue|strange|unknown|foreign) & ~{wifi} & !guest|password",
      "=(?:no|without (?:a|any)?) (?:\\w+ )?(?:search|check|hunt|scan|sweep) (?:\\w+ )?(?:for )?(?:\\w+ )?(?:{wifi}|rogue)",
    ],
    number: "at least once every three months",
  },
  "11.2.2": {
    about: ["(?:list|inventory) .. (?:{wifi})"],
    met: [
      "(?:allowed|approved|permitted|authori[sz]ed) (?:ones|points?|aps?|boxes|transmitters) (?:\\w+ ){0,3}(?:list|register|sheet) & reason|why|purpose & ~{wifi}|wireless points? & !not exist|missing",
      "(?:{list}|we list|entry|documented|noted) & {wifi}|aps?> & reasons?|why|needs? it for|business needs|purpose & !does not say|never a reason|no reason|not exist|half|missing",
      "(?:authori[sz]ed|permitted|allowed|approved) (?:wireless|{wifi}|aps?) & reason|why|purpose|needs? & !not exist|missing|rogue",
      "{list}|inventory & {wifi} & reason|why|need|purpose|approv|business|justif|authoriz|place|where|serial|allow",
    ],
    unmet: [
      "=(?:list|register|inventory)\\w*(?: \\w+){0,6} (?:not exist|made before|missing|never a reason|does not say why|is not in it|no reason) & {wifi}|aps?>",
      "=(?:half|some|most|two|three) of the (?:{wifi}|aps?)\\w* (?:\\w+ )?(?:missing|not listed|not on)|(?:got|have) no document & {wifi}",
      "list of (?:the )?(?:allowed|approved|permitted|authori[sz]ed) (?:ones|{wifi}|aps?)(?: \\w+){0,4} not exist & ~{wifi}|aps?>|ap>",
      "=(?:no|not (?:a|any|have)(?: a)?|never|nowhere) (?:\\w+ ){0,2}(?:list|register|record|inventory|written)\\w* (?:\\w+ ){0,4}(?:{wifi})",
    ],
  },
  "11.3.1": {
    about: [
      `{inside} & {scan} & !${EXTRA}`,
      "(?:inside|internal)(?:ly)?> & ~{scan} & !{scan}|outside|external|neither|extra",
    ],
    met: [
      "rapid7|nessus|qualys|openvas|scanner|scans> & inside|lan>|internal|from within & each quarter|every quarter|quarterly|every (?:ten|eight|twelve) weeks|inside each quarter & fixed|repaired|closed|rescan|sweeps? it again|clean & !external|outside scan|still open|two of|left them|approved|vendor|bank",
      "(?:{inside}) & {scan} & #every<=95 & !(?:no|never) (?:internal|inside)",
      "(?:inside|internal)(?:ly)?> & ~{scan} & #every<=95 & !(?:no|never) (?:internal|inside)|{pentest}|external|outside",
    ],
    unless: "we rely on|even after|still open|do not scan|(?:are|is|remain) open",
    unmet: [
      "=(?:inside|internal|lan>|within)(?: \\w+){0,9} (?:no scanner runs|skipped|do not scan|not scan again|tills are left out|unchanged for|never (?:run|done)|so twice|twice a year|are (?:still )?open|still open)",
      "=skipped (?:the )?(?:\\w+ )?internal (?:\\w+ )?scan|from (?:the )?inside we do not scan|(?:inside|internal) scan\\w*(?: \\w+){0,6} (?:spring and autumn|twice a year|once a year|every six months|years old)|internal scanner\\w* (?:signatures|definitions|updates?)(?: \\w+){0,3} (?:old|outdated)",
      "=internal (?:\\w+ ){0,4}(?:results?|findings?|criticals?)(?: \\w+){0,6} (?:unchanged|open|not fixed|ignored)|do not scan again & internal|inside",
      `=(?:no|never|not) .. (?:internal|inside) .. scan & !${EXTRA}`,
      `=same (?:one|person|guy|man|fella|fellow|people|firm|company|admin) (?:who|that|which)? ?(?:\\w+ )?(?:runs?|manages?|maintains?|set|sets|looks after|administers?) & (?:{inside}) & {scan}`,
      "=(?:internal|inside) (?:\\w+ )?scan\\w*:? (?:\\w+ )?(?:never|none|not done|no>|nope)",
    ],
    number: "at least once every three months",
  },
  "11.3.1.1": {
    about: [
      "(?:medium|low|lower|lesser|minor|other|less (?:severe|serious|critical)) & {vuln}|findings|scan",
    ],
    met: [
      "(?:mediums?|lows?|(?:is not|not) high|below high|lesser|less than high|not critical)> & {tra}|risk (?:study|analysis|paper)|tra> & days|weeks|pace|schedule|months|half a year|deadline|within & !ignore|sit on|accept all|no analysis|without",
      "(?:medium|low|lower|lesser|minor|less (?:severe|serious|critical)|not (?:critical|high)|remaining|smaller)\\w* & {vuln}|findings|results|ones>|scan & " +
        FIXED +
        "|deal|handled|dealt|plan|schedul|deadline|treat & risk|plan|within|rank|deadline|month|days|analysis|quarter|week",
    ],
    unmet: [
      "=(?:medium|low|lower|lesser|minor|smaller)\\w* (?:\\w+ ){0,2}(?:findings?|ones|points|holes|bugs|results)? ?(?:\\w+ ){0,6}(?:lie|lies|pile up|sit)\\w* (?:there|around|in)",
      "=(?:mediums?|lows?|lesser|yellow|green|minor)(?: \\w+){0,5} (?:nothing (?:is )?done|sit on|ignore|we wait|stay|left|skipped|not fixed|wait for)|ignore (?:\\w+ )?(?:mediums?|lows?)|accept all (?:the )?(?:medium|low)|only the (?:red|high|critical) ones (?:\\w+ )?(?:get )?fixed",
      "=(?:medium|low|lower|minor|lesser|smaller) (?:\\w+ ){0,4}(?:ignored?|nobody|not (?:fixed|dealt|touched|looked)|left|never|stay open|we (?:skip|leave))\\w* & !high|critical only",
    ],
  },
  "11.3.1.2": {
    about: ["(?:authenticat|credential|logged in|signed in|signs in|logs in) & scan"],
    met: [
      "authenticat|credential|logged in|login|signed in|signs? in|logs? in|with (?:an? )?(?:account|password|admin) & {scan} & !outside|external|tries|wrong",
      "=(?:scan)\\w* & with (?:a )?(?:login|credentials?|account|sign in|user and password|admin)|(?:logs?|signs?|logged|signed) (?:itself |on |in)(?:to)? & !not (?:log|sign)|do not|does not|never|outside|external|yet",
      "=authenticat\\w* (?:\\w+ )?scan\\w*|scan\\w* (?:\\w+ ){0,3}authenticat\\w* & !no>|not|never|without|plan|yet",
    ],
    unless:
      "too few|half of|is set up for|next round|neither|no scanner|without (?:log|sign)|unauthenticated|do not know",
    unmet: [
      "=unauthenticated scan\\w*|scan\\w*(?: \\w+){0,8} without log(?:ging|in)|scan (?:account|login)(?: \\w+){0,4} (?:too few|half of|refused|does not work|expired)|neither with nor without login",
      "=scan\\w* (?:\\w+ ){0,6}(?:without|no|not|never) (?:\\w+ ){0,3}(?:login|credentials?|sign(?:ing)? in|log(?:ging)? in|authenticat\\w*|account) & !nobody|by hand|take a",
    ],
  },
  "11.3.1.3": {
    about: ["{inside} & {scan} & {bigchange}"],
    met: [
      `(?:${CHANGED}|alteration|new core switch|large changes|moved) & scann?\\w*|checks from within|sweeps? & from within|inside|lan>|internal & closed|mended|fixed|clean|second scan|rescan|once more & !own admin|left them|forget|not scan|no one scanned|never`,
      "{bigchange}|after .. change & {inside} & {scan}",
      "{bigchange}|after (?:\\w+ ){0,3}change & {scan} & in(?:side)? and out(?:side)?|both (?:sides|inside)|internal and external|inside and outside",
    ],
    unmet: [
      "=after (?:the |our |a |that )?(?:\\w+ ){0,2}(?:new|big|last|major|significant|chang|upgrad|move|relaunch|came)\\w*[^.;]{0,50}(?:nobody|no one|not|never|no)>[^.;]{0,24}scan & inside|internal|within & !there was none|were none|no (?:big|such) change",
      `=(?:did not scan|no one scanned|nobody scanned|never scanned|forget it|left them|own admin who made|admin who made the change|usual quarterly|regular quarterly) & ~${CHANGED}|changes?> & scan|inside|internal & !outside scan|external`,
      `${NOT_SCANNED} & ~${CHANGED} & inside|internal|either side|both sides|neither|any kind|at all|inner & !outside only|external only & !${UNCHANGED}`,
      `=(?:just|only) the (?:usual|regular|normal) (?:outside|external) (?:one|scan) & ~${CHANGED}`,
    ],
  },
  "11.3.2": {
    about: [
      `{outside} & {scan} & !${EXTRA}|authenticat|credential`,
      "last (?:one|time|scan) & #every<=95 & ~{scan} & !inside|internal|{pentest}",
      "asv> & scan|quarter|month",
      `{scan} & #every<=95 & !{inside}|internal|virus|malware|wifi|usb|{antivirus}|authenticat|credential|${EXTRA}`,
      "{scan} & !{inside}|internal|virus|malware|wifi|usb|{antivirus}|re ?scan|scanner|change|{bigchange}|extra|additional|for (?:that|it)>|authenticat|credential|sign(?:s|ed)? in",
    ],
    met: [
      "(?:{outside})(?! (?:firm|company|people|specialist|expert|consultant|provider|it>)) & {scan} & #every<=95 & !(?:no|never) (?:external|outside)",
      "asv>|approved scan|approved vendor & #every<=95",
      "approved|certified & (?:test|check|look|examin|scan|prob)\\w* & outside|our (?:line|site|ip|shop|website)|internet & #every<=95 & !inside|internal|wifi|virus",
      "(?<!(?:inside|internal)\\b[^.;]{0,150})(?:{scan})(?![^.;]{0,120}\\b(?:inside|internal)) & #every<=95 & approved|asv|vendor|trustwave|security ?metrics|viking ?cloud|sysnet|control ?scan|clone systems|qualys|secure ?trust|{provider}|scanning (?:firm|company)|security (?:firm|company)|outside firm & !inside|internal|antivirus|virus|malware|wifi|usb",
      "(?:approved|listed|certified|official) & scan\\w*|vendor|firm & #every<=95 & march|spring|quarter|every|twice|months?|january|february|year & !{inside}|internal|wifi|virus|compliance|certificate",
    ],
    unless:
      "ignoring|neither|does anyone|ran an internal|stopped when|sweeps the lan|own it|nmap|two quarters|second branch|status is fail|no scans",
    unmet: [
      "=(?:asv|approved|outside|external|quarterly|vulnerability|internet)(?: \\w+){0,9} (?:ignoring|ignored|stopped when|never log in|never given|missing|status is fail|not by an approved|what is that|lost our)> & scan\\w*|asv",
      "=neither quarterly|scan\\w*(?: \\w+){0,9} by our own (?:it|admin|guy)(?: \\w+){0,6} not|asv scans? ?\\?|two quarters are missing|not by an approved",
      "=(?:asv|scan) (?:report|company|vendor)(?: \\w+){0,14} (?:never|fail|missing|lost)> & !internal|fixed",
      "=(?:scan|asv)\\w* .. (?:failed|fail|not passed|did not pass|red>)(?!.*(?:fix|repair|rescan|until|then|passed))",
      "=(?:scan|asv)\\w* .. (?:failed|fail|not passed|did not pass|red>) .. (?:not|never|nothing|nobody) .. (?:fix|repair|done|rescan)",
      `=(?:no|never|not) .. (?:external|outside|asv) .. scan & !${EXTRA}`,
      "=(?:findings?|vulnerab\\w*|issues?|problems?|holes) .. (?:still open|are open|open since|not (?:been )?(?:fixed|resolved|closed)|unresolved|never fixed) & asv|{scan}",
      "=(?:last|latest|previous|two|three|one)(?: \\w+){0,3} (?:did not|have not|has not|never) (?:\\w+ )?pass\\w* & ~{scan}|asv|approved",
      "=(?:open items?|findings?|holes|points|issues|failures?) (?:\\w+ ){0,4}(?:never|not|nobody) (?:\\w+ )?(?:fix|clos|repair|touch|sort|done|resolv)\\w* & ~asv|approved (?:vendor|scan\\w*)|outside|external & ~{scan}|scans",
      "=(?:not once|never) (?:\\w+ ){0,4}(?:external|outside|asv|approved) & scan|scanned|vendor",
      "=(?:two|one|three|some|half|last|latest|most)(?: \\w+){0,4} fail(?:ed|s)?> & left it|never|not|nobody|nothing|still|open|ignored & ~{scan}|asv|approved & !fixed and|inside|internal",
    ],
    number: "at least once every three months",
  },
  "11.3.2.1": {
    about: ["{scan} & {bigchange}"],
    met: [
      `(?:${CHANGED}|alteration|post change|new firewall|moved the shop|relaunch) & scann?\\w* & from (?:the )?(?:internet|net|outside)|external|faces the web|outside & fixed|closed|remed|cured|clean|4\\.0|4 and up|rescan|repeat & !own (?:admin|webmaster)|internal|only what|not thought|did not|nobody`,
      "{bigchange}|after (?:\\w+ ){0,4}(?:change|update|relaunch|rebuild|upgrade) & {scan} & !inside|internal|from within",
      "{bigchange} & {outside} & {scan}",
    ],
    unless:
      "own (?:admin|webmaster)|internal scan|wrote down|we fix only|did not scan|are not done|stopped|not thought|nobody checked|without fixing",
    unmet: [
      "=after (?:the |our |a |that )?(?:\\w+ ){0,2}(?:new|big|last|major|significant|chang|upgrad|move|relaunch|came)\\w*[^.;]{0,50}(?:nobody|no one|not|never|no)>[^.;]{0,24}scan & outside|external|internet & !there was none|were none|no (?:big|such) change",
      `=(?:nobody checked|not thought of|did not scan|no one scanned|are not done|own webmaster|own admin|only what is above|without fixing|neither from inside)> & ~${CHANGED}|changes?>|changed|move|redone & outside|external|internet|scan`,
      `${NOT_SCANNED} & ~${CHANGED} & outside|external|asv|neither|at all|extra|additional|for (?:that|it|this)|shop|site|server|host|scan & !internal only|inside only & !${UNCHANGED}`,
      `=(?:waited|wait|left it) (?:\\w+ ){0,3}(?:until|for|to) (?:the )?(?:\\w+ ){0,2}(?:next|regular|usual|normal|quarterly) & ~${CHANGED} & ~{scan}`,
      "=(?:forgot|forgotten|skipped|missed|omitted|neglected|did without) (?:\\w+ ){0,5}scan\\w* & !inside only",
    ],
  },
  "11.4.1": {
    about: ["{pentest} & method|procedure|written|standard|ptes|nist|owasp"],
    met: [
      "=(?:written|wrote|documented|laid) (?:\\w+ ){0,3}how (?:\\w+ ){0,2}(?:{pentest})\\w*",
      "(?:method|methodology|procedure|approach|rules?|standard|ptes|nist|owasp|osstmm)\\w* & {pentest}|testers?|break in tests? & cover|boundary|perimeter|whole|segment|inside and out|from within|layers?|threats|reports? (?:stay|kept|are kept)|keep (?:the )?(?:reports?|results)|12 months|rank|weigh|scope & industry|accepted|written|documented|based on|derived|standard & !only covers|leaves out|single line|is not used|thrown away|each year|every year|yearly|every (?:1[12]|eleven|twelve) months|no method|prove|following our|per our|tried|sealed",
      "{pentest} & (?:method|methodology|procedure|approach|standard)\\w* (?:\\w+ ){0,4}(?:ptes|nist|owasp|osstmm|industry|accepted|written down|documented)|(?:ptes|nist|owasp|osstmm) (?:\\w+ ){0,3}(?:method|guide|standard) & !only|leaves out|no method|yearly|every year|each year|following our|per our|by our|as (?:described|laid) (?:in|out)",
    ],
    unmet: [
      "=(?:method|concept|methodology|approach)\\w*(?: \\w+){0,3} (?:not exist|missing|not there|never written) & {pentest}|testers?|pentest",
      "=(?:method|methodology|approach|procedure|policy)(?: \\w+){0,8} (?:only covers|leaves out|single line|is not used|not used|one line|nothing inside) & ~{pentest}|testers?",
      "=(?:reports?|results) (?:\\w+ ){0,3}(?:thrown away|binned|deleted|not kept) & ~{pentest}",
      "=(?:no|without (?:a|any)?|not (?:a|any|have)(?: a)?) (?:\\w+ ){0,2}(?:method|methodology|written (?:plan|procedure|approach|method)) & ~{pentest}",
    ],
  },
  "11.4.2": {
    about: ["{inside} & {pentest}"],
    met: [
      "(?:{inside}) & {pentest} & #every<=370 & !not after|own (?:admin|network)|declined|never done|years ago",
    ],
    unmet: [
      "=(?:inside|internal)(?: \\w+){0,6} (?:not ordered|was not|we declined|declined|never done|not after|years ago|not (?:yet )?(?:been )?done)> & ~{pentest}|attack\\w*|break in",
      "=from inside ?: ?(?:never|not|no)|our (?:own )?admin tests (?:his|our) own|{pentest} ?\\?? ?too expensive|(?:real|proper) break in test (?:no one|nobody|never)|only attacked from the (?:internet|outside)|inside (?:test|one)(?: \\w+){0,2} not ordered",
      "=same (?:one|person|guy|man|fella|fellow|people|firm|admin|administrator)? ?(?:who|that|which) (?:\\w+ )?(?:runs?|manages?|maintains?|sets? up|looks after|administers?|built) & ~{pentest} & ~inside|internal",
      "=(?:inside|internal|inner) (?:\\w+ )?(?:one|tests?|pentests?|attack|part|side)(?:\\s*[:,-])? (?:\\w+ ){0,2}(?:never|none|not (?:done|tested|been)|no>|nope|not yet) & ~{pentest}",
      "=(?:only|just) (?:\\w+ )?(?:from )?(?:the )?outside & ~{pentest} & !firm|company|specialist",
      "=(?:inside|internal) (?:\\w+ ){0,3}(?:{pentest})(?: \\w+){0,4} last (?:\\w+ ){0,2}in (?:20[01]\\d|202[0-4])",
      "=(?:inside|internal|in house) (?:\\w+ ){0,2}(?:{pentest})(?: \\w+){0,2} (?:not|never) (?:\\w+ )?(?:happened|taken place|been|done|had|held)",
    ],
    number: "at least once every 12 months and after significant changes",
  },
  "11.4.3": {
    about: ["{pentest}"],
    met: [
      "{pentest}|tests? us|attacks? us & external|from (?:the )?outside|internet & annual\\w*|yearly|each year|every year|once a year|march|april|may|june|autumn|spring & independent|firm|specialist|outside|qualified & big change|major|relaunch|significant|upgrade|larger changes & !internal|overdue|not repeated|holes|remain open|friend",
      `${PENTEST_OUTSIDE} & {pentest} & #every<=370 & !from (?:the )?inside only`,
      "{pentest} & #every<=370 & {provider}|security (?:firm|company)|independent|specialist|firm|company|tester|expert|outside & !segment|inside only|internal|walls|between",
      "=(?:testing|security|outside|external) (?:firm|company|people|specialists?|team)|hackers?|experts?|testers? & (?:break|breaks|breaking|broke|hack|hacks|get|gets) (?:\\w+ )?in(?:to)?> & #every<=370 & from outside|internet|web|outside|site|shop|firm & !inside only|nobody|never|no one|not yet",
      "(?:consultant|firm|company|experts?|specialists?|hackers?|testers?) & attacks?>|attacking|breaks? in|hacks?> & #every<=370 & internet|outside|web & !inside only|nobody|never|no one|train",
    ],
    unless:
      "from inside|internal|segment|overdue|not repeated|our office|next month|friend|walls|firewall zones",
    unmet: [
      "=(?:external|outside|internet|from outside)(?: \\w+){0,6} (?:overdue|not repeated|was not repeated|not done)> & {pentest}|pen test",
      "=friend (?:\\w+ ){0,8}(?:hack|break|get in)\\w*|{pentest} ?\\?? ?too expensive|(?:real|proper) break in test (?:no one|nobody|never)|tests? its own (?:\\w+ )?(?:itself|servers)|no independent (?:person|tester|firm)",
      "=(?:nobody|no one|never|not) .. (?:{pentest})",
      "=(?:{pentest}) .. (?:never|not (?:been )?(?:done|had)|none|no>)",
    ],
    number: "at least once every 12 months and after significant changes",
  },
  "11.4.4": {
    about: ["{pentest} & fix|repair|correct|retest"],
    met: [
      `(?:${FIXED})\\w* & ~{pentest}|testers? & findings?|found|find|weak|holes|issues|problems|everything|flaws|results|points|gaps|vulnerab & re ?test|again|once more|tested again|repeat|confirm|second test|verif|re ?check|prove`,
      "what (?:it|they|he|she|was|the test\\w*) (?:\\w+ )?(?:found|turned up|came up)|found|findings & (?:fix|clos|repair|patch|correct|solv|mend|shut)\\w* & (?:came back|again|proved|retest\\w*|second time|checked (?:it|them)|confirmed|verified) & ~{pentest}|breaks? in|testing firm|hack & !asv|rescan|scanner",
      "re ?test(?:ed|s)?>|tested again|second test & ~{pentest} & fix|repair|clos|after|correct|found|finds & !not|never|scanner",
    ],
    unless: "must go by|two of|next year|no budget|dispute|will be worked|remain open",
    unmet: [
      "=(?:of them|they|these|all|four|three|two) (?:are|is|remain|stay)s? (?:still )?(?:open|unfixed) & ~{pentest}|attacks & ~holes?|findings?|weak & !asv|ports?",
      "=(?:no budget|dispute|left everything|lies in a drawer|will be worked off|fixed (?:two|three|half|some|one) of|remain(?:s|ed)? open|still open|mediums ignored|no second test) & ~{pentest}|testers?|hackers?|attacks? us|pentest & !asv|scan",
      "=(?:findings|holes|issues|problems|results|report) .. (?:{pentest}) .. (?:not|never|nobody|still open)|(?:{pentest}) .. (?:findings|holes|issues|problems|report) .. (?:not fixed|never fixed|still open|drawer|nobody)",
      "=(?:holes?|findings?|gaps?|issues?|problems?|weak\\w*|points|flaws?)(?: \\w+){0,4} (?:(?:is|are|stay|remain|still) (?:\\w+ )?(?:open|there|unfixed)|open (?:to this day|since|today|still)|not (?:been )?(?:fixed|closed)|never (?:been )?(?:fixed|closed)|unfixed|lies in a drawer) & ~{pentest}|hack",
      "=(?:report|results?) (?:\\w+ ){0,4}(?:drawer|unread|nobody (?:read|acted|did)|no one (?:read|acted|did)) & ~{pentest}",
      "=(?:points?|holes?|findings?|gaps?|issues?|flaws?|weak\\w*)(?: \\w+){0,5} open (?:for|since|until)> & ~{pentest}|attacks?>|hack & !ports?|asv",
    ],
  },
  "11.4.5": {
    about: ["{separate}|segment|walls? & {pentest}|tested|test"],
    met: [
      "segment\\w*|partitions?|walls|vlans?|zones & attack|{pentest}|tries|tested & each|every|twice a year|yearly & unreachable|can not get to|can not reach|not reach|isolat|sealed|holds?|apart & !only one|pings|skipped|believe|no pen tester",
      "segment|separat|vlan|isolat|walls?>|split|walled|dividing & {pentest}|tests?>|tested|testing|tester|verif(?:y|ied) that|prove|proof & #every<=370 & !environment|system(?:s)? (?:is|are) kept apart|staging|backup & !only one of|pings|skipped|we believe|no pen tester",
    ],
    unmet: [
      "=(?:tried|tested|checked|verified)> (?:\\w+ ){0,8}(?:in (?:19|20[01])\\d\\d?|in 20(?:1\\d|2[0-3])|once|at the (?:start|beginning)),? (?:and |but )?(?:not|never) (?:again|since) & ~segment|vlan|separat|walls?>",
      "=(?:whether|if) (?:that|this|the|our) (?:separation|segmentation|walls?|vlans?)(?: \\w+){0,4} (?:never|nobody|no one|not) (?:\\w+ ){0,2}(?:test|tried|check)\\w*",
      "=(?:segment\\w*|vlans?|walls?|zones)(?: \\w+){0,8} (?:skipped|no (?:pen )?tester|never tried|only one of|pings)> & test",
      "=only one of (?:\\w+ ){0,3}(?:firewalls|walls|zones)(?: \\w+){0,4} tested|pings across|no pen tester has|wall tests? (?:were|was) skipped",
      "=(?:segment|separat|vlan|isolat|walls?)\\w* .. (?:never|not|nobody|no one) (?:\\w+ ){0,3}(?:test|check|prov)\\w*",
      "=(?:never|nobody|not|no one) .. (?:test|check|prov)\\w* .. (?:segment|separat|vlan|isolat|walls?)",
      "=(?:whether|if) (?:the )?(?:separation|segmentation|walls?|vlans?) (?:\\w+ )?(?:holds?|works?|keeps?) (?:\\w+ ){0,3}(?:never|nobody|no one|not)",
    ],
    number: "at least once every 12 months and after each change to the separation",
  },
  "11.5.1": {
    about: ["ids>|ips>|intrusion|break in (?:detection|alarm)"],
    met: [
      "(?:ids>|ips>|intrusion|break in detection|snort|suricata|darktrace) & border|edge|perimeter|key (?:points|spots)|every packet|all traffic|card zone & alert|alarm|rings|notif|duty|pages|desk|block & !wireless|wifi|nothing inside|unread|not licensed",
      "(?<!no )(?:ids>|ips>|intrusion(?! \\w+ (?:is|are) (?:budget|plan|order)))|snort|suricata|network (?:monitor|detection|sensor)|break ?ins?> .. network|network .. break ?ins?>|(?:detect|spot|block)\\w* (?:\\w+ ){0,2}(?:intruders?|break ?ins?|attacks?) & watch|monitor|alert|detect|block|traffic|on>|activ|signature|updat|run|notif|have|use & !mentioned|heard of|talked about|phish|wifi|waf|payment page|test & !wireless|licen[cs]ed|not turned on|unread|nothing inside|could do it|perimeter ids",
    ],
    unmet: [
      "=(?:ids>|ips>|intrusion \\w+|break in detection|threat prevention)(?: \\w+){0,8} (?:not licensed|not turned on|nothing inside|unread|missing|not on|switched off|expired|no licen[cs]e)> & !wireless|card zone and|key points",
      "=only perimeter (?:ids|ips)|internal taps missing",
      "=(?:no|without|not (?:any|have|got)|never) (?:\\w+ ){0,3}(?:ids|ips|intrusion)",
      "(?:ids>|ips>|intrusion \\w+|break in (?:detection|alarm)) (?:\\w+ ){0,3}(?:budget|next (?:year|quarter|month)|plan|on order|ordered|quote|wish ?list|starts? in|to come)\\w*",
      "=(?:nothing|nobody|no one) (?:\\w+ ){0,4}(?:watch|watches|detect|detects|notice|notices|spots?)> (?:\\w+ ){0,4}(?:network|traffic|intrud\\w+|break ins?|attack\\w*) & !page|files?",
    ],
  },
  "11.5.2": {
    about: [
      "file integrity|fim>|change detection|tripwire|files? .. chang|chang .. files?",
      "file (?:monitor|watch|check|comparison)\\w* & !payment page|virus|log files",
    ],
    met: [
      "files?>|file (?:changes?|integrity) & compar\\w*|checked|watched|monitored & mail\\w*|alert|alarm|warn|report & #every<=7 & !payment page|checkout|antivirus|log files?",
      "(?:critical|system|important) files & alert\\w*|report|notif|mails? & nightly|daily|every night|hourly|real time|weekly|at once & !payment page|pay page|virus|monthly|first of each month",
      "file integrity|integrity (?:monitor|check|tool|software)|fim>|change detection|tripwire|ossec|wazuh|aide>|(?:critical|system|key|important|program|configuration|core) files? & #every<=8 & !payment page|header|{script}|script|signature",
      "file integrity|integrity (?:monitor|check|tool|software)|fim>|change detection|tripwire|ossec|wazuh & {alert}|detect & !payment page|header|script",
      "(?:compar|check|watch|monitor)\\w* & (?:critical|system|key|important|program|configuration|core|our) files? & chang|alter|modif & {alert}",
      "(?:files?|folders?|file system) (?:\\w+ ){0,2}(?:check|watch|compar|monitor|guard)\\w*|(?:compar|check|watch|monitor)\\w* (?:\\w+ ){0,5}files>|hash(?:es)? of (?:\\w+ ){0,4}files & #every<=8 & !payment page|virus|malware|log files|backup|paper|header",
      "(?:files?|folder) (?:\\w+ )?(?:watch|check|monitor)\\w* & chang|alter|add|remov|differ & {alert} & !payment page|log files|virus",
      "hash(?:es|ed|ing)? (?:\\w+ ){0,4}files & #every<=8",
    ],
    unless:
      "pay page|switched off|alerts nobody|nobody gets|asked our|no answer|pos server does not",
    unmet: [
      "=(?:fim|file integrity|integrity tool|tripwire|file (?:monitoring|watch\\w*)|change detection)(?: \\w+){0,9} (?:switched off|off>|nobody|alerts no one|removed|disabled|not set up|does not)> & !payment page|pay page|logs?>",
      "=(?:system )?files?(?: \\w+){0,6} (?:would not get told|not be told|not notice|would not know|see changed)|changed files only if & !log files|payment page",
      "compar|check|watch|monitor & system files|critical files|integrity & first of each month|once a month|monthly|every month|each month|quarterly & !log files|payment page",
      "=(?:no|without|not (?:any|have|got)|never) (?:\\w+ ){0,3}(?:file monitoring|file integrity|integrity (?:monitor|check)|fim|change detection) & !payment page|checkout|pages?>",
      "=(?:nobody|nothing|no one) .. (?:notice|alert|warn|detect)\\w* .. files? .. chang",
      "=(?:nothing|nobody|no one|no (?:tool|program)) (?:\\w+ ){0,3}(?:watch|compar|check|monitor|notic|look)\\w* (?:\\w+ ){0,4}files? & !log files|page|script",
    ],
    number: "at least once a week",
  },
  "11.6.1": {
    about: [
      "{paypage}|headers? & chang|tamper|compar|watch|monitor & alert|every|week|day|detect|warn",
    ],
    met: [
      "{paypage} & service|tool|robot|monitor|program & check|compar|watch & scripts? & headers? & {alert} & #every<=8",
      "(?:{paypage}|shop page|that page|what the browser (?:gets|receives)) & scripts?|headers? & chang|alter|tamper|hack|compare & alert|warn|message|alarm|mail|ping|sms & daily|hourly|times a day|nightly|weekly|every (?:day|week|hour|night)|constant|nonstop & !no alarm|not the headers|nobody|once in a while",
      "{paypage}|http headers?|headers>|page & chang|tamper|compar|watch|monitor|alter|manipulat|scan & #every<=8 & {alert}|detect|notif|tells|warn|report|flag & !scan (?:by|from) (?:the )?asv|backup",
      "(?:chang|tamper|compar|watch|monitor|alter|manipulat)\\w* & {paypage}|http headers? & {alert}|detect & #every<=8",
      "(?:chang|tamper)\\w* detection & {paypage}|page|headers & #every<=8",
      "{paypage} & (?:chang|tamper|alter|manipulat)\\w* & {alert}|detect & ~week|daily|real time|continuous|every|constantly|monitor",
      "(?:robot|bot|tool|service|monitor|script|program|somebody|someone|i>|we>|he>|she>|developer)\\w* & {paypage}|pay page|checkout|page & compar|chang|differ|what (?:they|it) should be|tamper & #every<=8 & {alert}|mails?|tells|messages & !log files|system files",
    ],
    unmet: [
      "(?:with the|by) eye|with our own eyes|month|monthly & {paypage} & look|check|compare & !script .. approv|every day|daily|week",
      "=(?:no alarm|no tool looks|have not got one|not be told|no one would get a warning|would not be told|trial and has ended|once in a while|not the headers|not the page|no idea that one|not the headers|no answer yet) & {paypage}|scripts?|headers?|page|skimm|browser",
      "by eye|once in a while|now and then & {paypage}",
      "=(?:nobody|no one|nothing|never|not|no tool|no service) .. (?:watch|check|monitor|compar|notic|detect|warn|alert)\\w* .. (?:payment page|checkout|page|headers?)",
      "=(?:nothing|nobody|no one|no (?:tool|service|program)) (?:\\w+ ){0,3}(?:watch|watches|check|checks|monitor|monitors|compares?|looks? (?:at|after))> (?:it|them|that|the (?:payment )?page|this) & ~{paypage} & !terminal|logs?>|files",
      "(?:thing|tool|service|monitor|watch\\w*|program) (?:\\w+ ){0,4}(?:payment page|checkout|pay page) (?:\\w+ ){0,6}(?:starts? (?:in|next)|ordered|signed up for|not (?:yet )?(?:live|on|running|started))",
    ],
    number: "at least once a week",
  },
};
