// What the job of an act on many merchants does: a slice of them in each transaction.
import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { carryOut } from "./carry-out";
import {
  type BulkMerchant,
  closeBulk,
  countOutcomes,
  lockWorkingBulk,
  nextItems,
  noteOutcomes,
} from "./queries";
import { reachOf } from "./reach";
import { BulkRef } from "./shape";

/** Merchants of one transaction: others of the partner who ask for mail wait for it. */
const SLICE = 500;

/** Cuts where another address begins, so that one message takes all merchants of an address. */
function sliceOf(found: readonly BulkMerchant[]): readonly BulkMerchant[] {
  if (found.length <= SLICE) return found;
  const next = found[SLICE]?.address?.toLowerCase();
  const cut = found.findIndex(({ address }) => address?.toLowerCase() === next);
  return found.slice(0, next === undefined || cut <= 0 ? SLICE : cut);
}

export const workOnBulk = operation({
  name: "bulk.work",
  summary: "Carry out an act on its next merchants",
  kind: "command",
  actors: ["system"],
  input: BulkRef,
  output: z.object({ more: z.boolean() }),
  errors: [],
  async handler(ctx, { bulkId }) {
    const bulk = await lockWorkingBulk(ctx, bulkId);
    if (!bulk) return { more: false };
    const slice = sliceOf(await nextItems(ctx, bulkId, SLICE + 1));
    if (slice.length === 0) {
      await closeBulk(ctx, bulkId, "done");
      const { reached, leftOut } = reachOf(await countOutcomes(ctx, bulkId));
      const skipped = leftOut.reduce((sum, { merchants }) => sum + merchants, 0);
      ctx.emit("bulk.finished", { id: bulkId }, { act: bulk.act, reached, leftOut: skipped });
      return { more: false };
    }
    const outcomes = await carryOut(ctx, bulk.act, slice, { dryRun: false });
    const noted = slice.flatMap(({ place }, at) => {
      const found = outcomes[at];
      return found ? [{ place, ...found }] : [];
    });
    await noteOutcomes(ctx, bulkId, noted);
    return { more: true };
  },
});
