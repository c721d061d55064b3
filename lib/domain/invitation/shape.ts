import { z } from "zod";

/** Why nobody is mailed. */
export const SKIP_REASONS = [
  "no_address",
  "nothing_to_do",
  "invited_recently",
  "merchant_limit",
  "address_limit",
  "message_full",
] as const;

/** What became of an invitation that was asked for. */
export const InviteOutcome = z
  .object({
    outcome: z.enum(["queued", "combined", "skipped"]).meta({
      description:
        "`queued`: a message is on its way. `combined`: the message to the same address names this merchant, too, with a link of its own. `skipped`: we sent nothing, and `reason` says why.",
    }),
    reason: z.enum(SKIP_REASONS).nullable().meta({
      description:
        "`no_address`: the merchant has none. `nothing_to_do`: it is compliant, and does not expire soon. `invited_recently`: within the last 7 days; send `resend` to invite it all the same. `merchant_limit`, `address_limit`: as many messages as we send in a day. `message_full`: one message names no more merchants; import the row again. null where it was not skipped.",
    }),
  })
  .meta({ id: "InviteOutcome" });

/** What became of an invitation that was asked for. */
export type InviteOutcome = z.output<typeof InviteOutcome>;

/** Why nobody is mailed. */
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Invites although the last invitation was less than 7 days ago. */
export const resend = z.boolean().default(false).meta({
  description: "Invite also who was invited in the last 7 days. The limits on mail stay.",
});
