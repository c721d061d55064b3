// The service set up for a stand-in of Stripe, as an operator sets it up for the real one.
import { changeEnvironment } from "@/lib/core/config";
import { aStripe, type StripeStandIn } from "./stripe-stand-in";

/** Starts a stand-in and sets the service up for it. */
export async function aConnectedStripe(): Promise<StripeStandIn> {
  const stripe = await aStripe();
  changeEnvironment({
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    STRIPE_API_BASE: stripe.settings.apiBase,
  });
  return stripe;
}

/** Takes the set-up away again. */
export function disconnectStripe(): void {
  const unset = { STRIPE_WEBHOOK_SECRET: undefined, STRIPE_API_BASE: undefined };
  changeEnvironment({ STRIPE_SECRET_KEY: undefined, ...unset });
}
