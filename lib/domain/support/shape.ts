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
