// Short answers in words that are a choice by themselves: "yep", "dont know", "no, we never did".

/** What every short question takes, whatever its kind. */
export type Choice = "yes" | "no" | "partly" | "not_applicable" | "not_sure";

const END = "(?=$|[\\s,.;:!)–—-])";
/** After a "no" that is an answer, and not the beginning of "no paper is kept". */
const NO_END =
  "(?=$|\\s*[,.;:!)–—-]|\\s+(?:we|i|it|they|not|never|sorry|because|lo|la|no|nunca|on|je|nous|jamais|pas)\\b)";

const LEADS: readonly (readonly [Choice, RegExp])[] = [
  [
    "not_sure",
    new RegExp(
      `^(?:(?:i |we |sorry,? )?(?:do(?:n['’]?t| not) (?:really )?know|have no idea)|no idea|not (?:really |quite )?sure|unsure|dunno|idk|no clue|\\?+|(?:yo )?no (?:lo )?s[eé]|no estoy segur[oa]|ni idea|je (?:ne )?sais pas|aucune idée|pas s[uû]re?)${END}`,
      "iu",
    ),
  ],
  [
    "not_applicable",
    new RegExp(
      `^(?:n[./]?a\\.?|not applicable|(?:it |this |that )?does(?:n['’]?t| not) apply|no (?:se )?aplica|ne s['’]applique pas|sans objet|non applicable)${END}`,
      "iu",
    ),
  ],
  [
    "partly",
    new RegExp(
      `^(?:partly|partially|in part|some(?:times)?|mostly|half|not (?:all|everything|completely|fully)|en parte|parcialmente|en partie|partiellement|pas (?:tout|entièrement))${END}`,
      "iu",
    ),
  ],
  [
    "yes",
    new RegExp(
      `^(?:yes|yep|yeah|yup|ye|y|sure|of course|correct|absolutely|always|s[ií](?![a-z])|claro|siempre|oui|ouais|bien s[uû]r|toujours)${END}`,
      "iu",
    ),
  ],
  [
    "no",
    new RegExp(
      `^(?:no|nope|nah|n|non|not yet|todavía no|pas encore|never|nunca|jamais)${NO_END}`,
      "iu",
    ),
  ],
];

/** The choice that words begin with, and the words after it; null where they begin with none. */
export function choiceIn(words: string): { readonly choice: Choice; readonly rest: string } | null {
  const text = words.trim();
  for (const [choice, lead] of LEADS) {
    const [found] = lead.exec(text) ?? [];
    if (found === undefined) continue;
    const rest = text.slice(found.length).replace(/^[\s,.;:!)–—-]+/u, "");
    return { choice, rest };
  }
  return null;
}
