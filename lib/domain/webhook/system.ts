// What the delivery job reads and writes, for one event or delivery.
import { z } from "zod";
import { type Ctx, operation } from "@/lib/domain/operation";
import { isSuspended, requirePartner } from "@/lib/domain/partner/queries";
import { withoutCardData } from "./answer";
import { webhookBody } from "./message";
import {
  type DeliveryRow,
  findDelivery,
  findEvent,
  findFirstDelivery,
  insertDelivery,
  updateDelivery,
} from "./queries";
import {
  findReceiver,
  lockReceiver,
  type ReceiverRow,
  receiverAnswered,
  receiverFailed,
  scheduleProbe,
} from "./receivers";
import { nextTryAt } from "./schedule";
import { isTaken, type PreparedDelivery, prepared, tellGivenUp } from "./sending";
import { type DeliveryAttempt, DeliveryAttemptShape } from "./shape";

export const prepareDelivery = operation({
  name: "webhooks.prepare",
  summary: "What to send for an event or a delivery; null where there is nothing to send now",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ eventId: z.string(), deliveryId: z.string().nullable() }),
  output: z.custom<PreparedDelivery>().nullable(),
  errors: [],
  async handler(ctx, { eventId, deliveryId }) {
    const row = deliveryId
      ? await findDelivery(ctx, deliveryId)
      : ((await findFirstDelivery(ctx, eventId)) ?? (await firstDelivery(ctx, eventId)));
    if (row?.status !== "pending") return null;
    const { webhookUrl } = await requirePartner(ctx);
    if (!webhookUrl) return giveUp(ctx, row);
    // It waits until the partner is opened again, which sends what waits.
    if (await isSuspended(ctx)) {
      await updateDelivery(ctx, row.id, { status: "paused", nextAttemptAt: null });
      return null;
    }
    if (await waitsForReceiver(ctx, row, webhookUrl)) return null;
    if (row.url !== webhookUrl) await updateDelivery(ctx, row.id, { url: webhookUrl });
    return prepared(ctx, row, webhookUrl);
  },
});

/** Where the address is paused the delivery waits; the first one to wait starts the tries. */
async function waitsForReceiver(ctx: Ctx, row: DeliveryRow, url: string): Promise<boolean> {
  const seen = await findReceiver(ctx);
  if (!seen?.pausedAt || seen.url !== url) return false;
  // It may have answered meanwhile: then nobody would come for a delivery that waits.
  const receiver = await lockReceiver(ctx, url);
  if (!receiver.pausedAt) return false;
  await updateDelivery(ctx, row.id, { status: "paused", nextAttemptAt: null });
  if (isForgotten(ctx, receiver)) await scheduleProbe(ctx, receiver, ctx.now);
  return true;
}

/** Far longer than a planned try waits for its turn. */
const FORGOTTEN_MS = 15 * 60 * 1000;

function isForgotten(ctx: Ctx, { nextProbeAt }: ReceiverRow): boolean {
  return nextProbeAt === null || ctx.now.getTime() - nextProbeAt.getTime() > FORGOTTEN_MS;
}

/** The partner wants no webhooks any more: what waits for its next try is not sent either. */
async function giveUp(ctx: Ctx, row: DeliveryRow): Promise<null> {
  const ended = { status: "failed", nextAttemptAt: null, finishedAt: ctx.now } as const;
  await updateDelivery(ctx, row.id, ended);
  tellGivenUp(ctx, row);
  return null;
}

async function firstDelivery(ctx: Ctx, eventId: string): Promise<DeliveryRow | null> {
  const event = await findEvent(ctx, eventId);
  const { webhookUrl } = await requirePartner(ctx);
  if (!event || !webhookUrl) return null;
  const body = webhookBody(event);
  return insertDelivery(ctx, { eventId, eventType: event.type, url: webhookUrl, body });
}

const TryRecord = z.strictObject({
  deliveryId: z.string(),
  attempt: DeliveryAttemptShape,
  /** A number from 0 to 1 that spreads the next try. */
  chance: z.number(),
});

