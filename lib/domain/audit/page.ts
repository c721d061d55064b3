// One page of the caller's audit log: a partner's, or that of the service.
import type { z } from "zod";
import { readCallName } from "@/lib/core/call-name";
import type { Ctx } from "@/lib/domain/operation";
import { type EventRequest, listEvents } from "./queries";
import type { AuditPage } from "./shape";

/** The events of the caller's tenant, newest first. */
export async function auditPage(ctx: Ctx, input: EventRequest): Promise<z.input<typeof AuditPage>> {
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
}
