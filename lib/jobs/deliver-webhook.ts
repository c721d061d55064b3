import { prepareDelivery, recordDelivery } from "@/lib/domain/webhook/system";
import type { Job } from "./job";

export const deliverWebhookJob: Job = {
  name: "deliver-webhook",
  async work({ payload, run, caller, webhooks }) {
    const { eventId, eventType, resourceId } = payload;
    // Retries and replays name the delivery; anything else is the event itself.
    const deliveryId = eventType.startsWith("webhook.") ? resourceId : null;
    const { output: prepared } = await run(prepareDelivery, caller, { eventId, deliveryId });
    if (!prepared) return;
    const attempt = await webhooks.send(prepared);
    const chance = Math.random();
    await run(recordDelivery, caller, { deliveryId: prepared.deliveryId, attempt, chance });
  },
};
