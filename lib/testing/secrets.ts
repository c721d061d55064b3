// Secrets behind the scenes: what the product shows once and keeps encrypted.
import { decryptSecret, encryptSecret } from "@/lib/core/encryption";
import type { TestDatabase } from "./database";

/** The webhook secret that a partner has at the moment. */
export async function webhookSecretOf(database: TestDatabase, partnerId: string): Promise<string> {
  const { rows } = await database.pool.query(
    "select webhook_secret from partner_secrets where partner_id = $1",
    [partnerId],
  );
  return decryptSecret(rows[0].webhook_secret, partnerId);
}

/** Gives a partner another webhook secret, as a rotation does. */
export async function changeWebhookSecret(
  database: TestDatabase,
  partnerId: string,
  secret: string,
): Promise<void> {
  await database.pool.query(
    "update partner_secrets set webhook_secret = $2 where partner_id = $1",
    [partnerId, encryptSecret(secret, partnerId)],
  );
}
