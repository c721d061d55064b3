// What time does to attestations: notices before the end, and the end.
import { z } from "zod";
import { utcDaysBetween } from "@/lib/core/clock";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { claimNotice, listDueAttestations } from "./queries";
import { thresholdOf } from "./thresholds";

/** Attestations of one call; the job calls again while there are more. */
const AT_ONCE = 200;

export const sweepAttestations = operation({
  name: "attestations.sweep",
  summary: "Tell of attestations that run out soon or have run out, each threshold once",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.object({ told: z.int() }),
  errors: [],
  async handler(ctx) {
    const { reminderDays } = await requirePartner(ctx);
    const due = await listDueAttestations(ctx, reminderDays, AT_ONCE);
    for (const attestation of due) {
      const { attemptId, merchantId, saqType, expiresAt } = attestation;
      const daysUntilExpiry = utcDaysBetween(ctx.now, expiresAt);
      const over = expiresAt <= ctx.now;
      const threshold = over ? -1 : thresholdOf(daysUntilExpiry, reminderDays);
      if (threshold === null || !(await claimNotice(ctx, attemptId, threshold))) continue;
      const subject = { id: attemptId, merchantId, attemptId };
      const told = { saqType, expiresAt: expiresAt.toISOString() };
      if (over) ctx.emit("attestation.expired", subject, told);
      else ctx.emit("attestation.expiring", subject, { ...told, daysUntilExpiry });
      if (over) await refreshCompliance(ctx, merchantId);
    }
    return { told: due.length };
  },
});
