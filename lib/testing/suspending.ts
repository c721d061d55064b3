// Operators who suspend partners and open them again, for tests.
import { OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import type { TestDatabase } from "./database";
import { anOperator } from "./operating";
import { aPartner, type TestPartner } from "./world";

/** Why partners are suspended. */
export const REASON = "The invoices of three months are open.";

/** What operators do to partners of a test's database. */
export function suspending(database: TestDatabase) {
  return {
    async suspend({ partnerId }: TestPartner): Promise<void> {
      const caller = await (await anOperator(database)).now();
      await run(OPERATING.suspendPartner, caller, { partnerId, reason: REASON });
    },
    async reactivate({ partnerId }: TestPartner): Promise<void> {
      const caller = await (await anOperator(database)).now();
      await run(OPERATING.reactivatePartner, caller, { partnerId });
    },
    /** A sandbox twin of a live partner. */
    async tiedTwin(live: TestPartner): Promise<TestPartner> {
      const twin = await aPartner(database, "sandbox");
      await database.pool.query("update partners set sandbox_of = $1 where id = $2", [
        live.partnerId,
        twin.partnerId,
      ]);
      return twin;
    },
  };
}
