// One table of what a partner's tenant may use: the runner of requests, the cap on merchants and the
// API reference read it. An installation changes the figures by its environment.
import { type Config, config } from "./config";

/** A partner works on real merchants, or tries things out. */
export type TenantMode = "live" | "sandbox";

/** What one kind of tenant may use; null: as much as it likes. */
export interface TenantPolicy {
  /** Requests per second of one key or session token, over time. */
  readonly requestsPerSecond: number;
  /** Requests that may come at once. */
  readonly burst: number;
  /** Requests of the whole tenant per UTC day. */
  readonly requestsPerDay: number | null;
  readonly merchantCap: number | null;
}

/** The largest bodies, in bytes. */
export const BODY_MAX_BYTES = 1024 * 1024;
/** The same for the bulk import. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;

/** How long a rotated-out API key or webhook secret goes on counting. */
export const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1000;

/** Seconds after which the result of work that was started is worth a look. */
export const POLL_SECONDS = 2;

/** Seconds' worth of requests that may come at once. */
export const BURST_SECONDS = 2;

/** What a tenant of this mode may use. */
export function policyOf(
  mode: TenantMode,
  limits: Config["limits"] = config().limits,
): TenantPolicy {
  const perSecond =
    mode === "live" ? limits.liveRequestsPerSecond : limits.sandboxRequestsPerSecond;
  const sandbox = mode === "sandbox";
  return {
    requestsPerSecond: perSecond,
    burst: perSecond * BURST_SECONDS,
    requestsPerDay: sandbox ? limits.sandboxRequestsPerDay : null,
    merchantCap: sandbox ? limits.sandboxMerchantCap : null,
  };
}
