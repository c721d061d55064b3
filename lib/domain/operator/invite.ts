// Inviting somebody to be an operator: by a colleague from the console, or from the machine itself.
import { linkToken } from "@/lib/core/encryption";
import { newId } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/operation";
import { insertInvitation, withdrawInvitations } from "@/lib/domain/team/queries";
import { hashOfToken } from "@/lib/domain/user/token";

const HOUR_MS = 60 * 60 * 1000;

/** Whom an invitation is for, and from whom. */
interface Offer {
  /** "": whoever holds the address names their own. */
  readonly email: string;
  readonly invitedBy: string;
  readonly invitedById: string | null;
  readonly hours: number;
}

/** Adds an invitation in place of the open ones to the same address. */
export async function offerInvitation(ctx: Ctx, { hours, ...offer }: Offer) {
  await withdrawInvitations(ctx, { email: offer.email });
  const id = newId("inv");
  const expiresAt = new Date(ctx.now.getTime() + hours * HOUR_MS);
  const tokenHash = hashOfToken(linkToken("invitation", id));
  return insertInvitation(ctx, { id, ...offer, role: "operator", tokenHash, expiresAt });
}
