// What the job of an act on many merchants does: a slice of them in each transaction.
import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { carryOut, firstSlice, SLICE } from "./carry-out";
import { closeBulk, countOutcomes, lockWorkingBulk, nextItems, noteOutcomes } from "./queries";
import { reachOf } from "./reach";
import { BulkRef } from "./shape";

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
    const slice = firstSlice(await nextItems(ctx, bulkId, SLICE + 1));
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
