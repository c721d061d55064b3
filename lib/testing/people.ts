// People for tests: with an account, signed in, with an authenticator.
import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";
import { oneTimeLinks, users } from "@/db/schema";
import { hashPassword } from "@/lib/auth/people/password";
import { type SignedIn, sessionOfToken } from "@/lib/auth/people/session";
import { linkToken } from "@/lib/core/encryption";
import { newId } from "@/lib/core/ids";
import type { Role } from "@/lib/core/roles";
import { OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { requestLink } from "@/lib/transports/people/links";
import { type Opened, open, signInWithPassword } from "@/lib/transports/people/sign-in";
import type { Visit } from "@/lib/transports/people/visit";
import type { TestDatabase } from "./database";
import { aPartner } from "./world";

/** A person with an account. */
export interface TestUser {
  readonly partnerId: string;
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

/** An address that no other test has. */
export function anAddress(): string {
  return `person-${randomBytes(8).toString("hex")}@team.example`;
}

const PASSWORD = "a long enough passphrase";
let hashed: Promise<string> | undefined;

/** Makes a person of a partner. */
export async function aUser(
  database: TestDatabase,
  partnerId: string,
  role: Role | "operator" = "owner",
): Promise<TestUser> {
  hashed ??= hashPassword(PASSWORD);
  const user = { partnerId, id: newId("usr"), email: anAddress(), name: `A ${role}`, role };
  const passwordHash = await hashed;
  await database.db.insert(users).values({ ...user, passwordHash, createdAt: new Date() });
  return { partnerId, userId: user.id, email: user.email, password: PASSWORD };
}

/** Makes the owner of a partner that nobody else is of. */
export async function anOwner(database: TestDatabase): Promise<TestUser> {
  return aUser(database, (await aPartner(database)).partnerId);
}

/** Events of a type about a person, oldest first. */
export async function eventsOfUser(database: TestDatabase, user: TestUser, type: string) {
  const { rows } = await database.pool.query(
    "select type, actor, payload from events where partner_id = $1 and resource_id = $2 and type = $3 order by id",
    [user.partnerId, user.userId, type],
  );
  return rows;
}

/** A browser at an address of its own, so that no test uses up another's tries. */
export function aVisit(current: SignedIn | null = null, browser: string | null = null): Visit {
  const address = `10.${[...randomBytes(3)].join(".")}`;
  return { current, browser, origin: { address, userAgent: "Test browser" } };
}

/** The session behind a token; throws where there is none. */
export async function sessionOf(token: string): Promise<SignedIn> {
  const found = await sessionOfToken(token);
  if (!found) throw new Error("the session has ended");
  return found;
}

/** Opens a session for a person without asking for anything. */
export async function aSession(user: TestUser): Promise<{ token: string; current: SignedIn }> {
  const opened = await open(user, "password", aVisit());
  if (opened.is !== "opened") throw new Error(`no session: ${opened.is}`);
  return { token: opened.token, current: await sessionOf(opened.token) };
}

/** An authenticator that a person set up; each `code()` is of another time step. */
export interface TestAuthenticator {
  readonly recoveryCodes: readonly string[];
  readonly token: string;
  code(): string;
  /** The code of a moment. */
  at(moment: number): string;
}

const STEP_MS = 30_000;
/** Longer than it takes from making a code to its check. */
const CHECKED_MS = 6_000;

/** Sets an authenticator up on an open session. */
export async function setUpAuthenticator(current: SignedIn): Promise<TestAuthenticator> {
  const { output: started } = await run(OWN.startTwoFactor, current.caller, {});
  const totp = new TOTP({ secret: Secret.fromBase32(started.secret) });
  // Of the step before, made at the very end of the present one, it would come too late.
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < CHECKED_MS) await setTimeout(left);
  // The step before and the present one are taken, and the one to come: three codes without waiting.
  let step = Date.now() - STEP_MS;
  const at = (timestamp: number) => totp.generate({ timestamp });
  const code = () => {
    const made = at(step);
    step += STEP_MS;
    return made;
  };
  const { newToken, tokenHash } = await import("@/lib/auth/people/session");
  const token = newToken();
  const input = { code: code(), tokenHash: tokenHash(token) };
  const { output } = await run(OWN.confirmTwoFactor, current.caller, input);
  if (output.outcome !== "accepted") throw new Error(`the first code was ${output.outcome}`);
  return { recoveryCodes: output.recoveryCodes, token, code, at };
}

/** How many one-time links a person was given. */
export async function linksOf(database: TestDatabase, userId: string) {
  const rows = await database.db.select().from(oneTimeLinks);
  return rows.filter((row) => row.userId === userId);
}

/** Signs in by password. */
export async function signIn(user: TestUser, visit = aVisit(), password = user.password) {
  return signInWithPassword({ email: user.email, password }, visit);
}

/** The session that an outcome opened; throws where it did not. */
export function requireOpened(outcome: { readonly is: string }): Opened {
  if (outcome.is !== "opened") throw new Error(`expected a session, got ${outcome.is}`);
  return outcome as Opened;
}

/** Asks for a link and finds its token, as the message would carry it. */
export async function askForLink(
  database: TestDatabase,
  user: TestUser,
  purpose: "sign_in" | "reset",
  browser = "a browser",
) {
  await requestLink({ email: user.email, purpose }, { ...aVisit(), browser });
  const link = (await linksOf(database, user.userId)).at(-1);
  if (!link) throw new Error("no link was written");
  return { link, token: linkToken(purpose, link.id) };
}
