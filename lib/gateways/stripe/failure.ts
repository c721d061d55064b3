// Why Stripe did not do something, in our own words: its own can repeat what they were given, and its errors carry
// requests along.
import Stripe from "stripe";
import type { PushFailure } from "@/lib/domain/stripe/shape";

/** Stripe did not do it. The text repeats no words of Stripe. */
export class StripeFailure extends Error {
  readonly kind: PushFailure;
  /** Stripe's code, such as `resource_missing`; the kind where it told none. */
  readonly code: string;

  constructor(kind: PushFailure, code: string | null = null) {
    super(`Stripe did not take it: ${kind}${code ? ` (${code})` : ""}.`);
    this.name = "StripeFailure";
    this.kind = kind;
    this.code = code ?? kind;
  }
}

const CODE = /^[a-z0-9_]{1,60}$/;
const CONFLICT = 409;
const SERVER_ERROR = 500;

/** An error of the client, told without what it carries. */
export function failureOf(error: unknown): StripeFailure {
  if (error instanceof StripeFailure) return error;
  const { StripeError, StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  if (!(error instanceof StripeError)) return new StripeFailure("unreached");
  const code = error.code && CODE.test(error.code) ? error.code : null;
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) {
    return new StripeFailure("credentials", code);
  }
  return new StripeFailure(mayPass(error) ? "unreached" : "refused", code);
}

function mayPass(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors;
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError) return true;
  if (error.statusCode === CONFLICT || error instanceof StripeAPIError) return true;
  return (error.statusCode ?? SERVER_ERROR) >= SERVER_ERROR;
}
