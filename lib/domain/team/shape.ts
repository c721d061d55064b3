import { z } from "zod";
import type { Role } from "@/lib/core/roles";
import { Moment, pathId } from "@/lib/domain/text";
import { RoleShape } from "@/lib/domain/user/shape";

/** The role that an invitation gives: in a partner's team, or as an operator of the service. */
export type InvitedRole = Role | "operator";

/** How long an invitation works. */
export const INVITATION_DAYS = 7;

/** Names a member of the team. */
export const MemberRef = z.strictObject({
  userId: pathId("The person's id.", "usr_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** Names an invitation. */
export const InvitationRef = z.strictObject({
  invitationId: pathId("The invitation's id.", "inv_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** A person of the team. */
export const Member = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: RoleShape,
    twoFactor: z
      .boolean()
      .meta({ description: "Whether sign-in asks for a code of an authenticator." }),
    createdAt: Moment,
    lastSignedInAt: Moment.nullable(),
  })
  .meta({ id: "TeamMember", description: "A person who signs in to the dashboard." });

/** An invitation that was not taken up yet. */
export const Invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: RoleShape,
    invitedBy: z.string(),
    createdAt: Moment,
    expiresAt: Moment,
  })
  .meta({ id: "TeamInvitation", description: "An invitation to the team, not accepted yet." });

/** Everybody of the team, and who is still to come. */
export const Team = z.object({ members: z.array(Member), invitations: z.array(Invitation) });
