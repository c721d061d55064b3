import { z } from "zod";
import { Moment } from "@/lib/domain/text";

/** What a partner is told of because it asks for something to be done. */
export const NOTICE_KINDS = ["mail_failed", "webhook_paused", "quota_reached"] as const;

/** One notice. */
export const Notice = z
  .object({
    id: z.string(),
    kind: z.enum(NOTICE_KINDS),
    at: Moment,
    message: z.string().meta({ description: "For people: what happened and what to do." }),
    merchantId: z.string().nullable(),
    attemptId: z.string().nullable(),
  })
  .meta({ id: "Notice" });
