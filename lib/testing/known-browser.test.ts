// Whoever knows an address can lock its account; the person gets past that lock at a browser of theirs, and
// nobody who guesses does.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "@/db/schema";
import { personOfEmail } from "@/lib/auth/people/known";
import { knownBrowserValue } from "@/lib/auth/people/known-browser";
import { startTwoFactor } from "@/lib/transports/people/account";
import { requestLink, resetPassword, signInWithLink } from "@/lib/transports/people/links";
import { signInWithCode, signInWithPassword, unlock } from "@/lib/transports/people/sign-in";
import type { Visit } from "@/lib/transports/people/visit";
import { testDatabase } from "./database";
import {
  anOwner,
  aSession,
  askForLink,
  aVisit,
  linksOf,
  requireOpened,
  sessionOf,
  setUpAuthenticator,
  signIn,
  type TestUser,
} from "./people";

const database = testDatabase();

async function valueFor({ email }: TestUser): Promise<string> {
  const person = await personOfEmail(email);
  if (!person) throw new Error("the account is not there");
  return knownBrowserValue(person);
}

/** A browser at which the person signed in before. */
async function atKnown(user: TestUser, current: Visit["current"] = null): Promise<Visit> {
  return { ...aVisit(current), known: await valueFor(user) };
}

async function lockFromElsewhere(user: TestUser): Promise<void> {
  await Promise.all(Array.from({ length: 5 }, () => signIn(user, aVisit(), "not the password")));
}

async function lockedUntil({ userId }: TestUser): Promise<Date | null> {
  const [row] = await database.db.select().from(users).where(eq(users.id, userId));
  return row?.lockedUntil ?? null;
}

test("a person whom others lock out signs in at a browser of theirs, and the lock stays for the others", async () => {
  const user = await anOwner(database);
  await lockFromElsewhere(user);
  expect(await signIn(user)).toEqual({ is: "refused" });
  requireOpened(await signIn(user, await atKnown(user)));
  expect(await lockedUntil(user)).not.toBeNull();
  expect(await signIn(user)).toEqual({ is: "refused" });
});

test("the code, the unlock and the own password pass the lock there, too", async () => {
  const user = await anOwner(database);
  const authenticator = await setUpAuthenticator((await aSession(user)).current);
  await lockFromElsewhere(user);
  const visit = await atKnown(user);
  const half = await sessionOf(requireOpened(await signIn(user, visit)).token);
  const code = authenticator.code();
  expect(await signInWithCode(code, aVisit(half))).toEqual({ is: "locked" });
  expect(await signInWithCode("000000", { ...visit, current: half })).toEqual({ is: "refused" });
  const full = requireOpened(await signInWithCode(code, { ...visit, current: half }));
  const current = await sessionOf(full.token);
  requireOpened(await unlock(authenticator.recoveryCodes[0] ?? "", { ...visit, current }));
  expect(await lockedUntil(user)).not.toBeNull();
  const other = await anOwner(database);
  const own = (await aSession(other)).current;
  await lockFromElsewhere(other);
  const setUp = { ...(await atKnown(other)), current: own };
  expect(await startTwoFactor(other.password, { ...aVisit(own), current: own })).toEqual({
    is: "locked",
  });
  expect(await startTwoFactor(other.password, setUp)).toMatchObject({ is: "started" });
});

test("twenty guesses at once get ten past the lock, and the right one after them is refused", async () => {
  const user = await anOwner(database);
  const visit = await atKnown(user);
  await lockFromElsewhere(user);
  const count = async () => {
    const { rows } = await database.pool.query(
      "select 1 from events where resource_id = $1 and type = 'user.try_refused'",
      [user.userId],
    );
    return rows.length;
  };
  const before = await count();
  const guesses = Array.from({ length: 20 }, (_, n) =>
    signIn(user, { ...aVisit(), known: visit.known }, `guess number ${n}`),
  );
  await Promise.all(guesses);
  expect((await count()) - before).toBe(10);
  expect(await signIn(user, visit)).toEqual({ is: "refused" });
});

test("a browser is known to one account, by a value that we made, until the password is another one", async () => {
  const user = await anOwner(database);
  const visit = await atKnown(user);
  const foreign = await valueFor(await anOwner(database));
  const [id = ""] = foreign.split(".");
  await lockFromElsewhere(user);
  const forged = [foreign, `${id}.${"A".repeat(43)}`, id, `${id}.`, "."];
  for (const known of forged) {
    expect(await signIn(user, { ...aVisit(), known })).toEqual({ is: "refused" });
  }
  const { token } = await askForLink(database, user, "reset");
  const password = "another long passphrase";
  expect(await resetPassword({ token, password }, aVisit())).toEqual({ is: "changed" });
  expect(await signIn(user, visit, password)).toEqual({ is: "refused" });
  requireOpened(await signIn(user, await atKnown(user), password));
});

test("others use up neither the links nor the tries that a person has at a browser of theirs", async () => {
  const user = await anOwner(database);
  const ask = (visit: Visit, browser: string) =>
    requestLink({ email: user.email, purpose: "sign_in" }, { ...visit, browser });
  for (let time = 0; time < 4; time += 1) await ask(aVisit(), "of somebody else");
  expect(await linksOf(database, user.userId)).toHaveLength(3);
  const guess = () => signIn(user, aVisit(), "not the password");
  await Promise.all(Array.from({ length: 20 }, guess));
  expect(await guess()).toMatchObject({ is: "limited" });
  const visit = await atKnown(user);
  for (let time = 0; time < 4; time += 1) {
    expect(await ask(visit, "of the person")).toEqual({ is: "sent" });
  }
  expect(await linksOf(database, user.userId)).toHaveLength(6);
  const typed = { email: user.email, password: user.password };
  requireOpened(await signInWithPassword(typed, visit));
});

test("a link signs in past the lock at a browser of the person's", async () => {
  const user = await anOwner(database);
  const browser = "a browser";
  const { token } = await askForLink(database, user, "sign_in", browser);
  await lockFromElsewhere(user);
  const input = { token, email: user.email };
  expect(await signInWithLink(input, { ...aVisit(), browser })).toEqual({ is: "locked" });
  requireOpened(await signInWithLink(input, { ...(await atKnown(user)), browser }));
});
