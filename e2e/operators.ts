// What the tests of the console begin with: an operator who is signed in with two factors, and partners of their own.
import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "@/db/schema";
import { seedPartner } from "@/db/seed/partner";
import { hashPassword } from "@/lib/auth/people/password";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { newId } from "@/lib/core/ids";
import { PASSWORD, setUpTwoFactor, signIn, someAddress } from "./sign-in";
import { base } from "./visits";

/** Signs a new operator in; answers what gives the next codes of the authenticator. */
export async function signInAsOperator(page: Page, name: string): Promise<() => string> {
  const email = someAddress();
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    const account = { id: newId("usr"), email, name, role: "operator" as const };
    const passwordHash = await hashPassword(PASSWORD);
    const made = { partnerId: SERVICE_TENANT, passwordHash, createdAt: new Date() };
    await db.insert(schema.users).values({ ...account, ...made });
  } finally {
    await client.end();
  }
  await page.goto(`${base()}/sign-in`);
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeVisible();
  return setUpTwoFactor(page);
}

/** Opens what changes something, where a code has not opened it yet. */
export async function unlock(page: Page, code: () => string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code());
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("button", { name: "Unlock" })).toHaveCount(0);
}

/** A live partner with its sandbox twin, which no other test knows. */
export async function seedOwnPartner(
  name: string,
): Promise<{ readonly partnerId: string; readonly apiKey: string }> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    const now = new Date();
    const live = await seedPartner(db, { name, mode: "live" }, now);
    const twin = await seedPartner(db, { name: `${name} Sandbox`, mode: "sandbox" }, now);
    await db
      .update(schema.partners)
      .set({ sandboxOf: live.partnerId })
      .where(eq(schema.partners.id, twin.partnerId));
    return live;
  } finally {
    await client.end();
  }
}
