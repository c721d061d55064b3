// What is kept of an authenticator and of its recovery codes, and what becomes of it under another key.
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { encryptStoredSecrets } from "@/db/encryption";
import { users } from "@/db/schema";
import { changeEnvironment } from "@/lib/core/config";
import { currentKeyId, decryptSecret } from "@/lib/core/encryption";
import { OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { startTwoFactor } from "@/lib/transports/people/account";
import { testDatabase } from "./database";
import { anOwner, aSession, aVisit, setUpAuthenticator } from "./people";

const database = testDatabase();

async function aPerson() {
  const user = await anOwner(database);
  return { ...user, ...(await aSession(user)) };
}

async function storedSecret(userId: string): Promise<string> {
  const [row] = await database.db.select().from(users).where(eq(users.id, userId));
  return row?.totpSecret ?? "";
}

async function everyRow(): Promise<string> {
  const texts: string[] = [];
  for (const table of ["users", "recovery_codes", "events", "user_sessions"]) {
    const { rows } = await database.pool.query(`select t::text as row from ${table} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}

test("no table holds an authenticator's secret or a recovery code as they were shown", async () => {
  const { current } = await aPerson();
  const { output } = await run(OWN.startTwoFactor, current.caller, {});
  expect(await everyRow()).not.toContain(output.secret);
  const { recoveryCodes } = await setUpAuthenticator(current);
  const rows = await everyRow();
  for (const code of recoveryCodes) {
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll("-", ""));
  }
});

test("a secret is read for its own person alone, and moves under a new key with the others", async () => {
  const { current, userId } = await aPerson();
  const { output } = await run(OWN.startTwoFactor, current.caller, {});
  const before = await storedSecret(userId);
  expect(() => decryptSecret(before, "usr_other")).toThrow();
  const right = process.env.ENCRYPTION_KEY;
  const next = randomBytes(32).toString("base64");
  changeEnvironment({ ENCRYPTION_KEY: next, PREVIOUS_ENCRYPTION_KEY: right });
  try {
    await encryptStoredSecrets(database.url);
    const moved = await storedSecret(userId);
    expect(moved).toMatch(new RegExp(`^enc1:${currentKeyId()}:`));
    expect(decryptSecret(moved, userId)).toBe(output.secret);
  } finally {
    changeEnvironment({ ENCRYPTION_KEY: right, PREVIOUS_ENCRYPTION_KEY: undefined });
  }
});

test("an authenticator that is on cannot be replaced without taking it away first", async () => {
  const { current } = await aPerson();
  await setUpAuthenticator(current);
  for (const operation of [OWN.startTwoFactor, OWN.confirmTwoFactor]) {
    const input = operation === OWN.startTwoFactor ? {} : { code: "000000", tokenHash: "x" };
    await expect(run(operation, current.caller, input)).rejects.toMatchObject({
      code: "TWO_FACTOR_ALREADY_ON",
    });
  }
});

test("an authenticator is begun with the password alone, and guesses at it lock the account", async () => {
  const { current, userId, password } = await aPerson();
  const visit = { ...aVisit(current), current };
  expect((await startTwoFactor(password, visit)).is).toBe("started");
  const begun = await storedSecret(userId);
  for (let time = 0; time < 5; time += 1) {
    expect((await startTwoFactor("another password", visit)).is).toBe("invalid");
  }
  expect((await startTwoFactor(password, visit)).is).toBe("locked");
  expect(await storedSecret(userId)).toBe(begun);
});
