"use server";
// What the pages of the merchants do.
import { redirect } from "next/navigation";
import { MERCHANTS } from "@/components/dashboard/merchants/address";
import type { BulkAsk, BulkPreview } from "@/components/dashboard/merchants/bulk-dialog";
import { startBulk } from "@/lib/domain/bulk/operations";
import { act } from "@/lib/transports/people/request";

export async function previewBulk(ask: BulkAsk): Promise<BulkPreview> {
  const result = await act(startBulk, { ...ask, dryRun: true });
  if (!result.ok) return { ok: false, problem: problemOf(result) };
  const { total, reach } = result.output;
  return reach ? { ok: true, total, reach } : { ok: false, problem: "Nothing was foreseen." };
}

export async function startBulkAct(ask: BulkAsk): Promise<{ problem: string }> {
  const result = await act(startBulk, ask);
  if (!result.ok) return { problem: problemOf(result) };
  redirect(`${MERCHANTS}/bulk/${result.output.bulkId}`);
}

/** What is wrong, in one sentence: these acts have no fields that it could stand at. */
function problemOf(refused: {
  readonly message: string;
  readonly problems: Readonly<Record<string, string>>;
}): string {
  return Object.values(refused.problems)[0] ?? refused.message;
}
