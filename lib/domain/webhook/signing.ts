import type { PartnerSecretRow } from "@/lib/domain/partner/queries";

/** The secrets that sign now, the newest first: the current one, and each before it for a day after its rotation. */
export function signingSecrets(row: PartnerSecretRow, now: Date): string[] {
  const { webhookSecret, previousSecret, previousUntil, olderSecrets } = row;
  const overlaps = previousSecret !== null && previousUntil !== null && previousUntil > now;
  const older = olderSecrets.filter(({ until }) => new Date(until) > now);
  return [
    webhookSecret,
    ...(overlaps ? [previousSecret] : []),
    ...older.map(({ secret }) => secret),
  ];
}
