import { z } from "zod";
import { line, Moment, pathId, prose } from "@/lib/domain/text";
import { AccountEmail, PersonName } from "@/lib/domain/user/shape";
import { isCountryCode } from "@/lib/pci/countries";
import { APPLICATION_STATES } from "./machine";

/** Days for which the link works that confirms an address. */
export const CONFIRM_DAYS = 7;
/** Days after which an application goes whose address nobody confirmed. */
export const UNCONFIRMED_DAYS = 30;

/** What a company that applies is. */
export const APPLICANT_KINDS = [
  "acquirer",
  "iso",
  "service_provider",
  "integrator",
  "other",
] as const;

/** What a company that applies is. */
export type ApplicantKind = (typeof APPLICANT_KINDS)[number];

/** How many merchants it expects. */
export const MERCHANT_RANGES = ["to_100", "to_1000", "to_10000", "to_100000", "beyond"] as const;

/** How many merchants it expects. */
export type MerchantRange = (typeof MERCHANT_RANGES)[number];

/** The most characters of what somebody writes about an application. */
const TEXT_MAX = 2000;
const COMPANY_MAX = 100;

/** What the public form takes. */
export const NewApplication = z.strictObject({
  /** Which copy of the form it was: sent twice, it is one application. */
  formCopy: line(64),
  company: line(COMPANY_MAX),
  country: z.string().refine(isCountryCode, "Choose a country."),
  contactName: PersonName,
  email: AccountEmail,
  kind: z.enum(APPLICANT_KINDS, "Choose what you are."),
  merchants: z.enum(MERCHANT_RANGES, "Choose how many."),
  currentTool: line(200).optional(),
  purpose: prose(TEXT_MAX),
});

/** Names an application. */
export const ApplicationRef = z.strictObject({
  applicationId: pathId("The application's id.", "app_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** What an operator writes: a note, a question, a reason. */
export const ApplicationText = ApplicationRef.extend({ text: prose(TEXT_MAX) });

/** What the applicant answers. */
export const ApplicantAnswer = z.strictObject({ text: prose(TEXT_MAX) });

/** What approval opens, and as what. */
export const Approval = ApplicationRef.extend({
  /** A live partner with its sandbox, or the sandbox alone first. */
  open: z.enum(["live", "sandbox"], "Choose what to open."),
  name: line(COMPANY_MAX),
  /** Of a live partner; left out, the plan that is there from the start. A sandbox is not billed. */
  planId: pathId("The plan's id.", "pln_01jd9x0e5kf7tr5v8kxgk3s9qa").optional(),
});

/** The parts of the queue; applications whose address nobody confirmed are in none. */
export const QUEUE_STATES = ["confirmed", "asked_back", "sandbox", "approved", "declined"] as const;

/** One page of the queue. */
export const ApplicationList = z.strictObject({
  state: z.enum(QUEUE_STATES).default("confirmed"),
  search: z.string().trim().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional(),
});

/** An application as a row of the queue. */
export const ListedApplication = z.object({
  id: z.string(),
  state: z.enum(APPLICATION_STATES),
  company: z.string(),
  country: z.string(),
  kind: z.enum(APPLICANT_KINDS),
  merchants: z.enum(MERCHANT_RANGES),
  contactName: z.string(),
  email: z.string(),
  createdAt: Moment,
  /** Since when it is as it is. */
  stateAt: Moment,
});

/** One page of the queue, with how many there are in each part. */
export const ApplicationQueue = z.object({
  items: z.array(ListedApplication),
  counts: z.record(z.enum(QUEUE_STATES), z.int()),
  nextToken: z.string().nullable(),
});

/** All that is known of an application. */
export const ApplicationDetail = ListedApplication.extend({
  currentTool: z.string().nullable(),
  purpose: z.string(),
  /** Where it was sent from, as the service saw it. */
  address: z.string().nullable(),
  confirmedAt: Moment.nullable(),
  reason: z.string().nullable(),
  sandboxId: z.string().nullable(),
  partnerId: z.string().nullable(),
  /** The address has an account of the service already, so that it can take no invitation up. */
  hasAccount: z.boolean(),
  history: z.array(
    z.object({
      id: z.string(),
      at: Moment,
      actor: z.string(),
      type: z.string(),
      /** What was written: a note, a question, an answer, a reason. */
      text: z.string().nullable(),
      /** The name of the plan that was given, as it was then. */
      plan: z.string().nullable(),
    }),
  ),
});

/** What an act came to. */
export const ApplicationStanding = z.object({ state: z.enum(APPLICATION_STATES) });
