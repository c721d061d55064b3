import { z } from "zod";
import { Moment, momentSent } from "@/lib/domain/text";

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

const FILTER = {
  merchantId: z.string().max(100).optional(),
  eventType: z.string().max(100).optional().meta({ example: "attempt.signed" }),
  actor: z.string().max(200).optional().meta({
    description: "Who acted, as the list names it.",
    example: "user:usr_01jd9x0e5kf7tr5v8kxgk3s9qa",
  }),
  since: momentSent.optional().meta({ description: "From this moment on, itself included." }),
  until: momentSent.optional().meta({ description: "Up to this moment, itself included." }),
};

/** What an audit log is narrowed to. */
export const AuditFilter = z.strictObject(FILTER);

/** One page of an audit log. */
export const AuditQuery = AuditFilter.extend({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  nextToken: z.string().max(500).optional(),
});

/** Events of an audit log, newest first. */
export const AuditPage = z.object({ items: z.array(AuditEvent), nextToken: z.string().nullable() });
