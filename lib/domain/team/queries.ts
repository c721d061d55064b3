import { and, asc, count, eq, gt, isNull, ne } from "drizzle-orm";
import { partners, teamInvitations, users } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";
import type { UserRow } from "@/lib/domain/user/queries";

/** An invitation's row. */
export type InvitationRow = typeof teamInvitations.$inferSelect;

/** The people of the caller's partner, the first one first. */
export async function listMembers(ctx: Ctx): Promise<UserRow[]> {
  return ctx.db
    .select()
    .from(users)
    .where(and(eq(users.partnerId, ctx.caller.partnerId), isNull(users.removedAt)))
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** Who runs the account of the caller's partner. */
export async function listOwnersAndAdmins(ctx: Ctx): Promise<UserRow[]> {
  return (await listMembers(ctx)).filter(({ role }) => role === "owner" || role === "admin");
}

/** Somebody of the team with this address, or null. */
export async function findMemberByEmail(ctx: Ctx, email: string): Promise<UserRow | null> {
  const members = await listMembers(ctx);
  return members.find((member) => member.email === email) ?? null;
}

/** Lets one change of the team follow the other: two at once could take both last owners away. */
export async function lockTeam(ctx: Ctx): Promise<void> {
  await ctx.db
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.id, ctx.caller.partnerId))
    .for("no key update");
}

/** How many owners there are beside one person. */
export async function countOtherOwners(ctx: Ctx, userId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ owners: count() })
    .from(users)
    .where(
      and(
        eq(users.partnerId, ctx.caller.partnerId),
        eq(users.role, "owner"),
        ne(users.id, userId),
        isNull(users.removedAt),
      ),
    );
  return row?.owners ?? 0;
}

function open(ctx: Ctx) {
  return and(
    eq(teamInvitations.partnerId, ctx.caller.partnerId),
    isNull(teamInvitations.acceptedAt),
    isNull(teamInvitations.withdrawnAt),
  );
}

/** Invitations that can still be taken up, the oldest first. */
export async function listInvitations(ctx: Ctx): Promise<InvitationRow[]> {
  return ctx.db
    .select()
    .from(teamInvitations)
    .where(and(open(ctx), gt(teamInvitations.expiresAt, ctx.now)))
    .orderBy(asc(teamInvitations.createdAt), asc(teamInvitations.id));
}

/** An invitation that can still be taken up, or null. */
export async function findOpenInvitation(
  ctx: Ctx,
  invitationId: string,
  mode: "read" | "lock" = "read",
): Promise<InvitationRow | null> {
  const query = ctx.db
    .select()
    .from(teamInvitations)
    .where(
      and(open(ctx), eq(teamInvitations.id, invitationId), gt(teamInvitations.expiresAt, ctx.now)),
    );
  const [row] = await (mode === "lock" ? query.for("update") : query);
  return row ?? null;
}

/** Adds an invitation. */
export async function insertInvitation(
  ctx: Ctx,
  invitation: Omit<
    typeof teamInvitations.$inferInsert,
    "partnerId" | "createdAt" | "acceptedAt" | "withdrawnAt"
  >,
): Promise<InvitationRow> {
  const { partnerId } = ctx.caller;
  const [row] = await ctx.db
    .insert(teamInvitations)
    .values({ ...invitation, partnerId, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error("an invitation was not written");
  return row;
}

/** Withdraws the open invitations to an address, or of a person who sent them; answers which there were. */
export async function withdrawInvitations(
  ctx: Ctx,
  of: { readonly email: string } | { readonly invitedById: string },
): Promise<InvitationRow[]> {
  const which =
    "email" in of
      ? eq(teamInvitations.email, of.email)
      : eq(teamInvitations.invitedById, of.invitedById);
  return ctx.db
    .update(teamInvitations)
    .set({ withdrawnAt: ctx.now })
    .where(and(open(ctx), which))
    .returning();
}

/** Closes an open invitation in one way or the other; null where it is not open. */
export async function closeInvitation(
  ctx: Ctx,
  invitationId: string,
  how: "acceptedAt" | "withdrawnAt",
): Promise<InvitationRow | null> {
  const [row] = await ctx.db
    .update(teamInvitations)
    .set({ [how]: ctx.now })
    .where(
      and(open(ctx), eq(teamInvitations.id, invitationId), gt(teamInvitations.expiresAt, ctx.now)),
    )
    .returning();
  return row ?? null;
}
