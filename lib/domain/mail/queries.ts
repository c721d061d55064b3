import { and, eq } from "drizzle-orm";
import { events, mailMessages } from "@/db/schema";
import { newId } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/operation";

/** A message's row. */
export type MailRow = typeof mailMessages.$inferSelect;

/** Writes a message once per `dedupeKey`; null where it was written before. */
export async function insertMail(
  ctx: Ctx,
  message: Pick<
    typeof mailMessages.$inferInsert,
    | "merchantId"
    | "attemptId"
    | "kind"
    | "dedupeKey"
    | "toAddress"
    | "subject"
    | "textBody"
    | "htmlBody"
    | "attachments"
    | "fromName"
    | "replyTo"
    | "alsoFor"
    | "sendUntil"
  >,
): Promise<MailRow | null> {
  const [row] = await ctx.db
    .insert(mailMessages)
    .values({
      ...message,
      partnerId: ctx.caller.partnerId,
      id: newId("msg"),
      status: "queued",
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: [mailMessages.partnerId, mailMessages.dedupeKey] })
    .returning();
  return row ?? null;
}

/** A message by its id, or null. */
export async function findMail(
  ctx: Ctx,
  messageId: string,
  mode: "read" | "lock" = "read",
): Promise<MailRow | null> {
  const query = ctx.db
    .select()
    .from(mailMessages)
    .where(and(eq(mailMessages.partnerId, ctx.caller.partnerId), eq(mailMessages.id, messageId)));
  const [row] = await (mode === "lock" ? query.for("update") : query);
  return row ?? null;
}

/** Writes members of a message. */
export async function updateMail(
  ctx: Ctx,
  messageId: string,
  change: Partial<typeof mailMessages.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(mailMessages)
    .set(change)
    .where(and(eq(mailMessages.partnerId, ctx.caller.partnerId), eq(mailMessages.id, messageId)));
}

/** The payload of one event of the caller's partner, or null. */
export async function findEventPayload(
  ctx: Ctx,
  eventId: string,
): Promise<Record<string, unknown> | null> {
  return (await findEvent(ctx, eventId))?.payload ?? null;
}

/** The type of one event of the caller's partner, or null. */
export async function findEventType(ctx: Ctx, eventId: string): Promise<string | null> {
  return (await findEvent(ctx, eventId))?.type ?? null;
}

/** One event of the caller's partner, or null. */
export async function findEvent(ctx: Ctx, eventId: string) {
  const [row] = await ctx.db
    .select({ type: events.type, payload: events.payload, createdAt: events.createdAt })
    .from(events)
    .where(and(eq(events.partnerId, ctx.caller.partnerId), eq(events.id, eventId)));
  return row ?? null;
}
