import { z } from "zod";
import { AuditQuery } from "@/lib/domain/audit/shape";
import { SupportAccess } from "@/lib/domain/support/shape";
import { line, Moment, pathId } from "@/lib/domain/text";

/** Names a partner. */
export const PartnerRef = z.strictObject({
  partnerId: pathId("The partner's id.", "prt_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

const mode = z.enum(["live", "sandbox"]);
/** `closing`: suspended, because its contract ends. `closed`: its data is deleted. */
const status = z.enum(["active", "suspended", "closing", "closed"]);

/** What the list of partners is narrowed to, and one page of it. */
export const PartnersQuery = z.strictObject({
  search: z.string().trim().max(200).optional(),
  mode: mode.optional(),
  status: status.optional(),
  planId: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional(),
});

/** A sandbox that is looked at beside its live partner. */
const Twin = z.object({ id: z.string(), status, merchants: z.int() });

/** A partner as the list shows it. */
export const PartnerLine = z.object({
  id: z.string(),
  name: z.string(),
  mode,
  status,
  plan: z.object({ id: z.string(), name: z.string() }),
  merchants: z.int(),
  /** Attestations sealed in the month that runs. */
  sealed: z.int(),
  createdAt: Moment,
  twin: Twin.nullable(),
});

/** One page of partners, newest first. */
export const PartnersPage = z.object({
  items: z.array(PartnerLine),
  nextToken: z.string().nullable(),
});

/** All partners in figures. */
export const ServiceFigures = z.object({
  /** Each counts once: a sandbox twin goes with its live partner. */
  partners: z.object({ live: z.int(), sandbox: z.int(), suspended: z.int() }),
  merchants: z.object({ live: z.int(), sandbox: z.int() }),
  /** By live partners, in the month that runs and in the one before it. */
  sealed: z.object({ thisMonth: z.int(), lastMonth: z.int() }),
});

const LIMIT_MAX = 1_000_000;
const perSecond = z
  .int("Use a whole number.")
  .min(1, "Use at least 1.")
  .max(10_000, "Use at most 10000.");
const many = z
  .int("Use a whole number.")
  .min(1, "Use at least 1.")
  .max(LIMIT_MAX, "Use at most 1000000.");

/** What is set for one partner alone; null: as usual. */
export const OwnLimitsShape = z.strictObject({
  requestsPerSecond: perSecond.nullable(),
  burst: many.nullable(),
  requestsPerDay: many.nullable(),
  merchantCap: many.nullable(),
});

const InForce = z.object({
  requestsPerSecond: z.int(),
  burst: z.int(),
  requestsPerDay: z.int().nullable(),
  merchantCap: z.int().nullable(),
});

const Month = z.object({ start: Moment, end: Moment, sealed: z.int() });

/** One partner, in facts and counts. */
export const PartnerOverseen = PartnerLine.omit({ sealed: true }).extend({
  /** The live partner of this sandbox. */
  sandboxOf: z.string().nullable(),
  suspendedAt: Moment.nullable(),
  suspendedReason: z.string().nullable(),
  supportAllowed: z.boolean(),
  limits: z.object({ own: OwnLimitsShape, usual: InForce, inForce: InForce }),
  usage: z.object({ running: Month, counted: z.array(Month) }),
  support: z.array(SupportAccess.extend({ own: z.boolean() })),
});

/** What a partner is called from now on. */
export const PartnerTerms = PartnerRef.extend({ name: line() });

/** One page of what operators did to a partner. */
export const PartnerActsQuery = AuditQuery.pick({ limit: true, nextToken: true }).extend(
  PartnerRef.shape,
);
