// What is stored under the service's key: whether the key fits, and moving secrets under it that are not.
import pg from "pg";
import {
  currentKeyId,
  decryptSecret,
  encryptSecret,
  isCurrent,
  isEncrypted,
  previousKeyId,
} from "@/lib/core/encryption";
import { StartupError } from "@/lib/core/errors";
import type { OlderSecret } from "./schema";

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function storedKeyId(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query("select key_id from service.encryption_key");
  return rows[0]?.key_id ?? null;
}

function refuseKey(stored: string): never {
  throw new StartupError(
    `ENCRYPTION_KEY does not fit this database: its secrets are stored under the key ${stored}, this one is ${currentKeyId()}. Set ENCRYPTION_KEY to the key of the machine that was started first (there it is in the environment, or in DATA_DIR/encryption-key).`,
  );
}

/** Throws StartupError where the secrets of a database are stored under another key. Any login may ask. */
export async function requireKeyFits(url: string): Promise<void> {
  const stored = await withClient(url, storedKeyId);
  if (stored !== null && stored !== currentKeyId()) refuseKey(stored);
}

/**
 * Puts every secret under the current key: those stored plainly by an earlier version, and those under
 * PREVIOUS_ENCRYPTION_KEY. As the owner. Throws StartupError where they are under any other key.
 */
export function encryptStoredSecrets(ownerUrl: string): Promise<void> {
  return withClient(ownerUrl, async (client) => {
    await client.query("begin");
    await client.query("lock table service.encryption_key in exclusive mode");
    const stored = await storedKeyId(client);
    if (stored !== null && stored !== currentKeyId() && stored !== previousKeyId()) {
      refuseKey(stored);
    }
    await moveSecrets(client);
    await client.query(
      `insert into service.encryption_key (key_id) values ($1)
       on conflict (one) do update set key_id = excluded.key_id, since = now()
       where encryption_key.key_id <> excluded.key_id`,
      [currentKeyId()],
    );
    await client.query("commit");
  });
}

async function moveSecrets(client: pg.Client): Promise<void> {
  const like = `enc1:${currentKeyId()}:%`;
  const { rows } = await client.query(
    `select partner_id, webhook_secret, previous_secret, older_secrets from partner_secrets
     where webhook_secret not like $1 or previous_secret not like $1
       or exists (select 1 from jsonb_array_elements(older_secrets) as older
         where older->>'secret' not like $1) for update`,
    [like],
  );
  for (const { partner_id, webhook_secret, previous_secret, older_secrets } of rows) {
    const older = (older_secrets as OlderSecret[]).map(({ secret, until }) => ({
      secret: moved(secret, partner_id),
      until,
    }));
    await client.query(
      `update partner_secrets set webhook_secret = $2, previous_secret = $3, older_secrets = $4
       where partner_id = $1`,
      [
        partner_id,
        moved(webhook_secret, partner_id),
        moved(previous_secret, partner_id),
        JSON.stringify(older),
      ],
    );
  }
}

function moved(stored: string | null, partnerId: string): string | null {
  if (stored === null || isCurrent(stored)) return stored;
  const secret = isEncrypted(stored) ? decryptSecret(stored, partnerId) : stored;
  return encryptSecret(secret, partnerId);
}
