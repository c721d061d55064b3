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
import type { Visit } from "@/lib/transports/people/visit";
import { testDatabase } from "./database";
import {
  aSession,
  askForLink,
  aUser,
  aVisit,
  requireOpened,
  sessionOf,
  setUpAuthenticator,
  signIn,
  type TestUser,
} from "./people";
import { aPartner } from "./world";

const database = testDatabase();

async function anOwner(): Promise<TestUser> {
  return aUser(database, (await aPartner(database)).partnerId);
}

async function halfWay(user: TestUser, visit = aVisit()): Promise<Visit> {
  const { token } = requireOpened(await signIn(user, visit));
  return { ...visit, current: await sessionOf(token) };
}

async function eventsOf(user: TestUser, type: string) {
  const { rows } = await database.pool.query(
    "select type, actor, payload from events where partner_id = $1 and resource_id = $2 and type = $3 order by id",
    [user.partnerId, user.userId, type],
  );
  return rows;
}

test("a right password opens a session that the audit log names the person for", async () => {
  const user = await anOwner();
  const opened = requireOpened(await signIn(user));
  expect(opened.stage).toBe("full");
  const { caller, email } = await sessionOf(opened.token);
  expect([caller.userId, email]).toEqual([user.userId, user.email]);
  expect(await eventsOf(user, "user.signed_in")).toMatchObject([
    { actor: `user:${user.userId}`, payload: { method: "password", code: "none" } },
  ]);
});

test("an address is found however it is written", async () => {
  const user = await anOwner();
  const email = `  ${user.email.toUpperCase()} `;
  requireOpened(await signInWithPassword({ email, password: user.password }, aVisit()));
});

test("the database keeps neither a session's token nor a link's", async () => {
  const user = await anOwner();
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
  const user = await anOwner();
  const wrong = await signIn(user, aVisit(), "not the password");
  const nobody = { ...user, email: `x${user.email}` };
  const unknown = await signIn(nobody);
  const locked = await anOwner();
  const lockedUntil = new Date(Date.now() + 60_000);
  await database.db.update(users).set({ lockedUntil }).where(eq(users.id, locked.userId));
  expect([wrong, unknown, await signIn(locked)]).toEqual([
    { is: "refused" },
    { is: "refused" },
    { is: "refused" },
  ]);
});

test("the time of an answer tells nothing of who has an account", async () => {
  const user = await anOwner();
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
  const user = await anOwner();
  await database.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.userId));
  expect(await signIn(user)).toEqual({ is: "refused" });
  expect(await signIn(user, aVisit(), "the password of nobody")).toEqual({ is: "refused" });
});

test("five wrong passwords lock the account for 15 minutes, against the right one, too", async () => {
  const user = await anOwner();
  for (let time = 0; time < 5; time += 1) await signIn(user, aVisit(), "not the password");
  expect(await signIn(user)).toEqual({ is: "refused" });
  const refused = await eventsOf(user, "user.try_refused");
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
  const user = await anOwner();
  const guesses = Array.from({ length: 20 }, (_, n) => signIn(user, aVisit(), `guess number ${n}`));
  await Promise.all(guesses);
  expect(await eventsOf(user, "user.try_refused")).toHaveLength(5);
});

test("four wrong passwords and a right one lock nothing", async () => {
  const user = await anOwner();
  for (let time = 0; time < 4; time += 1) await signIn(user, aVisit(), "not the password");
  requireOpened(await signIn(user));
  for (let time = 0; time < 4; time += 1) await signIn(user, aVisit(), "not the password");
  requireOpened(await signIn(user));
});

test("with two-factor a password opens nothing but the question for the code", async () => {
  const user = await anOwner();
  const authenticator = await setUpAuthenticator((await aSession(user)).current);
  const visit = await halfWay(user);
  expect(visit.current?.caller.stage).toBe("code");
  const caller = visit.current?.caller;
  if (!caller) throw new Error("nobody is there");
  const closed = Object.values(OWN).filter(({ name }) => !/open|enter_code|\.end$/.test(name));
  for (const operation of closed) {
    await expect(run(operation, caller, {})).rejects.toMatchObject({ code: "CODE_REQUIRED" });
  }
  const opened = requireOpened(await signInWithCode(authenticator.code(), visit));
  const { current } = { current: await sessionOf(opened.token) };
  expect(current.caller).toMatchObject({ stage: "full" });
  expect(current.caller.unlockedUntil?.getTime()).toBeGreaterThan(Date.now() + 11 * 3_600_000);
});

