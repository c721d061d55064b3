// When a message that was not handed over is tried again. Pure.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a message is tried. */
const TRIED_FOR_MS = 72 * HOUR;
const HOURLY_TRIES = 6;

function pauseAfter(tries: number): number {
  if (tries <= 1) return 5 * MINUTE;
  return tries <= 1 + HOURLY_TRIES ? HOUR : 6 * HOUR;
}

/** When to try again after `tries` failed ones: 5 minutes, then hours, then 6 hours; null: never. */
export function nextMailTryAt(tries: number, writtenAt: Date, now: Date): Date | null {
  const end = writtenAt.getTime() + TRIED_FOR_MS;
  if (now.getTime() >= end) return null;
  return new Date(Math.min(now.getTime() + pauseAfter(tries), end));
}
