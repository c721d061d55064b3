// Signing in, and what must not come of it: guesses, replays, a session that somebody else knew before,
// and a word about who has an account.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userSessions, users } from "@/db/schema";
import { sessionOfToken } from "@/lib/auth/people/session";
import { OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { requestLink, signInWithLink } from "@/lib/transports/people/links";
import { signInWithCode, signInWithPassword, unlock } from "@/lib/transports/people/sign-in";
import { testDatabase } from "./database";
import {
  anOwner,
  aSession,
  askForLink,
  aUser,
  aVisit,
  eventsOfUser,
  requireOpened,
  sessionOf,
  setUpAuthenticator,
  signIn,
} from "./people";

const database = testDatabase();

test("a right password opens a session that the audit log names the person for", async () => {
  const user = await anOwner(database);
  const opened = requireOpened(await signIn(user));
  expect(opened.stage).toBe("full");
  const { caller, email } = await sessionOf(opened.token);
  expect([caller.userId, email]).toEqual([user.userId, user.email]);
  expect(await eventsOfUser(database, user, "user.signed_in")).toMatchObject([
    { actor: `user:${user.userId}`, payload: { method: "password", code: "none" } },
  ]);
});

test("an address is found however it is written", async () => {
  const user = await anOwner(database);
  const email = `  ${user.email.toUpperCase()} `;
  requireOpened(await signInWithPassword({ email, password: user.password }, aVisit()));
});

test("the database keeps neither a session's token nor a link's", async () => {
  const user = await anOwner(database);
  const { token } = await aSession(user);
  const asked = await askForLink(database, user, "sign_in");
  for (const table of ["user_sessions", "one_time_links", "events"]) {
    const { rows } = await database.pool.query(`select t::text as row from ${table} t`);
    const text = rows.map(({ row }) => row).join("\n");
    expect(text).not.toContain(token);
    expect(text).not.toContain(asked.token);
  }
});

test("a wrong password, an unknown address and a locked account are answered alike", async () => {
  const user = await anOwner(database);
  const wrong = await signIn(user, aVisit(), "not the password");
  const nobody = { ...user, email: `x${user.email}` };
  const unknown = await signIn(nobody);
  const locked = await anOwner(database);
  const lockedUntil = new Date(Date.now() + 60_000);
  await database.db.update(users).set({ lockedUntil }).where(eq(users.id, locked.userId));
  expect([wrong, unknown, await signIn(locked)]).toEqual([
    { is: "refused" },
    { is: "refused" },
    { is: "refused" },
  ]);
});

test("the time of an answer tells nothing of who has an account", async () => {
  const user = await anOwner(database);
  const took = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const unknown = { ...user, email: `x${user.email}` };
  const visit = () => ({ ...aVisit(), browser: "a browser" });
  const purpose = "sign_in" as const;
  const times = {
    wrong: await took(() => signIn(user, aVisit(), "not the password")),
    unknown: await took(() => signIn(unknown, aVisit(), "not the password")),
    link: await took(() => requestLink({ email: user.email, purpose }, visit())),
    noLink: await took(() => requestLink({ email: unknown.email, purpose }, visit())),
  };
  for (const ms of Object.values(times)) expect(ms).toBeGreaterThanOrEqual(495);
});

test("an account without a password takes none", async () => {
  const user = await anOwner(database);
  await database.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.userId));
  expect(await signIn(user)).toEqual({ is: "refused" });
  expect(await signIn(user, aVisit(), "the password of nobody")).toEqual({ is: "refused" });
});

