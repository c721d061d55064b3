// The public verification page: what a printed code tells.
import type { z } from "zod";
import { recordOfCode } from "@/lib/auth/verification";
import { newId } from "@/lib/core/ids";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";

/** What a code tells; null for an unknown one, which is all that is said of it. */
export async function verification(
  code: string,
): Promise<z.output<typeof INTERNAL.verifyRecord.output>> {
  const named = await recordOfCode(code);
  if (!named) return null;
  const { caller, attemptId, version } = named;
  const meta = { requestId: newId("req") };
  return (await run(INTERNAL.verifyRecord, caller, { attemptId, version }, meta)).output;
}
