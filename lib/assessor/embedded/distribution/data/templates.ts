// Signals that every requirement shares: its written rules and its named people.

// Other papers, which are not the rules of a requirement.
const OTHER_PAPERS =
  "firewall rule|rule ?sets?>|incident|breach|configuration|acceptable|holidays?>|vacation|dress code|hygiene|hardening|injection|inventory|diagram|access (?:model|plan|matrix)|role (?:model|concept)|firewall rules";
const PAPERS =
  "{policy}|chapter|runbooks?|(?:standard|document|paper|sheet|folder|page|book|guide)s? (?:\\w+ )?(?:about|on|for|how|with|that|of|named|called|stands|says|beside|in which)|(?:wrote|written|put|set|have it) (?:\\w+ ){0,2}(?:down|on paper|in writing)|(?:is|are|all|it) (?:\\w+ )?on paper|rule ?book|(?:book|handbook|wiki|intranet) (?:\\w+ ){0,3}(?:stands?|says|has|tells)|standard (?:with|plus)";
const FRESH =
  "redone|re ?issued|revis|renew|updat|current|up to date|review|fresh|living document|kept current|refresh|(?:new|latest) version|version of (?:last|this)|brought (?:\\w+ )?up to date|(?:this|last|since|from|in) (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|year|quarter|month|spring|summer|autumn|winter)>";
const LIVED =
  "(?<!no one |nobody |never |not )(?:works? (?:by|to|from|with|along|like)|working (?:by|to|like)|acts? (?:on|by)|liv(?:e|es) by|go(?:es)? by|stick(?:s)? to|do (?:\\w+ )?(?:just )?(?:it )?(?:so|that way|this way|like (?:that|this|it))|do just|follow\\w*|appl(?:y|ies|ied)|is lived|lived|practi[sc]ed|in (?:daily )?(?:use|practice)|keep to|daily work)";
const TOLD_ALL =
  "(?:all|every\\w*|both|each|staff|team|crew|whole|people|leaders?|helpers?|girls|users?|managers|reception|admins?|developers|employees|colleagues|those|they) (?:\\w+ ){0,6}(?:know|read|signed|sign|told|briefed|trained|instructed|confirmed|acknowledged|acknowledge|walked through|gone through|got them|got it|aware|introduced)|known (?:to|by)|(?:know|knows) (?:them|it|where)|acknowledged|briefed";

/** Rules are written down, and known or kept current. `topic` is what the requirement is about. */
export const WRITTEN_RULES: readonly string[] = [
  `${PAPERS} & ~${FRESH} & ~${LIVED} & ~${TOLD_ALL} & !${OTHER_PAPERS}`,
  "(?:handbook|polic(?:y|ies)|instructions?|rules?|procedures?|rule ?book|guidelines?)> & ~redone|revised|renewed|updated|current|up to date|reviewed|this (?:january|february|march|april|may|june|july|august|september|october|november|december|year|spring|summer|autumn|winter) & ~(?<!no one |nobody |never |not )(?:works? (?:by|to|from|with|along)|working (?:by|to)|do it that way|(?:have|has) read|follow\\w* (?:it|them)|signed (?:it|them)|trained on|pinned|walked through) & !firewall rule|rule ?sets?>|rule at|incident|breach|configuration|acceptable|rules (?:of|on|in) the (?:router|firewall)|in a written procedure|procedure (?:for|on how)|name each|those named|by rule|a rule>|wifi|change",
  "{policy} & {written} & {known} & !firewall rule|rule ?sets?>|incident|breach|configuration|acceptable|holidays?>|vacation|dress code|hygiene|hardening|injection|coding (?:handbook|rules|standard|guide)|owasp|access (?:model|plan|matrix)|rules (?:of|on|in) the (?:router|firewall)|in a written procedure|procedure (?:for|on how)|name each|those named|(?:jobs|tasks|duties) (?:\\w+ ){0,4}(?:listed|named|written)",
  "{policy} & {written} & {current} & !firewall rule|rule ?sets?>|incident|breach|configuration|acceptable|holidays?>|vacation|dress code|hygiene|hardening|injection|coding (?:handbook|rules|standard|guide)|owasp|access (?:model|plan|matrix)|rules (?:of|on|in) the (?:router|firewall)|in a written procedure|procedure (?:for|on how)|name each|those named|(?:jobs|tasks|duties) (?:\\w+ ){0,4}(?:listed|named|written)",
  "{policy} & {known} & ~{written} & !firewall rule|rule ?sets?>|incident|breach|configuration|acceptable|holidays?>|vacation|dress code|hygiene|hardening|injection|coding (?:handbook|rules|standard|guide)|owasp|access (?:model|plan|matrix)|rules (?:of|on|in) the (?:router|firewall)|in a written procedure|procedure (?:for|on how)|name each|those named|(?:jobs|tasks|duties) (?:\\w+ ){0,4}(?:listed|named|written)",
];

