// What the signatory vouches for, statement by statement, and what it says to each.
import { z } from "zod";

/** Where a statement has its standing from. */
export const STATEMENT_BASES = [
  "said",
  "product",
  "agreed",
  "chosen",
  "unknown",
  "not_met",
  "not_applicable",
] as const;

/** One statement of the attestation: an eligibility criterion, or an acknowledgement of part 3a. */
export const StatementShape = z
  .object({
    id: z.string().meta({ example: "A-4" }),
    kind: z.enum(["eligibility", "attestation"]),
    text: z.string(),
    basis: z.enum(STATEMENT_BASES).meta({
      description:
        "`said`: the merchant's own words prove it, see `quote`; `product`: a product that it named settles it; `agreed`: the partner accepts that it is otherwise, see `agreement`, and nobody else is asked; `chosen`: it chose it; `unknown`: nothing settles it yet; `not_met`: what was said is against it; `not_applicable`: it does not concern this way of selling.",
    }),
    quote: z.string().nullable().meta({
      description:
        "The words that speak of it: for it, or with `not_met` against it. With `product` they are the partner's about the product.",
    }),
    agreement: z.string().optional().meta({
      description:
        "What the partner has decided that bears on the statement, in words of its own. Left out where there is no such decision.",
    }),
  })
  .meta({ id: "Statement" });

/** One statement of the attestation. */
export type Statement = z.output<typeof StatementShape>;

/** What the signatory says to one statement. */
export const ConfirmationShape = z
  .strictObject({
    statementId: z.string().min(1).max(40).meta({ example: "A-4" }),
    confirmed: z.boolean().nullable().meta({
      description: "True: it is so. False: it is not. Null: not sure.",
    }),
  })
  .meta({ id: "Confirmation" });

/** What the signatory says to one statement. */
export type Confirmation = z.output<typeof ConfirmationShape>;
