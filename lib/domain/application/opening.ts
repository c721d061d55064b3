// What comes of an application: partners with their secret, and the invitation of the owner. Whoever acts reaches all
// partners and reads nothing of what is written here.
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { FIRST_PLAN, partnerSecrets, partners, teamInvitations } from "@/db/schema";
import { firstWebhookSecret, linkToken } from "@/lib/core/encryption";
import { newId } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/operation";
import { brandOfService } from "@/lib/domain/partner/brand";
import { INVITATION_DAYS } from "@/lib/domain/team/shape";
import { hashOfToken } from "@/lib/domain/user/token";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A plan that a partner is given. */
export interface GivenPlan {
  readonly id: string;
  readonly name: string;
}

/** A partner to be. */
interface NewPartner {
  readonly name: string;
  readonly mode: "live" | "sandbox";
  /** null: that of every sandbox, which is not billed. */
  readonly plan: GivenPlan | null;
  readonly sandboxOf: string | null;
}

/** What the sandbox of a company is called. */
export const sandboxName = (company: string) => `${company} Sandbox`;

/** Makes a partner. It has no API key: its owner makes the first one. */
export async function openPartner(ctx: Ctx, partner: NewPartner): Promise<string> {
  const id = newId("prt");
  const { name, mode, plan, sandboxOf } = partner;
  const planId = plan?.id ?? FIRST_PLAN;
  await ctx.db.insert(partners).values({ id, name, mode, planId, sandboxOf, createdAt: ctx.now });
  const webhookSecret = firstWebhookSecret(id);
  await ctx.db.insert(partnerSecrets).values({ partnerId: id, webhookSecret, updatedAt: ctx.now });
  const told = { name, mode, plan: plan?.name ?? null };
  ctx.emit("partner.created", { id, partnerId: id }, told);
  return id;
}

/** A new invitation as it is stored. Nobody is named as the one who invites: the service does. */
export function ownerInvitation(ctx: Ctx) {
  const id = newId("inv");
  return {
    id,
    tokenHash: hashOfToken(linkToken("invitation", id)),
    invitedBy: brandOfService().partnerName,
    expiresAt: new Date(ctx.now.getTime() + INVITATION_DAYS * DAY_MS),
  };
}

/** Invites the owner of a partner, in place of the open invitation to the address; the message follows. */
export async function inviteOwner(ctx: Ctx, partnerId: string, email: string): Promise<void> {
  await ctx.db
    .update(teamInvitations)
    .set({ withdrawnAt: ctx.now })
    .where(
      and(
        eq(teamInvitations.partnerId, partnerId),
        eq(teamInvitations.email, email),
        isNull(teamInvitations.acceptedAt),
        isNull(teamInvitations.withdrawnAt),
      ),
    );
  const made = ownerInvitation(ctx);
  await ctx.db
    .insert(teamInvitations)
    .values({ partnerId, email, role: "owner", createdAt: ctx.now, ...made });
  ctx.emit("partner.owner_invited", { id: made.id, partnerId }, { email });
}

/** Whether somebody took up an invitation of a partner. */
export async function hasPeople(ctx: Ctx, partnerId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ email: teamInvitations.email })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.partnerId, partnerId), isNotNull(teamInvitations.acceptedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Ties a sandbox that stood alone to its live partner, and takes its people over; how many there are. */
export async function tieSandbox(ctx: Ctx, sandboxId: string, liveId: string): Promise<number> {
  await ctx.db.update(partners).set({ sandboxOf: liveId }).where(eq(partners.id, sandboxId));
  ctx.emit("partner.tied", { id: sandboxId, partnerId: sandboxId }, { livePartnerId: liveId });
  const { rows } = await ctx.db.execute<{ moved: number }>(
    sql`select service.move_people(${sandboxId}, ${liveId}) as moved`,
  );
  const people = rows[0]?.moved ?? 0;
  if (people > 0) ctx.emit("team.moved", { id: liveId, partnerId: liveId }, { people });
  return people;
}

/** Opens the sandbox of an application at once, where the service is set so; its id, else null. */
export async function openInstantSandbox(
  ctx: Ctx,
  application: { readonly id: string; readonly company: string; readonly email: string },
): Promise<string | null> {
  const { id: applicationId, company, email } = application;
  const id = newId("prt");
  const { id: invitationId, tokenHash, invitedBy, expiresAt } = ownerInvitation(ctx);
  const at = ctx.now.toISOString();
  const { rows } = await ctx.db.execute<{ opened: boolean }>(
    sql`select service.open_instant_sandbox(${applicationId}, ${id}, ${firstWebhookSecret(id)},
      ${invitationId}, ${tokenHash}, ${invitedBy}, ${at}::timestamptz,
      ${expiresAt.toISOString()}::timestamptz) as opened`,
  );
  if (!rows[0]?.opened) return null;
  const told = { name: sandboxName(company), mode: "sandbox" as const, plan: null };
  ctx.emit("partner.created", { id, partnerId: id }, told);
  ctx.emit("partner.owner_invited", { id: invitationId, partnerId: id }, { email });
  return id;
}
