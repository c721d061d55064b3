// The partners of the demo: a live one and its sandbox twin, in which the demo plays. A key that an earlier
// demo wrote down goes on working.
import { eq } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "@/db/schema";
import { partnerOfKey, type SeededPartner, seedApiKey, seedPartner } from "./partner";

type SeedDb = NodePgDatabase<typeof schema>;

/** Name of the demo's sandbox partner. */
export const DEMO_PARTNER = "Harbor Demo Acquiring";
const LIVE_PARTNER = "Harbor Acquiring";

/** The live partner of the demo. */
export interface LivePartner {
  readonly partnerId: string;
  /** Of one of its keys, in whose name its world is made. */
  readonly keyId: string;
  /** Whether it was made just now, so that it has no merchants yet. */
  readonly made: boolean;
}

async function withDatabase<T>(url: string, work: (db: SeedDb) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(drizzle(client, { schema }));
  } finally {
    await client.end();
  }
}

/** The demo's sandbox partner with a working key; makes whichever is missing. */
export function seedDemo(
  databaseUrl: string,
  knownKey: string | undefined,
): Promise<SeededPartner> {
  return withDatabase(databaseUrl, (db) => sandboxPartner(db, knownKey, new Date()));
}

/** Both partners of the demo; makes whichever is missing, and ties them together. */
export function seedDemoTwins(
  databaseUrl: string,
  knownKey: string | undefined,
  now: Date,
): Promise<{ sandbox: SeededPartner; live: LivePartner }> {
  return withDatabase(databaseUrl, async (db) => {
    const sandbox = await sandboxPartner(db, knownKey, now);
    return { sandbox, live: await livePartner(db, sandbox.partnerId, now) };
  });
}

async function sandboxPartner(
  db: SeedDb,
  knownKey: string | undefined,
  now: Date,
): Promise<SeededPartner> {
  const known = knownKey ? await partnerOfKey(db, knownKey) : null;
  if (known && knownKey) return { partnerId: known, apiKey: knownKey };
  const [found] = await db
    .select({ id: schema.partners.id })
    .from(schema.partners)
    .where(eq(schema.partners.name, DEMO_PARTNER));
  if (!found) return seedPartner(db, { name: DEMO_PARTNER, mode: "sandbox" }, now);
  return { partnerId: found.id, apiKey: await seedApiKey(db, found.id, "sandbox", now) };
}

async function livePartner(db: SeedDb, sandboxId: string, now: Date): Promise<LivePartner> {
  const { partners, apiKeys } = schema;
  const [sandbox] = await db
    .select({ sandboxOf: partners.sandboxOf })
    .from(partners)
    .where(eq(partners.id, sandboxId));
  const known = sandbox?.sandboxOf ?? null;
  const partnerId =
    known ?? (await seedPartner(db, { name: LIVE_PARTNER, mode: "live" }, now)).partnerId;
  if (!known) {
    await db.update(partners).set({ sandboxOf: partnerId }).where(eq(partners.id, sandboxId));
  }
  const [key] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(eq(apiKeys.partnerId, partnerId));
  return { partnerId, keyId: key?.id ?? "", made: !known };
}
