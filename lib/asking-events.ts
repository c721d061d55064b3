// What happens to questions that somebody else is asked: part of the one table of events.
import { z } from "zod";
import { event } from "./event-spec";

const partId = z.string();

/** The events of helpers and of questions to the partner. */
export const ASKING_EVENTS = {
  "helper.asked": event("helper_link", "A merchant asked somebody about one question, by a link.", {
    partId,
    /** As the merchant called them. */
    name: z.string().nullable(),
    mailed: z.boolean(),
  }),
  "helper.revoked": event("helper_link", "A link to a helper was revoked.", { partId }),
  "helper.answered": event("helper_link", "A helper proposed an answer.", {
    partId,
    /** As the helper called themselves. */
    helperName: z.string(),
    /** Whether the merchant is written to. */
    announced: z.boolean(),
  }),
  "helper.taken": event("helper_link", "A merchant made a helper's words its answer.", {
    partId,
    helperName: z.string(),
  }),
  "helper.dismissed": event("helper_link", "A merchant put a helper's words aside.", { partId }),
  "partner_question.asked": event("partner_question", "A merchant put a question to the partner.", {
    partId,
  }),
  "partner_question.withdrawn": event(
    "partner_question",
    "A question to the partner was withdrawn.",
    { partId },
  ),
  "partner_question.answered": event("partner_question", "The partner answered a question.", {
    partId,
    /** Whether the merchant is written to. */
    announced: z.boolean(),
  }),
} as const;
