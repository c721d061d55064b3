// The rule of a merchant's compliance status: one pure function, used wherever it can change.
/** The stages of a merchant, from the contract. */
export const COMPLIANCE_STATUSES = [
  "not_started",
  "payment_methods_added",
  "saq_determined",
  "questions_in_progress",
  "review_in_progress",
  "compliant",
  "expired",
] as const;

/** A merchant's stage. */
export type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

/** One sealed attempt, as far as compliance depends on it. */
export interface SealedStanding {
  readonly sealedAt: Date;
  readonly expiresAt: Date;
  /** Whether its record attests compliance: see `reasonsOf`. */
  readonly attests: boolean;
  /** The partner's reviewers sent it back. */
  readonly sentBack: boolean;
}

/** One payment method, as far as compliance depends on it. */
export interface PaymentMethodStanding {
  readonly determined: boolean;
  /** Status of the open attempt, or null. */
  readonly openAttempt: "Step_2_Started" | "Step_2_Completed" | "Step_3_Review" | null;
  readonly sealed: readonly SealedStanding[];
}

/** A merchant's stage; since when and until when its latest attestations say that it is compliant. */
export interface Compliance {
  readonly status: ComplianceStatus;
  /** Of the attestations that there are, whatever the stage is: a new payment method takes none away. */
  readonly compliantAt: Date | null;
  readonly expiresAt: Date | null;
}

/** Whether a payment method has an attestation of compliance that has not run out. */
export function attestsNow(method: PaymentMethodStanding, now: Date): boolean {
  const latest = latestClean(method);
  return latest !== null && latest.expiresAt > now;
}

/**
 * The merchant's stage, and the dates of its attestations. Compliant: every payment method has a sealed, unexpired attempt that
 * attests compliance, and was not sent back. Expired: one of those has run out. Else the furthest stage of its open work.
 */
export function complianceOf(methods: readonly PaymentMethodStanding[], now: Date): Compliance {
  const latest = methods.map((method) => latestClean(method));
  const held = latest.filter((sealed): sealed is SealedStanding => sealed !== null);
  const current = held.filter((sealed) => sealed.expiresAt > now);
  const expiresAt = earliest(held.map((sealed) => sealed.expiresAt));
  const compliantAt = newest(held.map((sealed) => sealed.sealedAt));
  if (methods.length > 0 && current.length === methods.length) {
    return { status: "compliant", compliantAt, expiresAt };
  }
  if (current.length < held.length) return { status: "expired", compliantAt, expiresAt };
  const open = methods.filter((_, index) => latest[index] === null);
  return { status: furthestStage(open), compliantAt, expiresAt };
}

/** What was sealed last of those that were sent back; nothing that was sealed up to then counts. */
function lastSentBack(method: PaymentMethodStanding): Date | null {
  return newest(method.sealed.filter(({ sentBack }) => sentBack).map(({ sealedAt }) => sealedAt));
}

function latestClean(method: PaymentMethodStanding): SealedStanding | null {
  const back = lastSentBack(method);
  const clean = method.sealed.filter(
    ({ attests, sealedAt }) => attests && (back === null || sealedAt > back),
  );
  return clean.sort((a, b) => b.sealedAt.getTime() - a.sealedAt.getTime())[0] ?? null;
}

function furthestStage(methods: readonly PaymentMethodStanding[]): ComplianceStatus {
  const inReview = (m: PaymentMethodStanding) =>
    m.openAttempt === "Step_3_Review" ||
    (m.openAttempt === null && m.sealed.length > 0) ||
    lastSentBack(m) !== null;
  if (methods.some(inReview)) return "review_in_progress";
  if (methods.some((m) => m.openAttempt !== null)) return "questions_in_progress";
  if (methods.some((m) => m.determined)) return "saq_determined";
  return methods.length > 0 ? "payment_methods_added" : "not_started";
}

function earliest(dates: readonly Date[]): Date | null {
  return dates.reduce<Date | null>((a, b) => (a === null || b < a ? b : a), null);
}

function newest(dates: readonly Date[]): Date | null {
  return dates.reduce<Date | null>((a, b) => (a === null || b > a ? b : a), null);
}

/** Stages that a dashboard shows; `expiring_soon` is compliant with its end inside the window. */
export type EffectiveStatus = ComplianceStatus | "expiring_soon";

/** The stage with the clock taken into account: the stored one can be older than the expiry. */
export function effectiveStatusOf(
  stored: { status: ComplianceStatus; expiresAt: Date | null },
  now: Date,
  windowDays: number,
): EffectiveStatus {
  if (stored.status !== "compliant" || stored.expiresAt === null) return stored.status;
  if (stored.expiresAt <= now) return "expired";
  const windowMs = windowDays * 24 * 60 * 60 * 1000;
  return stored.expiresAt.getTime() - now.getTime() <= windowMs ? "expiring_soon" : "compliant";
}
