// What operations may reach outside before their transaction, in one place.
import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import type { Outside } from "@/lib/core/operation";
import { portalPage } from "@/lib/domain/stripe/shape";
import {
  type AuthorizeNetGateway,
  createAuthorizeNetGateway,
} from "./authorize-net/authorize-net-gateway";
import { createStripeGateway } from "./stripe/stripe-gateway";
import { createWebhookGateway, type WebhookGateway } from "./webhook/webhook-gateway";

declare module "@/lib/core/operation" {
  interface Outside {
    readonly webhooks: WebhookGateway;
    readonly authorizeNet: AuthorizeNetGateway;
    readonly billingPortal: BillingPortal;
  }
}

/** Where partners see their cards and receipts. */
interface BillingPortal {
  /** A page for one visit; null where Stripe is not set up. Throws GATEWAY_UNAVAILABLE. */
  open(customerId: string): Promise<string | null>;
}

async function openPortal(customerId: string): Promise<string | null> {
  const stripe = createStripeGateway(config().stripe);
  if (!stripe) return null;
  const back = portalPage(config().baseUrl).replace(/\/portal$/, "");
  return stripe.openPortal(customerId, back).catch((cause: unknown) => {
    throw new AppError("GATEWAY_UNAVAILABLE", { cause });
  });
}

/** The outside of this process, made at its first use. */
export const outside: Outside = {
  get webhooks() {
    return createWebhookGateway({ allowPrivate: config().allowPrivateWebhooks });
  },
  billingPortal: { open: openPortal },
  get authorizeNet() {
    return createAuthorizeNetGateway({ urls: config().authorizeNet });
  },
};
