// How often and how soon something that ended is started again, and when that is enough.

/** When to start again. */
export interface RestartPolicy {
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Failures in a row after which it is given up. */
  readonly attempts: number;
  /** Whoever ran that long starts with a clean slate. */
  readonly steadyMs: number;
}

/** Gives up after about two minutes of failures in a row. */
export const RESTART_POLICY: RestartPolicy = {
  firstWaitMs: 500,
  longestWaitMs: 30_000,
  attempts: 10,
  steadyMs: 60_000,
};

/** Counts the failures of one process. */
export interface Restarts {
  /** It was started. */
  started(): void;
  /** It ended or did not start: the time to wait before the next start; null: no more. */
  failed(): number | null;
  /** Failures in a row. */
  readonly count: () => number;
}

/** Counts by a policy: each wait is twice the one before. */
export function countRestarts(policy: RestartPolicy): Restarts {
  let failures = 0;
  let startedAt = performance.now();
  return {
    started() {
      startedAt = performance.now();
    },
    failed() {
      if (performance.now() - startedAt >= policy.steadyMs) failures = 0;
      failures += 1;
      if (failures >= policy.attempts) return null;
      return Math.min(policy.longestWaitMs, policy.firstWaitMs * 2 ** (failures - 1));
    },
    count: () => failures,
  };
}
