// The invitations of an import: who of its rows is mailed.
import { askForInvites } from "@/lib/domain/invitation/asking";
import type { Ctx } from "@/lib/domain/operation";
import type { PlannedRow } from "./plan";
import type { ImportOutcome } from "./shape";

/** The rows with what became of their invitations, and how many merchants are invited. */
export async function inviteRows(
  ctx: Ctx,
  plan: readonly PlannedRow[],
  items: readonly ImportOutcome[],
  how: { readonly resend: boolean; readonly dryRun: boolean },
): Promise<{ items: ImportOutcome[]; invited: number }> {
  const done = items.filter(({ outcome }) => outcome !== "failed");
  const wanted = done.map(({ index, merchantId }) => {
    const planned = plan[index];
    const stored = planned && "stored" in planned ? planned.stored.email : null;
    return { merchantId: merchantId ?? null, address: planned?.row?.email ?? stored };
  });
  const { outcomes } = await askForInvites(ctx, wanted, how);
  const byIndex = new Map(done.map(({ index }, place) => [index, outcomes[place]]));
  const invited = outcomes.filter(({ outcome }) => outcome !== "skipped").length;
  return {
    invited,
    items: items.map((item) => {
      const invite = byIndex.get(item.index);
      return invite ? { ...item, invite } : item;
    }),
  };
}
