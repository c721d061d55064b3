// Secrets at rest: what the database holds of them, and what becomes of them under another key.
import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, test } from "vitest";
import { encryptStoredSecrets, requireKeyFits } from "@/db/encryption";
import { changeEnvironment } from "@/lib/core/config";
import { newWebhookSecret } from "@/lib/core/credentials";
import { currentKeyId, decryptSecret, encryptSecret } from "@/lib/core/encryption";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { webhookSecretOf } from "./secrets";
import { aMerchant, aPartner, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeEach(async () => {
  partner = await aPartner(database, "live");
});

async function stored(): Promise<{ webhook_secret: string; previous_secret: string | null }> {
  const text = "select webhook_secret, previous_secret from partner_secrets where partner_id = $1";
  return (await database.pool.query(text, [partner.partnerId])).rows[0];
}

/** Rows of the whole database that hold a text. */
async function rowsWith(text: string): Promise<number> {
  const { rows } = await database.pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'service', 'pgboss')",
  );
  let found = 0;
  for (const { name } of rows) {
    const hits = await database.pool.query(
      `select count(*)::int as n from ${name} t where t::text like '%' || $1 || '%'`,
      [text],
    );
    found += hits.rows[0].n;
  }
  return found;
}

describe("a webhook secret", () => {
  test("is nowhere in the database as it was shown, neither the new one nor the one before", async () => {
    const first = await webhookSecretOf(database, partner.partnerId);
    const { as } = partner;
    const { body } = await expectStatus(200, "POST", "/v1/partner/webhook/rotate-secret", { as });
    expect(body.webhookSecret).toMatch(/^whsec_/);
    expect(await webhookSecretOf(database, partner.partnerId)).toBe(body.webhookSecret);
    expect(await rowsWith(first.slice(6))).toBe(0);
    expect(await rowsWith(body.webhookSecret.slice(6))).toBe(0);
    const { webhook_secret, previous_secret } = await stored();
    for (const text of [webhook_secret, previous_secret]) {
      expect(text).toMatch(new RegExp(`^enc1:${currentKeyId()}:`));
    }
  });

  test("is encrypted anew each time, and cannot be read as another partner's", () => {
    const once = encryptSecret("whsec_x", "prt_a");
    expect(encryptSecret("whsec_x", "prt_a")).not.toBe(once);
    expect(decryptSecret(once, "prt_a")).toBe("whsec_x");
    expect(() => decryptSecret(once, "prt_b")).toThrow("cannot be read");
    expect(() => decryptSecret("whsec_x", "prt_a")).toThrow("cannot be read");
  });

  test("that an earlier version stored plainly is encrypted at the next start, and its tokens go on", async () => {
    const merchant = await aMerchant(partner);
    const as = await tokenFor(merchant);
    const secret = await webhookSecretOf(database, partner.partnerId);
    const before = newWebhookSecret();
    await database.pool.query(
      "update partner_secrets set webhook_secret = $2, previous_secret = $3 where partner_id = $1",
      [partner.partnerId, secret, before],
    );
    await encryptStoredSecrets(database.url);
    await encryptStoredSecrets(database.url);
    await expectStatus(200, "GET", merchant.base, { as });
    const { webhook_secret, previous_secret } = await stored();
    expect(decryptSecret(webhook_secret, partner.partnerId)).toBe(secret);
    expect(decryptSecret(previous_secret ?? "", partner.partnerId)).toBe(before);
    expect(() => new Webhook(secret)).not.toThrow();
  });
});

describe("a key that is not the one", () => {
  const another = () => randomBytes(32).toString("base64");

  test("is refused at a start, and changes nothing", async () => {
    const right = process.env.ENCRYPTION_KEY;
    const before = await stored();
    changeEnvironment({ ENCRYPTION_KEY: another() });
    try {
      const refusal = /^ENCRYPTION_KEY does not fit this database: /;
      await expect(encryptStoredSecrets(database.url)).rejects.toThrow(refusal);
      await expect(requireKeyFits(process.env.WEB_DATABASE_URL ?? "")).rejects.toThrow(refusal);
      await expect(requireKeyFits(process.env.WORKER_DATABASE_URL ?? "")).rejects.toThrow(refusal);
    } finally {
      changeEnvironment({ ENCRYPTION_KEY: right });
    }
    expect(await stored()).toEqual(before);
    await requireKeyFits(process.env.WEB_DATABASE_URL ?? "");
  });

  test("takes over where the one before it is set as such: every secret moves under it", async () => {
    const merchant = await aMerchant(partner);
    const as = await tokenFor(merchant);
    const right = process.env.ENCRYPTION_KEY;
    const next = another();
    changeEnvironment({ ENCRYPTION_KEY: next, PREVIOUS_ENCRYPTION_KEY: right });
    await encryptStoredSecrets(database.url);
    changeEnvironment({ PREVIOUS_ENCRYPTION_KEY: undefined });
    await expectStatus(200, "GET", merchant.base, { as });
    expect((await stored()).webhook_secret).toMatch(new RegExp(`^enc1:${currentKeyId()}:`));
    changeEnvironment({ ENCRYPTION_KEY: right, PREVIOUS_ENCRYPTION_KEY: next });
    await encryptStoredSecrets(database.url);
    changeEnvironment({ PREVIOUS_ENCRYPTION_KEY: undefined });
    await expectStatus(200, "GET", merchant.base, { as });
  });
});
