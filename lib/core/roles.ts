// What a person may do is one table (lib/permissions.ts) of these values: a least role, and whether the
// act asks for a code first.
import type { UserCaller } from "./caller";
import { AppError } from "./errors";

/** Roles of a partner's people, from the least to the most. */
export const ROLES = ["viewer", "member", "admin", "owner"] as const;

/** A role of a partner's people. */
export type Role = (typeof ROLES)[number];

/** What an operation asks of a person. */
export interface Permission {
  /**
   * `self`: it concerns the person's own account, whatever the role is. `operator`: it concerns the service, and is for
   * its operators alone.
   */
  readonly least: Role | "self" | "operator";
  /** An admin-only act: it takes a session that a code of the authenticator has unlocked. */
  readonly unlock?: true;
  /** Open while the code of a sign-in is still to come. */
  readonly beforeCode?: true;
  /** An act of operators that reaches every partner: its transaction runs under a database role of its own. */
  readonly allPartners?: true;
  /** It concerns the partner that the person belongs to, also while the session looks at its sandbox. */
  readonly home?: true;
  /** It tells of a look for support: the one thing that whoever looks for support writes. */
  readonly looking?: true;
}

/** Whether a role holds at least the rights of another. */
export function holds(role: Role | "operator", least: Role): boolean {
  return role !== "operator" && ROLES.indexOf(role) >= ROLES.indexOf(least);
}

/** Whether an act concerns the account or the team, which are the same whatever book is looked at. */
export function actsAtHome(permission: Permission | null): boolean {
  return permission?.home === true || permission?.least === "self";
}

/**
 * The person as they act: for what concerns the account or the team, at the partner that they belong to. Whoever looks
 * for support belongs to no partner, and so sees the team of the book that is looked at.
 */
export function actingAt(permission: Permission | null, caller: UserCaller): UserCaller {
  if (caller.support && permission?.least !== "self") return caller;
  return actsAtHome(permission) ? { ...caller, partnerId: caller.homePartnerId } : caller;
}

/** Refuses a person whom the table does not allow an act; no entry allows nobody. */
export function requirePermission(
  permission: Permission | null,
  caller: UserCaller,
  now: Date,
): void {
  if (caller.stage === "code" && !permission?.beforeCode) throw new AppError("CODE_REQUIRED");
  if (!permission) throw new AppError("PARTNER_KEY_REQUIRED");
  requireRole(permission.least, caller);
  if (!permission.unlock) return;
  if (!caller.twoFactor) throw new AppError("TWO_FACTOR_REQUIRED");
  if (!caller.unlockedUntil || caller.unlockedUntil <= now) throw new AppError("UNLOCK_REQUIRED");
}

/**
 * Whoever looks at a partner's dashboard for support changes nothing there, and sees nothing after the end. What
 * concerns the own account, the way back above all, stays open.
 */
export function requireSupport(
  kind: "command" | "query",
  permission: Permission | null,
  { support }: UserCaller,
  now: Date,
): void {
  if (!support || permission?.least === "self") return;
  if (support.until <= now) throw new AppError("SUPPORT_ENDED");
  if (kind === "query" || permission?.looking) return;
  const message = "A support access only looks. Nothing can be changed in it.";
  throw new AppError("VIEW_ONLY", { message });
}

function requireRole(least: Permission["least"], caller: UserCaller): void {
  if (least === "self") return;
  const allowed = least === "operator" ? caller.role === "operator" : holds(caller.role, least);
  if (!allowed) throw new AppError("ROLE_NOT_ALLOWED", { details: { least } });
  // Whoever reaches every partner signs in with two factors, always.
  if (least === "operator" && !caller.twoFactor) throw new AppError("TWO_FACTOR_REQUIRED");
}
