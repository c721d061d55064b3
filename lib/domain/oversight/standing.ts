// Suspending a partner and opening it again. Nothing of its data is touched: credentials are refused by the state that
// they are looked up with, from the next request on.
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { findClosing } from "@/lib/domain/closing/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { ActReason } from "@/lib/domain/support/shape";
import { findAnyPartner, type PartnerRow } from "./queries";
import { PartnerRef } from "./shape";
import { openPartner, stopPartner } from "./stopping";
import { requireToChange } from "./terms";

/** The people of a twin are those of its live partner: what is done to the twin alone is told there, too. */
function tellLive(ctx: Ctx, { id, sandboxOf }: PartnerRow, reason: string | null): void {
  if (sandboxOf === null) return;
  const about = { id, partnerId: sandboxOf };
  if (reason === null) ctx.emit("partner.sandbox_reactivated", about, {});
  else ctx.emit("partner.sandbox_suspended", about, { reason });
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
    if (partner.status !== "active") throw new AppError("PARTNER_STANDING");
    await stopPartner(ctx, partner, reason);
    tellLive(ctx, partner, reason);
    return { suspended: true as const };
  },
});

export const reactivatePartner = operation({
  name: "operators.reactivate",
  summary: "Open a suspended partner again, and with it a twin that was suspended with it",
  kind: "command",
  actors: ["user"],
  input: PartnerRef,
  output: z.object({ active: z.literal(true) }),
  errors: ["PARTNER_NOT_FOUND", "PARTNER_STANDING", "LIVE_SUSPENDED", "PARTNER_CLOSING"],
  async handler(ctx, { partnerId }) {
    const seen = await findAnyPartner(ctx, partnerId);
    // The live partner first, as everybody who changes the two locks them.
    const live = seen?.sandboxOf ? await findAnyPartner(ctx, seen.sandboxOf, "lock") : null;
    const partner = await requireToChange(ctx, partnerId);
    if (partner.status !== "suspended") throw new AppError("PARTNER_STANDING");
    if (live && live.status !== "active") throw new AppError("LIVE_SUSPENDED");
    if (await findClosing(ctx, partnerId)) throw new AppError("PARTNER_CLOSING");
    await openPartner(ctx, partner);
    tellLive(ctx, partner, null);
    return { active: true as const };
  },
});
