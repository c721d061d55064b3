// Makes a partner with its secret and an API key at once, for demos and tests; an operator's approval makes it without.
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type * as schema from "@/db/schema";
import { apiKeys, partnerSecrets, partners } from "@/db/schema";
import { apiKeyPrefix, hashApiKey, newApiKey } from "@/lib/core/credentials";
import { firstWebhookSecret } from "@/lib/core/encryption";
import { newId } from "@/lib/core/ids";

type SeedDb = NodePgDatabase<typeof schema>;

/** A partner with a fresh key. The key is shown here and nowhere else. */
export interface SeededPartner {
  readonly partnerId: string;
  readonly apiKey: string;
}

/** Inserts a partner. */
export async function seedPartner(
  db: SeedDb,
  partner: { name: string; mode: "sandbox" | "live"; status?: "active" | "suspended" },
  now: Date,
): Promise<SeededPartner> {
  const partnerId = newId("prt");
  await db.insert(partners).values({ id: partnerId, ...partner, createdAt: now });
  const webhookSecret = firstWebhookSecret(partnerId);
  await db.insert(partnerSecrets).values({ partnerId, webhookSecret, updatedAt: now });
  const apiKey = await seedApiKey(db, partnerId, partner.mode, now);
  return { partnerId, apiKey };
}

/** Adds an API key to a partner. */
export async function seedApiKey(
  db: SeedDb,
  partnerId: string,
  mode: "sandbox" | "live",
  now: Date,
): Promise<string> {
  const apiKey = newApiKey(mode);
  await db.insert(apiKeys).values({
    partnerId,
    id: newId("key"),
    hash: hashApiKey(apiKey),
    prefix: apiKeyPrefix(apiKey),
    createdAt: now,
  });
  return apiKey;
}

/** The partner that a live key belongs to, or null. */
export async function partnerOfKey(db: SeedDb, apiKey: string): Promise<string | null> {
  const [row] = await db
    .select({ partnerId: apiKeys.partnerId })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.hash, hashApiKey(apiKey)),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    );
  return row?.partnerId ?? null;
}
