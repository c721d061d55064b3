// Readings of a gateway account through the API.
import { send } from "./api";
import type { ServedAccount } from "./authorize-net";
import type { TestDatabase } from "./database";
import type { TestMerchant } from "./world";

/** The body that reads an account. */
export function bodyFor({ credentials }: ServedAccount, more: Record<string, unknown> = {}) {
  return { ...credentials, environment: "sandbox", lookbackDays: 90, ...more };
}

/** Asks for a reading of an account. */
export async function reading(merchant: TestMerchant, body: unknown, headers = {}) {
  const path = `${merchant.base}/integrations/gateway`;
  return send("POST", path, { as: merchant.partner.as, body, headers });
}

/** What a reading wrote to the trail. */
export async function readingEvents(database: TestDatabase, merchant: TestMerchant) {
  const { rows } = await database.pool.query(
    "select type, payload from events where merchant_id = $1 and operation = $2 order by id",
    [merchant.merchantId, "integrations.gateway"],
  );
  return rows;
}
