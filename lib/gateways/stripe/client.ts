// The official client with our bounds: one version of the API, short waits, few tries, no telemetry.
import Stripe from "stripe";
import type { Config } from "@/lib/core/config";
import { failureOf, StripeFailure } from "./failure";

/** The version of the API whose shapes we read. */
const API_VERSION = "2026-10-28.endive";

/** How long is waited for Stripe, in milliseconds, and how often it is asked again. */
export interface StripeTiming {
  /** For one answer. */
  readonly requestMs: number;
  /** For one call with all its tries: a slow body counts, too. */
  readonly callMs: number;
  readonly retries: number;
}

/** A call of the client within our bounds; throws a StripeFailure. */
export type Ask = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** A client by these settings. */
export function openStripe(settings: NonNullable<Config["stripe"]>, timing: StripeTiming): Ask {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: API_VERSION,
    timeout: timing.requestMs,
    maxNetworkRetries: timing.retries,
    telemetry: false,
    ...(settings.apiBase ? placeOf(settings.apiBase) : {}),
  });
  return async (call) => {
    try {
      return await within(timing.callMs, call(stripe));
    } catch (error) {
      throw failureOf(error);
    }
  };
}

function placeOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  const plain = protocol === "http:";
  return {
    protocol: plain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port || (plain ? "80" : "443"),
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = new AbortController();
  const tooLate = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new StripeFailure("unreached", "too_slow")), ms);
    late.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    late.abort();
  }
}
