// The cookie in which a browser keeps the session of whoever signed in.
import { config } from "@/lib/core/config";

/** Name of the session's cookie: over https only this host can set it, for the whole of it. */
export function sessionCookie(): string {
  return config().baseUrl.startsWith("https:") ? "__Host-sealwright-session" : "sealwright-session";
}

/** The session's token in the cookies of a request; null where there is none. */
export function tokenInCookies(headers: Headers): string | null {
  const begin = `${sessionCookie()}=`;
  const cookies = headers.get("cookie")?.split(";") ?? [];
  const found = cookies.map((each) => each.trim()).find((each) => each.startsWith(begin));
  return found?.slice(begin.length) ?? null;
}
