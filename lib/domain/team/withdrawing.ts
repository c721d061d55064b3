// What somebody began who may no longer do so does not go on: an invitation would let a friend in.
import type { Ctx } from "@/lib/domain/operation";
import { withdrawInvitations } from "./queries";

/** Withdraws the open invitations that a person sent, and tells of each. */
export async function withdrawInvitationsBy(ctx: Ctx, userId: string): Promise<void> {
  await withdraw(ctx, { invitedById: userId });
}

/** Withdraws the open invitations that name nobody: those of the set-up. */
export async function withdrawUnnamedInvitations(ctx: Ctx): Promise<void> {
  await withdraw(ctx, { email: "" });
}

async function withdraw(ctx: Ctx, which: Parameters<typeof withdrawInvitations>[1]): Promise<void> {
  for (const { id, email } of await withdrawInvitations(ctx, which)) {
    ctx.emit("team.invitation_withdrawn", { id }, { email });
  }
}
