// The request of a page or of its action, as sign-in and the dashboard need it.
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { z } from "zod";
import { askingBrowserCookie, cookieOptions, knownBrowserCookie } from "@/lib/auth/people/cookie";
import { personOfEmail } from "@/lib/auth/people/known";
import { KNOWN_SECONDS, knownBrowserValue } from "@/lib/auth/people/known-browser";
import { currentVisitor, forgetCookie, handOver } from "@/lib/auth/people/next-auth";
import { newToken, type SignedIn, sessionOfToken } from "@/lib/auth/people/session";
import type { UserCaller } from "@/lib/core/caller";
import { config } from "@/lib/core/config";
import { AppError, type ErrorCode } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";
import { requirePermission, requireSupport } from "@/lib/core/roles";
import { permissionOf } from "@/lib/permissions";
import { OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { originOfCall } from "@/lib/transports/call-origin";
import { REQUEST_ID } from "@/lib/transports/page-request";
import { type PageBook, requireBookOfAct } from "./book";
import { problemsOf } from "./problems";
import { requireSameOrigin } from "./same-origin";
import type { Opened } from "./sign-in";
import { endCurrent, metaOf, type Visit } from "./visit";

const BROWSER_SECONDS = 30 * 60;
const TOKEN = /^[\w-]{43}$/;

/** Who is signed in at the browser of this request; asked once per request. */
export const visitor = cache(currentVisitor);

/** What the browser of this request brings to sign-in. */
export async function visitOfRequest(): Promise<Visit> {
  const sent = await headers();
  const origin = originOfCall(new Request(config().baseUrl, { headers: sent }));
  const browser = (await cookies()).get(askingBrowserCookie())?.value ?? null;
  const requestId = sent.get(REQUEST_ID);
  const known = (await cookies()).get(knownBrowserCookie())?.value ?? null;
  return {
    current: await visitor(),
    browser: browser && TOKEN.test(browser) ? browser : null,
    known,
    origin,
    ...(requestId ? { requestId } : {}),
  };
}

/** The same for an action: refuses one that another site sent. */
export async function visitOfAction(): Promise<Visit> {
  requireSameOrigin(await headers());
  return visitOfRequest();
}

/** Gives the browser a value of its own, by which a link that it asks for is known to be its. */
export async function rememberBrowser(visit: Visit): Promise<Visit & { readonly browser: string }> {
  const browser = visit.browser ?? newToken();
  const options = { ...cookieOptions(), maxAge: BROWSER_SECONDS };
  (await cookies()).set(askingBrowserCookie(), browser, options);
  return { ...visit, browser };
}

/** Makes this browser known to an account: whoever locks it elsewhere does not keep its person out here. */
export async function rememberAccount(email: string): Promise<void> {
  const person = await personOfEmail(email);
  if (!person) return;
  const options = { ...cookieOptions(), maxAge: KNOWN_SECONDS };
  (await cookies()).set(knownBrowserCookie(), knownBrowserValue(person), options);
}

/** Puts a session that was opened into the browser, and leads on: to the code, or to the page wanted. */
export async function enter({ token, stage }: Opened, next: string): Promise<never> {
  await handOver(token);
  const opened = stage === "full" ? await sessionOfToken(token) : null;
  if (opened) await rememberAccount(opened.email);
  redirect(stage === "code" ? `/sign-in/code?${new URLSearchParams({ next })}` : next);
}

/** Replaces the token of the session that goes on. */
export const keepSession = handOver;

/** Ends the session of this request, here and in the database. */
export async function leave(): Promise<never> {
  await endCurrent(await visitOfAction());
  await forgetCookie();
  redirect("/sign-in");
}

/** Whoever is signed in; everybody else is led to sign-in and, after it, back to this page. */
async function requireSignedIn(page: string): Promise<SignedIn> {
  const found = await visitor();
  const next = new URLSearchParams({ next: page });
  if (!found) redirect(`/sign-in?${next}`);
  if (found.caller.stage === "code") redirect(`/sign-in/code?${next}`);
  return found;
}

/**
 * Writes in the partner's log which page an operator opens for support, before anything of it is read: what cannot be
 * written down is not shown. An address with card data is of no page.
 */
async function noteLooked(caller: UserCaller, address: string): Promise<void> {
  const requestId = (await headers()).get(REQUEST_ID);
  const path = new URL(address, config().baseUrl).pathname;
  try {
    await run(OWN.noteLook, caller, { path }, requestId ? { requestId } : {});
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "CARD_DATA_REFUSED") throw error;
  }
}

/** The same for a page of a partner's dashboard; operators are led to the console. */
export async function requireVisitor(page: string): Promise<SignedIn> {
  const found = await requireSignedIn(page);
  if (found.caller.role === "operator") redirect("/console");
  if (found.partner?.status !== "active") redirect("/sign-in/closed");
  if (found.support) await noteLooked(found.caller, page);
  return found;
}

/** The same for a page of the own account, which partners' people and operators alike have. */
export async function requirePerson(page: string): Promise<SignedIn> {
  const found = await requireSignedIn(page);
  return found.caller.role === "operator" ? found : requireVisitor(page);
}

/** The same for a page of the console; an operator without an authenticator is led to its set-up first. */
export async function requireOperator(page: string): Promise<SignedIn> {
  const found = await requireSignedIn(page);
  if (found.caller.role !== "operator") redirect("/dashboard");
  if (!found.caller.twoFactor) redirect("/dashboard/account/two-factor");
  return found;
}

/** Whether a person may do something at present, for what a page offers; the runner decides. */
export function mayNow(operation: AnyOperation, caller: UserCaller): "yes" | "locked" | "no" {
  try {
    const permission = permissionOf(operation.name);
    const now = new Date();
    requirePermission(permission, caller, now);
    requireSupport(operation.kind, permission, caller, now);
    return "yes";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code } = error;
    return code === "UNLOCK_REQUIRED" || code === "TWO_FACTOR_REQUIRED" ? "locked" : "no";
  }
}

/** What became of an act: its answer, or why it was refused, in words and by field. */
export type ActResult<T> =
  | { readonly ok: true; readonly output: T }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly message: string;
      readonly problems: Readonly<Record<string, string>>;
    };

/**
 * Runs an operation for an action of the person who is signed in, in the book that its page was made for. With
 * a key, the same act that is sent again is done once.
 */
export async function act<Op extends AnyOperation>(
  operation: Op,
  input: unknown,
  page: PageBook,
  idempotencyKey?: string,
): Promise<ActResult<z.output<Op["output"]>>> {
  const visit = await visitOfAction();
  const { current } = visit;
  try {
    if (!current) throw new AppError("INVALID_CREDENTIALS", { message: SIGNED_OUT });
    if (current.partner && current.partner.status !== "active")
      throw new AppError("PARTNER_SUSPENDED");
    requireBookOfAct(permissionOf(operation.name), page, current.caller);
    const meta = { ...metaOf(visit), ...(idempotencyKey ? { idempotencyKey } : {}) };
    const { output } = await run(operation, current.caller, input, meta);
    return { ok: true, output };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, details } = error;
    return { ok: false, code, message, problems: problemsOf(details) };
  }
}

const SIGNED_OUT = "You are signed out. Sign in again, then repeat this.";

/**
 * For an act that reads its form before anything else: what to tell where nobody is signed in, else null. Refuses what
 * another site sent.
 */
export async function closedToVisitor(): Promise<{ readonly problem: string } | null> {
  return (await visitOfAction()).current ? null : { problem: SIGNED_OUT };
}
