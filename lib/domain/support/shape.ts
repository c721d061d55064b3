import { z } from "zod";
import { Moment, pathId, prose } from "@/lib/domain/text";

/** How long a support access may be open, in hours. */
export const SUPPORT_HOURS = [1, 4, 24] as const;

const REASON_MIN = 10;
const REASON_MAX = 500;

/** Why an operator acts on a partner: enough words for the partner to understand it. */
export const ActReason = prose(REASON_MAX).min(
  REASON_MIN,
  `Write at least ${REASON_MIN} characters.`,
);

/** The pages of the dashboard that may be looked at, as an audit log names them: what is fixed before what is named. */
export const PAGES = {
  "/dashboard": "the overview",
  "/dashboard/account": "the own account",
  "/dashboard/account/two-factor": "the own authenticator",
  "/dashboard/developers": "API keys",
  "/dashboard/developers/connect": "how to connect",
  "/dashboard/developers/events": "the events",
  "/dashboard/developers/requests": "the request log",
  "/dashboard/developers/webhooks": "the webhooks",
  "/dashboard/merchants": "the list of merchants",
  "/dashboard/merchants/new": "the form for a merchant",
  "/dashboard/merchants/import": "the import",
  "/dashboard/merchants/bulk": "acts on many merchants",
  "/dashboard/merchants/bulk/[bulkId]": "one act on many merchants",
  "/dashboard/merchants/[merchantId]": "a merchant",
  "/dashboard/questions": "questions of merchants",
  "/dashboard/reviews": "the reviews",
  "/dashboard/reviews/[attemptId]": "a review",
  "/dashboard/settings": "the settings",
  "/dashboard/settings/audit": "the audit log",
  "/dashboard/settings/billing": "the bills",
  "/dashboard/settings/billing/portal": "the way to the payment service",
  "/dashboard/settings/choices": "what is left to the acquirer",
  "/dashboard/settings/portal": "the settings of the portal",
  "/dashboard/settings/products": "the products",
  "/dashboard/settings/products/new": "the form for a product",
  "/dashboard/settings/products/[presetId]": "a product",
  "/dashboard/settings/reminders": "the reminders",
  "/dashboard/settings/review": "the settings of reviews",
  "/dashboard/settings/support": "the support accesses",
  "/dashboard/team": "the team",
} as const;

/** A page of the dashboard. */
export type Page = keyof typeof PAGES;

/** The most characters of the path of a page. */
export const PATH_MAX = 2000;

const MERCHANT = "[merchantId]";

function fits(template: string, parts: readonly string[]): boolean {
  const wanted = template.split("/");
  if (wanted.length !== parts.length) return false;
  return wanted.every((each, at) => each === parts[at] || each.startsWith("["));
}

/** Which page an address is of, and whose if it is a merchant's; null where there is no such page. */
export function pageOf(
  path: string,
): { readonly page: Page; readonly merchantId: string | null } | null {
  const parts = path.split("/");
  const page = (Object.keys(PAGES) as Page[]).find((template) => fits(template, parts));
  if (!page) return null;
  const at = page.split("/").indexOf(MERCHANT);
  const named = at < 0 ? undefined : parts[at];
  return { page, merchantId: named ?? null };
}

/** Names a support access. */
export const AccessRef = z.strictObject({
  accessId: pathId("The access's id.", "sup_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** One support access, open or past. */
export const SupportAccess = z.object({
  id: z.string(),
  operatorName: z.string(),
  reason: z.string(),
  createdAt: Moment,
  expiresAt: Moment,
  endedAt: Moment.nullable(),
  endedBy: z.enum(["partner", "operator"]).nullable(),
  open: z.boolean(),
});

/** The support accesses to a partner, newest first, and whether there may be more of them. */
export const SupportAccesses = z.object({
  allowed: z.boolean(),
  items: z.array(SupportAccess),
  nextToken: z.string().nullable(),
});

/** One page of them. */
export const SupportQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional(),
});
