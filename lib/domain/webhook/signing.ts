import type { PartnerSecretRow } from "@/lib/domain/partner/queries";

/** The secrets that sign now: the current one, and the one before for a day after a rotation. */
export function signingSecrets(row: PartnerSecretRow, now: Date): string[] {
  const { webhookSecret, previousSecret, previousUntil } = row;
  const overlaps = previousSecret !== null && previousUntil !== null && previousUntil > now;
  return overlaps ? [webhookSecret, previousSecret] : [webhookSecret];
}
