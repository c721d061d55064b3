// What a command does with a database before it serves, for databases of tests and measurements.
import { encryptStoredSecrets } from "@/db/encryption";
import { type Logins, prepareLogins } from "@/db/logins";
import { migrateDatabase } from "@/db/migrate";
import { installQueues } from "@/lib/jobs/install";

/** Brings a database up to date as its owner; the logins that the application gets. */
export async function prepareTestDatabase(ownerUrl: string): Promise<Logins> {
  await migrateDatabase(ownerUrl);
  await installQueues(ownerUrl);
  await encryptStoredSecrets(ownerUrl);
  return prepareLogins(ownerUrl);
}

/** The same login on another database of the server. */
export function onDatabase(url: string, ofUrl: string): string {
  const address = new URL(url);
  address.pathname = new URL(ofUrl).pathname;
  return address.toString();
}
