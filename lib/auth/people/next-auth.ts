// The one module that knows next-auth: it keeps the cookie, reads the session behind it from the database
// and ends it. Who may have a session is decided elsewhere; no address of next-auth's own is served.
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import NextAuth, { type NextAuthConfig } from "next-auth";
import type { Adapter, AdapterSession, AdapterUser } from "next-auth/adapters";
import Credentials from "next-auth/providers/credentials";
import { config } from "@/lib/core/config";
import { sessionLibrarySecret } from "@/lib/core/encryption";
import { log } from "@/lib/core/log";
import { cookieOptions, sessionCookie } from "./cookie";
import { MOST_MS, type SignedIn, sessionOfToken } from "./session";

/** The cookie lasts as long as any session; the database says when its own has ended. */
const COOKIE_SECONDS = MOST_MS / 1000;

/** A session that was opened already, on its way into the cookie: it never leaves this process. */
const opened = new Map<string, string>();

function nobodyRegisters(): never {
  throw new Error("people are invited: no account is made by signing in");
}

const adapter: Adapter = {
  async getSessionAndUser(sessionToken) {
    const found = await sessionOfToken(sessionToken);
    if (!found) return null;
    const { caller, email, expiresAt } = found;
    const user: AdapterUser = { id: caller.userId, email, emailVerified: null };
    const session: AdapterSession = { sessionToken, userId: user.id, expires: expiresAt };
    return { user: { ...user, signedIn: found } as AdapterUser, session };
  },
  // The lookup itself lets a session that is in use go on; the operation that ends one is called before.
  updateSession: async () => null,
  deleteSession: async () => undefined,
  createSession: nobodyRegisters,
  createUser: nobodyRegisters,
  getUser: nobodyRegisters,
  getUserByEmail: nobodyRegisters,
  getUserByAccount: nobodyRegisters,
  updateUser: nobodyRegisters,
  linkAccount: nobodyRegisters,
};

function settings(): NextAuthConfig {
  return {
    adapter,
    basePath: "/api/auth",
    trustHost: true,
    secret: sessionLibrarySecret(),
    // Left to the adapter it is the database; said in words, next-auth refuses it beside credentials.
    session: { maxAge: COOKIE_SECONDS, updateAge: COOKIE_SECONDS },
    cookies: {
      sessionToken: {
        name: sessionCookie(),
        options: cookieOptions(),
      },
    },
    useSecureCookies: cookieOptions().secure,
    providers: [
      Credentials({
        id: "opened",
        credentials: { ticket: {} },
        authorize: ({ ticket }) =>
          typeof ticket === "string" && opened.has(ticket) ? { id: ticket } : null,
      }),
    ],
    jwt: {
      async encode({ token }) {
        const sessionToken = opened.get(token?.sub ?? "");
        if (!sessionToken) throw new Error("no session was opened for this ticket");
        return sessionToken;
      },
    },
    callbacks: {
      session: ({ session, user }) => ({ ...session, ...user }),
    },
    logger: {
      error: (error) => log().error({ err: error }, "sign-in failed"),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

const { handlers, signIn, signOut } = NextAuth(() => settings());

/** Who is signed in at the browser of the current request; null: nobody. For pages and their actions. */
export async function currentVisitor(): Promise<SignedIn | null> {
  // From the jar, and not from the request's header: an action that replaced the cookie is followed by a
  // rendering in the same request.
  const value = (await cookies()).get(sessionCookie())?.value;
  if (!value) return null;
  const headers = { cookie: `${sessionCookie()}=${value}` };
  const answer = await handlers.GET(
    new NextRequest(`${config().baseUrl}/api/auth/session`, { headers }),
  );
  if (!answer.ok) return null;
  const session = (await answer.json()) as { signedIn?: Written<SignedIn> } | null;
  return session?.signedIn ? revived(session.signedIn) : null;
}

/** next-auth hands values on as JSON: moments come back as text. */
type Written<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] };

function revived({ caller, support, expiresAt, ...person }: Written<SignedIn>): SignedIn {
  const { unlockedUntil, support: open } = caller;
  const until = unlockedUntil && new Date(unlockedUntil);
  const looks = open ? { support: { ...open, until: new Date(open.until) } } : {};
  return {
    ...person,
    support: support && { ...support, until: new Date(support.until) },
    caller: { ...caller, unlockedUntil: until, ...looks },
    expiresAt: new Date(expiresAt),
  };
}

/** Puts a session that was opened into the browser's cookie. In an action only. */
export async function handOver(sessionToken: string): Promise<void> {
  const ticket = randomUUID();
  opened.set(ticket, sessionToken);
  try {
    await signIn("opened", { ticket, redirect: false, redirectTo: "/" });
  } finally {
    opened.delete(ticket);
  }
}

/** Takes the session's cookie away. In an action only. */
export async function forgetCookie(): Promise<void> {
  await signOut({ redirect: false, redirectTo: "/" });
}
