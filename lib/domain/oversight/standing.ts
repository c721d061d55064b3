// Suspending a partner and opening it again. Nothing of its data is touched: credentials are refused by the state that
// they are looked up with, from the next request on.
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { type Ctx, operation } from "@/lib/domain/operation";
import { endAccesses } from "@/lib/domain/support/queries";
import { ActReason } from "@/lib/domain/support/shape";
import { findAnyPartner, findTwin, type PartnerRow, updateAnyPartner } from "./queries";
import { PartnerRef } from "./shape";
import { requireToChange } from "./terms";

async function suspend(ctx: Ctx, { id }: PartnerRow, reason: string): Promise<void> {
  const suspended = { suspendedAt: ctx.now, suspendedReason: reason };
  await updateAnyPartner(ctx, id, { status: "suspended", ...suspended });
  ctx.emit("partner.suspended", { id, partnerId: id }, { reason });
  // Opened again, the partner is not looked at by what it was told has ended.
  for (const access of await endAccesses(ctx, id, "operator")) {
    ctx.emit("support.ended", { id: access.id, partnerId: id }, { by: "operator" });
  }
}

/** The people of a twin are those of its live partner: what is done to the twin alone is told there, too. */
function tellLive(ctx: Ctx, { id, sandboxOf }: PartnerRow, reason: string | null): void {
  if (sandboxOf === null) return;
  const about = { id, partnerId: sandboxOf };
  if (reason === null) ctx.emit("partner.sandbox_reactivated", about, {});
  else ctx.emit("partner.sandbox_suspended", about, { reason });
}

async function reactivate(ctx: Ctx, { id }: PartnerRow): Promise<void> {
  const open = { suspendedAt: null, suspendedReason: null };
  await updateAnyPartner(ctx, id, { status: "active", ...open });
  ctx.emit("partner.reactivated", { id, partnerId: id }, {});
}

export const suspendPartner = operation({
  name: "operators.suspend",
  summary: "Suspend a partner, and with it its sandbox twin",
  description:
    "Keys, tokens and sessions are refused from the next request on; webhooks and mails wait. The data stays.",
  kind: "command",
  actors: ["user"],
  input: PartnerRef.extend({ reason: ActReason }),
  output: z.object({ suspended: z.literal(true) }),
  errors: ["PARTNER_NOT_FOUND", "PARTNER_STANDING"],
  async handler(ctx, { partnerId, reason }) {
    const partner = await requireToChange(ctx, partnerId);
    if (partner.status === "suspended") throw new AppError("PARTNER_STANDING");
    await suspend(ctx, partner, reason);
    tellLive(ctx, partner, reason);
    const twin = await findTwin(ctx, partnerId, "lock");
    if (twin?.status === "active") await suspend(ctx, twin, reason);
    return { suspended: true as const };
  },
});

/** Whether a twin was suspended together with its live partner, and not by itself before. */
function wentAlong(twin: PartnerRow | null, { suspendedAt }: PartnerRow): twin is PartnerRow {
  if (twin?.status !== "suspended") return false;
  return twin.suspendedAt?.getTime() === suspendedAt?.getTime();
}

export const reactivatePartner = operation({
  name: "operators.reactivate",
  summary: "Open a suspended partner again, and with it a twin that was suspended with it",
  kind: "command",
  actors: ["user"],
  input: PartnerRef,
  output: z.object({ active: z.literal(true) }),
  errors: ["PARTNER_NOT_FOUND", "PARTNER_STANDING", "LIVE_SUSPENDED"],
  async handler(ctx, { partnerId }) {
    const seen = await findAnyPartner(ctx, partnerId);
    // The live partner first, as everybody who changes the two locks them.
    const live = seen?.sandboxOf ? await findAnyPartner(ctx, seen.sandboxOf, "lock") : null;
    const partner = await requireToChange(ctx, partnerId);
    if (partner.status === "active") throw new AppError("PARTNER_STANDING");
    if (live?.status === "suspended") throw new AppError("LIVE_SUSPENDED");
    const twin = await findTwin(ctx, partnerId, "lock");
    await reactivate(ctx, partner);
    tellLive(ctx, partner, null);
    if (wentAlong(twin, partner)) await reactivate(ctx, twin);
    return { active: true as const };
  },
});
