/** What a merchant can answer to a control. `empty` is "not answered yet". */
export const CONTROL_STATUSES = [
  "empty",
  "In Place",
  "Not In Place",
  "Not Applicable",
  "In Place with Compensating Control",
] as const;

/** The answer to one control; `empty` is "not answered yet". */
export type ControlStatus = (typeof CONTROL_STATUSES)[number];

/** The four answers that count as answered. */
export const ANSWERED_STATUSES = [
  "In Place",
  "Not In Place",
  "Not Applicable",
  "In Place with Compensating Control",
] as const;

/** An answer other than `empty`. */
export type AnsweredStatus = (typeof ANSWERED_STATUSES)[number];

const MOST_TELLING_FIRST: readonly AnsweredStatus[] = [
  "Not In Place",
  "In Place with Compensating Control",
  "In Place",
  "Not Applicable",
];

/** The answer of a section as a whole: the most telling of its controls' answers, else `empty`. */
export function overallOf(statuses: readonly ControlStatus[]): ControlStatus {
  return MOST_TELLING_FIRST.find((status) => statuses.includes(status)) ?? "empty";
}
