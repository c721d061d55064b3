import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
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

/** One page of the messages that name a merchant, newest first, without their content. */
export async function listMailRows(
  ctx: Ctx,
  filter: {
    readonly merchantId: string;
    readonly limit: number;
    readonly nextToken?: string | undefined;
  },
) {
  const { id, kind, toAddress, subject, status, errorMessage } = mailMessages;
  const { tries, attemptId, createdAt, sentAt } = mailMessages;
  const page = keysetOf("mails", filter);
  const read = (named: SQL | undefined) =>
    ctx.db
      .select({
        ...{ id, kind, toAddress, subject, status, errorMessage },
        ...{ tries, attemptId, createdAt, sentAt },
      })
      .from(mailMessages)
      .where(
        and(eq(mailMessages.partnerId, ctx.caller.partnerId), named, olderThan(mailMessages, page)),
      )
      .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
      .limit(filter.limit + 1);
  // Each along its own index; those that name several merchants are few.
  const own = await read(eq(mailMessages.merchantId, filter.merchantId));
  const shared = await read(
    sql`${mailMessages.alsoFor} <> '{}' and ${filter.merchantId} = any(${mailMessages.alsoFor})`,
  );
  const rows = [...own, ...shared].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  );
  return pageOf(rows, page);
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
  const { type, payload, createdAt, requestId } = events;
  const [row] = await ctx.db
    .select({ type, payload, createdAt, requestId })
    .from(events)
    .where(and(eq(events.partnerId, ctx.caller.partnerId), eq(events.id, eventId)));
  return row ?? null;
}