export const recordDelivery = operation({
  name: "webhooks.record",
  summary: "Record one try of a delivery, and when the next one is due",
  description: "Answers whether more may be sent to the address at once.",
  kind: "command",
  actors: ["system"],
  input: TryRecord,
  output: z.boolean(),
  errors: [],
  async handler(ctx, { deliveryId, attempt, chance }) {
    const seen = await findDelivery(ctx, deliveryId);
    if (!seen) return false;
    const receiver = await receiverOf(ctx, seen, attempt);
    const row = await findDelivery(ctx, deliveryId, "lock");
    if (row?.status !== "pending" && row?.status !== "paused") return true;
    const probed = row.status === "paused" && receiver?.pausedAt != null;
    const tried = { ...withoutCardData(ctx, attempt), ...(probed ? { probe: true } : {}) };
    const attempts = fewerProbes([...row.attempts, tried]);
    const status = statusAfter(attempt);
    if (status === "delivered") {
      await end(ctx, row, { status, attempts });
      if (receiver) await receiverAnswered(ctx, receiver);
      return !probed;
    }
    const paused = receiver !== null && (await receiverFailed(ctx, receiver, { chance, probed }));
    const failed = { ...row, attempts };
    if (status === "gone") await endUnsent(ctx, failed, status);
    else if (probed) await updateDelivery(ctx, row.id, { attempts, nextAttemptAt: null });
    else await tryAgain(ctx, failed, { paused, chance });
    return !paused;
  },
});

/** The receiver that the try tells of, locked where that changes anything; null where it is another's. */
async function receiverOf(
  ctx: Ctx,
  { url }: DeliveryRow,
  attempt: DeliveryAttempt,
): Promise<ReceiverRow | null> {
  const { webhookUrl } = await requirePartner(ctx);
  if (url !== webhookUrl) return null;
  const seen = await findReceiver(ctx);
  const wellBefore = !seen || (seen.failuresInRow === 0 && !seen.pausedAt);
  return wellBefore && statusAfter(attempt) === "delivered" ? null : lockReceiver(ctx, url);
}

const PROBES_KEPT = 12;

/** A long outage is many tries: the newest of them say enough. */
function fewerProbes(attempts: readonly DeliveryAttempt[]): DeliveryAttempt[] {
  const probes = attempts.filter(({ probe }) => probe);
  const old = new Set(probes.slice(0, Math.max(0, probes.length - PROBES_KEPT)));
  return attempts.filter((attempt) => !old.has(attempt));
}

type Ended = Pick<DeliveryRow, "status" | "attempts">;

async function end(ctx: Ctx, { id }: DeliveryRow, how: Ended): Promise<void> {
  await updateDelivery(ctx, id, { ...how, nextAttemptAt: null, finishedAt: ctx.now });
}

async function endUnsent(ctx: Ctx, row: DeliveryRow, status: "failed" | "gone"): Promise<void> {
  await end(ctx, row, { status, attempts: row.attempts });
  tellGivenUp(ctx, row);
}

/** Plans the next try: at its time, or once the paused receiver answers. */
async function tryAgain(
  ctx: Ctx,
  row: DeliveryRow,
  { paused, chance }: { readonly paused: boolean; readonly chance: number },
): Promise<void> {
  const { id, attempts, eventType } = row;
  const tries = attempts.filter(({ probe }) => !probe).length;
  const again = nextTryAt(tries, ctx.now, chance);
  if (!again) return endUnsent(ctx, row, "failed");
  if (paused) return updateDelivery(ctx, id, { attempts, status: "paused", nextAttemptAt: null });
  await updateDelivery(ctx, id, { attempts, status: "pending", nextAttemptAt: again });
  const told = { eventType, tries: attempts.length, notBefore: again.toISOString() };
  ctx.emit("webhook.retry_scheduled", { id }, told);
}

function statusAfter({ statusCode }: DeliveryAttempt): "delivered" | "failed" | "gone" {
  if (statusCode === 410) return "gone";
  return isTaken(statusCode) ? "delivered" : "failed";
}
