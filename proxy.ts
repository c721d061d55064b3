// What only the answer's headers or status can say, which no page can set: its policy, that too much is asked
// for, and that the service is away for a moment. What is the same for every answer is next.config.ts's.
import { type NextRequest, NextResponse } from "next/server";
import { awayPage } from "@/components/portal/away-page";
import { databaseAnswers } from "@/lib/auth/database";
import { sessionCookie } from "@/lib/auth/people/cookie";
import { preparePage } from "@/lib/transports/page-request";

/** Pages that say nothing without the database. */
const FROM_DATABASE = /^\/(?:portal|ask|verify|dashboard|console|apply|sign-in|invitation)(?:\/|$)/;

/** A page that needs the database is not begun without it: its own status could not tell. */
async function refuseWhileAway({ nextUrl, headers }: NextRequest): Promise<Response | null> {
  if (!FROM_DATABASE.test(nextUrl.pathname) || (await databaseAnswers())) return null;
  const framed = nextUrl.pathname === "/portal/embed";
  return awayPage(nextUrl.searchParams.get("locale"), headers.get("accept-language"), framed);
}

/**
 * Leads whoever is not signed in to sign-in, and back after it. The page does so, too, for a session that has
 * ended: in the middle of its answer, whose status is sent by then.
 */
function signInFirst({ nextUrl, cookies, method }: NextRequest): Response | null {
  // An act says by itself that nobody is signed in: led elsewhere, it would be sent there.
  if (method !== "GET" && method !== "HEAD") return null;
  const { pathname, search } = nextUrl;
  if (!/^\/(?:dashboard|console)(?:\/|$)/.test(pathname) || cookies.has(sessionCookie()))
    return null;
  const next = new URLSearchParams({ next: `${pathname}${search}` });
  return NextResponse.redirect(new URL(`/sign-in?${next}`, nextUrl));
}

/** Counts and prepares every request for a page. */
export async function proxy(request: NextRequest): Promise<Response> {
  const away = await refuseWhileAway(request);
  if (away) return away;
  const { headers, refusal } = await preparePage(request);
  if (refusal) return refusal;
  const elsewhere = signInFirst(request);
  if (elsewhere) return elsewhere;
  // Next reads the nonce of its own scripts from the request's policy.
  const passed = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) passed.set(name, value);
  const response = NextResponse.next({ request: { headers: passed } });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

// Every address but those that are no pages: a page that is forgotten here has its policy all the same.
export const config = {
  matcher: [
    "/((?!_next/|v1/|api/|logo/|mcp$|metrics$|health|openapi\\.json$|embed\\.js$|icon\\.svg$).*)",
  ],
};
