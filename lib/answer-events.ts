// What happens to questions and answers, of sections and of single controls: part of the one table of events.
import { z } from "zod";
import { event } from "./event-spec";

const jobRefs = {
  kind: z.string(),
  topLevel: z.string().nullable(),
  controlId: z.string().nullable(),
};

/** The events of questions and answers. */
export const ANSWER_EVENTS = {
  "section.question_requested": event(
    "job",
    "A section's combined question was asked for.",
    jobRefs,
  ),
  "section.question_composed": event("job", "A section's combined question was composed.", jobRefs),
  "section.answered": event("job", "A section's combined answer was given.", jobRefs),
  "section.analyzed": event("job", "A section's answer was spread over its controls.", {
    ...jobRefs,
    overall: z.string(),
    uncovered: z.int(),
    assessor: z.string(),
    // A newer answer was read before: this one changed only what that one is silent about.
    superseded: z.boolean(),
  }),
  "section.confirmed": event(
    "attempt",
    "Drafts of a section were confirmed: carried answers, or a preset's.",
    {
      topLevel: z.string(),
      confirmed: z.int(),
      inherited: z.int(),
    },
  ),
  "control.question_requested": event("job", "A control's question was asked for.", jobRefs),
  "control.question_composed": event("job", "A control's question was composed.", jobRefs),
  "control.answered": event("job", "A control was answered.", jobRefs),
  "control.analyzed": event("job", "A control's answer was analysed.", {
    ...jobRefs,
    status: z.string(),
    assessor: z.string(),
    // A newer answer was read before: this one changed nothing.
    superseded: z.boolean(),
  }),
  "control.parked": event("attempt", "A control was parked for later, or unparked.", {
    controlId: z.string(),
    parked: z.boolean(),
  }),
  "control.worksheet_recorded": event(
    "attempt",
    "A compensating control's worksheet was filled in.",
    {
      controlId: z.string(),
    },
  ),
} as const;
