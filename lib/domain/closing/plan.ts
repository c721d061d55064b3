// Of which moment an archive is, and what it belongs to.
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { ARCHIVED } from "./archive-tables";
import { findClosing, standingOf } from "./queries";
import { readmeOf } from "./readme";
import type { ArchivePlan } from "./shape";

/** What the archive of the caller's partner is to hold. What is counted here is counted before anything is read. */
export async function planOf(ctx: Ctx): Promise<ArchivePlan> {
  const { partnerId } = ctx.caller;
  const closing = await findClosing(ctx, partnerId);
  if (!closing) throw new AppError("CLOSING_NOT_FOUND");
  if (closing.consentedAt) throw new AppError("CLOSING_MOVED_ON");
  const { id, name, mode } = await requirePartner(ctx);
  const { changes } = await standingOf(ctx, partnerId);
  const { id: closingId, twinId } = closing;
  const asOf = ctx.now.toISOString();
  return {
    ...{ closingId, partner: { id, name, mode }, twinId, asOf, changes },
    files: Object.keys(ARCHIVED),
    readme: readmeOf({ id, name, twinId, asOf }),
  };
}