test("a code is taken once: the same one is refused a moment later", async () => {
  const user = await anOwner();
  const authenticator = await setUpAuthenticator((await aSession(user)).current);
  const code = authenticator.code();
  requireOpened(await signInWithCode(code, await halfWay(user)));
  expect(await signInWithCode(code, await halfWay(user))).toEqual({ is: "refused" });
});

test("a code of two steps ago or two steps ahead is refused, its neighbours are taken", async () => {
  const step = 30_000;
  for (const [offset, taken] of [
    [-2, false],
    [2, false],
    [1, true],
  ] as const) {
    const user = await anOwner();
    const authenticator = await setUpAuthenticator((await aSession(user)).current);
    await database.db.update(users).set({ totpLastStep: 0 }).where(eq(users.id, user.userId));
    // In the middle of a step, so that none passes between making a code and entering it.
    while (Date.now() % step > step - 3000) await new Promise((done) => setTimeout(done, 200));
    const code = authenticator.at(Date.now() + offset * step);
    const outcome = await signInWithCode(code, await halfWay(user));
    expect([offset, outcome.is]).toEqual([offset, taken ? "opened" : "refused"]);
  }
});

test("five wrong codes lock the account, and the password asked for again does not start them anew", async () => {
  const user = await anOwner();
  const authenticator = await setUpAuthenticator((await aSession(user)).current);
  for (let time = 0; time < 5; time += 1) {
    expect(await signInWithCode("not a code", await halfWay(user))).toEqual({ is: "refused" });
  }
  expect(await signIn(user)).toEqual({ is: "refused" });
  const [row] = await database.db.select().from(users).where(eq(users.id, user.userId));
  expect(row?.lockedUntil).not.toBeNull();
  const waiting = await aSession(user);
  const visit = aVisit(waiting.current);
  expect(await signInWithCode(authenticator.code(), visit)).toEqual({ is: "locked" });
});

test("twenty codes at once get no further than five", async () => {
  const user = await anOwner();
  await setUpAuthenticator((await aSession(user)).current);
  const visit = await halfWay(user);
  const guesses = Array.from({ length: 20 }, (_, n) => signInWithCode(`wrong ${n}`, visit));
  const outcomes = (await Promise.all(guesses)).map(({ is }) => is);
  expect(outcomes.filter((is) => is === "refused")).toHaveLength(5);
  expect(outcomes.filter((is) => is === "locked")).toHaveLength(15);
});

test("a recovery code signs in once, however it is typed", async () => {
  const user = await anOwner();
  const { recoveryCodes } = await setUpAuthenticator((await aSession(user)).current);
  const typed = (recoveryCodes[0] ?? "").toUpperCase().replaceAll("-", " ");
  requireOpened(await signInWithCode(typed, await halfWay(user)));
  expect(await signInWithCode(typed, await halfWay(user))).toEqual({ is: "refused" });
  expect(await eventsOf(user, "user.signed_in")).toMatchObject([
    {},
    { payload: { code: "recovery_code" } },
  ]);
});

test("signing in ends the session that the browser had, and never keeps its token", async () => {
  const user = await anOwner();
  const planted = await aSession(await anOwner());
  const opened = requireOpened(await signIn(user, aVisit(planted.current)));
  expect(opened.token).not.toBe(planted.token);
  expect(await sessionOfToken(planted.token)).toBeNull();
});

test("a token that was known before the code, the unlock or the set-up opens nothing after it", async () => {
  const user = await anOwner();
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
  const user = await anOwner();
  const guesses = Array.from({ length: 21 }, () => signIn(user, aVisit(), "not the password"));
  expect((await Promise.all(guesses)).filter(({ is }) => is === "limited")).toHaveLength(1);
});

test("signing out elsewhere ends every other session, and a list shows where one is signed in", async () => {
  const user = await anOwner();
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
  const user = await anOwner();
  const other = await aSession(await aUser(database, user.partnerId, "admin"));
  const { current } = await aSession(user);
  const { sessionId } = other.current.caller;
  const { output } = await run(OWN.endOwnSession, current.caller, { sessionId });
  expect(output).toEqual({ ended: 0 });
  expect(await sessionOfToken(other.token)).not.toBeNull();
});

test("a session ends 12 hours after its last use, and a week after it began", async () => {
  const user = await anOwner();
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
