// What operators set of a partner: its name, and limits of its own.
import { z } from "zod";
import { AppError, validationError } from "@/lib/core/errors";
import { type OwnLimits, policyOf } from "@/lib/core/policy";
import { type Ctx, operation } from "@/lib/domain/operation";
import { findAnyPartner, type PartnerRow, updateAnyPartner } from "./queries";
import { OwnLimitsShape, PartnerRef, PartnerTerms } from "./shape";

/** A partner that is about to be changed: changes of it come one after the other. */
export async function requireToChange(ctx: Ctx, partnerId: string): Promise<PartnerRow> {
  const row = await findAnyPartner(ctx, partnerId, "lock");
  if (!row) throw new AppError("PARTNER_NOT_FOUND");
  return row;
}

export const changePartnerTerms = operation({
  name: "operators.change_partner",
  summary: "Change a partner's name",
  kind: "command",
  actors: ["user"],
  input: PartnerTerms,
  output: z.object({ changed: z.literal(true) }),
  errors: ["PARTNER_NOT_FOUND"],
  async handler(ctx, { partnerId, name }) {
    await requireToChange(ctx, partnerId);
    await updateAnyPartner(ctx, partnerId, { name });
    ctx.emit("partner.terms_changed", { id: partnerId, partnerId }, { name });
    return { changed: true as const };
  },
});

export const setPartnerLimits = operation({
  name: "operators.set_limits",
  summary: "Set limits for one partner alone; they count from its next request on",
  kind: "command",
  actors: ["user"],
  input: PartnerRef.extend(OwnLimitsShape.shape),
  output: z.object({ set: z.literal(true) }),
  errors: ["PARTNER_NOT_FOUND"],
  async handler(ctx, { partnerId, ...told }) {
    const { mode } = await requireToChange(ctx, partnerId);
    const limits: OwnLimits = Object.fromEntries(
      Object.entries(told).filter(([, value]) => value !== null),
    );
    const { burst, requestsPerSecond } = policyOf(mode, limits);
    if (burst < requestsPerSecond) {
      const message = `Let at least as many come at once as in a second: ${requestsPerSecond}.`;
      throw validationError([{ path: "burst", code: "too_small", message }]);
    }
    await updateAnyPartner(ctx, partnerId, { limits });
    ctx.emit("partner.limits_changed", { id: partnerId, partnerId }, told);
    return { set: true as const };
  },
});
