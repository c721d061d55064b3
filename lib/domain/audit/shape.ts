import { z } from "zod";
import { Moment } from "@/lib/domain/text";

/** One thing that happened. */
export const AuditEvent = z
  .object({
    id: z.string(),
    timestamp: Moment,
    eventType: z.string().meta({ example: "attempt.sealed" }),
    actor: z.string().meta({ description: "The key, session token or job that acted." }),
    resourceType: z.string(),
    resourceId: z.string(),
    merchantId: z.string().nullable(),
    attemptId: z.string().nullable(),
    metadata: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "AuditEvent" });
