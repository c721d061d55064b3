import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { oneTimeLinks, recoveryCodes, userSessions, users } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/operation";

/** A person's row. */
export type UserRow = typeof users.$inferSelect;

/** A session's row. */
export type SessionRow = typeof userSessions.$inferSelect;

/** A one-time link's row. */
export type LinkRow = typeof oneTimeLinks.$inferSelect;

function isUser(ctx: Ctx, userId: string) {
  return and(
    eq(users.partnerId, ctx.caller.partnerId),
    eq(users.id, userId),
    isNull(users.removedAt),
  );
}

/** A person of the caller's partner; null where there is none, or where it was removed. */
export async function findUser(
  ctx: Ctx,
  userId: string,
  mode: "read" | "lock" = "read",
): Promise<UserRow | null> {
  const query = ctx.db.select().from(users).where(isUser(ctx, userId));
  const [row] = await (mode === "lock" ? query.for("update") : query);
  return row ?? null;
}

/** The person who is acting. A removed one has no session, so that only a race can miss it. */
export async function requireSelf(ctx: Ctx, mode: "read" | "lock" = "lock"): Promise<UserRow> {
  const { caller } = ctx;
  const row = caller.kind === "user" ? await findUser(ctx, caller.userId, mode) : null;
  if (!row) throw new AppError("INVALID_CREDENTIALS");
  return row;
}

/** The id of the session that is acting. */
export function ownSessionId({ caller }: Ctx): string {
  if (caller.kind === "user") return caller.sessionId;
  throw new Error("no person is acting");
}

/** Adds a person. */
export async function insertUser(
  ctx: Ctx,
  user: Pick<UserRow, "id" | "email" | "name" | "role" | "passwordHash">,
): Promise<UserRow | null> {
  const [row] = await ctx.db
    .insert(users)
    .values({ ...user, partnerId: ctx.caller.partnerId, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Writes members of a person. */
export async function updateUser(
  ctx: Ctx,
  userId: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await ctx.db.update(users).set(change).where(isUser(ctx, userId));
}

/** Adds a session. */
export async function insertSession(
  ctx: Ctx,
  session: Omit<typeof userSessions.$inferInsert, "partnerId" | "createdAt" | "lastSeenAt">,
): Promise<void> {
  const moments = { createdAt: ctx.now, lastSeenAt: ctx.now };
  const { partnerId } = ctx.caller;
  await ctx.db.insert(userSessions).values({ ...session, ...moments, partnerId });
}

/** Writes members of a session; false where it has ended meanwhile. */
export async function updateSession(
  ctx: Ctx,
  sessionId: string,
  change: Partial<typeof userSessions.$inferInsert>,
): Promise<boolean> {
  const changed = await ctx.db
    .update(userSessions)
    .set(change)
    .where(and(eq(userSessions.partnerId, ctx.caller.partnerId), eq(userSessions.id, sessionId)))
    .returning({ id: userSessions.id });
  return changed.length > 0;
}

/** Changes the session that is acting. One that was ended meanwhile, in another window, goes no further. */
export async function stepUp(
  ctx: Ctx,
  change: Partial<typeof userSessions.$inferInsert>,
): Promise<void> {
  if (!(await updateSession(ctx, ownSessionId(ctx), change)))
    throw new AppError("INVALID_CREDENTIALS");
}

/** The sessions of a person that have not ended, the latest used first. */
export async function listSessions(ctx: Ctx, userId: string): Promise<SessionRow[]> {
  return ctx.db
    .select()
    .from(userSessions)
    .where(and(ofUser(ctx, userId), gt(userSessions.expiresAt, ctx.now)))
    .orderBy(desc(userSessions.lastSeenAt), desc(userSessions.id));
}

function ofUser(ctx: Ctx, userId: string) {
  return and(eq(userSessions.partnerId, ctx.caller.partnerId), eq(userSessions.userId, userId));
}

/** Ends one session of a person; false where there is none. */
export async function endSession(ctx: Ctx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await ctx.db
    .delete(userSessions)
    .where(and(ofUser(ctx, userId), eq(userSessions.id, sessionId)))
    .returning({ id: userSessions.id });
  return ended.length > 0;
}

/** Ends a person's sessions, all but one where that is named; how many there were. */
export async function endSessions(ctx: Ctx, userId: string, but?: string): Promise<number> {
  const others = but ? ne(userSessions.id, but) : undefined;
  const ended = await ctx.db
    .delete(userSessions)
    .where(and(ofUser(ctx, userId), others))
    .returning({ id: userSessions.id });
  return ended.length;
}

/** Adds a one-time link. */
export async function insertLink(
  ctx: Ctx,
  link: Omit<typeof oneTimeLinks.$inferInsert, "partnerId" | "createdAt">,
): Promise<void> {
  const { partnerId } = ctx.caller;
  await ctx.db.insert(oneTimeLinks).values({ ...link, partnerId, createdAt: ctx.now });
}

/** How many links of a person were asked for since a moment. */
export async function countLinks(ctx: Ctx, userId: string, since: Date): Promise<number> {
  const { partnerId, userId: ofPerson, createdAt } = oneTimeLinks;
  return ctx.db.$count(
    oneTimeLinks,
    and(eq(partnerId, ctx.caller.partnerId), eq(ofPerson, userId), gt(createdAt, since)),
  );
}

function isLink(ctx: Ctx, linkId: string) {
  return and(eq(oneTimeLinks.partnerId, ctx.caller.partnerId), eq(oneTimeLinks.id, linkId));
}

/** A link that works still, or null. */
export async function findUsableLink(ctx: Ctx, linkId: string): Promise<LinkRow | null> {
  const [row] = await ctx.db
    .select()
    .from(oneTimeLinks)
    .where(and(isLink(ctx, linkId), usable(ctx)));
  return row ?? null;
}

function usable(ctx: Ctx) {
  return and(isNull(oneTimeLinks.usedAt), gt(oneTimeLinks.expiresAt, ctx.now));
}

/** Uses a link up; null where that was done before, or where its time is over. */
export async function takeLink(ctx: Ctx, linkId: string): Promise<LinkRow | null> {
  const [row] = await ctx.db
    .update(oneTimeLinks)
    .set({ usedAt: ctx.now })
    .where(and(isLink(ctx, linkId), usable(ctx)))
    .returning();
  return row ?? null;
}

/** Makes every open link of a person useless. */
export async function voidLinks(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .update(oneTimeLinks)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(oneTimeLinks.partnerId, ctx.caller.partnerId),
        eq(oneTimeLinks.userId, userId),
        usable(ctx),
      ),
    );
}

function ownCodes(ctx: Ctx, userId: string) {
  return and(eq(recoveryCodes.partnerId, ctx.caller.partnerId), eq(recoveryCodes.userId, userId));
}

/** Puts a new set of recovery codes in place of the old one; no hashes take them all away. */
export async function replaceRecoveryCodes(
  ctx: Ctx,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  const { partnerId } = ctx.caller;
  await ctx.db.delete(recoveryCodes).where(ownCodes(ctx, userId));
  if (hashes.length === 0) return;
  await ctx.db
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ partnerId, userId, codeHash })));
}

/** Uses a recovery code up; false where it is none of the person's, or was used. */
export async function takeRecoveryCode(
  ctx: Ctx,
  userId: string,
  codeHash: string,
): Promise<boolean> {
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now })
    .where(
      and(
        ownCodes(ctx, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return used.length > 0;
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(ctx: Ctx, userId: string): Promise<number> {
  return ctx.db.$count(recoveryCodes, and(ownCodes(ctx, userId), sql`used_at is null`));
}
