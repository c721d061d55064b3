// Signals that every requirement shares: its written rules and its named people.

/** Rules are written down, and known or kept current. `topic` is what the requirement is about. */
export const WRITTEN_RULES: readonly string[] = [
  "{policy} & {written} & {known} & !firewall rule|rule ?sets?>|incident|breach|configuration|acceptable",
  "{policy} & {written} & {current} & !firewall rule|rule ?sets?>|incident|breach|configuration|acceptable",
  "{policy} & {known} & ~{written} & !firewall rule|rule ?sets?>|incident|breach|configuration|acceptable",
];

/** What shows that no rules are written, where the clause is denied. */
export const RULES_TOUCHED: readonly string[] = [
  "polic(?:y|ies)>|procedures?>|written (?:\\w+ )?(?:rules|steps|instructions)|rules|guidelines? & {written}|polic(?:y|ies)>|exist|have & !incident|breach|firewall rule|rule ?sets?>",
];

/** Words that tell of rules that live in heads only. */
export const RULES_BROKEN: readonly string[] = [
  "=(?:rules|procedures?|polic(?:y|ies)|steps) .. (?:only )?(?:in (?:our|my|their|his|her) heads?|by word of mouth|verbal|oral)",
  "=(?:just|only|all) (?:\\w+ )?(?:in (?:our|my|their) heads?|by word of mouth|verbal|oral)",
  "=(?:nothing|none of (?:it|this|that)) (?:\\w+ ){0,3}(?:is |was |has been )?(?:written|in writing|documented) & !card|numbers|paper",
];

/** Duties have names beside them, in writing or understood. */
export const NAMED_DUTIES: readonly string[] = [
  "{owner} & {written} & !provider|supplier|contract",
  "{owner} & know|knows|understand|aware|accepted|job description|signed & !provider|supplier|contract",
];

/** What shows that nobody is named, where the clause is denied. */
export const DUTIES_TOUCHED: readonly string[] = [
  "responsib|in charge|assigned|named|duties|roles & !provider|supplier",
];

/** Words that tell that nobody is named. */
export const DUTIES_BROKEN: readonly string[] = [
  "=(?:nobody|no one) (?:\\w+ ){0,3}(?:responsible|in charge|assigned|named|looks after)",
  "=whoever (?:has|is|happens|finds)",
];
