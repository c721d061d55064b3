// How a partner is stopped and opened again, whoever does it for which reason.
import type { Ctx } from "@/lib/domain/operation";
import { endAccesses } from "@/lib/domain/support/queries";
import { findTwin, type PartnerRow, updateAnyPartner } from "./queries";

async function suspend(ctx: Ctx, { id }: PartnerRow, reason: string): Promise<void> {
  const suspended = { suspendedAt: ctx.now, suspendedReason: reason };
  await updateAnyPartner(ctx, id, { status: "suspended", ...suspended });
  ctx.emit("partner.suspended", { id, partnerId: id }, { reason });
  // Opened again, the partner is not looked at by what it was told has ended.
  for (const access of await endAccesses(ctx, id, "operator")) {
    ctx.emit("support.ended", { id: access.id, partnerId: id }, { by: "operator" });
  }
}

async function reactivate(ctx: Ctx, { id }: PartnerRow): Promise<void> {
  const open = { suspendedAt: null, suspendedReason: null };
  await updateAnyPartner(ctx, id, { status: "active", ...open });
  ctx.emit("partner.reactivated", { id, partnerId: id }, {});
}

/** Suspends a partner that is open, and a twin of it that is. */
export async function stopPartner(ctx: Ctx, partner: PartnerRow, reason: string): Promise<void> {
  await suspend(ctx, partner, reason);
  const twin = await findTwin(ctx, partner.id, "lock");
  if (twin?.status === "active") await suspend(ctx, twin, reason);
}

/** Whether a twin was suspended together with its live partner, and not by itself before. */
function wentAlong(twin: PartnerRow | null, { suspendedAt }: PartnerRow): twin is PartnerRow {
  if (twin?.status !== "suspended") return false;
  return twin.suspendedAt?.getTime() === suspendedAt?.getTime();
}

/** Opens a suspended partner again, and a twin that was suspended with it. */
export async function openPartner(ctx: Ctx, partner: PartnerRow): Promise<void> {
  const twin = await findTwin(ctx, partner.id, "lock");
  await reactivate(ctx, partner);
  if (wentAlong(twin, partner)) await reactivate(ctx, twin);
}
