// The code after the password: what is open before it, which codes are taken, and how guesses of it end.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "@/db/schema";
import { OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { signInWithCode } from "@/lib/transports/people/sign-in";
import type { Visit } from "@/lib/transports/people/visit";
import { testDatabase } from "./database";
import {
  anOwner,
  aSession,
  aVisit,
  eventsOfUser,
  requireOpened,
  sessionOf,
  setUpAuthenticator,
  signIn,
  type TestUser,
} from "./people";

const database = testDatabase();

async function halfWay(user: TestUser, visit = aVisit()): Promise<Visit> {
  const { token } = requireOpened(await signIn(user, visit));
  return { ...visit, current: await sessionOf(token) };
}

test("with two-factor a password opens nothing but the question for the code", async () => {
  const user = await anOwner(database);
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
  const user = await anOwner(database);
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
    const user = await anOwner(database);
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
  const user = await anOwner(database);
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
  const user = await anOwner(database);
  await setUpAuthenticator((await aSession(user)).current);
  const visit = await halfWay(user);
  const guesses = Array.from({ length: 20 }, (_, n) => signInWithCode(`wrong ${n}`, visit));
  const outcomes = (await Promise.all(guesses)).map(({ is }) => is);
  expect(outcomes.filter((is) => is === "refused")).toHaveLength(5);
  expect(outcomes.filter((is) => is === "locked")).toHaveLength(15);
});

test("a recovery code signs in once, however it is typed", async () => {
  const user = await anOwner(database);
  const { recoveryCodes } = await setUpAuthenticator((await aSession(user)).current);
  const typed = (recoveryCodes[0] ?? "").toUpperCase().replaceAll("-", " ");
  requireOpened(await signInWithCode(typed, await halfWay(user)));
  expect(await signInWithCode(typed, await halfWay(user))).toEqual({ is: "refused" });
  expect(await eventsOfUser(database, user, "user.signed_in")).toMatchObject([
    {},
    { payload: { code: "recovery_code" } },
  ]);
});
