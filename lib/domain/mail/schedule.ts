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

/** A message, as its schedule needs it. */
interface Tried {
  readonly tries: number;
  readonly createdAt: Date;
  /** From then on it is of no use; null: it does not grow old. */
  readonly sendUntil: Date | null;
}

/** When to try a message again: after 5 minutes, then hours, then 6 hours; null: never. */
export function nextMailTryAt({ tries, createdAt, sendUntil }: Tried, now: Date): Date | null {
  const end = createdAt.getTime() + TRIED_FOR_MS;
  if (now.getTime() >= end) return null;
  const next = new Date(Math.min(now.getTime() + pauseAfter(tries), end));
  return sendUntil && next >= sendUntil ? null : next;
}
