import { z } from "zod";
import { Moment } from "@/lib/domain/text";

/** What can need a partner today, the most pressing first. */
export const ATTENTION_KINDS = [
  "mail_trouble",
  "webhooks_failing",
  "question_waiting",
  "review_waiting",
  "not_compliant",
  "expiring_soon",
  "never_invited",
] as const;

const Count = z.int().min(0);

/** What needs a partner today. */
export const Attention = z
  .object({
    items: z
      .array(
        z.object({
          kind: z.enum(ATTENTION_KINDS),
          count: Count.meta({
            description:
              "Merchants; of `question_waiting`, questions; of `review_waiting`, sealed attempts; of `webhooks_failing`, deliveries that were given up in the last 7 days or wait for a receiver that is paused.",
          }),
          merchants: z
            .array(
              z.object({
                merchantId: z.string(),
                name: z.string(),
                email: z.string().nullable(),
                since: Moment.nullable().meta({
                  description:
                    "When the message was written, the question put, the attempt sealed (and so began to wait), the attestation ends or the merchant was created.",
                }),
              }),
            )
            .meta({ description: "The first five; none of `webhooks_failing`." }),
        }),
      )
      .meta({ description: "Only what there is: an empty list means that nothing needs you." }),
    generatedAt: Moment,
  })
  .meta({ id: "PortfolioAttention", description: "What needs a partner today." });
