// What happens to the people who sign in, and to a partner's team: part of the one table of events.
import { z } from "zod";
import { event } from "./event-spec";

/** The events of people and teams. */
export const PEOPLE_EVENTS = {
  "user.try_refused": event("user", "A wrong password or code was entered.", {
    what: z.enum(["password", "code"]),
    /** It was one too many: the account takes no sign-in for a while. */
    locked: z.boolean(),
  }),
  "user.link_requested": event("user", "A one-time link by e-mail was asked for.", {
    linkId: z.string(),
    purpose: z.string(),
  }),
  "user.link_used": event("user", "A one-time link was used.", {
    linkId: z.string(),
    purpose: z.string(),
  }),
  "user.code_asked": event("user", "A sign-in waits for the authenticator's code.", {
    sessionId: z.string(),
    method: z.string(),
  }),
  "user.signed_in": event("user", "A person signed in.", {
    sessionId: z.string(),
    method: z.string(),
    code: z.enum(["none", "code", "recovery_code"]),
  }),
  "user.signed_out": event("user", "A person ended sessions of theirs.", {
    sessionsEnded: z.int(),
  }),
  "user.switched": event("user", "A person switched between the live partner and its sandbox.", {
    sessionId: z.string(),
    to: z.enum(["live", "sandbox"]),
  }),
  "user.unlocked": event("user", "A person unlocked admin-only acts with a code.", {
    sessionId: z.string(),
    until: z.string(),
  }),
  "user.password_changed": event("user", "A person's password was changed.", {
    by: z.enum(["person", "link"]),
    sessionsEnded: z.int(),
  }),
  "user.two_factor_started": event("user", "An authenticator is being set up.", {}),
  "user.two_factor_changed": event("user", "Two-factor sign-in was switched on or off.", {
    on: z.boolean(),
  }),
  "user.recovery_code_used": event(
    "user",
    "A recovery code was used instead of the authenticator.",
    {
      left: z.int(),
    },
  ),
  "user.recovery_codes_renewed": event("user", "A new set of recovery codes was made.", {}),
  "team.invited": event("invitation", "A person was invited to the team.", {
    email: z.string(),
    role: z.string(),
  }),
  "team.invitation_withdrawn": event("invitation", "An invitation was withdrawn.", {
    email: z.string(),
  }),
  "team.joined": event("user", "A person took an invitation up.", {
    invitationId: z.string(),
    role: z.string(),
  }),
  "team.role_changed": event("user", "A person's role changed.", {
    from: z.string(),
    to: z.string(),
  }),
  "team.removed": event("user", "A person was removed from the team.", { role: z.string() }),
  "operator.setup_offered": event(
    "invitation",
    "The service started without an operator, and printed the address of its set-up.",
    {},
  ),
  "operator.offered": event(
    "invitation",
    "An invitation to be an operator was made on the command line.",
    {
      email: z.string(),
    },
  ),
} as const;