/** What shows that no rules are written, where the clause is denied. */
export const RULES_TOUCHED: readonly string[] = [
  "polic(?:y|ies)>|procedures?>|written (?:\\w+ )?(?:rules?>|steps|instructions)|rules|guidelines? & {written}|polic(?:y|ies)>|exist|have & !incident|breach|firewall rule|rule ?sets?>",
];

const RULE = "(?:rules?|polic(?:y|ies)|procedures?|handbook|guidelines?|document|instructions)>";

/** Words that tell of rules that live in heads only. */
export const RULES_BROKEN: readonly string[] = [
  `=(?:written(?: down)?|on paper|in writing|documented) (?:\\w+ ){0,4}(?:is|are|was) (?:not|none|nothing|nowhere)> & !${OTHER_PAPERS}`,
  `=how (?:we|one|to) (?:\\w+ ){1,6}(?:is|are) (?:not|nowhere|never) (?:written|on paper|documented|noted) & !${OTHER_PAPERS}`,
  `=never been written (?:down|up)|(?:is|are) (?:simply )?not written down & practice|rules?>|polic|the way we & !codes?>|numbers?|{cvv}|${OTHER_PAPERS}`,
  `=${RULE} .. (?:were|was|been) never (?:shown|given|handed|explained)|never got to see & !${OTHER_PAPERS}`,
  `=${RULE} & ~(?:nobody|no one|none of (?:us|them|the \\w+)) (?:\\w+ ){0,3}(?:works? (?:by|to|with)|goes? by|acts? by|follows?|keeps? to|sticks? to|opened|has (?:ever )?(?:seen|read))|(?:staff|team|people|they|employees|desk|crew|girls) (?:\\w+ ){0,2}(?:have|has|had) never (?:\\w+ ){0,2}(?:seen|read|been told|heard)|(?:does|do) it (?:all )?differently|(?:ignore|skip|forget) (?:them|it)>|only known to (?:me|us|the (?:boss|owner|manager))|know nothing of it & !${OTHER_PAPERS}`,
  `=${RULE} .. (?:\\w+ years old|from the time of|from before|dates? (?:from|back) |still (?:talks?|speaks?|names?|mentions?|describes?)) & !${OTHER_PAPERS}`,
  `=(?:no paper|no document|no sheet|nothing on paper|nothing written(?! on paper)|nothing in writing|neither (?:written )?(?:rules|polic\\w+|procedures)) (?:\\w+ )?(?:on|for|about|how|says|tells|saying|that says|which says) & !${OTHER_PAPERS}|proof`,
  "=(?:rules?|polic(?:y|ies)|procedures?|handbook|guidelines?|binder)> .. (?:outdated|out of date|nobody (?:reads?|knows?|looks|follows?|ever)|no one (?:reads?|knows?|looks|follows?|ever)|(?:from|dated|of) (?:19\\d\\d|20[01]\\d)) & !firewall rule|rule ?sets?>|incident",
  "=(?:rules|procedures?|polic(?:y|ies)|steps) .. (?:only )?(?:in (?:our|my|their|his|her) heads?|by word of mouth|verbal|oral)",
  "=only (?:spoken|verbal|oral|unwritten|unspoken)>|(?:rules|procedures) (?:\\w+ )?(?:are|is) (?:only )?(?:spoken|verbal|oral|unwritten)>",
  "=(?:just|only|all) (?:\\w+ )?(?:in (?:our|my|their) heads?|by word of mouth|verbal|oral)",
  "=(?:nothing|none of (?:it|this|that)) (?:\\w+ ){0,6}(?:is |was |has been )?(?:written|in writing|documented|on paper) & !card|numbers|paper|approv|signed|granted|okay",
];

