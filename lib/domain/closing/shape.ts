import { z } from "zod";
import { PartnerRef } from "@/lib/domain/oversight/shape";
import { ActReason } from "@/lib/domain/support/shape";
import { line, Moment } from "@/lib/domain/text";

/** For so many years after the contract's last day the audit log, invoices and payments are kept. */
export const KEPT_YEARS = 7;

/** The beginning of a closing. */
export const ClosingBegun = PartnerRef.extend({
  reason: ActReason,
  /** The contract's last day. */
  lastDay: z.iso.date("Use a day such as 2026-11-30."),
});

/** The consent of a second operator: whoever deletes types what. */
export const DeletionConsent = PartnerRef.extend({ name: line() });

/**
 * Why nothing can be deleted yet: the contract runs, no archive was taken in full since the closing began, something
 * changed after it, an invoice is open, or a sealed attestation was not billed.
 */
export const BLOCKERS = [
  "contract_runs",
  "archive_missing",
  "changed_since",
  "invoice_open",
  "unbilled",
] as const;

/** One of them. */
export type Blocker = (typeof BLOCKERS)[number];

const Step = z.object({ at: Moment, by: z.string() });

/** What a deletion takes, in counts. */
const Standing = z.object({
  merchants: z.int(),
  records: z.int(),
  documents: z.int(),
  documentBytes: z.int(),
});

/** A closing as operators see it, step by step. */
export const Closing = z.object({
  reason: z.string(),
  lastDay: z.string(),
  /** Until then the audit log and the invoices are kept. */
  keptUntil: z.string(),
  begun: Step,
  archive: Step.extend({ asOf: Moment, bytes: z.int(), sha256: z.string() }).nullable(),
  /** `own`: whoever looks asked for it, and so cannot consent. */
  asked: Step.extend({ own: z.boolean() }).nullable(),
  consented: Step.nullable(),
  /** Rows that are deleted so far. */
  deletedRows: z.int(),
  deletedAt: Moment.nullable(),
  standing: Standing,
  blockers: z.array(z.enum(BLOCKERS)),
});

/** What a person needs to take the archive. */
export interface ArchivePlan {
  readonly closingId: string;
  readonly partner: { readonly id: string; readonly name: string; readonly mode: string };
  readonly twinId: string | null;
  readonly asOf: string;
  /** How many changes the logs told of before anything was read. */
  readonly changes: number;
  /** Which files it holds of each tenant, in the order in which they are read. */
  readonly files: readonly string[];
  readonly readme: string;
}
