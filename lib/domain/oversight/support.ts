// Support access as operators use it: opened for one partner with a reason and an end, told to that partner at once,
// and good for looking alone.
import { z } from "zod";
import type { UserCaller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { type Ctx, operation } from "@/lib/domain/operation";
import {
  type AccessRow,
  endAccesses,
  findOwnAccess,
  insertAccess,
  lookBy,
  requireOperatorName,
} from "@/lib/domain/support/queries";
import { AccessRef, ActReason, SUPPORT_HOURS } from "@/lib/domain/support/shape";
import { Moment } from "@/lib/domain/text";
import { findAnyPartner } from "./queries";
import { PartnerRef } from "./shape";

const HOUR_MS = 60 * 60 * 1000;

function operatorOf({ caller }: Ctx): UserCaller {
  if (caller.kind === "user") return caller;
  throw new Error("no person is acting");
}

async function requireOwnAccess(ctx: Ctx, accessId: string): Promise<AccessRow> {
  const access = await findOwnAccess(ctx, accessId, operatorOf(ctx).userId);
  if (!access) throw new AppError("SUPPORT_NOT_FOUND");
  return access;
}

export const openSupport = operation({
  name: "operators.open_support",
  summary: "Open a support access to one partner, with a reason and an end",
  description:
    "The partner is told at once: in its audit log, on its dashboard and by mail to its owners and admins. It can end the access at any moment.",
  kind: "command",
  actors: ["user"],
  input: PartnerRef.extend({
    reason: ActReason,
    hours: z.union(SUPPORT_HOURS.map((hours) => z.literal(hours))),
  }),
  output: z.object({ accessId: z.string(), expiresAt: Moment }),
  errors: ["PARTNER_NOT_FOUND", "PARTNER_SUSPENDED", "SUPPORT_NOT_ALLOWED"],
  async handler(ctx, { partnerId, reason, hours }) {
    const { userId } = operatorOf(ctx);
    const operatorName = await requireOperatorName(ctx, userId);
    const partner = await findAnyPartner(ctx, partnerId, "share");
    if (!partner) throw new AppError("PARTNER_NOT_FOUND");
    if (partner.status !== "active") throw new AppError("PARTNER_SUSPENDED");
    // Who forbids it in the live book forbids it for its sandbox, too.
    const live = partner.sandboxOf ? await findAnyPartner(ctx, partner.sandboxOf, "share") : null;
    if (!partner.supportAllowed || live?.supportAllowed === false) {
      throw new AppError("SUPPORT_NOT_ALLOWED");
    }
    const expiresAt = new Date(ctx.now.getTime() + hours * HOUR_MS);
    const access = { partnerId, operatorId: userId, operatorName, reason, expiresAt };
    const id = await insertAccess(ctx, access);
    const until = expiresAt.toISOString();
    const told = { operator: operatorName, reason, until, of: partner.mode };
    ctx.emit("support.opened", { id, partnerId }, told);
    // The people of a sandbox twin are those of its live partner: they are told there.
    if (partner.sandboxOf) ctx.emit("support.opened", { id, partnerId: partner.sandboxOf }, told);
    return { accessId: id, expiresAt };
  },
});

export const lookForSupport = operation({
  name: "operators.look",
  summary: "Look at a partner's dashboard by one's own open support access, as a viewer",
  kind: "command",
  actors: ["user"],
  input: AccessRef,
  output: z.object({ partnerId: z.string() }),
  errors: ["SUPPORT_NOT_FOUND"],
  async handler(ctx, { accessId }) {
    const operator = operatorOf(ctx);
    const { partnerId, operatorName } = await requireOwnAccess(ctx, accessId);
    await lookBy(ctx, operator, { partnerId, id: accessId });
    ctx.emit("support.looked", { id: accessId, partnerId }, { operator: operatorName });
    return { partnerId };
  },
});

export const closeSupport = operation({
  name: "operators.close_support",
  summary: "End one's own support access before its time",
  kind: "command",
  actors: ["user"],
  input: AccessRef,
  output: z.object({ ended: z.literal(true) }),
  errors: ["SUPPORT_NOT_FOUND"],
  async handler(ctx, { accessId }) {
    const { partnerId } = await requireOwnAccess(ctx, accessId);
    const ended = await endAccesses(ctx, partnerId, "operator", accessId);
    if (ended.length === 0) throw new AppError("SUPPORT_NOT_FOUND");
    ctx.emit("support.ended", { id: accessId, partnerId }, { by: "operator" });
    return { ended: true as const };
  },
});
