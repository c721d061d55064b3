// The cookies of sign-in: the session of whoever signed in, what makes a browser known to an account, and what
// tells the browser that asked for a link.
import { config } from "@/lib/core/config";

const overHttps = () => config().baseUrl.startsWith("https:");

/** Over https only this host can set it, for the whole of it. */
function named(name: string): string {
  return overHttps() ? `__Host-sealwright-${name}` : `sealwright-${name}`;
}

/** Name of the session's cookie. */
export const sessionCookie = () => named("session");

/** Name of the cookie of a browser that an account knows. */
export const knownBrowserCookie = () => named("known");

/** Name of the cookie of a browser that asked for a link. */
export const askingBrowserCookie = () => named("browser");

/** How every one of them is set. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: overHttps() } as const;
}

/** The session's token in the cookies of a request; null where there is none. */
export function tokenInCookies(headers: Headers): string | null {
  const begin = `${sessionCookie()}=`;
  const cookies = headers.get("cookie")?.split(";") ?? [];
  const found = cookies.map((each) => each.trim()).find((each) => each.startsWith(begin));
  return found?.slice(begin.length) ?? null;
}
