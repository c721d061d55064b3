/**
 * The reminder that is due with so many days left: the nearest of the partner's days at or above. null: none
 * yet. A service that was down for a week sends the one that counts today, not those that were missed.
 */
export function thresholdOf(
  daysUntilExpiry: number,
  reminderDays: readonly number[],
): number | null {
  const reached = reminderDays.filter((threshold) => daysUntilExpiry <= threshold);
  return reached.length > 0 ? Math.min(...reached) : null;
}
