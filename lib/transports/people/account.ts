// What a person does with the own account where a step comes before the operation: a password is checked
// and hashed, a session gets a new token, a secret is drawn for a camera.
import { personOfEmail } from "@/lib/auth/people/known";
import { knownBrowser } from "@/lib/auth/people/known-browser";
import { countTry } from "@/lib/auth/people/limits";
import { hashPassword, passwordProblem, verifyPassword } from "@/lib/auth/people/password";
import { newToken, tokenHash } from "@/lib/auth/people/session";
import { qrCode } from "@/lib/core/qr-path";
import { OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import type { Invalid, Refused } from "./sign-in";
import { beginTry, enterCounted, refuseTry } from "./tries";
import { metaOf, type Visit } from "./visit";

type SignedInVisit = Visit & { readonly current: NonNullable<Visit["current"]> };

/** The present password is asked for again; wrong ones count as at sign-in. null: it is the right one. */
async function refuseWrongPassword(
  present: string,
  visit: SignedInVisit,
): Promise<Invalid | Refused | null> {
  const { email } = visit.current;
  const person = await personOfEmail(email);
  const known = person !== null && knownBrowser(person, visit.known) !== null;
  const retryAfterSeconds = await countTry(visit.origin.address, known ? undefined : email);
  if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
  if (!person || !(await beginTry(person, visit))) return { is: "locked" };
  if (await verifyPassword(person.passwordHash, present)) return null;
  await refuseTry(person, visit);
  return { is: "invalid", problems: { present: "This is not your current password." } };
}

/** Changes the own password. */
export async function changePassword(
  input: { readonly present: string; readonly password: string },
  visit: SignedInVisit,
): Promise<{ readonly is: "changed" } | Invalid | Refused> {
  const { caller, email } = visit.current;
  const weak = passwordProblem(input.password, email);
  if (weak) return { is: "invalid", problems: { password: weak } };
  const refused = await refuseWrongPassword(input.present, visit);
  if (refused) return refused;
  const passwordHash = await hashPassword(input.password);
  await run(OWN.changePassword, caller, { passwordHash }, metaOf(visit));
  return { is: "changed" };
}

/** A secret for an authenticator, as a text and for a camera. */
export interface Enrolment {
  readonly secret: string;
  readonly qr: { readonly path: string; readonly size: number };
}

/**
 * Starts to set an authenticator up. It asks for the password: a session that was left open gives nobody the
 * account for good.
 */
export async function startTwoFactor(
  present: string,
  visit: SignedInVisit,
): Promise<({ readonly is: "started" } & Enrolment) | Invalid | Refused> {
  const refused = await refuseWrongPassword(present, visit);
  if (refused) return refused;
  const { output } = await run(OWN.startTwoFactor, visit.current.caller, {}, metaOf(visit));
  return { is: "started", secret: output.secret, qr: qrCode(output.address) };
}

/** Completes the set-up by a first code; the session goes on under a new token. */
export async function confirmTwoFactor(
  code: string,
  visit: SignedInVisit,
): Promise<
  { readonly is: "on"; readonly token: string; readonly recoveryCodes: readonly string[] } | Refused
> {
  const retryAfterSeconds = await countTry(visit.origin.address);
  if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
  const token = newToken();
  const input = { code: code.slice(0, 64), tokenHash: tokenHash(token) };
  const { caller } = visit.current;
  const { outcome, recoveryCodes } = await enterCounted(visit, async (pastLock) => {
    return (await run(OWN.confirmTwoFactor, caller, { ...input, pastLock }, metaOf(visit))).output;
  });
  if (outcome === "accepted") return { is: "on", token, recoveryCodes };
  return { is: outcome === "locked" ? "locked" : "refused" };
}
