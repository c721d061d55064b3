// Who works for a partner: invitations, roles, removal. Owners appoint owners; nobody takes the last one
// away.
import { z } from "zod";
import { ENDING_KEYS } from "@/lib/core/caller";
import { linkToken } from "@/lib/core/encryption";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { holds, type Role } from "@/lib/core/roles";
import { requireMailClaim } from "@/lib/domain/mail/claims";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import {
  endSessions,
  findUser,
  replaceRecoveryCodes,
  type UserRow,
  updateUser,
  voidLinks,
} from "@/lib/domain/user/queries";
import { AccountEmail, RoleShape } from "@/lib/domain/user/shape";
import { hashOfToken } from "@/lib/domain/user/token";
import {
  closeInvitation,
  countOtherOwners,
  findMemberByEmail,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  listMembers,
  lockTeam,
  withdrawInvitations,
} from "./queries";
import { INVITATION_DAYS, Invitation, InvitationRef, Member, MemberRef, Team } from "./shape";
import { withdrawInvitationsBy } from "./withdrawing";

const DAY_MS = 24 * 60 * 60 * 1000;

function memberOf(row: UserRow) {
  const { id, name, email, role, createdAt, lastSignedInAt, totpConfirmedAt } = row;
  const twoFactor = totpConfirmedAt !== null;
  return { id, name, email, role: role as Role, twoFactor, createdAt, lastSignedInAt };
}

function invitationOf({ id, email, role, invitedBy, createdAt, expiresAt }: InvitationRow) {
  return { id, email, role: role as Role, invitedBy, createdAt, expiresAt };
}

/**
 * Owners alone make and unmake owners. An API key makes and unmakes no admin, either: admins make keys, and a
 * key that was stolen is not to outlive its end.
 */
function requireMayTouch({ caller }: Ctx, ...roles: readonly Role[]): void {
  const least = roles.includes("owner") ? "owner" : "admin";
  const person = caller.kind === "user" ? caller.role : null;
  if (least === "admin" && (person || !roles.includes("admin"))) return;
  if (person && holds(person, least)) return;
  throw new AppError("ROLE_NOT_ALLOWED", {
    message: `Only an ${least} who is signed in makes somebody ${least}, or takes that away.`,
    details: { least },
  });
}

/**
 * Lets this change follow every other one of the team. Whoever was removed or lowered by one of those, while
 * this was on its way, does it no more.
 */
async function takeTurn(ctx: Ctx): Promise<void> {
  await lockTeam(ctx);
  const { caller } = ctx;
  if (caller.kind !== "user") return;
  const self = await findUser(ctx, caller.userId);
  if (!self) throw new AppError("INVALID_CREDENTIALS");
  const least = caller.role as Role;
  if (!holds(self.role, least)) throw new AppError("ROLE_NOT_ALLOWED", { details: { least } });
}

async function requireMember(ctx: Ctx, userId: string): Promise<UserRow & { role: Role }> {
  await takeTurn(ctx);
  const row = await findUser(ctx, userId, "lock");
  if (!row) throw new AppError("MEMBER_NOT_FOUND");
  return { ...row, role: row.role as Role };
}

async function requireOtherOwner(ctx: Ctx, userId: string): Promise<void> {
  if ((await countOtherOwners(ctx, userId)) === 0) throw new AppError("LAST_OWNER");
}

/** Who sends an invitation, as its message names them. */
async function inviterOf(ctx: Ctx): Promise<{ invitedBy: string; invitedById: string | null }> {
  const { caller } = ctx;
  const user = caller.kind === "user" ? await findUser(ctx, caller.userId) : null;
  const invitedBy = user?.name ?? (await requirePartner(ctx)).name;
  return { invitedBy, invitedById: user?.id ?? null };
}

export const listTeam = operation({
  name: "team.list",
  summary: "List the people of your team and the open invitations",
  description: "Next: `POST /v1/partner/team/invitations` adds somebody.",
  kind: "query",
  rest: "GET /v1/partner/team",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: Team,
  errors: [],
  async handler(ctx) {
    const members = (await listMembers(ctx)).map(memberOf);
    return { members, invitations: (await listInvitations(ctx)).map(invitationOf) };
  },
});

