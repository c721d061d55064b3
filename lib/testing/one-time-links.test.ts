// One-time links: a click, in one browser, once, in time; and what else they must not open.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { oneTimeLinks, users } from "@/db/schema";
import { sessionOfToken } from "@/lib/auth/people/session";
import {
  requestLink,
  resetPassword,
  showLink,
  signInWithLink,
} from "@/lib/transports/people/links";
import { testDatabase } from "./database";
import {
  anOwner,
  aSession,
  askForLink,
  aVisit,
  linksOf,
  requireOpened,
  setUpAuthenticator,
  signIn,
} from "./people";

const database = testDatabase();

test("a one-time link signs in by a click in the browser that asked, once", async () => {
  const user = await anOwner(database);
  const { token } = await askForLink(database, user, "sign_in");
  const visit = aVisit(null, "a browser");
  for (let look = 0; look < 3; look += 1) {
    expect(await showLink(token, "sign_in", visit)).toEqual({
      email: user.email,
      sameBrowser: true,
    });
  }
  requireOpened(await signInWithLink({ token, email: "" }, visit));
  expect(await showLink(token, "sign_in", visit)).toBeNull();
  expect(await signInWithLink({ token, email: "" }, visit)).toEqual({ is: "ended" });
});

test("ten clicks at once on one link open one session", async () => {
  const user = await anOwner(database);
  const { token } = await askForLink(database, user, "sign_in");
  const clicks = Array.from({ length: 10 }, () =>
    signInWithLink({ token, email: "" }, aVisit(null, "a browser")),
  );
  const outcomes = (await Promise.all(clicks)).map(({ is }) => is);
  expect(outcomes.filter((is) => is === "opened")).toHaveLength(1);
  expect(outcomes.filter((is) => is === "ended")).toHaveLength(9);
});

test("in another browser a link asks for the address, and a wrong one does not use it up", async () => {
  const user = await anOwner(database);
  const { token } = await askForLink(database, user, "sign_in");
  for (const browser of [null, "another browser"]) {
    const visit = aVisit(null, browser);
    expect(await showLink(token, "sign_in", visit)).toMatchObject({ sameBrowser: false });
    expect(await signInWithLink({ token, email: "other@team.example" }, visit)).toEqual({
      is: "other_address",
    });
  }
  const email = user.email.toUpperCase();
  requireOpened(await signInWithLink({ token, email }, aVisit()));
});

test("a link that is older than 15 minutes, or for something else, opens nothing", async () => {
  const user = await anOwner(database);
  const old = await askForLink(database, user, "sign_in");
  const expired = { expiresAt: new Date(Date.now() - 1000) };
  await database.db.update(oneTimeLinks).set(expired).where(eq(oneTimeLinks.id, old.link.id));
  const visit = aVisit(null, "a browser");
  expect(await signInWithLink({ token: old.token, email: "" }, visit)).toEqual({ is: "ended" });
  const reset = await askForLink(database, user, "reset");
  expect(await signInWithLink({ token: reset.token, email: "" }, visit)).toEqual({ is: "ended" });
  const life = reset.link.expiresAt.getTime() - reset.link.createdAt.getTime();
  expect(life).toBe(15 * 60_000);
});

test("with two-factor a link asks for the code, too", async () => {
  const user = await anOwner(database);
  await setUpAuthenticator((await aSession(user)).current);
  const { token } = await askForLink(database, user, "sign_in");
  const opened = await signInWithLink({ token, email: "" }, aVisit(null, "a browser"));
  expect(requireOpened(opened).stage).toBe("code");
});

test("a locked account takes no link either, and the link is not used up", async () => {
  const user = await anOwner(database);
  const { token } = await askForLink(database, user, "sign_in");
  const lockedUntil = new Date(Date.now() + 60_000);
  await database.db.update(users).set({ lockedUntil }).where(eq(users.id, user.userId));
  const visit = aVisit(null, "a browser");
  expect(await signInWithLink({ token, email: "" }, visit)).toEqual({ is: "locked" });
  expect(await showLink(token, "sign_in", visit)).not.toBeNull();
});

test("asking for links again and again is answered alike and writes three", async () => {
  const user = await anOwner(database);
  for (let time = 0; time < 5; time += 1) {
    const visit = { ...aVisit(), browser: "a browser" };
    const asked = await requestLink({ email: user.email, purpose: "sign_in" }, visit);
    expect(asked).toEqual({ is: "sent" });
  }
  expect(await linksOf(database, user.userId)).toHaveLength(3);
});

test("a reset replaces the password once, ends every session and link, and signs nobody in", async () => {
  const user = await anOwner(database);
  const { token: session } = await aSession(user);
  const other = await askForLink(database, user, "sign_in");
  const { token } = await askForLink(database, user, "reset");
  const weak = await resetPassword({ token, password: "short" }, aVisit());
  expect(weak).toMatchObject({ is: "invalid", problems: { password: /at least 12/ } });
  const password = "another long passphrase";
  expect(await resetPassword({ token, password }, aVisit())).toEqual({ is: "changed" });
  expect(await resetPassword({ token, password }, aVisit())).toEqual({ is: "ended" });
  expect(await sessionOfToken(session)).toBeNull();
  const visit = aVisit(null, "a browser");
  expect(await showLink(other.token, "sign_in", visit)).toBeNull();
  expect(await signIn(user)).toEqual({ is: "refused" });
  requireOpened(await signIn(user, aVisit(), password));
});
