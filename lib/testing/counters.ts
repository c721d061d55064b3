// What tests ask of the counters of a book: whether they still agree with the merchants.
import type { Caller } from "@/lib/core/caller";
import type { TestDatabase } from "./database";

/** What differs at present; nothing is put right, since the transaction is taken back. */
export async function driftOf(database: TestDatabase, partnerId: string): Promise<unknown[]> {
  const client = await database.pool.connect();
  try {
    await client.query("begin; set local role sealwright_app");
    await client.query("select set_config('app.partner_id', $1, true)", [partnerId]);
    return (await client.query("select * from recount_merchants()")).rows;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** A partner by its key, for an operation at any moment. */
export function partnerCaller(partnerId: string): Caller {
  const key = { keyId: "key_test", keyStanding: "current", replayKey: "" } as const;
  return { kind: "partner", partnerId, ...key };
}
