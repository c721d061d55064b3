// What comes before a page is made, and which no page can do itself: counting the request, refusing it with
// its own status, and the headers that differ from one answer to the next.
import { randomBytes } from "node:crypto";
import { countLookup, countOpenRequest } from "@/lib/auth/address-limits";
import { credentialsOf, sitesOf } from "@/lib/auth/embedding";
import type { Caller } from "@/lib/core/caller";
import { config } from "@/lib/core/config";
import { embeddersOf, framePolicy } from "@/lib/core/embedding";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagePolicy } from "@/lib/core/page-policy";
import { admit } from "./admission";
import { originOfCall } from "./call-origin";
import { countAsPerson } from "./people/reading";

/** The header by which a page learns the name of its request. */
export const REQUEST_ID = "X-Request-Id";

/** Goes on to the page with these headers, or ends here. */
export interface PageRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly refusal: Response | null;
}

const EMBED = "/portal/embed";

/** The caller that a portal's address names, counted; null where it names none that counts. */
async function portalVisitor(request: Request, url: URL): Promise<Caller | null> {
  const { sessionToken, apiKey } = Object.fromEntries(url.searchParams);
  // A key opens the frame alone.
  const given = credentialsOf(url.pathname === EMBED ? { sessionToken, apiKey } : { sessionToken });
  try {
    return (await admit(request, given)).caller;
  } catch (error) {
    // The page itself says what is wrong with a link.
    if (error instanceof AppError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** Pages that whoever knows a code or a link may read. */
const BY_CODE = /^\/(?:verify\/|ask(?:\/|$)|apply\/(?:confirm|answer)$)/;

/** Pages of people who sign in: counted for the person, not for the address. */
const isForPeople = ({ pathname }: URL) => /^\/(?:dashboard|console)(?:\/|$)/.test(pathname);

async function framedBy(request: Request, url: URL): Promise<string> {
  const { address } = originOfCall(request);
  if (url.pathname === "/portal" || url.pathname.startsWith("/portal/")) {
    const visitor = await portalVisitor(request, url);
    if (url.pathname !== EMBED) return framePolicy([]);
    // Without valid credentials the page holds nothing but a message, and it is not known yet whose it will
    // be, so that any site may show it.
    return framePolicy(visitor && embeddersOf(await sitesOf(visitor.partnerId)));
  }
  if (BY_CODE.test(url.pathname)) await countLookup(address);
  else if (!(isForPeople(url) && (await countAsPerson(request)))) await countOpenRequest(address);
  return framePolicy([]);
}

/** Prepares the answer to a request for a page. */
export async function preparePage(request: Request): Promise<PageRequest> {
  const requestId = newId("req");
  try {
    const policy = pagePolicy({
      nonce: randomBytes(16).toString("base64"),
      framedBy: await framedBy(request, new URL(request.url)),
      ownOrigin: new URL(config().baseUrl).origin,
      development: process.env.NODE_ENV === "development",
    });
    const headers = { [REQUEST_ID]: requestId, "Content-Security-Policy": policy };
    return { headers, refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { headers: {}, refusal: refusedPage(error, requestId) };
  }
}

function refusedPage(error: AppError, requestId: string): Response {
  const { retryAfterSeconds: seconds = 1, status } = error;
  const wait = `Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
  const text =
    error.code === "RATE_LIMITED" ? `Too many requests came from here. ${wait}` : error.message;
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...error.headers,
      [REQUEST_ID]: requestId,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(seconds),
    },
  });
}
