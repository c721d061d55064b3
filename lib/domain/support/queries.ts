import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { events, partners, supportAccesses, userSessions, users } from "@/db/schema";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/operation";
import { ownSessionId } from "@/lib/domain/user/queries";

/** A support access's row. */
export type AccessRow = typeof supportAccesses.$inferSelect;

function isOpen(ctx: Ctx) {
  return and(isNull(supportAccesses.endedAt), gt(supportAccesses.expiresAt, ctx.now));
}

/** One page of the accesses to a partner, newest first. */
export async function listAccesses(
  ctx: Ctx,
  partnerId: string,
  request: { readonly limit: number; readonly nextToken?: string | undefined },
) {
  const page = keysetOf("support", request);
  const rows = await ctx.db
    .select()
    .from(supportAccesses)
    .where(and(eq(supportAccesses.partnerId, partnerId), olderThan(supportAccesses, page)))
    .orderBy(desc(supportAccesses.createdAt), desc(supportAccesses.id))
    .limit(request.limit + 1);
  return pageOf(rows, page);
}

/** The accesses to the caller's partner that are open at this moment. */
export async function openAccesses(ctx: Ctx): Promise<AccessRow[]> {
  return ctx.db
    .select()
    .from(supportAccesses)
    .where(and(eq(supportAccesses.partnerId, ctx.caller.partnerId), isOpen(ctx)))
    .orderBy(supportAccesses.createdAt, supportAccesses.id);
}

/** Adds an access of the operator who acts. */
export async function insertAccess(
  ctx: Ctx,
  access: Pick<AccessRow, "partnerId" | "operatorId" | "operatorName" | "reason" | "expiresAt">,
): Promise<string> {
  const id = newId("sup");
  await ctx.db.insert(supportAccesses).values({ ...access, id, createdAt: ctx.now });
  return id;
}

/** An open access of one operator, to whichever partner; null where there is none. */
export async function findOwnAccess(
  ctx: Ctx,
  accessId: string,
  operatorId: string,
): Promise<AccessRow | null> {
  const [row] = await ctx.db
    .select()
    .from(supportAccesses)
    .where(
      and(
        eq(supportAccesses.id, accessId),
        eq(supportAccesses.operatorId, operatorId),
        isOpen(ctx),
      ),
    );
  return row ?? null;
}

/** Ends open accesses to a partner: one, or all of them; answers which there were. */
export async function endAccesses(
  ctx: Ctx,
  partnerId: string,
  by: "partner" | "operator",
  accessId?: string,
): Promise<{ readonly id: string }[]> {
  return ctx.db
    .update(supportAccesses)
    .set({ endedAt: ctx.now, endedBy: by })
    .where(
      and(
        eq(supportAccesses.partnerId, partnerId),
        accessId === undefined ? undefined : eq(supportAccesses.id, accessId),
        isOpen(ctx),
      ),
    )
    .returning({ id: supportAccesses.id });
}

/** Ends what an operator who is removed has open, at whichever partner. Of the operators' own tenant alone. */
export async function endAccessesOf(
  ctx: Ctx,
  operatorId: string,
): Promise<readonly { readonly partnerId: string; readonly id: string }[]> {
  const { rows } = await ctx.db.execute<{ partnerId: string; id: string }>(
    sql`select partner_id as "partnerId", id from service.end_support_of(${operatorId}, ${ctx.now.toISOString()}::timestamptz)`,
  );
  return rows;
}

/** The operator who acts, by name. One who was removed a moment ago does nothing any more. */
export async function requireOperatorName(ctx: Ctx, operatorId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ name: users.name })
    .from(users)
    .where(
      and(eq(users.partnerId, SERVICE_TENANT), eq(users.id, operatorId), isNull(users.removedAt)),
    );
  if (!row) throw new AppError("INVALID_CREDENTIALS");
  return row.name;
}

/** Lets an operator's session look by an access, or by none; refuses one that ended meanwhile. */
export async function lookBy(
  ctx: Ctx,
  session: { readonly sessionId: string; readonly userId: string },
  access: { readonly partnerId: string; readonly id: string } | null,
): Promise<void> {
  const changed = await ctx.db
    .update(userSessions)
    .set({ supportPartnerId: access?.partnerId ?? null, supportId: access?.id ?? null })
    .where(
      and(
        eq(userSessions.partnerId, SERVICE_TENANT),
        eq(userSessions.id, session.sessionId),
        eq(userSessions.userId, session.userId),
      ),
    )
    .returning({ id: userSessions.id });
  if (changed.length === 0) throw new AppError("INVALID_CREDENTIALS");
}

/** The access by which the session that acts looks at a partner, whether it is open or not; null: by none. */
export async function lookedAt(
  ctx: Ctx,
): Promise<{ readonly id: string; readonly partnerId: string } | null> {
  const [row] = await ctx.db
    .select({ id: userSessions.supportId, partnerId: userSessions.supportPartnerId })
    .from(userSessions)
    .where(and(eq(userSessions.partnerId, SERVICE_TENANT), eq(userSessions.id, ownSessionId(ctx))));
  return row?.id && row.partnerId ? { id: row.id, partnerId: row.partnerId } : null;
}

/** Allows support access to the caller's partner, or forbids it. */
export async function setSupportAllowed(ctx: Ctx, supportAllowed: boolean): Promise<void> {
  await ctx.db
    .update(partners)
    .set({ supportAllowed })
    .where(eq(partners.id, ctx.caller.partnerId));
}

/** Whether an access to the caller's partner is open; locked until the transaction ends. */
export async function lockOpenAccess(ctx: Ctx, accessId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: supportAccesses.id })
    .from(supportAccesses)
    .where(
      and(
        eq(supportAccesses.partnerId, ctx.caller.partnerId),
        eq(supportAccesses.id, accessId),
        isOpen(ctx),
      ),
    )
    .for("no key update");
  return rows.length > 0;
}

interface Look {
  readonly accessId: string;
  readonly page: string;
  readonly merchantId: string | null;
  readonly since: Date;
}

/** Whether a page was noted since then as looked at by an access. */
export async function lookedLately(
  ctx: Ctx,
  { accessId, page, merchantId, since }: Look,
): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.partnerId, ctx.caller.partnerId),
        gt(events.createdAt, since),
        eq(events.type, "support.page_looked"),
        eq(events.resourceId, accessId),
        merchantId === null ? isNull(events.merchantId) : eq(events.merchantId, merchantId),
        sql`${events.payload}->>'page' = ${page}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
