// The demo world: one sandbox partner. A key that an earlier demo wrote down goes on working.
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "@/db/schema";
import { partnerOfKey, type SeededPartner, seedApiKey, seedPartner } from "./partner";

/** Name of the demo partner. */
export const DEMO_PARTNER = "Harbor Demo Acquiring";

/** The demo partner with a working key; makes whichever is missing. */
export async function seedDemo(
  databaseUrl: string,
  knownKey: string | undefined,
): Promise<SeededPartner> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    const now = new Date();
    const known = knownKey ? await partnerOfKey(db, knownKey) : null;
    if (known && knownKey) return { partnerId: known, apiKey: knownKey };
    const [found] = await db
      .select({ id: schema.partners.id })
      .from(schema.partners)
      .where(eq(schema.partners.name, DEMO_PARTNER));
    if (!found) return await seedPartner(db, { name: DEMO_PARTNER, mode: "sandbox" }, now);
    return { partnerId: found.id, apiKey: await seedApiKey(db, found.id, "sandbox", now) };
  } finally {
    await client.end();
  }
}
