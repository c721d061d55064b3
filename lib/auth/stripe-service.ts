// What Stripe tells: checked by its signature with the official client, and turned into a Caller of the tenant whose
// customer it is about. Of the body only ids count; the rest is read from Stripe again.
import Stripe from "stripe";
import { z } from "zod";
import { findPartnerOfStripeCustomer } from "@/db/lookups";
import { type Caller, SERVICE_TENANT } from "@/lib/core/caller";
import { validationError } from "@/lib/core/errors";

/** Seconds that a signature may be old. */
const TOLERANCE_SECONDS = 300;

const Id = z.string().regex(/^[A-Za-z0-9_]{1,255}$/);
const Customer = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)]).nullish();
const Told = z.object({
  id: Id,
  type: z.string().max(100),
  data: z.object({
    object: z.object({ object: z.string(), id: Id.optional(), customer: Customer }),
  }),
});

/** A message of Stripe about an invoice. */
export interface StripeMessage {
  readonly caller: Caller;
  readonly eventId: string;
  readonly type: string;
  readonly stripeInvoiceId: string;
}

/** What a request of Stripe tells; null where it is about something else. A wrong signature is a VALIDATION_ERROR. */
export async function readStripeMessage(
  headers: Headers,
  body: Buffer,
  secret: string,
): Promise<StripeMessage | null> {
  const parsed = Told.safeParse(verified(headers, body, secret));
  if (!parsed.success) return null;
  const { id: eventId, type, data } = parsed.data;
  const { object, id: stripeInvoiceId, customer } = data.object;
  if (object !== "invoice" || !stripeInvoiceId) return null;
  const partnerId = customer ? await findPartnerOfStripeCustomer(customer) : null;
  const caller: Caller = {
    ...{ kind: "system", partnerId: partnerId ?? SERVICE_TENANT, job: "stripe-webhook" },
  };
  return { caller, eventId, type, stripeInvoiceId };
}

function verified(headers: Headers, body: Buffer, secret: string): unknown {
  const signature = headers.get("stripe-signature") ?? "";
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch {
    const message = "The signature does not fit.";
    throw validationError([{ path: "stripe-signature", code: "not_allowed", message }]);
  }
}
