// An act on merchants, for real or as a dry run: the rules and limits of inviting one.
import { askForInvites } from "@/lib/domain/invitation/asking";
import type { Ctx } from "@/lib/domain/operation";
import type { BulkMerchant, BulkOutcome } from "./queries";
import { remind } from "./reminders";
import type { BulkAct } from "./shape";

/** Carries an act out on merchants; answers what became of each, in their order. */
export async function carryOut(
  ctx: Ctx,
  act: BulkAct,
  merchants: readonly Omit<BulkMerchant, "place">[],
  how: { readonly dryRun: boolean },
): Promise<readonly BulkOutcome[]> {
  if (act === "remind") return remind(ctx, merchants, how);
  const { outcomes } = await askForInvites(ctx, merchants, { resend: false, ...how });
  return outcomes;
}
