/** The nine merchant questionnaires of PCI DSS v4.0.1, in the order of the standard's own list. */
export const SAQ_TYPES = [
  "SAQ A",
  "SAQ A-EP",
  "SAQ B",
  "SAQ B-IP",
  "SAQ C-VT",
  "SAQ C",
  "SAQ P2PE",
  "SAQ SPoC",
  "SAQ D",
] as const;

/** One of the nine questionnaire names, for example `"SAQ A-EP"`. */
export type SaqType = (typeof SAQ_TYPES)[number];
