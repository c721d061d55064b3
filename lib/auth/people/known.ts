// Who an address, a link or an invitation belongs to, asked before anybody is signed in. An address is
// looked up in lower case, as accounts are kept.
import { findInvitationByToken, findLinkByToken, findUserByEmail } from "@/db/lookups";
import type { Caller } from "@/lib/core/caller";
import { tokenHash } from "./session";

const LONGEST_EMAIL = 254;
const TOKEN = /^[\w-]{43}$/;

/** A person of a tenant. */
export interface KnownPerson {
  readonly partnerId: string;
  readonly userId: string;
  readonly passwordHash: string | null;
}

/** An address as accounts know it. */
export function accountEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Whose address it is, or null. */
export async function personOfEmail(typed: string): Promise<KnownPerson | null> {
  const email = accountEmail(typed);
  return email.length > LONGEST_EMAIL ? null : findUserByEmail(email);
}

/** The one-time link with this token, or null. */
export async function linkOfToken(token: string) {
  return TOKEN.test(token) ? findLinkByToken(tokenHash(token)) : null;
}

/** The invitation with this token, or null. */
export async function invitationOfToken(token: string) {
  return TOKEN.test(token) ? findInvitationByToken(tokenHash(token)) : null;
}

/** The service, acting for a tenant while nobody is signed in. */
export function signInService(partnerId: string): Extract<Caller, { kind: "system" }> {
  return { kind: "system", partnerId, job: "sign-in" };
}
