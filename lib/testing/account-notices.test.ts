// Whoever's sign-in or role was changed is told by e-mail, at the address of the account, without a secret.
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mailMessages } from "@/db/schema";
import { hashPassword } from "@/lib/auth/people/password";
import { tokenHash } from "@/lib/auth/people/session";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { OWN, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { changePassword } from "@/lib/transports/people/account";
import { resetPassword } from "@/lib/transports/people/links";
import { unlock } from "@/lib/transports/people/sign-in";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import {
  aSession,
  askForLink,
  aUser,
  aVisit,
  sessionOf,
  setUpAuthenticator,
  type TestUser,
} from "./people";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
let worker: Worker;
let partner: TestPartner;
let user: TestUser;

beforeAll(async () => {
  worker = await startWorker();
});

afterAll(() => worker.stop());

beforeEach(async () => {
  partner = await aPartner(database);
  user = await aUser(database, partner.partnerId, "member");
});

async function noticesOf(count: number) {
  return eventually(`${count} notices`, async () => {
    const rows = await database.db
      .select()
      .from(mailMessages)
      .where(eq(mailMessages.partnerId, partner.partnerId))
      .orderBy(desc(mailMessages.createdAt));
    const own = rows.filter(({ kind }) => kind === "account_changed");
    return own.length === count ? own : null;
  });
}

test("a password that was changed, by the person and by a link", async () => {
  const { current } = await aSession(user);
  const password = "quite another passphrase";
  await changePassword({ present: user.password, password }, { ...aVisit(), current });
  const [first] = await noticesOf(1);
  expect(first?.toAddress).toBe(user.email);
  expect(first?.subject).toMatch(/^Your password was changed/);
  expect(first?.textBody).toContain("/sign-in/reset");
  const { token } = await askForLink(database, user, "reset");
  await resetPassword({ token, password: "and a third passphrase" }, aVisit());
  const [second] = await noticesOf(2);
  expect(second?.textBody).toContain("with a link that was sent to this address");
  const stored = await hashPassword(password);
  for (const { textBody, htmlBody } of await noticesOf(2)) {
    const all = `${textBody}${htmlBody}`;
    for (const secret of [password, "and a third passphrase", "token=", stored.slice(0, 10)]) {
      expect(all).not.toContain(secret);
    }
  }
});

test("two-factor sign-in that was switched on and off, and new recovery codes", async () => {
  const { current } = await aSession(user);
  const { token, recoveryCodes } = await setUpAuthenticator(current);
  const [on] = await noticesOf(1);
  expect(on?.subject).toMatch(/^Two-factor sign-in was switched on/);
  const { caller } = await sessionOf(token);
  const renewed = await run(OWN.renewRecoveryCodes, caller, {});
  const [codes] = await noticesOf(2);
  expect(codes?.subject).toMatch(/^You have new recovery codes/);
  await run(OWN.removeTwoFactor, caller, {});
  const [off] = await noticesOf(3);
  expect(off?.subject).toMatch(/^Two-factor sign-in was switched off/);
  const secrets = [...recoveryCodes, ...renewed.output.recoveryCodes, token, tokenHash(token)];
  for (const { textBody } of await noticesOf(3)) {
    for (const secret of secrets) expect(textBody).not.toContain(secret);
  }
});

test("a recovery code that was used, with how many are left", async () => {
  const { recoveryCodes, token } = await setUpAuthenticator((await aSession(user)).current);
  await noticesOf(1);
  const code = recoveryCodes[0] ?? "";
  expect(await unlock(code, aVisit(await sessionOf(token)))).toMatchObject({ is: "opened" });
  const [notice] = await noticesOf(2);
  expect(notice?.subject).toMatch(/^A recovery code was used/);
  expect(notice?.textBody).toContain("9 are left");
  expect(notice?.textBody).not.toContain(code);
});

test("a role that was changed, and none where it stayed the same", async () => {
  const { current } = await aSession(await aUser(database, partner.partnerId, "owner"));
  const unlocked = { twoFactor: true, unlockedUntil: new Date(Date.now() + 3_600_000) };
  const owner = { ...current.caller, ...unlocked };
  const { userId } = user;
  const put = (role: string) => run(PUBLIC.changeRole, owner, { userId, role });
  await put("member");
  await put("admin");
  const [notice] = await noticesOf(1);
  expect(notice?.textBody).toContain("from member to admin");
  expect(notice?.toAddress).toBe(user.email);
  expect(notice?.textBody).not.toContain("/sign-in/reset");
  await put("viewer");
  await noticesOf(2);
});
