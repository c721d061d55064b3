import type { Role } from "./roles";

/**
 * How an API key stands: `current` until it is rotated out, then `ending` for a day, and `replaced` in
 * that day once a key that came after it was used.
 */
export type KeyStanding = "current" | "ending" | "replaced";

/** Every key but the current one: whoever holds an old one may not lock its partner out. */
export const ENDING_KEYS: readonly KeyStanding[] = ["ending", "replaced"];

/** The tenant that the operators of the service belong to. It is no partner. */
export const SERVICE_TENANT = "service";

/** Who is acting. Every call has exactly one Caller; the runner and the database both scope by it. */
export type Caller =
  | {
      readonly kind: "partner";
      readonly partnerId: string;
      readonly keyId: string;
      readonly keyStanding: KeyStanding;
      /** Derived from the credential: seals the answers that are kept for an Idempotency-Key. */
      readonly replayKey: string;
    }
  | {
      readonly kind: "merchant";
      readonly partnerId: string;
      readonly merchantId: string;
      /** The session token's `jti`. */
      readonly tokenId: string;
      /** `view`: one of the partner's people looks at what the merchant sees, and changes nothing. */
      readonly use: "portal" | "chat" | "rest" | "view";
      /** When the session began, in seconds since 1970. */
      readonly sessionStart: number;
      readonly replayKey: string;
    }
  | UserCaller
  | HelperCaller
  | VisitorCaller
  | {
      readonly kind: "system";
      readonly partnerId: string;
      /** The job that acts, for example `render-documents`. */
      readonly job: string;
    };

/** A person who is signed in. */
export interface UserCaller {
  readonly kind: "user";
  /** The partner at whose book the session looks: the person's own, or its sandbox twin. */
  readonly partnerId: string;
  /** The partner that the person belongs to: account, sessions and team are there. */
  readonly homePartnerId: string;
  readonly userId: string;
  /** An operator of the service belongs to no partner, and so holds none of its roles. */
  readonly role: Role | "operator";
  readonly sessionId: string;
  /** `code`: the authenticator's code is still to come, and nothing else is open. */
  readonly stage: "code" | "full";
  /** Whether an authenticator is set up. */
  readonly twoFactor: boolean;
  /** Until then admin-only acts are open without another code. */
  readonly unlockedUntil: Date | null;
  readonly replayKey: string;
  /** An operator of the service looks at a partner's book, as a viewer, and changes nothing. */
  readonly support?: OpenSupport;
}

/** A support access that is open. */
export interface OpenSupport {
  readonly accessId: string;
  readonly until: Date;
}

/** Somebody whom a merchant asked about one question, by a link: it answers that, and reaches nothing else. */
export interface HelperCaller {
  readonly kind: "helper";
  readonly partnerId: string;
  /** Who asked. */
  readonly merchantId: string;
  readonly linkId: string;
  readonly replayKey: string;
}

/**
 * Somebody of whom nothing is known: whoever fills in the public form of applications, or has a link that it sent. The
 * tenant is that of the service, and what they send is guarded as everybody's.
 */
export interface VisitorCaller {
  readonly kind: "visitor";
  readonly partnerId: typeof SERVICE_TENANT;
  /** SHA-256 of the token of the link that they hold; null: they hold none. */
  readonly linkHash: string | null;
  readonly replayKey: string;
}

/** The kinds of Caller an operation can be open to. */
export type ActorKind = Caller["kind"];

/** How the audit trail names a caller, for example `api-key:key_…` or `job:determine`. */
export function actorName(caller: Caller): string {
  switch (caller.kind) {
    case "partner":
      return `api-key:${caller.keyId}`;
    case "merchant":
      return `session:${caller.tokenId}`;
    case "user":
      return `${caller.support ? "operator" : "user"}:${caller.userId}`;
    case "helper":
      return `helper:${caller.linkId}`;
    case "visitor":
      return "visitor";
    case "system":
      return `job:${caller.job}`;
  }
}

/** The merchant a Caller is confined to, or null. */
export function confinedMerchant(caller: Caller): string | null {
  return caller.kind === "merchant" || caller.kind === "helper" ? caller.merchantId : null;
}
