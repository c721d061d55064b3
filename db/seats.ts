// No tenant takes all connections of a process: so many of its transactions run at once, and the others wait
// for each other instead of for everybody's.
import { AppError } from "@/lib/core/errors";

const RETRY_SECONDS = 5;

/** Seats of tenants, of which each has the same number. */
export class Seats {
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(
    private readonly each: number,
    private readonly patienceMs: number,
  ) {}

  /** Waits for a seat; answers what gives it back. SERVICE_BUSY where none is free in time. */
  async take(tenant: string): Promise<() => void> {
    const taken = this.#taken.get(tenant) ?? 0;
    if (taken < this.each) this.#taken.set(tenant, taken + 1);
    else await this.#turn(tenant);
    return () => this.#give(tenant);
  }

  #turn(tenant: string): Promise<void> {
    const queue = this.#waiting.get(tenant) ?? [];
    this.#waiting.set(tenant, queue);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(next), 1);
        reject(new AppError("SERVICE_BUSY", { retryAfterSeconds: RETRY_SECONDS }));
      }, this.patienceMs);
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      queue.push(next);
    });
  }

  /** Whoever waits takes the seat over; the number of those that are taken stays. */
  #give(tenant: string): void {
    const next = this.#waiting.get(tenant)?.shift();
    if (next) {
      next();
      return;
    }
    this.#waiting.delete(tenant);
    const left = (this.#taken.get(tenant) ?? 1) - 1;
    if (left > 0) this.#taken.set(tenant, left);
    else this.#taken.delete(tenant);
  }
}
