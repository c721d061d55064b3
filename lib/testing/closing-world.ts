// What the tests of a closing ask the database, and whom they act as.
import type { TestDatabase } from "./database";
import { anOperator } from "./operating";

/** Looks behind the scenes of a test's database, and operators who act there. */
export function closingWorld(database: TestDatabase) {
  // biome-ignore lint/suspicious/noExplicitAny: rows of any table
  const query = async (text: string, ...values: unknown[]): Promise<any[]> =>
    (await database.pool.query(text, values)).rows;
  return {
    query,
    /** A new operator whose session is unlocked, at this moment. */
    operator: async () => (await anOperator(database)).now(),
    /** Where a partner stands. */
    statusOf: async (partnerId: string): Promise<string> =>
      (await query("select status from partners where id = $1", partnerId))[0]?.status,
    /** The logs that tell of an event. */
    async logsOf(type: string, partnerId: string): Promise<string[]> {
      const rows = await query(
        "select partner_id from events where type = $1 and resource_id = $2 order by 1",
        ...[type, partnerId],
      );
      return rows.map((row) => row.partner_id);
    },
  };
}
