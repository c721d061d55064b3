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

/** Merchants that are gone through at once: whoever else of the partner asks for mail waits for them. */
export const SLICE = 500;

/**
 * The first merchants of a list in which those with one address stand side by side, cut where another address
 * begins: one message takes all merchants of an address.
 */
export function firstSlice<M extends { readonly address: string | null }>(
  list: readonly M[],
  from = 0,
): readonly M[] {
  const found = list.slice(from, from + SLICE);
  const next = list[from + SLICE]?.address?.toLowerCase();
  const cut = found.findIndex(({ address }) => address?.toLowerCase() === next);
  return next === undefined || cut <= 0 ? found : found.slice(0, cut);
}
