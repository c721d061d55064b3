import { z } from "zod";
import { ROLES, type Role } from "@/lib/core/roles";
import { line } from "@/lib/domain/text";

/** What a person is: one of a partner's roles, or an operator of the service. */
export type UserRole = Role | "operator";

/** How far a session is: `code` asks for the authenticator's code and opens nothing else. */
export type SessionStage = "code" | "full";

/** How a session began. */
export const SIGN_IN_METHODS = ["password", "link", "invitation"] as const;

/** How a session began. */
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** What a one-time link is for. */
export const LINK_PURPOSES = ["sign_in", "reset"] as const;

/** What a one-time link is for. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A role of a partner's people. */
export const RoleShape = z.enum(ROLES).meta({
  id: "Role",
  description:
    "What a person may do: a viewer reads, a member works with merchants, an admin also sets up keys, webhooks and the team, an owner also appoints owners.",
});

/** An e-mail address as accounts know it: in lower case. */
export const AccountEmail = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email("Use an e-mail address such as name@example.com.").max(254));

/** What a person is called. */
export const PersonName = line(100);

/** How long one-time links work. */
export const LINK_MINUTES = 15;
/** Wrong tries in a row, passwords and codes alike, that lock an account. */
export const TRIES_MAX = 5;
/** For how long. */
export const LOCK_MINUTES = 15;
/** How long a code unlocks admin-only acts on its session. */
export const UNLOCK_HOURS = 12;
/** How long a session lasts that nobody uses. */
export const SESSION_HOURS = 12;
/** How long the authenticator's code may take after the password. */
export const CODE_MINUTES = 10;
/** Recovery codes of one set. */
export const RECOVERY_CODES = 10;
