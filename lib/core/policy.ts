// One table of what a partner's tenant may use: the runner of requests, the cap on merchants and the
// API reference read it. An installation changes the figures by its environment.
import { type Config, config } from "./config";

/** A partner works on real merchants, or tries things out. */
export type TenantMode = "live" | "sandbox";

/** What one kind of tenant may use; null: as much as it likes. */
export interface TenantPolicy {
  /** Requests per second of a partner by its keys, and of each merchant by its tokens, over time. */
  readonly requestsPerSecond: number;
  /** Requests that may come at once. */
  readonly burst: number;
  /** Requests of the whole tenant per UTC day. */
  readonly requestsPerDay: number | null;
  readonly merchantCap: number | null;
}

/** What an operator set for one partner alone: what is left out is as the policy of its mode says. */
export type OwnLimits = { readonly [Limit in keyof TenantPolicy]?: number };

/** All merchants of a partner together may ask for so many times what one may. */
export const MERCHANTS_TOGETHER = 5;

/** The longest text that any member of any request takes: what is longer is refused without being read. */
export const TEXT_MAX = 10_000;
/** How deep a body may nest, and how many members and entries it may have in all. */
export const DEPTH_MAX = 64;
export const MEMBERS_MAX = 50_000;
/** The same for the bulk import, all rows together. */
export const BULK_MEMBERS_MAX = 1_000_000;

/** The largest bodies, in bytes. */
export const BODY_MAX_BYTES = 1024 * 1024;
/** The same for an address of the portal's own that takes a few words. */
export const SMALL_BODY_MAX_BYTES = 16 * 1024;
/** The same for the bulk import. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Mail that somebody can ask for, so that nobody's mailbox is filled through us. All are counted per
 * partner, over 24 hours that end now, whoever asks and by whichever way.
 */
export const MAIL_LIMITS = {
  /** Invitations, fresh links and documents sent again, about one merchant. */
  perMerchantPerDay: 5,
  /** The same to one address. */
  perAddressPerDay: 10,
  /** Documents of attestations as they are sealed, to one address: one firm can look after many shops. */
  sealedPerAddressPerDay: 50,
  /** Notices of what was done to the partner's account, to one address. */
  noticesPerAddressPerDay: 5,
  /** Notices of what was changed of a person's sign-in or role, to one address. */
  accountNoticesPerAddressPerDay: 20,
  /** Invitations to a partner's team, to one address and in all. */
  teamInvitationsPerAddressPerDay: 5,
  teamInvitationsPerDay: 50,
  /** Acknowledgements of applications, to one address: anybody's can be typed there. */
  applicationsPerAddressPerDay: 3,
  /** Links to helpers, to one address and of one merchant: anybody's address can be typed there. */
  helperPerAddressPerDay: 5,
  helperPerMerchantPerDay: 20,
  /** That somebody whom a merchant asked has answered, to the merchant's address. */
  answersPerAddressPerDay: 30,
  /** A merchant is not invited again before, unless that is asked for. */
  daysBetweenInvitations: 7,
  /** Merchants with one address that one invitation names. */
  merchantsPerInvitation: 50,
} as const;

/** Exports that one partner may read at once, in each web process. */
export const EXPORTS_AT_ONCE = 4;
/** How long the reader of a file may take nothing before he is cut off. */
export const READER_PATIENCE_MS = 30_000;

/** How long a rotated-out API key or webhook secret goes on counting. */
export const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1000;

/** Seconds after which the result of work that was started is worth a look. */
export const POLL_SECONDS = 2;

/** Seconds' worth of requests that may come at once. */
export const BURST_SECONDS = 2;

/** What a tenant of this mode may use, with what was set for it alone. */
export function policyOf(
  mode: TenantMode,
  own: OwnLimits = {},
  limits: Config["limits"] = config().limits,
): TenantPolicy {
  const usual = mode === "live" ? limits.liveRequestsPerSecond : limits.sandboxRequestsPerSecond;
  const sandbox = mode === "sandbox";
  const requestsPerSecond = own.requestsPerSecond ?? usual;
  return {
    requestsPerSecond,
    burst: own.burst ?? requestsPerSecond * BURST_SECONDS,
    requestsPerDay: own.requestsPerDay ?? (sandbox ? limits.sandboxRequestsPerDay : null),
    merchantCap: own.merchantCap ?? (sandbox ? limits.sandboxMerchantCap : null),
  };
}