test("five wrong passwords lock the account for 15 minutes, against the right one, too", async () => {
  const user = await anOwner(database);
  for (let time = 0; time < 5; time += 1) await signIn(user, aVisit(), "not the password");
  expect(await signIn(user)).toEqual({ is: "refused" });
  const refused = await eventsOfUser(database, user, "user.try_refused");
  expect(refused.map(({ payload }) => payload.locked)).toEqual([false, false, false, false, true]);
  const [row] = await database.db.select().from(users).where(eq(users.id, user.userId));
  const minutes = ((row?.lockedUntil?.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(14);
  expect(minutes).toBeLessThan(15.1);
  const past = new Date(Date.now() - 1000);
  await database.db.update(users).set({ lockedUntil: past }).where(eq(users.id, user.userId));
  requireOpened(await signIn(user));
});

test("twenty guesses at once get no further than five", async () => {
  const user = await anOwner(database);
  const guesses = Array.from({ length: 20 }, (_, n) => signIn(user, aVisit(), `guess number ${n}`));
  await Promise.all(guesses);
  expect(await eventsOfUser(database, user, "user.try_refused")).toHaveLength(5);
});

test("four wrong passwords and a right one lock nothing", async () => {
  const user = await anOwner(database);
  for (let time = 0; time < 4; time += 1) await signIn(user, aVisit(), "not the password");
  requireOpened(await signIn(user));
  for (let time = 0; time < 4; time += 1) await signIn(user, aVisit(), "not the password");
  requireOpened(await signIn(user));
});

test("signing in ends the session that the browser had, and never keeps its token", async () => {
  const user = await anOwner(database);
  const planted = await aSession(await anOwner(database));
  const opened = requireOpened(await signIn(user, aVisit(planted.current)));
  expect(opened.token).not.toBe(planted.token);
  expect(await sessionOfToken(planted.token)).toBeNull();
});

test("a token that was known before the code, the unlock or the set-up opens nothing after it", async () => {
  const user = await anOwner(database);
  const before = await aSession(user);
  const authenticator = await setUpAuthenticator(before.current);
  expect(await sessionOfToken(before.token)).toBeNull();
  const visit = aVisit();
  const half = requireOpened(await signIn(user, visit));
  const current = await sessionOf(half.token);
  const full = requireOpened(await signInWithCode(authenticator.code(), { ...visit, current }));
  expect(await sessionOfToken(half.token)).toBeNull();
  const signedIn = await sessionOf(full.token);
  const code = authenticator.recoveryCodes[1] ?? "";
  const unlocked = requireOpened(await unlock(code, { ...visit, current: signedIn }));
  expect(await sessionOfToken(full.token)).toBeNull();
  expect((await sessionOf(unlocked.token)).caller.sessionId).toBe(signedIn.caller.sessionId);
});

test("one address on the network gets 100 tries in ten minutes, one account twenty", async () => {
  const visit = aVisit();
  const tries = Array.from({ length: 101 }, (_, n) =>
    signInWithLink({ token: `${n}`, email: "" }, visit),
  );
  const outcomes = await Promise.all(tries);
  expect(outcomes.filter(({ is }) => is === "limited")).toHaveLength(1);
  const user = await anOwner(database);
  const guesses = Array.from({ length: 21 }, () => signIn(user, aVisit(), "not the password"));
  expect((await Promise.all(guesses)).filter(({ is }) => is === "limited")).toHaveLength(1);
});

test("signing out elsewhere ends every other session, and a list shows where one is signed in", async () => {
  const user = await anOwner(database);
  const here = await aSession(user);
  const there = await aSession(user);
  const { output } = await run(OWN.listOwnSessions, here.current.caller, {});
  expect(output.items.map(({ current }) => current).sort()).toEqual([false, true]);
  const ended = await run(OWN.endOtherSessions, here.current.caller, {});
  expect(ended.output).toEqual({ ended: 1 });
  expect(await sessionOfToken(there.token)).toBeNull();
  expect(await sessionOfToken(here.token)).not.toBeNull();
});

test("nobody ends another person's session", async () => {
  const user = await anOwner(database);
  const other = await aSession(await aUser(database, user.partnerId, "admin"));
  const { current } = await aSession(user);
  const { sessionId } = other.current.caller;
  const { output } = await run(OWN.endOwnSession, current.caller, { sessionId });
  expect(output).toEqual({ ended: 0 });
  expect(await sessionOfToken(other.token)).not.toBeNull();
});

test("a session ends 12 hours after its last use, and a week after it began", async () => {
  const user = await anOwner(database);
  const { token, current } = await aSession(user);
  const { sessionId } = current.caller;
  const change = (set: Partial<typeof userSessions.$inferInsert>) =>
    database.db.update(userSessions).set(set).where(eq(userSessions.id, sessionId));
  await change({ lastSeenAt: new Date(Date.now() - 3_600_000) });
  await sessionOfToken(token);
  const [used] = await database.db
    .select()
    .from(userSessions)
    .where(eq(userSessions.id, sessionId));
  expect(used?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 11.9 * 3_600_000);
  const created = new Date(Date.now() - 7 * 24 * 3_600_000 + 60_000);
  await change({ createdAt: created, lastSeenAt: created });
  await sessionOfToken(token);
  await change({ expiresAt: new Date(Date.now() - 1) });
  expect(await sessionOfToken(token)).toBeNull();
});
