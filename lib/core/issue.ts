// One thing that is wrong with an input: where, which kind of wrong (what programs act on), and what to do.
import { z } from "zod";

/** Every kind of issue, with what it says. Programs act on the code; the message is for people and may change. */
export const ISSUE_CODES = {
  required: "It is missing.",
  unknown: "There is no member, parameter or field of this name here.",
  misplaced: "It belongs elsewhere: into the address or into the body.",
  repeated: "It stands there twice.",
  wrong_type: "It is another kind of value: a text for a number, a list for a text.",
  too_short: "A text or a list is too short.",
  too_long: "A text or a list is too long.",
  too_small: "A number is too small.",
  too_large: "A number is too large.",
  invalid_format: "A text does not have the form that is needed: an address, a day, a token.",
  not_allowed: "It is none of the values that are taken.",
  not_found: "It names something that does not exist here.",
  not_applicable: "It does not fit what it is sent for, as that stands now.",
  taken: "Another record has it already.",
  limit_reached: "There is no room for another one.",
  unstorable: "The text holds characters that cannot be stored.",
  card_data: "It looks like a card number or a security code.",
  invalid: "It is not right in another way; the message says how.",
} as const satisfies Record<string, string>;

/** The kind of an issue. */
export type IssueCode = keyof typeof ISSUE_CODES;

const CODES = Object.keys(ISSUE_CODES) as [IssueCode, ...IssueCode[]];
const CODE_LINES = Object.entries(ISSUE_CODES).map(([code, words]) => `- \`${code}\`: ${words}`);

/** One thing that is wrong with an input. */
export const IssueShape = z
  .object({
    path: z.string().meta({
      description: "The member, dotted: `merchants.3.email`. Empty: the input as a whole.",
    }),
    code: z.enum(CODES).meta({ description: `What programs act on.\n\n${CODE_LINES.join("\n")}` }),
    message: z.string().meta({ description: "What people read: what to do. It may change." }),
  })
  .meta({ id: "Issue", description: "One thing that is wrong with an input." });

/** One thing that is wrong with an input. */
export type Issue = Readonly<z.output<typeof IssueShape>>;
