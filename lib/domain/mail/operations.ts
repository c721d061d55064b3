import { z } from "zod";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { Moment } from "@/lib/domain/text";
import { listMailRows } from "./queries";
import { MAIL_KINDS, MAIL_STATUSES } from "./shape";

/** A message to a merchant, without its content: that can hold a link that opens the portal. */
const MerchantMail = z
  .object({
    id: z.string(),
    kind: z.enum(MAIL_KINDS),
    to: z.string(),
    subject: z.string(),
    status: z.enum(MAIL_STATUSES).meta({
      description:
        "`outbox`: kept here, since no mail service is set. `delivered`, `bounced`, `complained`: what the mail service told afterwards.",
    }),
    error: z.string().nullable().meta({ description: "Why it was not taken, the last time." }),
    tries: z.int(),
    attemptId: z.string().nullable(),
    createdAt: Moment,
    sentAt: Moment.nullable(),
  })
  .meta({ id: "MerchantMail" });

export const listMails = operation({
  name: "merchants.list_mails",
  summary: "List the messages to a merchant, newest first",
  description:
    "With what became of each. Invitations that name several merchants are listed with each of them. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/mails",
  actors: ["partner", "user"],
  input: MerchantRef.extend({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    nextToken: z.string().max(500).optional().meta({ description: "Continues an earlier list." }),
  }),
  output: z.object({ items: z.array(MerchantMail), nextToken: z.string().nullable() }),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const { rows, nextToken } = await listMailRows(ctx, input);
    const items = rows.map(({ toAddress: to, errorMessage: error, ...row }) => ({
      ...row,
      ...{ to, error },
    }));
    return { items, nextToken };
  },
});
