// A live partner with a book of 100,000 merchants in all states. A handful is played through the product's
// own operations; the database multiplies them, records and their hashes included. No PDFs are made.
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { readMerchantFile } from "@/cli/demo/merchant-file";
import * as schema from "@/db/schema";
import { type SeededPartner, seedPartner } from "@/db/seed/partner";
import { canonicalJson } from "@/lib/core/canonical";
import type { SeedPartner } from "./actor";
import { type Part, play } from "./assessment";
import { bookStatements, type Template } from "./large-sql";

/** Merchants of `npm run seed -- large`. */
export const LARGE_BOOK = 100_000;

const TEMPLATES: readonly { key: Template["key"]; example: string; part: Omit<Part, "file"> }[] = [
  { key: "a", example: "saq-a", part: { name: "Original A", stage: "sealed", daysAgo: 40 } },
  { key: "p2pe", example: "saq-p2pe", part: { name: "Original B", stage: "sealed", daysAgo: 40 } },
  { key: "spoc", example: "saq-spoc", part: { name: "Original C", stage: "sealed", daysAgo: 40 } },
  {
    key: "lacking",
    example: "not-compliant-yet",
    part: { name: "Original D", stage: "sealed", daysAgo: 40 },
  },
  {
    key: "open",
    example: "saq-a",
    part: { name: "Original E", stage: "answering", answered: 0, daysAgo: 3 },
  },
  { key: "asked", example: "saq-a", part: { name: "Original F", stage: "asked", daysAgo: 3 } },
];

/** Makes the partner with `size` merchants beside the originals; answers it with its key. */
export async function seedLarge(
  databaseUrl: string,
  size: number,
  now: Date,
): Promise<SeededPartner> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    const name = `Large Acquiring ${now.toISOString().slice(0, 16)}`;
    const partner = await seedPartner(db, { name, mode: "live" }, now);
    const { partnerId } = partner;
    const [key] = await db
      .select({ id: schema.apiKeys.id })
      .from(schema.apiKeys)
      .where(eq(schema.apiKeys.partnerId, partnerId));
    const templates = await playTemplates(client, { partnerId, keyId: key?.id ?? "" }, now);
    await client.query("begin; set local synchronous_commit = off");
    for (const { text, values } of bookStatements({ partnerId, size, now, templates })) {
      await client.query(text, values);
    }
    await client.query("commit");
    await client.query("analyze");
    return partner;
  } finally {
    await client.end();
  }
}

async function playTemplates(
  client: pg.Client,
  partner: SeedPartner,
  now: Date,
): Promise<Template[]> {
  const templates: Template[] = [];
  for (const { key, example, part } of TEMPLATES) {
    const file = await readMerchantFile(`examples/${example}.json`);
    const merchantId = await play(partner, { ...part, file }, now);
    templates.push(await readTemplate(client, partner.partnerId, key, merchantId, part.name));
  }
  return templates;
}

async function readTemplate(
  client: pg.Client,
  partnerId: string,
  key: Template["key"],
  merchantId: string,
  name: string,
): Promise<Template> {
  const { rows } = await client.query(
    `select p.id as "pmId", a.id as "attemptId", r.canonical, r.sha256, r.verification_code as code
     from payment_methods p
     left join attempts a on a.partner_id = p.partner_id and a.payment_method_id = p.id
     left join records r on r.partner_id = a.partner_id and r.attempt_id = a.id
     where p.partner_id = $1 and p.merchant_id = $2`,
    [partnerId, merchantId],
  );
  const { pmId, attemptId, canonical, code } = rows[0];
  const found = { key, name, merchantId, pmId, attemptId, code };
  if (!canonical) return { ...found, record: null };
  const { signature, evidence, ...content } = JSON.parse(canonical);
  const record = {
    canonical,
    content: canonicalJson(content),
    contentSha256: evidence.contentSha256 as string,
    sealedAt: new Date(evidence.sealedAt),
    expiresAt: new Date(evidence.expiresAt),
  };
  return { ...found, record };
}
