// What the end-to-end tests of embedding need beside the API: a live partner that lists the embedding
// site, one that lists nobody, and a token that has ended.
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "@/db/schema";
import { seedPartner } from "@/db/seed/partner";
import { mintSessionToken } from "@/lib/domain/session/token";

/** A colour that nobody could read on white. */
const FAINT_YELLOW = "#ffd400";

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

const HOUR_SECONDS = 3600;

/** A token of a merchant that ended an hour ago. */
export async function endedToken(
  databaseUrl: string,
  partnerId: string,
  merchantId: string,
): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { partnerSecrets } = schema;
    const [row] = await drizzle(client, { schema })
      .select()
      .from(partnerSecrets)
      .where(eq(partnerSecrets.partnerId, partnerId));
    const before = new Date(Date.now() - 2 * HOUR_SECONDS * 1000);
    const grant = { partnerId, merchantId, use: "portal" as const };
    return (await mintSessionToken(row?.webhookSecret ?? "", grant, before, HOUR_SECONDS)).token;
  } finally {
    await client.end();
  }
}
