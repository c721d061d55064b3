// When a webhook is tried again. Pure.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pauses after each failed try, before jitter. */
export const RETRY_PAUSES_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
];

/** Up to a tenth more, so that a receiver that comes back is not met by everything at once. */
const JITTER = 0.1;

/** When to try again after `tries` failed ones; null: never. `chance` is a number from 0 to 1. */
export function nextTryAt(tries: number, now: Date, chance: number): Date | null {
  const pause = RETRY_PAUSES_MS[tries - 1];
  if (pause === undefined) return null;
  return new Date(now.getTime() + pause * (1 + JITTER * chance));
}

/** After so many failures in a row nothing goes to an address but one try at a time. */
export const FAILURES_UNTIL_PAUSE = 20;

/** The pauses between these single tries; the last one goes on. */
export const PROBE_PAUSES_MS: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
];

/** When a paused address is tried next, after so many failures in a row. */
export function nextProbeAt(failuresInRow: number, now: Date, chance: number): Date {
  const probes = Math.max(0, failuresInRow - FAILURES_UNTIL_PAUSE);
  const pause = PROBE_PAUSES_MS[Math.min(probes, PROBE_PAUSES_MS.length - 1)] ?? HOUR;
  return new Date(now.getTime() + pause * (1 + JITTER * chance));
}
