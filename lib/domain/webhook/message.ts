// The body of a webhook, from the event row. Pure.
import type { events } from "@/db/schema";

/** The JSON text of an event as receivers get it: `{id, type, timestamp, partnerId, data}`. */
export function webhookBody(event: typeof events.$inferSelect): string {
  const { id, type, createdAt, partnerId, resourceType, resourceId } = event;
  return JSON.stringify({
    id,
    type,
    timestamp: createdAt.toISOString(),
    partnerId,
    data: {
      resourceType,
      resourceId,
      merchantId: event.merchantId,
      attemptId: event.attemptId,
      ...event.payload,
    },
  });
}

/** The body of a ping. */
export function pingBody(id: string, partnerId: string, now: Date): string {
  return JSON.stringify({ id, type: "ping", timestamp: now.toISOString(), partnerId, data: {} });
}
