// Operators as the machine itself makes them: whoever starts the service is trusted with its set-up.
import { z } from "zod";
import { config } from "@/lib/core/config";
import { linkToken } from "@/lib/core/encryption";
import { AppError } from "@/lib/core/errors";
import { operation } from "@/lib/domain/operation";
import { INVITATION_DAYS } from "@/lib/domain/team/shape";
import { AccountEmail } from "@/lib/domain/user/shape";
import { offerInvitation } from "./invite";
import { listOperatorRows, lockOperators } from "./queries";
import { SETUP_HOURS } from "./shape";

const HOURS_A_DAY = 24;

/** An address that makes an account, once. It is as good as a password: it goes to the terminal and nowhere else. */
const Offered = z.object({ url: z.string(), expiresAt: z.date() });

function offered({ id, expiresAt }: { readonly id: string; readonly expiresAt: Date }) {
  const url = `${config().baseUrl}/invitation?token=${linkToken("invitation", id)}`;
  return { url, expiresAt };
}

export const offerSetUp = operation({
  name: "operators.offer_setup",
  summary: "Make the one-time address of the set-up; null where there is an operator already",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: Offered.nullable(),
  errors: [],
  async handler(ctx) {
    // Two machines that start at once on an empty database offer one after the other.
    await lockOperators(ctx);
    if ((await listOperatorRows(ctx)).length > 0) return null;
    const by = { invitedBy: "The service", invitedById: null };
    const invitation = await offerInvitation(ctx, { email: "", ...by, hours: SETUP_HOURS });
    ctx.emit("operator.setup_offered", { id: invitation.id }, {});
    return offered(invitation);
  },
});

export const offerOperator = operation({
  name: "operators.offer",
  summary: "Make the address with which somebody becomes an operator, from the command line",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ email: AccountEmail }),
  output: Offered,
  errors: ["ALREADY_MEMBER"],
  async handler(ctx, { email }) {
    const operators = await listOperatorRows(ctx, "lock");
    if (operators.some((each) => each.email === email)) throw new AppError("ALREADY_MEMBER");
    const by = { invitedBy: "The service", invitedById: null };
    const hours = INVITATION_DAYS * HOURS_A_DAY;
    const invitation = await offerInvitation(ctx, { email, ...by, hours });
    ctx.emit("operator.offered", { id: invitation.id }, { email });
    return offered(invitation);
  },
});