// Contracts and models of access name people, too, but no duties.
const OTHER_DUTIES =
  "provider|supplier|contract|lowest|least|minimum|minimal|model|concept|another story|role groups|scripts?>|wifi|wireless|clipboard|exempt";

/** Duties have names beside them, in writing or understood. */
export const NAMED_DUTIES: readonly string[] = [
  `raci|responsibility matrix|duty (?:list|sheet|plan)|duties list|list of duties|plan (?:of )?who|(?:every|each) (?:\\w+ ){0,2}(?:task|duty|activity|job)|for every job|who (?:\\w+ )?(?:does|approves|makes|checks|sees|sets|renews) & ~names?>|named|roles?|recorded|written|in writing|documented|owners?> & ~(?:know|knows|known|understand\\w*|understood|signed|confirmed|accepted|acknowledged|explain|briefed|grasp)> & !${OTHER_DUTIES}`,
  `(?:i am|it is me|i do|i have) .. (?:only person|all|everything|each|every|alone) .. (?:jobs?|tasks?|duties|mine) & ~on paper|written|wrote|in writing|set down|put (?:that|it|this) (?:on|down) & !${OTHER_DUTIES}`,
  `(?:says|stands|written|noted|listed|sheet|list|table|plan) .. who> (?:\\w+ ){0,2}(?:sets?|changes?|does|looks?|checks?|handles?|installs?|deletes?|shreds?|minds?|updates?) & ~knows?|understand\\w*|understood|signed|agreed|confirmed & !${OTHER_DUTIES}`,
  "(?:person|people|names?|somebody) (?:\\w+ )?(?:per|for (?:each|every)|beside (?:each|every|it|them)|next to (?:each|every)|against each|on each) (?:\\w+ )?(?:task|job|duty|point|line|item)? & {list}|{written}|table|named & !provider|supplier|contract",
  "{owner} & {written} & !provider|supplier|contract|may (?:see|reach|use|do)|lowest|least|rights>|minimum|minimal|group|enforce|based|model|concept|another story|renewal|folder named|its sheet",
  "{owner} & know|knows|understand|aware|accepted|job description|signed & !provider|supplier|contract",
];

/** What shows that nobody is named, where the clause is denied. */
export const DUTIES_TOUCHED: readonly string[] = [
  "responsib|in charge|assigned|named|duties|roles & !provider|supplier",
];

/** Words that tell that nobody is named. */
export const DUTIES_BROKEN: readonly string[] = [
  "=who (?:has to|must|does|looks|is (?:responsible|in charge)|handles|checks|takes care) .. (?:not|nowhere|never) (?:\\w+ )?(?:laid down|written|set down|fixed|recorded|noted|named|decided) & !provider|supplier",
  "=(?:nobody|no one) (?:is |was )?(?:down|named|listed|noted|written) for",
  "=(?:dut(?:y|ies)|responsib\\w*|tasks?|roles?|list of who|in charge|who does|who looks|who approves) .. (?:no owner|without (?:an )?owner|blank|not (?:recorded|written|noted|on paper|put)|nowhere (?:written|noted)|word of mouth|had no idea|people (?:who|that) (?:have )?left|(?:are|is|have) (?:gone|left)|before the reorgani[sz]ation|another story) & !provider|supplier",
  "=(?:knows?|clear|obvious) .. (?:in charge|his (?:thing|job)|her (?:thing|job)|who (?:does|approves|is)) .. (?:no need to write|not (?:recorded|written|noted|on paper)|nowhere (?:written|noted))",
  "=who (?:is )?(?:responsible|does what|in charge|looks after \\w+) .. (?:not|never|nowhere)\\b & !provider|supplier",
  "=(?:nobody|no one) (?:\\w+ ){0,3}(?:responsible|in charge|assigned|named|looks after)",
  "=whoever (?:has|is|happens|finds)",
];
