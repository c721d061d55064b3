// Who operates the service, and what they did. Operators reach every partner, so that each signs in with two factors
// and a code opens every change among themselves.
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { auditPage } from "@/lib/domain/audit/page";
import { AuditPage, AuditQuery } from "@/lib/domain/audit/shape";
import { requireMailClaim } from "@/lib/domain/mail/claims";
import { type Ctx, operation } from "@/lib/domain/operation";
import { endAccessesOf } from "@/lib/domain/support/queries";
import { closeInvitation, type InvitationRow, listInvitations } from "@/lib/domain/team/queries";
import { INVITATION_DAYS, InvitationRef } from "@/lib/domain/team/shape";
import { withdrawInvitationsBy } from "@/lib/domain/team/withdrawing";
import {
  endSessions,
  replaceRecoveryCodes,
  requireSelf,
  type UserRow,
  updateUser,
  voidLinks,
} from "@/lib/domain/user/queries";
import { AccountEmail } from "@/lib/domain/user/shape";
import { offerInvitation } from "./invite";
import { listOperatorRows } from "./queries";
import { OperatorRef, Operators } from "./shape";

const HOURS_A_DAY = 24;

function operatorOf(row: UserRow) {
  const { id, name, email, createdAt, lastSignedInAt, totpConfirmedAt } = row;
  return { id, name, email, twoFactor: totpConfirmedAt !== null, createdAt, lastSignedInAt };
}

function invitationOf({ id, email, invitedBy, expiresAt }: InvitationRow) {
  return { id, email: email === "" ? null : email, invitedBy, expiresAt };
}

/** Removes a person's account; the audit log goes on naming them. */
async function closeAccount(ctx: Ctx, userId: string): Promise<void> {
  await endSessions(ctx, userId);
  await voidLinks(ctx, userId);
  await replaceRecoveryCodes(ctx, userId, []);
  const nothingLeft = { passwordHash: null, totpSecret: null, totpConfirmedAt: null };
  await updateUser(ctx, userId, { ...nothingLeft, removedAt: ctx.now });
}

export const listOperators = operation({
  name: "operators.list",
  summary: "List the operators of the service and the open invitations",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: Operators,
  errors: [],
  async handler(ctx) {
    const operators = (await listOperatorRows(ctx)).map(operatorOf);
    return { operators, invitations: (await listInvitations(ctx)).map(invitationOf) };
  },
});

export const inviteOperator = operation({
  name: "operators.invite",
  summary: "Invite somebody to be an operator, by e-mail",
  kind: "command",
  actors: ["user"],
  input: z.strictObject({ email: AccountEmail }),
  output: z.object({ invitationId: z.string() }),
  errors: ["ALREADY_MEMBER"],
  async handler(ctx, { email }) {
    const operators = await listOperatorRows(ctx, "lock");
    if (operators.some((each) => each.email === email)) throw new AppError("ALREADY_MEMBER");
    await requireMailClaim(ctx, { purpose: "team_invitation", address: email, merchantId: null });
    const self = await requireSelf(ctx, "read");
    const by = { invitedBy: self.name, invitedById: self.id };
    const hours = INVITATION_DAYS * HOURS_A_DAY;
    const { id } = await offerInvitation(ctx, { email, ...by, hours });
    ctx.emit("team.invited", { id }, { email, role: "operator" });
    return { invitationId: id };
  },
});

export const withdrawOperatorInvitation = operation({
  name: "operators.withdraw_invitation",
  summary: "Withdraw an invitation to be an operator",
  kind: "command",
  actors: ["user"],
  input: InvitationRef,
  output: z.object({ withdrawn: z.literal(true) }),
  errors: ["INVITATION_NOT_FOUND"],
  async handler(ctx, { invitationId }) {
    const row = await closeInvitation(ctx, invitationId, "withdrawnAt");
    if (!row) throw new AppError("INVITATION_NOT_FOUND");
    ctx.emit("team.invitation_withdrawn", { id: invitationId }, { email: row.email });
    return { withdrawn: true as const };
  },
});

export const removeOperator = operation({
  name: "operators.remove",
  summary: "Remove an operator of the service",
  description:
    "Every session of theirs ends at once, and every invitation that they sent. Nobody removes themselves, so that one stays.",
  kind: "command",
  actors: ["user"],
  input: OperatorRef,
  output: z.object({ removed: z.literal(true) }),
  errors: ["MEMBER_NOT_FOUND", "LAST_OPERATOR"],
  async handler(ctx, { userId }) {
    const operators = await listOperatorRows(ctx, "lock");
    const self = await requireSelf(ctx, "read");
    if (userId === self.id) throw new AppError("LAST_OPERATOR");
    if (!operators.some(({ id }) => id === userId)) throw new AppError("MEMBER_NOT_FOUND");
    await closeAccount(ctx, userId);
    await withdrawInvitationsBy(ctx, userId);
    ctx.emit("team.removed", { id: userId }, { role: "operator" });
    for (const access of await endAccessesOf(ctx, userId)) {
      ctx.emit("support.ended", access, { by: "operator" });
    }
    return { removed: true as const };
  },
});

export const listServiceAudit = operation({
  name: "operators.audit",
  summary: "List what operators and the service itself did, newest first",
  kind: "query",
  actors: ["user"],
  input: AuditQuery,
  output: AuditPage,
  errors: [],
  handler: auditPage,
});
