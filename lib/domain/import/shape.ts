import { z } from "zod";
import { IssueShape } from "@/lib/core/issue";
import { InviteOutcome, resend } from "@/lib/domain/invitation/shape";
import { NewMerchant } from "@/lib/domain/merchant/shape";
import { NewPaymentMethod } from "@/lib/domain/payment-method/shape";

/** The most merchants in one request. */
export const IMPORT_MAX = 10_000;

/** The most columns or members of one row. */
export const ROW_MEMBERS_MAX = 64;

function namesDiffer(methods: readonly { readonly name: string }[]): boolean {
  return new Set(methods.map(({ name }) => name)).size === methods.length;
}

/** One merchant to import. */
export const ImportEntry = z.strictObject({
  ...NewMerchant.shape,
  paymentMethods: z
    .array(NewPaymentMethod)
    .max(20)
    .refine(namesDiffer, "Two have the same name, which is what an import knows them by.")
    .optional(),
});

/** One merchant to import, checked. */
export type ImportRow = z.output<typeof ImportEntry>;

const { $schema: _dialect, ...entrySchema } = z.toJSONSchema(ImportEntry, { io: "input" });

/** Rows are checked one by one by the handler: a bad one never stops the others. */
const AnyEntry = z.unknown().meta({ override: entrySchema as never });

/** A bulk import. */
export const Import = z.strictObject({
  merchants: z
    .array(AnyEntry)
    .min(1, "Send at least one merchant.")
    .max(IMPORT_MAX, `Send at most ${IMPORT_MAX} merchants at once.`),
  sendInvites: z.boolean().default(false).meta({
    description:
      "Send an invitation by e-mail, with a secure link, to merchants that have something to do.",
  }),
  resend,
  dryRun: z
    .boolean()
    .default(false)
    .meta({ description: "Say what would happen, and change nothing." }),
});

/** What became of one row. */
export const ImportItem = z
  .object({
    index: z.int().meta({ description: "Place in the request, from 0." }),
    outcome: z.enum(["created", "updated", "unchanged", "failed"]),
    merchantId: z.string().optional(),
    externalMerchantId: z.string().optional(),
    errors: z
      .array(IssueShape)
      .optional()
      .meta({ description: "One hundred in all rows together; `details.issuesTotal` counts all." }),
    invite: InviteOutcome.optional().meta({
      description: "With `sendInvites`: whether the merchant is mailed, and if not, why.",
    }),
  })
  .meta({ id: "ImportItem" });

/** What became of one row. */
export type ImportOutcome = z.input<typeof ImportItem>;

/** What became of an import. */
export const ImportResult = z.object({
  summary: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    invited: z.int(),
  }),
  items: z.array(ImportItem),
  details: z
    .object({ issuesTotal: z.int() })
    .optional()
    .meta({ description: "Where there were more issues than the hundred that are told." }),
});
