// Signing in: the steps behind the pages, without a page. Whether an address has an account shows neither
// in an answer nor in its time.
import {
  accountEmail,
  invitationOfToken,
  type KnownPerson,
  personOfEmail,
  signInService,
} from "@/lib/auth/people/known";
import { knownBrowser } from "@/lib/auth/people/known-browser";
import { countTry } from "@/lib/auth/people/limits";
import { hashPassword, passwordProblem, verifyPassword } from "@/lib/auth/people/password";
import { newToken, tokenHash } from "@/lib/auth/people/session";
import type { UserCaller } from "@/lib/core/caller";
import { replayKeyOf } from "@/lib/core/credentials";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { INTERNAL, OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { beginTry, enterCounted, NO_TRY, refuseTry, type Try } from "./tries";
import { endCurrent, evenly, metaOf, type Visit } from "./visit";

/** A session that was opened: its token belongs into the cookie, and nowhere else. */
export interface Opened {
  readonly is: "opened";
  readonly token: string;
  readonly stage: "code" | "full";
}

/** Why nobody was signed in. */
export type Refused =
  | { readonly is: "refused" }
  | { readonly is: "locked" }
  | { readonly is: "limited"; readonly retryAfterSeconds: number };

/** Signs in by password. A wrong password, an unknown address and a locked account are answered alike. */
export function signInWithPassword(
  input: { readonly email: string; readonly password: string },
  visit: Visit,
): Promise<Opened | Refused> {
  return evenly(async () => {
    const person = await personOfEmail(input.email);
    const known = person !== null && knownBrowser(person, visit.known) !== null;
    const account = known ? undefined : accountEmail(input.email);
    const retryAfterSeconds = await countTry(visit.origin.address, account);
    if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
    const begun = person && (await beginTry(person, visit));
    const right = await verifyPassword(person?.passwordHash ?? null, input.password);
    if (begun && right) return open(person, "password", visit, begun);
    if (begun) await refuseTry(person, visit);
    return { is: "refused" };
  });
}

type Proved = Pick<KnownPerson, "partnerId" | "userId"> &
  Partial<Pick<KnownPerson, "passwordHash">>;

/**
 * Begins a session for somebody who proved who they are; the one that the browser had ends. Where a password
 * proved it, `passwordHash` is what it was compared with: another one since then refuses.
 */
export async function open(
  { partnerId, userId, passwordHash = null }: Proved,
  method: "password" | "link" | "invitation",
  visit: Visit,
  { number: tryNumber, pastLock }: Try = NO_TRY,
): Promise<Opened | Refused> {
  const { output: user } = await run(INTERNAL.loadUser, signInService(partnerId), { userId });
  if (!user) return { is: "refused" };
  await endCurrent(visit);
  const token = newToken();
  const caller: UserCaller = {
    ...{ kind: "user", partnerId, homePartnerId: partnerId, userId, role: user.role },
    sessionId: newId("ses"),
    ...{ stage: "code", twoFactor: user.twoFactor, unlockedUntil: null },
    replayKey: replayKeyOf(token),
  };
  const seen = method === "password" ? passwordHash : null;
  const input = { tokenHash: tokenHash(token), method, tryNumber, pastLock, passwordHash: seen };
  const { output } = await run(OWN.openSession, caller, input, metaOf(visit));
  if (output.stage === "none") return { is: "refused" };
  return { is: "opened", token, stage: output.stage };
}

type CodeStep = typeof OWN.enterCode | typeof OWN.unlockSession;

async function takeCode(step: CodeStep, code: string, visit: Visit): Promise<Opened | Refused> {
  const { current } = visit;
  if (!current) return { is: "refused" };
  const retryAfterSeconds = await countTry(visit.origin.address);
  if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
  const token = newToken();
  const input = { code: code.slice(0, 64), tokenHash: tokenHash(token) };
  const { outcome } = await enterCounted(visit, async (pastLock) => {
    return (await run(step, current.caller, { ...input, pastLock }, metaOf(visit))).output;
  });
  if (outcome === "accepted") return { is: "opened", token, stage: "full" };
  return { is: outcome === "locked" ? "locked" : "refused" };
}

/** Completes a sign-in by the authenticator's code or a recovery code. */
export function signInWithCode(code: string, visit: Visit): Promise<Opened | Refused> {
  return takeCode(OWN.enterCode, code, visit);
}

/** Unlocks admin-only acts of a session by a code. */
export function unlock(code: string, visit: Visit): Promise<Opened | Refused> {
  return takeCode(OWN.unlockSession, code, visit);
}

/** An invitation as its page shows it; null where it works no more. */
export async function showInvitation(token: string) {
  const found = await invitationOfToken(token);
  if (!found) return null;
  const { partnerId, invitationId } = found;
  const caller = signInService(partnerId);
  return (await run(INTERNAL.readInvitation, caller, { invitationId })).output;
}

/** What is wrong with what was typed, by field. */
export interface Invalid {
  readonly is: "invalid";
  readonly problems: Readonly<Record<string, string>>;
}

/** What somebody types to take an invitation up; `email` where it names none. */
interface Accepted {
  readonly token: string;
  readonly name: string;
  readonly email?: string;
  readonly password: string;
}

/** Makes the account that an invitation offers, and signs the person in. */
export async function acceptInvitation(
  input: Accepted,
  visit: Visit,
): Promise<Opened | Refused | Invalid | { readonly is: "ended" | "taken" }> {
  const retryAfterSeconds = await countTry(visit.origin.address);
  if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
  const found = await invitationOfToken(input.token);
  const shown = found && (await showInvitation(input.token));
  if (!found || !shown) return { is: "ended" };
  const email = shown.email ?? accountEmail(input.email ?? "");
  const problems = invitationProblems(input, email);
  if (Object.keys(problems).length > 0) return { is: "invalid", problems };
  const { partnerId, invitationId } = found;
  const passwordHash = await hashPassword(input.password);
  const accepted = { invitationId, name: input.name, passwordHash, email };
  const service = signInService(partnerId);
  const joined = run(INTERNAL.acceptInvitation, service, accepted, metaOf(visit));
  const output = await joined.then(({ output }) => output).catch(problemsTyped);
  if ("problems" in output) return { is: "invalid", ...output };
  if (output.outcome !== "joined" || !output.userId) {
    return { is: output.outcome === "taken" ? "taken" : "ended" };
  }
  return open({ partnerId, userId: output.userId }, "invitation", visit);
}

/** What the operation refuses of what was typed, by field. */
function problemsTyped(error: unknown): Pick<Invalid, "problems"> {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "CARD_DATA_REFUSED") {
    return { problems: { name: "Type your name, not a card." } };
  }
  const issues = (error.details?.issues ?? []) as readonly { path: string; message: string }[];
  if (error.code !== "VALIDATION_ERROR" || !issues.some(({ path }) => path === "email"))
    throw error;
  return { problems: { email: "Use an e-mail address such as name@example.com." } };
}

const LONGEST_NAME = 100;

function invitationProblems(
  { name, password }: { readonly name: string; readonly password: string },
  email: string,
): Record<string, string> {
  const problems: Record<string, string> = {};

  if (!name.trim()) problems.name = "Type your name.";
  else if (name.trim().length > LONGEST_NAME) problems.name = "Use at most 100 characters.";
  const weak = passwordProblem(password, email);
  if (weak) problems.password = weak;
  return problems;
}