export const inviteMember = operation({
  name: "team.invite",
  summary: "Invite a person to your team by e-mail",
  description:
    "The invitation works for 7 days. Inviting the same address again replaces the earlier one. Only an owner who is signed in invites owners, and an API key invites viewers and members alone. Beyond 5 a day to one address, or 50 in all, it is a 429 with `Retry-After`.",
  kind: "command",
  rest: "POST /v1/partner/team/invitations",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: z.strictObject({ email: AccountEmail, role: RoleShape }),
  output: Invitation,
  status: 201,
  errors: ["ALREADY_MEMBER", "ROLE_NOT_ALLOWED", "KEY_ENDING"],
  async handler(ctx, { email, role }) {
    requireMayTouch(ctx, role);
    await takeTurn(ctx);
    if (await findMemberByEmail(ctx, email)) throw new AppError("ALREADY_MEMBER");
    await requireMailClaim(ctx, { purpose: "team_invitation", address: email, merchantId: null });
    await withdrawInvitations(ctx, { email });
    const id = newId("inv");
    const expiresAt = new Date(ctx.now.getTime() + INVITATION_DAYS * DAY_MS);
    const tokenHash = hashOfToken(linkToken("invitation", id));
    const made = { id, email, role, tokenHash, expiresAt, ...(await inviterOf(ctx)) };
    const row = await insertInvitation(ctx, made);
    ctx.emit("team.invited", { id }, { email, role });
    return invitationOf(row);
  },
});

export const withdrawInvitation = operation({
  name: "team.withdraw_invitation",
  summary: "Withdraw an invitation: its link stops working",
  description: "One that was taken up is not found: remove the person instead.",
  kind: "command",
  rest: "DELETE /v1/partner/team/invitations/{invitationId}",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: InvitationRef,
  output: z.object({ withdrawn: z.literal(true), invitationId: z.string() }),
  errors: ["INVITATION_NOT_FOUND", "KEY_ENDING"],
  async handler(ctx, { invitationId }) {
    const row = await closeInvitation(ctx, invitationId, "withdrawnAt");
    if (!row) throw new AppError("INVITATION_NOT_FOUND");
    ctx.emit("team.invitation_withdrawn", { id: invitationId }, { email: row.email });
    return { withdrawn: true as const, invitationId };
  },
});

export const changeRole = operation({
  name: "team.change_role",
  summary: "Change the role of a person of your team",
  description:
    "It counts from the person's next request on. A lesser role withdraws the open invitations that they sent.",
  kind: "command",
  rest: "PUT /v1/partner/team/members/{userId}",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: MemberRef.extend({ role: RoleShape }),
  output: Member,
  errors: ["MEMBER_NOT_FOUND", "LAST_OWNER", "ROLE_NOT_ALLOWED", "KEY_ENDING"],
  async handler(ctx, { userId, role }) {
    const row = await requireMember(ctx, userId);
    if (row.role !== role) requireMayTouch(ctx, row.role, role);
    if (row.role === "owner" && role !== "owner") await requireOtherOwner(ctx, userId);
    await updateUser(ctx, userId, { role });
    if (!holds(role, row.role)) await withdrawInvitationsBy(ctx, userId);
    ctx.emit("team.role_changed", { id: userId }, { from: row.role, to: role });
    return memberOf({ ...row, role });
  },
});

export const removeMember = operation({
  name: "team.remove_member",
  summary: "Remove a person from your team",
  description:
    "Every session of theirs ends at once, and so do the open invitations that they sent. The audit log goes on naming them.",
  kind: "command",
  rest: "DELETE /v1/partner/team/members/{userId}",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: MemberRef,
  output: z.object({ removed: z.literal(true), userId: z.string() }),
  errors: ["MEMBER_NOT_FOUND", "LAST_OWNER", "ROLE_NOT_ALLOWED", "KEY_ENDING"],
  async handler(ctx, { userId }) {
    const row = await requireMember(ctx, userId);
    requireMayTouch(ctx, row.role);
    if (row.role === "owner") await requireOtherOwner(ctx, userId);
    await endSessions(ctx, userId);
    await voidLinks(ctx, userId);
    await replaceRecoveryCodes(ctx, userId, []);
    await withdrawInvitationsBy(ctx, userId);
    const nothingLeft = { passwordHash: null, totpSecret: null, totpConfirmedAt: null };
    await updateUser(ctx, userId, { ...nothingLeft, removedAt: ctx.now });
    ctx.emit("team.removed", { id: userId }, { role: row.role });
    return { removed: true as const, userId };
  },
});
