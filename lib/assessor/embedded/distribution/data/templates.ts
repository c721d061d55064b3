// Signals that every requirement shares: its written rules and its named people.

/** Rules are written down, and known or kept current. `topic` is what the requirement is about. */
export const WRITTEN_RULES: readonly string[] = [
  "(?:handbook|polic(?:y|ies)|instructions?|rules?|procedures?|rule ?book|guidelines?)> & ~redone|revised|renewed|updated|current|up to date|reviewed|this (?:january|february|march|april|may|june|july|august|september|october|november|december|year|spring|summer|autumn|winter) & ~(?<!no one |nobody |never |not )(?:works? (?:by|to|from|with|along)|working (?:by|to)|do it that way|(?:have|has) read|follow\\w* (?:it|them)|signed (?:it|them)|trained on|pinned|walked through) & !firewall rule|rule ?sets?>|rule at|incident|breach|configuration|acceptable|rules (?:of|on|in) the (?:router|firewall)|in a written procedure|procedure (?:for|on how)|name each|those named|by rule|a rule>|wifi|change",
  "{policy} & {written} & {known} & !firewall rule|rule ?sets?>|incident|breach|configuration|acceptable|rules (?:of|on|in) the (?:router|firewall)|in a written procedure|procedure (?:for|on how)|name each|those named|(?:jobs|tasks|duties) (?:\\w+ ){0,4}(?:listed|named|written)",
  "{policy} & {written} & {current} & !firewall rule|rule ?sets?>|incident|breach|configuration|acceptable|rules (?:of|on|in) the (?:router|firewall)|in a written procedure|procedure (?:for|on how)|name each|those named|(?:jobs|tasks|duties) (?:\\w+ ){0,4}(?:listed|named|written)",
  "{policy} & {known} & ~{written} & !firewall rule|rule ?sets?>|incident|breach|configuration|acceptable|rules (?:of|on|in) the (?:router|firewall)|in a written procedure|procedure (?:for|on how)|name each|those named|(?:jobs|tasks|duties) (?:\\w+ ){0,4}(?:listed|named|written)",
];

/** What shows that no rules are written, where the clause is denied. */
export const RULES_TOUCHED: readonly string[] = [
  "polic(?:y|ies)>|procedures?>|written (?:\\w+ )?(?:rules|steps|instructions)|rules|guidelines? & {written}|polic(?:y|ies)>|exist|have & !incident|breach|firewall rule|rule ?sets?>",
];

/** Words that tell of rules that live in heads only. */
export const RULES_BROKEN: readonly string[] = [
  "=(?:rules?|polic(?:y|ies)|procedures?|handbook|guidelines?|binder)> .. (?:outdated|out of date|nobody (?:reads?|knows?|looks|follows?|ever)|no one (?:reads?|knows?|looks|follows?|ever)|(?:from|dated|of) (?:19\\d\\d|20[01]\\d)) & !firewall rule|rule ?sets?>|incident",
  "=(?:rules|procedures?|polic(?:y|ies)|steps) .. (?:only )?(?:in (?:our|my|their|his|her) heads?|by word of mouth|verbal|oral)",
  "=(?:just|only|all) (?:\\w+ )?(?:in (?:our|my|their) heads?|by word of mouth|verbal|oral)",
  "=(?:nothing|none of (?:it|this|that)) (?:\\w+ ){0,3}(?:is |was |has been )?(?:written|in writing|documented) & !card|numbers|paper|approv|signed|granted|okay",
];

/** Duties have names beside them, in writing or understood. */
export const NAMED_DUTIES: readonly string[] = [
  "(?:person|people|names?|somebody) (?:\\w+ )?(?:per|for (?:each|every)|beside (?:each|every|it|them)|next to (?:each|every)|against each|on each) (?:\\w+ )?(?:task|job|duty|point|line|item)? & {list}|{written}|table|named & !provider|supplier|contract",
  "{owner} & {written} & !provider|supplier|contract|may (?:see|reach|use|do)|lowest|least|rights>",
  "{owner} & know|knows|understand|aware|accepted|job description|signed & !provider|supplier|contract",
];

/** What shows that nobody is named, where the clause is denied. */
export const DUTIES_TOUCHED: readonly string[] = [
  "responsib|in charge|assigned|named|duties|roles & !provider|supplier",
];

/** Words that tell that nobody is named. */
export const DUTIES_BROKEN: readonly string[] = [
  "=who (?:is )?(?:responsible|does what|in charge|looks after \\w+) .. (?:not|never|nowhere)\\b & !provider|supplier",
  "=(?:nobody|no one) (?:\\w+ ){0,3}(?:responsible|in charge|assigned|named|looks after)",
  "=whoever (?:has|is|happens|finds)",
];
