// Signing in while something else happens: a password that is being replaced, a session that ends, many
// processes that count, a machine that is busy.
import { expect, test } from "vitest";
import { personOfEmail } from "@/lib/auth/people/known";
import { countTry } from "@/lib/auth/people/limits";
import { OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { resetPassword } from "@/lib/transports/people/links";
import { open, signInWithCode, unlock } from "@/lib/transports/people/sign-in";
import { evenly } from "@/lib/transports/people/visit";
import { testDatabase } from "./database";
import {
  anAddress,
  anOwner,
  aSession,
  askForLink,
  aVisit,
  requireOpened,
  sessionOf,
  setUpAuthenticator,
  signIn,
} from "./people";

const database = testDatabase();

async function signIns(userId: string): Promise<number> {
  const { rows } = await database.pool.query(
    "select 1 from events where resource_id = $1 and type = 'user.signed_in'",
    [userId],
  );
  return rows.length;
}

test("an old password opens nothing once it was replaced, even where it was looked at before", async () => {
  const user = await anOwner(database);
  // What sign-in has in its hands when the password turns out to be right.
  const seen = await personOfEmail(user.email);
  if (!seen) throw new Error("the account is not there");
  const { token } = await askForLink(database, user, "reset");
  const input = { token, password: "another long passphrase" };
  expect(await resetPassword(input, aVisit())).toEqual({ is: "changed" });
  expect(await open(seen, "password", aVisit(), { number: 1, pastLock: false })).toEqual({
    is: "refused",
  });
  expect(await signIns(user.userId)).toBe(0);
  requireOpened(await signIn(user, aVisit(), "another long passphrase"));
});

test("a session that ended in another window is not brought back by its code, nor unlocked", async () => {
  const user = await anOwner(database);
  const first = await aSession(user);
  const authenticator = await setUpAuthenticator(first.current);
  const before = await signIns(user.userId);
  const half = await sessionOf(requireOpened(await signIn(user)).token);
  await run(OWN.endOwnSession, half.caller, { sessionId: half.caller.sessionId });
  const code = signInWithCode(authenticator.code(), aVisit(half));
  await expect(code).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  expect(await signIns(user.userId)).toBe(before);
  const full = await sessionOf(authenticator.token);
  await run(OWN.endOwnSession, full.caller, { sessionId: full.caller.sessionId });
  const unlocked = unlock(authenticator.recoveryCodes[0] ?? "", aVisit(full));
  await expect(unlocked).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
});

test("tries are counted in the database, for all web processes, and hold no address of mail", async () => {
  const email = anAddress();
  for (let time = 0; time < 3; time += 1) await countTry("2001:db8:77::1", email);
  const { rows } = await database.pool.query("select key, points from rate_limits");
  const own = rows.filter(({ key }) => /^sign-in:2001:db8:77:0::\/64$/.test(key));
  expect(own).toMatchObject([{ points: 3 }]);
  expect(rows.map(({ key }) => key).join("\n")).not.toContain("person-");
});

test("all addresses of one subscriber's network count as one", async () => {
  const tries = Array.from({ length: 100 }, (_, n) => countTry(`2001:db8:78::${n.toString(16)}`));
  expect(Math.max(...(await Promise.all(tries)))).toBe(0);
  expect(await countTry("2001:db8:78::ffff:1")).toBeGreaterThan(0);
  expect(await countTry("2001:db8:79::1")).toBe(0);
});

test("work that takes longer than usual is told at the next half second, whatever it found", async () => {
  const took = async (ms: number) => {
    const started = performance.now();
    await evenly(() => new Promise((resolve) => setTimeout(resolve, ms)));
    return performance.now() - started;
  };
  const [short, long] = await Promise.all([took(10), took(600)]);
  expect(short).toBeGreaterThanOrEqual(495);
  expect(long).toBeGreaterThanOrEqual(995);
});
