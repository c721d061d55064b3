// Who works for a partner: invitations, roles, removal. Owners appoint owners; nobody takes the last one
// away.
import { z } from "zod";
import { linkToken } from "@/lib/core/encryption";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { holds, type Role } from "@/lib/core/roles";
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
  withdrawInvitationOf,
} from "./queries";
import { INVITATION_DAYS, Invitation, InvitationRef, Member, MemberRef, Team } from "./shape";

const DAY_MS = 24 * 60 * 60 * 1000;

function memberOf(row: UserRow) {
  const { id, name, email, role, createdAt, lastSignedInAt, totpConfirmedAt } = row;
  const twoFactor = totpConfirmedAt !== null;
  return { id, name, email, role: role as Role, twoFactor, createdAt, lastSignedInAt };
}

function invitationOf({ id, email, role, invitedBy, createdAt, expiresAt }: InvitationRow) {
  return { id, email, role, invitedBy, createdAt, expiresAt };
}

/** Owners alone make and unmake owners; an API key is no owner. */
function requireMayTouch(ctx: Ctx, ...roles: readonly Role[]): void {
  if (!roles.includes("owner")) return;
  if (ctx.caller.kind === "user" && holds(ctx.caller.role, "owner")) return;
  throw new AppError("ROLE_NOT_ALLOWED", {
    message: "Only an owner who is signed in makes somebody owner, or takes that away.",
    details: { least: "owner" },
  });
}

async function requireMember(ctx: Ctx, userId: string): Promise<UserRow & { role: Role }> {
  await lockTeam(ctx);
  const row = await findUser(ctx, userId, "lock");
  if (!row) throw new AppError("MEMBER_NOT_FOUND");
  return { ...row, role: row.role as Role };
}

async function requireOtherOwner(ctx: Ctx, userId: string): Promise<void> {
  if ((await countOtherOwners(ctx, userId)) === 0) throw new AppError("LAST_OWNER");
}

/** How the message of an invitation names who sent it. */
async function inviterName(ctx: Ctx): Promise<string> {
  const { caller } = ctx;
  const user = caller.kind === "user" ? await findUser(ctx, caller.userId) : null;
  return user?.name ?? (await requirePartner(ctx)).name;
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
    "The invitation works for 7 days. Inviting the same address again replaces the earlier one. Only an owner who is signed in invites owners.",
  kind: "command",
  rest: "POST /v1/partner/team/invitations",
  actors: ["partner", "user"],
  input: z.strictObject({ email: AccountEmail, role: RoleShape }),
  output: Invitation,
  status: 201,
  errors: ["ALREADY_MEMBER", "ROLE_NOT_ALLOWED"],
  async handler(ctx, { email, role }) {
    requireMayTouch(ctx, role);
    await lockTeam(ctx);
    if (await findMemberByEmail(ctx, email)) throw new AppError("ALREADY_MEMBER");
    await withdrawInvitationOf(ctx, email);
    const id = newId("inv");
    const expiresAt = new Date(ctx.now.getTime() + INVITATION_DAYS * DAY_MS);
    const tokenHash = hashOfToken(linkToken("invitation", id));
    const invitedBy = await inviterName(ctx);
    const row = await insertInvitation(ctx, { id, email, role, tokenHash, invitedBy, expiresAt });
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
  input: InvitationRef,
  output: z.object({ withdrawn: z.literal(true), invitationId: z.string() }),
  errors: ["INVITATION_NOT_FOUND"],
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
  description: "It counts from the person's next request on.",
  kind: "command",
  rest: "PUT /v1/partner/team/members/{userId}",
  actors: ["partner", "user"],
  input: MemberRef.extend({ role: RoleShape }),
  output: Member,
  errors: ["MEMBER_NOT_FOUND", "LAST_OWNER", "ROLE_NOT_ALLOWED"],
  async handler(ctx, { userId, role }) {
    const row = await requireMember(ctx, userId);
    if (row.role !== role) requireMayTouch(ctx, row.role, role);
    if (row.role === "owner" && role !== "owner") await requireOtherOwner(ctx, userId);
    await updateUser(ctx, userId, { role });
    ctx.emit("team.role_changed", { id: userId }, { from: row.role, to: role });
    return memberOf({ ...row, role });
  },
});

export const removeMember = operation({
  name: "team.remove_member",
  summary: "Remove a person from your team",
  description: "Every session of theirs ends at once. The audit log goes on naming them.",
  kind: "command",
  rest: "DELETE /v1/partner/team/members/{userId}",
  actors: ["partner", "user"],
  input: MemberRef,
  output: z.object({ removed: z.literal(true), userId: z.string() }),
  errors: ["MEMBER_NOT_FOUND", "LAST_OWNER", "ROLE_NOT_ALLOWED"],
  async handler(ctx, { userId }) {
    const row = await requireMember(ctx, userId);
    requireMayTouch(ctx, row.role);
    if (row.role === "owner") await requireOtherOwner(ctx, userId);
    await endSessions(ctx, userId);
    await voidLinks(ctx, userId);
    await replaceRecoveryCodes(ctx, userId, []);
    const nothingLeft = { passwordHash: null, totpSecret: null, totpConfirmedAt: null };
    await updateUser(ctx, userId, { ...nothingLeft, removedAt: ctx.now });
    ctx.emit("team.removed", { id: userId }, { role: row.role });
    return { removed: true as const, userId };
  },
});
