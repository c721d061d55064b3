// Whose record a printed code names. It is asked before a tenant is known, hence by a lookup.
import { findRecordByCode } from "@/db/lookups";
import type { Caller } from "@/lib/core/caller";
import { readVerificationCode } from "@/lib/core/verification-code";

/** A version of a sealed record that somebody holds the code of. */
export interface NamedRecord {
  /** The system, acting for the record's tenant. */
  readonly caller: Caller;
  readonly attemptId: string;
  readonly version: number;
}

/** The record that a code names, however it was typed; null for every other text. */
export async function recordOfCode(typed: string): Promise<NamedRecord | null> {
  const code = readVerificationCode(typed);
  if (!code) return null;
  const row = await findRecordByCode(code);
  if (!row) return null;
  const caller: Caller = { kind: "system", partnerId: row.partnerId, job: "verification" };
  return { caller, attemptId: row.attemptId, version: row.version };
}
