// Reads and downloads of a page of the dashboard: they go to the API as an integrator's do, with the session
// of whoever is signed in at this browser. What changes something comes by actions of pages alone.
import { countPage } from "@/lib/auth/limits";
import { tokenInCookies } from "@/lib/auth/people/cookie";
import { type SignedIn, sessionOfToken } from "@/lib/auth/people/session";
import { BOOK_HEADER } from "@/lib/core/book-field";
import type { UserCaller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import type { TenantMode } from "@/lib/core/policy";
import { requireBook } from "./book";
import { isSameOrigin } from "./same-origin";

const CREDENTIALS = ["x-api-key", "authorization", "x-session-token"];

/** Counts a page of the dashboard for whoever is signed in; false where nobody is. */
export async function countAsPerson({ headers }: Request): Promise<boolean> {
  const found = await sessionOfToken(tokenInCookies(headers) ?? undefined);
  if (!found) return false;
  await countPage(found.caller);
  return true;
}

/**
 * The person whose browser reads; null where a request brings other credentials or none, changes something,
 * or was sent by no page of this service. PARTNER_SUSPENDED where the partner is, BOOK_SWITCHED where the page
 * was made for another book.
 */
export async function personReading(
  request: Request,
): Promise<{ readonly caller: UserCaller; readonly mode: TenantMode } | null> {
  const { method, headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  if (CREDENTIALS.some((name) => headers.has(name)) || !isSameOrigin(headers)) return null;
  const found: SignedIn | null = await sessionOfToken(tokenInCookies(headers) ?? undefined);
  if (!found?.partner) return null;
  if (found.partner.status !== "active") throw new AppError("PARTNER_SUSPENDED");
  const book = headers.get(BOOK_HEADER);
  if (book !== null) requireBook(book, found.caller);
  return { caller: found.caller, mode: found.partner.mode };
}
