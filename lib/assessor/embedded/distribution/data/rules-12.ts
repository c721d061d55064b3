// Requirement 12: what an answer must say about policy, people, providers and incidents.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";

const PLAN =
  "(?:incident|emergency|breach|response|contingency|crisis|alarm) (?:\\w+ )?(?:plan|procedure|sheet|folder|binder|card|guide|manual|checklist|page|list|document|steps|process|instructions)|whom? to (?:call|ring|phone)|what to unplug|plan (?:for|in case|if|when|what)|plan> (?:on|by|next|beside|in|hangs?|has|says|lists?|names?|at|with)|what to do (?:if|when|in case|after)|(?:written|have|printed) (?:\\w+ )?plan>|incident (?:response|handling)";
const TOPIC_NOT_POLICY =
  "!{provider}|incident|breach|train|scope|wifi|firewall|media|log>|logs>|plan>|acceptable|ciphers?|risk anal";

/** Rules for requirement 12. */
export const RULES_12: Rules = {
  "12.1.1": {
    about: ["{secpolicy} & {written}|have|exist|got|polic & !provider|incident|firewall"],
    met: [
      "{secpolicy} & {written}|polic(?:y|ies)>|rule ?book|handbook & {known}|published & !{provider}|train|incident plan|firewall|acceptable|retention|provider",
      "(?:{known}|published) & ~{secpolicy} & ~{written}|polic(?:y|ies)> & (?:it|copy|polic\\w*|rules|document|handbook|paper|them)> & {staff}|suppliers?|vendors?|partners? & !{provider} list|incident|plan|train|phish|responsib|own part",
    ],
    unmet: [
      "=(?:no|without (?:any|a)?|not (?:a|any|have|got)|never (?:had|written)) (?:\\w+ ){0,3}(?:security |written |information |it )?(?:polic(?:y|ies)|rules|handbook|guidelines)",
      "=(?:rules|polic\\w*|everything|it|all) .. (?:is |are )?(?:only |just |all )?(?:in (?:our|my|their) heads?|by word of mouth|verbal|oral|not written|unwritten)",
      "=(?:nothing|none of (?:it|this)) (?:\\w+ ){0,3}(?:written|in writing|on paper|documented)",
    ],
  },
  "12.1.2": {
    about: ["{secpolicy} & {review}"],
    met: [
      `{review}|updat|revis & {secpolicy} & #every<=370 & ${TOPIC_NOT_POLICY}`,
      `{reviewit} & ~{secpolicy} & #every<=370 & ${TOPIC_NOT_POLICY}|software|hardware`,
    ],
    unmet: [
      "=(?:they|it|these|this) (?:was|were|has|have|had|is|are)?(?: been)? ?(?:never|not)(?: been)? (?:\\w+ ){0,2}(?:looked|reviewed|updated|touched|read|opened|revised) & ~{secpolicy} & !provider|plan",
      "=(?:{secpolicy}) .. (?:not (?:been )?(?:review|updat|look|touch|chang)\\w*|never (?:been )?(?:review|updat|look|touch|chang)\\w*|from (?:19|20[01])\\d|years old|out of date|outdated|untouched)",
    ],
    number: "at least once every 12 months",
  },
  "12.1.3": {
    about: [
      "{staff} & responsib|duties|duty|roles?>|own part & know|sign|accept|acknowledg|confirm|written",
    ],
    met: [
      "{staff} & responsib|duties|duty|roles?>|own part|what (?:they|he|she|each|everyone|everybody|we) (?:\\w+ )?(?:is|are|must|has to|have to|may|do|does|answers?|owes?)|who does what|job descriptions?|tasks?> & know|sign|accept|acknowledg|confirm|agreed|understood & !{provider}|incident|breach|emergency|on call|team is trained",
      "responsib|duties|roles? & polic|handbook|written|rules|spelled out|set out & sign|accept|acknowledg|confirm|know & !{provider}|incident|breach",
      "{staff} & sign(?:s|ed)?>|acknowledg|confirm(?:s|ed)? in writing & duties|responsib|own part|accept|agree|what (?:they|he|she|to do) & !contracts?|agreements?|incident|{provider}|visitor|contract with",
    ],
    unmet: [
      "=(?:nobody|no one|never|not|have not|has not) .. (?:sign|acknowledg|confirm)\\w* .. (?:duties|responsib|polic|rules|anything)",
    ],
  },
  "12.1.4": {
    about: ["(?:responsib|in charge|charge of|officer) & security"],
    met: [
      "ciso|(?:information |it |data )?security (?:officer|manager|lead|head|chief|person)|(?:responsib|in charge|accountable|appointed|named|formally)\\w* (?:\\w+ ){0,3}(?:for|of|as|to) (?:\\w+ ){0,3}(?:security|safe)|head of security & owner|manag|director|i am|ciso|partner|named|formally|appoint|assign|member|in charge|head of & !firewall|antivirus|logs|each (?:task|provider)|provider|terminals",
    ],
    unmet: [
      "=(?:nobody|no one) (?:\\w+ ){0,3}(?:responsible|in charge|accountable|appointed|named)(?: .. security)?",
    ],
  },
  "12.2.1": {
    about: ["acceptable use|(?:rules|polic) .. (?:laptops?|phones?|usb|email|internet|devices?)"],
    met: [
      "acceptable use|usage polic|(?:rules|polic\\w*|guideline|instructions) (?:\\w+ ){0,4}(?:laptops?|phones?|usb|email|internet|devices?|tablets?|computers?|technolog|private)|(?:laptops?|phones?|usb|email|internet|devices?|private) (?:\\w+ ){0,3}(?:rules|polic\\w*)|(?:use|using) of (?:\\w+,? ){0,5}(?:laptops?|phones?|sticks?|usb|email|internet|devices?|tablets?|computers?)|(?:what|how) (?:\\w+ ){0,3}(?:staff|people|employees|we|they|everyone)? ?(?:may|can|is allowed|are allowed) .. (?:laptop|phone|usb|email|internet|device|computer) & {written}|regulat|approv|list|allowed|okay|permission|sign|polic & !train|course",
    ],
    unmet: [
      "=(?:no|without) (?:\\w+ ){0,2}(?:rules|polic\\w*) .. (?:laptop|phone|usb|email|internet|device)",
    ],
  },
  "12.3.1": {
    about: ["{tra}"],
    met: [
      "{tra} & {written}|year|review|annual|every|each|threat|asset|frequency|how often|document & !log review|antivirus .. only|inspection only",
      "{tra} & for (?:each|every|all|the)|weekly|frequency|how often",
    ],
    unmet: ["=(?:no|never|without|not (?:a|any|have|made|done)) (?:\\w+ ){0,3}(?:{tra})"],
  },
  "12.3.3": {
    about: ["ciphers?|cipher suites?|protocols|encryption method|cryptograph & list|review"],
    met: [
      "ciphers?|cipher suites?|cryptograph|crypto|encryption (?:methods?|protocols?|procedures?|standards?|algorithms?)|tls versions? & {list}|inventor|document|review|check & #every<=370",
    ],
    number: "at least once every 12 months",
  },
  "12.3.4": {
    about: ["hardware|software|devices|systems & review|check & support|end of life|vendor"],
    met: [
      "hardware and software & {review} & #every<=370",
      "hardware|software|technolog|devices and programs|equipment|programs and devices & {review} & #every<=370 & support|security (?:fix|update|patch)|end of (?:life|support)|maker|vendor|outdated|replac|updates|plan",
    ],
    number: "at least once every 12 months",
  },
  "12.5.1": {
    about: [
      "(?:inventory|list) .. (?:systems?|devices?|components?|hardware|scope)|(?:systems?|devices?|components?) .. (?:inventory|list)",
    ],
    met: [
      "{list}|inventor|asset (?:list|register)|cmdb & systems?|devices?|components?|hardware|computers|everything .. (?:card|scope)|in scope|all (?:our )?(?:machines|equipment|assets)|assets & scope|card|pci|what (?:it|each|they) (?:is|are|does|do)|function|purpose|use|every|all|current|up to date & !allowed|rules|{provider}|provider|supplier|script|terminal only|serial|approved (?:for|hardware)|wifi|firewall rules|visitor|staff may",
    ],
    unmet: [
      "=(?:no|never|without|not (?:a|any|have)) (?:\\w+ ){0,3}(?:inventory|asset list|list of (?:\\w+ ){0,3}(?:systems?|devices?|components?))",
    ],
  },
  "12.5.2": {
    about: ["scope & review|check|confirm|document|written"],
    met: [
      "scope|what (?:is|belongs) (?:in|to) (?:the )?(?:pci|scope)|where .. card data .. (?:goes|flows|is|lives) & {review}|confirm|document|written|go through|determin & #every<=370 & !provider|polic(?:y|ies)>|inventory|in scope systems",
    ],
    unmet: [
      "=scope .. (?:never|not|nobody) (?:\\w+ ){0,3}(?:review|check|confirm|document|look|writ)",
    ],
    number: "at least once every 12 months and after significant changes",
  },
  "12.6.1": {
    about: ["train|awareness|course|brief & {staff}|security|card"],
    met: [
      "awareness|(?:meeting|session|talk|briefing|hour|evening|afternoon) (?:\\w+ ){0,3}(?:about|on) (?:\\w+ ){0,3}(?:card|security|fraud|rules|data)|(?:security|safety|card|data protection|pci|privacy) (?:\\w+ )?(?:training|course|lesson|briefing|workshop|session|talk|video|e ?learning)|(?:training|course|lesson|briefing|workshop|session|talk|video|e ?learning) (?:\\w+ ){0,3}(?:on|about|in|for) (?:\\w+ ){0,3}(?:security|card|data|safe|pci|fraud|our rules|polic|the rules) & {staff}|yearly|year|hire|hired|start|program|new|we|everyone|all & !developer|programmer|incident team|updat\\w* every|review the program only|terminal tamper|phish .. only",
      "+(?:trained|training|course|awareness) & #every<=370 & !{tamper}|developer|incident|team is|till|sales|return|first aid|fire|how to|product|terminal|update|review|on the|anal",
      "hears?>|tells?>|told>|learns?>|shown>|explained|reminded & how to (?:treat|handle|deal with)|what to watch|(?:our|the|security|card) rules|what (?:is|they|the rules)|allowed & cards?>|rules|data & {staff}|new ones|to all & once a year|every|each|yearly|year|annual|before they start|first day & !{tamper}|terminal|incident|phish",
      "train(?:s|ed|ing)?>|taught|course|briefing|workshop|lesson|instruct|e ?learning & card (?:data|numbers|details|security)|security|polic|our rules|data protection|pci|safe handling|handle cards|cards safely|own part|their part & {staff}|starts?|start|new|year|hire & !developer|programmer|incident (?:team|plan)|provider|camera|terminal (?:tamper|swap)",
    ],
    unmet: [
      "=(?:no|never|not|nobody|without|have not|has not) (?:\\w+ ){0,4}(?:training|trained|awareness|course|taught)",
      "=(?:training|awareness) .. (?:never|not (?:yet )?(?:done|had|held|given)|none|no>)",
    ],
  },
  "12.6.2": {
    about: ["(?:training|awareness|course|program|slides|material) & review|updat|refresh"],
    met: [
      "(?:training|awareness|course|program|slides?|materials?|lesson|leaflet|video)\\w* (?:\\w+ ){0,4}(?:review|updat|refresh|revis|renew|adapt|look(?:ed)? (?:at|over)|check|rework)|(?:review|updat|refresh|revis|renew|adapt|rework|check)\\w* (?:\\w+ ){0,4}(?:training|awareness|course|program|slides?|materials?|lesson) & #every<=370",
      "{reviewit} & ~training|awareness|course|program|slides & #every<=370 & threat|scam|new (?:trick|danger|attack)|weak & !polic|plan|provider",
    ],
    number: "at least once every 12 months",
  },
  "12.6.3": {
    about: ["train|course|awareness & hire|start|new & year|annual|every"],
    met: [
      "train|taught|course|briefing|workshop|lesson|e ?learning|awareness|instruct & hir(?:e|ed|ing)>|start|new (?:staff|people|employee|colleague|starter|hire|joiner|person|one)|join|first (?:day|week)|beginning|onboard|induction|when someone & #every<=370 & !developer|incident|provider",
      "train|course|awareness & ~hir(?:e|ed|ing)>|start|new|join|first (?:day|week)|onboard|induction & ~sign|confirm|acknowledg & #every<=370 & {staff}|sign|confirm & !developer|incident|provider",
    ],
    unmet: [
      "(?:train|course|awareness)\\w* .. (?:only|just) (?:\\w+ )?(?:once|at (?:the )?(?:start|hire)|when (?:they|someone) (?:starts?|joins?))",
    ],
    number: "at hire and at least once every 12 months",
  },
  "12.6.3.1": {
    about: ["{phishing}|{social} & train|taught|course|told|show|awareness|part|cover"],
    met: [
      "{phishing}|fake (?:mails?|emails?)|scam & ~train|course|awareness|taught|lesson|teach|program|briefing|workshop|instruct|learn|leaflet|told|tells?|video|shown|exercise|talk & ~{social}|telephone|phone|call|social|trick|people who|persuad & !filter|quarantin|spam|block|gateway|server|tool",
      "{phishing}|social engineering & train|course|awareness|taught|lesson|teach|program|briefing|workshop|instruct|learn|leaflet|told|video|shown|exercise|part & !filter|quarantin|spam|gateway|tool",
    ],
    unmet: [
      "=(?:train|course|awareness|told|taught)\\w* .. (?:no|not|nothing|never|without) (?:\\w+ ){0,3}(?:phish|fake|scam|social)",
      "=(?:nothing|not|never|no) .. (?:phish|fake mail|scam|social engineering) .. (?:train|course|awareness|taught)",
    ],
  },
  "12.6.3.2": {
    about: ["(?:acceptable use|laptops?|usb|devices?|internet) & train|taught|course"],
    met: [
      "acceptable use|(?:use|using|usage) (?:\\w+ ){0,3}(?:laptops?|phones?|usb|sticks?|email|internet|devices?|tablets?|computers?|technology)|(?:laptops?|phones?|usb|email|internet|devices?|tablets?|technology|private phones?) & ~train(?:ing|ed|s)?>|taught|course|awareness|lesson|teach|program|briefing|workshop|learn|shown & may|use|allowed|rules|safe|how|acceptable|right & !{phishing}|phish|terminal|developer|antivirus",
    ],
  },
  "12.7.1": {
    about: ["{screening}"],
    met: [
      "{screening} & hir|before|new|applicant|candidate|staff|employ|start|job|anyone|everyone|people|taking on|take on|contract & !{provider}|provider|wifi|supplier|firewall|scan|scanning|antivirus|network",
    ],
    unmet: [
      "=(?:no|never|not|nobody|without|do not) (?:\\w+ ){0,4}(?:background|screening|references|criminal record|vetting)",
    ],
  },
  "12.8.1": {
    about: [
      "{provider} & {list}",
      "(?:list|register|overview) .. (?:provider|supplier|vendor|firms|companies)",
    ],
    met: [
      "{list}|inventor & {provider}|firms>|companies>|suppliers & !script|ports?>|protocol|responsib|who does what|requirements|scan|asv>|matrix|visitor|serial|phone numbers|incident|emergency|checklist|check ?list|of what|before|certified|hotline|unplug|call>|phone list|contact list|emergency|in writing|contracts? (?:are|is|in)|pci list|council|visa list|official|website list",
      "lists?>|spreadsheet|excel|register|table & ~{provider}|firms>|companies> & what (?:each|they|it|every)|delivers|services?|provides?|does for|do for & !before|phone list|contact list|emergency|certified|matrix|requirement|responsib|incident|systems",
      "(?:list|spreadsheet|excel|register|overview|table) (?:of|with|for) (?:\\w+ ){0,3}(?:{provider}) & !before|phone list|emergency|certified|matrix|responsib|incident|check ?list|who does what",
    ],
    unmet: [
      "=(?:no|never|without|not (?:a|any|have)) (?:\\w+ ){0,2}(?:list|overview|register) .. (?:{provider})",
    ],
  },
  "12.8.2": {
    about: ["{provider} & contract|agreement|in writing"],
    met: [
      "(?:contracts?|agreements?|terms|sla|dpa|clause|in writing|written|signed)> & {provider} & responsib|secur|protect|liab|acknowledg|safe|card data|account data|accept|commit|bound|oblig & !list of|{list} only|before we sign|responsibility matrix|table",
      "(?:contracts?|agreements?|terms|signed) & ~{provider} & responsib|commit|undertak|oblig|accept|take on|guarantee|promise|liab|warrant & secur|protect|card|data|safe|pci & !{staff} sign|employee|job",
      "written (?:contracts?|agreements?)|(?:contracts?|agreements?) (?:\\w+ ){0,3}(?:in writing|on file|written|signed) & {provider}|each|every|all & !employee|staff|customers",
    ],
    unmet: [
      "(?:only|just|merely) (?:a |an )?(?:verbal|oral|handshake|spoken)",
      "=(?:no|without|not (?:a|any|have)|never) (?:\\w+ ){0,3}(?:contracts?|agreements?)",
      "=(?:{provider}) .. (?:handshake|verbal|oral|by word of mouth|nothing in writing|no contract|without (?:a )?contract)",
    ],
  },
  "12.8.3": {
    about: ["before & {provider} & sign|choose|hire|engage|work|use|take on"],
    met: [
      "before|prior to|when (?:we )?(?:choos|tak|select|pick|engag)|choos|select|take on|taking on|engag|new (?:provider|supplier|vendor|firm|partner|company) & {review}|check|ask|look|demand|require|verif|research|vet|due diligence|see (?:their|the)|proof & {provider}|firm|company|them|they|one>|its>|anyone & !staff|hire (?:staff|someone|people)|employ|change|update|repair|terminal|each shift|opening|every year we|visitor|inspect",
      "due diligence|selection process|onboarding (?:process|check) & ~{provider}",
    ],
    unmet: [
      "=(?:never|not|nobody|no one|do not|did not) (?:\\w+ ){0,4}(?:check|ask|look|vet|research|verif)\\w* .. before .. (?:sign|choos|tak|us|hir)",
      "=(?:took|take|chose|choose|picked) .. (?:cheapest|first one|without (?:checking|looking|asking))",
    ],
  },
  "12.8.4": {
    about: ["{provider}|their & {compliance} & check|ask|year|every|collect|monitor|look"],
    met: [
      "(?:aoc|attestation|certificates?|compliance|complian|pci|status|proof)\\w* & {provider}|their|them|they|each|all & #every<=370 & {review}|check|ask|collect|get|request|demand|look|download|monitor|send|renew|file|verif|follow|obtain|fetch|print|track|watch|have & !our own|contracts? with|polic|scope|staff|scan|before|new",
      "{provider} & {review}|check|ask|monitor & {compliance} & #every<=370 & !scan|before|new",
      "{reviewit}|look(?:s|ed)? at it & ~{compliance} & ~{provider} & #every<=370 & !before|new>|polic|plan>|training|rules",
      "{compliance} & ~{provider} & {review}|check|ask|collect|get|print|track|request|download|renew & #every<=370 & !polic|training|our own|scope|scan|staff|software|hardware|test|before|new",
    ],
    unmet: [
      "=(?:never|not|nobody|no one|do not|have not) (?:\\w+ ){0,4}(?:check|ask|look|monitor|verif|request|see|seen|demand)\\w* .. (?:compliance|complian|certif|pci|aoc|attestation|status)",
      "=(?:{provider}) .. (?:compliance|certif|aoc|status) .. (?:never|not) (?:\\w+ ){0,2}(?:check|ask|look|seen)",
    ],
    number: "at least once every 12 months",
  },
  "12.8.5": {
    about: [
      "who (?:does|is responsible|handles|takes|manages)|responsib|matrix|split & {provider}|requirement",
    ],
    met: [
      "matrix|responsib\\w*|who (?:does|handles|takes|manages|covers|looks)|(?:which|what) (?:\\w+ ){0,4}(?:requirements?|points|parts|tasks|jobs|controls|they|the provider|each)|split>|divided|division|shared & {written}|{list}|table|matrix|noted|record|sheet|documented|know & {provider}|us|ours|them|they|between|our side & requirement|points?>|responsib|matrix|controls|pci|between us|our side|their side|ours>|which part|tasks & !contract|agreement|terms|incident|staff know|employees|contract (?:says|states) .. responsib|policy|duties",
      "who (?:has to|must|needs to) (?:do|take care of) (?:which|what)|which part of the (?:rules|requirements)|who does what|who is responsible for what|who handles what|who takes care of what & {written}|{list}|noted|table|matrix|clear & ~they|them|{provider}|us>|we>|both sides|contract|annex & !incident|staff|polic|employees",
      "responsibility (?:matrix|table|list|split|overview)|matrix .. (?:{provider}|responsib)|raci",
    ],
    unmet: [
      "=(?:not|never|no|nobody|unclear) (?:\\w+ ){0,4}(?:written|clear|noted|record|list|matrix) .. (?:who (?:does|is responsible)|responsib|which)",
    ],
  },
  "12.10.1": {
    about: [PLAN, "{incident} & plan|procedure & {written}|have|exist"],
    met: [
      `${PLAN} & bank|acquirer|call|contact|number|phone|who|brand|report|inform|steps|unplug|ready|written|hang|tested|lists|names|recover|backup|roles|processor|police & ~bank|acquirer|call|contact|number|phone|brand|report|inform|who|notify|names & !reviewed only|learn`,
      "{incident} & {written}|list|sheet|plan|card|poster|instructions & call|contact|phone|inform|notify|report & bank|acquirer|processor|brand|provider|steps|police & !phish .. train",
    ],
    unmet: [
      "=(?:no|without (?:a|any)?|not (?:a|any|have|got)|never (?:had|written|made)) (?:\\w+ ){0,3}(?:incident|emergency|response|breach|crisis)? ?(?:\\w+ )?plan",
      "(?:plan|steps) .. (?:only |just )?(?:in (?:my|our|his|her) heads?)",
      "(?:would|will) (?:\\w+ )?(?:just |simply )?(?:improvise|(?:call|ring|phone|ask) (?:someone|somebody|our|my|the) (?:it|guy|friend|son|nephew|technician|support|husband|wife|computer)?|see what|figure|google) & !bank|acquirer|police|plan|brand",
    ],
  },
  "12.10.2": {
    about: ["(?:incident|emergency|response|plan|drill) & test|exercise|drill|rehears|review"],
    met: [
      "(?:test|exercis|drill|rehears|practi[sc]|simulat|play(?:ed)? through|run through|walk(?:ed)? through|dry run|tabletop|try out|tried out)\\w* & ~plan|incident|emergency & #every<=370 & !train|course|lesson|awareness|they sign|pen ?test|penetration|scan|restore|segment|fire drill",
    ],
    unmet: [
      "=(?:plan|incident)\\w* .. (?:never|not|nobody) (?:\\w+ ){0,3}(?:test|exercis|drill|rehears|practi|tried|review)",
      "=(?:never|not|nobody) (?:\\w+ ){0,4}(?:test|exercis|drill|rehears|practi|tried)\\w* .. (?:plan|incident|emergency)",
    ],
    number: "at least once every 12 months",
  },
  "12.10.3": {
    about: [
      "(?:24|around the clock|day and night|any time|always|on call|night) & reach|call|available|phone",
    ],
    met: [
      "24 ?/ ?7|24 ?x ?7|24 hours?|around the clock|round the clock|day and night|at any (?:time|hour)|any ?time|any hour|night and day|on call|always (?:be )?reach|always (?:available|contactable|answer)|including (?:nights|weekends)|nights and weekends|even at night & reach|call|available|phone|answer|respond|contact|on call|duty|mobile|person|people|number & !camera|monitor(?:ed|s)? the|scan|watch(?:es)?|antivirus|vendor .. connect|remote",
    ],
    unmet: [
      "=(?:nobody|no one|not|never) (?:\\w+ ){0,4}(?:reach|available|on call)\\w* .. (?:night|weekend|24|after|outside)",
      "(?:only|just) .. (?:office|opening|business|working|shop) hours",
    ],
  },
  "12.10.4": {
    about: ["(?:incident|response|emergency) & (?:team|people|person) & train|drill"],
    met: [
      "(?:incident|response|emergency|breach)\\w* (?:\\w+ ){0,3}(?:team|people|staff|person|group|responders?|crew)|(?:people|those|team|person|staff) (?:who|on|in|that) .. (?:incident|respond|react|emergency|call list|duty)|responders> & train|course|practi|drill|rehears|exercis|taught & !{tra}|phish",
    ],
  },
  "12.10.4.1": {
    about: ["{tra} & incident|response|team|responders"],
    met: [
      "{tra} & incident|response|team|responders|emergency & train|often|frequency|rhythm & !log|antivirus|terminal",
    ],
  },
  "12.10.5": {
    about: ["{incident}|plan & alerts? & intrusion|firewall|file|page|wifi"],
    met: [
      "alerts?>|alarms?>|warnings?> & plan|incident|procedure|respon|steps & intrusion|firewall|file|page|wifi|wireless|ids>|ips>|detection|integrity|security (?:tools|systems|monitoring) & !logs reviewed|fail",
    ],
  },
  "12.10.6": {
    about: ["(?:plan|incident) & lessons?|learn|improv|experience"],
    met: [
      "lessons?|learn(?:t|ed|ing)?>|experience|improv|adapt|updat|evolv|news|industry & ~plan|incident & after|from|each|every|test|incident|industry|news|drill|changes? & !{staff} learn|training|phish|antivirus|software|polic(?:y|ies)> .. review",
    ],
  },
  "12.10.7": {
    about: [
      "card (?:numbers?|data) .. (?:unexpected|not (?:be|belong)|wrong place|turn|found|find)|(?:unexpected|found|find|turns? up|discover)\\w* .. card (?:numbers?|data)",
    ],
    met: [
      "+(?:unexpected|where (?:it|they) (?:should|do|does) not|not (?:belong|expect)|wrong place|turns? up|turn up|discover|stray|finds?|found|surfac|shows? up)\\w* & card (?:numbers?|data|details)|pan>|pans>|full number & steps|procedure|plan|written|report|tell|delet|remov|find out|where (?:it|they) came|secure|instructions|rule|cause|investigat|move & !visitor|terminal|{tamper} only",
    ],
  },
};
