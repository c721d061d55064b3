import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { askForInvites } from "./asking";
import { InviteOutcome, resend } from "./shape";

const LIMITS: ReadonlySet<string | null> = new Set(["merchant_limit", "address_limit"]);

export const inviteMerchant = operation({
  name: "merchants.invite",
  summary: "Invite a merchant: send it its link by e-mail",
  description:
    "To the merchant's address, with a link that works for 14 days. We skip merchants that have nothing to do or were invited in the last 7 days, and say so; `resend` lifts the 7 days. Beyond the limits on mail (5 a day about one merchant, 10 to one address) it is a 429 with `Retry-After`. Next: `invite.sent` or `invite.failed`.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/invite",
  actors: ["partner"],
  input: MerchantRef.extend({ resend }),
  output: z.object({ merchantId: z.string(), invite: InviteOutcome }),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, { merchantId, resend }) {
    const { email } = await requireMerchant(ctx, merchantId);
    const wanted = [{ merchantId, address: email }];
    const { outcomes, waits } = await askForInvites(ctx, wanted, { resend, dryRun: false });
    const [invite] = outcomes;
    if (!invite) throw new Error("nothing was said of the invitation");
    if (LIMITS.has(invite.reason)) {
      const message = "Enough messages went to this merchant for a day. Wait as Retry-After says.";
      const retryAfterSeconds = Math.ceil((waits[0] ?? 0) / 1000);
      throw new AppError("RATE_LIMITED", { message, retryAfterSeconds });
    }
    if (invite.reason) {
      ctx.emit("invite.skipped", { id: merchantId, merchantId }, { reason: invite.reason });
    }
    return { merchantId, invite };
  },
});
