// The end of a partner's contract: part of the one table of events. Each stands in the service's log and the partner's.
import { z } from "zod";
import { event } from "./event-spec";

/** The events of closing a partner. */
export const CLOSING_EVENTS = {
  "partner.closing_begun": event(
    "partner",
    "An operator began to close the partner: nothing goes in or out, and an archive can be taken.",
    { reason: z.string(), lastDay: z.string() },
  ),
  "partner.closing_called_off": event("partner", "An operator called the closing off.", {
    /** Whether the partner is open again; it stays suspended where it was before. */
    open: z.boolean(),
  }),
  "partner.archived": event("partner", "The archive of a closing partner was taken to its end.", {
    /** Who took it, as a log names callers. */
    by: z.string(),
    asOf: z.string(),
    bytes: z.int(),
    sha256: z.string(),
  }),
  "partner.deletion_asked": event("partner", "An operator asked for the deletion of all data.", {
    operator: z.string(),
  }),
  "partner.deletion_withdrawn": event("partner", "An operator called the deletion off.", {
    operator: z.string(),
  }),
  "partner.deletion_consented": event(
    "partner",
    "A second operator consented: the deletion of all data began.",
    {
      operator: z.string(),
      merchants: z.int(),
      records: z.int(),
      documents: z.int(),
      documentBytes: z.int(),
    },
  ),
  "partner.deleted": event("partner", "All data of the partner and its sandbox is deleted.", {
    rows: z.int(),
  }),
  "partner.retention_ended": event(
    "partner",
    "Seven years after the contract the audit log, invoices and the partner itself were removed.",
    {},
  ),
} as const;
