// Why a control does not apply: one rule for what counts against compliance and for what is printed.

// What people write to say that a control does not apply, without saying why.
const NO_REASON =
  /^(?:n[./ ]?a|not applicable|(?:it |this )?does(?: not|n['’]?t) apply|no|none|-+|no aplica|no procede|non applicable|sans objet|ne s['’]applique pas)[.! ]*$/i;
const NO_REASON_MAX = 40;

/** The words that stand with a control, and where its answer comes from. */
export interface ControlWords {
  readonly quote: string | null;
  readonly answer: string | null;
  readonly origin: string | null;
}

/** Answers that a section's own words gave, to controls that they do not name. */
const FROM_SECTION: ReadonlySet<string | null> = new Set(["inherited", "confirmed", "carried"]);

/**
 * Whether it is said why a control does not apply. One that took over its section's status did so because
 * of the section's words; one whose status was stated needs words of its own.
 */
export function isExplained(control: ControlWords, sectionAnswer: string | null): boolean {
  const { quote, answer, origin } = control;
  const inherited = FROM_SECTION.has(origin) ? sectionAnswer : null;
  const text = (quote ?? answer ?? inherited ?? "").trim();
  return text !== "" && !(text.length <= NO_REASON_MAX && NO_REASON.test(text));
}
