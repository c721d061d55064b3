// The public verification page: what a printed code tells, and how often one address may ask.
import type { z } from "zod";
import { countVerification } from "@/lib/auth/limits";
import { recordOfCode } from "@/lib/auth/verification";
import { newId } from "@/lib/core/ids";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { originOfCall } from "./call-origin";

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

/** Refuses an address that asks too often; null lets it through. */
export async function refuseTooFrequent(request: Request): Promise<Response | null> {
  const seconds = await countVerification(originOfCall(request).address);
  if (seconds === 0) return null;
  const text = `Too many codes were looked up from here. Try again in ${seconds} seconds.\n`;
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": String(seconds) };
  return new Response(text, { status: 429, headers: { ...headers, "Cache-Control": "no-store" } });
}
