// What happens to a partner's own settings, keys and secrets: part of the one table of events.
import { z } from "zod";
import { event } from "./event-spec";

/** The events of a partner itself. */
export const PARTNER_EVENTS = {
  "partner.webhook_set": event("partner", "The address that receives webhooks changed.", {
    set: z.boolean(),
  }),
  "partner.settings_changed": event("partner", "Settings of the partner changed.", {
    changed: z.array(z.string()),
  }),
  "partner.logo_requested": event("partner", "The logo is to be fetched from its address.", {}),
  "partner.logo_fetched": event("partner", "The logo was fetched, or could not be.", {
    /** Why there is none. */
    problem: z.string().nullable(),
    sha256: z.string().nullable(),
  }),
  "partner.secret_rotated": event("partner", "The webhook secret was replaced.", {
    previousUntil: z.string(),
  }),
  "partner.key_created": event("partner", "One more API key was made.", {
    keyId: z.string(),
    name: z.string(),
  }),
  "partner.key_revoked": event("partner", "An API key was ended at once.", {
    keyId: z.string(),
    prefix: z.string(),
  }),
  "partner.key_rotated": event("partner", "The API key was replaced.", {
    keyId: z.string(),
    // A key of an earlier rotation whose answer nobody used.
    replacedKeyId: z.string().nullable(),
    previousUntil: z.string(),
  }),
  "partner.terms_changed": event("partner", "An operator changed the partner's name.", {
    name: z.string(),
  }),
  "partner.limits_changed": event("partner", "An operator set limits for this partner alone.", {
    /** What is null is as usual. */
    requestsPerSecond: z.int().nullable(),
    burst: z.int().nullable(),
    requestsPerDay: z.int().nullable(),
    merchantCap: z.int().nullable(),
  }),
  "partner.suspended": event(
    "partner",
    "An operator suspended the partner: keys, tokens and sessions stop, and the data stays.",
    { reason: z.string() },
  ),
  "partner.reactivated": event("partner", "An operator opened a suspended partner again.", {}),
  "partner.sandbox_suspended": event(
    "partner",
    "An operator suspended the sandbox alone; the live partner goes on.",
    { reason: z.string() },
  ),
  "partner.sandbox_reactivated": event(
    "partner",
    "An operator opened a sandbox again that was suspended.",
    {},
  ),
  "support.opened": event(
    "support_access",
    "An operator may look at the dashboard for support, for this reason and until then.",
    {
      operator: z.string(),
      reason: z.string(),
      until: z.string(),
      /** Which book is looked at. */
      of: z.enum(["live", "sandbox"]),
    },
  ),
  "support.looked": event("support_access", "An operator began to look at the dashboard.", {
    operator: z.string(),
  }),
  "support.page_looked": event("support_access", "An operator opened a page of the dashboard.", {
    /** Its address without what it names, such as `/dashboard/merchants/[merchantId]`. */
    page: z.string(),
  }),
  "support.left": event("support_access", "An operator stopped looking at the dashboard.", {}),
  "support.ended": event("support_access", "A support access was ended before its time.", {
    by: z.enum(["partner", "operator"]),
  }),
  "support.allowed_changed": event("partner", "Support access was allowed, or forbidden.", {
    allowed: z.boolean(),
  }),
  "partner.quota_reached": event("partner", "A sandbox has used up its requests of the day.", {
    /** The day in UTC. */
    day: z.string(),
    requests: z.int(),
  }),
} as const;
