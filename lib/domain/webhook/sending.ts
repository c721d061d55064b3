// What sending a delivery needs, whichever job sends it.
import type { Ctx } from "@/lib/domain/operation";
import { requireSecrets } from "@/lib/domain/partner/queries";
import type { DeliveryRow } from "./queries";
import { signingSecrets } from "./signing";

/** A webhook ready to send. */
export interface PreparedDelivery {
  readonly deliveryId: string;
  readonly url: string;
  /** The `webhook-id`. */
  readonly id: string;
  readonly body: string;
  readonly secrets: readonly string[];
}

/** A delivery, signed by today's secrets, to today's address. */
export async function prepared(ctx: Ctx, row: DeliveryRow, url: string): Promise<PreparedDelivery> {
  const secrets = signingSecrets(await requireSecrets(ctx), ctx.now);
  return { deliveryId: row.id, url, id: row.eventId, body: row.body, secrets };
}

/** Tells that a delivery is not tried again. */
export function tellGivenUp(ctx: Ctx, { id, eventType, attempts }: DeliveryRow): void {
  ctx.emit("webhook.given_up", { id }, { eventType, tries: attempts.length });
}

/** Whether a receiver that answers so took what it was sent. */
export function isTaken(statusCode: number | null): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}
