// Lets a request in or not: its credentials, and how much they have asked for. Every address that takes
// credentials comes through here.
import { countOpenRequest, countWrongCredentials } from "@/lib/auth/address-limits";
import { type Authenticated, authenticate } from "@/lib/auth/authenticate";
import { countRequest, type LimitHeaders } from "@/lib/auth/limits";
import type { Caller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { originOfCall } from "./call-origin";
import { noteQuotaReached } from "./quota-notice";

/** A request whose credentials count, with the headers that tell what is left for them. */
export interface Admitted extends Authenticated {
  readonly limits: LimitHeaders;
}

/**
 * Who makes a request, counted. Refusals are those of `authenticate` and of the limits; an address that
 * sends wrong credentials all the time is RATE_LIMITED, and valid ones from there still count for themselves.
 * `known` is told whose request it is, before it can be refused for its number.
 */
export async function admit(
  request: Request,
  headers = request.headers,
  known?: (caller: Caller) => void,
): Promise<Admitted> {
  const authenticated = await authenticate(headers).catch((error: unknown) =>
    refuseStranger(request, error),
  );
  known?.(authenticated.caller);
  const limits = await countRequest(authenticated).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "SANDBOX_QUOTA_REACHED") {
      noteQuotaReached(authenticated.caller.partnerId);
    }
    throw error;
  });
  return { ...authenticated, limits };
}

/** Counts a refusal of credentials for the address that it goes to, and passes it on. */
export async function refuseStranger(request: Request, error: unknown): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  const { address } = originOfCall(request);
  // Nobody guesses without credentials, or with those of a suspended partner: this process counts for itself.
  if (error.code === "INVALID_CREDENTIALS") await countWrongCredentials(address);
  else await countOpenRequest(address);
  throw error;
}
