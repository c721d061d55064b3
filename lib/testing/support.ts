// Operators who look at a partner's book for support.
import type { UserCaller } from "@/lib/core/caller";
import { OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import type { TestDatabase } from "./database";
import { anOperator, type TestOperator } from "./operating";
import { aSession, aUser } from "./people";
import type { TestPartner } from "./world";

/** Why an access is opened. */
export const REASON = "They asked why an invitation did not arrive.";

/** Opens a support access. */
export async function opened(
  operator: TestOperator,
  { partnerId }: TestPartner,
  hours: 1 | 4 | 24 = 1,
) {
  const input = { partnerId, reason: REASON, hours };
  return (await run(OPERATING.openSupport, await operator.now(), input)).output;
}

/** An operator who looks at a partner's book at this moment. */
export async function looking(database: TestDatabase, partner: TestPartner) {
  const operator = await anOperator(database);
  const { accessId, expiresAt } = await opened(operator, partner);
  await run(OPERATING.lookForSupport, await operator.now(), { accessId });
  return { operator, accessId, expiresAt };
}

/** An admin of the partner who is signed in. */
export async function admin(
  database: TestDatabase,
  { partnerId }: TestPartner,
): Promise<UserCaller> {
  return (await aSession(await aUser(database, partnerId, "admin"))).current.caller;
}

/** What the partner's log says of support, oldest first. */
export async function logOf(database: TestDatabase, partnerId: string) {
  const { rows } = await database.pool.query<{ type: string; actor: string }>(
    "select type, actor from events where partner_id = $1 and type like 'support.%' order by created_at, id",
    [partnerId],
  );
  return rows;
}
