/** Days before the end on which a merchant is reminded, and the day itself. */
export const THRESHOLDS = [30, 14, 7, 1, 0] as const;

/**
 * The reminder that is due with so many days left: the nearest threshold at or above. null: none yet.
 * A service that was down for a week sends the one that counts today, not those that were missed.
 */
export function thresholdOf(daysUntilExpiry: number): number | null {
  const reached = THRESHOLDS.filter((threshold) => daysUntilExpiry <= threshold);
  return reached.at(-1) ?? null;
}
