// Signing in: the steps behind the pages, without a page. Whether an address has an account shows neither
// in an answer nor in its time.
import {
  accountEmail,
  invitationOfToken,
  type KnownPerson,
  personOfEmail,
  signInService,
} from "@/lib/auth/people/known";
import { countTry } from "@/lib/auth/people/limits";
import { hashPassword, passwordProblem, verifyPassword } from "@/lib/auth/people/password";
import { newToken, tokenHash } from "@/lib/auth/people/session";
import type { UserCaller } from "@/lib/core/caller";
import { replayKeyOf } from "@/lib/core/credentials";
import { newId } from "@/lib/core/ids";
import { INTERNAL, OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { endCurrent, evenly, type Visit } from "./visit";

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
    const retryAfterSeconds = await countTry(visit.origin.address, accountEmail(input.email));
    if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
    const person = await personOfEmail(input.email);
    const tryNumber = person ? await beginTry(person) : 0;
    const right = await verifyPassword(person?.passwordHash ?? null, input.password);
    if (person && tryNumber > 0 && right) return open(person, "password", visit, tryNumber);
    if (person && tryNumber > 0) await refuseTry(person);
    return { is: "refused" };
  });
}

async function beginTry({ partnerId, userId }: KnownPerson): Promise<number> {
  const { output } = await run(INTERNAL.beginPasswordTry, signInService(partnerId), { userId });
  return output;
}

async function refuseTry({ partnerId, userId }: KnownPerson): Promise<void> {
  await run(INTERNAL.refusePasswordTry, signInService(partnerId), { userId });
}

/** Begins a session for somebody who proved who they are; the one that the browser had ends. */
export async function open(
  { partnerId, userId }: Pick<KnownPerson, "partnerId" | "userId">,
  method: "password" | "link" | "invitation",
  visit: Visit,
  tryNumber = 0,
): Promise<Opened | Refused> {
  const { output: user } = await run(INTERNAL.loadUser, signInService(partnerId), { userId });
  if (!user) return { is: "refused" };
  await endCurrent(visit);
  const token = newToken();
  const caller: UserCaller = {
    ...{ kind: "user", partnerId, userId, role: user.role, sessionId: newId("ses") },
    ...{ stage: "code", twoFactor: user.twoFactor, unlockedUntil: null },
    replayKey: replayKeyOf(token),
  };
  const input = { tokenHash: tokenHash(token), method, tryNumber };
  const { origin } = visit;
  const { output } = await run(OWN.openSession, caller, input, { origin });
  return { is: "opened", token, stage: output.stage };
}

type CodeStep = typeof OWN.enterCode | typeof OWN.unlockSession;

async function takeCode(step: CodeStep, code: string, visit: Visit): Promise<Opened | Refused> {
  const { current, origin } = visit;
  if (!current) return { is: "refused" };
  const retryAfterSeconds = await countTry(origin.address);
  if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
  const token = newToken();
  const input = { code: code.slice(0, 64), tokenHash: tokenHash(token) };
  const { output } = await run(step, current.caller, input, { origin });
  if (output.outcome === "accepted") return { is: "opened", token, stage: "full" };
  return { is: output.outcome === "locked" ? "locked" : "refused" };
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

/** Makes the account that an invitation offers, and signs the person in. */
export async function acceptInvitation(
  input: { readonly token: string; readonly name: string; readonly password: string },
  visit: Visit,
): Promise<Opened | Refused | Invalid | { readonly is: "ended" | "taken" }> {
  const retryAfterSeconds = await countTry(visit.origin.address);
  if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
  const found = await invitationOfToken(input.token);
  const shown = found && (await showInvitation(input.token));
  if (!found || !shown) return { is: "ended" };
  const problems = invitationProblems(input, shown.email);
  if (Object.keys(problems).length > 0) return { is: "invalid", problems };
  const { partnerId, invitationId } = found;
  const { output } = await run(INTERNAL.acceptInvitation, signInService(partnerId), {
    invitationId,
    name: input.name,
    passwordHash: await hashPassword(input.password),
  });
  if (output.outcome !== "joined" || !output.userId) {
    return { is: output.outcome === "taken" ? "taken" : "ended" };
  }
  return open({ partnerId, userId: output.userId }, "invitation", visit);
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
