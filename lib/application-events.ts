// What happens to applications, and to the partners that come of them: part of the one table of events.
import { z } from "zod";
import { event } from "./event-spec";

const entry = { entryId: z.string() };

/** The events of applications and of what comes of them. */
export const APPLICATION_EVENTS = {
  "application.received": event("application", "Somebody applied to become a partner.", {
    company: z.string(),
    country: z.string(),
    kind: z.string(),
  }),
  "application.confirmed": event("application", "The applicant confirmed the e-mail address.", {}),
  "application.noted": event("application", "An operator added a note to an application.", entry),
  "application.asked_back": event(
    "application",
    "An operator asked the applicant something.",
    entry,
  ),
  "application.answered": event("application", "The applicant answered.", entry),
  "application.sandbox_opened": event("application", "The applicant got a sandbox alone.", {
    sandboxId: z.string(),
    /** By itself, when the address was confirmed. */
    atOnce: z.boolean(),
  }),
  "application.approved": event("application", "An application was approved.", {
    partnerId: z.string(),
    sandboxId: z.string(),
    planId: z.string(),
    /** The name of the plan, as it was then. */
    plan: z.string(),
    /** The owner is still to take up an invitation. */
    invited: z.boolean(),
  }),
  "application.declined": event("application", "An application was declined.", {}),
  "application.invited_again": event("application", "The owner was sent another invitation.", {
    email: z.string(),
  }),
  "application.unconfirmed_removed": event(
    "service",
    "Applications went whose address nobody had confirmed.",
    { removed: z.int() },
  ),
  "partner.created": event("partner", "The partner was made by the operator of the service.", {
    name: z.string(),
    mode: z.enum(["live", "sandbox"]),
    /** The name of its plan, as it was then; null: sandboxes are not billed. */
    plan: z.string().nullable(),
  }),
  "partner.owner_invited": event("invitation", "The partner's owner was invited.", {
    email: z.string(),
  }),
  "partner.tied": event("partner", "The sandbox was tied to its live partner.", {
    livePartnerId: z.string(),
  }),
  "team.moved": event("partner", "The people of the sandbox went over to the live partner.", {
    people: z.int(),
  }),
  "service.settings_changed": event("service", "Settings of the service changed.", {
    instantSandbox: z.boolean(),
  }),
} as const;
