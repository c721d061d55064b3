import { prepareDelivery, recordDelivery } from "@/lib/domain/webhook/system";
import { leaveWaiting, takeWaiting } from "@/lib/domain/webhook/waiting";
import type { EventType } from "@/lib/events";
import type { Job, JobContext } from "./job";

/** Events after which deliveries that wait for their receiver may go, or one of them to try it. */
const ABOUT_RECEIVERS: ReadonlySet<EventType> = new Set([
  "partner.reactivated",
  "partner.webhook_set",
  "webhook.paused",
  "webhook.probe_scheduled",
  "webhook.resumed",
  "webhook.waiting_planned",
]);

/** A partner's turn; then its job makes room for another one. */
const TURN_MS = 20_000;

export const deliverWebhookJob: Job = {
  name: "deliver-webhook",
  // A receiver that hangs keeps a slot for 15 seconds, so a partner has few and all have many.
  slots: { atOnce: 512, perPartner: 4 },
  async work(job) {
    const { payload, run, caller, webhooks } = job;
    const { eventId, eventType, resourceId } = payload;
    if (ABOUT_RECEIVERS.has(eventType)) return sendWaiting(job);
    // Retries and replays name the delivery; anything else is the event itself.
    const deliveryId = eventType.startsWith("webhook.") ? resourceId : null;
    const { output: prepared } = await run(prepareDelivery, caller, { eventId, deliveryId });
    if (!prepared) return;
    const attempt = await webhooks.send(prepared);
    const chance = Math.random();
    await run(recordDelivery, caller, { deliveryId: prepared.deliveryId, attempt, chance });
  },
};

/** Sends what waits, one by one and oldest first, until there is no more or the receiver fails. */
async function sendWaiting({ payload, run, caller, webhooks }: JobContext): Promise<void> {
  const { eventId } = payload;
  const deadline = performance.now() + TURN_MS;
  while (performance.now() < deadline) {
    const { output: taken } = await run(takeWaiting, caller, { eventId });
    if (!taken) return;
    const { deliveryId } = taken;
    const attempt = await webhooks.send(taken);
    const chance = Math.random();
    const { output: goOn } = await run(recordDelivery, caller, { deliveryId, attempt, chance });
    if (!goOn) return;
  }
  await run(leaveWaiting, caller, {});
}
