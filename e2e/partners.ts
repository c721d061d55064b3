// What the end-to-end tests of embedding need beside the API: a live partner that lists the embedding
// site, and one that lists nobody.
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "@/db/schema";
import { seedPartner } from "@/db/seed/partner";

/** A colour that nobody could read on white. */
const FAINT_YELLOW = "#ffd400";

/** A live partner and its sandbox twin, which no other test knows; their keys. */
export async function seedTwins(
  databaseUrl: string,
): Promise<{ readonly live: string; readonly sandbox: string }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    const now = new Date();
    const live = await seedPartner(db, { name: "Switching Bank", mode: "live" }, now);
    const sandbox = await seedPartner(db, { name: "Switching Bank Trial", mode: "sandbox" }, now);
    const { partners } = schema;
    await db
      .update(partners)
      .set({ sandboxOf: live.partnerId })
      .where(eq(partners.id, sandbox.partnerId));
    const held = { partnerId: live.partnerId, complianceStatus: "compliant" as const };
    const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
    await db.insert(schema.merchants).values(
      [3, 10, 11, 60].map((days) => ({
        ...{ ...held, id: `mrc_e2e_${live.partnerId}_${days}`, name: `Held for ${days} days` },
        ...{ expiresAt: inDays(days), createdAt: now, updatedAt: now },
      })),
    );
    return { live: live.apiKey, sandbox: sandbox.apiKey };
  } finally {
    await client.end();
  }
}

/** Makes both partners, and lets every partner's merchants go back to this machine; their keys. */
export async function seedEmbedPartners(
  databaseUrl: string,
  origin: string,
): Promise<{ readonly listed: string; readonly unlisted: string }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    const now = new Date();
    const listed = await seedPartner(db, { name: "Listing Bank", mode: "live" }, now);
    const unlisted = await seedPartner(db, { name: "Closed Bank", mode: "live" }, now);
    const { partners } = schema;
    await db
      .update(partners)
      .set({ embedOrigins: [origin], brandColor: FAINT_YELLOW })
      .where(eq(partners.id, listed.partnerId));
    await db.update(partners).set({ returnHosts: ["localhost"] });
    return { listed: listed.apiKey, unlisted: unlisted.apiKey };
  } finally {
    await client.end();
  }
}
