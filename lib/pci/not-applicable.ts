// Why a control does not apply: one rule for what counts against compliance and for what is printed.

// What people write to say that a control does not apply, without saying why.
const NO_REASON =
  /^(?:n[./ ]?a|not applicable|(?:it |this )?does(?: not|n['’]?t) apply|no|none|-+|no aplica|no procede|non applicable|sans objet|ne s['’]applique pas)[.! ]*$/i;
const NO_REASON_MAX = 40;

/** The words that stand with a control. */
export interface ControlWords {
  readonly quote: string | null;
  readonly answer: string | null;
}

/**
 * Whether it is said why a control does not apply. One without words of its own was answered with its
 * section, and took the section's status over because of the section's words.
 */
export function isExplained(control: ControlWords, sectionAnswer: string | null): boolean {
  const text = (control.quote ?? control.answer ?? sectionAnswer ?? "").trim();
  return text !== "" && !(text.length <= NO_REASON_MAX && NO_REASON.test(text));
}
