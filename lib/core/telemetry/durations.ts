// How long things take, in memory that does not grow: counts per bucket, of the last half hour to hour.

/** Upper ends of the buckets in milliseconds; the last one takes everything else. */
const ENDS_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000, 60_000] as const;
const GENERATION_MS = 30 * 60 * 1000;
/** Names are operations and jobs of the program: more there are not. */
const NAMES_MAX = 500;

/** What is known of one name's durations. */
export interface Duration {
  readonly name: string;
  readonly count: number;
  readonly failed: number;
  /** Upper end of the bucket that holds the share of them; `mostMs` where that is the last one. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly mostMs: number;
}

interface Counted {
  readonly buckets: number[];
  failed: number;
  mostMs: number;
}

function nothing(): Counted {
  return { buckets: new Array(ENDS_MS.length + 1).fill(0), failed: 0, mostMs: 0 };
}

function sum(parts: readonly Counted[]): Counted {
  const all = nothing();
  for (const { buckets, failed, mostMs } of parts) {
    for (const [at, count] of buckets.entries()) all.buckets[at] = (all.buckets[at] ?? 0) + count;
    all.failed += failed;
    all.mostMs = Math.max(all.mostMs, mostMs);
  }
  return all;
}

function quantile({ buckets, mostMs }: Counted, total: number, share: number): number {
  let seen = 0;
  for (const [at, count] of buckets.entries()) {
    seen += count;
    if (seen >= total * share) return Math.min(ENDS_MS[at] ?? mostMs, mostMs);
  }
  return mostMs;
}

/** Durations by name. `now`: milliseconds of a clock that only goes forward. */
export class Durations {
  #current = new Map<string, Counted>();
  #before = new Map<string, Counted>();
  #since: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.#since = now();
  }

  /** Counts one. */
  add(name: string, ms: number, failed: boolean): void {
    this.#age();
    let counted = this.#current.get(name);
    if (!counted) {
      if (this.#current.size >= NAMES_MAX) return;
      counted = nothing();
      this.#current.set(name, counted);
    }
    const at = ENDS_MS.findIndex((end) => ms <= end);
    const bucket = at === -1 ? ENDS_MS.length : at;
    counted.buckets[bucket] = (counted.buckets[bucket] ?? 0) + 1;
    counted.mostMs = Math.max(counted.mostMs, Math.ceil(ms));
    if (failed) counted.failed += 1;
  }

  /** The slowest, by what 95 of 100 took at most. */
  slowest(atMost: number): Duration[] {
    this.#age();
    const names = new Set([...this.#current.keys(), ...this.#before.keys()]);
    const all = [...names].map((name) => this.#of(name));
    all.sort((a, b) => b.p95Ms - a.p95Ms || b.mostMs - a.mostMs || a.name.localeCompare(b.name));
    return all.slice(0, atMost);
  }

  #of(name: string): Duration {
    const parts = [this.#current.get(name), this.#before.get(name)];
    const all = sum(parts.filter((part) => part !== undefined));
    const count = all.buckets.reduce((total, each) => total + each, 0);
    const p50Ms = quantile(all, count, 0.5);
    const p95Ms = quantile(all, count, 0.95);
    return { name, count, failed: all.failed, p50Ms, p95Ms, mostMs: all.mostMs };
  }

  #age(): void {
    const passed = this.now() - this.#since;
    if (passed < GENERATION_MS) return;
    this.#before = passed < 2 * GENERATION_MS ? this.#current : new Map();
    this.#current = new Map();
    this.#since = this.now();
  }
}
