// Taking an invitation up, before the person has an account; and the message that carries it.
import { z } from "zod";
import { cardDataRefused, cardIssues } from "@/lib/core/card-issues";
import { config } from "@/lib/core/config";
import { linkToken } from "@/lib/core/encryption";
import { newId } from "@/lib/core/ids";
import { type Ctx, operation } from "@/lib/domain/operation";
import { listOperatorRows, lockOperators } from "@/lib/domain/operator/queries";
import { brandOfService, ownBrand, type PartnerBrand } from "@/lib/domain/partner/brand";
import { requirePartner } from "@/lib/domain/partner/queries";
import { insertUser } from "@/lib/domain/user/queries";
import { AccountEmail, PersonName } from "@/lib/domain/user/shape";
import { closeInvitation, findOpenInvitation, type InvitationRow } from "./queries";
import type { InvitedRole } from "./shape";
import { withdrawUnnamedInvitations } from "./withdrawing";

const Ref = z.strictObject({ invitationId: z.string() });

/** An invitation as its page shows it. */
export interface ShownInvitation {
  /** null: who takes it up names their own. */
  readonly email: string | null;
  readonly role: InvitedRole;
  readonly invitedBy: string;
  /** null: to operate the service, for no partner. */
  readonly partnerName: string | null;
}

/** The address of the set-up names nobody: it is for the first operator alone, and ends with any. */
async function isOver(ctx: Ctx, { role, email }: InvitationRow): Promise<boolean> {
  return role === "operator" && email === "" && (await listOperatorRows(ctx)).length > 0;
}

export const readInvitation = operation({
  name: "team.read_invitation",
  summary: "What an invitation offers; null where it works no more",
  kind: "query",
  actors: ["system"],
  input: Ref,
  output: z.custom<ShownInvitation>().nullable(),
  errors: [],
  async handler(ctx, { invitationId }) {
    const row = await findOpenInvitation(ctx, invitationId);
    if (!row || (await isOver(ctx, row))) return null;
    const { role, invitedBy } = row;
    const partnerName = role === "operator" ? null : (await requirePartner(ctx)).name;
    return { email: row.email || null, role, invitedBy, partnerName };
  },
});

export const acceptInvitation = operation({
  name: "team.accept_invitation",
  summary: "Make the account that an invitation offers",
  description:
    "`taken`: the address has an account elsewhere. The invitation stays open then. `email` counts only where the invitation names none.",
  kind: "command",
  actors: ["system"],
  input: Ref.extend({
    name: PersonName,
    email: AccountEmail.optional(),
    passwordHash: z.string(),
  }),
  output: z.object({
    outcome: z.enum(["joined", "taken", "ended"]),
    userId: z.string().nullable(),
  }),
  errors: ["CARD_DATA_REFUSED"],
  async handler(ctx, { invitationId, name, email: own, passwordHash }) {
    // The service acts, whose input is its own elsewhere; this name somebody typed.
    const found = await cardIssues(ctx.cardDataIn, { name, email: own });
    if (found.length > 0) throw cardDataRefused(found);
    // Locked, so that of two that accept at once the second one finds it closed.
    const invitation = await findOpenInvitation(ctx, invitationId, "lock");
    if (!invitation) return { outcome: "ended" as const, userId: null };
    const { role } = invitation;
    if (role === "operator") await lockOperators(ctx);
    if (await isOver(ctx, invitation)) return { outcome: "ended" as const, userId: null };
    const email = invitation.email || own;
    if (!email) return { outcome: "ended" as const, userId: null };
    const user = await insertUser(ctx, { id: newId("usr"), email, name, role, passwordHash });
    if (!user) return { outcome: "taken" as const, userId: null };
    await closeInvitation(ctx, invitationId, "acceptedAt");
    ctx.emit("team.joined", { id: user.id }, { invitationId, role });
    if (role === "operator") await withdrawUnnamedInvitations(ctx);
    return { outcome: "joined" as const, userId: user.id };
  },
});

/** What the message with an invitation says, and to whom. */
export interface InvitationMailContent {
  readonly to: string;
  readonly brand: PartnerBrand;
  readonly mail: {
    readonly invitedBy: string;
    readonly role: string;
    readonly url: string;
    readonly expiresAt: string;
  };
}

export const loadInvitationMail = operation({
  name: "team.load_invitation_mail",
  summary: "What the message with an invitation says; null where it works no more",
  kind: "query",
  actors: ["system"],
  input: Ref,
  output: z.custom<InvitationMailContent>().nullable(),
  errors: [],
  async handler(ctx, { invitationId }) {
    const row = await findOpenInvitation(ctx, invitationId);
    if (!row) return null;
    const { email, role, invitedBy } = row;
    const url = `${config().baseUrl}/invitation?token=${linkToken("invitation", invitationId)}`;
    const expiresAt = row.expiresAt.toISOString();
    const brand = role === "operator" ? brandOfService() : await ownBrand(ctx);
    return { to: email, brand, mail: { invitedBy, role, url, expiresAt } };
  },
});
