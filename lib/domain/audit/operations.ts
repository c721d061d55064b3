import { z } from "zod";
import { readCallName } from "@/lib/core/call-name";
import { operation } from "@/lib/domain/operation";
import { Moment, momentSent } from "@/lib/domain/text";
import { listEvents } from "./queries";

/** One thing that happened. */
const AuditEvent = z
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

export const listAudit = operation({
  name: "audit.list",
  summary: "List what happened, newest first",
  description:
    "Every change of every merchant, by whom and by which request. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/audit",
  actors: ["partner", "user"],
  input: z.strictObject({
    merchantId: z.string().max(100).optional(),
    eventType: z.string().max(100).optional().meta({ example: "attempt.signed" }),
    since: momentSent.optional().meta({ description: "From this moment on, itself included." }),
    until: momentSent.optional().meta({ description: "Up to this moment, itself included." }),
    limit: z.coerce.number().int().min(1).max(1000).default(100),
    nextToken: z.string().max(500).optional(),
  }),
  output: z.object({ items: z.array(AuditEvent), nextToken: z.string().nullable() }),
  errors: [],
  async handler(ctx, input) {
    const { rows, nextToken } = await listEvents(ctx, input);
    const items = rows.map((row) => ({
      id: row.id,
      timestamp: row.createdAt,
      eventType: row.type,
      actor: row.actor,
      resourceType: row.resourceType,
      resourceId: row.resourceId,
      merchantId: row.merchantId,
      attemptId: row.attemptId,
      metadata: { ...row.payload, ...readCallName(row.operation), requestId: row.requestId },
    }));
    return { items, nextToken };
  },
});
